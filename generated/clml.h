/* Made by pat2c from clml.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with clml_names. */
#ifndef CLML_H
#define CLML_H 0xce988581f4f80254 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names clml_names;

/* clml.pat:19  pattern tail(c, b, s, g, be, m, v) { biased = add?(nn.bias_add?(c, b & const), s & const); return nn. ... */
struct clml_tail_match { dfg_node root, c, b, s, g, be, m, v, biased; /* maybe absent: b, s, g, be, m, v */ };
struct clml_tail_whole { struct clml_tail_match m; dfg_node add, bias_add, relu, get, batch_norm; };
DFG_MATCHERS_OF_WAYS(clml_tail, whole, 5, NULL)

/* clml.pat:31  pattern conv2d(x, w, b, s, g, be, m, v) { c = nn.conv2d(x, w & const); active = tail(c, b, s, g, be,  ... */
struct clml_conv2d_match {
    dfg_node root, x, w, b, s, g, be, m, v, c, active, act; /* maybe absent: b, s, g, be, m, v, act */
};
struct clml_conv2d_whole { struct clml_conv2d_match m; dfg_node relu, get, batch_norm, add, bias_add; };
DFG_MATCHERS(clml_conv2d, NULL)

/* clml.pat:38  pattern pad_conv2d(x, w, b, s, g, be, m, v) { p = nn.pad(x, const); c = nn.conv2d(p, w & const); acti ... */
struct clml_pad_conv2d_match {
    dfg_node root, x, w, b, s, g, be, m, v, p, c, active, act; /* maybe absent: b, s, g, be, m, v, act */
};
struct clml_pad_conv2d_whole {
    struct clml_pad_conv2d_match m; dfg_node constant, relu, get, batch_norm, add, bias_add;
};
DFG_MATCHERS(clml_pad_conv2d, NULL)

/* clml.pat:46  pattern conv2d_transpose(x, w, b, s, g, be, m, v) { c = nn.conv2d_transpose(x, w & const) { data_layo ... */
struct clml_conv2d_transpose_match {
    dfg_node root, x, w, b, s, g, be, m, v, c, active, act; /* maybe absent: b, s, g, be, m, v, act */
};
struct clml_conv2d_transpose_whole {
    struct clml_conv2d_transpose_match m; dfg_node relu, get, batch_norm, add, bias_add;
};
DFG_MATCHERS(clml_conv2d_transpose, NULL)

/* clml.pat:55  pattern dense1d(x, w, b) { d = nn.dense(x, w & const); where d.shape[0] <= 1; return nn.bias_add(d, b ... */
struct clml_dense1d_match { dfg_node root, x, w, b, d; };
struct clml_dense1d_whole { struct clml_dense1d_match m; dfg_node bias_add, constant, add, constant_2; };
DFG_MATCHERS(clml_dense1d, NULL)

/* clml.pat:60  pattern dense2d(x, w) = nn.dense(x, w & const) where no_int64(x), no_int64(w); */
struct clml_dense2d_match { dfg_node root, x, w; };
DFG_MATCHERS_OF_MATCH(clml_dense2d, NULL)

/* clml.pat:61  pattern pad(x) { p = nn.pad(x & !input, const) { pad_width = width }; where len(width) == 4; return p; } */
struct clml_pad_match { dfg_node root, x, p; dfg_val width; };
struct clml_pad_whole { struct clml_pad_match m; dfg_node constant; };
DFG_MATCHERS(clml_pad, NULL)

/* clml.pat:66  pattern concat = concatenate((...)) { axis == 1 }; */
struct clml_concat_match { dfg_node root; };
struct clml_concat_whole { struct clml_concat_match m; dfg_node tuple; struct dfg_nodes rest; };
DFG_MATCHERS(clml_concat, NULL)

/* clml.pat:67  pattern batch_norm(x) = nn.batch_norm(x, const, const, const, const).0; */
struct clml_batch_norm_match { dfg_node root, x; };
struct clml_batch_norm_whole {
    struct clml_batch_norm_match m; dfg_node batch_norm, constant, constant_2, constant_3, constant_4;
};
DFG_MATCHERS(clml_batch_norm, NULL)

/* clml.pat:71  pattern binary(a, b) = (add | subtract | multiply | divide | minimum | maximum)(a, b) where binary_ok ... */
struct clml_binary_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_WAYS(clml_binary, match, 1, NULL)

/* clml.pat:73  pattern softmax(x) = nn.softmax(x) where x.rank in {2, 4}; */
struct clml_softmax_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(clml_softmax, NULL)

/* clml.pat:74  pattern reshaped(x) { r = reshape(x); where r.shape[0] <= 1, max(r.shape) <= 32768; return r; } */
struct clml_reshaped_match { dfg_node root, x, r; };
DFG_MATCHERS_OF_MATCH(clml_reshaped, NULL)

/* clml.pat:79  pattern upsampling(x) = nn.upsampling(x) { method == "bilinear" }; */
struct clml_upsampling_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(clml_upsampling, NULL)

/* clml.pat:80  pattern batch_matmul(a, b) = nn.batch_matmul(a, b) where a.shape[0] <= 1, b.shape[0] <= 1; */
struct clml_batch_matmul_match { dfg_node root, a, b; };
DFG_MATCHERS_OF_MATCH(clml_batch_matmul, NULL)

/* clml.pat:83  pattern narrow(x) = x where no_int64(x); */
struct clml_narrow_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(clml_narrow, NULL)

/* clml.pat:95  "clml.add" = binary & add(...); */
struct clml_add_match { dfg_node root; };
struct clml_add_whole {
    struct clml_add_match m; struct clml_binary_match binary; dfg_node call, add; struct dfg_nodes rest;
};
DFG_MATCHERS_OF_WAYS(clml_add, whole, 1, NULL)

/* clml.pat:96  "clml.subtract" = binary & subtract(...); */
struct clml_subtract_match { dfg_node root; };
struct clml_subtract_whole {
    struct clml_subtract_match m; struct clml_binary_match binary; dfg_node call, subtract;
    struct dfg_nodes rest;
};
DFG_MATCHERS_OF_WAYS(clml_subtract, whole, 1, NULL)

/* clml.pat:97  "clml.multiply" = binary & multiply(...); */
struct clml_multiply_match { dfg_node root; };
struct clml_multiply_whole {
    struct clml_multiply_match m; struct clml_binary_match binary; dfg_node call, multiply;
    struct dfg_nodes rest;
};
DFG_MATCHERS_OF_WAYS(clml_multiply, whole, 1, NULL)

/* clml.pat:98  "clml.divide" = binary & divide(...); */
struct clml_divide_match { dfg_node root; };
struct clml_divide_whole {
    struct clml_divide_match m; struct clml_binary_match binary; dfg_node call, divide;
    struct dfg_nodes rest;
};
DFG_MATCHERS_OF_WAYS(clml_divide, whole, 1, NULL)

/* clml.pat:99  "clml.minimum" = binary & minimum(...); */
struct clml_minimum_match { dfg_node root; };
struct clml_minimum_whole {
    struct clml_minimum_match m; struct clml_binary_match binary; dfg_node call, minimum;
    struct dfg_nodes rest;
};
DFG_MATCHERS_OF_WAYS(clml_minimum, whole, 1, NULL)

/* clml.pat:100  "clml.maximum" = binary & maximum(...); */
struct clml_maximum_match { dfg_node root; };
struct clml_maximum_whole {
    struct clml_maximum_match m; struct clml_binary_match binary; dfg_node call, maximum;
    struct dfg_nodes rest;
};
DFG_MATCHERS_OF_WAYS(clml_maximum, whole, 1, NULL)

/* clml.pat:103  "clml.avg_pool2d" = nn.avg_pool2d(narrow); */
struct clml_avg_pool2d_match { dfg_node root; };
struct clml_avg_pool2d_whole { struct clml_avg_pool2d_match m; dfg_node x; };
DFG_MATCHERS(clml_avg_pool2d, NULL)

/* clml.pat:104  "clml.max_pool2d" = nn.max_pool2d(narrow); */
struct clml_max_pool2d_match { dfg_node root; };
struct clml_max_pool2d_whole { struct clml_max_pool2d_match m; dfg_node x; };
DFG_MATCHERS(clml_max_pool2d, NULL)

/* clml.pat:105  "clml.global_avg_pool2d" = nn.global_avg_pool2d(narrow); */
struct clml_global_avg_pool2d_match { dfg_node root; };
struct clml_global_avg_pool2d_whole { struct clml_global_avg_pool2d_match m; dfg_node x; };
DFG_MATCHERS(clml_global_avg_pool2d, NULL)

/* clml.pat:106  "clml.global_max_pool2d" = nn.global_max_pool2d(narrow); */
struct clml_global_max_pool2d_match { dfg_node root; };
struct clml_global_max_pool2d_whole { struct clml_global_max_pool2d_match m; dfg_node x; };
DFG_MATCHERS(clml_global_max_pool2d, NULL)

/* clml.pat:107  "clml.relu" = nn.relu(narrow); */
struct clml_relu_match { dfg_node root; };
struct clml_relu_whole { struct clml_relu_match m; dfg_node x; };
DFG_MATCHERS(clml_relu, NULL)

/* clml.pat:108  "clml.clip" = clip(narrow); */
struct clml_clip_match { dfg_node root; };
struct clml_clip_whole { struct clml_clip_match m; dfg_node x; };
DFG_MATCHERS(clml_clip, NULL)

/* clml.pat:109  "clml.batch_flatten" = nn.batch_flatten(narrow); */
struct clml_batch_flatten_match { dfg_node root; };
struct clml_batch_flatten_whole { struct clml_batch_flatten_match m; dfg_node x; };
DFG_MATCHERS(clml_batch_flatten, NULL)

/* clml.pat:110  "clml.depth_to_space" = nn.depth_to_space(narrow); */
struct clml_depth_to_space_match { dfg_node root; };
struct clml_depth_to_space_whole { struct clml_depth_to_space_match m; dfg_node x; };
DFG_MATCHERS(clml_depth_to_space, NULL)

enum clml_entry {
    CLML_PAD_CONV2D, /* "clml.pad_conv2d": clml.pat:38 */
    CLML_CONV2D, /* "clml.conv2d": clml.pat:31 */
    CLML_CONV2D_TRANSPOSE, /* "clml.conv2d_transpose": clml.pat:46 */
    CLML_DENSE1D, /* "clml.dense1d": clml.pat:55 */
    CLML_DENSE2D, /* "clml.dense2d": clml.pat:60 */
    CLML_PAD, /* "clml.pad": clml.pat:61 */
    CLML_CONCAT, /* "clml.concat": clml.pat:66 */
    CLML_BATCH_NORM, /* "clml.batch_norm": clml.pat:67 */
    CLML_ADD, /* "clml.add": clml.pat:95 */
    CLML_SUBTRACT, /* "clml.subtract": clml.pat:96 */
    CLML_MULTIPLY, /* "clml.multiply": clml.pat:97 */
    CLML_DIVIDE, /* "clml.divide": clml.pat:98 */
    CLML_MINIMUM, /* "clml.minimum": clml.pat:99 */
    CLML_MAXIMUM, /* "clml.maximum": clml.pat:100 */
    CLML_SOFTMAX, /* "clml.softmax": clml.pat:73 */
    CLML_RESHAPE, /* "clml.reshape": clml.pat:74 */
    CLML_AVG_POOL2D, /* "clml.avg_pool2d": clml.pat:103 */
    CLML_MAX_POOL2D, /* "clml.max_pool2d": clml.pat:104 */
    CLML_GLOBAL_AVG_POOL2D, /* "clml.global_avg_pool2d": clml.pat:105 */
    CLML_GLOBAL_MAX_POOL2D, /* "clml.global_max_pool2d": clml.pat:106 */
    CLML_RELU, /* "clml.relu": clml.pat:107 */
    CLML_CLIP, /* "clml.clip": clml.pat:108 */
    CLML_BATCH_FLATTEN, /* "clml.batch_flatten": clml.pat:109 */
    CLML_DEPTH_TO_SPACE, /* "clml.depth_to_space": clml.pat:110 */
    CLML_UPSAMPLING, /* "clml.upsampling": clml.pat:79 */
    CLML_BATCH_MATMUL, /* "clml.batch_matmul": clml.pat:80 */
    CLML_N_ENTRIES
};
enum { CLML_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table clml that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t clml_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum clml_entry), or -1. */
int32_t clml_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t clml_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
