/* Made by pat2c from conditions.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 *          What accept gets is the member m of a struct P_whole, where there is one: all that takes part;
 *          paths of dominators and links of chains that nobody named only by P_whole, if there is one.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with conditions_names.
 */
#ifndef CONDITIONS_H
#define CONDITIONS_H 0x5390c46222b8bd20 /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names conditions_names;

/* Predicates that conditions call, to be written by the user: pure, no argument DFG_NONE. */
bool is_good(const dfg_graph *g, dfg_node x, dfg_node s);

/* conditions.pat:3  pattern scale(x, s) { y = multiply(x, s & const); where s.elements == 1, uses(x) == 1, y.r ... */
struct scale_match { dfg_node root, x, s, y; };
bool scale_match(const dfg_graph *g, dfg_node n, struct scale_match *m);
bool scale_each(const dfg_graph *g, dfg_node n,
                bool (*accept)(void *ctx, const struct scale_match *m), void *ctx);

/* conditions.pat:8  pattern checked(x, s) = nn.relu(scale(x, s)) where extern is_good(x, s), not (x.shape[0] = ... */
struct checked_match { dfg_node root, x, s; };
struct checked_whole { struct checked_match m; dfg_node y; };
bool checked_match(const dfg_graph *g, dfg_node n, struct checked_match *m);
bool checked_each(const dfg_graph *g, dfg_node n,
                  bool (*accept)(void *ctx, const struct checked_match *m), void *ctx);

/* conditions.pat:10  pattern lists(x) { c = my.pad(x); where c.pads == [concat(c.p, c.q), [1, 2]]; return c; } */
struct lists_match { dfg_node root, x, c; };
bool lists_match(const dfg_graph *g, dfg_node n, struct lists_match *m);
bool lists_each(const dfg_graph *g, dfg_node n,
                bool (*accept)(void *ctx, const struct lists_match *m), void *ctx);

/* conditions.pat:11  pattern picked(x) { c = my.pad(x); where [reverse(c.p), c.q][c.axis] == [i * i for i in c ... */
struct picked_match { dfg_node root, x, c; };
bool picked_match(const dfg_graph *g, dfg_node n, struct picked_match *m);
bool picked_each(const dfg_graph *g, dfg_node n,
                 bool (*accept)(void *ctx, const struct picked_match *m), void *ctx);

/* conditions.pat:12  pattern level(x, y) = add(x, y) where same_rank(x, y); */
struct level_match { dfg_node root, x, y; };
bool level_match(const dfg_graph *g, dfg_node n, struct level_match *m);
bool level_each(const dfg_graph *g, dfg_node n,
                bool (*accept)(void *ctx, const struct level_match *m), void *ctx);

#ifdef __cplusplus
}
#endif

#endif
