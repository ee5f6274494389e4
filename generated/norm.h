/* Made by pat2c from norm.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with norm_names.
 */
#ifndef NORM_H
#define NORM_H

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
 * rule layer_norm(x, eps, scale, shift) : priority 2 {
 *     match Add(Mul(centred(x, eps), scale), shift);
 *     where along(scale, x), along(shift, x);
 *     rewrite LayerNormalization(x, scale, shift) { axis = -1, epsilon = value(eps) };
 * }
 */
struct norm_layer_norm_match {
    dfg_node root;
    dfg_node x;
    dfg_node eps;
    dfg_node scale;
    dfg_node shift;
};
bool norm_layer_norm_match(const dfg_graph *g, dfg_node n, struct norm_layer_norm_match *m);
bool norm_layer_norm_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct norm_layer_norm_match *m),
                          void *ctx);

/* norm.pat:30
 * rule layer_norm_unshifted(x, eps, scale) : priority 1 {
 *     match Mul(centred(x, eps), scale);
 *     where along(scale, x);
 *     rewrite LayerNormalization(x, scale) { axis = -1, epsilon = value(eps) };
 * }
 */
struct norm_layer_norm_unshifted_match {
    dfg_node root;
    dfg_node x;
    dfg_node eps;
    dfg_node scale;
};
bool norm_layer_norm_unshifted_match(const dfg_graph *g, dfg_node n, struct norm_layer_norm_unshifted_match *m);
bool norm_layer_norm_unshifted_each(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const struct norm_layer_norm_unshifted_match *m),
                                    void *ctx);

/* norm.pat:36
 * rule layer_norm_shift(x, scale, shift) {
 *     n = LayerNormalization(x, scale);
 *     match Add(n, shift);
 *     where same_shape(scale, shift), n.axis == -1, shift.rank == 1;
 *     rewrite LayerNormalization(x, scale, shift) { ..n };
 * }
 */
struct norm_layer_norm_shift_match {
    dfg_node root;
    dfg_node x;
    dfg_node scale;
    dfg_node shift;
    dfg_node n;
};
bool norm_layer_norm_shift_match(const dfg_graph *g, dfg_node n, struct norm_layer_norm_shift_match *m);
bool norm_layer_norm_shift_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct norm_layer_norm_shift_match *m),
                                void *ctx);

/* norm.pat:43
 * rule rms_norm(x, eps, scale) {
 *     s = Sqrt(Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const));
 *     n = Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s));
 *     match Mul(n, scale);
 *     where q == [-1] or q == [x.rank - 1], one(eps), along(scale, x);
 *     rewrite SimplifiedLayerNormalization(x, scale) { axis = -1, epsilon = value(eps), stash_type = 1 };
 * }
 */
struct norm_rms_norm_match {
    dfg_node root;
    dfg_node x;
    dfg_node eps;
    dfg_node scale;
    dfg_node s;
    dfg_node n;
    dfg_val q;
};
bool norm_rms_norm_match(const dfg_graph *g, dfg_node n, struct norm_rms_norm_match *m);
bool norm_rms_norm_each(const dfg_graph *g, dfg_node n,
                        bool (*accept)(void *ctx, const struct norm_rms_norm_match *m),
                        void *ctx);

/* norm.pat:51
 * rule rms_norm_wide(x, eps, scale) : priority 1 {
 *     w = Cast(x) { to == 1 };
 *     s = Sqrt(Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const));
 *     n = Div(w, s) | Mul(w, Reciprocal(s)) | Mul(w, Div(1, s));
 *     c = Cast(n);
 *     match Mul(c, scale);
 *     where q == [-1] or q == [x.rank - 1], one(eps), along(scale, x), same_dtype(x, c), x.dtype in {f16, f32};
 *     rewrite SimplifiedLayerNormalization(x, scale) { axis = -1, epsilon = value(eps), stash_type = 1 };
 * }
 */
struct norm_rms_norm_wide_match {
    dfg_node root;
    dfg_node x;
    dfg_node eps;
    dfg_node scale;
    dfg_node w;
    dfg_node s;
    dfg_node n;
    dfg_node c;
    dfg_val q;
};
bool norm_rms_norm_wide_match(const dfg_graph *g, dfg_node n, struct norm_rms_norm_wide_match *m);
bool norm_rms_norm_wide_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct norm_rms_norm_wide_match *m),
                             void *ctx);

/* norm.pat:62
 * rule skip_norm(x, skip, scale, shift) : priority 1 {
 *     s = Add(x, skip);
 *     n = LayerNormalization(s, scale, shift?) { axis == -1 };
 *     match n, s;
 *     where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     rewrite {
 *         k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) -> 4 { epsilon = n.epsilon };
 *         return k.0, k.3;
 *     }
 * }
 */
struct norm_skip_norm_match {
    dfg_node root;
    dfg_node x;
    dfg_node skip;
    dfg_node scale;
    dfg_node shift; /* DFG_NONE where it takes no part */
    dfg_node s;
    dfg_node n;
};
bool norm_skip_norm_match(const dfg_graph *g, dfg_node n, struct norm_skip_norm_match *m);
bool norm_skip_norm_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct norm_skip_norm_match *m),
                         void *ctx);

/* norm.pat:72
 * rule skip_norm_only(x, skip, scale, shift) {
 *     n = LayerNormalization(Add(x, skip), scale, shift?) { axis == -1 };
 *     match n;
 *     where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) { epsilon = n.epsilon };
 * }
 */
struct norm_skip_norm_only_match {
    dfg_node root;
    dfg_node x;
    dfg_node skip;
    dfg_node scale;
    dfg_node shift; /* DFG_NONE where it takes no part */
    dfg_node n;
};
bool norm_skip_norm_only_match(const dfg_graph *g, dfg_node n, struct norm_skip_norm_only_match *m);
bool norm_skip_norm_only_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct norm_skip_norm_only_match *m),
                              void *ctx);

/* norm.pat:78
 * rule skip_rms_norm(x, skip, scale) : priority 1 {
 *     s = Add(x, skip);
 *     n = SimplifiedLayerNormalization(s, scale) { axis == -1 };
 *     match n, s;
 *     where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);
 *     rewrite {
 *         k = com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) -> 4 { epsilon = n.epsilon };
 *         return k.0, k.3;
 *     }
 * }
 */
struct norm_skip_rms_norm_match {
    dfg_node root;
    dfg_node x;
    dfg_node skip;
    dfg_node scale;
    dfg_node s;
    dfg_node n;
};
bool norm_skip_rms_norm_match(const dfg_graph *g, dfg_node n, struct norm_skip_rms_norm_match *m);
bool norm_skip_rms_norm_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct norm_skip_rms_norm_match *m),
                             void *ctx);

/* norm.pat:89
 * rule instance_norm(x, eps, scale, shift) {
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
struct norm_instance_norm_match {
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
bool norm_instance_norm_match(const dfg_graph *g, dfg_node n, struct norm_instance_norm_match *m);
bool norm_instance_norm_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct norm_instance_norm_match *m),
                             void *ctx);

#ifdef __cplusplus
}
#endif

#endif
