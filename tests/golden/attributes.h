/* Made by pat2c from attributes.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 *          What accept gets is the member m of a struct P_whole, where there is one: all that takes part;
 *          paths of dominators and links of chains that nobody named only by P_whole, if there is one.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with attributes_names.
 */
#ifndef ATTRIBUTES_H
#define ATTRIBUTES_H 0x9c66adf21d62b163 /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names attributes_names;

/* Params that are decided at run time: a graph's `options` points at one of these, or is NULL
 * for the declared values. */
struct attributes_options {
    bool fast;
};
extern const struct attributes_options attributes_default_options;

/* attributes.pat:5  pattern bound(x, w) = nn.conv2d(x, w) { groups = k, channels = c } where k == c, fast; */
struct bound_match { dfg_node root, x, w; dfg_val k, c; };
bool bound_match(const dfg_graph *g, dfg_node n, struct bound_match *m);
bool bound_each(const dfg_graph *g, dfg_node n,
                bool (*accept)(void *ctx, const struct bound_match *m), void *ctx);

/* attributes.pat:6  pattern limited(x, w) = nn.conv2d(x, w) { groups <= limit, padding in {[0, 0], [1, 1]}, da ... */
struct limited_match { dfg_node root, x, w; };
bool limited_match(const dfg_graph *g, dfg_node n, struct limited_match *m);
bool limited_each(const dfg_graph *g, dfg_node n,
                  bool (*accept)(void *ctx, const struct limited_match *m), void *ctx);

/* attributes.pat:7  pattern exactly(x, w) = nn.conv2d(x, w) { groups == 2, exact }; */
struct exactly_match { dfg_node root, x, w; };
bool exactly_match(const dfg_graph *g, dfg_node n, struct exactly_match *m);
bool exactly_each(const dfg_graph *g, dfg_node n,
                  bool (*accept)(void *ctx, const struct exactly_match *m), void *ctx);

/* attributes.pat:9  pattern tagged(x) = my.tag(x) { names = t, groups = u, exact }; */
struct tagged_match { dfg_node root, x; dfg_val t, u; };
bool tagged_match(const dfg_graph *g, dfg_node n, struct tagged_match *m);
bool tagged_each(const dfg_graph *g, dfg_node n,
                 bool (*accept)(void *ctx, const struct tagged_match *m), void *ctx);

/* attributes.pat:10  pattern no_other(x) = op(x) { alpha == 0.25, exact }; */
struct no_other_match { dfg_node root, x; };
bool no_other_match(const dfg_graph *g, dfg_node n, struct no_other_match *m);
bool no_other_each(const dfg_graph *g, dfg_node n,
                   bool (*accept)(void *ctx, const struct no_other_match *m), void *ctx);

/* attributes.pat:11  pattern divisors(x, w) { c = nn.conv2d(x, w) { groups divides limit, strides divides 4, c ... */
struct divisors_match { dfg_node root, x, w, c; dfg_val k; };
bool divisors_match(const dfg_graph *g, dfg_node n, struct divisors_match *m);
bool divisors_each(const dfg_graph *g, dfg_node n,
                   bool (*accept)(void *ctx, const struct divisors_match *m), void *ctx);

/* attributes.pat:12  pattern aligned(x, w) = nn.conv2d(x, w) { channels multiple_of 16, padding multiple_of 2 }; */
struct aligned_match { dfg_node root, x, w; };
bool aligned_match(const dfg_graph *g, dfg_node n, struct aligned_match *m);
bool aligned_each(const dfg_graph *g, dfg_node n,
                  bool (*accept)(void *ctx, const struct aligned_match *m), void *ctx);

#ifdef __cplusplus
}
#endif

#endif
