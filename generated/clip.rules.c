/* The replacements of clip.pat's rules.  Made by pat2c; do not edit. */
#include "clip.h"
_Static_assert(CLIP_H == 0x14522d745bb3d6bc, "clip.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { clip_rule_op_Clip = DFG_FIRST_OP, clip_rule_op_Max, clip_rule_op_Min, clip_rule_op_Relu };
static const char *const clip_rule_op_names[] = { "Clip", "Max", "Min", "Relu" };

static const struct dfg_names clip_rule_names = {
    .abi = DFG_ABI, .needs = 0, .n_ops = 4, .ops = clip_rule_op_names,
};

/* clip.pat:14, rule clip_free:  rewrite x; */
DFG_BUILD(clip_clip_free) { with[0] = m->x; }

/* clip.pat:22, rule relu_clip:  rewrite Clip(x, like(lo, max(value(lo), 0)), like(hi, max(value(hi), 0))); */
DFG_BUILD(clip_relu_clip)
{
    const dfg_node constant = dfg_new_like(r, m->lo, dfg_max(dfg_value_of(g, m->lo), dfg_int(0)));
    const dfg_node constant_2 = dfg_new_like(r, m->hi, dfg_max(dfg_value_of(g, m->hi), dfg_int(0)));
    with[0] = dfg_new_call(r, clip_rule_op_Clip, DFG_OPERANDS(m->x, constant, constant_2), NULL, 0);
}

/* clip.pat:27, rule relu_clip_low:  rewrite Clip(x, like(lo, max(value(lo), 0))); */
DFG_BUILD(clip_relu_clip_low)
{
    const dfg_node constant = dfg_new_like(r, m->lo, dfg_max(dfg_value_of(g, m->lo), dfg_int(0)));
    with[0] = dfg_new_call(r, clip_rule_op_Clip, DFG_OPERANDS(m->x, constant), NULL, 0);
}

/* clip.pat:33, rule relu_clip_high:  rewrite Clip(x, like(hi, 0), like(hi, max(value(hi), 0))); */
DFG_BUILD(clip_relu_clip_high)
{
    const dfg_node constant = dfg_new_like(r, m->hi, dfg_int(0));
    const dfg_node constant_2 = dfg_new_like(r, m->hi, dfg_max(dfg_value_of(g, m->hi), dfg_int(0)));
    with[0] = dfg_new_call(r, clip_rule_op_Clip, DFG_OPERANDS(m->x, constant, constant_2), NULL, 0);
}

/* clip.pat:39, rule clip_relu:  rewrite Clip(x, like(lo, max(value(lo), 0)), hi?); */
DFG_BUILD(clip_clip_relu)
{
    const dfg_node constant = dfg_new_like(r, m->lo, dfg_max(dfg_value_of(g, m->lo), dfg_int(0)));
    with[0] = dfg_new_call(r, clip_rule_op_Clip, DFG_OPERANDS(m->x, constant, m->hi), NULL, 0);
}

/* clip.pat:45, rule clip_relu_high:  rewrite Clip(x, like(hi, 0), hi); */
DFG_BUILD(clip_clip_relu_high)
{
    const dfg_node constant = dfg_new_like(r, m->hi, dfg_int(0));
    with[0] = dfg_new_call(r, clip_rule_op_Clip, DFG_OPERANDS(m->x, constant, m->hi), NULL, 0);
}

static DFG_APART dfg_val clip_rule_value(const dfg_graph *g, const struct clip_clip_clip_match *m)
{
    return dfg_min(dfg_max(dfg_value_of(g, m->a), dfg_value_of(g, m->c)), dfg_value_of(g, m->d));
}

/* clip.pat:53, rule clip_clip:
 * rewrite Clip(x, like(a, min(max(value(a), value(c)), value(d))), like(b, min(max(value(b), value(c)), value(d)))); */
DFG_BUILD(clip_clip_clip)
{
    const dfg_node constant = dfg_new_like(r, m->a, clip_rule_value(g, m));
    const dfg_node constant_2 = dfg_new_like(r, m->b,
                                             dfg_min(dfg_max(dfg_value_of(g, m->b), dfg_value_of(g, m->c)),
                                                     dfg_value_of(g, m->d)));
    with[0] = dfg_new_call(r, clip_rule_op_Clip, DFG_OPERANDS(m->x, constant, constant_2), NULL, 0);
}

/* clip.pat:58, rule clip_clip_low:
 * rewrite Clip(x, like(a, max(value(a), value(c))), like(b, max(value(b), value(c)))); */
DFG_BUILD(clip_clip_clip_low)
{
    const dfg_node constant = dfg_new_like(r, m->a, dfg_max(dfg_value_of(g, m->a), dfg_value_of(g, m->c)));
    const dfg_node constant_2 = dfg_new_like(r, m->b,
                                             dfg_max(dfg_value_of(g, m->b), dfg_value_of(g, m->c)));
    with[0] = dfg_new_call(r, clip_rule_op_Clip, DFG_OPERANDS(m->x, constant, constant_2), NULL, 0);
}

/* clip.pat:64, rule clip_clip_high:
 * rewrite Clip(x, like(a, min(value(a), value(d))), like(b, min(value(b), value(d)))); */
DFG_BUILD(clip_clip_clip_high)
{
    const dfg_node constant = dfg_new_like(r, m->a, dfg_min(dfg_value_of(g, m->a), dfg_value_of(g, m->d)));
    const dfg_node constant_2 = dfg_new_like(r, m->b,
                                             dfg_min(dfg_value_of(g, m->b), dfg_value_of(g, m->d)));
    with[0] = dfg_new_call(r, clip_rule_op_Clip, DFG_OPERANDS(m->x, constant, constant_2), NULL, 0);
}

/* clip.pat:69, rule clip_low_clip:  rewrite Clip(x, like(a, min(max(value(a), value(c)), value(d))), d); */
DFG_BUILD(clip_clip_low_clip)
{
    const dfg_node constant = dfg_new_like(r, m->a,
                                           dfg_min(dfg_max(dfg_value_of(g, m->a), dfg_value_of(g, m->c)),
                                                   dfg_value_of(g, m->d)));
    with[0] = dfg_new_call(r, clip_rule_op_Clip, DFG_OPERANDS(m->x, constant, m->d), NULL, 0);
}

/* clip.pat:74, rule clip_low_low:  rewrite Clip(x, like(a, max(value(a), value(c)))); */
DFG_BUILD(clip_clip_low_low)
{
    const dfg_node constant = dfg_new_like(r, m->a, dfg_max(dfg_value_of(g, m->a), dfg_value_of(g, m->c)));
    with[0] = dfg_new_call(r, clip_rule_op_Clip, DFG_OPERANDS(m->x, constant), NULL, 0);
}

/* clip.pat:80, rule clip_low_high:  rewrite Clip(x, a, d); */
static const struct dfg_made_call clip_clip_low_high_calls[] = {
    {clip_rule_op_Clip, 3, {DFG_FROM(clip_clip_low_high, x), DFG_FROM(clip_clip_low_high, a), DFG_FROM(clip_clip_low_high, d)}},
};

/* clip.pat:86, rule clip_high_clip:  rewrite Clip(x, c, like(b, min(max(value(b), value(c)), value(d)))); */
DFG_BUILD(clip_clip_high_clip)
{
    const dfg_node constant = dfg_new_like(r, m->b,
                                           dfg_min(dfg_max(dfg_value_of(g, m->b), dfg_value_of(g, m->c)),
                                                   dfg_value_of(g, m->d)));
    with[0] = dfg_new_call(r, clip_rule_op_Clip, DFG_OPERANDS(m->x, m->c, constant), NULL, 0);
}

/* clip.pat:92, rule clip_high_low:  rewrite Clip(x, c, like(b, max(value(b), value(c)))); */
DFG_BUILD(clip_clip_high_low)
{
    const dfg_node constant = dfg_new_like(r, m->b, dfg_max(dfg_value_of(g, m->b), dfg_value_of(g, m->c)));
    with[0] = dfg_new_call(r, clip_rule_op_Clip, DFG_OPERANDS(m->x, m->c, constant), NULL, 0);
}

/* clip.pat:98, rule clip_high_high:  rewrite Clip(x, a?, like(b, min(value(b), value(d)))); */
DFG_BUILD(clip_clip_high_high)
{
    const dfg_node constant = dfg_new_like(r, m->b, dfg_min(dfg_value_of(g, m->b), dfg_value_of(g, m->d)));
    with[0] = dfg_new_call(r, clip_rule_op_Clip, DFG_OPERANDS(m->x, m->a, constant), NULL, 0);
}

/* clip.pat:111, rule max_zero:  rewrite Relu(x); */
static const struct dfg_made_call clip_max_zero_calls[] = {
    {clip_rule_op_Relu, 1, {DFG_FROM(clip_max_zero, x)}},
};

/* clip.pat:119, rule min_max:  rewrite Clip(x, like(lo, value(lo)), like(hi, value(hi))); */
DFG_BUILD(clip_min_max)
{
    const dfg_node constant = dfg_new_like(r, m->lo, dfg_value_of(g, m->lo));
    const dfg_node constant_2 = dfg_new_like(r, m->hi, dfg_value_of(g, m->hi));
    with[0] = dfg_new_call(r, clip_rule_op_Clip, DFG_OPERANDS(m->x, constant, constant_2), NULL, 0);
}

/* clip.pat:127, rule max_min:  rewrite Clip(x, like(lo, value(lo)), like(hi, max(value(lo), value(hi)))); */
DFG_BUILD(clip_max_min)
{
    const dfg_node constant = dfg_new_like(r, m->lo, dfg_value_of(g, m->lo));
    const dfg_node constant_2 = dfg_new_like(r, m->hi,
                                             dfg_max(dfg_value_of(g, m->lo), dfg_value_of(g, m->hi)));
    with[0] = dfg_new_call(r, clip_rule_op_Clip, DFG_OPERANDS(m->x, constant, constant_2), NULL, 0);
}

/* clip.pat:135, rule min_min:  rewrite Min(x, like(a, min(value(a), value(b)))); */
DFG_BUILD(clip_min_min)
{
    const dfg_node constant = dfg_new_like(r, m->a, dfg_min(dfg_value_of(g, m->a), dfg_value_of(g, m->b)));
    with[0] = dfg_new_call(r, clip_rule_op_Min, DFG_OPERANDS(m->x, constant), NULL, 0);
}

/* clip.pat:142, rule max_max:  rewrite Max(x, like(a, max(value(a), value(b)))); */
DFG_BUILD(clip_max_max)
{
    const dfg_node constant = dfg_new_like(r, m->a, dfg_max(dfg_value_of(g, m->a), dfg_value_of(g, m->b)));
    with[0] = dfg_new_call(r, clip_rule_op_Max, DFG_OPERANDS(m->x, constant), NULL, 0);
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    clip_rule_clip_free, clip_rule_relu_clip, clip_rule_relu_clip_low, clip_rule_relu_clip_high,
    clip_rule_clip_relu, clip_rule_clip_relu_high, clip_rule_clip_clip, clip_rule_clip_clip_low,
    clip_rule_clip_clip_high, clip_rule_clip_low_clip, clip_rule_clip_low_low, clip_rule_clip_low_high,
    clip_rule_clip_high_clip, clip_rule_clip_high_low, clip_rule_clip_high_high, clip_rule_max_zero,
    clip_rule_min_max, clip_rule_max_min, clip_rule_min_min, clip_rule_max_max,
};

/* from bit 0 on: clip_rule_clip_clip_high, clip_rule_clip_low_high, clip_rule_clip_high_high,
 * and 2 more such groups */
static uint64_t clip_rule_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 3) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST))
        set |= DFG_BIT(0); /* clip_rule_clip_clip_high ... */
    if (dfg_has_args(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        set |= DFG_BIT(3); /* clip_rule_clip_low_high ... */
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST))
        set |= DFG_BIT(6); /* clip_rule_clip_high_high ... */
    return set;
}

/* from bit 0 on: clip_rule_clip_clip, clip_rule_clip_low_clip, clip_rule_clip_high_clip, and 1
 * more such group */
static uint64_t clip_rule_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_calls(g, n, clip_rule_op_Clip)) set |= clip_rule_part(g, n);
    return set;
}

/* op in {Clip}: clip_rule_clip_free, clip_rule_clip_relu, clip_rule_clip_relu_high,
 * clip_rule_clip_clip, clip_rule_clip_clip_low, clip_rule_clip_clip_high and 6 more */
static uint64_t clip_rule_at_Clip(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case clip_rule_op_Relu: if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(clip_rule_clip_relu_high); break;
        case clip_rule_op_Clip: set |= clip_rule_part(g, a0) << 8; break;
        default: break;
        }
    }
    if (dfg_has_args(g, n, 3) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST))
        set |= clip_rule_part_2(g, dfg_operand(g, n, 0)) << 6;
    if (dfg_has_args(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        set |= clip_rule_part_2(g, dfg_operand(g, n, 0)) << 7;
    if (dfg_has_args(g, n, 1)) set |= DFG_BIT(clip_rule_clip_free);
    if (dfg_n_args(g, n) <= 3 && dfg_calls_argc(g, dfg_arg(g, n, 0), clip_rule_op_Relu, 1)
        && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        set |= DFG_BIT(clip_rule_clip_relu);
    return set;
}

/* op in {Relu}: clip_rule_relu_clip, clip_rule_relu_clip_low, clip_rule_relu_clip_high */
static uint64_t clip_rule_at_Relu(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, clip_rule_op_Clip)) {
            if (dfg_has_args(g, a0, 3) && dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST)
                && dfg_is(g, dfg_operand(g, a0, 2), DFG_CONST))
                set |= DFG_BIT(clip_rule_relu_clip);
            if (dfg_has_args(g, a0, 2) && dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST))
                set |= DFG_BIT(clip_rule_relu_clip_low);
            if (dfg_n_args(g, a0) <= 3 && dfg_arg(g, a0, 0) != DFG_NONE
                && dfg_is(g, dfg_arg(g, a0, 2), DFG_CONST))
                set |= DFG_BIT(clip_rule_relu_clip_high);
        }
    }
    return set;
}

/* clip.pat:123  Min(x, hi & const) */
static inline bool clip_rule_is_m(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_with(g, n, clip_rule_op_Min, 2)) return false;
    return dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) || dfg_is(g, dfg_operand(g, n, 0), DFG_CONST);
}

/* clip.pat:115  Max(x, lo & const) */
static inline bool clip_rule_is_m_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_with(g, n, clip_rule_op_Max, 2)) return false;
    return dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) || dfg_is(g, dfg_operand(g, n, 0), DFG_CONST);
}

/* op in {Max}: clip_rule_max_zero, clip_rule_max_min, clip_rule_max_max */
static uint64_t clip_rule_at_Max(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case DFG_CONST: {
            const dfg_node a0 = dfg_operand(g, n, 0);
            switch (dfg_op(g, a0)) {
            case clip_rule_op_Min: if (clip_rule_is_m(g, a0)) set |= DFG_BIT(clip_rule_max_min); break;
            case clip_rule_op_Max: if (clip_rule_is_m_2(g, a0)) set |= DFG_BIT(clip_rule_max_max); break;
            default: break;
            }
            if (dfg_const_is(g, a1, dfg_int(0), DFG_NO_DTYPE)) set |= DFG_BIT(clip_rule_max_zero);
            break;
        }
        case clip_rule_op_Min:
            if (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && clip_rule_is_m(g, a1))
                set |= DFG_BIT(clip_rule_max_min);
            break;
        case clip_rule_op_Max:
            if (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && clip_rule_is_m_2(g, a1))
                set |= DFG_BIT(clip_rule_max_max);
            break;
        default: break;
        }
        if (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(0), DFG_NO_DTYPE))
            set |= DFG_BIT(clip_rule_max_zero);
    }
    return set;
}

/* op in {Min}: clip_rule_min_max, clip_rule_min_min */
static uint64_t clip_rule_at_Min(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        if ((clip_rule_is_m_2(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
            || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && clip_rule_is_m_2(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(clip_rule_min_max);
        if ((clip_rule_is_m(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
            || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && clip_rule_is_m(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(clip_rule_min_min);
    }
    return set;
}

static void clip_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case clip_rule_op_Clip: *set = clip_rule_at_Clip(g, n); break;
    case clip_rule_op_Relu: *set = clip_rule_at_Relu(g, n); break;
    case clip_rule_op_Max: *set = clip_rule_at_Max(g, n); break;
    case clip_rule_op_Min: *set = clip_rule_at_Min(g, n); break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule clip_rule_rows[] = {
    {DFG_RULE(clip_clip_free, 0, 1), DFG_ROOTS(clip_rule_op_Clip)},
    {DFG_RULE(clip_relu_clip, 1, 1), DFG_ROOTS(clip_rule_op_Relu)},
    {DFG_RULE(clip_relu_clip_low, 2, 1), DFG_ROOTS(clip_rule_op_Relu)},
    {DFG_RULE(clip_relu_clip_high, 3, 1), DFG_ROOTS(clip_rule_op_Relu)},
    {DFG_RULE(clip_clip_relu, 4, 1), DFG_ROOTS(clip_rule_op_Clip)},
    {DFG_RULE(clip_clip_relu_high, 5, 1), DFG_ROOTS(clip_rule_op_Clip)},
    {DFG_RULE(clip_clip_clip, 6, 1), DFG_ROOTS(clip_rule_op_Clip)},
    {DFG_RULE(clip_clip_clip_low, 7, 1), DFG_ROOTS(clip_rule_op_Clip)},
    {DFG_RULE(clip_clip_clip_high, 8, 1), DFG_ROOTS(clip_rule_op_Clip)},
    {DFG_RULE(clip_clip_low_clip, 9, 1), DFG_ROOTS(clip_rule_op_Clip)},
    {DFG_RULE(clip_clip_low_low, 10, 1), DFG_ROOTS(clip_rule_op_Clip)},
    {DFG_RULE_OF_CALLS(clip_clip_low_high, 11, 1), DFG_ROOTS(clip_rule_op_Clip)},
    {DFG_RULE(clip_clip_high_clip, 12, 1), DFG_ROOTS(clip_rule_op_Clip)},
    {DFG_RULE(clip_clip_high_low, 13, 1), DFG_ROOTS(clip_rule_op_Clip)},
    {DFG_RULE(clip_clip_high_high, 14, 1), DFG_ROOTS(clip_rule_op_Clip)},
    {DFG_RULE_OF_CALLS(clip_max_zero, 15, 1), DFG_ROOTS(clip_rule_op_Max)},
    {DFG_RULE(clip_min_max, 16, 1), DFG_ROOTS(clip_rule_op_Min)},
    {DFG_RULE(clip_max_min, 17, 1), DFG_ROOTS(clip_rule_op_Max)},
    {DFG_RULE(clip_min_min, 18, 1), DFG_ROOTS(clip_rule_op_Min)},
    {DFG_RULE(clip_max_max, 19, 1), DFG_ROOTS(clip_rule_op_Max)},
};

const struct dfg_rules clip_rules = {
    .abi = DFG_ABI,
    .n = 20, .n_words = 1, .rules = clip_rule_rows,
    .names = &clip_rule_names, .candidates = clip_rules_candidates,
};
