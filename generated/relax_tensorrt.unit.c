/* What relax_tensorrt.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_tensorrt.h"
#if RELAX_TENSORRT_H != 0x123b851dc9c8160c
#error "relax_tensorrt.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern relax_tensorrt_patterns[] = {
#define WHOLE relax_tensorrt_resize2d_whole
    {DFG_FOUND_ROW(relax_tensorrt_resize2d, whole, 0), .name = "resize2d", .place = "relax_tensorrt.pat:9",
     .depth = 1, CAPTURES(3, 2, NODE("x", m.x), NODE("size", m.size), NODE("r", m.r)),
     PARTS(5, PART(INPUT, 0, m.x), PART(INPUT, 1, m.size), {DFG_PART_ROOT, 0, 1, 2, AT(m.r)},
     PART(CONST, 1, m.size), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_nn_relu_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_nn_relu, whole, 0), .name = "tensorrt.nn.relu",
     .place = "relax_tensorrt.pat:23", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_sigmoid_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_sigmoid, whole, 0), .name = "tensorrt.sigmoid",
     .place = "relax_tensorrt.pat:24", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_nn_silu_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_nn_silu, whole, 0), .name = "tensorrt.nn.silu",
     .place = "relax_tensorrt.pat:25", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_tanh_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_tanh, whole, 0), .name = "tensorrt.tanh",
     .place = "relax_tensorrt.pat:26", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_exp_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_exp, whole, 0), .name = "tensorrt.exp",
     .place = "relax_tensorrt.pat:27", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_log_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_log, whole, 0), .name = "tensorrt.log",
     .place = "relax_tensorrt.pat:28", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_sqrt_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_sqrt, whole, 0), .name = "tensorrt.sqrt",
     .place = "relax_tensorrt.pat:29", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_abs_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_abs, whole, 0), .name = "tensorrt.abs",
     .place = "relax_tensorrt.pat:30", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_negative_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_negative, whole, 0), .name = "tensorrt.negative",
     .place = "relax_tensorrt.pat:31", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_sin_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_sin, whole, 0), .name = "tensorrt.sin",
     .place = "relax_tensorrt.pat:32", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_cos_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_cos, whole, 0), .name = "tensorrt.cos",
     .place = "relax_tensorrt.pat:33", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_atan_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_atan, whole, 0), .name = "tensorrt.atan",
     .place = "relax_tensorrt.pat:34", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_ceil_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_ceil, whole, 0), .name = "tensorrt.ceil",
     .place = "relax_tensorrt.pat:35", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_floor_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_floor, whole, 0), .name = "tensorrt.floor",
     .place = "relax_tensorrt.pat:36", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_erf_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_erf, whole, 0), .name = "tensorrt.erf",
     .place = "relax_tensorrt.pat:37", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_nn_softmax_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_nn_softmax, whole, 0), .name = "tensorrt.nn.softmax",
     .place = "relax_tensorrt.pat:38", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_nn_batch_flatten_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_nn_batch_flatten, whole, 0), .name = "tensorrt.nn.batch_flatten",
     .place = "relax_tensorrt.pat:39", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_expand_dims_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_expand_dims, whole, 0), .name = "tensorrt.expand_dims",
     .place = "relax_tensorrt.pat:40", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_squeeze_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_squeeze, whole, 0), .name = "tensorrt.squeeze",
     .place = "relax_tensorrt.pat:41", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_transpose_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_transpose, whole, 0), .name = "tensorrt.transpose",
     .place = "relax_tensorrt.pat:42", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_layout_transform_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_layout_transform, whole, 0), .name = "tensorrt.layout_transform",
     .place = "relax_tensorrt.pat:43", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_nn_max_pool2d_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_nn_max_pool2d, whole, 0), .name = "tensorrt.nn.max_pool2d",
     .place = "relax_tensorrt.pat:44", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_nn_avg_pool2d_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_nn_avg_pool2d, whole, 0), .name = "tensorrt.nn.avg_pool2d",
     .place = "relax_tensorrt.pat:45", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_nn_max_pool3d_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_nn_max_pool3d, whole, 0), .name = "tensorrt.nn.max_pool3d",
     .place = "relax_tensorrt.pat:46", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_nn_avg_pool3d_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_nn_avg_pool3d, whole, 0), .name = "tensorrt.nn.avg_pool3d",
     .place = "relax_tensorrt.pat:47", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d, whole, 0),
     .name = "tensorrt.nn.adaptive_avg_pool2d", .place = "relax_tensorrt.pat:48", .is_entry = true,
     PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_sum_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_sum, whole, 0), .name = "tensorrt.sum",
     .place = "relax_tensorrt.pat:49", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_prod_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_prod, whole, 0), .name = "tensorrt.prod",
     .place = "relax_tensorrt.pat:50", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_max_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_max, whole, 0), .name = "tensorrt.max",
     .place = "relax_tensorrt.pat:51", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_min_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_min, whole, 0), .name = "tensorrt.min",
     .place = "relax_tensorrt.pat:52", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_mean_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_mean, whole, 0), .name = "tensorrt.mean",
     .place = "relax_tensorrt.pat:53", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_concatenate_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_concatenate, whole, 0), .name = "tensorrt.concatenate",
     .place = "relax_tensorrt.pat:54", .is_entry = true, .depth = 2, PARTS(3, ROOT(m.root), INNER(tuple),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)})},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_split_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_split, whole, 0), .name = "tensorrt.split",
     .place = "relax_tensorrt.pat:55", .is_entry = true, PARTS(2, ROOT(m.root), INPUT(x))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_add_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_add, whole, 1), .name = "tensorrt.add",
     .place = "relax_tensorrt.pat:56", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_subtract_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_subtract, whole, 0), .name = "tensorrt.subtract",
     .place = "relax_tensorrt.pat:57", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_multiply_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_multiply, whole, 1), .name = "tensorrt.multiply",
     .place = "relax_tensorrt.pat:58", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_divide_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_divide, whole, 0), .name = "tensorrt.divide",
     .place = "relax_tensorrt.pat:59", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_power_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_power, whole, 0), .name = "tensorrt.power",
     .place = "relax_tensorrt.pat:60", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_maximum_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_maximum, whole, 1), .name = "tensorrt.maximum",
     .place = "relax_tensorrt.pat:61", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_minimum_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_minimum, whole, 1), .name = "tensorrt.minimum",
     .place = "relax_tensorrt.pat:62", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_nn_conv1d_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_nn_conv1d, whole, 0), .name = "tensorrt.nn.conv1d",
     .place = "relax_tensorrt.pat:64", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_nn_conv2d_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_nn_conv2d, whole, 0), .name = "tensorrt.nn.conv2d",
     .place = "relax_tensorrt.pat:65", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_nn_conv3d_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_nn_conv3d, whole, 0), .name = "tensorrt.nn.conv3d",
     .place = "relax_tensorrt.pat:66", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_nn_conv2d_transpose_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_nn_conv2d_transpose, whole, 0),
     .name = "tensorrt.nn.conv2d_transpose", .place = "relax_tensorrt.pat:67", .is_entry = true,
     PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_nn_conv3d_transpose_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_nn_conv3d_transpose, whole, 0),
     .name = "tensorrt.nn.conv3d_transpose", .place = "relax_tensorrt.pat:68", .is_entry = true,
     PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_nn_batch_matmul_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_nn_batch_matmul, whole, 0), .name = "tensorrt.nn.batch_matmul",
     .place = "relax_tensorrt.pat:69", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_reshape_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_reshape, whole, 0), .name = "tensorrt.reshape",
     .place = "relax_tensorrt.pat:70", .is_entry = true, PARTS(3, ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_nn_layer_norm_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_nn_layer_norm, whole, 0), .name = "tensorrt.nn.layer_norm",
     .place = "relax_tensorrt.pat:71", .is_entry = true, PARTS(4, ROOT(m.root), INPUT(x), INPUT(x_2),
     INPUT(x_3))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_clip_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_clip, whole, 0), .name = "tensorrt.clip",
     .place = "relax_tensorrt.pat:72", .is_entry = true, PARTS(4, ROOT(m.root), INPUT(x), INPUT(x_2),
     INPUT(x_3))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_strided_slice_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_strided_slice, whole, 0), .name = "tensorrt.strided_slice",
     .place = "relax_tensorrt.pat:73", .is_entry = true, PARTS(6, ROOT(m.root), INPUT(x), INPUT(x_2),
     INPUT(x_3), INPUT(x_4), INPUT(x_5))},
#undef WHOLE
#define WHOLE relax_tensorrt_tensorrt_strided_slice_2_whole
    {DFG_FOUND_ROW(relax_tensorrt_tensorrt_strided_slice_2, whole, 0), .name = "tensorrt.strided_slice",
     .place = "relax_tensorrt.pat:74", .is_entry = true, PARTS(5, ROOT(m.root), INPUT(x), INPUT(x_2),
     INPUT(x_3), INPUT(x_4))},
#undef WHOLE
};

/* ---- table relax_tensorrt ---- */

DFG_TABLE_SLOTS(relax_tensorrt)

static const struct dfg_table_entry relax_tensorrt_entries[] = {
    { .name = "tensorrt.nn.relu", .pattern = 1 },
    { .name = "tensorrt.sigmoid", .pattern = 2 },
    { .name = "tensorrt.nn.silu", .pattern = 3 },
    { .name = "tensorrt.tanh", .pattern = 4 },
    { .name = "tensorrt.exp", .pattern = 5 },
    { .name = "tensorrt.log", .pattern = 6 },
    { .name = "tensorrt.sqrt", .pattern = 7 },
    { .name = "tensorrt.abs", .pattern = 8 },
    { .name = "tensorrt.negative", .pattern = 9 },
    { .name = "tensorrt.sin", .pattern = 10 },
    { .name = "tensorrt.cos", .pattern = 11 },
    { .name = "tensorrt.atan", .pattern = 12 },
    { .name = "tensorrt.ceil", .pattern = 13 },
    { .name = "tensorrt.floor", .pattern = 14 },
    { .name = "tensorrt.erf", .pattern = 15 },
    { .name = "tensorrt.nn.softmax", .pattern = 16 },
    { .name = "tensorrt.nn.batch_flatten", .pattern = 17 },
    { .name = "tensorrt.expand_dims", .pattern = 18 },
    { .name = "tensorrt.squeeze", .pattern = 19 },
    { .name = "tensorrt.transpose", .pattern = 20 },
    { .name = "tensorrt.layout_transform", .pattern = 21 },
    { .name = "tensorrt.nn.max_pool2d", .pattern = 22 },
    { .name = "tensorrt.nn.avg_pool2d", .pattern = 23 },
    { .name = "tensorrt.nn.max_pool3d", .pattern = 24 },
    { .name = "tensorrt.nn.avg_pool3d", .pattern = 25 },
    { .name = "tensorrt.nn.adaptive_avg_pool2d", .pattern = 26 },
    { .name = "tensorrt.sum", .pattern = 27 },
    { .name = "tensorrt.prod", .pattern = 28 },
    { .name = "tensorrt.max", .pattern = 29 },
    { .name = "tensorrt.min", .pattern = 30 },
    { .name = "tensorrt.mean", .pattern = 31 },
    { .name = "tensorrt.concatenate", .pattern = 32 },
    { .name = "tensorrt.split", .pattern = 33 },
    { .name = "tensorrt.add", .pattern = 34 },
    { .name = "tensorrt.subtract", .pattern = 35 },
    { .name = "tensorrt.multiply", .pattern = 36 },
    { .name = "tensorrt.divide", .pattern = 37 },
    { .name = "tensorrt.power", .pattern = 38 },
    { .name = "tensorrt.maximum", .pattern = 39 },
    { .name = "tensorrt.minimum", .pattern = 40 },
    { .name = "tensorrt.image.resize2d", .pattern = 0 },
    { .name = "tensorrt.nn.conv1d", .pattern = 41 },
    { .name = "tensorrt.nn.conv2d", .pattern = 42 },
    { .name = "tensorrt.nn.conv3d", .pattern = 43 },
    { .name = "tensorrt.nn.conv2d_transpose", .pattern = 44 },
    { .name = "tensorrt.nn.conv3d_transpose", .pattern = 45 },
    { .name = "tensorrt.nn.batch_matmul", .pattern = 46 },
    { .name = "tensorrt.reshape", .pattern = 47 },
    { .name = "tensorrt.nn.layer_norm", .pattern = 48 },
    { .name = "tensorrt.clip", .pattern = 49 },
    { .name = "tensorrt.strided_slice", .pattern = 50 },
    { .name = "tensorrt.strided_slice", .pattern = 51 },
};
static const struct dfg_attr_text relax_tensorrt_attrs[] = {
    { "Compiler", "\"tensorrt\"" },
};
static const struct dfg_table relax_tensorrt_tables[] = {
    { .name = "relax_tensorrt", .n = 52, .last_wins = true, .entries = relax_tensorrt_entries, .n_words = 1,
      .n_attrs = 1, .attrs = relax_tensorrt_attrs,
      .candidates = relax_tensorrt_candidates_slot, .first = relax_tensorrt_first_slot, .sweep = relax_tensorrt_sweep_slot },
};

static const char *const relax_tensorrt_imports[] = { "relax", NULL };
static const char *const relax_tensorrt_text_0[] = { /* relax_tensorrt.pat */
    "// relax_tensorrt.pat -- what TensorRT can run: 52 entries over Relax operators, each one operator.\n"
    "//\n// Names, order and conditions are those of TVM 0.27 (relax/backend/contrib/tensorrt.py),\n"
    "// with the operands that Relax gives each; only of resize2d something is asked.\n\n"
    "import \"relax.ops\";\n\n"
    "// What TensorRT's resize computes to the bit: a static size, no conversion, and a way to round that it has.\n"
    "pattern resize2d(x, size) {\n    r = relax.image.resize2d(x, size & const & _ : [2]) {\n"
    "        layout == \"NCHW\",\n        method in {\"nearest_neighbor\", \"linear\", \"cubic\"},\n"
    "        coordinate_transformation_mode in {\"asymmetric\", \"align_corners\", \"half_pixel\", \"pytorch_half_pixel\"}\n"
    "    };\n    where x.rank == 4, x.dtype in {f16, f32}, r.dtype == x.dtype, min(value(size)) > 0;\n"
    "    where r.method != \"nearest_neighbor\"\n"
    "        or r.rounding_method in {\"floor\", \"ceil\", \"round_prefer_ceil\", \"round_prefer_floor\"};\n"
    "    return r;\n}\n\ntable relax_tensorrt : last_wins {\n    attrs { Compiler = \"tensorrt\" };\n"
    "    \"tensorrt.nn.relu\"                = relax.nn.relu(_);\n"
    "    \"tensorrt.sigmoid\"                = relax.sigmoid(_);\n"
    "    \"tensorrt.nn.silu\"                = relax.nn.silu(_);\n"
    "    \"tensorrt.tanh\"                   = relax.tanh(_);\n"
    "    \"tensorrt.exp\"                    = relax.exp(_);\n"
    "    \"tensorrt.log\"                    = relax.log(_);\n"
    "    \"tensorrt.sqrt\"                   = relax.sqrt(_);\n"
    "    \"tensorrt.abs\"                    = relax.abs(_);\n"
    "    \"tensorrt.negative\"               = relax.negative(_);\n"
    "    \"tensorrt.sin\"                    = relax.sin(_);\n"
    "    \"tensorrt.cos\"                    = relax.cos(_);\n"
    "    \"tensorrt.atan\"                   = relax.atan(_);\n"
    "    \"tensorrt.ceil\"                   = relax.ceil(_);\n"
    "    \"tensorrt.floor\"                  = relax.floor(_);\n"
    "    \"tensorrt.erf\"                    = relax.erf(_);\n"
    "    \"tensorrt.nn.softmax\"             = relax.nn.softmax(_);\n"
    "    \"tensorrt.nn.batch_flatten\"       = relax.nn.batch_flatten(_);\n"
    "    \"tensorrt.expand_dims\"            = relax.expand_dims(_);\n"
    "    \"tensorrt.squeeze\"                = relax.squeeze(_);\n"
    "    \"tensorrt.transpose\"              = relax.permute_dims(_);\n"
    "    \"tensorrt.layout_transform\"       = relax.layout_transform(_);\n"
    "    \"tensorrt.nn.max_pool2d\"          = relax.nn.max_pool2d(_);\n"
    "    \"tensorrt.nn.avg_pool2d\"          = relax.nn.avg_pool2d(_);\n"
    "    \"tensorrt.nn.max_pool3d\"          = relax.nn.max_pool3d(_);\n"
    "    \"tensorrt.nn.avg_pool3d\"          = relax.nn.avg_pool3d(_);\n"
    "    \"tensorrt.nn.adaptive_avg_pool2d\" = relax.nn.adaptive_avg_pool2d(_);\n"
    "    \"tensorrt.sum\"                    = relax.sum(_);\n"
    "    \"tensorrt.prod\"                   = relax.prod(_);\n"
    "    \"tensorrt.max\"                    = relax.max(_);\n"
    "    \"tensorrt.min\"                    = relax.min(_);\n"
    "    \"tensorrt.mean\"                   = relax.mean(_);\n"
    "    \"tensorrt.concatenate\"            = relax.concat((...));\n"
    "    \"tensorrt.split\"                  = relax.split(_);\n"
    "    \"tensorrt.add\"                    = relax.add(_, _);\n"
    "    \"tensorrt.subtract\"               = relax.subtract(_, _);\n"
    "    \"tensorrt.multiply\"               = relax.multiply(_, _);\n"
    "    \"tensorrt.divide\"                 = relax.divide(_, _);\n"
    "    \"tensorrt.power\"                  = relax.power(_, _);\n"
    "    \"tensorrt.maximum\"                = relax.maximum(_, _);\n"
    "    \"tensorrt.minimum\"                = relax.minimum(_, _);\n"
    "    \"tensorrt.image.resize2d\"         = resize2d;\n"
    "    \"tensorrt.nn.conv1d\"              = relax.nn.conv1d(_, _);\n"
    "    \"tensorrt.nn.conv2d\"              = relax.nn.conv2d(_, _);\n"
    "    \"tensorrt.nn.conv3d\"              = relax.nn.conv3d(_, _);\n"
    "    \"tensorrt.nn.conv2d_transpose\"    = relax.nn.conv2d_transpose(_, _);\n"
    "    \"tensorrt.nn.conv3d_transpose\"    = relax.nn.conv3d_transpose(_, _);\n"
    "    \"tensorrt.nn.batch_matmul\"        = relax.matmul(_, _);\n"
    "    \"tensorrt.reshape\"                = relax.reshape(_, _);\n"
    "    \"tensorrt.nn.layer_norm\"          = relax.nn.layer_norm(_, _, _);\n"
    "    \"tensorrt.clip\"                   = relax.clip(_, _, _);\n",
    "    \"tensorrt.strided_slice\"          = relax.strided_slice(_, _, _, _, _);\n"
    "    \"tensorrt.strided_slice\"          = relax.strided_slice(_, _, _, _);\n}\n",
    NULL};
static const struct dfg_source relax_tensorrt_sources[] = {
    {"relax_tensorrt.pat", UINT64_C(0xece7328f4a162eb5), relax_tensorrt_text_0, (const uint32_t[]){1}, 1},
    {"relax.ops", UINT64_C(0x601255d4228ddab6), NULL, NULL, 0},
};
extern const struct dfg_unit relax_tensorrt_unit;
const struct dfg_unit relax_tensorrt_unit = {
    .abi = DFG_ABI,
    .name = "relax_tensorrt",
    .imports = relax_tensorrt_imports,
    .names = &relax_tensorrt_names,
    .n_patterns = 52, .patterns = relax_tensorrt_patterns,
    .n_tables = 1, .tables = relax_tensorrt_tables,
    .version = "0.1.0", .hash = UINT64_C(0x2c926765d87b4769),
    .n_sources = 2, .sources = relax_tensorrt_sources, .law_limit = 64,
    .prefix = "relax_tensorrt_",
};
