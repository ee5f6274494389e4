/* build.c -- statements to pattern nodes, whole patterns.
 *
 * In:   the parameters and statements of a pattern, a rule or an entry.
 * Out:  struct pattern: its roots, `every` members, conditions, captures.
 *
 * A frame holds the names of one pattern, or of one use of it.  Declarations
 * are checked on demand, each once, before their first use.
 *
 * Errors: names bound twice, several roots that share no node, a pattern that
 * hides an operator, patterns that grow beyond MAX_PNODES.
 */
#include "check.h"

#include <string.h>

struct pnode *pat_new_pnode(struct frame *f, enum pkind kind, struct span at)
{
    struct build *b = f->b;
    if (b->n_nodes == MAX_PNODES && !b->too_large) {
        b->too_large = true;
        pat_error_at(f->pat, b->pattern->name_at,
                     "pattern '%s' has more than %d nodes, patterns used by name included", b->pattern->name,
                     MAX_PNODES);
    }
    struct pnode *p = pat_alloc(f->pat, sizeof *p);
    *p = (struct pnode){.kind = kind, .at = at, .id = b->n_nodes++, .index = -1, .ordered = f->ordered};
    return p;
}

/* Room for one more of n elements that were added one by one: twice as many when n is a power of two. */
void *pat_grow_kids(struct pat *pat, void *kids, int n, size_t size)
{
    if (n & (n - 1))
        return kids;
    void *grown = pat_alloc(pat, size * (n ? 2 * (size_t)n : 1));
    if (n)
        memcpy(grown, kids, size * (size_t)n);
    return grown;
}

void pat_pnode_add(struct pat *pat, struct pnode *p, struct pnode *kid)
{
    p->kid = pat_grow_kids(pat, p->kid, p->n_kids, sizeof *p->kid);
    p->kid[p->n_kids++] = kid;
}

void pat_pnode_add_type(struct pat *pat, struct pnode *p, struct type_pat *type)
{
    p->types = pat_grow_kids(pat, p->types, p->n_types, sizeof *p->types);
    p->types[p->n_types++] = type;
}

/* A place to hang a name, types or conditions on a node that has its own already. */
struct pnode *pat_wrap_and(struct frame *f, struct pnode *p, struct span at)
{
    struct pnode *and = pat_new_pnode(f, P_AND, at);
    pat_pnode_add(f->pat, and, p);
    return and;
}

struct capture *pat_new_capture(struct pat *pat, struct binding *b, struct pnode *node)
{
    struct capture *c = pat_alloc(pat, sizeof *c);
    *c = (struct capture){
        .name = b->name, .kind = CAP_NODE, .is_param = b->is_param, .node = node, .at = b->at};
    b->capture = c;
    return c;
}

/* ---- parameters ---- */

void pat_bound_twice(struct pat *pat, const char *name, struct span at, struct span first)
{
    pat_error_at(pat, at, "'%s' is bound twice", name);
    pat_note_at(pat, first, "first bound here");
}

/* value: the argument; NULL: a fresh wildcard. */
void pat_bind_param(struct frame *f, const struct syn *s, struct pnode *value)
{
    const struct binding *before = pat_find_binding(f, s->name);
    if (before) {
        pat_bound_twice(f->pat, s->name, s->at, before->at);
        return;
    }
    struct binding *b = pat_add_binding(f, BIND_NODE, s->name, s->at);
    b->is_param = true;
    b->node = value;
    if (!value) {
        b->node = pat_new_pnode(f, P_ANY, s->at);
        b->node->name = s->name;
    }
    if (!f->user)
        b->node->capture = pat_new_capture(f->pat, b, b->node);
}

/* ---- statements ---- */

/* Names the value of a statement; a node that was there before gets a wrapper. */
static void bind_local(struct frame *f, struct syn *s, struct pnode *p, int serial, bool every)
{
    struct binding *before = pat_find_binding(f, s->name);
    if (before && before->kind != BIND_BAD) {
        pat_bound_twice(f->pat, s->name, s->name_at, before->at);
        return;
    }
    if (p->id < serial || p->capture)
        p = pat_wrap_and(f, p, s->at);
    struct binding *b = before ? before : pat_add_binding(f, BIND_NODE, s->name, s->name_at);
    *b = (struct binding){.name = s->name,
                          .kind = BIND_NODE,
                          .at = s->name_at,
                          .is_every = every,
                          .is_local = !every,
                          .node = p};
    p->name = s->name;
    if (!f->user)
        p->capture = pat_new_capture(f->pat, b, p);
}

static void build_local(struct frame *f, struct syn *s)
{
    const int serial = f->b->n_nodes;
    bind_local(f, s, pat_check_pattern(f, s->kid[0]), serial, false);
}

static void build_every(struct frame *f, struct syn *s)
{
    const int serial = f->b->n_nodes;
    f->in_every = true;
    f->members.n = 0;
    struct pnode *p = pat_check_pattern(f, s->kid[0]);
    f->in_every = false;
    if (p->id < serial || p->member_of)
        p = pat_wrap_and(f, p, s->at);
    bind_local(f, s, p, serial, true);
    struct binding *b = pat_find_binding(f, s->name);
    if (b && b->node == p)
        b->of_set = f->members.n > 0;
    *PAT_PUSH(f->pat, f->b->every) = p;
}

static void add_every_root(struct frame *f, struct syn *s)
{
    const struct syn *name = s->kid[0];
    struct binding *b = name->kind == SYN_NAME ? pat_find_binding(f, name->name) : NULL;
    if (!b || !b->is_every) {
        pat_error_at(f->pat, name->at, "not the name of an `every` statement");
        return;
    }
    if (b->of_set)
        pat_error_at(f->pat, name->at, "'%s' are the consumers of a set, which can't be the roots",
                     name->name);
    f->every_root = true;
    b->mentioned = true;
    *PAT_PUSH(f->pat, f->roots) = b->node;
}

/* One of the returned values; a pattern of several roots gives all of them. */
static void add_root(struct frame *f, struct syn *s)
{
    struct decl *d = NULL;
    const struct syn *callee = s->kind == SYN_CALL ? s->kid[0] : s;
    if (s->kind == SYN_EVERY_OF) {
        add_every_root(f, s);
        return;
    }
    if (callee->kind == SYN_NAME && !(callee->flags & SYNF_QUOTED) && !(s->flags & SYNF_OPTIONAL_CALL) &&
        !pat_find_binding(f, callee->name))
        d = pat_find_decl(f->pat, callee->name, SYN_PATTERN);
    if (!d || d == f->decl) {
        *PAT_PUSH(f->pat, f->roots) = pat_check_pattern(f, s);
        return;
    }
    int n = 0;
    const bool called = s->kind == SYN_CALL;
    struct pnode **roots =
        pat_use_pattern(f, d, called ? s->kid + 1 : NULL, called ? s->n_kids - 1 : -1, s->at, &n);
    for (int i = 0; i < n; i++)
        *PAT_PUSH(f->pat, f->roots) = roots[i];
    f->every_root |= d->pattern && d->pattern->every_root && d->state == DECL_DONE;
}

static void build_roots(struct frame *f, struct syn *s)
{
    if (f->roots.n) {
        pat_error_at(f->pat, s->at, f->in_rule ? "a second `match`" : "a second `return`");
        return;
    }
    for (int i = 0; i < s->n_kids; i++)
        add_root(f, s->kid[i]);
    if (f->every_root && f->roots.n > 1)
        pat_error_at(f->pat, s->at, "`every` must be alone: its members are the roots");
}

static void build_statement(struct frame *f, struct syn *s)
{
    if (s->kind == SYN_LOCAL)
        build_local(f, s);
    else if (s->kind == SYN_EVERY)
        build_every(f, s);
    else if (s->kind == SYN_WHERE)
        *PAT_PUSH(f->pat, f->where) = s;
    else if (s->kind == SYN_RETURN || s->kind == SYN_MATCH)
        build_roots(f, s); /* params, options, rewrite: read by others */
}

void pat_build_body(struct frame *f, struct syn **stmt, int n, struct span name_at)
{
    for (int i = 0; i < n; i++)
        if (stmt[i])
            build_statement(f, stmt[i]);
    if (f->roots.n == 0) {
        pat_error_at(f->pat, name_at, f->in_rule ? "a rule needs a `match`" : "a pattern needs a `return`");
        *PAT_PUSH(f->pat, f->roots) = pat_bad_pnode(f, name_at);
    }
    if (f->links.n)
        pat_make_chain(f);
}

/* ---- whole patterns ---- */

/* All roots hang together through nodes that they share. */
static void join(int *group, int n, int a, int b)
{
    const int from = group[a], to = group[b];
    for (int i = 0; i < n; i++)
        if (group[i] == from)
            group[i] = to;
}

static void spread(struct pnode *p, int root, int *owner, int *group, int n)
{
    if (owner[p->id] == root + 1)
        return;
    if (owner[p->id])
        join(group, n, root, owner[p->id] - 1);
    owner[p->id] = root + 1;
    for (int i = 0; i < p->n_kids; i++)
        spread(p->kid[i], root, owner, group, n);
}

static void check_roots_connected(struct frame *f)
{
    const int n = f->roots.n;
    int *owner = pat_alloc(f->pat, sizeof *owner * (size_t)f->b->n_nodes),
        *group = pat_alloc(f->pat, sizeof *group * (size_t)n);
    for (int i = 0; i < n; i++)
        group[i] = i;
    for (int i = 0; i < n; i++)
        spread(f->roots.at[i], i, owner, group, n);
    for (int i = 1; i < n; i++)
        if (group[i] != group[0]) {
            pat_error_at(f->pat, f->roots.at[i]->at, "this root shares no bound node with the first root");
            pat_note_at(f->pat, f->roots.at[0]->at, "first root");
            pat_hint(f->pat, "several roots must share a bound node, else a match is any pair in the graph");
            return;
        }
}

static void add_own_conditions(struct frame *f, struct syn *entry_where)
{
    struct pattern *p = f->b->pattern;
    struct env env = {.pat = f->pat, .frame = f, .b = f->b};
    for (int i = 0; i < f->where.n; i++)
        pat_add_conditions(&env, f->where.at[i], &p->where, &p->n_where);
    if (entry_where)
        pat_add_conditions(&env, entry_where, &p->where, &p->n_where);
}

static struct frame *open_pattern(struct pat *pat, struct decl *owner, const struct syn *s)
{
    struct build *b = pat_alloc(pat, sizeof *b);
    struct frame *f = pat_alloc(pat, sizeof *f);
    struct pattern *p = pat_alloc(pat, sizeof *p);
    *p = (struct pattern){.name = owner->name, .at = s->at, .name_at = s->name_at, .own = owner->own};
    p->ordered = s->flags & SYNF_ORDERED;
    *b = (struct build){.pat = pat, .pattern = p, .owner = owner, .first_use = owner->uses.n};
    *f = (struct frame){.pat = pat, .b = b, .ordered = p->ordered};
    return f;
}

/* What is known when all statements are built: sets, conditions, captures. */
static struct pattern *close_pattern(struct frame *f, struct syn *entry_where, int errors)
{
    struct build *b = f->b;
    struct pattern *p = b->pattern;
    p->roots = f->roots.at;
    p->n_roots = f->roots.n;
    p->every_root = f->every_root;
    p->every = b->every.at;
    p->n_every = b->every.n;
    p->n_vars = b->vars.n;
    p->vars = b->vars.at;
    p->n_nodes = b->n_nodes;
    if (pat_error_count(f->pat) == errors && !b->broken)
        pat_find_sets(f);
    if (pat_error_count(f->pat) == errors && !b->broken && f->roots.n > 1)
        check_roots_connected(f);
    pat_check_attrs_later(f);
    add_own_conditions(f, entry_where);
    if (pat_error_count(f->pat) == errors && !b->broken)
        pat_number_pattern(f);
    b->owner->uses_broken |= b->broken;
    return p;
}

static void bind_params(struct frame *f, const struct syn *params)
{
    for (int i = 0; params && i < params->n_kids; i++)
        pat_bind_param(f, params->kid[i], NULL);
}

struct pattern *pat_build_pattern(struct pat *pat, struct decl *d, struct syn *entry_where,
                                  struct frame **frame)
{
    const int errors = pat_error_count(pat);
    struct syn *s = d->syn, *params = s->kid[0];
    struct frame *f = open_pattern(pat, d, s);
    f->decl = d;
    f->in_rule = f->b->pattern->is_rule = d->kind == SYN_RULE;
    bind_params(f, params);
    pat_build_body(f, s->kid + 1, s->n_kids - 1, s->name_at);
    if (frame)
        *frame = f;
    return close_pattern(f, entry_where, errors);
}

struct pattern *pat_build_entry(struct pat *pat, struct decl *table, struct syn *entry, struct frame **frame)
{
    const int errors = pat_error_count(pat);
    struct frame *f = open_pattern(pat, table, entry);
    f->b->pattern->name = entry->text;
    *frame = f;
    bind_params(f, entry->kid[3]);
    add_root(f, entry->kid[0]);
    return close_pattern(f, entry->kid[1], errors);
}

/* A pattern with an operator's name calls the operator, in back quotes. */
static bool mentions_quoted(const struct syn *s, const char *name)
{
    if (!s)
        return false;
    if (s->kind == SYN_NAME && s->name == name && s->flags & SYNF_QUOTED)
        return true;
    for (int i = 0; i < s->n_kids; i++)
        if (mentions_quoted(s->kid[i], name))
            return true;
    return false;
}

/* An error if so: then the pattern is not checked, whose calls of the operator seem to be of itself. */
static bool hides_operator(struct pat *pat, const struct decl *d)
{
    const struct op *op = pat_map_get(&pat->run->ops, d->name);
    if (!op || d->kind != SYN_PATTERN || mentions_quoted(d->syn, d->name))
        return false;
    pat_error_at(pat, d->syn->name_at, "pattern '%s' would hide the operator of that name", d->name);
    pat_note_at(pat, op->at, "operator '%s' is declared here", d->name);
    pat_hint(pat, "a pattern may have an operator's name only if it calls it in back quotes, `%s`(...)",
             d->name);
    return true;
}

bool pat_check_decl(struct pat *pat, struct decl *d)
{
    if (d->state != DECL_NEW)
        return d->state == DECL_DONE;
    if (pat->run->decl_depth == MAX_USE_DEPTH) {
        pat_error_at(pat, d->syn->name_at, "patterns are used by patterns more than %d deep", MAX_USE_DEPTH);
        d->state = DECL_BROKEN;
        return false;
    }
    pat->run->decl_depth++;
    const int errors = pat_error_count(pat);
    d->state = DECL_BUSY;
    if (d->kind == SYN_RULE)
        pat_check_rule(pat, d);
    else if (!hides_operator(pat, d))
        d->pattern = pat_build_pattern(pat, d, NULL, NULL);
    pat->run->decl_depth--;
    d->state = pat_error_count(pat) == errors && !d->uses_broken ? DECL_DONE : DECL_BROKEN;
    return d->state == DECL_DONE;
}
