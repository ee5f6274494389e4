/* Made by pat2c from ort_skip_norm.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with ort_skip_norm_names. */
#ifndef ORT_SKIP_NORM_H
#define ORT_SKIP_NORM_H 0xd76d4436407c704b /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names ort_skip_norm_names;

/* ort_skip_norm.pat:15  rule fuse_skip_norm(x, skip, scale, shift) : priority 1 { s = Add(x, skip); n = LayerNormali ... */
struct ort_skip_norm_fuse_skip_norm_match {
    dfg_node root, x, skip, scale, shift, s, n; /* maybe absent: shift */
};
struct ort_skip_norm_fuse_skip_norm_whole { struct ort_skip_norm_fuse_skip_norm_match m; dfg_node n_call; };
DFG_MATCHERS_OF_WAYS(ort_skip_norm_fuse_skip_norm, whole, 1, NULL)

/* ort_skip_norm.pat:26  rule fuse_skip_norm_only(x, skip, scale, shift) { n = LayerNormalization(Add(x, skip), scale ... */
struct ort_skip_norm_fuse_skip_norm_only_match {
    dfg_node root, x, skip, scale, shift, n; /* maybe absent: shift */
};
struct ort_skip_norm_fuse_skip_norm_only_whole {
    struct ort_skip_norm_fuse_skip_norm_only_match m; dfg_node n_call, add;
};
DFG_MATCHERS_OF_WAYS(ort_skip_norm_fuse_skip_norm_only, whole, 1, NULL)

/* ort_skip_norm.pat:33  rule fuse_skip_rms_norm(x, skip, scale) : priority 1 { s = Add(x, skip); n = RMSNormalizatio ... */
struct ort_skip_norm_fuse_skip_rms_norm_match { dfg_node root, x, skip, scale, s, n; };
DFG_MATCHERS_OF_WAYS(ort_skip_norm_fuse_skip_rms_norm, match, 1, NULL)

/* ort_skip_norm.pat:43  rule fuse_skip_rms_norm_only(x, skip, scale) { n = RMSNormalization(Add(x, skip), scale) { a ... */
struct ort_skip_norm_fuse_skip_rms_norm_only_match { dfg_node root, x, skip, scale, n; };
struct ort_skip_norm_fuse_skip_rms_norm_only_whole {
    struct ort_skip_norm_fuse_skip_rms_norm_only_match m; dfg_node add;
};
DFG_MATCHERS_OF_WAYS(ort_skip_norm_fuse_skip_rms_norm_only, whole, 1, NULL)

/* ort_skip_norm.pat:50  rule fuse_skip_norm_sum_bias(x, b, skip, scale, shift) : priority 1 { a = Add(x, b); s = com ... */
struct ort_skip_norm_fuse_skip_norm_sum_bias_match {
    dfg_node root, x, b, skip, scale, shift, a, s, y, sum; /* maybe absent: shift */
};
struct ort_skip_norm_fuse_skip_norm_sum_bias_whole {
    struct ort_skip_norm_fuse_skip_norm_sum_bias_match m;
    dfg_node skipLayerNormalization, skipLayerNormalization_2;
};
DFG_MATCHERS_OF_EACH(ort_skip_norm_fuse_skip_norm_sum_bias)

/* ort_skip_norm.pat:63  rule fuse_skip_norm_bias(x, b, skip, scale, shift) { a = Add(x, b); s = com.microsoft.SkipLa ... */
struct ort_skip_norm_fuse_skip_norm_bias_match {
    dfg_node root, x, b, skip, scale, shift, a, s; /* maybe absent: shift */
};
struct ort_skip_norm_fuse_skip_norm_bias_whole {
    struct ort_skip_norm_fuse_skip_norm_bias_match m;
    dfg_node skipLayerNormalization, skipLayerNormalization_call, skipLayerNormalization_2,
             skipLayerNormalization_2_call;
};
DFG_MATCHERS_OF_WAYS(ort_skip_norm_fuse_skip_norm_bias, whole, 2, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules ort_skip_norm_rules;

DFG_END_C

#endif
