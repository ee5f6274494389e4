/* label_cells.c -- labels by what a node's operands are, in tables that are indexed, not searched.
 *
 * In:   the class of a node, the states of its operands.
 * Out:  the cell where its label stands or belongs; struct quick, by which a node of up to two such operands finds its
 *       cell by a few loads (label.c).
 *
 * What a state says to one operand of an operator's calls is a mask: the predicates of the row that it allows.  Masks
 * are numbered on each axis (an operator's operand of which something is asked), so a class has as many cells as there
 * are answers, not states: the first operand's number counts singly, the second's times the room of the first axis, and
 * so on.  A number is 0 where the state is not known.  All of this repeats what can be found otherwise: it may be
 * dropped, and is where it outgrows its room.
 */
#include "label.h"

enum { FIRST_ROOM = 8, NEXT_ROOM = 4, MOST_DROPPED = 8 };

/* Masks that an axis of the row has room for, 0 among them. */
static uint32_t room_of(const struct run *r, uint32_t row, uint32_t i)
{
    const uint32_t room = r->l->axes[r->t->of_op[row].axes + i].room;
    return room != 0 ? room : i == 0 ? FIRST_ROOM : NEXT_ROOM;
}

/* How many cells the first n axes of the row span; 0: too many. */
static uint32_t span_of(const struct run *r, uint32_t row, uint32_t n)
{
    uint64_t span = 1;
    for (uint32_t i = 0; i < n && span <= UINT16_MAX; i++)
        span *= room_of(r, row, i);
    return span <= UINT16_MAX ? (uint32_t)span : 0;
}

/* ---- memory ---- */

static uint32_t take_cells(struct dfg_labels *l, uint32_t n)
{
    const uint32_t begin = l->n_cells;
    l->is_short = l->is_short || n > l->most_cells - begin;
    if (l->is_short)
        return 0;
    for (uint32_t i = 0; i < n; i++)
        l->cells[begin + i] = 0;
    l->n_cells += n;
    return begin;
}

/* Nothing is known. */
static void drop(struct dfg_labels *l)
{
    const uint32_t n = l->tree->n_axes < MOST_AXES ? l->tree->n_axes : (uint32_t)MOST_AXES;
    for (uint32_t i = 0; i < n; i++)
        l->axes[i].n = 1;
    for (uint32_t i = 0; i < l->n_used; i++)
        l->quick[l->used[i]] = (struct quick){.argc = 0};
    for (uint32_t i = 0; i < l->n_classes; i++)
        l->classes[i].cells = 0;
    for (uint32_t i = 0; i < l->n_lists; i++)
        l->lists[i].value = l->lists[i].tag == TAG_MASK ? 0 : l->lists[i].value;
    for (uint32_t i = 0; i < l->n_numbers; i++)
        l->numbers[i] = 0;
    l->n_used = 0;
    l->n_cells = 1; /* 0: none */
    l->is_short = false;
    l->dropped++;
}

void dfg_label_cells_begin(struct dfg_labels *l)
{
    for (uint32_t i = 0; i < MOST_AXES && i < l->tree->n_axes; i++)
        l->axes[i] = (struct axis){.room = 0};
    drop(l);
}

/* ---- slots ---- */

static uint32_t operand_state(const struct run *r, dfg_node n, uint32_t row, uint32_t i)
{
    return dfg_label_state(r, dfg_arg(r->g, n, dfg_label_part(r, row, OF_OPERANDS + i)[0]));
}

/* As its class has it now. */
static void fill_slot(const struct run *r, struct quick *q, uint32_t argc)
{
    const struct dfg_labels *l = r->l;
    const struct class *class = &l->classes[q->class];
    const uint32_t row = class->row, n = class->n_axes, axis = r->t->of_op[row].axes + 1u;
    q->argc = (uint16_t)(class->cells != 0 && n <= 2 ? argc : NOT_QUICK);
    q->has_args = argc != 0 ? UINT32_MAX : 0;
    q->cells = l->cells + class->cells;
    q->first = l->numbers + (n > 0 ? axis : 0);
    q->second = l->numbers + (n > 1 ? axis + 1 : 0);
    for (uint32_t i = 0; i < 2; i++)
        q->at[i] = i < n ? dfg_label_part(r, row, OF_OPERANDS + i)[0] : 0;
}

static void fill_slots(const struct run *r, uint32_t row)
{
    for (uint32_t i = 0; i < r->l->n_used; i++) {
        struct quick *s = &r->l->quick[r->l->used[i]];
        if (r->l->classes[s->class].row == row && s->argc != NOT_QUICK)
            fill_slot(r, s, s->argc);
    }
}

void dfg_label_slot(const struct run *r, dfg_node n, uint32_t class)
{
    struct dfg_labels *l = r->l;
    const uint32_t kind = r->g->kind[n], type = r->t->asks_types ? r->g->type[n] : 0;
    struct quick *s = dfg_label_slot_of(l, kind, type);
    const bool is_told = s->class != 0 && s->class == class && s->kind == kind && s->type == type;
    if (class == 0 || l->classes[class].cells == 0 || r->g->argc[n] == DFG_ARGC_MANY || is_told)
        return;
    if (s->class == 0)
        l->used[l->n_used++] = (uint16_t)(s - l->quick);
    *s = (struct quick){.kind = kind, .type = type, .class = (uint16_t)class};
    fill_slot(r, s, dfg_argc(r->g, n));
}

/* ---- axes ---- */

/* The cells of a class where axis i, of the first `axes` ones, has twice the room. */
static bool move_cells(const struct run *r, struct class *class, uint32_t i)
{
    struct dfg_labels *l = r->l;
    const uint32_t all = span_of(r, class->row, class->n_axes), run = span_of(r, class->row, i + 1), old = class->cells;
    const uint32_t begin = take_cells(l, 2 * all);
    for (uint32_t k = 0; begin != 0 && k < all; k++)
        l->cells[begin + k / run * run + k] = l->cells[old + k];
    class->cells = begin;
    return begin != 0;
}

/* Twice the room for masks on the axis; false: there is none. */
static bool grow_axis(const struct run *r, uint32_t row, uint32_t i)
{
    struct dfg_labels *l = r->l;
    const uint32_t axis = r->t->of_op[row].axes + i, behind = r->t->of_op[row].n_axes - i - 1;
    bool done = true;
    for (uint32_t c = 1; done && c < l->n_classes; c++)
        if (l->classes[c].row == row && l->classes[c].cells != 0 && l->classes[c].n_axes > i)
            done = span_of(r, row, l->classes[c].n_axes) <= UINT16_MAX / 2 && move_cells(r, &l->classes[c], i);
    if (!done)
        return false;
    l->axes[axis].room = (uint16_t)(2 * room_of(r, row, i));
    for (uint32_t s = l->stride; s < l->n_numbers; s += l->stride)
        for (uint32_t k = 0; k < behind; k++)
            l->numbers[s + axis + 2 + k] = (uint16_t)(2 * l->numbers[s + axis + 2 + k]);
    fill_slots(r, row);
    return true;
}

/* ---- cells ---- */

/* The mask of the state, and what it adds to the place of a cell; 0: no room. */
static uint32_t mask_of(const struct run *r, uint32_t axis, uint32_t row, uint32_t i, uint32_t state)
{
    uint16_t *known = &r->l->masks[STATE_UNIT * r->l->lists[state].value + axis + 1];
    if (*known == 0)
        *known = (uint16_t)dfg_label_make_mask(r, row, i, state);
    return *known;
}

static uint32_t number_of(const struct run *r, uint32_t row, uint32_t i, uint32_t state)
{
    struct dfg_labels *l = r->l;
    const uint32_t axis = r->t->of_op[row].axes + i;
    struct axis *a = &l->axes[axis];
    uint16_t *number = &l->numbers[STATE_UNIT * l->lists[state].value + axis + 1];
    if (*number != 0)
        return *number;
    struct list *mask = &l->lists[mask_of(r, axis, row, i, state)];
    if (mask->value == 0) {
        if (mask->tag != TAG_MASK || (a->n == room_of(r, row, i) && !grow_axis(r, row, i)))
            return 0;
        mask->value = a->n++;
    }
    return *number = (uint16_t)(mask->value * span_of(r, row, i));
}

uint32_t dfg_label_mask(const struct run *r, uint32_t row, uint32_t i, uint32_t state)
{
    const uint32_t axis = r->t->of_op[row].axes + i;
    const bool is_kept = axis < MOST_AXES && r->l->lists[state].value != 0;
    return is_kept ? mask_of(r, axis, row, i, state) : dfg_label_make_mask(r, row, i, state);
}

uint32_t *dfg_label_cell(const struct run *r, dfg_node n, uint32_t number)
{
    struct dfg_labels *l = r->l;
    struct class *class = &l->classes[number];
    const uint32_t row = class->row, span = class->n_axes != NO_AXES ? span_of(r, row, class->n_axes) : 0;
    if (l->is_short && l->dropped < MOST_DROPPED)
        drop(l);
    if (span == 0 || r->t->of_op[row].axes + class->n_axes > MOST_AXES)
        return NULL;
    if (class->cells == 0)
        class->cells = take_cells(l, span);
    uint32_t at = 0;
    for (uint32_t i = 0; i < class->n_axes && class->cells != 0; i++) {
        const uint32_t place = number_of(r, row, i, operand_state(r, n, row, i)); /* moved only by axes before it */
        if (place == 0)
            return NULL;
        at += place;
    }
    return class->cells != 0 ? &l->cells[class->cells + at] : NULL;
}
