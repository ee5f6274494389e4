/* host.c -- --host EXPR, or `host cost EXPR` of a table: what a call costs that no entry takes.
 *
 * In:   an expression of the pattern language over the call `x`; macs(x) in it are its
 *       multiply-accumulates, where an extent that is no number counts as 1.
 * Out:  the cost of each call, for dfg_select; NaN where it is unknown, which is counted.
 * Errors: what is wrong with the expression, at its place.
 *
 * It is read as the cost of an entry, of a file of one table; macs(x) is a param there.
 */
#include "../dfg_analysis.h"
#include "../dfg_interp.h"
#include "opt.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char before[] = "param macs: float = 0.0 : runtime;\npattern call(x) = x;\ntable host { \"host\" = call cost\n";

/* EXPR with `macs` and blanks for each `macs(x)`, so that places stay: malloc'ed; NULL: no memory. */
static char *text_of(const char *expr)
{
    static const char work[] = "macs(x)";
    const size_t size = sizeof before + strlen(expr) + 16;
    char *text = malloc(size);
    if (text == NULL)
        return NULL;
    snprintf(text, size, "%s%s\n;}\n", before, expr);
    for (char *at = text + strlen(before); (at = strstr(at, work)) != NULL; at += strlen(work))
        memset(at + strlen("macs"), ' ', strlen("(x)"));
    return text;
}

/* As libpat's first error says, with the place in the expression. */
static void say_wrong(const struct pat *pat, const char *expr)
{
    const struct pat_message *m = pat_messages(pat);
    while (m != NULL && m->severity != PAT_ERROR)
        m = m->next;
    if (m == NULL || m->place.line == 0)
        complain("host cost: %s", m != NULL ? m->text : "out of memory");
    else if (m->place.line != 4)
        complain("host cost '%s': %s", expr, m->text);
    else
        fprintf(stderr, "host cost:1:%u: error: %s\n    1 | %s\n      | %*s^\n", (unsigned)m->place.column, m->text, expr,
                (int)m->place.column - 1, "");
}

/* The expression at work. */
struct host {
    struct pat *pat;
    const struct pat_file *file;
    const struct dfg_unit *unit;
    dfg_graph view;
    void *mem, *match;
};

static bool begin(struct host *h, const dfg_module *m, const char *expr)
{
    char *text = text_of(expr);
    *h = (struct host){.pat = text != NULL ? pat_new(NULL) : NULL};
    enum pat_status status = h->pat != NULL ? pat_load_text(h->pat, "--host", text, strlen(text), &h->file) : PAT_NO_MEMORY;
    free(text);
    if (status != PAT_OK) {
        if (status == PAT_NO_MEMORY)
            complain("out of memory");
        else
            say_wrong(h->pat, expr);
        return false;
    }
    h->unit = dfg_interpret(h->file);
    const size_t size = h->unit != NULL ? dfg_bind_size(m, h->unit->names) : 0;
    h->mem = size > 0 ? malloc(size) : NULL;
    h->match = h->unit != NULL ? calloc(1, h->unit->patterns[0].match_size) : NULL;
    bool ok = h->mem != NULL && h->match != NULL && dfg_bind(&h->view, m, h->unit->names, h->mem, size) == DFG_OK;
    if (!ok)
        complain("out of memory");
    return ok;
}

static void end(struct host *h)
{
    free(h->mem);
    free(h->match);
    dfg_interpret_free(h->unit);
    pat_free(h->pat);
}

/* Of a call; NaN: unknown, or below 0.  False: memory is out. */
static bool cost_of(struct host *h, const dfg_module *m, dfg_node n, double *cost)
{
    char macs[40];
    const struct dfg_pattern *p = &h->unit->patterns[0];
    const struct dfg_table_entry *e = &h->unit->tables[0].entries[0];
    const double work = dfg_macs_per_unit(m, n);
    *cost = NAN;
    snprintf(macs, sizeof macs, "%.1f", isnan(work) ? 0 : work);
    if (pat_set_param(h->pat, h->file, 0, macs) != PAT_OK)
        return false;
    if (p->match(p, &h->view, n, h->match))
        *cost = e->cost(e, &h->view, h->match);
    return !dfg_interpret_failed(h->unit);
}

static bool mentions_work(const char *expr)
{
    return strstr(expr, "macs") != NULL;
}

double *host_costs(dfg_module *m, const char *expr)
{
    struct host h = {0};
    size_t unknown = 0;
    double *costs = malloc(dfg_n_nodes(m) * sizeof *costs);
    bool ok = list_users(m) && begin(&h, m, expr);
    if (ok && costs == NULL)
        complain("out of memory");
    for (dfg_node n = 0; ok && costs != NULL && n < dfg_n_nodes(m); n++) {
        costs[n] = NAN;
        if (n == DFG_NONE || dfg_node_op(m, n) < DFG_FIRST_OP || dfg_node_body(m, n) == DFG_NONE)
            continue;
        const bool known = !mentions_work(expr) || !isnan(dfg_macs_per_unit(m, n));
        ok = !known || cost_of(&h, m, n, &costs[n]);
        if (!ok)
            complain("out of memory");
        if (!(costs[n] >= 0))
            costs[n] = NAN;
        unknown += isnan(costs[n]) ? 1 : 0;
    }
    end(&h);
    if (ok && unknown > 0)
        fprintf(stderr, "host cost: that of %zu calls is unknown, and taken as 1\n", unknown);
    if (ok)
        return costs;
    free(costs);
    return NULL;
}
