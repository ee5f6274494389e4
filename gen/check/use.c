/* use.c -- patterns used by other patterns.
 *
 * In:   a declaration, and arguments as syntax in the frame of the user.
 * Out:  its roots, built again from its syntax with the arguments as parameters,
 *       so that every use has nodes of its own.  Its conditions belong to its
 *       root; its names are not captures of the user.
 * Errors: wrong numbers of arguments, patterns that use each other in a circle,
 *       uses nested too deeply.  A broken pattern is a silent wildcard.
 */
#include "check.h"

static struct pnode **bad_root(struct frame *f, struct span at, int *n)
{
    struct pnode **root = pat_alloc(f->pat, sizeof *root);
    root[0] = pat_bad_pnode(f, at);
    *n = 1;
    return root;
}

/* `...rest` of the used pattern: the argument names operands of the user's. */
static void bind_rest_param(struct frame *user, struct frame *f, const struct binding *like, struct syn *arg)
{
    struct binding *b = pat_add_binding(f, BIND_REST, like->name, like->at);
    b->is_param = true;
    if (!arg || arg->kind == SYN_WILD) {
        struct capture *c = pat_new_capture(user->pat, b, NULL);
        c->kind = CAP_SET;
        *PAT_PUSH(user->pat, f->b->hidden) = c;
        return;
    }
    struct binding *outer = arg->kind == SYN_NAME ? pat_find_binding(user, arg->name) : NULL;
    if (!outer || !outer->is_param) {
        pat_error_at(user->pat, arg->at, "'%s' captures operands (`...%s`): its argument is a parameter",
                     like->name, like->name);
        b->kind = BIND_BAD;
        return;
    }
    if (outer->kind == BIND_NODE && outer->mentioned) {
        pat_error_at(user->pat, arg->at, "'%s' captures operands here, but one value elsewhere",
                     arg->name);
        b->kind = BIND_BAD;
        return;
    }
    outer->kind = BIND_REST;
    outer->mentioned = true;
    if (!outer->capture)
        pat_new_capture(user->pat, outer, NULL);
    outer->capture->kind = CAP_SET;
    outer->capture->node = NULL;
    b->capture = outer->capture;
}

/* Is parameter i of d one that `...rest` binds? */
static const struct capture *rest_param(const struct decl *d, const char *name)
{
    for (int i = 0; d->pattern && i < d->pattern->n_captures; i++) {
        const struct capture *c = d->pattern->captures[i];
        if (c->name == name && c->is_param)
            return c->kind == CAP_SET && !c->node ? c : NULL;
    }
    return NULL;
}

static void bind_arguments(struct frame *user, struct frame *f, const struct syn *params, struct syn **arg,
                           int n)
{
    for (int i = 0; params && i < params->n_kids; i++) {
        const struct syn *p = params->kid[i];
        const struct capture *rest = rest_param(f->decl, p->name);
        if (rest) {
            const struct binding like = {.name = p->name, .at = p->at};
            bind_rest_param(user, f, &like, n < 0 ? NULL : arg[i]);
        } else {
            pat_bind_param(f, p, n < 0 ? NULL : pat_check_pattern(user, arg[i]));
        }
    }
}

static bool check_arguments(struct pat *pat, const struct decl *d, struct syn **arg, int n, struct span at)
{
    const struct syn *params = d->syn->kid[0];
    const int wanted = params ? params->n_kids : 0;
    if (d->syn->flags & SYNF_BROKEN) /* its parameters may not be all */
        return false;
    if (n >= 0 && n != wanted) {
        pat_error_at(pat, at, "pattern '%s' takes %d argument%s, this gives it %d", d->name, wanted,
                     wanted == 1 ? "" : "s", n);
        pat_note_at(pat, d->syn->name_at, "declared here");
        return false;
    }
    for (int i = 0; i < n; i++)
        if (arg[i]->kind == SYN_REST || arg[i]->kind == SYN_OPT_ARG || arg[i]->kind == SYN_EVERY_OF) {
            pat_error_at(pat, arg[i]->at, "no argument of a pattern");
            return false;
        }
    return true;
}

/* Which names of a used pattern are sets: as in the pattern itself. */
static void copy_sets(struct frame *f)
{
    const struct pattern *p = f->decl->pattern;
    for (int i = 0; i < f->names.n; i++) {
        struct binding *b = f->names.at[i];
        bool found = false;
        for (int k = 0; k < p->n_captures; k++)
            if (p->captures[k]->name == b->name) {
                b->is_set = p->captures[k]->kind == CAP_SET;
                found = true;
            }
        b->uncaptured = !found;
        if (b->is_set && !b->capture) {
            struct capture *c = pat_new_capture(f->pat, b, b->node);
            c->kind = CAP_SET;
            c->var = b->var;
            *PAT_PUSH(f->pat, f->b->hidden) = c;
        }
    }
}

/* Conditions of a used pattern: judged where its root takes part. */
static void add_used_conditions(struct frame *f, int serial)
{
    if (f->roots.at[0]->id < serial && f->where.n)
        f->roots.at[0] = pat_wrap_and(f, f->roots.at[0], f->roots.at[0]->at);
    struct pnode *root = f->roots.at[0];
    struct env env = {.pat = f->pat, .frame = f, .b = f->b};
    for (int i = 0; i < f->where.n; i++)
        pat_add_conditions(&env, f->where.at[i], &root->where, &root->n_where);
    if (root->id < serial)
        return;
    root->uses = pat_grow_kids(f->pat, root->uses, root->n_uses, sizeof *root->uses);
    root->uses[root->n_uses++] = f->decl->pattern;
}

static struct frame *open_frame(struct frame *user, struct decl *d)
{
    struct frame *f = pat_alloc(user->pat, sizeof *f);
    *f = (struct frame){.pat = user->pat, .b = user->b, .decl = d, .user = user, .depth = user->depth + 1};
    f->ordered = d->syn->flags & SYNF_ORDERED;
    return f;
}

static bool can_use(struct frame *f, struct decl *d, struct span at)
{
    if (d->state == DECL_BUSY) {
        pat_error_at(f->pat, at, "patterns '%s' and '%s' use each other", f->decl ? f->decl->name : "this",
                     d->name);
        return false;
    }
    if (f->depth >= MAX_USE_DEPTH) {
        pat_error_at(f->pat, f->b->pattern->name_at, "patterns are used by patterns more than %d deep",
                     MAX_USE_DEPTH);
        return false;
    }
    return pat_check_decl(f->pat, d) && !f->b->too_large;
}

struct pnode **pat_use_pattern(struct frame *user, struct decl *d, struct syn **arg, int n, struct span at,
                               int *n_roots)
{
    struct decl *by = user->decl ? user->decl : user->b->owner;
    if (by)
        *PAT_PUSH(user->pat, by->uses) = d;
    if (!check_arguments(user->pat, d, arg, n, at) || !can_use(user, d, at)) {
        for (int i = 0; i < n; i++) /* names in the arguments are used all the same */
            if (arg[i]->kind != SYN_REST && arg[i]->kind != SYN_OPT_ARG && arg[i]->kind != SYN_EVERY_OF)
                pat_check_pattern(user, arg[i]);
        return bad_root(user, at, n_roots);
    }
    struct frame *f = open_frame(user, d);
    bind_arguments(user, f, d->syn->kid[0], arg, n);
    const int serial = f->b->n_nodes;
    pat_build_body(f, d->syn->kid + 1, d->syn->n_kids - 1, at);
    copy_sets(f);
    pat_check_attrs_later(f);
    add_used_conditions(f, serial);
    *n_roots = f->roots.n;
    return f->roots.at;
}
