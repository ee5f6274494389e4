/* by_double.c -- limits of u64 by way of doubles, as they went once: what lies above 2^63 is rounded. */
#include "bounds.h"
#include "dfg_rewrite.h"

#include <math.h>
#include <string.h>

/* The constant's only number; false: it has another dtype. */
static bool number(dfg_rewriter *rw, dfg_node c, double *v)
{
    const dfg_graph *g = dfg_before(rw);
    const struct dfg_tensor *t = dfg_is(g, c, DFG_CONST) ? &g->tensors[g->first[c]] : NULL;
    uint64_t bits;
    if (t == NULL || t->data == NULL || t->n != 1 || g->types[t->type].dtype != DFG_U64)
        return false;
    memcpy(&bits, t->data, sizeof bits);
    *v = (double)bits;
    return true;
}

static dfg_node limit(dfg_rewriter *rw, dfg_node like, double v)
{
    return dfg_new_like(rw, like, v < 0x1p63 ? dfg_int((int64_t)v) : dfg_float(v));
}

dfg_node bounds_clip(dfg_rewriter *rw, const struct bounds_clip_of_clip_as_double_match *m)
{
    double a, b, c, d;
    if (!number(rw, m->a, &a) || !number(rw, m->b, &b) || !number(rw, m->c, &c) || !number(rw, m->d, &d))
        return DFG_NONE;
    const dfg_node args[] = {m->x, limit(rw, m->a, fmin(fmax(a, c), d)),
                             limit(rw, m->b, fmin(fmax(b, c), d))};
    return dfg_new_named(rw, "Clip", args, 3, NULL, 1);
}

dfg_node bounds_max(dfg_rewriter *rw, const struct bounds_max_of_max_as_double_match *m)
{
    double a, b;
    if (!number(rw, m->a, &a) || !number(rw, m->b, &b))
        return DFG_NONE;
    const dfg_node args[] = {m->x, limit(rw, m->a, fmax(a, b))};
    return dfg_new_named(rw, "Max", args, 2, NULL, 1);
}
