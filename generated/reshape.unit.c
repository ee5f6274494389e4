/* What reshape.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "reshape.h"
#if RESHAPE_H != 0x5948fe0bd3c036dc
#error "reshape.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

DFG_PATTERN_SLOTS(reshape_reshape_fusion)
DFG_PATTERN_SLOTS(reshape_reshape_typed)
DFG_PATTERN_SLOTS(reshape_expand_typed)
DFG_PATTERN_SLOTS(reshape_shape_known)
DFG_PATTERN_SLOTS(reshape_shape_gather)
DFG_PATTERN_SLOTS(reshape_shape_slice)
DFG_PATTERN_SLOTS(reshape_cast_filled)
DFG_PATTERN_SLOTS(reshape_reshape_reshape)
DFG_PATTERN_SLOTS(reshape_reshape_last)
DFG_PATTERN_SLOTS(reshape_unsqueeze_unsqueeze)
DFG_PATTERN_SLOTS(reshape_squeeze_squeeze)
DFG_PATTERN_SLOTS(reshape_squeeze_unsqueeze)
DFG_PATTERN_SLOTS(reshape_squeeze_flat)
DFG_PATTERN_SLOTS(reshape_flatten_reshape)
DFG_PATTERN_SLOTS(reshape_reduce_unsqueeze)
DFG_PATTERN_SLOTS(reshape_concat_concat)
DFG_PATTERN_SLOTS(reshape_concat_concat_last)
DFG_PATTERN_SLOTS(reshape_slices_split)
DFG_PATTERN_SLOTS(reshape_slices_split_three)
DFG_PATTERN_SLOTS(reshape_slices_to_depth)
DFG_PATTERN_SLOTS(reshape_scatter_all)

#define AT(member) offsetof(struct WHOLE, member)
#define CAPTURE(kind, name, member) {name, DFG_CAP_##kind, AT(member)}
#define PART(role, capture, member) {DFG_PART_##role, 0, 0, capture, AT(member)}
static const struct dfg_pattern reshape_patterns[] = {
#define WHOLE reshape_reshape_fusion_whole
    {DFG_PATTERN_ROW(reshape_reshape_fusion, whole), .name = "reshape_fusion", .place = "reshape.pat:13",
     .is_rule = true, .depth = 2, .n_captures = 4, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODES, "parts", m.parts),
     CAPTURE(NODE, "r", m.r), CAPTURE(VALUE, "a", m.a)}, .n_parts = 4,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), {DFG_PART_ROOT, 0, 1, 2, AT(m.r)},
     PART(INNER, -1, concat), {DFG_PART_INPUT, 1, 0, 1, AT(m.parts)}}},
#undef WHOLE
#define WHOLE reshape_reshape_typed_match
    {DFG_PATTERN_ROW(reshape_reshape_typed, match), .name = "reshape_typed", .place = "reshape.pat:20",
     .is_rule = true, .depth = 1, .n_captures = 3, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "s", s),
     CAPTURE(NODE, "r", r)}, .n_parts = 3, .parts = (const struct dfg_part[]){PART(INPUT, 0, x),
     PART(INPUT, 1, s), {DFG_PART_ROOT, 0, 1, 2, AT(r)}}},
#undef WHOLE
#define WHOLE reshape_expand_typed_match
    {DFG_PATTERN_ROW(reshape_expand_typed, match), .name = "expand_typed", .place = "reshape.pat:27",
     .is_rule = true, .depth = 1, .n_captures = 3, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "s", s),
     CAPTURE(NODE, "e", e)}, .n_parts = 3, .parts = (const struct dfg_part[]){PART(INPUT, 0, x),
     PART(INPUT, 1, s), {DFG_PART_ROOT, 0, 1, 2, AT(e)}}},
#undef WHOLE
#define WHOLE reshape_shape_known_match
    {DFG_PATTERN_ROW(reshape_shape_known, match), .name = "shape_known", .place = "reshape.pat:34",
     .is_rule = true, .depth = 1, .n_captures = 2, .n_params = 1,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "s", s)}, .n_parts = 2,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(s)}}},
#undef WHOLE
#define WHOLE reshape_shape_gather_match
    {DFG_PATTERN_ROW(reshape_shape_gather, match), .name = "shape_gather", .place = "reshape.pat:40",
     .is_rule = true, .depth = 2, .n_captures = 4, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "i", i),
     CAPTURE(NODE, "s", s), CAPTURE(NODE, "g", g)}, .n_parts = 5,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, i), PART(INNER, 2, s),
     {DFG_PART_ROOT, 0, 1, 3, AT(g)}, PART(CONST, 1, i)}},
#undef WHOLE
#define WHOLE reshape_shape_slice_whole
    {DFG_PATTERN_ROW(reshape_shape_slice, whole), .name = "shape_slice", .place = "reshape.pat:47",
     .is_rule = true, .depth = 2, .n_captures = 4, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "first", m.first),
     CAPTURE(NODE, "last", m.last), CAPTURE(NODE, "s", m.s)}, .n_parts = 17,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.first),
     PART(INPUT, 2, m.last), PART(INNER, 3, m.s), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, slice), PART(CONST, -1, constant), PART(CONST, -1, constant_2),
     PART(INNER, -1, slice_2), PART(CONST, -1, constant_3), PART(CONST, -1, constant_4),
     PART(CONST, -1, constant_5), PART(INNER, -1, slice_3), PART(CONST, -1, constant_6),
     PART(CONST, -1, constant_7), PART(CONST, -1, constant_8), PART(CONST, -1, constant_9)}},
#undef WHOLE
#define WHOLE reshape_cast_filled_match
    {DFG_PATTERN_ROW(reshape_cast_filled, match), .name = "cast_filled", .place = "reshape.pat:55",
     .is_rule = true, .depth = 2, .n_captures = 3, .n_params = 1,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "s", s), CAPTURE(NODE, "c", c),
     CAPTURE(NODE, "t", t)}, .n_parts = 3, .parts = (const struct dfg_part[]){PART(INPUT, 0, s),
     PART(INNER, 1, c), {DFG_PART_ROOT, 0, 1, 2, AT(t)}}},
#undef WHOLE
#define WHOLE reshape_reshape_reshape_whole
    {DFG_PATTERN_ROW(reshape_reshape_reshape, whole), .name = "reshape_reshape", .place = "reshape.pat:66",
     .is_rule = true, .depth = 2, .n_captures = 3, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "s", m.s),
     CAPTURE(NODE, "r", m.r)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.s), {DFG_PART_ROOT, 0, 1, 2, AT(m.r)}, PART(INNER, -1, call),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, PART(CONST, 1, m.s)}},
#undef WHOLE
#define WHOLE reshape_reshape_last_whole
    {DFG_PATTERN_ROW(reshape_reshape_last, whole), .name = "reshape_last", .place = "reshape.pat:72",
     .is_rule = true, .depth = 2, .n_captures = 2, .n_params = 1,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "y", m.y)},
     .n_parts = 10, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     {DFG_PART_ROOT, 0, 1, 1, AT(m.y)}, PART(INNER, -1, call), {DFG_PART_INPUT, 1, 0, -1, AT(rest)},
     PART(INNER, -1, call_2), {DFG_PART_INPUT, 1, 0, -1, AT(rest_2)}, PART(INNER, -1, reshape),
     PART(INNER, -1, call_3), {DFG_PART_INPUT, 1, 0, -1, AT(rest_3)}, PART(CONST, -1, constant)}},
#undef WHOLE
#define WHOLE reshape_unsqueeze_unsqueeze_whole
    {DFG_PATTERN_ROW(reshape_unsqueeze_unsqueeze, whole), .name = "unsqueeze_unsqueeze",
     .place = "reshape.pat:80", .is_rule = true, .depth = 2, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "a", m.a),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 7, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.a), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, unsqueeze), PART(CONST, 1, m.a), PART(CONST, 2, m.b)}},
#undef WHOLE
#define WHOLE reshape_squeeze_squeeze_whole
    {DFG_PATTERN_ROW(reshape_squeeze_squeeze, whole), .name = "squeeze_squeeze", .place = "reshape.pat:87",
     .is_rule = true, .depth = 2, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "a", m.a),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 7, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.a), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, squeeze), PART(CONST, 1, m.a), PART(CONST, 2, m.b)}},
#undef WHOLE
#define WHOLE reshape_squeeze_unsqueeze_whole
    {DFG_PATTERN_ROW(reshape_squeeze_unsqueeze, whole), .name = "squeeze_unsqueeze",
     .place = "reshape.pat:94", .is_rule = true, .depth = 2, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "a", m.a),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 12, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.a), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, squeeze), PART(INNER, -1, unsqueeze), PART(CONST, -1, constant),
     PART(CONST, -1, constant_2), PART(INNER, -1, unsqueeze_2), PART(INNER, -1, squeeze_2),
     PART(CONST, -1, constant_3), PART(CONST, -1, constant_4)}},
#undef WHOLE
#define WHOLE reshape_squeeze_flat_whole
    {DFG_PATTERN_ROW(reshape_squeeze_flat, whole), .name = "squeeze_flat", .place = "reshape.pat:100",
     .is_rule = true, .depth = 2, .n_captures = 1, .n_params = 1,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x)}, .n_parts = 5,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, squeeze), {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, PART(CONST, -1, constant)}},
#undef WHOLE
#define WHOLE reshape_flatten_reshape_match
    {DFG_PATTERN_ROW(reshape_flatten_reshape, match), .name = "flatten_reshape", .place = "reshape.pat:106",
     .is_rule = true, .depth = 1, .n_captures = 2, .n_params = 1,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "f", f)}, .n_parts = 2,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(f)}}},
#undef WHOLE
#define WHOLE reshape_reduce_unsqueeze_match
    {DFG_PATTERN_ROW(reshape_reduce_unsqueeze, match), .name = "reduce_unsqueeze",
     .place = "reshape.pat:113", .is_rule = true, .depth = 2, .n_captures = 4, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "a", a),
     CAPTURE(NODE, "r", r), CAPTURE(VALUE, "p", p)}, .n_parts = 5,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, a), PART(INNER, 2, r),
     {DFG_PART_ROOT, 0, 1, -1, AT(root)}, PART(CONST, 1, a)}},
#undef WHOLE
#define WHOLE reshape_concat_concat_match
    {DFG_PATTERN_ROW(reshape_concat_concat, match), .name = "concat_concat", .place = "reshape.pat:122",
     .is_rule = true, .depth = 2, .n_captures = 4, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODES, "inner", inner), CAPTURE(NODES, "rest", rest),
     CAPTURE(NODE, "c", c), CAPTURE(NODE, "k", k)}, .n_parts = 4,
     .parts = (const struct dfg_part[]){PART(INNER, 2, c), {DFG_PART_INPUT, 1, 0, 0, AT(inner)},
     {DFG_PART_ROOT, 0, 1, 3, AT(k)}, {DFG_PART_INPUT, 1, 0, 1, AT(rest)}}},
#undef WHOLE
#define WHOLE reshape_concat_concat_last_match
    {DFG_PATTERN_ROW(reshape_concat_concat_last, match), .name = "concat_concat_last",
     .place = "reshape.pat:129", .is_rule = true, .depth = 2, .n_captures = 4, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODES, "inner", inner), CAPTURE(NODES, "rest", rest),
     CAPTURE(NODE, "c", c), CAPTURE(NODE, "k", k)}, .n_parts = 4,
     .parts = (const struct dfg_part[]){PART(INNER, 2, c), {DFG_PART_INPUT, 1, 0, 0, AT(inner)},
     {DFG_PART_ROOT, 0, 1, 3, AT(k)}, {DFG_PART_INPUT, 1, 0, 1, AT(rest)}}},
#undef WHOLE
#define WHOLE reshape_slices_split_whole
    {DFG_PATTERN_ROW(reshape_slices_split, whole), .name = "slices_split", .place = "reshape.pat:141",
     .is_rule = true, .depth = 1, .height = 1, .n_captures = 6, .n_params = 6,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "end", m.end),
     CAPTURE(NODE, "start", m.start), CAPTURE(NODE, "all", m.all), CAPTURE(NODE, "axis", m.axis),
     CAPTURE(NODE, "same", m.same)}, .n_parts = 16, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.end), PART(INPUT, 2, m.start), PART(INPUT, 3, m.all), PART(INPUT, 4, m.axis),
     PART(INPUT, 5, m.same), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(CONST, -1, constant),
     PART(CONST, 1, m.end), PART(CONST, 4, m.axis), PART(CONST, -1, constant_2),
     {DFG_PART_ROOT, 0, 2, -1, AT(slice)}, PART(CONST, 2, m.start), PART(CONST, 3, m.all),
     PART(CONST, 5, m.same), PART(CONST, -1, constant_3)}},
#undef WHOLE
#define WHOLE reshape_slices_split_three_whole
    {DFG_PATTERN_ROW(reshape_slices_split_three, whole), .name = "slices_split_three",
     .place = "reshape.pat:151", .is_rule = true, .depth = 1, .height = 1, .n_captures = 9, .n_params = 9,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "a", m.a),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "from", m.from), CAPTURE(NODE, "to", m.to),
     CAPTURE(NODE, "all", m.all), CAPTURE(NODE, "axis", m.axis), CAPTURE(NODE, "second", m.second),
     CAPTURE(NODE, "third", m.third)}, .n_parts = 24,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.from), PART(INPUT, 4, m.to), PART(INPUT, 5, m.all), PART(INPUT, 6, m.axis),
     PART(INPUT, 7, m.second), PART(INPUT, 8, m.third), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(CONST, -1, constant), PART(CONST, 1, m.a), PART(CONST, 6, m.axis), PART(CONST, -1, constant_2),
     {DFG_PART_ROOT, 0, 2, -1, AT(slice)}, PART(CONST, 3, m.from), PART(CONST, 2, m.b),
     PART(CONST, 7, m.second), PART(CONST, -1, constant_3), {DFG_PART_ROOT, 0, 3, -1, AT(slice_2)},
     PART(CONST, 4, m.to), PART(CONST, 5, m.all), PART(CONST, 8, m.third), PART(CONST, -1, constant_4)}},
#undef WHOLE
#define WHOLE reshape_slices_to_depth_whole
    {DFG_PATTERN_ROW(reshape_slices_to_depth, whole), .name = "slices_to_depth", .place = "reshape.pat:162",
     .is_rule = true, .depth = 3, .n_captures = 9, .n_params = 7,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "e", m.e),
     CAPTURE(NODE, "f", m.f), CAPTURE(NODE, "g", m.g), CAPTURE(NODE, "h", m.h), CAPTURE(NODE, "i", m.i),
     CAPTURE(NODE, "j", m.j), CAPTURE(NODE, "even", m.even), CAPTURE(NODE, "odd", m.odd)}, .n_parts = 38,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.e), PART(INPUT, 2, m.f),
     PART(INPUT, 3, m.g), PART(INPUT, 4, m.h), PART(INPUT, 5, m.i), PART(INPUT, 6, m.j),
     PART(INNER, 7, m.even), PART(CONST, -1, constant), PART(CONST, 1, m.e), PART(CONST, -1, constant_2),
     PART(CONST, -1, constant_3), PART(INNER, 8, m.odd), PART(CONST, -1, constant_4), PART(CONST, 2, m.f),
     PART(CONST, -1, constant_5), PART(CONST, -1, constant_6), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, slice), PART(CONST, -1, constant_7), PART(CONST, 3, m.g), PART(CONST, -1, constant_8),
     PART(CONST, -1, constant_9), PART(INNER, -1, slice_2), PART(CONST, -1, constant_10),
     PART(CONST, 4, m.h), PART(CONST, -1, constant_11), PART(CONST, -1, constant_12),
     PART(INNER, -1, slice_3), PART(CONST, -1, constant_13), PART(CONST, 5, m.i),
     PART(CONST, -1, constant_14), PART(CONST, -1, constant_15), PART(INNER, -1, slice_4),
     PART(CONST, -1, constant_16), PART(CONST, 6, m.j), PART(CONST, -1, constant_17),
     PART(CONST, -1, constant_18)}},
#undef WHOLE
#define WHOLE reshape_scatter_all_whole
    {DFG_PATTERN_ROW(reshape_scatter_all, whole), .name = "scatter_all", .place = "reshape.pat:176",
     .is_rule = true, .depth = 5, .n_captures = 4, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "t", m.t), CAPTURE(NODE, "d", m.d),
     CAPTURE(NODE, "axis", m.axis), CAPTURE(NODE, "u", m.u)}, .n_parts = 13,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.t), PART(INPUT, 1, m.d), PART(INPUT, 2, m.axis),
     PART(INPUT, 3, m.u), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, unsqueeze),
     PART(INNER, -1, range), PART(CONST, -1, constant), PART(INNER, -1, gather), PART(INNER, -1, shape),
     PART(CONST, 2, m.axis), PART(CONST, -1, constant_2), PART(CONST, -1, constant_3)}},
#undef WHOLE
};

static const char *const reshape_imports[] = { "onnx", NULL };
static const char *const reshape_text_0[] = { /* reshape.pat */
    "// reshape.pat -- shapes: computed ones made constant, reshapes in a row made one, slices and splits.\n"
    "//\n"
    "// Exporters write a dynamic shape as Shape, Gather, Unsqueeze and Concat; most of it is known, or is\n"
    "// what Reshape's 0 and -1 say.  A -1 stands for an extent that is not known; as in ONNX Runtime,\n"
    "// extents that are only named are taken not to be 0.\n\nimport \"onnx.ops\";\n\n"
    "// ---- computed shapes ----\n\n"
    "// Reshape to a Concat of extents of x at their own place (0), numbers, and one more extent (-1)\n"
    "// (ONNX Runtime: ReshapeFusion).\nrule reshape_fusion(x, parts) : keep_shared {\n"
    "    r = Reshape(x, Concat(...parts) { axis = a }) { allowzero == 0 };\n    match r;\n"
    "    where a == 0 or a == -1;\n    rewrite extern reshape_of_parts;\n}\n"
    "// Reshape to a shape that types tell, but for one extent (ONNX Script: materialize_reshape_shape).\n"
    "rule reshape_typed(x, s) : keep_shared {\n    r = Reshape(x, s & !const);\n    match r;\n"
    "    where r.rank >= 0;\n    rewrite extern reshape_of_type;\n}\n// Expand to a shape that types tell.\n"
    "rule expand_typed(x, s) : keep_shared {\n    e = Expand(x, s & !const);\n    match e;\n"
    "    where present(e.elements);\n    rewrite Expand(x, i64 [d for d in e.shape]);\n}\n"
    "// The shape itself, and an extent of it (onnx/optimizer: eliminate_shape_op, eliminate_shape_gather).\n"
    "rule shape_known(x) {\n    s = Shape(x) { start == 0 };\n    match s;\n"
    "    where present(x.elements), not present(s.end);\n    rewrite i64 [d for d in x.shape];\n}\n"
    "rule shape_gather(x, i) : keep_shared {\n    s = Shape(x) { start == 0 };\n"
    "    g = Gather(s, i & const);\n    match g;\n"
    "    where i.rank == 0, not present(s.end), present(x.shape[value(i)] + 0);\n"
    "    rewrite i64[] [x.shape[value(i)]];\n}\nrule shape_slice(x, first, last) : keep_shared {\n"
    "    s = Shape(x) { start == 0 };\n"
    "    match Slice(s, first & const, last & const) | Slice(s, first & const, last & const, 0)\n"
    "        | Slice(s, first & const, last & const, 0, 1);\n"
    "    where not present(s.end), value(first) >= 0, value(last) == value(first) + 1, present(x.shape[value(first)] + 0);\n"
    "    rewrite i64 [x.shape[value(first)]];\n}\n"
    "// A cast of a filled tensor is a tensor filled with what is cast (ONNX Script: cast_constant_of_shape).\n"
    "rule cast_filled(s) : keep_shared {\n    c = ConstantOfShape(s);\n    t = Cast(c);\n    match t;\n"
    "    where t.dtype in {f16, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64, bool}, c.dtype in {f32, f64, i32, i64, bool};\n"
    "    rewrite extern reshape_cast_filled;\n}\n\n// ---- one after another ----\n\n"
    "// Only the last Reshape counts, unless it copies extents (ONNX Script: reshape_reshape).\n"
    "rule reshape_reshape(x, s) : keep_shared {\n"
    "    r = Reshape((Reshape | Flatten | Squeeze | Unsqueeze)(x, ...), s & const);\n    match r;\n"
    "    where r.allowzero == 0, not 0 in {[v for v in value(s)]};\n    rewrite Reshape(x, s) { ..r };\n}\n"
    "rule reshape_last(x) : keep_shared {\n"
    "    y = (Flatten | Squeeze | Unsqueeze)((Reshape | Flatten)(x, ...), ...)\n"
    "        | Reshape((Reshape | Flatten | Squeeze | Unsqueeze)(x, ...), const);\n    match y;\n"
    "    where y.elements > 0;\n    rewrite Reshape(x, i64 [d for d in y.shape]);\n}\n"
    "// One axis in, then another one (ONNX Script: unsqueeze_unsqueeze).\n"
    "rule unsqueeze_unsqueeze(x, a, b) : keep_shared {\n"
    "    match Unsqueeze(Unsqueeze(x, a & const), b & const);\n    where value(a) >= 0, value(b) >= 0;\n"
    "    rewrite Unsqueeze(x, i64 [value(b) <= value(a) ? value(b) : value(a),\n"
    "                              value(b) <= value(a) ? value(a) + 1 : value(b)]);\n}\n"
    "// One axis out, then another one (onnx/optimizer: fuse_consecutive_squeezes).\n"
    "rule squeeze_squeeze(x, a, b) : keep_shared {\n    match Squeeze(Squeeze(x, a & const), b & const);\n"
    "    where value(a) >= 0, value(b) >= 0;\n"
    "    rewrite Squeeze(x, i64 [value(b) < value(a) ? value(b) : value(a),\n"
    "                            value(b) < value(a) ? value(a) : value(b) + 1]);\n}\n"
    "// In and out again, out and in again.\nrule squeeze_unsqueeze(x, a, b) : keep_shared {\n"
    "    match Squeeze(Unsqueeze(x, a & const), b & const) | Unsqueeze(Squeeze(x, a & const), b & const);\n",
    "    where value(a) == value(b);\n    rewrite x;\n}\n"
    "// All axes of extent 1 away, then all in one (ONNX Script: squeeze_reshape).\n"
    "rule squeeze_flat(x) : keep_shared {\n    match Reshape(Squeeze(x, ...), [-1]);\n"
    "    where x.rank == 1;\n    rewrite x;\n}\n// Flatten as a Reshape (ONNX Script: flatten_to_reshape).\n"
    "rule flatten_reshape(x) {\n    f = Flatten(x);\n    match f;\n    where f.elements > 0;\n"
    "    rewrite Reshape(x, i64 [d for d in f.shape]);\n}\n"
    "// A reduction that drops its axes, which are put back.\nrule reduce_unsqueeze(x, a) {\n"
    "    r = (ReduceMean | ReduceMax | ReduceMin | ReduceProd | ReduceL1 | ReduceL2 | ReduceSumSquare\n"
    "         | ReduceLogSum | ReduceLogSumExp)(x) { axes = p, keepdims == 0 };\n"
    "    match Unsqueeze(r, a & const);\n"
    "    where [v for v in value(a)] == [v for v in p] or (len(p) == 1 and value(a) == p[0]);\n"
    "    rewrite r.op(x) { ..r, keepdims = 1 };\n}\n\n"
    "// Parts of parts, at either end (onnx/optimizer: fuse_consecutive_concats).\n"
    "rule concat_concat(inner, rest) : keep_shared {\n    c = Concat(...inner);\n"
    "    k = Concat(c, ...rest);\n    match k;\n    where c.axis == k.axis, len(rest) > 0;\n"
    "    rewrite Concat(...inner, ...rest) { ..k };\n}\n"
    "rule concat_concat_last(inner, rest) : keep_shared {\n    c = Concat(...inner);\n"
    "    k = Concat(...rest, c);\n    match k;\n    where c.axis == k.axis, len(rest) > 0;\n"
    "    rewrite Concat(...rest, ...inner) { ..k };\n}\n\n// ---- slices and scattered rows ----\n\n"
    "// Two slices that share an axis between them, even or not (ONNX Script: slices_split, whose two\n"
    "// halves need not be equal there).\nrule slices_split(x, end, start, all, axis, same) {\n"
    "    match Slice(x, 0, end & const, axis & const, 1?), Slice(x, start & const, all & const, same & const, 1?);\n"
    "    where value(start) == value(end), value(same) == value(axis), value(end) > 0;\n"
    "    where x.shape[value(axis)] > value(end), value(all) >= x.shape[value(axis)];\n    rewrite {\n"
    "        s = Split(x, i64 [value(end), x.shape[value(axis)] - value(end)]) -> 2 { axis = value(axis) };\n"
    "        return s.0, s.1;\n    }\n}\n// Three slices in a row that are all of an axis.\n"
    "rule slices_split_three(x, a, b, from, to, all, axis, second, third) {\n"
    "    match Slice(x, 0, a & const, axis & const, 1?), Slice(x, from & const, b & const, second & const, 1?),\n"
    "          Slice(x, to & const, all & const, third & const, 1?);\n"
    "    where value(from) == value(a), value(to) == value(b), value(second) == value(axis), value(third) == value(axis);\n"
    "    where value(a) > 0, value(b) > value(a), x.shape[value(axis)] > value(b), value(all) >= x.shape[value(axis)];\n"
    "    rewrite {\n"
    "        s = Split(x, i64 [value(a), value(b) - value(a), x.shape[value(axis)] - value(b)]) -> 3 { axis = value(axis) };\n"
    "        return s.0, s.1, s.2;\n    }\n}\n"
    "// Every second row and column, as channels (YOLO's Focus; ONNX Runtime: SpaceToDepth fusion): rows first, then columns.\n"
    "rule slices_to_depth(x, e, f, g, h, i, j) {\n    even = Slice(x, 0, e & const, 2, 2);\n"
    "    odd = Slice(x, 1, f & const, 2, 2);\n"
    "    match Concat(Slice(even, 0, g & const, 3, 2), Slice(odd, 0, h & const, 3, 2), Slice(even, 1, i & const, 3, 2),\n"
    "                 Slice(odd, 1, j & const, 3, 2)) { axis == 1 };\n"
    "    where x.rank == 4, x.shape[2] % 2 == 0, x.shape[3] % 2 == 0, x.shape[1] > 0, x.dtype in {f16, f32, f64};\n"
    "    where value(e) >= x.shape[2], value(f) >= x.shape[2], value(g) >= x.shape[3], value(h) >= x.shape[3];\n"
    "    where value(i) >= x.shape[3], value(j) >= x.shape[3];\n"
    "    rewrite Gather(SpaceToDepth(x) { blocksize = 2 },\n                   i64 [c % x.shape[1]\n"
    "                       + x.shape[1] * (c / x.shape[1] == 1 ? 2 : c / x.shape[1] == 2 ? 1 : c / x.shape[1])\n"
    "                        for c in range(4 * x.shape[1])]) { axis = 1 };\n}\n"
    "// All rows are replaced (ONNX Script: redundant_scatter_nd).\n"
    "rule scatter_all(t, d, axis, u) : keep_shared {\n"
    "    match ScatterND(t, Unsqueeze(Range(0, Gather(Shape(d), axis & const), 1), -1), u) { reduction == \"none\" };\n"
    "    where t.shape[0] == d.shape[value(axis)], same_shape(t, u);\n    rewrite u;\n}\n",
    NULL};
static const struct dfg_source reshape_sources[] = {
    {"reshape.pat", UINT64_C(0xa38b31f83f84bdef), reshape_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit reshape_unit;
const struct dfg_unit reshape_unit = {
    .abi = DFG_ABI,
    .name = "reshape",
    .imports = reshape_imports,
    .names = &reshape_names,
    .n_patterns = 21, .patterns = reshape_patterns,
    .rules = &reshape_rules,
    .version = "0.1.0", .hash = UINT64_C(0x82f3adcce9953eef),
    .n_sources = 2, .sources = reshape_sources, .law_limit = 64,
    .prefix = "reshape_",
};
