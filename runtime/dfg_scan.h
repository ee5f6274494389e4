/* dfg_scan.h -- the nodes of a range that call an operator of a table's roots.
 *
 * In:   the operators of a view's nodes, up to four of the file's.
 * Out:  such nodes, in order, at a few instructions for each node that is passed.
 *
 * Included by dfg_match.h, of graphs that are libdfg's.
 */
#ifndef DFG_SCAN_H
#define DFG_SCAN_H

/* Nodes of a range that call one of four operators, some of which may be the same, in order: dfg_scan_next gives the
 * next one, or `last`.  Where the compiler has vectors 32 nodes are looked at at a time, so which of them call one does
 * not decide what is read next. */
struct dfg_scan {
    const uint16_t *ops;
    dfg_node at, last; /* what is looked at next */
    uint32_t found;    /* of the 32 nodes before `at`, a bit each: they are still to be given */
    uint16_t of[4];
};

static inline DFG_IN_LINE_FOR_SPEED struct dfg_scan dfg_scan_for_any(const dfg_graph *g, dfg_node first, dfg_node last,
                                                                     const uint32_t of[4])
{
    const uint16_t *const back = g->op_back;
    const struct dfg_scan scan = {g->op, first, last, 0, {back[of[0]], back[of[1]], back[of[2]], back[of[3]]}};
    return scan;
}

static inline DFG_IN_LINE_FOR_SPEED struct dfg_scan dfg_scan_for(const dfg_graph *g, dfg_node first, dfg_node last, uint32_t op)
{
    const uint32_t same[4] = {op, op, op, op};
    return dfg_scan_for_any(g, first, last, same);
}

static inline DFG_IN_LINE_FOR_SPEED bool dfg_scan_has(const struct dfg_scan *s, dfg_node n)
{
    return s->ops[n] == s->of[0] || s->ops[n] == s->of[1] || s->ops[n] == s->of[2] || s->ops[n] == s->of[3];
}

#if defined __GNUC__ && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined __OPTIMIZE_SIZE__
typedef uint16_t dfg_eight __attribute__((vector_size(16), aligned(2), may_alias));
typedef uint64_t dfg_two __attribute__((vector_size(16)));

/* Which of eight nodes call one; by address, as not all processors hand vectors over. */
static inline DFG_IN_LINE void dfg_scan_eight(const struct dfg_scan *s, uint32_t i, dfg_two *same)
{
    const uint16_t a = s->of[0], b = s->of[1], c = s->of[2], d = s->of[3];
    const dfg_eight all_a = {a, a, a, a, a, a, a, a}, all_b = {b, b, b, b, b, b, b, b};
    const dfg_eight all_c = {c, c, c, c, c, c, c, c}, all_d = {d, d, d, d, d, d, d, d};
    const dfg_eight some = *(const dfg_eight *)&s->ops[s->at + 8 * i];
    *same = (dfg_two)((some == all_a) | (some == all_b) | (some == all_c) | (some == all_d));
}

/* A bit for each of eight. */
static inline DFG_IN_LINE uint32_t dfg_scan_bits(const dfg_two *same)
{
    const dfg_eight each = {1, 2, 4, 8, 16, 32, 64, 128};
    const dfg_two bits = *same & (dfg_two)each;
    uint64_t all = bits[0] | bits[1];
    all |= all >> 32;
    return (uint32_t)(all | all >> 16) & 0xFF;
}

static inline DFG_IN_LINE uint32_t dfg_scan_32(const struct dfg_scan *s)
{
    dfg_two a, b, c, d;
    dfg_scan_eight(s, 0, &a);
    dfg_scan_eight(s, 1, &b);
    dfg_scan_eight(s, 2, &c);
    dfg_scan_eight(s, 3, &d);
    const dfg_two any = a | b | c | d;
    return (any[0] | any[1]) == 0 ? 0
                                  : dfg_scan_bits(&a) | dfg_scan_bits(&b) << 8 | dfg_scan_bits(&c) << 16 | dfg_scan_bits(&d) << 24;
}

static inline DFG_IN_LINE dfg_node dfg_scan_next(struct dfg_scan *s)
{
    while (s->found == 0) {
        const dfg_node left = s->at < s->last ? s->last - s->at : 0;
        if (left >= 32)
            s->found = dfg_scan_32(s);
        else
            for (uint32_t i = 0; i < left; i++)
                s->found |= dfg_scan_has(s, s->at + i) ? UINT32_C(1) << i : 0;
        if (left < 32 && s->found == 0)
            return s->last;
        s->at += 32;
    }
    const dfg_node n = s->at - 32 + dfg_lowest_bit(s->found);
    s->found &= s->found - 1;
    return n;
}
#else
static inline dfg_node dfg_scan_next(struct dfg_scan *s)
{
    while (s->at < s->last && !dfg_scan_has(s, s->at))
        s->at++;
    return s->at < s->last ? s->at++ : s->last;
}
#endif

#endif
