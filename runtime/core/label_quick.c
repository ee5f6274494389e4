/* label_quick.c -- what was found for nodes of up to two operands, in tables that are indexed, not searched.
 *
 * In:   values that were found: set and state of a node of some kind, whose operands have these states.
 * Out:  struct quick: by the node's kind where its cells begin, and where the numbers of its operands' states; for a
 *       node like that then the same is found by five loads (label.c).
 *
 * A cell stands for a kind and what the operator asks of each operand.  What it asks is numbered for each operator
 * and operand (an axis), so a row of cells is as long as there are answers, not states.  All of this repeats what
 * can be found otherwise: it may be dropped, and is where an axis or the states outgrow their room.
 */
#include "label.h"

enum { FIRST_FIRST = 8, FIRST_SECOND = 4, MOST_DROPPED = 8 };

/* Numbers that it has room for, 0 among them. */
static uint32_t room_of(const struct dfg_labels *l, uint32_t axis)
{
    const uint32_t room = l->axes[axis].room;
    return room != 0 ? room : axis % 2 == 0 ? FIRST_FIRST : FIRST_SECOND;
}

/* ---- dropping ---- */

static void drop_kinds(struct dfg_labels *l, uint32_t row)
{
    for (uint32_t kind = 0; kind < l->n_quick; kind++)
        if (l->quick[kind].row == row || row == MOST_ROWS)
            l->quick[kind] = (struct quick){.argc = NOT_QUICK};
}

/* Of all operators. */
void dfg_label_quick_begin(struct dfg_labels *l)
{
    for (uint32_t i = 0; i < 2 * MOST_ROWS; i++)
        l->axes[i].begin = 0;
    drop_kinds(l, MOST_ROWS);
    l->n_cells = 1; /* 0: none */
    l->n_numbers = l->state_room;
    for (uint32_t i = 0; i < l->state_room; i++)
        l->numbers[i] = 1; /* whatever an operand is that there is not */
}

static void drop_row(struct dfg_labels *l, uint32_t row)
{
    l->axes[2 * row].begin = l->axes[2 * row + 1].begin = 0;
    drop_kinds(l, row);
}

/* false: also with all dropped there was no room. */
static bool drop_all(struct dfg_labels *l)
{
    if (l->dropped++ < MOST_DROPPED) {
        dfg_label_quick_begin(l);
        return true;
    }
    l->is_full = true;
    return false;
}

/* ---- numbers ---- */

/* An axis: the lists that its numbers from 1 on stand for, then the number of each state: times the room
 * of the second operand's axis, where it is the first one's. */
static bool begin_axis(struct dfg_labels *l, uint32_t axis)
{
    struct axis *a = &l->axes[axis];
    const uint32_t room = room_of(l, axis), all = room + l->state_room;
    if (l->n_numbers + all > l->most_numbers)
        return false;
    for (uint32_t i = 0; i < all; i++)
        l->numbers[l->n_numbers + i] = 0;
    *a = (struct axis){.begin = l->n_numbers, .room = (uint16_t)room, .n = 1};
    l->n_numbers += all;
    return true;
}

/* The number of the list on the axis; 0: the axis has outgrown its room. */
static uint32_t number_on(struct dfg_labels *l, struct axis *a, uint32_t list)
{
    uint16_t *lists = l->numbers + a->begin;
    for (uint32_t i = 1; i < a->n; i++)
        if (lists[i] == list)
            return i;
    if (a->n == a->room)
        return 0;
    lists[a->n] = (uint16_t)list;
    return a->n++;
}

/* ---- kinds ---- */

static bool begin_axes(struct dfg_labels *l, uint32_t row, uint32_t argc)
{
    for (uint32_t at = 0; at < argc; at++)
        if (l->axes[2 * row + at].begin == 0 && !begin_axis(l, 2 * row + at))
            return false;
    return true;
}

static uint32_t states_of(const struct dfg_labels *l, uint32_t axis)
{
    return l->axes[axis].begin + l->axes[axis].room;
}

static bool begin_kind(struct dfg_labels *l, uint32_t kind, const struct class *class)
{
    const uint32_t first = 2u * class->row, second = first + 1, argc = class->argc;
    const uint32_t cells = argc == 0 ? 3 : room_of(l, first) * room_of(l, second);
    if (cells > UINT16_MAX || l->n_cells + cells > l->most_cells || !begin_axes(l, class->row, argc))
        return false;
    for (uint32_t i = 0; i < cells; i++)
        l->cells[l->n_cells + i] = 0;
    l->quick[kind] = (struct quick){.cells = l->cells + l->n_cells,
                                    .first = l->numbers + (argc > 0 ? states_of(l, first) : 0),
                                    .second = l->numbers + (argc > 1 ? states_of(l, second) : 0),
                                    .argc = (uint16_t)argc,
                                    .row = class->row};
    l->n_cells += cells;
    l->n_quick = kind >= l->n_quick ? kind + 1 : l->n_quick;
    return true;
}

/* What is known of the kind, `rows` by `columns` of old, where it belongs when the axis has twice the room. */
static bool grow_kind(struct dfg_labels *l, struct quick *q, uint32_t rows, uint32_t columns, bool in_rows)
{
    const uint32_t all = 2 * rows * columns, step = in_rows ? columns : 2 * columns;
    const uint32_t *old = q->cells;
    uint32_t *cells = l->cells + l->n_cells;
    if (l->n_cells + all > l->most_cells)
        return false;
    for (uint32_t i = 0; i < all; i++)
        cells[i] = 0;
    for (uint32_t i = 0; i < rows; i++)
        for (uint32_t k = 0; k < columns; k++)
            cells[i * step + k] = old[i * columns + k];
    q->cells = cells;
    l->n_cells += all;
    return true;
}

/* Twice the room for the axis; false: there is none. */
static bool grow_axis(struct dfg_labels *l, uint32_t axis)
{
    const bool is_first = axis % 2 == 0;
    const uint32_t first = axis - !is_first, rows = room_of(l, first), columns = room_of(l, first + 1);
    struct axis *a = &l->axes[axis];
    const uint32_t room = a->room, all = 2 * room + l->state_room;
    const uint16_t *old = l->numbers + a->begin;
    uint16_t *numbers = l->numbers + l->n_numbers;
    if (2 * rows * columns > UINT16_MAX || l->n_numbers + all > l->most_numbers)
        return false;
    for (uint32_t i = 0; i < all; i++)
        numbers[i] = i < room ? old[i] : i < 2 * room ? 0 : old[i - room];
    for (uint32_t i = 0; !is_first && i < l->state_room; i++)
        l->numbers[states_of(l, first) + i] = (uint16_t)(2 * l->numbers[states_of(l, first) + i]);
    *a = (struct axis){.begin = l->n_numbers, .room = (uint16_t)(2 * room), .n = a->n};
    l->n_numbers += all;
    for (uint32_t kind = 0; kind < l->n_quick; kind++) {
        struct quick *q = &l->quick[kind];
        if (q->row != axis / 2 || q->argc == NOT_QUICK || q->argc == 0)
            continue;
        if (!grow_kind(l, q, rows, columns, is_first))
            *q = (struct quick){.argc = NOT_QUICK};
        else if (is_first)
            q->first = l->numbers + states_of(l, axis);
        else if (q->argc > 1)
            q->second = l->numbers + states_of(l, axis);
    }
    return true;
}

/* Gives the state the number of the list on the axis; false: there is no room, and the row is dropped. */
static bool give_number(struct dfg_labels *l, uint32_t axis, uint32_t state, uint32_t list)
{
    struct axis *a = &l->axes[axis];
    uint32_t number = number_on(l, a, list);
    if (number == 0 && !grow_axis(l, axis)) {
        drop_row(l, axis / 2);
        a->room = (uint16_t)(2 * a->room);
        return false;
    }
    number = number == 0 ? number_on(l, a, list) : number;
    const uint32_t step = axis % 2 == 0 ? room_of(l, axis + 1) : 1;
    l->numbers[states_of(l, axis) + state] = (uint16_t)(number * step);
    return true;
}

/* States have numbers below state_room, which there is memory for: they are lists, half as many as keys. */
static void make_room_for_states(struct dfg_labels *l)
{
    if (l->n_states <= l->state_room)
        return;
    while (l->n_states > l->state_room)
        l->state_room *= 2;
    dfg_label_quick_begin(l);
}

void dfg_label_quick_add(const struct run *r, dfg_node n, const struct class *class, const uint32_t asked[2])
{
    struct dfg_labels *l = r->l;
    const uint32_t kind = r->g->kind[n], argc = class->argc;
    const dfg_node *args = r->g->args + r->g->first[n];
    make_room_for_states(l);
    if (l->is_full || kind == 0 || class->row >= MOST_ROWS || kind >= QUICK_KINDS || argc > 2 || r->t->asks_types)
        return;
    if (l->quick[kind].argc == NOT_QUICK && !begin_kind(l, kind, class) && (!drop_all(l) || !begin_kind(l, kind, class)))
        return;
    if (l->quick[kind].argc != argc)
        return;
    for (uint32_t i = 0; i < argc; i++)
        if (!give_number(l, 2u * class->row + i, l->of[args[i]] & 0xFFFF, asked[i]))
            return;
    if (l->quick[kind].argc != argc) /* there was no room for it when an axis grew */
        return;
    const struct dfg_quick_view v = dfg_label_quick_view(r);
    *dfg_label_cell(&v, n, &l->quick[kind]) = l->of[n];
}
