/* label_lists.c -- the memory of a table's labels: lists of numbers, what was found.
 *
 * In:   the memory that dfg_bind gave the view.
 * Out:  lists of which equal ones are one row; values by key.  Both in tables
 *       with open addressing, of a fixed size: what has no room is not kept.
 */
#include "label.h"

enum { HELD = 8192 }; /* bytes: a bit for each predicate that there may be */
enum { POOL = 32768, FIRST_STATES = 64, MOST_FIRST_STATES = 256 }; /* POOL: numbers in lists, and four more a key */
enum { CLASSES = MOST_CLASSES * sizeof(struct class), NUMBERS = POOL * sizeof(uint16_t) };
enum { QUICK = QUICK_KINDS * sizeof(struct quick) + 2 * MOST_ROWS * sizeof(struct axis) };
enum { HEAD = DFG_LABEL_FIXED - HELD - CLASSES - NUMBERS - QUICK };
_Static_assert(sizeof(struct dfg_labels) <= HEAD && HEAD % 8 == 0, "DFG_LABEL_FIXED");

static void zero(void *at, size_t n)
{
    unsigned char *bytes = at;
    for (size_t i = 0; i < n; i++)
        bytes[i] = 0;
}

void dfg_labels_begin(struct dfg_labels *l, const struct dfg_tree *t, uint32_t room)
{
    const size_t most = dfg_label_keys(room);
    size_t keys = 1024;
    while (2 * keys <= most)
        keys *= 2;
    *l = (struct dfg_labels){.begun = l, .tree = t, .room = room, .mask = (uint32_t)keys - 1,
                             .most_cells = (uint32_t)(2 * keys), .most_numbers = (uint32_t)(4 * keys)};
    l->found = (struct found *)(void *)((char *)l + HEAD);
    l->lists = (struct list *)(void *)(l->found + keys);
    l->classes = (struct class *)(void *)(l->lists + keys / 2);
    l->quick = (struct quick *)(void *)(l->classes + MOST_CLASSES);
    l->axes = (struct axis *)(void *)(l->quick + QUICK_KINDS);
    l->cells = (uint32_t *)(void *)(l->axes + 2 * MOST_ROWS);
    l->of = l->cells + l->most_cells;
    l->stack = l->of + room;
    l->index = (uint16_t *)(void *)(l->stack + room);
    l->states = l->index + keys;
    l->state_of = l->states + keys / 2;
    l->numbers = l->state_of + keys / 2;
    l->pool = l->numbers + l->most_numbers;
    l->holds = (uint8_t *)(l->pool + POOL + 4 * keys);
    zero(l->found, keys * sizeof *l->found);
    zero(l->of, room * sizeof *l->of);
    zero(l->state_of, keys / 2 * sizeof *l->state_of);
    zero(l->axes, 2 * MOST_ROWS * sizeof *l->axes);
    zero(l->index, keys * sizeof *l->index);
    zero(l->holds, HELD);
    l->classes[0] = (struct class){.argc = NOT_QUICK};
    l->n_classes = 1;
    l->lists[ANYTHING] = (struct list){.tag = TAG_VAGUE};
    l->lists[NOTHING] = l->lists[EVERY_ENTRY] = (struct list){.tag = TAG_SET};
    l->n_lists = EMPTY;
    dfg_label_list(l, 0, TAG_STATE);
    l->states[0] = NOTHING;
    l->n_states = 1;
    l->state_room = keys / 128 < FIRST_STATES ? FIRST_STATES : keys / 128 > MOST_FIRST_STATES ? MOST_FIRST_STATES : (uint32_t)keys / 128;
    l->n_quick = QUICK_KINDS;
    dfg_label_quick_begin(l);
    l->n_quick = 0;
}

uint32_t dfg_label_number(struct dfg_labels *l, uint32_t state)
{
    if (l->state_of[state] == 0) {
        l->states[l->n_states] = (uint16_t)state;
        l->state_of[state] = (uint16_t)l->n_states++;
    }
    return l->state_of[state];
}

uint32_t dfg_label_room(const struct dfg_labels *l)
{
    return POOL + 4 * (l->mask + 1) - l->n_pool;
}

static uint32_t hash_of(const uint16_t *items, uint32_t n, uint32_t tag)
{
    uint32_t hash = 2166136261u ^ tag; /* as in Fowler, Noll and Vo's */
    for (uint32_t i = 0; i < n; i++) {
        hash = (hash ^ items[i]) * 16777619u;
        hash ^= hash >> 15;
    }
    return hash;
}

static bool is_list(const struct dfg_labels *l, const struct list *a, const uint16_t *items, uint32_t n, uint32_t tag)
{
    bool same = a->n == n && a->tag == tag;
    for (uint32_t i = 0; same && i < n; i++)
        same = l->pool[a->begin + i] == items[i];
    return same;
}

uint32_t dfg_label_list(struct dfg_labels *l, uint32_t n, enum list_tag tag)
{
    const uint16_t *items = l->pool + l->n_pool;
    uint32_t at = hash_of(items, n, tag) & l->mask;
    for (; l->index[at] != 0; at = (at + 1) & l->mask)
        if (is_list(l, &l->lists[l->index[at]], items, n, tag))
            return l->index[at];
    if (l->n_lists == (l->mask + 1) / 2)
        return 0;
    l->lists[l->n_lists] = (struct list){l->n_pool, (uint16_t)n, (uint16_t)tag};
    l->n_pool += n;
    return l->index[at] = (uint16_t)l->n_lists++;
}

uint32_t dfg_label_keep(struct dfg_labels *l, uint64_t key, uint32_t value)
{
    if (l->n_found < l->mask - l->mask / 4) {
        l->n_found++;
        *dfg_label_found(l, key) = (struct found){.key = key, .value = value};
    }
    return value;
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
