/* can.c -- what can't match at a node, whatever the names stand for.
 *
 * In:   a pattern node of a search in which many choices nest.
 * Out:  a static function that is false only where no match of that pattern
 *       node stands, with the names left out of account; its answers are kept
 *       in scratch, two bits a node, as long as the view lasts.
 *
 * The search asks it where several operands of one node hold choices, so that
 * it does not go through all ways of one of them before it sees that another
 * can't match.  Where nothing but the pattern node's own tests decides, the
 * answer is exact: then what stands there is no part of a search's state.  All
 * answers for a graph cost O(nodes of the pattern * edges).
 */
#include "match.h"
#include "emit/text.h"

#include <string.h>

bool has_siblings(const struct search *s, const struct pnode *p)
{
    int n = 0;
    for (int i = 0; i < p->n_kids; i++)
        n += !is_apart(p, i) && s->shape.chooses[p->kid[i]->id];
    return n > 1;
}

/* ---- function bodies ---- */

enum placement { NOWHERE, IN_BODY, EITHER };

/* Must what matches p stand in the body of the match? */
static enum placement placement_of(const struct pnode *p)
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

static bool is_told_here(const struct search *s, const struct pnode *p)
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
        return s->shape.edges[p->id] == 1 && !s->shape.asked[p->id] && !p->rest && !pat_has_first_result(p) &&
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

bool can_exactly(const struct search *s, const struct pnode *p)
{
    bool exact = is_plain(s->facts, p) && is_told_here(s, p) && swaps_freely(p);
    for (int i = 0; exact && i < p->n_kids; i++)
        exact = can_exactly(s, p->kid[i]);
    return exact;
}

/* ---- operands ---- */

static const char *kid_can(struct search *s, struct pnode *p, int i, const char *index, const char *n)
{
    if (is_apart(p, i))
        return NULL;
    const char *arg = format("dfg_arg(g, %s, %s)", n, index), *can = c_can(s, p->kid[i], arg);
    if (placement_of(p->kid[i]) == IN_BODY)
        can = c_and(format("dfg_same_body(g, %s, %s)", n, arg), can);
    bool optional = i < 64 && (p->optional >> i & 1);
    return can && optional
               ? format("(%s == DFG_NONE || %s)", arg, c_group(can, find_outside(can, " && ") ? 2 : 1))
               : can;
}

/* All kids; way: NULL: as written, else swapped in this way. */
static const char *kids_can(struct search *s, struct pnode *p, const struct swap_way *way, const char *n)
{
    const char *text = NULL;
    for (int i = 0; i < p->n_kids; i++) {
        int at = way ? swap_partner(way, i) : i;
        const char *index = format("%d", at);
        if (p->rest_first)
            index = p->rest_last ? format("at + %d", i) : format("dfg_n_args(g, %s) - %d", n, p->n_kids - i);
        text = c_and(text, kid_can(s, p, i, index, n));
    }
    return text;
}

static const char *operands_can(struct search *s, struct pnode *p, const char *n)
{
    struct swap swap;
    swap_of(p, &swap);
    const char *text = kids_can(s, p, NULL, n);
    if (!text || swap.n == 0)
        return text;
    text = format("(%s)", text);
    for (int k = 0; k < swap.n; k++)
        text = format("%s || (%s)", text, kids_can(s, p, &swap.way[k], n));
    return format("(%s)", text);
}

/* ---- nodes ---- */

static const char *node_can(struct search *s, struct pnode *p, const char *call)
{
    const char *text = text_of_cx(c_test_op(s->names, p, cx_raw(call)));
    text = c_and(text, text_of_cx(c_test_leaf(s->names, p, cx_raw("n"))));
    if (p->lit)
        text = c_and(text, text_of_cx(c_test_literal(s->names, p->lit, cx_raw("n"))));
    for (int i = 0; i < p->n_attrs; i++)
        if (!p->attrs[i].expr)
            text = c_and(text, text_of_cx(c_test_attr(s->names, p, &p->attrs[i], cx_raw(call))));
    if (p->exact)
        text = c_and(text, text_of_cx(c_test_exact(s->names, p, cx_raw(call))));
    for (int i = 0; i < p->n_types; i++)
        text = c_and(text, text_of_cx(c_test_type(p->types[i], cx_raw("n"))));
    return text;
}

static const char *alternatives_can(struct search *s, struct pnode *p)
{
    const char *text = NULL;
    for (int i = 0; i < p->n_kids; i++) {
        const char *can = c_can(s, p->kid[i], "n");
        if (!can)
            return NULL;
        text = c_or(text, can);
    }
    return text ? format("(%s)", text) : NULL;
}

static const char *below_can(struct search *s, struct pnode *p, const char *call)
{
    const char *text = NULL;
    switch (p->kind) {
    case P_ALT:
        return alternatives_can(s, p);
    case P_AND:
        for (int i = 0; i < p->n_kids; i++)
            text = c_and(text, c_can(s, p->kid[i], "n"));
        return text;
    case P_DOMINATES:
        return c_and(c_can(s, p->kid[2], "n"), format("dfg_may_dominate(g, %s, n)", c_dominates(s, p)));
    case P_CALL:
    case P_APPLY:
    case P_TUPLE:
    case P_GET:
    case P_IF:
    case P_LET:
        return operands_can(s, p, call);
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

struct function {
    const char *name, *text;
};

/* Of the pattern being written, kids first. */
static VEC(struct function) functions;

void write_cans(struct out *o, const char *search)
{
    bool *used = alloc((size_t)functions.n * sizeof *used);
    for (int i = functions.n - 1; i >= 0; i--) {
        used[i] = mentions(search, functions.at[i].name);
        for (int k = i + 1; k < functions.n && !used[i]; k++)
            used[i] = used[k] && mentions(functions.at[k].text, functions.at[i].name);
    }
    for (int i = 0; i < functions.n; i++)
        if (used[i])
            outf(o, "%s", functions.at[i].text);
    functions.n = 0;
}

static const char *write_can(struct search *s, struct pnode *p)
{
    const char *call = pat_has_first_result(p) ? "call" : "n";
    const char *node = node_can(s, p, call), *below = below_can(s, p, call);
    if (!node && !below)
        return "";
    const char *name = format("%s_can%d", s->pattern->c_name, p->id);
    struct out *o = out_new();
    bool walks = below && p->rest_first && p->rest_last && p->n_kids > 0;
    bool keeps = has_own_loop(p);
    const char *memo = keeps ? names_memo(s->names) : NULL;
    struct place at = pat_source_place(p->at.src, p->at.begin);
    outf(o, "/* %s:%d  Can this match?  %s */\n", p->at.src->base, at.line, source_line_text(p->at));
    outf(o, "static bool %s(const dfg_graph *g, dfg_node n)\n{\n", name);
    if (keeps)
        outf(o, "    if (dfg_known_to(g, %s, n))\n        return dfg_recall(g, %s, n);\n", memo, memo);
    if (pat_has_first_result(p))
        outf(o, "    dfg_node call = dfg_first_result(g, n);\n");
    if (walks) {
        outf(o, "    bool can = false;\n");
        outf(o, "    for (uint32_t at = 0; !can && at + %d <= dfg_n_args(g, %s); at++)\n", p->n_kids, call);
        outf(o, "        can = %s;\n", below);
        below = "can";
    }
    const char *all = broken(c_and(node, below));
    outf(o, keeps ? "    return dfg_remember(g, %s, n, %s);\n}\n\n" : "    return %.0s%s;\n}\n\n",
         keeps ? memo : "", all);
    *PUSH(functions) = (struct function){name, text_of(o)};
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
static const char *conditions_on(struct search *s, const struct pnode *p)
{
    const char *text = NULL;
    struct scope scope = scope_new(s->names, s->pattern);
    scope.node[p->id] = cx_name("n");
    for (int i = 0; i < s->pattern->n_where; i++)
        if (names_node(s->pattern->where[i]) && is_of_one(p, s->pattern->where[i]))
            text = c_and(text, format("(%s)", cx_flat(c_cond(&scope, s->pattern->where[i], true))));
    for (int i = 0; p->kind == P_AND && i < p->n_kids; i++)
        text = c_and(text, conditions_on(s, p->kid[i]));
    return text;
}

/* What a parent must be: a function's name, or NULL. */
static const char *write_may(struct search *s, struct pnode *p)
{
    const char *can = c_can(s, p->kid[0], "n"), *asks = is_whole(s) ? conditions_on(s, p->kid[0]) : NULL;
    if (!asks || !mentions(asks, "g")) /* `present` alone is no question */
        return can ? s->can[p->kid[0]->id] : NULL;
    const char *name = format("%s_may%d", s->pattern->c_name, p->id), *all = broken(c_and(can, asks));
    const char *text = format("static bool %s(const dfg_graph *g, dfg_node n)\n{\n    return %s;\n}\n\n", name, all);
    *PUSH(functions) = (struct function){name, text};
    return name;
}

/* Parents that can't match are passed over; those that many children have in common are asked once. */
const char *c_dominates(struct search *s, struct pnode *p)
{
    if (s->dominates[p->id])
        return s->dominates[p->id];
    const char *fits = write_fits(s, p), *may = write_may(s, p), *asks = fits;
    if (!fits && c_can(s, p->kid[1], "n"))
        asks = s->can[p->kid[1]->id];
    const char *name = format("%s_region%d", s->pattern->c_name, p->id), *row = names_table(s->names, !fits);
    struct out *o = out_new();
    if (fits)
        outf(o, "static bool %s(const dfg_graph *g, dfg_node n);\n", fits);
    outf(o, "static const struct dfg_dominates %s = {.tables = FIRST_TABLE, .row = %s", name, row);
    outf(o, fits ? "%s" : ", .named = true%s", "");
    outf(o, asks ? ", .fits = %s" : "%.0s", asks ? asks : "");
    outf(o, may ? ", .may = %s};\n\n" : "%.0s};\n\n", may ? may : "");
    *PUSH(functions) = (struct function){name, text_of(o)};
    return s->dominates[p->id] = format("&%s", name);
}

const char *c_can(struct search *s, struct pnode *p, const char *n)
{
    if (!s->can[p->id])
        s->can[p->id] = write_can(s, p);
    return *s->can[p->id] ? format("%s(g, %s)", s->can[p->id], n) : NULL;
}
