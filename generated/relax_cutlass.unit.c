/* What relax_cutlass.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_cutlass.h"
#if RELAX_CUTLASS_H != 0x3ebc3d3287c97340
#error "relax_cutlass.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern relax_cutlass_patterns[] = {
#define WHOLE relax_cutlass_plus_bias_match
    {DFG_FOUND_ROW(relax_cutlass_plus_bias, match, 1), .name = "plus_bias", .place = "relax_cutlass.pat:37",
     .depth = DFG_FAR, .height = 1, CAPTURES(2, 2, NODE("c", c), NODE("b", b)), PARTS(3, PART(INPUT, 0, c),
     PART(INPUT, 1, b), ROOT(root))},
#undef WHOLE
#define WHOLE relax_cutlass_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_relu, whole, 1), .name = "relu", .place = "relax_cutlass.pat:38",
     .depth = DFG_FAR, .height = 1, CAPTURES(2, 2, NODE("c", m.c), NODE("b", m.b)),
     PARTS(4, PART(INPUT, 0, m.c), PART(INPUT, 1, m.b), ROOT(m.root), INNER(plus_bias.root))},
#undef WHOLE
#define WHOLE relax_cutlass_gelu_whole
    {DFG_FOUND_ROW(relax_cutlass_gelu, whole, 1), .name = "gelu", .place = "relax_cutlass.pat:39",
     .depth = DFG_FAR, .height = 1, CAPTURES(2, 2, NODE("c", m.c), NODE("b", m.b)),
     PARTS(4, PART(INPUT, 0, m.c), PART(INPUT, 1, m.b), ROOT(m.root), INNER(plus_bias.root))},
#undef WHOLE
#define WHOLE relax_cutlass_silu_whole
    {DFG_FOUND_ROW(relax_cutlass_silu, whole, 1), .name = "silu", .place = "relax_cutlass.pat:40",
     .depth = DFG_FAR, .height = 1, CAPTURES(2, 2, NODE("c", m.c), NODE("b", m.b)),
     PARTS(4, PART(INPUT, 0, m.c), PART(INPUT, 1, m.b), ROOT(m.root), INNER(plus_bias.root))},
#undef WHOLE
#define WHOLE relax_cutlass_plus_bias_add_whole
    {DFG_FOUND_ROW(relax_cutlass_plus_bias_add, whole, 2), .name = "plus_bias_add",
     .place = "relax_cutlass.pat:42", .depth = DFG_FAR, .height = 1, CAPTURES(3, 3, NODE("c", m.c),
     NODE("b", m.b), NODE("r", m.r)), PARTS(5, PART(INPUT, 0, m.c), PART(INPUT, 1, m.b),
     PART(INPUT, 2, m.r), ROOT(m.root), INNER(plus_bias.root))},
#undef WHOLE
#define WHOLE relax_cutlass_plus_bias_mul_whole
    {DFG_FOUND_ROW(relax_cutlass_plus_bias_mul, whole, 2), .name = "plus_bias_mul",
     .place = "relax_cutlass.pat:43", .depth = DFG_FAR, .height = 1, CAPTURES(3, 3, NODE("c", m.c),
     NODE("b", m.b), NODE("r", m.r)), PARTS(5, PART(INPUT, 0, m.c), PART(INPUT, 1, m.b),
     PART(INPUT, 2, m.r), ROOT(m.root), INNER(plus_bias.root))},
#undef WHOLE
#define WHOLE relax_cutlass_relu_add_whole
    {DFG_FOUND_ROW(relax_cutlass_relu_add, whole, 2), .name = "relu_add", .place = "relax_cutlass.pat:44",
     .depth = DFG_FAR, .height = 1, CAPTURES(3, 3, NODE("c", m.c), NODE("b", m.b), NODE("r", m.r)),
     PARTS(6, PART(INPUT, 0, m.c), PART(INPUT, 1, m.b), PART(INPUT, 2, m.r), ROOT(m.root),
     INNER(relu.m.root), INNER(relu.plus_bias.root))},
#undef WHOLE
#define WHOLE relax_cutlass_relu_mul_whole
    {DFG_FOUND_ROW(relax_cutlass_relu_mul, whole, 2), .name = "relu_mul", .place = "relax_cutlass.pat:45",
     .depth = DFG_FAR, .height = 1, CAPTURES(3, 3, NODE("c", m.c), NODE("b", m.b), NODE("r", m.r)),
     PARTS(6, PART(INPUT, 0, m.c), PART(INPUT, 1, m.b), PART(INPUT, 2, m.r), ROOT(m.root),
     INNER(relu.m.root), INNER(relu.plus_bias.root))},
#undef WHOLE
#define WHOLE relax_cutlass_gelu_add_whole
    {DFG_FOUND_ROW(relax_cutlass_gelu_add, whole, 2), .name = "gelu_add", .place = "relax_cutlass.pat:46",
     .depth = DFG_FAR, .height = 1, CAPTURES(3, 3, NODE("c", m.c), NODE("b", m.b), NODE("r", m.r)),
     PARTS(6, PART(INPUT, 0, m.c), PART(INPUT, 1, m.b), PART(INPUT, 2, m.r), ROOT(m.root),
     INNER(gelu.m.root), INNER(gelu.plus_bias.root))},
#undef WHOLE
#define WHOLE relax_cutlass_gelu_mul_whole
    {DFG_FOUND_ROW(relax_cutlass_gelu_mul, whole, 2), .name = "gelu_mul", .place = "relax_cutlass.pat:47",
     .depth = DFG_FAR, .height = 1, CAPTURES(3, 3, NODE("c", m.c), NODE("b", m.b), NODE("r", m.r)),
     PARTS(6, PART(INPUT, 0, m.c), PART(INPUT, 1, m.b), PART(INPUT, 2, m.r), ROOT(m.root),
     INNER(gelu.m.root), INNER(gelu.plus_bias.root))},
#undef WHOLE
#define WHOLE relax_cutlass_silu_add_whole
    {DFG_FOUND_ROW(relax_cutlass_silu_add, whole, 2), .name = "silu_add", .place = "relax_cutlass.pat:48",
     .depth = DFG_FAR, .height = 1, CAPTURES(3, 3, NODE("c", m.c), NODE("b", m.b), NODE("r", m.r)),
     PARTS(6, PART(INPUT, 0, m.c), PART(INPUT, 1, m.b), PART(INPUT, 2, m.r), ROOT(m.root),
     INNER(silu.m.root), INNER(silu.plus_bias.root))},
#undef WHOLE
#define WHOLE relax_cutlass_silu_mul_whole
    {DFG_FOUND_ROW(relax_cutlass_silu_mul, whole, 2), .name = "silu_mul", .place = "relax_cutlass.pat:49",
     .depth = DFG_FAR, .height = 1, CAPTURES(3, 3, NODE("c", m.c), NODE("b", m.b), NODE("r", m.r)),
     PARTS(6, PART(INPUT, 0, m.c), PART(INPUT, 1, m.b), PART(INPUT, 2, m.r), ROOT(m.root),
     INNER(silu.m.root), INNER(silu.plus_bias.root))},
#undef WHOLE
#define WHOLE relax_cutlass_conv2d_match
    {DFG_FOUND_ROW(relax_cutlass_conv2d, match, 0), .name = "conv2d", .place = "relax_cutlass.pat:53",
     .depth = 1, CAPTURES(3, 2, NODE("lhs", lhs), NODE("rhs", rhs), NODE("c", c)),
     PARTS(3, PART(INPUT, 0, lhs), PART(INPUT, 1, rhs), {DFG_PART_ROOT, 0, 1, 2, AT(c)})},
#undef WHOLE
#define WHOLE relax_cutlass_matmul_match
    {DFG_FOUND_ROW(relax_cutlass_matmul, match, 0), .name = "matmul", .place = "relax_cutlass.pat:72",
     .depth = 1, CAPTURES(2, 2, NODE("lhs", lhs), NODE("rhs", rhs)), PARTS(3, PART(INPUT, 0, lhs),
     PART(INPUT, 1, rhs), ROOT(root))},
#undef WHOLE
#define WHOLE relax_cutlass_transposed_match
    {DFG_FOUND_ROW(relax_cutlass_transposed, match, 0), .name = "transposed",
     .place = "relax_cutlass.pat:73", .depth = 2, CAPTURES(3, 2, NODE("lhs", lhs), NODE("rhs", rhs),
     NODE("t", t)), PARTS(4, PART(INPUT, 0, lhs), PART(INPUT, 1, rhs), PART(INNER, 2, t), ROOT(root))},
#undef WHOLE
#define WHOLE relax_cutlass_packed_match
    {DFG_FOUND_ROW(relax_cutlass_packed, match, 0), .name = "packed", .place = "relax_cutlass.pat:82",
     .depth = 1, PARTS(1, ROOT(root))},
#undef WHOLE
#define WHOLE relax_cutlass_decoded_whole
    {DFG_FOUND_ROW(relax_cutlass_decoded, whole, 0), .name = "decoded", .place = "relax_cutlass.pat:83",
     .depth = 3, CAPTURES(2, 2, NODE("w", m.w), NODE("scales", m.scales)), PARTS(5, PART(INPUT, 0, m.w),
     PART(INPUT, 1, m.scales), ROOT(m.root), CONST(global), INNER(tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_decode_whole
    {DFG_FOUND_ROW(relax_cutlass_decode, whole, 0), .name = "decode", .place = "relax_cutlass.pat:89",
     .depth = 4, CAPTURES(5, 4, NODE("lhs", m.lhs), NODE("w_decoded", m.w_decoded),
     NODE("w_encoded", m.w_encoded), NODE("scales", m.scales), NODE("c", m.c)),
     PARTS(8, PART(INPUT, 0, m.lhs), PART(INPUT, 1, m.w_decoded), PART(INPUT, 2, m.w_encoded),
     PART(INPUT, 3, m.scales), {DFG_PART_ROOT, 0, 1, 4, AT(m.c)}, INNER(call_tir), CONST(decoded.global),
     INNER(decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_decode_cast_whole
    {DFG_FOUND_ROW(relax_cutlass_decode_cast, whole, 0), .name = "decode_cast",
     .place = "relax_cutlass.pat:94", .depth = 5, CAPTURES(5, 4, NODE("lhs", m.lhs),
     NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded), NODE("scales", m.scales),
     NODE("c", m.c)), PARTS(9, PART(INPUT, 0, m.lhs), PART(INPUT, 1, m.w_decoded),
     PART(INPUT, 2, m.w_encoded), PART(INPUT, 3, m.scales), {DFG_PART_ROOT, 0, 1, 4, AT(m.c)},
     INNER(matmul), INNER(call_tir), CONST(decoded.global), INNER(decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_thirds_match
    {DFG_FOUND_ROW(relax_cutlass_thirds, match, 0), .name = "thirds", .place = "relax_cutlass.pat:103",
     .depth = 1, CAPTURES(2, 1, NODE("x", x), NODE("s", s)), PARTS(2, PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(s)})},
#undef WHOLE
#define WHOLE relax_cutlass_part_whole
    {DFG_FOUND_ROW(relax_cutlass_part, whole, 1), .name = "part", .place = "relax_cutlass.pat:108",
     .depth = 1, CAPTURES(3, 3, NODE("x", m.x), NODE("begin", m.begin), NODE("end", m.end)),
     PARTS(9, PART(INPUT, 0, m.x), PART(INPUT, 1, m.begin), PART(INPUT, 2, m.end), ROOT(m.root),
     CONST(constant), CONST(constant_2), PART(CONST, 1, m.begin), PART(CONST, 2, m.end),
     CONST(constant_3))},
#undef WHOLE
#define WHOLE relax_cutlass_layer_norm_match
    {DFG_FOUND_ROW(relax_cutlass_layer_norm, match, 0), .name = "layer_norm",
     .place = "relax_cutlass.pat:117", .depth = 1, CAPTURES(4, 3, NODE("x", x), NODE("gamma", gamma),
     NODE("beta", beta), NODE("n", n)), PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, gamma),
     PART(INPUT, 2, beta), {DFG_PART_ROOT, 0, 1, 3, AT(n)})},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_conv2d_match
    {DFG_FOUND_ROW(relax_cutlass_cutlass_conv2d, match, 0), .name = "cutlass.conv2d",
     .place = "relax_cutlass.pat:125", .is_entry = true, .depth = 1, CAPTURES(2, 2, NODE("lhs", lhs),
     NODE("rhs", rhs)), PARTS(3, ROOT(root), PART(INPUT, 0, lhs), PART(INPUT, 1, rhs))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_conv2d_bias_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_conv2d_bias, whole, 1), .name = "cutlass.conv2d_bias",
     .place = "relax_cutlass.pat:126", .is_entry = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(4, 4, NODE("call", m.call), NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias)),
     PARTS(6, ROOT(m.root), PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs),
     PART(INPUT, 3, m.bias), INNER(c))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_conv2d_bias_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_conv2d_bias_relu, whole, 1), .name = "cutlass.conv2d_bias_relu",
     .place = "relax_cutlass.pat:127", .is_entry = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(4, 4, NODE("call", m.call), NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias)),
     PARTS(7, ROOT(m.root), INNER(relu.plus_bias.root), PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs),
     PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias), INNER(c))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_conv2d_bias_silu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_conv2d_bias_silu, whole, 1), .name = "cutlass.conv2d_bias_silu",
     .place = "relax_cutlass.pat:128", .is_entry = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(4, 4, NODE("call", m.call), NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias)),
     PARTS(7, ROOT(m.root), INNER(silu.plus_bias.root), PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs),
     PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias), INNER(c))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_match
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul, match, 0), .name = "cutlass.matmul",
     .place = "relax_cutlass.pat:130", .is_entry = true, .depth = 1, CAPTURES(2, 2, NODE("lhs", lhs),
     NODE("rhs", rhs)), PARTS(3, ROOT(root), PART(INPUT, 0, lhs), PART(INPUT, 1, rhs))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_bias_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_bias, whole, 1), .name = "cutlass.matmul_bias",
     .place = "relax_cutlass.pat:131", .is_entry = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(4, 4, NODE("call", m.call), NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias)),
     PARTS(6, ROOT(m.root), PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs),
     PART(INPUT, 3, m.bias), INNER(matmul))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_bias_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_bias_relu, whole, 1), .name = "cutlass.matmul_bias_relu",
     .place = "relax_cutlass.pat:132", .is_entry = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(4, 4, NODE("call", m.call), NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias)),
     PARTS(7, ROOT(m.root), INNER(relu.plus_bias.root), PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs),
     PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias), INNER(matmul))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_bias_gelu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_bias_gelu, whole, 1), .name = "cutlass.matmul_bias_gelu",
     .place = "relax_cutlass.pat:133", .is_entry = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(4, 4, NODE("call", m.call), NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias)),
     PARTS(7, ROOT(m.root), INNER(gelu.plus_bias.root), PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs),
     PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias), INNER(matmul))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_transposed_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_transposed, whole, 0), .name = "cutlass.matmul_transposed",
     .place = "relax_cutlass.pat:134", .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("lhs", m.lhs),
     NODE("rhs", m.rhs)), PARTS(4, ROOT(m.root), INNER(transposed.t), PART(INPUT, 0, m.lhs),
     PART(INPUT, 1, m.rhs))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_transposed_bias_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_transposed_bias, whole, 1),
     .name = "cutlass.matmul_transposed_bias", .place = "relax_cutlass.pat:135", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(4, 4, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("rhs", m.rhs), NODE("bias", m.bias)), PARTS(7, ROOT(m.root), PART(INPUT, 0, m.call),
     PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias), INNER(matmul),
     INNER(transposed.t))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_transposed_bias_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_transposed_bias_relu, whole, 1),
     .name = "cutlass.matmul_transposed_bias_relu", .place = "relax_cutlass.pat:136", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(4, 4, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("rhs", m.rhs), NODE("bias", m.bias)), PARTS(8, ROOT(m.root), INNER(relu.plus_bias.root),
     PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     INNER(matmul), INNER(transposed.t))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_transposed_bias_gelu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_transposed_bias_gelu, whole, 1),
     .name = "cutlass.matmul_transposed_bias_gelu", .place = "relax_cutlass.pat:137", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(4, 4, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("rhs", m.rhs), NODE("bias", m.bias)), PARTS(8, ROOT(m.root), INNER(gelu.plus_bias.root),
     PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     INNER(matmul), INNER(transposed.t))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul, whole, 0), .name = "cutlass.decode_matmul",
     .place = "relax_cutlass.pat:139", .is_entry = true, .depth = 4, CAPTURES(4, 4, NODE("lhs", m.lhs),
     NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded), NODE("scales", m.scales)),
     PARTS(8, ROOT(m.root), INNER(decode.call_tir), CONST(decode.decoded.global),
     INNER(decode.decoded.tuple), PART(INPUT, 0, m.lhs), PART(INPUT, 1, m.w_decoded),
     PART(INPUT, 2, m.w_encoded), PART(INPUT, 3, m.scales))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_bias_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_bias, whole, 1),
     .name = "cutlass.decode_matmul_bias", .place = "relax_cutlass.pat:140", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(6, 6, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded), NODE("scales", m.scales),
     NODE("bias", m.bias)), PARTS(11, ROOT(m.root), PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs),
     PART(INPUT, 2, m.w_decoded), PART(INPUT, 3, m.w_encoded), PART(INPUT, 4, m.scales),
     PART(INPUT, 5, m.bias), INNER(c), INNER(decode.call_tir), CONST(decode.decoded.global),
     INNER(decode.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_cast_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_cast, whole, 0),
     .name = "cutlass.decode_matmul_cast", .place = "relax_cutlass.pat:142", .is_entry = true, .depth = 5,
     CAPTURES(4, 4, NODE("lhs", m.lhs), NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded),
     NODE("scales", m.scales)), PARTS(9, ROOT(m.root), INNER(decode_cast.matmul),
     INNER(decode_cast.call_tir), CONST(decode_cast.decoded.global), INNER(decode_cast.decoded.tuple),
     PART(INPUT, 0, m.lhs), PART(INPUT, 1, m.w_decoded), PART(INPUT, 2, m.w_encoded),
     PART(INPUT, 3, m.scales))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_cast_bias_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_cast_bias, whole, 1),
     .name = "cutlass.decode_matmul_cast_bias", .place = "relax_cutlass.pat:144", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(6, 6, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded), NODE("scales", m.scales),
     NODE("bias", m.bias)), PARTS(12, ROOT(m.root), PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs),
     PART(INPUT, 2, m.w_decoded), PART(INPUT, 3, m.w_encoded), PART(INPUT, 4, m.scales),
     PART(INPUT, 5, m.bias), INNER(c), INNER(decode_cast.matmul), INNER(decode_cast.call_tir),
     CONST(decode_cast.decoded.global), INNER(decode_cast.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_bias_gelu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_bias_gelu, whole, 1),
     .name = "cutlass.decode_matmul_bias_gelu", .place = "relax_cutlass.pat:146", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(6, 6, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded), NODE("scales", m.scales),
     NODE("bias", m.bias)), PARTS(12, ROOT(m.root), INNER(gelu.plus_bias.root), PART(INPUT, 0, m.call),
     PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.w_decoded), PART(INPUT, 3, m.w_encoded),
     PART(INPUT, 4, m.scales), PART(INPUT, 5, m.bias), INNER(c), INNER(decode.call_tir),
     CONST(decode.decoded.global), INNER(decode.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu, whole, 1),
     .name = "cutlass.decode_matmul_cast_bias_gelu", .place = "relax_cutlass.pat:148", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(6, 6, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded), NODE("scales", m.scales),
     NODE("bias", m.bias)), PARTS(13, ROOT(m.root), INNER(gelu.plus_bias.root), PART(INPUT, 0, m.call),
     PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.w_decoded), PART(INPUT, 3, m.w_encoded),
     PART(INPUT, 4, m.scales), PART(INPUT, 5, m.bias), INNER(c), INNER(decode_cast.matmul),
     INNER(decode_cast.call_tir), CONST(decode_cast.decoded.global), INNER(decode_cast.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_conv2d_bias_residual_add_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_conv2d_bias_residual_add, whole, 2),
     .name = "cutlass.conv2d_bias_residual_add", .place = "relax_cutlass.pat:151", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)), PARTS(8, ROOT(m.root),
     INNER(plus_bias_add.plus_bias.root), PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs),
     PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias), PART(INPUT, 4, m.residual), INNER(c))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_conv2d_bias_residual_multiply_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_conv2d_bias_residual_multiply, whole, 2),
     .name = "cutlass.conv2d_bias_residual_multiply", .place = "relax_cutlass.pat:153", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)), PARTS(8, ROOT(m.root),
     INNER(plus_bias_mul.plus_bias.root), PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs),
     PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias), PART(INPUT, 4, m.residual), INNER(c))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_conv2d_bias_relu_residual_add_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_conv2d_bias_relu_residual_add, whole, 2),
     .name = "cutlass.conv2d_bias_relu_residual_add", .place = "relax_cutlass.pat:155", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)), PARTS(9, ROOT(m.root),
     INNER(relu_add.relu.m.root), INNER(relu_add.relu.plus_bias.root), PART(INPUT, 0, m.call),
     PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias), PART(INPUT, 4, m.residual),
     INNER(c))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply, whole, 2),
     .name = "cutlass.conv2d_bias_relu_residual_multiply", .place = "relax_cutlass.pat:157",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(9, ROOT(m.root), INNER(relu_mul.relu.m.root), INNER(relu_mul.relu.plus_bias.root),
     PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), INNER(c))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_conv2d_bias_silu_residual_add_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_conv2d_bias_silu_residual_add, whole, 2),
     .name = "cutlass.conv2d_bias_silu_residual_add", .place = "relax_cutlass.pat:159", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)), PARTS(9, ROOT(m.root),
     INNER(silu_add.silu.m.root), INNER(silu_add.silu.plus_bias.root), PART(INPUT, 0, m.call),
     PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias), PART(INPUT, 4, m.residual),
     INNER(c))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply, whole, 2),
     .name = "cutlass.conv2d_bias_silu_residual_multiply", .place = "relax_cutlass.pat:161",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(9, ROOT(m.root), INNER(silu_mul.silu.m.root), INNER(silu_mul.silu.plus_bias.root),
     PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), INNER(c))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_bias_residual_add_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_bias_residual_add, whole, 2),
     .name = "cutlass.matmul_bias_residual_add", .place = "relax_cutlass.pat:163", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)), PARTS(8, ROOT(m.root),
     INNER(plus_bias_add.plus_bias.root), PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs),
     PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias), PART(INPUT, 4, m.residual), INNER(matmul))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_bias_residual_multiply_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_bias_residual_multiply, whole, 2),
     .name = "cutlass.matmul_bias_residual_multiply", .place = "relax_cutlass.pat:165", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)), PARTS(8, ROOT(m.root),
     INNER(plus_bias_mul.plus_bias.root), PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs),
     PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias), PART(INPUT, 4, m.residual), INNER(matmul))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_bias_relu_residual_add_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_bias_relu_residual_add, whole, 2),
     .name = "cutlass.matmul_bias_relu_residual_add", .place = "relax_cutlass.pat:167", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)), PARTS(9, ROOT(m.root),
     INNER(relu_add.relu.m.root), INNER(relu_add.relu.plus_bias.root), PART(INPUT, 0, m.call),
     PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias), PART(INPUT, 4, m.residual),
     INNER(matmul))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_bias_relu_residual_multiply, whole, 2),
     .name = "cutlass.matmul_bias_relu_residual_multiply", .place = "relax_cutlass.pat:169",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(9, ROOT(m.root), INNER(relu_mul.relu.m.root), INNER(relu_mul.relu.plus_bias.root),
     PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), INNER(matmul))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_bias_gelu_residual_add_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_bias_gelu_residual_add, whole, 2),
     .name = "cutlass.matmul_bias_gelu_residual_add", .place = "relax_cutlass.pat:171", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)), PARTS(9, ROOT(m.root),
     INNER(gelu_add.gelu.m.root), INNER(gelu_add.gelu.plus_bias.root), PART(INPUT, 0, m.call),
     PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias), PART(INPUT, 4, m.residual),
     INNER(matmul))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply, whole, 2),
     .name = "cutlass.matmul_bias_gelu_residual_multiply", .place = "relax_cutlass.pat:173",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(9, ROOT(m.root), INNER(gelu_mul.gelu.m.root), INNER(gelu_mul.gelu.plus_bias.root),
     PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), INNER(matmul))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_transposed_bias_residual_add_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_transposed_bias_residual_add, whole, 2),
     .name = "cutlass.matmul_transposed_bias_residual_add", .place = "relax_cutlass.pat:175",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(9, ROOT(m.root), INNER(plus_bias_add.plus_bias.root), PART(INPUT, 0, m.call),
     PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias), PART(INPUT, 4, m.residual),
     INNER(matmul), INNER(transposed.t))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply, whole, 2),
     .name = "cutlass.matmul_transposed_bias_residual_multiply", .place = "relax_cutlass.pat:177",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(9, ROOT(m.root), INNER(plus_bias_mul.plus_bias.root), PART(INPUT, 0, m.call),
     PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias), PART(INPUT, 4, m.residual),
     INNER(matmul), INNER(transposed.t))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add, whole, 2),
     .name = "cutlass.matmul_transposed_bias_relu_residual_add", .place = "relax_cutlass.pat:179",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(10, ROOT(m.root), INNER(relu_add.relu.m.root), INNER(relu_add.relu.plus_bias.root),
     PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), INNER(matmul), INNER(transposed.t))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply, whole, 2),
     .name = "cutlass.matmul_transposed_bias_relu_residual_multiply", .place = "relax_cutlass.pat:181",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(10, ROOT(m.root), INNER(relu_mul.relu.m.root), INNER(relu_mul.relu.plus_bias.root),
     PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), INNER(matmul), INNER(transposed.t))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add, whole, 2),
     .name = "cutlass.matmul_transposed_bias_gelu_residual_add", .place = "relax_cutlass.pat:183",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(10, ROOT(m.root), INNER(gelu_add.gelu.m.root), INNER(gelu_add.gelu.plus_bias.root),
     PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), INNER(matmul), INNER(transposed.t))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply, whole, 2),
     .name = "cutlass.matmul_transposed_bias_gelu_residual_multiply", .place = "relax_cutlass.pat:185",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(10, ROOT(m.root), INNER(gelu_mul.gelu.m.root), INNER(gelu_mul.gelu.plus_bias.root),
     PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), INNER(matmul), INNER(transposed.t))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_bias_residual_add_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_bias_residual_add, whole, 2),
     .name = "cutlass.decode_matmul_bias_residual_add", .place = "relax_cutlass.pat:187", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(7, 7, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded), NODE("scales", m.scales),
     NODE("bias", m.bias), NODE("residual", m.residual)), PARTS(13, ROOT(m.root),
     INNER(plus_bias_add.plus_bias.root), PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs),
     PART(INPUT, 2, m.w_decoded), PART(INPUT, 3, m.w_encoded), PART(INPUT, 4, m.scales),
     PART(INPUT, 5, m.bias), PART(INPUT, 6, m.residual), INNER(c), INNER(decode.call_tir),
     CONST(decode.decoded.global), INNER(decode.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_bias_residual_multiply, whole, 2),
     .name = "cutlass.decode_matmul_bias_residual_multiply", .place = "relax_cutlass.pat:189",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(7, 7, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded),
     NODE("scales", m.scales), NODE("bias", m.bias), NODE("residual", m.residual)), PARTS(13, ROOT(m.root),
     INNER(plus_bias_mul.plus_bias.root), PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs),
     PART(INPUT, 2, m.w_decoded), PART(INPUT, 3, m.w_encoded), PART(INPUT, 4, m.scales),
     PART(INPUT, 5, m.bias), PART(INPUT, 6, m.residual), INNER(c), INNER(decode.call_tir),
     CONST(decode.decoded.global), INNER(decode.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add, whole, 2),
     .name = "cutlass.decode_matmul_cast_bias_residual_add", .place = "relax_cutlass.pat:191",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(7, 7, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded),
     NODE("scales", m.scales), NODE("bias", m.bias), NODE("residual", m.residual)), PARTS(14, ROOT(m.root),
     INNER(plus_bias_add.plus_bias.root), PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs),
     PART(INPUT, 2, m.w_decoded), PART(INPUT, 3, m.w_encoded), PART(INPUT, 4, m.scales),
     PART(INPUT, 5, m.bias), PART(INPUT, 6, m.residual), INNER(c), INNER(decode_cast.matmul),
     INNER(decode_cast.call_tir), CONST(decode_cast.decoded.global), INNER(decode_cast.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply, whole, 2),
     .name = "cutlass.decode_matmul_cast_bias_residual_multiply", .place = "relax_cutlass.pat:193",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(7, 7, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded),
     NODE("scales", m.scales), NODE("bias", m.bias), NODE("residual", m.residual)), PARTS(14, ROOT(m.root),
     INNER(plus_bias_mul.plus_bias.root), PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs),
     PART(INPUT, 2, m.w_decoded), PART(INPUT, 3, m.w_encoded), PART(INPUT, 4, m.scales),
     PART(INPUT, 5, m.bias), PART(INPUT, 6, m.residual), INNER(c), INNER(decode_cast.matmul),
     INNER(decode_cast.call_tir), CONST(decode_cast.decoded.global), INNER(decode_cast.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add, whole, 2),
     .name = "cutlass.decode_matmul_bias_gelu_residual_add", .place = "relax_cutlass.pat:196",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(7, 7, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded),
     NODE("scales", m.scales), NODE("bias", m.bias), NODE("residual", m.residual)), PARTS(14, ROOT(m.root),
     INNER(gelu_add.gelu.m.root), INNER(gelu_add.gelu.plus_bias.root), PART(INPUT, 0, m.call),
     PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.w_decoded), PART(INPUT, 3, m.w_encoded),
     PART(INPUT, 4, m.scales), PART(INPUT, 5, m.bias), PART(INPUT, 6, m.residual), INNER(c),
     INNER(decode.call_tir), CONST(decode.decoded.global), INNER(decode.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply, whole, 2),
     .name = "cutlass.decode_matmul_bias_gelu_residual_multiply", .place = "relax_cutlass.pat:198",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(7, 7, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded),
     NODE("scales", m.scales), NODE("bias", m.bias), NODE("residual", m.residual)), PARTS(14, ROOT(m.root),
     INNER(gelu_mul.gelu.m.root), INNER(gelu_mul.gelu.plus_bias.root), PART(INPUT, 0, m.call),
     PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.w_decoded), PART(INPUT, 3, m.w_encoded),
     PART(INPUT, 4, m.scales), PART(INPUT, 5, m.bias), PART(INPUT, 6, m.residual), INNER(c),
     INNER(decode.call_tir), CONST(decode.decoded.global), INNER(decode.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add, whole, 2),
     .name = "cutlass.decode_matmul_cast_bias_gelu_residual_add", .place = "relax_cutlass.pat:201",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(7, 7, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded),
     NODE("scales", m.scales), NODE("bias", m.bias), NODE("residual", m.residual)), PARTS(15, ROOT(m.root),
     INNER(gelu_add.gelu.m.root), INNER(gelu_add.gelu.plus_bias.root), PART(INPUT, 0, m.call),
     PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.w_decoded), PART(INPUT, 3, m.w_encoded),
     PART(INPUT, 4, m.scales), PART(INPUT, 5, m.bias), PART(INPUT, 6, m.residual), INNER(c),
     INNER(decode_cast.matmul), INNER(decode_cast.call_tir), CONST(decode_cast.decoded.global),
     INNER(decode_cast.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply, whole, 2),
     .name = "cutlass.decode_matmul_cast_bias_gelu_residual_multiply", .place = "relax_cutlass.pat:204",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(7, 7, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded),
     NODE("scales", m.scales), NODE("bias", m.bias), NODE("residual", m.residual)), PARTS(15, ROOT(m.root),
     INNER(gelu_mul.gelu.m.root), INNER(gelu_mul.gelu.plus_bias.root), PART(INPUT, 0, m.call),
     PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.w_decoded), PART(INPUT, 3, m.w_encoded),
     PART(INPUT, 4, m.scales), PART(INPUT, 5, m.bias), PART(INPUT, 6, m.residual), INNER(c),
     INNER(decode_cast.matmul), INNER(decode_cast.call_tir), CONST(decode_cast.decoded.global),
     INNER(decode_cast.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_conv2d_bias_residual_add_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_conv2d_bias_residual_add_relu, whole, 2),
     .name = "cutlass.conv2d_bias_residual_add_relu", .place = "relax_cutlass.pat:208", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(9, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(add.m.root), INNER(add.plus_bias_add.plus_bias.root),
     INNER(add.c))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_conv2d_bias_residual_multiply_relu, whole, 2),
     .name = "cutlass.conv2d_bias_residual_multiply_relu", .place = "relax_cutlass.pat:210",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(9, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(multiply.m.root),
     INNER(multiply.plus_bias_mul.plus_bias.root), INNER(multiply.c))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_conv2d_bias_relu_residual_add_relu, whole, 2),
     .name = "cutlass.conv2d_bias_relu_residual_add_relu", .place = "relax_cutlass.pat:212",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(10, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(add.m.root), INNER(add.relu_add.relu.m.root),
     INNER(add.relu_add.relu.plus_bias.root), INNER(add.c))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_conv2d_bias_relu_residual_multiply_relu, whole, 2),
     .name = "cutlass.conv2d_bias_relu_residual_multiply_relu", .place = "relax_cutlass.pat:214",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(10, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(multiply.m.root), INNER(multiply.relu_mul.relu.m.root),
     INNER(multiply.relu_mul.relu.plus_bias.root), INNER(multiply.c))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_conv2d_bias_silu_residual_add_relu, whole, 2),
     .name = "cutlass.conv2d_bias_silu_residual_add_relu", .place = "relax_cutlass.pat:216",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(10, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(add.m.root), INNER(add.silu_add.silu.m.root),
     INNER(add.silu_add.silu.plus_bias.root), INNER(add.c))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_conv2d_bias_silu_residual_multiply_relu, whole, 2),
     .name = "cutlass.conv2d_bias_silu_residual_multiply_relu", .place = "relax_cutlass.pat:218",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(10, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(multiply.m.root), INNER(multiply.silu_mul.silu.m.root),
     INNER(multiply.silu_mul.silu.plus_bias.root), INNER(multiply.c))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_bias_residual_add_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_bias_residual_add_relu, whole, 2),
     .name = "cutlass.matmul_bias_residual_add_relu", .place = "relax_cutlass.pat:220", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call), NODE("lhs", m.lhs),
     NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(9, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(plus_bias_add.m.root),
     INNER(plus_bias_add.plus_bias.root), INNER(matmul))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_bias_residual_multiply_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_bias_residual_multiply_relu, whole, 2),
     .name = "cutlass.matmul_bias_residual_multiply_relu", .place = "relax_cutlass.pat:222",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(9, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(plus_bias_mul.m.root),
     INNER(plus_bias_mul.plus_bias.root), INNER(matmul))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_bias_relu_residual_add_relu, whole, 2),
     .name = "cutlass.matmul_bias_relu_residual_add_relu", .place = "relax_cutlass.pat:224",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(10, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(relu_add.m.root), INNER(relu_add.relu.m.root),
     INNER(relu_add.relu.plus_bias.root), INNER(matmul))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_bias_relu_residual_multiply_relu, whole, 2),
     .name = "cutlass.matmul_bias_relu_residual_multiply_relu", .place = "relax_cutlass.pat:226",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(10, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(relu_mul.m.root), INNER(relu_mul.relu.m.root),
     INNER(relu_mul.relu.plus_bias.root), INNER(matmul))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_bias_gelu_residual_add_relu, whole, 2),
     .name = "cutlass.matmul_bias_gelu_residual_add_relu", .place = "relax_cutlass.pat:228",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(10, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(gelu_add.m.root), INNER(gelu_add.gelu.m.root),
     INNER(gelu_add.gelu.plus_bias.root), INNER(matmul))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_bias_gelu_residual_multiply_relu, whole, 2),
     .name = "cutlass.matmul_bias_gelu_residual_multiply_relu", .place = "relax_cutlass.pat:230",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(10, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(gelu_mul.m.root), INNER(gelu_mul.gelu.m.root),
     INNER(gelu_mul.gelu.plus_bias.root), INNER(matmul))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_transposed_bias_residual_add_relu, whole, 2),
     .name = "cutlass.matmul_transposed_bias_residual_add_relu", .place = "relax_cutlass.pat:232",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(10, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(plus_bias_add.m.root),
     INNER(plus_bias_add.plus_bias.root), INNER(matmul), INNER(transposed.t))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_transposed_bias_residual_multiply_relu, whole, 2),
     .name = "cutlass.matmul_transposed_bias_residual_multiply_relu", .place = "relax_cutlass.pat:234",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(10, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(plus_bias_mul.m.root),
     INNER(plus_bias_mul.plus_bias.root), INNER(matmul), INNER(transposed.t))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_add_relu, whole, 2),
     .name = "cutlass.matmul_transposed_bias_relu_residual_add_relu", .place = "relax_cutlass.pat:236",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(11, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(relu_add.m.root), INNER(relu_add.relu.m.root),
     INNER(relu_add.relu.plus_bias.root), INNER(matmul), INNER(transposed.t))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_transposed_bias_relu_residual_multiply_relu, whole, 2),
     .name = "cutlass.matmul_transposed_bias_relu_residual_multiply_relu", .place = "relax_cutlass.pat:238",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(11, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(relu_mul.m.root), INNER(relu_mul.relu.m.root),
     INNER(relu_mul.relu.plus_bias.root), INNER(matmul), INNER(transposed.t))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_add_relu, whole, 2),
     .name = "cutlass.matmul_transposed_bias_gelu_residual_add_relu", .place = "relax_cutlass.pat:240",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(11, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(gelu_add.m.root), INNER(gelu_add.gelu.m.root),
     INNER(gelu_add.gelu.plus_bias.root), INNER(matmul), INNER(transposed.t))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_matmul_transposed_bias_gelu_residual_multiply_relu, whole, 2),
     .name = "cutlass.matmul_transposed_bias_gelu_residual_multiply_relu", .place = "relax_cutlass.pat:242",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("rhs", m.rhs), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(11, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.rhs), PART(INPUT, 3, m.bias),
     PART(INPUT, 4, m.residual), ROOT(m.root), INNER(gelu_mul.m.root), INNER(gelu_mul.gelu.m.root),
     INNER(gelu_mul.gelu.plus_bias.root), INNER(matmul), INNER(transposed.t))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_bias_residual_add_relu, whole, 2),
     .name = "cutlass.decode_matmul_bias_residual_add_relu", .place = "relax_cutlass.pat:244",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(7, 7, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded),
     NODE("scales", m.scales), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(14, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.w_decoded),
     PART(INPUT, 3, m.w_encoded), PART(INPUT, 4, m.scales), PART(INPUT, 5, m.bias),
     PART(INPUT, 6, m.residual), ROOT(m.root), INNER(add.m.root), INNER(add.plus_bias_add.plus_bias.root),
     INNER(add.c), INNER(add.decode.call_tir), CONST(add.decode.decoded.global),
     INNER(add.decode.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_bias_residual_multiply_relu, whole, 2),
     .name = "cutlass.decode_matmul_bias_residual_multiply_relu", .place = "relax_cutlass.pat:246",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(7, 7, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded),
     NODE("scales", m.scales), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(14, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.w_decoded),
     PART(INPUT, 3, m.w_encoded), PART(INPUT, 4, m.scales), PART(INPUT, 5, m.bias),
     PART(INPUT, 6, m.residual), ROOT(m.root), INNER(multiply.m.root),
     INNER(multiply.plus_bias_mul.plus_bias.root), INNER(multiply.c), INNER(multiply.decode.call_tir),
     CONST(multiply.decode.decoded.global), INNER(multiply.decode.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_add_relu, whole, 2),
     .name = "cutlass.decode_matmul_cast_bias_residual_add_relu", .place = "relax_cutlass.pat:249",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(7, 7, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded),
     NODE("scales", m.scales), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(15, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.w_decoded),
     PART(INPUT, 3, m.w_encoded), PART(INPUT, 4, m.scales), PART(INPUT, 5, m.bias),
     PART(INPUT, 6, m.residual), ROOT(m.root), INNER(add.m.root), INNER(add.plus_bias_add.plus_bias.root),
     INNER(add.c), INNER(add.decode_cast.matmul), INNER(add.decode_cast.call_tir),
     CONST(add.decode_cast.decoded.global), INNER(add.decode_cast.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_cast_bias_residual_multiply_relu, whole, 2),
     .name = "cutlass.decode_matmul_cast_bias_residual_multiply_relu", .place = "relax_cutlass.pat:252",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(7, 7, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded),
     NODE("scales", m.scales), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(15, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.w_decoded),
     PART(INPUT, 3, m.w_encoded), PART(INPUT, 4, m.scales), PART(INPUT, 5, m.bias),
     PART(INPUT, 6, m.residual), ROOT(m.root), INNER(multiply.m.root),
     INNER(multiply.plus_bias_mul.plus_bias.root), INNER(multiply.c), INNER(multiply.decode_cast.matmul),
     INNER(multiply.decode_cast.call_tir), CONST(multiply.decode_cast.decoded.global),
     INNER(multiply.decode_cast.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_add_relu, whole, 2),
     .name = "cutlass.decode_matmul_bias_gelu_residual_add_relu", .place = "relax_cutlass.pat:255",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(7, 7, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded),
     NODE("scales", m.scales), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(15, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.w_decoded),
     PART(INPUT, 3, m.w_encoded), PART(INPUT, 4, m.scales), PART(INPUT, 5, m.bias),
     PART(INPUT, 6, m.residual), ROOT(m.root), INNER(add.m.root), INNER(add.gelu_add.gelu.m.root),
     INNER(add.gelu_add.gelu.plus_bias.root), INNER(add.c), INNER(add.decode.call_tir),
     CONST(add.decode.decoded.global), INNER(add.decode.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_bias_gelu_residual_multiply_relu, whole, 2),
     .name = "cutlass.decode_matmul_bias_gelu_residual_multiply_relu", .place = "relax_cutlass.pat:258",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(7, 7, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded),
     NODE("scales", m.scales), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(15, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.w_decoded),
     PART(INPUT, 3, m.w_encoded), PART(INPUT, 4, m.scales), PART(INPUT, 5, m.bias),
     PART(INPUT, 6, m.residual), ROOT(m.root), INNER(multiply.m.root), INNER(multiply.gelu_mul.gelu.m.root),
     INNER(multiply.gelu_mul.gelu.plus_bias.root), INNER(multiply.c), INNER(multiply.decode.call_tir),
     CONST(multiply.decode.decoded.global), INNER(multiply.decode.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_add_relu, whole, 2),
     .name = "cutlass.decode_matmul_cast_bias_gelu_residual_add_relu", .place = "relax_cutlass.pat:261",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(7, 7, NODE("call", m.call),
     NODE("lhs", m.lhs), NODE("w_decoded", m.w_decoded), NODE("w_encoded", m.w_encoded),
     NODE("scales", m.scales), NODE("bias", m.bias), NODE("residual", m.residual)),
     PARTS(16, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs), PART(INPUT, 2, m.w_decoded),
     PART(INPUT, 3, m.w_encoded), PART(INPUT, 4, m.scales), PART(INPUT, 5, m.bias),
     PART(INPUT, 6, m.residual), ROOT(m.root), INNER(add.m.root), INNER(add.gelu_add.gelu.m.root),
     INNER(add.gelu_add.gelu.plus_bias.root), INNER(add.c), INNER(add.decode_cast.matmul),
     INNER(add.decode_cast.call_tir), CONST(add.decode_cast.decoded.global),
     INNER(add.decode_cast.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_decode_matmul_cast_bias_gelu_residual_multiply_relu, whole, 2),
     .name = "cutlass.decode_matmul_cast_bias_gelu_residual_multiply_relu",
     .place = "relax_cutlass.pat:264", .is_entry = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(7, 7, NODE("call", m.call), NODE("lhs", m.lhs), NODE("w_decoded", m.w_decoded),
     NODE("w_encoded", m.w_encoded), NODE("scales", m.scales), NODE("bias", m.bias),
     NODE("residual", m.residual)), PARTS(16, PART(INPUT, 0, m.call), PART(INPUT, 1, m.lhs),
     PART(INPUT, 2, m.w_decoded), PART(INPUT, 3, m.w_encoded), PART(INPUT, 4, m.scales),
     PART(INPUT, 5, m.bias), PART(INPUT, 6, m.residual), ROOT(m.root), INNER(multiply.m.root),
     INNER(multiply.gelu_mul.gelu.m.root), INNER(multiply.gelu_mul.gelu.plus_bias.root), INNER(multiply.c),
     INNER(multiply.decode_cast.matmul), INNER(multiply.decode_cast.call_tir),
     CONST(multiply.decode_cast.decoded.global), INNER(multiply.decode_cast.decoded.tuple))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_attention_match
    {DFG_FOUND_ROW(relax_cutlass_cutlass_attention, match, 0), .name = "cutlass.attention",
     .place = "relax_cutlass.pat:268", .is_entry = true, CAPTURES(3, 3, NODE("query", query),
     NODE("key", key), NODE("value", value)), PARTS(4, PART(INPUT, 0, query), PART(INPUT, 1, key),
     PART(INPUT, 2, value), ROOT(root))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_attention_bias_match
    {DFG_FOUND_ROW(relax_cutlass_cutlass_attention_bias, match, 0), .name = "cutlass.attention_bias",
     .place = "relax_cutlass.pat:269", .is_entry = true, CAPTURES(4, 4, NODE("query", query),
     NODE("key", key), NODE("value", value), NODE("bias", bias)), PARTS(5, PART(INPUT, 0, query),
     PART(INPUT, 1, key), PART(INPUT, 2, value), PART(INPUT, 3, bias), ROOT(root))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_stacked_attention_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_stacked_attention, whole, 0), .name = "cutlass.stacked_attention",
     .place = "relax_cutlass.pat:270", .is_entry = true, .depth = 4,
     CAPTURES(5, 5, NODE("stacked_qkv", m.stacked_qkv), NODE("split", m.split),
     NODE("query_reshape_list", m.query_reshape_list), NODE("key_reshape_list", m.key_reshape_list),
     NODE("value_reshape_list", m.value_reshape_list)), PARTS(13, PART(INPUT, 0, m.stacked_qkv),
     PART(INPUT, 1, m.split), PART(INPUT, 2, m.query_reshape_list), PART(INPUT, 3, m.key_reshape_list),
     PART(INPUT, 4, m.value_reshape_list), ROOT(m.root), INNER(reshape), INNER(get), INNER(s),
     INNER(reshape_2), INNER(get_2), INNER(reshape_3), INNER(get_3))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_stacked_attention_2_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_stacked_attention_2, whole, 0),
     .name = "cutlass.stacked_attention", .place = "relax_cutlass.pat:275", .is_entry = true, .depth = 4,
     CAPTURES(6, 6, NODE("stacked_qkv", m.stacked_qkv), NODE("split", m.split),
     NODE("query_reshape_list", m.query_reshape_list), NODE("key_reshape_list", m.key_reshape_list),
     NODE("value_reshape_list", m.value_reshape_list), NODE("bias", m.bias)),
     PARTS(14, PART(INPUT, 0, m.stacked_qkv), PART(INPUT, 1, m.split), PART(INPUT, 2, m.query_reshape_list),
     PART(INPUT, 3, m.key_reshape_list), PART(INPUT, 4, m.value_reshape_list), PART(INPUT, 5, m.bias),
     ROOT(m.root), INNER(reshape), INNER(get), INNER(s), INNER(reshape_2), INNER(get_2), INNER(reshape_3),
     INNER(get_3))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_stacked_attention_3_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_stacked_attention_3, whole, 3),
     .name = "cutlass.stacked_attention", .place = "relax_cutlass.pat:280", .is_entry = true, .depth = 3,
     CAPTURES(9, 9, NODE("stacked_qkv", m.stacked_qkv), NODE("query_reshape_list", m.query_reshape_list),
     NODE("key_reshape_list", m.key_reshape_list), NODE("value_reshape_list", m.value_reshape_list),
     NODE("query_end", m.query_end), NODE("key_begin", m.key_begin), NODE("key_end", m.key_end),
     NODE("value_begin", m.value_begin), NODE("value_end", m.value_end)),
     PARTS(32, PART(INPUT, 0, m.stacked_qkv), PART(INPUT, 1, m.query_reshape_list),
     PART(INPUT, 2, m.key_reshape_list), PART(INPUT, 3, m.value_reshape_list), PART(INPUT, 4, m.query_end),
     PART(INPUT, 5, m.key_begin), PART(INPUT, 6, m.key_end), PART(INPUT, 7, m.value_begin),
     PART(INPUT, 8, m.value_end), ROOT(m.root), INNER(reshape), INNER(part.m.root), CONST(part.constant),
     CONST(part.constant_2), CONST(part.m.begin), PART(CONST, 4, m.query_end), CONST(part.constant_3),
     CONST(constant_5), INNER(reshape_2), INNER(part_2.m.root), CONST(part_2.constant),
     CONST(part_2.constant_2), PART(CONST, 5, m.key_begin), PART(CONST, 6, m.key_end),
     CONST(part_2.constant_3), INNER(reshape_3), INNER(part_3.m.root), CONST(part_3.constant),
     CONST(part_3.constant_2), PART(CONST, 7, m.value_begin), PART(CONST, 8, m.value_end),
     CONST(part_3.constant_3))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_stacked_attention_4_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_stacked_attention_4, whole, 3),
     .name = "cutlass.stacked_attention", .place = "relax_cutlass.pat:286", .is_entry = true, .depth = 3,
     CAPTURES(10, 10, NODE("stacked_qkv", m.stacked_qkv), NODE("query_reshape_list", m.query_reshape_list),
     NODE("key_reshape_list", m.key_reshape_list), NODE("value_reshape_list", m.value_reshape_list),
     NODE("bias", m.bias), NODE("query_end", m.query_end), NODE("key_begin", m.key_begin),
     NODE("key_end", m.key_end), NODE("value_begin", m.value_begin), NODE("value_end", m.value_end)),
     PARTS(33, PART(INPUT, 0, m.stacked_qkv), PART(INPUT, 1, m.query_reshape_list),
     PART(INPUT, 2, m.key_reshape_list), PART(INPUT, 3, m.value_reshape_list), PART(INPUT, 4, m.bias),
     PART(INPUT, 5, m.query_end), PART(INPUT, 6, m.key_begin), PART(INPUT, 7, m.key_end),
     PART(INPUT, 8, m.value_begin), PART(INPUT, 9, m.value_end), ROOT(m.root), INNER(reshape),
     INNER(part.m.root), CONST(part.constant), CONST(part.constant_2), CONST(part.m.begin),
     PART(CONST, 5, m.query_end), CONST(part.constant_3), CONST(constant_5), INNER(reshape_2),
     INNER(part_2.m.root), CONST(part_2.constant), CONST(part_2.constant_2), PART(CONST, 6, m.key_begin),
     PART(CONST, 7, m.key_end), CONST(part_2.constant_3), INNER(reshape_3), INNER(part_3.m.root),
     CONST(part_3.constant), CONST(part_3.constant_2), PART(CONST, 8, m.value_begin),
     PART(CONST, 9, m.value_end), CONST(part_3.constant_3))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_attention_var_len_match
    {DFG_FOUND_ROW(relax_cutlass_cutlass_attention_var_len, match, 0), .name = "cutlass.attention_var_len",
     .place = "relax_cutlass.pat:293", .is_entry = true, CAPTURES(7, 7, NODE("query", query),
     NODE("key", key), NODE("value", value), NODE("seqstart_q", seqstart_q), NODE("seqstart_k", seqstart_k),
     NODE("max_seqlen_q", max_seqlen_q), NODE("max_seqlen_k", max_seqlen_k)),
     PARTS(8, PART(INPUT, 0, query), PART(INPUT, 1, key), PART(INPUT, 2, value), PART(INPUT, 3, seqstart_q),
     PART(INPUT, 4, seqstart_k), PART(INPUT, 5, max_seqlen_q), PART(INPUT, 6, max_seqlen_k), ROOT(root))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_layer_norm_match
    {DFG_FOUND_ROW(relax_cutlass_cutlass_layer_norm, match, 0), .name = "cutlass.layer_norm",
     .place = "relax_cutlass.pat:296", .is_entry = true, .depth = 1, CAPTURES(3, 3, NODE("inp", inp),
     NODE("gamma", gamma), NODE("beta", beta)), PARTS(4, ROOT(root), PART(INPUT, 0, inp),
     PART(INPUT, 1, gamma), PART(INPUT, 2, beta))},
#undef WHOLE
#define WHOLE relax_cutlass_cutlass_rms_norm_whole
    {DFG_FOUND_ROW(relax_cutlass_cutlass_rms_norm, whole, 0), .name = "cutlass.rms_norm",
     .place = "relax_cutlass.pat:297", .is_entry = true, .depth = 2, CAPTURES(3, 3, NODE("gv", m.gv),
     NODE("inp", m.inp), NODE("weight", m.weight)), PARTS(6, PART(INPUT, 0, m.gv), PART(INPUT, 1, m.inp),
     PART(INPUT, 2, m.weight), ROOT(m.root), CONST(global), INNER(tuple))},
#undef WHOLE
};

/* ---- table relax_cutlass ---- */

DFG_TABLE_SLOTS_WIDE(relax_cutlass)

static const struct dfg_table_entry relax_cutlass_entries[] = {
    { .name = "cutlass.conv2d", .pattern = 22 },
    { .name = "cutlass.conv2d_bias", .pattern = 23 },
    { .name = "cutlass.conv2d_bias_relu", .pattern = 24 },
    { .name = "cutlass.conv2d_bias_silu", .pattern = 25 },
    { .name = "cutlass.matmul", .pattern = 26 },
    { .name = "cutlass.matmul_bias", .pattern = 27 },
    { .name = "cutlass.matmul_bias_relu", .pattern = 28 },
    { .name = "cutlass.matmul_bias_gelu", .pattern = 29 },
    { .name = "cutlass.matmul_transposed", .pattern = 30 },
    { .name = "cutlass.matmul_transposed_bias", .pattern = 31 },
    { .name = "cutlass.matmul_transposed_bias_relu", .pattern = 32 },
    { .name = "cutlass.matmul_transposed_bias_gelu", .pattern = 33 },
    { .name = "cutlass.decode_matmul", .pattern = 34 },
    { .name = "cutlass.decode_matmul_bias", .pattern = 35 },
    { .name = "cutlass.decode_matmul_cast", .pattern = 36 },
    { .name = "cutlass.decode_matmul_cast_bias", .pattern = 37 },
    { .name = "cutlass.decode_matmul_bias_gelu", .pattern = 38 },
    { .name = "cutlass.decode_matmul_cast_bias_gelu", .pattern = 39 },
    { .name = "cutlass.conv2d_bias_residual_add", .pattern = 40 },
    { .name = "cutlass.conv2d_bias_residual_multiply", .pattern = 41 },
    { .name = "cutlass.conv2d_bias_relu_residual_add", .pattern = 42 },
    { .name = "cutlass.conv2d_bias_relu_residual_multiply", .pattern = 43 },
    { .name = "cutlass.conv2d_bias_silu_residual_add", .pattern = 44 },
    { .name = "cutlass.conv2d_bias_silu_residual_multiply", .pattern = 45 },
    { .name = "cutlass.matmul_bias_residual_add", .pattern = 46 },
    { .name = "cutlass.matmul_bias_residual_multiply", .pattern = 47 },
    { .name = "cutlass.matmul_bias_relu_residual_add", .pattern = 48 },
    { .name = "cutlass.matmul_bias_relu_residual_multiply", .pattern = 49 },
    { .name = "cutlass.matmul_bias_gelu_residual_add", .pattern = 50 },
    { .name = "cutlass.matmul_bias_gelu_residual_multiply", .pattern = 51 },
    { .name = "cutlass.matmul_transposed_bias_residual_add", .pattern = 52 },
    { .name = "cutlass.matmul_transposed_bias_residual_multiply", .pattern = 53 },
    { .name = "cutlass.matmul_transposed_bias_relu_residual_add", .pattern = 54 },
    { .name = "cutlass.matmul_transposed_bias_relu_residual_multiply", .pattern = 55 },
    { .name = "cutlass.matmul_transposed_bias_gelu_residual_add", .pattern = 56 },
    { .name = "cutlass.matmul_transposed_bias_gelu_residual_multiply", .pattern = 57 },
    { .name = "cutlass.decode_matmul_bias_residual_add", .pattern = 58 },
    { .name = "cutlass.decode_matmul_bias_residual_multiply", .pattern = 59 },
    { .name = "cutlass.decode_matmul_cast_bias_residual_add", .pattern = 60 },
    { .name = "cutlass.decode_matmul_cast_bias_residual_multiply", .pattern = 61 },
    { .name = "cutlass.decode_matmul_bias_gelu_residual_add", .pattern = 62 },
    { .name = "cutlass.decode_matmul_bias_gelu_residual_multiply", .pattern = 63 },
    { .name = "cutlass.decode_matmul_cast_bias_gelu_residual_add", .pattern = 64 },
    { .name = "cutlass.decode_matmul_cast_bias_gelu_residual_multiply", .pattern = 65 },
    { .name = "cutlass.conv2d_bias_residual_add_relu", .pattern = 66 },
    { .name = "cutlass.conv2d_bias_residual_multiply_relu", .pattern = 67 },
    { .name = "cutlass.conv2d_bias_relu_residual_add_relu", .pattern = 68 },
    { .name = "cutlass.conv2d_bias_relu_residual_multiply_relu", .pattern = 69 },
    { .name = "cutlass.conv2d_bias_silu_residual_add_relu", .pattern = 70 },
    { .name = "cutlass.conv2d_bias_silu_residual_multiply_relu", .pattern = 71 },
    { .name = "cutlass.matmul_bias_residual_add_relu", .pattern = 72 },
    { .name = "cutlass.matmul_bias_residual_multiply_relu", .pattern = 73 },
    { .name = "cutlass.matmul_bias_relu_residual_add_relu", .pattern = 74 },
    { .name = "cutlass.matmul_bias_relu_residual_multiply_relu", .pattern = 75 },
    { .name = "cutlass.matmul_bias_gelu_residual_add_relu", .pattern = 76 },
    { .name = "cutlass.matmul_bias_gelu_residual_multiply_relu", .pattern = 77 },
    { .name = "cutlass.matmul_transposed_bias_residual_add_relu", .pattern = 78 },
    { .name = "cutlass.matmul_transposed_bias_residual_multiply_relu", .pattern = 79 },
    { .name = "cutlass.matmul_transposed_bias_relu_residual_add_relu", .pattern = 80 },
    { .name = "cutlass.matmul_transposed_bias_relu_residual_multiply_relu", .pattern = 81 },
    { .name = "cutlass.matmul_transposed_bias_gelu_residual_add_relu", .pattern = 82 },
    { .name = "cutlass.matmul_transposed_bias_gelu_residual_multiply_relu", .pattern = 83 },
    { .name = "cutlass.decode_matmul_bias_residual_add_relu", .pattern = 84 },
    { .name = "cutlass.decode_matmul_bias_residual_multiply_relu", .pattern = 85 },
    { .name = "cutlass.decode_matmul_cast_bias_residual_add_relu", .pattern = 86 },
    { .name = "cutlass.decode_matmul_cast_bias_residual_multiply_relu", .pattern = 87 },
    { .name = "cutlass.decode_matmul_bias_gelu_residual_add_relu", .pattern = 88 },
    { .name = "cutlass.decode_matmul_bias_gelu_residual_multiply_relu", .pattern = 89 },
    { .name = "cutlass.decode_matmul_cast_bias_gelu_residual_add_relu", .pattern = 90 },
    { .name = "cutlass.decode_matmul_cast_bias_gelu_residual_multiply_relu", .pattern = 91 },
    { .name = "cutlass.attention", .pattern = 92 },
    { .name = "cutlass.attention_bias", .pattern = 93 },
    { .name = "cutlass.stacked_attention", .pattern = 94 },
    { .name = "cutlass.stacked_attention", .pattern = 95 },
    { .name = "cutlass.stacked_attention", .pattern = 96 },
    { .name = "cutlass.stacked_attention", .pattern = 97 },
    { .name = "cutlass.attention_var_len", .pattern = 98 },
    { .name = "cutlass.layer_norm", .pattern = 99 },
    { .name = "cutlass.rms_norm", .pattern = 100 },
};
static const struct dfg_attr_text relax_cutlass_attrs[] = {
    { "Compiler", "\"cutlass\"" },
};
static const struct dfg_table relax_cutlass_tables[] = {
    { .name = "relax_cutlass", .n = 79, .last_wins = true, .entries = relax_cutlass_entries, .n_words = 2,
      .n_attrs = 1, .attrs = relax_cutlass_attrs,
      .candidates = relax_cutlass_candidates_slot, .first = relax_cutlass_first_slot, .sweep = relax_cutlass_sweep_slot },
};

static const char *const relax_cutlass_imports[] = { "relax", NULL };
static const char *const relax_cutlass_text_0[] = { /* relax_cutlass.pat */
    "// relax_cutlass.pat -- what CUTLASS can run: 79 entries over Relax operators.\n//\n"
    "// Names, order and conditions are those of TVM 0.27 (relax/backend/cuda/cutlass.py and what it\n"
    "// imports of relax/backend/patterns.py and contrib/cutlass/build.py).  Entries that come later win.\n"
    "// No value inside of a group is used outside, as in all tables.  What an entry hands to the code\n"
    "// generator has the names of the source, but for `call`, which there is `root`: the convolution, the\n"
    "// product or its cast, that all conditions speak of.  Repairs:\n"
    "//   - A bias is what a residual is: one element a channel or the shape of what it is added to, and\n"
    "//     computed without that; there convolutions and products take any value, a column or a scalar too.\n"
    "//     Shapes are compared whole; there those of two ranks up to the shorter one's end.\n"
    "//   - The weights of a transposed product have their last two axes exchanged; there any permutation\n"
    "//     is taken for it.  Products are of matrices; there a vector fails in the code generator.\n"
    "//   - A residual may be a constant; there it has to be a variable of the module.\n"
    "//   - Three parts that attention stacks are all there are; there further ones are passed over.  Their axis may be\n"
    "//     counted from the end, and slices without strides have strides of 1; there the one is refused and the\n"
    "//     check of the other fails.\n"
    "//   - The result of a convolution has the layout of its data; there it may have any.\n"
    "//   - Extents of the weights of a convolution are static as those of the data; normalisations are of\n"
    "//     16- and 32-bit floats: there these, too, fail in the code generator.\n"
    "//   - Of two matches of one entry that overlap the one nearer to the outputs is taken, as in all tables; in Relax,\n"
    "//     in all of its tables, the one nearer to the inputs.\n"
    "//   - A decoded product is of 16-bit floats; there it is of anything but 32-bit ones.\n\n"
    "import \"relax.ops\";\nimport \"relax_conditions.pat\";\n\n// ---- what all ask ----\n\n"
    "cond gemm_types(x, y) =\n"
    "    (x.dtype in {f16, f32} and same_dtype(x, y)) or (x.dtype in {i8, u8} and y.dtype in {i8, u8});\n\n"
    "// What is computed without c, and has one element for each channel, or one for each that is there.\n"
    "cond addend(b, c) =\n    distinct(b, c), not depends(b, c),\n"
    "    (b.shape[-1] == c.shape[-1] and (b.elements == c.shape[-1] or b.rank == 1)) or same_shape(b, c);\n"
    "\npattern plus_bias(c, b) = relax.add(c, b) where addend(b, c);\n"
    "pattern relu(c, b) = relax.nn.relu(plus_bias(c, b));\n"
    "pattern gelu(c, b) = relax.nn.gelu(plus_bias(c, b));\n"
    "pattern silu(c, b) = relax.nn.silu(plus_bias(c, b));\n\n"
    "pattern plus_bias_add(c, b, r) = relax.add(plus_bias(c, b), r) where addend(r, c);\n"
    "pattern plus_bias_mul(c, b, r) = relax.multiply(plus_bias(c, b), r) where addend(r, c);\n"
    "pattern relu_add(c, b, r) = relax.add(relu(c, b), r) where addend(r, c);\n"
    "pattern relu_mul(c, b, r) = relax.multiply(relu(c, b), r) where addend(r, c);\n"
    "pattern gelu_add(c, b, r) = relax.add(gelu(c, b), r) where addend(r, c);\n"
    "pattern gelu_mul(c, b, r) = relax.multiply(gelu(c, b), r) where addend(r, c);\n"
    "pattern silu_add(c, b, r) = relax.add(silu(c, b), r) where addend(r, c);\n"
    "pattern silu_mul(c, b, r) = relax.multiply(silu(c, b), r) where addend(r, c);\n\n"
    "// ---- convolutions ----\n\npattern conv2d(lhs, rhs) {\n"
    "    c = relax.nn.conv2d(lhs : [_, _, _, _], rhs : [_, _, _, _])\n"
    "        { data_layout == \"NHWC\", kernel_layout == \"OHWI\" };\n"
    "    where gemm_types(lhs, rhs), present(lhs.elements), present(rhs.elements);\n"
    "    where not (lhs.shape[3] == rhs.shape[0] and c.groups == rhs.shape[0]);\n"
    "    where not present(c.out_layout) or c.out_layout in {\"\", \"NHWC\"};\n    return c;\n}\n\n"
    "// ---- products ----\n\n"
    "// One product, or the same number of both at all axes in front of the last two.\n"
    "cond one(x) = prod([x.shape[i] for i in range(x.rank - 2)]) == 1;\ncond as_many(x, y) =\n"
    "    concat([1 for i in range(y.rank - x.rank)], [x.shape[i] for i in range(x.rank - 2)])\n",
    "        == concat([1 for i in range(x.rank - y.rank)], [y.shape[i] for i in range(y.rank - 2)]);\n"
    "cond gemm(x, y) =\n"
    "    gemm_types(x, y), x.rank >= 2, y.rank >= 2, present(x.shape[-1] + 0), one(x) or one(y) or as_many(x, y);\n"
    "\npattern matmul(lhs, rhs) = relax.matmul(lhs, rhs) where gemm(lhs, rhs);\n"
    "pattern transposed(lhs, rhs) {\n    t = relax.permute_dims(rhs);\n"
    "    where swaps_last(t, rhs), gemm(lhs, rhs);\n    return relax.matmul(lhs, t);\n}\n\n"
    "// ---- products with packed weights ----\n\n"
    "// The function that unpacks them tells itself by its name; what packed them is not known, or CUTLASS.\n"
    "pattern packed = !relax.call_pure_packed(!global(\"cutlass.ft_preprocess_weight\"), ...);\n"
    "pattern decoded(w, scales) = relax.call_tir(global \"*decode*\", (w & packed, scales));\n\n"
    "// One scale for each column, or group of some in it.\ncond unpacks(x, w, s, c) =\n"
    "    x.dtype == f16, w.dtype == i8, s.dtype == f16, c.dtype == f16, s.rank <= 2, s.shape[-1] == c.shape[-1];\n"
    "\npattern decode(lhs, w_decoded, w_encoded, scales) {\n"
    "    c = relax.matmul(lhs, w_decoded & decoded(w_encoded, scales));\n"
    "    where unpacks(lhs, w_encoded, scales, c);\n    return c;\n}\n"
    "pattern decode_cast(lhs, w_decoded, w_encoded, scales) {\n"
    "    c = relax.astype(relax.matmul(lhs, w_decoded & decoded(w_encoded, scales)));\n"
    "    where unpacks(lhs, w_encoded, scales, c);\n    return c;\n}\n\n// ---- attention ----\n\n"
    "// Three parts of one value along its last axis; a list has the places between them.\n"
    "pattern thirds(x) {\n    s = relax.split(x) { axis in {2, -1} };\n"
    "    where x.rank == 3, s.indices_or_sections == 3 or len(s.indices_or_sections) == 2;\n    return s;\n"
    "}\n"
    "pattern part(x, begin, end) = relax.strided_slice(x, [2] | [-1], begin & const, end & const, [1]?);\n"
    "\n// Parts of which each begins where the one before it ends, none left over.\n"
    "cond in_a_row(x, end, key_begin, key_end, value_begin, value_end) =\n"
    "    x.rank == 3, value(key_begin) == value(end), value(value_begin) == value(key_end),\n"
    "    value(value_end) >= x.shape[2];\n\n// ---- normalisations ----\n\n"
    "pattern layer_norm(x, gamma, beta) {\n"
    "    n = relax.nn.layer_norm(x, gamma, beta) { center == true, scale == true };\n"
    "    where n.axes == [-1] or n.axes == [x.rank - 1], x.dtype in {f16, f32};\n    return n;\n}\n\n"
    "table relax_cutlass : last_wins {\n    attrs { Compiler = \"cutlass\" };\n"
    "    \"cutlass.conv2d\"(lhs, rhs) = conv2d(lhs, rhs);\n"
    "    \"cutlass.conv2d_bias\"(call, lhs, rhs, bias) = plus_bias(call & conv2d(lhs, rhs), bias);\n"
    "    \"cutlass.conv2d_bias_relu\"(call, lhs, rhs, bias) = relu(call & conv2d(lhs, rhs), bias);\n"
    "    \"cutlass.conv2d_bias_silu\"(call, lhs, rhs, bias) = silu(call & conv2d(lhs, rhs), bias);\n\n"
    "    \"cutlass.matmul\"(lhs, rhs) = matmul(lhs, rhs);\n"
    "    \"cutlass.matmul_bias\"(call, lhs, rhs, bias) = plus_bias(call & matmul(lhs, rhs), bias);\n"
    "    \"cutlass.matmul_bias_relu\"(call, lhs, rhs, bias) = relu(call & matmul(lhs, rhs), bias);\n"
    "    \"cutlass.matmul_bias_gelu\"(call, lhs, rhs, bias) = gelu(call & matmul(lhs, rhs), bias);\n"
    "    \"cutlass.matmul_transposed\"(lhs, rhs) = transposed(lhs, rhs);\n"
    "    \"cutlass.matmul_transposed_bias\"(call, lhs, rhs, bias) = plus_bias(call & transposed(lhs, rhs), bias);\n"
    "    \"cutlass.matmul_transposed_bias_relu\"(call, lhs, rhs, bias) = relu(call & transposed(lhs, rhs), bias);\n"
    "    \"cutlass.matmul_transposed_bias_gelu\"(call, lhs, rhs, bias) = gelu(call & transposed(lhs, rhs), bias);\n"
    "\n"
    "    \"cutlass.decode_matmul\"(lhs, w_decoded, w_encoded, scales) = decode(lhs, w_decoded, w_encoded, scales);\n"
    "    \"cutlass.decode_matmul_bias\"(call, lhs, w_decoded, w_encoded, scales, bias) =\n"
    "        plus_bias(call & decode(lhs, w_decoded, w_encoded, scales), bias);\n"
    "    \"cutlass.decode_matmul_cast\"(lhs, w_decoded, w_encoded, scales) =\n"
    "        decode_cast(lhs, w_decoded, w_encoded, scales);\n"
    "    \"cutlass.decode_matmul_cast_bias\"(call, lhs, w_decoded, w_encoded, scales, bias) =\n"
    "        plus_bias(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias);\n"
    "    \"cutlass.decode_matmul_bias_gelu\"(call, lhs, w_decoded, w_encoded, scales, bias) =\n",
    "        gelu(call & decode(lhs, w_decoded, w_encoded, scales), bias);\n"
    "    \"cutlass.decode_matmul_cast_bias_gelu\"(call, lhs, w_decoded, w_encoded, scales, bias) =\n"
    "        gelu(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias);\n\n"
    "    \"cutlass.conv2d_bias_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        plus_bias_add(call & conv2d(lhs, rhs), bias, residual);\n"
    "    \"cutlass.conv2d_bias_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        plus_bias_mul(call & conv2d(lhs, rhs), bias, residual);\n"
    "    \"cutlass.conv2d_bias_relu_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        relu_add(call & conv2d(lhs, rhs), bias, residual);\n"
    "    \"cutlass.conv2d_bias_relu_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        relu_mul(call & conv2d(lhs, rhs), bias, residual);\n"
    "    \"cutlass.conv2d_bias_silu_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        silu_add(call & conv2d(lhs, rhs), bias, residual);\n"
    "    \"cutlass.conv2d_bias_silu_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        silu_mul(call & conv2d(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_bias_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        plus_bias_add(call & matmul(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_bias_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        plus_bias_mul(call & matmul(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_bias_relu_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        relu_add(call & matmul(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_bias_relu_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        relu_mul(call & matmul(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_bias_gelu_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        gelu_add(call & matmul(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_bias_gelu_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        gelu_mul(call & matmul(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_transposed_bias_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        plus_bias_add(call & transposed(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_transposed_bias_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        plus_bias_mul(call & transposed(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_transposed_bias_relu_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        relu_add(call & transposed(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_transposed_bias_relu_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        relu_mul(call & transposed(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_transposed_bias_gelu_residual_add\"(call, lhs, rhs, bias, residual) =\n"
    "        gelu_add(call & transposed(lhs, rhs), bias, residual);\n"
    "    \"cutlass.matmul_transposed_bias_gelu_residual_multiply\"(call, lhs, rhs, bias, residual) =\n"
    "        gelu_mul(call & transposed(lhs, rhs), bias, residual);\n"
    "    \"cutlass.decode_matmul_bias_residual_add\"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        plus_bias_add(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual);\n"
    "    \"cutlass.decode_matmul_bias_residual_multiply\"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        plus_bias_mul(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual);\n"
    "    \"cutlass.decode_matmul_cast_bias_residual_add\"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        plus_bias_add(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual);\n"
    "    \"cutlass.decode_matmul_cast_bias_residual_multiply\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        plus_bias_mul(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual);\n"
    "    \"cutlass.decode_matmul_bias_gelu_residual_add\"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        gelu_add(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual);\n"
    "    \"cutlass.decode_matmul_bias_gelu_residual_multiply\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n",
    "        gelu_mul(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual);\n"
    "    \"cutlass.decode_matmul_cast_bias_gelu_residual_add\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        gelu_add(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual);\n"
    "    \"cutlass.decode_matmul_cast_bias_gelu_residual_multiply\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        gelu_mul(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual);\n\n"
    "    \"cutlass.conv2d_bias_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_add(call & conv2d(lhs, rhs), bias, residual));\n"
    "    \"cutlass.conv2d_bias_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_mul(call & conv2d(lhs, rhs), bias, residual));\n"
    "    \"cutlass.conv2d_bias_relu_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(relu_add(call & conv2d(lhs, rhs), bias, residual));\n"
    "    \"cutlass.conv2d_bias_relu_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(relu_mul(call & conv2d(lhs, rhs), bias, residual));\n"
    "    \"cutlass.conv2d_bias_silu_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(silu_add(call & conv2d(lhs, rhs), bias, residual));\n"
    "    \"cutlass.conv2d_bias_silu_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(silu_mul(call & conv2d(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_bias_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_add(call & matmul(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_bias_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_mul(call & matmul(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_bias_relu_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(relu_add(call & matmul(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_bias_relu_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(relu_mul(call & matmul(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_bias_gelu_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(gelu_add(call & matmul(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_bias_gelu_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(gelu_mul(call & matmul(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_transposed_bias_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_add(call & transposed(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_transposed_bias_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_mul(call & transposed(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_transposed_bias_relu_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(relu_add(call & transposed(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_transposed_bias_relu_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(relu_mul(call & transposed(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_transposed_bias_gelu_residual_add_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(gelu_add(call & transposed(lhs, rhs), bias, residual));\n"
    "    \"cutlass.matmul_transposed_bias_gelu_residual_multiply_relu\"(call, lhs, rhs, bias, residual) =\n"
    "        relax.nn.relu(gelu_mul(call & transposed(lhs, rhs), bias, residual));\n"
    "    \"cutlass.decode_matmul_bias_residual_add_relu\"(call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_add(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual));\n"
    "    \"cutlass.decode_matmul_bias_residual_multiply_relu\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_mul(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual));\n"
    "    \"cutlass.decode_matmul_cast_bias_residual_add_relu\"\n",
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_add(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual));\n"
    "    \"cutlass.decode_matmul_cast_bias_residual_multiply_relu\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        relax.nn.relu(plus_bias_mul(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual));\n"
    "    \"cutlass.decode_matmul_bias_gelu_residual_add_relu\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        relax.nn.relu(gelu_add(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual));\n"
    "    \"cutlass.decode_matmul_bias_gelu_residual_multiply_relu\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        relax.nn.relu(gelu_mul(call & decode(lhs, w_decoded, w_encoded, scales), bias, residual));\n"
    "    \"cutlass.decode_matmul_cast_bias_gelu_residual_add_relu\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        relax.nn.relu(gelu_add(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual));\n"
    "    \"cutlass.decode_matmul_cast_bias_gelu_residual_multiply_relu\"\n"
    "        (call, lhs, w_decoded, w_encoded, scales, bias, residual) =\n"
    "        relax.nn.relu(gelu_mul(call & decode_cast(lhs, w_decoded, w_encoded, scales), bias, residual));\n"
    "\n    \"cutlass.attention\"(query, key, value) = relax.nn.attention(query, key, value);\n"
    "    \"cutlass.attention_bias\"(query, key, value, bias) = relax.nn.attention_bias(query, key, value, bias);\n"
    "    \"cutlass.stacked_attention\"\n"
    "        (stacked_qkv, split, query_reshape_list, key_reshape_list, value_reshape_list) =\n"
    "        relax.nn.attention(relax.reshape((split & thirds(stacked_qkv)).0, query_reshape_list),\n"
    "                           relax.reshape(split.1, key_reshape_list),\n"
    "                           relax.reshape(split.2, value_reshape_list));\n"
    "    \"cutlass.stacked_attention\"\n"
    "        (stacked_qkv, split, query_reshape_list, key_reshape_list, value_reshape_list, bias) =\n"
    "        relax.nn.attention_bias(relax.reshape((split & thirds(stacked_qkv)).0, query_reshape_list),\n"
    "                                relax.reshape(split.1, key_reshape_list),\n"
    "                                relax.reshape(split.2, value_reshape_list), bias);\n"
    "    \"cutlass.stacked_attention\"(stacked_qkv, query_reshape_list, key_reshape_list, value_reshape_list,\n"
    "                                query_end, key_begin, key_end, value_begin, value_end) =\n"
    "        relax.nn.attention(relax.reshape(part(stacked_qkv, [0], query_end), query_reshape_list),\n"
    "                           relax.reshape(part(stacked_qkv, key_begin, key_end), key_reshape_list),\n"
    "                           relax.reshape(part(stacked_qkv, value_begin, value_end), value_reshape_list))\n"
    "        where in_a_row(stacked_qkv, query_end, key_begin, key_end, value_begin, value_end);\n"
    "    \"cutlass.stacked_attention\"(stacked_qkv, query_reshape_list, key_reshape_list, value_reshape_list, bias,\n"
    "                                query_end, key_begin, key_end, value_begin, value_end) =\n"
    "        relax.nn.attention_bias(relax.reshape(part(stacked_qkv, [0], query_end), query_reshape_list),\n"
    "                                relax.reshape(part(stacked_qkv, key_begin, key_end), key_reshape_list),\n"
    "                                relax.reshape(part(stacked_qkv, value_begin, value_end), value_reshape_list),\n"
    "                                bias)\n"
    "        where in_a_row(stacked_qkv, query_end, key_begin, key_end, value_begin, value_end);\n"
    "    \"cutlass.attention_var_len\"(query, key, value, seqstart_q, seqstart_k, max_seqlen_q, max_seqlen_k) =\n"
    "        relax.nn.attention_var_len(query, key, value, seqstart_q, seqstart_k, max_seqlen_q, max_seqlen_k);\n"
    "\n    \"cutlass.layer_norm\"(inp, gamma, beta) = layer_norm(inp, gamma, beta);\n"
    "    \"cutlass.rms_norm\"(gv, inp, weight) =\n"
    "        relax.call_tir(gv & global \"*rms_norm*\", (inp, weight)) where inp.dtype in {f16, f32};\n}\n",
    NULL};
static const char *const relax_cutlass_text_2[] = { /* relax_conditions.pat */
    "// relax_conditions.pat -- conditions that several tables over Relax operators share.  No table by itself.\n"
    "import \"relax.ops\";\n// t, a permutation of b's extents, lets the last two change places.\n"
    "cond swaps_last(t, b) =\n    (b.rank == 2 and not present(t.axes))\n"
    "        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2]);\n"
    "\n"
    "// b has a number for each output channel of the convolution c with the kernel w, and adds it along them.\n"
    "cond one_a_channel(b, c, w) =\n    b.elements == dim(w, c.kernel_layout, \"O\"),\n"
    "    (c.data_layout == \"NHWC\" and b.shape[-1] == b.elements)\n"
    "        or (c.data_layout == \"NCHW\" and b.shape[-3] == b.elements);\n",
    NULL};
static const struct dfg_source relax_cutlass_sources[] = {
    {"relax_cutlass.pat", UINT64_C(0x5d12c432cabeac64), relax_cutlass_text_0, (const uint32_t[]){1, 2}, 2},
    {"relax.ops", UINT64_C(0x601255d4228ddab6), NULL, NULL, 0},
    {"relax_conditions.pat", UINT64_C(0x8ecca517c598a6bc), relax_cutlass_text_2, (const uint32_t[]){1}, 1},
};
extern const struct dfg_unit relax_cutlass_unit;
const struct dfg_unit relax_cutlass_unit = {
    .abi = DFG_ABI,
    .name = "relax_cutlass",
    .imports = relax_cutlass_imports,
    .names = &relax_cutlass_names,
    .n_patterns = 101, .patterns = relax_cutlass_patterns,
    .n_tables = 1, .tables = relax_cutlass_tables,
    .version = "0.1.0", .hash = UINT64_C(0xa8ec356bcf20d498),
    .n_sources = 3, .sources = relax_cutlass_sources, .law_limit = 64,
    .prefix = "relax_cutlass_",
};
