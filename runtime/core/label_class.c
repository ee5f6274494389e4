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
 * A predicate in `code`: its flags and kind; numbers of atoms, of predicates at
 * operands, of predicates at its own node, of entries; then these: atoms, pairs
 * of step and predicate, predicates, entries.
 */
#include "label.h"

enum { ALL, SOME, NOT, KIND = 3, STORED = 4, FREE = 8 }; /* of code: kind, flags */
enum { HEADER = 5, STEP_RESULT = 0xFFFF, IS_GET = 0xFFFF, MOST_OPERANDS = 4095 };

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

static bool operand_has(const struct run *r, dfg_node n, uint32_t step, uint32_t p)
{
    if (step != STEP_RESULT)
        return dfg_label_has(r->l, dfg_label_state(r, dfg_arg(r->g, n, step)), p);
    const dfg_node call = dfg_first_result(r->g, n);
    return call == n ? held(r, p) : dfg_label_has(r->l, dfg_label_state(r, call), p);
}

/* With what its class has told taken for granted. */
static bool all_hold(const struct run *r, dfg_node n, const uint16_t *code)
{
    const uint16_t *part = code + HEADER, *subs = part + code[1], *kids = subs + 2 * code[2];
    for (uint32_t i = 0; i < code[2]; i++)
        if (!operand_has(r, n, subs[2 * i], subs[2 * i + 1]))
            return false;
    for (uint32_t i = 0; i < code[3]; i++)
        if (!held(r, kids[i]))
            return false;
    for (uint32_t i = 0; i < code[1]; i++)
        if (part[i] >= r->t->n_kind && !r->t->atom(r->g, n, part[i]))
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
    const struct dfg_tree_preds may = r->t->of_op[row];
    uint16_t *list = l->pool + l->n_pool;
    uint32_t count = CLASS_FACTS;
    bool is_own = false;
    if (dfg_label_room(l) < (uint32_t)CLASS_FACTS + may.n)
        return 0;
    for (uint32_t i = may.first; i < may.first + may.n; i++) {
        const uint16_t p = r->t->op_preds[i];
        if (can_hold(r, n, p)) {
            hold(r, p);
            is_own = is_own || asks_more(r, p);
            list[count++] = p;
        }
    }
    forget(r, list + CLASS_FACTS, count - CLASS_FACTS);
    list[0] = (uint16_t)dfg_argc(r->g, n);
    list[1] = (uint16_t)data;
    list[2] = (uint16_t)(data >> 16);
    list[3] = (uint16_t)(r->g->op[n] == DFG_GET ? IS_GET : row); /* what is asked of operands depends on it */
    return class_with(r, dfg_label_list(l, count, TAG_CLASS), row, is_own);
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

/* All that calls by the row ask of operand `at`, as a list; 0: no room. */
static uint32_t all_asked(const struct run *r, uint32_t row, uint32_t at)
{
    struct dfg_labels *l = r->l;
    const struct dfg_tree_preds may = r->t->of_op[row];
    const uint64_t key = key_of_asked(row, at, 0);
    const struct found *found = dfg_label_found(l, key);
    uint32_t count = 0;
    if (found->key == key)
        return found->value;
    for (uint32_t i = may.first; i < may.first + may.n; i++) {
        const uint16_t *code = pred_at(r, r->t->op_preds[i]), *subs = code + HEADER + code[1];
        for (uint32_t k = 0; (code[0] & KIND) == ALL && k < code[2]; k++) {
            if (subs[2 * k] != at && (subs[2 * k] != STEP_RESULT || at != 0))
                continue;
            if (dfg_label_room(l) <= count)
                return 0;
            count = add_number(l->pool + l->n_pool, count, subs[2 * k + 1]);
        }
    }
    return dfg_label_keep(l, key, dfg_label_list(l, count, TAG_MORE));
}

uint32_t dfg_label_asked(const struct run *r, uint32_t row, uint32_t at, uint32_t state)
{
    struct dfg_labels *l = r->l;
    const bool is_known = state > EVERY_ENTRY && l->lists[state].tag != TAG_ABSENT;
    const uint32_t asked = is_known ? all_asked(r, row, at) : 0;
    const struct list a = l->lists[asked], b = l->lists[state];
    const uint16_t *of_a = l->pool + a.begin, *of_b = l->pool + b.begin;
    uint32_t count = 0;
    if (asked == 0 || dfg_label_room(l) < b.n)
        return state;
    for (uint32_t i = 0, k = 0; i < a.n && k < b.n;) {
        if (of_a[i] == of_b[k])
            l->pool[l->n_pool + count++] = of_b[k];
        if (of_a[i] <= of_b[k])
            i++;
        else
            k++;
    }
    const uint32_t both = dfg_label_list(l, count, (enum list_tag)b.tag);
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

/* Set and state of a node of the class, whose operands are labelled. */
uint32_t dfg_label_value(const struct run *r, dfg_node n, uint32_t class)
{
    struct dfg_labels *l = r->l;
    const struct list *list = &l->lists[l->classes[class].list];
    const uint16_t *preds = l->pool + list->begin + CLASS_FACTS;
    const uint32_t n_preds = class != 0 ? list->n - (uint32_t)CLASS_FACTS : 0;
    const bool vague = is_vague(r, n);
    uint32_t count = 0, state = 0, set = EVERY_ENTRY;
    if (class != 0 && dfg_label_room(l) >= n_preds) {
        for (uint32_t i = 0; i < n_preds; i++)
            if (pred_holds(r, n, preds[i], vague)) {
                hold(r, preds[i]);
                if (pred_at(r, preds[i])[0] & STORED)
                    l->pool[l->n_pool + count++] = preds[i];
            }
        state = dfg_label_list(l, count, n == DFG_NONE ? TAG_ABSENT : vague ? TAG_VAGUE : TAG_STATE);
        count = 0;
    }
    if (state != 0 && dfg_label_room(l) >= r->t->n_entries) {
        for (uint32_t i = 0; i < n_preds; i++) {
            const uint16_t *code = pred_at(r, preds[i]);
            const uint16_t *entries = code + HEADER + code[1] + 2 * code[2] + code[3];
            for (uint32_t k = 0; held(r, preds[i]) && k < code[4]; k++)
                count = add_number(l->pool + l->n_pool, count, entries[k]);
        }
        set = count == 0 ? NOTHING : dfg_label_list(l, count, TAG_SET);
        set = set == 0 && count > 0 ? EVERY_ENTRY : set;
    }
    forget(r, preds, n_preds);
    return set << 16 | dfg_label_number(l, state == 0 ? ANYTHING : state);
}
