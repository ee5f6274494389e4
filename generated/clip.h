/* Made by pat2c from clip.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with clip_names. */
#ifndef CLIP_H
#define CLIP_H 0x14522d745bb3d6bc /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names clip_names;

/* clip.pat:14  rule clip_free(x) { match Clip(x); where not (x.dtype in {f16, bf16, f32, f64}); rewrite x; } */
struct clip_clip_free_match { dfg_node root, x; };
DFG_MATCHERS_OF_MATCH(clip_clip_free, NULL)

/* clip.pat:19  rule relu_clip(x, lo, hi) { match Relu(Clip(x, lo & const, hi & const)); where finite(lo), finite(hi) ... */
struct clip_relu_clip_match { dfg_node root, x, lo, hi; };
struct clip_relu_clip_whole { struct clip_relu_clip_match m; dfg_node clip; };
DFG_MATCHERS(clip_relu_clip, NULL)

/* clip.pat:24  rule relu_clip_low(x, lo) { match Relu(Clip(x, lo & const)); where finite(lo); rewrite Clip(x, like(l ... */
struct clip_relu_clip_low_match { dfg_node root, x, lo; };
struct clip_relu_clip_low_whole { struct clip_relu_clip_low_match m; dfg_node clip; };
DFG_MATCHERS(clip_relu_clip_low, NULL)

/* clip.pat:29  rule relu_clip_high(x, lo, hi) { match Relu(Clip(x, lo?, hi & const)); where finite(hi); where not pr ... */
struct clip_relu_clip_high_match { dfg_node root, x, lo, hi; /* maybe absent: lo */ };
struct clip_relu_clip_high_whole { struct clip_relu_clip_high_match m; dfg_node clip; };
DFG_MATCHERS(clip_relu_clip_high, NULL)

/* clip.pat:36  rule clip_relu(x, lo, hi) { match Clip(Relu(x), lo & const, hi?); where finite(lo); rewrite Clip(x, l ... */
struct clip_clip_relu_match { dfg_node root, x, lo, hi; /* maybe absent: hi */ };
struct clip_clip_relu_whole { struct clip_clip_relu_match m; dfg_node relu; };
DFG_MATCHERS(clip_clip_relu, NULL)

/* clip.pat:41  rule clip_relu_high(x, lo, hi) { match Clip(Relu(x), lo?, hi & const); where finite(hi); where not pr ... */
struct clip_clip_relu_high_match { dfg_node root, x, lo, hi; /* maybe absent: lo */ };
struct clip_clip_relu_high_whole { struct clip_clip_relu_high_match m; dfg_node relu; };
DFG_MATCHERS(clip_clip_relu_high, NULL)

/* clip.pat:50  rule clip_clip(x, a, b, c, d) { match Clip(Clip(x, a & const, b & const), c & const, d & const); wher ... */
struct clip_clip_clip_match { dfg_node root, x, a, b, c, d; };
struct clip_clip_clip_whole { struct clip_clip_clip_match m; dfg_node clip; };
DFG_MATCHERS(clip_clip_clip, NULL)

/* clip.pat:55  rule clip_clip_low(x, a, b, c) { match Clip(Clip(x, a & const, b & const), c & const); where finite(a ... */
struct clip_clip_clip_low_match { dfg_node root, x, a, b, c; };
struct clip_clip_clip_low_whole { struct clip_clip_clip_low_match m; dfg_node clip; };
DFG_MATCHERS(clip_clip_clip_low, NULL)

/* clip.pat:60  rule clip_clip_high(x, a, b, c, d) { match Clip(Clip(x, a & const, b & const), c?, d & const); where  ... */
struct clip_clip_clip_high_match { dfg_node root, x, a, b, c, d; /* maybe absent: c */ };
struct clip_clip_clip_high_whole { struct clip_clip_clip_high_match m; dfg_node clip; };
DFG_MATCHERS(clip_clip_clip_high, NULL)

/* clip.pat:66  rule clip_low_clip(x, a, c, d) { match Clip(Clip(x, a & const), c & const, d & const); where finite(a ... */
struct clip_clip_low_clip_match { dfg_node root, x, a, c, d; };
struct clip_clip_low_clip_whole { struct clip_clip_low_clip_match m; dfg_node clip; };
DFG_MATCHERS(clip_clip_low_clip, NULL)

/* clip.pat:71  rule clip_low_low(x, a, c) { match Clip(Clip(x, a & const), c & const); where finite(a), finite(c); r ... */
struct clip_clip_low_low_match { dfg_node root, x, a, c; };
struct clip_clip_low_low_whole { struct clip_clip_low_low_match m; dfg_node clip; };
DFG_MATCHERS(clip_clip_low_low, NULL)

/* clip.pat:76  rule clip_low_high(x, a, c, d) { match Clip(Clip(x, a & const), c?, d & const); where finite(a), fini ... */
struct clip_clip_low_high_match { dfg_node root, x, a, c, d; /* maybe absent: c */ };
struct clip_clip_low_high_whole { struct clip_clip_low_high_match m; dfg_node clip; };
DFG_MATCHERS(clip_clip_low_high, NULL)

/* clip.pat:82  rule clip_high_clip(x, a, b, c, d) { match Clip(Clip(x, a?, b & const), c & const, d & const); where  ... */
struct clip_clip_high_clip_match { dfg_node root, x, a, b, c, d; /* maybe absent: a */ };
struct clip_clip_high_clip_whole { struct clip_clip_high_clip_match m; dfg_node clip; };
DFG_MATCHERS(clip_clip_high_clip, NULL)

/* clip.pat:88  rule clip_high_low(x, a, b, c) { match Clip(Clip(x, a?, b & const), c & const); where finite(b), fini ... */
struct clip_clip_high_low_match { dfg_node root, x, a, b, c; /* maybe absent: a */ };
struct clip_clip_high_low_whole { struct clip_clip_high_low_match m; dfg_node clip; };
DFG_MATCHERS(clip_clip_high_low, NULL)

/* clip.pat:94  rule clip_high_high(x, a, b, c, d) { match Clip(Clip(x, a?, b & const), c?, d & const); where finite( ... */
struct clip_clip_high_high_match { dfg_node root, x, a, b, c, d; /* maybe absent: a, c */ };
struct clip_clip_high_high_whole { struct clip_clip_high_high_match m; dfg_node clip; };
DFG_MATCHERS(clip_clip_high_high, NULL)

/* clip.pat:107  rule max_zero(x, c) { y = Max(x, c & 0); match y; where is_limit(c, x, y), x.dtype in {f16, f32, f64 ... */
struct clip_max_zero_match { dfg_node root, x, c, y; };
DFG_MATCHERS_OF_WAYS(clip_max_zero, match, 1, NULL)

/* clip.pat:114  rule min_max(x, lo, hi) { m = Max(x, lo & const); y = Min(m, hi & const); match y; where is_limit(lo ... */
struct clip_min_max_match { dfg_node root, x, lo, hi, m, y; };
DFG_MATCHERS_OF_WAYS(clip_min_max, match, 1, NULL)

/* clip.pat:122  rule max_min(x, lo, hi) { m = Min(x, hi & const); y = Max(m, lo & const); match y; where is_limit(hi ... */
struct clip_max_min_match { dfg_node root, x, lo, hi, m, y; };
DFG_MATCHERS_OF_WAYS(clip_max_min, match, 1, NULL)

/* clip.pat:130  rule min_min(x, a, b) { m = Min(x, a & const); y = Min(m, b & const); match y; where is_limit(a, x,  ... */
struct clip_min_min_match { dfg_node root, x, a, b, m, y; };
DFG_MATCHERS_OF_WAYS(clip_min_min, match, 1, NULL)

/* clip.pat:137  rule max_max(x, a, b) { m = Max(x, a & const); y = Max(m, b & const); match y; where is_limit(a, x,  ... */
struct clip_max_max_match { dfg_node root, x, a, b, m, y; };
DFG_MATCHERS_OF_WAYS(clip_max_max, match, 1, NULL)

/* The file's rules, for dfg_rewriter_new() (dfg_rewrite.h); they stand in NAME.rules.c. */
struct dfg_rules;
extern const struct dfg_rules clip_rules;

DFG_END_C

#endif
