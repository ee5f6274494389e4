/* helper.c -- where the variables of a condition live, and the static helper
 * functions that its loops become.
 *
 * In:   expressions, and the scope that the matcher keeps.
 * Out:  expressions of names; functions for function.c, and calls of them.
 *
 * A helper gets the names that its expressions mention as parameters, in order
 * of their first mention, with the matcher's names where possible.
 */
#include "cond.h"
#include "match/match.h"

#include <string.h>

/* ---- names ---- */

/* As the parameter `formal` of a condition, which may stand for the same as another one. */
static cx find_formal(const struct site *site, const void *what, const char *formal)
{
    for (int i = site->names.n - 1; i >= 0; i--)
        if (site->names.at[i].what == what && site->names.at[i].formal == formal)
            return site->names.at[i].is;
    return NULL;
}

static cx find(const struct site *site, const void *what)
{
    for (int i = site->names.n - 1; i >= 0; i--)
        if (site->names.at[i].what == what)
            return site->names.at[i].is;
    return NULL;
}

void bind_name(struct site *site, const void *what, cx is)
{
    *PUSH(site->names) = (struct bound_name){what, is, NULL};
}

struct site site_copy(const struct site *site)
{
    struct site s = {.scope = site->scope, .inside = site->inside, .asks = site->asks, .of_kind = site->of_kind, .helper = site->helper};
    for (int i = 0; i < site->names.n; i++)
        *PUSH(s.names) = site->names.at[i];
    return s;
}

struct site site_with(const struct site *site, const void *what, cx is)
{
    struct site s = site_copy(site);
    bind_name(&s, what, is);
    return s;
}

cx node_at(const struct site *site, const struct expr *e)
{
    cx is = e->formal == NULL ? NULL : find_formal(site, e->node, e->formal);
    is = is == NULL ? find(site, e->node) : is;
    return is == NULL && !site->inside ? site->scope->node[e->node->id] : is;
}

cx var_at(const struct site *site, const struct var *v)
{
    cx is = find(site, v);
    if (is != NULL || site->inside)
        return is;
    is = site->scope->var[v->id];
    return is != NULL && v->kind == VAR_DIM ? cx_call("dfg_dim_val", is) : is;
}

cx set_at(const struct site *site, const struct capture *c)
{
    const cx is = find(site, c);
    return is == NULL && !site->inside ? site->scope->set[c->id] : is;
}

cx set_there(const struct site *site, const struct capture *c)
{
    const cx is = set_at(site, c);
    if (is == NULL)
        return cx_false();
    return c->maybe_absent ? cx_ne(cx_member(is, "at"), cx_text("NULL")) : cx_true();
}

struct scope scope_new(struct names *names, const struct pattern *p)
{
    struct scope s = {.names = names};
    s.node = alloc((size_t)(p->n_nodes + 1) * sizeof *s.node);
    s.var = alloc((size_t)(p->n_vars + 1) * sizeof *s.var);
    s.set = alloc((size_t)(p->n_captures + p->n_hidden + 1) * sizeof *s.set);
    return s;
}

struct scope scope_of_match(struct names *names, const struct pattern *p)
{
    struct scope s = scope_new(names, p);
    for (int i = 0; i < p->n_captures; i++) {
        const struct capture *c = p->captures[i];
        cx *at = c->kind == CAP_NODE  ? &s.node[c->node->id]
                 : c->kind == CAP_SET ? &s.set[c->id]
                                      : &s.var[c->var->id];
        *at = cx_arrow(cx_name("m"), c_field(c));
    }
    return s;
}

/* ---- parameters ---- */

static bool has_param(const struct helper *h, const char *name)
{
    const cx is = cx_name(name);
    for (int i = 0; i < h->site.names.n; i++)
        if (h->site.names.at[i].is == is)
            return true;
    for (int i = 0; i < h->locals.n; i++)
        if (h->locals.at[i].is == is)
            return true;
    return false;
}

/* Names that helpers use themselves. */
static bool is_reserved(const char *name)
{
    static const char *const own[] = {"g", "k", "n", "m", "all", "any", "total"};
    return is_among(name, own, sizeof own / sizeof *own);
}

const char *fresh_name(const struct helper *h, const char *wanted)
{
    wanted = beside_file(wanted);
    const char *name = c_safe(wanted);
    for (int i = 2; is_reserved(name) || has_param(h, name); i++)
        name = format("%s%d", wanted, i);
    return name;
}

/* Names that an expression around binds itself: they are no parameters. */
struct own {
    const void *what;
    const struct own *around;
};

static bool is_inner(const struct own *inner, const void *what)
{
    for (; inner != NULL; inner = inner->around)
        if (inner->what == what)
            return true;
    return false;
}

/* A name as a parameter, which is called `formal`, or where that is NULL as it is outside if it is a name there. */
static void add_name(struct helper *h, const struct site *outer, const struct expr *e, const char *formal)
{
    const void *what = NULL;
    const char *type = NULL, *name = NULL;
    cx arg = NULL;
    if (e->kind == E_NODE)
        what = e->node, type = "dfg_node", name = e->node->name, arg = node_at(outer, e);
    else if (e->kind == E_VAR)
        what = e->var, type = "dfg_val", name = e->var->name, arg = var_at(outer, e->var);
    else if (e->kind == E_SET)
        what = e->set, type = "struct dfg_nodes", name = e->set->name, arg = set_at(outer, e->set);
    if (arg == NULL)
        return;
    const char *outside = arg->kind == CX_NAME ? arg->text : name != NULL ? name : "x";
    const char *param = fresh_name(h, formal != NULL ? formal : outside);
    *PUSH(h->params) = (struct parameter){.type = type, .name = param, .arg = arg};
    *PUSH(h->site.names) = (struct bound_name){what, cx_name(param), formal};
}

/* Those that e mentions and that are no parameters yet. */
static void add_names(struct helper *h, const struct site *outer, const struct expr *e,
                      const struct own *around)
{
    if (e == NULL)
        return;
    const void *what = e->kind == E_NODE  ? (const void *)e->node
                       : e->kind == E_VAR ? (const void *)e->var
                                          : e->set;
    bool binds = e->kind == E_COMP || e->kind == E_ALL || e->kind == E_SOME;
    const void *own = e->kind == E_COMP ? (const void *)e->var : e->node;
    struct own inner = {binds ? own : NULL, around};
    if (what != NULL && find(&h->site, what) == NULL && !is_inner(around, what))
        add_name(h, outer, e, NULL);
    for (int i = 0; i < e->n_kids; i++)
        add_names(h, outer, e->kid[i], &inner);
}

/* ---- functions ---- */

static void begin(struct helper *h, const struct site *outer)
{
    memset(h, 0, sizeof *h);
    h->to = routine_new(NULL);
    h->site.scope = outer->scope;
    h->site.inside = true;
    h->site.asks = outer->asks;
    h->site.helper = h;
}

void helper_begin(struct helper *h, const struct site *outer, const struct expr *a, const struct expr *b)
{
    begin(h, outer);
    add_names(h, outer, a, NULL);
    add_names(h, outer, b, NULL);
}

cx hoisted(const struct site *site, cx value)
{
    struct helper *h = site->helper;
    if (h == NULL || value->kind == CX_NAME || cx_reads(value, "k"))
        return value;
    for (int i = 0; i < h->locals.n; i++)
        if (h->locals.at[i].what == value)
            return h->locals.at[i].is;
    const cx local = cx_name(fresh_name(h, "list"));
    *PUSH(h->locals) = (struct bound_name){value, local, NULL};
    return local;
}

/* The locals that the body needs in front of it. */
static void declare_locals(struct helper *h)
{
    const struct steps body = h->to->steps;
    VEC(const struct bound_name *) needed = {0}; /* last one first: they need earlier ones */
    for (int i = h->locals.n - 1; i >= 0; i--) {
        const struct bound_name *l = &h->locals.at[i];
        bool reads = routine_reads(h->to, l->is->text);
        for (int k = 0; k < needed.n; k++)
            reads = reads || cx_reads(needed.at[k]->what, l->is->text);
        if (reads)
            *PUSH(needed) = l;
    }
    h->to->steps = (struct steps){0};
    for (int i = needed.n - 1; i >= 0; i--)
        let(h->to, NULL, "const dfg_val", needed.at[i]->is->text, needed.at[i]->what);
    add_steps(h->to, &body);
}

cx helper_end(struct helper *h, const char *type, const char *what)
{
    declare_locals(h);
    if (routine_reads(h->to, "g"))
        add_parameter(h->to, "const dfg_graph *", "g", NULL);
    for (int i = 0; i < h->params.n; i++) {
        const struct parameter *p = &h->params.at[i];
        if (routine_reads(h->to, p->name)) /* what is known while compiling needs no name */
            add_parameter(h->to, p->type, p->name, p->arg);
    }
    return function_call(h->to, type, what);
}

/* ---- uses of named conditions ---- */

bool can_be_called(const struct named *use)
{
    for (int i = 0; i < use->n_args; i++) {
        const enum ekind kind = use->args[i]->kind;
        if (kind != E_NODE && kind != E_VAR && kind != E_SET && kind != E_VALUE && kind != E_PARAM)
            return false;
    }
    return true;
}

void named_begin(struct helper *h, const struct site *outer, const struct named *use, const struct expr *e)
{
    begin(h, outer);
    for (int i = 0; i < use->n_args; i++)
        add_name(h, outer, use->args[i], use->formals[i]);
    add_names(h, outer, e, NULL);
}

static bool has_formal(const struct expr *e, const char *formal)
{
    bool has = e != NULL && e->formal == formal;
    for (int i = 0; e != NULL && !has && i < e->n_kids; i++)
        has = has_formal(e->kid[i], formal);
    return has;
}

/* Where the condition stands, its text, and which parameters are known while compiling: a comment. */
static const char *head_of(const struct named *use, const struct expr *e, bool wanted)
{
    const struct place at = pat_source_place(use->declared.src, use->declared.begin);
    const char *text =
        format("%s:%d%s", use->declared.src->base, at.line, wanted ? "" : ", known not to hold");
    for (int i = 0; i < use->n_args; i++)
        if (use->args[i]->kind == E_VALUE && has_formal(e, use->formals[i]))
            text = format("%s, %s = %s", text, use->formals[i], source_line_text(use->args[i]->at));
    return source_comment(text, use->declared);
}

cx named_end(struct helper *h, const struct named *use, const struct expr *e, bool wanted, cx value)
{
    h->to->text = head_of(use, e, wanted);
    give(h->to, value);
    return helper_end(h, "bool", wanted ? use->name : format("not_%s", use->name));
}
