/* helper.c -- where the names of a condition are, and the static helper
 * functions that its loops become.
 *
 * In:   expressions, and the scope that the matcher keeps.
 * Out:  C text of names; functions for function.c, and calls of them.
 *
 * A helper gets the names that its expressions mention as parameters, in order
 * of their first mention, called as in the matcher where that is possible.
 */
#include "cond.h"
#include "match/match.h"

#include <ctype.h>
#include <string.h>

/* ---- names ---- */

/* As the parameter `formal` of a condition, which may stand for the same as another one. */
static const char *find_formal(const struct site *site, const void *what, const char *formal)
{
    for (int i = site->names.n - 1; i >= 0; i--)
        if (site->names.at[i].what == what && site->names.at[i].formal == formal)
            return site->names.at[i].text;
    return NULL;
}

static const char *find(const struct site *site, const void *what)
{
    for (int i = site->names.n - 1; i >= 0; i--)
        if (site->names.at[i].what == what)
            return site->names.at[i].text;
    return NULL;
}

void bind_name(struct site *site, const void *what, const char *text)
{
    *PUSH(site->names) = (struct bound_name){what, text, NULL};
}

struct site site_copy(const struct site *site)
{
    struct site s = {.scope = site->scope, .inside = site->inside, .helper = site->helper};
    for (int i = 0; i < site->names.n; i++)
        *PUSH(s.names) = site->names.at[i];
    return s;
}

struct site site_with(const struct site *site, const void *what, const char *text)
{
    struct site s = site_copy(site);
    bind_name(&s, what, text);
    return s;
}

const char *node_text(const struct site *site, const struct expr *e)
{
    const char *text = e->formal == NULL ? NULL : find_formal(site, e->node, e->formal);
    text = text == NULL ? find(site, e->node) : text;
    return text == NULL && !site->inside ? site->scope->node[e->node->id] : text;
}

const char *var_text(const struct site *site, const struct var *v)
{
    const char *text = find(site, v);
    if (text != NULL || site->inside)
        return text;
    text = site->scope->var[v->id];
    return text != NULL && v->kind == VAR_DIM ? format("dfg_dim_val(%s)", text) : text;
}

const char *set_text(const struct site *site, const struct capture *c)
{
    const char *text = find(site, c);
    return text == NULL && !site->inside ? site->scope->set[c->id] : text;
}

/* ---- parameters ---- */

static bool has_param(const struct helper *h, const char *name)
{
    for (int i = 0; i < h->site.names.n; i++)
        if (strcmp(h->site.names.at[i].text, name) == 0)
            return true;
    for (int i = 0; i < h->locals.n; i++)
        if (strcmp(h->locals.at[i].text, name) == 0)
            return true;
    return false;
}

/* Names that helpers use themselves. */
static bool is_reserved(const char *name)
{
    static const char *const own[] = {"g", "k", "n", "m", "all", "any", "total"};
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        if (strcmp(own[i], name) == 0)
            return true;
    return false;
}

const char *fresh_name(const struct helper *h, const char *wanted)
{
    wanted = beside_functions(wanted);
    const char *name = c_safe(wanted);
    for (int i = 2; is_reserved(name) || has_param(h, name) || is_function_name(name); i++)
        name = format("%s%d", wanted, i);
    return name;
}

static bool is_identifier(const char *s)
{
    bool ok = isalpha((unsigned char)*s) || *s == '_';
    for (; ok && *s; s++)
        ok = isalnum((unsigned char)*s) || *s == '_';
    return ok;
}

static void add_param(struct helper *h, const char *type, const void *what, const char *name, const char *arg)
{
    if (arg == NULL)
        return;
    const char *param = fresh_name(h, name);
    *PUSH(h->params) = (struct param_text){type, param, arg};
    bind_name(&h->site, what, param);
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

/* The name of a parameter: as outside where that can be, else as in the pattern. */
static const char *as_outside(const char *text, const char *name)
{
    return text != NULL && is_identifier(text) ? text : name != NULL ? name : "x";
}

/* A name as a parameter, which is called `formal`, or where that is NULL as it is outside. */
static void add_name(struct helper *h, const struct site *outer, const struct expr *e, const char *formal)
{
    const int n = h->site.names.n;
    const char *arg, *name;
    if (e->kind == E_NODE) {
        arg = node_text(outer, e), name = e->node->name;
        add_param(h, "dfg_node ", e->node, formal != NULL ? formal : as_outside(arg, name), arg);
    } else if (e->kind == E_VAR) {
        arg = var_text(outer, e->var), name = e->var->name;
        add_param(h, "dfg_val ", e->var, formal != NULL ? formal : as_outside(arg, name), arg);
    } else if (e->kind == E_SET) {
        arg = set_text(outer, e->set), name = e->set->name;
        add_param(h, "struct dfg_nodes ", e->set, formal != NULL ? formal : as_outside(arg, name), arg);
    }
    if (h->site.names.n > n)
        h->site.names.at[n].formal = formal;
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
    h->site.scope = outer->scope;
    h->site.inside = true;
    h->site.helper = h;
}

void helper_begin(struct helper *h, const struct site *outer, const struct expr *a, const struct expr *b)
{
    begin(h, outer);
    add_names(h, outer, a, NULL);
    add_names(h, outer, b, NULL);
}

const char *hoisted(const struct site *site, const char *text)
{
    struct helper *h = site->helper;
    if (h == NULL || is_identifier(text) || mentions(text, "k"))
        return text;
    for (int i = 0; i < h->locals.n; i++)
        if (h->locals.at[i].what == text) /* interned */
            return h->locals.at[i].text;
    const char *name = fresh_name(h, "list");
    *PUSH(h->locals) = (struct bound_name){text, name, NULL};
    return name;
}

/* The locals that the body needs, in front of it. */
static const char *with_locals(const struct helper *h, const char *body)
{
    for (int i = h->locals.n - 1; i >= 0; i--) {
        const struct bound_name *l = &h->locals.at[i];
        if (mentions(body, l->text))
            body = format("    const dfg_val %s = %s;\n%s", l->text, (const char *)l->what, body);
    }
    return body;
}

/* The helper as a function: what to add to a name for a call of it. */
static const char *finish(struct helper *h, const char *body, struct function *f)
{
    f->body = with_locals(h, body);
    const bool with_g = mentions(f->body, "g");
    const char *params = with_g ? "const dfg_graph *g" : "", *args = with_g ? "g" : "";
    for (int i = 0; i < h->params.n; i++) {
        const struct param_text *p = &h->params.at[i];
        if (!mentions(f->body, p->name))
            continue; /* what is known while compiling needs no name */
        params = format("%s%s%s%s", params, *params ? ", " : "", p->type, p->name);
        args = format("%s%s%s", args, *args ? ", " : "", p->arg);
    }
    f->params = format("(%s)", *params ? params : "void");
    return format("(%s)", args);
}

const char *helper_end(struct helper *h, const char *type, const char *what, const char *body)
{
    struct function f = {.type = type, .head = "", .wanted = what, .numbered = true};
    const char *args = finish(h, body, &f);
    return format("%s%s", function_name(&f), args);
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

/* Where the condition stands, its text, and which parameters are known while compiling. */
static const char *head_of(const struct named *use, const struct expr *e, bool wanted)
{
    const struct place at = pat_source_place(use->declared.src, use->declared.begin);
    const char *text =
        format("/* %s:%d%s", use->declared.src->base, at.line, wanted ? "" : ", known not to hold");
    for (int i = 0; i < use->n_args; i++)
        if (use->args[i]->kind == E_VALUE && has_formal(e, use->formals[i]))
            text = format("%s, %s = %s", text, use->formals[i], source_line_text(use->args[i]->at));
    struct out *o = out_new();
    emit_source(o, use->declared);
    size_t len;
    const char *source = out_text(o, &len);
    return format("%s\n%.*s */\n", text, (int)len, source);
}

const char *named_end(struct helper *h, const struct named *use, const struct expr *e, bool wanted,
                      const char *body)
{
    struct function f = {.type = "bool", .head = head_of(use, e, wanted)};
    f.wanted = cond_function(wanted ? use->name : format("not_%s", use->name));
    const char *args = finish(h, body, &f);
    return format("%s%s", function_name(&f), args);
}
