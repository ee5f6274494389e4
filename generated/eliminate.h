/* Made by pat2c from eliminate.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with eliminate_names. */
#ifndef ELIMINATE_H
#define ELIMINATE_H 0xf4033780f5eb78fd /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names eliminate_names;

/* Predicates that conditions call, to be written by the user: pure, no argument DFG_NONE. */
bool eliminate_minus_zero(const dfg_graph *g, dfg_node c);
bool eliminate_plus_zero(const dfg_graph *g, dfg_node c);
bool eliminate_zeros(const dfg_graph *g, dfg_node h);

/* eliminate.pat:15  rule mul_one(x, c) { y = Mul(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; } */
struct eliminate_mul_one_match { dfg_node root, x, c, y; };
DFG_MATCHERS_OF_WAYS(eliminate_mul_one, match, 1, NULL)

/* eliminate.pat:18  rule add_zero(x, c) { y = Add(x, c & splat(0)); match y; where no_wider(c, x, y), not is_float(c ... */
struct eliminate_add_zero_match { dfg_node root, x, c, y; };
DFG_MATCHERS_OF_WAYS(eliminate_add_zero, match, 1, NULL)

/* eliminate.pat:24  rule sub_zero(x, c) { y = Sub(x, c & splat(0)); match y; where no_wider(c, x, y), not is_float(c ... */
struct eliminate_sub_zero_match { dfg_node root, x, c, y; };
DFG_MATCHERS_OF_MATCH(eliminate_sub_zero, NULL)

/* eliminate.pat:31  rule div_one(x, c) { y = Div(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; } */
struct eliminate_div_one_match { dfg_node root, x, c, y; };
DFG_MATCHERS_OF_MATCH(eliminate_div_one, NULL)

/* eliminate.pat:33  rule pow_one(x, c) { y = Pow(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; } */
struct eliminate_pow_one_match { dfg_node root, x, c, y; };
DFG_MATCHERS_OF_MATCH(eliminate_pow_one, NULL)

/* eliminate.pat:35  rule and_true(x, c) { y = And(x, c & splat(true)); match y; where no_wider(c, x, y); rewrite x; } */
struct eliminate_and_true_match { dfg_node root, x, c, y; };
DFG_MATCHERS_OF_WAYS(eliminate_and_true, match, 1, NULL)

/* eliminate.pat:36  rule or_false(x, c) { y = Or(x, c & splat(false)); match y; where no_wider(c, x, y); rewrite x; } */
struct eliminate_or_false_match { dfg_node root, x, c, y; };
DFG_MATCHERS_OF_WAYS(eliminate_or_false, match, 1, NULL)

/* eliminate.pat:41  rule no_identity(x) { match Identity(x); rewrite x; } */
struct eliminate_no_identity_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(eliminate_no_identity, NULL)

/* eliminate.pat:43  rule no_dropout(x, ratio) { match Dropout(x, ratio?); rewrite x; } */
struct eliminate_no_dropout_match { dfg_node root, x, ratio; /* maybe absent: ratio */ };
struct eliminate_no_dropout_whole { struct eliminate_no_dropout_match m; dfg_node dropout_call; };
DFG_MATCHERS(eliminate_no_dropout, NULL)

/* eliminate.pat:44  rule no_dropout_off(x, ratio) { match Dropout(x, ratio?, splat(false)); rewrite x; } */
struct eliminate_no_dropout_off_match { dfg_node root, x, ratio; /* maybe absent: ratio */ };
struct eliminate_no_dropout_off_whole {
    struct eliminate_no_dropout_off_match m; dfg_node dropout_call, constant;
};
DFG_MATCHERS(eliminate_no_dropout_off, NULL)

/* eliminate.pat:46  rule no_dropout_ratio(x) { match Dropout(x, splat(0), _); rewrite x; } */
struct eliminate_no_dropout_ratio_match { dfg_node root, x; };
struct eliminate_no_dropout_ratio_whole {
    struct eliminate_no_dropout_ratio_match m; dfg_node dropout_call, constant, x;
};
DFG_MATCHERS(eliminate_no_dropout_ratio, NULL)

/* eliminate.pat:48  rule cast_same(x) { c = Cast(x); match c; where same_dtype(x, c); rewrite x; } */
struct eliminate_cast_same_match { dfg_node root, x, c; };
DFG_MATCHERS_OF_MATCH(eliminate_cast_same, NULL)

/* eliminate.pat:50  rule cast_like(x, y) { match CastLike(x, y); where y.dtype in {f32, u8, i8, u16, i16, i32, i64,  ... */
struct eliminate_cast_like_match { dfg_node root, x, y; };
DFG_MATCHERS_OF_MATCH(eliminate_cast_like, NULL)

/* eliminate.pat:60  rule expand_same(x) { e = Expand(x, _); match e; where same_shape(x, e); rewrite x; } */
struct eliminate_expand_same_match { dfg_node root, x, e; };
struct eliminate_expand_same_whole { struct eliminate_expand_same_match m; dfg_node x; };
DFG_MATCHERS(eliminate_expand_same, NULL)

/* eliminate.pat:64  rule expand_operand(x, y) : keep_shared { b = commutative(Expand(x, _), y); match b; where broad ... */
struct eliminate_expand_operand_match { dfg_node root, x, y, b; };
struct eliminate_expand_operand_whole { struct eliminate_expand_operand_match m; dfg_node expand, x; };
DFG_MATCHERS_OF_WAYS(eliminate_expand_operand, whole, 1, NULL)

/* eliminate.pat:70  rule expand_left(x, y) : keep_shared { b = noncommutative(Expand(x, _), y); match b; where broad ... */
struct eliminate_expand_left_match { dfg_node root, x, y, b; };
struct eliminate_expand_left_whole { struct eliminate_expand_left_match m; dfg_node expand, x; };
DFG_MATCHERS(eliminate_expand_left, NULL)

/* eliminate.pat:76  rule expand_right(x, y) : keep_shared { b = (noncommutative | PRelu)(y, Expand(x, _)); match b;  ... */
struct eliminate_expand_right_match { dfg_node root, x, y, b; };
struct eliminate_expand_right_whole { struct eliminate_expand_right_match m; dfg_node expand, x; };
DFG_MATCHERS(eliminate_expand_right, NULL)

/* eliminate.pat:82  rule expand_condition(c, x, y) : keep_shared { w = Where(Expand(c, _), x, y); match w; where bro ... */
struct eliminate_expand_condition_match { dfg_node root, c, x, y, w; };
struct eliminate_expand_condition_whole { struct eliminate_expand_condition_match m; dfg_node expand, x; };
DFG_MATCHERS(eliminate_expand_condition, NULL)

/* eliminate.pat:88  rule expand_choice(c, x, y) : keep_shared { w = Where(c, Expand(x, _), y); match w; where broadc ... */
struct eliminate_expand_choice_match { dfg_node root, c, x, y, w; };
struct eliminate_expand_choice_whole { struct eliminate_expand_choice_match m; dfg_node expand, x; };
DFG_MATCHERS(eliminate_expand_choice, NULL)

/* eliminate.pat:94  rule expand_other_choice(c, x, y) : keep_shared { w = Where(c, x, Expand(y, _)); match w; where  ... */
struct eliminate_expand_other_choice_match { dfg_node root, c, x, y, w; };
struct eliminate_expand_other_choice_whole {
    struct eliminate_expand_other_choice_match m; dfg_node expand, x;
};
DFG_MATCHERS(eliminate_expand_other_choice, NULL)

/* eliminate.pat:101  rule tile_once(x) { match Tile(x, splat(1)); rewrite x; } */
struct eliminate_tile_once_match { dfg_node root, x; };
struct eliminate_tile_once_whole { struct eliminate_tile_once_match m; dfg_node constant; };
DFG_MATCHERS(eliminate_tile_once, NULL)

/* eliminate.pat:103  rule pad_none(x) { match Pad(x, splat(0), ...); rewrite x; } */
struct eliminate_pad_none_match { dfg_node root, x; };
struct eliminate_pad_none_whole {
    struct eliminate_pad_none_match m; dfg_node constant; struct dfg_nodes rest;
};
DFG_MATCHERS(eliminate_pad_none, NULL)

/* eliminate.pat:105  rule slice_all(x, steps) { s = Slice(x, _, _) | Slice(x, _, _, _) | Slice(x, _, _, _?, steps);  ... */
struct eliminate_slice_all_match { dfg_node root, x, steps, s; /* maybe absent: steps */ };
struct eliminate_slice_all_whole {
    struct eliminate_slice_all_match m;
    dfg_node slice, x, x_2, slice_2, x_3, x_4, x_5, slice_3, x_6, x_7, x_8;
};
DFG_MATCHERS_OF_WAYS(eliminate_slice_all, whole, 1, NULL)

/* eliminate.pat:112  rule concat_one(x) { match Concat(x); rewrite x; } */
struct eliminate_concat_one_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(eliminate_concat_one, NULL)

/* eliminate.pat:113  rule join_one(x) { match (Sum | Max | Min | Mean)(x); rewrite x; } */
struct eliminate_join_one_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(eliminate_join_one, NULL)

/* eliminate.pat:115  rule split_one(x) { s = Split(x, ...); first = s.0; match first; where same_shape(x, first); re ... */
struct eliminate_split_one_match { dfg_node root, x, s, first; };
struct eliminate_split_one_whole { struct eliminate_split_one_match m; struct dfg_nodes rest; };
DFG_MATCHERS(eliminate_split_one, NULL)

/* eliminate.pat:123  rule where_true(x, y) { w = Where(splat(true), x, y); match w; where same_shape(x, w); rewrite  ... */
struct eliminate_where_true_match { dfg_node root, x, y, w; };
struct eliminate_where_true_whole { struct eliminate_where_true_match m; dfg_node constant; };
DFG_MATCHERS(eliminate_where_true, NULL)

/* eliminate.pat:124  rule where_false(x, y) { w = Where(splat(false), x, y); match w; where same_shape(y, w); rewrit ... */
struct eliminate_where_false_match { dfg_node root, x, y, w; };
struct eliminate_where_false_whole { struct eliminate_where_false_match m; dfg_node constant; };
DFG_MATCHERS(eliminate_where_false, NULL)

/* eliminate.pat:126  rule transpose_none(x) { match Transpose(x) { perm = p }; where p == range(len(p)); rewrite x; } */
struct eliminate_transpose_none_match { dfg_node root, x; dfg_val p; };
DFG_MATCHERS_OF_MATCH(eliminate_transpose_none, NULL)

/* eliminate.pat:132  rule reshape_same(x) { r = (Reshape | Squeeze | Unsqueeze | Flatten)(x, ...); match r; where sa ... */
struct eliminate_reshape_same_match { dfg_node root, x, r; };
struct eliminate_reshape_same_whole { struct eliminate_reshape_same_match m; struct dfg_nodes rest; };
DFG_MATCHERS(eliminate_reshape_same, NULL)

/* eliminate.pat:139  rule flatten_matrix(x) { match Flatten(x) { axis in {1, -1} }; where x.rank == 2; rewrite x; } */
struct eliminate_flatten_matrix_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(eliminate_flatten_matrix, NULL)

/* eliminate.pat:145  rule reduce_of_one(x) { r = (ReduceMean | ReduceSum | ReduceMax | ReduceMin | ReduceProd)(x, .. ... */
struct eliminate_reduce_of_one_match { dfg_node root, x, r; };
struct eliminate_reduce_of_one_whole { struct eliminate_reduce_of_one_match m; struct dfg_nodes rest; };
DFG_MATCHERS(eliminate_reduce_of_one, NULL)

/* eliminate.pat:153  rule sum_of_one(x, a) { match ReduceSum(x, a & const) { keepdims == 1 }; where a.elements == 1, ... */
struct eliminate_sum_of_one_match { dfg_node root, x, a; };
DFG_MATCHERS_OF_MATCH(eliminate_sum_of_one, NULL)

/* eliminate.pat:159  rule minus_twice(x, c, d) { match Mul(Mul(x, c & splat(-1)), d & splat(-1)); where c.elements = ... */
struct eliminate_minus_twice_match { dfg_node root, x, c, d; };
struct eliminate_minus_twice_whole { struct eliminate_minus_twice_match m; dfg_node mul; };
DFG_MATCHERS_OF_WAYS(eliminate_minus_twice, whole, 1, NULL)

/* eliminate.pat:165  rule resize_none(x, roi) { match Resize(x, roi?, splat(1)) { mode != "cubic", coordinate_transf ... */
struct eliminate_resize_none_match { dfg_node root, x, roi; /* maybe absent: roi */ };
struct eliminate_resize_none_whole { struct eliminate_resize_none_match m; dfg_node constant; };
DFG_MATCHERS(eliminate_resize_none, NULL)

/* eliminate.pat:172  pattern state = splat(0) | _; */
struct eliminate_state_match { dfg_node root; };
struct eliminate_state_whole { struct eliminate_state_match m; dfg_node constant, x; };
DFG_MATCHERS_OF_WAYS(eliminate_state, whole, 1, NULL)

/* eliminate.pat:173  rule lstm_from_zeros(x, w, r, b, len, h, c, absent) { y = LSTM(x, w, r, b?, len?, h & state, c  ... */
struct eliminate_lstm_from_zeros_match {
    dfg_node root, x, w, r, b, len, h, c, absent, y; /* maybe absent: b, len, absent */
};
struct eliminate_lstm_from_zeros_whole {
    struct eliminate_lstm_from_zeros_match m; struct eliminate_state_whole state;
    struct eliminate_state_whole state_2; dfg_node y_call;
};
DFG_MATCHERS_OF_WAYS(eliminate_lstm_from_zeros, whole, 2, NULL)

/* eliminate.pat:179  rule gru_from_zeros(x, w, r, b, len, h) { y = GRU(x, w, r, b?, len?, h & state); match y; where ... */
struct eliminate_gru_from_zeros_match { dfg_node root, x, w, r, b, len, h, y; /* maybe absent: b, len */ };
struct eliminate_gru_from_zeros_whole {
    struct eliminate_gru_from_zeros_match m; struct eliminate_state_whole state; dfg_node y_call;
};
DFG_MATCHERS_OF_WAYS(eliminate_gru_from_zeros, whole, 1, NULL)

/* eliminate.pat:189  rule relu_twice(x) { r = Relu(x); match Relu(r); rewrite r; } */
struct eliminate_relu_twice_match { dfg_node root, x, r; };
DFG_MATCHERS_OF_MATCH(eliminate_relu_twice, NULL)

/* eliminate.pat:190  rule abs_twice(x) { a = (Abs | Relu)(x); match Abs(a); rewrite a; } */
struct eliminate_abs_twice_match { dfg_node root, x, a; };
DFG_MATCHERS_OF_MATCH(eliminate_abs_twice, NULL)

/* eliminate.pat:191  rule sign_twice(x) { s = Sign(x); match Sign(s); rewrite s; } */
struct eliminate_sign_twice_match { dfg_node root, x, s; };
DFG_MATCHERS_OF_MATCH(eliminate_sign_twice, NULL)

/* eliminate.pat:192  rule round_twice(x) { r = (Ceil | Floor | Round)(x); match (Ceil | Floor | Round)(r); rewrite r; } */
struct eliminate_round_twice_match { dfg_node root, x, r; };
DFG_MATCHERS_OF_MATCH(eliminate_round_twice, NULL)

/* eliminate.pat:194  rule not_twice(x) : keep_shared { match Not(Not(x)); rewrite x; } */
struct eliminate_not_twice_match { dfg_node root, x; };
struct eliminate_not_twice_whole { struct eliminate_not_twice_match m; dfg_node not_; };
DFG_MATCHERS(eliminate_not_twice, NULL)

/* eliminate.pat:195  rule neg_twice(x) : keep_shared { match Neg(Neg(x)); rewrite x; } */
struct eliminate_neg_twice_match { dfg_node root, x; };
struct eliminate_neg_twice_whole { struct eliminate_neg_twice_match m; dfg_node neg; };
DFG_MATCHERS(eliminate_neg_twice, NULL)

/* eliminate.pat:197  rule abs_neg(x) : keep_shared { match Abs(Neg(x)); rewrite Abs(x); } */
struct eliminate_abs_neg_match { dfg_node root, x; };
struct eliminate_abs_neg_whole { struct eliminate_abs_neg_match m; dfg_node neg; };
DFG_MATCHERS(eliminate_abs_neg, NULL)

/* eliminate.pat:208  rule cast_cast(x) : keep_shared { c = Cast(x); d = Cast(c); match d; where lossless(x, c); rewr ... */
struct eliminate_cast_cast_match { dfg_node root, x, c, d; };
DFG_MATCHERS_OF_MATCH(eliminate_cast_cast, NULL)

/* eliminate.pat:216  rule not_where(c, x, y) : keep_shared { match Where(Not(c), x, y); rewrite Where(c, y, x); } */
struct eliminate_not_where_match { dfg_node root, c, x, y; };
struct eliminate_not_where_whole { struct eliminate_not_where_match m; dfg_node not_; };
DFG_MATCHERS(eliminate_not_where, NULL)

/* eliminate.pat:218  rule einsum_letters() { e = Einsum(...); match e; rewrite extern eliminate_letters; } */
struct eliminate_einsum_letters_match { dfg_node root, e; };
struct eliminate_einsum_letters_whole { struct eliminate_einsum_letters_match m; struct dfg_nodes rest; };
DFG_MATCHERS(eliminate_einsum_letters, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules eliminate_rules;

/* Replacements that the user writes: the value that stands for the root, DFG_NONE: leave it; where
 * there are several roots, that of each to with[], in their order, and false: leave them. */
struct dfg_rewriter;
dfg_node eliminate_letters(struct dfg_rewriter *r, const struct eliminate_einsum_letters_match *m);

DFG_END_C

#endif
