/* label_class.c -- which of a table's predicates hold at a node.
 *
 * In:   the predicates as data, the states of a node's operands.
 * Out:  the node's class, the predicates that may hold by its kind, type and operands but for their states; its set
 *       and state.
 *
 * Where there is no room for a list, a node gets the state of which anything is held for true, and the set of all
 * entries: that misses nothing.  Above it states are vague, and what is denied holds, too.
 *
 * A predicate in `code`: is it asked of operands, how many entries it has; bits of the axes that ask it, by their number
 * modulo 32; then the entries; then who asks it of an operand: an axis, how many predicates want it there, and which.
 *
 * A row in `asks`, as parts that `parts` tells where they begin (enum row_part): predicates are told by where they
 * stand among those of the row.  HARD: their number, and those which other predicates decide: which one, its kind, how
 * many it asks at its own node, DFG_TREE_NOWHERE for one that never holds there, and of the call whose first result it
 * is, there as a predicate of the row and by its number.  BY_CLASS, BY_NODE: a number of atoms, and these: atom, how
 * many predicates want it, and which.  Behind them the row's axes: an operand, and as a bit each those predicates which
 * ask nothing of it.
 */
#include "label.h"

enum { HARD_HEADER = 4, IS_GET = 0xFFFF, MOST_TOLD = 26, BITS = 64 };

/* A list of predicates of a row, as words, behind two numbers; 0: no room, of which what can be found again takes half. */
static uint32_t list_of(struct dfg_labels *l, uint32_t a, uint32_t b, const uint64_t *set, uint32_t n, enum list_tag tag)
{
    const uint16_t facts[FACTS] = {(uint16_t)a, (uint16_t)(a >> 16), (uint16_t)b, (uint16_t)(b >> 16)};
    uint16_t *to = l->pool + l->n_pool;
    const uint32_t share = tag == TAG_CLASS ? 0 : 1;
    if (!dfg_label_has_room(l, FACTS + 4 * n + share * l->most_pool / 2) || share * l->n_lists > l->most_lists / 2)
        return 0;
    for (uint32_t i = 0; i < FACTS; i++)
        to[i] = facts[i];
    for (uint32_t i = 0; i < n; i++)
        dfg_label_put_word(to + FACTS + 4 * i, set[i]);
    return dfg_label_list(l, FACTS + 4 * n, tag);
}

/* ---- predicates ---- */

static const uint16_t *pred_at(const struct run *r, uint32_t p)
{
    return r->t->code + r->t->at[p];
}

static uint32_t entries_in(const uint16_t *code)
{
    return code[0] & ~(uint32_t)DFG_TREE_STORED;
}

static const uint16_t *preds_of(const struct run *r, uint32_t row)
{
    return r->t->op_preds + r->t->of_op[row].first;
}

static uint32_t words_of(const struct run *r, uint32_t row)
{
    return r->t->of_op[row].n_words;
}

/* ---- sets of a row's predicates ---- */

static bool has(const uint64_t *set, uint32_t at)
{
    return at != DFG_TREE_NOWHERE && (set[at / BITS] >> at % BITS & 1) != 0;
}

static bool any_of(const uint64_t *set, const uint16_t *at, uint32_t n)
{
    bool any = false;
    for (uint32_t i = 0; !any && i < n; i++)
        any = has(set, at[i]);
    return any;
}

static void remove_all(uint64_t *set, const uint16_t *at, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        set[at[i] / BITS] &= ~(UINT64_C(1) << at[i] % BITS);
}

/* Without those that want an atom which does not hold; it is asked only where one is left. */
static void ask_atoms(const struct run *r, dfg_node n, const uint16_t *part, uint64_t *set)
{
    const uint16_t *at = part + 1;
    for (uint32_t i = 0; i < part[0]; i++, at += 2 + at[1])
        if (any_of(set, at + 2, at[1]) && !r->t->atom(r->g, n, at[0]))
            remove_all(set, at + 2, at[1]);
}

static bool asks_node(const struct run *r, uint32_t row, const uint64_t *set)
{
    const uint16_t *part = dfg_label_part(r, row, BY_NODE), *at = part + 1;
    bool any = false;
    for (uint32_t i = 0; i < part[0]; i++, at += 2 + at[1])
        any = any || any_of(set, at + 2, at[1]);
    return any;
}

/* ---- predicates that others decide ---- */

static const uint16_t *next_hard(const uint16_t *at)
{
    return at + HARD_HEADER + at[2] + 2 * at[3];
}

/* What it asks at its own node, of which `set` has what holds. */
static bool kids_hold(const uint64_t *set, const uint16_t *at)
{
    bool some = false, all = true;
    for (uint32_t i = 0; i < at[2]; i++) {
        const bool holds = has(set, at[HARD_HEADER + i]);
        some = some || holds;
        all = all && holds;
    }
    return (at[1] & DFG_TREE_KIND) == DFG_TREE_SOME ? some : all;
}

static bool results_hold(const struct run *r, dfg_node n, const uint64_t *set, const uint16_t *at)
{
    const uint16_t *asked = at + HARD_HEADER + at[2];
    const dfg_node call = at[3] > 0 ? dfg_first_result(r->g, n) : DFG_NONE;
    bool all = true;
    for (uint32_t i = 0; i < at[3]; i++, asked += 2)
        all = all && (call == n ? has(set, asked[0]) : dfg_label_has(r->l, dfg_label_state(r, call), asked[1]));
    return all;
}

/* vague: of an operand more is held for true than is known. */
static bool hard_holds(const struct run *r, dfg_node n, const uint64_t *set, const uint16_t *at, bool vague)
{
    if ((at[1] & DFG_TREE_KIND) != DFG_TREE_NOT)
        return kids_hold(set, at) && results_hold(r, n, set, at);
    return vague || !kids_hold(set, at) || (dfg_has_closures(r->g) && !(at[1] & DFG_TREE_FREE));
}

/* ---- classes ---- */

/* Those that may hold, as far as the node's class tells. */
static void ask_class(const struct run *r, dfg_node n, uint32_t row, uint64_t *set)
{
    const uint32_t n_preds = r->t->of_op[row].n;
    const uint16_t *hard = dfg_label_part(r, row, HARD);
    for (uint32_t w = 0; w < words_of(r, row); w++)
        set[w] = n_preds >= (w + 1) * BITS ? ~UINT64_C(0) : n_preds > w * BITS ? (UINT64_C(1) << n_preds % BITS) - 1 : 0;
    ask_atoms(r, n, dfg_label_part(r, row, BY_CLASS), set);
    const uint16_t *at = hard + 1;
    for (uint32_t i = 0; i < hard[0]; i++, at = next_hard(at))
        if ((at[1] & DFG_TREE_KIND) != DFG_TREE_NOT && !kids_hold(set, at))
            remove_all(set, at, 1);
}

/* How many operands there are, and which are absent; 0: that is not told. */
static uint32_t operands_of(const dfg_graph *g, dfg_node n)
{
    const uint32_t argc = dfg_argc(g, n);
    uint32_t absent = 0;
    if (g->argc[n] != DFG_ARGC_MANY)
        return argc + 1;
    for (uint32_t i = 0; i < argc && argc <= MOST_TOLD; i++)
        absent |= (uint32_t)(dfg_arg(g, n, i) == DFG_NONE) << i;
    return argc > MOST_TOLD ? 0 : UINT32_C(1) << 31 | argc << MOST_TOLD | absent;
}

/* How many axes of the row are operands of n; NO_AXES: its predicates ask what class and operands do not say. */
static uint16_t axes_of(const struct run *r, dfg_node n, uint32_t row, const uint64_t *set)
{
    const uint32_t argc = dfg_argc(r->g, n);
    uint16_t axes = 0;
    while (axes < r->t->of_op[row].n_axes && dfg_label_part(r, row, OF_OPERANDS + axes)[0] < argc)
        axes++;
    return asks_node(r, row, set) ? (uint16_t)NO_AXES : axes;
}

static uint32_t make_class(const struct run *r, dfg_node n, uint32_t operands)
{
    struct dfg_labels *l = r->l;
    const uint32_t op = dfg_op(r->g, n);
    const uint32_t row = op < r->t->n_ops && r->t->of_op[op].n > 0 ? op : (uint32_t)DFG_OTHER;
    ask_class(r, n, row, l->set);
    const uint32_t what = (r->g->op[n] == DFG_GET ? IS_GET : row) | dfg_data(r->g, n) << 16; /* which result it is */
    const uint32_t list = list_of(l, operands, what, l->set, words_of(r, row), TAG_CLASS);
    if (list == 0 || l->lists[list].value != 0 || l->n_classes == MOST_CLASSES)
        return l->lists[list].value;
    l->classes[l->n_classes] = (struct class){.list = list, .row = (uint16_t)row, .n_axes = axes_of(r, n, row, l->set)};
    return l->lists[list].value = l->n_classes++;
}

uint32_t dfg_label_class(const struct run *r, dfg_node n)
{
    struct dfg_labels *l = r->l;
    const uint32_t kind = r->g->kind[n], type = r->t->asks_types ? r->g->type[n] : 0, operands = operands_of(r->g, n);
    const uint32_t mask = l->mask / 4;
    const uint64_t key = kind ^ (uint64_t)type << 24 ^ (uint64_t)operands << 40;
    uint32_t at = (uint32_t)(key * UINT64_C(0x9E3779B97F4A7C15) >> 40) & mask;
    for (; l->found[at].value != 0; at = (at + 1) & mask)
        if (l->found[at].kind == kind && l->found[at].type == type && l->found[at].operands == operands)
            return l->found[at].value;
    const uint32_t class = operands != 0 ? make_class(r, n, operands) : 0;
    if (class != 0 && l->n_found < mask - mask / 4) {
        l->found[at] = (struct found){kind, type, operands, class};
        l->n_found++;
    }
    return class;
}

/* ---- states ---- */

static bool is_asked_on(const uint16_t *code, uint32_t axis) /* if not, it is not: most are not */
{
    return (code[1] | (uint32_t)code[2] << 16) >> axis % 32 & 1;
}

/* Into l->allowed: what an operand in this state allows, for axis i of the row.  Is it vague? */
static bool allow(const struct run *r, uint32_t row, uint32_t i, uint32_t state)
{
    struct dfg_labels *l = r->l;
    const struct list list = l->lists[state];
    const uint32_t axis = r->t->of_op[row].axes + i;
    const uint16_t *any = dfg_label_part(r, row, OF_OPERANDS + i) + 1;
    for (uint32_t w = 0; w < words_of(r, row); w++)
        l->allowed[w] = state == ANYTHING ? ~UINT64_C(0) : dfg_label_word(any + 4 * w);
    for (uint32_t k = 0; k < list.n; k++) {
        const uint32_t p = l->pool[list.begin + k];
        const uint16_t *code = pred_at(r, p), *at = code + DFG_TREE_HEADER + entries_in(code), *end = pred_at(r, p + 1);
        if (!is_asked_on(code, axis))
            continue;
        while (at < end && at[0] < axis)
            at += 2 + at[1];
        for (uint32_t by = 0; at < end && at[0] == axis && by < at[1]; by++)
            l->allowed[at[2 + by] / BITS] |= UINT64_C(1) << at[2 + by] % BITS;
    }
    return r->t->denies && list.tag == TAG_VAGUE;
}

uint32_t dfg_label_make_mask(const struct run *r, uint32_t row, uint32_t i, uint32_t state)
{
    return list_of(r->l, r->t->of_op[row].axes + i, allow(r, row, i, state), r->l->allowed, words_of(r, row), TAG_MASK);
}

/* Into l->set: those that hold at a node of the class.  Is that vague? */
static bool ask_node(const struct run *r, dfg_node n, const struct class *class)
{
    struct dfg_labels *l = r->l;
    const uint32_t row = class->row, n_words = words_of(r, row);
    const uint16_t *hard = dfg_label_part(r, row, HARD);
    uint64_t *set = l->set;
    bool vague = false;
    for (uint32_t w = 0; w < n_words; w++)
        set[w] = dfg_label_word(l->pool + l->lists[class->list].begin + FACTS + 4 * w);
    for (uint32_t i = 0; i < r->t->of_op[row].n_axes; i++) {
        const dfg_node operand = dfg_arg(r->g, n, dfg_label_part(r, row, OF_OPERANDS + i)[0]);
        const uint32_t state = dfg_label_state(r, operand), mask = dfg_label_mask(r, row, i, state);
        const uint16_t *known = l->pool + l->lists[mask].begin;
        vague = (mask != 0 ? known[2] != 0 : allow(r, row, i, state)) || vague;
        for (uint32_t w = 0; w < n_words; w++)
            set[w] &= mask != 0 ? dfg_label_word(known + FACTS + 4 * w) : l->allowed[w];
    }
    ask_atoms(r, n, dfg_label_part(r, row, BY_NODE), set);
    const uint16_t *at = hard + 1;
    for (uint32_t i = 0; i < hard[0]; i++, at = next_hard(at))
        if (has(set, at[0]) && !hard_holds(r, n, set, at, vague))
            remove_all(set, at, 1);
    return vague;
}

/* Of those that hold the ones that are asked elsewhere, as a list. */
static uint32_t state_of(const struct run *r, uint32_t row, bool vague)
{
    struct dfg_labels *l = r->l;
    const uint16_t *preds = preds_of(r, row);
    uint32_t count = 0;
    for (uint32_t w = 0; w < words_of(r, row); w++)
        for (uint64_t left = l->set[w]; left != 0; left &= left - 1) {
            const uint16_t p = preds[w * BITS + dfg_lowest_bit(left)];
            if (pred_at(r, p)[0] & DFG_TREE_STORED)
                l->pool[l->n_pool + count++] = p;
        }
    return dfg_label_list(l, count, vague ? TAG_VAGUE : TAG_STATE);
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
static uint32_t entries_of(const struct run *r, uint32_t row)
{
    struct dfg_labels *l = r->l;
    const uint16_t *preds = preds_of(r, row);
    uint32_t count = 0;
    for (uint32_t w = 0; w < words_of(r, row); w++)
        for (uint64_t left = l->set[w]; left != 0; left &= left - 1) {
            const uint16_t *code = pred_at(r, preds[w * BITS + dfg_lowest_bit(left)]);
            for (uint32_t k = 0; k < entries_in(code); k++)
                count = add_number(l->pool + l->n_pool, count, code[DFG_TREE_HEADER + k]);
        }
    const uint32_t list = count == 0 ? (uint32_t)NOTHING : dfg_label_list(l, count, TAG_SET);
    return list == 0 && count > 0 ? (uint32_t)EVERY_ENTRY : list;
}

uint32_t dfg_label_value(const struct run *r, dfg_node n, uint32_t number)
{
    struct dfg_labels *l = r->l;
    const uint32_t row = l->classes[number].row;
    if (number == 0)
        return (uint32_t)EVERY_ENTRY << 16 | dfg_label_number(l, ANYTHING);
    const bool vague = ask_node(r, n, &l->classes[number]);
    const uint32_t holds = list_of(l, row, vague, l->set, words_of(r, row), TAG_HOLDS);
    if (l->lists[holds].value != 0)
        return l->lists[holds].value;
    const uint32_t state = dfg_label_has_room(l, r->t->of_op[row].n) ? state_of(r, row, vague) : 0;
    const uint32_t set = state != 0 && dfg_label_has_room(l, r->t->n_entries) ? entries_of(r, row) : (uint32_t)EVERY_ENTRY;
    const uint32_t value = set << 16 | dfg_label_number(l, state == 0 ? ANYTHING : state);
    if (holds != 0)
        l->lists[holds].value = value;
    return value;
}
