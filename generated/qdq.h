/* Made by pat2c from qdq.pat; do not edit.
 *
 * DFG_MATCHERS...(P) declares two functions:
 * P_match(g, n, m): does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each(g, n, accept, ctx): every match at n, in the order of the search, until accept(ctx, m) says yes;
 *          did it?  What accept gets is the member m of a struct P_whole, where there is one: all that
 *          takes part; paths of dominators and links of chains that nobody named only by P_whole, where
 *          there is such a function.
 * A member that is absent from a match is DFG_NONE, DFG_DIM_UNKNOWN, nil or an empty set.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with qdq_names.
 */
#ifndef QDQ_H
#define QDQ_H 0x7586d1bf2455ead3 /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names qdq_names;

/* qdq.pat:20  rule requantize_same(q, s, z, t, y) : keep_shared { match QuantizeLinear(DequantizeLinear(q, s & ... */
struct qdq_requantize_same_match { dfg_node root, q, s, z, t, y; };
struct qdq_requantize_same_whole { struct qdq_requantize_same_match m; dfg_node dequantizeLinear; };
DFG_MATCHERS(qdq_requantize_same)

/* qdq.pat:26  rule move_quantized(q, s, z, t, y, rest) : keep_shared { m = (Reshape | Transpose | Squeeze | Un ... */
struct qdq_move_quantized_match { dfg_node root, q, s, z, t, y; struct dfg_nodes rest; dfg_node m; };
struct qdq_move_quantized_whole { struct qdq_move_quantized_match m; dfg_node dequantizeLinear; };
DFG_MATCHERS(qdq_move_quantized)

/* qdq.pat:33  rule max_pool_quantized(q, s, z, t, y) : keep_shared { m = MaxPool(DequantizeLinear(q, s & const ... */
struct qdq_max_pool_quantized_match { dfg_node root, q, s, z, t, y, m; };
struct qdq_max_pool_quantized_whole {
    struct qdq_max_pool_quantized_match m; dfg_node m_call, dequantizeLinear;
};
DFG_MATCHERS(qdq_max_pool_quantized)

/* qdq.pat:40  rule relu_quantized(x, s, z) { q = QuantizeLinear(Relu(x), s & const, z & const); match q; where ... */
struct qdq_relu_quantized_match { dfg_node root, x, s, z, q; };
struct qdq_relu_quantized_whole { struct qdq_relu_quantized_match m; dfg_node relu; };
DFG_MATCHERS(qdq_relu_quantized)

/* qdq.pat:48  rule parallel_quantize(x, s, z, t, y) { a = QuantizeLinear(x, s & const, z & const); b = Quantiz ... */
struct qdq_parallel_quantize_match { dfg_node root, x, s, z, t, y, a, b; };
DFG_MATCHERS_OF_EACH(qdq_parallel_quantize)

/* qdq.pat:56  rule quantize_shifted(x, s, z, r, u, t, y) : keep_shared { a = QuantizeLinear(x, s & const, z &  ... */
struct qdq_quantize_shifted_match { dfg_node root, x, s, z, r, u, t, y, a, d; };
DFG_MATCHERS_OF_MATCH(qdq_quantize_shifted)

/* qdq.pat:66  rule parallel_dequantize(q, s, z) { a = DequantizeLinear(q, s, z); b = DequantizeLinear(q, s, z) ... */
struct qdq_parallel_dequantize_match { dfg_node root, q, s, z, a, b; };
DFG_MATCHERS_OF_EACH(qdq_parallel_dequantize)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules qdq_rules;

#ifdef __cplusplus
}
#endif

#endif
