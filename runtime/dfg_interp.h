/* dfg_interp.h -- the reference matcher: the executable definition of the language.
 *
 * It interprets libpat's description of a pattern (pat.h), on a module, by names;
 * it shares nothing with the matchers that pat2c generates, and exists to be
 * compared with them, for explain, and for patterns that are not compiled.  It is
 * plain, and slow: a search with backtracking that may take time exponential in the
 * pattern.
 *
 * The module must have its lists of consumers (dfg_build_users).
 *
 * Memory: taken and given back within each call.  Nothing is kept.
 */
#ifndef DFG_INTERP_H
#define DFG_INTERP_H

#include "dfg_partition.h"
#include "dfg_rewrite.h"
#include "pat.h"

DFG_BEGIN_C

/* ---- a .pat file at work with nothing compiled ---- */

/* A unit of the file, which must outlive it: like one of pat2c's, but its functions ask
 * the reference matcher.  It serves one thread at a time: sets that a match holds last
 * until the same pattern's next match.  NULL: no memory.  O(size of the file). */
const struct dfg_unit *dfg_interpret(const struct pat_file *);
/* One of the operators alone that the file imports from files of that name: "mine.ops"; NULL: no memory. */
const struct dfg_unit *dfg_interpret_ops(const struct pat_file *, const char *name);
void dfg_interpret_free(const struct dfg_unit *); /* of dfg_interpret or _ops; of NULL nothing */
/* Ran a search, or what makes a replacement, out of memory?  It then found, or made, nothing.  It stays true:
 * what the unit finds later may be whole, which this does not tell. */
bool dfg_interpret_failed(const struct dfg_unit *);
/* The function in C that makes the interpreted rule's replacement, and is not there (pat_set_callback): the
 * rule leaves all matches alone.  NULL: none is missing. */
const char *dfg_interpret_callback(const struct dfg_rule *);

/* ---- what a compiled unit says ---- */

/* The unit as compiled, with what its patterns say: read from the text that it carries, with the options that
 * it was made with; the text of operators that it imports is that of one of `units`.  It shares all but the
 * patterns with `unit`, which must outlive it.  NULL: error says why; without text: memory is out.  O(size of
 * the text). */
const struct dfg_unit *dfg_describe(const struct dfg_unit *unit, const struct dfg_unit *const *units,
                                    size_t n_units, struct dfg_error *error);
/* The same by a file that libpat has read already, from the text that the unit was made of; it must outlive
 * this. */
const struct dfg_unit *dfg_describe_by(const struct dfg_unit *, const struct pat_file *, struct dfg_error *);
void dfg_describe_free(const struct dfg_unit *); /* of either; of NULL nothing */
/* Of a unit of dfg_describe: its functions and its patterns have another value of the param with this row,
 * which is decided at run time, in views that are bound afterwards. */
dfg_status dfg_set_param(const struct dfg_unit *, uint32_t param, const char *value, struct dfg_error *);

/* ---- one pattern at one node: it is of a unit that dfg_describe or dfg_interpret made ---- */

/* Of a predicate in C that no generated code calls (pat_set_function). */
enum { DFG_REF_MOST_ARGS = 12 };

/* Every match of p at root, in the order of the search, until accept says yes;
 * *accepted (NULL: nobody asks) is whether it did.  m is a match struct as the
 * generated functions fill it in, and lives until accept returns.  Recursion
 * is bounded by the size of the pattern.  DFG_NO_MEMORY: the search was given
 * up; accept may have been called. */
dfg_status dfg_ref_match(const dfg_module *, const struct dfg_pattern *p, dfg_node root,
                         bool (*accept)(void *ctx, const void *m), void *ctx, bool *accepted);

/* The nodes of the first match of p at root that are its own: the root, and calls,
 * tuples, projections and function values that the pattern spells out; each
 * once.  visit is called with them, or not at all where p does not match. */
dfg_status dfg_ref_nodes(const dfg_module *, const struct dfg_pattern *p, dfg_node root,
                         void (*visit)(void *ctx, const dfg_node *nodes, uint32_t n), void *ctx);

/* Are two matches of p, both as structs, the same: root and every capture?
 * g: the view that made a; the reference matcher's own are read with NULL. */
bool dfg_ref_same(const dfg_module *, const struct dfg_pattern *p, const void *a, const dfg_graph *view_a,
                  const void *b, const dfg_graph *view_b);

/* The attempt at a root that gets furthest. */
struct dfg_attempt {
    bool matches;
    uint32_t passed;    /* tests; else */
    const char *failed; /* the test behind them, in the pattern's words */
};
dfg_status dfg_ref_try(const dfg_module *, const struct dfg_pattern *p, dfg_node root, struct dfg_attempt *);

/* How far a pattern, of an entry of a table or by itself (-1), got at a node. */
struct dfg_closest {
    const struct dfg_target *target;
    const struct dfg_pattern *p; /* NULL: none was tried */
    int32_t entry;
    struct dfg_attempt got;
};
/* Of the target's entries, or its pattern, the first that matches, else the one of which most tests pass,
 * takes the place of *best where that got less far; begin with zeros.  A search for each entry. */
dfg_status dfg_ref_closest(const dfg_module *, const struct dfg_target *, dfg_node n,
                           struct dfg_closest *best);

/* Of the attempt at root that gets furthest, where p does not match, the nodes that
 * it had bound to calls, tuples, projections and function values of the pattern,
 * some perhaps twice.  visit is called with them, or not at all. */
dfg_status dfg_ref_reached(const dfg_module *, const struct dfg_pattern *p, dfg_node root,
                           void (*visit)(void *ctx, const dfg_node *nodes, uint32_t n), void *ctx);

/* decides[c] becomes true for each condition c of p's file (struct pat_file) without which, all others in force,
 * p has other matches at root; as many as conditions; of those that are true already nothing is asked.  Searches
 * are counted up to 64 matches.  A search for each condition that does not hold. */
dfg_status dfg_ref_decides(const dfg_module *, const struct dfg_pattern *p, dfg_node root, bool *decides);

/* Writes why p does not match at root: the attempt that got furthest, the test
 * that failed, in the pattern's own words and with its place, what it saw, and
 * what became of other options on the way; or the match.  The first line names
 * pattern and node, the others are indented. */
dfg_status dfg_explain(const dfg_module *, const struct dfg_pattern *p, dfg_node root, FILE *f);
/* The same, malloc'ed; NULL: no memory. */
char *dfg_explain_text(const dfg_module *, const struct dfg_pattern *p, dfg_node root);
/* Writes the line of such a text that has the test and its place, without its end; the lines with what it
 * saw. */
void dfg_explain_test(const char *text, FILE *f);
void dfg_explain_seen(const char *text, FILE *f);

/* Writes `%root x=%a n=64 y={%b,%c}`: names as in text, absent captures left
 * out, values without spaces.  False: memory is out, or f failed. */
bool dfg_print_match(const dfg_module *, const struct dfg_pattern *p, const void *m, const dfg_graph *view,
                     FILE *f);

/* Writes `"root": "%root", "names": {"x": {"node": "%a"}, "n": {"extent": 64}, "y": {"nodes": [...]},
 * "s": {"value": [1, 1]}}`, members of an object of JSON; numbers, truth values and lists are those of JSON, an
 * extent that is no number and what else there is are strings, absent captures are left out. */
bool dfg_print_match_json(const dfg_module *, const struct dfg_pattern *p, const void *m, const dfg_graph *view,
                          FILE *f);

/* ---- a pattern from a graph ---- */

/* Writes a .pat file with one pattern, `name`, that matches at a piece of a graph and covers it: n nodes of one function,
 * which are connected, or one node that is a function, for all of its body.  What enters is a wildcard, and a constant
 * `const`; a number beside an operator that works by elements, and constants among `nodes`, are compared.  Attributes
 * are those that calls have.  What is read outside, or by nobody, is a root.  `units` are those that the module's
 * operators are from; the file imports them.  DFG_BAD_GRAPH: *error says which node can't be a part; nothing is
 * written.  O(nodes of the module * units). */
dfg_status dfg_pattern_of(const dfg_module *, const struct dfg_unit *const *units, size_t n_units, const dfg_node *nodes,
                          uint32_t n, const char *name, FILE *, struct dfg_error *);

DFG_END_C

#endif
