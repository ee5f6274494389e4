/* same.h -- equality of lists, whatever their items are compared by.
 *
 * Without recursion: where lists nest more than four deep, it is unknown.
 * Shapes and elements of constants hold no lists.
 */
#ifndef DFG_CORE_SAME_H
#define DFG_CORE_SAME_H

#include "../dfg_match.h"

static inline bool is_list(dfg_val v)
{
    return v.tag == DFG_V_LIST || v.tag == DFG_V_SHAPE || v.tag == DFG_V_ELEMENTS;
}

/* Of values that are neither lists nor holes (compare.c). */
enum dfg_tri dfg_same_plain(dfg_val a, dfg_val b);

typedef enum dfg_tri same_values(const dfg_graph *, dfg_val, dfg_val);
typedef enum dfg_tri same_list_items(const dfg_graph *, const dfg_val *, const dfg_val *);

/* Of lists of which one is no DFG_V_LIST, so that no list equals an item. */
static inline DFG_IN_LINE enum dfg_tri same_items(const dfg_graph *g, const dfg_val *a, const dfg_val *b, same_values *same)
{
    enum dfg_tri all = dfg_tri_of(a->n == b->n);
    for (uint32_t i = 0; all != DFG_FALSE && i < a->n; i++)
        all = dfg_both(all, same(g, dfg_item(*a, i), dfg_item(*b, i)));
    return all;
}

/* Of two DFG_V_LIST, with the lists in them, of which conditions make some of shapes and elements: `items`. */
static inline DFG_IN_LINE enum dfg_tri same_nested(const dfg_graph *g, const dfg_val *a, const dfg_val *b, same_values *same,
                                                   same_list_items *items)
{
    enum { DEEPEST = 4 };
    struct { const dfg_val *a, *b; uint32_t left; } lists[DEEPEST], *l = lists;
    enum dfg_tri all = dfg_tri_of(a->n == b->n);
    l->a = a->u.list, l->b = b->u.list, l->left = a->n;
    while (all != DFG_FALSE) {
        if (l->left == 0) {
            if (l == lists)
                break;
            l--;
            continue;
        }
        const dfg_val *x = l->a++, *y = l->b++;
        l->left--;
        if (x->tag == DFG_V_HOLE || y->tag == DFG_V_HOLE)
            continue;
        if (!is_list(*x) || !is_list(*y))
            all = dfg_both(all, same(g, *x, *y));
        else if (x->tag != DFG_V_LIST || y->tag != DFG_V_LIST)
            all = dfg_both(all, items(g, x, y));
        else if (l == &lists[DEEPEST - 1])
            all = DFG_UNKNOWN; /* it is not false here */
        else if (x->n != y->n)
            all = DFG_FALSE;
        else
            l++, l->a = x->u.list, l->b = y->u.list, l->left = x->n;
    }
    return all;
}

#endif
