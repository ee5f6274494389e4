/* Made by pat2c from norm.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 *          What accept gets is the member m of a struct P_whole, where there is one: all that takes part;
 *          paths of dominators and links of chains that nobody named only by P_whole, if there is one.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with norm_names.
 */
#ifndef NORM_H
#define NORM_H 0x76bdf44986fdfda0 /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names norm_names;

/* norm.pat:14
 * pattern deviation(d, eps) {
 *     v = ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 };
 *     where q == [-1] or q == [d.rank - 1], one(eps);
 *     return Sqrt(Add(v, eps & const));
 * }
 */
struct norm_deviation_match {
    dfg_node root, d, eps, v;
    dfg_val q;
};
struct norm_deviation_whole {
    struct norm_deviation_match m;
    dfg_node pow, constant, mul, add;
};
bool norm_deviation_match(const dfg_graph *g, dfg_node n, struct norm_deviation_match *m);
bool norm_deviation_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct norm_deviation_match *m), void *ctx);

/* norm.pat:19
 * pattern centred(x, eps) {
 *     d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
 *     s = deviation(d, eps);
 *     where p == [-1] or p == [x.rank - 1];
 *     return Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s));
 * }
 */
struct norm_centred_match {
    dfg_node root, x, eps, d, s;
    dfg_val p;
};
struct norm_centred_whole {
    struct norm_centred_match m;
    dfg_node reduceMean, div, add, v, pow, constant, mul, mul_2, reciprocal, mul_3, div_2, constant_2;
};
bool norm_centred_match(const dfg_graph *g, dfg_node n, struct norm_centred_match *m);
bool norm_centred_each(const dfg_graph *g, dfg_node n,
                       bool (*accept)(void *ctx, const struct norm_centred_match *m), void *ctx);

/* norm.pat:25
 * rule make_layer_norm(x, eps, scale, shift) : priority 2 {
 *     match Add(Mul(centred(x, eps), scale), shift);
 *     where along(scale, x), along(shift, x);
 *     rewrite LayerNormalization(x, scale, shift) { axis = -1, epsilon = value(eps) };
 * }
 */
struct norm_make_layer_norm_match {
    dfg_node root, x, eps, scale, shift;
};
struct norm_make_layer_norm_whole {
    struct norm_make_layer_norm_match m;
    dfg_node mul, div, d, reduceMean, s, add, v, pow, constant, mul_2, mul_3, reciprocal, mul_4, div_2,
             constant_2;
};
bool norm_make_layer_norm_match(const dfg_graph *g, dfg_node n, struct norm_make_layer_norm_match *m);
bool norm_make_layer_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct norm_make_layer_norm_match *m), void *ctx);

/* norm.pat:30
 * rule make_layer_norm_unshifted(x, eps, scale) : priority 1 {
 *     match Mul(centred(x, eps), scale);
 *     where along(scale, x);
 *     rewrite LayerNormalization(x, scale) { axis = -1, epsilon = value(eps) };
 * }
 */
struct norm_make_layer_norm_unshifted_match {
    dfg_node root, x, eps, scale;
};
struct norm_make_layer_norm_unshifted_whole {
    struct norm_make_layer_norm_unshifted_match m;
    dfg_node div, d, reduceMean, s, add, v, pow, constant, mul, mul_2, reciprocal, mul_3, div_2,
             constant_2;
};
bool norm_make_layer_norm_unshifted_match(const dfg_graph *g, dfg_node n, struct norm_make_layer_norm_unshifted_match *m);
bool norm_make_layer_norm_unshifted_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct norm_make_layer_norm_unshifted_match *m), void *ctx);

/* norm.pat:36
 * rule shift_layer_norm(x, scale, shift) {
 *     n = LayerNormalization(x, scale);
 *     match Add(n, shift);
 *     where same_shape(scale, shift), n.axis == -1, shift.rank == 1;
 *     rewrite LayerNormalization(x, scale, shift) { ..n };
 * }
 */
struct norm_shift_layer_norm_match {
    dfg_node root, x, scale, shift, n;
};
struct norm_shift_layer_norm_whole {
    struct norm_shift_layer_norm_match m;
    dfg_node n_call;
};
bool norm_shift_layer_norm_match(const dfg_graph *g, dfg_node n, struct norm_shift_layer_norm_match *m);
bool norm_shift_layer_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct norm_shift_layer_norm_match *m), void *ctx);

/* norm.pat:43
 * rule make_instance_norm(x, eps, scale, shift) {
 *     d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
 *     v = ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 };
 *     s = Sqrt(Add(v, eps & const));
 *     n = Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s));
 *     match Add(Mul(n, scale & const), shift & const);
 *     where x.rank == 4, p in {[2, 3], [-2, -1]}, q in {[2, 3], [-2, -1]}, one(eps);
 *     where scale.rank == 3, scale.shape[1] == 1, scale.shape[2] == 1, scale.shape[0] == x.shape[1];
 *     where shift.rank == 3, shift.shape[1] == 1, shift.shape[2] == 1, shift.shape[0] == x.shape[1];
 *     rewrite InstanceNormalization(x, Reshape(scale, i64 [-1]), Reshape(shift, i64 [-1])) { epsilon = value(eps) };
 * }
 */
struct norm_make_instance_norm_match {
    dfg_node root, x, eps, scale, shift, d, v, s, n;
    dfg_val p, q;
};
struct norm_make_instance_norm_whole {
    struct norm_make_instance_norm_match m;
    dfg_node reduceMean, pow, constant, mul, add, div, mul_2, reciprocal, mul_3, div_2, constant_2, mul_4;
};
bool norm_make_instance_norm_match(const dfg_graph *g, dfg_node n, struct norm_make_instance_norm_match *m);
bool norm_make_instance_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct norm_make_instance_norm_match *m), void *ctx);

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules norm_rules;

#ifdef __cplusplus
}
#endif

#endif
