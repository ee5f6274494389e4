/* What fuse_ort.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "fuse_ort.h"
#if FUSE_ORT_H != 0x243d40aeeca46213
#error "fuse_ort.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"

DFG_PATTERN_SLOTS(fuse_ort_merge_integer_products)
DFG_PATTERN_SLOTS(fuse_ort_ort_group_query_attention_present)

static const struct dfg_pattern fuse_ort_patterns[] = {
#define WHOLE fuse_ort_fuse_conv_activation_match
    {DFG_FOUND_ROW(fuse_ort_fuse_conv_activation, match, 0), .name = "fuse_conv_activation",
     .place = "fuse_ort.pat:25", .is_rule = true, .depth = 2, CAPTURES(5, 3, NODE("x", x), NODE("w", w),
     NODE("b", b), NODE("c", c), NODE("y", y)), PARTS(5, PART(INPUT, 0, x), PART(INPUT, 1, w),
     PART(INPUT, 2, b), PART(INNER, 3, c), {DFG_PART_ROOT, 0, 1, 4, AT(y)})},
#undef WHOLE
#define WHOLE fuse_ort_fuse_conv_leaky_match
    {DFG_FOUND_ROW(fuse_ort_fuse_conv_leaky, match, 0), .name = "fuse_conv_leaky",
     .place = "fuse_ort.pat:34", .is_rule = true, .depth = 2, CAPTURES(5, 3, NODE("x", x), NODE("w", w),
     NODE("b", b), NODE("c", c), NODE("y", y)), PARTS(5, PART(INPUT, 0, x), PART(INPUT, 1, w),
     PART(INPUT, 2, b), PART(INNER, 3, c), {DFG_PART_ROOT, 0, 1, 4, AT(y)})},
#undef WHOLE
#define WHOLE fuse_ort_fuse_conv_hard_sigmoid_match
    {DFG_FOUND_ROW(fuse_ort_fuse_conv_hard_sigmoid, match, 0), .name = "fuse_conv_hard_sigmoid",
     .place = "fuse_ort.pat:41", .is_rule = true, .depth = 2, CAPTURES(5, 3, NODE("x", x), NODE("w", w),
     NODE("b", b), NODE("c", c), NODE("y", y)), PARTS(5, PART(INPUT, 0, x), PART(INPUT, 1, w),
     PART(INPUT, 2, b), PART(INNER, 3, c), {DFG_PART_ROOT, 0, 1, 4, AT(y)})},
#undef WHOLE
#define WHOLE fuse_ort_fuse_conv_clip_match
    {DFG_FOUND_ROW(fuse_ort_fuse_conv_clip, match, 0), .name = "fuse_conv_clip", .place = "fuse_ort.pat:50",
     .is_rule = true, .depth = 2, CAPTURES(6, 5, NODE("x", x), NODE("w", w), NODE("b", b), NODE("lo", lo),
     NODE("hi", hi), NODE("c", c)), PARTS(9, PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b),
     PART(INPUT, 3, lo), PART(INPUT, 4, hi), PART(INNER, 5, c), ROOT(root), PART(CONST, 3, lo),
     PART(CONST, 4, hi))},
#undef WHOLE
#define WHOLE fuse_ort_fuse_conv_sum_activation_whole
    {DFG_FOUND_ROW(fuse_ort_fuse_conv_sum_activation, whole, 1), .name = "fuse_conv_sum_activation",
     .place = "fuse_ort.pat:60", .is_rule = true, .depth = 3, CAPTURES(6, 4, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b), NODE("z", m.z), NODE("c", m.c), NODE("y", m.y)), PARTS(7, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.z), PART(INNER, 4, m.c),
     {DFG_PART_ROOT, 0, 1, 5, AT(m.y)}, INNER(fuse_conv_sum.root))},
#undef WHOLE
#define WHOLE fuse_ort_fuse_conv_sum_match
    {DFG_FOUND_ROW(fuse_ort_fuse_conv_sum, match, 1), .name = "fuse_conv_sum", .place = "fuse_ort.pat:67",
     .is_rule = true, .depth = 2, CAPTURES(5, 4, NODE("x", x), NODE("w", w), NODE("b", b), NODE("z", z),
     NODE("c", c)), PARTS(6, PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b), PART(INPUT, 3, z),
     PART(INNER, 4, c), ROOT(root))},
#undef WHOLE
#define WHOLE fuse_ort_ort_gelu_match
    {DFG_FOUND_ROW(fuse_ort_ort_gelu, match, 0), .name = "ort_gelu", .place = "fuse_ort.pat:76",
     .is_rule = true, .depth = 1, CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE fuse_ort_ort_gelu_tanh_match
    {DFG_FOUND_ROW(fuse_ort_ort_gelu_tanh, match, 0), .name = "ort_gelu_tanh", .place = "fuse_ort.pat:77",
     .is_rule = true, .depth = 1, CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE fuse_ort_ort_swish_match
    {DFG_FOUND_ROW(fuse_ort_ort_swish, match, 0), .name = "ort_swish", .place = "fuse_ort.pat:78",
     .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", x), NODE("y", y)), PARTS(2, PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(y)})},
#undef WHOLE
#define WHOLE fuse_ort_fuse_bias_gelu_whole
    {DFG_FOUND_ROW(fuse_ort_fuse_bias_gelu, whole, 1), .name = "fuse_bias_gelu", .place = "fuse_ort.pat:85",
     .is_rule = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("b", m.b)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.b), ROOT(m.root), INNER(add))},
#undef WHOLE
#define WHOLE fuse_ort_fuse_bias_gelu_tanh_whole
    {DFG_FOUND_ROW(fuse_ort_fuse_bias_gelu_tanh, whole, 1), .name = "fuse_bias_gelu_tanh",
     .place = "fuse_ort.pat:90", .is_rule = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x),
     NODE("b", m.b)), PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.b), ROOT(m.root), INNER(add))},
#undef WHOLE
#define WHOLE fuse_ort_fuse_integer_product_sum_whole
    {DFG_FOUND_ROW(fuse_ort_fuse_integer_product_sum, whole, 2), .name = "fuse_integer_product_sum",
     .place = "fuse_ort.pat:98", .is_rule = true, .depth = 6, CAPTURES(9, 5, NODE("x", m.x), NODE("b", m.b),
     NODE("zero", m.zero), NODE("scale", m.scale), NODE("bias", m.bias), NODE("q", m.q), NODE("v", m.v),
     NODE("s", m.s), NODE("z", m.z)), PARTS(14, PART(INPUT, 0, m.x), PART(INPUT, 1, m.b),
     PART(INPUT, 2, m.zero), PART(INPUT, 3, m.scale), PART(INPUT, 4, m.bias), PART(INNER, 5, m.q),
     PART(INNER, 6, m.v), PART(INNER, 7, m.s), PART(INNER, 8, m.z), ROOT(m.root),
     INNER(fuse_integer_product.m.root), INNER(fuse_integer_product.cast),
     INNER(fuse_integer_product.matMulInteger), INNER(fuse_integer_product.mul))},
#undef WHOLE
#define WHOLE fuse_ort_fuse_integer_product_whole
    {DFG_FOUND_ROW(fuse_ort_fuse_integer_product, whole, 1), .name = "fuse_integer_product",
     .place = "fuse_ort.pat:108", .is_rule = true, .depth = 5, CAPTURES(8, 4, NODE("x", m.x),
     NODE("b", m.b), NODE("zero", m.zero), NODE("scale", m.scale), NODE("q", m.q), NODE("v", m.v),
     NODE("s", m.s), NODE("z", m.z)), PARTS(12, PART(INPUT, 0, m.x), PART(INPUT, 1, m.b),
     PART(INPUT, 2, m.zero), PART(INPUT, 3, m.scale), PART(INNER, 4, m.q), PART(INNER, 5, m.v),
     PART(INNER, 6, m.s), PART(INNER, 7, m.z), ROOT(m.root), INNER(cast), INNER(matMulInteger),
     INNER(mul))},
#undef WHOLE
#define WHOLE fuse_ort_merge_integer_products_whole
    {DFG_PATTERN_ROW(fuse_ort_merge_integer_products, whole), .name = "merge_integer_products",
     .place = "fuse_ort.pat:118", .is_rule = true, .depth = 1, .height = 1, CAPTURES(12, 12, NODE("x", m.x),
     NODE("s", m.s), NODE("z", m.z), NODE("q", m.q), NODE("k", m.k), NODE("v", m.v), NODE("qs", m.qs),
     NODE("ks", m.ks), NODE("vs", m.vs), NODE("qz", m.qz), NODE("kz", m.kz), NODE("vz", m.vz)),
     PARTS(24, PART(INPUT, 0, m.x), PART(INPUT, 1, m.s), PART(INPUT, 2, m.z), PART(INPUT, 3, m.q),
     PART(INPUT, 4, m.k), PART(INPUT, 5, m.v), PART(INPUT, 6, m.qs), PART(INPUT, 7, m.ks),
     PART(INPUT, 8, m.vs), PART(INPUT, 9, m.qz), PART(INPUT, 10, m.kz), PART(INPUT, 11, m.vz), ROOT(m.root),
     PART(CONST, 3, m.q), PART(CONST, 6, m.qs), PART(CONST, 9, m.qz),
     {DFG_PART_ROOT, 0, 2, -1, AT(matMulIntegerToFloat)}, PART(CONST, 4, m.k), PART(CONST, 7, m.ks),
     PART(CONST, 10, m.kz), {DFG_PART_ROOT, 0, 3, -1, AT(matMulIntegerToFloat_2)}, PART(CONST, 5, m.v),
     PART(CONST, 8, m.vs), PART(CONST, 11, m.vz))},
#undef WHOLE
#define WHOLE fuse_ort_fuse_dynamic_product_whole
    {DFG_FOUND_ROW(fuse_ort_fuse_dynamic_product, whole, 0), .name = "fuse_dynamic_product",
     .place = "fuse_ort.pat:134", .is_rule = true, .depth = 3, CAPTURES(6, 5, NODE("x", m.x),
     NODE("b", m.b), NODE("zero", m.zero), NODE("scale", m.scale), NODE("bias", m.bias), NODE("q", m.q)),
     PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.b), PART(INPUT, 2, m.zero), PART(INPUT, 3, m.scale),
     PART(INPUT, 4, m.bias), PART(INNER, 5, m.q), ROOT(m.root), INNER(get), INNER(get_2), INNER(get_3))},
#undef WHOLE
#define WHOLE fuse_ort_ort_matmul_nbits_whole
    {DFG_FOUND_ROW(fuse_ort_ort_matmul_nbits, whole, 0), .name = "ort_matmul_nbits",
     .place = "fuse_ort.pat:142", .is_rule = true, .depth = 3, CAPTURES(8, 5, NODE("x", m.x),
     NODE("w", m.w), NODE("s", m.s), NODE("z", m.z), NODE("b", m.b), NODE("d", m.d), NODE("t", m.t),
     NODE("y", m.y)), PARTS(18, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.s),
     PART(INPUT, 3, m.z), PART(INPUT, 4, m.b), PART(NONE, 5, m.d), INNER(v21), CONST(constant),
     CONST(constant_2), CONST(constant_3), INNER(v23), CONST(constant_4), CONST(constant_5),
     CONST(constant_6), PART(INNER, 6, m.t), {DFG_PART_ROOT, 0, 1, 7, AT(m.y)}, INNER(matMul),
     INNER(gemm))},
#undef WHOLE
#define WHOLE fuse_ort_ort_matmul_nbits_bias_match
    {DFG_FOUND_ROW(fuse_ort_ort_matmul_nbits_bias, match, 0), .name = "ort_matmul_nbits_bias",
     .place = "fuse_ort.pat:152", .is_rule = true, .depth = 2, CAPTURES(7, 6, NODE("a", a), NODE("w", w),
     NODE("s", s), NODE("z", z), NODE("b", b), NODE("absent", absent), NODE("n", n)),
     PARTS(9, PART(INPUT, 0, a), PART(INPUT, 1, w), PART(INPUT, 2, s), PART(INPUT, 3, z), PART(INPUT, 4, b),
     PART(INPUT, 5, absent), PART(INNER, 6, n), ROOT(root), PART(CONST, 4, b))},
#undef WHOLE
#define WHOLE fuse_ort_fuse_matmul_a_match
    {DFG_FOUND_ROW(fuse_ort_fuse_matmul_a, match, 0), .name = "fuse_matmul_a", .place = "fuse_ort.pat:161",
     .is_rule = true, .depth = 2, CAPTURES(3, 2, NODE("a", a), NODE("b", b), NODE("t", t)),
     PARTS(4, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INNER, 2, t), ROOT(root))},
#undef WHOLE
#define WHOLE fuse_ort_fuse_matmul_b_match
    {DFG_FOUND_ROW(fuse_ort_fuse_matmul_b, match, 0), .name = "fuse_matmul_b", .place = "fuse_ort.pat:167",
     .is_rule = true, .depth = 2, CAPTURES(3, 2, NODE("a", a), NODE("b", b), NODE("t", t)),
     PARTS(4, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INNER, 2, t), ROOT(root))},
#undef WHOLE
#define WHOLE fuse_ort_fuse_matmul_more_a_match
    {DFG_FOUND_ROW(fuse_ort_fuse_matmul_more_a, match, 0), .name = "fuse_matmul_more_a",
     .place = "fuse_ort.pat:173", .is_rule = true, .depth = 2, CAPTURES(4, 2, NODE("a", a), NODE("b", b),
     NODE("t", t), NODE("m", m)), PARTS(4, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INNER, 2, t),
     {DFG_PART_ROOT, 0, 1, 3, AT(m)})},
#undef WHOLE
#define WHOLE fuse_ort_fuse_matmul_more_b_match
    {DFG_FOUND_ROW(fuse_ort_fuse_matmul_more_b, match, 0), .name = "fuse_matmul_more_b",
     .place = "fuse_ort.pat:180", .is_rule = true, .depth = 2, CAPTURES(4, 2, NODE("a", a), NODE("b", b),
     NODE("t", t), NODE("m", m)), PARTS(4, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INNER, 2, t),
     {DFG_PART_ROOT, 0, 1, 3, AT(m)})},
#undef WHOLE
#define WHOLE fuse_ort_fuse_matmul_scale_match
    {DFG_FOUND_ROW(fuse_ort_fuse_matmul_scale, match, 0), .name = "fuse_matmul_scale",
     .place = "fuse_ort.pat:188", .is_rule = true, .depth = 2, CAPTURES(4, 3, NODE("a", a), NODE("b", b),
     NODE("s", s), NODE("m", m)), PARTS(6, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, s),
     PART(INNER, 3, m), ROOT(root), PART(CONST, 2, s))},
#undef WHOLE
#define WHOLE fuse_ort_fuse_matmul_divisor_match
    {DFG_FOUND_ROW(fuse_ort_fuse_matmul_divisor, match, 0), .name = "fuse_matmul_divisor",
     .place = "fuse_ort.pat:194", .is_rule = true, .depth = 2, CAPTURES(4, 3, NODE("a", a), NODE("b", b),
     NODE("s", s), NODE("m", m)), PARTS(6, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, s),
     PART(INNER, 3, m), ROOT(root), PART(CONST, 2, s))},
#undef WHOLE
#define WHOLE fuse_ort_fuse_matmul_more_scale_match
    {DFG_FOUND_ROW(fuse_ort_fuse_matmul_more_scale, match, 0), .name = "fuse_matmul_more_scale",
     .place = "fuse_ort.pat:200", .is_rule = true, .depth = 2, CAPTURES(4, 3, NODE("a", a), NODE("b", b),
     NODE("s", s), NODE("m", m)), PARTS(6, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, s),
     PART(INNER, 3, m), ROOT(root), PART(CONST, 2, s))},
#undef WHOLE
#define WHOLE fuse_ort_fuse_matmul_scale_a_match
    {DFG_FOUND_ROW(fuse_ort_fuse_matmul_scale_a, match, 1), .name = "fuse_matmul_scale_a",
     .place = "fuse_ort.pat:208", .is_rule = true, .depth = 3, CAPTURES(4, 3, NODE("a", a), NODE("b", b),
     NODE("s", s), NODE("o", o)), PARTS(6, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, s),
     PART(INNER, 3, o), PART(CONST, 2, s), ROOT(root))},
#undef WHOLE
#define WHOLE fuse_ort_fuse_matmul_scale_b_match
    {DFG_FOUND_ROW(fuse_ort_fuse_matmul_scale_b, match, 1), .name = "fuse_matmul_scale_b",
     .place = "fuse_ort.pat:214", .is_rule = true, .depth = 3, CAPTURES(4, 3, NODE("a", a), NODE("b", b),
     NODE("s", s), NODE("o", o)), PARTS(6, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, s),
     PART(INNER, 3, o), PART(CONST, 2, s), ROOT(root))},
#undef WHOLE
#define WHOLE fuse_ort_fuse_gemm_match
    {DFG_FOUND_ROW(fuse_ort_fuse_gemm, match, 0), .name = "fuse_gemm", .place = "fuse_ort.pat:223",
     .is_rule = true, .depth = 2, CAPTURES(5, 3, NODE("a", a), NODE("b", b), NODE("c", c), NODE("g", g),
     NODE("y", y)), PARTS(5, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, c), PART(INNER, 3, g),
     {DFG_PART_ROOT, 0, 1, 4, AT(y)})},
#undef WHOLE
#define WHOLE fuse_ort_fuse_gemm_elu_match
    {DFG_FOUND_ROW(fuse_ort_fuse_gemm_elu, match, 0), .name = "fuse_gemm_elu", .place = "fuse_ort.pat:233",
     .is_rule = true, .depth = 2, CAPTURES(5, 3, NODE("a", a), NODE("b", b), NODE("c", c), NODE("g", g),
     NODE("y", y)), PARTS(5, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, c), PART(INNER, 3, g),
     {DFG_PART_ROOT, 0, 1, 4, AT(y)})},
#undef WHOLE
#define WHOLE fuse_ort_fuse_gemm_hard_sigmoid_match
    {DFG_FOUND_ROW(fuse_ort_fuse_gemm_hard_sigmoid, match, 0), .name = "fuse_gemm_hard_sigmoid",
     .place = "fuse_ort.pat:240", .is_rule = true, .depth = 2, CAPTURES(5, 3, NODE("a", a), NODE("b", b),
     NODE("c", c), NODE("g", g), NODE("y", y)), PARTS(5, PART(INPUT, 0, a), PART(INPUT, 1, b),
     PART(INPUT, 2, c), PART(INNER, 3, g), {DFG_PART_ROOT, 0, 1, 4, AT(y)})},
#undef WHOLE
#define WHOLE fuse_ort_fuse_gemm_leaky_match
    {DFG_FOUND_ROW(fuse_ort_fuse_gemm_leaky, match, 0), .name = "fuse_gemm_leaky",
     .place = "fuse_ort.pat:249", .is_rule = true, .depth = 2, CAPTURES(5, 3, NODE("a", a), NODE("b", b),
     NODE("c", c), NODE("g", g), NODE("y", y)), PARTS(5, PART(INPUT, 0, a), PART(INPUT, 1, b),
     PART(INPUT, 2, c), PART(INNER, 3, g), {DFG_PART_ROOT, 0, 1, 4, AT(y)})},
#undef WHOLE
#define WHOLE fuse_ort_ort_attention_whole
    {DFG_FOUND_ROW(fuse_ort_ort_attention, whole, 0), .name = "ort_attention", .place = "fuse_ort.pat:265",
     .is_rule = true, .depth = 4, CAPTURES(10, 9, NODE("x", m.x), NODE("wq", m.wq), NODE("wk", m.wk),
     NODE("wv", m.wv), NODE("bq", m.bq), NODE("bk", m.bk), NODE("bv", m.bv), NODE("mask", m.mask),
     NODE("absent", m.absent), NODE("a", m.a)), PARTS(23, PART(INPUT, 0, m.x), PART(INPUT, 1, m.wq),
     PART(INPUT, 2, m.wk), PART(INPUT, 3, m.wv), PART(INPUT, 4, m.bq), PART(INPUT, 5, m.bk),
     PART(INPUT, 6, m.bv), PART(INPUT, 7, m.mask), PART(INPUT, 8, m.absent),
     {DFG_PART_ROOT, 0, 1, 9, AT(m.a)}, INNER(a_call), INNER(add), INNER(matMul), PART(CONST, 1, m.wq),
     PART(CONST, 4, m.bq), INNER(add_2), INNER(matMul_2), PART(CONST, 2, m.wk), PART(CONST, 5, m.bk),
     INNER(add_3), INNER(matMul_3), PART(CONST, 3, m.wv), PART(CONST, 6, m.bv))},
#undef WHOLE
#define WHOLE fuse_ort_ort_attention_packed_whole
    {DFG_FOUND_ROW(fuse_ort_ort_attention_packed, whole, 0), .name = "ort_attention_packed",
     .place = "fuse_ort.pat:276", .is_rule = true, .depth = 6, CAPTURES(10, 5, NODE("x", m.x),
     NODE("w", m.w), NODE("b", m.b), NODE("mask", m.mask), NODE("absent", m.absent), NODE("s", m.s),
     NODE("q", m.q), NODE("k", m.k), NODE("v", m.v), NODE("a", m.a)), PARTS(16, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.mask), PART(INPUT, 4, m.absent),
     PART(INNER, 5, m.s), {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, INNER(add), INNER(matMul),
     PART(CONST, 1, m.w), PART(CONST, 2, m.b), PART(INNER, 6, m.q), PART(INNER, 7, m.k),
     PART(INNER, 8, m.v), {DFG_PART_ROOT, 0, 1, 9, AT(m.a)}, INNER(a_call))},
#undef WHOLE
#define WHOLE fuse_ort_ort_multi_head_attention_whole
    {DFG_FOUND_ROW(fuse_ort_ort_multi_head_attention, whole, 3), .name = "ort_multi_head_attention",
     .place = "fuse_ort.pat:288", .is_rule = true, .depth = 3, CAPTURES(9, 8, NODE("q", m.q),
     NODE("k", m.k), NODE("v", m.v), NODE("bq", m.bq), NODE("bk", m.bk), NODE("bv", m.bv),
     NODE("mask", m.mask), NODE("absent", m.absent), NODE("a", m.a)), PARTS(16, PART(INPUT, 0, m.q),
     PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.bq), PART(INPUT, 4, m.bk),
     PART(INPUT, 5, m.bv), PART(INPUT, 6, m.mask), PART(INPUT, 7, m.absent),
     {DFG_PART_ROOT, 0, 1, 8, AT(m.a)}, INNER(a_call), INNER(add), PART(CONST, 3, m.bq), INNER(add_2),
     PART(CONST, 4, m.bk), INNER(add_3), PART(CONST, 5, m.bv))},
#undef WHOLE
#define WHOLE fuse_ort_ort_group_query_attention_whole
    {DFG_FOUND_ROW(fuse_ort_ort_group_query_attention, whole, 0), .name = "ort_group_query_attention",
     .place = "fuse_ort.pat:310", .is_rule = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(7, 6, NODE("q", m.q), NODE("k", m.k), NODE("v", m.v), NODE("mask", m.mask), NODE("pk", m.pk),
     NODE("pv", m.pv), NODE("a", m.a)), PARTS(9, PART(INPUT, 0, m.q), PART(INPUT, 1, m.k),
     PART(INPUT, 2, m.v), PART(INPUT, 3, m.mask), PART(INPUT, 4, m.pk), PART(INPUT, 5, m.pv),
     {DFG_PART_ROOT, 0, 1, 6, AT(m.a)}, INNER(a_call), PART(CONST, 3, m.mask))},
#undef WHOLE
#define WHOLE fuse_ort_ort_group_query_attention_present_match
    {DFG_PATTERN_ROW(fuse_ort_ort_group_query_attention_present, match),
     .name = "ort_group_query_attention_present", .place = "fuse_ort.pat:320", .is_rule = true,
     .depth = DFG_FAR, .height = 2, CAPTURES(10, 6, NODE("q", q), NODE("k", k), NODE("v", v),
     NODE("mask", mask), NODE("pk", pk), NODE("pv", pv), NODE("a", a), NODE("y", y),
     NODE("present_k", present_k), NODE("present_v", present_v)), PARTS(11, PART(INPUT, 0, q),
     PART(INPUT, 1, k), PART(INPUT, 2, v), PART(INPUT, 3, mask), PART(INPUT, 4, pk), PART(INPUT, 5, pv),
     PART(INNER, 6, a), PART(CONST, 3, mask), {DFG_PART_ROOT, 0, 1, 7, AT(y)},
     {DFG_PART_ROOT, 0, 2, 8, AT(present_k)}, {DFG_PART_ROOT, 0, 3, 9, AT(present_v)})},
#undef WHOLE
#define WHOLE fuse_ort_ort_quantized_attention_whole
    {DFG_FOUND_ROW(fuse_ort_ort_quantized_attention, whole, 0), .name = "ort_quantized_attention",
     .place = "fuse_ort.pat:339", .is_rule = true, .depth = 5, CAPTURES(11, 6, NODE("x", m.x),
     NODE("w", m.w), NODE("scale", m.scale), NODE("zero", m.zero), NODE("b", m.b), NODE("absent", m.absent),
     NODE("s", m.s), NODE("q", m.q), NODE("k", m.k), NODE("v", m.v), NODE("a", m.a)),
     PARTS(18, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.scale), PART(INPUT, 3, m.zero),
     PART(INPUT, 4, m.b), PART(INPUT, 5, m.absent), PART(INNER, 6, m.s),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, INNER(dynamicQuantizeMatMul), PART(CONST, 1, m.w),
     PART(CONST, 2, m.scale), PART(CONST, 3, m.zero), PART(CONST, 4, m.b), PART(INNER, 7, m.q),
     PART(INNER, 8, m.k), PART(INNER, 9, m.v), {DFG_PART_ROOT, 0, 1, 10, AT(m.a)}, INNER(a_call))},
#undef WHOLE
#define WHOLE fuse_ort_ort_quantized_attention_bias_whole
    {DFG_FOUND_ROW(fuse_ort_ort_quantized_attention_bias, whole, 0), .name = "ort_quantized_attention_bias",
     .place = "fuse_ort.pat:356", .is_rule = true, .depth = 5, CAPTURES(11, 6, NODE("x", m.x),
     NODE("w", m.w), NODE("scale", m.scale), NODE("zero", m.zero), NODE("b", m.b), NODE("absent", m.absent),
     NODE("s", m.s), NODE("q", m.q), NODE("k", m.k), NODE("v", m.v), NODE("a", m.a)),
     PARTS(18, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.scale), PART(INPUT, 3, m.zero),
     PART(INPUT, 4, m.b), PART(INPUT, 5, m.absent), PART(INNER, 6, m.s),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, INNER(dynamicQuantizeMatMul), PART(CONST, 1, m.w),
     PART(CONST, 2, m.scale), PART(CONST, 3, m.zero), PART(INNER, 7, m.q), PART(INNER, 8, m.k),
     PART(INNER, 9, m.v), {DFG_PART_ROOT, 0, 1, 10, AT(m.a)}, INNER(a_call), PART(CONST, 4, m.b))},
#undef WHOLE
#define WHOLE fuse_ort_ort_embed_kinds_whole
    {DFG_FOUND_ROW(fuse_ort_ort_embed_kinds, whole, 2), .name = "ort_embed_kinds",
     .place = "fuse_ort.pat:379", .is_rule = true, .depth = 5, CAPTURES(10, 7, NODE("words", m.words),
     NODE("ids", m.ids), NODE("kinds", m.kinds), NODE("types", m.types), NODE("places", m.places),
     NODE("scale", m.scale), NODE("shift", m.shift), NODE("w", m.w), NODE("t", m.t), NODE("n", m.n)),
     PARTS(20, PART(INPUT, 0, m.words), PART(INPUT, 1, m.ids), PART(INPUT, 2, m.kinds),
     PART(INPUT, 3, m.types), PART(INPUT, 4, m.places), PART(INPUT, 5, m.scale), PART(INPUT, 6, m.shift),
     PART(INNER, 7, m.w), PART(INNER, 8, m.t), {DFG_PART_ROOT, 0, 1, 9, AT(m.n)}, INNER(n_call), INNER(add),
     INNER(add_2), CONST(constant), INNER(add_3), INNER(add_4), CONST(constant_2), INNER(add_5),
     INNER(add_6), CONST(constant_3))},
#undef WHOLE
#define WHOLE fuse_ort_ort_embed_whole
    {DFG_FOUND_ROW(fuse_ort_ort_embed, whole, 1), .name = "ort_embed", .place = "fuse_ort.pat:392",
     .is_rule = true, .depth = 5, CAPTURES(8, 6, NODE("words", m.words), NODE("ids", m.ids),
     NODE("places", m.places), NODE("scale", m.scale), NODE("shift", m.shift), NODE("absent", m.absent),
     NODE("w", m.w), NODE("n", m.n)), PARTS(12, PART(INPUT, 0, m.words), PART(INPUT, 1, m.ids),
     PART(INPUT, 2, m.places), PART(INPUT, 3, m.scale), PART(INPUT, 4, m.shift), PART(INPUT, 5, m.absent),
     PART(INNER, 6, m.w), {DFG_PART_ROOT, 0, 1, 7, AT(m.n)}, INNER(n_call), INNER(add), INNER(gather),
     PART(CONST, 2, m.places))},
#undef WHOLE
#define WHOLE fuse_ort_qlinear_matmul_whole
    {DFG_FOUND_ROW(fuse_ort_qlinear_matmul, whole, 0), .name = "qlinear_matmul",
     .place = "fuse_ort.pat:412", .is_rule = true, .depth = 3, .height = 1, CAPTURES(9, 8, NODE("a", m.a),
     NODE("as", m.as), NODE("az", m.az), NODE("b", m.b), NODE("bs", m.bs), NODE("bz", m.bz),
     NODE("ys", m.ys), NODE("yz", m.yz), NODE("m", m.m)), PARTS(18, PART(INPUT, 0, m.a),
     PART(INPUT, 1, m.as), PART(INPUT, 2, m.az), PART(INPUT, 3, m.b), PART(INPUT, 4, m.bs),
     PART(INPUT, 5, m.bz), PART(INPUT, 6, m.ys), PART(INPUT, 7, m.yz), PART(INNER, 8, m.m),
     INNER(dequantizeLinear), PART(CONST, 1, m.as), PART(CONST, 2, m.az), INNER(dequantizeLinear_2),
     PART(CONST, 4, m.bs), PART(CONST, 5, m.bz), ROOT(m.root), PART(CONST, 6, m.ys), PART(CONST, 7, m.yz))},
#undef WHOLE
#define WHOLE fuse_ort_qlinear_conv_whole
    {DFG_FOUND_ROW(fuse_ort_qlinear_conv, whole, 0), .name = "qlinear_conv", .place = "fuse_ort.pat:423",
     .is_rule = true, .depth = 3, .height = 1, CAPTURES(10, 8, NODE("x", m.x), NODE("xs", m.xs),
     NODE("xz", m.xz), NODE("w", m.w), NODE("ws", m.ws), NODE("wz", m.wz), NODE("ys", m.ys),
     NODE("yz", m.yz), NODE("d", m.d), NODE("c", m.c)), PARTS(19, PART(INPUT, 0, m.x), PART(INPUT, 1, m.xs),
     PART(INPUT, 2, m.xz), PART(INPUT, 3, m.w), PART(INPUT, 4, m.ws), PART(INPUT, 5, m.wz),
     PART(INPUT, 6, m.ys), PART(INPUT, 7, m.yz), PART(INNER, 8, m.d), PART(CONST, 3, m.w),
     PART(CONST, 4, m.ws), PART(CONST, 5, m.wz), PART(INNER, 9, m.c), INNER(dequantizeLinear),
     PART(CONST, 1, m.xs), PART(CONST, 2, m.xz), ROOT(m.root), PART(CONST, 6, m.ys), PART(CONST, 7, m.yz))},
#undef WHOLE
#define WHOLE fuse_ort_qlinear_conv_bias_whole
    {DFG_FOUND_ROW(fuse_ort_qlinear_conv_bias, whole, 0), .name = "qlinear_conv_bias",
     .place = "fuse_ort.pat:431", .is_rule = true, .depth = 3, .height = 1, CAPTURES(13, 11, NODE("x", m.x),
     NODE("xs", m.xs), NODE("xz", m.xz), NODE("w", m.w), NODE("ws", m.ws), NODE("wz", m.wz), NODE("b", m.b),
     NODE("bs", m.bs), NODE("bz", m.bz), NODE("ys", m.ys), NODE("yz", m.yz), NODE("d", m.d),
     NODE("c", m.c)), PARTS(26, PART(INPUT, 0, m.x), PART(INPUT, 1, m.xs), PART(INPUT, 2, m.xz),
     PART(INPUT, 3, m.w), PART(INPUT, 4, m.ws), PART(INPUT, 5, m.wz), PART(INPUT, 6, m.b),
     PART(INPUT, 7, m.bs), PART(INPUT, 8, m.bz), PART(INPUT, 9, m.ys), PART(INPUT, 10, m.yz),
     PART(INNER, 11, m.d), PART(CONST, 3, m.w), PART(CONST, 4, m.ws), PART(CONST, 5, m.wz),
     PART(INNER, 12, m.c), INNER(dequantizeLinear), PART(CONST, 1, m.xs), PART(CONST, 2, m.xz),
     INNER(dequantizeLinear_2), PART(CONST, 6, m.b), PART(CONST, 7, m.bs), PART(CONST, 8, m.bz),
     ROOT(m.root), PART(CONST, 9, m.ys), PART(CONST, 10, m.yz))},
#undef WHOLE
#define WHOLE fuse_ort_qlinear_gemm_whole
    {DFG_FOUND_ROW(fuse_ort_qlinear_gemm, whole, 0), .name = "qlinear_gemm", .place = "fuse_ort.pat:443",
     .is_rule = true, .depth = 3, .height = 1, CAPTURES(12, 11, NODE("x", m.x), NODE("xs", m.xs),
     NODE("xz", m.xz), NODE("w", m.w), NODE("ws", m.ws), NODE("wz", m.wz), NODE("b", m.b), NODE("bs", m.bs),
     NODE("bz", m.bz), NODE("ys", m.ys), NODE("yz", m.yz), NODE("g", m.g)), PARTS(26, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.xs), PART(INPUT, 2, m.xz), PART(INPUT, 3, m.w), PART(INPUT, 4, m.ws),
     PART(INPUT, 5, m.wz), PART(INPUT, 6, m.b), PART(INPUT, 7, m.bs), PART(INPUT, 8, m.bz),
     PART(INPUT, 9, m.ys), PART(INPUT, 10, m.yz), PART(INNER, 11, m.g), INNER(dequantizeLinear),
     PART(CONST, 1, m.xs), PART(CONST, 2, m.xz), INNER(dequantizeLinear_2), PART(CONST, 3, m.w),
     PART(CONST, 4, m.ws), PART(CONST, 5, m.wz), INNER(dequantizeLinear_3), PART(CONST, 6, m.b),
     PART(CONST, 7, m.bs), PART(CONST, 8, m.bz), ROOT(m.root), PART(CONST, 9, m.ys),
     PART(CONST, 10, m.yz))},
#undef WHOLE
#define WHOLE fuse_ort_qlinear_add_whole
    {DFG_FOUND_ROW(fuse_ort_qlinear_add, whole, 1), .name = "qlinear_add", .place = "fuse_ort.pat:452",
     .is_rule = true, .depth = 3, .height = 1, CAPTURES(9, 8, NODE("a", m.a), NODE("as", m.as),
     NODE("az", m.az), NODE("b", m.b), NODE("bs", m.bs), NODE("bz", m.bz), NODE("ys", m.ys),
     NODE("yz", m.yz), NODE("s", m.s)), PARTS(18, PART(INPUT, 0, m.a), PART(INPUT, 1, m.as),
     PART(INPUT, 2, m.az), PART(INPUT, 3, m.b), PART(INPUT, 4, m.bs), PART(INPUT, 5, m.bz),
     PART(INPUT, 6, m.ys), PART(INPUT, 7, m.yz), PART(INNER, 8, m.s), INNER(dequantizeLinear),
     PART(CONST, 1, m.as), PART(CONST, 2, m.az), INNER(dequantizeLinear_2), PART(CONST, 4, m.bs),
     PART(CONST, 5, m.bz), ROOT(m.root), PART(CONST, 6, m.ys), PART(CONST, 7, m.yz))},
#undef WHOLE
#define WHOLE fuse_ort_qlinear_mul_whole
    {DFG_FOUND_ROW(fuse_ort_qlinear_mul, whole, 1), .name = "qlinear_mul", .place = "fuse_ort.pat:458",
     .is_rule = true, .depth = 3, .height = 1, CAPTURES(9, 8, NODE("a", m.a), NODE("as", m.as),
     NODE("az", m.az), NODE("b", m.b), NODE("bs", m.bs), NODE("bz", m.bz), NODE("ys", m.ys),
     NODE("yz", m.yz), NODE("s", m.s)), PARTS(18, PART(INPUT, 0, m.a), PART(INPUT, 1, m.as),
     PART(INPUT, 2, m.az), PART(INPUT, 3, m.b), PART(INPUT, 4, m.bs), PART(INPUT, 5, m.bz),
     PART(INPUT, 6, m.ys), PART(INPUT, 7, m.yz), PART(INNER, 8, m.s), INNER(dequantizeLinear),
     PART(CONST, 1, m.as), PART(CONST, 2, m.az), INNER(dequantizeLinear_2), PART(CONST, 4, m.bs),
     PART(CONST, 5, m.bz), ROOT(m.root), PART(CONST, 6, m.ys), PART(CONST, 7, m.yz))},
#undef WHOLE
#define WHOLE fuse_ort_qlinear_global_pool_whole
    {DFG_FOUND_ROW(fuse_ort_qlinear_global_pool, whole, 0), .name = "qlinear_global_pool",
     .place = "fuse_ort.pat:464", .is_rule = true, .depth = 3, .height = 1, CAPTURES(6, 5, NODE("x", m.x),
     NODE("xs", m.xs), NODE("xz", m.xz), NODE("ys", m.ys), NODE("yz", m.yz), NODE("p", m.p)),
     PARTS(12, PART(INPUT, 0, m.x), PART(INPUT, 1, m.xs), PART(INPUT, 2, m.xz), PART(INPUT, 3, m.ys),
     PART(INPUT, 4, m.yz), PART(INNER, 5, m.p), INNER(dequantizeLinear), PART(CONST, 1, m.xs),
     PART(CONST, 2, m.xz), ROOT(m.root), PART(CONST, 3, m.ys), PART(CONST, 4, m.yz))},
#undef WHOLE
#define WHOLE fuse_ort_qlinear_sigmoid_whole
    {DFG_FOUND_ROW(fuse_ort_qlinear_sigmoid, whole, 0), .name = "qlinear_sigmoid",
     .place = "fuse_ort.pat:470", .is_rule = true, .depth = 3, .height = 1, CAPTURES(6, 5, NODE("x", m.x),
     NODE("xs", m.xs), NODE("xz", m.xz), NODE("ys", m.ys), NODE("yz", m.yz), NODE("p", m.p)),
     PARTS(12, PART(INPUT, 0, m.x), PART(INPUT, 1, m.xs), PART(INPUT, 2, m.xz), PART(INPUT, 3, m.ys),
     PART(INPUT, 4, m.yz), PART(INNER, 5, m.p), INNER(dequantizeLinear), PART(CONST, 1, m.xs),
     PART(CONST, 2, m.xz), ROOT(m.root), PART(CONST, 3, m.ys), PART(CONST, 4, m.yz))},
#undef WHOLE
#define WHOLE fuse_ort_qlinear_leaky_whole
    {DFG_FOUND_ROW(fuse_ort_qlinear_leaky, whole, 0), .name = "qlinear_leaky", .place = "fuse_ort.pat:476",
     .is_rule = true, .depth = 3, .height = 1, CAPTURES(6, 5, NODE("x", m.x), NODE("xs", m.xs),
     NODE("xz", m.xz), NODE("ys", m.ys), NODE("yz", m.yz), NODE("p", m.p)), PARTS(12, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.xs), PART(INPUT, 2, m.xz), PART(INPUT, 3, m.ys), PART(INPUT, 4, m.yz),
     PART(INNER, 5, m.p), INNER(dequantizeLinear), PART(CONST, 1, m.xs), PART(CONST, 2, m.xz), ROOT(m.root),
     PART(CONST, 3, m.ys), PART(CONST, 4, m.yz))},
#undef WHOLE
};

static bool fuse_ort_extern_0(const dfg_graph *g, const dfg_node *args)
{
    return ort_hides_what_follows(g, args[0]);
}
static const struct dfg_extern fuse_ort_externs[] = {
    {"ort_hides_what_follows", 1, fuse_ort_extern_0},
};

static const char *const fuse_ort_imports[] = { "onnx", "com_microsoft", NULL };
static const char *const fuse_ort_text_0[] = { /* fuse_ort.pat */
    "// fuse_ort.pat -- groups that ONNX Runtime has an operator for, in its own domain com.microsoft.\n"
    "//\n"
    "// For ONNX Runtime on the CPU, from 1.17 on, in the forms that its kernels take: 32-bit floats but\n"
    "// for normalisations, rows of three axes, masks of four.  Run behind or with the standard set and fuse,\n"
    "// whose Gelu, Swish, RMSNormalization and Attention these rules are about.\n\nimport \"onnx.ops\";\n"
    "import \"com_microsoft.ops\";\n\n// Shapes stay those of x: constants beside it are no wider.\n"
    "cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;\n"
    "// A factor that may change places: neither infinite, nor 0, whose products with infinity runtimes leave out.\n"
    "cond moderate(s) = abs(value(s)) > 1e-30, abs(value(s)) < 1e30;\n"
    "// A number for each place of the last axis.\n"
    "cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];\n// t swaps the last two axes of a.\n"
    "cond swaps_last(t, a) =\n    (present(t.perm) and len(t.perm) >= 2\n"
    "     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))\n"
    "    or (not present(t.perm) and a.rank == 2);\n\n"
    "// ---- convolutions (ONNX Runtime: ConvActivationFusion, ConvAddActivationFusion; demo 11) ----\n\n"
    "// An activation behind a convolution of 32-bit floats.\nrule fuse_conv_activation(x, w, b) {\n"
    "    c = Conv(x, w, b?);\n    y = (Relu | Sigmoid | Tanh)(c);\n    match y;\n    where x.dtype == f32;\n"
    "    rewrite com.microsoft.FusedConv(x, w, b?) {\n"
    "        ..c, activation = y.op == Relu ? \"Relu\" : y.op == Tanh ? \"Tanh\" : \"Sigmoid\"\n    };\n}\n"
    "rule fuse_conv_leaky(x, w, b) {\n    c = Conv(x, w, b?);\n    y = LeakyRelu(c);\n    match y;\n"
    "    where x.dtype == f32;\n"
    "    rewrite com.microsoft.FusedConv(x, w, b?) { ..c, activation = \"LeakyRelu\", activation_params = [y.alpha] };\n"
    "}\nrule fuse_conv_hard_sigmoid(x, w, b) {\n    c = Conv(x, w, b?);\n    y = HardSigmoid(c);\n"
    "    match y;\n    where x.dtype == f32;\n    rewrite com.microsoft.FusedConv(x, w, b?) {\n"
    "        ..c, activation = \"HardSigmoid\", activation_params = [y.alpha, y.beta]\n    };\n}\n"
    "rule fuse_conv_clip(x, w, b, lo, hi) {\n    c = Conv(x, w, b?);\n"
    "    match Clip(c, (lo & const)?, (hi & const)?);\n    where x.dtype == f32;\n"
    "    rewrite com.microsoft.FusedConv(x, w, b?) {\n        ..c, activation = \"Clip\",\n"
    "        activation_params = [present(lo) ? value(lo) : -3.4028235e38, present(hi) ? value(hi) : 3.4028235e38]\n"
    "    };\n}\n// A sum of the convolution and a value of its shape, with an activation behind it.\n"
    "rule fuse_conv_sum_activation(x, w, b, z) : priority 1 {\n    c = Conv(x, w, b?);\n"
    "    y = Relu(Add(c, z));\n    match y;\n    where x.dtype == f32, same_shape(c, z), not is_const(z);\n"
    "    rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c, activation = \"Relu\" };\n}\n"
    "rule fuse_conv_sum(x, w, b, z) {\n    c = Conv(x, w, b?);\n    match Add(c, z);\n"
    "    where x.dtype == f32, same_shape(c, z), not is_const(z);\n"
    "    rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c };\n}\n\n"
    "// ---- Gelu, Swish: of opsets 20 and 24, here for all ----\n\n"
    "rule ort_gelu(x) { match Gelu(x) { approximate == \"none\" }; rewrite com.microsoft.Gelu(x); }\n"
    "rule ort_gelu_tanh(x) { match Gelu(x) { approximate == \"tanh\" }; where x.rank >= 1; rewrite com.microsoft.FastGelu(x); }\n"
    "rule ort_swish(x) {\n    y = Swish(x);\n    match y;\n    where x.dtype == f32;\n"
    "    rewrite com.microsoft.QuickGelu(x) { alpha = y.alpha };\n}\n"
    "// With a bias (ONNX Runtime: BiasGeluFusion; ONNX Script: bias_gelu).\nrule fuse_bias_gelu(x, b) {\n"
    "    match com.microsoft.Gelu(Add(x, b));\n    where b.rank == 1, b.shape[0] == x.shape[-1];\n"
    "    rewrite com.microsoft.BiasGelu(x, b);\n}\nrule fuse_bias_gelu_tanh(x, b) {\n"
    "    match com.microsoft.FastGelu(Add(x, b));\n"
    "    where b.rank == 1, b.shape[0] == x.shape[-1], x.dtype == f32;\n"
    "    rewrite com.microsoft.FastGelu(x, b);\n}\n\n"
    "// ---- integer products (ONNX Runtime: MatMulIntegerToFloatFusion, DynamicQuantizeMatMulFusion) ----\n"
    "\nrule fuse_integer_product_sum(x, b, zero, scale, bias) : priority 1, keep_shared {\n"
    "    q = DynamicQuantizeLinear(x);\n    v = q.0;\n    s = q.1;\n    z = q.2;\n",
    "    match Add(Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale)), bias);\n"
    "    where b.rank == 2, scale.rank <= 1, bias.rank == 1, bias.shape[0] == b.shape[1];\n"
    "    where scale.elements == 1 or scale.shape[0] == b.shape[1];\n"
    "    rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?, bias);\n}\n"
    "rule fuse_integer_product(x, b, zero, scale) : keep_shared {\n    q = DynamicQuantizeLinear(x);\n"
    "    v = q.0;\n    s = q.1;\n    z = q.2;\n"
    "    match Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale));\n"
    "    where b.rank == 2, scale.rank <= 1, scale.elements == 1 or scale.shape[0] == b.shape[1];\n"
    "    rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?);\n}\n"
    "// Three of one value as one.\n"
    "rule merge_integer_products(x, s, z, q, k, v, qs, ks, vs, qz, kz, vz) {\n"
    "    match com.microsoft.MatMulIntegerToFloat(x, q & const, s, qs & const, z, qz & const),\n"
    "          com.microsoft.MatMulIntegerToFloat(x, k & const, s, ks & const, z, kz & const),\n"
    "          com.microsoft.MatMulIntegerToFloat(x, v & const, s, vs & const, z, vz & const);\n"
    "    where uses(x) == 3, q.rank == 2, k.rank == 2, v.rank == 2, qs.rank <= 1, ks.rank <= 1, vs.rank <= 1;\n"
    "    where qz.rank <= 1, kz.rank <= 1, vz.rank <= 1, same_dtype(qz, kz), same_dtype(qz, vz);\n"
    "    rewrite {\n        p = com.microsoft.MatMulIntegerToFloat(x, Concat(q, k, v) { axis = 1 }, s,\n"
    "            Concat(Expand(qs, i64 [q.shape[1]]), Expand(ks, i64 [k.shape[1]]), Expand(vs, i64 [v.shape[1]]))\n"
    "            { axis = 0 }, z,\n"
    "            Concat(Expand(qz, i64 [q.shape[1]]), Expand(kz, i64 [k.shape[1]]), Expand(vz, i64 [v.shape[1]]))\n"
    "            { axis = 0 });\n"
    "        r = Split(p, i64 [q.shape[1], k.shape[1], v.shape[1]]) -> 3 { axis = -1 };\n"
    "        return r.0, r.1, r.2;\n    }\n}\nrule fuse_dynamic_product(x, b, zero, scale, bias) {\n"
    "    q = DynamicQuantizeLinear(x);\n"
    "    match com.microsoft.MatMulIntegerToFloat(q.0, b, q.1, scale, q.2, zero?, bias?);\n"
    "    rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias?);\n}\n\n"
    "// ---- weights in blocks of few bits (ONNX Runtime: DQMatMulToMatMulNBits, of matrices that are not transposed) ----\n"
    "\nrule ort_matmul_nbits(x, w, s, z, b) : keep_shared, priority 3 {\n"
    "    d = DequantizeLinear.v21(w & const, s & const, (z & const)?)\n"
    "        | DequantizeLinear.v23(w & const, s & const, (z & const)?);\n"
    "    t = Transpose(d) { perm == [1, 0] };\n"
    "    y = MatMul(x, d | t) | Gemm(x, d | t, b?) { alpha == 1, beta == 1, transA == 0 };\n    match y;\n"
    "    where d.block_size in {16, 32, 64, 128, 256}, w.dtype in {i4, u4, i8, u8}, x.dtype == f32, s.dtype == f32;\n"
    "    where x.rank >= 1, not present(b) or along(b, y);\n    rewrite extern ort_blocks_of_bits;\n}\n"
    "rule ort_matmul_nbits_bias(a, w, s, z, b, absent) {\n"
    "    n = com.microsoft.MatMulNBits(a, w, s, z?, absent?);\n    match Add(n, b & const);\n"
    "    where not present(absent), along(b, n), same_dtype(b, n);\n"
    "    rewrite com.microsoft.MatMulNBits(a, w, s, z?, absent?, b) { ..n };\n}\n\n"
    "// ---- FusedMatMul (ONNX Runtime: MatmulTransposeFusion, MatMulScaleFusion; ONNX Script: fused_matmul) ----\n"
    "\nrule fuse_matmul_a(a, b) : keep_shared {\n    t = Transpose(a);\n    match MatMul(t, b);\n"
    "    where swaps_last(t, a), b.rank >= 2, a.dtype == f32;\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { transA = 1 };\n}\n"
    "rule fuse_matmul_b(a, b) : keep_shared {\n    t = Transpose(b);\n    match MatMul(a, t);\n"
    "    where swaps_last(t, b), a.rank >= 2, a.dtype == f32;\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { transB = 1 };\n}\n"
    "rule fuse_matmul_more_a(a, b) : keep_shared {\n    t = Transpose(a);\n"
    "    m = com.microsoft.FusedMatMul(t, b) { transBatchA == 0 };\n    match m;\n"
    "    where swaps_last(t, a), b.rank >= 2; // a vector is taken for a matrix's row\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { ..m, transA = m.transA == 0 ? 1 : 0 };\n}\n"
    "rule fuse_matmul_more_b(a, b) : keep_shared {\n    t = Transpose(b);\n"
    "    m = com.microsoft.FusedMatMul(a, t) { transBatchB == 0 };\n    match m;\n"
    "    where swaps_last(t, b), a.rank >= 2;\n",
    "    rewrite com.microsoft.FusedMatMul(a, b) { ..m, transB = m.transB == 0 ? 1 : 0 };\n}\n"
    "// A number times or under a product.\nrule fuse_matmul_scale(a, b, s) {\n    m = MatMul(a, b);\n"
    "    match Mul(m, s & const);\n"
    "    where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { alpha = value(s) };\n}\n"
    "rule fuse_matmul_divisor(a, b, s) {\n    m = MatMul(a, b);\n    match Div(m, s & const);\n"
    "    where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { alpha = 1.0 / value(s) };\n}\n"
    "rule fuse_matmul_more_scale(a, b, s) {\n    m = com.microsoft.FusedMatMul(a, b);\n"
    "    match Mul(m, s & const);\n"
    "    where m.dtype == f32, s.elements == 1, s.rank <= m.rank, moderate(s);\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { ..m, alpha = m.alpha * value(s) };\n}\n\n"
    "// A number times or under an operand; what two factors make may be a Gelu.\n"
    "rule fuse_matmul_scale_a(a, b, s) {\n    o = (Mul | Div)(a & !Mul(...), s & const);\n"
    "    match MatMul(o, b);\n"
    "    where s.elements == 1, s.rank <= a.rank, a.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { alpha = o.op == Mul ? value(s) : 1.0 / value(s) };\n}\n"
    "rule fuse_matmul_scale_b(a, b, s) {\n    o = (Mul | Div)(b & !Mul(...), s & const);\n"
    "    match MatMul(a, o);\n"
    "    where s.elements == 1, s.rank <= b.rank, a.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { alpha = o.op == Mul ? value(s) : 1.0 / value(s) };\n}\n\n"
    "// ---- activations in a product (ONNX Runtime: GemmActivationFusion) ----\n\n"
    "rule fuse_gemm(a, b, c) {\n    g = Gemm(a, b, c?);\n"
    "    y = (Relu | Sigmoid | Tanh | Softplus | Softsign)(g);\n    match y;\n    where g.dtype == f32;\n"
    "    rewrite com.microsoft.FusedGemm(a, b, c?) {\n"
    "        ..g, activation = y.op == Relu ? \"Relu\" : y.op == Tanh ? \"Tanh\" : y.op == Sigmoid ? \"Sigmoid\"\n"
    "                        : y.op == Softplus ? \"Softplus\" : \"Softsign\"\n    };\n}\n"
    "rule fuse_gemm_elu(a, b, c) {\n    g = Gemm(a, b, c?);\n    y = Elu(g);\n    match y;\n"
    "    where g.dtype == f32;\n"
    "    rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = \"Elu\", activation_alpha = y.alpha };\n"
    "}\nrule fuse_gemm_hard_sigmoid(a, b, c) {\n    g = Gemm(a, b, c?);\n    y = HardSigmoid(g);\n"
    "    match y;\n    where g.dtype == f32;\n    rewrite com.microsoft.FusedGemm(a, b, c?) {\n"
    "        ..g, activation = \"HardSigmoid\", activation_alpha = y.alpha, activation_beta = y.beta\n"
    "    };\n}\nrule fuse_gemm_leaky(a, b, c) {\n    g = Gemm(a, b, c?);\n    y = LeakyRelu(g);\n    match y;\n"
    "    where g.dtype == f32;\n"
    "    rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = \"LeakyRelu\", activation_alpha = y.alpha };\n"
    "}\n\n"
    "// ---- attention (ONNX Runtime: AttentionFusion, MultiHeadAttentionFusion; ONNX Script: mha) ----\n\n"
    "// As many heads of keys as of queries; nothing but a scale; a mask for each product.\n"
    "cond plain(a) = a.q_num_heads == a.kv_num_heads, a.q_num_heads > 0, a.is_causal == 0, a.softcap == 0,\n"
    "    a.qk_matmul_output_mode == 0;\ncond added(mask, q) = mask.rank == 4, same_dtype(mask, q);\n\n"
    "// All three are products of one value.\n"
    "rule ort_attention(x, wq, wk, wv, bq, bk, bv, mask, absent) : priority 2 {\n"
    "    a = Attention(Add(MatMul(x, wq & const), bq & const), Add(MatMul(x, wk & const), bk & const),\n"
    "                  Add(MatMul(x, wv & const), bv & const), mask?, absent?);\n    match a;\n"
    "    where plain(a), x.rank == 3, x.dtype == f32, not present(absent), not present(mask) or added(mask, x);\n"
    "    where wq.rank == 2, same_shape(wq, wk), same_shape(wq, wv), along(bq, wq), same_shape(bq, bk), same_shape(bq, bv);\n"
    "    rewrite com.microsoft.Attention(x, Concat(wq, wk, wv) { axis = 1 }, Concat(bq, bk, bv) { axis = 0 }, absent?,\n"
    "        absent?, mask?) {\n        num_heads = a.q_num_heads, scale = a.scale?\n    };\n}\n"
    "rule ort_attention_packed(x, w, b, mask, absent) : priority 2 {\n",
    "    s = Split(Add(MatMul(x, w & const), b & const), ...) { axis in {-1, 2} };\n    q = s.0;\n"
    "    k = s.1;\n    v = s.2;\n    a = Attention(q, k, v, mask?, absent?);\n    match a;\n"
    "    where plain(a), x.rank == 3, x.dtype == f32, not present(absent), not present(mask) or added(mask, x);\n"
    "    where w.rank == 2, along(b, w), q.shape[2] * 3 == w.shape[1], k.shape[2] == q.shape[2], v.shape[2] == q.shape[2];\n"
    "    rewrite com.microsoft.Attention(x, w, b, absent?, absent?, mask?) { num_heads = a.q_num_heads, scale = a.scale? };\n"
    "}\n// With the biases of the three.\n"
    "rule ort_multi_head_attention(q, k, v, bq, bk, bv, mask, absent) : priority 1 {\n"
    "    a = Attention(Add(q, bq & const), Add(k, bk & const), Add(v, bv & const), mask?, absent?);\n"
    "    match a;\n"
    "    where plain(a), q.rank == 3, k.rank == 3, v.rank == 3, q.dtype == f32, not present(absent),\n"
    "        not present(mask) or added(mask, q);\n    where along(bq, q), along(bk, k), along(bv, v);\n"
    "    rewrite com.microsoft.MultiHeadAttention(q, k, v, Concat(bq, bk, bv) { axis = 0 }, absent?, mask?) {\n"
    "        num_heads = a.q_num_heads, scale = a.scale?\n    };\n}\n\n"
    "// Causal, several heads of the query for one of key and value.  The runtime has to know all lengths; with a past it\n"
    "// takes several queries of one batch alone, and gives present keys and values, read or not.\n"
    "cond grouped(a, q, k, v, pk, pv) =\n"
    "    a.kv_num_heads > 0, a.q_num_heads > a.kv_num_heads, a.softcap == 0, a.qk_matmul_output_mode == 0,\n"
    "    q.rank == 3, k.rank == 3, q.dtype == f32, same_shape(k, v), q.shape[0] > 0, q.shape[1] > 0,\n"
    "    k.shape[1] == q.shape[1],\n"
    "    not present(pk) or (pk.shape[2] > 0 and same_shape(pk, pv) and (q.shape[0] == 1 or q.shape[1] == 1));\n"
    "cond causal(a, mask, q, pk) =\n    (a.is_causal == 1 and not present(mask))\n"
    "    or (a.is_causal == 0 and present(mask) and mask.shape[-2] == q.shape[1]\n"
    "        and mask.shape[-1] == (present(pk) ? pk.shape[2] : 0) + q.shape[1] and extern ort_hides_what_follows(mask));\n"
    "rule ort_group_query_attention(q, k, v, mask, pk, pv) {\n"
    "    a = Attention(q, k, v, (mask & const)?, pk?, pv?);\n    match a;\n"
    "    where grouped(a, q, k, v, pk, pv), causal(a, mask, q, pk);\n"
    "    rewrite com.microsoft.GroupQueryAttention(q, k, v, pk?, pv?,\n"
    "        Expand(i32 [(present(pk) ? pk.shape[2] : 0) + q.shape[1] - 1], i64 [q.shape[0]]),\n"
    "        i32 [(present(pk) ? pk.shape[2] : 0) + q.shape[1]]) -> 3 {\n"
    "        num_heads = a.q_num_heads, kv_num_heads = a.kv_num_heads, scale = a.scale?\n    }.0;\n}\n"
    "rule ort_group_query_attention_present(q, k, v, mask, pk, pv) {\n"
    "    a = Attention(q, k, v, (mask & const)?, pk, pv);\n    y = a.0;\n    present_k = a.1;\n"
    "    present_v = a.2;\n    match y, present_k, present_v;\n"
    "    where grouped(a, q, k, v, pk, pv), causal(a, mask, q, pk);\n    rewrite {\n"
    "        n = com.microsoft.GroupQueryAttention(q, k, v, pk, pv,\n"
    "            Expand(i32 [pk.shape[2] + q.shape[1] - 1], i64 [q.shape[0]]), i32 [pk.shape[2] + q.shape[1]]) -> 3 {\n"
    "            num_heads = a.q_num_heads, kv_num_heads = a.kv_num_heads, scale = a.scale?\n        };\n"
    "        return n.0, n.1, n.2;\n    }\n}\n"
    "// Of a value that is quantised, query, key and value as one product (ONNX Runtime: its quantisation of Attention).\n"
    "cond quantized(x, w, b, scale, zero, q, k, v) =\n"
    "    x.rank == 3, x.dtype == f32, w.rank == 2, along(b, w), scale.rank <= 1, zero.rank <= 1,\n"
    "    q.shape[2] * 3 == w.shape[1], k.shape[2] == q.shape[2], v.shape[2] == q.shape[2];\n"
    "rule ort_quantized_attention(x, w, scale, zero, b, absent) : priority 2 {\n"
    "    s = Split(com.microsoft.DynamicQuantizeMatMul(x, w & const, scale & const, zero & const, b & const), ...) {\n"
    "        axis in {-1, 2}\n    };\n    q = s.0;\n    k = s.1;\n    v = s.2;\n"
    "    a = Attention(q, k, v, absent?);\n    match a;\n"
    "    where plain(a), not present(absent), quantized(x, w, b, scale, zero, q, k, v);\n    rewrite {\n"
    "        d = DynamicQuantizeLinear(x);\n"
    "        return com.microsoft.QAttention(d.0, w, b, d.1, scale, absent?, d.2, zero) {\n"
    "            num_heads = a.q_num_heads, scale = a.scale?\n        };\n    }\n}\n",
    "rule ort_quantized_attention_bias(x, w, scale, zero, b, absent) : priority 2 {\n"
    "    s = Split(com.microsoft.DynamicQuantizeMatMul(x, w & const, scale & const, zero & const), ...) { axis in {-1, 2} };\n"
    "    q = s.0;\n    k = s.1;\n    v = s.2;\n"
    "    a = com.microsoft.MultiHeadAttention(q, k, v, b & const, absent?) { unidirectional == 0 };\n"
    "    match a;\n    where not present(absent), quantized(x, w, b, scale, zero, q, k, v);\n    rewrite {\n"
    "        d = DynamicQuantizeLinear(x);\n"
    "        return com.microsoft.QAttention(d.0, w, b, d.1, scale, absent?, d.2, zero) {\n"
    "            num_heads = a.num_heads, scale = a.scale?\n        };\n    }\n}\n\n"
    "// ---- embeddings (ONNX Runtime: EmbedLayerNormFusion) ----\n\n"
    "// Words and places, which are a constant for each, and kinds of words where there are some.\n"
    "cond embeds(words, ids, places, w) =\n"
    "    ids.rank == 2, ids.dtype in {i32, i64}, w.dtype == f32, words.rank == 2, ids.shape[1] > 0, words.shape[1] > 0,\n"
    "    places.rank <= 3, places.elements == ids.shape[1] * words.shape[1],\n"
    "    places.shape[-2] == ids.shape[1], places.shape[-1] == words.shape[1];\n"
    "rule ort_embed_kinds(words, ids, kinds, types, places, scale, shift) {\n"
    "    w = Gather(words, ids) { axis == 0 };\n    t = Gather(kinds, types) { axis == 0 };\n"
    "    n = LayerNormalization(Add(Add(w, t), places & const) | Add(Add(w, places & const), t)\n"
    "                           | Add(w, Add(t, places & const)),\n"
    "                           scale, shift) { axis == -1 };\n    match n;\n"
    "    where embeds(words, ids, places, w), same_shape(ids, types), types.dtype in {i32, i64}, kinds.rank == 2;\n"
    "    where along(scale, w), along(shift, w);\n"
    "    rewrite com.microsoft.EmbedLayerNormalization(Cast(ids) { to = 6 }, Cast(types) { to = 6 }, words,\n"
    "        Reshape(places, i64 [places.shape[-2], places.shape[-1]]), kinds, scale, shift) -> 2 { epsilon = n.epsilon }.0;\n"
    "}\n// `absent` is what is left out.\nrule ort_embed(words, ids, places, scale, shift, absent) {\n"
    "    w = Gather(words, ids) { axis == 0 };\n"
    "    n = LayerNormalization(Add(w | Gather(w, absent), places & const), scale, shift) { axis == -1 };\n"
    "    match n;\n"
    "    where embeds(words, ids, places, w), not present(absent), along(scale, w), along(shift, w);\n"
    "    rewrite com.microsoft.EmbedLayerNormalization(Cast(ids) { to = 6 }, absent?, words,\n"
    "        Reshape(places, i64 [places.shape[-2], places.shape[-1]]), absent?, scale, shift)\n"
    "        -> 2 { epsilon = n.epsilon }.0;\n}\n\n"
    "// ---- quantised values (ONNX Runtime: QDQ selectors) ----\n//\n"
    "// Integer operators round once less, so that results may be a step apart.\n\n"
    "// The only floats that these operators take as scales.  Dequantised numbers times an infinity may be NaN, where\n"
    "// the sum of integers is a number; products of two scales, and their quotient by a third, have to stay normal.\n"
    "cond one_scale(s) = s.elements == 1, s.dtype == f32, value(s) > 1e-12, value(s) < 1e12;\n"
    "// Both ends have numbers of 8 bits, of one dtype.\n"
    "cond alike(s, z, t, y) = one_scale(s), one_scale(t), z.dtype in {i8, u8}, same_dtype(z, y);\n\n"
    "rule qlinear_matmul(a, as, az, b, bs, bz, ys, yz) : keep_shared {\n"
    "    m = MatMul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));\n"
    "    match QuantizeLinear(m, ys & const, yz & const);\n"
    "    where alike(as, az, ys, yz), one_scale(bs), bz.dtype in {i8, u8}, uses(m) == 1;\n"
    "    rewrite QLinearMatMul(a, as, az, b, bs, bz, ys, yz);\n}\n"
    "// Weights may have a scale for each output channel.\ncond of_weights(d, s, z) =\n"
    "    z.dtype in {i8, u8},\n"
    "    one_scale(s) or (s.dtype == f32 and s.rank == 1 and z.rank == 1 and d.axis == 0\n"
    "                     and min([v for v in value(s)]) > 1e-12 and max([v for v in value(s)]) < 1e12);\n"
    "rule qlinear_conv(x, xs, xz, w, ws, wz, ys, yz) : keep_shared {\n"
    "    d = DequantizeLinear(w & const, ws & const, wz & const);\n"
    "    c = Conv(DequantizeLinear(x, xs & const, xz & const), d);\n"
    "    match QuantizeLinear(c, ys & const, yz & const);\n"
    "    where alike(xs, xz, ys, yz), of_weights(d, ws, wz), uses(c) == 1;\n",
    "    rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz) { ..c };\n}\n"
    "// With a bias of 32-bit integers, whose scale is that of input and weights; the sum has 32 bits, too.\n"
    "rule qlinear_conv_bias(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) : keep_shared {\n"
    "    d = DequantizeLinear(w & const, ws & const, wz & const);\n"
    "    c = Conv(DequantizeLinear(x, xs & const, xz & const), d,\n"
    "             DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?));\n"
    "    match QuantizeLinear(c, ys & const, yz & const);\n"
    "    where alike(xs, xz, ys, yz), of_weights(d, ws, wz), uses(c) == 1, max([abs(v) for v in value(b)]) < 1073741824;\n"
    "    where (ws.elements == 1 and bs.elements == 1 and value(bs) ~= value(xs) * value(ws))\n"
    "        or (ws.rank == 1 and same_shape(bs, ws)\n"
    "           and max([abs(value(bs)[i] - value(xs) * value(ws)[i]) / value(ws)[i] for i in range(bs.shape[0])])\n"
    "           < 1e-5 * value(xs));\n    rewrite QLinearConv(x, xs, xz, w, ws, wz, ys, yz, b) { ..c };\n}\n"
    "rule qlinear_gemm(x, xs, xz, w, ws, wz, b, bs, bz, ys, yz) : keep_shared {\n"
    "    g = Gemm(DequantizeLinear(x, xs & const, xz & const), DequantizeLinear(w & const, ws & const, wz & const),\n"
    "             DequantizeLinear(b & const : i32, bs & const, (bz & splat(0))?)) { beta == 1 };\n"
    "    match QuantizeLinear(g, ys & const, yz & const);\n"
    "    where alike(xs, xz, ys, yz), one_scale(ws), wz.dtype in {i8, u8}, uses(g) == 1, g.alpha == 1;\n"
    "    where bs.elements == 1, value(bs) ~= value(xs) * value(ws), b.rank == 1;\n"
    "    where max([abs(v) for v in value(b)]) < 1073741824;\n"
    "    rewrite com.microsoft.QGemm(x, xs, xz, w, ws, wz, b, ys, yz) { transA = g.transA, transB = g.transB };\n"
    "}\nrule qlinear_add(a, as, az, b, bs, bz, ys, yz) : keep_shared {\n"
    "    s = Add(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));\n"
    "    match QuantizeLinear(s, ys & const, yz & const);\n"
    "    where alike(as, az, ys, yz), one_scale(bs), same_dtype(az, bz), uses(s) == 1;\n"
    "    rewrite com.microsoft.QLinearAdd(a, as, az, b, bs, bz, ys, yz);\n}\n"
    "rule qlinear_mul(a, as, az, b, bs, bz, ys, yz) : keep_shared {\n"
    "    s = Mul(DequantizeLinear(a, as & const, az & const), DequantizeLinear(b, bs & const, bz & const));\n"
    "    match QuantizeLinear(s, ys & const, yz & const);\n"
    "    where alike(as, az, ys, yz), one_scale(bs), same_dtype(az, bz), uses(s) == 1;\n"
    "    rewrite com.microsoft.QLinearMul(a, as, az, b, bs, bz, ys, yz);\n}\n"
    "rule qlinear_global_pool(x, xs, xz, ys, yz) : keep_shared {\n"
    "    p = GlobalAveragePool(DequantizeLinear(x, xs & const, xz & const));\n"
    "    match QuantizeLinear(p, ys & const, yz & const);\n"
    "    where alike(xs, xz, ys, yz), uses(p) == 1, x.rank >= 3;\n"
    "    rewrite com.microsoft.QLinearGlobalAveragePool(x, xs, xz, ys, yz);\n}\n"
    "rule qlinear_sigmoid(x, xs, xz, ys, yz) : keep_shared {\n"
    "    p = Sigmoid(DequantizeLinear(x, xs & const, xz & const));\n"
    "    match QuantizeLinear(p, ys & const, yz & const);\n    where alike(xs, xz, ys, yz), uses(p) == 1;\n"
    "    rewrite com.microsoft.QLinearSigmoid(x, xs, xz, ys, yz);\n}\n"
    "rule qlinear_leaky(x, xs, xz, ys, yz) : keep_shared {\n"
    "    p = LeakyRelu(DequantizeLinear(x, xs & const, xz & const));\n"
    "    match QuantizeLinear(p, ys & const, yz & const);\n    where alike(xs, xz, ys, yz), uses(p) == 1;\n"
    "    rewrite com.microsoft.QLinearLeakyRelu(x, xs, xz, ys, yz) { alpha = p.alpha };\n}\n",
    NULL};
static const struct dfg_source fuse_ort_sources[] = {
    {"fuse_ort.pat", UINT64_C(0xc929845a27438f4c), fuse_ort_text_0, (const uint32_t[]){1, 2}, 2},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
    {"com_microsoft.ops", UINT64_C(0x2d240fa4c24a3ff4), NULL, NULL, 0},
};
extern const struct dfg_unit fuse_ort_unit;
const struct dfg_unit fuse_ort_unit = {
    .abi = DFG_ABI,
    .name = "fuse_ort",
    .imports = fuse_ort_imports,
    .names = &fuse_ort_names,
    .n_patterns = 48, .patterns = fuse_ort_patterns,
    .rules = &fuse_ort_rules,
    .version = "0.1.0", .hash = UINT64_C(0xcdbb87e410d4d43a),
    .n_sources = 3, .sources = fuse_ort_sources, .law_limit = 64,
    .prefix = "fuse_ort_",
    .n_externs = 1, .externs = fuse_ort_externs,
};
