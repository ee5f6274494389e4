/* label.c -- nodes labelled with the predicates of a table that hold at them.
 *
 * In:   the predicates as data, a view, its memory for labels.
 * Out:  for each node its state, the set of what may be asked of it as an operand, and the set of entries that it is
 *       a candidate for.
 *
 * A node's class is what its kind, type and number of operands decide: the predicates that may hold at it.  Class
 * and states of the operands decide the rest, so transitions are kept in a table, open addressing, and made when
 * first met.  Classes, states and sets are lists of numbers, equal ones one row.  Operands are taken in pairs: of
 * more than two, those in front are a list with the class.
 *
 * Where a table is full, a node gets the state of which anything is held for true, and the set of all entries:
 * that misses nothing.  What is denied holds above it, too.
 *
 * A predicate in `code`: its flags and kind; numbers of atoms, of predicates at operands, of predicates at its own
 * node, of entries; then these: atoms, pairs of step and predicate, predicates, entries.
 */
#include "../dfg_label.h"

enum { ALL, SOME, NOT, KIND = 3, STORED = 4, FREE = 8 }; /* of code: kind, flags */
enum { HEADER = 5, STEP_RESULT = 0xFFFF };

enum { NOTHING, ANYTHING, EVERY_ENTRY }; /* the first rows: the empty list, the state and set of what is not known */
enum tag { TAG_STATE = 1, TAG_VAGUE, TAG_SET, TAG_CLASS, TAG_MORE };
enum { N_FACTS = 4 }; /* of a class, in front of its predicates: operands, data (2), flags */
enum { IS_GET = 1, IS_OWN = 2, MOST_OPERANDS = 4095 };

enum { HEAD = 128, HELD = 8192 }; /* bytes: of struct dfg_labels, of a bit for each predicate that there may be */
_Static_assert(sizeof(struct dfg_labels *) <= 8 && HEAD + HELD == DFG_LABEL_FIXED, "as in dfg_match.h");

#define KEY_CLASS (UINT64_C(1) << 63)

/* A list: where it begins in the pool. */
struct list {
    uint32_t begin;
    uint16_t n, tag;
};

/* From operands in pairs to what is found: of the last pair state and set, else a row. */
struct transition {
    uint64_t key;
    uint32_t value, unused;
};

struct dfg_labels {
    const void *begun;           /* of the first table: NULL: nothing is there yet of any */
    const struct dfg_tree *tree; /* NULL: nothing is there of this one */
    uint32_t room, mask;         /* nodes, transitions - 1 */
    uint32_t n_lists, n_pool, n_transitions;
    uint32_t n_done; /* nodes below it are labelled */
    struct transition *transitions;
    struct list *lists;
    uint32_t *of;    /* per node: set << 16 | state; 0: not labelled */
    uint32_t *stack; /* as many as nodes */
    uint16_t *index; /* of lists, by their hash */
    uint16_t *pool;
    uint8_t *holds; /* a bit a predicate, 0 between calls */
};

struct run {
    const dfg_graph *g;
    const struct dfg_tree *t;
    struct dfg_labels *l;
};

/* ---- memory: for each table of the file as dfg_bind laid it out ---- */

static void zero(void *at, size_t n)
{
    unsigned char *bytes = at;
    for (size_t i = 0; i < n; i++)
        bytes[i] = 0;
}

static struct dfg_labels *labels_of(const dfg_graph *g, uint32_t number)
{
    return (struct dfg_labels *)(void *)((char *)g->labels + number * dfg_labels_size(g->label_room));
}

static void lay_out(struct dfg_labels *l, const struct dfg_tree *t, uint32_t room)
{
    const size_t most = 2048 + 4 * (size_t)(room < 4096 ? room : 4096); /* as in dfg_labels_size */
    size_t slots = 2048;
    while (2 * slots <= most)
        slots *= 2;
    *l = (struct dfg_labels){.begun = l, .tree = t, .room = room, .mask = (uint32_t)slots - 1};
    l->transitions = (struct transition *)(void *)((char *)l + HEAD);
    l->lists = (struct list *)(void *)(l->transitions + slots);
    l->of = (uint32_t *)(void *)(l->lists + slots / 2);
    l->stack = l->of + room;
    l->index = (uint16_t *)(void *)(l->stack + room);
    l->pool = l->index + slots;
    l->holds = (uint8_t *)(l->pool + 4 * slots);
    zero(l->transitions, slots * sizeof *l->transitions);
    zero(l->of, room * sizeof *l->of);
    zero(l->index, slots * sizeof *l->index);
    zero(l->holds, HELD);
    l->lists[ANYTHING] = (struct list){.tag = TAG_VAGUE};
    l->lists[NOTHING] = l->lists[EVERY_ENTRY] = (struct list){.tag = TAG_SET};
    l->n_lists = EVERY_ENTRY + 1;
}

/* ---- lists ---- */

static uint32_t n_free(const struct dfg_labels *l)
{
    return 4 * (l->mask + 1) - l->n_pool;
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

/* The row of the list that stands at the end of the pool; 0: there is no room for it. */
static uint32_t intern(struct dfg_labels *l, uint32_t n, enum tag tag)
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

/* The transition of the key, or where it belongs: then its key is 0. */
static struct transition *slot_of(const struct dfg_labels *l, uint64_t key)
{
    uint32_t at = (uint32_t)(key * UINT64_C(0x9E3779B97F4A7C15) >> 40) & l->mask;
    while (l->transitions[at].key != key && l->transitions[at].key != 0)
        at = (at + 1) & l->mask;
    return &l->transitions[at];
}

static uint32_t keep(struct dfg_labels *l, struct transition *slot, uint64_t key, uint32_t value)
{
    if (l->n_transitions < l->mask - l->mask / 4) {
        l->n_transitions++;
        *slot = (struct transition){.key = key, .value = value};
    }
    return value;
}

/* ---- predicates ---- */

static const uint16_t *pred_at(const struct run *r, uint32_t p)
{
    return r->t->code + r->t->at[p];
}

static bool held(const struct run *r, uint32_t p)
{
    return r->l->holds[p / 8] >> p % 8 & 1;
}

static void hold(const struct run *r, uint32_t p)
{
    r->l->holds[p / 8] |= (uint8_t)(1u << p % 8);
}

static void forget(const struct run *r, const uint16_t *preds, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        r->l->holds[preds[i] / 8] = 0;
}

static uint32_t state_of(const struct run *r, dfg_node n)
{
    return n < r->l->room ? r->l->of[n] & 0xFFFF : ANYTHING;
}

/* Does the predicate hold at the node that has this state? */
static bool state_has(const struct run *r, uint32_t state, uint32_t p)
{
    const struct list *s = &r->l->lists[state];
    const uint16_t *items = r->l->pool + s->begin;
    uint32_t low = 0, high = s->n;
    while (low < high) {
        const uint32_t mid = (low + high) / 2;
        if (items[mid] < p)
            low = mid + 1;
        else
            high = mid;
    }
    return state == ANYTHING || (low < s->n && items[low] == p);
}

static bool operand_has(const struct run *r, dfg_node n, uint32_t step, uint32_t p)
{
    if (step != STEP_RESULT)
        return state_has(r, state_of(r, dfg_arg(r->g, n, step)), p);
    const dfg_node call = dfg_first_result(r->g, n);
    return call == n ? held(r, p) : state_has(r, state_of(r, call), p);
}

/* With what its class has told taken for granted. */
static bool all_hold(const struct run *r, dfg_node n, const uint16_t *code)
{
    const uint16_t *part = code + HEADER, *subs = part + code[1], *kids = subs + 2 * code[2];
    for (uint32_t i = 0; i < code[1]; i++)
        if (part[i] >= r->t->n_kind && !r->t->atom(r->g, n, part[i]))
            return false;
    for (uint32_t i = 0; i < code[2]; i++)
        if (!operand_has(r, n, subs[2 * i], subs[2 * i + 1]))
            return false;
    for (uint32_t i = 0; i < code[3]; i++)
        if (!held(r, kids[i]))
            return false;
    return true;
}

static bool some_hold(const struct run *r, const uint16_t *code)
{
    bool any = false;
    for (uint32_t i = 0; i < code[3]; i++)
        any = any || held(r, code[HEADER + i]);
    return any;
}

/* vague: of an operand more is held for true than is known. */
static bool pred_holds(const struct run *r, dfg_node n, uint32_t p, bool vague)
{
    const uint16_t *code = pred_at(r, p);
    if ((code[0] & KIND) == ALL)
        return all_hold(r, n, code);
    if ((code[0] & KIND) == SOME)
        return some_hold(r, code);
    return vague || !held(r, code[HEADER]) || (dfg_has_closures(r->g) && !(code[0] & FREE));
}

/* ---- classes ---- */

/* Can it hold, as far as the node's kind and type tell? */
static bool can_hold(const struct run *r, dfg_node n, uint32_t p)
{
    const uint16_t *code = pred_at(r, p), *kids = code + HEADER + code[1] + 2 * code[2];
    if ((code[0] & KIND) != ALL)
        return (code[0] & KIND) == NOT || some_hold(r, code);
    for (uint32_t i = 0; i < code[1]; i++)
        if (code[HEADER + i] < r->t->n_kind && !r->t->atom(r->g, n, code[HEADER + i]))
            return false;
    for (uint32_t i = 0; i < code[3]; i++)
        if (!held(r, kids[i]))
            return false;
    return true;
}

static bool asks_more(const struct run *r, uint32_t p)
{
    const uint16_t *code = pred_at(r, p);
    bool more = false;
    for (uint32_t i = 0; i < code[1]; i++)
        more = more || code[HEADER + i] >= r->t->n_cached;
    return more;
}

/* The row of n's class, in front of it whether its predicates ask what transitions do not say; 0: no room. */
static uint32_t make_class(const struct run *r, dfg_node n)
{
    struct dfg_labels *l = r->l;
    const uint32_t op = dfg_op(r->g, n), data = dfg_data(r->g, n);
    const bool is_known = op < r->t->n_ops && r->t->of_op[op].n > 0;
    const struct dfg_tree_preds may = r->t->of_op[is_known ? op : DFG_OTHER];
    uint16_t *list = l->pool + l->n_pool;
    uint32_t count = N_FACTS;
    bool is_own = false;
    if (n_free(l) < (uint32_t)N_FACTS + may.n)
        return 0;
    for (uint32_t i = may.first; i < may.first + may.n; i++) {
        const uint16_t p = r->t->op_preds[i];
        if (can_hold(r, n, p)) {
            hold(r, p);
            is_own = is_own || asks_more(r, p);
            list[count++] = p;
        }
    }
    forget(r, list + N_FACTS, count - N_FACTS);
    list[0] = (uint16_t)dfg_argc(r->g, n);
    list[1] = (uint16_t)data;
    list[2] = (uint16_t)(data >> 16);
    list[3] = (uint16_t)((r->g->op[n] == DFG_GET ? IS_GET : 0) | (is_own ? IS_OWN : 0));
    const uint32_t row = intern(l, count, TAG_CLASS);
    return row > 0 && is_own ? row | (uint32_t)IS_OWN << 16 : row;
}

static uint32_t class_of(const struct run *r, dfg_node n)
{
    const uint32_t kind = r->g->kind[n], argc = r->g->argc[n], type = r->t->asks_types ? r->g->type[n] : 0;
    if (kind >> 24 != 0 || type >> 24 != 0 || argc > MOST_OPERANDS)
        return make_class(r, n);
    const uint64_t key = KEY_CLASS | (uint64_t)argc << 48 | (uint64_t)type << 24 | kind;
    struct transition *slot = slot_of(r->l, key);
    return slot->key == key ? slot->value : keep(r->l, slot, key, make_class(r, n));
}

/* ---- states ---- */

/* Entries in order: they are few. */
static uint32_t add_entries(uint16_t *list, uint32_t n, const uint16_t *entries, uint32_t more)
{
    for (uint32_t i = 0; i < more; i++, n++) {
        uint32_t at = n;
        for (; at > 0 && list[at - 1] > entries[i]; at--)
            list[at] = list[at - 1];
        list[at] = entries[i];
    }
    return n;
}

static bool is_vague(const struct run *r, dfg_node n)
{
    bool vague = false;
    for (uint32_t i = 0; i < dfg_argc(r->g, n); i++)
        vague = vague || r->l->lists[state_of(r, dfg_arg(r->g, n, i))].tag == TAG_VAGUE;
    return vague;
}

/* Set and state of a node of the class, whose operands are labelled. */
static uint32_t evaluate(const struct run *r, dfg_node n, uint32_t class)
{
    struct dfg_labels *l = r->l;
    const uint16_t *preds = l->pool + l->lists[class].begin + N_FACTS;
    const uint32_t n_preds = class != NOTHING ? l->lists[class].n - (uint32_t)N_FACTS : 0;
    const bool vague = is_vague(r, n);
    uint32_t count = 0, state = 0, set = EVERY_ENTRY;
    if (class != NOTHING && n_free(l) >= n_preds) {
        for (uint32_t i = 0; i < n_preds; i++)
            if (pred_holds(r, n, preds[i], vague)) {
                hold(r, preds[i]);
                if (pred_at(r, preds[i])[0] & STORED)
                    l->pool[l->n_pool + count++] = preds[i];
            }
        state = intern(l, count, vague ? TAG_VAGUE : TAG_STATE);
        count = 0;
    }
    if (state != 0 && n_free(l) >= r->t->n_entries) {
        for (uint32_t i = 0; i < n_preds; i++) {
            const uint16_t *code = pred_at(r, preds[i]);
            const uint16_t *entries = code + HEADER + code[1] + 2 * code[2] + code[3];
            if (held(r, preds[i]))
                count = add_entries(l->pool + l->n_pool, count, entries, code[4]);
        }
        set = count == 0 ? NOTHING : intern(l, count, TAG_SET);
        set = set == 0 && count > 0 ? EVERY_ENTRY : set;
    }
    forget(r, preds, n_preds);
    return set << 16 | (state == 0 ? ANYTHING : state);
}

/* What operand i adds to a key: 0 past the end. */
static uint32_t operand_key(const struct run *r, dfg_node n, uint32_t i)
{
    const dfg_node a = dfg_arg(r->g, n, i);
    return a == DFG_NONE || i < r->t->n_steps ? state_of(r, a) : ANYTHING;
}

/* The row that stands for the class and the operands up to the last two. */
static uint32_t row_of(const struct run *r, dfg_node n, uint32_t row, uint32_t argc)
{
    struct dfg_labels *l = r->l;
    for (uint32_t i = 0; row != 0 && i + 2 < argc; i += 2) {
        const uint32_t a = operand_key(r, n, i), b = operand_key(r, n, i + 1);
        const uint64_t key = (uint64_t)row << 32 | a << 16 | b;
        struct transition *slot = slot_of(l, key);
        if (slot->key == key) {
            row = slot->value;
            continue;
        }
        if (n_free(l) < 3)
            return 0;
        uint16_t *list = l->pool + l->n_pool;
        list[0] = (uint16_t)row;
        list[1] = (uint16_t)a;
        list[2] = (uint16_t)b;
        row = keep(l, slot, key, intern(l, 3, TAG_MORE));
    }
    return row;
}

/* Of a node whose operands are labelled. */
static uint32_t label(const struct run *r, dfg_node n)
{
    const uint32_t class = class_of(r, n), argc = dfg_argc(r->g, n);
    const uint32_t row = class >> 16 != 0 ? 0 : row_of(r, n, class, argc), last = argc > 2 ? (argc - 1) / 2 * 2 : 0;
    if (row == 0)
        return evaluate(r, n, class & 0xFFFF);
    const uint64_t key = (uint64_t)row << 32 | operand_key(r, n, last) << 16 | operand_key(r, n, last + 1);
    struct transition *slot = slot_of(r->l, key);
    return slot->key == key ? slot->value : keep(r->l, slot, key, evaluate(r, n, class));
}

/* ---- nodes ---- */

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
        l->of[top] = label(r, top);
        depth--;
    }
}

/* All nodes up to `last`, in order. */
static void label_to(const struct run *r, dfg_node last)
{
    struct dfg_labels *l = r->l;
    for (; l->n_done < last && l->n_done < l->room; l->n_done++)
        if (l->of[l->n_done] == 0)
            label_below(r, l->n_done);
}

/* false: the view has no memory for labels. */
static bool is_ready(struct run *r, const dfg_graph *g, const struct dfg_tree *t)
{
    *r = (struct run){.g = g, .t = t};
    if (g->labels == NULL)
        return false;
    if (labels_of(g, 0)->begun == NULL)
        for (uint32_t i = 0; i < g->names->n_trees; i++)
            *labels_of(g, i) = (struct dfg_labels){.begun = g->labels};
    r->l = labels_of(g, t->number);
    if (r->l->tree != t) {
        lay_out(r->l, t, g->label_room);
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
    const struct dfg_labels *l = labels_of(g, t->number);
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

size_t dfg_label_hits(const dfg_graph *g, const struct dfg_tree *t, dfg_node first, dfg_node last, dfg_node *nodes,
                      uint32_t *sets)
{
    struct run r;
    size_t count = 0;
    const bool ready = is_ready(&r, g, t);
    if (ready)
        label_to(&r, last);
    for (dfg_node n = first; n < last; n++) {
        nodes[count] = n;
        sets[count] = ready && n < r.l->room ? r.l->of[n] >> 16 : (uint32_t)EVERY_ENTRY;
        count += sets[count] != NOTHING;
    }
    return count;
}

size_t dfg_label_sweep(const dfg_graph *g, const struct dfg_tree *t, dfg_node first, dfg_node last, dfg_node *nodes,
                       uint64_t *words)
{
    const size_t n_words = (t->n_entries + 63) / 64;
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        const uint32_t set = dfg_label(g, t, n);
        if (set == NOTHING)
            continue;
        dfg_label_bits(g, t, set, words + count * n_words);
        nodes[count++] = n;
    }
    return count;
}
