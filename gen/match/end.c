/* end.c -- the end of a search, when all is bound: function bodies, attributes
 * against names, conditions, negated patterns; the match struct.
 *
 * In:   a search whose nodes are bound.
 * Out:  tests in its innermost block, each condition under its text in the .pat.
 */
#include "match.h"
#include "emit/text.h"

/* ---- what a turn of a loop left behind ---- */

static void forget(struct search *s, struct binding *b, cx absent)
{
    if (b->stale && bound_state(b, NULL) != BOUND)
        set_if(s->to, NULL, cx_not(guards_cond(&b->in)), b->var->text, absent);
}

/* Does a search inside bind it, or go by whether it is bound? */
static bool is_named_inside(struct search *s, int id)
{
    bool named = false;
    for (int i = 0; !named && i < s->apart.n; i++)
        named = insides_of_apart(s, &s->apart.at[i]).seen[id];
    for (int i = 0; !named && s->shape.captures && i < s->pattern->n_every; i++)
        named = insides_of(s, s->pattern->every[i], NULL, NULL).seen[id];
    return named;
}

/* Is the node's variable needed by a condition, by the test of bodies, by what many nodes match? */
static bool is_queried(struct search *s, int id)
{
    const struct pnode *p = s->shape.node[id];
    return p && (s->shape.queried[id] || (stands_in_body(p) && !s->n_states) ||
                 (s->node[id].stale && is_named_inside(s, id)));
}

static cx absent_var(const struct var *v)
{
    return v->kind == VAR_DIM ? cx_text("DFG_DIM_UNKNOWN") : cx_call_of("dfg_nil", 0, NULL);
}

/* What conditions name, and sets; or what is captured only. */
static void forget_all(struct search *s, bool queried)
{
    const struct pattern *p = s->pattern;
    for (int i = 0; i < p->n_nodes; i++)
        if (is_queried(s, i) == queried && (queried || s->shape.captured[i]))
            forget(s, &s->node[i], cx_none());
    for (int i = 0; i < p->n_vars; i++)
        if (s->shape.var_queried[i] == queried && (queried || s->shape.var_captured[i]))
            forget(s, &s->var[i], absent_var(p->vars[i]));
    for (int i = 0; queried && i < p->n_captures + p->n_hidden; i++)
        forget(s, &s->set[i], cx_no_nodes("struct dfg_nodes"));
}

/* ---- bodies ---- */

/* The node, or DFG_NONE where it takes no part: as its own variable says, unless that serves inside a
 * function, too. */
static cx if_placed(const struct search *s, const struct waiting *w)
{
    const struct binding *b = &s->node[w->node->id];
    bool own = b->own && b->var == w->var;
    for (int i = 0; own && i < s->placed.n; i++)
        own = s->placed.at[i].node != w->node || !s->placed.at[i].fn;
    return own || !w->guard ? w->var : cx_if(guard_cond(w->guard), w->var, cx_none());
}

/* In the root's body; inside `fn(...) => ...` in that function's, or in one around it. */
void judge_body(struct search *s, const struct waiting *w)
{
    cx any = cx_call("dfg_same_body", cx_g(), s->root_var, w->var);
    for (const struct within *fn = w->fn; fn; fn = fn->up)
        any = cx_or(any, cx_call("dfg_body_is", cx_g(), w->var, fn->var));
    test(s->to, w->guard, any);
}

static void judge_bodies(struct search *s)
{
    cx_list nodes = {0};
    bool certain = true; /* none is ever absent */
    for (int i = 0; i < s->placed.n; i++) {
        const struct waiting *w = &s->placed.at[i];
        if (w->fn) {
            judge_body(s, w);
            continue;
        }
        cx node = if_placed(s, w);
        if (HAS(nodes, node))
            continue;
        *PUSH(nodes) = node;
        certain = certain && !w->guard;
    }
    if (nodes.n == 1 && certain)
        test(s->to, NULL, cx_call("dfg_same_body", cx_g(), s->root_var, nodes.at[0]));
    else if (nodes.n > 0)
        test(s->to, NULL,
             cx_call("dfg_in_body", cx_g(), s->root_var, cx_nodes(nodes.n, nodes.at), cx_int(nodes.n)));
}

/* ---- conditions ---- */

static struct scope scope_of(struct search *s)
{
    const struct pattern *p = s->pattern;
    int sets = p->n_captures + p->n_hidden;
    struct scope scope = scope_new(s->names, p);
    for (int i = 0; i < p->n_nodes; i++)
        scope.node[i] = s->node[i].in.n ? s->node[i].var : NULL;
    for (int i = 0; i < p->n_vars; i++)
        scope.var[i] = s->var[i].in.n ? s->var[i].var : NULL;
    for (int i = 0; i < sets; i++)
        scope.set[i] = s->set[i].in.n ? s->set[i].var : NULL;
    return scope;
}

enum { PLAIN = 80 }; /* characters of a test that needs no text of the .pat beside it */

static void judge_condition(struct search *s, struct scope *scope, const struct expr *e, const char *source,
                            const struct guard *guard)
{
    const struct span outer = steps_from(s->to, written_at(e));
    cx cond = c_cond(scope, e, true);
    const bool certain = cond == cx_true();
    if (certain || cond->width > PLAIN)
        note(s->to, guard, format("%s%s", source, certain ? ": always" : ""));
    if (!certain)
        test(s->to, guard, cond);
    s->to->from = outer;
}

static void judge_where(struct search *s, struct scope *scope, const struct expr *e,
                        const struct guard *guard)
{
    judge_condition(s, scope, e, format("where %s", source_line_text(written_at(e))), guard);
}

static struct expr *condition(const struct attr_test *a, enum ekind kind, struct expr **kid, int n)
{
    struct expr *e = alloc(sizeof *e);
    *e = (struct expr){.kind = kind, .at = a->at, .type.base = BT_BOOL, .kid = kid, .n_kids = n};
    return e;
}

/* The attribute as a value. */
static struct expr *attribute(const struct waiting *w)
{
    const struct attr_test *a = w->attr;
    struct callees callees = {0};
    callees_of(w->node, &callees);
    struct expr *node = alloc(sizeof *node), *attr = alloc(sizeof *attr);
    *node = (struct expr){.kind = E_NODE, .at = a->at, .type.base = BT_NODE, .node = w->node};
    *attr = (struct expr){.kind = E_ATTR, .at = a->at, .type = a->type, .name = a->name, .n_kids = 1};
    attr->kid = alloc(sizeof *attr->kid);
    attr->kid[0] = node;
    if (!callees.open) {
        attr->ops = callees.ops.at;
        attr->n_ops = callees.ops.n;
    }
    return attr;
}

/* `attr == t` as the condition that it is. */
static struct expr *attr_condition(const struct waiting *w)
{
    static const enum ekind kinds[] = {
#define PAT_TEST(id, token, sign, takes, of, as, ...) [TEST_##id] = E_##as,
#include "lang/pat_tests.def"
    };
    const struct attr_test *a = w->attr;
    const bool several = pat_tests[a->test].takes != TAKES_ONE;
    const int n = several ? a->expr->n_kids : 1;
    struct expr **kid = alloc(((size_t)n + 2) * sizeof *kid);
    kid[0] = attribute(w);
    for (int i = 0; i < n; i++)
        kid[1 + i] = several ? a->expr->kid[i] : a->expr;
    if (kinds[a->test] == E_MOD) {
        struct expr **rest = alloc(2 * sizeof *rest), **sides = alloc(2 * sizeof *sides);
        const bool divides = pat_tests[a->test].left == LEFT_ATTR;
        sides[0] = kid[divides ? 1 : 0], sides[1] = kid[divides ? 0 : 1];
        rest[0] = condition(a, E_MOD, sides, 2), rest[1] = condition(a, E_VALUE, NULL, 0);
        rest[0]->type.base = rest[1]->type.base = BT_INT;
        rest[1]->value.tag = V_INT;
        return condition(a, E_EQ, rest, 2);
    }
    if (!a->has_tol)
        return condition(a, kinds[a->test], kid, n + 1);
    struct expr *tol = kid[n + 1] = alloc(sizeof *tol);
    *tol = (struct expr){.kind = E_VALUE, .at = a->at, .type.base = BT_FLOAT};
    tol->value = (struct value){.tag = V_FLOAT, .f = a->tol};
    return condition(a, kinds[a->test], kid, n + 2);
}

static void judge_attrs(struct search *s, struct scope *scope)
{
    for (int i = 0; i < s->attrs.n; i++) {
        const struct waiting *w = &s->attrs.at[i];
        cx *node = &scope->node[w->node->id], keep = *node;
        *node = w->var;
        judge_condition(s, scope, attr_condition(w), source_line_text(w->attr->at), w->guard);
        *node = keep;
    }
}

bool is_whole(const struct search *s)
{
    return s->root == s->pattern->roots[0] && s->root_var == cx_name("n");
}

/* Are all names in it bound, whatever is chosen from here on? */
static bool is_ready(const struct search *s, const struct expr *e)
{
    bool ready = (!e->node || bound_state(&s->node[e->node->id], NULL) == BOUND) &&
                 (!e->var || bound_state(&s->var[e->var->id], NULL) == BOUND) && !e->set;
    for (int i = 0; ready && i < e->n_kids; i++)
        ready = !e->kid[i] || is_ready(s, e->kid[i]);
    return ready;
}

void judge_ready(struct search *s)
{
    struct scope scope = {0};
    for (int i = 0; (s->is_option || is_whole(s)) && i < s->pattern->n_where; i++) {
        if (s->judged[i] || !is_ready(s, s->pattern->where[i]))
            continue;
        if (!scope.names)
            scope = scope_of(s);
        s->judged[i] = true;
        judge_where(s, &scope, s->pattern->where[i], NULL);
    }
}

void judge(struct search *s)
{
    forget_all(s, true);
    if (!s->n_states)
        judge_bodies(s);
    ask_every(s);
    judge_sets(s);
    struct scope scope = scope_of(s);
    judge_attrs(s, &scope);
    for (int i = 0; i < s->members.n; i++)
        for (int k = s->members.at[i].from; k < s->members.at[i].node->n_where; k++)
            judge_where(s, &scope, s->members.at[i].node->where[k], s->members.at[i].guard);
    for (int i = 0; is_whole(s) && i < s->pattern->n_where; i++)
        if (!s->judged[i])
            judge_where(s, &scope, s->pattern->where[i], NULL);
    for (int i = 0; i < s->denied.n; i++)
        judge_not(s, &s->denied.at[i]);
    add_mark(s->to, STEP_SUCCESS);
    forget_all(s, false);
}

/* ---- the match ---- */

static cx bound_var(const struct binding *b, cx absent)
{
    return b->in.n ? b->var : absent;
}

cx bound_node(const struct search *s, const struct pnode *p, bool of_call)
{
    const struct binding *b = &s->node[p->id];
    return b->in.n && of_call ? cx_call("dfg_first_result", cx_g(), b->var) : bound_var(b, cx_none());
}

struct binding *binding_of(const struct search *s, const struct capture *c)
{
    return c->kind == CAP_NODE ? &s->node[c->node->id] : c->kind == CAP_SET ? &s->set[c->id] : &s->var[c->var->id];
}

static cx capture_value(const struct search *s, const struct capture *c)
{
    return c->kind == CAP_NODE ? bound_node(s, c->node, c->of_call)
                               : bound_var(binding_of(s, c), c->kind == CAP_SET ? cx_no_nodes(NULL) : absent_var(c->var));
}

/* Else the member is absent, which is 0. */
static bool is_stored(const struct search *s, const struct capture *c)
{
    return binding_of(s, c)->in.n > 0 || c->kind == CAP_DIM || c->kind == CAP_ATTR;
}

static void add_members(const struct search *s, struct capture *const *captures, int n, cx_list *fields)
{
    for (int i = 0; i < n; i++)
        if (is_stored(s, captures[i]))
            *PUSH(*fields) = cx_field(c_field(captures[i]), capture_value(s, captures[i]));
}

cx whole_value(const struct search *s, const struct whole *w)
{
    cx_list match = {0}, whole = {0};
    const char *type = format("struct %s", whole_name(w));
    *PUSH(match) = cx_field("root", cx_name("n"));
    add_members(s, w->of->captures, w->of->n_captures, &match);
    if (w->own.n == 0)
        return cx_braces(type, match.n, match.at);
    *PUSH(whole) = cx_field("m", cx_braces(NULL, match.n, match.at));
    add_members(s, w->own.at, w->own.n, &whole);
    return cx_braces(type, whole.n, whole.at);
}
