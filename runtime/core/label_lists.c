/* label_lists.c -- the memory of a table's labels, and lists of numbers in it.
 *
 * In:   the memory that dfg_bind gave the view.
 * Out:  lists of which equal ones are one row, found in a table with open addressing.  All is of a fixed size: what has
 *       no room is not kept.
 */
#include "label.h"

enum { HELD = 8192 }; /* bytes: a bit for each predicate that there may be */
enum { POOL = 16384, NUMBERS = 8192 }; /* in lists; in states; and more for each key */
enum { TABLES = MOST_CLASSES * sizeof(struct class) + N_QUICK * (sizeof(struct quick) + sizeof(uint16_t)) +
                MOST_AXES * sizeof(struct axis) };
enum { HEAD = DFG_LABEL_FIXED - 2 * HELD - TABLES - (POOL + 2 * NUMBERS + NUMBERS / STATE_UNIT) * sizeof(uint16_t) };
_Static_assert(sizeof(struct dfg_labels) <= HEAD && HEAD % 8 == 0, "DFG_LABEL_FIXED");

static void zero(void *at, size_t n)
{
    unsigned char *bytes = at;
    for (size_t i = 0; i < n; i++)
        bytes[i] = 0;
}

/* Where all of it stands: what is known of the table in the block, then of each node its label and a place for walks. */
static void place(struct dfg_labels *l, void *nodes, uint32_t room)
{
    const size_t keys = (size_t)l->mask + 1;
    l->set = (uint64_t *)(void *)((char *)l + HEAD);
    l->allowed = (uint64_t *)(void *)((char *)l->set + HELD);
    l->found = (struct found *)(void *)((char *)l->allowed + HELD);
    l->lists = (struct list *)(void *)(l->found + keys / 4);
    l->classes = (struct class *)(void *)(l->lists + keys / 4 * 3);
    l->quick = (struct quick *)(void *)(l->classes + MOST_CLASSES);
    l->axes = (struct axis *)(void *)(l->quick + N_QUICK);
    l->cells = (uint32_t *)(void *)(l->axes + MOST_AXES);
    l->index = (uint16_t *)(void *)(l->cells + l->most_cells);
    l->states = l->index + keys;
    l->used = l->states + l->most_numbers / STATE_UNIT;
    l->numbers = l->used + N_QUICK;
    l->masks = l->numbers + l->most_numbers;
    l->pool = l->masks + l->most_numbers;
    l->of = nodes;
    l->stack = l->of + room;
    l->room = room;
}

/* Nothing is known of any node or kind. */
static void forget_graph(struct dfg_labels *l)
{
    for (uint32_t i = 0; i < l->n_used; i++)
        l->quick[l->used[i]] = (struct quick){.argc = 0};
    zero(l->found, ((size_t)l->mask + 1) / 4 * sizeof *l->found);
    zero(l->of, l->room * sizeof *l->of);
    l->n_found = l->n_used = l->n_done = 0;
}

void dfg_labels_begin(struct dfg_labels *l, const struct dfg_tree *t, uint32_t words, void *nodes, uint32_t room)
{
    const size_t most = (l->block - DFG_LABEL_FIXED) / dfg_label_key(words);
    size_t keys = 1024;
    while (2 * keys <= most)
        keys *= 2;
    *l = (struct dfg_labels){.block = l->block, .tree = t, .words = words, .mask = (uint32_t)keys - 1,
                             .most_pool = (uint32_t)(POOL + (4 + 2 * words) * keys), .most_lists = (uint32_t)(keys / 4 * 3),
                             .most_cells = (uint32_t)(keys / 4 * 7),
                             .most_numbers = (uint32_t)(NUMBERS + 4 * keys),
                             .stride = (t->n_axes + STATE_UNIT) / STATE_UNIT * STATE_UNIT};
    place(l, nodes, room);
    zero(l->quick, N_QUICK * sizeof *l->quick);
    forget_graph(l);
    zero(l->index, keys * sizeof *l->index);
    l->classes[0] = (struct class){.n_axes = NO_AXES};
    l->n_classes = 1;
    l->lists[ANYTHING] = (struct list){.tag = TAG_VAGUE};
    l->lists[NOTHING] = l->lists[EVERY_ENTRY] = (struct list){.tag = TAG_SET};
    l->n_lists = EMPTY;
    dfg_label_list(l, 0, TAG_STATE);
    dfg_label_cells_begin(l);
    l->lists[NOTHING].value = 0;
    dfg_label_number(l, NOTHING); /* of a node that is not labelled */
    dfg_label_number(l, ANYTHING);
}

void dfg_labels_begin_graph(struct dfg_labels *l, void *nodes, uint32_t room)
{
    const bool was_dropped = l->dropped > 1; /* once to begin with */
    const bool is_full = was_dropped || l->n_lists > l->most_lists / 2 || l->n_pool > l->most_pool / 2 ||
                         l->n_numbers > l->most_numbers / 2 || l->n_classes > MOST_CLASSES / 2;
    if (is_full) {
        dfg_labels_begin(l, l->tree, l->words, nodes, room);
        return;
    }
    place(l, nodes, room);
    forget_graph(l);
}

/* Where there is no room for more: that of ANYTHING. */
uint32_t dfg_label_number(struct dfg_labels *l, uint32_t state)
{
    const uint32_t number = l->n_numbers / STATE_UNIT;
    if (l->lists[state].value != 0 || (state == NOTHING && l->n_numbers > 0))
        return l->lists[state].value;
    if (l->n_numbers + l->stride > l->most_numbers || number > UINT16_MAX)
        return l->lists[ANYTHING].value;
    for (uint32_t i = 0; i < l->stride; i++)
        l->numbers[l->n_numbers + i] = l->masks[l->n_numbers + i] = 0;
    l->states[number] = (uint16_t)state;
    l->n_numbers += l->stride;
    return l->lists[state].value = number;
}

bool dfg_label_has_room(const struct dfg_labels *l, uint32_t n)
{
    return l->n_pool + n + 4 <= l->most_pool;
}

static uint32_t hash_of(const uint16_t *items, uint32_t n, uint32_t tag)
{
    uint64_t hash = tag;
    for (uint32_t i = 0; i < n; i += 4) {
        hash = (hash ^ dfg_label_word(items + i)) * UINT64_C(0x9E3779B97F4A7C15);
        hash ^= hash >> 32;
    }
    return (uint32_t)hash;
}

static bool is_list(const struct dfg_labels *l, const struct list *a, const uint16_t *items, uint32_t n, uint32_t tag)
{
    bool same = a->n == n && a->tag == tag;
    for (uint32_t i = 0; same && i < n; i += 4)
        same = dfg_label_word(l->pool + a->begin + i) == dfg_label_word(items + i);
    return same;
}

uint32_t dfg_label_list(struct dfg_labels *l, uint32_t n, enum list_tag tag)
{
    uint16_t *items = l->pool + l->n_pool;
    const uint32_t all = (n + 3) / 4 * 4;
    for (uint32_t i = n; i < all; i++)
        items[i] = 0;
    uint32_t at = hash_of(items, n, tag) & l->mask;
    for (; l->index[at] != 0; at = (at + 1) & l->mask)
        if (is_list(l, &l->lists[l->index[at]], items, n, tag))
            return l->index[at];
    if (l->n_lists == l->most_lists)
        return 0;
    l->lists[l->n_lists] = (struct list){.begin = l->n_pool, .n = (uint16_t)n, .tag = (uint16_t)tag};
    l->n_pool += all;
    return l->index[at] = (uint16_t)l->n_lists++;
}

bool dfg_label_has(const struct dfg_labels *l, uint32_t state, uint32_t pred)
{
    const uint16_t *items = l->pool + l->lists[state].begin;
    uint32_t low = 0, high = l->lists[state].n;
    while (low < high) {
        const uint32_t mid = (low + high) / 2;
        if (items[mid] < pred)
            low = mid + 1;
        else
            high = mid;
    }
    return state == ANYTHING || (low < l->lists[state].n && items[low] == pred);
}
