/* same.h -- equality of lists, whatever their items are compared by.
 *
 * Without recursion: where lists nest more than four deep, it is unknown.
 * Shapes and elements of constants hold no lists.
 */
#ifndef DFG_CORE_SAME_H
#define DFG_CORE_SAME_H

#include "values.h"

static inline bool is_list(const dfg_val *v)
{
    return v->tag == DFG_V_LIST || v->tag == DFG_V_SHAPE || v->tag == DFG_V_ELEMENTS;
}

enum dfg_tri dfg_same_but_numbers(const dfg_val *a, const dfg_val *b); /* compare.c: of what is not two numbers */

typedef enum dfg_tri same_values(const dfg_graph *, const dfg_val *, const dfg_val *);

/* As dfg_item_in; of lists that are stored. */
static inline const dfg_val *stored_item(const dfg_val *list, uint32_t i, dfg_val *made)
{
    (void)made;
    return &list->u.list[i];
}

/* Of two lists, with the lists in them.  Where it is in each list around is a number, and not where that list stands,
 * which takes less room: behind an inner list it goes down again from the outermost ones. */
static inline DFG_IN_LINE enum dfg_tri same_lists(const dfg_graph *g, const dfg_val *a, const dfg_val *b, same_values *same,
                                                  const dfg_val *(*item)(const dfg_val *list, uint32_t i, dfg_val *made))
{
    enum { DEEPEST = 4 };
    uint32_t next[DEEPEST + 1], depth = 0;
    const dfg_val *x = a, *y = b;
    dfg_val made[2];
    enum dfg_tri all = dfg_tri_of(a->n == b->n);
    next[0] = 0;
    while (all != DFG_FALSE) {
        if (next[depth] == x->n) {
            if (depth == 0)
                break;
            depth--;
            x = a, y = b;
            for (uint32_t i = 0; i < depth; i++)
                x = &x->u.list[next[i] - 1], y = &y->u.list[next[i] - 1];
            continue;
        }
        const dfg_val *p = item(x, next[depth], &made[0]), *q = item(y, next[depth], &made[1]);
        next[depth]++;
        if (p->tag == DFG_V_HOLE || q->tag == DFG_V_HOLE)
            continue;
        if (!is_list(p) || !is_list(q))
            all = dfg_both(all, same(g, p, q));
        else if (depth == DEEPEST - 1 && p->tag == DFG_V_LIST && q->tag == DFG_V_LIST)
            all = DFG_UNKNOWN; /* it is not false here */
        else if (p->n != q->n)
            all = DFG_FALSE;
        else
            x = p, y = q, next[++depth] = 0;
    }
    return all;
}

#endif
