/* Made by pat2c from qdq.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 *          What accept gets is the member m of a struct P_whole, where there is one: all that takes part;
 *          paths of dominators and links of chains that nobody named only by P_whole, if there is one.
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with qdq_names.
 */
#ifndef QDQ_H
#define QDQ_H 0xd4b90c430c92ee3f /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names qdq_names;

/* qdq.pat:20  rule requantize_same(q, s, z, t, y) : keep_shared { match QuantizeLinear(DequantizeLinear(q, s & ... */
struct qdq_requantize_same_match { dfg_node root, q, s, z, t, y; };
struct qdq_requantize_same_whole { struct qdq_requantize_same_match m; dfg_node dequantizeLinear; };
bool qdq_requantize_same_match(const dfg_graph *g, dfg_node n, struct qdq_requantize_same_match *m);
bool qdq_requantize_same_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct qdq_requantize_same_match *m), void *ctx);

/* qdq.pat:26  rule move_quantized(q, s, z, t, y, rest) : keep_shared { m = (Reshape | Transpose | Squeeze | Un ... */
struct qdq_move_quantized_match { dfg_node root, q, s, z, t, y; struct dfg_nodes rest; dfg_node m; };
struct qdq_move_quantized_whole { struct qdq_move_quantized_match m; dfg_node dequantizeLinear; };
bool qdq_move_quantized_match(const dfg_graph *g, dfg_node n, struct qdq_move_quantized_match *m);
bool qdq_move_quantized_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct qdq_move_quantized_match *m), void *ctx);

/* qdq.pat:33  rule max_pool_quantized(q, s, z, t, y) : keep_shared { m = MaxPool(DequantizeLinear(q, s & const ... */
struct qdq_max_pool_quantized_match { dfg_node root, q, s, z, t, y, m; };
struct qdq_max_pool_quantized_whole {
    struct qdq_max_pool_quantized_match m;
    dfg_node m_call, dequantizeLinear;
};
bool qdq_max_pool_quantized_match(const dfg_graph *g, dfg_node n, struct qdq_max_pool_quantized_match *m);
bool qdq_max_pool_quantized_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct qdq_max_pool_quantized_match *m), void *ctx);

/* qdq.pat:40  rule relu_quantized(x, s, z) { q = QuantizeLinear(Relu(x), s & const, z & const); match q; where ... */
struct qdq_relu_quantized_match { dfg_node root, x, s, z, q; };
struct qdq_relu_quantized_whole { struct qdq_relu_quantized_match m; dfg_node relu; };
bool qdq_relu_quantized_match(const dfg_graph *g, dfg_node n, struct qdq_relu_quantized_match *m);
bool qdq_relu_quantized_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct qdq_relu_quantized_match *m), void *ctx);

/* qdq.pat:48  rule parallel_quantize(x, s, z, t, y) { a = QuantizeLinear(x, s & const, z & const); b = Quantiz ... */
struct qdq_parallel_quantize_match { dfg_node root, x, s, z, t, y, a, b; };
bool qdq_parallel_quantize_match(const dfg_graph *g, dfg_node n, struct qdq_parallel_quantize_match *m);
bool qdq_parallel_quantize_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct qdq_parallel_quantize_match *m), void *ctx);

/* qdq.pat:56  rule quantize_shifted(x, s, z, r, u, t, y) : keep_shared { a = QuantizeLinear(x, s & const, z &  ... */
struct qdq_quantize_shifted_match { dfg_node root, x, s, z, r, u, t, y, a, d; };
bool qdq_quantize_shifted_match(const dfg_graph *g, dfg_node n, struct qdq_quantize_shifted_match *m);
bool qdq_quantize_shifted_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct qdq_quantize_shifted_match *m), void *ctx);

/* qdq.pat:66  rule parallel_dequantize(q, s, z) { a = DequantizeLinear(q, s, z); b = DequantizeLinear(q, s, z) ... */
struct qdq_parallel_dequantize_match { dfg_node root, q, s, z, a, b; };
bool qdq_parallel_dequantize_match(const dfg_graph *g, dfg_node n, struct qdq_parallel_dequantize_match *m);
bool qdq_parallel_dequantize_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct qdq_parallel_dequantize_match *m), void *ctx);

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules qdq_rules;

#ifdef __cplusplus
}
#endif

#endif
