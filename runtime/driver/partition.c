/* partition.c -- --partition: what targets can run.
 *
 * In:   a finished module; tables or patterns, in order.
 * Out:  the module with a function for every match that is taken, merged into
 *       regions on request.
 */
#include "opt.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- regions ---- */

static bool are_operators(const dfg_module *m, const char *const *names)
{
    bool all = true;
    for (; all && *names != NULL; names++)
        all = is_operator(m, *names, false);
    return all;
}

bool region_options(struct dfg_merge_options *regions, const dfg_module *m, const struct options *o)
{
    *regions = (struct dfg_merge_options){0};
    if (o->least_calls != NULL)
        regions->least_calls = (uint32_t)fmin(strtod(o->least_calls, NULL), UINT32_MAX);
    if (o->heavy != NULL)
        regions->heavy = dfg_split(o->heavy);
    if (o->heavy != NULL && regions->heavy == NULL)
        complain("out of memory");
    return o->heavy == NULL || (regions->heavy != NULL && are_operators(m, regions->heavy));
}

void region_options_end(struct dfg_merge_options *regions)
{
    free((void *)(uintptr_t)regions->heavy);
}

static enum dfg_report_form report_form(const char *form)
{
    return strcmp(form, "json") == 0   ? DFG_REPORT_JSON
           : strcmp(form, "html") == 0 ? DFG_REPORT_HTML
                                       : DFG_REPORT_TEXT;
}

/* --fail-under, which a report that was printed can still miss. */
static bool covers_enough(const struct dfg_report *r, const struct options *o)
{
    bool by_work = r->macs > 0;
    double covered = by_work ? r->covered_macs : (double)r->covered,
           all = by_work ? r->macs : (double)r->calls;
    if (o->fail_under == NULL || 100 * covered >= strtod(o->fail_under, NULL) * all)
        return true;
    complain("%s: %.4g %% of the %s covered; --fail-under asks for %s", o->input, 100 * covered / all,
             by_work ? "multiply-accumulates are" : "calls are", o->fail_under);
    return false;
}

bool report_print(const struct dfg_report *r, const struct options *o, void *f)
{
    struct dfg_error e = {DFG_OK, NULL};
    char *text = dfg_report_text(r, o->input, report_form(o->report), &e);
    if (text != NULL)
        fputs(text, f);
    bool ok = has_worked(text != NULL, &e);
    free(text);
    return ok;
}

static bool report(dfg_module *m, const struct items *items, const dfg_selection *s,
                   const struct dfg_merge_options *regions, const struct options *o, report_fn *show,
                   void *ctx)
{
    struct dfg_error e = {DFG_OK, NULL};
    struct dfg_report r = {.n_entries = 0};
    struct dfg_target *targets = targets_of(items);
    bool made = targets != NULL && dfg_report_make(&r, m, s, targets, items->n, regions, &e) == DFG_OK;
    watch_job(NULL);
    bool ok = has_worked(made, &e) && show(&r, o, ctx) && covers_enough(&r, o);
    dfg_report_free(&r);
    free(targets);
    return ok;
}

/* ---- partition ---- */

struct dfg_target *targets_of(const struct items *items)
{
    struct dfg_target *targets = calloc(items->n + 1, sizeof *targets);
    for (size_t i = 0; targets != NULL && i < items->n; i++)
        targets[i] = items->at[i].target;
    return targets;
}

static bool is_optimal(const struct options *o)
{
    return o->select != NULL && strcmp(o->select, "optimal") == 0;
}

/* The bound that an optimal selection was proved with. */
static void print_cost(const dfg_selection *s)
{
    if (dfg_selection_cost(s) > dfg_selection_bound(s))
        fprintf(stderr, "cost %g, at least %g: the search was cut\n", dfg_selection_cost(s),
                dfg_selection_bound(s));
    else
        fprintf(stderr, "cost %g, the least\n", dfg_selection_cost(s));
}

/* What calls cost on the host, by --host or a table, malloc'ed; *costs is NULL where nothing says so.  False: an
 * error was reported. */
static bool host_costs(dfg_module *m, const struct dfg_target *targets, size_t n, const struct options *o, double **costs)
{
    struct dfg_error e = {DFG_OK, NULL};
    size_t unknown = 0;
    const char *expr = o->host != NULL ? o->host : dfg_host_cost_of(targets, n);
    *costs = NULL;
    if (expr == NULL)
        return true;
    if (!list_users(m))
        return false;
    *costs = malloc(dfg_n_nodes(m) * sizeof **costs);
    if (!has_worked(*costs != NULL && dfg_host_costs(m, targets, n, expr, *costs, &unknown, &e) == DFG_OK, &e))
        return false;
    if (unknown > 0)
        fprintf(stderr, "host cost: that of %zu calls is unknown, and taken as 1\n", unknown);
    return true;
}

dfg_selection *choose_matches(dfg_module *m, const struct items *items, const struct options *o,
                              const struct dfg_merge_options *regions)
{
    struct dfg_error e = {DFG_OK, NULL};
    struct dfg_target *targets = targets_of(items);
    double *host = NULL;
    bool ok = has_worked(targets != NULL, &e) && host_costs(m, targets, items->n, o, &host);
    struct dfg_select_options options = {.strategy = is_optimal(o) ? DFG_OPTIMAL : DFG_GREEDY,
                                         .launch = o->launch != NULL ? strtod(o->launch, NULL) : 0,
                                         .regions = o->regions ? regions : NULL,
                                         .host = host};
    dfg_selection *s = ok ? dfg_select(m, targets, items->n, &options, &e) : NULL;
    /* where the reference matcher ran out of memory, it matched nothing */
    if (ok && has_worked(s != NULL, &e) && items->units != NULL && units_failed(items->units)) {
        dfg_selection_free(s);
        s = NULL;
    }
    free(targets);
    free(host);
    return s;
}

bool partition_run(dfg_module *m, const struct items *items, const struct options *o)
{
    struct dfg_error e = {DFG_OK, NULL};
    struct dfg_merge_options regions = {0};
    bool known = region_options(&regions, m, o);
    dfg_selection *s = known ? choose_matches(m, items, o, &regions) : NULL;
    if (s != NULL && is_optimal(o))
        print_cost(s);
    bool ok = s != NULL && (o->report == NULL || report(m, items, s, &regions, o, report_print, stdout)) &&
              has_worked(dfg_extract(m, s, &e) == DFG_OK, &e) &&
              (!o->regions || has_worked(dfg_merge(m, &regions, NULL, &e) == DFG_OK, &e));
    region_options_end(&regions);
    dfg_selection_free(s);
    return ok;
}

bool partition_report(dfg_module *m, const struct items *items, const struct options *o, report_fn *show,
                      void *ctx)
{
    struct dfg_merge_options regions = {0};
    bool known = region_options(&regions, m, o);
    dfg_selection *s = known ? choose_matches(m, items, o, &regions) : NULL;
    bool ok = s != NULL && report(m, items, s, &regions, o, show, ctx);
    region_options_end(&regions);
    dfg_selection_free(s);
    return ok;
}
