/* search.c -- one matcher in the order of the search: bind a node, test it,
 * visit its kids.
 *
 * In:   the shape of a search.
 * Out:  guarded steps.
 *
 * A node that is met again is compared if it is bound for certain, bound again
 * where the current alternative excludes the one that bound it, and else the
 * choices taken are tested at run time.  Whether it is bound follows from the
 * choices' variables, never from its own value, which may be left over from an
 * earlier iteration.
 */
#include "match.h"
#include "check/parts.h"

#include <ctype.h>
#include <string.h>

void search_new(struct search *s, const struct pattern *pattern, struct pnode *root, struct names *names,
                bool captures)
{
    size_t nodes = (size_t)pattern->n_nodes, vars = (size_t)pattern->n_vars;
    size_t sets = (size_t)pattern->n_captures + (size_t)pattern->n_hidden;
    *s = (struct search){.pattern = pattern, .root = root, .names = names, .reports = true};
    s->first_own = pattern->n_captures + pattern->n_hidden;
    s->node = alloc(nodes * sizeof *s->node);
    s->call = alloc(nodes * sizeof *s->call);
    s->deferred = alloc(nodes * sizeof *s->deferred);
    s->joined = alloc(nodes * sizeof *s->joined);
    s->var = alloc(vars * sizeof *s->var);
    s->set = alloc(sets * sizeof *s->set);
    s->judged = alloc((size_t)pattern->n_where * sizeof *s->judged);
    shape_of(&s->shape, pattern, root, captures);
}

void before_choice(struct search *s, const struct pnode *p)
{
    judge_ready(s);
    begin_choice(s->to, p);
    if (!s->n_states && s->facts->worst > COSTLY && !is_free_choice(s->to))
        *PUSH(s->facts->open) = p;
}

/* ---- bound or not ---- */

enum bound bound_state(const struct binding *b, const struct guard *guard)
{
    enum bound state = UNBOUND;
    for (int i = 0; i < b->in.n; i++) {
        if (guard_implies(guard, b->in.at[i]))
            return BOUND;
        if (!guard_excludes(guard, b->in.at[i]))
            state = MAYBE;
    }
    return state == MAYBE && guards_cover(&b->in, guard) ? BOUND : state;
}

void log_bound(struct search *s, struct binding *b, const struct guard *guard)
{
    if (b->own && b->loops < s->to->n_loops && b->in.n > 0)
        b->stale = true;
    *PUSH(b->in) = guard;
    *PUSH(s->log) = b;
}

void give_value(struct search *s, struct binding *b, const char *type, const char *name, cx value,
                const struct guard *guard)
{
    if (b->own) {
        set(s->to, guard, b->var->text, value);
        return;
    }
    b->own = true;
    b->loops = s->to->n_loops;
    b->var = b->var && b->in.n == 0 ? b->var : cx_name(new_name(s->to, name)); /* bound before: another's */
    let(s->to, guard, type, b->var->text, value);
}

void bind_own(struct search *s, struct binding *b, const char *type, const char *name, cx value,
              const struct guard *guard)
{
    give_value(s, b, type, name, value, guard);
    log_bound(s, b, guard);
}

static const char *kind_name(const struct pnode *p)
{
    static const char *const names[P_LINK + 1] = {
        [P_CALL] = "call",      [P_APPLY] = "call",       [P_TUPLE] = "tuple", [P_GET] = "get", [P_FN] = "fn",
        [P_IF] = "if_value",    [P_LET] = "let",          [P_VAR] = "var",     [P_INPUT] = "var", [P_GLOBAL] = "global",
        [P_CONST] = "constant", [P_LITERAL] = "constant", [P_OP_REF] = "op",    [P_ALT] = "v", [P_CHAIN] = "chained",
        [P_LINK] = "next",
    };
    return names[p->kind] ? names[p->kind] : "x";
}

/* `bias_add` of nn.bias_add, `conv` of Conv. */
const char *op_variable(const struct op *op)
{
    const char *dot = strrchr(op->name, '.');
    char *name = alloc(strlen(op->name) + 1);
    strcpy(name, c_identifier(dot && dot[1] ? dot + 1 : op->name));
    name[0] = (char)tolower((unsigned char)name[0]);
    return name;
}

const char *name_for(const struct pnode *p)
{
    while (p->kind == P_AND && !p->name && p->n_kids > 0)
        p = p->kid[0];
    if (p->capture)
        return p->capture->name;
    if (p->name)
        return p->name;
    return p->kind == P_CALL && p->n_ops == 1 ? op_variable(p->ops[0]) : kind_name(p);
}

static bool is_met_once(const struct search *s, const struct pnode *p)
{
    return s->shape.edges[p->id] == 1 && !s->shape.captured[p->id] && !s->shape.queried[p->id] &&
           !s->node[p->id].own;
}

/* A constant and the like of which one thing is asked: it needs no variable. */
static bool is_plain_leaf(const struct search *s, const struct pnode *p)
{
    return (p->kind == P_CONST || p->kind == P_LITERAL || p->kind == P_VAR || p->kind == P_GLOBAL) &&
           is_met_once(s, p) && !s->deferred[p->id] && !p->n_attrs && !p->n_types && !p->n_where && !p->exact;
}

static void bind(struct search *s, struct pnode *p, cx place, const struct guard *guard)
{
    struct binding *b = &s->node[p->id];
    const bool is_found = place->kind == CX_MEMBER && !guard && is_plain_wildcard(p); /* by a callee */
    if ((is_met_once(s, p) && place->kind == CX_NAME) || is_plain_leaf(s, p) || is_found) {
        b->var = place;
        log_bound(s, b, guard);
    } else {
        bind_own(s, b, "dfg_node", name_for(p), place, guard);
    }
}

/* `x & const`: the node of the conjunction is x, which needs a variable anyway. */
static bool bind_by_member(struct search *s, struct pnode *p, cx place, const struct guard *guard)
{
    for (int i = 0; p->kind == P_AND && is_met_once(s, p) && i < p->n_kids; i++) {
        struct pnode *kid = p->kid[i];
        if (!is_plain_wildcard(kid) || is_met_once(s, kid))
            continue;
        visit(s, kid, place, guard);
        s->node[p->id].var = s->node[kid->id].var;
        log_bound(s, &s->node[p->id], guard);
        return true;
    }
    return false;
}

/* The member of a conjunction whose variable it has. */
static struct pnode *namesake(const struct search *s, const struct pnode *p)
{
    for (int i = 0; p->kind == P_AND && i < p->n_kids; i++)
        if (is_plain_wildcard(p->kid[i]) && s->node[p->kid[i]->id].var == s->node[p->id].var)
            return p->kid[i];
    return NULL;
}

/* Some of the choices that led here have bound p, some have not. */
static void meet_maybe(struct search *s, struct pnode *p, cx place, const struct guard *guard)
{
    struct binding *b = &s->node[p->id];
    struct pnode *member = namesake(s, p); /* others may have bound that */
    cx unbound = cx_not(guards_cond(&b->in));
    if (is_plain_wildcard(p) || s->deferred[p->id]) {
        if (member) {
            visit(s, member, place, guard);
        } else {
            set_if(s->to, guard, unbound, b->var->text, place);
            fail_if(s->to, guard, cx_ne(b->var, place));
        }
        log_bound(s, b, guard);
        return;
    }
    struct choice *fresh = alloc(sizeof *fresh);
    *fresh = (struct choice){.n = 2, .is_bool = true, .without = b->in.at, .n_without = b->in.n};
    b->in = (guards){0}; /* the choice keeps the list */
    for (int i = 0; i < fresh->n_without; i++)
        *PUSH(b->in) = fresh->without[i];
    fresh->var = cx_name(new_name(s->to, format("new_%s", b->var->text)));
    let(s->to, guard, "bool", fresh->var->text, unbound);
    if (b->var != place)
        fail_if(s->to, guard, cx_and(cx_not(fresh->var), cx_ne(b->var, place)));
    const struct guard *new = guard_option(&s->pool, guard, fresh, 0);
    if (member)
        visit(s, member, place, new);
    else
        set(s->to, new, b->var->text, place);
    log_bound(s, b, new);
    examine(s, p, new);
    log_bound(s, b, guard);
}

static void visit_node(struct search *s, struct pnode *p, cx place, const struct guard *guard)
{
    struct binding *b = &s->node[p->id];
    switch (bound_state(b, guard)) {
    case BOUND:
        if (b->var != place)
            fail_if(s->to, guard, cx_ne(place, b->var));
        return;
    case MAYBE:
        meet_maybe(s, p, place, guard);
        return;
    case UNBOUND:
        if (!s->deferred[p->id] && (!guard || is_met_once(s, p)) && visit_by_call(s, p, place, guard))
            return;
        if (place->kind == CX_NAME || !bind_by_member(s, p, place, guard))
            bind(s, p, place, guard);
        if (!s->deferred[p->id])
            examine(s, p, guard);
    }
}

void visit(struct search *s, struct pnode *p, cx place, const struct guard *guard)
{
    struct routine *to = s->to;
    const struct span outer = steps_from(to, p->at);
    visit_node(s, p, place, guard);
    to->from = outer;
}

void visit_root(struct search *s)
{
    s->node[s->root->id].var = cx_name("n");
    log_bound(s, &s->node[s->root->id], NULL);
    examine(s, s->root, NULL);
}

/* ---- what one node binds ---- */

bool stands_in_body(const struct pnode *p)
{
    return p->kind == P_CALL || p->kind == P_APPLY || p->kind == P_TUPLE || p->kind == P_GET ||
           p->kind == P_FN || p->kind == P_IF || p->kind == P_LET;
}

static struct waiting *wait_for(waiting_list *list, struct search *s, struct pnode *p, cx var,
                                const struct guard *guard)
{
    struct waiting *w = PUSH(*list);
    *w = (struct waiting){.guard = guard, .node = p, .var = var, .fn = s->fn};
    return w;
}

void wait_for_members(struct search *s, struct pnode *p, cx var, int from, const struct guard *guard)
{
    wait_for(&s->members, s, p, var, guard)->from = from;
}

/* Told at once where states are kept, since a list of all is a large state. */
void place_in_body(struct search *s, struct pnode *p, cx var, const struct guard *guard)
{
    wait_for(&s->placed, s, p, var, guard);
    if (s->n_states)
        judge_body(s, &s->placed.at[s->placed.n - 1]);
}

/* The call whose first result stands at var; NULL where p is no such pattern. */
static cx bind_call(struct search *s, struct pnode *p, cx var, const struct guard *guard)
{
    cx value = cx_call("dfg_first_result", cx_g(), var), may = NULL;
    if (s->call[p->id]) {
        set(s->to, guard, s->call[p->id]->text, value);
    } else {
        s->call[p->id] = cx_name(new_name(s->to, format("%s_call", var->text)));
        let(s->to, guard, "dfg_node", s->call[p->id]->text, value);
    }
    cx call = s->call[p->id];
    int n = 0;
    for (int i = 0; i < p->n_ops; i++)
        if (pat_has_optional_results(p->ops[i])) {
            may = cx_or(may, c_op_is(call, cx_text(names_op(s->names, p->ops[i]))));
            n++;
        }
    if (n < p->n_ops) /* the others have one result, and no `.0` */
        test(s->to, guard, cx_or(cx_eq(call, var), may));
    place_in_body(s, p, call, guard);
    return call;
}

/* Operand i of n; from the end: of the parameters. */
static cx param_at(cx fn, int i, int n, bool from_end)
{
    cx count = cx_call("dfg_n_params", cx_g(), fn);
    return cx_arg(fn, !from_end ? cx_int(i) : i == n ? count : cx_binary(CX_SUB, count, cx_int(n - i)));
}

static void visit_function(struct search *s, struct pnode *p, cx var, const struct guard *guard)
{
    const int n = p->n_kids - 1;
    for (int i = 0; i < n; i++)
        visit(s, p->kid[i], param_at(var, i, n, p->rest_first), guard);
    struct within *inside = alloc(sizeof *inside);
    *inside = (struct within){.up = s->fn, .var = var};
    s->fn = inside;
    visit(s, p->kid[n], param_at(var, n, n, p->rest_first || p->rest_last), guard);
    s->fn = inside->up;
}

static void visit_kids(struct search *s, struct pnode *p, cx var, const struct guard *guard)
{
    switch (p->kind) {
    case P_CALL:
    case P_APPLY:
    case P_TUPLE:
        visit_operands(s, p, pat_has_first_result(p) ? s->call[p->id] : var, guard);
        break;
    case P_GET:
    case P_IF:
    case P_LET:
        for (int i = 0; i < p->n_kids; i++)
            visit(s, p->kid[i], cx_arg(var, cx_int(i)), guard);
        break;
    case P_FN:
        visit_function(s, p, var, guard);
        break;
    case P_ALT:
        visit_alternatives(s, p, var, guard);
        break;
    case P_AND:
        for (int i = 0; i < p->n_kids; i++)
            visit(s, p->kid[i], var, guard);
        break;
    case P_NOT:
        visit_not(s, p, var, guard);
        break;
    case P_DOMINATES:
        visit_dominates(s, p, var, guard);
        break;
    case P_CHAIN:
        visit_chain(s, p, var, guard);
        break;
    case P_ANY:
    case P_LEAF:
    case P_LINK:
        break;
    }
}

static void examine_node(struct search *s, struct pnode *p, const struct guard *guard)
{
    cx var = s->node[p->id].var;
    if (visit_by_call(s, p, var, guard))
        return;
    note_written_out(s, p, guard);
    if (stands_in_body(p) && var != s->root_var)
        place_in_body(s, p, var, guard);
    cx call = pat_has_first_result(p) ? bind_call(s, p, var, guard) : var;
    void (*ask)(struct routine *, const struct guard *, cx) = var->kind == CX_NAME ? test : test_too;
    if (s->known_op != p)
        ask(s->to, guard, c_test_op(s->names, p, call));
    s->known_op = NULL;
    ask(s->to, guard, c_test_leaf(s->names, p, var));
    if (p->lit)
        ask(s->to, guard, c_test_literal(s->names, p->lit, var));
    bind_attrs(s, p, call, guard);
    bind_types(s, p, var, guard);
    visit_kids(s, p, var, guard);
    if (p->n_where > 0)
        wait_for_members(s, p, var, 0, guard);
}

void examine(struct search *s, struct pnode *p, const struct guard *guard)
{
    struct routine *to = s->to;
    const struct span outer = steps_from(to, p->at);
    examine_node(s, p, guard);
    to->from = outer;
}
