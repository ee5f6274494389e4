/* label_class.c -- which of a table's predicates hold at a node.
 *
 * In:   the predicates as data, the states of a node's operands.
 * Out:  the node's class, the predicates that may hold by its kind, type and
 *       number of operands; its set and state; the view of a state by a class.
 *
 * Where there is no room for a list, a node gets the state of which anything is
 * held for true, and the set of all entries: that misses nothing.  Above it
 * states are vague, and what is denied holds, too.
 *
 * A predicate in `code`: its kind and flags; numbers of predicates at the call whose first result it is, of predicates
 * at its own node, of entries; then these.
 *
 * A row in `asks`, as parts that `parts` tells where they begin (enum part): predicates are told by where they stand
 * among those of the row.  HARD: their number, and these, which results or other predicates decide.  Else a number of
 * questions, and these in order: atom or predicate, how many predicates want it, and which.
 */
#include "label.h"

enum { ALL, SOME, NOT, KIND = 3, STORED = 4, FREE = 8 }; /* of code: kind, flags */
enum { HEADER = 4, IS_GET = 0xFFFF, MOST_OPERANDS = 4095, BITS = 16 };
enum part { HARD, BY_KIND, BY_OPERANDS, BY_NODE, OF_RESULT, OF_OPERANDS /* of the first, the second ... */ };

/* ---- predicates ---- */

static const uint16_t *pred_at(const struct run *r, uint32_t p)
{
    return r->t->code + r->t->at[p];
}

static const uint16_t *preds_of(const struct run *r, uint32_t row)
{
    return r->t->op_preds + r->t->of_op[row].first;
}

static const uint16_t *part_of(const struct run *r, uint32_t row, uint32_t part)
{
    return r->t->asks + r->t->parts[r->t->of_op[row].parts + part];
}

static uint32_t words_of(const struct run *r, uint32_t row)
{
    return (r->t->of_op[row].n + BITS - 1) / BITS;
}

static bool held(const struct run *r, uint32_t p)
{
    return r->l->holds[p / 8] >> p % 8 & 1;
}

/* All predicates of the row that are in the set, for held(). */
static void hold(const struct run *r, uint32_t row, const uint16_t *set)
{
    const uint16_t *preds = preds_of(r, row);
    for (uint32_t w = 0; w < words_of(r, row); w++)
        for (uint32_t left = set[w]; left != 0; left &= left - 1) {
            const uint32_t p = preds[w * BITS + dfg_lowest_bit(left)];
            r->l->holds[p / 8] |= (uint8_t)(1u << p % 8);
        }
}

static void forget(const struct run *r, uint32_t row)
{
    const uint16_t *preds = preds_of(r, row);
    for (uint32_t i = 0; i < r->t->of_op[row].n; i++)
        r->l->holds[preds[i] / 8] = 0;
}

static bool kids_hold(const struct run *r, const uint16_t *code)
{
    const uint16_t *kids = code + HEADER + code[1];
    bool some = false, all = true;
    for (uint32_t i = 0; i < code[2]; i++) {
        some = some || held(r, kids[i]);
        all = all && held(r, kids[i]);
    }
    return (code[0] & KIND) == SOME ? some : all;
}

static bool results_hold(const struct run *r, dfg_node n, const uint16_t *code)
{
    const dfg_node call = code[1] > 0 ? dfg_first_result(r->g, n) : DFG_NONE;
    bool all = true;
    for (uint32_t i = 0; i < code[1]; i++) {
        const uint32_t p = code[HEADER + i];
        all = all && (call == n ? held(r, p) : dfg_label_has(r->l, dfg_label_state(r, call), p));
    }
    return all;
}

/* One of those that others decide.  vague: of an operand more is held for true than is known. */
static bool hard_holds(const struct run *r, dfg_node n, const uint16_t *code, bool vague)
{
    if ((code[0] & KIND) != NOT)
        return kids_hold(r, code) && results_hold(r, n, code);
    return vague || !kids_hold(r, code) || (dfg_has_closures(r->g) && !(code[0] & FREE));
}

/* ---- sets of a row's predicates ---- */

static bool any_of(const uint16_t *set, const uint16_t *at, uint32_t n)
{
    bool any = false;
    for (uint32_t i = 0; !any && i < n; i++)
        any = set[at[i] / BITS] >> at[i] % BITS & 1;
    return any;
}

static void remove_all(uint16_t *set, const uint16_t *at, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        set[at[i] / BITS] &= (uint16_t) ~(1u << at[i] % BITS);
}

/* Without those that want an atom which does not hold; it is asked only where one is left. */
static void ask_atoms(const struct run *r, dfg_node n, const uint16_t *part, uint16_t *set)
{
    const uint16_t *at = part + 1;
    for (uint32_t i = 0; i < part[0]; i++, at += 2 + at[1])
        if (any_of(set, at + 2, at[1]) && !r->t->atom(r->g, n, at[0]))
            remove_all(set, at + 2, at[1]);
}

/* Without those that want what does not hold in the state. */
static void ask_state(const struct run *r, uint32_t state, const uint16_t *part, uint16_t *set)
{
    const struct list list = r->l->lists[state];
    const uint16_t *at = part + 1, *items = r->l->pool + list.begin;
    uint32_t k = 0;
    for (uint32_t i = 0; i < part[0] && state != ANYTHING; i++, at += 2 + at[1]) {
        while (k < list.n && items[k] < at[0])
            k++;
        if (k == list.n || items[k] != at[0])
            remove_all(set, at + 2, at[1]);
    }
}

static bool asks_node(const struct run *r, uint32_t row, const uint16_t *set)
{
    const uint16_t *part = part_of(r, row, BY_NODE), *at = part + 1;
    bool any = false;
    for (uint32_t i = 0; i < part[0]; i++, at += 2 + at[1])
        any = any || any_of(set, at + 2, at[1]);
    return any;
}

/* ---- classes ---- */

/* Those that may hold, as far as the node's kind and type tell. */
static void ask_kind(const struct run *r, dfg_node n, uint32_t row, uint16_t *set)
{
    const uint32_t n_preds = r->t->of_op[row].n;
    const uint16_t *hard = part_of(r, row, HARD);
    for (uint32_t w = 0; w < words_of(r, row); w++)
        set[w] = (uint16_t)(n_preds >= (w + 1) * BITS ? 0xFFFF : (1u << n_preds % BITS) - 1);
    ask_atoms(r, n, part_of(r, row, BY_KIND), set);
    if (hard[0] == 0)
        return;
    hold(r, row, set);
    for (uint32_t i = 1; i <= hard[0]; i++) {
        const uint32_t p = preds_of(r, row)[hard[i]];
        const uint16_t *code = pred_at(r, p);
        if ((code[0] & KIND) == NOT || kids_hold(r, code))
            continue;
        remove_all(set, hard + i, 1);
        r->l->holds[p / 8] &= (uint8_t) ~(1u << p % 8);
    }
    forget(r, row);
}

/* A class with this list; 0: no room. */
static uint32_t class_with(const struct run *r, uint32_t list, uint32_t row, bool is_own)
{
    struct dfg_labels *l = r->l;
    const uint32_t argc = l->pool[l->lists[list].begin];
    if (list == 0)
        return 0;
    for (uint32_t i = 1; i < l->n_classes; i++)
        if (l->classes[i].list == list)
            return i;
    if (l->n_classes == MOST_CLASSES)
        return 0;
    l->classes[l->n_classes] = (struct class){.list = list,
                                              .argc = (uint16_t)(is_own || argc > 2 ? NOT_QUICK : argc),
                                              .row = (uint16_t)row,
                                              .is_own = is_own};
    return l->n_classes++;
}

static uint32_t make_class(const struct run *r, dfg_node n)
{
    struct dfg_labels *l = r->l;
    const uint32_t op = dfg_op(r->g, n), data = dfg_data(r->g, n);
    const uint32_t row = op < r->t->n_ops && r->t->of_op[op].n > 0 ? op : (uint32_t)DFG_OTHER;
    uint16_t *list = l->pool + l->n_pool;
    if (dfg_label_room(l) < (uint32_t)CLASS_FACTS + words_of(r, row))
        return 0;
    list[0] = (uint16_t)dfg_argc(r->g, n);
    list[1] = (uint16_t)data;
    list[2] = (uint16_t)(data >> 16);
    list[3] = (uint16_t)(r->g->op[n] == DFG_GET ? IS_GET : row); /* what is asked of operands depends on it */
    ask_kind(r, n, row, list + CLASS_FACTS);
    const bool is_own = asks_node(r, row, list + CLASS_FACTS);
    return class_with(r, dfg_label_list(l, CLASS_FACTS + words_of(r, row), TAG_CLASS), row, is_own);
}

uint32_t dfg_label_class(const struct run *r, dfg_node n)
{
    const uint32_t kind = r->g->kind[n], argc = dfg_argc(r->g, n), type = r->t->asks_types ? r->g->type[n] : 0;
    if (kind >> 24 != 0 || type >> 24 != 0 || argc > MOST_OPERANDS)
        return 0;
    const uint64_t key = key_of_class(argc, type, kind);
    const struct found *found = dfg_label_found(r->l, key);
    return found->key == key ? found->value : dfg_label_keep(r->l, key, make_class(r, n));
}

/* ---- what is asked of operands ---- */

/* Is the predicate asked?  at: where to go on for greater ones, of `left` questions. */
static bool is_asked(const uint16_t **at, uint32_t *left, uint32_t p)
{
    for (; *left > 0 && (*at)[0] < p; --*left)
        *at += 2 + (*at)[1];
    return *left > 0 && (*at)[0] == p;
}

uint32_t dfg_label_asked(const struct run *r, uint32_t row, uint32_t at, uint32_t state)
{
    static const uint16_t nothing[1] = {0};
    struct dfg_labels *l = r->l;
    const struct list list = l->lists[state];
    const uint16_t *items = l->pool + list.begin;
    const uint16_t *part = at < r->t->of_op[row].n_steps ? part_of(r, row, OF_OPERANDS + at) : nothing;
    const uint16_t *results = at == 0 ? part_of(r, row, OF_RESULT) : nothing;
    uint32_t left = part[0], left_results = results[0], count = 0;
    if (state <= EVERY_ENTRY || list.tag == TAG_ABSENT || dfg_label_room(l) < list.n)
        return state;
    part++;
    results++;
    for (uint32_t k = 0; k < list.n; k++) {
        const bool of_results = is_asked(&results, &left_results, items[k]);
        if (is_asked(&part, &left, items[k]) || of_results)
            l->pool[l->n_pool + count++] = items[k];
    }
    const uint32_t both = dfg_label_list(l, count, (enum list_tag)list.tag);
    return both != 0 ? both : state;
}

/* ---- states ---- */

static bool is_vague(const struct run *r, dfg_node n)
{
    bool vague = false;
    for (uint32_t i = 0; i < dfg_argc(r->g, n); i++)
        vague = vague || r->l->lists[dfg_label_state(r, dfg_arg(r->g, n, i))].tag == TAG_VAGUE;
    return vague;
}

/* Those that hold at a node of the class, in memory at the pool's end. */
static const uint16_t *ask_node(const struct run *r, dfg_node n, const struct class *class, bool vague)
{
    const uint32_t row = class->row, n_words = words_of(r, row);
    const uint16_t *may = r->l->pool + r->l->lists[class->list].begin + CLASS_FACTS, *hard = part_of(r, row, HARD);
    uint16_t *set = r->l->pool + r->l->n_pool + dfg_label_room(r->l) - n_words;
    for (uint32_t w = 0; w < n_words; w++)
        set[w] = may[w];
    for (uint32_t at = 0; at < r->t->of_op[row].n_steps; at++)
        ask_state(r, dfg_label_state(r, dfg_arg(r->g, n, at)), part_of(r, row, OF_OPERANDS + at), set);
    ask_atoms(r, n, part_of(r, row, BY_OPERANDS), set);
    ask_atoms(r, n, part_of(r, row, BY_NODE), set);
    if (hard[0] == 0)
        return set;
    hold(r, row, set);
    for (uint32_t i = 1; i <= hard[0]; i++) {
        const uint32_t p = preds_of(r, row)[hard[i]];
        if (!any_of(set, hard + i, 1) || hard_holds(r, n, pred_at(r, p), vague))
            continue;
        remove_all(set, hard + i, 1);
        r->l->holds[p / 8] &= (uint8_t) ~(1u << p % 8);
    }
    forget(r, row);
    return set;
}

/* Of those that hold the ones that are asked elsewhere, as a list. */
static uint32_t state_of(const struct run *r, uint32_t row, const uint16_t *set, enum list_tag tag)
{
    struct dfg_labels *l = r->l;
    const uint16_t *preds = preds_of(r, row);
    uint32_t count = 0;
    for (uint32_t w = 0; w < words_of(r, row); w++)
        for (uint32_t left = set[w]; left != 0; left &= left - 1) {
            const uint16_t p = preds[w * BITS + dfg_lowest_bit(left)];
            if (pred_at(r, p)[0] & STORED)
                l->pool[l->n_pool + count++] = p;
        }
    return dfg_label_list(l, count, tag);
}

/* Numbers in order, each once: they are few. */
static uint32_t add_number(uint16_t *list, uint32_t n, uint16_t number)
{
    uint32_t at = n;
    while (at > 0 && list[at - 1] > number)
        at--;
    if (at > 0 && list[at - 1] == number)
        return n;
    for (uint32_t i = n; i > at; i--)
        list[i] = list[i - 1];
    list[at] = number;
    return n + 1;
}

/* Their entries. */
static uint32_t entries_of(const struct run *r, uint32_t row, const uint16_t *set)
{
    struct dfg_labels *l = r->l;
    const uint16_t *preds = preds_of(r, row);
    uint32_t count = 0;
    for (uint32_t w = 0; w < words_of(r, row); w++)
        for (uint32_t left = set[w]; left != 0; left &= left - 1) {
            const uint16_t *code = pred_at(r, preds[w * BITS + dfg_lowest_bit(left)]);
            const uint16_t *entries = code + HEADER + code[1] + code[2];
            for (uint32_t k = 0; k < code[3]; k++)
                count = add_number(l->pool + l->n_pool, count, entries[k]);
        }
    const uint32_t list = count == 0 ? (uint32_t)NOTHING : dfg_label_list(l, count, TAG_SET);
    return list == 0 && count > 0 ? (uint32_t)EVERY_ENTRY : list;
}

/* Set and state of a node of the class, whose operands are labelled. */
uint32_t dfg_label_value(const struct run *r, dfg_node n, uint32_t number)
{
    struct dfg_labels *l = r->l;
    const struct class *class = &l->classes[number];
    const uint32_t row = class->row, n_words = words_of(r, row);
    uint32_t state = 0, set = EVERY_ENTRY;
    if (number != 0 && dfg_label_room(l) >= n_words + r->t->of_op[row].n) {
        const bool vague = is_vague(r, n);
        const uint16_t *holds = ask_node(r, n, class, vague);
        state = state_of(r, row, holds, n == DFG_NONE ? TAG_ABSENT : vague ? TAG_VAGUE : TAG_STATE);
        if (state != 0 && dfg_label_room(l) >= n_words + r->t->n_entries)
            set = entries_of(r, row, holds);
    }
    return set << 16 | dfg_label_number(l, state == 0 ? ANYTHING : state);
}
