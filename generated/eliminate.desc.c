/* What eliminate.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "eliminate.h"
#if ELIMINATE_H != 0xdc0f50fdae3df1a3
#error "eliminate.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Abs = DFG_FIRST_OP,
    OP_Add,
    OP_And,
    OP_Cast,
    OP_Ceil,
    OP_Concat,
    OP_Div,
    OP_Dropout,
    OP_Expand,
    OP_Flatten,
    OP_Floor,
    OP_Identity,
    OP_Max,
    OP_Mean,
    OP_Min,
    OP_Mul,
    OP_Neg,
    OP_Not,
    OP_Or,
    OP_Pad,
    OP_Pow,
    OP_Relu,
    OP_Reshape,
    OP_Resize,
    OP_Round,
    OP_Sign,
    OP_Slice,
    OP_Split,
    OP_Squeeze,
    OP_Sub,
    OP_Sum,
    OP_Tile,
    OP_Transpose,
    OP_Unsqueeze,
    OP_Where,
};
enum {
    ATTR_coordinate_transformation_mode,
    ATTR_mode,
    ATTR_perm,
};
enum {
    STR_cubic,
    STR_half_pixel,
    STR_nearest,
    STR_tf_crop_and_resize,
};
static const char *const op_names[] = {
    "Abs",
    "Add",
    "And",
    "Cast",
    "Ceil",
    "Concat",
    "Div",
    "Dropout",
    "Expand",
    "Flatten",
    "Floor",
    "Identity",
    "Max",
    "Mean",
    "Min",
    "Mul",
    "Neg",
    "Not",
    "Or",
    "Pad",
    "Pow",
    "Relu",
    "Reshape",
    "Resize",
    "Round",
    "Sign",
    "Slice",
    "Split",
    "Squeeze",
    "Sub",
    "Sum",
    "Tile",
    "Transpose",
    "Unsqueeze",
    "Where",
};
static const char *const attr_names[] = {
    "coordinate_transformation_mode",
    "mode",
    "perm",
};
static const char *const str_names[] = {
    "cubic",
    "half_pixel",
    "nearest",
    "tf_crop_and_resize",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 35,
    .ops = op_names,
    .n_attrs = 3,
    .attrs = attr_names,
    .n_strs = 4,
    .strs = str_names,
};

/* eliminate.pat:10
 * cond no_wider(c, x, y) = c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y);
 */
static bool no_wider(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node y)
{
    return dfg_rank(g, c) == 0
        || (dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1))
            && dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)))
        || dfg_same_shape(g, x, y) == DFG_TRUE;
}

struct eliminate_mul_one_whole {
    struct eliminate_mul_one_match m;
    dfg_node constant;
};

static bool eliminate_mul_one_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node c = dfg_arg(g, n, 1 - swap);
        dfg_node constant = c;
        if (!dfg_splat_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
            continue;
        /* where no_wider(c, x, y) */
        if (!no_wider(g, c, x, n))
            continue;
        if (accept(ctx, &(struct eliminate_mul_one_whole){.m = {.root = n, .x = x, .c = c, .y = n},
                .constant = constant}))
            return true;
    }
    return false;
}

/* eliminate.pat:17, known not to hold
 * cond is_float(c) = c.dtype in {f16, bf16, f32, f64};
 */
static bool not_is_float(const dfg_graph *g, dfg_node c)
{
    return dfg_ne(dfg_dtype_of(g, c), dfg_dtype_val(DFG_F16))
        && dfg_ne(dfg_dtype_of(g, c), dfg_dtype_val(DFG_BF16))
        && dfg_ne(dfg_dtype_of(g, c), dfg_dtype_val(DFG_F32))
        && dfg_ne(dfg_dtype_of(g, c), dfg_dtype_val(DFG_F64));
}

struct eliminate_add_zero_whole {
    struct eliminate_add_zero_match m;
    dfg_node constant;
};

static bool eliminate_add_zero_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node c = dfg_arg(g, n, 1 - swap);
        dfg_node constant = c;
        if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
            continue;
        /* where no_wider(c, x, y) */
        if (!no_wider(g, c, x, n))
            continue;
        /* where not is_float(c) or extern eliminate_minus_zero(c) */
        if (!(not_is_float(g, c) || eliminate_minus_zero(g, c)))
            continue;
        if (accept(ctx, &(struct eliminate_add_zero_whole){.m = {.root = n, .x = x, .c = c, .y = n},
                .constant = constant}))
            return true;
    }
    return false;
}

struct eliminate_sub_zero_whole {
    struct eliminate_sub_zero_match m;
    dfg_node constant;
};

static bool eliminate_sub_zero_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Sub, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node constant = c;
    if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    /* where no_wider(c, x, y) */
    if (!no_wider(g, c, x, n))
        return false;
    /* where not is_float(c) or extern eliminate_plus_zero(c) */
    if (!(not_is_float(g, c) || eliminate_plus_zero(g, c)))
        return false;
    return accept(ctx, &(struct eliminate_sub_zero_whole){.m = {.root = n, .x = x, .c = c, .y = n},
            .constant = constant});
}

struct eliminate_div_one_whole {
    struct eliminate_div_one_match m;
    dfg_node constant;
};

static bool eliminate_div_one_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Div, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node constant = c;
    if (!dfg_splat_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
        return false;
    /* where no_wider(c, x, y) */
    if (!no_wider(g, c, x, n))
        return false;
    return accept(ctx, &(struct eliminate_div_one_whole){.m = {.root = n, .x = x, .c = c, .y = n},
            .constant = constant});
}

struct eliminate_pow_one_whole {
    struct eliminate_pow_one_match m;
    dfg_node constant;
};

static bool eliminate_pow_one_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Pow, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node constant = c;
    if (!dfg_splat_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
        return false;
    /* where no_wider(c, x, y) */
    if (!no_wider(g, c, x, n))
        return false;
    return accept(ctx, &(struct eliminate_pow_one_whole){.m = {.root = n, .x = x, .c = c, .y = n},
            .constant = constant});
}

struct eliminate_and_true_whole {
    struct eliminate_and_true_match m;
    dfg_node constant;
};

static bool eliminate_and_true_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_And, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node c = dfg_arg(g, n, 1 - swap);
        dfg_node constant = c;
        if (!dfg_splat_is(g, constant, dfg_bool(true), DFG_NO_DTYPE))
            continue;
        /* where no_wider(c, x, y) */
        if (!no_wider(g, c, x, n))
            continue;
        if (accept(ctx, &(struct eliminate_and_true_whole){.m = {.root = n, .x = x, .c = c, .y = n},
                .constant = constant}))
            return true;
    }
    return false;
}

struct eliminate_or_false_whole {
    struct eliminate_or_false_match m;
    dfg_node constant;
};

static bool eliminate_or_false_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Or, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node c = dfg_arg(g, n, 1 - swap);
        dfg_node constant = c;
        if (!dfg_splat_is(g, constant, dfg_bool(false), DFG_NO_DTYPE))
            continue;
        /* where no_wider(c, x, y) */
        if (!no_wider(g, c, x, n))
            continue;
        if (accept(ctx, &(struct eliminate_or_false_whole){.m = {.root = n, .x = x, .c = c, .y = n},
                .constant = constant}))
            return true;
    }
    return false;
}

struct eliminate_no_identity_whole {
    struct eliminate_no_identity_match m;
    dfg_node identity;
};

static bool eliminate_no_identity_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Identity, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct eliminate_no_identity_whole){.m = {.root = n, .x = x}, .identity = n});
}

struct eliminate_no_dropout_whole {
    struct eliminate_no_dropout_match m;
    dfg_node dropout;
    dfg_node dropout_call;
};

static bool eliminate_no_dropout_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != OP_Dropout || dfg_n_args(g, n_call) > 2 || dfg_arg(g, n_call, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n_call, 0);
    dfg_node ratio = dfg_arg(g, n_call, 1);
    if (!dfg_same_body(g, n, n_call))
        return false;
    return accept(ctx, &(struct eliminate_no_dropout_whole){.m = {.root = n, .x = x, .ratio = ratio},
            .dropout = n, .dropout_call = dfg_first_result(g, n)});
}

struct eliminate_no_dropout_off_whole {
    struct eliminate_no_dropout_off_match m;
    dfg_node dropout;
    dfg_node dropout_call;
    dfg_node constant;
};

static bool eliminate_no_dropout_off_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != OP_Dropout || dfg_n_args(g, n_call) > 3 || dfg_arg(g, n_call, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n_call, 0);
    dfg_node ratio = dfg_arg(g, n_call, 1);
    dfg_node constant = dfg_arg(g, n_call, 2);
    if (!dfg_splat_is(g, constant, dfg_bool(false), DFG_NO_DTYPE) || !dfg_same_body(g, n, n_call))
        return false;
    return accept(ctx, &(struct eliminate_no_dropout_off_whole){.m = {.root = n, .x = x, .ratio = ratio},
            .dropout = n, .dropout_call = dfg_first_result(g, n), .constant = constant});
}

struct eliminate_no_dropout_ratio_whole {
    struct eliminate_no_dropout_ratio_match m;
    dfg_node dropout;
    dfg_node dropout_call;
    dfg_node constant;
    dfg_node x;
};

static bool eliminate_no_dropout_ratio_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_with(g, n_call, OP_Dropout, 3))
        return false;
    dfg_node x = dfg_arg(g, n_call, 0);
    dfg_node constant = dfg_arg(g, n_call, 1);
    if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node x_2 = dfg_arg(g, n_call, 2);
    if (!dfg_same_body(g, n, n_call))
        return false;
    return accept(ctx, &(struct eliminate_no_dropout_ratio_whole){.m = {.root = n, .x = x}, .dropout = n,
            .dropout_call = dfg_first_result(g, n), .constant = constant, .x = x_2});
}

struct eliminate_cast_same_whole {
    struct eliminate_cast_same_match m;
};

static bool eliminate_cast_same_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Cast, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where same_dtype(x, c) */
    if (dfg_same_dtype(g, x, n) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct eliminate_cast_same_whole){.m = {.root = n, .x = x, .c = n}});
}

struct eliminate_expand_same_whole {
    struct eliminate_expand_same_match m;
    dfg_node x;
};

static bool eliminate_expand_same_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Expand, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where same_shape(x, e) */
    if (dfg_same_shape(g, x, n) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct eliminate_expand_same_whole){.m = {.root = n, .x = x, .e = n}, .x = x_2});
}

struct eliminate_tile_once_whole {
    struct eliminate_tile_once_match m;
    dfg_node tile;
    dfg_node constant;
};

static bool eliminate_tile_once_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Tile, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_splat_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
        return false;
    return accept(ctx, &(struct eliminate_tile_once_whole){.m = {.root = n, .x = x}, .tile = n,
            .constant = constant});
}

struct eliminate_pad_none_whole {
    struct eliminate_pad_none_match m;
    dfg_node pad;
    struct dfg_nodes rest;
    dfg_node constant;
};

static bool eliminate_pad_none_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Pad || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    struct dfg_nodes rest = dfg_rest(g, n, 2, 0);
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    return accept(ctx, &(struct eliminate_pad_none_whole){.m = {.root = n, .x = x}, .pad = n,
            .rest = rest, .constant = constant});
}

static dfg_val eliminate_min1(const dfg_graph *g, dfg_node steps)
{
    const dfg_val list = dfg_elements(g, steps);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item(list, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

struct eliminate_slice_all_whole {
    struct eliminate_slice_all_match m;
    dfg_node slice;
    dfg_node x;
    dfg_node x_2;
    dfg_node slice_2;
    dfg_node x_3;
    dfg_node x_4;
    dfg_node x_5;
    dfg_node slice_3;
    dfg_node x_6;
    dfg_node x_7;
    dfg_node x_8;
};

static bool eliminate_slice_all_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node slice = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE, x_2_2 = DFG_NONE, slice_2 = DFG_NONE;
        dfg_node x_3 = DFG_NONE, x_4 = DFG_NONE, x_5 = DFG_NONE, slice_3 = DFG_NONE, x_6 = DFG_NONE;
        dfg_node x_7 = DFG_NONE, x_8 = DFG_NONE, steps = DFG_NONE;
        if (alt == 0) {
            slice = n;
            if (!dfg_calls_with(g, slice, OP_Slice, 3))
                continue;
            x = dfg_arg(g, slice, 0);
            x_2 = dfg_arg(g, slice, 1);
            x_2_2 = dfg_arg(g, slice, 2);
        } else if (alt == 1) {
            slice_2 = n;
            if (!dfg_calls_with(g, slice_2, OP_Slice, 4))
                continue;
            x = dfg_arg(g, slice_2, 0);
            x_3 = dfg_arg(g, slice_2, 1);
            x_4 = dfg_arg(g, slice_2, 2);
            x_5 = dfg_arg(g, slice_2, 3);
        } else {
            slice_3 = n;
            if (dfg_op(g, slice_3) != OP_Slice || dfg_n_args(g, slice_3) > 5
                || dfg_arg(g, slice_3, 0) == DFG_NONE || dfg_arg(g, slice_3, 1) == DFG_NONE
                || dfg_arg(g, slice_3, 2) == DFG_NONE || dfg_arg(g, slice_3, 4) == DFG_NONE)
                continue;
            x = dfg_arg(g, slice_3, 0);
            x_6 = dfg_arg(g, slice_3, 1);
            x_7 = dfg_arg(g, slice_3, 2);
            x_8 = dfg_arg(g, slice_3, 3);
            steps = dfg_arg(g, slice_3, 4);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){slice, slice_2, slice_3}, 3))
            continue;
        /* where same_shape(x, s) */
        if (dfg_same_shape(g, x, n) != DFG_TRUE)
            continue;
        /* where not present(steps) or value(steps) == 1 or min([v for v in value(steps)]) == 1 */
        if (!(steps == DFG_NONE || dfg_eq(dfg_value_of(g, steps), dfg_int(1))
              || dfg_eq(eliminate_min1(g, steps), dfg_int(1))))
            continue;
        if (accept(ctx, &(struct eliminate_slice_all_whole){.m = {.root = n, .x = x, .steps = steps,
                .s = n}, .slice = slice, .x = x_2, .x_2 = x_2_2, .slice_2 = slice_2,
                .x_3 = x_3, .x_4 = x_4, .x_5 = x_5, .slice_3 = slice_3, .x_6 = x_6, .x_7 = x_7,
                .x_8 = x_8}))
            return true;
    }
    return false;
}

struct eliminate_concat_one_whole {
    struct eliminate_concat_one_match m;
    dfg_node concat;
};

static bool eliminate_concat_one_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Concat, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct eliminate_concat_one_whole){.m = {.root = n, .x = x}, .concat = n});
}

struct eliminate_join_one_whole {
    struct eliminate_join_one_match m;
    dfg_node call;
};

static bool eliminate_join_one_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_Sum || dfg_op(g, n) == OP_Max || dfg_op(g, n) == OP_Min
          || dfg_op(g, n) == OP_Mean)
        || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct eliminate_join_one_whole){.m = {.root = n, .x = x}, .call = n});
}

struct eliminate_split_one_whole {
    struct eliminate_split_one_match m;
    struct dfg_nodes rest;
};

static bool eliminate_split_one_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node s = dfg_arg(g, n, 0);
    if (dfg_op(g, s) != OP_Split || dfg_arg(g, s, 0) == DFG_NONE)
        return false;
    struct dfg_nodes rest = dfg_rest(g, s, 1, 0);
    dfg_node x = dfg_arg(g, s, 0);
    if (!dfg_same_body(g, n, s))
        return false;
    /* where same_shape(x, first) */
    if (dfg_same_shape(g, x, n) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct eliminate_split_one_whole){.m = {.root = n, .x = x, .s = s, .first = n},
            .rest = rest});
}

struct eliminate_where_true_whole {
    struct eliminate_where_true_match m;
    dfg_node constant;
};

static bool eliminate_where_true_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Where, 3))
        return false;
    dfg_node constant = dfg_arg(g, n, 0);
    if (!dfg_splat_is(g, constant, dfg_bool(true), DFG_NO_DTYPE))
        return false;
    dfg_node x = dfg_arg(g, n, 1);
    dfg_node y = dfg_arg(g, n, 2);
    /* where same_shape(x, w) */
    if (dfg_same_shape(g, x, n) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct eliminate_where_true_whole){.m = {.root = n, .x = x, .y = y, .w = n},
            .constant = constant});
}

struct eliminate_where_false_whole {
    struct eliminate_where_false_match m;
    dfg_node constant;
};

static bool eliminate_where_false_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Where, 3))
        return false;
    dfg_node constant = dfg_arg(g, n, 0);
    if (!dfg_splat_is(g, constant, dfg_bool(false), DFG_NO_DTYPE))
        return false;
    dfg_node x = dfg_arg(g, n, 1);
    dfg_node y = dfg_arg(g, n, 2);
    /* where same_shape(y, w) */
    if (dfg_same_shape(g, y, n) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct eliminate_where_false_whole){.m = {.root = n, .x = x, .y = y, .w = n},
            .constant = constant});
}

static enum dfg_tri eliminate_same2(dfg_val p)
{
    const int64_t n = dfg_len(p), m = dfg_range_len(dfg_int(0), dfg_count(dfg_len(p)), dfg_int(1));
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, dfg_same(dfg_item(p, k), dfg_int(k)));
    return all;
}

struct eliminate_transpose_none_whole {
    struct eliminate_transpose_none_match m;
    dfg_node transpose;
};

static bool eliminate_transpose_none_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Transpose, 1))
        return false;
    dfg_val p = dfg_attr(g, n, ATTR_perm);
    if (!dfg_known(p))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where p == range(len(p)) */
    if (eliminate_same2(p) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct eliminate_transpose_none_whole){.m = {.root = n, .x = x, .p = p},
            .transpose = n});
}

struct eliminate_reshape_same_whole {
    struct eliminate_reshape_same_match m;
    struct dfg_nodes rest;
};

static bool eliminate_reshape_same_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_Reshape || dfg_op(g, n) == OP_Squeeze || dfg_op(g, n) == OP_Unsqueeze
          || dfg_op(g, n) == OP_Flatten)
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    struct dfg_nodes rest = dfg_rest(g, n, 1, 0);
    dfg_node x = dfg_arg(g, n, 0);
    /* where same_shape(x, r) */
    if (dfg_same_shape(g, x, n) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct eliminate_reshape_same_whole){.m = {.root = n, .x = x, .r = n},
            .rest = rest});
}

struct eliminate_resize_none_whole {
    struct eliminate_resize_none_match m;
    dfg_node resize;
    dfg_node constant;
};

static bool eliminate_resize_none_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Resize || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    if (!dfg_ne(dfg_attr_or(g, n, ATTR_mode, dfg_str(g, STR_nearest)), dfg_str(g, STR_cubic)))
        return false;
    if (!dfg_ne(dfg_attr_or(g, n, ATTR_coordinate_transformation_mode, dfg_str(g, STR_half_pixel)),
                dfg_str(g, STR_tf_crop_and_resize)))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node roi = dfg_arg(g, n, 1);
    dfg_node constant = dfg_arg(g, n, 2);
    if (!dfg_splat_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
        return false;
    return accept(ctx, &(struct eliminate_resize_none_whole){.m = {.root = n, .x = x, .roi = roi},
            .resize = n, .constant = constant});
}

struct eliminate_relu_twice_whole {
    struct eliminate_relu_twice_match m;
    dfg_node relu;
};

static bool eliminate_relu_twice_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Relu, 1))
        return false;
    dfg_node r = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, r, OP_Relu, 1))
        return false;
    dfg_node x = dfg_arg(g, r, 0);
    if (!dfg_same_body(g, n, r))
        return false;
    return accept(ctx, &(struct eliminate_relu_twice_whole){.m = {.root = n, .x = x, .r = r}, .relu = n});
}

struct eliminate_abs_twice_whole {
    struct eliminate_abs_twice_match m;
    dfg_node abs;
};

static bool eliminate_abs_twice_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Abs, 1))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    if (!(dfg_op(g, a) == OP_Abs || dfg_op(g, a) == OP_Relu) || !dfg_has_args(g, a, 1))
        return false;
    dfg_node x = dfg_arg(g, a, 0);
    if (!dfg_same_body(g, n, a))
        return false;
    return accept(ctx, &(struct eliminate_abs_twice_whole){.m = {.root = n, .x = x, .a = a}, .abs = n});
}

struct eliminate_sign_twice_whole {
    struct eliminate_sign_twice_match m;
    dfg_node sign;
};

static bool eliminate_sign_twice_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Sign, 1))
        return false;
    dfg_node s = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, s, OP_Sign, 1))
        return false;
    dfg_node x = dfg_arg(g, s, 0);
    if (!dfg_same_body(g, n, s))
        return false;
    return accept(ctx, &(struct eliminate_sign_twice_whole){.m = {.root = n, .x = x, .s = s}, .sign = n});
}

struct eliminate_round_twice_whole {
    struct eliminate_round_twice_match m;
    dfg_node call;
};

static bool eliminate_round_twice_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_Ceil || dfg_op(g, n) == OP_Floor || dfg_op(g, n) == OP_Round)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node r = dfg_arg(g, n, 0);
    if (!(dfg_op(g, r) == OP_Ceil || dfg_op(g, r) == OP_Floor || dfg_op(g, r) == OP_Round)
        || !dfg_has_args(g, r, 1))
        return false;
    dfg_node x = dfg_arg(g, r, 0);
    if (!dfg_same_body(g, n, r))
        return false;
    return accept(ctx, &(struct eliminate_round_twice_whole){.m = {.root = n, .x = x, .r = r}, .call = n});
}

struct eliminate_not_twice_whole {
    struct eliminate_not_twice_match m;
    dfg_node not_;
    dfg_node not_2;
};

static bool eliminate_not_twice_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Not, 1))
        return false;
    dfg_node not_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, not_2, OP_Not, 1))
        return false;
    dfg_node x = dfg_arg(g, not_2, 0);
    if (!dfg_same_body(g, n, not_2))
        return false;
    return accept(ctx, &(struct eliminate_not_twice_whole){.m = {.root = n, .x = x}, .not_ = n,
            .not_2 = not_2});
}

struct eliminate_neg_twice_whole {
    struct eliminate_neg_twice_match m;
    dfg_node neg;
    dfg_node neg_2;
};

static bool eliminate_neg_twice_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Neg, 1))
        return false;
    dfg_node neg_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, neg_2, OP_Neg, 1))
        return false;
    dfg_node x = dfg_arg(g, neg_2, 0);
    if (!dfg_same_body(g, n, neg_2))
        return false;
    return accept(ctx, &(struct eliminate_neg_twice_whole){.m = {.root = n, .x = x}, .neg = n,
            .neg_2 = neg_2});
}

struct eliminate_abs_neg_whole {
    struct eliminate_abs_neg_match m;
    dfg_node abs;
    dfg_node neg;
};

static bool eliminate_abs_neg_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Abs, 1))
        return false;
    dfg_node neg = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, neg, OP_Neg, 1))
        return false;
    dfg_node x = dfg_arg(g, neg, 0);
    if (!dfg_same_body(g, n, neg))
        return false;
    return accept(ctx, &(struct eliminate_abs_neg_whole){.m = {.root = n, .x = x}, .abs = n, .neg = neg});
}

/* eliminate.pat:103
 * cond lossless(x, c) =
 *     (x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, bf16, f32, f64})
 *     or (x.dtype == u8 and c.dtype in {u16, u32, u64})
 *     or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64})
 *     or (x.dtype == u16 and c.dtype in {u32, u64})
 *     or (x.dtype in {i32, u32} and c.dtype in {i64, f64})
 *     or (x.dtype == u32 and c.dtype == u64)
 *     or (x.dtype in {f16, bf16} and c.dtype in {f32, f64})
 *     or (x.dtype == f32 and c.dtype == f64);
 */
static bool lossless(const dfg_graph *g, dfg_node x, dfg_node c)
{
    return ((dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_U8)
            && (dfg_dtype(g, c) == DFG_I16 || dfg_dtype(g, c) == DFG_I32 || dfg_dtype(g, c) == DFG_I64
                || dfg_dtype(g, c) == DFG_F16 || dfg_dtype(g, c) == DFG_BF16 || dfg_dtype(g, c) == DFG_F32
                || dfg_dtype(g, c) == DFG_F64))
        || (dfg_dtype(g, x) == DFG_U8
            && (dfg_dtype(g, c) == DFG_U16 || dfg_dtype(g, c) == DFG_U32 || dfg_dtype(g, c) == DFG_U64))
        || ((dfg_dtype(g, x) == DFG_I16 || dfg_dtype(g, x) == DFG_U16)
            && (dfg_dtype(g, c) == DFG_I32 || dfg_dtype(g, c) == DFG_I64 || dfg_dtype(g, c) == DFG_F32
                || dfg_dtype(g, c) == DFG_F64))
        || (dfg_dtype(g, x) == DFG_U16 && (dfg_dtype(g, c) == DFG_U32 || dfg_dtype(g, c) == DFG_U64))
        || ((dfg_dtype(g, x) == DFG_I32 || dfg_dtype(g, x) == DFG_U32)
            && (dfg_dtype(g, c) == DFG_I64 || dfg_dtype(g, c) == DFG_F64))
        || (dfg_dtype(g, x) == DFG_U32 && dfg_dtype(g, c) == DFG_U64)
        || ((dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16)
            && (dfg_dtype(g, c) == DFG_F32 || dfg_dtype(g, c) == DFG_F64))
        || (dfg_dtype(g, x) == DFG_F32 && dfg_dtype(g, c) == DFG_F64);
}

struct eliminate_cast_cast_whole {
    struct eliminate_cast_cast_match m;
};

static bool eliminate_cast_cast_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Cast, 1))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, c, OP_Cast, 1))
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    if (!dfg_same_body(g, n, c))
        return false;
    /* where lossless(x, c) */
    if (!lossless(g, x, c))
        return false;
    return accept(ctx, &(struct eliminate_cast_cast_whole){.m = {.root = n, .x = x, .c = c, .d = n}});
}

struct eliminate_not_where_whole {
    struct eliminate_not_where_match m;
    dfg_node where;
    dfg_node not_;
};

static bool eliminate_not_where_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Where, 3))
        return false;
    dfg_node not_ = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, not_, OP_Not, 1))
        return false;
    dfg_node c = dfg_arg(g, not_, 0);
    dfg_node x = dfg_arg(g, n, 1);
    dfg_node y = dfg_arg(g, n, 2);
    if (!dfg_same_body(g, n, not_))
        return false;
    return accept(ctx, &(struct eliminate_not_where_whole){.m = {.root = n, .c = c, .x = x, .y = y},
            .where = n, .not_ = not_});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- mul_one ---- */

static const struct dfg_desc_expr eliminate_mul_one_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.rank == 0", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.elements == 1", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "(c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 10 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "same_shape(x, y)", .line = 10 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 17, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y)", .line = 10 },
};
static const struct dfg_desc_node eliminate_mul_one_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "Mul(x, c & splat(1))", .line = 15 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 15 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & splat(1)", .line = 15 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 15 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 15 },
};
static const struct dfg_desc_region eliminate_mul_one_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_mul_one_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture eliminate_mul_one_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_mul_one_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct eliminate_mul_one_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct eliminate_mul_one_match, y) },
};
static const struct dfg_desc_pattern eliminate_mul_one_desc = {
    .n_nodes = 5, .n_exprs = 19, .n_vars = 0, .n_sets = 3,
    .nodes = eliminate_mul_one_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_mul_one_regions,
    .exprs = eliminate_mul_one_exprs,
    .captures = eliminate_mul_one_refs,
    .text = "rule mul_one(x, c) { y = Mul(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }", .line = 15, .n_where = 1, .where = (const uint32_t[]){ 18, }
};
static bool eliminate_mul_one_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_mul_one_match(g, n, m);
}
static bool eliminate_mul_one_pass(void *ctx, const struct eliminate_mul_one_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_mul_one_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_mul_one_each(g, n, eliminate_mul_one_pass, &e);
}

static const struct dfg_part eliminate_mul_one_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_mul_one_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct eliminate_mul_one_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct eliminate_mul_one_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct eliminate_mul_one_whole, constant) },
};
/* ---- add_zero ---- */

static bool eliminate_add_zero_extern_28(const dfg_graph *g, const dfg_node *a)
{
    return eliminate_minus_zero(g, a[0]);
}
static const struct dfg_desc_expr eliminate_add_zero_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.rank == 0", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.elements == 1", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "(c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 10 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "same_shape(x, y)", .line = 10 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 17, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y)", .line = 10 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 17 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 17 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 17 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 17 },
    /* 25 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 20, 21, 22, 23, 24, }, .text = "c.dtype in {f16, bf16, f32, f64}", .line = 17 },
    /* 26 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "not is_float(c)", .line = 21 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 21 },
    /* 28 */ { .op = DFG_E_EXTERN, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .name = "eliminate_minus_zero", .call = eliminate_add_zero_extern_28, .text = "extern eliminate_minus_zero(c)", .line = 21 },
    /* 29 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "not is_float(c) or extern eliminate_minus_zero(c)", .line = 21 },
};
static const struct dfg_desc_node eliminate_add_zero_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "Add(x, c & splat(0))", .line = 19 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 18 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & splat(0)", .line = 19 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 18 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 19 },
};
static const struct dfg_desc_region eliminate_add_zero_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_add_zero_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture eliminate_add_zero_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_add_zero_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct eliminate_add_zero_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct eliminate_add_zero_match, y) },
};
static const struct dfg_desc_pattern eliminate_add_zero_desc = {
    .n_nodes = 5, .n_exprs = 30, .n_vars = 0, .n_sets = 3,
    .nodes = eliminate_add_zero_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_add_zero_regions,
    .exprs = eliminate_add_zero_exprs,
    .captures = eliminate_add_zero_refs,
    .text = "rule add_zero(x, c) {\012    y = Add(x, c & splat(0));\012    match y;\012    where no_wider(c, x, y), not is_float(c) or extern eliminate_minus_zero(c);\012    rewrite x;\012}", .line = 18, .n_where = 2, .where = (const uint32_t[]){ 18, 29, }
};
static bool eliminate_add_zero_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_add_zero_match(g, n, m);
}
static bool eliminate_add_zero_pass(void *ctx, const struct eliminate_add_zero_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_add_zero_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_add_zero_each(g, n, eliminate_add_zero_pass, &e);
}

static const struct dfg_part eliminate_add_zero_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_add_zero_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct eliminate_add_zero_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct eliminate_add_zero_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct eliminate_add_zero_whole, constant) },
};
/* ---- sub_zero ---- */

static bool eliminate_sub_zero_extern_28(const dfg_graph *g, const dfg_node *a)
{
    return eliminate_plus_zero(g, a[0]);
}
static const struct dfg_desc_expr eliminate_sub_zero_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.rank == 0", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.elements == 1", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "(c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 10 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "same_shape(x, y)", .line = 10 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 17, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y)", .line = 10 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 17 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 17 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 17 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 17 },
    /* 25 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 20, 21, 22, 23, 24, }, .text = "c.dtype in {f16, bf16, f32, f64}", .line = 17 },
    /* 26 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "not is_float(c)", .line = 27 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 27 },
    /* 28 */ { .op = DFG_E_EXTERN, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .name = "eliminate_plus_zero", .call = eliminate_sub_zero_extern_28, .text = "extern eliminate_plus_zero(c)", .line = 27 },
    /* 29 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "not is_float(c) or extern eliminate_plus_zero(c)", .line = 27 },
};
static const struct dfg_desc_node eliminate_sub_zero_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "Sub(x, c & splat(0))", .line = 25 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 24 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & splat(0)", .line = 25 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 24 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 25 },
};
static const struct dfg_desc_region eliminate_sub_zero_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_sub_zero_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture eliminate_sub_zero_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_sub_zero_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct eliminate_sub_zero_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct eliminate_sub_zero_match, y) },
};
static const struct dfg_desc_pattern eliminate_sub_zero_desc = {
    .n_nodes = 5, .n_exprs = 30, .n_vars = 0, .n_sets = 3,
    .nodes = eliminate_sub_zero_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_sub_zero_regions,
    .exprs = eliminate_sub_zero_exprs,
    .captures = eliminate_sub_zero_refs,
    .text = "rule sub_zero(x, c) {\012    y = Sub(x, c & splat(0));\012    match y;\012    where no_wider(c, x, y), not is_float(c) or extern eliminate_plus_zero(c);\012    rewrite x;\012}", .line = 24, .n_where = 2, .where = (const uint32_t[]){ 18, 29, }
};
static bool eliminate_sub_zero_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_sub_zero_match(g, n, m);
}
static bool eliminate_sub_zero_pass(void *ctx, const struct eliminate_sub_zero_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_sub_zero_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_sub_zero_each(g, n, eliminate_sub_zero_pass, &e);
}

static const struct dfg_part eliminate_sub_zero_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_sub_zero_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct eliminate_sub_zero_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct eliminate_sub_zero_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct eliminate_sub_zero_whole, constant) },
};
/* ---- div_one ---- */

static const struct dfg_desc_expr eliminate_div_one_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.rank == 0", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.elements == 1", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "(c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 10 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "same_shape(x, y)", .line = 10 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 17, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y)", .line = 10 },
};
static const struct dfg_desc_node eliminate_div_one_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "Div(x, c & splat(1))", .line = 31 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 31 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & splat(1)", .line = 31 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 31 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 31 },
};
static const struct dfg_desc_region eliminate_div_one_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_div_one_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture eliminate_div_one_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_div_one_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct eliminate_div_one_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct eliminate_div_one_match, y) },
};
static const struct dfg_desc_pattern eliminate_div_one_desc = {
    .n_nodes = 5, .n_exprs = 19, .n_vars = 0, .n_sets = 3,
    .nodes = eliminate_div_one_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_div_one_regions,
    .exprs = eliminate_div_one_exprs,
    .captures = eliminate_div_one_refs,
    .text = "rule div_one(x, c) { y = Div(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 18, }
};
static bool eliminate_div_one_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_div_one_match(g, n, m);
}
static bool eliminate_div_one_pass(void *ctx, const struct eliminate_div_one_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_div_one_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_div_one_each(g, n, eliminate_div_one_pass, &e);
}

static const struct dfg_part eliminate_div_one_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_div_one_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct eliminate_div_one_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct eliminate_div_one_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct eliminate_div_one_whole, constant) },
};
/* ---- pow_one ---- */

static const struct dfg_desc_expr eliminate_pow_one_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.rank == 0", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.elements == 1", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "(c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 10 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "same_shape(x, y)", .line = 10 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 17, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y)", .line = 10 },
};
static const struct dfg_desc_node eliminate_pow_one_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "Pow(x, c & splat(1))", .line = 33 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 33 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & splat(1)", .line = 33 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 33 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 33 },
};
static const struct dfg_desc_region eliminate_pow_one_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_pow_one_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture eliminate_pow_one_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_pow_one_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct eliminate_pow_one_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct eliminate_pow_one_match, y) },
};
static const struct dfg_desc_pattern eliminate_pow_one_desc = {
    .n_nodes = 5, .n_exprs = 19, .n_vars = 0, .n_sets = 3,
    .nodes = eliminate_pow_one_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_pow_one_regions,
    .exprs = eliminate_pow_one_exprs,
    .captures = eliminate_pow_one_refs,
    .text = "rule pow_one(x, c) { y = Pow(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }", .line = 33, .n_where = 1, .where = (const uint32_t[]){ 18, }
};
static bool eliminate_pow_one_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_pow_one_match(g, n, m);
}
static bool eliminate_pow_one_pass(void *ctx, const struct eliminate_pow_one_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_pow_one_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_pow_one_each(g, n, eliminate_pow_one_pass, &e);
}

static const struct dfg_part eliminate_pow_one_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_pow_one_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct eliminate_pow_one_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct eliminate_pow_one_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct eliminate_pow_one_whole, constant) },
};
/* ---- and_true ---- */

static const struct dfg_desc_expr eliminate_and_true_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.rank == 0", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.elements == 1", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "(c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 10 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "same_shape(x, y)", .line = 10 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 17, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y)", .line = 10 },
};
static const struct dfg_desc_node eliminate_and_true_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "And", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "And(x, c & splat(true))", .line = 35 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 35 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & splat(true)", .line = 35 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 35 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_BOOL, .i = 1 }, 0.0 },
        .text = "true", .line = 35 },
};
static const struct dfg_desc_region eliminate_and_true_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_and_true_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture eliminate_and_true_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_and_true_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct eliminate_and_true_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct eliminate_and_true_match, y) },
};
static const struct dfg_desc_pattern eliminate_and_true_desc = {
    .n_nodes = 5, .n_exprs = 19, .n_vars = 0, .n_sets = 3,
    .nodes = eliminate_and_true_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_and_true_regions,
    .exprs = eliminate_and_true_exprs,
    .captures = eliminate_and_true_refs,
    .text = "rule and_true(x, c) { y = And(x, c & splat(true)); match y; where no_wider(c, x, y); rewrite x; }", .line = 35, .n_where = 1, .where = (const uint32_t[]){ 18, }
};
static bool eliminate_and_true_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_and_true_match(g, n, m);
}
static bool eliminate_and_true_pass(void *ctx, const struct eliminate_and_true_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_and_true_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_and_true_each(g, n, eliminate_and_true_pass, &e);
}

static const struct dfg_part eliminate_and_true_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_and_true_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct eliminate_and_true_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct eliminate_and_true_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct eliminate_and_true_whole, constant) },
};
/* ---- or_false ---- */

static const struct dfg_desc_expr eliminate_or_false_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.rank == 0", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.elements == 1", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "(c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 10 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "same_shape(x, y)", .line = 10 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 17, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y)", .line = 10 },
};
static const struct dfg_desc_node eliminate_or_false_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Or", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "Or(x, c & splat(false))", .line = 36 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 36 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & splat(false)", .line = 36 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 36 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_BOOL, .i = 0 }, 0.0 },
        .text = "false", .line = 36 },
};
static const struct dfg_desc_region eliminate_or_false_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_or_false_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture eliminate_or_false_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_or_false_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct eliminate_or_false_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct eliminate_or_false_match, y) },
};
static const struct dfg_desc_pattern eliminate_or_false_desc = {
    .n_nodes = 5, .n_exprs = 19, .n_vars = 0, .n_sets = 3,
    .nodes = eliminate_or_false_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_or_false_regions,
    .exprs = eliminate_or_false_exprs,
    .captures = eliminate_or_false_refs,
    .text = "rule or_false(x, c) { y = Or(x, c & splat(false)); match y; where no_wider(c, x, y); rewrite x; }", .line = 36, .n_where = 1, .where = (const uint32_t[]){ 18, }
};
static bool eliminate_or_false_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_or_false_match(g, n, m);
}
static bool eliminate_or_false_pass(void *ctx, const struct eliminate_or_false_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_or_false_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_or_false_each(g, n, eliminate_or_false_pass, &e);
}

static const struct dfg_part eliminate_or_false_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_or_false_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct eliminate_or_false_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct eliminate_or_false_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct eliminate_or_false_whole, constant) },
};
/* ---- no_identity ---- */

static const struct dfg_desc_node eliminate_no_identity_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Identity", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Identity(x)", .line = 41 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 41 },
};
static const struct dfg_desc_region eliminate_no_identity_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_no_identity_refs[] = { { 1, -1 }, };
static const struct dfg_capture eliminate_no_identity_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_no_identity_match, x) },
};
static const struct dfg_desc_pattern eliminate_no_identity_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = eliminate_no_identity_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_no_identity_regions,
    .captures = eliminate_no_identity_refs,
    .text = "rule no_identity(x) { match Identity(x); rewrite x; }", .line = 41
};
static bool eliminate_no_identity_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_no_identity_match(g, n, m);
}
static bool eliminate_no_identity_pass(void *ctx, const struct eliminate_no_identity_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_no_identity_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_no_identity_each(g, n, eliminate_no_identity_pass, &e);
}

static const struct dfg_part eliminate_no_identity_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_no_identity_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_no_identity_whole, identity) },
};
/* ---- no_dropout ---- */

static const struct dfg_desc_node eliminate_no_dropout_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Dropout", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .optional = 0x2u,
        .text = "Dropout(x, ratio?)", .line = 43 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 43 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ratio",
        .text = "ratio", .line = 43 },
};
static const struct dfg_desc_region eliminate_no_dropout_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_no_dropout_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture eliminate_no_dropout_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_no_dropout_match, x) },
    { "ratio", DFG_CAP_NODE, offsetof(struct eliminate_no_dropout_match, ratio) },
};
static const struct dfg_desc_pattern eliminate_no_dropout_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = eliminate_no_dropout_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_no_dropout_regions,
    .captures = eliminate_no_dropout_refs,
    .text = "rule no_dropout(x, ratio) { match Dropout(x, ratio?); rewrite x; }", .line = 43
};
static bool eliminate_no_dropout_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_no_dropout_match(g, n, m);
}
static bool eliminate_no_dropout_pass(void *ctx, const struct eliminate_no_dropout_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_no_dropout_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_no_dropout_each(g, n, eliminate_no_dropout_pass, &e);
}

static const struct dfg_part eliminate_no_dropout_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_no_dropout_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct eliminate_no_dropout_whole, m.ratio) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_no_dropout_whole, dropout) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct eliminate_no_dropout_whole, dropout_call) },
};
/* ---- no_dropout_off ---- */

static const struct dfg_desc_node eliminate_no_dropout_off_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Dropout", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .optional = 0x2u,
        .text = "Dropout(x, ratio?, splat(false))", .line = 44 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 44 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ratio",
        .text = "ratio", .line = 44 },
    [3] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_BOOL, .i = 0 }, 0.0 },
        .text = "false", .line = 44 },
};
static const struct dfg_desc_region eliminate_no_dropout_off_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_no_dropout_off_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture eliminate_no_dropout_off_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_no_dropout_off_match, x) },
    { "ratio", DFG_CAP_NODE, offsetof(struct eliminate_no_dropout_off_match, ratio) },
};
static const struct dfg_desc_pattern eliminate_no_dropout_off_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = eliminate_no_dropout_off_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_no_dropout_off_regions,
    .captures = eliminate_no_dropout_off_refs,
    .text = "rule no_dropout_off(x, ratio) { match Dropout(x, ratio?, splat(false)); rewrite x; }", .line = 44
};
static bool eliminate_no_dropout_off_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_no_dropout_off_match(g, n, m);
}
static bool eliminate_no_dropout_off_pass(void *ctx, const struct eliminate_no_dropout_off_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_no_dropout_off_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_no_dropout_off_each(g, n, eliminate_no_dropout_off_pass, &e);
}

static const struct dfg_part eliminate_no_dropout_off_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_no_dropout_off_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct eliminate_no_dropout_off_whole, m.ratio) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_no_dropout_off_whole, dropout) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct eliminate_no_dropout_off_whole, dropout_call) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct eliminate_no_dropout_off_whole, constant) },
};
/* ---- no_dropout_ratio ---- */

static const struct dfg_desc_node eliminate_no_dropout_ratio_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Dropout", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .text = "Dropout(x, splat(0), _)", .line = 46 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 46 },
    [2] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 46 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 46 },
};
static const struct dfg_desc_region eliminate_no_dropout_ratio_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_no_dropout_ratio_refs[] = { { 1, -1 }, };
static const struct dfg_capture eliminate_no_dropout_ratio_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_no_dropout_ratio_match, x) },
};
static const struct dfg_desc_pattern eliminate_no_dropout_ratio_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = eliminate_no_dropout_ratio_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_no_dropout_ratio_regions,
    .captures = eliminate_no_dropout_ratio_refs,
    .text = "rule no_dropout_ratio(x) { match Dropout(x, splat(0), _); rewrite x; }", .line = 46
};
static bool eliminate_no_dropout_ratio_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_no_dropout_ratio_match(g, n, m);
}
static bool eliminate_no_dropout_ratio_pass(void *ctx, const struct eliminate_no_dropout_ratio_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_no_dropout_ratio_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_no_dropout_ratio_each(g, n, eliminate_no_dropout_ratio_pass, &e);
}

static const struct dfg_part eliminate_no_dropout_ratio_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_no_dropout_ratio_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_no_dropout_ratio_whole, dropout) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct eliminate_no_dropout_ratio_whole, dropout_call) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct eliminate_no_dropout_ratio_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct eliminate_no_dropout_ratio_whole, x) },
};
/* ---- cast_same ---- */

static const struct dfg_desc_expr eliminate_cast_same_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 48 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_dtype(x, c)", .line = 48 },
};
static const struct dfg_desc_node eliminate_cast_same_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "c",
        .text = "Cast(x)", .line = 48 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 48 },
};
static const struct dfg_desc_region eliminate_cast_same_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_cast_same_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture eliminate_cast_same_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_cast_same_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct eliminate_cast_same_match, c) },
};
static const struct dfg_desc_pattern eliminate_cast_same_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 0, .n_sets = 2,
    .nodes = eliminate_cast_same_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_cast_same_regions,
    .exprs = eliminate_cast_same_exprs,
    .captures = eliminate_cast_same_refs,
    .text = "rule cast_same(x) { c = Cast(x); match c; where same_dtype(x, c); rewrite x; }", .line = 48, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool eliminate_cast_same_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_cast_same_match(g, n, m);
}
static bool eliminate_cast_same_pass(void *ctx, const struct eliminate_cast_same_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_cast_same_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_cast_same_each(g, n, eliminate_cast_same_pass, &e);
}

static const struct dfg_part eliminate_cast_same_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_cast_same_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct eliminate_cast_same_whole, m.c) },
};
/* ---- expand_same ---- */

static const struct dfg_desc_expr eliminate_expand_same_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 50 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 0, .text = "e", .line = 50 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(x, e)", .line = 50 },
};
static const struct dfg_desc_node eliminate_expand_same_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Expand", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "e",
        .text = "Expand(x, _)", .line = 50 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 50 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 50 },
};
static const struct dfg_desc_region eliminate_expand_same_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_expand_same_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture eliminate_expand_same_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_expand_same_match, x) },
    { "e", DFG_CAP_NODE, offsetof(struct eliminate_expand_same_match, e) },
};
static const struct dfg_desc_pattern eliminate_expand_same_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 2,
    .nodes = eliminate_expand_same_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_expand_same_regions,
    .exprs = eliminate_expand_same_exprs,
    .captures = eliminate_expand_same_refs,
    .text = "rule expand_same(x) { e = Expand(x, _); match e; where same_shape(x, e); rewrite x; }", .line = 50, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool eliminate_expand_same_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_expand_same_match(g, n, m);
}
static bool eliminate_expand_same_pass(void *ctx, const struct eliminate_expand_same_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_expand_same_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_expand_same_each(g, n, eliminate_expand_same_pass, &e);
}

static const struct dfg_part eliminate_expand_same_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_expand_same_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct eliminate_expand_same_whole, m.e) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct eliminate_expand_same_whole, x) },
};
/* ---- tile_once ---- */

static const struct dfg_desc_node eliminate_tile_once_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Tile", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Tile(x, splat(1))", .line = 52 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 52 },
    [2] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 52 },
};
static const struct dfg_desc_region eliminate_tile_once_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_tile_once_refs[] = { { 1, -1 }, };
static const struct dfg_capture eliminate_tile_once_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_tile_once_match, x) },
};
static const struct dfg_desc_pattern eliminate_tile_once_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = eliminate_tile_once_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_tile_once_regions,
    .captures = eliminate_tile_once_refs,
    .text = "rule tile_once(x) { match Tile(x, splat(1)); rewrite x; }", .line = 52
};
static bool eliminate_tile_once_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_tile_once_match(g, n, m);
}
static bool eliminate_tile_once_pass(void *ctx, const struct eliminate_tile_once_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_tile_once_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_tile_once_each(g, n, eliminate_tile_once_pass, &e);
}

static const struct dfg_part eliminate_tile_once_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_tile_once_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_tile_once_whole, tile) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct eliminate_tile_once_whole, constant) },
};
/* ---- pad_none ---- */

static const struct dfg_desc_node eliminate_pad_none_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .rest_first = 0, .rest_last = 1,
        .text = "Pad(x, splat(0), ...)", .line = 54 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 54 },
    [2] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 54 },
};
static const struct dfg_desc_region eliminate_pad_none_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_pad_none_refs[] = { { 1, -1 }, };
static const struct dfg_capture eliminate_pad_none_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_pad_none_match, x) },
};
static const struct dfg_desc_pattern eliminate_pad_none_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = eliminate_pad_none_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_pad_none_regions,
    .captures = eliminate_pad_none_refs,
    .text = "rule pad_none(x) { match Pad(x, splat(0), ...); rewrite x; }", .line = 54
};
static bool eliminate_pad_none_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_pad_none_match(g, n, m);
}
static bool eliminate_pad_none_pass(void *ctx, const struct eliminate_pad_none_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_pad_none_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_pad_none_each(g, n, eliminate_pad_none_pass, &e);
}

static const struct dfg_part eliminate_pad_none_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_pad_none_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_pad_none_whole, pad) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct eliminate_pad_none_whole, rest) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct eliminate_pad_none_whole, constant) },
};
/* ---- slice_all ---- */

static const struct dfg_desc_expr eliminate_slice_all_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 59 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 59 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(x, s)", .line = 59 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 13, .text = "steps", .line = 59 },
    /* 4 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "present(steps)", .line = 59 },
    /* 5 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "not present(steps)", .line = 59 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 13, .text = "steps", .line = 59 },
    /* 7 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "value(steps)", .line = 59 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 59 },
    /* 9 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "value(steps) == 1", .line = 59 },
    /* 10 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 5, 9, }, .text = "not present(steps) or value(steps) == 1", .line = 59 },
    /* 11 */ { .op = DFG_E_VAR, .ref = 0, .text = "v", .line = 59 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 13, .text = "steps", .line = 59 },
    /* 13 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "value(steps)", .line = 59 },
    /* 14 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 11, 13, }, .text = "[v for v in value(steps)]", .line = 59 },
    /* 15 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "min([v for v in value(steps)])", .line = 59 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 59 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "min([v for v in value(steps)]) == 1", .line = 59 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 10, 17, }, .text = "not present(steps) or value(steps) == 1 or min([v for v in value(steps)]) == 1", .line = 59 },
};
static const struct dfg_desc_node eliminate_slice_all_nodes[14] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 5, 9, },
        .name = "s",
        .text = "Slice(x, _, _) | Slice(x, _, _, _) | Slice(x, _, _, _?, steps)", .line = 57 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Slice", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .text = "Slice(x, _, _)", .line = 57 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 56 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 57 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 57 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Slice", },
        .n_kids = 4, .kids = (const uint32_t[]){ 2, 6, 7, 8, },
        .text = "Slice(x, _, _, _)", .line = 57 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 57 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 57 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 57 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Slice", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 10, 11, 12, 13, },
        .optional = 0x8u,
        .text = "Slice(x, _, _, _?, steps)", .line = 57 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 57 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 57 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 57 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "steps",
        .text = "steps", .line = 56 },
};
static const struct dfg_desc_region eliminate_slice_all_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t eliminate_slice_all_var_regions[] = { 0, };
static const bool eliminate_slice_all_dims[] = { 0, };
static const struct dfg_desc_capture eliminate_slice_all_refs[] = { { 2, -1 }, { 13, -1 }, { 0, -1 }, };
static const struct dfg_capture eliminate_slice_all_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_slice_all_match, x) },
    { "steps", DFG_CAP_NODE, offsetof(struct eliminate_slice_all_match, steps) },
    { "s", DFG_CAP_NODE, offsetof(struct eliminate_slice_all_match, s) },
};
static const struct dfg_desc_pattern eliminate_slice_all_desc = {
    .n_nodes = 14, .n_exprs = 19, .n_vars = 1, .n_sets = 3,
    .nodes = eliminate_slice_all_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_slice_all_regions,
    .var_region = eliminate_slice_all_var_regions,
    .exprs = eliminate_slice_all_exprs,
    .captures = eliminate_slice_all_refs,
    .var_is_dim = eliminate_slice_all_dims,
    .text = "rule slice_all(x, steps) {\012    s = Slice(x, _, _) | Slice(x, _, _, _) | Slice(x, _, _, _?, steps);\012    match s;\012    where same_shape(x, s), not present(steps) or value(steps) == 1 or min([v for v in value(steps)]) == 1;\012    rewrite x;\012}", .line = 56, .n_where = 2, .where = (const uint32_t[]){ 2, 18, }
};
static bool eliminate_slice_all_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_slice_all_match(g, n, m);
}
static bool eliminate_slice_all_pass(void *ctx, const struct eliminate_slice_all_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_slice_all_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_slice_all_each(g, n, eliminate_slice_all_pass, &e);
}

static const struct dfg_part eliminate_slice_all_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_slice_all_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct eliminate_slice_all_whole, m.steps) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct eliminate_slice_all_whole, m.s) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct eliminate_slice_all_whole, slice) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct eliminate_slice_all_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct eliminate_slice_all_whole, x_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct eliminate_slice_all_whole, slice_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct eliminate_slice_all_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct eliminate_slice_all_whole, x_4) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct eliminate_slice_all_whole, x_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct eliminate_slice_all_whole, slice_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct eliminate_slice_all_whole, x_6) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct eliminate_slice_all_whole, x_7) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct eliminate_slice_all_whole, x_8) },
};
/* ---- concat_one ---- */

static const struct dfg_desc_node eliminate_concat_one_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Concat", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Concat(x)", .line = 63 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 63 },
};
static const struct dfg_desc_region eliminate_concat_one_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_concat_one_refs[] = { { 1, -1 }, };
static const struct dfg_capture eliminate_concat_one_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_concat_one_match, x) },
};
static const struct dfg_desc_pattern eliminate_concat_one_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = eliminate_concat_one_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_concat_one_regions,
    .captures = eliminate_concat_one_refs,
    .text = "rule concat_one(x) { match Concat(x); rewrite x; }", .line = 63
};
static bool eliminate_concat_one_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_concat_one_match(g, n, m);
}
static bool eliminate_concat_one_pass(void *ctx, const struct eliminate_concat_one_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_concat_one_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_concat_one_each(g, n, eliminate_concat_one_pass, &e);
}

static const struct dfg_part eliminate_concat_one_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_concat_one_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_concat_one_whole, concat) },
};
/* ---- join_one ---- */

static const struct dfg_desc_node eliminate_join_one_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 4, .ops = (const char *const[]){ "Sum", "Max", "Min", "Mean", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "(Sum | Max | Min | Mean)(x)", .line = 64 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 64 },
};
static const struct dfg_desc_region eliminate_join_one_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_join_one_refs[] = { { 1, -1 }, };
static const struct dfg_capture eliminate_join_one_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_join_one_match, x) },
};
static const struct dfg_desc_pattern eliminate_join_one_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = eliminate_join_one_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_join_one_regions,
    .captures = eliminate_join_one_refs,
    .text = "rule join_one(x) { match (Sum | Max | Min | Mean)(x); rewrite x; }", .line = 64
};
static bool eliminate_join_one_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_join_one_match(g, n, m);
}
static bool eliminate_join_one_pass(void *ctx, const struct eliminate_join_one_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_join_one_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_join_one_each(g, n, eliminate_join_one_pass, &e);
}

static const struct dfg_part eliminate_join_one_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_join_one_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_join_one_whole, call) },
};
/* ---- split_one ---- */

static const struct dfg_desc_expr eliminate_split_one_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 70 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 0, .text = "first", .line = 70 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(x, first)", .line = 70 },
};
static const struct dfg_desc_node eliminate_split_one_nodes[3] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "first",
        .text = "s.0", .line = 68 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Split", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .rest_first = 0, .rest_last = 1,
        .under_get = true,
        .name = "s",
        .text = "Split(x, ...)", .line = 67 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 66 },
};
static const struct dfg_desc_region eliminate_split_one_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_split_one_refs[] = { { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture eliminate_split_one_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_split_one_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct eliminate_split_one_match, s) },
    { "first", DFG_CAP_NODE, offsetof(struct eliminate_split_one_match, first) },
};
static const struct dfg_desc_pattern eliminate_split_one_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 3,
    .nodes = eliminate_split_one_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_split_one_regions,
    .exprs = eliminate_split_one_exprs,
    .captures = eliminate_split_one_refs,
    .text = "rule split_one(x) {\012    s = Split(x, ...);\012    first = s.0;\012    match first;\012    where same_shape(x, first);\012    rewrite x;\012}", .line = 66, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool eliminate_split_one_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_split_one_match(g, n, m);
}
static bool eliminate_split_one_pass(void *ctx, const struct eliminate_split_one_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_split_one_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_split_one_each(g, n, eliminate_split_one_pass, &e);
}

static const struct dfg_part eliminate_split_one_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_split_one_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct eliminate_split_one_whole, m.s) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct eliminate_split_one_whole, rest) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct eliminate_split_one_whole, m.first) },
};
/* ---- where_true ---- */

static const struct dfg_desc_expr eliminate_where_true_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 74 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 0, .text = "w", .line = 74 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(x, w)", .line = 74 },
};
static const struct dfg_desc_node eliminate_where_true_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Where", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .name = "w",
        .text = "Where(splat(true), x, y)", .line = 74 },
    [1] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_BOOL, .i = 1 }, 0.0 },
        .text = "true", .line = 74 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 74 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 74 },
};
static const struct dfg_desc_region eliminate_where_true_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_where_true_refs[] = { { 2, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture eliminate_where_true_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_where_true_match, x) },
    { "y", DFG_CAP_NODE, offsetof(struct eliminate_where_true_match, y) },
    { "w", DFG_CAP_NODE, offsetof(struct eliminate_where_true_match, w) },
};
static const struct dfg_desc_pattern eliminate_where_true_desc = {
    .n_nodes = 4, .n_exprs = 3, .n_vars = 0, .n_sets = 3,
    .nodes = eliminate_where_true_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_where_true_regions,
    .exprs = eliminate_where_true_exprs,
    .captures = eliminate_where_true_refs,
    .text = "rule where_true(x, y) { w = Where(splat(true), x, y); match w; where same_shape(x, w); rewrite x; }", .line = 74, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool eliminate_where_true_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_where_true_match(g, n, m);
}
static bool eliminate_where_true_pass(void *ctx, const struct eliminate_where_true_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_where_true_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_where_true_each(g, n, eliminate_where_true_pass, &e);
}

static const struct dfg_part eliminate_where_true_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_where_true_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct eliminate_where_true_whole, m.y) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct eliminate_where_true_whole, m.w) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct eliminate_where_true_whole, constant) },
};
/* ---- where_false ---- */

static const struct dfg_desc_expr eliminate_where_false_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "y", .line = 75 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 0, .text = "w", .line = 75 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(y, w)", .line = 75 },
};
static const struct dfg_desc_node eliminate_where_false_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Where", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .name = "w",
        .text = "Where(splat(false), x, y)", .line = 75 },
    [1] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_BOOL, .i = 0 }, 0.0 },
        .text = "false", .line = 75 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 75 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 75 },
};
static const struct dfg_desc_region eliminate_where_false_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_where_false_refs[] = { { 2, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture eliminate_where_false_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_where_false_match, x) },
    { "y", DFG_CAP_NODE, offsetof(struct eliminate_where_false_match, y) },
    { "w", DFG_CAP_NODE, offsetof(struct eliminate_where_false_match, w) },
};
static const struct dfg_desc_pattern eliminate_where_false_desc = {
    .n_nodes = 4, .n_exprs = 3, .n_vars = 0, .n_sets = 3,
    .nodes = eliminate_where_false_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_where_false_regions,
    .exprs = eliminate_where_false_exprs,
    .captures = eliminate_where_false_refs,
    .text = "rule where_false(x, y) { w = Where(splat(false), x, y); match w; where same_shape(y, w); rewrite y; }", .line = 75, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool eliminate_where_false_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_where_false_match(g, n, m);
}
static bool eliminate_where_false_pass(void *ctx, const struct eliminate_where_false_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_where_false_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_where_false_each(g, n, eliminate_where_false_pass, &e);
}

static const struct dfg_part eliminate_where_false_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_where_false_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct eliminate_where_false_whole, m.y) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct eliminate_where_false_whole, m.w) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct eliminate_where_false_whole, constant) },
};
/* ---- transpose_none ---- */

static const struct dfg_desc_expr eliminate_transpose_none_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 79 },
    /* 1 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 79 },
    /* 2 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "len(p)", .line = 79 },
    /* 3 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "range(len(p))", .line = 79 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 0, 3, }, .text = "p == range(len(p))", .line = 79 },
};
static const struct dfg_desc_node eliminate_transpose_none_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "perm", .expr = -1, .var = 0, .text = "perm = p", .line = 78 },
        },
        .text = "Transpose(x)", .line = 78 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 77 },
};
static const struct dfg_desc_region eliminate_transpose_none_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t eliminate_transpose_none_var_regions[] = { 0, };
static const bool eliminate_transpose_none_dims[] = { 0, };
static const struct dfg_desc_capture eliminate_transpose_none_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture eliminate_transpose_none_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_transpose_none_match, x) },
    { "p", DFG_CAP_VALUE, offsetof(struct eliminate_transpose_none_match, p) },
};
static const struct dfg_desc_pattern eliminate_transpose_none_desc = {
    .n_nodes = 2, .n_exprs = 5, .n_vars = 1, .n_sets = 2,
    .nodes = eliminate_transpose_none_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_transpose_none_regions,
    .var_region = eliminate_transpose_none_var_regions,
    .exprs = eliminate_transpose_none_exprs,
    .captures = eliminate_transpose_none_refs,
    .var_is_dim = eliminate_transpose_none_dims,
    .text = "rule transpose_none(x) {\012    match Transpose(x) { perm = p };\012    where p == range(len(p));\012    rewrite x;\012}", .line = 77, .n_where = 1, .where = (const uint32_t[]){ 4, }
};
static bool eliminate_transpose_none_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_transpose_none_match(g, n, m);
}
static bool eliminate_transpose_none_pass(void *ctx, const struct eliminate_transpose_none_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_transpose_none_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_transpose_none_each(g, n, eliminate_transpose_none_pass, &e);
}

static const struct dfg_part eliminate_transpose_none_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_transpose_none_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_transpose_none_whole, transpose) },
};
/* ---- reshape_same ---- */

static const struct dfg_desc_expr eliminate_reshape_same_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 83 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 83 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(x, r)", .line = 83 },
};
static const struct dfg_desc_node eliminate_reshape_same_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 4, .ops = (const char *const[]){ "Reshape", "Squeeze", "Unsqueeze", "Flatten", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .rest_first = 0, .rest_last = 1,
        .name = "r",
        .text = "(Reshape | Squeeze | Unsqueeze | Flatten)(x, ...)", .line = 83 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 83 },
};
static const struct dfg_desc_region eliminate_reshape_same_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_reshape_same_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture eliminate_reshape_same_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_reshape_same_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct eliminate_reshape_same_match, r) },
};
static const struct dfg_desc_pattern eliminate_reshape_same_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 0, .n_sets = 2,
    .nodes = eliminate_reshape_same_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_reshape_same_regions,
    .exprs = eliminate_reshape_same_exprs,
    .captures = eliminate_reshape_same_refs,
    .text = "rule reshape_same(x) { r = (Reshape | Squeeze | Unsqueeze | Flatten)(x, ...); match r; where same_shape(x, r); rewrite x; }", .line = 83, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool eliminate_reshape_same_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_reshape_same_match(g, n, m);
}
static bool eliminate_reshape_same_pass(void *ctx, const struct eliminate_reshape_same_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_reshape_same_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_reshape_same_each(g, n, eliminate_reshape_same_pass, &e);
}

static const struct dfg_part eliminate_reshape_same_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_reshape_same_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct eliminate_reshape_same_whole, m.r) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct eliminate_reshape_same_whole, rest) },
};
/* ---- resize_none ---- */

static const struct dfg_desc_node eliminate_resize_none_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Resize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .optional = 0x2u,
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NE, .name = "mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 5, .s = "cubic" }, .text = "mode != \"cubic\"", .line = 86 },
            { .test = DFG_D_TEST_NE, .name = "coordinate_transformation_mode", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 18, .s = "tf_crop_and_resize" }, .text = "coordinate_transformation_mode != \"tf_crop_and_resize\"", .line = 86 },
        },
        .text = "Resize(x, roi?, splat(1))", .line = 86 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 85 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "roi",
        .text = "roi", .line = 85 },
    [3] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 86 },
};
static const struct dfg_desc_region eliminate_resize_none_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_resize_none_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture eliminate_resize_none_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_resize_none_match, x) },
    { "roi", DFG_CAP_NODE, offsetof(struct eliminate_resize_none_match, roi) },
};
static const struct dfg_desc_pattern eliminate_resize_none_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = eliminate_resize_none_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_resize_none_regions,
    .captures = eliminate_resize_none_refs,
    .text = "rule resize_none(x, roi) {\012    match Resize(x, roi?, splat(1)) { mode != \"cubic\", coordinate_transformation_mode != \"tf_crop_and_resize\" };\012    rewrite x;\012}", .line = 85
};
static bool eliminate_resize_none_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_resize_none_match(g, n, m);
}
static bool eliminate_resize_none_pass(void *ctx, const struct eliminate_resize_none_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_resize_none_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_resize_none_each(g, n, eliminate_resize_none_pass, &e);
}

static const struct dfg_part eliminate_resize_none_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_resize_none_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct eliminate_resize_none_whole, m.roi) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_resize_none_whole, resize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct eliminate_resize_none_whole, constant) },
};
/* ---- relu_twice ---- */

static const struct dfg_desc_node eliminate_relu_twice_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Relu(r)", .line = 93 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "r",
        .text = "Relu(x)", .line = 93 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 93 },
};
static const struct dfg_desc_region eliminate_relu_twice_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_relu_twice_refs[] = { { 2, -1 }, { 1, -1 }, };
static const struct dfg_capture eliminate_relu_twice_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_relu_twice_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct eliminate_relu_twice_match, r) },
};
static const struct dfg_desc_pattern eliminate_relu_twice_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = eliminate_relu_twice_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_relu_twice_regions,
    .captures = eliminate_relu_twice_refs,
    .text = "rule relu_twice(x) { r = Relu(x); match Relu(r); rewrite r; }", .line = 93
};
static bool eliminate_relu_twice_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_relu_twice_match(g, n, m);
}
static bool eliminate_relu_twice_pass(void *ctx, const struct eliminate_relu_twice_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_relu_twice_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_relu_twice_each(g, n, eliminate_relu_twice_pass, &e);
}

static const struct dfg_part eliminate_relu_twice_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_relu_twice_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct eliminate_relu_twice_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_relu_twice_whole, relu) },
};
/* ---- abs_twice ---- */

static const struct dfg_desc_node eliminate_abs_twice_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Abs", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Abs(a)", .line = 94 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "Abs", "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "a",
        .text = "(Abs | Relu)(x)", .line = 94 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 94 },
};
static const struct dfg_desc_region eliminate_abs_twice_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_abs_twice_refs[] = { { 2, -1 }, { 1, -1 }, };
static const struct dfg_capture eliminate_abs_twice_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_abs_twice_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct eliminate_abs_twice_match, a) },
};
static const struct dfg_desc_pattern eliminate_abs_twice_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = eliminate_abs_twice_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_abs_twice_regions,
    .captures = eliminate_abs_twice_refs,
    .text = "rule abs_twice(x) { a = (Abs | Relu)(x); match Abs(a); rewrite a; }", .line = 94
};
static bool eliminate_abs_twice_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_abs_twice_match(g, n, m);
}
static bool eliminate_abs_twice_pass(void *ctx, const struct eliminate_abs_twice_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_abs_twice_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_abs_twice_each(g, n, eliminate_abs_twice_pass, &e);
}

static const struct dfg_part eliminate_abs_twice_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_abs_twice_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct eliminate_abs_twice_whole, m.a) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_abs_twice_whole, abs) },
};
/* ---- sign_twice ---- */

static const struct dfg_desc_node eliminate_sign_twice_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sign", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Sign(s)", .line = 95 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sign", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "s",
        .text = "Sign(x)", .line = 95 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 95 },
};
static const struct dfg_desc_region eliminate_sign_twice_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_sign_twice_refs[] = { { 2, -1 }, { 1, -1 }, };
static const struct dfg_capture eliminate_sign_twice_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_sign_twice_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct eliminate_sign_twice_match, s) },
};
static const struct dfg_desc_pattern eliminate_sign_twice_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = eliminate_sign_twice_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_sign_twice_regions,
    .captures = eliminate_sign_twice_refs,
    .text = "rule sign_twice(x) { s = Sign(x); match Sign(s); rewrite s; }", .line = 95
};
static bool eliminate_sign_twice_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_sign_twice_match(g, n, m);
}
static bool eliminate_sign_twice_pass(void *ctx, const struct eliminate_sign_twice_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_sign_twice_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_sign_twice_each(g, n, eliminate_sign_twice_pass, &e);
}

static const struct dfg_part eliminate_sign_twice_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_sign_twice_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct eliminate_sign_twice_whole, m.s) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_sign_twice_whole, sign) },
};
/* ---- round_twice ---- */

static const struct dfg_desc_node eliminate_round_twice_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 3, .ops = (const char *const[]){ "Ceil", "Floor", "Round", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "(Ceil | Floor | Round)(r)", .line = 96 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 3, .ops = (const char *const[]){ "Ceil", "Floor", "Round", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "r",
        .text = "(Ceil | Floor | Round)(x)", .line = 96 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 96 },
};
static const struct dfg_desc_region eliminate_round_twice_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_round_twice_refs[] = { { 2, -1 }, { 1, -1 }, };
static const struct dfg_capture eliminate_round_twice_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_round_twice_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct eliminate_round_twice_match, r) },
};
static const struct dfg_desc_pattern eliminate_round_twice_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = eliminate_round_twice_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_round_twice_regions,
    .captures = eliminate_round_twice_refs,
    .text = "rule round_twice(x) { r = (Ceil | Floor | Round)(x); match (Ceil | Floor | Round)(r); rewrite r; }", .line = 96
};
static bool eliminate_round_twice_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_round_twice_match(g, n, m);
}
static bool eliminate_round_twice_pass(void *ctx, const struct eliminate_round_twice_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_round_twice_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_round_twice_each(g, n, eliminate_round_twice_pass, &e);
}

static const struct dfg_part eliminate_round_twice_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_round_twice_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct eliminate_round_twice_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_round_twice_whole, call) },
};
/* ---- not_twice ---- */

static const struct dfg_desc_node eliminate_not_twice_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Not", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Not(Not(x))", .line = 98 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Not", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Not(x)", .line = 98 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 98 },
};
static const struct dfg_desc_region eliminate_not_twice_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_not_twice_refs[] = { { 2, -1 }, };
static const struct dfg_capture eliminate_not_twice_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_not_twice_match, x) },
};
static const struct dfg_desc_pattern eliminate_not_twice_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = eliminate_not_twice_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_not_twice_regions,
    .captures = eliminate_not_twice_refs,
    .text = "rule not_twice(x) : keep_shared { match Not(Not(x)); rewrite x; }", .line = 98
};
static bool eliminate_not_twice_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_not_twice_match(g, n, m);
}
static bool eliminate_not_twice_pass(void *ctx, const struct eliminate_not_twice_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_not_twice_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_not_twice_each(g, n, eliminate_not_twice_pass, &e);
}

static const struct dfg_part eliminate_not_twice_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_not_twice_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_not_twice_whole, not_) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct eliminate_not_twice_whole, not_2) },
};
/* ---- neg_twice ---- */

static const struct dfg_desc_node eliminate_neg_twice_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Neg", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Neg(Neg(x))", .line = 99 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Neg", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Neg(x)", .line = 99 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 99 },
};
static const struct dfg_desc_region eliminate_neg_twice_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_neg_twice_refs[] = { { 2, -1 }, };
static const struct dfg_capture eliminate_neg_twice_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_neg_twice_match, x) },
};
static const struct dfg_desc_pattern eliminate_neg_twice_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = eliminate_neg_twice_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_neg_twice_regions,
    .captures = eliminate_neg_twice_refs,
    .text = "rule neg_twice(x) : keep_shared { match Neg(Neg(x)); rewrite x; }", .line = 99
};
static bool eliminate_neg_twice_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_neg_twice_match(g, n, m);
}
static bool eliminate_neg_twice_pass(void *ctx, const struct eliminate_neg_twice_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_neg_twice_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_neg_twice_each(g, n, eliminate_neg_twice_pass, &e);
}

static const struct dfg_part eliminate_neg_twice_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_neg_twice_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_neg_twice_whole, neg) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct eliminate_neg_twice_whole, neg_2) },
};
/* ---- abs_neg ---- */

static const struct dfg_desc_node eliminate_abs_neg_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Abs", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Abs(Neg(x))", .line = 101 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Neg", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Neg(x)", .line = 101 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 101 },
};
static const struct dfg_desc_region eliminate_abs_neg_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_abs_neg_refs[] = { { 2, -1 }, };
static const struct dfg_capture eliminate_abs_neg_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_abs_neg_match, x) },
};
static const struct dfg_desc_pattern eliminate_abs_neg_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = eliminate_abs_neg_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_abs_neg_regions,
    .captures = eliminate_abs_neg_refs,
    .text = "rule abs_neg(x) : keep_shared { match Abs(Neg(x)); rewrite Abs(x); }", .line = 101
};
static bool eliminate_abs_neg_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_abs_neg_match(g, n, m);
}
static bool eliminate_abs_neg_pass(void *ctx, const struct eliminate_abs_neg_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_abs_neg_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_abs_neg_each(g, n, eliminate_abs_neg_pass, &e);
}

static const struct dfg_part eliminate_abs_neg_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_abs_neg_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_abs_neg_whole, abs) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct eliminate_abs_neg_whole, neg) },
};
/* ---- cast_cast ---- */

static const struct dfg_desc_expr eliminate_cast_cast_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 104 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 104 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 104 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 104 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {i8, u8}", .line = 104 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 104 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 104 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 104 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 104 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 104 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 104 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 104 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 104 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 104 },
    /* 14 */ { .op = DFG_E_IN, .n_kids = 8, .kids = (const uint32_t[]){ 6, 7, 8, 9, 10, 11, 12, 13, }, .text = "c.dtype in {i16, i32, i64, f16, bf16, f32, f64}", .line = 104 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, }, .text = "(x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, bf16, f32, f64})", .line = 104 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 105 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 105 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 105 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == u8", .line = 105 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 105 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 105 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 105 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 10 }, .text = "u32", .line = 105 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 11 }, .text = "u64", .line = 105 },
    /* 25 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 21, 22, 23, 24, }, .text = "c.dtype in {u16, u32, u64}", .line = 105 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 25, }, .text = "(x.dtype == u8 and c.dtype in {u16, u32, u64})", .line = 105 },
    /* 27 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 26, }, .text = "(x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, bf16, f32, f64})\012    or (x.dtype == u8 and c.dtype in {u16, u32, u64})", .line = 104 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 106 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 106 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 106 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 106 },
    /* 32 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 29, 30, 31, }, .text = "x.dtype in {i16, u16}", .line = 106 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 106 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 106 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 106 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 106 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 106 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 106 },
    /* 39 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 34, 35, 36, 37, 38, }, .text = "c.dtype in {i32, i64, f32, f64}", .line = 106 },
    /* 40 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 39, }, .text = "(x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64})", .line = 106 },
    /* 41 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 27, 40, }, .text = "(x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, bf16, f32, f64})\012    or (x.dtype == u8 and c.dtype in {u16, u32, u64})\012    or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64})", .line = 104 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 107 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 107 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 107 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x.dtype == u16", .line = 107 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 107 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "dtype", .line = 107 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 10 }, .text = "u32", .line = 107 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 11 }, .text = "u64", .line = 107 },
    /* 50 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 47, 48, 49, }, .text = "c.dtype in {u32, u64}", .line = 107 },
    /* 51 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 50, }, .text = "(x.dtype == u16 and c.dtype in {u32, u64})", .line = 107 },
    /* 52 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 51, }, .text = "(x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, bf16, f32, f64})\012    or (x.dtype == u8 and c.dtype in {u16, u32, u64})\012    or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64})\012    or (x.dtype == u16 and c.dtype in {u32, u64})", .line = 104 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 108 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "dtype", .line = 108 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 108 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 10 }, .text = "u32", .line = 108 },
    /* 57 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 54, 55, 56, }, .text = "x.dtype in {i32, u32}", .line = 108 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 108 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "dtype", .line = 108 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 108 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 108 },
    /* 62 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 59, 60, 61, }, .text = "c.dtype in {i64, f64}", .line = 108 },
    /* 63 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 57, 62, }, .text = "(x.dtype in {i32, u32} and c.dtype in {i64, f64})", .line = 108 },
    /* 64 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 52, 63, }, .text = "(x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, bf16, f32, f64})\012    or (x.dtype == u8 and c.dtype in {u16, u32, u64})\012    or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64})\012    or (x.dtype == u16 and c.dtype in {u32, u64})\012    or (x.dtype in {i32, u32} and c.dtype in {i64, f64})", .line = 104 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 109 },
    /* 66 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "dtype", .line = 109 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 10 }, .text = "u32", .line = 109 },
    /* 68 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "x.dtype == u32", .line = 109 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 109 },
    /* 70 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "dtype", .line = 109 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 11 }, .text = "u64", .line = 109 },
    /* 72 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "c.dtype == u64", .line = 109 },
    /* 73 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 68, 72, }, .text = "(x.dtype == u32 and c.dtype == u64)", .line = 109 },
    /* 74 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 64, 73, }, .text = "(x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, bf16, f32, f64})\012    or (x.dtype == u8 and c.dtype in {u16, u32, u64})\012    or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64})\012    or (x.dtype == u16 and c.dtype in {u32, u64})\012    or (x.dtype in {i32, u32} and c.dtype in {i64, f64})\012    or (x.dtype == u32 and c.dtype == u64)", .line = 104 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 110 },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "dtype", .line = 110 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 110 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 110 },
    /* 79 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 76, 77, 78, }, .text = "x.dtype in {f16, bf16}", .line = 110 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 110 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "dtype", .line = 110 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 110 },
    /* 83 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 110 },
    /* 84 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 81, 82, 83, }, .text = "c.dtype in {f32, f64}", .line = 110 },
    /* 85 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 79, 84, }, .text = "(x.dtype in {f16, bf16} and c.dtype in {f32, f64})", .line = 110 },
    /* 86 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 74, 85, }, .text = "(x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, bf16, f32, f64})\012    or (x.dtype == u8 and c.dtype in {u16, u32, u64})\012    or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64})\012    or (x.dtype == u16 and c.dtype in {u32, u64})\012    or (x.dtype in {i32, u32} and c.dtype in {i64, f64})\012    or (x.dtype == u32 and c.dtype == u64)\012    or (x.dtype in {f16, bf16} and c.dtype in {f32, f64...", .line = 104 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 111 },
    /* 88 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "dtype", .line = 111 },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 111 },
    /* 90 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 88, 89, }, .text = "x.dtype == f32", .line = 111 },
    /* 91 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 111 },
    /* 92 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 91, }, .text = "dtype", .line = 111 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 111 },
    /* 94 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "c.dtype == f64", .line = 111 },
    /* 95 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 90, 94, }, .text = "(x.dtype == f32 and c.dtype == f64)", .line = 111 },
    /* 96 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 86, 95, }, .text = "(x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, bf16, f32, f64})\012    or (x.dtype == u8 and c.dtype in {u16, u32, u64})\012    or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64})\012    or (x.dtype == u16 and c.dtype in {u32, u64})\012    or (x.dtype in {i32, u32} and c.dtype in {i64, f64})\012    or (x.dtype == u32 and c.dtype == u64)\012    or (x.dtype in {f16, bf16} and c.dtype in {f32, f64...", .line = 104 },
};
static const struct dfg_desc_node eliminate_cast_cast_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "d",
        .text = "Cast(c)", .line = 114 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "c",
        .text = "Cast(x)", .line = 113 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 112 },
};
static const struct dfg_desc_region eliminate_cast_cast_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_cast_cast_refs[] = { { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture eliminate_cast_cast_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_cast_cast_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct eliminate_cast_cast_match, c) },
    { "d", DFG_CAP_NODE, offsetof(struct eliminate_cast_cast_match, d) },
};
static const struct dfg_desc_pattern eliminate_cast_cast_desc = {
    .n_nodes = 3, .n_exprs = 97, .n_vars = 0, .n_sets = 3,
    .nodes = eliminate_cast_cast_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_cast_cast_regions,
    .exprs = eliminate_cast_cast_exprs,
    .captures = eliminate_cast_cast_refs,
    .text = "rule cast_cast(x) : keep_shared {\012    c = Cast(x);\012    d = Cast(c);\012    match d;\012    where lossless(x, c);\012    rewrite Cast(x) { ..d };\012}", .line = 112, .n_where = 1, .where = (const uint32_t[]){ 96, }
};
static bool eliminate_cast_cast_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_cast_cast_match(g, n, m);
}
static bool eliminate_cast_cast_pass(void *ctx, const struct eliminate_cast_cast_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_cast_cast_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_cast_cast_each(g, n, eliminate_cast_cast_pass, &e);
}

static const struct dfg_part eliminate_cast_cast_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_cast_cast_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct eliminate_cast_cast_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct eliminate_cast_cast_whole, m.d) },
};
/* ---- not_where ---- */

static const struct dfg_desc_node eliminate_not_where_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Where", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 3, 4, },
        .text = "Where(Not(c), x, y)", .line = 120 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Not", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Not(c)", .line = 120 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 120 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 120 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 120 },
};
static const struct dfg_desc_region eliminate_not_where_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture eliminate_not_where_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, };
static const struct dfg_capture eliminate_not_where_captures[] = {
    { "c", DFG_CAP_NODE, offsetof(struct eliminate_not_where_match, c) },
    { "x", DFG_CAP_NODE, offsetof(struct eliminate_not_where_match, x) },
    { "y", DFG_CAP_NODE, offsetof(struct eliminate_not_where_match, y) },
};
static const struct dfg_desc_pattern eliminate_not_where_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = eliminate_not_where_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = eliminate_not_where_regions,
    .captures = eliminate_not_where_refs,
    .text = "rule not_where(c, x, y) : keep_shared { match Where(Not(c), x, y); rewrite Where(c, y, x); }", .line = 120
};
static bool eliminate_not_where_any(const dfg_graph *g, dfg_node n, void *m)
{
    return eliminate_not_where_match(g, n, m);
}
static bool eliminate_not_where_pass(void *ctx, const struct eliminate_not_where_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool eliminate_not_where_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return eliminate_not_where_each(g, n, eliminate_not_where_pass, &e);
}

static const struct dfg_part eliminate_not_where_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct eliminate_not_where_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct eliminate_not_where_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct eliminate_not_where_whole, m.y) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct eliminate_not_where_whole, where) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct eliminate_not_where_whole, not_) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "mul_one", .place = "eliminate.pat:15", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_mul_one_match),
      .n_captures = 3, .captures = eliminate_mul_one_captures,
      .match = eliminate_mul_one_any, .each = eliminate_mul_one_all, .desc = &eliminate_mul_one_desc,
      .whole_size = sizeof(struct eliminate_mul_one_whole), .n_parts = sizeof eliminate_mul_one_parts / sizeof *eliminate_mul_one_parts,
      .n_params = 2, .parts = eliminate_mul_one_parts, .whole = eliminate_mul_one_whole },
    { .name = "add_zero", .place = "eliminate.pat:18", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_add_zero_match),
      .n_captures = 3, .captures = eliminate_add_zero_captures,
      .match = eliminate_add_zero_any, .each = eliminate_add_zero_all, .desc = &eliminate_add_zero_desc,
      .whole_size = sizeof(struct eliminate_add_zero_whole), .n_parts = sizeof eliminate_add_zero_parts / sizeof *eliminate_add_zero_parts,
      .n_params = 2, .parts = eliminate_add_zero_parts, .whole = eliminate_add_zero_whole },
    { .name = "sub_zero", .place = "eliminate.pat:24", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_sub_zero_match),
      .n_captures = 3, .captures = eliminate_sub_zero_captures,
      .match = eliminate_sub_zero_any, .each = eliminate_sub_zero_all, .desc = &eliminate_sub_zero_desc,
      .whole_size = sizeof(struct eliminate_sub_zero_whole), .n_parts = sizeof eliminate_sub_zero_parts / sizeof *eliminate_sub_zero_parts,
      .n_params = 2, .parts = eliminate_sub_zero_parts, .whole = eliminate_sub_zero_whole },
    { .name = "div_one", .place = "eliminate.pat:31", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_div_one_match),
      .n_captures = 3, .captures = eliminate_div_one_captures,
      .match = eliminate_div_one_any, .each = eliminate_div_one_all, .desc = &eliminate_div_one_desc,
      .whole_size = sizeof(struct eliminate_div_one_whole), .n_parts = sizeof eliminate_div_one_parts / sizeof *eliminate_div_one_parts,
      .n_params = 2, .parts = eliminate_div_one_parts, .whole = eliminate_div_one_whole },
    { .name = "pow_one", .place = "eliminate.pat:33", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_pow_one_match),
      .n_captures = 3, .captures = eliminate_pow_one_captures,
      .match = eliminate_pow_one_any, .each = eliminate_pow_one_all, .desc = &eliminate_pow_one_desc,
      .whole_size = sizeof(struct eliminate_pow_one_whole), .n_parts = sizeof eliminate_pow_one_parts / sizeof *eliminate_pow_one_parts,
      .n_params = 2, .parts = eliminate_pow_one_parts, .whole = eliminate_pow_one_whole },
    { .name = "and_true", .place = "eliminate.pat:35", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_and_true_match),
      .n_captures = 3, .captures = eliminate_and_true_captures,
      .match = eliminate_and_true_any, .each = eliminate_and_true_all, .desc = &eliminate_and_true_desc,
      .whole_size = sizeof(struct eliminate_and_true_whole), .n_parts = sizeof eliminate_and_true_parts / sizeof *eliminate_and_true_parts,
      .n_params = 2, .parts = eliminate_and_true_parts, .whole = eliminate_and_true_whole },
    { .name = "or_false", .place = "eliminate.pat:36", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_or_false_match),
      .n_captures = 3, .captures = eliminate_or_false_captures,
      .match = eliminate_or_false_any, .each = eliminate_or_false_all, .desc = &eliminate_or_false_desc,
      .whole_size = sizeof(struct eliminate_or_false_whole), .n_parts = sizeof eliminate_or_false_parts / sizeof *eliminate_or_false_parts,
      .n_params = 2, .parts = eliminate_or_false_parts, .whole = eliminate_or_false_whole },
    { .name = "no_identity", .place = "eliminate.pat:41", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_no_identity_match),
      .n_captures = 1, .captures = eliminate_no_identity_captures,
      .match = eliminate_no_identity_any, .each = eliminate_no_identity_all, .desc = &eliminate_no_identity_desc,
      .whole_size = sizeof(struct eliminate_no_identity_whole), .n_parts = sizeof eliminate_no_identity_parts / sizeof *eliminate_no_identity_parts,
      .n_params = 1, .parts = eliminate_no_identity_parts, .whole = eliminate_no_identity_whole },
    { .name = "no_dropout", .place = "eliminate.pat:43", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_no_dropout_match),
      .n_captures = 2, .captures = eliminate_no_dropout_captures,
      .match = eliminate_no_dropout_any, .each = eliminate_no_dropout_all, .desc = &eliminate_no_dropout_desc,
      .whole_size = sizeof(struct eliminate_no_dropout_whole), .n_parts = sizeof eliminate_no_dropout_parts / sizeof *eliminate_no_dropout_parts,
      .n_params = 2, .parts = eliminate_no_dropout_parts, .whole = eliminate_no_dropout_whole },
    { .name = "no_dropout_off", .place = "eliminate.pat:44", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_no_dropout_off_match),
      .n_captures = 2, .captures = eliminate_no_dropout_off_captures,
      .match = eliminate_no_dropout_off_any, .each = eliminate_no_dropout_off_all, .desc = &eliminate_no_dropout_off_desc,
      .whole_size = sizeof(struct eliminate_no_dropout_off_whole), .n_parts = sizeof eliminate_no_dropout_off_parts / sizeof *eliminate_no_dropout_off_parts,
      .n_params = 2, .parts = eliminate_no_dropout_off_parts, .whole = eliminate_no_dropout_off_whole },
    { .name = "no_dropout_ratio", .place = "eliminate.pat:46", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_no_dropout_ratio_match),
      .n_captures = 1, .captures = eliminate_no_dropout_ratio_captures,
      .match = eliminate_no_dropout_ratio_any, .each = eliminate_no_dropout_ratio_all, .desc = &eliminate_no_dropout_ratio_desc,
      .whole_size = sizeof(struct eliminate_no_dropout_ratio_whole), .n_parts = sizeof eliminate_no_dropout_ratio_parts / sizeof *eliminate_no_dropout_ratio_parts,
      .n_params = 1, .parts = eliminate_no_dropout_ratio_parts, .whole = eliminate_no_dropout_ratio_whole },
    { .name = "cast_same", .place = "eliminate.pat:48", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_cast_same_match),
      .n_captures = 2, .captures = eliminate_cast_same_captures,
      .match = eliminate_cast_same_any, .each = eliminate_cast_same_all, .desc = &eliminate_cast_same_desc,
      .whole_size = sizeof(struct eliminate_cast_same_whole), .n_parts = sizeof eliminate_cast_same_parts / sizeof *eliminate_cast_same_parts,
      .n_params = 1, .parts = eliminate_cast_same_parts, .whole = eliminate_cast_same_whole },
    { .name = "expand_same", .place = "eliminate.pat:50", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_expand_same_match),
      .n_captures = 2, .captures = eliminate_expand_same_captures,
      .match = eliminate_expand_same_any, .each = eliminate_expand_same_all, .desc = &eliminate_expand_same_desc,
      .whole_size = sizeof(struct eliminate_expand_same_whole), .n_parts = sizeof eliminate_expand_same_parts / sizeof *eliminate_expand_same_parts,
      .n_params = 1, .parts = eliminate_expand_same_parts, .whole = eliminate_expand_same_whole },
    { .name = "tile_once", .place = "eliminate.pat:52", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_tile_once_match),
      .n_captures = 1, .captures = eliminate_tile_once_captures,
      .match = eliminate_tile_once_any, .each = eliminate_tile_once_all, .desc = &eliminate_tile_once_desc,
      .whole_size = sizeof(struct eliminate_tile_once_whole), .n_parts = sizeof eliminate_tile_once_parts / sizeof *eliminate_tile_once_parts,
      .n_params = 1, .parts = eliminate_tile_once_parts, .whole = eliminate_tile_once_whole },
    { .name = "pad_none", .place = "eliminate.pat:54", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_pad_none_match),
      .n_captures = 1, .captures = eliminate_pad_none_captures,
      .match = eliminate_pad_none_any, .each = eliminate_pad_none_all, .desc = &eliminate_pad_none_desc,
      .whole_size = sizeof(struct eliminate_pad_none_whole), .n_parts = sizeof eliminate_pad_none_parts / sizeof *eliminate_pad_none_parts,
      .n_params = 1, .parts = eliminate_pad_none_parts, .whole = eliminate_pad_none_whole },
    { .name = "slice_all", .place = "eliminate.pat:56", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_slice_all_match),
      .n_captures = 3, .captures = eliminate_slice_all_captures,
      .match = eliminate_slice_all_any, .each = eliminate_slice_all_all, .desc = &eliminate_slice_all_desc,
      .whole_size = sizeof(struct eliminate_slice_all_whole), .n_parts = sizeof eliminate_slice_all_parts / sizeof *eliminate_slice_all_parts,
      .n_params = 2, .parts = eliminate_slice_all_parts, .whole = eliminate_slice_all_whole },
    { .name = "concat_one", .place = "eliminate.pat:63", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_concat_one_match),
      .n_captures = 1, .captures = eliminate_concat_one_captures,
      .match = eliminate_concat_one_any, .each = eliminate_concat_one_all, .desc = &eliminate_concat_one_desc,
      .whole_size = sizeof(struct eliminate_concat_one_whole), .n_parts = sizeof eliminate_concat_one_parts / sizeof *eliminate_concat_one_parts,
      .n_params = 1, .parts = eliminate_concat_one_parts, .whole = eliminate_concat_one_whole },
    { .name = "join_one", .place = "eliminate.pat:64", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_join_one_match),
      .n_captures = 1, .captures = eliminate_join_one_captures,
      .match = eliminate_join_one_any, .each = eliminate_join_one_all, .desc = &eliminate_join_one_desc,
      .whole_size = sizeof(struct eliminate_join_one_whole), .n_parts = sizeof eliminate_join_one_parts / sizeof *eliminate_join_one_parts,
      .n_params = 1, .parts = eliminate_join_one_parts, .whole = eliminate_join_one_whole },
    { .name = "split_one", .place = "eliminate.pat:66", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_split_one_match),
      .n_captures = 3, .captures = eliminate_split_one_captures,
      .match = eliminate_split_one_any, .each = eliminate_split_one_all, .desc = &eliminate_split_one_desc,
      .whole_size = sizeof(struct eliminate_split_one_whole), .n_parts = sizeof eliminate_split_one_parts / sizeof *eliminate_split_one_parts,
      .n_params = 1, .parts = eliminate_split_one_parts, .whole = eliminate_split_one_whole },
    { .name = "where_true", .place = "eliminate.pat:74", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_where_true_match),
      .n_captures = 3, .captures = eliminate_where_true_captures,
      .match = eliminate_where_true_any, .each = eliminate_where_true_all, .desc = &eliminate_where_true_desc,
      .whole_size = sizeof(struct eliminate_where_true_whole), .n_parts = sizeof eliminate_where_true_parts / sizeof *eliminate_where_true_parts,
      .n_params = 2, .parts = eliminate_where_true_parts, .whole = eliminate_where_true_whole },
    { .name = "where_false", .place = "eliminate.pat:75", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_where_false_match),
      .n_captures = 3, .captures = eliminate_where_false_captures,
      .match = eliminate_where_false_any, .each = eliminate_where_false_all, .desc = &eliminate_where_false_desc,
      .whole_size = sizeof(struct eliminate_where_false_whole), .n_parts = sizeof eliminate_where_false_parts / sizeof *eliminate_where_false_parts,
      .n_params = 2, .parts = eliminate_where_false_parts, .whole = eliminate_where_false_whole },
    { .name = "transpose_none", .place = "eliminate.pat:77", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_transpose_none_match),
      .n_captures = 2, .captures = eliminate_transpose_none_captures,
      .match = eliminate_transpose_none_any, .each = eliminate_transpose_none_all, .desc = &eliminate_transpose_none_desc,
      .whole_size = sizeof(struct eliminate_transpose_none_whole), .n_parts = sizeof eliminate_transpose_none_parts / sizeof *eliminate_transpose_none_parts,
      .n_params = 1, .parts = eliminate_transpose_none_parts, .whole = eliminate_transpose_none_whole },
    { .name = "reshape_same", .place = "eliminate.pat:83", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_reshape_same_match),
      .n_captures = 2, .captures = eliminate_reshape_same_captures,
      .match = eliminate_reshape_same_any, .each = eliminate_reshape_same_all, .desc = &eliminate_reshape_same_desc,
      .whole_size = sizeof(struct eliminate_reshape_same_whole), .n_parts = sizeof eliminate_reshape_same_parts / sizeof *eliminate_reshape_same_parts,
      .n_params = 1, .parts = eliminate_reshape_same_parts, .whole = eliminate_reshape_same_whole },
    { .name = "resize_none", .place = "eliminate.pat:85", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_resize_none_match),
      .n_captures = 2, .captures = eliminate_resize_none_captures,
      .match = eliminate_resize_none_any, .each = eliminate_resize_none_all, .desc = &eliminate_resize_none_desc,
      .whole_size = sizeof(struct eliminate_resize_none_whole), .n_parts = sizeof eliminate_resize_none_parts / sizeof *eliminate_resize_none_parts,
      .n_params = 2, .parts = eliminate_resize_none_parts, .whole = eliminate_resize_none_whole },
    { .name = "relu_twice", .place = "eliminate.pat:93", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_relu_twice_match),
      .n_captures = 2, .captures = eliminate_relu_twice_captures,
      .match = eliminate_relu_twice_any, .each = eliminate_relu_twice_all, .desc = &eliminate_relu_twice_desc,
      .whole_size = sizeof(struct eliminate_relu_twice_whole), .n_parts = sizeof eliminate_relu_twice_parts / sizeof *eliminate_relu_twice_parts,
      .n_params = 1, .parts = eliminate_relu_twice_parts, .whole = eliminate_relu_twice_whole },
    { .name = "abs_twice", .place = "eliminate.pat:94", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_abs_twice_match),
      .n_captures = 2, .captures = eliminate_abs_twice_captures,
      .match = eliminate_abs_twice_any, .each = eliminate_abs_twice_all, .desc = &eliminate_abs_twice_desc,
      .whole_size = sizeof(struct eliminate_abs_twice_whole), .n_parts = sizeof eliminate_abs_twice_parts / sizeof *eliminate_abs_twice_parts,
      .n_params = 1, .parts = eliminate_abs_twice_parts, .whole = eliminate_abs_twice_whole },
    { .name = "sign_twice", .place = "eliminate.pat:95", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_sign_twice_match),
      .n_captures = 2, .captures = eliminate_sign_twice_captures,
      .match = eliminate_sign_twice_any, .each = eliminate_sign_twice_all, .desc = &eliminate_sign_twice_desc,
      .whole_size = sizeof(struct eliminate_sign_twice_whole), .n_parts = sizeof eliminate_sign_twice_parts / sizeof *eliminate_sign_twice_parts,
      .n_params = 1, .parts = eliminate_sign_twice_parts, .whole = eliminate_sign_twice_whole },
    { .name = "round_twice", .place = "eliminate.pat:96", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_round_twice_match),
      .n_captures = 2, .captures = eliminate_round_twice_captures,
      .match = eliminate_round_twice_any, .each = eliminate_round_twice_all, .desc = &eliminate_round_twice_desc,
      .whole_size = sizeof(struct eliminate_round_twice_whole), .n_parts = sizeof eliminate_round_twice_parts / sizeof *eliminate_round_twice_parts,
      .n_params = 1, .parts = eliminate_round_twice_parts, .whole = eliminate_round_twice_whole },
    { .name = "not_twice", .place = "eliminate.pat:98", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_not_twice_match),
      .n_captures = 1, .captures = eliminate_not_twice_captures,
      .match = eliminate_not_twice_any, .each = eliminate_not_twice_all, .desc = &eliminate_not_twice_desc,
      .whole_size = sizeof(struct eliminate_not_twice_whole), .n_parts = sizeof eliminate_not_twice_parts / sizeof *eliminate_not_twice_parts,
      .n_params = 1, .parts = eliminate_not_twice_parts, .whole = eliminate_not_twice_whole },
    { .name = "neg_twice", .place = "eliminate.pat:99", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_neg_twice_match),
      .n_captures = 1, .captures = eliminate_neg_twice_captures,
      .match = eliminate_neg_twice_any, .each = eliminate_neg_twice_all, .desc = &eliminate_neg_twice_desc,
      .whole_size = sizeof(struct eliminate_neg_twice_whole), .n_parts = sizeof eliminate_neg_twice_parts / sizeof *eliminate_neg_twice_parts,
      .n_params = 1, .parts = eliminate_neg_twice_parts, .whole = eliminate_neg_twice_whole },
    { .name = "abs_neg", .place = "eliminate.pat:101", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_abs_neg_match),
      .n_captures = 1, .captures = eliminate_abs_neg_captures,
      .match = eliminate_abs_neg_any, .each = eliminate_abs_neg_all, .desc = &eliminate_abs_neg_desc,
      .whole_size = sizeof(struct eliminate_abs_neg_whole), .n_parts = sizeof eliminate_abs_neg_parts / sizeof *eliminate_abs_neg_parts,
      .n_params = 1, .parts = eliminate_abs_neg_parts, .whole = eliminate_abs_neg_whole },
    { .name = "cast_cast", .place = "eliminate.pat:112", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_cast_cast_match),
      .n_captures = 3, .captures = eliminate_cast_cast_captures,
      .match = eliminate_cast_cast_any, .each = eliminate_cast_cast_all, .desc = &eliminate_cast_cast_desc,
      .whole_size = sizeof(struct eliminate_cast_cast_whole), .n_parts = sizeof eliminate_cast_cast_parts / sizeof *eliminate_cast_cast_parts,
      .n_params = 1, .parts = eliminate_cast_cast_parts, .whole = eliminate_cast_cast_whole },
    { .name = "not_where", .place = "eliminate.pat:120", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct eliminate_not_where_match),
      .n_captures = 3, .captures = eliminate_not_where_captures,
      .match = eliminate_not_where_any, .each = eliminate_not_where_all, .desc = &eliminate_not_where_desc,
      .whole_size = sizeof(struct eliminate_not_where_whole), .n_parts = sizeof eliminate_not_where_parts / sizeof *eliminate_not_where_parts,
      .n_params = 3, .parts = eliminate_not_where_parts, .whole = eliminate_not_where_whole },
};

static const char *const imports[] = { "onnx", NULL };
extern const struct dfg_unit eliminate_unit;
const struct dfg_unit eliminate_unit = {
    .abi = DFG_ABI,
    .name = "eliminate",
    .imports = imports,
    .names = &eliminate_names, .whole_names = &whole_names,
    .n_patterns = 33, .patterns = patterns,
    .rules = &eliminate_rules,
};
