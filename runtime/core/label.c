/* label.c -- nodes labelled with the predicates of a table that hold at them.
 *
 * In:   the predicates as data, a view, its memory for labels.
 * Out:  for each node its state, the set of predicates that may be tested of it as an operand, and the set of
 *       entries that it is a candidate for.
 *
 * A node's class and its view of its operands' states decide both, so they are memoized by these.  Operands are
 * taken in pairs: of more than two, those in front are a list with the class.
 */
#include "label.h"

/* What operand `at` of n adds to a key; one that is absent has a state of its own. */
static uint32_t asked_of(const struct run *r, dfg_node n, const struct class *class, uint32_t at)
{
    struct dfg_labels *l = r->l;
    const uint32_t state = dfg_label_state(r, dfg_arg(r->g, n, at));
    if (state == 0) /* DFG_NONE is being labelled */
        return state;
    const uint64_t key = key_of_asked(class->row, at, state);
    const struct found *found = dfg_label_found(l, key);
    return found->key == key ? found->value : dfg_label_keep(l, key, dfg_label_asked(r, class->row, at, state));
}

/* The list that stands for the class and the operands up to the last two; 0: no room. */
static uint32_t list_of(const struct run *r, dfg_node n, const struct class *class, uint32_t argc)
{
    struct dfg_labels *l = r->l;
    uint32_t list = class->list;
    for (uint32_t i = 0; list != 0 && i + 2 < argc; i += 2) {
        const uint32_t a = asked_of(r, n, class, i), b = asked_of(r, n, class, i + 1);
        const uint64_t key = key_of_states(list, a, b);
        const struct found *found = dfg_label_found(l, key);
        if (found->key == key) {
            list = found->value;
            continue;
        }
        if (dfg_label_room(l) < 3)
            return 0;
        uint16_t *items = l->pool + l->n_pool;
        items[0] = (uint16_t)list;
        items[1] = (uint16_t)a;
        items[2] = (uint16_t)b;
        list = dfg_label_keep(l, key, dfg_label_list(l, 3, TAG_MORE));
    }
    return list;
}

/* Of a node whose operands are labelled. */
static uint32_t label(const struct run *r, dfg_node n)
{
    struct dfg_labels *l = r->l;
    const uint32_t number = dfg_label_class(r, n), argc = dfg_argc(r->g, n), last = argc > 2 ? (argc - 1) / 2 * 2 : 0;
    const struct class *class = &l->classes[number];
    const uint32_t list = class->is_own || number == 0 ? 0 : list_of(r, n, class, argc);
    if (list == 0)
        return dfg_label_value(r, n, number);
    const uint64_t key = key_of_states(list, asked_of(r, n, class, last), asked_of(r, n, class, last + 1));
    const struct found *found = dfg_label_found(l, key);
    return found->key == key ? found->value : dfg_label_keep(l, key, dfg_label_value(r, n, number));
}

/* ---- nodes ---- */

static inline struct class *quick_class(const struct run *r, dfg_node n)
{
    const uint32_t kind = r->g->kind[n];
    return &r->l->classes[kind < QUICK_KINDS ? r->l->kinds[kind] : 0];
}

/* Its one or two operands by their states, whether or not all of these is asked. */
static inline uint64_t quick_key(const struct run *r, dfg_node n, const struct class *class)
{
    const dfg_node *args = r->g->args + r->g->first[n];
    const uint32_t a = r->l->of[args[0]] & 0xFFFF, b = class->argc == 2 ? r->l->of[args[1]] & 0xFFFF : 0;
    return key_of_states(class->list, a, b);
}

static inline uint32_t quick_place(uint64_t key)
{
    return (uint32_t)(key * UINT64_C(0x9E3779B97F4A7C15) >> (64 - QUICK_BITS));
}

/* What was found last for a node like n; 0: nothing is known. */
static inline uint32_t quick_label(const struct run *r, dfg_node n)
{
    const struct class *class = quick_class(r, n);
    if (class->argc != r->g->argc[n])
        return 0;
    if (class->argc == 0)
        return class->value;
    const uint64_t key = quick_key(r, n, class);
    const uint32_t at = quick_place(key);
    return r->l->quick_keys[at] == key ? r->l->quick_values[at] : 0;
}

static void remember(const struct run *r, dfg_node n, uint32_t value)
{
    struct class *class = quick_class(r, n);
    const uint64_t key = class->argc == r->g->argc[n] && class->argc > 0 ? quick_key(r, n, class) : 0;
    if (key != 0) {
        r->l->quick_keys[quick_place(key)] = key;
        r->l->quick_values[quick_place(key)] = value;
    } else if (class->argc == r->g->argc[n]) {
        class->value = value;
    }
}

/* What the class asks of operand `at`, where that is known; else 0. */
static inline uint32_t known_asked(const struct run *r, dfg_node a, const struct class *class, uint32_t at)
{
    const uint64_t key = key_of_asked(class->row, at, r->l->of[a] & 0xFFFF);
    const struct found *found = dfg_label_found(r->l, key);
    return found->key == key && r->l->of[a] != 0 ? found->value : 0;
}

/* What was found for any node of which what is asked is the same; 0: nothing is known. */
static uint32_t known_label(const struct run *r, dfg_node n)
{
    const struct class *class = quick_class(r, n);
    const dfg_node *args = r->g->args + r->g->first[n];
    if (class->argc != r->g->argc[n] || class->argc == 0)
        return 0;
    const uint32_t a = known_asked(r, args[0], class, 0);
    const uint32_t b = known_asked(r, class->argc == 2 ? args[1] : DFG_NONE, class, 1);
    const uint64_t key = key_of_states(class->list, a, b);
    const struct found *found = dfg_label_found(r->l, key);
    return a != 0 && b != 0 && found->key == key ? found->value : 0;
}

/* An operand that is not labelled; DFG_NONE: there is none. */
static dfg_node unlabelled(const struct run *r, dfg_node n)
{
    const uint32_t argc = dfg_argc(r->g, n);
    for (uint32_t i = 0; i < argc; i++) {
        const dfg_node a = dfg_arg(r->g, n, i);
        if (a < r->l->room && r->l->of[a] == 0)
            return a;
    }
    return DFG_NONE;
}

/* n, behind those of its operands that stand behind it. */
static uint32_t label_below(const struct run *r, dfg_node n)
{
    struct dfg_labels *l = r->l;
    uint32_t depth = 0;
    for (l->stack[depth++] = n; depth > 0;) {
        const dfg_node top = l->stack[depth - 1], operand = unlabelled(r, top);
        if (operand != DFG_NONE) {
            l->stack[depth++] = operand;
            continue;
        }
        l->of[top] = label(r, top);
        depth--;
    }
    return l->of[n];
}

/* All nodes up to `last`, in order. */
static void label_to(const struct run *r, dfg_node last)
{
    struct dfg_labels *l = r->l;
    const dfg_node end = last < l->room ? last : l->room;
    for (dfg_node n = l->n_done; n < end; n++) {
        uint32_t value = l->of[n] == 0 ? quick_label(r, n) : l->of[n];
        if (value == 0) {
            value = known_label(r, n);
            if (value == 0)
                value = label_below(r, n);
            remember(r, n, value);
        }
        l->of[n] = value;
    }
    l->n_done = end > l->n_done ? end : l->n_done;
}

/* false: the view has no memory for labels. */
static bool is_ready(struct run *r, const dfg_graph *g, const struct dfg_tree *t)
{
    *r = (struct run){.g = g, .t = t};
    if (g->labels == NULL)
        return false;
    if (dfg_labels_of(g, 0)->begun == NULL)
        for (uint32_t i = 0; i < g->names->n_trees; i++)
            *dfg_labels_of(g, i) = (struct dfg_labels){.begun = g->labels};
    r->l = dfg_labels_of(g, t->number);
    if (r->l->tree != t) {
        dfg_labels_begin(r->l, t, g->label_room);
        r->l->of[DFG_NONE] = label(r, DFG_NONE);
        r->l->n_done = 1;
    }
    return true;
}

uint32_t dfg_label(const dfg_graph *g, const struct dfg_tree *t, dfg_node n)
{
    struct run r;
    if (!is_ready(&r, g, t) || n >= r.l->room)
        return EVERY_ENTRY;
    label_to(&r, n + 1);
    return r.l->of[n] >> 16;
}

struct dfg_entries dfg_label_entries(const dfg_graph *g, const struct dfg_tree *t, uint32_t set)
{
    if (set == EVERY_ENTRY)
        return (struct dfg_entries){NULL, t->n_entries};
    if (set == NOTHING)
        return (struct dfg_entries){NULL, 0};
    const struct dfg_labels *l = dfg_labels_of(g, t->number);
    return (struct dfg_entries){l->pool + l->lists[set].begin, l->lists[set].n};
}

void dfg_label_bits(const dfg_graph *g, const struct dfg_tree *t, uint32_t set, uint64_t *words)
{
    const struct dfg_entries all = dfg_label_entries(g, t, set);
    for (uint32_t i = 0; i < (t->n_entries + 63) / 64; i++)
        words[i] = 0;
    for (uint32_t i = 0; i < all.n; i++) {
        const uint32_t bit = dfg_entry_of(all, i);
        words[bit / 64] |= UINT64_C(1) << bit % 64;
    }
}

/* The set of a node that is labelled already, as far as there is memory for it. */
static inline uint32_t set_of(const struct run *r, dfg_node n)
{
    return r->l != NULL && n < r->l->room ? r->l->of[n] >> 16 : (uint32_t)EVERY_ENTRY;
}

static void label_range(struct run *r, const dfg_graph *g, const struct dfg_tree *t, dfg_node last)
{
    if (is_ready(r, g, t))
        label_to(r, last);
}

size_t dfg_label_hits(const dfg_graph *g, const struct dfg_tree *t, dfg_node first, dfg_node last, dfg_node *nodes,
                      uint32_t *sets)
{
    struct run r;
    size_t count = 0;
    label_range(&r, g, t, last);
    for (dfg_node n = first; n < last; n++) {
        nodes[count] = n;
        sets[count] = set_of(&r, n);
        count += sets[count] != NOTHING;
    }
    return count;
}

size_t dfg_label_sweep(const dfg_graph *g, const struct dfg_tree *t, dfg_node first, dfg_node last, dfg_node *nodes,
                       uint64_t *words)
{
    const size_t n_words = (t->n_entries + 63) / 64;
    struct run r;
    size_t count = 0;
    label_range(&r, g, t, last);
    for (dfg_node n = first; n < last; n++) {
        const uint32_t set = set_of(&r, n);
        if (set == NOTHING)
            continue;
        dfg_label_bits(g, t, set, words + count * n_words);
        nodes[count++] = n;
    }
    return count;
}
