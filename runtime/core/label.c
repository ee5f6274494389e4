/* label.c -- nodes labelled with the predicates of a table that hold at them.
 *
 * In:   the predicates as data, a view, its memory for labels.
 * Out:  for each node its state, the set of predicates that may be tested of it as an operand, and the set of
 *       entries that it is a candidate for.
 *
 * A node's class and what its operands' states allow decide both, so they are memoized by these (label_cells.c).
 */
#include "label.h"

/* ---- nodes ---- */

/* What is read for each node, of a graph and its labels. */
struct arrays {
    uint32_t *of;
    const struct dfg_labels *l;
    const uint32_t *kind, *type, *first; /* type: NULL: it is not asked */
    const uint16_t *argc;
    const dfg_node *args;
};

static inline struct arrays arrays_of(const struct run *r)
{
    static const dfg_node none[1] = {DFG_NONE};
    const struct dfg_labels *l = r->l;
    return (struct arrays){.of = l->of, .l = l, .kind = r->g->kind, .first = r->g->first,
                          .type = r->t->asks_types ? r->g->type : NULL, .argc = r->g->argc,
                          .args = r->g->args != NULL ? r->g->args : none};
}

/* What was found for a node like n; 0: nothing is known.  One without operands reads those of another node, which say
 * nothing.  No branch but for what is not known: kinds come in any order. */
static inline DFG_IN_LINE uint32_t quick_label(const struct arrays *q, dfg_node n, bool typed)
{
    const uint32_t kind = q->kind[n], type = typed ? q->type[n] : 0;
    const struct quick *s = dfg_label_slot_of(q->l, kind, type);
    if (s->kind != kind || s->argc != q->argc[n] || (typed && s->type != type))
        return 0;
    const dfg_node *args = q->args + (q->first[n] & s->has_args);
    const size_t a = q->of[args[s->at[0]]] & 0xFFFF, b = q->of[args[s->at[1]]] & 0xFFFF;
    return s->cells[(size_t)s->first[STATE_UNIT * a] + s->second[STATE_UNIT * b]];
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

/* A node whose operands are labelled. */
static void label_now(const struct run *r, dfg_node n)
{
    const uint32_t kind = r->g->kind[n], type = r->t->asks_types ? r->g->type[n] : 0;
    const struct quick *s = dfg_label_slot_of(r->l, kind, type);
    const bool is_told = s->class != 0 && s->kind == kind && s->type == type && s->argc == r->g->argc[n];
    const uint32_t class = is_told ? s->class : dfg_label_class(r, n);
    uint32_t *cell = dfg_label_cell(r, n, class);
    const uint32_t value = cell != NULL && *cell != 0 ? *cell : dfg_label_value(r, n, class);
    if (cell != NULL)
        *cell = value;
    r->l->of[n] = value;
    if (s->class != class)
        dfg_label_slot(r, n, class);
}

/* n, behind what it needs of those that are not labelled. */
static void label_below(const struct run *r, dfg_node n)
{
    struct dfg_labels *l = r->l;
    uint32_t depth = 0;
    for (l->stack[depth++] = n; depth > 0;) {
        const dfg_node top = l->stack[depth - 1], operand = unlabelled(r, top);
        if (operand != DFG_NONE) {
            l->stack[depth++] = operand;
            continue;
        }
        label_now(r, top);
        depth--;
    }
}

/* From n on as long as that is quick: the first node for which it is not, or `end`. */
static inline DFG_IN_LINE dfg_node label_quickly(struct arrays q, dfg_node n, dfg_node end, bool typed)
{
    for (; n < end; n++) {
        const uint32_t value = quick_label(&q, n, typed);
        if (value == 0)
            break;
        q.of[n] = value;
    }
    return n;
}

/* ---- lanes ---- */

/* One walk waits at each node for its operand's label, so a long range is labelled from two places at a time.  Where
 * the second lane begins operands are not labelled yet.  Such a node is labelled with the least that may hold at these
 * and with the most: without a NOT more holds at a node where more holds at its operands, so if both are one label it
 * is the node's.  Otherwise both are kept for its users, and its label is found at last. */
enum { LANES = 2, SHORTEST = 1 << 12, LONGEST = 1 << 18, DOUBTS = 256, MOST_OPERANDS = 4 };

/* A node that is not labelled, and its two labels. */
struct doubt {
    dfg_node node;
    uint32_t bounds[2];
};

/* Its place, which other nodes may take. */
static struct doubt *doubt_of(const struct dfg_labels *l, dfg_node n)
{
    return (struct doubt *)(void *)l->stack + n % DOUBTS;
}

static uint32_t bound_of(struct dfg_labels *l, dfg_node n, uint32_t which)
{
    const struct doubt *d = doubt_of(l, n);
    if (d->node == n)
        return d->bounds[which];
    return (uint32_t)EVERY_ENTRY << 16 | dfg_label_number(l, which == 0 ? EMPTY : ANYTHING);
}

/* The label of a node some operands of which, the first n_open in `open`, have these bounds. */
static uint32_t label_at_bound(const struct run *r, dfg_node n, const dfg_node *open, uint32_t n_open, uint32_t which)
{
    uint32_t *of = r->l->of;
    for (uint32_t i = 0; i < n_open; i++)
        of[open[i]] = bound_of(r->l, open[i], which);
    label_now(r, n);
    const uint32_t value = of[n];
    for (uint32_t i = 0; i < n_open; i++)
        of[open[i]] = 0;
    of[n] = 0;
    return value;
}

/* Its label is found at last. */
static void leave_open(struct dfg_labels *l, dfg_node n)
{
    l->open_from = n < l->open_from ? n : l->open_from;
    l->open_to = n > l->open_to ? n : l->open_to;
}

/* A node whose operands may not be labelled: as far as its label is known. */
static void label_in_doubt(const struct run *r, dfg_node n)
{
    const uint32_t argc = dfg_argc(r->g, n);
    dfg_node open[MOST_OPERANDS];
    uint32_t n_open = 0;
    if (unlabelled(r, n) == DFG_NONE) {
        label_now(r, n);
        return;
    }
    if (argc > MOST_OPERANDS) {
        leave_open(r->l, n);
        return;
    }
    for (uint32_t i = 0; i < argc; i++) {
        const dfg_node a = dfg_arg(r->g, n, i);
        if (a < r->l->room && r->l->of[a] == 0)
            open[n_open++] = a;
    }
    struct doubt d = {.node = n};
    for (uint32_t which = 0; which < 2; which++)
        d.bounds[which] = label_at_bound(r, n, open, n_open, which);
    if (d.bounds[0] == d.bounds[1]) {
        r->l->of[n] = d.bounds[0];
        return;
    }
    *doubt_of(r->l, n) = d;
    leave_open(r->l, n);
}

static void label_each(const struct run *r, const dfg_node *at, const uint32_t *value)
{
    for (uint32_t i = 0; i < LANES; i++)
        if (value[i] != 0)
            r->l->of[at[i]] = value[i];
        else
            label_in_doubt(r, at[i]);
}

/* LANES times `length` nodes from n on, but for those in doubt. */
static inline DFG_IN_LINE void walk_lanes(const struct run *r, dfg_node n, uint32_t length, bool typed)
{
    const struct arrays q = arrays_of(r);
    const dfg_node end = n + length;
    for (; n < end; n++) {
        const uint32_t low = quick_label(&q, n, typed), high = quick_label(&q, n + length, typed);
        if (low == 0 || high == 0) {
            label_each(r, (const dfg_node[LANES]){n, n + length}, (const uint32_t[LANES]){low, high});
            continue;
        }
        q.of[n] = low;
        q.of[n + length] = high;
    }
}

static void label_lanes(const struct run *r, dfg_node n, uint32_t length)
{
    struct dfg_labels *l = r->l;
    for (uint32_t i = 0; i < DOUBTS; i++)
        doubt_of(l, i)->node = DFG_NONE;
    l->open_from = n + LANES * length;
    l->open_to = n;
    if (r->t->asks_types)
        walk_lanes(r, n, length, true);
    else
        walk_lanes(r, n, length, false);
    for (dfg_node at = l->open_from; at <= l->open_to; at++)
        if (l->of[at] == 0)
            label_below(r, at);
}

/* ---- ranges ---- */

/* All nodes up to `last`. */
static void label_to(const struct run *r, dfg_node last)
{
    struct dfg_labels *l = r->l;
    const dfg_node end = last < l->room ? last : l->room;
    while (l->n_done < end) {
        const uint32_t left = end - l->n_done, length = (left < LONGEST ? left : LONGEST) / LANES;
        if (left >= SHORTEST && !r->t->denies) {
            label_lanes(r, l->n_done, length);
            l->n_done += LANES * length;
            continue;
        }
        l->n_done = r->t->asks_types ? label_quickly(arrays_of(r), l->n_done, end, true)
                                     : label_quickly(arrays_of(r), l->n_done, end, false);
        if (l->n_done < end)
            label_below(r, l->n_done++);
    }
}

/* The table's labels are those of another graph, or there are none. */
static void begin(struct run *r)
{
    const dfg_graph *g = r->g;
    struct dfg_labels *l = r->l;
    char *nodes = (char *)g->labels + g->names->n_trees * l->block + 8 * (size_t)r->t->number * g->label_room;
    if (l->tree != r->t || (r->t->denies && l->closures != dfg_has_closures(g)))
        dfg_labels_begin(l, r->t, g->names->label_words, nodes, g->label_room);
    else
        dfg_labels_begin_graph(l, nodes, g->label_room);
    l->closures = dfg_has_closures(g);
    l->of[DFG_NONE] = dfg_label_value(r, DFG_NONE, dfg_label_class(r, DFG_NONE));
    l->n_done = 1;
}

/* false: the view has no memory for labels. */
static bool is_ready(struct run *r, const dfg_graph *g, const struct dfg_tree *t)
{
    *r = (struct run){.g = g, .t = t};
    if (g->labels == NULL)
        return false;
    struct dfg_labels *first = g->labels;
    if (first->block == 0) {
        const size_t block = dfg_label_block(g->label_room, g->names->label_words);
        for (uint32_t i = 0; i < g->names->n_trees; i++)
            *(struct dfg_labels *)(void *)((char *)first + i * block) = (struct dfg_labels){.block = block};
    }
    r->l = dfg_labels_of(g, t->number);
    if (r->l->tree != t || r->l->room == 0)
        begin(r);
    return true;
}

uint32_t dfg_label(const dfg_graph *g, const struct dfg_tree *t, dfg_node n)
{
    struct run r;
    if (!is_ready(&r, g, t) || n >= r.l->room)
        return EVERY_ENTRY;
    if (r.l->of[n] == 0)
        label_below(&r, n);
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

/* As many nodes are labelled at a time as are near when their sets are read. */
enum { BLOCK = 512 };

static uint32_t block_of(uint32_t n)
{
    const uint32_t most = n < SHORTEST ? (uint32_t)BLOCK : (uint32_t)LONGEST;
    return n < most ? n : most;
}

/* How many nodes from n on are labelled now, and their labels: NULL: there is no memory for these. */
static const uint32_t *next_block(const struct run *r, dfg_node n, dfg_node last, uint32_t *count)
{
    const dfg_node room = r->l != NULL ? r->l->room : 0, end = n + block_of(last - n);
    *count = (n < room && room < end ? room : end) - n;
    if (n >= room)
        return NULL;
    label_to(r, n + *count);
    return r->l->of + n;
}

/* The sets of labels; NULL: of nodes that have none.  Stores come for every node, the count moves where there is an
 * entry: no branch to mispredict. */
static size_t add_hits(const uint32_t *of, dfg_node first, uint32_t n, dfg_node *nodes, uint32_t *sets)
{
    size_t count = 0;
    for (uint32_t i = 0; of != NULL && i < n; i++) {
        nodes[count] = first + i;
        sets[count] = of[i] >> 16;
        count += sets[count] != NOTHING;
    }
    for (; of == NULL && count < n; count++) {
        nodes[count] = first + (dfg_node)count;
        sets[count] = EVERY_ENTRY;
    }
    return count;
}

size_t dfg_label_hits(const dfg_graph *g, const struct dfg_tree *t, dfg_node first, dfg_node last, dfg_node *nodes,
                      uint32_t *sets)
{
    struct run r;
    size_t count = 0;
    is_ready(&r, g, t);
    for (uint32_t n_block; first < last; first += n_block) {
        const uint32_t *of = next_block(&r, first, last, &n_block);
        count += add_hits(of, first, n_block, nodes + count, sets + count);
    }
    return count;
}

size_t dfg_label_sweep(const dfg_graph *g, const struct dfg_tree *t, dfg_node first, dfg_node last, dfg_node *nodes,
                       uint64_t *words)
{
    const size_t n_words = (t->n_entries + 63) / 64;
    struct run r;
    size_t count = 0;
    is_ready(&r, g, t);
    for (uint32_t n_block; first < last; first += n_block) {
        const uint32_t *of = next_block(&r, first, last, &n_block);
        for (uint32_t i = 0; i < n_block; i++) {
            const uint32_t set = of != NULL ? of[i] >> 16 : (uint32_t)EVERY_ENTRY;
            if (set == NOTHING)
                continue;
            dfg_label_bits(g, t, set, words + count * n_words);
            nodes[count++] = first + i;
        }
    }
    return count;
}
