/* Made by pat2c from clip.pat; do not edit. */
#include "clip.h"
_Static_assert(CLIP_H == 0x14522d745bb3d6bc, "clip.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { clip_op_Clip = DFG_FIRST_OP, clip_op_Max, clip_op_Min, clip_op_Relu };
static const char *const clip_op_names[] = { "Clip", "Max", "Min", "Relu" };

const struct dfg_names clip_names = {
    .abi = DFG_ABI, .needs = 0, .name = "clip", .run = CLIP_H, .n_ops = 4, .ops = clip_op_names,
};

/* clip.pat:14  rule clip_free(x) { match Clip(x); where not (x.dtype in {f16, bf16, f32, f64}); rewrite x; } */
bool clip_clip_free_match(const dfg_graph *g, dfg_node n, struct clip_clip_free_match *m)
{
    if (!dfg_calls_with(g, n, clip_op_Clip, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    /* where not (x.dtype in {f16, bf16, f32, f64}) */
    if (!dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_F16))
        || !dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_BF16))
        || !dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_F32))
        || !dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_F64)))
        return false;
    DFG_GIVE(clip_clip_free, .root = n, .x = x);
    return true;
}

/* clip.pat:11  cond finite(c) = value(c) - value(c) == 0; */
static DFG_APART bool clip_finite(const dfg_graph *g, dfg_node c)
{
    return dfg_scalar_eq(dfg_sub(dfg_value_of(g, c), dfg_value_of(g, c)), dfg_int(0));
}

/* clip.pat:19  rule relu_clip(x, lo, hi) {
 *     match Relu(Clip(x, lo & const, hi & const));
 *     where finite(lo), finite(hi);
 *     rewrite Clip(x, like(lo, max(value(lo), 0)), like(hi, max(value(hi), 0)));
 * } */
bool clip_relu_clip_find(DFG_FIND(clip_relu_clip))
{
    if (!dfg_calls_argc(g, n, clip_op_Relu, 1)) return false;
    dfg_node clip = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, clip, clip_op_Clip, 3)) return false;
    dfg_node x = dfg_operand(g, clip, 0), lo = dfg_operand(g, clip, 1);
    if (!dfg_is(g, lo, DFG_CONST)) return false;
    dfg_node hi = dfg_operand(g, clip, 2);
    if (!dfg_is(g, hi, DFG_CONST) || !dfg_same_body(g, n, clip) || !clip_finite(g, lo)) return false;
    if (!clip_finite(g, hi)) return false;
    DFG_GIVE(clip_relu_clip, .root = n, .x = x, .lo = lo, .hi = hi);
    DFG_GIVE_WHOLE(clip_relu_clip, .clip = clip);
    return true;
}

/* clip.pat:24  rule relu_clip_low(x, lo) {
 *     match Relu(Clip(x, lo & const));
 *     where finite(lo);
 *     rewrite Clip(x, like(lo, max(value(lo), 0)));
 * } */
bool clip_relu_clip_low_find(DFG_FIND(clip_relu_clip_low))
{
    if (!dfg_calls_argc(g, n, clip_op_Relu, 1)) return false;
    dfg_node clip = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, clip, clip_op_Clip, 2)) return false;
    dfg_node x = dfg_operand(g, clip, 0), lo = dfg_operand(g, clip, 1);
    if (!dfg_is(g, lo, DFG_CONST) || !dfg_same_body(g, n, clip) || !clip_finite(g, lo)) return false;
    DFG_GIVE(clip_relu_clip_low, .root = n, .x = x, .lo = lo);
    DFG_GIVE_WHOLE(clip_relu_clip_low, .clip = clip);
    return true;
}

/* clip.pat:29  rule relu_clip_high(x, lo, hi) {
 *     match Relu(Clip(x, lo?, hi & const));
 *     where finite(hi);
 *     where not present(lo);
 *     rewrite Clip(x, like(hi, 0), like(hi, max(value(hi), 0)));
 * } */
bool clip_relu_clip_high_find(DFG_FIND(clip_relu_clip_high))
{
    if (!dfg_calls_argc(g, n, clip_op_Relu, 1)) return false;
    dfg_node clip = dfg_operand(g, n, 0);
    if (dfg_op(g, clip) != clip_op_Clip || dfg_n_args(g, clip) > 3 || dfg_arg(g, clip, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, clip, 0), lo = dfg_arg(g, clip, 1), hi = dfg_arg(g, clip, 2);
    if (!dfg_is(g, hi, DFG_CONST) || !dfg_same_body(g, n, clip) || !clip_finite(g, hi)) return false;
    if (lo != DFG_NONE) return false;
    DFG_GIVE(clip_relu_clip_high, .root = n, .x = x, .lo = lo, .hi = hi);
    DFG_GIVE_WHOLE(clip_relu_clip_high, .clip = clip);
    return true;
}

/* clip.pat:36  rule clip_relu(x, lo, hi) {
 *     match Clip(Relu(x), lo & const, hi?);
 *     where finite(lo);
 *     rewrite Clip(x, like(lo, max(value(lo), 0)), hi?);
 * } */
bool clip_clip_relu_find(DFG_FIND(clip_clip_relu))
{
    if (dfg_op(g, n) != clip_op_Clip || dfg_n_args(g, n) > 3) return false;
    dfg_node relu = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, relu, clip_op_Relu, 1)) return false;
    dfg_node x = dfg_operand(g, relu, 0), lo = dfg_arg(g, n, 1);
    if (!dfg_is(g, lo, DFG_CONST)) return false;
    dfg_node hi = dfg_arg(g, n, 2);
    if (!dfg_same_body(g, n, relu) || !clip_finite(g, lo)) return false;
    DFG_GIVE(clip_clip_relu, .root = n, .x = x, .lo = lo, .hi = hi);
    DFG_GIVE_WHOLE(clip_clip_relu, .relu = relu);
    return true;
}

/* clip.pat:41  rule clip_relu_high(x, lo, hi) {
 *     match Clip(Relu(x), lo?, hi & const);
 *     where finite(hi);
 *     where not present(lo);
 *     rewrite Clip(x, like(hi, 0), hi);
 * } */
bool clip_clip_relu_high_find(DFG_FIND(clip_clip_relu_high))
{
    if (dfg_op(g, n) != clip_op_Clip || dfg_n_args(g, n) > 3) return false;
    dfg_node relu = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, relu, clip_op_Relu, 1)) return false;
    dfg_node x = dfg_operand(g, relu, 0), lo = dfg_arg(g, n, 1), hi = dfg_arg(g, n, 2);
    if (!dfg_is(g, hi, DFG_CONST) || !dfg_same_body(g, n, relu) || !clip_finite(g, hi)) return false;
    if (lo != DFG_NONE) return false;
    DFG_GIVE(clip_clip_relu_high, .root = n, .x = x, .lo = lo, .hi = hi);
    DFG_GIVE_WHOLE(clip_clip_relu_high, .relu = relu);
    return true;
}

/* clip.pat:50  rule clip_clip(x, a, b, c, d) {
 *     match Clip(Clip(x, a & const, b & const), c & const, d & const);
 *     where finite(a), finite(b), finite(c), finite(d);
 *     rewrite Clip(x, like(a, min(max(value(a), value(c)), value(d))), like(b, min(max(value(b), value(c)), value(d))));
 * } */
bool clip_clip_clip_find(DFG_FIND(clip_clip_clip))
{
    if (!dfg_calls_with(g, n, clip_op_Clip, 3)) return false;
    dfg_node clip = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, clip, clip_op_Clip, 3)) return false;
    dfg_node x = dfg_operand(g, clip, 0), a = dfg_operand(g, clip, 1);
    if (!dfg_is(g, a, DFG_CONST)) return false;
    dfg_node b = dfg_operand(g, clip, 2);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node c = dfg_operand(g, n, 1);
    if (!dfg_is(g, c, DFG_CONST)) return false;
    dfg_node d = dfg_operand(g, n, 2);
    if (!dfg_is(g, d, DFG_CONST) || !dfg_same_body(g, n, clip) || !clip_finite(g, a)) return false;
    if (!clip_finite(g, b) || !clip_finite(g, c) || !clip_finite(g, d)) return false;
    DFG_GIVE(clip_clip_clip, .root = n, .x = x, .a = a, .b = b, .c = c, .d = d);
    DFG_GIVE_WHOLE(clip_clip_clip, .clip = clip);
    return true;
}

/* clip.pat:55  rule clip_clip_low(x, a, b, c) {
 *     match Clip(Clip(x, a & const, b & const), c & const);
 *     where finite(a), finite(b), finite(c);
 *     rewrite Clip(x, like(a, max(value(a), value(c))), like(b, max(value(b), value(c))));
 * } */
bool clip_clip_clip_low_find(DFG_FIND(clip_clip_clip_low))
{
    if (!dfg_calls_with(g, n, clip_op_Clip, 2)) return false;
    dfg_node clip = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, clip, clip_op_Clip, 3)) return false;
    dfg_node x = dfg_operand(g, clip, 0), a = dfg_operand(g, clip, 1);
    if (!dfg_is(g, a, DFG_CONST)) return false;
    dfg_node b = dfg_operand(g, clip, 2);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node c = dfg_operand(g, n, 1);
    if (!dfg_is(g, c, DFG_CONST) || !dfg_same_body(g, n, clip) || !clip_finite(g, a)) return false;
    if (!clip_finite(g, b) || !clip_finite(g, c)) return false;
    DFG_GIVE(clip_clip_clip_low, .root = n, .x = x, .a = a, .b = b, .c = c);
    DFG_GIVE_WHOLE(clip_clip_clip_low, .clip = clip);
    return true;
}

/* clip.pat:60  rule clip_clip_high(x, a, b, c, d) {
 *     match Clip(Clip(x, a & const, b & const), c?, d & const);
 *     where finite(a), finite(b), finite(d);
 *     where not present(c);
 *     rewrite Clip(x, like(a, min(value(a), value(d))), like(b, min(value(b), value(d))));
 * } */
bool clip_clip_clip_high_find(DFG_FIND(clip_clip_clip_high))
{
    if (dfg_op(g, n) != clip_op_Clip || dfg_n_args(g, n) > 3) return false;
    dfg_node clip = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, clip, clip_op_Clip, 3)) return false;
    dfg_node x = dfg_operand(g, clip, 0), a = dfg_operand(g, clip, 1);
    if (!dfg_is(g, a, DFG_CONST)) return false;
    dfg_node b = dfg_operand(g, clip, 2);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node c = dfg_arg(g, n, 1), d = dfg_arg(g, n, 2);
    if (!dfg_is(g, d, DFG_CONST) || !dfg_same_body(g, n, clip) || !clip_finite(g, a)) return false;
    if (!clip_finite(g, b) || !clip_finite(g, d) || c != DFG_NONE) return false;
    DFG_GIVE(clip_clip_clip_high, .root = n, .x = x, .a = a, .b = b, .c = c, .d = d);
    DFG_GIVE_WHOLE(clip_clip_clip_high, .clip = clip);
    return true;
}

/* clip.pat:66  rule clip_low_clip(x, a, c, d) {
 *     match Clip(Clip(x, a & const), c & const, d & const);
 *     where finite(a), finite(c), finite(d);
 *     rewrite Clip(x, like(a, min(max(value(a), value(c)), value(d))), d);
 * } */
bool clip_clip_low_clip_find(DFG_FIND(clip_clip_low_clip))
{
    if (!dfg_calls_with(g, n, clip_op_Clip, 3)) return false;
    dfg_node clip = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, clip, clip_op_Clip, 2)) return false;
    dfg_node x = dfg_operand(g, clip, 0), a = dfg_operand(g, clip, 1);
    if (!dfg_is(g, a, DFG_CONST)) return false;
    dfg_node c = dfg_operand(g, n, 1);
    if (!dfg_is(g, c, DFG_CONST)) return false;
    dfg_node d = dfg_operand(g, n, 2);
    if (!dfg_is(g, d, DFG_CONST) || !dfg_same_body(g, n, clip) || !clip_finite(g, a)) return false;
    if (!clip_finite(g, c) || !clip_finite(g, d)) return false;
    DFG_GIVE(clip_clip_low_clip, .root = n, .x = x, .a = a, .c = c, .d = d);
    DFG_GIVE_WHOLE(clip_clip_low_clip, .clip = clip);
    return true;
}

/* clip.pat:71  rule clip_low_low(x, a, c) {
 *     match Clip(Clip(x, a & const), c & const);
 *     where finite(a), finite(c);
 *     rewrite Clip(x, like(a, max(value(a), value(c))));
 * } */
bool clip_clip_low_low_find(DFG_FIND(clip_clip_low_low))
{
    if (!dfg_calls_with(g, n, clip_op_Clip, 2)) return false;
    dfg_node clip = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, clip, clip_op_Clip, 2)) return false;
    dfg_node x = dfg_operand(g, clip, 0), a = dfg_operand(g, clip, 1);
    if (!dfg_is(g, a, DFG_CONST)) return false;
    dfg_node c = dfg_operand(g, n, 1);
    if (!dfg_is(g, c, DFG_CONST) || !dfg_same_body(g, n, clip) || !clip_finite(g, a)) return false;
    if (!clip_finite(g, c)) return false;
    DFG_GIVE(clip_clip_low_low, .root = n, .x = x, .a = a, .c = c);
    DFG_GIVE_WHOLE(clip_clip_low_low, .clip = clip);
    return true;
}

/* clip.pat:76  rule clip_low_high(x, a, c, d) {
 *     match Clip(Clip(x, a & const), c?, d & const);
 *     where finite(a), finite(d);
 *     where not present(c);
 *     rewrite Clip(x, a, d);
 * } */
bool clip_clip_low_high_find(DFG_FIND(clip_clip_low_high))
{
    if (dfg_op(g, n) != clip_op_Clip || dfg_n_args(g, n) > 3) return false;
    dfg_node clip = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, clip, clip_op_Clip, 2)) return false;
    dfg_node x = dfg_operand(g, clip, 0), a = dfg_operand(g, clip, 1);
    if (!dfg_is(g, a, DFG_CONST)) return false;
    dfg_node c = dfg_arg(g, n, 1), d = dfg_arg(g, n, 2);
    if (!dfg_is(g, d, DFG_CONST) || !dfg_same_body(g, n, clip) || !clip_finite(g, a)) return false;
    if (!clip_finite(g, d) || c != DFG_NONE) return false;
    DFG_GIVE(clip_clip_low_high, .root = n, .x = x, .a = a, .c = c, .d = d);
    DFG_GIVE_WHOLE(clip_clip_low_high, .clip = clip);
    return true;
}

/* clip.pat:82  rule clip_high_clip(x, a, b, c, d) {
 *     match Clip(Clip(x, a?, b & const), c & const, d & const);
 *     where finite(b), finite(c), finite(d);
 *     where not present(a);
 *     rewrite Clip(x, c, like(b, min(max(value(b), value(c)), value(d))));
 * } */
bool clip_clip_high_clip_find(DFG_FIND(clip_clip_high_clip))
{
    if (!dfg_calls_with(g, n, clip_op_Clip, 3)) return false;
    dfg_node clip = dfg_operand(g, n, 0);
    if (dfg_op(g, clip) != clip_op_Clip || dfg_n_args(g, clip) > 3 || dfg_arg(g, clip, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, clip, 0), a = dfg_arg(g, clip, 1), b = dfg_arg(g, clip, 2);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node c = dfg_operand(g, n, 1);
    if (!dfg_is(g, c, DFG_CONST)) return false;
    dfg_node d = dfg_operand(g, n, 2);
    if (!dfg_is(g, d, DFG_CONST) || !dfg_same_body(g, n, clip) || !clip_finite(g, b)) return false;
    if (!clip_finite(g, c) || !clip_finite(g, d) || a != DFG_NONE) return false;
    DFG_GIVE(clip_clip_high_clip, .root = n, .x = x, .a = a, .b = b, .c = c, .d = d);
    DFG_GIVE_WHOLE(clip_clip_high_clip, .clip = clip);
    return true;
}

/* clip.pat:88  rule clip_high_low(x, a, b, c) {
 *     match Clip(Clip(x, a?, b & const), c & const);
 *     where finite(b), finite(c);
 *     where not present(a);
 *     rewrite Clip(x, c, like(b, max(value(b), value(c))));
 * } */
bool clip_clip_high_low_find(DFG_FIND(clip_clip_high_low))
{
    if (!dfg_calls_with(g, n, clip_op_Clip, 2)) return false;
    dfg_node clip = dfg_operand(g, n, 0);
    if (dfg_op(g, clip) != clip_op_Clip || dfg_n_args(g, clip) > 3 || dfg_arg(g, clip, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, clip, 0), a = dfg_arg(g, clip, 1), b = dfg_arg(g, clip, 2);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node c = dfg_operand(g, n, 1);
    if (!dfg_is(g, c, DFG_CONST) || !dfg_same_body(g, n, clip) || !clip_finite(g, b)) return false;
    if (!clip_finite(g, c) || a != DFG_NONE) return false;
    DFG_GIVE(clip_clip_high_low, .root = n, .x = x, .a = a, .b = b, .c = c);
    DFG_GIVE_WHOLE(clip_clip_high_low, .clip = clip);
    return true;
}

/* clip.pat:94  rule clip_high_high(x, a, b, c, d) {
 *     match Clip(Clip(x, a?, b & const), c?, d & const);
 *     where finite(b), finite(d);
 *     where not present(a), not present(c);
 *     rewrite Clip(x, a?, like(b, min(value(b), value(d))));
 * } */
bool clip_clip_high_high_find(DFG_FIND(clip_clip_high_high))
{
    if (dfg_op(g, n) != clip_op_Clip || dfg_n_args(g, n) > 3) return false;
    dfg_node clip = dfg_arg(g, n, 0);
    if (dfg_op(g, clip) != clip_op_Clip || dfg_n_args(g, clip) > 3 || dfg_arg(g, clip, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, clip, 0), a = dfg_arg(g, clip, 1), b = dfg_arg(g, clip, 2);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node c = dfg_arg(g, n, 1), d = dfg_arg(g, n, 2);
    if (!dfg_is(g, d, DFG_CONST) || !dfg_same_body(g, n, clip) || !clip_finite(g, b)) return false;
    if (!clip_finite(g, d) || a != DFG_NONE || c != DFG_NONE) return false;
    DFG_GIVE(clip_clip_high_high, .root = n, .x = x, .a = a, .b = b, .c = c, .d = d);
    DFG_GIVE_WHOLE(clip_clip_high_high, .clip = clip);
    return true;
}

/* clip.pat:104
 * cond is_limit(c, x, y) = c.elements == 1, finite(c), c.rank == 0 or c.rank <= x.rank or same_shape(x, y); */
static DFG_APART bool clip_is_limit(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node y)
{
    return dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1)) && clip_finite(g, c)
        && (dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x))
            || dfg_same_shape(g, x, y) == DFG_TRUE);
}

/* clip.pat:107  rule max_zero(x, c) {
 *     y = Max(x, c & 0);
 *     match y;
 *     where is_limit(c, x, y), x.dtype in {f16, f32, f64};
 *     rewrite Relu(x);
 * } */
bool clip_max_zero_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct clip_max_zero_match *m)
{
    if (!dfg_calls_with(g, n, clip_op_Max, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), c = dfg_arg(g, n, 1 - swap);
        if (!dfg_const_is(g, c, dfg_int(0), DFG_NO_DTYPE) || !clip_is_limit(g, c, x, n)) continue;
        /* where x.dtype in {f16, f32, f64} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F64))
            continue;
        DFG_GIVE(clip_max_zero, .root = n, .x = x, .c = c, .y = n);
        return true;
    }
    return false;
}

/* clip.pat:114  rule min_max(x, lo, hi) {
 *     m = Max(x, lo & const);
 *     y = Min(m, hi & const);
 *     match y;
 *     where is_limit(lo, x, m), is_limit(hi, m, y);
 *     rewrite Clip(x, like(lo, value(lo)), like(hi, value(hi)));
 * } */
bool clip_min_max_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct clip_min_max_match *m)
{
    if (!dfg_calls_with(g, n, clip_op_Min, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == clip_op_Max ? 0 : 1;
    dfg_node hi = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, hi, DFG_CONST)) return false;
    dfg_node m_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, m_2, clip_op_Max, 2) || !clip_is_limit(g, hi, m_2, n)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, m_2); way[0] = ++swap_2) {
        dfg_node x = dfg_arg(g, m_2, swap_2), lo = dfg_arg(g, m_2, 1 - swap_2);
        if (!dfg_is(g, lo, DFG_CONST) || !dfg_same_body(g, n, m_2) || !clip_is_limit(g, lo, x, m_2))
            continue;
        DFG_GIVE(clip_min_max, .root = n, .x = x, .lo = lo, .hi = hi, .m = m_2, .y = n);
        return true;
    }
    return false;
}

/* clip.pat:122  rule max_min(x, lo, hi) {
 *     m = Min(x, hi & const);
 *     y = Max(m, lo & const);
 *     match y;
 *     where is_limit(hi, x, m), is_limit(lo, m, y);
 *     rewrite Clip(x, like(lo, value(lo)), like(hi, max(value(lo), value(hi))));
 * } */
bool clip_max_min_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct clip_max_min_match *m)
{
    if (!dfg_calls_with(g, n, clip_op_Max, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == clip_op_Min ? 0 : 1;
    dfg_node lo = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, lo, DFG_CONST)) return false;
    dfg_node m_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, m_2, clip_op_Min, 2) || !clip_is_limit(g, lo, m_2, n)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, m_2); way[0] = ++swap_2) {
        dfg_node x = dfg_arg(g, m_2, swap_2), hi = dfg_arg(g, m_2, 1 - swap_2);
        if (!dfg_is(g, hi, DFG_CONST) || !dfg_same_body(g, n, m_2) || !clip_is_limit(g, hi, x, m_2))
            continue;
        DFG_GIVE(clip_max_min, .root = n, .x = x, .lo = lo, .hi = hi, .m = m_2, .y = n);
        return true;
    }
    return false;
}

/* clip.pat:130  rule min_min(x, a, b) {
 *     m = Min(x, a & const);
 *     y = Min(m, b & const);
 *     match y;
 *     where is_limit(a, x, m), is_limit(b, m, y);
 *     rewrite Min(x, like(a, min(value(a), value(b))));
 * } */
bool clip_min_min_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct clip_min_min_match *m)
{
    if (!dfg_calls_with(g, n, clip_op_Min, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == clip_op_Min ? 0 : 1;
    dfg_node b = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node m_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, m_2, clip_op_Min, 2) || !clip_is_limit(g, b, m_2, n)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, m_2); way[0] = ++swap_2) {
        dfg_node x = dfg_arg(g, m_2, swap_2), a = dfg_arg(g, m_2, 1 - swap_2);
        if (!dfg_is(g, a, DFG_CONST) || !dfg_same_body(g, n, m_2) || !clip_is_limit(g, a, x, m_2)) continue;
        DFG_GIVE(clip_min_min, .root = n, .x = x, .a = a, .b = b, .m = m_2, .y = n);
        return true;
    }
    return false;
}

/* clip.pat:137  rule max_max(x, a, b) {
 *     m = Max(x, a & const);
 *     y = Max(m, b & const);
 *     match y;
 *     where is_limit(a, x, m), is_limit(b, m, y);
 *     rewrite Max(x, like(a, max(value(a), value(b))));
 * } */
bool clip_max_max_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct clip_max_max_match *m)
{
    if (!dfg_calls_with(g, n, clip_op_Max, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == clip_op_Max ? 0 : 1;
    dfg_node b = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node m_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, m_2, clip_op_Max, 2) || !clip_is_limit(g, b, m_2, n)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, m_2); way[0] = ++swap_2) {
        dfg_node x = dfg_arg(g, m_2, swap_2), a = dfg_arg(g, m_2, 1 - swap_2);
        if (!dfg_is(g, a, DFG_CONST) || !dfg_same_body(g, n, m_2) || !clip_is_limit(g, a, x, m_2)) continue;
        DFG_GIVE(clip_max_max, .root = n, .x = x, .a = a, .b = b, .m = m_2, .y = n);
        return true;
    }
    return false;
}
