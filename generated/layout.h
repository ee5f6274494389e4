/* Made by pat2c from layout.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 *          What accept gets is the member m of a struct P_whole, where there is one: all that takes part;
 *          paths of dominators and links of chains that nobody named only by P_whole, if there is one.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with layout_names.
 */
#ifndef LAYOUT_H
#define LAYOUT_H 0x7cc36e4469e2bb35 /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names layout_names;

/* Predicates that conditions call, to be written by the user: pure, no argument DFG_NONE. */
bool layout_moves_ones(const dfg_graph *g, dfg_node x, dfg_node t);

/* layout.pat:12  rule transpose_transpose(x) : keep_shared { t = Transpose(x); u = Transpose(t); match u; wher ... */
struct layout_transpose_transpose_match { dfg_node root, x, t, u; };
bool layout_transpose_transpose_match(const dfg_graph *g, dfg_node n, struct layout_transpose_transpose_match *m);
bool layout_transpose_transpose_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct layout_transpose_transpose_match *m), void *ctx);

/* layout.pat:23  rule transpose_fan(x) { t = Transpose(x) { perm = p }; every y = Transpose(t) { perm = q }; m ... */
struct layout_transpose_fan_match {
    dfg_node root, x, t;
    struct dfg_nodes y;
    dfg_val p;
    struct dfg_nodes q;
};
bool layout_transpose_fan_match(const dfg_graph *g, dfg_node n, struct layout_transpose_fan_match *m);
bool layout_transpose_fan_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct layout_transpose_fan_match *m), void *ctx);

/* layout.pat:30  rule transpose_ones(x) { t = Transpose(x) { perm = p }; match t; where t.rank >= 0, p != rang ... */
struct layout_transpose_ones_match { dfg_node root, x, t; dfg_val p; };
bool layout_transpose_ones_match(const dfg_graph *g, dfg_node n, struct layout_transpose_ones_match *m);
bool layout_transpose_ones_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct layout_transpose_ones_match *m), void *ctx);

/* layout.pat:37  rule transposes_around_reshape(x) { t = Transpose(x) { perm == [0, 3, 1, 2] }; r = Reshape(t, ... */
struct layout_transposes_around_reshape_match { dfg_node root, x, t, r, u; };
struct layout_transposes_around_reshape_whole { struct layout_transposes_around_reshape_match m; dfg_node x; };
bool layout_transposes_around_reshape_match(const dfg_graph *g, dfg_node n, struct layout_transposes_around_reshape_match *m);
bool layout_transposes_around_reshape_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct layout_transposes_around_reshape_match *m), void *ctx);

/* layout.pat:46  rule transpose_matmul(a, b) { m = MatMul(Transpose(a : [_, _]) { perm == [1, 0] }, Transpose( ... */
struct layout_transpose_matmul_match { dfg_node root, a, b, m; };
struct layout_transpose_matmul_whole {
    struct layout_transpose_matmul_match m;
    dfg_node transpose, transpose_2;
};
bool layout_transpose_matmul_match(const dfg_graph *g, dfg_node n, struct layout_transpose_matmul_match *m);
bool layout_transpose_matmul_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct layout_transpose_matmul_match *m), void *ctx);

/* layout.pat:52  rule gather_channels(x, i) : keep_shared { r = Reshape(x, _); s = Reshape(Transpose(r) { perm ... */
struct layout_gather_channels_match { dfg_node root, x, i, r, s; };
struct layout_gather_channels_whole {
    struct layout_gather_channels_match m;
    dfg_node x, transpose, x_2, constant;
};
bool layout_gather_channels_match(const dfg_graph *g, dfg_node n, struct layout_gather_channels_match *m);
bool layout_gather_channels_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct layout_gather_channels_match *m), void *ctx);

/* layout.pat:61  rule transpose_merged(x) { r = Reshape(x, _); y = Reshape(Transpose(r) { perm == [0, 2, 1] }, ... */
struct layout_transpose_merged_match { dfg_node root, x, r, y; };
struct layout_transpose_merged_whole { struct layout_transpose_merged_match m; dfg_node x, transpose, x_2; };
bool layout_transpose_merged_match(const dfg_graph *g, dfg_node n, struct layout_transpose_merged_match *m);
bool layout_transpose_merged_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct layout_transpose_merged_match *m), void *ctx);

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules layout_rules;

#ifdef __cplusplus
}
#endif

#endif
