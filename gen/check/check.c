/* check.c -- syntax to patterns: the pipeline, and declarations by name.
 *
 * In:   the path of a .pat or .ops file.
 * Out:  struct unit: its operators, patterns, rules and tables, names resolved.
 *
 *   files -> declarations by name -> params, op sets, conditions, patterns,
 *   rules, tables, laws, each in order of text -> C names -> warnings
 *
 * All errors are reported.  Declarations that the parser could not read keep
 * their names, so that their uses are no errors of their own.
 * Errors here: two meanings of one name; patterns in a .ops file.
 * Warnings: unused-pattern, unused-import.
 */
#include "check.h"

#include <string.h>

struct run run;

static const struct {
    enum syn_kind syn;
    enum decl_kind decl;
    const char *what;
} kinds[] = {
    {SYN_PATTERN, DECL_PATTERN, "pattern"},  {SYN_RULE, DECL_RULE, "rule"}, {SYN_TABLE, DECL_TABLE, "table"},
    {SYN_COND_DECL, DECL_COND, "condition"}, {SYN_OPS, DECL_OPS, "op set"}, {SYN_PARAM, DECL_PARAM, "param"},
};

enum { N_KINDS = sizeof kinds / sizeof *kinds };

/* ---- names ---- */

struct op *unknown_operator(const char *name, struct span at)
{
    struct op *op = alloc(sizeof *op);
    *op = (struct op){.name = name,
                      .c_name = name,
                      .at = at,
                      .variadic = true,
                      .n_results = 1,
                      .n_required_results = 1,
                      .undeclared = true,
                      .fkind = FK_OPAQUE};
    return op;
}

/* The declaration could not be read. */
static void declare_broken_op(const struct syn *s)
{
    struct op *op = unknown_operator(s->name, s->at);
    map_put(&run.ops, op->name, op);
    run.broken_ops = true;
}

static void declare(struct syn *s, const struct file *f)
{
    int k = 0;
    if (s->kind == SYN_LOST && !map_get(&run.lost, s->name))
        map_put(&run.lost, s->name, s);
    while (k < N_KINDS && kinds[k].syn != s->kind)
        k++;
    if (k == N_KINDS || !s->name || !*s->name)
        return;
    const struct decl *before = map_get(&run.decls, s->name);
    if (before) {
        error_at(s->name_at, "'%s' is declared twice", s->name);
        note_at(before->syn->name_at, "first declared here");
        return;
    }
    struct decl *d = alloc(sizeof *d);
    *d = (struct decl){.kind = kinds[k].decl, .name = s->name, .syn = s, .own = f->own};
    if (s->flags & SYNF_BROKEN)
        d->state = DECL_BROKEN;
    if (d->kind == DECL_PARAM && d->state == DECL_BROKEN) {
        d->param = alloc(sizeof *d->param);
        *d->param = (struct param){.name = s->name, .type = type_of(BT_ANY), .at = s->at};
    }
    map_put(&run.decls, d->name, d);
    *PUSH(run.decl_list) = d;
}

static void declare_ops(const struct file *f)
{
    for (int i = 0; i < f->n_decls; i++) {
        struct syn *s = f->decl[i];
        if (s->kind != SYN_OP || !s->name)
            continue;
        if (!(s->flags & SYNF_BROKEN))
            declare_op(s, f->own, f->src->base);
        else if (!map_get(&run.ops, s->name))
            declare_broken_op(s);
    }
}

static bool ends_with(const char *s, const char *end)
{
    const size_t len = strlen(s), tail = strlen(end);
    return len >= tail && strcmp(s + len - tail, end) == 0;
}

static void check_ops_file(const struct file *f)
{
    for (int i = 0; i < f->n_decls && ends_with(f->src->base, ".ops"); i++) {
        const enum syn_kind k = f->decl[i]->kind;
        if (k == SYN_PATTERN || k == SYN_RULE || k == SYN_TABLE)
            error_at(f->decl[i]->name_at,
                     "a .ops file declares operators only; patterns stand in a .pat file");
    }
}

static void declare_file(const struct file *f)
{
    check_ops_file(f);
    declare_ops(f);
    for (int i = 0; i < f->n_decls; i++)
        declare(f->decl[i], f);
}

/* Imports first, so that of two declarations the compiled file's is at fault. */
static void declare_all(struct file **file, int n)
{
    for (int i = 1; i < n; i++)
        declare_file(file[i]);
    declare_file(file[0]);
}

/* ---- each declaration ---- */

static void check_op_set_name(const struct decl *d)
{
    const struct op *op = map_get(&run.ops, d->name);
    if (!op)
        return;
    error_at(d->syn->name_at, "op set '%s' has the name of an operator", d->name);
    note_at(op->at, "operator '%s' is declared here", d->name);
}

/* What patterns read, before any pattern. */
static void check_values(void)
{
    for (int i = 0; i < run.decl_list.n; i++) {
        struct decl *d = run.decl_list.at[i];
        if (d->state == DECL_BROKEN)
            continue;
        if (d->kind == DECL_PARAM) {
            d->param = check_param(d->syn);
            *PUSH(run.params) = d->param;
        } else if (d->kind == DECL_OPS) {
            check_op_set_name(d);
            check_op_set(d);
        }
    }
    check_defines();
}

static void check_all(void)
{
    for (int i = 0; i < run.decl_list.n; i++) {
        struct decl *d = run.decl_list.at[i];
        if (d->kind == DECL_COND)
            check_cond_decl(d);
        else if (d->kind == DECL_PATTERN || d->kind == DECL_RULE)
            check_decl(d);
        else if (d->kind == DECL_TABLE && d->state != DECL_BROKEN)
            check_table(d);
    }
}

static void check_laws(const struct file *f)
{
    for (int i = 0; i < f->n_decls; i++)
        if (f->decl[i]->kind == SYN_LAW && !(f->decl[i]->flags & SYNF_BROKEN))
            check_law(f->decl[i]);
}

/* ---- what is left unused ---- */

static void mark_reached(struct decl *d)
{
    VEC(struct decl *) work = {0};
    *PUSH(work) = d;
    while (work.n) {
        struct decl *next = work.at[--work.n];
        for (int i = 0; i < next->uses.n; i++)
            if (!next->uses.at[i]->reached) {
                next->uses.at[i]->reached = true;
                *PUSH(work) = next->uses.at[i];
            }
    }
}

static void warn_unused_patterns(void)
{
    bool any = false;
    for (int i = 0; i < run.decl_list.n; i++) {
        struct decl *d = run.decl_list.at[i];
        if (d->kind != DECL_RULE && d->kind != DECL_TABLE)
            continue;
        any = any || d->own;
        mark_reached(d);
    }
    for (int i = 0; any && i < run.decl_list.n; i++) {
        const struct decl *d = run.decl_list.at[i];
        if (d->kind == DECL_PATTERN && d->own && !d->reached)
            warn_at(W_UNUSED_PATTERN, d->syn->name_at, "no table and no rule uses pattern '%s'", d->name);
    }
}

/* ---- the unit ---- */

static const char *unit_name(const struct source *src)
{
    const char *dot = strrchr(src->base, '.');
    return dot && dot != src->base ? intern(src->base, (size_t)(dot - src->base)) : src->base;
}

static void collect_patterns(struct unit *u)
{
    for (int i = 0; i < run.decl_list.n; i++) {
        struct decl *d = run.decl_list.at[i];
        if (!d->own || !d->pattern || d->state != DECL_DONE)
            continue;
        d->pattern->c_name = c_name_of(opt.prefix ? opt.prefix : "", d->name);
        *PUSH(run.patterns) = d->pattern;
    }
    u->patterns = run.patterns.at;
    u->n_patterns = run.patterns.n;
}

static bool declares_operators(const struct file *f)
{
    for (int i = 0; i < f->n_decls; i++)
        if (f->decl[i]->kind == SYN_OP)
            return true;
    return false;
}

/* Patterns and conditions of other files become part of the C that uses them; operators need their unit. */
static void collect_files(struct unit *u, struct file **file, int n)
{
    u->files = alloc(sizeof *u->files * (size_t)n);
    u->imports = alloc(sizeof *u->imports * (size_t)n);
    for (int i = 0; i < n; i++) {
        u->files[u->n_files++] = file[i]->src->path;
        if (!file[i]->own && declares_operators(file[i]))
            u->imports[u->n_imports++] = unit_name(file[i]->src);
    }
}

static struct unit *new_unit(struct file **file, int n)
{
    struct unit *u = alloc(sizeof *u);
    run = (struct run){.unit = u};
    u->src = file[0]->src;
    u->name = unit_name(u->src);
    u->is_ops = ends_with(u->src->base, ".ops");
    collect_files(u, file, n);
    return u;
}

static const char **cond_names(int *n)
{
    VEC(const char *) names = {0};
    for (int i = 0; i < run.decl_list.n; i++)
        if (run.decl_list.at[i]->kind == DECL_COND)
            *PUSH(names) = run.decl_list.at[i]->name;
    *n = names.n;
    return names.at;
}

struct unit *check(const char *path)
{
    const int errors = error_count();
    int n;
    struct file **file = load_files(path, &n);
    if (!file)
        return NULL;
    struct unit *u = new_unit(file, n);
    for (int i = 0; i < n; i++)
        if (!file[i]->complete)
            return u; /* what a file that was not found declares would be missed everywhere */
    declare_all(file, n);
    check_values();
    check_all();
    check_laws(file[0]);
    collect_patterns(u);
    name_tables();
    u->ops = run.op_list.at, u->n_ops = run.op_list.n;
    u->tables = run.tables.at, u->n_tables = run.tables.n;
    u->params = run.params.at, u->n_params = run.params.n;
    u->conds = cond_names(&u->n_conds);
    u->laws = run.laws.at, u->n_laws = run.laws.n;
    if (error_count() == errors) {
        warn_unused_patterns();
        warn_unused_imports(file[0]);
    }
    return u;
}
