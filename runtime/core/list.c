/* list.c -- lists of conditions: attributes, shapes, elements of constants.
 *
 * In:   values; a list stays where it is: an attribute's in its module, a
 *       shape in its type, a constant's elements in its data.
 * Out:  its length, its items, what they sum up to; NIL or "unknown" where
 *       there is no list, or an item that matters is unknown.
 */
#include "../dfg_match.h"

int64_t dfg_len(dfg_val list)
{
    bool is_list = list.tag == DFG_V_LIST || list.tag == DFG_V_SHAPE || list.tag == DFG_V_ELEMENTS;
    return is_list ? (int64_t)list.n : -1;
}

dfg_val dfg_len_val(dfg_val list)
{
    return dfg_len(list) < 0 ? dfg_nil() : dfg_int(dfg_len(list));
}

dfg_val dfg_item(dfg_val list, int64_t i)
{
    if (i < 0 || i >= dfg_len(list))
        return dfg_nil();
    switch (list.tag) {
    case DFG_V_LIST:
        return list.u.list[i];
    case DFG_V_SHAPE:
        return dfg_dim_val(list.u.dims[i]);
    default:
        return dfg_element_at(list, (uint64_t)i);
    }
}

dfg_val dfg_at(dfg_val list, dfg_val i)
{
    if (i.tag != DFG_V_INT)
        return dfg_nil();
    return dfg_item(list, i.u.i < 0 && i.u.i >= -(int64_t)UINT32_MAX ? dfg_len(list) + i.u.i : i.u.i);
}

/* start combined with every item; NIL where there is no list. */
static dfg_val fold(dfg_val (*combine)(dfg_val, dfg_val), dfg_val total, dfg_val list, int64_t from)
{
    if (dfg_len(list) < from)
        return dfg_nil();
    for (int64_t i = from; i < dfg_len(list) && dfg_known(total); i++)
        total = combine(total, dfg_item(list, i));
    return total;
}

dfg_val dfg_sum(dfg_val list)
{
    return fold(dfg_add, dfg_int(0), list, 0);
}

dfg_val dfg_prod(dfg_val list)
{
    return fold(dfg_mul, dfg_int(1), list, 0);
}

dfg_val dfg_min_of(dfg_val list)
{
    return dfg_min(fold(dfg_min, dfg_item(list, 0), list, 1), dfg_item(list, 0));
}

dfg_val dfg_max_of(dfg_val list)
{
    return dfg_max(fold(dfg_max, dfg_item(list, 0), list, 1), dfg_item(list, 0));
}

enum dfg_tri dfg_member(dfg_val v, dfg_val list)
{
    if (dfg_len(list) < 0)
        return DFG_UNKNOWN;
    enum dfg_tri any = DFG_FALSE;
    for (int64_t i = 0; any != DFG_TRUE && i < dfg_len(list); i++)
        any = dfg_either(any, dfg_same(v, dfg_item(list, i)));
    return any;
}
