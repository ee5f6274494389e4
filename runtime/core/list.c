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

int64_t dfg_range_to(dfg_val end)
{
    return end.tag != DFG_V_INT || end.u.i > DFG_LONGEST_RANGE ? -1 : end.u.i < 0 ? 0 : end.u.i;
}

int64_t dfg_range_len(dfg_val first, dfg_val end, dfg_val step)
{
    if (first.tag != DFG_V_INT || end.tag != DFG_V_INT || step.tag != DFG_V_INT || step.u.i == 0)
        return -1;
    bool up = step.u.i > 0;
    if (up ? first.u.i >= end.u.i : first.u.i <= end.u.i)
        return 0;
    uint64_t from = (uint64_t)first.u.i, to = (uint64_t)end.u.i, by = (uint64_t)step.u.i;
    uint64_t n = ((up ? to - from : from - to) - 1) / (up ? by : 0 - by) + 1;
    return n <= DFG_LONGEST_RANGE ? (int64_t)n : -1;
}

int64_t dfg_position(dfg_val i, int64_t n)
{
    if (i.tag != DFG_V_INT || i.u.i >= n || i.u.i < -n)
        return -1;
    return i.u.i < 0 ? i.u.i + n : i.u.i;
}

dfg_val dfg_item(dfg_val list, int64_t i)
{
    if (i < 0 || i >= dfg_len(list))
        return dfg_nil();
    if (list.tag == DFG_V_LIST)
        return list.u.list[i];
    return list.tag == DFG_V_SHAPE ? dfg_dim_val(list.u.dims[i]) : dfg_element_at(list, (uint64_t)i);
}

dfg_val dfg_at(dfg_val list, dfg_val i)
{
    return dfg_item(list, dfg_position(i, dfg_len(list)));
}

/* start combined with every item; NIL where there is no list. */
static inline DFG_IN_LINE dfg_val fold(dfg_val (*combine)(dfg_val, dfg_val), dfg_val total, dfg_val list, int64_t from)
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

dfg_val dfg_int_sum(dfg_val list)
{
    return fold(dfg_int_add, dfg_int(0), list, 0);
}

dfg_val dfg_int_prod(dfg_val list)
{
    return fold(dfg_int_mul, dfg_int(1), list, 0);
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
    if (dfg_len(list) < 0 || dfg_len(v) >= 0)
        return dfg_same(v, list);
    enum dfg_tri any = DFG_FALSE;
    for (int64_t i = 0; any != DFG_TRUE && i < dfg_len(list); i++)
        any = dfg_either(any, dfg_same(v, dfg_item(list, i)));
    return any;
}
