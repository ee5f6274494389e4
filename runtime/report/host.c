/* host.c -- what a call costs that no entry takes: `host cost EXPR` of a table, or an expression of the
 * caller's.
 *
 * In:   an expression of the pattern language over the call `x`, with the names of its table's file, else of the
 *       first target's; the params of the targets' files, with the values that they have; macs(x), the
 *       multiply-accumulates, where an extent that is no number counts as 1.
 * Out:  the cost of each call, for dfg_select; NaN where it is unknown.
 * Errors: what is wrong with the expression, at its place.
 *
 * It is evaluated as the cost of the only entry of a table in a file of its own, which imports the target's;
 * macs(x) is a param there.
 */
#include "../dfg_analysis.h"
#include "../dfg_interp.h"
#include "report.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The expression as a file that was read. */
struct host {
    struct pat *pat;
    const struct pat_file *file;
    const struct dfg_unit *unit;
    dfg_graph view;
    void *mem, *match;
};

enum { LINE_OF_EXPR = 4 };
static const char work[] = "macs(x)", work_param[] = "macs_x_"; /* as long */

/* The file of a target that was described or interpreted; NULL: it was not. */
static const struct pat_file *file_of(const struct dfg_target *t)
{
    const struct pat_pattern *d = t->unit->n_patterns > 0 ? t->unit->patterns[0].desc : NULL;
    return d != NULL ? d->of : NULL;
}

/* Does an earlier target declare a param of that name? */
static bool is_declared(const struct dfg_target *targets, size_t n, const char *name)
{
    for (size_t i = 0; i < n; i++)
        for (uint32_t k = 0; file_of(&targets[i]) != NULL && k < file_of(&targets[i])->n_params; k++)
            if (strcmp(file_of(&targets[i])->params[k].name, name) == 0)
                return true;
    return false;
}

/* But the first's, which comes with its file.  In one line, so that places do not depend on them. */
static void print_params(const struct dfg_target *targets, size_t n, FILE *f)
{
    for (size_t i = 1; i < n; i++) {
        const struct pat_file *file = file_of(&targets[i]);
        for (uint32_t k = 0; file != NULL && k < file->n_params; k++) {
            const struct pat_param *p = &file->params[k];
            if (!is_declared(targets, i, p->name))
                fprintf(f, "param %s: %s = %s; ", p->name, p->type, p->text);
        }
    }
}

/* malloc'ed; NULL: no memory. */
static char *text_of(const struct dfg_target *targets, size_t n, const char *expr, size_t *size)
{
    char *text = NULL;
    FILE *f = open_memstream(&text, size);
    if (f == NULL)
        return NULL;
    if (file_of(&targets[0]) != NULL)
        fputs("import \"the target's\"; ", f);
    print_params(targets, n, f);
    fprintf(f, "\nparam %s: float = 0.0 : runtime;\ntable host_costs { \"host\"(x) = x cost (\n", work_param);
    fflush(f);
    const size_t before = *size;
    fprintf(f, "%s\n);}\n", expr);
    if (fclose(f) != 0 || text == NULL) { /* glibc says 0 where it could not shrink the text */
        free(text);
        return NULL;
    }
    for (char *at = text + before; (at = strstr(at, work)) != NULL; at += strlen(work))
        memcpy(at, work_param, strlen(work_param));
    return text;
}

/* As libpat's first error says. */
static dfg_status refuse(const struct pat *pat, const char *expr, struct dfg_error *error)
{
    const struct pat_message *m = pat_messages(pat);
    while (m != NULL && m->severity != PAT_ERROR)
        m = m->next;
    if (m == NULL || m->place.line < LINE_OF_EXPR)
        return dfg_fail(error, DFG_BAD_TEXT, "host cost '%s': %s", expr, m != NULL ? m->text : "not an expression");
    uint32_t line = LINE_OF_EXPR, column = m->place.column;
    for (const char *end; line < m->place.line && (end = strchr(expr, '\n')) != NULL; line++)
        expr = end + 1;
    const uint32_t size = (uint32_t)strcspn(expr, "\n");
    if (line < m->place.line || column > size)
        column = size + 1;
    const bool at_end = strchr(";})", expr[column - 1]) != NULL; /* libpat tells of what stands behind */
    return dfg_fail(error, DFG_BAD_TEXT, "host cost:%u:%u: error: %s\n%5u | %.*s\n      | %*s^",
                    (unsigned)(line - LINE_OF_EXPR + 1), (unsigned)column, at_end ? "expected one whole expression" : m->text,
                    (unsigned)(line - LINE_OF_EXPR + 1), (int)size, expr, (int)column - 1, "");
}

static enum pat_status define(struct pat *pat, const struct pat_param *p)
{
    const size_t size = strlen(p->name) + strlen(p->text) + sizeof "=";
    char *text = malloc(size);
    if (text == NULL)
        return PAT_NO_MEMORY;
    snprintf(text, size, "%s=%s", p->name, p->text);
    const enum pat_status status = pat_add_define(pat, text);
    free(text);
    return status;
}

/* The text as a file that imports `from`, whose params have the values that they have there. */
static enum pat_status load(struct host *h, const struct pat_file *from, const char *text, size_t size)
{
    static const uint32_t first[] = {1};
    const uint32_t n = from != NULL ? from->n_sources : 0;
    struct pat_source *sources = calloc(n + 1, sizeof *sources);
    uint32_t *imports = malloc(((size_t)n * n + 1) * sizeof *imports);
    enum pat_status status = h->pat != NULL && sources != NULL && imports != NULL ? PAT_OK : PAT_NO_MEMORY;
    for (uint32_t i = 0; i < n && status == PAT_OK; i++) {
        sources[i + 1] = from->sources[i];
        sources[i + 1].imports = &imports[(size_t)i * n];
        for (uint32_t k = 0; k < sources[i + 1].n_imports; k++)
            imports[(size_t)i * n + k] = from->sources[i].imports[k] + 1;
    }
    for (uint32_t i = 0; n > 0 && i < from->n_params && status == PAT_OK; i++)
        status = define(h->pat, &from->params[i]);
    if (status == PAT_OK) {
        sources[0] =
            (struct pat_source){.path = "host cost", .text = text, .size = size, .imports = first, .n_imports = n > 0};
        status = pat_load_sources(h->pat, sources, n + 1, &h->file);
    }
    free(sources);
    free(imports);
    return status;
}

/* Predicates in C, which `from` has where its patterns ask them, too; the name of one that it lacks, or NULL. */
static const char *take_externs(const struct pat_file *file, const struct pat_file *from)
{
    for (uint32_t i = 0; i < file->n_externs; i++) {
        uint32_t k = 0, n = from != NULL ? from->n_externs : 0;
        while (k < n && strcmp(file->externs[i].name, from->externs[k].name) != 0)
            k++;
        if (k == n)
            return file->externs[i].name;
        pat_set_extern(file, i, from->externs[k].call);
        pat_set_function(file, i, from->externs[k].function);
    }
    return NULL;
}

static dfg_status begin(struct host *h, const dfg_module *m, const struct pat_file *from, const char *text,
                        size_t size, const char *expr, struct dfg_error *error)
{
    *h = (struct host){.pat = pat_new(NULL)};
    const enum pat_status status = load(h, from, text, size);
    if (status != PAT_OK)
        return status == PAT_NO_MEMORY ? DFG_NO_MEMORY : refuse(h->pat, expr, error);
    const char *lacks = take_externs(h->file, from);
    if (lacks != NULL)
        return dfg_fail(error, DFG_BAD_TEXT, "host cost '%s': it asks '%s' in C, which no pattern of the file asks", expr,
                        lacks);
    h->unit = dfg_interpret(h->file);
    const size_t view = h->unit != NULL ? dfg_bind_size(m, h->unit->names) : 0;
    h->mem = view > 0 ? malloc(view) : NULL;
    h->match = h->mem != NULL ? calloc(1, h->unit->patterns[0].match_size) : NULL;
    return h->match != NULL ? dfg_bind(&h->view, m, h->unit->names, h->mem, view) : DFG_NO_MEMORY;
}

static void end(struct host *h)
{
    free(h->mem);
    free(h->match);
    dfg_interpret_free(h->unit);
    pat_free(h->pat);
}

/* Of a call; NaN: unknown, or below 0.  False: memory is out. */
static bool cost_of(struct host *h, const dfg_module *m, dfg_node n, bool asks_work, double *cost)
{
    char macs[40];
    const struct dfg_pattern *p = &h->unit->patterns[0];
    const struct dfg_table_entry *e = &h->unit->tables[0].entries[0];
    const double macs_of = dfg_macs_per_unit(m, n);
    *cost = NAN;
    if (asks_work && isnan(macs_of))
        return true;
    uint32_t i = 0;
    while (strcmp(h->file->params[i].name, work_param) != 0)
        i++;
    snprintf(macs, sizeof macs, "%.1f", isnan(macs_of) ? 0 : macs_of);
    if (pat_set_param(h->pat, h->file, i, macs) != PAT_OK)
        return false;
    if (p->match(p, &h->view, n, h->match))
        *cost = e->cost(e, &h->view, h->match);
    if (!(*cost >= 0))
        *cost = NAN;
    return !dfg_interpret_failed(h->unit);
}

static bool costs_of(struct host *h, const dfg_module *m, bool asks_work, double *costs, size_t *unknown)
{
    bool ok = true;
    *unknown = 0;
    for (dfg_node n = 0; ok && n < dfg_n_nodes(m); n++) {
        costs[n] = NAN;
        if (n == DFG_NONE || dfg_node_op(m, n) < DFG_FIRST_OP || dfg_node_body(m, n) == DFG_NONE)
            continue;
        ok = cost_of(h, m, n, asks_work, &costs[n]);
        *unknown += isnan(costs[n]) ? 1 : 0;
    }
    return ok;
}

dfg_status dfg_host_costs(const dfg_module *m, const struct dfg_target *targets, size_t n, const char *expr,
                          double *costs, size_t *unknown, struct dfg_error *error)
{
    struct host h = {0};
    size_t size;
    for (size_t i = 0; i < n; i++)
        if (targets[i].table != NULL && targets[i].table->host == expr) {
            targets += i; /* its own */
            n = 1;
        }
    char *text = text_of(targets, n, expr, &size);
    dfg_status status = text != NULL ? begin(&h, m, file_of(&targets[0]), text, size, expr, error) : DFG_NO_MEMORY;
    if (status == DFG_OK && !costs_of(&h, m, strstr(expr, work) != NULL, costs, unknown))
        status = DFG_NO_MEMORY;
    end(&h);
    free(text);
    return status;
}

const char *dfg_host_cost_of(const struct dfg_target *targets, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (targets[i].table != NULL && targets[i].table->host != NULL)
            return targets[i].table->host;
    return NULL;
}
