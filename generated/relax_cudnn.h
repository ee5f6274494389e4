/* Made by pat2c from relax_cudnn.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with relax_cudnn_names. */
#ifndef RELAX_CUDNN_H
#define RELAX_CUDNN_H 0x36337da7e298d725 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names relax_cudnn_names;

/* relax_cudnn.pat:22  pattern conv2d(x, w) { c = relax.nn.conv2d(x, w); where conv2d_ok(c, x, w); return c; } */
struct relax_cudnn_conv2d_match { dfg_node root, x, w, c; };
DFG_MATCHERS_OF_MATCH(relax_cudnn_conv2d, NULL)

/* relax_cudnn.pat:27  pattern biased(x, w, b) { c = conv2d(x, w); where one_a_channel(b, c, w); return relax.add(c,  ... */
struct relax_cudnn_biased_match { dfg_node root, x, w, b, c; };
DFG_MATCHERS_OF_WAYS(relax_cudnn_biased, match, 1, NULL)

/* relax_cudnn.pat:37  pattern attention_bs3nh(x) { parts = relax.split(x) { axis == 2 }; q = relax.reshape(parts.0,  ... */
struct relax_cudnn_attention_bs3nh_match { dfg_node root, x, parts, q, k, v, a; };
struct relax_cudnn_attention_bs3nh_whole {
    struct relax_cudnn_attention_bs3nh_match m; dfg_node get, x, get_2, x_2, get_3, x_3;
};
DFG_MATCHERS(relax_cudnn_attention_bs3nh, NULL)

/* relax_cudnn.pat:47  pattern swapped(x) = relax.permute_dims(x) { axes == [1, 0, 2, 3] }; */
struct relax_cudnn_swapped_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(relax_cudnn_swapped, NULL)

/* relax_cudnn.pat:48  pattern attention_sbn3h(x) { parts = relax.split(x) { axis == 3 }; a = relax.nn.attention(swap ... */
struct relax_cudnn_attention_sbn3h_match { dfg_node root, x, parts, a; };
struct relax_cudnn_attention_sbn3h_whole {
    struct relax_cudnn_attention_sbn3h_match m; struct relax_cudnn_swapped_match swapped_2;
    struct relax_cudnn_swapped_match swapped_3; struct relax_cudnn_swapped_match swapped_4;
    dfg_node get, get_2, get_3;
};
DFG_MATCHERS(relax_cudnn_attention_sbn3h, NULL)

/* relax_cudnn.pat:59  "cudnn.conv2d.nhwc_ohwi_bias_relu" = relax.nn.relu(biased); */
struct relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_match { dfg_node root; };
struct relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_whole {
    struct relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_match m; struct relax_cudnn_biased_match biased;
};
DFG_MATCHERS_OF_WAYS(relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu, whole, 1, NULL)

enum relax_cudnn_entry {
    RELAX_CUDNN_CUDNN_CONV2D_NHWC_OHWI, /* "cudnn.conv2d.nhwc_ohwi": relax_cudnn.pat:22 */
    RELAX_CUDNN_CUDNN_CONV2D_NHWC_OHWI_BIAS, /* "cudnn.conv2d.nhwc_ohwi_bias": relax_cudnn.pat:27 */
    RELAX_CUDNN_CUDNN_CONV2D_NHWC_OHWI_BIAS_RELU, /* "cudnn.conv2d.nhwc_ohwi_bias_relu": relax_cudnn.pat:59 */
    RELAX_CUDNN_CUDNN_ATTENTION_BS3NH, /* "cudnn.attention.BS3NH": relax_cudnn.pat:37 */
    RELAX_CUDNN_CUDNN_ATTENTION_SBN3H, /* "cudnn.attention.SBN3H": relax_cudnn.pat:48 */
    RELAX_CUDNN_N_ENTRIES
};
enum { RELAX_CUDNN_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table relax_cudnn that may match at n, a bit each in order of priority:
 * the last entry lowest (last_wins).  Never misses one.  Pure, no memory.
 */
uint64_t relax_cudnn_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum relax_cudnn_entry), or -1. */
int32_t relax_cudnn_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t relax_cudnn_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
