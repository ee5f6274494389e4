/* same.h -- equality of lists, whatever their items are compared by.
 *
 * Without recursion: where lists nest more than four deep, it is unknown.
 * Shapes and elements of constants hold no lists.
 */
#ifndef DFG_CORE_SAME_H
#define DFG_CORE_SAME_H

#include "values.h"

static inline bool is_list(dfg_val v)
{
    return v.tag == DFG_V_LIST || v.tag == DFG_V_SHAPE || v.tag == DFG_V_ELEMENTS;
}

/* Of values that are neither lists nor holes (compare.c). */
enum dfg_tri dfg_same_plain(const dfg_val *, const dfg_val *);

typedef enum dfg_tri same_values(const dfg_graph *, const dfg_val *, const dfg_val *);

/* As dfg_item_in; of lists that are stored. */
static inline const dfg_val *stored_item(const dfg_val *list, uint32_t i, dfg_val *made)
{
    (void)made;
    return &list->u.list[i];
}

/* Of two lists, with the lists in them. */
static inline DFG_IN_LINE enum dfg_tri same_lists(const dfg_graph *g, const dfg_val *a, const dfg_val *b, same_values *same,
                                                  const dfg_val *(*item)(const dfg_val *list, uint32_t i, dfg_val *made))
{
    enum { DEEPEST = 4 };
    struct { const dfg_val *a, *b; uint32_t next; } lists[DEEPEST + 1], *l = lists;
    dfg_val made[2];
    enum dfg_tri all = dfg_tri_of(a->n == b->n);
    l->a = a, l->b = b, l->next = 0;
    while (all != DFG_FALSE) {
        if (l->next == l->a->n) {
            if (l == lists)
                break;
            l--;
            continue;
        }
        const dfg_val *x = item(l->a, l->next, &made[0]), *y = item(l->b, l->next, &made[1]);
        l->next++;
        if (x->tag == DFG_V_HOLE || y->tag == DFG_V_HOLE)
            continue;
        if (!is_list(*x) || !is_list(*y))
            all = dfg_both(all, same(g, x, y));
        else if (l == &lists[DEEPEST - 1] && x->tag == DFG_V_LIST && y->tag == DFG_V_LIST)
            all = DFG_UNKNOWN; /* it is not false here */
        else if (x->n != y->n)
            all = DFG_FALSE;
        else
            l++, l->a = x, l->b = y, l->next = 0;
    }
    return all;
}

#endif
