/* list.c -- lists of conditions: attributes, shapes, elements of constants.
 *
 * In:   values; a list stays where it is: an attribute's in its module, a
 *       shape in its type, a constant's elements in its data.
 * Out:  its length, its items, what they sum up to; NIL or "unknown" where
 *       there is no list, or an item that matters is unknown.
 */
#include "../dfg_match.h"
#include "same.h"

int64_t dfg_len(dfg_val list)
{
    return is_list(&list) ? (int64_t)list.n : -1;
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

const dfg_val *dfg_item_in(const dfg_val *list, uint32_t i, dfg_val *made)
{
    if (list->tag == DFG_V_LIST)
        return &list->u.list[i];
    if (list->tag == DFG_V_ELEMENTS)
        return dfg_read_element(list->u.tensor, (enum dfg_dtype)list->dtype, i, made);
    *made = dfg_dim_val(list->u.dims[i]);
    return made;
}

dfg_val dfg_item_at(const dfg_val *list, int64_t i)
{
    dfg_val made;
    return i < 0 || !is_list(list) || i >= list->n ? dfg_nil() : *dfg_item_in(list, (uint32_t)i, &made);
}

dfg_val dfg_item(dfg_val list, int64_t i)
{
    return dfg_item_at(&list, i);
}

dfg_val dfg_nth_at(const dfg_val *list, const dfg_val *i)
{
    dfg_val made;
    if (i->tag != DFG_V_INT || !is_list(list))
        return dfg_nil();
    const int64_t n = list->n, at = i->u.i < 0 ? i->u.i + n : i->u.i;
    return at < 0 || at >= n ? dfg_nil() : *dfg_item_in(list, (uint32_t)at, &made);
}

dfg_val dfg_at(dfg_val list, dfg_val i)
{
    return dfg_nth_at(&list, &i);
}

/* All items; NIL where there is no list. */
static DFG_APART dfg_val fold(dfg_operate *operate, char op, const dfg_val *list)
{
    dfg_val total = dfg_int(op == '*'), made;
    if (!is_list(list))
        return dfg_nil();
    for (uint32_t i = 0; i < list->n && dfg_known(total); i++)
        total = operate(op, &total, dfg_item_in(list, i, &made));
    return total;
}

dfg_val dfg_fold_numbers(char op, const dfg_val *list)
{
    return fold(dfg_numbers, op, list);
}

dfg_val dfg_fold_ints(char op, const dfg_val *list)
{
    return fold(dfg_ints, op, list);
}

dfg_val dfg_sum(dfg_val list)
{
    return dfg_fold_numbers('+', &list);
}

dfg_val dfg_prod(dfg_val list)
{
    return dfg_fold_numbers('*', &list);
}

dfg_val dfg_int_sum(dfg_val list)
{
    return dfg_fold_ints('+', &list);
}

dfg_val dfg_int_prod(dfg_val list)
{
    return dfg_fold_ints('*', &list);
}

/* The first item that no other stands `outer` to; NIL of the empty list, and where one is no number. */
dfg_val dfg_extreme_of(enum dfg_order outer, const dfg_val *list)
{
    dfg_val best, made;
    enum dfg_order order = DFG_NO_ORDER;
    for (uint32_t i = 0; is_list(list) && i < list->n; i++) {
        const dfg_val *item = dfg_item_in(list, i, &made);
        order = dfg_order_at(item, i == 0 ? item : &best);
        if (order == DFG_NO_ORDER)
            break;
        if (i == 0 || order == outer)
            best = *item;
    }
    return order == DFG_NO_ORDER ? dfg_nil() : best;
}

dfg_val dfg_min_of(dfg_val list)
{
    return dfg_extreme_of(DFG_LESS, &list);
}

dfg_val dfg_max_of(dfg_val list)
{
    return dfg_extreme_of(DFG_GREATER, &list);
}

enum dfg_tri dfg_member_at(const dfg_val *v, const dfg_val *list)
{
    if (!is_list(list) || is_list(v))
        return dfg_same_at(v, list);
    enum dfg_tri any = DFG_FALSE;
    dfg_val made;
    for (uint32_t i = 0; any != DFG_TRUE && i < list->n; i++)
        any = dfg_either(any, dfg_same_at(v, dfg_item_in(list, i, &made)));
    return any;
}

enum dfg_tri dfg_member(dfg_val v, dfg_val list)
{
    return dfg_member_at(&v, &list);
}
