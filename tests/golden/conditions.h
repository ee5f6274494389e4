/* Made by pat2c from conditions.pat; do not edit.
 *
 * DFG_MATCHERS...(P) declares two functions:
 * P_match(g, n, m): does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each(g, n, accept, ctx): every match at n, in the order of the search, until accept(ctx, m) says yes;
 *          did it?  What accept gets is the member m of a struct P_whole, where there is one: all that
 *          takes part; paths of dominators and links of chains that nobody named only by P_whole, where
 *          there is such a function.
 * A member that is absent from a match is DFG_NONE, DFG_DIM_UNKNOWN, nil or an empty set.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with conditions_names.
 */
#ifndef CONDITIONS_H
#define CONDITIONS_H 0xbbd033c21ec63beb /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names conditions_names;

/* Predicates that conditions call, to be written by the user: pure, no argument DFG_NONE. */
bool is_good(const dfg_graph *g, dfg_node x, dfg_node s);

/* conditions.pat:3  pattern scale(x, s) { y = multiply(x, s & const); where s.elements == 1, uses(x) == 1, y.r ... */
struct scale_match { dfg_node root, x, s, y; };
DFG_MATCHERS_OF_WAYS(scale, match, 1)

/* conditions.pat:8  pattern checked(x, s) = nn.relu(scale(x, s)) where extern is_good(x, s), not (x.shape[0] = ... */
struct checked_match { dfg_node root, x, s; };
struct checked_whole { struct checked_match m; dfg_node y; };
DFG_MATCHERS_OF_WAYS(checked, whole, 1)

/* conditions.pat:10  pattern lists(x) { c = my.pad(x); where c.pads == [concat(c.p, c.q), [1, 2]]; return c; } */
struct lists_match { dfg_node root, x, c; };
DFG_MATCHERS_OF_MATCH(lists)

/* conditions.pat:11  pattern picked(x) { c = my.pad(x); where [reverse(c.p), c.q][c.axis] == [i * i for i in c ... */
struct picked_match { dfg_node root, x, c; };
DFG_MATCHERS_OF_MATCH(picked)

/* conditions.pat:12  pattern level(x, y) = add(x, y) where same_rank(x, y); */
struct level_match { dfg_node root, x, y; };
DFG_MATCHERS_OF_WAYS(level, match, 1)

#ifdef __cplusplus
}
#endif

#endif
