/* Made by pat2c from norm.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with norm_names.
 */
#ifndef NORM_H
#define NORM_H 0x5056e027e4676262 /* of this run of pat2c */

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
    dfg_node root;
    dfg_node d;
    dfg_node eps;
    dfg_node v;
    dfg_val q;
};
bool norm_deviation_match(const dfg_graph *g, dfg_node n, struct norm_deviation_match *m);
bool norm_deviation_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct norm_deviation_match *m),
                         void *ctx);

/* norm.pat:19
 * pattern centred(x, eps) {
 *     d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
 *     s = deviation(d, eps);
 *     where p == [-1] or p == [x.rank - 1];
 *     return Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s));
 * }
 */
struct norm_centred_match {
    dfg_node root;
    dfg_node x;
    dfg_node eps;
    dfg_node d;
    dfg_node s;
    dfg_val p;
};
bool norm_centred_match(const dfg_graph *g, dfg_node n, struct norm_centred_match *m);
bool norm_centred_each(const dfg_graph *g, dfg_node n,
                       bool (*accept)(void *ctx, const struct norm_centred_match *m),
                       void *ctx);

/* norm.pat:25
 * rule make_layer_norm(x, eps, scale, shift) : priority 2 {
 *     match Add(Mul(centred(x, eps), scale), shift);
 *     where along(scale, x), along(shift, x);
 *     rewrite LayerNormalization(x, scale, shift) { axis = -1, epsilon = value(eps) };
 * }
 */
struct norm_make_layer_norm_match {
    dfg_node root;
    dfg_node x;
    dfg_node eps;
    dfg_node scale;
    dfg_node shift;
};
bool norm_make_layer_norm_match(const dfg_graph *g, dfg_node n, struct norm_make_layer_norm_match *m);
bool norm_make_layer_norm_each(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const struct norm_make_layer_norm_match *m),
                               void *ctx);

/* norm.pat:30
 * rule make_layer_norm_unshifted(x, eps, scale) : priority 1 {
 *     match Mul(centred(x, eps), scale);
 *     where along(scale, x);
 *     rewrite LayerNormalization(x, scale) { axis = -1, epsilon = value(eps) };
 * }
 */
struct norm_make_layer_norm_unshifted_match {
    dfg_node root;
    dfg_node x;
    dfg_node eps;
    dfg_node scale;
};
bool norm_make_layer_norm_unshifted_match(const dfg_graph *g, dfg_node n, struct norm_make_layer_norm_unshifted_match *m);
bool norm_make_layer_norm_unshifted_each(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const struct norm_make_layer_norm_unshifted_match *m),
                                         void *ctx);

/* norm.pat:36
 * rule shift_layer_norm(x, scale, shift) {
 *     n = LayerNormalization(x, scale);
 *     match Add(n, shift);
 *     where same_shape(scale, shift), n.axis == -1, shift.rank == 1;
 *     rewrite LayerNormalization(x, scale, shift) { ..n };
 * }
 */
struct norm_shift_layer_norm_match {
    dfg_node root;
    dfg_node x;
    dfg_node scale;
    dfg_node shift;
    dfg_node n;
};
bool norm_shift_layer_norm_match(const dfg_graph *g, dfg_node n, struct norm_shift_layer_norm_match *m);
bool norm_shift_layer_norm_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct norm_shift_layer_norm_match *m),
                                void *ctx);

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
    dfg_node root;
    dfg_node x;
    dfg_node eps;
    dfg_node scale;
    dfg_node shift;
    dfg_node d;
    dfg_node v;
    dfg_node s;
    dfg_node n;
    dfg_val p;
    dfg_val q;
};
bool norm_make_instance_norm_match(const dfg_graph *g, dfg_node n, struct norm_make_instance_norm_match *m);
bool norm_make_instance_norm_each(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const struct norm_make_instance_norm_match *m),
                                  void *ctx);

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules norm_rules;

#ifdef __cplusplus
}
#endif

#endif
