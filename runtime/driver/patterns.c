/* patterns.c -- --patterns FILE.pat: patterns, rules and tables that are read, not compiled.
 *
 * In:   paths; folders of -I, values of -D.
 * Out:  a unit of each file, which the reference matcher interprets; in place of
 *       one of that name that the program was built with.  Operators that it imports
 *       are a unit for each file, which modules know and nothing names.
 *       A message for each mistake, as pat2c prints it.
 *
 * Imports are looked up next to the file, in the folders of -I, then in the program's own
 * folders of patterns: where it is installed, or was built.
 */
#include "../dfg_extend.h"
#include "../dfg_interp.h"
#include "base/place.h"
#include "opt.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static enum pat_status set_options(struct pat *pat, const struct options *o)
{
    enum pat_status status = PAT_OK;
    for (size_t i = 0; i < o->folders.n && status == PAT_OK; i++)
        status = pat_add_folder(pat, o->folders.at[i]);
    for (size_t i = 0; i < o->defines.n && status == PAT_OK; i++)
        status = pat_add_define(pat, o->defines.at[i]);
    return status == PAT_OK ? pat_add_shipped(pat) : status;
}

/* ---- units ---- */

static bool keep(struct units *u, const struct dfg_unit *unit)
{
    if (unit == NULL ||
        !dfg_grow(&u->interpreted, &u->interpreted_room, u->n_interpreted + 1, sizeof *u->interpreted)) {
        complain("out of memory");
        dfg_interpret_free(unit);
        return false;
    }
    u->interpreted[u->n_interpreted++] = unit;
    return true;
}

/* Once for each file. */
const struct dfg_unit *units_interpret(struct units *u, const struct pat_file *file)
{
    for (size_t i = 0; i < u->n_interpreted; i++)
        if (u->interpreted[i]->n_patterns > 0 && u->interpreted[i]->patterns[0].desc->of == file)
            return u->interpreted[i];
    const struct dfg_unit *unit = dfg_interpret(file);
    return keep(u, unit) ? unit : NULL;
}

static size_t find_unit(const struct units *u, const char *name)
{
    size_t i = 0;
    while (i < u->n && strcmp(u->at[i]->name, name) != 0)
        i++;
    return i;
}

static bool is_read(const struct units *u, const struct dfg_unit *unit)
{
    for (size_t i = 0; i < u->n_interpreted; i++)
        if (u->interpreted[i] == unit ||
            (u->interpreted[i]->n_patterns > 0 && strcmp(u->interpreted[i]->name, unit->name) == 0))
            return true; /* the second: what --compile made is in its place */
    return false;
}

/* Is there a compiled unit of the very text? */
static bool is_compiled(const struct units *u, const struct pat_source *s)
{
    for (size_t i = 0; i < u->n; i++)
        if (u->at[i]->n_sources > 0 && u->at[i]->sources[0].hash == s->hash)
            return true;
    return false;
}

/* ---- operators of several files ---- */

static bool is_same_text(const char *a, const char *b)
{
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static bool is_same_operator(const struct dfg_op_decl *a, const struct dfg_op_decl *b)
{
    bool same = a->kind == b->kind && a->n_required == b->n_required && a->n_operands == b->n_operands &&
                a->variadic == b->variadic && a->n_results == b->n_results &&
                a->n_required_results == b->n_required_results && a->variadic_results == b->variadic_results &&
                a->n_attrs == b->n_attrs && is_same_text(a->swap, b->swap) && is_same_text(a->infer, b->infer) &&
                is_same_text(a->eval, b->eval) && is_same_text(a->work, b->work);
#define PAT_TRAIT(trait) same = same && a->trait == b->trait;
#include "lang/pat_traits.def"
    for (uint16_t i = 0; same && i < a->n_attrs; i++) {
        const struct dfg_attr_decl *x = &a->attrs[i], *y = dfg_declared_attr(b, x->name);
        same = y != NULL && is_same_text(x->type, y->type) && is_same_text(x->def, y->def);
    }
    return same;
}

/* A module knows one declaration of an operator: the unit's may not differ from one that was read before. */
static bool is_consistent(const struct units *u, const struct dfg_unit *unit)
{
    for (size_t i = 0; i < u->n_interpreted; i++) {
        const struct dfg_unit *other = u->interpreted[i];
        for (uint32_t a = 0; unit->ops != NULL && other->ops != NULL && a < unit->ops->n; a++)
            for (uint32_t b = 0; b < other->ops->n; b++)
                if (strcmp(unit->ops->ops[a].name, other->ops->ops[b].name) == 0 &&
                    !is_same_operator(&unit->ops->ops[a], &other->ops->ops[b])) {
                    complain("operator '%s' is declared twice, differently: in '%s' and in '%s'",
                             unit->ops->ops[a].name, other->sources[0].name, unit->sources[0].name);
                    return false;
                }
    }
    return true;
}

static bool keep_read(struct units *u, const struct dfg_unit *unit)
{
    return keep(u, unit) && is_consistent(u, unit);
}

/* Their operators alone; another file may have the name of one of them, or of a unit. */
static bool keep_imports(struct units *u, const struct pat_file *file)
{
    bool ok = true;
    for (uint32_t i = 1; ok && i < file->n_sources; i++) {
        const char *path = file->sources[i].path, *slash = strrchr(path, '/');
        ok = is_compiled(u, &file->sources[i]) ||
             keep_read(u, dfg_interpret_ops(file, slash != NULL ? slash + 1 : path));
    }
    return ok;
}

/* Stands all that callbacks of a read where it stands in matches of b? */
static bool is_laid_out_as(const struct dfg_pattern *a, const struct dfg_pattern *b)
{
    bool same = a->n_captures == b->n_captures && a->desc->n_roots == b->desc->n_roots &&
                a->desc->every_root == b->desc->every_root;
    for (uint32_t i = 0; same && i < a->n_captures; i++)
        same = a->captures[i].kind == b->captures[i].kind && a->captures[i].offset == b->captures[i].offset &&
               strcmp(a->captures[i].name, b->captures[i].name) == 0;
    return same;
}

static bool has_callback(const struct dfg_pattern *p, const struct dfg_pattern *of)
{
    return p->desc->callback != NULL && strcmp(p->desc->callback, of->desc->callback) == 0 &&
           strcmp(p->name, of->name) == 0 && is_laid_out_as(p, of);
}

/* What makes replacements in the program's own unit of that name does so for the edited file, while rules
 * capture what they did. */
static bool take_callbacks(struct units *u, const struct pat_file *file, const struct dfg_unit *unit,
                           const struct dfg_unit *own)
{
    for (uint32_t i = 0; i < unit->n_patterns; i++) {
        const struct dfg_pattern *p = &unit->patterns[i];
        if (p->desc->callback == NULL || p->desc->function != NULL)
            continue;
        if (!unit_describe(u, &own, true))
            return false;
        for (uint32_t k = 0; k < own->n_patterns; k++)
            if (has_callback(&own->patterns[k], p))
                pat_set_callback(file, i, program_function(p->desc->callback));
    }
    return true;
}

static bool add_file(struct units *u, const struct pat_file *file)
{
    const struct dfg_unit *unit = dfg_interpret(file);
    size_t i = find_unit(u, file->name);
    if (i < u->n && is_read(u, u->at[i])) {
        complain("two files of --patterns are called '%s'", file->name);
        dfg_interpret_free(unit);
        return false;
    }
    if (!keep_read(u, unit) || !keep_imports(u, file))
        return false;
    if (i == u->n)
        return units_add(u, (const struct dfg_unit *const[]){unit, NULL});
    if (!take_callbacks(u, file, unit, u->at[i]))
        return false;
    u->at[i] = unit;
    return true;
}

/* ---- files ---- */

/* Finds the predicates in C that the file asks, and what makes replacements, which may be missing. */
static bool find_functions(struct units *u, const struct pat_file *file, const char *path)
{
    bool ok = true;
    for (uint32_t i = 0; i < file->n_externs; i++) {
        const struct pat_extern *e = &file->externs[i];
        pat_function *function = units_function(u, e->name);
        if (function == NULL)
            complain("%s: '%s' is a predicate in C: --load FILE.so that defines it", path, e->name);
        else if (e->n_args > DFG_REF_MOST_ARGS)
            complain("%s: '%s' takes %u nodes; of predicates that are not compiled %d are the most", path,
                     e->name, (unsigned)e->n_args, DFG_REF_MOST_ARGS);
        else
            pat_set_function(file, i, function);
        ok = ok && function != NULL && e->n_args <= DFG_REF_MOST_ARGS;
    }
    for (uint32_t i = 0; i < file->n_patterns; i++)
        if (file->patterns[i].callback != NULL)
            pat_set_callback(file, i, units_function(u, file->patterns[i].callback));
    return ok;
}

/* The file; NULL: it is wrong, which is said. */
static const struct pat_file *load(struct units *u, const char *path)
{
    const struct pat_file *file = NULL;
    enum pat_status status = pat_load(u->pat, path, &file);
    if (status == PAT_NO_MEMORY)
        complain("out of memory");
    if (status == PAT_TOO_MANY)
        complain("%s: too many errors, giving up", path);
    return status == PAT_OK && find_functions(u, file, path) && add_file(u, file) ? file : NULL;
}

bool units_begin_reading(struct units *u, const struct options *o)
{
    u->pat = pat_new(NULL);
    const enum pat_status status = u->pat != NULL ? set_options(u->pat, o) : PAT_NO_MEMORY;
    if (status == PAT_NO_MEMORY)
        complain("out of memory");
    return status == PAT_OK;
}

/* Nor may what a file imports be an output. */
static bool imports_no_output(const struct pat_file *file, const struct options *o)
{
    for (uint32_t i = 0; i < file->n_sources; i++)
        if (output_onto(o, file->sources[i].path) != NULL) {
            complain("the output '%s' is an input", output_onto(o, file->sources[i].path));
            return false;
        }
    return true;
}

bool units_read(struct units *u, const struct options *o)
{
    bool ok = true;
    for (size_t i = 0; ok && i < o->patterns.n; i++) {
        const struct pat_file *file = load(u, o->patterns.at[i]);
        ok = file != NULL && imports_no_output(file, o) && (!o->compile || compile_file(u, o, o->patterns.at[i], file));
    }
    return ok;
}

const struct dfg_unit *units_read_file(struct units *u, const char *path)
{
    const struct pat_file *file = load(u, path);
    return file != NULL ? u->at[find_unit(u, file->name)] : NULL;
}

void units_print_messages(const struct units *u)
{
    pat_print_messages(pat_messages(u->pat), "dfg-opt", isatty(2) && getenv("NO_COLOR") == NULL, stderr);
}

void units_replace(struct units *u, const struct dfg_unit *unit)
{
    u->at[find_unit(u, unit->name)] = unit;
}

bool units_failed(const struct units *u)
{
    bool failed = false;
    for (size_t i = 0; i < u->n_interpreted; i++)
        failed |= dfg_interpret_failed(u->interpreted[i]);
    if (failed)
        complain("out of memory");
    return failed;
}

void units_forget(struct units *u)
{
    for (size_t i = 0; i < u->n_interpreted; i++)
        dfg_interpret_free(u->interpreted[i]);
    free(u->interpreted);
    pat_free(u->pat);
}
