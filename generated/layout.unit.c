/* What layout.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "layout.h"
#if LAYOUT_H != 0xbf572f926b0928fa
#error "layout.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"

DFG_PATTERN_SLOTS(layout_transpose_up_split)
DFG_PATTERN_SLOTS(layout_transpose_up_split_three)

static const struct dfg_pattern layout_patterns[] = {
#define WHOLE layout_transpose_transpose_match
    {DFG_FOUND_ROW(layout_transpose_transpose, match, 0), .name = "transpose_transpose",
     .place = "layout.pat:12", .is_rule = true, .depth = 2, CAPTURES(3, 1, NODE("x", x), NODE("t", t),
     NODE("u", u)), PARTS(3, PART(INPUT, 0, x), PART(INNER, 1, t), {DFG_PART_ROOT, 0, 1, 2, AT(u)})},
#undef WHOLE
#define WHOLE layout_transpose_fan_match
    {DFG_FOUND_ROW(layout_transpose_fan, match, 0), .name = "transpose_fan", .place = "layout.pat:23",
     .is_rule = true, .depth = 2, .height = 1, CAPTURES(5, 1, NODE("x", x), NODE("t", t), NODES("y", y),
     VALUE("p", p), NODES("q", q)), PARTS(3, PART(INPUT, 0, x), PART(INNER, 1, t),
     {DFG_PART_ROOT, 1, 1, 2, AT(y)})},
#undef WHOLE
#define WHOLE layout_transpose_ones_match
    {DFG_FOUND_ROW(layout_transpose_ones, match, 0), .name = "transpose_ones", .place = "layout.pat:30",
     .is_rule = true, .depth = DFG_FAR, .height = 1, CAPTURES(3, 1, NODE("x", x), NODE("t", t),
     VALUE("p", p)), PARTS(2, PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(t)})},
#undef WHOLE
#define WHOLE layout_reshape_of_ones_match
    {DFG_FOUND_ROW(layout_reshape_of_ones, match, 0), .name = "reshape_of_ones", .place = "layout.pat:37",
     .is_rule = true, .depth = DFG_FAR, .height = 1, CAPTURES(4, 2, NODE("x", x), NODE("s", s),
     NODE("t", t), VALUE("p", p)), PARTS(5, PART(INPUT, 0, x), PART(INPUT, 1, s), PART(INNER, 2, t),
     ROOT(root), PART(CONST, 1, s))},
#undef WHOLE
#define WHOLE layout_transposes_around_reshape_whole
    {DFG_FOUND_ROW(layout_transposes_around_reshape, whole, 0), .name = "transposes_around_reshape",
     .place = "layout.pat:44", .is_rule = true, .depth = 3, CAPTURES(4, 1, NODE("x", m.x), NODE("t", m.t),
     NODE("r", m.r), NODE("u", m.u)), PARTS(5, PART(INPUT, 0, m.x), PART(INNER, 1, m.t),
     PART(INNER, 2, m.r), INPUT(x), {DFG_PART_ROOT, 0, 1, 3, AT(m.u)})},
#undef WHOLE
#define WHOLE layout_transpose_matmul_whole
    {DFG_FOUND_ROW(layout_transpose_matmul, whole, 0), .name = "transpose_matmul", .place = "layout.pat:53",
     .is_rule = true, .depth = 3, CAPTURES(3, 2, NODE("a", m.a), NODE("b", m.b), NODE("m", m.m)),
     PARTS(6, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b), PART(INNER, 2, m.m), INNER(transpose),
     INNER(transpose_2), ROOT(m.root))},
#undef WHOLE
#define WHOLE layout_gather_channels_whole
    {DFG_FOUND_ROW(layout_gather_channels, whole, 0), .name = "gather_channels", .place = "layout.pat:59",
     .is_rule = true, .depth = 4, CAPTURES(4, 2, NODE("x", m.x), NODE("i", m.i), NODE("r", m.r),
     NODE("s", m.s)), PARTS(9, PART(INPUT, 0, m.x), PART(INPUT, 1, m.i), PART(INNER, 2, m.r), INPUT(x),
     PART(INNER, 3, m.s), INNER(transpose), INPUT(x_2), ROOT(m.root), CONST(constant))},
#undef WHOLE
#define WHOLE layout_transpose_merged_whole
    {DFG_FOUND_ROW(layout_transpose_merged, whole, 0), .name = "transpose_merged", .place = "layout.pat:69",
     .is_rule = true, .depth = 3, CAPTURES(3, 1, NODE("x", m.x), NODE("r", m.r), NODE("y", m.y)),
     PARTS(6, PART(INPUT, 0, m.x), PART(INNER, 1, m.r), INPUT(x), {DFG_PART_ROOT, 0, 1, 2, AT(m.y)},
     INNER(transpose), INPUT(x_2))},
#undef WHOLE
#define WHOLE layout_turned_whole
    {DFG_FOUND_ROW(layout_turned, whole, 1), .name = "turned", .place = "layout.pat:86", .depth = 1,
     PARTS(4, ROOT(m.root), INNER(transpose), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE layout_shaped_whole
    {DFG_FOUND_ROW(layout_shaped, whole, 1), .name = "shaped", .place = "layout.pat:87", .depth = 1,
     PARTS(5, ROOT(m.root), INNER(reshape), INPUT(x), INPUT(x_2), INPUT(x_3))},
#undef WHOLE
#define WHOLE layout_transpose_up_whole
    {DFG_FOUND_ROW(layout_transpose_up, whole, 1), .name = "transpose_up", .place = "layout.pat:95",
     .is_rule = true, .depth = DFG_FAR, .height = 1, CAPTURES(4, 2, NODE("y", m.y), NODES("rest", m.rest),
     NODE("e", m.e), VALUE("p", m.p)), PARTS(7, PART(INPUT, 0, m.y), PART(INNER, 2, m.e),
     {DFG_PART_INPUT, 1, 0, 1, AT(m.rest)}, INNER(transpose), INPUT(x), INPUT(x_2), ROOT(m.root))},
#undef WHOLE
#define WHOLE layout_transpose_up_both_whole
    {DFG_FOUND_ROW(layout_transpose_up_both, whole, 3), .name = "transpose_up_both",
     .place = "layout.pat:101", .is_rule = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(4, 2, NODE("y", m.y), NODE("z", m.z), NODE("e", m.e), VALUE("p", m.p)),
     PARTS(10, PART(INPUT, 0, m.y), PART(INPUT, 1, m.z), PART(INNER, 2, m.e), INNER(transpose), INPUT(x),
     INPUT(x_2), INNER(transpose_2), INPUT(x_3), INPUT(x_4), ROOT(m.root))},
#undef WHOLE
#define WHOLE layout_transpose_up_constant_whole
    {DFG_FOUND_ROW(layout_transpose_up_constant, whole, 2), .name = "transpose_up_constant",
     .place = "layout.pat:107", .is_rule = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(4, 2, NODE("y", m.y), NODE("c", m.c), NODE("e", m.e), VALUE("p", m.p)),
     PARTS(8, PART(INPUT, 0, m.y), PART(INPUT, 1, m.c), PART(INNER, 2, m.e), INNER(transpose), INPUT(x),
     INPUT(x_2), PART(CONST, 1, m.c), ROOT(m.root))},
#undef WHOLE
#define WHOLE layout_transpose_up_reduction_whole
    {DFG_FOUND_ROW(layout_transpose_up_reduction, whole, 1), .name = "transpose_up_reduction",
     .place = "layout.pat:116", .is_rule = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(4, 1, NODE("y", m.y), NODE("r", m.r), VALUE("a", m.a), VALUE("p", m.p)),
     PARTS(6, PART(INPUT, 0, m.y), PART(INNER, 1, m.r), INNER(transpose), INPUT(x), INPUT(x_2),
     ROOT(m.root))},
#undef WHOLE
#define WHOLE layout_transpose_up_softmax_whole
    {DFG_FOUND_ROW(layout_transpose_up_softmax, whole, 1), .name = "transpose_up_softmax",
     .place = "layout.pat:126", .is_rule = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(4, 1, NODE("y", m.y), NODE("s", m.s), VALUE("a", m.a), VALUE("p", m.p)),
     PARTS(6, PART(INPUT, 0, m.y), PART(INNER, 1, m.s), INNER(transpose), INPUT(x), INPUT(x_2),
     ROOT(m.root))},
#undef WHOLE
#define WHOLE layout_transpose_up_concat_match
    {DFG_FOUND_ROW(layout_transpose_up_concat, match, 0), .name = "transpose_up_concat",
     .place = "layout.pat:134", .is_rule = true, .depth = 3, CAPTURES(5, 1, NODES("x", x), NODES("t", t),
     NODE("c", c), VALUE("a", a), VALUE("p", p)), PARTS(4, {DFG_PART_INPUT, 1, 0, 0, AT(x)},
     {DFG_PART_INNER, 1, 0, 1, AT(t)}, PART(INNER, 2, c), ROOT(root))},
#undef WHOLE
#define WHOLE layout_transpose_up_gather_whole
    {DFG_FOUND_ROW(layout_transpose_up_gather, whole, 1), .name = "transpose_up_gather",
     .place = "layout.pat:142", .is_rule = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(5, 2, NODE("y", m.y), NODE("i", m.i), NODE("e", m.e), VALUE("a", m.a), VALUE("p", m.p)),
     PARTS(7, PART(INPUT, 0, m.y), PART(INPUT, 1, m.i), PART(INNER, 2, m.e), INNER(transpose), INPUT(x),
     INPUT(x_2), ROOT(m.root))},
#undef WHOLE
#define WHOLE layout_gather_transposed_whole
    {DFG_FOUND_ROW(layout_gather_transposed, whole, 0), .name = "gather_transposed",
     .place = "layout.pat:151", .is_rule = true, .depth = 2, CAPTURES(4, 2, NODE("x", m.x), NODE("i", m.i),
     VALUE("p", m.p), VALUE("a", m.a)), PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.i), ROOT(m.root),
     INNER(transpose))},
#undef WHOLE
#define WHOLE layout_transpose_up_split_whole
    {DFG_PATTERN_ROW(layout_transpose_up_split, whole), .name = "transpose_up_split",
     .place = "layout.pat:157", .is_rule = true, .depth = DFG_FAR, .height = 4,
     CAPTURES(7, 2, NODE("y", m.y), NODES("rest", m.rest), NODE("s", m.s), NODE("t", m.t), NODE("u", m.u),
     VALUE("a", m.a), VALUE("p", m.p)), PARTS(10, PART(INPUT, 0, m.y), PART(INNER, 2, m.s),
     {DFG_PART_INPUT, 1, 0, 1, AT(m.rest)}, INNER(transpose), INPUT(x), INPUT(x_2),
     {DFG_PART_ROOT, 0, 1, 3, AT(m.t)}, INNER(get), {DFG_PART_ROOT, 0, 2, 4, AT(m.u)}, INNER(get_2))},
#undef WHOLE
#define WHOLE layout_transpose_up_split_three_whole
    {DFG_PATTERN_ROW(layout_transpose_up_split_three, whole), .name = "transpose_up_split_three",
     .place = "layout.pat:170", .is_rule = true, .depth = DFG_FAR, .height = 4,
     CAPTURES(8, 2, NODE("y", m.y), NODES("rest", m.rest), NODE("s", m.s), NODE("t", m.t), NODE("u", m.u),
     NODE("v", m.v), VALUE("a", m.a), VALUE("p", m.p)), PARTS(12, PART(INPUT, 0, m.y), PART(INNER, 2, m.s),
     {DFG_PART_INPUT, 1, 0, 1, AT(m.rest)}, INNER(transpose), INPUT(x), INPUT(x_2),
     {DFG_PART_ROOT, 0, 1, 3, AT(m.t)}, INNER(get), {DFG_PART_ROOT, 0, 2, 4, AT(m.u)}, INNER(get_2),
     {DFG_PART_ROOT, 0, 3, 5, AT(m.v)}, INNER(get_3))},
#undef WHOLE
#define WHOLE layout_transposes_joined_whole
    {DFG_FOUND_ROW(layout_transposes_joined, whole, 1), .name = "transposes_joined",
     .place = "layout.pat:185", .is_rule = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(4, 2, NODE("a", m.a), NODE("b", m.b), NODE("e", m.e), VALUE("p", m.p)),
     PARTS(5, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b), {DFG_PART_ROOT, 0, 1, 2, AT(m.e)}, INNER(transpose),
     INNER(transpose_2))},
#undef WHOLE
#define WHOLE layout_transposes_concatenated_match
    {DFG_FOUND_ROW(layout_transposes_concatenated, match, 0), .name = "transposes_concatenated",
     .place = "layout.pat:191", .is_rule = true, .depth = 2, CAPTURES(4, 1, NODES("x", x), NODES("t", t),
     NODE("c", c), VALUE("k", k)), PARTS(3, {DFG_PART_INPUT, 1, 0, 0, AT(x)},
     {DFG_PART_INNER, 1, 0, 1, AT(t)}, {DFG_PART_ROOT, 0, 1, 2, AT(c)})},
#undef WHOLE
#define WHOLE layout_reduce_transposed_whole
    {DFG_FOUND_ROW(layout_reduce_transposed, whole, 0), .name = "reduce_transposed",
     .place = "layout.pat:199", .is_rule = true, .depth = 2, CAPTURES(4, 1, NODE("x", m.x), NODE("r", m.r),
     VALUE("p", m.p), VALUE("a", m.a)), PARTS(3, PART(INPUT, 0, m.x), {DFG_PART_ROOT, 0, 1, 1, AT(m.r)},
     INNER(transpose))},
#undef WHOLE
#define WHOLE layout_reshape_up_whole
    {DFG_FOUND_ROW(layout_reshape_up, whole, 1), .name = "reshape_up", .place = "layout.pat:207",
     .is_rule = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 3, NODE("y", m.y), NODE("s", m.s),
     NODES("rest", m.rest), NODE("e", m.e), NODE("u", m.u)), PARTS(9, PART(INPUT, 0, m.y),
     PART(INPUT, 1, m.s), PART(INNER, 3, m.e), {DFG_PART_INPUT, 1, 0, 2, AT(m.rest)}, INNER(reshape),
     INPUT(x), INPUT(x_2), INPUT(x_3), {DFG_PART_ROOT, 0, 1, 4, AT(m.u)})},
#undef WHOLE
};

static bool layout_extern_0(const dfg_graph *g, const dfg_node *args)
{
    return layout_is_reshaped(g, args[0]);
}
static bool layout_extern_1(const dfg_graph *g, const dfg_node *args)
{
    return layout_is_turned(g, args[0]);
}
static bool layout_extern_2(const dfg_graph *g, const dfg_node *args)
{
    return layout_moves_ones(g, args[0], args[1]);
}
static const struct dfg_extern layout_externs[] = {
    {"layout_is_reshaped", 1, layout_extern_0},
    {"layout_is_turned", 1, layout_extern_1},
    {"layout_moves_ones", 2, layout_extern_2},
};

static const char *const layout_imports[] = { "onnx", NULL };
static const char *const layout_text_0[] = { /* layout.pat */
    "// layout.pat -- transpositions: composed, cancelled, or said as a Reshape.\n//\n"
    "// A Transpose that does not say its order reverses the axes.\n\nimport \"onnx.ops\";\n\n"
    "// The order of a Transpose is given, or reverses x, whose rank is known.\n"
    "cond order_known(t, x) = present(t.perm) or x.rank >= 0;\n\n"
    "// Two in a row are one (ONNX Script: transpose_transpose; NXP: N5; onnx/optimizer:\n"
    "// fuse_consecutive_transposes).  For others the first one stays.\n"
    "rule transpose_transpose(x) : keep_shared {\n    t = Transpose(x);\n    u = Transpose(t);\n"
    "    match u;\n    where order_known(t, x), order_known(u, t);\n    rewrite Transpose(x) {\n"
    "        perm = [(present(t.perm) ? t.perm : reverse(range(x.rank)))[i]\n"
    "                for i in present(u.perm) ? u.perm : reverse(range(x.rank))]\n    };\n}\n"
    "// The same for all that reads one transposition, which goes at once (demo 12; NXP: N5).\n"
    "rule transpose_fan(x) {\n    t = Transpose(x) { perm = p };\n    every y = Transpose(t) { perm = q };\n"
    "    match every y;\n    rewrite every Transpose(x) { perm = [p[i] for i in q] };\n}\n"
    "// Where only axes of extent 1 move, the elements stay in place (NXP: N17).\n"
    "rule transpose_ones(x) {\n    t = Transpose(x) { perm = p };\n    match t;\n"
    "    where t.rank >= 0, p != range(len(p)), extern layout_moves_ones(x, t);\n"
    "    rewrite Reshape(x, i64 [d for d in t.shape]);\n}\n"
    "// Where the shape is given, the elements need only stay in place.\n"
    "rule reshape_of_ones(x, s) : keep_shared {\n    t = Transpose(x) { perm = p };\n"
    "    match Reshape(t, s & const) { allowzero == 0 };\n"
    "    where prod([value(s)[i] != 0 or p[i] == i ? 1 : 0 for i in range(s.elements)]) == 1, extern layout_moves_ones(x, t);\n"
    "    rewrite Reshape(x, s);\n}\n"
    "// Channels last, reshaped over the pixels as channels first, and back (NXP: N16).\n"
    "rule transposes_around_reshape(x) {\n    t = Transpose(x) { perm == [0, 3, 1, 2] };\n"
    "    r = Reshape(t, _);\n    u = Transpose(r) { perm in {[0, 2, 1], [0, 2, 3, 1]} };\n    match u;\n"
    "    where r.shape[0] == t.shape[0], r.shape[1] == t.shape[1];\n"
    "    rewrite Reshape(x, i64 [d for d in u.shape]);\n}\n"
    "// A transposed constant product's operand order: (a' b')' is b a, of matrices.\n"
    "rule transpose_matmul(a, b) {\n"
    "    m = MatMul(Transpose(a : [_, _]) { perm == [1, 0] }, Transpose(b : [_, _]) { perm == [1, 0] });\n"
    "    match Transpose(m) { perm == [1, 0] };\n    rewrite MatMul(b, a);\n}\n"
    "// Every n-th channel, from channel i on (ShuffleNet's way to take channels apart).\n"
    "rule gather_channels(x, i) : keep_shared {\n    r = Reshape(x, _);\n"
    "    s = Reshape(Transpose(r) { perm == [1, 0, 2] }, _);\n"
    "    match Gather(s, scalar(i) & const) { axis == 0 };\n"
    "    where x.rank == 4, x.shape[0] == 1, r.rank == 3, r.shape[2] == x.shape[2] * x.shape[3], s.rank == 5, value(i) >= 0;\n"
    "    where s.shape[0] == r.shape[1], s.shape[1] == 1, s.shape[2] == r.shape[0], s.shape[3] == x.shape[2],\n"
    "        s.shape[4] == x.shape[3];\n"
    "    rewrite Slice(x, i64 [value(i)], i64 [x.shape[1]], i64 [1], i64 [r.shape[1]]);\n}\n"
    "// The last two axes of four, the first two in one between (torch's dynamo exporter).\n"
    "rule transpose_merged(x) {\n    r = Reshape(x, _);\n"
    "    y = Reshape(Transpose(r) { perm == [0, 2, 1] }, _);\n    match y;\n"
    "    where x.rank == 4, r.rank == 3, y.rank == 4, r.shape[1] == x.shape[2], r.shape[2] == x.shape[3];\n"
    "    where y.shape[0] == x.shape[0], y.shape[1] == x.shape[1], y.shape[2] == x.shape[3], y.shape[3] == x.shape[2];\n"
    "    rewrite Transpose(x) { perm = [0, 1, 3, 2] };\n}\n\n"
    "// ---- transpositions and reshapes moved, where that takes one away ----\n\n"
    "// What is computed element by element; further operands are numbers for all.\n"
    "ops pointwise = Abs | Cast | Ceil | Clip | DequantizeLinear | Elu | Erf | Exp | Floor | Gelu | HardSigmoid | HardSwish\n"
    "    | LeakyRelu\n"
    "    | Log | Mish | Neg | Not | QuantizeLinear | Reciprocal | Relu | Round | Selu | Sigmoid | Softplus | Softsign | Sqrt\n"
    "    | Swish | Tanh;\n"
    "// A transposition, or what one stands behind: the externs judge, and graphs that are made to check rules have the first.\n",
    "pattern turned = Transpose(_) | _;\npattern shaped = Reshape(_, _) | _;\n"
    "ops arithmetic = Add | Sub | Mul | Div | Pow | Max | Min | PRelu | Equal | Less | Greater | And | Or;\n"
    "// The axes but a stay in their order under p.\ncond same_order(p, a, n) =\n"
    "    prod([prod([j <= i or min([k == i or k == j ? 0 : 1 for k in a]) == 0 or p[i] < p[j] ? 1 : 0 for j in range(n)])\n"
    "          for i in range(n)]) == 1;\n\n// The second goes in front of what stands between.\n"
    "rule transpose_up(y, rest) {\n    e = pointwise(y & turned, ...rest);\n"
    "    match Transpose(e) { perm = p };\n"
    "    where all(rest, rest.elements == 1), extern layout_is_turned(y);\n"
    "    rewrite e.op(Transpose(y) { perm = p }, ...rest) { ..e };\n}\nrule transpose_up_both(y, z) {\n"
    "    e = arithmetic(y & turned, z & turned);\n    match Transpose(e) { perm = p };\n"
    "    where y.rank == len(p), z.rank == len(p), extern layout_is_turned(y), extern layout_is_turned(z);\n"
    "    rewrite e.op(Transpose(y) { perm = p }, Transpose(z) { perm = p }) { ..e };\n}\n"
    "rule transpose_up_constant(y, c) {\n    e = arithmetic(y & turned, c & const);\n"
    "    match Transpose(e) { perm = p };\n"
    "    where y.rank == len(p), c.rank <= len(p), c.elements > 0, extern layout_is_turned(y);\n"
    "    rewrite e.op(Transpose(y) { perm = p },\n                 Transpose(\n"
    "                     Reshape(c, i64 [i < len(p) - c.rank ? 1 : c.shape[i - len(p) + c.rank] for i in range(len(p))]))\n"
    "                     { perm = p }) { ..e };\n}\nrule transpose_up_reduction(y) {\n"
    "    r = (ReduceMean | ReduceSum | ReduceMax | ReduceMin | ReduceProd | ReduceL2)(y & turned) {\n"
    "        axes = a, keepdims == 1\n    };\n    match Transpose(r) { perm = p };\n"
    "    where extern layout_is_turned(y);\n    rewrite r.op(Transpose(y) { perm = p }) {\n"
    "        ..r, axes = [sum([p[i] == (k < 0 ? k + len(p) : k) ? i : 0 for i in range(len(p))]) for k in a]\n"
    "    };\n}\nrule transpose_up_softmax(y) {\n    s = (Softmax | LogSoftmax)(y & turned) { axis = a };\n"
    "    match Transpose(s) { perm = p };\n    where extern layout_is_turned(y);\n"
    "    rewrite s.op(Transpose(y) { perm = p }) {\n"
    "        axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])\n    };\n}\n"
    "rule transpose_up_concat(x) {\n    t = Transpose(x);\n    c = Concat(every t) { axis = a };\n"
    "    match Transpose(c) { perm = p };\n    rewrite Concat(every Transpose(t) { perm = p }) {\n"
    "        axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])\n    };\n}\n"
    "rule transpose_up_gather(y, i) {\n    e = Gather(y & turned, i) { axis = a };\n"
    "    match Transpose(e) { perm = p };\n"
    "    where i.rank == 1, y.rank == len(p), extern layout_is_turned(y);\n"
    "    rewrite Gather(Transpose(y) { perm = p }, i) {\n"
    "        axis = sum([p[k] == (a < 0 ? a + len(p) : a) ? k : 0 for k in range(len(p))])\n    };\n}\n"
    "// One of an axis, where the others keep their order.\nrule gather_transposed(x, i) : keep_shared {\n"
    "    match Gather(Transpose(x) { perm = p }, i) { axis = a };\n"
    "    where i.rank == 0, x.rank == len(p), a >= 0, same_order(p, [a], len(p));\n"
    "    rewrite Gather(x, i) { axis = p[a] };\n}\n"
    "// All parts of what is split; together they are as long as it.\nrule transpose_up_split(y, rest) {\n"
    "    s = Split(y & turned, ...rest) { axis = a };\n    t = Transpose(s.0) { perm = p };\n"
    "    u = Transpose(s.1) { perm == p };\n    match t, u;\n"
    "    where y.rank == len(p), t.elements + u.elements == y.elements, extern layout_is_turned(y);\n"
    "    rewrite {\n        n = Split(Transpose(y) { perm = p }, ...rest) -> 2 {\n"
    "            axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])\n"
    "        };\n        return n.0, n.1;\n    }\n}\nrule transpose_up_split_three(y, rest) {\n"
    "    s = Split(y & turned, ...rest) { axis = a };\n    t = Transpose(s.0) { perm = p };\n"
    "    u = Transpose(s.1) { perm == p };\n    v = Transpose(s.2) { perm == p };\n    match t, u, v;\n"
    "    where y.rank == len(p), t.elements + u.elements + v.elements == y.elements, extern layout_is_turned(y);\n"
    "    rewrite {\n        n = Split(Transpose(y) { perm = p }, ...rest) -> 3 {\n",
    "            axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])\n"
    "        };\n        return n.0, n.1, n.2;\n    }\n}\n"
    "// Two alike become one behind what joins them, which `transpose_up_both` would not take apart again.\n"
    "rule transposes_joined(a, b) {\n"
    "    e = arithmetic(Transpose(a) { perm = p }, Transpose(b) { perm = p });\n    match e;\n"
    "    where a.rank == b.rank, not (extern layout_is_turned(a) and extern layout_is_turned(b));\n"
    "    rewrite Transpose(e.op(a, b) { ..e }) { perm = p };\n}\nrule transposes_concatenated(x) {\n"
    "    t = Transpose(x) { perm == [0, 2, 3, 1] };\n    c = Concat(every t) { axis = k };\n    match c;\n"
    "    where len(t) > 1;\n"
    "    rewrite Transpose(Concat(every x) { axis = k % 4 == 0 ? 0 : (k + 4) % 4 % 3 + 1 }) { perm = [0, 2, 3, 1] };\n"
    "}\n// A reduction that keeps the order of what stays needs none.\nrule reduce_transposed(x) {\n"
    "    r = (ReduceMean | ReduceSum | ReduceMax | ReduceMin | ReduceProd | ReduceL2)(Transpose(x) { perm = p }) {\n"
    "        axes = a, keepdims == 0\n    };\n    match r;\n"
    "    where min(a) >= 0, same_order(p, a, len(p));\n"
    "    rewrite r.op(x) { ..r, axes = [p[k] for k in a] };\n}\nrule reshape_up(y, s, rest) {\n"
    "    e = pointwise(y & shaped, ...rest);\n    u = Reshape(e, s);\n    match u;\n"
    "    where all(rest, rest.elements == 1), extern layout_is_reshaped(y);\n"
    "    rewrite e.op(Reshape(y, s) { ..u }, ...rest) { ..e };\n}\n",
    NULL};
static const struct dfg_source layout_sources[] = {
    {"layout.pat", UINT64_C(0x695a7481c512fcc9), layout_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit layout_unit;
const struct dfg_unit layout_unit = {
    .abi = DFG_ABI,
    .name = "layout",
    .imports = layout_imports,
    .names = &layout_names,
    .n_patterns = 24, .patterns = layout_patterns,
    .rules = &layout_rules,
    .version = "0.1.0", .hash = UINT64_C(0x89d0c5cd8f7a790a),
    .n_sources = 2, .sources = layout_sources, .law_limit = 64,
    .prefix = "layout_",
    .n_externs = 3, .externs = layout_externs,
};
