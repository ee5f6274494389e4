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

/* ---- names ---- */

struct op *pat_unknown_operator(struct pat *pat, const char *name, struct span at)
{
    struct op *op = pat_alloc(pat, sizeof *op);
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
static void declare_broken_op(struct pat *pat, const struct syn *s)
{
    struct op *op = pat_unknown_operator(pat, s->name, s->at);
    pat_map_put(pat, &pat->run->ops, op->name, op);
    pat->run->broken_ops = true;
}

static void declare(struct pat *pat, struct syn *s, const struct file *f)
{
    static const bool declares[N_SYN] = {
        [SYN_PATTERN] = true,   [SYN_RULE] = true, [SYN_TABLE] = true,
        [SYN_COND_DECL] = true, [SYN_OPS] = true,  [SYN_PARAM] = true,
    };
    if (s->kind == SYN_LOST && !pat_map_get(&pat->run->lost, s->name))
        pat_map_put(pat, &pat->run->lost, s->name, s);
    if (!declares[s->kind] || !s->name || !*s->name)
        return;
    const struct decl *before = pat_map_get(&pat->run->decls, s->name);
    if (before) {
        pat_error_at(pat, s->name_at, "'%s' is declared twice", s->name);
        pat_note_at(pat, before->syn->name_at, "first declared here");
        return;
    }
    struct decl *d = pat_alloc(pat, sizeof *d);
    *d = (struct decl){.kind = s->kind, .name = s->name, .syn = s, .own = f->own};
    if (s->flags & SYNF_BROKEN)
        d->state = DECL_BROKEN;
    if (d->kind == SYN_PARAM && d->state == DECL_BROKEN) {
        d->param = pat_alloc(pat, sizeof *d->param);
        *d->param = (struct param){.name = s->name, .type = pat_type_of(BT_ANY), .at = s->at};
    }
    pat_map_put(pat, &pat->run->decls, d->name, d);
    *PAT_PUSH(pat, pat->run->decl_list) = d;
}

static void declare_ops(struct pat *pat, const struct file *f)
{
    for (int i = 0; i < f->n_decls; i++) {
        struct syn *s = f->decl[i];
        if (s->kind != SYN_OP || !s->name)
            continue;
        if (!(s->flags & SYNF_BROKEN))
            pat_declare_op(pat, s, f->own, f->src->base);
        else if (!pat_map_get(&pat->run->ops, s->name))
            declare_broken_op(pat, s);
    }
}

bool pat_ends_with(const char *s, const char *end)
{
    const size_t len = strlen(s), tail = strlen(end);
    return len >= tail && strcmp(s + len - tail, end) == 0;
}

static void check_ops_file(struct pat *pat, const struct file *f)
{
    for (int i = 0; i < f->n_decls && pat_ends_with(f->src->base, ".ops"); i++) {
        const enum syn_kind k = f->decl[i]->kind;
        if (k == SYN_PATTERN || k == SYN_RULE || k == SYN_TABLE)
            pat_error_at(pat, f->decl[i]->name_at,
                         "a .ops file declares operators only; patterns stand in a .pat file");
    }
}

static void declare_file(struct pat *pat, const struct file *f)
{
    check_ops_file(pat, f);
    declare_ops(pat, f);
    for (int i = 0; i < f->n_decls; i++)
        declare(pat, f->decl[i], f);
}

/* Imports first, so that of two declarations the compiled file's is at fault. */
static void declare_all(struct pat *pat, struct file **file, int n)
{
    for (int i = 1; i < n; i++)
        declare_file(pat, file[i]);
    declare_file(pat, file[0]);
}

/* ---- each declaration ---- */

static void check_op_set_name(struct pat *pat, const struct decl *d)
{
    const struct op *op = pat_map_get(&pat->run->ops, d->name);
    if (!op)
        return;
    pat_error_at(pat, d->syn->name_at, "op set '%s' has the name of an operator", d->name);
    pat_note_at(pat, op->at, "operator '%s' is declared here", d->name);
}

/* What patterns read, before any pattern. */
static void check_values(struct pat *pat)
{
    for (int i = 0; i < pat->run->decl_list.n; i++) {
        struct decl *d = pat->run->decl_list.at[i];
        if (d->state == DECL_BROKEN)
            continue;
        if (d->kind == SYN_PARAM) {
            d->param = pat_check_param(pat, d->syn);
            *PAT_PUSH(pat, pat->run->params) = d->param;
        } else if (d->kind == SYN_OPS) {
            check_op_set_name(pat, d);
            pat_check_op_set(pat, d);
        }
    }
}

static void check_all(struct pat *pat)
{
    for (int i = 0; i < pat->run->decl_list.n; i++) {
        struct decl *d = pat->run->decl_list.at[i];
        if (d->kind == SYN_COND_DECL)
            pat_check_cond_decl(pat, d);
        else if (d->kind == SYN_PATTERN || d->kind == SYN_RULE)
            pat_check_decl(pat, d);
        else if (d->kind == SYN_TABLE && d->state != DECL_BROKEN)
            pat_check_table(pat, d);
    }
}

static void check_laws(struct pat *pat, const struct file *f)
{
    for (int i = 0; i < f->n_decls; i++)
        if (f->decl[i]->kind == SYN_LAW && !(f->decl[i]->flags & SYNF_BROKEN))
            pat_check_law(pat, f->decl[i]);
}

/* ---- what is left unused ---- */

static void mark_reached(struct pat *pat, struct decl *d)
{
    VEC(struct decl *) work = {0};
    *PAT_PUSH(pat, work) = d;
    while (work.n) {
        struct decl *next = work.at[--work.n];
        for (int i = 0; i < next->uses.n; i++)
            if (!next->uses.at[i]->reached) {
                next->uses.at[i]->reached = true;
                *PAT_PUSH(pat, work) = next->uses.at[i];
            }
    }
}

static void warn_unused_patterns(struct pat *pat)
{
    bool any = false;
    for (int i = 0; i < pat->run->decl_list.n; i++) {
        struct decl *d = pat->run->decl_list.at[i];
        if (d->kind != SYN_RULE && d->kind != SYN_TABLE)
            continue;
        any = any || d->own;
        mark_reached(pat, d);
    }
    for (int i = 0; any && i < pat->run->decl_list.n; i++) {
        const struct decl *d = pat->run->decl_list.at[i];
        if (d->kind == SYN_PATTERN && d->own && !d->reached)
            pat_warn_at(pat, W_UNUSED_PATTERN, d->syn->name_at, "no table and no rule uses pattern '%s'",
                        d->name);
    }
}

/* In a file of params and conditions alone they are for those that import it. */
static void warn_unused_params(struct pat *pat)
{
    bool any = false;
    for (int i = 0; i < pat->run->decl_list.n; i++) {
        const struct decl *d = pat->run->decl_list.at[i];
        any |= d->own && (d->kind == SYN_PATTERN || d->kind == SYN_RULE || d->kind == SYN_TABLE);
    }
    for (int i = 0; any && i < pat->run->decl_list.n; i++) {
        const struct decl *d = pat->run->decl_list.at[i];
        if (d->kind == SYN_PARAM && d->own && !d->reached)
            pat_warn_at(pat, W_UNUSED_PARAM, d->syn->name_at, "nothing in this file uses param '%s'", d->name);
    }
}

/* ---- the unit ---- */

static const char *unit_name(struct pat *pat, const struct source *src)
{
    const char *dot = strrchr(src->base, '.');
    return dot && dot != src->base ? pat_intern(pat, src->base, (size_t)(dot - src->base)) : src->base;
}

/* Those of imported files have names, too, for copies of their matchers. */
static void name_patterns(struct pat *pat, bool own)
{
    for (int i = 0; i < pat->run->decl_list.n; i++) {
        struct decl *d = pat->run->decl_list.at[i];
        if (d->own == own && d->pattern && d->state == DECL_DONE)
            d->pattern->c_name = pat_c_name_of(pat, pat->opt.prefix, d->name);
    }
}

static void collect_patterns(struct pat *pat, struct unit *u)
{
    name_patterns(pat, true);
    u->patterns = pat_alloc(pat, sizeof *u->patterns * (size_t)pat->run->decl_list.n);
    for (int i = 0; i < pat->run->decl_list.n; i++) {
        const struct decl *d = pat->run->decl_list.at[i];
        if (d->own && d->pattern && d->state == DECL_DONE)
            u->patterns[u->n_patterns++] = d->pattern;
    }
}

static bool declares_operators(const struct file *f)
{
    for (int i = 0; i < f->n_decls; i++)
        if (f->decl[i]->kind == SYN_OP)
            return true;
    return false;
}

static struct unit_source source_of(struct pat *pat, const struct file *f, bool is_import)
{
    uint32_t *imports = f->imports.n ? pat_alloc(pat, sizeof *imports * (size_t)f->imports.n) : NULL;
    for (int i = 0; i < f->imports.n; i++)
        while (pat->run->files.at[imports[i]] != f->imports.at[i])
            imports[i]++;
    return (struct unit_source){.src = f->src,
                                .is_unit = is_import && pat_ends_with(f->src->base, ".ops"),
                                .imports = imports,
                                .n_imports = f->imports.n};
}

/* Patterns and conditions of other files become part of the C that uses them; operators need their unit. */
static void collect_files(struct pat *pat, struct unit *u, struct file **file, int n)
{
    u->sources = pat_alloc(pat, sizeof *u->sources * (size_t)n);
    u->imports = pat_alloc(pat, sizeof *u->imports * (size_t)n);
    for (int i = 0; i < n; i++) {
        const bool is_import = !file[i]->own && declares_operators(file[i]);
        u->sources[u->n_sources++] = source_of(pat, file[i], is_import);
        if (is_import)
            u->imports[u->n_imports++] = unit_name(pat, file[i]->src);
    }
}

static struct unit *new_unit(struct pat *pat, struct file **file, int n)
{
    struct unit *u = pat_alloc(pat, sizeof *u);
    u->src = file[0]->src;
    u->name = unit_name(pat, u->src);
    u->is_ops = pat_ends_with(u->src->base, ".ops");
    collect_files(pat, u, file, n);
    return u;
}

struct unit *pat_check(struct pat *pat, const char *path, const struct pat_source *texts, int n_texts)
{
    const int errors = pat_error_count(pat);
    int n;
    pat->run = pat_alloc(pat, sizeof *pat->run);
    struct file **file = pat_load_files(pat, path, texts, n_texts, &n);
    if (!file)
        return NULL;
    struct unit *u = new_unit(pat, file, n);
    for (int i = 0; i < n; i++)
        if (!file[i]->complete)
            return u; /* what a file that was not found declares would be missed everywhere */
    declare_all(pat, file, n);
    check_values(pat);
    check_all(pat);
    check_laws(pat, file[0]);
    collect_patterns(pat, u);
    pat_name_tables(pat);
    name_patterns(pat, false);
    u->ops = pat->run->op_list.at, u->n_ops = pat->run->op_list.n;
    u->tables = pat->run->tables.at, u->n_tables = pat->run->tables.n;
    u->params = pat->run->params.at, u->n_params = pat->run->params.n;
    u->laws = pat->run->laws.at, u->n_laws = pat->run->laws.n;
    if (pat_error_count(pat) == errors) {
        warn_unused_patterns(pat);
        warn_unused_params(pat);
        pat_warn_unused_imports(pat, file[0]);
    }
    return u;
}
