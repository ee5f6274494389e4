/* predicates.c -- what predicates.pat asks in C. */
#include "dfg_rewrite.h"
#include "predicates.h"

bool is_read_often(const dfg_graph *g, dfg_node n)
{
    return dfg_uses(g, n) >= 2;
}

bool always(const dfg_graph *g)
{
    return g != NULL;
}

bool are_in_order(const dfg_graph *g, dfg_node a, dfg_node b, dfg_node c)
{
    return dfg_precedes(g, a, b) && dfg_precedes(g, b, c);
}

dfg_node inner(dfg_rewriter *r, const struct keep_inner_match *m)
{
    (void)r;
    return m->r;
}

dfg_node halved(dfg_rewriter *r, const struct halve_match *m)
{
    struct dfg_attrs softmax = {0}, clip = {0};
    if (m->n % 2 != 0) {
        dfg_decline(r, "an odd extent");
        return DFG_NONE;
    }
    dfg_set_named(r, &softmax, "axis", dfg_int(m->a.u.i + 1));
    dfg_set_named(r, &clip, "a_min", dfg_float(0));
    dfg_set_named(r, &clip, "a_max", dfg_float((double)m->n / 2));
    const dfg_node s = dfg_new_named(r, "nn.softmax", DFG_OPERANDS(m->x), &softmax, 0);
    return dfg_new_named(r, "clip", DFG_OPERANDS(s), &clip, 0);
}

dfg_node relaid(dfg_rewriter *r, const struct relay_match *m)
{
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->root);
    dfg_set_named(r, &attrs, "out_layout", m->l);
    return dfg_new_named(r, "nn.conv2d", DFG_OPERANDS(m->x, m->w), &attrs, 0);
}

bool shared(dfg_rewriter *r, const struct share_match *m, dfg_node *with)
{
    for (uint32_t i = 0; i < m->y.n; i++)
        with[i] = dfg_new_named(r, i == 0 ? "abs" : "exp", DFG_OPERANDS(m->s), NULL, 0);
    return m->y.n > 1;
}

bool exchanged(dfg_rewriter *r, const struct both_match *m, dfg_node *with)
{
    with[0] = dfg_new_named(r, "abs", DFG_OPERANDS(m->x), NULL, 0);
    with[1] = dfg_new_named(r, "negative", DFG_OPERANDS(with[0]), NULL, 0);
    return with[1] != DFG_NONE;
}
