/* ethos_u_legalize.c -- a part of a split as a slice. */
#include "ethos_u_legalize.h"
#include "extern.h"

/* Where part i of `parts` begins along an axis of that extent: i n-ths, or what the list says; -1: unknown. */
static int64_t begin_of(dfg_val parts, int64_t i, int64_t extent)
{
    const int64_t n = dfg_len(parts);
    if (i == 0)
        return 0;
    if (n < 0)
        return parts.tag == DFG_V_INT && parts.u.i > 0 && i <= parts.u.i && extent % parts.u.i == 0
                   ? extent / parts.u.i * i
                   : -1;
    if (i > n)
        return i == n + 1 ? extent : -1;
    const dfg_val at = dfg_item(parts, i - 1);
    return at.tag == DFG_V_INT && at.u.i >= 0 && at.u.i <= extent ? at.u.i : -1;
}

dfg_node ethos_u_slice(dfg_rewriter *rw, const struct ethos_u_legalize_ethos_u_split_match *m)
{
    const dfg_graph *g = dfg_before(rw);
    const int32_t rank = dfg_rank(g, m->x);
    const int64_t i = dfg_data(g, m->r);
    int64_t axis = (int64_t)number_attr(g, m->s, "axis", 0);
    struct dfg_values begin = {0}, end = {0}, strides = {0};
    struct dfg_attrs attrs = {0};
    axis += axis < 0 ? rank : 0;
    const int64_t extent = axis >= 0 && axis < rank ? dfg_extent(g, m->x, (int32_t)axis) : 0;
    const dfg_val parts = attr_named(g, m->s, "indices_or_sections");
    const int64_t from = begin_of(parts, i, extent), to = begin_of(parts, i + 1, extent);
    if (from < 0 || to < from) {
        dfg_decline(rw, "the parts of the split are not known");
        return DFG_NONE;
    }
    for (int32_t d = 0; d < rank; d++) {
        dfg_push_value(rw, &begin, dfg_int(d == axis ? from : 0));
        dfg_push_value(rw, &end, dfg_int(d == axis ? to : dfg_extent(g, m->x, d)));
    }
    dfg_push_value(rw, &strides, dfg_int(1));
    dfg_set_named(rw, &attrs, "begin", dfg_list_of(rw, &begin));
    dfg_set_named(rw, &attrs, "end", dfg_list_of(rw, &end));
    dfg_set_named(rw, &attrs, "strides", dfg_list_of(rw, &strides));
    return dfg_new_named(rw, "strided_slice", &m->x, 1, &attrs, 0);
}
