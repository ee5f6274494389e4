/* filter.c -- a necessary condition for a match at a node, whatever names are bound to.
 *
 * In:   a pattern node of a search in which many choices nest.
 * Out:  a static function that is false only where that pattern node has no
 *       match, names disregarded; its results are memoized in scratch, two
 *       bits a node, for the life of the view.  Pattern nodes of one pattern
 *       that ask the same share it.
 *
 * The search calls it where several operands of one node have choices, so that
 * it does not enumerate all matches of one of them before it finds that
 * another can't match.  Where the pattern node's own tests decide alone, the
 * result is exact: then its operands are not part of the search's state.  All
 * results for a graph cost O(nodes of the pattern * edges).
 */
#include "match.h"

#include <string.h>

bool has_siblings(const struct search *s, const struct pnode *p)
{
    int n = 0;
    for (int i = 0; i < p->n_kids; i++)
        n += !is_apart(p, i) && s->shape.chooses[p->kid[i]->id];
    return n > 1;
}

/* ---- function bodies ---- */

enum placement placement_of(const struct pnode *p)
{
    if (stands_in_body(p))
        return IN_BODY;
    enum placement all = NOWHERE;
    for (int i = 0; (p->kind == P_ALT || p->kind == P_AND) && i < p->n_kids; i++) {
        const enum placement one = placement_of(p->kid[i]);
        if (p->kind == P_AND)
            all = all > one ? all : one;
        else
            all = i == 0 || all == one ? one : EITHER;
    }
    return all;
}

/* ---- where the answer is exact ---- */

static bool is_local(const struct search *s, const struct pnode *p)
{
    switch (p->kind) {
    case P_ANY:
    case P_CALL:
    case P_TUPLE:
    case P_GET:
    case P_IF:
    case P_LET:
    case P_LEAF:
    case P_ALT:
    case P_AND:
        return s->shape.edges[p->id] == 1 && !s->shape.queried[p->id] && !p->rest && !pat_has_first_result(p) &&
               placement_of(p) != EITHER;
    case P_APPLY:
    case P_FN:
    case P_DOMINATES:
    case P_NOT:
    case P_CHAIN:
    case P_LINK:
        break;
    }
    return false;
}

/* Operands that may be absent, or an operator that need not commute: the search asks for more. */
static bool swaps_freely(const struct pnode *p)
{
    struct swap swap;
    swap_of(p, &swap);
    return swap.n == 0 || (swap.n == 1 && swap.way[0].n_ops == 0 && !swap.any_op && !p->optional);
}

bool filters_exactly(const struct search *s, const struct pnode *p)
{
    bool exact = is_plain(s->facts, p) && is_local(s, p) && swaps_freely(p);
    for (int i = 0; exact && i < p->n_kids; i++)
        exact = filters_exactly(s, p->kid[i]);
    return exact;
}

/* ---- operands ---- */

static cx kid_filter(struct search *s, struct pnode *p, int i, cx index, cx n)
{
    if (is_apart(p, i))
        return NULL;
    cx arg = cx_arg(n, index), filter = c_filter(s, p->kid[i], arg);
    if (placement_of(p->kid[i]) == IN_BODY)
        filter = cx_and(cx_call("dfg_same_body", cx_g(), n, arg), filter);
    return filter && may_be_absent(p, i) ? cx_or(cx_eq(arg, cx_none()), filter) : filter;
}

/* All kids; way: NULL: as written, else swapped in this way. */
static cx kids_filter(struct search *s, struct pnode *p, const struct swap_way *way, cx n)
{
    cx all = NULL;
    for (int i = 0; i < p->n_kids; i++) {
        cx index = cx_int(way ? swap_partner(way, i) : i);
        if (p->rest_first && p->rest_last)
            index = cx_binary(CX_ADD, cx_name("at"), cx_int(i));
        else if (p->rest_first)
            index = cx_binary(CX_SUB, c_n_args(n), cx_int(p->n_kids - i));
        all = cx_and(all, kid_filter(s, p, i, index, n));
    }
    return all;
}

static cx operands_filter(struct search *s, struct pnode *p, cx n)
{
    struct swap swap;
    swap_of(p, &swap);
    cx any = kids_filter(s, p, NULL, n);
    for (int k = 0; any && k < swap.n; k++)
        any = cx_or(any, kids_filter(s, p, &swap.way[k], n));
    return any;
}

/* ---- nodes ---- */

static cx node_filter(struct search *s, struct pnode *p, cx call)
{
    cx n = cx_name("n"), all = cx_and(c_test_op(s->names, p, call), c_test_leaf(s->names, p, n));
    if (p->lit)
        all = cx_and(all, c_test_literal(s->names, p->lit, n));
    for (int i = 0; i < p->n_attrs; i++)
        if (!p->attrs[i].expr)
            all = cx_and(all, c_test_attr(s->names, p, &p->attrs[i], call));
    if (p->exact)
        all = cx_and(all, c_test_exact(s->names, p, call));
    for (int i = 0; i < p->n_types; i++)
        all = cx_and(all, c_test_type(p->types[i], n));
    return all;
}

static cx alternatives_filter(struct search *s, struct pnode *p)
{
    cx any = NULL;
    for (int i = 0; i < p->n_kids; i++) {
        cx filter = c_filter(s, p->kid[i], cx_name("n"));
        if (!filter)
            return NULL;
        any = cx_or(any, filter);
    }
    return any;
}

static cx below_filter(struct search *s, struct pnode *p, cx call)
{
    cx all = NULL, n = cx_name("n");
    switch (p->kind) {
    case P_ALT:
        return alternatives_filter(s, p);
    case P_AND:
        for (int i = 0; i < p->n_kids; i++)
            all = cx_and(all, c_filter(s, p->kid[i], n));
        return all;
    case P_DOMINATES:
        all = c_filter(s, p->kid[2], n);
        return cx_and(all, cx_call("dfg_may_dominate", cx_g(), c_dominates(s, p), n));
    case P_CALL:
    case P_APPLY:
    case P_TUPLE:
    case P_GET:
    case P_IF:
    case P_LET:
        return operands_filter(s, p, call);
    case P_ANY:
    case P_FN:
    case P_LEAF:
    case P_NOT:
    case P_CHAIN:
    case P_LINK:
        break;
    }
    return NULL;
}

/* ---- functions ---- */

/* Of the pattern being written, kids first. */
static struct routines functions;

/* By what they return: a sub-pattern that is used twice needs one function, as equal trees are one object. */
struct answer {
    cx all;
    bool of_call;
    const char *name;
};
static struct { struct answer *at; int n, cap; } answers;

static const char *asked_before(cx all, bool of_call)
{
    for (int i = 0; i < answers.n; i++)
        if (answers.at[i].all == all && answers.at[i].of_call == of_call)
            return answers.at[i].name;
    return NULL;
}

static void put_callees(const struct routine *r, struct map *called)
{
    put_texts(called, &r->steps, CX_CALL);
    put_texts(called, &r->steps, CX_NAME); /* a table's address */
    for (int i = 0; i < r->parts.n; i++)
        put_callees(r->parts.at[i], called);
}

void add_filters(struct routines *all, const struct routines *callers)
{
    struct map called = {0};
    bool *used = alloc((size_t)(functions.n + 1) * sizeof *used);
    for (int i = 0; i < callers->n; i++)
        put_callees(callers->at[i], &called);
    for (int i = functions.n - 1; i >= 0; i--) {
        used[i] = pat_map_get(&called, functions.at[i]->name) != NULL;
        if (used[i])
            put_callees(functions.at[i], &called);
    }
    for (int i = 0; i < functions.n; i++)
        if (used[i])
            *PUSH(*all) = functions.at[i];
    functions.n = answers.n = 0;
}

/* Does it hold wherever the kids may begin?  The function's variable `can` says so. */
static cx try_places(struct routine *f, const struct pnode *p, cx call, cx below)
{
    cx can = cx_name("can"), behind = cx_binary(CX_ADD, cx_name("at"), cx_int(p->n_kids));
    let(f, NULL, "bool", "can", cx_false());
    begin_for(f, NULL, "at",
              cx_and(cx_not(can), cx_binary(CX_LE, behind, cx_call("dfg_n_args", cx_g(), call))));
    set(f, NULL, "can", below);
    end_for(f);
    return can;
}

static const char *write_filter(struct search *s, struct pnode *p)
{
    const bool of_call = pat_has_first_result(p), tries = p->rest_first && p->rest_last && p->n_kids > 0;
    cx n = cx_name("n"), call = of_call ? cx_name("call") : n;
    cx node = node_filter(s, p, call), below = below_filter(s, p, call), all = cx_and(node, below);
    if (!all)
        return "";
    const char *before = tries ? NULL : asked_before(all, of_call);
    if (before)
        return before;
    const char *name = format("%s_can%d", s->pattern->c_name, p->id);
    if (!tries)
        *PUSH(answers) = (struct answer){all, of_call, name};
    struct routine *f = function_of_node("static bool", name);
    const bool keeps = has_own_loop(p);
    cx memo = keeps ? cx_text(names_memo(s->names)) : NULL;
    struct place at = pat_source_place(p->at.src, p->at.begin);
    f->text = format("/* %s:%d  Can this match?  %s */\n", p->at.src->base, at.line, source_line_text(p->at));
    if (keeps)
        give_if(f, cx_call("dfg_known_to", cx_g(), memo, n), cx_call("dfg_recall", cx_g(), memo, n));
    if (of_call)
        let(f, NULL, "dfg_node", "call", cx_call("dfg_first_result", cx_g(), n));
    if (below && tries)
        all = cx_and(node, try_places(f, p, call, below));
    give(f, keeps ? cx_call("dfg_remember", cx_g(), memo, n, all) : all);
    run_passes(f);
    *PUSH(functions) = f;
    return name;
}

/* ---- dominators ---- */

/* Does the condition speak of nothing but what stands at p?  A user's predicate may count on the rest. */
static bool is_of_one(const struct pnode *p, const struct expr *e)
{
    bool one = !e->var && !e->set && (!e->node || e->node == p) && e->kind != E_PARAM && e->kind != E_EXTERN;
    for (int i = 0; one && i < e->n_kids; i++)
        one = !e->kid[i] || is_of_one(p, e->kid[i]);
    return one;
}

static bool names_node(const struct expr *e)
{
    bool any = e->node != NULL;
    for (int i = 0; !any && i < e->n_kids; i++)
        any = e->kid[i] && names_node(e->kid[i]);
    return any;
}

/* The pattern's conditions on p alone, or on what stands for the same node. */
static cx conditions_on(struct search *s, const struct pnode *p)
{
    cx all = NULL;
    struct scope scope = scope_new(s->names, s->pattern);
    scope.node[p->id] = cx_name("n");
    for (int i = 0; i < s->pattern->n_where; i++)
        if (names_node(s->pattern->where[i]) && is_of_one(p, s->pattern->where[i]))
            all = cx_and(all, c_cond(&scope, s->pattern->where[i], true));
    for (int i = 0; p->kind == P_AND && i < p->n_kids; i++)
        all = cx_and(all, conditions_on(s, p->kid[i]));
    return all;
}

/* What a parent must be: a function's name, or NULL. */
static const char *write_may(struct search *s, struct pnode *p)
{
    cx filter = c_filter(s, p->kid[0], cx_name("n")), where = is_whole(s) ? conditions_on(s, p->kid[0]) : NULL;
    if (!where || !cx_reads(where, "g")) /* `present` alone tests nothing */
        return filter ? s->filter[p->kid[0]->id] : NULL;
    struct routine *f = function_of_node("static bool", format("%s_may%d", s->pattern->c_name, p->id));
    give(f, cx_and(filter, where));
    run_passes(f);
    *PUSH(functions) = f;
    return f->name;
}

/* Parents that can't match are passed over; those that many children have in common are tested once. */
cx c_dominates(struct search *s, struct pnode *p)
{
    if (s->dominates[p->id])
        return s->dominates[p->id];
    const char *fits = write_fits(s, p), *may = write_may(s, p), *at_end = fits;
    if (!fits && c_filter(s, p->kid[1], cx_name("n")))
        at_end = s->filter[p->kid[1]->id];
    struct routine *table = routine_new(format("%s_region%d", s->pattern->c_name, p->id));
    const char *row = names_table(s->names, !fits);
    const char *text = fits ? format("static bool %s(const dfg_graph *g, dfg_node n);\n", fits) : "";
    text = format("%sstatic const struct dfg_dominates %s = {.tables = %s, .row = %s", text, table->name,
                  names_first_table(s->names), row);
    text = format(fits ? "%s" : "%s, .named = true", text);
    text = at_end ? format("%s, .fits = %s", text, at_end) : text;
    table->text = format("%s%s};\n\n", text, may ? format(", .may = %s", may) : "");
    for (const char *const *of = (const char *const[]){at_end ? at_end : "", may ? may : "", NULL}; *of; of++)
        do_this(table, NULL, cx_name(*of)); /* what it calls; it is printed as it is */
    *PUSH(functions) = table;
    return s->dominates[p->id] = cx_address(cx_name(table->name));
}

cx c_filter(struct search *s, struct pnode *p, cx n)
{
    if (!s->filter[p->id])
        s->filter[p->id] = write_filter(s, p);
    return *s->filter[p->id] ? cx_call(s->filter[p->id], cx_g(), n) : NULL;
}
