/* capture.c -- what a pattern captures, and how: nodes, sets, values.
 *
 * In:   the frame of a pattern whose statements are built.
 * Out:  find_sets: which names denote sets (all they bind lies in a place that
 *       matches many nodes: `every`, the path of `dominates`, a chain) and
 *       which denote nothing (inside `!`).  number_pattern: ids in order of the
 *       search, the list of captures, which of them some choice leaves out.
 * Errors: parameters and locals that no root reaches.
 *
 * regions.c knows the places.
 */
#include "check.h"
#include "regions.h"

/* ---- the names ---- */

static void say_not_reached(struct pat *pat, const struct binding *b)
{
    if (b->is_param) {
        pat_error_at(pat, b->at, "the pattern does not bind parameter '%s'", b->name);
        return;
    }
    pat_error_at(pat, b->at, "no root and no `every` reaches '%s'", b->name);
    pat_hint(pat, "return it, or capture it with `every %s = ...`", b->name);
}

static void judge_name(struct pat *pat, const struct regions *found, struct binding *b)
{
    const struct region *r = b->kind == BIND_NODE  ? found->of[b->node->id]
                             : b->kind == BIND_VAR ? found->of_var[b->var->id]
                                                   : NULL;
    if (b->kind == BIND_REST)
        b->is_set = true;
    if (b->kind == BIND_NODE && (!r || (b->is_param && pat_lies_in(r, true)))) {
        say_not_reached(pat, b);
        return;
    }
    if (!r)
        return;
    b->uncaptured = pat_lies_in(r, true);
    b->is_set = !b->uncaptured && pat_lies_in(r, false);
    if (b->uncaptured && b->kind == BIND_NODE)
        b->node->capture = NULL;
    if (b->is_set && b->capture) {
        b->capture->kind = CAP_SET;
        b->capture->var = b->var;
    }
}

void pat_find_sets(struct frame *f)
{
    const struct regions *found = pat_regions_of(f->pat, f->b->pattern);
    for (int i = 0; i < f->names.n; i++)
        judge_name(f->pat, found, f->names.at[i]);
    pat_check_shared_sets(f->pat, f->b->pattern, found);
}

/* ---- what some choice leaves out ---- */

enum leaves { UNSEEN, NEVER, SOMETIMES };

/* Can p match without any of the targets taking part? */
static enum leaves leaves_out(const struct pnode *p, const bool *target, bool sets, enum leaves *known)
{
    if (known[p->id] != UNSEEN)
        return known[p->id];
    bool any = false, all = true;
    for (int i = 0; i < p->n_kids; i++) {
        const bool maybe = p->kind == P_NOT || (i < 64 && p->optional >> i & 1) ||
                           (!sets && ((p->kind == P_CHAIN && i == 0) || (p->kind == P_DOMINATES && i == 1)));
        const bool one = maybe || leaves_out(p->kid[i], target, sets, known) == SOMETIMES;
        any = any || one;
        all = all && one;
    }
    const bool leaves = !target[p->id] && (p->kind == P_ALT ? any : all);
    return known[p->id] = leaves ? SOMETIMES : NEVER;
}

static bool dims_bind(const struct type_pat *t, const struct var *v)
{
    for (int i = 0; i < t->n_dims; i++)
        if (t->dims[i].var == v)
            return true;
    for (int i = 0; i < t->n_fields; i++)
        if (dims_bind(t->fields[i], v))
            return true;
    return false;
}

bool pat_binds_var(const struct pnode *p, const struct var *v)
{
    for (int i = 0; i < p->n_types; i++)
        if (dims_bind(p->types[i], v))
            return true;
    for (int i = 0; i < p->n_attrs; i++)
        if (p->attrs[i].var == v)
            return true;
    return false;
}

/* Does p bind what c captures? */
static bool binds(const struct pnode *p, const struct capture *c)
{
    return c->node ? p == c->node : c->var ? pat_binds_var(p, c->var) : p->rest == c;
}

static bool may_be_absent(const struct pattern *p, struct pnode **node, const struct capture *c, bool *target,
                          enum leaves *known)
{
    for (int i = 0; i < p->n_nodes; i++) {
        target[i] = binds(node[i], c);
        known[i] = UNSEEN;
    }
    for (int i = 0; pat_start(p, i); i++)
        if (leaves_out(pat_start(p, i), target, c->kind == CAP_SET, known) == NEVER)
            return false;
    return true;
}

static void judge_captures(struct pat *pat, const struct pattern *p, struct pnode **node)
{
    bool *target = pat_alloc(pat, (size_t)p->n_nodes + 1);
    enum leaves *known = pat_alloc(pat, sizeof *known * (size_t)(p->n_nodes + 1));
    for (int i = 0; i < p->n_captures + p->n_hidden; i++)
        p->captures[i]->maybe_absent = may_be_absent(p, node, p->captures[i], target, known);
}

/* ---- ids ---- */

static bool has_optional_results(const struct pnode *p)
{
    for (int i = 0; i < p->n_ops; i++)
        if (p->ops[i]->n_required_results < p->ops[i]->n_results && !p->ops[i]->variadic_results)
            return true;
    return false;
}

static void check_use(struct pat *pat, const struct pnode *p, const struct pnode *user)
{
    const bool taken_apart = user && (user->kind == P_GET || user->kind == P_AND || user->kind == P_ALT);
    if (p->kind == P_CALL && p->under_get && !taken_apart && has_optional_results(p)) {
        pat_error_at(pat, p->at,
                     "this call stands for its first result in one place, and is taken apart in another");
        pat_hint(pat, "write .0 for the first result");
    }
}

static void number(struct pat *pat, struct pnode *p, struct pnode **node, int *n, bool *seen)
{
    if (seen[p->id])
        return;
    seen[p->id] = true;
    node[(*n)++] = p;
    p->bare = p->n_attrs == 0 && !p->exact && p->n_types == 0 && p->n_where == 0;
    for (int i = 0; i < p->n_kids; i++) {
        check_use(pat, p->kid[i], p);
        number(pat, p->kid[i], node, n, seen);
    }
}

static void add_captures(struct pattern *p, const struct frame *f)
{
    p->captures = pat_alloc(f->pat, sizeof *p->captures * (size_t)(f->names.n + f->b->hidden.n + 1));
    for (int round = 0; round < 3; round++) /* parameters, locals, dimensions and values */
        for (int i = 0; i < f->names.n; i++) {
            struct binding *b = f->names.at[i];
            const int turn = b->is_param ? 0 : b->kind == BIND_VAR ? 2 : 1;
            if (turn == round && b->capture && !b->uncaptured) {
                b->capture->id = p->n_captures;
                p->captures[p->n_captures++] = b->capture;
            }
        }
    for (int i = 0; i < f->b->hidden.n; i++) {
        f->b->hidden.at[i]->id = p->n_captures + i;
        p->captures[p->n_captures + i] = f->b->hidden.at[i];
    }
    p->n_hidden = f->b->hidden.n;
}

void pat_renumber(struct pat *pat, struct pattern *p, int n_serials)
{
    struct pnode **node = pat_alloc(pat, sizeof *node * (size_t)(n_serials + 1));
    bool *seen = pat_alloc(pat, (size_t)n_serials + 1);
    int n = 0;
    for (int i = 0; pat_start(p, i); i++) {
        if (i < p->n_roots)
            check_use(pat, p->roots[i], NULL);
        number(pat, pat_start(p, i), node, &n, seen);
    }
    for (int i = 0; i < p->n_extra; i++)
        number(pat, p->extra[i], node, &n, seen);
    for (int i = 0; i < n; i++)
        node[i]->id = i;
    p->n_nodes = n;
    judge_captures(pat, p, node);
}

void pat_refresh_pattern(struct build *b)
{
    struct pattern *p = b->pattern;
    p->extra = b->extra.at;
    p->n_extra = b->extra.n;
    p->vars = b->vars.at;
    p->n_vars = b->vars.n;
    pat_renumber(b->pat, p, b->n_nodes);
}

void pat_number_pattern(struct frame *f)
{
    add_captures(f->b->pattern, f);
    pat_refresh_pattern(f->b);
}

/* ---- nodes by their ids ---- */

static void collect(struct pnode **nodes, struct pnode *n)
{
    if (nodes[n->id])
        return;
    nodes[n->id] = n;
    for (int i = 0; i < n->n_kids; i++)
        collect(nodes, n->kid[i]);
}

struct pnode **pat_nodes_of(struct pat *pat, const struct pattern *p)
{
    struct pnode **nodes = pat_alloc(pat, ((size_t)p->n_nodes + 1) * sizeof *nodes);
    for (int i = 0; pat_start(p, i); i++)
        collect(nodes, pat_start(p, i));
    return nodes;
}
