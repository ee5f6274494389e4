/* Made by pat2c from mrvl.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with mrvl_names. */
#ifndef MRVL_H
#define MRVL_H 0xd41cf9ee5a0fe3e0 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names mrvl_names;

/* mrvl.pat:18  pattern conv(x, w, b) { c = nn.conv2d(nn.pad(x, _) | x, w & const); where conv_ok(c, x, w); return nn ... */
struct mrvl_conv_match { dfg_node root, x, w, b, c; /* maybe absent: b */ };
struct mrvl_conv_whole { struct mrvl_conv_match m; dfg_node pad, x, bias_add, constant, add, constant_2; };
DFG_MATCHERS_OF_WAYS(mrvl_conv, whole, 1, NULL)

/* mrvl.pat:23  pattern conv2d(x, w, b) = nn.relu?(conv(x, w, b) | nn.batch_norm(conv(x, w, b), const, const, const,  ... */
struct mrvl_conv2d_match { dfg_node root, x, w, b; /* maybe absent: b */ };
struct mrvl_conv2d_whole {
    struct mrvl_conv2d_match m;
    dfg_node relu, bias_add, c, pad, x, constant, constant_2, add, constant_3, get, batch_norm, bias_add_2,
             c_2, pad_2, x_2, constant_4, constant_5, add_2, constant_6, constant_7, constant_8, constant_9,
             constant_10;
};
DFG_MATCHERS_OF_WAYS(mrvl_conv2d, whole, 2, NULL)

/* mrvl.pat:25  pattern flat(x) = (reshape | nn.batch_flatten)(layout_transform(x) { src_layout == "NHWC", dst_layout ... */
struct mrvl_flat_match { dfg_node root, x; };
struct mrvl_flat_whole { struct mrvl_flat_match m; dfg_node layout_transform; };
DFG_MATCHERS(mrvl_flat, NULL)

/* mrvl.pat:26  pattern fc(x, w, b) { d = nn.dense(flat(x) | x, w & const); where x.dtype == f32, w.dtype == f32, w.r ... */
struct mrvl_fc_match { dfg_node root, x, w, b, d; /* maybe absent: b */ };
struct mrvl_fc_whole {
    struct mrvl_fc_match m; struct mrvl_flat_whole flat;
    dfg_node call, relu, bias_add, constant, add, constant_2;
};
DFG_MATCHERS_OF_WAYS(mrvl_fc, whole, 1, NULL)

/* mrvl.pat:32  pattern max_pool2d(x) = nn.max_pool2d(nn.pad(x, _) | x) { layout == "NHWC" } where x.rank == 4, x.dty ... */
struct mrvl_max_pool2d_match { dfg_node root, x; };
struct mrvl_max_pool2d_whole { struct mrvl_max_pool2d_match m; dfg_node pad, x; };
DFG_MATCHERS_OF_WAYS(mrvl_max_pool2d, whole, 1, NULL)

/* mrvl.pat:35  pattern avg_pool2d(x) = nn.avg_pool2d(nn.pad(x, _) | x) { layout == "NHWC" } where x.rank == 4, x.dty ... */
struct mrvl_avg_pool2d_match { dfg_node root, x; };
struct mrvl_avg_pool2d_whole { struct mrvl_avg_pool2d_match m; dfg_node pad, x; };
DFG_MATCHERS_OF_WAYS(mrvl_avg_pool2d, whole, 1, NULL)

/* mrvl.pat:37  pattern global_avg_pool2d(x) = nn.global_avg_pool2d(nn.pad(x, _) | x) { layout == "NHWC" } where x.ra ... */
struct mrvl_global_avg_pool2d_match { dfg_node root, x; };
struct mrvl_global_avg_pool2d_whole { struct mrvl_global_avg_pool2d_match m; dfg_node pad, x; };
DFG_MATCHERS_OF_WAYS(mrvl_global_avg_pool2d, whole, 1, NULL)

/* mrvl.pat:41  pattern sum_of(a, b) { s = add(a & !(nn.conv2d | nn.dense)(...), b & !(nn.conv2d | nn.dense)(...)); w ... */
struct mrvl_sum_of_match { dfg_node root, a, b, s; };
struct mrvl_sum_of_whole { struct mrvl_sum_of_match m; dfg_node relu; };
DFG_MATCHERS_OF_WAYS(mrvl_sum_of, whole, 1, NULL)

/* mrvl.pat:46  pattern concat { c = concatenate((...)) { axis in {3, -1} }; where c.dtype == f32, c.rank == 4, c.sha ... */
struct mrvl_concat_match { dfg_node root, c; };
struct mrvl_concat_whole { struct mrvl_concat_match m; dfg_node tuple; struct dfg_nodes rest; };
DFG_MATCHERS(mrvl_concat, NULL)

/* mrvl.pat:51  pattern layout_nchw_to_nhwc(x) = layout_transform(x & var) { src_layout == "NCHW", dst_layout == "NHW ... */
struct mrvl_layout_nchw_to_nhwc_match { dfg_node root, x; };
struct mrvl_layout_nchw_to_nhwc_whole { struct mrvl_layout_nchw_to_nhwc_match m; dfg_node var; };
DFG_MATCHERS(mrvl_layout_nchw_to_nhwc, NULL)

/* mrvl.pat:53  pattern reshaped(x) { r = reshape(x); where x.dtype == f32, r.rank in {2, 4}; return r; } */
struct mrvl_reshaped_match { dfg_node root, x, r; };
DFG_MATCHERS_OF_MATCH(mrvl_reshaped, NULL)

/* mrvl.pat:58  pattern flattened(x) = nn.batch_flatten(x) where x.dtype == f32, x.rank in {2, 4}; */
struct mrvl_flattened_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(mrvl_flattened, NULL)

enum mrvl_entry {
    MRVL_CONV2D_NHWC2NHWC, /* "mrvl.conv2d_nhwc2nhwc": mrvl.pat:23 */
    MRVL_FC_NI2NO, /* "mrvl.fc_ni2no": mrvl.pat:26 */
    MRVL_MAXPOOL2D_NHWC2NHWC, /* "mrvl.maxpool2d_nhwc2nhwc": mrvl.pat:32 */
    MRVL_AVGPOOL2D_NHWC2NHWC, /* "mrvl.avgpool2d_nhwc2nhwc": mrvl.pat:35 */
    MRVL_GLOBALAVGPOOL2D_NHWC2NHWC, /* "mrvl.globalavgpool2d_nhwc2nhwc": mrvl.pat:37 */
    MRVL_SUM, /* "mrvl.sum": mrvl.pat:41 */
    MRVL_CONCAT, /* "mrvl.concat": mrvl.pat:46 */
    MRVL_LAYOUT_TRANSFORM_NCHW2NHWC, /* "mrvl.layout_transform_nchw2nhwc": mrvl.pat:51 */
    MRVL_RESHAPE, /* "mrvl.reshape": mrvl.pat:53 */
    MRVL_BATCH_FLATTEN, /* "mrvl.batch_flatten": mrvl.pat:58 */
    MRVL_N_ENTRIES
};
enum { MRVL_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table mrvl that may match at n, a bit each in order of priority:
 * the first entry lowest.  Never misses one.  Pure, no memory.
 */
uint64_t mrvl_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum mrvl_entry), or -1. */
int32_t mrvl_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t mrvl_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
