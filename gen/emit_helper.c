/* emit_helper.c -- where the names of a condition are, and the static helper
 * functions that its loops become.
 *
 * In:   expressions, and the scope that the matcher keeps.
 * Out:  C text of names; functions into scope->helpers, before the matcher.
 *
 * A helper gets the names that its expressions mention as parameters, in order
 * of their first mention, called as in the matcher where that is possible.
 */
#include "emit_cond.h"

#include <ctype.h>
#include <string.h>

/* ---- names ---- */

static const char *find(const struct site *site, const void *what)
{
    for (int i = site->names.n - 1; i >= 0; i--)
        if (site->names.at[i].what == what)
            return site->names.at[i].text;
    return NULL;
}

void bind_name(struct site *site, const void *what, const char *text)
{
    *PUSH(site->names) = (struct bound){what, text};
}

struct site site_with(const struct site *site, const void *what, const char *text)
{
    struct site s = {.scope = site->scope, .inside = site->inside, .helper = site->helper};
    for (int i = 0; i < site->names.n; i++)
        *PUSH(s.names) = site->names.at[i];
    bind_name(&s, what, text);
    return s;
}

const char *node_text(const struct site *site, const struct pnode *p)
{
    const char *text = find(site, p);
    return text == NULL && !site->inside ? site->scope->node[p->id] : text;
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
    const char *name = c_safe(wanted);
    for (int i = 2; is_reserved(name) || has_param(h, name); i++)
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
    if (arg == NULL || find(&h->site, what) != NULL)
        return;
    const char *param = fresh_name(h, is_identifier(arg) ? arg : name != NULL ? name : "x");
    *PUSH(h->params) = (struct param_text){type, param, arg};
    bind_name(&h->site, what, param);
}

/* Names that an expression around binds itself: they are no parameters. */
struct inner {
    const void *what;
    const struct inner *around;
};

static bool is_inner(const struct inner *inner, const void *what)
{
    for (; inner != NULL; inner = inner->around)
        if (inner->what == what)
            return true;
    return false;
}

static void add_names(struct helper *h, const struct site *outer, const struct expr *e,
                      const struct inner *around)
{
    if (e == NULL)
        return;
    bool binds = e->kind == E_COMP || e->kind == E_ALL || e->kind == E_SOME;
    const void *own = e->kind == E_COMP ? (const void *)e->var : e->node;
    struct inner inner = {binds ? own : NULL, around};
    if (e->kind == E_NODE && !is_inner(around, e->node))
        add_param(h, "dfg_node ", e->node, e->node->name, node_text(outer, e->node));
    if (e->kind == E_VAR && !is_inner(around, e->var))
        add_param(h, "dfg_val ", e->var, e->var->name, var_text(outer, e->var));
    if (e->kind == E_SET)
        add_param(h, "struct dfg_nodes ", e->set, e->set->name, set_text(outer, e->set));
    for (int i = 0; i < e->n_kids; i++)
        add_names(h, outer, e->kid[i], &inner);
}

/* ---- functions ---- */

void helper_begin(struct helper *h, const struct site *outer, const struct expr *a, const struct expr *b)
{
    memset(h, 0, sizeof *h);
    h->site.scope = outer->scope;
    h->site.inside = true;
    h->site.helper = h;
    add_names(h, outer, a, NULL);
    add_names(h, outer, b, NULL);
}

/* Is `name` an identifier of the C text? */
static bool mentions(const char *text, const char *name)
{
    size_t len = strlen(name);
    for (const char *at = text; (at = strstr(at, name)) != NULL; at++) {
        bool begins = at == text || !(isalnum((unsigned char)at[-1]) || at[-1] == '_');
        if (begins && !isalnum((unsigned char)at[len]) && at[len] != '_')
            return true;
    }
    return false;
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
    *PUSH(h->locals) = (struct bound){text, name};
    return name;
}

/* Helpers so far: what is asked twice, to hold and not to hold, is one function;
 * one that is not mentioned in the end, since a constant decided, is not written. */
struct written {
    const struct out *out;
    const char *type, *name;
    const char *code; /* parameters and body */
    enum { PENDING, NEEDED, DONE } state;
};

static VEC(struct written) written;

/* Where the helpers of this matcher begin. */
static int first_of(const struct out *out)
{
    int first = written.n;
    while (first > 0 && written.at[first - 1].out == out)
        first--;
    return first;
}

static const char *find_written(const struct out *out, const char *type, const char *code)
{
    for (int i = first_of(out); i < written.n; i++)
        if (strcmp(written.at[i].type, type) == 0 && written.at[i].code == code) /* interned */
            return written.at[i].name;
    return NULL;
}

const char *with_helpers(struct scope *scope, const char *text)
{
    const int first = first_of(scope->helpers);
    const char *asking = text;
    for (int i = written.n - 1; i >= first; i--) { /* a helper calls earlier ones only */
        struct written *w = &written.at[i];
        if (w->state != PENDING || !mentions(asking, w->name))
            continue;
        w->state = NEEDED;
        asking = format("%s %s", asking, w->code);
    }
    for (int i = first; i < written.n; i++) {
        struct written *w = &written.at[i];
        if (w->state == NEEDED)
            outf(scope->helpers, "static %s %s%s\n", w->type, w->name, w->code);
        w->state = w->state == NEEDED ? DONE : w->state;
    }
    return text;
}

/* The locals that the body needs, in front of it. */
static const char *with_locals(const struct helper *h, const char *body)
{
    for (int i = h->locals.n - 1; i >= 0; i--) {
        const struct bound *l = &h->locals.at[i];
        if (mentions(body, l->text))
            body = format("    const dfg_val %s = %s;\n%s", l->text, (const char *)l->what, body);
    }
    return body;
}

const char *helper_end(struct helper *h, const char *type, const char *what, const char *body)
{
    struct scope *s = h->site.scope;
    body = with_locals(h, body);
    bool with_g = mentions(body, "g");
    const char *params = with_g ? "const dfg_graph *g" : "", *args = with_g ? "g" : "";
    for (int i = 0; i < h->params.n; i++) {
        const struct param_text *p = &h->params.at[i];
        if (!mentions(body, p->name))
            continue; /* what is known while compiling needs no name */
        params = format("%s%s%s%s", params, *params ? ", " : "", p->type, p->name);
        args = format("%s%s%s", args, *args ? ", " : "", p->arg);
    }
    const char *code = format("(%s)\n{\n%s}\n", *params ? params : "void", body);
    const char *name = find_written(s->helpers, type, code);
    if (name == NULL) {
        name = format("%s_%s%d", s->prefix, what, ++*s->n_helpers);
        *PUSH(written) = (struct written){.out = s->helpers, .type = type, .name = name, .code = code};
    }
    return format("%s(%s)", name, args);
}
