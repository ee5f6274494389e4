/* The replacements of eliminate.pat's rules.  Made by pat2c; do not edit. */
#include "eliminate.h"
#if ELIMINATE_H != 0x86c8d7f7c29402ab
#error "eliminate.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Abs = DFG_FIRST_OP, OP_Add, OP_And, OP_Cast, OP_CastLike, OP_Ceil, OP_Concat, OP_Div,
    OP_Dropout, OP_Expand, OP_Flatten, OP_Floor, OP_Identity, OP_Max, OP_Mean, OP_Min, OP_Mul, OP_Neg,
    OP_Not, OP_Or, OP_Pad, OP_Pow, OP_Relu, OP_Reshape, OP_Resize, OP_Round, OP_Sign, OP_Slice,
    OP_Split, OP_Squeeze, OP_Sub, OP_Sum, OP_Tile, OP_Transpose, OP_Unsqueeze, OP_Where,
};
enum {
    ATTR_coordinate_transformation_mode, ATTR_mode, ATTR_to,
};
enum {
    STR_cubic, STR_half_pixel, STR_nearest, STR_tf_crop_and_resize,
};
static const char *const op_names[] = {
    "Abs", "Add", "And", "Cast", "CastLike", "Ceil", "Concat", "Div", "Dropout", "Expand", "Flatten",
    "Floor", "Identity", "Max", "Mean", "Min", "Mul", "Neg", "Not", "Or", "Pad", "Pow", "Relu",
    "Reshape", "Resize", "Round", "Sign", "Slice", "Split", "Squeeze", "Sub", "Sum", "Tile",
    "Transpose", "Unsqueeze", "Where",
};
static const char *const attr_names[] = {
    "coordinate_transformation_mode", "mode", "to",
};
static const char *const str_names[] = {
    "cubic", "half_pixel", "nearest", "tf_crop_and_resize",
};

static const struct dfg_names rule_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 36,
    .ops = op_names,
    .n_attrs = 3,
    .attrs = attr_names,
    .n_strs = 4,
    .strs = str_names,
};

/* eliminate.pat:15  rule mul_one(x, c) { y = Mul(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; } */
static bool eliminate_mul_one_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_mul_one_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:18
 * rule add_zero(x, c) {
 *     y = Add(x, c & splat(0));
 *     match y;
 *     where no_wider(c, x, y), not is_float(c) or extern eliminate_minus_zero(c);
 *     rewrite x;
 * }
 */
static bool eliminate_add_zero_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_add_zero_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:24
 * rule sub_zero(x, c) {
 *     y = Sub(x, c & splat(0));
 *     match y;
 *     where no_wider(c, x, y), not is_float(c) or extern eliminate_plus_zero(c);
 *     rewrite x;
 * }
 */
static bool eliminate_sub_zero_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_sub_zero_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:31  rule div_one(x, c) { y = Div(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; } */
static bool eliminate_div_one_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_div_one_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:33  rule pow_one(x, c) { y = Pow(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; } */
static bool eliminate_pow_one_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_pow_one_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:35
 * rule and_true(x, c) { y = And(x, c & splat(true)); match y; where no_wider(c, x, y); rewrite x; }
 */
static bool eliminate_and_true_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_and_true_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:36
 * rule or_false(x, c) { y = Or(x, c & splat(false)); match y; where no_wider(c, x, y); rewrite x; }
 */
static bool eliminate_or_false_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_or_false_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:41  rule no_identity(x) { match Identity(x); rewrite x; } */
static bool eliminate_no_identity_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_no_identity_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:43  rule no_dropout(x, ratio) { match Dropout(x, ratio?); rewrite x; } */
static bool eliminate_no_dropout_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_no_dropout_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:44  rule no_dropout_off(x, ratio) { match Dropout(x, ratio?, splat(false)); rewrite x; } */
static bool eliminate_no_dropout_off_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_no_dropout_off_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:46  rule no_dropout_ratio(x) { match Dropout(x, splat(0), _); rewrite x; } */
static bool eliminate_no_dropout_ratio_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_no_dropout_ratio_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:48  rule cast_same(x) { c = Cast(x); match c; where same_dtype(x, c); rewrite x; } */
static bool eliminate_cast_same_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_cast_same_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:50
 * rule cast_like(x, y) {
 *     match CastLike(x, y);
 *     where y.dtype in {f32, u8, i8, u16, i16, i32, i64, bool, f16, f64, u32, u64, bf16};
 *     rewrite Cast(x) {
 *         to = y.dtype == f32 ? 1 : y.dtype == u8 ? 2 : y.dtype == i8 ? 3 : y.dtype == u16 ? 4 : y.dtype == i16 ? 5
 *            : y.dtype == i32 ? 6 : y.dtype == i64 ? 7 : y.dtype == bool ? 9 : y.dtype == f16 ? 10
 *            : y.dtype == f64 ? 11 : y.dtype == u32 ? 12 : y.dtype == u64 ? 13 : 16
 *     };
 * }
 */
static bool eliminate_cast_like_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_cast_like_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, ATTR_to,
                 dfg_choose(dfg_same(dfg_dtype_of(g, m->y), dfg_dtype_val(DFG_F32)), dfg_int(1),
                            dfg_choose(dfg_same(dfg_dtype_of(g, m->y), dfg_dtype_val(DFG_U8)), dfg_int(2),
                                       dfg_choose(dfg_same(dfg_dtype_of(g, m->y), dfg_dtype_val(DFG_I8)),
                                                  dfg_int(3),
                                                  dfg_choose(
                                                      dfg_same(
                                                          dfg_dtype_of(g, m->y), dfg_dtype_val(DFG_U16)),
                                                      dfg_int(4),
                                                      dfg_choose(
                                                          dfg_same(
                                                              dfg_dtype_of(g, m->y),
                                                              dfg_dtype_val(DFG_I16)),
                                                          dfg_int(5),
                                                          dfg_choose(
                                                              dfg_same(
                                                                  dfg_dtype_of(g, m->y),
                                                                  dfg_dtype_val(DFG_I32)),
                                                              dfg_int(6),
                                                              dfg_choose(
                                                                  dfg_same(
                                                                      dfg_dtype_of(g, m->y),
                                                                      dfg_dtype_val(DFG_I64)),
                                                                  dfg_int(7),
                                                                  dfg_choose(
                                                                      dfg_same(
                                                                          dfg_dtype_of(g, m->y),
                                                                          dfg_dtype_val(DFG_BOOL)),
                                                                      dfg_int(9),
                                                                      dfg_choose(
                                                                          dfg_same(
                                                                              dfg_dtype_of(g, m->y),
                                                                              dfg_dtype_val(DFG_F16)),
                                                                          dfg_int(10),
                                                                          dfg_choose(
                                                                              dfg_same(
                                                                                  dfg_dtype_of(g, m->y),
                                                                                  dfg_dtype_val(DFG_F64)),
                                                                              dfg_int(11),
                                                                              dfg_choose(
                                                                                  dfg_same(
                                                                                      dfg_dtype_of(g, m->y),
                                                                                      dfg_dtype_val(
                                                                                          DFG_U32)),
                                                                                  dfg_int(12),
                                                                                  dfg_choose(
                                                                                      dfg_same(
                                                                                          dfg_dtype_of(
                                                                                              g, m->y),
                                                                                          dfg_dtype_val(
                                                                                              DFG_U64)),
                                                                                      dfg_int(13),
                                                                                      dfg_int(
                                                                                          16))))))))))))));
    with[0] = dfg_new_call(r, OP_Cast, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* eliminate.pat:60  rule expand_same(x) { e = Expand(x, _); match e; where same_shape(x, e); rewrite x; } */
static bool eliminate_expand_same_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_expand_same_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:62  rule tile_once(x) { match Tile(x, splat(1)); rewrite x; } */
static bool eliminate_tile_once_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_tile_once_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:64  rule pad_none(x) { match Pad(x, splat(0), ...); rewrite x; } */
static bool eliminate_pad_none_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_pad_none_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:66
 * rule slice_all(x, steps) {
 *     s = Slice(x, _, _) | Slice(x, _, _, _) | Slice(x, _, _, _?, steps);
 *     match s;
 *     where same_shape(x, s), not present(steps) or value(steps) == 1 or min([v for v in value(steps)]) == 1;
 *     rewrite x;
 * }
 */
static bool eliminate_slice_all_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_slice_all_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:73  rule concat_one(x) { match Concat(x); rewrite x; } */
static bool eliminate_concat_one_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_concat_one_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:74  rule join_one(x) { match (Sum | Max | Min | Mean)(x); rewrite x; } */
static bool eliminate_join_one_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_join_one_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:76
 * rule split_one(x) {
 *     s = Split(x, ...);
 *     first = s.0;
 *     match first;
 *     where same_shape(x, first);
 *     rewrite x;
 * }
 */
static bool eliminate_split_one_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_split_one_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:84
 * rule where_true(x, y) { w = Where(splat(true), x, y); match w; where same_shape(x, w); rewrite x; }
 */
static bool eliminate_where_true_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_where_true_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:85
 * rule where_false(x, y) { w = Where(splat(false), x, y); match w; where same_shape(y, w); rewrite y; }
 */
static bool eliminate_where_false_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_where_false_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->y;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:87
 * rule transpose_none(x) {
 *     match Transpose(x) { perm = p };
 *     where p == range(len(p));
 *     rewrite x;
 * }
 */
static bool eliminate_transpose_none_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_transpose_none_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:93
 * rule reshape_same(x) { r = (Reshape | Squeeze | Unsqueeze | Flatten)(x, ...); match r; where same_shape(x, r); rewrite x; }
 */
static bool eliminate_reshape_same_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_reshape_same_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:95
 * rule resize_none(x, roi) {
 *     match Resize(x, roi?, splat(1)) { mode != "cubic", coordinate_transformation_mode != "tf_crop_and_resize" };
 *     rewrite x;
 * }
 */
static bool eliminate_resize_none_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_resize_none_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:103  rule relu_twice(x) { r = Relu(x); match Relu(r); rewrite r; } */
static bool eliminate_relu_twice_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_relu_twice_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->r;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:104  rule abs_twice(x) { a = (Abs | Relu)(x); match Abs(a); rewrite a; } */
static bool eliminate_abs_twice_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_abs_twice_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->a;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:105  rule sign_twice(x) { s = Sign(x); match Sign(s); rewrite s; } */
static bool eliminate_sign_twice_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_sign_twice_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->s;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:106
 * rule round_twice(x) { r = (Ceil | Floor | Round)(x); match (Ceil | Floor | Round)(r); rewrite r; }
 */
static bool eliminate_round_twice_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_round_twice_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->r;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:108  rule not_twice(x) : keep_shared { match Not(Not(x)); rewrite x; } */
static bool eliminate_not_twice_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_not_twice_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:109  rule neg_twice(x) : keep_shared { match Neg(Neg(x)); rewrite x; } */
static bool eliminate_neg_twice_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_neg_twice_match *m = match;
    (void)self;
    (void)r;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* eliminate.pat:111  rule abs_neg(x) : keep_shared { match Abs(Neg(x)); rewrite Abs(x); } */
static bool eliminate_abs_neg_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_abs_neg_match *m = match;
    (void)self;
    with[0] = dfg_new_call(r, OP_Abs, DFG_OPERANDS(m->x), NULL, 0);
    return with[0] != DFG_NONE;
}

/* eliminate.pat:122
 * rule cast_cast(x) : keep_shared {
 *     c = Cast(x);
 *     d = Cast(c);
 *     match d;
 *     where lossless(x, c);
 *     rewrite Cast(x) { ..d };
 * }
 */
static bool eliminate_cast_cast_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_cast_cast_match *m = match;
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->d);
    with[0] = dfg_new_call(r, OP_Cast, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* eliminate.pat:130  rule not_where(c, x, y) : keep_shared { match Where(Not(c), x, y); rewrite Where(c, y, x); } */
static bool eliminate_not_where_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct eliminate_not_where_match *m = match;
    (void)self;
    with[0] = dfg_new_call(r, OP_Where, DFG_OPERANDS(m->c, m->y, m->x), NULL, 0);
    return with[0] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    RULE_eliminate_mul_one,
    RULE_eliminate_add_zero,
    RULE_eliminate_sub_zero,
    RULE_eliminate_div_one,
    RULE_eliminate_pow_one,
    RULE_eliminate_and_true,
    RULE_eliminate_or_false,
    RULE_eliminate_no_identity,
    RULE_eliminate_no_dropout,
    RULE_eliminate_no_dropout_off,
    RULE_eliminate_no_dropout_ratio,
    RULE_eliminate_cast_same,
    RULE_eliminate_cast_like,
    RULE_eliminate_expand_same,
    RULE_eliminate_tile_once,
    RULE_eliminate_pad_none,
    RULE_eliminate_slice_all,
    RULE_eliminate_concat_one,
    RULE_eliminate_join_one,
    RULE_eliminate_split_one,
    RULE_eliminate_where_true,
    RULE_eliminate_where_false,
    RULE_eliminate_transpose_none,
    RULE_eliminate_reshape_same,
    RULE_eliminate_resize_none,
    RULE_eliminate_relu_twice,
    RULE_eliminate_abs_twice,
    RULE_eliminate_sign_twice,
    RULE_eliminate_round_twice,
    RULE_eliminate_not_twice,
    RULE_eliminate_neg_twice,
    RULE_eliminate_abs_neg,
    RULE_eliminate_cast_cast,
    RULE_eliminate_not_where,
};

/* eliminate.pat:15  Mul(x, c & splat(1)); the operator is known */
static inline bool is_y(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 2))
        return false;
    return dfg_splat_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE)
        || dfg_splat_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE);
}

/* eliminate.pat:19  Add(x, c & splat(0)); the operator is known */
static inline bool is_y_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 2))
        return false;
    return dfg_splat_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        || dfg_splat_is(g, dfg_arg(g, n, 0), dfg_int(0), DFG_NO_DTYPE);
}

/* eliminate.pat:25  Sub(x, c & splat(0)); the operator is known */
static inline bool is_y_3(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 2) && dfg_splat_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE);
}

/* eliminate.pat:31  Div(x, c & splat(1)); the operator is known */
static inline bool is_y_4(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 2) && dfg_splat_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE);
}

/* eliminate.pat:33  Pow(x, c & splat(1)); the operator is known */
static inline bool is_y_5(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 2) && dfg_splat_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE);
}

/* eliminate.pat:35  And(x, c & splat(true)); the operator is known */
static inline bool is_y_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 2))
        return false;
    return dfg_splat_is(g, dfg_arg(g, n, 1), dfg_bool(true), DFG_NO_DTYPE)
        || dfg_splat_is(g, dfg_arg(g, n, 0), dfg_bool(true), DFG_NO_DTYPE);
}

/* eliminate.pat:36  Or(x, c & splat(false)); the operator is known */
static inline bool is_y_7(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 2))
        return false;
    return dfg_splat_is(g, dfg_arg(g, n, 1), dfg_bool(false), DFG_NO_DTYPE)
        || dfg_splat_is(g, dfg_arg(g, n, 0), dfg_bool(false), DFG_NO_DTYPE);
}

/* from bit 0 on: RULE_eliminate_no_dropout, RULE_eliminate_no_dropout_off,
 * RULE_eliminate_no_dropout_ratio, and 1 more such group */
static uint64_t eliminate_rules_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 2 && dfg_arg(g, n, 0) != DFG_NONE)
        set |= DFG_BIT(0); /* RULE_eliminate_no_dropout ... */
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_splat_is(g, dfg_arg(g, n, 2), dfg_bool(false), DFG_NO_DTYPE))
        set |= DFG_BIT(1); /* RULE_eliminate_no_dropout_off ... */
    if (dfg_has_args(g, n, 3) && dfg_splat_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE))
        set |= DFG_BIT(2); /* RULE_eliminate_no_dropout_ratio ... */
    return set;
}

/* op in {Dropout}: RULE_eliminate_no_dropout, RULE_eliminate_no_dropout_off,
 * RULE_eliminate_no_dropout_ratio */
static uint64_t eliminate_rules_at_Dropout(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1)
        set |= eliminate_rules_part(g, n) << 8;
    return set;
}

/* op in {get}: RULE_eliminate_no_dropout, RULE_eliminate_no_dropout_off,
 * RULE_eliminate_no_dropout_ratio, RULE_eliminate_split_one */
static uint64_t eliminate_rules_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case OP_Dropout:
            set |= eliminate_rules_part(g, a0) << 8;
            break;
        case OP_Split:
            if (dfg_arg(g, a0, 0) != DFG_NONE)
                set |= DFG_BIT(RULE_eliminate_split_one);
            break;
        default:
            break;
        }
    }
    return set;
}

/* op in {Cast}: RULE_eliminate_cast_same, RULE_eliminate_cast_cast */
static uint64_t eliminate_rules_at_Cast(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 1))
        set |= DFG_BIT(RULE_eliminate_cast_same);
    const dfg_node a0 = dfg_arg(g, n, 0);
    if (dfg_argc_is(g, n, 1) && dfg_calls(g, a0, OP_Cast) && dfg_has_args(g, a0, 1))
        set |= DFG_BIT(RULE_eliminate_cast_cast);
    return set;
}

/* eliminate.pat:62  Tile(x, splat(1)); the operator is known */
static inline bool is_tile_once(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 2) && dfg_splat_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE);
}

/* eliminate.pat:64  Pad(x, splat(0), ...); the operator is known */
static inline bool is_pad_none(const dfg_graph *g, dfg_node n)
{
    return dfg_arg(g, n, 0) != DFG_NONE && dfg_splat_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE);
}

/* op in {Slice}: RULE_eliminate_slice_all */
static uint64_t eliminate_rules_at_Slice(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 3) || dfg_has_args(g, n, 4)
        || (dfg_n_args(g, n) <= 5 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE
            && dfg_arg(g, n, 2) != DFG_NONE && dfg_arg(g, n, 4) != DFG_NONE))
        set |= DFG_BIT(RULE_eliminate_slice_all);
    return set;
}

/* op in {Where}: RULE_eliminate_where_true, RULE_eliminate_where_false,
 * RULE_eliminate_not_where */
static uint64_t eliminate_rules_at_Where(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 3)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case DFG_CONST:
            if (dfg_splat_is(g, a0, dfg_bool(true), DFG_NO_DTYPE))
                set |= DFG_BIT(RULE_eliminate_where_true);
            if (dfg_splat_is(g, a0, dfg_bool(false), DFG_NO_DTYPE))
                set |= DFG_BIT(RULE_eliminate_where_false);
            break;
        case OP_Not:
            if (dfg_has_args(g, a0, 1))
                set |= DFG_BIT(RULE_eliminate_not_where);
            break;
        default:
            break;
        }
    }
    return set;
}

/* eliminate.pat:96  Resize(x, roi?, splat(1)); the operator is known */
static inline bool is_resize_none(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_splat_is(g, dfg_arg(g, n, 2), dfg_int(1), DFG_NO_DTYPE)
        && dfg_ne(dfg_attr_or(g, n, ATTR_coordinate_transformation_mode, dfg_str(g, STR_half_pixel)),
                  dfg_str(g, STR_tf_crop_and_resize))
        && dfg_ne(dfg_attr_or(g, n, ATTR_mode, dfg_str(g, STR_nearest)), dfg_str(g, STR_cubic));
}

/* eliminate.pat:103  Relu(r); the operator is known */
static inline bool is_relu_twice(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, OP_Relu) && dfg_has_args(g, a0, 1);
}

/* op in {Abs}: RULE_eliminate_abs_twice, RULE_eliminate_abs_neg */
static uint64_t eliminate_rules_at_Abs(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case OP_Abs:
        case OP_Relu:
            if (dfg_has_args(g, a0, 1))
                set |= DFG_BIT(RULE_eliminate_abs_twice);
            break;
        case OP_Neg:
            if (dfg_has_args(g, a0, 1))
                set |= DFG_BIT(RULE_eliminate_abs_neg);
            break;
        default:
            break;
        }
    }
    return set;
}

/* eliminate.pat:105  Sign(s); the operator is known */
static inline bool is_sign_twice(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, OP_Sign) && dfg_has_args(g, a0, 1);
}

/* eliminate.pat:106  (Ceil | Floor | Round)(r); the operator is known */
static inline bool is_round_twice(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (dfg_calls(g, a0, OP_Ceil) || dfg_calls(g, a0, OP_Floor) || dfg_calls(g, a0, OP_Round))
        && dfg_has_args(g, a0, 1);
}

/* eliminate.pat:108  Not(Not(x)); the operator is known */
static inline bool is_not_twice(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, OP_Not) && dfg_has_args(g, a0, 1);
}

/* eliminate.pat:109  Neg(Neg(x)); the operator is known */
static inline bool is_neg_twice(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, OP_Neg) && dfg_has_args(g, a0, 1);
}

static uint64_t eliminate_rules_at(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case OP_Mul:
        return is_y(g, n) ? DFG_BIT(RULE_eliminate_mul_one) : 0;
    case OP_Add:
        return is_y_2(g, n) ? DFG_BIT(RULE_eliminate_add_zero) : 0;
    case OP_Sub:
        return is_y_3(g, n) ? DFG_BIT(RULE_eliminate_sub_zero) : 0;
    case OP_Div:
        return is_y_4(g, n) ? DFG_BIT(RULE_eliminate_div_one) : 0;
    case OP_Pow:
        return is_y_5(g, n) ? DFG_BIT(RULE_eliminate_pow_one) : 0;
    case OP_And:
        return is_y_6(g, n) ? DFG_BIT(RULE_eliminate_and_true) : 0;
    case OP_Or:
        return is_y_7(g, n) ? DFG_BIT(RULE_eliminate_or_false) : 0;
    case OP_Identity:
        return dfg_has_args(g, n, 1) ? DFG_BIT(RULE_eliminate_no_identity) : 0;
    case OP_Dropout:
        return eliminate_rules_at_Dropout(g, n);
    case DFG_GET:
        return eliminate_rules_at_get(g, n);
    case OP_Cast:
        return eliminate_rules_at_Cast(g, n);
    case OP_CastLike:
        return dfg_has_args(g, n, 2) ? DFG_BIT(RULE_eliminate_cast_like) : 0;
    case OP_Expand:
        return dfg_has_args(g, n, 2) ? DFG_BIT(RULE_eliminate_expand_same) : 0;
    case OP_Tile:
        return is_tile_once(g, n) ? DFG_BIT(RULE_eliminate_tile_once) : 0;
    case OP_Pad:
        return is_pad_none(g, n) ? DFG_BIT(RULE_eliminate_pad_none) : 0;
    case OP_Slice:
        return eliminate_rules_at_Slice(g, n);
    case OP_Concat:
        return dfg_has_args(g, n, 1) ? DFG_BIT(RULE_eliminate_concat_one) : 0;
    case OP_Max:
    case OP_Mean:
    case OP_Min:
    case OP_Sum:
        return dfg_has_args(g, n, 1) ? DFG_BIT(RULE_eliminate_join_one) : 0;
    case OP_Where:
        return eliminate_rules_at_Where(g, n);
    case OP_Transpose:
        return dfg_has_args(g, n, 1) ? DFG_BIT(RULE_eliminate_transpose_none) : 0;
    case OP_Flatten:
    case OP_Reshape:
    case OP_Squeeze:
    case OP_Unsqueeze:
        return dfg_arg(g, n, 0) != DFG_NONE ? DFG_BIT(RULE_eliminate_reshape_same) : 0;
    case OP_Resize:
        return is_resize_none(g, n) ? DFG_BIT(RULE_eliminate_resize_none) : 0;
    case OP_Relu:
        return is_relu_twice(g, n) ? DFG_BIT(RULE_eliminate_relu_twice) : 0;
    case OP_Abs:
        return eliminate_rules_at_Abs(g, n);
    case OP_Sign:
        return is_sign_twice(g, n) ? DFG_BIT(RULE_eliminate_sign_twice) : 0;
    case OP_Ceil:
    case OP_Floor:
    case OP_Round:
        return is_round_twice(g, n) ? DFG_BIT(RULE_eliminate_round_twice) : 0;
    case OP_Not:
        return is_not_twice(g, n) ? DFG_BIT(RULE_eliminate_not_twice) : 0;
    case OP_Neg:
        return is_neg_twice(g, n) ? DFG_BIT(RULE_eliminate_neg_twice) : 0;
    default:
        return 0;
    }
}

static void eliminate_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    *set = eliminate_rules_at(g, n);
}

static const struct dfg_rule rules[] = {
    [RULE_eliminate_mul_one] = {.name = "mul_one", .place = "eliminate.pat:15", .pattern = 0, .n_roots = 1, .depth = 1, .height = 0,
        .build = eliminate_mul_one_build},
    [RULE_eliminate_add_zero] = {.name = "add_zero", .place = "eliminate.pat:18", .pattern = 1, .n_roots = 1, .depth = DFG_FAR,
        .height = 1, .build = eliminate_add_zero_build},
    [RULE_eliminate_sub_zero] = {.name = "sub_zero", .place = "eliminate.pat:24", .pattern = 2, .n_roots = 1, .depth = DFG_FAR,
        .height = 1, .build = eliminate_sub_zero_build},
    [RULE_eliminate_div_one] = {.name = "div_one", .place = "eliminate.pat:31", .pattern = 3, .n_roots = 1, .depth = 1, .height = 0,
        .build = eliminate_div_one_build},
    [RULE_eliminate_pow_one] = {.name = "pow_one", .place = "eliminate.pat:33", .pattern = 4, .n_roots = 1, .depth = 1, .height = 0,
        .build = eliminate_pow_one_build},
    [RULE_eliminate_and_true] = {.name = "and_true", .place = "eliminate.pat:35", .pattern = 5, .n_roots = 1, .depth = 1,
        .height = 0, .build = eliminate_and_true_build},
    [RULE_eliminate_or_false] = {.name = "or_false", .place = "eliminate.pat:36", .pattern = 6, .n_roots = 1, .depth = 1,
        .height = 0, .build = eliminate_or_false_build},
    [RULE_eliminate_no_identity] = {.name = "no_identity", .place = "eliminate.pat:41", .pattern = 7, .n_roots = 1, .depth = 1,
        .height = 0, .build = eliminate_no_identity_build},
    [RULE_eliminate_no_dropout] = {.name = "no_dropout", .place = "eliminate.pat:43", .pattern = 8, .n_roots = 1, .depth = 2,
        .height = 0, .build = eliminate_no_dropout_build},
    [RULE_eliminate_no_dropout_off] = {.name = "no_dropout_off", .place = "eliminate.pat:44", .pattern = 9, .n_roots = 1, .depth = 2,
        .height = 0, .build = eliminate_no_dropout_off_build},
    [RULE_eliminate_no_dropout_ratio] = {.name = "no_dropout_ratio", .place = "eliminate.pat:46", .pattern = 10, .n_roots = 1, .depth = 2,
        .height = 0, .build = eliminate_no_dropout_ratio_build},
    [RULE_eliminate_cast_same] = {.name = "cast_same", .place = "eliminate.pat:48", .pattern = 11, .n_roots = 1, .depth = 1,
        .height = 0, .build = eliminate_cast_same_build},
    [RULE_eliminate_cast_like] = {.name = "cast_like", .place = "eliminate.pat:50", .pattern = 12, .n_roots = 1, .depth = 1,
        .height = 0, .build = eliminate_cast_like_build},
    [RULE_eliminate_expand_same] = {.name = "expand_same", .place = "eliminate.pat:60", .pattern = 13, .n_roots = 1, .depth = 1,
        .height = 0, .build = eliminate_expand_same_build},
    [RULE_eliminate_tile_once] = {.name = "tile_once", .place = "eliminate.pat:62", .pattern = 14, .n_roots = 1, .depth = 1,
        .height = 0, .build = eliminate_tile_once_build},
    [RULE_eliminate_pad_none] = {.name = "pad_none", .place = "eliminate.pat:64", .pattern = 15, .n_roots = 1, .depth = 1,
        .height = 0, .build = eliminate_pad_none_build},
    [RULE_eliminate_slice_all] = {.name = "slice_all", .place = "eliminate.pat:66", .pattern = 16, .n_roots = 1, .depth = 1,
        .height = 0, .build = eliminate_slice_all_build},
    [RULE_eliminate_concat_one] = {.name = "concat_one", .place = "eliminate.pat:73", .pattern = 17, .n_roots = 1, .depth = 1,
        .height = 0, .build = eliminate_concat_one_build},
    [RULE_eliminate_join_one] = {.name = "join_one", .place = "eliminate.pat:74", .pattern = 18, .n_roots = 1, .depth = 1,
        .height = 0, .build = eliminate_join_one_build},
    [RULE_eliminate_split_one] = {.name = "split_one", .place = "eliminate.pat:76", .pattern = 19, .n_roots = 1, .depth = 2,
        .height = 0, .build = eliminate_split_one_build},
    [RULE_eliminate_where_true] = {.name = "where_true", .place = "eliminate.pat:84", .pattern = 20, .n_roots = 1, .depth = 1,
        .height = 0, .build = eliminate_where_true_build},
    [RULE_eliminate_where_false] = {.name = "where_false", .place = "eliminate.pat:85", .pattern = 21, .n_roots = 1, .depth = 1,
        .height = 0, .build = eliminate_where_false_build},
    [RULE_eliminate_transpose_none] = {.name = "transpose_none", .place = "eliminate.pat:87", .pattern = 22, .n_roots = 1, .depth = 1,
        .height = 0, .build = eliminate_transpose_none_build},
    [RULE_eliminate_reshape_same] = {.name = "reshape_same", .place = "eliminate.pat:93", .pattern = 23, .n_roots = 1, .depth = 1,
        .height = 0, .build = eliminate_reshape_same_build},
    [RULE_eliminate_resize_none] = {.name = "resize_none", .place = "eliminate.pat:95", .pattern = 24, .n_roots = 1, .depth = 1,
        .height = 0, .build = eliminate_resize_none_build},
    [RULE_eliminate_relu_twice] = {.name = "relu_twice", .place = "eliminate.pat:103", .pattern = 25, .n_roots = 1, .depth = 2,
        .height = 0, .build = eliminate_relu_twice_build},
    [RULE_eliminate_abs_twice] = {.name = "abs_twice", .place = "eliminate.pat:104", .pattern = 26, .n_roots = 1, .depth = 2,
        .height = 0, .build = eliminate_abs_twice_build},
    [RULE_eliminate_sign_twice] = {.name = "sign_twice", .place = "eliminate.pat:105", .pattern = 27, .n_roots = 1, .depth = 2,
        .height = 0, .build = eliminate_sign_twice_build},
    [RULE_eliminate_round_twice] = {.name = "round_twice", .place = "eliminate.pat:106", .pattern = 28, .n_roots = 1, .depth = 2,
        .height = 0, .build = eliminate_round_twice_build},
    [RULE_eliminate_not_twice] = {.name = "not_twice", .place = "eliminate.pat:108", .pattern = 29, .n_roots = 1, .keep_shared = true,
        .depth = 2, .height = 0, .build = eliminate_not_twice_build},
    [RULE_eliminate_neg_twice] = {.name = "neg_twice", .place = "eliminate.pat:109", .pattern = 30, .n_roots = 1, .keep_shared = true,
        .depth = 2, .height = 0, .build = eliminate_neg_twice_build},
    [RULE_eliminate_abs_neg] = {.name = "abs_neg", .place = "eliminate.pat:111", .pattern = 31, .n_roots = 1, .keep_shared = true,
        .depth = 2, .height = 0, .build = eliminate_abs_neg_build},
    [RULE_eliminate_cast_cast] = {.name = "cast_cast", .place = "eliminate.pat:122", .pattern = 32, .n_roots = 1, .keep_shared = true,
        .depth = 2, .height = 0, .build = eliminate_cast_cast_build},
    [RULE_eliminate_not_where] = {.name = "not_where", .place = "eliminate.pat:130", .pattern = 33, .n_roots = 1, .keep_shared = true,
        .depth = 2, .height = 0, .build = eliminate_not_where_build},
};

const struct dfg_rules eliminate_rules = {
    .abi = DFG_ABI,
    .n = 34, .n_words = 1, .rules = rules,
    .names = &rule_names, .candidates = eliminate_rules_candidates,
};
