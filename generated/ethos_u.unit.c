/* What ethos_u.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "ethos_u.h"
#if ETHOS_U_H != 0x7a227d1977c13a4b
#error "ethos_u.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern ethos_u_patterns[] = {
#define WHOLE ethos_u_requantized_whole
    {DFG_FOUND_ROW(ethos_u_requantized, whole, 0), .name = "requantized", .place = "ethos_u.pat:40",
     .depth = 1, CAPTURES(1, 1, NODE("p", m.p)), PARTS(6, PART(INPUT, 0, m.p), ROOT(m.root),
     CONST(constant), CONST(constant_2), CONST(constant_3), CONST(constant_4))},
#undef WHOLE
#define WHOLE ethos_u_dequantized_whole
    {DFG_FOUND_ROW(ethos_u_dequantized, whole, 0), .name = "dequantized", .place = "ethos_u.pat:41",
     .depth = 1, CAPTURES(1, 1, NODE("x", m.x)), PARTS(4, PART(INPUT, 0, m.x), ROOT(m.root),
     CONST(constant), CONST(constant_2))},
#undef WHOLE
#define WHOLE ethos_u_quantized_whole
    {DFG_FOUND_ROW(ethos_u_quantized, whole, 0), .name = "quantized", .place = "ethos_u.pat:42", .depth = 1,
     CAPTURES(1, 1, NODE("p", m.p)), PARTS(4, PART(INPUT, 0, m.p), ROOT(m.root), CONST(constant),
     CONST(constant_2))},
#undef WHOLE
#define WHOLE ethos_u_channel_pad_whole
    {DFG_FOUND_ROW(ethos_u_channel_pad, whole, 0), .name = "channel_pad", .place = "ethos_u.pat:48",
     .depth = 1, CAPTURES(2, 1, NODE("x", m.x), NODE("p", m.p)), PARTS(3, PART(INPUT, 0, m.x),
     {DFG_PART_ROOT, 0, 1, 1, AT(m.p)}, CONST(constant))},
#undef WHOLE
#define WHOLE ethos_u_pad2d_whole
    {DFG_FOUND_ROW(ethos_u_pad2d, whole, 0), .name = "pad2d", .place = "ethos_u.pat:53", .depth = 1,
     CAPTURES(3, 1, NODE("x", m.x), NODE("p", m.p), VALUE("width", m.width)), PARTS(3, PART(INPUT, 0, m.x),
     {DFG_PART_ROOT, 0, 1, 1, AT(m.p)}, CONST(constant))},
#undef WHOLE
#define WHOLE ethos_u_conv2d_whole
    {DFG_FOUND_ROW(ethos_u_conv2d, whole, 1), .name = "conv2d", .place = "ethos_u.pat:78", .depth = DFG_FAR,
     .height = 1, CAPTURES(10, 6, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("v", m.v),
     NODE("x_zero", m.x_zero), NODE("w_zero", m.w_zero), NODE("padded", m.padded), NODE("c", m.c),
     NODE("r", m.r), VALUE("width", m.width)), PARTS(23, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.v), PART(INPUT, 4, m.x_zero), PART(INPUT, 5, m.w_zero),
     PART(INNER, 6, m.padded), PART(CONST, 3, m.v), PART(INNER, 7, m.c), PART(CONST, 1, m.w),
     PART(CONST, 4, m.x_zero), PART(CONST, 5, m.w_zero), CONST(constant), CONST(constant_2),
     INNER(bias_add), PART(CONST, 2, m.b), ROOT(m.root), INNER(clip), PART(INNER, 8, m.r),
     CONST(requantized.constant), CONST(requantized.constant_2), CONST(requantized.constant_3),
     CONST(requantized.constant_4))},
#undef WHOLE
#define WHOLE ethos_u_depthwise_conv2d_whole
    {DFG_FOUND_ROW(ethos_u_depthwise_conv2d, whole, 1), .name = "depthwise_conv2d",
     .place = "ethos_u.pat:87", .depth = DFG_FAR, .height = 1, CAPTURES(10, 6, NODE("x", m.x),
     NODE("w", m.w), NODE("b", m.b), NODE("v", m.v), NODE("x_zero", m.x_zero), NODE("w_zero", m.w_zero),
     NODE("padded", m.padded), NODE("c", m.c), NODE("r", m.r), VALUE("width", m.width)),
     PARTS(23, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.v),
     PART(INPUT, 4, m.x_zero), PART(INPUT, 5, m.w_zero), PART(INNER, 6, m.padded), PART(CONST, 3, m.v),
     PART(INNER, 7, m.c), PART(CONST, 1, m.w), PART(CONST, 4, m.x_zero), PART(CONST, 5, m.w_zero),
     CONST(constant), CONST(constant_2), INNER(bias_add), PART(CONST, 2, m.b), ROOT(m.root), INNER(clip),
     PART(INNER, 8, m.r), CONST(requantized.constant), CONST(requantized.constant_2),
     CONST(requantized.constant_3), CONST(requantized.constant_4))},
#undef WHOLE
#define WHOLE ethos_u_conv2d_transpose_whole
    {DFG_FOUND_ROW(ethos_u_conv2d_transpose, whole, 0), .name = "conv2d_transpose",
     .place = "ethos_u.pat:108", .depth = DFG_FAR, .height = 1, CAPTURES(7, 5, NODE("x", m.x),
     NODE("w", m.w), NODE("b", m.b), NODE("x_zero", m.x_zero), NODE("w_zero", m.w_zero), NODE("c", m.c),
     NODE("r", m.r)), PARTS(18, {DFG_PART_ROOT, 0, 1, 6, AT(m.r)}, CONST(requantized.constant),
     CONST(requantized.constant_2), CONST(requantized.constant_3), CONST(requantized.constant_4),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.x_zero),
     PART(INPUT, 4, m.w_zero), PART(INNER, 5, m.c), PART(CONST, 1, m.w), PART(CONST, 3, m.x_zero),
     PART(CONST, 4, m.w_zero), CONST(constant_5), CONST(constant_6), INNER(bias_add), PART(CONST, 2, m.b))},
#undef WHOLE
#define WHOLE ethos_u_fully_connected_whole
    {DFG_FOUND_ROW(ethos_u_fully_connected, whole, 0), .name = "fully_connected",
     .place = "ethos_u.pat:121", .depth = DFG_FAR, .height = 1, CAPTURES(7, 5, NODE("x", m.x),
     NODE("w", m.w), NODE("b", m.b), NODE("x_zero", m.x_zero), NODE("w_zero", m.w_zero), NODE("d", m.d),
     NODE("r", m.r)), PARTS(20, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.x_zero), PART(INPUT, 4, m.w_zero), PART(INNER, 5, m.d), PART(CONST, 1, m.w),
     PART(CONST, 3, m.x_zero), PART(CONST, 4, m.w_zero), CONST(constant), CONST(constant_2),
     INNER(bias_add), PART(CONST, 2, m.b), ROOT(m.root), INNER(clip), PART(INNER, 6, m.r),
     CONST(requantized.constant), CONST(requantized.constant_2), CONST(requantized.constant_3),
     CONST(requantized.constant_4))},
#undef WHOLE
#define WHOLE ethos_u_matmul_whole
    {DFG_FOUND_ROW(ethos_u_matmul, whole, 0), .name = "matmul", .place = "ethos_u.pat:128", .depth = 3,
     CAPTURES(3, 2, NODE("a", m.a), NODE("b", m.b), NODE("r", m.r)), PARTS(14, PART(INPUT, 0, m.a),
     PART(INPUT, 1, m.b), INNER(dense), CONST(constant), CONST(constant_2), CONST(constant_3),
     CONST(constant_4), ROOT(m.root), INNER(clip), PART(INNER, 2, m.r), CONST(requantized.constant),
     CONST(requantized.constant_2), CONST(requantized.constant_3), CONST(requantized.constant_4))},
#undef WHOLE
#define WHOLE ethos_u_max_pool2d_whole
    {DFG_FOUND_ROW(ethos_u_max_pool2d, whole, 0), .name = "max_pool2d", .place = "ethos_u.pat:145",
     .depth = 2, CAPTURES(2, 1, NODE("x", m.x), NODE("p", m.p)), PARTS(4, PART(INPUT, 0, m.x),
     PART(INNER, 1, m.p), ROOT(m.root), INNER(clip))},
#undef WHOLE
#define WHOLE ethos_u_avg_pool2d_whole
    {DFG_FOUND_ROW(ethos_u_avg_pool2d, whole, 0), .name = "avg_pool2d", .place = "ethos_u.pat:150",
     .depth = 4, CAPTURES(3, 1, NODE("x", m.x), NODE("p", m.p), NODE("r", m.r)),
     PARTS(6, PART(INPUT, 0, m.x), PART(INNER, 1, m.p), INNER(cast), PART(INNER, 2, m.r), ROOT(m.root),
     INNER(clip))},
#undef WHOLE
#define WHOLE ethos_u_sum_of_whole
    {DFG_FOUND_ROW(ethos_u_sum_of, whole, 1), .name = "sum_of", .place = "ethos_u.pat:167", .depth = 2,
     CAPTURES(4, 2, NODE("a", m.a), NODE("b", m.b), NODE("r", m.r), NODE("c", m.c)),
     PARTS(11, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b), PART(INNER, 2, m.r), CONST(constant),
     CONST(constant_2), CONST(constant_3), CONST(constant_4), CONST(constant_5), CONST(constant_6),
     PART(INNER, 3, m.c), ROOT(m.root))},
#undef WHOLE
#define WHOLE ethos_u_difference_whole
    {DFG_FOUND_ROW(ethos_u_difference, whole, 0), .name = "difference", .place = "ethos_u.pat:173",
     .depth = 2, CAPTURES(4, 2, NODE("a", m.a), NODE("b", m.b), NODE("r", m.r), NODE("c", m.c)),
     PARTS(11, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b), PART(INNER, 2, m.r), CONST(constant),
     CONST(constant_2), CONST(constant_3), CONST(constant_4), CONST(constant_5), CONST(constant_6),
     PART(INNER, 3, m.c), ROOT(m.root))},
#undef WHOLE
#define WHOLE ethos_u_product_whole
    {DFG_FOUND_ROW(ethos_u_product, whole, 1), .name = "product", .place = "ethos_u.pat:179", .depth = 2,
     CAPTURES(4, 2, NODE("a", m.a), NODE("b", m.b), NODE("r", m.r), NODE("c", m.c)),
     PARTS(11, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b), PART(INNER, 2, m.r), CONST(constant),
     CONST(constant_2), CONST(constant_3), CONST(constant_4), CONST(constant_5), CONST(constant_6),
     PART(INNER, 3, m.c), ROOT(m.root))},
#undef WHOLE
#define WHOLE ethos_u_least_requantized_whole
    {DFG_FOUND_ROW(ethos_u_least_requantized, whole, 1), .name = "least_requantized",
     .place = "ethos_u.pat:189", .depth = 3, CAPTURES(5, 4, NODE("a", m.a), NODE("b", m.b), NODE("s", m.s),
     NODE("t", m.t), NODE("r", m.r)), PARTS(11, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b),
     PART(INPUT, 2, m.s), PART(INPUT, 3, m.t), {DFG_PART_ROOT, 0, 1, 4, AT(m.r)}, INNER(clip),
     INNER(minimum), PART(CONST, 2, m.s), CONST(constant), PART(CONST, 3, m.t), CONST(constant_2))},
#undef WHOLE
#define WHOLE ethos_u_most_requantized_whole
    {DFG_FOUND_ROW(ethos_u_most_requantized, whole, 1), .name = "most_requantized",
     .place = "ethos_u.pat:194", .depth = 3, CAPTURES(5, 4, NODE("a", m.a), NODE("b", m.b), NODE("s", m.s),
     NODE("t", m.t), NODE("r", m.r)), PARTS(11, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b),
     PART(INPUT, 2, m.s), PART(INPUT, 3, m.t), {DFG_PART_ROOT, 0, 1, 4, AT(m.r)}, INNER(clip),
     INNER(maximum), PART(CONST, 2, m.s), CONST(constant), PART(CONST, 3, m.t), CONST(constant_2))},
#undef WHOLE
#define WHOLE ethos_u_least_whole
    {DFG_FOUND_ROW(ethos_u_least, whole, 1), .name = "least", .place = "ethos_u.pat:199", .depth = 2,
     CAPTURES(3, 2, NODE("a", m.a), NODE("b", m.b), NODE("r", m.r)), PARTS(5, PART(INPUT, 0, m.a),
     PART(INPUT, 1, m.b), {DFG_PART_ROOT, 0, 1, 2, AT(m.r)}, INNER(clip), INNER(minimum))},
#undef WHOLE
#define WHOLE ethos_u_most_whole
    {DFG_FOUND_ROW(ethos_u_most, whole, 1), .name = "most", .place = "ethos_u.pat:204", .depth = 2,
     CAPTURES(3, 2, NODE("a", m.a), NODE("b", m.b), NODE("r", m.r)), PARTS(5, PART(INPUT, 0, m.a),
     PART(INPUT, 1, m.b), {DFG_PART_ROOT, 0, 1, 2, AT(m.r)}, INNER(clip), INNER(maximum))},
#undef WHOLE
#define WHOLE ethos_u_shifted_match
    {DFG_FOUND_ROW(ethos_u_shifted, match, 0), .name = "shifted", .place = "ethos_u.pat:209", .depth = 1,
     CAPTURES(3, 2, NODE("a", a), NODE("b", b), NODE("s", s)), PARTS(3, PART(INPUT, 0, a),
     PART(INPUT, 1, b), {DFG_PART_ROOT, 0, 1, 2, AT(s)})},
#undef WHOLE
#define WHOLE ethos_u_reshaped_match
    {DFG_FOUND_ROW(ethos_u_reshaped, match, 0), .name = "reshaped", .place = "ethos_u.pat:219", .depth = 1,
     CAPTURES(2, 1, NODE("x", x), NODE("r", r)), PARTS(2, PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(r)})},
#undef WHOLE
#define WHOLE ethos_u_sliced_match
    {DFG_FOUND_ROW(ethos_u_sliced, match, 0), .name = "sliced", .place = "ethos_u.pat:224", .depth = 1,
     CAPTURES(4, 1, NODE("x", x), NODE("s", s), VALUE("from", from), VALUE("to", to)),
     PARTS(2, PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(s)})},
#undef WHOLE
#define WHOLE ethos_u_expanded_match
    {DFG_FOUND_ROW(ethos_u_expanded, match, 0), .name = "expanded", .place = "ethos_u.pat:230", .depth = 1,
     CAPTURES(2, 1, NODE("x", x), NODE("r", r)), PARTS(2, PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(r)})},
#undef WHOLE
#define WHOLE ethos_u_squeezed_match
    {DFG_FOUND_ROW(ethos_u_squeezed, match, 0), .name = "squeezed", .place = "ethos_u.pat:235", .depth = 1,
     CAPTURES(2, 1, NODE("x", x), NODE("r", r)), PARTS(2, PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(r)})},
#undef WHOLE
#define WHOLE ethos_u_split_up_match
    {DFG_FOUND_ROW(ethos_u_split_up, match, 0), .name = "split_up", .place = "ethos_u.pat:240", .depth = 1,
     CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE ethos_u_concatenated_whole
    {DFG_FOUND_ROW(ethos_u_concatenated, whole, 0), .name = "concatenated", .place = "ethos_u.pat:243",
     .depth = 2, CAPTURES(6, 4, NODES("scales", m.scales), NODES("zeros", m.zeros), NODE("s", m.s),
     NODE("z", m.z), NODE("c", m.c), VALUE("axis", m.axis)), PARTS(15, PART(INPUT, 2, m.s),
     PART(INPUT, 3, m.z), {DFG_PART_ROOT, 0, 1, 4, AT(m.c)}, INNER(concatenate), INNER(tuple),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, INNER(concatenate_2), INNER(tuple_2),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest_2)}, INNER(tuple_3), {DFG_PART_INPUT, 1, 0, 0, AT(m.scales)},
     INNER(tuple_4), {DFG_PART_INPUT, 1, 0, 1, AT(m.zeros)}, PART(CONST, 2, m.s), PART(CONST, 3, m.z))},
#undef WHOLE
#define WHOLE ethos_u_unary_abs_whole
    {DFG_FOUND_ROW(ethos_u_unary_abs, whole, 0), .name = "unary_abs", .place = "ethos_u.pat:253",
     .depth = 3, CAPTURES(2, 1, NODE("x", m.x), NODE("q", m.q)), PARTS(8, {DFG_PART_ROOT, 0, 1, 1, AT(m.q)},
     CONST(quantized.constant), CONST(quantized.constant_2), PART(INPUT, 0, m.x), INNER(abs),
     INNER(dequantized.m.root), CONST(dequantized.constant), CONST(dequantized.constant_2))},
#undef WHOLE
#define WHOLE ethos_u_tanh_table_whole
    {DFG_FOUND_ROW(ethos_u_tanh_table, whole, 0), .name = "tanh_table", .place = "ethos_u.pat:258",
     .depth = 3, CAPTURES(2, 1, NODE("x", m.x), NODE("q", m.q)), PARTS(8, {DFG_PART_ROOT, 0, 1, 1, AT(m.q)},
     CONST(quantized.constant), CONST(quantized.constant_2), PART(INPUT, 0, m.x), INNER(tanh),
     INNER(dequantized.m.root), CONST(dequantized.constant), CONST(dequantized.constant_2))},
#undef WHOLE
#define WHOLE ethos_u_sigmoid_table_whole
    {DFG_FOUND_ROW(ethos_u_sigmoid_table, whole, 0), .name = "sigmoid_table", .place = "ethos_u.pat:263",
     .depth = 3, CAPTURES(2, 1, NODE("x", m.x), NODE("q", m.q)), PARTS(8, {DFG_PART_ROOT, 0, 1, 1, AT(m.q)},
     CONST(quantized.constant), CONST(quantized.constant_2), PART(INPUT, 0, m.x), INNER(sigmoid),
     INNER(dequantized.m.root), CONST(dequantized.constant), CONST(dequantized.constant_2))},
#undef WHOLE
#define WHOLE ethos_u_leaky_relu_table_whole
    {DFG_FOUND_ROW(ethos_u_leaky_relu_table, whole, 0), .name = "leaky_relu_table",
     .place = "ethos_u.pat:268", .depth = 3, CAPTURES(2, 1, NODE("x", m.x), NODE("q", m.q)),
     PARTS(8, {DFG_PART_ROOT, 0, 1, 1, AT(m.q)}, CONST(quantized.constant), CONST(quantized.constant_2),
     PART(INPUT, 0, m.x), INNER(leaky_relu), INNER(dequantized.m.root), CONST(dequantized.constant),
     CONST(dequantized.constant_2))},
#undef WHOLE
#define WHOLE ethos_u_softmax_table_whole
    {DFG_FOUND_ROW(ethos_u_softmax_table, whole, 0), .name = "softmax_table", .place = "ethos_u.pat:273",
     .depth = 3, CAPTURES(2, 1, NODE("x", m.x), NODE("q", m.q)), PARTS(8, {DFG_PART_ROOT, 0, 1, 1, AT(m.q)},
     CONST(quantized.constant), CONST(quantized.constant_2), PART(INPUT, 0, m.x), INNER(softmax),
     INNER(dequantized.m.root), CONST(dequantized.constant), CONST(dequantized.constant_2))},
#undef WHOLE
#define WHOLE ethos_u_hard_swish_table_whole
    {DFG_FOUND_ROW(ethos_u_hard_swish_table, whole, 0), .name = "hard_swish_table",
     .place = "ethos_u.pat:278", .depth = 6, CAPTURES(4, 1, NODE("x", m.x), NODE("d", m.d),
     NODE("limited", m.limited), NODE("q", m.q)), PARTS(16, {DFG_PART_ROOT, 0, 1, 3, AT(m.q)},
     CONST(quantized.constant), CONST(quantized.constant_2), PART(INPUT, 0, m.x), PART(INNER, 2, m.limited),
     INNER(add), CONST(constant_3), INNER(divide), INNER(multiply), PART(INNER, 1, m.d), CONST(constant_4),
     CONST(constant_5), CONST(constant_6), INNER(multiply_2), INNER(divide_2), CONST(constant_7))},
#undef WHOLE
#define WHOLE ethos_u_mean_of_whole
    {DFG_FOUND_ROW(ethos_u_mean_of, whole, 0), .name = "mean_of", .place = "ethos_u.pat:304", .depth = 3,
     CAPTURES(7, 5, NODE("x", m.x), NODE("s", m.s), NODE("z", m.z), NODE("t", m.t), NODE("y", m.y),
     NODE("m", m.m), NODE("r", m.r)), PARTS(12, PART(INPUT, 0, m.x), PART(INPUT, 1, m.s),
     PART(INPUT, 2, m.z), PART(INPUT, 3, m.t), PART(INPUT, 4, m.y), PART(INNER, 5, m.m), INNER(cast),
     {DFG_PART_ROOT, 0, 1, 6, AT(m.r)}, PART(CONST, 1, m.s), PART(CONST, 2, m.z), PART(CONST, 3, m.t),
     PART(CONST, 4, m.y))},
#undef WHOLE
#define WHOLE ethos_u_sum_last_whole
    {DFG_FOUND_ROW(ethos_u_sum_last, whole, 0), .name = "sum_last", .place = "ethos_u.pat:311", .depth = 4,
     CAPTURES(3, 1, NODE("x", m.x), NODE("s", m.s), NODE("r", m.r)), PARTS(10, PART(INPUT, 0, m.x),
     PART(INNER, 1, m.s), INNER(cast), ROOT(m.root), INNER(clip), PART(INNER, 2, m.r),
     CONST(requantized.constant), CONST(requantized.constant_2), CONST(requantized.constant_3),
     CONST(requantized.constant_4))},
#undef WHOLE
#define WHOLE ethos_u_rescaled_whole
    {DFG_FOUND_ROW(ethos_u_rescaled, whole, 0), .name = "rescaled", .place = "ethos_u.pat:321", .depth = 1,
     CAPTURES(2, 1, NODE("x", m.x), NODE("r", m.r)), PARTS(6, {DFG_PART_ROOT, 0, 1, 1, AT(m.r)},
     CONST(requantized.constant), CONST(requantized.constant_2), CONST(requantized.constant_3),
     CONST(requantized.constant_4), PART(INPUT, 0, m.x))},
#undef WHOLE
#define WHOLE ethos_u_resized_whole
    {DFG_FOUND_ROW(ethos_u_resized, whole, 0), .name = "resized", .place = "ethos_u.pat:334", .depth = 3,
     CAPTURES(4, 1, NODE("x", m.x), NODE("near", m.near), NODE("even", m.even), NODE("r", m.r)),
     PARTS(10, PART(INPUT, 0, m.x), PART(INNER, 1, m.near), PART(INNER, 2, m.even), INNER(dequantize),
     CONST(dequantized.constant), CONST(dequantized.constant_2), {DFG_PART_ROOT, 0, 1, 3, AT(m.r)},
     INNER(quantize), CONST(quantized.constant), CONST(quantized.constant_2))},
#undef WHOLE
};

/* ---- table ethos_u ---- */

DFG_TABLE_SLOTS(ethos_u)

static const struct dfg_table_entry ethos_u_entries[] = {
    { .name = "ethos-u.channel-pad", .pattern = 3 },
    { .name = "ethos-u.qnn_conv2d", .pattern = 5 },
    { .name = "ethos-u.depthwise_conv2d", .pattern = 6 },
    { .name = "ethos-u.qnn_conv2d_transpose", .pattern = 7 },
    { .name = "ethos-u.fully_connected", .pattern = 8 },
    { .name = "ethos-u.matmul", .pattern = 9 },
    { .name = "ethos-u.maxpool2d", .pattern = 10 },
    { .name = "ethos-u.avgpool2d", .pattern = 11 },
    { .name = "ethos-u.pad2d", .pattern = 4 },
    { .name = "ethos-u.add", .pattern = 12 },
    { .name = "ethos-u.sub", .pattern = 13 },
    { .name = "ethos-u.mul", .pattern = 14 },
    { .name = "ethos-u.min", .pattern = 15 },
    { .name = "ethos-u.min", .pattern = 17 },
    { .name = "ethos-u.max", .pattern = 16 },
    { .name = "ethos-u.max", .pattern = 18 },
    { .name = "ethos-u.shl", .pattern = 19 },
    { .name = "ethos-u.reshape", .pattern = 20 },
    { .name = "ethos-u.strided_slice", .pattern = 21 },
    { .name = "ethos-u.abs", .pattern = 26 },
    { .name = "ethos-u.tanh", .pattern = 27 },
    { .name = "ethos-u.mean", .pattern = 32 },
    { .name = "ethos-u.sum", .pattern = 33 },
    { .name = "ethos-u.softmax", .pattern = 30 },
    { .name = "ethos-u.leaky_relu", .pattern = 29 },
    { .name = "ethos-u.concat", .pattern = 25 },
    { .name = "ethos-u.sigmoid", .pattern = 28 },
    { .name = "ethos-u.split", .pattern = 24 },
    { .name = "ethos-u.requantize", .pattern = 34 },
    { .name = "ethos-u.resize2d", .pattern = 35 },
    { .name = "ethos-u.expand_dims", .pattern = 22 },
    { .name = "ethos-u.squeeze", .pattern = 23 },
    { .name = "ethos-u.hard_swish", .pattern = 31 },
};
static const struct dfg_attr_text ethos_u_attrs[] = {
    { "Compiler", "\"ethos-u\"" },
};
static const struct dfg_table ethos_u_tables[] = {
    { .name = "ethos_u", .n = 33, .last_wins = false, .entries = ethos_u_entries, .n_words = 1,
      .n_attrs = 1, .attrs = ethos_u_attrs,
      .candidates = ethos_u_candidates_slot, .first = ethos_u_first_slot, .sweep = ethos_u_sweep_slot },
};

static bool ethos_u_extern_0(const dfg_graph *g, const dfg_node *args)
{
    return ethos_u_dense_weights_fit(g, args[0], args[1]);
}
static bool ethos_u_extern_1(const dfg_graph *g, const dfg_node *args)
{
    return ethos_u_hwio_weights_fit(g, args[0], args[1]);
}
static bool ethos_u_extern_2(const dfg_graph *g, const dfg_node *args)
{
    return ethos_u_hwoi_weights_fit(g, args[0], args[1]);
}
static bool ethos_u_extern_3(const dfg_graph *g, const dfg_node *args)
{
    return ethos_u_iohw_weights_fit(g, args[0], args[1]);
}
static const struct dfg_extern ethos_u_externs[] = {
    {"ethos_u_dense_weights_fit", 2, ethos_u_extern_0},
    {"ethos_u_hwio_weights_fit", 2, ethos_u_extern_1},
    {"ethos_u_hwoi_weights_fit", 2, ethos_u_extern_2},
    {"ethos_u_iohw_weights_fit", 2, ethos_u_extern_3},
};

static const char *const ethos_u_imports[] = { "relay", NULL };
static const char *const ethos_u_text_0[] = { /* ethos_u.pat */
    "// ethos_u.pat -- what Arm's Ethos-U runs: 33 entries over Relay operators, most of\n"
    "// them quantised.\n//\n"
    "// Names, order and conditions are those of TVM 0.16 (relay/op/contrib/ethosu.py).\n"
    "// Every tensor that a condition asks for its type also has no extent beyond\n"
    "// 65536.  What adds up weights is C, ethos_u.c; all else stands here.\n"
    "// `ethos-u.min` and `ethos-u.max` stand twice by design, with and without a\n"
    "// requantize.  Repairs:\n//   - Data are laid out as NHWC, which there is taken for granted.\n"
    "//   - The dilation of the height counts for the height; there the two are swapped.\n"
    "//   - A convolution with one output channel is none by depth, if its kernel is HWIO.\n"
    "//   - A bias fits 40 bits with its sign; there one of 40 bits and a sign passes.\n"
    "//   - Joined operands have the scale and zero point of the result, too; there they\n"
    "//     are compared with each other only.\n"
    "//   - Both groupings of hard_swish are written out; there they come from a rule of\n"
    "//     the matcher, and the check fails on all spellings but one.\n"
    "//   - Weights without their zero points are added up in full; there -128 has no\n"
    "//     absolute value, and zero points and differences wrap at 8 bits.  Zero points\n"
    "//     are one, or one for each output channel; there what numpy broadcasts will do,\n"
    "//     or fail.\n"
    "//   - Strides of a transposed convolution are taken off its padding at the end; there\n"
    "//     an array is compared with a list, so that they never are.\n"
    "//   - A product's weights are of i8, as its data; there they are not asked.\n"
    "//   - Axes may be counted from the end; there means and sums are refused with such.\n"
    "//   - The second of two or three extents is the width; there a mean over it alone has\n"
    "//     the limit of a height.\n"
    "//   - squeeze is asked for the rank of its operand, as reshape is; there for that of\n"
    "//     its result only.\n"
    "//   - Where a pad before a convolution can't be taken with it, the convolution is\n"
    "//     taken without; there it is lost.\n\nimport \"relay.ops\";\n\n"
    "cond fits(x) = x.rank == 0 or max(x.shape) <= 65536;\ncond byte(x) = x.dtype in {u8, i8}, fits(x);\n"
    "cond int8(x) = x.dtype == i8, fits(x);\ncond one_batch(x) = x.rank < 4 or x.shape[0] == 1;\n"
    "cond flat(x) = x.rank <= 4, one_batch(x);\n\n"
    "pattern requantized(p) = qnn.requantize(p, const, const, const, const);\n"
    "pattern dequantized(x) = qnn.dequantize(x, const, const);\n"
    "pattern quantized(p) = qnn.quantize(p, const, const);\n\n// ---- padding ----\n\n"
    "cond pad_ok(p, x) = byte(x), byte(p), x.dtype == p.dtype, x.shape[0] == 1, x.rank <= 4;\n\n"
    "pattern channel_pad(x) {\n    p = nn.pad(x, const) { pad_width == [[0, 0], [0, 0], [0, 0], _] };\n"
    "    where pad_ok(p, x);\n    return p;\n}\npattern pad2d(x) {\n"
    "    p = nn.pad(x, const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };\n"
    "    where pad_ok(p, x), width[1][0] <= 31, width[2][0] <= 31, width[1][1] <= 32, width[2][1] <= 32;\n"
    "    return p;\n}\n\n// ---- convolution ----\n\n// Rows and columns that a kernel spans.\n"
    "cond span_ok(height, width) = height in 1..64, height * width <= 4096;\ncond window_ok(c, w) =\n"
    "    c.data_layout == \"NHWC\", c.strides[0] in 1..3, c.strides[1] in 1..3,\n"
    "    c.dilation[0] in 1..2, c.dilation[1] in 1..2,\n"
    "    span_ok((w.shape[0] - 1) * c.dilation[0] + 1, (w.shape[1] - 1) * c.dilation[1] + 1);\n"
    "// Signed, of 40 bits.\n"
    "cond bias_ok(b) = b.dtype != i64 or (max(value(b)) < 549755813888 and min(value(b)) >= -549755813888);\n"
    "// Padding of an operator and more before it; an attribute of two numbers is for both ends.\n"
    "cond padding_ok(c, top, left, bottom, right) =\n"
    "    c.padding[0] + top <= 31, c.padding[1] + left <= 31,\n"
    "    c.padding[2 % len(c.padding)] + bottom <= 32, c.padding[3 % len(c.padding)] + right <= 32;\n"
    "// A pad operator before a convolution pads with the zero point.\n"
    "cond paddings_ok(c, width, v, zero) =\n"
    "    value(v) == value(zero), padding_ok(c, width[1][0], width[2][0], width[1][1], width[2][1]);\n"
    "cond conv2d_ok(c, x, w, b, r) = byte(x), byte(w), byte(r), x.shape[0] == 1, window_ok(c, w), bias_ok(b);\n",
    "\npattern conv2d(x, w, b, v, x_zero, w_zero) {\n"
    "    padded = nn.pad(x, v & const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };\n"
    "    c = qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const)\n"
    "        { kernel_layout == \"HWIO\", groups == 1 };\n    r = requantized(nn.bias_add(c, b & const));\n"
    "    where conv2d_ok(c, x, w, b, r), extern ethos_u_hwio_weights_fit(w, w_zero);\n"
    "    where paddings_ok(c, width, v, x_zero) or (not present(padded) and padding_ok(c, 0, 0, 0, 0));\n"
    "    return clip?(r);\n}\npattern depthwise_conv2d(x, w, b, v, x_zero, w_zero) {\n"
    "    padded = nn.pad(x, v & const) { pad_width == [[0, 0], _, _, [0, 0]], pad_width = width };\n"
    "    c = qnn.conv2d(padded | x, w & const, x_zero & const, w_zero & const, const, const)\n"
    "        { kernel_layout == \"HWOI\" };\n    r = requantized(nn.bias_add(c, b & const));\n"
    "    where w.shape[3] == 1, c.groups == w.shape[2];\n"
    "    where conv2d_ok(c, x, w, b, r), extern ethos_u_hwoi_weights_fit(w, w_zero);\n"
    "    where paddings_ok(c, width, v, x_zero) or (not present(padded) and padding_ok(c, 0, 0, 0, 0));\n"
    "    return clip?(r);\n}\n\n"
    "// Doubles height and width; without padding what the kernel has beyond its stride comes on top.\n"
    "cond doubled(c, x, w, r) =\n"
    "    r.shape[1] == x.shape[1] * 2 + (max(c.padding) == 0 ? w.shape[2] - 2 : 0),\n"
    "    r.shape[2] == x.shape[2] * 2 + (max(c.padding) == 0 ? w.shape[3] - 2 : 0);\n"
    "// Run as a convolution, it is padded with what its own padding leaves of the kernel.\n"
    "cond padding_left(c, w) =\n"
    "    w.shape[2] - 1 - c.padding[0] in 0..31, w.shape[3] - 1 - c.padding[1] in 0..31,\n"
    "    w.shape[2] - 2 - c.padding[2 % len(c.padding)] in 0..32,\n"
    "    w.shape[3] - 2 - c.padding[3 % len(c.padding)] in 0..32;\n\n"
    "pattern conv2d_transpose(x, w, b, x_zero, w_zero) {\n"
    "    c = qnn.conv2d_transpose(x, w & const, x_zero & const, w_zero & const, const, const)\n"
    "        { data_layout == \"NHWC\", kernel_layout == \"IOHW\", strides == [2, 2], dilation == [1, 1],\n"
    "          output_padding == [0, 0], groups == 1 };\n"
    "    r = requantized(nn.bias_add(c, b & const) | c);\n"
    "    where int8(x), int8(w), int8(r), x.shape[0] == 1, not present(b) or bias_ok(b);\n"
    "    where doubled(c, x, w, r), padding_left(c, w), span_ok(w.shape[2], w.shape[3]);\n"
    "    where extern ethos_u_iohw_weights_fit(w, w_zero);\n    return r;\n}\n\n// ---- products ----\n\n"
    "pattern fully_connected(x, w, b, x_zero, w_zero) {\n"
    "    d = qnn.dense(x, w & const, x_zero & const, w_zero & const, const, const);\n"
    "    r = requantized(d | nn.bias_add(d, b & const));\n"
    "    where int8(x), int8(w), int8(r), x.rank == 2, w.rank == 2, x.shape[0] == 1;\n"
    "    where not present(b) or bias_ok(b), extern ethos_u_dense_weights_fit(w, w_zero);\n"
    "    return clip?(r);\n}\npattern matmul(a, b) {\n"
    "    r = requantized(qnn.dense(a, b, const, const, const, const));\n"
    "    where int8(a), int8(b), int8(r), a.rank == 2, b.rank == 2, a.shape[1] == b.shape[1];\n"
    "    return clip?(r);\n}\n\n// ---- pools ----\n\ncond pool_ok(p, x, r) =\n"
    "    byte(x), byte(r), x.dtype == r.dtype, x.shape[0] == 1, p.layout == \"NHWC\", p.pool_size[1] <= 256,\n"
    "    p.pool_size[0] * p.pool_size[1] <= 65536,\n    (p.strides[0] in 1..3 and p.strides[1] in 1..3)\n"
    "        or (max(p.padding) == 0 and p.pool_size[0] == x.shape[1] and p.pool_size[1] == x.shape[2]);\n"
    "cond pool_padding_ok(p, most) =\n    p.padding[0] <= most, p.padding[1] <= most,\n"
    "    p.padding[2 % len(p.padding)] <= most + 1, p.padding[3 % len(p.padding)] <= most + 1;\n\n"
    "pattern max_pool2d(x) {\n    p = nn.max_pool2d(x);\n"
    "    where pool_ok(p, x, p), pool_padding_ok(p, 127);\n    return clip?(p);\n}\npattern avg_pool2d(x) {\n"
    "    p = nn.avg_pool2d(cast(x)) { count_include_pad == false };\n    r = cast(p);\n"
    "    where pool_ok(p, x, r), pool_padding_ok(p, 3);\n"
    "    where max(p.padding) == 0 or (p.pool_size[0] <= 8 and p.pool_size[1] <= 8);\n"
    "    return clip?(r);\n}\n\n// ---- elementwise ----\n\n// One operand broadcasts to the other.\n"
    "cond pair_ok(a, b) = flat(a), flat(b), broadcast_to(a, b) or broadcast_to(b, a);\n"
    "cond wide(x) = x.dtype in {u8, i8, i32}, fits(x);\n",
    "// 32-bit results have four extents, and no limits.\ncond sum_ok(a, b, r, c) =\n"
    "    wide(a), wide(b), wide(r), pair_ok(a, b), r.dtype != i32 or (r.rank == 4 and not present(c));\n\n"
    "pattern sum_of(a, b) {\n    r = qnn.add(a, b, const, const, const, const, const, const);\n"
    "    c = clip(r);\n    where sum_ok(a, b, r, c);\n    return c | r;\n}\npattern difference(a, b) {\n"
    "    r = qnn.subtract(a, b, const, const, const, const, const, const);\n    c = clip(r);\n"
    "    where sum_ok(a, b, r, c);\n    return c | r;\n}\npattern product(a, b) {\n"
    "    r = qnn.mul(a, b, const, const, const, const, const, const);\n    c = clip(r);\n"
    "    where sum_ok(a, b, r, c);\n    return c | r;\n}\n\n// The result has the scale of what is compared.\n"
    "cond extremum_ok(a, b, r) = byte(a), byte(b), byte(r), a.dtype == b.dtype, pair_ok(a, b);\n\n"
    "pattern least_requantized(a, b, s, t) {\n"
    "    r = qnn.requantize(clip(minimum(a, b)), s & const, const, t & const, const);\n"
    "    where extremum_ok(a, b, r), value(s) == value(t);\n    return r;\n}\n"
    "pattern most_requantized(a, b, s, t) {\n"
    "    r = qnn.requantize(clip(maximum(a, b)), s & const, const, t & const, const);\n"
    "    where extremum_ok(a, b, r), value(s) == value(t);\n    return r;\n}\npattern least(a, b) {\n"
    "    r = clip?(minimum(a, b));\n    where extremum_ok(a, b, r);\n    return r;\n}\npattern most(a, b) {\n"
    "    r = clip?(maximum(a, b));\n    where extremum_ok(a, b, r);\n    return r;\n}\n"
    "pattern shifted(a, b) {\n    s = left_shift(a, b);\n"
    "    where a.dtype == i32, b.dtype == i32, s.dtype == i32, fits(a), fits(b), fits(s), s.rank == 4, pair_ok(a, b);\n"
    "    return s;\n}\n\n// ---- shapes ----\n\n"
    "cond moved_ok(x, r) = int8(x), int8(r), x.rank <= 4, r.rank <= 4;\n\npattern reshaped(x) {\n"
    "    r = reshape(x);\n    where moved_ok(x, r);\n    return r;\n}\npattern sliced(x) {\n"
    "    s = strided_slice(x) { begin = from, end = to };\n"
    "    where moved_ok(x, s), len(from) == len(to), min([to[i] - from[i] for i in range(len(from))]) >= 0;\n"
    "    where not present(s.strides) or (min(s.strides) == 1 and max(s.strides) == 1);\n    return s;\n}\n"
    "pattern expanded(x) {\n    r = expand_dims(x);\n    where moved_ok(x, r);\n    return r;\n}\n"
    "pattern squeezed(x) {\n    r = squeeze(x);\n    where moved_ok(x, r);\n    return r;\n}\n"
    "pattern split_up(x) = `split`(x) where int8(x);\n\n"
    "// Quantised operands and the result have one scale and one zero point.\n"
    "pattern concatenated(scales, zeros, s, z) {\n    c = concatenate((...)) { axis = axis }\n"
    "        | qnn.concatenate((...), (...scales), (...zeros), s & const, z & const) { axis = axis };\n"
    "    where int8(c), one_batch(c), axis >= 0, axis < c.rank;\n"
    "    where not present(s) or (all(scales, value(scales) == value(s)) and all(zeros, value(zeros) == value(z)));\n"
    "    return c;\n}\n\n// ---- tables of one value ----\n\npattern unary_abs(x) {\n"
    "    q = quantized(abs(dequantized(x)));\n"
    "    where byte(x), q.dtype == x.dtype, flat(x), same_shape(x, q);\n    return q;\n}\n"
    "pattern tanh_table(x) {\n    q = quantized(tanh(dequantized(x)));\n    where int8(x), int8(q);\n"
    "    return q;\n}\npattern sigmoid_table(x) {\n    q = quantized(sigmoid(dequantized(x)));\n"
    "    where int8(x), int8(q);\n    return q;\n}\npattern leaky_relu_table(x) {\n"
    "    q = quantized(nn.leaky_relu(dequantized(x)));\n    where int8(x), int8(q);\n    return q;\n}\n"
    "pattern softmax_table(x) {\n    q = quantized(nn.softmax(dequantized(x)));\n"
    "    where int8(x), int8(q), x.rank <= 4, same_shape(x, q);\n    return q;\n}\n"
    "pattern hard_swish_table(x) {\n    d = dequantized(x);\n    limited = clip(add(d, const));\n"
    "    q = quantized(divide(multiply(d, limited), const) | multiply(d, divide(limited, const)));\n"
    "    where int8(x), int8(q);\n    return q;\n}\n\n// ---- reductions ----\n\n"
    "// Is axis i of x, counted from the front, one that m reduces? How many are there?\n"
    "cond along(m, x, i) =\n"
    "    sum([(a + x.rank) % x.rank == i ? 1 : 0 for a in m.axis]) == (m.exclude == true ? 0 : 1);\n"
    "cond along_n(m, x, n) = (m.exclude == true ? x.rank - len(m.axis) : len(m.axis)) == n;\n"
    "// One scale and zero point before and after: then the sum needs no rescaling.\n",
    "cond same_scale(s, z, t, y) = value(s) == value(t) and value(z) == value(y);\n\n"
    "// Over height, width, or both of [H, W], [H, W, C] or [N, H, W, C]; h is the axis of the height.\n"
    "cond mean_axes_ok(m, x, h) =\n    along(m, x, h) or along(m, x, h + 1),\n"
    "    along_n(m, x, (along(m, x, h) ? 1 : 0) + (along(m, x, h + 1) ? 1 : 0));\n"
    "cond mean_size_ok(m, x, h, s, z, t, y) =\n    x.shape[h] * x.shape[h + 1] <= 4096\n"
    "        or (x.shape[h] * x.shape[h + 1] <= 65536 and same_scale(s, z, t, y) and m.keepdims == false),\n"
    "    along(m, x, h + 1) or x.shape[h] <= 64 or (x.shape[h] <= 256 and same_scale(s, z, t, y));\n\n"
    "pattern mean_of(x, s, z, t, y) {\n    m = mean(cast(x));\n"
    "    r = qnn.requantize(m, s & const, z & const, t & const, y & const);\n"
    "    where byte(x), r.dtype in {u8, i8, i16}, fits(r), x.rank in 2..4;\n"
    "    where mean_axes_ok(m, x, x.rank == 4 ? 1 : 0), mean_size_ok(m, x, x.rank == 4 ? 1 : 0, s, z, t, y);\n"
    "    return r;\n}\npattern sum_last(x) {\n    s = sum(cast(x));\n    r = requantized(s);\n"
    "    where x.dtype in {u8, i8, i16, i32}, fits(x), int8(r), x.rank in {3, 4};\n"
    "    where along(s, x, x.rank - 1), along_n(s, x, 1);\n    return clip?(r);\n}\n\n"
    "// ---- requantize, resize ----\n\npattern rescaled(x) {\n    r = requantized(x);\n"
    "    where moved_ok(x, r);\n    return r;\n}\n\n"
    "// As large as before, or twice; twice is one less between aligned corners of linear interpolation.\n"
    "cond resized_ok(z, x, less) =\n"
    "    z.layout == \"NHWC\", z.coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\"},\n"
    "    z.rounding_method == (z.coordinate_transformation_mode == \"half_pixel\" ? \"round_prefer_ceil\" : \"\"),\n"
    "    not present(z.roi) or (min(z.roi) == 0 and max(z.roi) == 0),\n"
    "    (z.size[0] == x.shape[1] and z.size[1] == x.shape[2])\n"
    "        or (z.size[0] == 2 * x.shape[1] - less and z.size[1] == 2 * x.shape[2] - less);\n"
    "pattern resized(x) {\n    near = image.resize2d(x) { method == \"nearest_neighbor\" };\n"
    "    even = image.resize2d(dequantized(x)) { method == \"linear\" };\n    r = quantized(even) | near;\n"
    "    where int8(x), int8(r), x.rank == 4;\n    where resized_ok(near, x, 0)\n"
    "        or resized_ok(even, x, even.coordinate_transformation_mode == \"align_corners\" ? 1 : 0);\n"
    "    return r;\n}\n\ntable ethos_u {\n    attrs { Compiler = \"ethos-u\" };\n"
    "    \"ethos-u.channel-pad\"      = channel_pad;\n    \"ethos-u.qnn_conv2d\"       = conv2d;\n"
    "    \"ethos-u.depthwise_conv2d\" = depthwise_conv2d;\n"
    "    \"ethos-u.qnn_conv2d_transpose\" = conv2d_transpose;\n"
    "    \"ethos-u.fully_connected\"  = fully_connected;\n    \"ethos-u.matmul\"           = matmul;\n"
    "    \"ethos-u.maxpool2d\"        = max_pool2d;\n    \"ethos-u.avgpool2d\"        = avg_pool2d;\n"
    "    \"ethos-u.pad2d\"            = pad2d;\n    \"ethos-u.add\"              = sum_of;\n"
    "    \"ethos-u.sub\"              = difference;\n    \"ethos-u.mul\"              = product;\n"
    "    \"ethos-u.min\"              = least_requantized;\n    \"ethos-u.min\"              = least;\n"
    "    \"ethos-u.max\"              = most_requantized;\n    \"ethos-u.max\"              = most;\n"
    "    \"ethos-u.shl\"              = shifted;\n    \"ethos-u.reshape\"          = reshaped;\n"
    "    \"ethos-u.strided_slice\"    = sliced;\n    \"ethos-u.abs\"              = unary_abs;\n"
    "    \"ethos-u.tanh\"             = tanh_table;\n    \"ethos-u.mean\"             = mean_of;\n"
    "    \"ethos-u.sum\"              = sum_last;\n    \"ethos-u.softmax\"          = softmax_table;\n"
    "    \"ethos-u.leaky_relu\"       = leaky_relu_table;\n    \"ethos-u.concat\"           = concatenated;\n"
    "    \"ethos-u.sigmoid\"          = sigmoid_table;\n    \"ethos-u.split\"            = split_up;\n"
    "    \"ethos-u.requantize\"       = rescaled;\n    \"ethos-u.resize2d\"         = resized;\n"
    "    \"ethos-u.expand_dims\"      = expanded;\n    \"ethos-u.squeeze\"          = squeezed;\n"
    "    \"ethos-u.hard_swish\"       = hard_swish_table;\n}\n",
    NULL};
static const struct dfg_source ethos_u_sources[] = {
    {"ethos_u.pat", UINT64_C(0xe10b135dc5467292), ethos_u_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
};
extern const struct dfg_unit ethos_u_unit;
const struct dfg_unit ethos_u_unit = {
    .abi = DFG_ABI,
    .name = "ethos_u",
    .imports = ethos_u_imports,
    .names = &ethos_u_names,
    .n_patterns = 36, .patterns = ethos_u_patterns,
    .n_tables = 1, .tables = ethos_u_tables,
    .version = "0.1.0", .hash = UINT64_C(0x55b587de007780e3),
    .n_sources = 2, .sources = ethos_u_sources, .law_limit = 64,
    .prefix = "ethos_u_",
    .n_externs = 4, .externs = ethos_u_externs,
};
