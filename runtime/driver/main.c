/* main.c -- dfg-opt: patterns, at work on graphs.
 *
 * In:   a graph as .dfg or .onnx, the tables that the program was built with
 *       and those that --load brings.
 * Out:  what the jobs of opt.h print, in this order: list, passes, match, explain, pattern-of,
 *       ops-of, dot, partition, validate, what --verify finds, eval, the graph.
 */
#include "opt.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void complain(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fputs("dfg-opt: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
}

static bool run_match(dfg_module *m, const struct items *items, const struct options *o)
{
    double start = clock_now();
    watch_job(o->stats || !isatty(1) ? "matching" : NULL);
    bool ok = o->stats ? match_stats(m, items, stdout) : match_print(m, items, o->json, stdout);
    if (ok && o->time)
        print_time("match", clock_now() - start);
    return ok;
}

static bool run_partition(dfg_module *m, const struct items *items, const struct options *o)
{
    double start = clock_now();
    watch_job("partitioning");
    bool ok = partition_run(m, items, o);
    if (ok && o->time)
        print_time("partition", clock_now() - start);
    return ok;
}

static bool run_rewrite(dfg_module *m, struct rule_choices *rules, const struct options *o)
{
    double start = clock_now();
    watch_job("rewriting");
    bool ok = rewrite_run(m, rules, o, o->stats ? print_rule_stats : NULL, stdout);
    if (ok && o->time)
        print_time("rewrite", clock_now() - start);
    return ok;
}

/* What the jobs are about. */
struct jobs {
    struct items matched, explained, partitioned, validated;
    struct rule_choices rules, checked;
    struct corpus corpus;
};

/* The jobs that look at the graph and change it. */
static bool run_changes(dfg_module *m, const struct units *units, struct jobs *jobs, const struct options *o)
{
    watch_job("running passes");
    bool ok = o->pass == NULL || passes_run(m, o->pass);
    if (ok && o->rewrite != NULL)
        ok = run_rewrite(m, &jobs->rules, o);
    if (ok && o->match != NULL)
        ok = run_match(m, &jobs->matched, o);
    watch_job(isatty(1) ? NULL : "looking for reasons");
    if (ok && o->explain != NULL)
        ok = explain_items(m, &jobs->explained, o->at, stdout);
    if (ok && o->pattern_of != NULL)
        ok = print_pattern_of(m, units, o->pattern_of, stdout);
    if (ok && o->ops_of)
        ok = print_ops_of(m, stdout);
    if (ok && o->dot != NULL)
        ok = dot_write(m, &jobs->matched, o->dot);
    if (ok && o->partition != NULL)
        ok = run_partition(m, &jobs->partitioned, o);
    if (ok && o->validate != NULL)
        ok = validate_run(m, &jobs->validated, stdout);
    return ok;
}

/* With --verify the graph must compute afterwards what it did before. */
static bool run_jobs(dfg_module *m, const struct units *units, struct jobs *jobs, const struct options *o)
{
    watch_job("evaluating");
    struct verification *v = o->verify != NULL ? verify_before(m, o) : NULL;
    bool ok = (v != NULL || o->verify == NULL) && run_changes(m, units, jobs, o);
    watch_job("evaluating");
    if (ok && v != NULL)
        ok = verify_after(m, v, o, stderr);
    verify_free(v);
    ok = ok && !units_failed(units); /* before anything is written */
    if (ok && o->eval != NULL)
        ok = evaluate_file(m, units, o, stdout);
    watch_job(o->output != NULL && strcmp(o->output, "-") != 0 ? "writing %s" : NULL, o->output);
    if (ok && o->emit != NULL)
        ok = emit_c(m, &jobs->matched, o);
    else if (ok && o->output != NULL)
        ok = output_graph(m, o->output);
    if (ok && o->time)
        print_memory(m);
    return ok;
}

/* Does one of the tables, or --host, say what calls cost on the host?  Params may stand in it. */
static bool costs_host(const struct items *items, const struct options *o)
{
    bool costs = o->host != NULL;
    for (size_t i = 0; i < items->n && !costs; i++)
        costs = items->at[i].target.table != NULL && items->at[i].target.table->host != NULL;
    return costs;
}

static int select_jobs(struct jobs *jobs, struct units *units, const struct options *o)
{
    const struct {
        const char *names;
        struct items *items;
        bool asks_why;
    } all[] = {{o->match, &jobs->matched, o->dot != NULL},
               {o->explain, &jobs->explained, true},
               {o->partition, &jobs->partitioned, o->report != NULL || o->jsonl},
               {o->validate, &jobs->validated, true}};
    int status = STATUS_OK;
    for (size_t i = 0; i < sizeof all / sizeof *all && status == STATUS_OK; i++) {
        if (all[i].names != NULL)
            status = items_select(all[i].items, units, all[i].names);
        const bool asks = all[i].asks_why || o->what_if.n > 0 || costs_host(all[i].items, o);
        if (status == STATUS_OK && !items_describe(all[i].items, units, asks))
            status = STATUS_INPUT;
        if (status == STATUS_OK && all[i].items != &jobs->validated &&
            !items_drop(all[i].items, units, &o->what_if))
            status = STATUS_INPUT;
    }
    if (status == STATUS_OK && o->rewrite != NULL)
        status = rules_select(&jobs->rules, units, o->rewrite);
    if (status == STATUS_OK)
        status = rules_can_run(&jobs->rules);
    if (status == STATUS_OK && o->check != NULL)
        status = rules_select(&jobs->checked, units, *o->check != '\0' ? o->check : "all");
    if (status == STATUS_OK &&
        (!rules_describe(&jobs->rules, units, false) || !rules_describe(&jobs->checked, units, true)))
        status = STATUS_INPUT;
    return status;
}

static void free_jobs(struct jobs *jobs)
{
    items_free(&jobs->matched);
    items_free(&jobs->explained);
    items_free(&jobs->partitioned);
    items_free(&jobs->validated);
    rules_free(&jobs->rules);
    rules_free(&jobs->checked);
    corpus_free(&jobs->corpus);
}

/* Would a run that succeeds print and write nothing? */
static bool is_silent(const struct options *o)
{
    const bool prints = o->match != NULL || o->explain != NULL || o->pattern_of != NULL || o->ops_of ||
                        o->partition != NULL || o->validate != NULL || o->eval != NULL || o->verify != NULL ||
                        o->stats || o->time;
    return !prints && !o->list && o->check == NULL && o->can_run == NULL && o->dot == NULL &&
           o->emit == NULL && o->output == NULL;
}

static int run_on_graph(const struct units *units, struct jobs *jobs, const struct options *o)
{
    struct dfg_error error = {DFG_OK, NULL};
    watch_job("reading %s", o->input);
    dfg_module *m = read_graph(units, o, NULL, stderr, &error);
    bool ok = m != NULL && outputs_spare_weights(m, o) && run_jobs(m, units, jobs, o);
    if (m == NULL && error.text != NULL)
        fprintf(stderr, "%s\n", error.text);
    else if (m == NULL)
        complain("%s: out of memory", o->input);
    watch_job(NULL);
    if (ok && is_silent(o))
        complain("%s is a valid graph; say what to do with it: --match, --explain, --partition, --rewrite "
                 "with -o FILE, ... "
                 "('dfg-opt --help')",
                 o->input);
    dfg_error_clear(&error);
    dfg_module_free(m);
    return ok ? STATUS_OK : STATUS_INPUT;
}

/* One line of --jsonl. */
static bool report_as_json(dfg_module *m, const struct options *o, void *jobs, FILE *f)
{
    struct jobs *j = jobs;
    struct rule_choices rules = j->rules;
    struct options as_json = *o;
    as_json.report = "json";
    if ((o->pass != NULL && !passes_run(m, o->pass)) ||
        (o->rewrite != NULL && !rewrite_run(m, &rules, o, NULL, NULL)))
        return false;
    if (o->partition == NULL)
        return match_json(m, &j->matched, o->input, f);
    return options_sum_up(o) ? partition_report(m, &j->partitioned, o, corpus_add, &j->corpus)
                             : partition_report(m, &j->partitioned, &as_json, report_print, f);
}

/* With the units at hand: what needs no graph, then the graph. */
static int run(struct units *units, const struct options *o)
{
    struct jobs jobs = {0};
    if (o->list)
        list_units(units, stdout);
    int status = o->pass != NULL ? passes_check(o->pass) : STATUS_OK;
    if (status == STATUS_OK)
        status = select_jobs(&jobs, units, o);
    if (status == STATUS_OK && o->can_run != NULL)
        status = can_run(units, &jobs.partitioned, o->can_run, stdout) ? STATUS_OK : STATUS_INPUT;
    watch_job(isatty(1) || o->check == NULL ? NULL : "checking rules");
    if (status == STATUS_OK && o->check != NULL && !check_rules(units, &jobs.checked, o, stdout))
        status = STATUS_INPUT;
    if (status == STATUS_OK && o->jsonl)
        status = jsonl_run(units, o, report_as_json, &jobs) ? STATUS_OK : STATUS_INPUT;
    if (o->jsonl && jobs.corpus.models > 0)
        corpus_print(&jobs.corpus, stdout);
    else if (status == STATUS_OK && o->input != NULL)
        status = run_on_graph(units, &jobs, o);
    free_jobs(&jobs);
    return status;
}

static bool read_patterns(struct units *units, const struct options *o)
{
    if (o->patterns.n == 0)
        return true;
    const bool ok = units_begin_reading(units, o) && units_read(units, o);
    if (units->pat != NULL)
        units_print_messages(units);
    return ok;
}

int main(int argc, char **argv)
{
    struct options o;
    struct units units = {0};
    pages_keep();
    int status = options_parse(&o, argc, argv);
    units.defines = o.defines;
    if (status < 0) {
        watch_begin("dfg-opt", output_remove);
        watch_job("reading patterns");
        bool known = units_builtin(&units);
        for (size_t i = 0; known && i < o.loads.n; i++)
            known = units_load(&units, o.loads.at[i]);
        known = known && read_patterns(&units, &o) && params_are_known(&units) && units_loads_used(&units);
        if (known && o.diff != NULL)
            status = diff_tables(&o, stdout) ? STATUS_OK : STATUS_INPUT;
        else
            status = known ? run(&units, &o) : STATUS_INPUT;
        if (status == STATUS_OK && units_failed(&units))
            status = STATUS_INPUT;
        watch_end();
    }
    units_free(&units);
    options_free(&o);
    errno = 0;
    if ((fflush(stdout) != 0 || ferror(stdout)) && status == STATUS_OK) {
        complain("standard output: %s", errno != 0 ? strerror(errno) : "not all could be written");
        status = STATUS_INPUT;
    }
    return status;
}
