/* Made by pat2c from clml_legalize.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 *          What accept gets is the member m of a struct P_whole, where there is one: all that takes part;
 *          paths of dominators and links of chains that nobody named only by P_whole, if there is one.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with clml_legalize_names.
 */
#ifndef CLML_LEGALIZE_H
#define CLML_LEGALIZE_H 0x8ec5ace6a1f78e2b /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names clml_legalize_names;

/* clml_legalize.pat:17
 * rule clml_constant {
 *     c = op(every const);
 *     match c;
 *     rewrite extern clml_fold_constant;
 * }
 */
struct clml_legalize_clml_constant_match {
    dfg_node root, c;
};
struct clml_legalize_clml_constant_whole {
    struct clml_legalize_clml_constant_match m;
    struct dfg_nodes constant;
};
bool clml_legalize_clml_constant_match(const dfg_graph *g, dfg_node n, struct clml_legalize_clml_constant_match *m);
bool clml_legalize_clml_constant_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct clml_legalize_clml_constant_match *m), void *ctx);

/* clml_legalize.pat:22
 * rule clml_dropout(x) { match nn.dropout(x).0; rewrite x; }
 */
struct clml_legalize_clml_dropout_match {
    dfg_node root, x;
};
struct clml_legalize_clml_dropout_whole {
    struct clml_legalize_clml_dropout_match m;
    dfg_node dropout;
};
bool clml_legalize_clml_dropout_match(const dfg_graph *g, dfg_node n, struct clml_legalize_clml_dropout_match *m);
bool clml_legalize_clml_dropout_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct clml_legalize_clml_dropout_match *m), void *ctx);

/* clml_legalize.pat:38
 * rule clml_batch_norm(x, w, gamma, beta, mean_, var_) {
 *     c = nn.conv2d(x, w & const) { out_layout in {"", "NCHW"} };
 *     n = nn.batch_norm(c, gamma & const, beta & const, mean_ & const, var_ & const) { epsilon = e };
 *     match n.0;
 *     where folds(c, n, w, gamma), same_dtype(w, gamma), sound(w, gamma, beta, mean_, var_), exact(w, var_, e);
 *     rewrite {
 *         s = divide(gamma, sqrt(add(var_, like(var_, e))));
 *         t = subtract(beta, multiply(mean_, s));
 *         scaled = multiply(w, reshape(s) { newshape = c.kernel_layout == "OIHW" ? [-1, 1, 1, 1] : [1, -1, 1, 1] });
 *         return add(nn.conv2d(x, scaled) { ..c }, reshape(t) { newshape = [1, -1, 1, 1] });
 *     }
 * }
 */
struct clml_legalize_clml_batch_norm_match {
    dfg_node root, x, w, gamma, beta, mean_, var_, c, n;
    dfg_val e;
};
bool clml_legalize_clml_batch_norm_match(const dfg_graph *g, dfg_node n, struct clml_legalize_clml_batch_norm_match *m);
bool clml_legalize_clml_batch_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct clml_legalize_clml_batch_norm_match *m), void *ctx);

/* clml_legalize.pat:50
 * rule clml_relax_batch_norm(x, w, gamma, beta, mean_, var_) {
 *     c = relax.nn.conv2d(x, w & const);
 *     n = relax.nn.batch_norm(c, gamma & const, beta & const, mean_ & const, var_ & const)
 *         { epsilon = e, training == false };
 *     match n.0;
 *     where folds(c, n, w, gamma), same_dtype(w, gamma), sound(w, gamma, beta, mean_, var_), exact(w, var_, e);
 *     where not present(c.out_layout) or c.out_layout in {"", "NCHW"};
 *     rewrite {
 *         s = relax.divide(gamma, relax.sqrt(relax.add(var_, like(var_, e))));
 *         t = relax.subtract(beta, relax.multiply(mean_, s));
 *         scaled = relax.multiply(w, relax.reshape(s, i64[4] [c.kernel_layout == "OIHW" ? -1 : 1,
 *                                                             c.kernel_layout == "OIHW" ? 1 : -1, 1, 1]));
 *         return relax.add(relax.nn.conv2d(x, scaled) { ..c }, relax.reshape(t, i64[4] [1, -1, 1, 1]));
 *     }
 * }
 */
struct clml_legalize_clml_relax_batch_norm_match {
    dfg_node root, x, w, gamma, beta, mean_, var_, c, n;
    dfg_val e;
};
bool clml_legalize_clml_relax_batch_norm_match(const dfg_graph *g, dfg_node n, struct clml_legalize_clml_relax_batch_norm_match *m);
bool clml_legalize_clml_relax_batch_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct clml_legalize_clml_relax_batch_norm_match *m), void *ctx);

/* clml_legalize.pat:68
 * rule clml_relax_reshape_norm(x) : once {
 *     n = relax.nn.batch_norm(x, ...);
 *     r = n.0;
 *     match r;
 *     where x.rank == 4, present(x.elements);
 *     rewrite relax.reshape(r, i64[4] [d for d in x.shape]);
 * }
 */
struct clml_legalize_clml_relax_reshape_norm_match {
    dfg_node root, x, n, r;
};
struct clml_legalize_clml_relax_reshape_norm_whole {
    struct clml_legalize_clml_relax_reshape_norm_match m;
    struct dfg_nodes rest;
};
bool clml_legalize_clml_relax_reshape_norm_match(const dfg_graph *g, dfg_node n, struct clml_legalize_clml_relax_reshape_norm_match *m);
bool clml_legalize_clml_relax_reshape_norm_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct clml_legalize_clml_relax_reshape_norm_match *m), void *ctx);

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules clml_legalize_rules;

/* Replacements that the user writes: the value that stands for the root, DFG_NONE: leave it; where
 * there are several roots, that of each to with[], in their order, and false: leave them. */
struct dfg_rewriter;
dfg_node clml_fold_constant(struct dfg_rewriter *r, const struct clml_legalize_clml_constant_match *m);

#ifdef __cplusplus
}
#endif

#endif
