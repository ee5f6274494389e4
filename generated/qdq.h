/* Made by pat2c from qdq.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with qdq_names. */
#ifndef QDQ_H
#define QDQ_H 0x0a10fe034817827f /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names qdq_names;

/* qdq.pat:20  rule requantize_same(q, s, z, t, y) : keep_shared { match QuantizeLinear(DequantizeLinear(q, s & const ... */
struct qdq_requantize_same_match { dfg_node root, q, s, z, t, y; };
struct qdq_requantize_same_whole { struct qdq_requantize_same_match m; dfg_node dequantizeLinear; };
DFG_MATCHERS(qdq_requantize_same, NULL)

/* qdq.pat:27  rule move_quantized(q, s, z, t, y, rest) : keep_shared { m = (Reshape | Transpose | Squeeze | Unsqueez ... */
struct qdq_move_quantized_match { dfg_node root, q, s, z, t, y; struct dfg_nodes rest; dfg_node m; };
struct qdq_move_quantized_whole { struct qdq_move_quantized_match m; dfg_node dequantizeLinear; };
DFG_MATCHERS(qdq_move_quantized, NULL)

/* qdq.pat:34  rule max_pool_quantized(q, s, z, t, y) : keep_shared { m = MaxPool(DequantizeLinear(q, s & const, z &  ... */
struct qdq_max_pool_quantized_match { dfg_node root, q, s, z, t, y, m; };
struct qdq_max_pool_quantized_whole {
    struct qdq_max_pool_quantized_match m; dfg_node m_call, dequantizeLinear;
};
DFG_MATCHERS(qdq_max_pool_quantized, NULL)

/* qdq.pat:41  rule relu_quantized(x, s, z) { q = QuantizeLinear(Relu(x), s & const, z & const); match q; where (z.dt ... */
struct qdq_relu_quantized_match { dfg_node root, x, s, z, q; };
struct qdq_relu_quantized_whole { struct qdq_relu_quantized_match m; dfg_node relu; };
DFG_MATCHERS(qdq_relu_quantized, NULL)

/* qdq.pat:49  rule parallel_quantize(x, s, z, t, y) { a = QuantizeLinear(x, s & const, z & const); b = QuantizeLinea ... */
struct qdq_parallel_quantize_match { dfg_node root, x, s, z, t, y, a, b; };
DFG_MATCHERS_OF_EACH(qdq_parallel_quantize)

/* qdq.pat:57  rule quantize_shifted(x, s, z, r, u, t, y) : keep_shared { a = QuantizeLinear(x, s & const, z & const) ... */
struct qdq_quantize_shifted_match { dfg_node root, x, s, z, r, u, t, y, a, d; };
DFG_MATCHERS_OF_MATCH(qdq_quantize_shifted, NULL)

/* qdq.pat:67  rule parallel_dequantize(q, s, z) { a = DequantizeLinear(q, s, z); b = DequantizeLinear(q, s, z); matc ... */
struct qdq_parallel_dequantize_match { dfg_node root, q, s, z, a, b; };
DFG_MATCHERS_OF_EACH(qdq_parallel_dequantize)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules qdq_rules;

DFG_END_C

#endif
