/* What reshape.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "reshape.h"
#if RESHAPE_H != 0x7349f3f9e934f5d7
#error "reshape.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"

DFG_PATTERN_SLOTS(reshape_slices_split)
DFG_PATTERN_SLOTS(reshape_slices_split_three)

static const struct dfg_pattern reshape_patterns[] = {
#define WHOLE reshape_reshape_fusion_whole
    {DFG_FOUND_ROW(reshape_reshape_fusion, whole, 0), .name = "reshape_fusion", .place = "reshape.pat:13",
     .is_rule = true, .depth = 2, CAPTURES(4, 2, NODE("x", m.x), NODES("parts", m.parts), NODE("r", m.r),
     VALUE("a", m.a)), PARTS(4, PART(INPUT, 0, m.x), {DFG_PART_ROOT, 0, 1, 2, AT(m.r)}, INNER(concat),
     {DFG_PART_INPUT, 1, 0, 1, AT(m.parts)})},
#undef WHOLE
#define WHOLE reshape_reshape_typed_match
    {DFG_FOUND_ROW(reshape_reshape_typed, match, 0), .name = "reshape_typed", .place = "reshape.pat:20",
     .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", x), NODE("s", s), NODE("r", r)),
     PARTS(3, PART(INPUT, 0, x), PART(INPUT, 1, s), {DFG_PART_ROOT, 0, 1, 2, AT(r)})},
#undef WHOLE
#define WHOLE reshape_expand_typed_match
    {DFG_FOUND_ROW(reshape_expand_typed, match, 0), .name = "expand_typed", .place = "reshape.pat:27",
     .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", x), NODE("s", s), NODE("e", e)),
     PARTS(3, PART(INPUT, 0, x), PART(INPUT, 1, s), {DFG_PART_ROOT, 0, 1, 2, AT(e)})},
#undef WHOLE
#define WHOLE reshape_shape_known_match
    {DFG_FOUND_ROW(reshape_shape_known, match, 0), .name = "shape_known", .place = "reshape.pat:34",
     .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", x), NODE("s", s)), PARTS(2, PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(s)})},
#undef WHOLE
#define WHOLE reshape_shape_gather_match
    {DFG_FOUND_ROW(reshape_shape_gather, match, 0), .name = "shape_gather", .place = "reshape.pat:40",
     .is_rule = true, .depth = 2, CAPTURES(4, 2, NODE("x", x), NODE("i", i), NODE("s", s), NODE("g", g)),
     PARTS(5, PART(INPUT, 0, x), PART(INPUT, 1, i), PART(INNER, 2, s), {DFG_PART_ROOT, 0, 1, 3, AT(g)},
     PART(CONST, 1, i))},
#undef WHOLE
#define WHOLE reshape_shape_slice_whole
    {DFG_FOUND_ROW(reshape_shape_slice, whole, 1), .name = "shape_slice", .place = "reshape.pat:47",
     .is_rule = true, .depth = 2, CAPTURES(4, 3, NODE("x", m.x), NODE("first", m.first),
     NODE("last", m.last), NODE("s", m.s)), PARTS(17, PART(INPUT, 0, m.x), PART(INPUT, 1, m.first),
     PART(INPUT, 2, m.last), PART(INNER, 3, m.s), ROOT(m.root), INNER(slice), CONST(constant),
     CONST(constant_2), INNER(slice_2), CONST(constant_3), CONST(constant_4), CONST(constant_5),
     INNER(slice_3), CONST(constant_6), CONST(constant_7), CONST(constant_8), CONST(constant_9))},
#undef WHOLE
#define WHOLE reshape_cast_filled_match
    {DFG_FOUND_ROW(reshape_cast_filled, match, 0), .name = "cast_filled", .place = "reshape.pat:55",
     .is_rule = true, .depth = 2, CAPTURES(3, 1, NODE("s", s), NODE("c", c), NODE("t", t)),
     PARTS(3, PART(INPUT, 0, s), PART(INNER, 1, c), {DFG_PART_ROOT, 0, 1, 2, AT(t)})},
#undef WHOLE
#define WHOLE reshape_reshape_reshape_whole
    {DFG_FOUND_ROW(reshape_reshape_reshape, whole, 0), .name = "reshape_reshape", .place = "reshape.pat:66",
     .is_rule = true, .depth = 2, CAPTURES(3, 2, NODE("x", m.x), NODE("s", m.s), NODE("r", m.r)),
     PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.s), {DFG_PART_ROOT, 0, 1, 2, AT(m.r)}, INNER(call),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, PART(CONST, 1, m.s))},
#undef WHOLE
#define WHOLE reshape_reshape_last_whole
    {DFG_FOUND_ROW(reshape_reshape_last, whole, 0), .name = "reshape_last", .place = "reshape.pat:72",
     .is_rule = true, .depth = 2, CAPTURES(2, 1, NODE("x", m.x), NODE("y", m.y)),
     PARTS(10, PART(INPUT, 0, m.x), {DFG_PART_ROOT, 0, 1, 1, AT(m.y)}, INNER(call),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, INNER(call_2), {DFG_PART_INPUT, 1, 0, -1, AT(rest_2)},
     INNER(reshape), INNER(call_3), {DFG_PART_INPUT, 1, 0, -1, AT(rest_3)}, CONST(constant))},
#undef WHOLE
#define WHOLE reshape_unsqueeze_unsqueeze_whole
    {DFG_FOUND_ROW(reshape_unsqueeze_unsqueeze, whole, 0), .name = "unsqueeze_unsqueeze",
     .place = "reshape.pat:80", .is_rule = true, .depth = 2, CAPTURES(3, 3, NODE("x", m.x), NODE("a", m.a),
     NODE("b", m.b)), PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(unsqueeze), PART(CONST, 1, m.a), PART(CONST, 2, m.b))},
#undef WHOLE
#define WHOLE reshape_squeeze_squeeze_whole
    {DFG_FOUND_ROW(reshape_squeeze_squeeze, whole, 0), .name = "squeeze_squeeze", .place = "reshape.pat:87",
     .is_rule = true, .depth = 2, CAPTURES(3, 3, NODE("x", m.x), NODE("a", m.a), NODE("b", m.b)),
     PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), PART(INPUT, 2, m.b), ROOT(m.root), INNER(squeeze),
     PART(CONST, 1, m.a), PART(CONST, 2, m.b))},
#undef WHOLE
#define WHOLE reshape_squeeze_unsqueeze_whole
    {DFG_FOUND_ROW(reshape_squeeze_unsqueeze, whole, 0), .name = "squeeze_unsqueeze",
     .place = "reshape.pat:94", .is_rule = true, .depth = 2, CAPTURES(3, 3, NODE("x", m.x), NODE("a", m.a),
     NODE("b", m.b)), PARTS(12, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(squeeze), INNER(unsqueeze), CONST(constant), CONST(constant_2), INNER(unsqueeze_2),
     INNER(squeeze_2), CONST(constant_3), CONST(constant_4))},
#undef WHOLE
#define WHOLE reshape_squeeze_flat_whole
    {DFG_FOUND_ROW(reshape_squeeze_flat, whole, 0), .name = "squeeze_flat", .place = "reshape.pat:100",
     .is_rule = true, .depth = 2, CAPTURES(1, 1, NODE("x", m.x)), PARTS(5, PART(INPUT, 0, m.x),
     ROOT(m.root), INNER(squeeze), {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, CONST(constant))},
#undef WHOLE
#define WHOLE reshape_flatten_reshape_match
    {DFG_FOUND_ROW(reshape_flatten_reshape, match, 0), .name = "flatten_reshape",
     .place = "reshape.pat:106", .is_rule = true, CAPTURES(2, 1, NODE("x", x), NODE("f", f)),
     PARTS(2, PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(f)})},
#undef WHOLE
#define WHOLE reshape_reduce_unsqueeze_match
    {DFG_FOUND_ROW(reshape_reduce_unsqueeze, match, 0), .name = "reduce_unsqueeze",
     .place = "reshape.pat:113", .is_rule = true, .depth = 1, CAPTURES(4, 2, NODE("x", x), NODE("a", a),
     NODE("r", r), VALUE("p", p)), PARTS(5, PART(INPUT, 0, x), PART(INPUT, 1, a), PART(INNER, 2, r),
     ROOT(root), PART(CONST, 1, a))},
#undef WHOLE
#define WHOLE reshape_concat_concat_match
    {DFG_FOUND_ROW(reshape_concat_concat, match, 0), .name = "concat_concat", .place = "reshape.pat:122",
     .is_rule = true, .depth = 2, CAPTURES(4, 2, NODES("inner", inner), NODES("rest", rest), NODE("c", c),
     NODE("k", k)), PARTS(4, PART(INNER, 2, c), {DFG_PART_INPUT, 1, 0, 0, AT(inner)},
     {DFG_PART_ROOT, 0, 1, 3, AT(k)}, {DFG_PART_INPUT, 1, 0, 1, AT(rest)})},
#undef WHOLE
#define WHOLE reshape_concat_concat_last_match
    {DFG_FOUND_ROW(reshape_concat_concat_last, match, 0), .name = "concat_concat_last",
     .place = "reshape.pat:129", .is_rule = true, .depth = 2, CAPTURES(4, 2, NODES("inner", inner),
     NODES("rest", rest), NODE("c", c), NODE("k", k)), PARTS(4, PART(INNER, 2, c),
     {DFG_PART_INPUT, 1, 0, 0, AT(inner)}, {DFG_PART_ROOT, 0, 1, 3, AT(k)},
     {DFG_PART_INPUT, 1, 0, 1, AT(rest)})},
#undef WHOLE
#define WHOLE reshape_slices_split_whole
    {DFG_PATTERN_ROW(reshape_slices_split, whole), .name = "slices_split", .place = "reshape.pat:141",
     .is_rule = true, .depth = 1, .height = 1, CAPTURES(6, 6, NODE("x", m.x), NODE("end", m.end),
     NODE("start", m.start), NODE("all", m.all), NODE("axis", m.axis), NODE("same", m.same)),
     PARTS(16, PART(INPUT, 0, m.x), PART(INPUT, 1, m.end), PART(INPUT, 2, m.start), PART(INPUT, 3, m.all),
     PART(INPUT, 4, m.axis), PART(INPUT, 5, m.same), ROOT(m.root), CONST(constant), PART(CONST, 1, m.end),
     PART(CONST, 4, m.axis), CONST(constant_2), {DFG_PART_ROOT, 0, 2, -1, AT(slice)},
     PART(CONST, 2, m.start), PART(CONST, 3, m.all), PART(CONST, 5, m.same), CONST(constant_3))},
#undef WHOLE
#define WHOLE reshape_slices_split_three_whole
    {DFG_PATTERN_ROW(reshape_slices_split_three, whole), .name = "slices_split_three",
     .place = "reshape.pat:151", .is_rule = true, .depth = 1, .height = 1, CAPTURES(9, 9, NODE("x", m.x),
     NODE("a", m.a), NODE("b", m.b), NODE("from", m.from), NODE("to", m.to), NODE("all", m.all),
     NODE("axis", m.axis), NODE("second", m.second), NODE("third", m.third)), PARTS(24, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.a), PART(INPUT, 2, m.b), PART(INPUT, 3, m.from), PART(INPUT, 4, m.to),
     PART(INPUT, 5, m.all), PART(INPUT, 6, m.axis), PART(INPUT, 7, m.second), PART(INPUT, 8, m.third),
     ROOT(m.root), CONST(constant), PART(CONST, 1, m.a), PART(CONST, 6, m.axis), CONST(constant_2),
     {DFG_PART_ROOT, 0, 2, -1, AT(slice)}, PART(CONST, 3, m.from), PART(CONST, 2, m.b),
     PART(CONST, 7, m.second), CONST(constant_3), {DFG_PART_ROOT, 0, 3, -1, AT(slice_2)},
     PART(CONST, 4, m.to), PART(CONST, 5, m.all), PART(CONST, 8, m.third), CONST(constant_4))},
#undef WHOLE
#define WHOLE reshape_slices_to_depth_whole
    {DFG_FOUND_ROW(reshape_slices_to_depth, whole, 0), .name = "slices_to_depth",
     .place = "reshape.pat:162", .is_rule = true, .depth = 3, CAPTURES(9, 7, NODE("x", m.x), NODE("e", m.e),
     NODE("f", m.f), NODE("g", m.g), NODE("h", m.h), NODE("i", m.i), NODE("j", m.j), NODE("even", m.even),
     NODE("odd", m.odd)), PARTS(38, PART(INPUT, 0, m.x), PART(INPUT, 1, m.e), PART(INPUT, 2, m.f),
     PART(INPUT, 3, m.g), PART(INPUT, 4, m.h), PART(INPUT, 5, m.i), PART(INPUT, 6, m.j),
     PART(INNER, 7, m.even), CONST(constant), PART(CONST, 1, m.e), CONST(constant_2), CONST(constant_3),
     PART(INNER, 8, m.odd), CONST(constant_4), PART(CONST, 2, m.f), CONST(constant_5), CONST(constant_6),
     ROOT(m.root), INNER(slice), CONST(constant_7), PART(CONST, 3, m.g), CONST(constant_8),
     CONST(constant_9), INNER(slice_2), CONST(constant_10), PART(CONST, 4, m.h), CONST(constant_11),
     CONST(constant_12), INNER(slice_3), CONST(constant_13), PART(CONST, 5, m.i), CONST(constant_14),
     CONST(constant_15), INNER(slice_4), CONST(constant_16), PART(CONST, 6, m.j), CONST(constant_17),
     CONST(constant_18))},
#undef WHOLE
#define WHOLE reshape_scatter_all_whole
    {DFG_FOUND_ROW(reshape_scatter_all, whole, 0), .name = "scatter_all", .place = "reshape.pat:176",
     .is_rule = true, .depth = 5, CAPTURES(4, 4, NODE("t", m.t), NODE("d", m.d), NODE("axis", m.axis),
     NODE("u", m.u)), PARTS(13, PART(INPUT, 0, m.t), PART(INPUT, 1, m.d), PART(INPUT, 2, m.axis),
     PART(INPUT, 3, m.u), ROOT(m.root), INNER(unsqueeze), INNER(range), CONST(constant), INNER(gather),
     INNER(shape), PART(CONST, 2, m.axis), CONST(constant_2), CONST(constant_3))},
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
