/* What relax_clml.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_clml.h"
#if RELAX_CLML_H != 0x443b6f65c0ba09c8
#error "relax_clml.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern relax_clml_patterns[] = {
#define WHOLE relax_clml_conv2d_match
    {DFG_FOUND_ROW(relax_clml_conv2d, match, 0), .name = "conv2d", .place = "relax_clml.pat:25", .depth = 1,
     CAPTURES(2, 2, NODE("x", x), NODE("w", w)), PARTS(3, PART(INPUT, 0, x), PART(INPUT, 1, w),
     ROOT(root))},
#undef WHOLE
#define WHOLE relax_clml_pad_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_pad_conv2d, whole, 0), .name = "pad_conv2d", .place = "relax_clml.pat:26",
     .depth = 1, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(4, ROOT(m.root), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), INNER(pad))},
#undef WHOLE
#define WHOLE relax_clml_conv2d_transpose_match
    {DFG_FOUND_ROW(relax_clml_conv2d_transpose, match, 0), .name = "conv2d_transpose",
     .place = "relax_clml.pat:27", .depth = 1, CAPTURES(2, 2, NODE("x", x), NODE("w", w)),
     PARTS(3, PART(INPUT, 0, x), PART(INPUT, 1, w), ROOT(root))},
#undef WHOLE
#define WHOLE relax_clml_biased_match
    {DFG_FOUND_ROW(relax_clml_biased, match, 1), .name = "biased", .place = "relax_clml.pat:30", .depth = 1,
     CAPTURES(2, 1, NODE("c", c), NODE("b", b)), PARTS(3, PART(INPUT, 0, c), PART(CONST, 1, b),
     ROOT(root))},
#undef WHOLE
#define WHOLE relax_clml_norm_whole
    {DFG_FOUND_ROW(relax_clml_norm, whole, 0), .name = "norm", .place = "relax_clml.pat:35", .depth = 1,
     CAPTURES(1, 1, NODE("c", m.c)), PARTS(6, PART(INPUT, 0, m.c), ROOT(m.root), CONST(constant),
     CONST(constant_2), CONST(constant_3), CONST(constant_4))},
#undef WHOLE
#define WHOLE relax_clml_first_match
    {DFG_FOUND_ROW(relax_clml_first, match, 0), .name = "first", .place = "relax_clml.pat:36",
     CAPTURES(1, 1, NODE("t", t)), PARTS(2, PART(INPUT, 0, t), ROOT(root))},
#undef WHOLE
#define WHOLE relax_clml_relu6_whole
    {DFG_FOUND_ROW(relax_clml_relu6, whole, 0), .name = "relu6", .place = "relax_clml.pat:37", .depth = 1,
     CAPTURES(1, 1, NODE("c", m.c)), PARTS(4, PART(INPUT, 0, m.c), ROOT(m.root), CONST(constant),
     CONST(constant_2))},
#undef WHOLE
#define WHOLE relax_clml_mean_match
    {DFG_FOUND_ROW(relax_clml_mean, match, 0), .name = "mean", .place = "relax_clml.pat:57", .depth = 1,
     CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE relax_clml_reshaped_norm_whole
    {DFG_FOUND_ROW(relax_clml_reshaped_norm, whole, 0), .name = "reshaped_norm",
     .place = "relax_clml.pat:61", .depth = 3, CAPTURES(6, 5, NODE("x", m.x), NODE("gamma", m.gamma),
     NODE("beta", m.beta), NODE("average", m.average), NODE("variance", m.variance), NODE("n", m.n)),
     PARTS(13, PART(INPUT, 0, m.x), PART(INPUT, 1, m.gamma), PART(INPUT, 2, m.beta),
     PART(INPUT, 3, m.average), PART(INPUT, 4, m.variance), PART(INNER, 5, m.n), PART(CONST, 1, m.gamma),
     PART(CONST, 2, m.beta), PART(CONST, 3, m.average), PART(CONST, 4, m.variance), ROOT(m.root),
     INNER(get), INPUT(x))},
#undef WHOLE
#define WHOLE relax_clml_dequant_matmul_whole
    {DFG_FOUND_ROW(relax_clml_dequant_matmul, whole, 0), .name = "dequant_matmul",
     .place = "relax_clml.pat:69", .depth = 3, CAPTURES(5, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("scales", m.scales), NODE("decoded", m.decoded), NODE("r", m.r)), PARTS(7, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.scales), PART(INNER, 3, m.decoded), CONST(global), INNER(tuple),
     {DFG_PART_ROOT, 0, 1, 4, AT(m.r)})},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose, whole, 1),
     .name = "openclml.clip.tuple.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80",
     .is_entry = true, .depth = 5, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(14, ROOT(m.root),
     INNER(relu6.m.c), INNER(get.batch_norm.m.root), INNER(get.batch_norm.norm.m.c),
     INNER(get.batch_norm.add.biased.c), CONST(get.batch_norm.add.biased.b),
     CONST(get.batch_norm.norm.constant), CONST(get.batch_norm.norm.constant_2),
     CONST(get.batch_norm.norm.constant_3), CONST(get.batch_norm.norm.constant_4), CONST(relu6.constant),
     CONST(relu6.constant_2), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d, whole, 1),
     .name = "openclml.clip.tuple.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 5, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(15, ROOT(m.root), INNER(relu6.m.c),
     INNER(get.batch_norm.m.root), INNER(get.batch_norm.norm.m.c), INNER(get.batch_norm.add.biased.c),
     INNER(get.batch_norm.add.pad_conv2d.pad), CONST(get.batch_norm.add.biased.b),
     CONST(get.batch_norm.norm.constant), CONST(get.batch_norm.norm.constant_2),
     CONST(get.batch_norm.norm.constant_3), CONST(get.batch_norm.norm.constant_4), CONST(relu6.constant),
     CONST(relu6.constant_2), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d, whole, 1),
     .name = "openclml.clip.tuple.bn.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 5, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(14, ROOT(m.root), INNER(relu6.m.c),
     INNER(get.batch_norm.m.root), INNER(get.batch_norm.norm.m.c), INNER(get.batch_norm.add.biased.c),
     CONST(get.batch_norm.add.biased.b), CONST(get.batch_norm.norm.constant),
     CONST(get.batch_norm.norm.constant_2), CONST(get.batch_norm.norm.constant_3),
     CONST(get.batch_norm.norm.constant_4), CONST(relu6.constant), CONST(relu6.constant_2),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose, whole, 0),
     .name = "openclml.clip.tuple.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 4, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(12, ROOT(m.root), INNER(relu6.m.c),
     INNER(get.batch_norm.m.root), INNER(get.batch_norm.norm.m.c), CONST(get.batch_norm.norm.constant),
     CONST(get.batch_norm.norm.constant_2), CONST(get.batch_norm.norm.constant_3),
     CONST(get.batch_norm.norm.constant_4), CONST(relu6.constant), CONST(relu6.constant_2),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d, whole, 0),
     .name = "openclml.clip.tuple.bn.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 4, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(13, ROOT(m.root), INNER(relu6.m.c),
     INNER(get.batch_norm.m.root), INNER(get.batch_norm.norm.m.c), INNER(get.batch_norm.pad_conv2d.pad),
     CONST(get.batch_norm.norm.constant), CONST(get.batch_norm.norm.constant_2),
     CONST(get.batch_norm.norm.constant_3), CONST(get.batch_norm.norm.constant_4), CONST(relu6.constant),
     CONST(relu6.constant_2), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_tuple_bn_nn_conv2d, whole, 0),
     .name = "openclml.clip.tuple.bn.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .depth = 4,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(12, ROOT(m.root), INNER(relu6.m.c),
     INNER(get.batch_norm.m.root), INNER(get.batch_norm.norm.m.c), CONST(get.batch_norm.norm.constant),
     CONST(get.batch_norm.norm.constant_2), CONST(get.batch_norm.norm.constant_3),
     CONST(get.batch_norm.norm.constant_4), CONST(relu6.constant), CONST(relu6.constant_2),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose, whole, 1),
     .name = "openclml.clip.tuple.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 4, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(9, ROOT(m.root), INNER(relu6.m.c),
     INNER(get.add.m.root), INNER(get.add.biased.c), CONST(get.add.biased.b), CONST(relu6.constant),
     CONST(relu6.constant_2), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d, whole, 1),
     .name = "openclml.clip.tuple.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 4, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(10, ROOT(m.root), INNER(relu6.m.c),
     INNER(get.add.m.root), INNER(get.add.biased.c), INNER(get.add.pad_conv2d.pad), CONST(get.add.biased.b),
     CONST(relu6.constant), CONST(relu6.constant_2), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_tuple_bias_nn_conv2d, whole, 1),
     .name = "openclml.clip.tuple.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 4, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(9, ROOT(m.root), INNER(relu6.m.c),
     INNER(get.add.m.root), INNER(get.add.biased.c), CONST(get.add.biased.b), CONST(relu6.constant),
     CONST(relu6.constant_2), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_tuple_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_tuple_nn_conv2d_transpose, whole, 0),
     .name = "openclml.clip.tuple.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(7, ROOT(m.root), INNER(relu6.m.c),
     INNER(get.conv2d_transpose.root), CONST(relu6.constant), CONST(relu6.constant_2), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_tuple_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_tuple_pad_nn_conv2d, whole, 0),
     .name = "openclml.clip.tuple.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(8, ROOT(m.root), INNER(relu6.m.c),
     INNER(get.pad_conv2d.m.root), INNER(get.pad_conv2d.pad), CONST(relu6.constant),
     CONST(relu6.constant_2), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_tuple_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_tuple_nn_conv2d, whole, 0),
     .name = "openclml.clip.tuple.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .depth = 3,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(7, ROOT(m.root), INNER(relu6.m.c),
     INNER(get.conv2d.root), CONST(relu6.constant), CONST(relu6.constant_2), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose, whole, 1),
     .name = "openclml.clip.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 4, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(13, ROOT(m.root), INNER(relu6.m.c),
     INNER(batch_norm.norm.m.c), INNER(batch_norm.add.biased.c), CONST(batch_norm.add.biased.b),
     CONST(batch_norm.norm.constant), CONST(batch_norm.norm.constant_2), CONST(batch_norm.norm.constant_3),
     CONST(batch_norm.norm.constant_4), CONST(relu6.constant), CONST(relu6.constant_2), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_bn_bias_pad_nn_conv2d, whole, 1),
     .name = "openclml.clip.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 4, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(14, ROOT(m.root), INNER(relu6.m.c),
     INNER(batch_norm.norm.m.c), INNER(batch_norm.add.biased.c), INNER(batch_norm.add.pad_conv2d.pad),
     CONST(batch_norm.add.biased.b), CONST(batch_norm.norm.constant), CONST(batch_norm.norm.constant_2),
     CONST(batch_norm.norm.constant_3), CONST(batch_norm.norm.constant_4), CONST(relu6.constant),
     CONST(relu6.constant_2), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_bn_bias_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_bn_bias_nn_conv2d, whole, 1),
     .name = "openclml.clip.bn.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .depth = 4,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(13, ROOT(m.root), INNER(relu6.m.c),
     INNER(batch_norm.norm.m.c), INNER(batch_norm.add.biased.c), CONST(batch_norm.add.biased.b),
     CONST(batch_norm.norm.constant), CONST(batch_norm.norm.constant_2), CONST(batch_norm.norm.constant_3),
     CONST(batch_norm.norm.constant_4), CONST(relu6.constant), CONST(relu6.constant_2), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_bn_nn_conv2d_transpose, whole, 0),
     .name = "openclml.clip.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(11, ROOT(m.root), INNER(relu6.m.c),
     INNER(batch_norm.norm.m.c), CONST(batch_norm.norm.constant), CONST(batch_norm.norm.constant_2),
     CONST(batch_norm.norm.constant_3), CONST(batch_norm.norm.constant_4), CONST(relu6.constant),
     CONST(relu6.constant_2), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_bn_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_bn_pad_nn_conv2d, whole, 0),
     .name = "openclml.clip.bn.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .depth = 3,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(12, ROOT(m.root), INNER(relu6.m.c),
     INNER(batch_norm.norm.m.c), INNER(batch_norm.pad_conv2d.pad), CONST(batch_norm.norm.constant),
     CONST(batch_norm.norm.constant_2), CONST(batch_norm.norm.constant_3),
     CONST(batch_norm.norm.constant_4), CONST(relu6.constant), CONST(relu6.constant_2), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_bn_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_bn_nn_conv2d, whole, 0), .name = "openclml.clip.bn.nn.conv2d",
     .place = "relax_clml.pat:80", .is_entry = true, .depth = 3, CAPTURES(2, 2, NODE("x", m.x),
     NODE("w", m.w)), PARTS(11, ROOT(m.root), INNER(relu6.m.c), INNER(batch_norm.norm.m.c),
     CONST(batch_norm.norm.constant), CONST(batch_norm.norm.constant_2), CONST(batch_norm.norm.constant_3),
     CONST(batch_norm.norm.constant_4), CONST(relu6.constant), CONST(relu6.constant_2), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_bias_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_bias_nn_conv2d_transpose, whole, 1),
     .name = "openclml.clip.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(8, ROOT(m.root), INNER(relu6.m.c),
     INNER(add.biased.c), CONST(add.biased.b), CONST(relu6.constant), CONST(relu6.constant_2),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_bias_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_bias_pad_nn_conv2d, whole, 1),
     .name = "openclml.clip.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .depth = 3,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(9, ROOT(m.root), INNER(relu6.m.c),
     INNER(add.biased.c), INNER(add.pad_conv2d.pad), CONST(add.biased.b), CONST(relu6.constant),
     CONST(relu6.constant_2), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_bias_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_bias_nn_conv2d, whole, 1),
     .name = "openclml.clip.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .depth = 3,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(8, ROOT(m.root), INNER(relu6.m.c),
     INNER(add.biased.c), CONST(add.biased.b), CONST(relu6.constant), CONST(relu6.constant_2),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_nn_conv2d_transpose, whole, 0),
     .name = "openclml.clip.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(6, ROOT(m.root), INNER(relu6.m.c),
     CONST(relu6.constant), CONST(relu6.constant_2), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_pad_nn_conv2d, whole, 0), .name = "openclml.clip.pad.nn.conv2d",
     .place = "relax_clml.pat:80", .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x),
     NODE("w", m.w)), PARTS(7, ROOT(m.root), INNER(relu6.m.c), INNER(pad_conv2d.pad), CONST(relu6.constant),
     CONST(relu6.constant_2), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_clip_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_clip_nn_conv2d, whole, 0), .name = "openclml.clip.nn.conv2d",
     .place = "relax_clml.pat:80", .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x),
     NODE("w", m.w)), PARTS(6, ROOT(m.root), INNER(relu6.m.c), CONST(relu6.constant),
     CONST(relu6.constant_2), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose, whole, 1),
     .name = "openclml.relu.tuple.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80",
     .is_entry = true, .depth = 5, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(12, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(get.m.root),
     INNER(get.batch_norm.m.root), INNER(get.batch_norm.norm.m.c), INNER(get.batch_norm.add.biased.c),
     CONST(get.batch_norm.add.biased.b), CONST(get.batch_norm.norm.constant),
     CONST(get.batch_norm.norm.constant_2), CONST(get.batch_norm.norm.constant_3),
     CONST(get.batch_norm.norm.constant_4))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d, whole, 1),
     .name = "openclml.relu.tuple.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 5, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(13, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), ROOT(m.root), INNER(get.m.root), INNER(get.batch_norm.m.root),
     INNER(get.batch_norm.norm.m.c), INNER(get.batch_norm.add.biased.c),
     INNER(get.batch_norm.add.pad_conv2d.pad), CONST(get.batch_norm.add.biased.b),
     CONST(get.batch_norm.norm.constant), CONST(get.batch_norm.norm.constant_2),
     CONST(get.batch_norm.norm.constant_3), CONST(get.batch_norm.norm.constant_4))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d, whole, 1),
     .name = "openclml.relu.tuple.bn.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 5, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(12, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), ROOT(m.root), INNER(get.m.root), INNER(get.batch_norm.m.root),
     INNER(get.batch_norm.norm.m.c), INNER(get.batch_norm.add.biased.c), CONST(get.batch_norm.add.biased.b),
     CONST(get.batch_norm.norm.constant), CONST(get.batch_norm.norm.constant_2),
     CONST(get.batch_norm.norm.constant_3), CONST(get.batch_norm.norm.constant_4))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose, whole, 0),
     .name = "openclml.relu.tuple.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 4, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(10, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), ROOT(m.root), INNER(get.m.root), INNER(get.batch_norm.m.root),
     INNER(get.batch_norm.norm.m.c), CONST(get.batch_norm.norm.constant),
     CONST(get.batch_norm.norm.constant_2), CONST(get.batch_norm.norm.constant_3),
     CONST(get.batch_norm.norm.constant_4))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d, whole, 0),
     .name = "openclml.relu.tuple.bn.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 4, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(11, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), ROOT(m.root), INNER(get.m.root), INNER(get.batch_norm.m.root),
     INNER(get.batch_norm.norm.m.c), INNER(get.batch_norm.pad_conv2d.pad),
     CONST(get.batch_norm.norm.constant), CONST(get.batch_norm.norm.constant_2),
     CONST(get.batch_norm.norm.constant_3), CONST(get.batch_norm.norm.constant_4))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_tuple_bn_nn_conv2d, whole, 0),
     .name = "openclml.relu.tuple.bn.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .depth = 4,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     ROOT(m.root), INNER(get.m.root), INNER(get.batch_norm.m.root), INNER(get.batch_norm.norm.m.c),
     CONST(get.batch_norm.norm.constant), CONST(get.batch_norm.norm.constant_2),
     CONST(get.batch_norm.norm.constant_3), CONST(get.batch_norm.norm.constant_4))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose, whole, 1),
     .name = "openclml.relu.tuple.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 4, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(7, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), ROOT(m.root), INNER(get.m.root), INNER(get.add.m.root), INNER(get.add.biased.c),
     CONST(get.add.biased.b))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d, whole, 1),
     .name = "openclml.relu.tuple.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 4, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(8, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), ROOT(m.root), INNER(get.m.root), INNER(get.add.m.root), INNER(get.add.biased.c),
     INNER(get.add.pad_conv2d.pad), CONST(get.add.biased.b))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_tuple_bias_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_tuple_bias_nn_conv2d, whole, 1),
     .name = "openclml.relu.tuple.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 4, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(7, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), ROOT(m.root), INNER(get.m.root), INNER(get.add.m.root), INNER(get.add.biased.c),
     CONST(get.add.biased.b))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_tuple_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_tuple_nn_conv2d_transpose, whole, 0),
     .name = "openclml.relu.tuple.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(5, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), ROOT(m.root), INNER(get.m.root), INNER(get.conv2d_transpose.root))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_tuple_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_tuple_pad_nn_conv2d, whole, 0),
     .name = "openclml.relu.tuple.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(6, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), ROOT(m.root), INNER(get.m.root), INNER(get.pad_conv2d.m.root),
     INNER(get.pad_conv2d.pad))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_tuple_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_tuple_nn_conv2d, whole, 0),
     .name = "openclml.relu.tuple.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .depth = 3,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(5, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     ROOT(m.root), INNER(get.m.root), INNER(get.conv2d.root))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose, whole, 1),
     .name = "openclml.relu.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 4, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(11, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), ROOT(m.root), INNER(batch_norm.m.root), INNER(batch_norm.norm.m.c),
     INNER(batch_norm.add.biased.c), CONST(batch_norm.add.biased.b), CONST(batch_norm.norm.constant),
     CONST(batch_norm.norm.constant_2), CONST(batch_norm.norm.constant_3),
     CONST(batch_norm.norm.constant_4))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_bn_bias_pad_nn_conv2d, whole, 1),
     .name = "openclml.relu.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 4, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(12, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), ROOT(m.root), INNER(batch_norm.m.root), INNER(batch_norm.norm.m.c),
     INNER(batch_norm.add.biased.c), INNER(batch_norm.add.pad_conv2d.pad), CONST(batch_norm.add.biased.b),
     CONST(batch_norm.norm.constant), CONST(batch_norm.norm.constant_2), CONST(batch_norm.norm.constant_3),
     CONST(batch_norm.norm.constant_4))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_bn_bias_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_bn_bias_nn_conv2d, whole, 1),
     .name = "openclml.relu.bn.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .depth = 4,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(11, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     ROOT(m.root), INNER(batch_norm.m.root), INNER(batch_norm.norm.m.c), INNER(batch_norm.add.biased.c),
     CONST(batch_norm.add.biased.b), CONST(batch_norm.norm.constant), CONST(batch_norm.norm.constant_2),
     CONST(batch_norm.norm.constant_3), CONST(batch_norm.norm.constant_4))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_bn_nn_conv2d_transpose, whole, 0),
     .name = "openclml.relu.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(9, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), ROOT(m.root), INNER(batch_norm.m.root), INNER(batch_norm.norm.m.c),
     CONST(batch_norm.norm.constant), CONST(batch_norm.norm.constant_2), CONST(batch_norm.norm.constant_3),
     CONST(batch_norm.norm.constant_4))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_bn_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_bn_pad_nn_conv2d, whole, 0),
     .name = "openclml.relu.bn.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .depth = 3,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     ROOT(m.root), INNER(batch_norm.m.root), INNER(batch_norm.norm.m.c), INNER(batch_norm.pad_conv2d.pad),
     CONST(batch_norm.norm.constant), CONST(batch_norm.norm.constant_2), CONST(batch_norm.norm.constant_3),
     CONST(batch_norm.norm.constant_4))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_bn_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_bn_nn_conv2d, whole, 0), .name = "openclml.relu.bn.nn.conv2d",
     .place = "relax_clml.pat:80", .is_entry = true, .depth = 3, CAPTURES(2, 2, NODE("x", m.x),
     NODE("w", m.w)), PARTS(9, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root),
     INNER(batch_norm.m.root), INNER(batch_norm.norm.m.c), CONST(batch_norm.norm.constant),
     CONST(batch_norm.norm.constant_2), CONST(batch_norm.norm.constant_3),
     CONST(batch_norm.norm.constant_4))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_bias_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_bias_nn_conv2d_transpose, whole, 1),
     .name = "openclml.relu.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(6, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), ROOT(m.root), INNER(add.m.root), INNER(add.biased.c), CONST(add.biased.b))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_bias_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_bias_pad_nn_conv2d, whole, 1),
     .name = "openclml.relu.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .depth = 3,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     ROOT(m.root), INNER(add.m.root), INNER(add.biased.c), INNER(add.pad_conv2d.pad), CONST(add.biased.b))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_bias_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_bias_nn_conv2d, whole, 1),
     .name = "openclml.relu.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .depth = 3,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     ROOT(m.root), INNER(add.m.root), INNER(add.biased.c), CONST(add.biased.b))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_nn_conv2d_transpose, whole, 0),
     .name = "openclml.relu.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(4, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv2d_transpose.root))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_pad_nn_conv2d, whole, 0), .name = "openclml.relu.pad.nn.conv2d",
     .place = "relax_clml.pat:80", .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x),
     NODE("w", m.w)), PARTS(5, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root),
     INNER(pad_conv2d.m.root), INNER(pad_conv2d.pad))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relu_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relu_nn_conv2d, whole, 0), .name = "openclml.relu.nn.conv2d",
     .place = "relax_clml.pat:80", .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x),
     NODE("w", m.w)), PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv2d.root))},
#undef WHOLE
#define WHOLE relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose, whole, 1),
     .name = "openclml.tuple.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 4, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(11, ROOT(m.root),
     INNER(batch_norm.m.root), INNER(batch_norm.norm.m.c), INNER(batch_norm.add.biased.c),
     CONST(batch_norm.add.biased.b), CONST(batch_norm.norm.constant), CONST(batch_norm.norm.constant_2),
     CONST(batch_norm.norm.constant_3), CONST(batch_norm.norm.constant_4), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d, whole, 1),
     .name = "openclml.tuple.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 4, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(12, ROOT(m.root),
     INNER(batch_norm.m.root), INNER(batch_norm.norm.m.c), INNER(batch_norm.add.biased.c),
     INNER(batch_norm.add.pad_conv2d.pad), CONST(batch_norm.add.biased.b), CONST(batch_norm.norm.constant),
     CONST(batch_norm.norm.constant_2), CONST(batch_norm.norm.constant_3),
     CONST(batch_norm.norm.constant_4), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_tuple_bn_bias_nn_conv2d, whole, 1),
     .name = "openclml.tuple.bn.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .depth = 4,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(11, ROOT(m.root), INNER(batch_norm.m.root),
     INNER(batch_norm.norm.m.c), INNER(batch_norm.add.biased.c), CONST(batch_norm.add.biased.b),
     CONST(batch_norm.norm.constant), CONST(batch_norm.norm.constant_2), CONST(batch_norm.norm.constant_3),
     CONST(batch_norm.norm.constant_4), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_tuple_bn_nn_conv2d_transpose, whole, 0),
     .name = "openclml.tuple.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(9, ROOT(m.root),
     INNER(batch_norm.m.root), INNER(batch_norm.norm.m.c), CONST(batch_norm.norm.constant),
     CONST(batch_norm.norm.constant_2), CONST(batch_norm.norm.constant_3),
     CONST(batch_norm.norm.constant_4), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_tuple_bn_pad_nn_conv2d, whole, 0),
     .name = "openclml.tuple.bn.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .depth = 3,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(10, ROOT(m.root), INNER(batch_norm.m.root),
     INNER(batch_norm.norm.m.c), INNER(batch_norm.pad_conv2d.pad), CONST(batch_norm.norm.constant),
     CONST(batch_norm.norm.constant_2), CONST(batch_norm.norm.constant_3),
     CONST(batch_norm.norm.constant_4), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_tuple_bn_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_tuple_bn_nn_conv2d, whole, 0), .name = "openclml.tuple.bn.nn.conv2d",
     .place = "relax_clml.pat:80", .is_entry = true, .depth = 3, CAPTURES(2, 2, NODE("x", m.x),
     NODE("w", m.w)), PARTS(9, ROOT(m.root), INNER(batch_norm.m.root), INNER(batch_norm.norm.m.c),
     CONST(batch_norm.norm.constant), CONST(batch_norm.norm.constant_2), CONST(batch_norm.norm.constant_3),
     CONST(batch_norm.norm.constant_4), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_tuple_bias_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_tuple_bias_nn_conv2d_transpose, whole, 1),
     .name = "openclml.tuple.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(6, ROOT(m.root), INNER(add.m.root),
     INNER(add.biased.c), CONST(add.biased.b), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_tuple_bias_pad_nn_conv2d, whole, 1),
     .name = "openclml.tuple.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(7, ROOT(m.root), INNER(add.m.root),
     INNER(add.biased.c), INNER(add.pad_conv2d.pad), CONST(add.biased.b), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_tuple_bias_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_tuple_bias_nn_conv2d, whole, 1),
     .name = "openclml.tuple.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .depth = 3,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(6, ROOT(m.root), INNER(add.m.root),
     INNER(add.biased.c), CONST(add.biased.b), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_tuple_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_tuple_nn_conv2d_transpose, whole, 0),
     .name = "openclml.tuple.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(4, ROOT(m.root),
     INNER(conv2d_transpose.root), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_tuple_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_tuple_pad_nn_conv2d, whole, 0),
     .name = "openclml.tuple.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .depth = 2,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(5, ROOT(m.root), INNER(pad_conv2d.m.root),
     INNER(pad_conv2d.pad), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_tuple_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_tuple_nn_conv2d, whole, 0), .name = "openclml.tuple.nn.conv2d",
     .place = "relax_clml.pat:80", .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x),
     NODE("w", m.w)), PARTS(4, ROOT(m.root), INNER(conv2d.root), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_bn_bias_nn_conv2d_transpose, whole, 1),
     .name = "openclml.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(10, ROOT(m.root), INNER(norm.m.c),
     INNER(add.biased.c), CONST(add.biased.b), CONST(norm.constant), CONST(norm.constant_2),
     CONST(norm.constant_3), CONST(norm.constant_4), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_bn_bias_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_bn_bias_pad_nn_conv2d, whole, 1),
     .name = "openclml.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .depth = 3,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(11, ROOT(m.root), INNER(norm.m.c),
     INNER(add.biased.c), INNER(add.pad_conv2d.pad), CONST(add.biased.b), CONST(norm.constant),
     CONST(norm.constant_2), CONST(norm.constant_3), CONST(norm.constant_4), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_bn_bias_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_bn_bias_nn_conv2d, whole, 1), .name = "openclml.bn.bias.nn.conv2d",
     .place = "relax_clml.pat:80", .is_entry = true, .depth = 3, CAPTURES(2, 2, NODE("x", m.x),
     NODE("w", m.w)), PARTS(10, ROOT(m.root), INNER(norm.m.c), INNER(add.biased.c), CONST(add.biased.b),
     CONST(norm.constant), CONST(norm.constant_2), CONST(norm.constant_3), CONST(norm.constant_4),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_bn_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_bn_nn_conv2d_transpose, whole, 0),
     .name = "openclml.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true, .depth = 2,
     CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(8, ROOT(m.root), INNER(norm.m.c),
     CONST(norm.constant), CONST(norm.constant_2), CONST(norm.constant_3), CONST(norm.constant_4),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_bn_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_bn_pad_nn_conv2d, whole, 0), .name = "openclml.bn.pad.nn.conv2d",
     .place = "relax_clml.pat:80", .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x),
     NODE("w", m.w)), PARTS(9, ROOT(m.root), INNER(norm.m.c), INNER(pad_conv2d.pad), CONST(norm.constant),
     CONST(norm.constant_2), CONST(norm.constant_3), CONST(norm.constant_4), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_bn_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_bn_nn_conv2d, whole, 0), .name = "openclml.bn.nn.conv2d",
     .place = "relax_clml.pat:80", .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x),
     NODE("w", m.w)), PARTS(8, ROOT(m.root), INNER(norm.m.c), CONST(norm.constant), CONST(norm.constant_2),
     CONST(norm.constant_3), CONST(norm.constant_4), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_bias_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_clml_openclml_bias_nn_conv2d_transpose, whole, 1),
     .name = "openclml.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(5, ROOT(m.root), INNER(biased.c),
     CONST(biased.b), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_bias_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_bias_pad_nn_conv2d, whole, 1), .name = "openclml.bias.pad.nn.conv2d",
     .place = "relax_clml.pat:80", .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x),
     NODE("w", m.w)), PARTS(6, ROOT(m.root), INNER(biased.c), INNER(pad_conv2d.pad), CONST(biased.b),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_bias_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_bias_nn_conv2d, whole, 1), .name = "openclml.bias.nn.conv2d",
     .place = "relax_clml.pat:80", .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x),
     NODE("w", m.w)), PARTS(5, ROOT(m.root), INNER(biased.c), CONST(biased.b), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_nn_conv2d_transpose_match
    {DFG_FOUND_ROW(relax_clml_openclml_nn_conv2d_transpose, match, 0),
     .name = "openclml.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true, .depth = 1,
     CAPTURES(2, 2, NODE("x", x), NODE("w", w)), PARTS(3, ROOT(root), PART(INPUT, 0, x),
     PART(INPUT, 1, w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_pad_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_pad_nn_conv2d, whole, 0), .name = "openclml.pad.nn.conv2d",
     .place = "relax_clml.pat:80", .is_entry = true, .depth = 1, CAPTURES(2, 2, NODE("x", m.x),
     NODE("w", m.w)), PARTS(4, ROOT(m.root), INNER(pad_conv2d.pad), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_nn_conv2d_match
    {DFG_FOUND_ROW(relax_clml_openclml_nn_conv2d, match, 0), .name = "openclml.nn.conv2d",
     .place = "relax_clml.pat:80", .is_entry = true, .depth = 1, CAPTURES(2, 2, NODE("x", x), NODE("w", w)),
     PARTS(3, ROOT(root), PART(INPUT, 0, x), PART(INPUT, 1, w))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relax_add_match
    {DFG_FOUND_ROW(relax_clml_openclml_relax_add, match, 1), .name = "openclml.relax.add",
     .place = "relax_clml.pat:82", .is_entry = true, .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)),
     PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b), ROOT(root))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relax_subtract_match
    {DFG_FOUND_ROW(relax_clml_openclml_relax_subtract, match, 0), .name = "openclml.relax.subtract",
     .place = "relax_clml.pat:82", .is_entry = true, .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)),
     PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b), ROOT(root))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relax_multiply_match
    {DFG_FOUND_ROW(relax_clml_openclml_relax_multiply, match, 1), .name = "openclml.relax.multiply",
     .place = "relax_clml.pat:82", .is_entry = true, .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)),
     PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b), ROOT(root))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relax_divide_match
    {DFG_FOUND_ROW(relax_clml_openclml_relax_divide, match, 0), .name = "openclml.relax.divide",
     .place = "relax_clml.pat:82", .is_entry = true, .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)),
     PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b), ROOT(root))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relax_maximum_match
    {DFG_FOUND_ROW(relax_clml_openclml_relax_maximum, match, 1), .name = "openclml.relax.maximum",
     .place = "relax_clml.pat:82", .is_entry = true, .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)),
     PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b), ROOT(root))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relax_minimum_match
    {DFG_FOUND_ROW(relax_clml_openclml_relax_minimum, match, 1), .name = "openclml.relax.minimum",
     .place = "relax_clml.pat:82", .is_entry = true, .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)),
     PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b), ROOT(root))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relax_nn_softmax_match
    {DFG_FOUND_ROW(relax_clml_openclml_relax_nn_softmax, match, 0), .name = "openclml.relax.nn.softmax",
     .place = "relax_clml.pat:83", .is_entry = true, .depth = 1, CAPTURES(1, 1, NODE("x", x)),
     PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relax_nn_relu_match
    {DFG_FOUND_ROW(relax_clml_openclml_relax_nn_relu, match, 0), .name = "openclml.relax.nn.relu",
     .place = "relax_clml.pat:84", .is_entry = true, .depth = 1, CAPTURES(1, 1, NODE("x", x)),
     PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE relax_clml_openclml_relax_clip_whole
    {DFG_FOUND_ROW(relax_clml_openclml_relax_clip, whole, 0), .name = "openclml.relax.clip",
     .place = "relax_clml.pat:85", .is_entry = true, .depth = 1, CAPTURES(1, 1, NODE("x", m.x)),
     PARTS(4, PART(INPUT, 0, m.x), ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_clml_openclml_nn_max_pool2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_nn_max_pool2d, whole, 0), .name = "openclml.nn.max_pool2d",
     .place = "relax_clml.pat:86", .is_entry = true, .depth = 1, CAPTURES(2, 2, NODE("c", m.c),
     NODE("x", m.x)), PARTS(4, PART(INPUT, 0, m.c), PART(INPUT, 1, m.x), ROOT(m.root), INNER(max_pool2d))},
#undef WHOLE
#define WHOLE relax_clml_openclml_nn_avg_pool2d_whole
    {DFG_FOUND_ROW(relax_clml_openclml_nn_avg_pool2d, whole, 0), .name = "openclml.nn.avg_pool2d",
     .place = "relax_clml.pat:86", .is_entry = true, .depth = 1, CAPTURES(2, 2, NODE("c", m.c),
     NODE("x", m.x)), PARTS(4, PART(INPUT, 0, m.c), PART(INPUT, 1, m.x), ROOT(m.root), INNER(avg_pool2d))},
#undef WHOLE
#define WHOLE relax_clml_openclml_reshape_whole
    {DFG_FOUND_ROW(relax_clml_openclml_reshape, whole, 0), .name = "openclml.reshape",
     .place = "relax_clml.pat:88", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
};

/* ---- table relax_clml ---- */

DFG_TABLE_SLOTS_WIDE(relax_clml)

static const struct dfg_table_entry relax_clml_entries[] = {
    { .name = "openclml.clip.tuple.bn.bias.nn.conv2d_transpose", .pattern = 10 },
    { .name = "openclml.clip.tuple.bn.bias.pad.nn.conv2d", .pattern = 11 },
    { .name = "openclml.clip.tuple.bn.bias.nn.conv2d", .pattern = 12 },
    { .name = "openclml.clip.tuple.bn.nn.conv2d_transpose", .pattern = 13 },
    { .name = "openclml.clip.tuple.bn.pad.nn.conv2d", .pattern = 14 },
    { .name = "openclml.clip.tuple.bn.nn.conv2d", .pattern = 15 },
    { .name = "openclml.clip.tuple.bias.nn.conv2d_transpose", .pattern = 16 },
    { .name = "openclml.clip.tuple.bias.pad.nn.conv2d", .pattern = 17 },
    { .name = "openclml.clip.tuple.bias.nn.conv2d", .pattern = 18 },
    { .name = "openclml.clip.tuple.nn.conv2d_transpose", .pattern = 19 },
    { .name = "openclml.clip.tuple.pad.nn.conv2d", .pattern = 20 },
    { .name = "openclml.clip.tuple.nn.conv2d", .pattern = 21 },
    { .name = "openclml.clip.bn.bias.nn.conv2d_transpose", .pattern = 22 },
    { .name = "openclml.clip.bn.bias.pad.nn.conv2d", .pattern = 23 },
    { .name = "openclml.clip.bn.bias.nn.conv2d", .pattern = 24 },
    { .name = "openclml.clip.bn.nn.conv2d_transpose", .pattern = 25 },
    { .name = "openclml.clip.bn.pad.nn.conv2d", .pattern = 26 },
    { .name = "openclml.clip.bn.nn.conv2d", .pattern = 27 },
    { .name = "openclml.clip.bias.nn.conv2d_transpose", .pattern = 28 },
    { .name = "openclml.clip.bias.pad.nn.conv2d", .pattern = 29 },
    { .name = "openclml.clip.bias.nn.conv2d", .pattern = 30 },
    { .name = "openclml.clip.nn.conv2d_transpose", .pattern = 31 },
    { .name = "openclml.clip.pad.nn.conv2d", .pattern = 32 },
    { .name = "openclml.clip.nn.conv2d", .pattern = 33 },
    { .name = "openclml.relu.tuple.bn.bias.nn.conv2d_transpose", .pattern = 34 },
    { .name = "openclml.relu.tuple.bn.bias.pad.nn.conv2d", .pattern = 35 },
    { .name = "openclml.relu.tuple.bn.bias.nn.conv2d", .pattern = 36 },
    { .name = "openclml.relu.tuple.bn.nn.conv2d_transpose", .pattern = 37 },
    { .name = "openclml.relu.tuple.bn.pad.nn.conv2d", .pattern = 38 },
    { .name = "openclml.relu.tuple.bn.nn.conv2d", .pattern = 39 },
    { .name = "openclml.relu.tuple.bias.nn.conv2d_transpose", .pattern = 40 },
    { .name = "openclml.relu.tuple.bias.pad.nn.conv2d", .pattern = 41 },
    { .name = "openclml.relu.tuple.bias.nn.conv2d", .pattern = 42 },
    { .name = "openclml.relu.tuple.nn.conv2d_transpose", .pattern = 43 },
    { .name = "openclml.relu.tuple.pad.nn.conv2d", .pattern = 44 },
    { .name = "openclml.relu.tuple.nn.conv2d", .pattern = 45 },
    { .name = "openclml.relu.bn.bias.nn.conv2d_transpose", .pattern = 46 },
    { .name = "openclml.relu.bn.bias.pad.nn.conv2d", .pattern = 47 },
    { .name = "openclml.relu.bn.bias.nn.conv2d", .pattern = 48 },
    { .name = "openclml.relu.bn.nn.conv2d_transpose", .pattern = 49 },
    { .name = "openclml.relu.bn.pad.nn.conv2d", .pattern = 50 },
    { .name = "openclml.relu.bn.nn.conv2d", .pattern = 51 },
    { .name = "openclml.relu.bias.nn.conv2d_transpose", .pattern = 52 },
    { .name = "openclml.relu.bias.pad.nn.conv2d", .pattern = 53 },
    { .name = "openclml.relu.bias.nn.conv2d", .pattern = 54 },
    { .name = "openclml.relu.nn.conv2d_transpose", .pattern = 55 },
    { .name = "openclml.relu.pad.nn.conv2d", .pattern = 56 },
    { .name = "openclml.relu.nn.conv2d", .pattern = 57 },
    { .name = "openclml.tuple.bn.bias.nn.conv2d_transpose", .pattern = 58 },
    { .name = "openclml.tuple.bn.bias.pad.nn.conv2d", .pattern = 59 },
    { .name = "openclml.tuple.bn.bias.nn.conv2d", .pattern = 60 },
    { .name = "openclml.tuple.bn.nn.conv2d_transpose", .pattern = 61 },
    { .name = "openclml.tuple.bn.pad.nn.conv2d", .pattern = 62 },
    { .name = "openclml.tuple.bn.nn.conv2d", .pattern = 63 },
    { .name = "openclml.tuple.bias.nn.conv2d_transpose", .pattern = 64 },
    { .name = "openclml.tuple.bias.pad.nn.conv2d", .pattern = 65 },
    { .name = "openclml.tuple.bias.nn.conv2d", .pattern = 66 },
    { .name = "openclml.tuple.nn.conv2d_transpose", .pattern = 67 },
    { .name = "openclml.tuple.pad.nn.conv2d", .pattern = 68 },
    { .name = "openclml.tuple.nn.conv2d", .pattern = 69 },
    { .name = "openclml.bn.bias.nn.conv2d_transpose", .pattern = 70 },
    { .name = "openclml.bn.bias.pad.nn.conv2d", .pattern = 71 },
    { .name = "openclml.bn.bias.nn.conv2d", .pattern = 72 },
    { .name = "openclml.bn.nn.conv2d_transpose", .pattern = 73 },
    { .name = "openclml.bn.pad.nn.conv2d", .pattern = 74 },
    { .name = "openclml.bn.nn.conv2d", .pattern = 75 },
    { .name = "openclml.bias.nn.conv2d_transpose", .pattern = 76 },
    { .name = "openclml.bias.pad.nn.conv2d", .pattern = 77 },
    { .name = "openclml.bias.nn.conv2d", .pattern = 78 },
    { .name = "openclml.nn.conv2d_transpose", .pattern = 79 },
    { .name = "openclml.pad.nn.conv2d", .pattern = 80 },
    { .name = "openclml.nn.conv2d", .pattern = 81 },
    { .name = "openclml.nn.batch_norm", .pattern = 8 },
    { .name = "openclml.relax.add", .pattern = 82 },
    { .name = "openclml.relax.subtract", .pattern = 83 },
    { .name = "openclml.relax.multiply", .pattern = 84 },
    { .name = "openclml.relax.divide", .pattern = 85 },
    { .name = "openclml.relax.maximum", .pattern = 86 },
    { .name = "openclml.relax.minimum", .pattern = 87 },
    { .name = "openclml.relax.nn.softmax", .pattern = 88 },
    { .name = "openclml.relax.nn.relu", .pattern = 89 },
    { .name = "openclml.relax.clip", .pattern = 90 },
    { .name = "openclml.nn.max_pool2d", .pattern = 91 },
    { .name = "openclml.nn.avg_pool2d", .pattern = 92 },
    { .name = "openclml.nn.global_avg_pool2d", .pattern = 7 },
    { .name = "openclml.reshape", .pattern = 93 },
    { .name = "openclml.dequant_matmul", .pattern = 9 },
};
static const struct dfg_attr_text relax_clml_attrs[] = {
    { "Compiler", "\"openclml\"" },
};
static const struct dfg_table relax_clml_tables[] = {
    { .name = "relax_clml", .n = 87, .last_wins = false, .entries = relax_clml_entries, .n_words = 2,
      .n_attrs = 1, .attrs = relax_clml_attrs,
      .candidates = relax_clml_candidates_slot, .first = relax_clml_first_slot, .sweep = relax_clml_sweep_slot },
};

static const char *const relax_clml_imports[] = { "relax", NULL };
static const char *const relax_clml_text_0[] = { /* relax_clml.pat */
    "// relax_clml.pat -- what Qualcomm's OpenCL ML SDK runs on an Adreno: 87 entries over Relax operators.\n"
    "//\n"
    "// Names, order and conditions are those of TVM 0.27 (relax/backend/adreno/clml.py), whose passes take the\n"
    "// first entry that matches; the product of packed weights (openclml.dequant_matmul), which a pass of its own\n"
    "// takes there, is the last one here.  Differences:\n"
    "//   - The layouts are asked of every convolution; there of one without anything behind it only.\n"
    "//   - A bias has a number for each output channel; there any constant is taken for one.\n"
    "//   - Padding in front of a convolution is of zeros; there any is taken for it.\n"
    "//   - clip has its limits as operands, and behind a convolution they are 0 and 6, as the library's activation\n"
    "//     has them (see clml.pat); there it is asked for with one operand, so that no entry with a clip ever matches.\n"
    "//   - A group may end in the projection of a normalisation (openclml.tuple.bn...); there groups end in calls,\n"
    "//     so that openclml.bn... takes the same without the projection.\n"
    "//   - An open extent where a number is asked for, and a shape that nothing is known of, are not taken; there\n"
    "//     the checks of pools, means and elementwise operators fail with an error.\n"
    "// An activation of the normalisation's tuple (openclml.relu.bn..., openclml.clip.bn...) and a projection of a\n"
    "// convolution (...tuple.nn..., ...tuple.bias..., ...tuple.pad...) are in no graph whose types are right: these\n"
    "// 30 of the 87 names never come out.\n\nimport \"relax.ops\";\n\n"
    "// ---- convolutions, and what may follow ----\n\n"
    "cond floats(x, w) = x.dtype in {f16, f32}, w.dtype in {f16, f32};\n\n"
    "pattern conv2d(x, w) = relax.nn.conv2d(x, w) { data_layout == \"NCHW\", kernel_layout == \"OIHW\" } where floats(x, w);\n"
    "pattern pad_conv2d(x, w) = conv2d(relax.nn.pad(x) { pad_mode == \"constant\", pad_value == 0.0 }, w);\n"
    "pattern conv2d_transpose(x, w) = relax.nn.conv2d_transpose(x, w) { data_layout == \"NCHW\", kernel_layout == \"OIHW\" }\n"
    "    where floats(x, w);\n\npattern biased(c) {\n    b = const;\n"
    "    where b.elements == c.shape[1], b.shape[-3] == b.elements;\n    return relax.add(c, b);\n}\n"
    "pattern norm(c) = relax.nn.batch_norm(c, const, const, const, const);\npattern first(t) = t.0;\n"
    "pattern relu6(c) = relax.clip(c, scalar(0), scalar(6));\n\n"
    "ops conv = conv2d_transpose as \"nn.conv2d_transpose\" | pad_conv2d as \"pad.nn.conv2d\" | conv2d as \"nn.conv2d\";\n"
    "ops bias = biased as \"bias.\" | none as \"\";\nops batch_norm = norm as \"bn.\" | none as \"\";\n"
    "ops projection = first as \"tuple.\" | none as \"\";\n"
    "ops activation = relu6 as \"clip.\" | relax.nn.relu as \"relu.\" | none as \"\";\n\n// ---- one by one ----\n"
    "\n// A batch of one, or none.\ncond operand(x) = x.rank > 0, x.dtype != i64, x.shape[0] <= 1;\n\n"
    "ops binary = relax.add | relax.subtract | relax.multiply | relax.divide | relax.maximum | relax.minimum;\n"
    "ops pool = relax.nn.max_pool2d | relax.nn.avg_pool2d;\n\ncond pool_ok(p, x) =\n"
    "    x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2, len(p.strides) == 2, len(p.padding) == 4,\n"
    "    min(p.pool_size) > 0, min(p.strides) > 0, min(p.dilation) > 0, min(p.padding) >= 0;\n\n"
    "pattern mean(x) = relax.mean(x) { axis == [2, 3] }\n"
    "    where x.rank == 4, x.shape[1] > 0, x.shape[2] > 0, x.shape[3] > 0;\n\n"
    "// The reshape keeps the shape; a pass puts it there for groups to end in a call.\n"
    "pattern reshaped_norm(x, gamma, beta, average, variance) {\n"
    "    n = relax.nn.batch_norm(x, gamma & const : f32, beta & const : f32, average & const : f32,\n"
    "                            variance & const : f32);\n"
    "    where same_shape(gamma, beta, average, variance);\n    return relax.reshape(n.0, _);\n}\n\n"
    "// One row of f16 times weights that a function of the module unpacks, columns last.\n"
    "pattern dequant_matmul(x, w, scales) {\n"
    "    decoded = relax.call_tir(global \"*dequantize*\", (w, scales));\n"
    "    r = relax.matmul(x : f16, decoded);\n    where r.rank == 3, r.shape[0] == 1, r.dtype == f16;\n"
    "    where decoded.rank == 2, w.shape[-1] == r.shape[-1], decoded.shape[-2] == x.shape[-1];\n",
    "    return r;\n}\n\ntable relax_clml {\n    attrs { Compiler = \"openclml\" };\n"
    "    for a in activation, t in projection, n in batch_norm, b in bias, c in conv:\n"
    "        \"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));\n"
    "    \"openclml.nn.batch_norm\" = reshaped_norm;\n"
    "    for o in binary: \"openclml.relax.{o}\"(a, b) = o(a, b) where operand(a), operand(b), same_shape(a, b);\n"
    "    \"openclml.relax.nn.softmax\"(x) = relax.nn.softmax(x) where operand(x);\n"
    "    \"openclml.relax.nn.relu\"(x) = relax.nn.relu(x) where operand(x);\n"
    "    \"openclml.relax.clip\"(x) = relax.clip(x, _, _) where operand(x);\n"
    "    for p in pool: \"openclml.nn.{p}\"(c, x) = c & p(x) where pool_ok(c, x);\n"
    "    \"openclml.nn.global_avg_pool2d\" = mean;\n    \"openclml.reshape\" = relax.reshape(_, _);\n"
    "    \"openclml.dequant_matmul\" = dequant_matmul;\n}\n",
    NULL};
static const struct dfg_source relax_clml_sources[] = {
    {"relax_clml.pat", UINT64_C(0x7708424ee57817d5), relax_clml_text_0, (const uint32_t[]){1}, 1},
    {"relax.ops", UINT64_C(0x601255d4228ddab6), NULL, NULL, 0},
};
extern const struct dfg_unit relax_clml_unit;
const struct dfg_unit relax_clml_unit = {
    .abi = DFG_ABI,
    .name = "relax_clml",
    .imports = relax_clml_imports,
    .names = &relax_clml_names,
    .n_patterns = 94, .patterns = relax_clml_patterns,
    .n_tables = 1, .tables = relax_clml_tables,
    .version = "0.1.0", .hash = UINT64_C(0x43b3989d58b7cc2a),
    .n_sources = 2, .sources = relax_clml_sources, .law_limit = 64,
    .prefix = "relax_clml_",
};
