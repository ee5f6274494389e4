/* Made by pat2c from clml.pat; do not edit.
 *
 * P_match: does pattern P match at n?  Its first match goes to *m, which is left alone otherwise.
 * P_each:  every match at n, in the order of the search, until accept says yes; did it?
 * Pure, re-entrant, no memory.  The graph is a view that dfg_bind() made with clml_names.
 */
#ifndef CLML_H
#define CLML_H 0x44939123d4aaad4b /* of this run of pat2c */

#include "dfg_match.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const struct dfg_names clml_names;

/* clml.pat:17
 * pattern tail(c, b, s, g, be, m, v) {
 *     biased = add?(nn.bias_add?(c, b & const), s & const);
 *     return nn.relu?(nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | biased);
 * }
 */
struct clml_tail_match {
    dfg_node root;
    dfg_node c;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node s; /* DFG_NONE where it takes no part */
    dfg_node g; /* DFG_NONE where it takes no part */
    dfg_node be; /* DFG_NONE where it takes no part */
    dfg_node m; /* DFG_NONE where it takes no part */
    dfg_node v; /* DFG_NONE where it takes no part */
    dfg_node biased;
};
bool clml_tail_match(const dfg_graph *g, dfg_node n, struct clml_tail_match *m);
bool clml_tail_each(const dfg_graph *g, dfg_node n,
                    bool (*accept)(void *ctx, const struct clml_tail_match *m),
                    void *ctx);

/* clml.pat:29
 * pattern conv2d(x, w, b, s, g, be, m, v) {
 *     c = nn.conv2d(x, w & const);
 *     active = tail(c, b, s, g, be, m, v);
 *     act = clip(active);
 *     where conv_ok(c, x, w, act);
 *     return act | active;
 * }
 */
struct clml_conv2d_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node s; /* DFG_NONE where it takes no part */
    dfg_node g; /* DFG_NONE where it takes no part */
    dfg_node be; /* DFG_NONE where it takes no part */
    dfg_node m; /* DFG_NONE where it takes no part */
    dfg_node v; /* DFG_NONE where it takes no part */
    dfg_node c;
    dfg_node active;
    dfg_node act; /* DFG_NONE where it takes no part */
};
bool clml_conv2d_match(const dfg_graph *g, dfg_node n, struct clml_conv2d_match *m);
bool clml_conv2d_each(const dfg_graph *g, dfg_node n,
                      bool (*accept)(void *ctx, const struct clml_conv2d_match *m),
                      void *ctx);

/* clml.pat:36
 * pattern pad_conv2d(x, w, b, s, g, be, m, v) {
 *     p = nn.pad(x, const);
 *     c = nn.conv2d(p, w & const);
 *     active = tail(c, b, s, g, be, m, v);
 *     act = clip(active);
 *     where conv_ok(c, p, w, act);
 *     return act | active;
 * }
 */
struct clml_pad_conv2d_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node s; /* DFG_NONE where it takes no part */
    dfg_node g; /* DFG_NONE where it takes no part */
    dfg_node be; /* DFG_NONE where it takes no part */
    dfg_node m; /* DFG_NONE where it takes no part */
    dfg_node v; /* DFG_NONE where it takes no part */
    dfg_node p;
    dfg_node c;
    dfg_node active;
    dfg_node act; /* DFG_NONE where it takes no part */
};
bool clml_pad_conv2d_match(const dfg_graph *g, dfg_node n, struct clml_pad_conv2d_match *m);
bool clml_pad_conv2d_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct clml_pad_conv2d_match *m),
                          void *ctx);

/* clml.pat:44
 * pattern conv2d_transpose(x, w, b, s, g, be, m, v) {
 *     c = nn.conv2d_transpose(x, w & const) { data_layout == "NCHW" };
 *     active = tail(c, b, s, g, be, m, v);
 *     act = clip(active);
 *     where relu6(act);
 *     return act | active;
 * }
 */
struct clml_conv2d_transpose_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
    dfg_node b; /* DFG_NONE where it takes no part */
    dfg_node s; /* DFG_NONE where it takes no part */
    dfg_node g; /* DFG_NONE where it takes no part */
    dfg_node be; /* DFG_NONE where it takes no part */
    dfg_node m; /* DFG_NONE where it takes no part */
    dfg_node v; /* DFG_NONE where it takes no part */
    dfg_node c;
    dfg_node active;
    dfg_node act; /* DFG_NONE where it takes no part */
};
bool clml_conv2d_transpose_match(const dfg_graph *g, dfg_node n, struct clml_conv2d_transpose_match *m);
bool clml_conv2d_transpose_each(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const struct clml_conv2d_transpose_match *m),
                                void *ctx);

/* clml.pat:52
 * pattern dense(x, w) = nn.dense(x, w & const);
 */
struct clml_dense_match {
    dfg_node root;
    dfg_node x;
    dfg_node w;
};
bool clml_dense_match(const dfg_graph *g, dfg_node n, struct clml_dense_match *m);
bool clml_dense_each(const dfg_graph *g, dfg_node n,
                     bool (*accept)(void *ctx, const struct clml_dense_match *m),
                     void *ctx);

/* clml.pat:53
 * pattern pad(x) {
 *     p = nn.pad(x & !input, const) { pad_width = width };
 *     where len(width) == 4;
 *     return p;
 * }
 */
struct clml_pad_match {
    dfg_node root;
    dfg_node x;
    dfg_node p;
    dfg_val width;
};
bool clml_pad_match(const dfg_graph *g, dfg_node n, struct clml_pad_match *m);
bool clml_pad_each(const dfg_graph *g, dfg_node n, bool (*accept)(void *ctx, const struct clml_pad_match *m),
                   void *ctx);

/* clml.pat:58
 * pattern concat = concatenate((...)) { axis == 1 };
 */
struct clml_concat_match {
    dfg_node root;
};
bool clml_concat_match(const dfg_graph *g, dfg_node n, struct clml_concat_match *m);
bool clml_concat_each(const dfg_graph *g, dfg_node n,
                      bool (*accept)(void *ctx, const struct clml_concat_match *m),
                      void *ctx);

/* clml.pat:59
 * pattern batch_norm(x) = nn.batch_norm(x, const, const, const, const).0;
 */
struct clml_batch_norm_match {
    dfg_node root;
    dfg_node x;
};
bool clml_batch_norm_match(const dfg_graph *g, dfg_node n, struct clml_batch_norm_match *m);
bool clml_batch_norm_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct clml_batch_norm_match *m),
                          void *ctx);

/* clml.pat:62
 * pattern binary(a, b) = (add | subtract | multiply | divide | minimum | maximum)(a, b) where binary_ok(a, b);
 */
struct clml_binary_match {
    dfg_node root;
    dfg_node a;
    dfg_node b;
};
bool clml_binary_match(const dfg_graph *g, dfg_node n, struct clml_binary_match *m);
bool clml_binary_each(const dfg_graph *g, dfg_node n,
                      bool (*accept)(void *ctx, const struct clml_binary_match *m),
                      void *ctx);

/* clml.pat:64
 * pattern softmax(x) = nn.softmax(x) where x.rank <= 2;
 */
struct clml_softmax_match {
    dfg_node root;
    dfg_node x;
};
bool clml_softmax_match(const dfg_graph *g, dfg_node n, struct clml_softmax_match *m);
bool clml_softmax_each(const dfg_graph *g, dfg_node n,
                       bool (*accept)(void *ctx, const struct clml_softmax_match *m),
                       void *ctx);

/* clml.pat:65
 * pattern upsampling(x) = nn.upsampling(x) { method == "bilinear" };
 */
struct clml_upsampling_match {
    dfg_node root;
    dfg_node x;
};
bool clml_upsampling_match(const dfg_graph *g, dfg_node n, struct clml_upsampling_match *m);
bool clml_upsampling_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct clml_upsampling_match *m),
                          void *ctx);

/* clml.pat:66
 * pattern batch_matmul(a, b) = nn.batch_matmul(a, b) where a.shape[0] <= 1, b.shape[0] <= 1;
 */
struct clml_batch_matmul_match {
    dfg_node root;
    dfg_node a;
    dfg_node b;
};
bool clml_batch_matmul_match(const dfg_graph *g, dfg_node n, struct clml_batch_matmul_match *m);
bool clml_batch_matmul_each(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const struct clml_batch_matmul_match *m),
                            void *ctx);

/* clml.pat:69
 * pattern narrow(x) = x where no_int64(x);
 */
struct clml_narrow_match {
    dfg_node root;
    dfg_node x;
};
bool clml_narrow_match(const dfg_graph *g, dfg_node n, struct clml_narrow_match *m);
bool clml_narrow_each(const dfg_graph *g, dfg_node n,
                      bool (*accept)(void *ctx, const struct clml_narrow_match *m),
                      void *ctx);

/* clml.pat:80
 * "clml.add"               = binary & add(...);
 */
struct clml_add_match {
    dfg_node root;
};
bool clml_add_match(const dfg_graph *g, dfg_node n, struct clml_add_match *m);
bool clml_add_each(const dfg_graph *g, dfg_node n, bool (*accept)(void *ctx, const struct clml_add_match *m),
                   void *ctx);

/* clml.pat:81
 * "clml.subtract"          = binary & subtract(...);
 */
struct clml_subtract_match {
    dfg_node root;
};
bool clml_subtract_match(const dfg_graph *g, dfg_node n, struct clml_subtract_match *m);
bool clml_subtract_each(const dfg_graph *g, dfg_node n,
                        bool (*accept)(void *ctx, const struct clml_subtract_match *m),
                        void *ctx);

/* clml.pat:82
 * "clml.multiply"          = binary & multiply(...);
 */
struct clml_multiply_match {
    dfg_node root;
};
bool clml_multiply_match(const dfg_graph *g, dfg_node n, struct clml_multiply_match *m);
bool clml_multiply_each(const dfg_graph *g, dfg_node n,
                        bool (*accept)(void *ctx, const struct clml_multiply_match *m),
                        void *ctx);

/* clml.pat:83
 * "clml.divide"            = binary & divide(...);
 */
struct clml_divide_match {
    dfg_node root;
};
bool clml_divide_match(const dfg_graph *g, dfg_node n, struct clml_divide_match *m);
bool clml_divide_each(const dfg_graph *g, dfg_node n,
                      bool (*accept)(void *ctx, const struct clml_divide_match *m),
                      void *ctx);

/* clml.pat:84
 * "clml.minimum"           = binary & minimum(...);
 */
struct clml_minimum_match {
    dfg_node root;
};
bool clml_minimum_match(const dfg_graph *g, dfg_node n, struct clml_minimum_match *m);
bool clml_minimum_each(const dfg_graph *g, dfg_node n,
                       bool (*accept)(void *ctx, const struct clml_minimum_match *m),
                       void *ctx);

/* clml.pat:85
 * "clml.maximum"           = binary & maximum(...);
 */
struct clml_maximum_match {
    dfg_node root;
};
bool clml_maximum_match(const dfg_graph *g, dfg_node n, struct clml_maximum_match *m);
bool clml_maximum_each(const dfg_graph *g, dfg_node n,
                       bool (*accept)(void *ctx, const struct clml_maximum_match *m),
                       void *ctx);

/* clml.pat:87
 * "clml.avg_pool2d"        = nn.avg_pool2d(narrow);
 */
struct clml_avg_pool2d_match {
    dfg_node root;
};
bool clml_avg_pool2d_match(const dfg_graph *g, dfg_node n, struct clml_avg_pool2d_match *m);
bool clml_avg_pool2d_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct clml_avg_pool2d_match *m),
                          void *ctx);

/* clml.pat:88
 * "clml.max_pool2d"        = nn.max_pool2d(narrow);
 */
struct clml_max_pool2d_match {
    dfg_node root;
};
bool clml_max_pool2d_match(const dfg_graph *g, dfg_node n, struct clml_max_pool2d_match *m);
bool clml_max_pool2d_each(const dfg_graph *g, dfg_node n,
                          bool (*accept)(void *ctx, const struct clml_max_pool2d_match *m),
                          void *ctx);

/* clml.pat:89
 * "clml.global_avg_pool2d" = nn.global_avg_pool2d(narrow);
 */
struct clml_global_avg_pool2d_match {
    dfg_node root;
};
bool clml_global_avg_pool2d_match(const dfg_graph *g, dfg_node n, struct clml_global_avg_pool2d_match *m);
bool clml_global_avg_pool2d_each(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const struct clml_global_avg_pool2d_match *m),
                                 void *ctx);

/* clml.pat:90
 * "clml.global_max_pool2d" = nn.global_max_pool2d(narrow);
 */
struct clml_global_max_pool2d_match {
    dfg_node root;
};
bool clml_global_max_pool2d_match(const dfg_graph *g, dfg_node n, struct clml_global_max_pool2d_match *m);
bool clml_global_max_pool2d_each(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const struct clml_global_max_pool2d_match *m),
                                 void *ctx);

/* clml.pat:91
 * "clml.relu"              = nn.relu(narrow);
 */
struct clml_relu_match {
    dfg_node root;
};
bool clml_relu_match(const dfg_graph *g, dfg_node n, struct clml_relu_match *m);
bool clml_relu_each(const dfg_graph *g, dfg_node n,
                    bool (*accept)(void *ctx, const struct clml_relu_match *m),
                    void *ctx);

/* clml.pat:92
 * "clml.clip"              = clip(narrow);
 */
struct clml_clip_match {
    dfg_node root;
};
bool clml_clip_match(const dfg_graph *g, dfg_node n, struct clml_clip_match *m);
bool clml_clip_each(const dfg_graph *g, dfg_node n,
                    bool (*accept)(void *ctx, const struct clml_clip_match *m),
                    void *ctx);

/* clml.pat:93
 * "clml.batch_flatten"     = nn.batch_flatten(narrow);
 */
struct clml_batch_flatten_match {
    dfg_node root;
};
bool clml_batch_flatten_match(const dfg_graph *g, dfg_node n, struct clml_batch_flatten_match *m);
bool clml_batch_flatten_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct clml_batch_flatten_match *m),
                             void *ctx);

/* clml.pat:94
 * "clml.depth_to_space"    = nn.depth_to_space(narrow);
 */
struct clml_depth_to_space_match {
    dfg_node root;
};
bool clml_depth_to_space_match(const dfg_graph *g, dfg_node n, struct clml_depth_to_space_match *m);
bool clml_depth_to_space_each(const dfg_graph *g, dfg_node n,
                              bool (*accept)(void *ctx, const struct clml_depth_to_space_match *m),
                              void *ctx);

enum clml_entry {
    CLML_PAD_CONV2D, /* "clml.pad_conv2d": clml.pat:36 */
    CLML_CONV2D, /* "clml.conv2d": clml.pat:29 */
    CLML_CONV2D_TRANSPOSE, /* "clml.conv2d_transpose": clml.pat:44 */
    CLML_DENSE, /* "clml.dense": clml.pat:52 */
    CLML_PAD, /* "clml.pad": clml.pat:53 */
    CLML_CONCAT, /* "clml.concat": clml.pat:58 */
    CLML_BATCH_NORM, /* "clml.batch_norm": clml.pat:59 */
    CLML_ADD, /* "clml.add": clml.pat:80 */
    CLML_SUBTRACT, /* "clml.subtract": clml.pat:81 */
    CLML_MULTIPLY, /* "clml.multiply": clml.pat:82 */
    CLML_DIVIDE, /* "clml.divide": clml.pat:83 */
    CLML_MINIMUM, /* "clml.minimum": clml.pat:84 */
    CLML_MAXIMUM, /* "clml.maximum": clml.pat:85 */
    CLML_SOFTMAX, /* "clml.softmax": clml.pat:64 */
    CLML_AVG_POOL2D, /* "clml.avg_pool2d": clml.pat:87 */
    CLML_MAX_POOL2D, /* "clml.max_pool2d": clml.pat:88 */
    CLML_GLOBAL_AVG_POOL2D, /* "clml.global_avg_pool2d": clml.pat:89 */
    CLML_GLOBAL_MAX_POOL2D, /* "clml.global_max_pool2d": clml.pat:90 */
    CLML_RELU, /* "clml.relu": clml.pat:91 */
    CLML_CLIP, /* "clml.clip": clml.pat:92 */
    CLML_BATCH_FLATTEN, /* "clml.batch_flatten": clml.pat:93 */
    CLML_DEPTH_TO_SPACE, /* "clml.depth_to_space": clml.pat:94 */
    CLML_UPSAMPLING, /* "clml.upsampling": clml.pat:65 */
    CLML_BATCH_MATMUL, /* "clml.batch_matmul": clml.pat:66 */
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

#ifdef __cplusplus
}
#endif

#endif
