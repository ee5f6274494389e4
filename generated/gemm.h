/* Made by pat2c from gemm.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 *          What accept gets is the member m of a struct P_whole, where there is one: all that takes part;
 *          paths of dominators and links of chains that nobody named only by P_whole, if there is one.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with gemm_names.
 */
#ifndef GEMM_H
#define GEMM_H 0x3ee798f1d3a77112 /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names gemm_names;

/* gemm.pat:13
 * rule make_gemm(a, b, c) : priority 1 {
 *     ta = Transpose(a);
 *     tb = Transpose(b);
 *     m = MatMul(ta | a, tb | b);
 *     y = Add(m, c);
 *     match y;
 *     where a.rank == 2, b.rank == 2, c.rank <= 2, broadcast_to(c, m), m.dtype in {f16, f32, f64};
 *     where not present(ta) or flips(ta, a), not present(tb) or flips(tb, b);
 *     rewrite Gemm(a, b, c) { transA = present(ta) ? 1 : 0, transB = present(tb) ? 1 : 0 };
 * }
 */
struct gemm_make_gemm_match {
    dfg_node root, a, b, c;
    dfg_node ta; /* DFG_NONE where it takes no part */
    dfg_node tb; /* DFG_NONE where it takes no part */
    dfg_node m, y;
};
bool gemm_make_gemm_match(const dfg_graph *g, dfg_node n, struct gemm_make_gemm_match *m);
bool gemm_make_gemm_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct gemm_make_gemm_match *m), void *ctx);

/* gemm.pat:24
 * rule gemm_transpose_a(a, b, c) : keep_shared {
 *     t = Transpose(a);
 *     g = Gemm(t, b, c?);
 *     match g;
 *     where flips(t, a);
 *     rewrite Gemm(a, b, c?) { ..g, transA = 1 - g.transA };
 * }
 */
struct gemm_gemm_transpose_a_match {
    dfg_node root, a, b;
    dfg_node c; /* DFG_NONE where it takes no part */
    dfg_node t, g;
};
bool gemm_gemm_transpose_a_match(const dfg_graph *g, dfg_node n, struct gemm_gemm_transpose_a_match *m);
bool gemm_gemm_transpose_a_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct gemm_gemm_transpose_a_match *m), void *ctx);

/* gemm.pat:31
 * rule gemm_transpose_b(a, b, c) : keep_shared {
 *     t = Transpose(b);
 *     g = Gemm(a, t, c?);
 *     match g;
 *     where flips(t, b);
 *     rewrite Gemm(a, b, c?) { ..g, transB = 1 - g.transB };
 * }
 */
struct gemm_gemm_transpose_b_match {
    dfg_node root, a, b;
    dfg_node c; /* DFG_NONE where it takes no part */
    dfg_node t, g;
};
bool gemm_gemm_transpose_b_match(const dfg_graph *g, dfg_node n, struct gemm_gemm_transpose_b_match *m);
bool gemm_gemm_transpose_b_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct gemm_gemm_transpose_b_match *m), void *ctx);

/* gemm.pat:39
 * rule gemm_transpose_y(a, b) {
 *     g = Gemm(a, b);
 *     t = Transpose(g);
 *     match t;
 *     where not present(t.perm) or t.perm == [1, 0];
 *     rewrite Gemm(b, a) { ..g, transA = 1 - g.transB, transB = 1 - g.transA };
 * }
 */
struct gemm_gemm_transpose_y_match {
    dfg_node root, a, b, g, t;
};
bool gemm_gemm_transpose_y_match(const dfg_graph *g, dfg_node n, struct gemm_gemm_transpose_y_match *m);
bool gemm_gemm_transpose_y_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct gemm_gemm_transpose_y_match *m), void *ctx);

/* gemm.pat:47
 * rule gemm_rows(a, b, c) : keep_shared {
 *     r = Reshape(a, _);
 *     g = Gemm(r, b, c) { alpha == 1, beta == 1, transA == 0, transB == 0 };
 *     y = Reshape(g, _);
 *     match y;
 *     where uses(g) == 1, r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank;
 *     where c.rank <= 1;
 *     where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];
 *     where y.shape[-1] == b.shape[1];
 *     rewrite Add(MatMul(a, b), c);
 * }
 */
struct gemm_gemm_rows_match {
    dfg_node root, a, b, c, r, g, y;
};
struct gemm_gemm_rows_whole {
    struct gemm_gemm_rows_match m;
    dfg_node x, x_2;
};
bool gemm_gemm_rows_match(const dfg_graph *g, dfg_node n, struct gemm_gemm_rows_match *m);
bool gemm_gemm_rows_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct gemm_gemm_rows_match *m), void *ctx);

/* gemm.pat:58
 * rule matmul_rows(a, b) : keep_shared {
 *     r = Reshape(a, _);
 *     m = MatMul(r, b);
 *     y = Reshape(m, _);
 *     match y;
 *     where uses(m) == 1, r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank;
 *     where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];
 *     where y.shape[-1] == b.shape[1];
 *     rewrite MatMul(a, b);
 * }
 */
struct gemm_matmul_rows_match {
    dfg_node root, a, b, r, m, y;
};
struct gemm_matmul_rows_whole {
    struct gemm_matmul_rows_match m;
    dfg_node x, x_2;
};
bool gemm_matmul_rows_match(const dfg_graph *g, dfg_node n, struct gemm_matmul_rows_match *m);
bool gemm_matmul_rows_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct gemm_matmul_rows_match *m), void *ctx);

/* gemm.pat:69
 * rule matmul_stacks(a, b) : keep_shared {
 *     ra = Reshape(a, _);
 *     rb = Reshape(b, _);
 *     m = MatMul(ra, rb);
 *     y = Reshape(m, _);
 *     match y;
 *     where uses(m) == 1, ra.rank == 3, rb.rank == 3, a.rank == b.rank, y.rank == a.rank, a.rank >= 3;
 *     where ra.shape[0] == rb.shape[0];
 *     where ra.shape[1] == a.shape[-2], ra.shape[2] == a.shape[-1], rb.shape[1] == b.shape[-2], rb.shape[2] == b.shape[-1];
 *     where [y.shape[i] for i in range(a.rank - 2)] == [a.shape[i] for i in range(a.rank - 2)];
 *     where [y.shape[i] for i in range(a.rank - 2)] == [b.shape[i] for i in range(a.rank - 2)];
 *     where y.shape[-2] == a.shape[-2], y.shape[-1] == b.shape[-1];
 *     rewrite MatMul(a, b);
 * }
 */
struct gemm_matmul_stacks_match {
    dfg_node root, a, b, ra, rb, m, y;
};
struct gemm_matmul_stacks_whole {
    struct gemm_matmul_stacks_match m;
    dfg_node x, x_2, x_3;
};
bool gemm_matmul_stacks_match(const dfg_graph *g, dfg_node n, struct gemm_matmul_stacks_match *m);
bool gemm_matmul_stacks_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct gemm_matmul_stacks_match *m), void *ctx);

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules gemm_rules;

#ifdef __cplusplus
}
#endif

#endif
