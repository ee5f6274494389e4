/* The replacements of eliminate.pat's rules.  Made by pat2c; do not edit. */
#include "eliminate.h"
#if ELIMINATE_H != 0xdabcc544aa7c5607
#error "eliminate.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    eliminate_rule_op_Abs = DFG_FIRST_OP, eliminate_rule_op_Add, eliminate_rule_op_And,
    eliminate_rule_op_Cast, eliminate_rule_op_CastLike, eliminate_rule_op_Ceil, eliminate_rule_op_Concat,
    eliminate_rule_op_Div, eliminate_rule_op_Dropout, eliminate_rule_op_Expand, eliminate_rule_op_Flatten,
    eliminate_rule_op_Floor, eliminate_rule_op_Identity, eliminate_rule_op_Max, eliminate_rule_op_Mean,
    eliminate_rule_op_Min, eliminate_rule_op_Mul, eliminate_rule_op_Neg, eliminate_rule_op_Not,
    eliminate_rule_op_Or, eliminate_rule_op_Pad, eliminate_rule_op_Pow, eliminate_rule_op_Relu,
    eliminate_rule_op_Reshape, eliminate_rule_op_Resize, eliminate_rule_op_Round, eliminate_rule_op_Sign,
    eliminate_rule_op_Slice, eliminate_rule_op_Split, eliminate_rule_op_Squeeze, eliminate_rule_op_Sub,
    eliminate_rule_op_Sum, eliminate_rule_op_Tile, eliminate_rule_op_Transpose, eliminate_rule_op_Unsqueeze,
    eliminate_rule_op_Where,
};
enum {
    eliminate_rule_attr_coordinate_transformation_mode, eliminate_rule_attr_mode, eliminate_rule_attr_to,
};
enum {
    eliminate_rule_str_cubic, eliminate_rule_str_half_pixel, eliminate_rule_str_nearest,
    eliminate_rule_str_tf_crop_and_resize,
};
static const char *const eliminate_rule_op_names[] = {
    "Abs", "Add", "And", "Cast", "CastLike", "Ceil", "Concat", "Div", "Dropout", "Expand", "Flatten",
    "Floor", "Identity", "Max", "Mean", "Min", "Mul", "Neg", "Not", "Or", "Pad", "Pow", "Relu", "Reshape",
    "Resize", "Round", "Sign", "Slice", "Split", "Squeeze", "Sub", "Sum", "Tile", "Transpose", "Unsqueeze",
    "Where",
};
static const char *const eliminate_rule_attr_names[] = {
    "coordinate_transformation_mode", "mode", "to",
};
static const char *const eliminate_rule_str_names[] = {
    "cubic", "half_pixel", "nearest", "tf_crop_and_resize",
};

static const struct dfg_names eliminate_rule_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 36,
    .ops = eliminate_rule_op_names,
    .n_attrs = 3,
    .attrs = eliminate_rule_attr_names,
    .n_strs = 4,
    .strs = eliminate_rule_str_names,
};

/* eliminate.pat:15, rule mul_one:  rewrite x; */
static bool eliminate_mul_one_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_mul_one_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:22, rule add_zero:  rewrite x; */
static bool eliminate_add_zero_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_add_zero_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:28, rule sub_zero:  rewrite x; */
static bool eliminate_sub_zero_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_sub_zero_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:31, rule div_one:  rewrite x; */
static bool eliminate_div_one_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_div_one_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:33, rule pow_one:  rewrite x; */
static bool eliminate_pow_one_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_pow_one_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:35, rule and_true:  rewrite x; */
static bool eliminate_and_true_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_and_true_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:36, rule or_false:  rewrite x; */
static bool eliminate_or_false_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_or_false_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:41, rule no_identity:  rewrite x; */
static bool eliminate_no_identity_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_no_identity_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:43, rule no_dropout:  rewrite x; */
static bool eliminate_no_dropout_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_no_dropout_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:44, rule no_dropout_off:  rewrite x; */
static bool eliminate_no_dropout_off_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_no_dropout_off_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:46, rule no_dropout_ratio:  rewrite x; */
static bool eliminate_no_dropout_ratio_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_no_dropout_ratio_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:48, rule cast_same:  rewrite x; */
static bool eliminate_cast_same_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_cast_same_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:53, rule cast_like:
 * rewrite Cast(x) {
 *     to = y.dtype == f32 ? 1 : y.dtype == u8 ? 2 : y.dtype == i8 ? 3 : y.dtype == u16 ? 4 : y.dtype == i16 ? 5
 *        : y.dtype == i32 ? 6 : y.dtype == i64 ? 7 : y.dtype == bool ? 9 : y.dtype == f16 ? 10
 *        : y.dtype == f64 ? 11 : y.dtype == u32 ? 12 : y.dtype == u64 ? 13 : 16
 * };
 */
static bool eliminate_cast_like_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct eliminate_cast_like_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, eliminate_rule_attr_to,
                 dfg_choose(dfg_scalar_same(dfg_dtype_of(g, m->y), dfg_dtype_val(DFG_F32)), dfg_int(1),
                            dfg_choose(dfg_scalar_same(dfg_dtype_of(g, m->y), dfg_dtype_val(DFG_U8)),
                                       dfg_int(2),
                                       dfg_choose(dfg_scalar_same(
                                                      dfg_dtype_of(g, m->y), dfg_dtype_val(DFG_I8)),
                                                  dfg_int(3),
                                                  dfg_choose(
                                                      dfg_scalar_same(
                                                          dfg_dtype_of(g, m->y), dfg_dtype_val(DFG_U16)),
                                                      dfg_int(4),
                                                      dfg_choose(
                                                          dfg_scalar_same(
                                                              dfg_dtype_of(g, m->y),
                                                              dfg_dtype_val(DFG_I16)),
                                                          dfg_int(5),
                                                          dfg_choose(
                                                              dfg_scalar_same(
                                                                  dfg_dtype_of(g, m->y),
                                                                  dfg_dtype_val(DFG_I32)),
                                                              dfg_int(6),
                                                              dfg_choose(
                                                                  dfg_scalar_same(
                                                                      dfg_dtype_of(g, m->y),
                                                                      dfg_dtype_val(DFG_I64)),
                                                                  dfg_int(7),
                                                                  dfg_choose(
                                                                      dfg_scalar_same(
                                                                          dfg_dtype_of(g, m->y),
                                                                          dfg_dtype_val(DFG_BOOL)),
                                                                      dfg_int(9),
                                                                      dfg_choose(
                                                                          dfg_scalar_same(
                                                                              dfg_dtype_of(g, m->y),
                                                                              dfg_dtype_val(DFG_F16)),
                                                                          dfg_int(10),
                                                                          dfg_choose(
                                                                              dfg_scalar_same(
                                                                                  dfg_dtype_of(g, m->y),
                                                                                  dfg_dtype_val(DFG_F64)),
                                                                              dfg_int(11),
                                                                              dfg_choose(
                                                                                  dfg_scalar_same(
                                                                                      dfg_dtype_of(g, m->y),
                                                                                      dfg_dtype_val(
                                                                                          DFG_U32)),
                                                                                  dfg_int(12),
                                                                                  dfg_choose(
                                                                                      dfg_scalar_same(
                                                                                          dfg_dtype_of(
                                                                                              g, m->y),
                                                                                          dfg_dtype_val(
                                                                                              DFG_U64)),
                                                                                      dfg_int(13),
                                                                                      dfg_int(
                                                                                          16))))))))))))));
    with[0] = dfg_new_call(r, eliminate_rule_op_Cast, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* eliminate.pat:60, rule expand_same:  rewrite x; */
static bool eliminate_expand_same_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_expand_same_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:62, rule tile_once:  rewrite x; */
static bool eliminate_tile_once_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_tile_once_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:64, rule pad_none:  rewrite x; */
static bool eliminate_pad_none_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_pad_none_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:70, rule slice_all:  rewrite x; */
static bool eliminate_slice_all_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_slice_all_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:73, rule concat_one:  rewrite x; */
static bool eliminate_concat_one_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_concat_one_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:74, rule join_one:  rewrite x; */
static bool eliminate_join_one_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_join_one_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:81, rule split_one:  rewrite x; */
static bool eliminate_split_one_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_split_one_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:84, rule where_true:  rewrite x; */
static bool eliminate_where_true_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_where_true_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:85, rule where_false:  rewrite y; */
static bool eliminate_where_false_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_where_false_match *m = match;
    with[0] = m->y;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:90, rule transpose_none:  rewrite x; */
static bool eliminate_transpose_none_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_transpose_none_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:97, rule reshape_same:  rewrite x; */
static bool eliminate_reshape_same_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_reshape_same_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:102, rule resize_none:  rewrite x; */
static bool eliminate_resize_none_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_resize_none_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:108, rule relu_twice:  rewrite r; */
static bool eliminate_relu_twice_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_relu_twice_match *m = match;
    with[0] = m->r;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:109, rule abs_twice:  rewrite a; */
static bool eliminate_abs_twice_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_abs_twice_match *m = match;
    with[0] = m->a;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:110, rule sign_twice:  rewrite s; */
static bool eliminate_sign_twice_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_sign_twice_match *m = match;
    with[0] = m->s;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:111, rule round_twice:  rewrite r; */
static bool eliminate_round_twice_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_round_twice_match *m = match;
    with[0] = m->r;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:113, rule not_twice:  rewrite x; */
static bool eliminate_not_twice_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_not_twice_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:114, rule neg_twice:  rewrite x; */
static bool eliminate_neg_twice_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct eliminate_neg_twice_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:116, rule abs_neg:  rewrite Abs(x); */
static bool eliminate_abs_neg_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct eliminate_abs_neg_match *m = match;
    with[0] = dfg_new_call(r, eliminate_rule_op_Abs, DFG_OPERANDS(m->x), NULL, 0);
    return with[0] != DFG_NONE;
}

/* eliminate.pat:132, rule cast_cast:  rewrite Cast(x) { ..d }; */
static bool eliminate_cast_cast_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct eliminate_cast_cast_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->d);
    with[0] = dfg_new_call(r, eliminate_rule_op_Cast, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* eliminate.pat:135, rule not_where:  rewrite Where(c, y, x); */
static bool eliminate_not_where_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct eliminate_not_where_match *m = match;
    with[0] = dfg_new_call(r, eliminate_rule_op_Where, DFG_OPERANDS(m->c, m->y, m->x), NULL, 0);
    return with[0] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    eliminate_rule_mul_one,
    eliminate_rule_add_zero,
    eliminate_rule_sub_zero,
    eliminate_rule_div_one,
    eliminate_rule_pow_one,
    eliminate_rule_and_true,
    eliminate_rule_or_false,
    eliminate_rule_no_identity,
    eliminate_rule_no_dropout,
    eliminate_rule_no_dropout_off,
    eliminate_rule_no_dropout_ratio,
    eliminate_rule_cast_same,
    eliminate_rule_cast_like,
    eliminate_rule_expand_same,
    eliminate_rule_tile_once,
    eliminate_rule_pad_none,
    eliminate_rule_slice_all,
    eliminate_rule_concat_one,
    eliminate_rule_join_one,
    eliminate_rule_split_one,
    eliminate_rule_where_true,
    eliminate_rule_where_false,
    eliminate_rule_transpose_none,
    eliminate_rule_reshape_same,
    eliminate_rule_resize_none,
    eliminate_rule_relu_twice,
    eliminate_rule_abs_twice,
    eliminate_rule_sign_twice,
    eliminate_rule_round_twice,
    eliminate_rule_not_twice,
    eliminate_rule_neg_twice,
    eliminate_rule_abs_neg,
    eliminate_rule_cast_cast,
    eliminate_rule_not_where,
};

/* eliminate.pat:15  Mul(x, c & splat(1)); the operator is known */
static inline bool eliminate_rule_is_y(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE)
        || dfg_splat_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE);
}

/* eliminate.pat:19  Add(x, c & splat(0)); the operator is known */
static inline bool eliminate_rule_is_y_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        || dfg_splat_is(g, dfg_operand(g, n, 0), dfg_int(0), DFG_NO_DTYPE);
}

/* eliminate.pat:25  Sub(x, c & splat(0)); the operator is known */
static inline bool eliminate_rule_is_y_3(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE);
}

/* eliminate.pat:31  Div(x, c & splat(1)); the operator is known */
static inline bool eliminate_rule_is_y_4(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE);
}

/* eliminate.pat:33  Pow(x, c & splat(1)); the operator is known */
static inline bool eliminate_rule_is_y_5(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE);
}

/* eliminate.pat:35  And(x, c & splat(true)); the operator is known */
static inline bool eliminate_rule_is_y_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return dfg_splat_is(g, dfg_operand(g, n, 1), dfg_bool(true), DFG_NO_DTYPE)
        || dfg_splat_is(g, dfg_operand(g, n, 0), dfg_bool(true), DFG_NO_DTYPE);
}

/* eliminate.pat:36  Or(x, c & splat(false)); the operator is known */
static inline bool eliminate_rule_is_y_7(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return dfg_splat_is(g, dfg_operand(g, n, 1), dfg_bool(false), DFG_NO_DTYPE)
        || dfg_splat_is(g, dfg_operand(g, n, 0), dfg_bool(false), DFG_NO_DTYPE);
}

/* from bit 0 on: eliminate_rule_no_dropout, eliminate_rule_no_dropout_off,
 * eliminate_rule_no_dropout_ratio, and 1 more such group */
static uint64_t eliminate_rule_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 2 && dfg_arg(g, n, 0) != DFG_NONE)
        set |= DFG_BIT(0); /* eliminate_rule_no_dropout ... */
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_splat_is(g, dfg_arg(g, n, 2), dfg_bool(false), DFG_NO_DTYPE))
        set |= DFG_BIT(1); /* eliminate_rule_no_dropout_off ... */
    if (dfg_has_args(g, n, 3) && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE))
        set |= DFG_BIT(2); /* eliminate_rule_no_dropout_ratio ... */
    return set;
}

/* op in {Dropout}: eliminate_rule_no_dropout, eliminate_rule_no_dropout_off,
 * eliminate_rule_no_dropout_ratio */
static uint64_t eliminate_rule_at_Dropout(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1)
        set |= eliminate_rule_part(g, n) << 8;
    return set;
}

/* op in {get}: eliminate_rule_no_dropout, eliminate_rule_no_dropout_off,
 * eliminate_rule_no_dropout_ratio, eliminate_rule_split_one */
static uint64_t eliminate_rule_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case eliminate_rule_op_Dropout: set |= eliminate_rule_part(g, a0) << 8; break;
        case eliminate_rule_op_Split:
            if (dfg_arg(g, a0, 0) != DFG_NONE)
                set |= DFG_BIT(eliminate_rule_split_one);
            break;
        default:
            break;
        }
    }
    return set;
}

/* op in {Cast}: eliminate_rule_cast_same, eliminate_rule_cast_cast */
static uint64_t eliminate_rule_at_Cast(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        set |= DFG_BIT(eliminate_rule_cast_same);
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, eliminate_rule_op_Cast) && dfg_argc_is(g, a0, 1))
            set |= DFG_BIT(eliminate_rule_cast_cast);
    }
    return set;
}

/* eliminate.pat:62  Tile(x, splat(1)); the operator is known */
static inline bool eliminate_rule_is_tile_once(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE);
}

/* eliminate.pat:64  Pad(x, splat(0), ...); the operator is known */
static inline bool eliminate_rule_is_pad_none(const dfg_graph *g, dfg_node n)
{
    return dfg_arg(g, n, 0) != DFG_NONE && dfg_splat_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE);
}

/* op in {Slice}: eliminate_rule_slice_all */
static uint64_t eliminate_rule_at_Slice(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 3) || dfg_has_args(g, n, 4)
        || (dfg_n_args(g, n) <= 5 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE
            && dfg_arg(g, n, 2) != DFG_NONE && dfg_arg(g, n, 4) != DFG_NONE))
        set |= DFG_BIT(eliminate_rule_slice_all);
    return set;
}

/* op in {Where}: eliminate_rule_where_true, eliminate_rule_where_false,
 * eliminate_rule_not_where */
static uint64_t eliminate_rule_at_Where(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 3)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case DFG_CONST:
            if (dfg_splat_is(g, a0, dfg_bool(true), DFG_NO_DTYPE))
                set |= DFG_BIT(eliminate_rule_where_true);
            if (dfg_splat_is(g, a0, dfg_bool(false), DFG_NO_DTYPE))
                set |= DFG_BIT(eliminate_rule_where_false);
            break;
        case eliminate_rule_op_Not:
            if (dfg_argc_is(g, a0, 1))
                set |= DFG_BIT(eliminate_rule_not_where);
            break;
        default:
            break;
        }
    }
    return set;
}

/* eliminate.pat:101  Resize(x, roi?, splat(1)); the operator is known */
static inline bool eliminate_rule_is_resize_none(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_splat_is(g, dfg_arg(g, n, 2), dfg_int(1), DFG_NO_DTYPE)
        && dfg_ne(dfg_attr_or(g, n, eliminate_rule_attr_coordinate_transformation_mode,
                              dfg_str(g, eliminate_rule_str_half_pixel)),
                  dfg_str(g, eliminate_rule_str_tf_crop_and_resize))
        && dfg_ne(dfg_attr_or(g, n, eliminate_rule_attr_mode, dfg_str(g, eliminate_rule_str_nearest)),
                  dfg_str(g, eliminate_rule_str_cubic));
}

/* eliminate.pat:108  Relu(r); the operator is known */
static inline bool eliminate_rule_is_relu_twice(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, eliminate_rule_op_Relu) && dfg_argc_is(g, a0, 1);
}

/* op in {Abs}: eliminate_rule_abs_twice, eliminate_rule_abs_neg */
static uint64_t eliminate_rule_at_Abs(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case eliminate_rule_op_Abs:
        case eliminate_rule_op_Relu:
            if (dfg_argc_is(g, a0, 1))
                set |= DFG_BIT(eliminate_rule_abs_twice);
            break;
        case eliminate_rule_op_Neg:
            if (dfg_argc_is(g, a0, 1))
                set |= DFG_BIT(eliminate_rule_abs_neg);
            break;
        default:
            break;
        }
    }
    return set;
}

/* eliminate.pat:110  Sign(s); the operator is known */
static inline bool eliminate_rule_is_sign_twice(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, eliminate_rule_op_Sign) && dfg_argc_is(g, a0, 1);
}

/* eliminate.pat:111  (Ceil | Floor | Round)(r); the operator is known */
static inline bool eliminate_rule_is_round_twice(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return (dfg_calls(g, a0, eliminate_rule_op_Ceil) || dfg_calls(g, a0, eliminate_rule_op_Floor)
            || dfg_calls(g, a0, eliminate_rule_op_Round))
        && dfg_argc_is(g, a0, 1);
}

/* eliminate.pat:113  Not(Not(x)); the operator is known */
static inline bool eliminate_rule_is_not_twice(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, eliminate_rule_op_Not) && dfg_argc_is(g, a0, 1);
}

/* eliminate.pat:114  Neg(Neg(x)); the operator is known */
static inline bool eliminate_rule_is_neg_twice(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, eliminate_rule_op_Neg) && dfg_argc_is(g, a0, 1);
}

static void eliminate_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case eliminate_rule_op_Mul:
        *set = eliminate_rule_is_y(g, n) ? DFG_BIT(eliminate_rule_mul_one) : 0;
        break;
    case eliminate_rule_op_Add:
        *set = eliminate_rule_is_y_2(g, n) ? DFG_BIT(eliminate_rule_add_zero) : 0;
        break;
    case eliminate_rule_op_Sub:
        *set = eliminate_rule_is_y_3(g, n) ? DFG_BIT(eliminate_rule_sub_zero) : 0;
        break;
    case eliminate_rule_op_Div:
        *set = eliminate_rule_is_y_4(g, n) ? DFG_BIT(eliminate_rule_div_one) : 0;
        break;
    case eliminate_rule_op_Pow:
        *set = eliminate_rule_is_y_5(g, n) ? DFG_BIT(eliminate_rule_pow_one) : 0;
        break;
    case eliminate_rule_op_And:
        *set = eliminate_rule_is_y_6(g, n) ? DFG_BIT(eliminate_rule_and_true) : 0;
        break;
    case eliminate_rule_op_Or:
        *set = eliminate_rule_is_y_7(g, n) ? DFG_BIT(eliminate_rule_or_false) : 0;
        break;
    case eliminate_rule_op_Identity:
        *set = dfg_argc_is(g, n, 1) ? DFG_BIT(eliminate_rule_no_identity) : 0;
        break;
    case eliminate_rule_op_Dropout: *set = eliminate_rule_at_Dropout(g, n); break;
    case DFG_GET: *set = eliminate_rule_at_get(g, n); break;
    case eliminate_rule_op_Cast: *set = eliminate_rule_at_Cast(g, n); break;
    case eliminate_rule_op_CastLike:
        *set = dfg_argc_is(g, n, 2) ? DFG_BIT(eliminate_rule_cast_like) : 0;
        break;
    case eliminate_rule_op_Expand:
        *set = dfg_argc_is(g, n, 2) ? DFG_BIT(eliminate_rule_expand_same) : 0;
        break;
    case eliminate_rule_op_Tile:
        *set = eliminate_rule_is_tile_once(g, n) ? DFG_BIT(eliminate_rule_tile_once) : 0;
        break;
    case eliminate_rule_op_Pad:
        *set = eliminate_rule_is_pad_none(g, n) ? DFG_BIT(eliminate_rule_pad_none) : 0;
        break;
    case eliminate_rule_op_Slice: *set = eliminate_rule_at_Slice(g, n); break;
    case eliminate_rule_op_Concat:
        *set = dfg_has_args(g, n, 1) ? DFG_BIT(eliminate_rule_concat_one) : 0;
        break;
    case eliminate_rule_op_Max:
    case eliminate_rule_op_Mean:
    case eliminate_rule_op_Min:
    case eliminate_rule_op_Sum:
        *set = dfg_has_args(g, n, 1) ? DFG_BIT(eliminate_rule_join_one) : 0;
        break;
    case eliminate_rule_op_Where: *set = eliminate_rule_at_Where(g, n); break;
    case eliminate_rule_op_Transpose:
        *set = dfg_argc_is(g, n, 1) ? DFG_BIT(eliminate_rule_transpose_none) : 0;
        break;
    case eliminate_rule_op_Flatten:
    case eliminate_rule_op_Reshape:
    case eliminate_rule_op_Squeeze:
    case eliminate_rule_op_Unsqueeze:
        *set = dfg_arg(g, n, 0) != DFG_NONE ? DFG_BIT(eliminate_rule_reshape_same) : 0;
        break;
    case eliminate_rule_op_Resize:
        *set = eliminate_rule_is_resize_none(g, n) ? DFG_BIT(eliminate_rule_resize_none) : 0;
        break;
    case eliminate_rule_op_Relu:
        *set = eliminate_rule_is_relu_twice(g, n) ? DFG_BIT(eliminate_rule_relu_twice) : 0;
        break;
    case eliminate_rule_op_Abs: *set = eliminate_rule_at_Abs(g, n); break;
    case eliminate_rule_op_Sign:
        *set = eliminate_rule_is_sign_twice(g, n) ? DFG_BIT(eliminate_rule_sign_twice) : 0;
        break;
    case eliminate_rule_op_Ceil:
    case eliminate_rule_op_Floor:
    case eliminate_rule_op_Round:
        *set = eliminate_rule_is_round_twice(g, n) ? DFG_BIT(eliminate_rule_round_twice) : 0;
        break;
    case eliminate_rule_op_Not:
        *set = eliminate_rule_is_not_twice(g, n) ? DFG_BIT(eliminate_rule_not_twice) : 0;
        break;
    case eliminate_rule_op_Neg:
        *set = eliminate_rule_is_neg_twice(g, n) ? DFG_BIT(eliminate_rule_neg_twice) : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule eliminate_rule_rows[] = {
    [eliminate_rule_mul_one] = {.name = "mul_one", .place = "eliminate.pat:15", .pattern = 0, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Mul, 0}, .build = eliminate_mul_one_build},
    [eliminate_rule_add_zero] = {.name = "add_zero", .place = "eliminate.pat:18", .pattern = 1, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Add, 0}, .build = eliminate_add_zero_build},
    [eliminate_rule_sub_zero] = {.name = "sub_zero", .place = "eliminate.pat:24", .pattern = 2, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Sub, 0}, .build = eliminate_sub_zero_build},
    [eliminate_rule_div_one] = {.name = "div_one", .place = "eliminate.pat:31", .pattern = 3, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Div, 0}, .build = eliminate_div_one_build},
    [eliminate_rule_pow_one] = {.name = "pow_one", .place = "eliminate.pat:33", .pattern = 4, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Pow, 0}, .build = eliminate_pow_one_build},
    [eliminate_rule_and_true] = {.name = "and_true", .place = "eliminate.pat:35", .pattern = 5, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_And, 0}, .build = eliminate_and_true_build},
    [eliminate_rule_or_false] = {.name = "or_false", .place = "eliminate.pat:36", .pattern = 6, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Or, 0}, .build = eliminate_or_false_build},
    [eliminate_rule_no_identity] = {.name = "no_identity", .place = "eliminate.pat:41", .pattern = 7, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Identity, 0}, .build = eliminate_no_identity_build},
    [eliminate_rule_no_dropout] = {.name = "no_dropout", .place = "eliminate.pat:43", .pattern = 8, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Dropout, DFG_GET, 0},
        .build = eliminate_no_dropout_build},
    [eliminate_rule_no_dropout_off] = {.name = "no_dropout_off", .place = "eliminate.pat:44", .pattern = 9, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Dropout, DFG_GET, 0},
        .build = eliminate_no_dropout_off_build},
    [eliminate_rule_no_dropout_ratio] = {.name = "no_dropout_ratio", .place = "eliminate.pat:46", .pattern = 10, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Dropout, DFG_GET, 0},
        .build = eliminate_no_dropout_ratio_build},
    [eliminate_rule_cast_same] = {.name = "cast_same", .place = "eliminate.pat:48", .pattern = 11, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Cast, 0}, .build = eliminate_cast_same_build},
    [eliminate_rule_cast_like] = {.name = "cast_like", .place = "eliminate.pat:50", .pattern = 12, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_CastLike, 0}, .build = eliminate_cast_like_build},
    [eliminate_rule_expand_same] = {.name = "expand_same", .place = "eliminate.pat:60", .pattern = 13, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Expand, 0}, .build = eliminate_expand_same_build},
    [eliminate_rule_tile_once] = {.name = "tile_once", .place = "eliminate.pat:62", .pattern = 14, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Tile, 0}, .build = eliminate_tile_once_build},
    [eliminate_rule_pad_none] = {.name = "pad_none", .place = "eliminate.pat:64", .pattern = 15, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Pad, 0}, .build = eliminate_pad_none_build},
    [eliminate_rule_slice_all] = {.name = "slice_all", .place = "eliminate.pat:66", .pattern = 16, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Slice, 0}, .build = eliminate_slice_all_build},
    [eliminate_rule_concat_one] = {.name = "concat_one", .place = "eliminate.pat:73", .pattern = 17, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Concat, 0}, .build = eliminate_concat_one_build},
    [eliminate_rule_join_one] = {.name = "join_one", .place = "eliminate.pat:74", .pattern = 18, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Max, eliminate_rule_op_Mean, eliminate_rule_op_Min, eliminate_rule_op_Sum, 0},
        .build = eliminate_join_one_build},
    [eliminate_rule_split_one] = {.name = "split_one", .place = "eliminate.pat:76", .pattern = 19, .n_roots = 1,
        .roots = (const uint16_t[]){DFG_GET, 0}, .build = eliminate_split_one_build},
    [eliminate_rule_where_true] = {.name = "where_true", .place = "eliminate.pat:84", .pattern = 20, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Where, 0}, .build = eliminate_where_true_build},
    [eliminate_rule_where_false] = {.name = "where_false", .place = "eliminate.pat:85", .pattern = 21, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Where, 0}, .build = eliminate_where_false_build},
    [eliminate_rule_transpose_none] = {.name = "transpose_none", .place = "eliminate.pat:87", .pattern = 22, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Transpose, 0},
        .build = eliminate_transpose_none_build},
    [eliminate_rule_reshape_same] = {.name = "reshape_same", .place = "eliminate.pat:93", .pattern = 23, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Flatten, eliminate_rule_op_Reshape, eliminate_rule_op_Squeeze, eliminate_rule_op_Unsqueeze, 0},
        .build = eliminate_reshape_same_build},
    [eliminate_rule_resize_none] = {.name = "resize_none", .place = "eliminate.pat:100", .pattern = 24, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Resize, 0}, .build = eliminate_resize_none_build},
    [eliminate_rule_relu_twice] = {.name = "relu_twice", .place = "eliminate.pat:108", .pattern = 25, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Relu, 0}, .build = eliminate_relu_twice_build},
    [eliminate_rule_abs_twice] = {.name = "abs_twice", .place = "eliminate.pat:109", .pattern = 26, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Abs, 0}, .build = eliminate_abs_twice_build},
    [eliminate_rule_sign_twice] = {.name = "sign_twice", .place = "eliminate.pat:110", .pattern = 27, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Sign, 0}, .build = eliminate_sign_twice_build},
    [eliminate_rule_round_twice] = {.name = "round_twice", .place = "eliminate.pat:111", .pattern = 28, .n_roots = 1,
        .roots = (const uint16_t[]){eliminate_rule_op_Ceil, eliminate_rule_op_Floor, eliminate_rule_op_Round, 0},
        .build = eliminate_round_twice_build},
    [eliminate_rule_not_twice] = {.name = "not_twice", .place = "eliminate.pat:113", .pattern = 29, .n_roots = 1, .keep_shared = true,
        .roots = (const uint16_t[]){eliminate_rule_op_Not, 0}, .build = eliminate_not_twice_build},
    [eliminate_rule_neg_twice] = {.name = "neg_twice", .place = "eliminate.pat:114", .pattern = 30, .n_roots = 1, .keep_shared = true,
        .roots = (const uint16_t[]){eliminate_rule_op_Neg, 0}, .build = eliminate_neg_twice_build},
    [eliminate_rule_abs_neg] = {.name = "abs_neg", .place = "eliminate.pat:116", .pattern = 31, .n_roots = 1, .keep_shared = true,
        .roots = (const uint16_t[]){eliminate_rule_op_Abs, 0}, .build = eliminate_abs_neg_build},
    [eliminate_rule_cast_cast] = {.name = "cast_cast", .place = "eliminate.pat:127", .pattern = 32, .n_roots = 1, .keep_shared = true,
        .roots = (const uint16_t[]){eliminate_rule_op_Cast, 0}, .build = eliminate_cast_cast_build},
    [eliminate_rule_not_where] = {.name = "not_where", .place = "eliminate.pat:135", .pattern = 33, .n_roots = 1, .keep_shared = true,
        .roots = (const uint16_t[]){eliminate_rule_op_Where, 0}, .build = eliminate_not_where_build},
};

const struct dfg_rules eliminate_rules = {
    .abi = DFG_ABI,
    .n = 34, .n_words = 1, .rules = eliminate_rule_rows,
    .names = &eliminate_rule_names, .candidates = eliminate_rules_candidates,
};
