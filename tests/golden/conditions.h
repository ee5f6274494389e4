/* Made by pat2c from conditions.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with conditions_names. */
#ifndef CONDITIONS_H
#define CONDITIONS_H 0xea784eae97776024 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names conditions_names;

/* Predicates that conditions call, to be written by the user: pure, no argument DFG_NONE. */
bool is_good(const dfg_graph *g, dfg_node x, dfg_node s);

/* conditions.pat:3  pattern scale(x, s) { y = multiply(x, s & const); where s.elements == 1, uses(x) == 1, y.rank <= ... */
struct scale_match { dfg_node root, x, s, y; };
DFG_MATCHERS_OF_WAYS(scale, match, 1, NULL)

/* conditions.pat:8  pattern checked(x, s) = nn.relu(scale(x, s)) where extern is_good(x, s), not (x.shape[0] == 1); */
struct checked_match { dfg_node root, x, s; };
struct checked_whole { struct checked_match m; dfg_node y; };
DFG_MATCHERS_OF_WAYS(checked, whole, 1, NULL)

/* conditions.pat:10  pattern lists(x) { c = my.pad(x); where c.pads == [concat(c.p, c.q), [1, 2]]; return c; } */
struct lists_match { dfg_node root, x, c; };
DFG_MATCHERS_OF_MATCH(lists, NULL)

/* conditions.pat:11  pattern picked(x) { c = my.pad(x); where [reverse(c.p), c.q][c.axis] == [i * i for i in c.p]; r ... */
struct picked_match { dfg_node root, x, c; };
DFG_MATCHERS_OF_MATCH(picked, NULL)

/* conditions.pat:12  pattern level(x, y) = add(x, y) where same_rank(x, y); */
struct level_match { dfg_node root, x, y; };
DFG_MATCHERS_OF_WAYS(level, match, 1, NULL)

DFG_END_C

#endif
