/* native.c -- jobs of dfg-opt, for Python.
 *
 * In:   calls of native.h.
 * Out:  replies; nothing is printed, and nothing is kept between calls but sessions and graphs.
 *
 * What the driver's functions complain of is gathered for the thread that runs the job.
 */
#include "native.h"

#include "../../dfg_onnx.h"
#include "../../dfg_report.h"
#include "matches.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

struct session {
    struct units units;
};

struct graph {
    struct session *session;
    dfg_module *m;
    char *name;
};

/* ---- replies ---- */

static _Thread_local struct dfg_gather said;
static _Thread_local bool no_memory;

void complain(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    if (said.file != NULL) {
        vfprintf(said.file, format, args);
        fputc('\n', said.file);
    }
    va_end(args);
    const size_t n = strlen(format), of = strlen("out of memory");
    no_memory = no_memory || (n >= of && strcmp(format + n - of, "out of memory") == 0);
}

static void begin(struct reply *r)
{
    *r = (struct reply){.status = REPLY_WRONG};
    no_memory = !dfg_gather_begin(&said);
}

static void end(struct reply *r, bool ok)
{
    r->said = dfg_gather_end(&said);
    no_memory = no_memory || r->said == NULL;
    said.file = NULL;
    r->status = no_memory ? REPLY_NO_MEMORY : ok ? REPLY_DONE : REPLY_WRONG;
}

void reply_free(struct reply *r)
{
    free(r->text);
    free(r->messages);
    free(r->said);
    free(r->bytes);
}

static bool said_of(dfg_status status, struct dfg_error *e)
{
    if (status != DFG_OK)
        complain("%s", e->text != NULL ? e->text : "");
    no_memory = no_memory || status == DFG_NO_MEMORY || (status != DFG_OK && e->text == NULL);
    dfg_error_clear(e);
    return status == DFG_OK;
}

/* Takes what was printed over; false: no memory. */
static bool take(struct dfg_gather *g, char **text)
{
    *text = dfg_gather_end(g);
    no_memory = no_memory || *text == NULL;
    return *text != NULL;
}

/* ---- sessions ---- */

static struct texts list_of(const char *const *texts)
{
    size_t n = 0;
    while (texts[n] != NULL)
        n++;
    return (struct texts){.at = (const char **)(uintptr_t)texts, .n = n};
}

static bool read_files(struct session *s, const struct options *o, const char *text)
{
    struct units *u = &s->units;
    if (!units_begin_reading(u, o))
        return false;
    if (text != NULL && pat_put_text(u->pat, o->patterns.at[0], text, strlen(text)) != PAT_OK) {
        complain("out of memory");
        return false;
    }
    return units_read(u, o) && params_are_known(u);
}

static bool take_messages(const struct pat *pat, struct reply *r)
{
    struct dfg_gather g;
    if (dfg_gather_begin(&g))
        pat_print_json(pat_messages(pat), g.file);
    return take(&g, &r->messages);
}

struct session *session_open(const char *const *paths, const char *const *folders, const char *const *defines,
                             const char *text, struct reply *r)
{
    const struct options o = {
        .patterns = list_of(paths), .folders = list_of(folders), .defines = list_of(defines)};
    struct session *s = calloc(1, sizeof *s);
    begin(r);
    if (s == NULL)
        complain("out of memory");
    bool ok = s != NULL && units_builtin(&s->units);
    if (ok) {
        s->units.defines = o.defines;
        ok = read_files(s, &o, text);
    }
    if (s != NULL && s->units.pat != NULL)
        ok = take_messages(s->units.pat, r) && ok;
    end(r, ok);
    if (r->status == REPLY_DONE)
        return s;
    session_close(s);
    return NULL;
}

void session_close(struct session *s)
{
    if (s != NULL)
        units_free(&s->units);
    free(s);
}

/* ---- graphs ---- */

static struct options options_of(const struct graph *g, const struct job *job)
{
    return (struct options){.input = g->name,
                            .dim = job->dim,
                            .select = job->select,
                            .launch = job->launch,
                            .host = job->host,
                            .heavy = job->heavy,
                            .least_calls = job->least_calls,
                            .regions = job->regions,
                            .once = job->once,
                            .keep_opset = job->keep_opset};
}

struct graph *graph_read(struct session *s, const char *name, const char *bytes, size_t n,
                         const struct job *job, struct reply *r)
{
    struct dfg_error e = {DFG_OK, NULL};
    struct graph *g = calloc(1, sizeof *g);
    char *own = malloc(strlen(name) + 1);
    begin(r);
    if (g != NULL && own != NULL) {
        *g = (struct graph){.session = s, .name = strcpy(own, name)};
        const struct options o = options_of(g, job);
        const struct bytes model = {bytes, n};
        if (o.dim == NULL || dims_check(o.dim) == STATUS_OK)
            g->m = read_graph(&s->units, &o, bytes != NULL ? &model : NULL, NULL, &e);
        if (g->m == NULL && (said.file == NULL || ftell(said.file) == 0))
            said_of(DFG_BAD_ONNX, &e);
    } else {
        complain("out of memory");
        free(own);
    }
    dfg_error_clear(&e);
    end(r, g != NULL && g->m != NULL);
    if (r->status == REPLY_DONE)
        return g;
    graph_drop(g);
    return NULL;
}

void graph_drop(struct graph *g)
{
    if (g == NULL)
        return;
    dfg_module_free(g->m);
    free(g->name);
    free(g);
}

void graph_bytes(struct graph *g, struct reply *r)
{
    struct dfg_error e = {DFG_OK, NULL};
    uint8_t *bytes = NULL;
    begin(r);
    const bool ok = said_of(dfg_write_onnx_bytes(g->m, g->name, &bytes, &r->size, &e), &e);
    r->bytes = (char *)bytes;
    end(r, ok);
}

static bool print_graph(FILE *f, const void *m)
{
    return dfg_print(m, f) == DFG_OK;
}

void graph_save(struct graph *g, const char *path, struct reply *r)
{
    struct dfg_error e = {DFG_OK, NULL};
    begin(r);
    end(r, output_is_onnx(path) ? said_of(dfg_write_onnx(g->m, path, &e), &e)
                                : output_write(path, print_graph, g->m));
}

/* ---- jobs ---- */

void job_list(struct session *s, struct reply *r)
{
    struct dfg_gather g;
    begin(r);
    if (dfg_gather_begin(&g))
        print_units_json(s->units.interpreted, s->units.n_interpreted, g.file);
    end(r, take(&g, &r->text));
}

/* The items that the job names, described where it asks the reference matcher. */
static bool select_items(struct graph *g, const struct job *job, struct items *items, bool asks)
{
    struct units *u = &g->session->units;
    return items_select(items, u, job->names) == STATUS_OK && items_describe(items, u, asks);
}

void job_match(struct graph *g, const struct job *job, struct reply *r)
{
    struct items items = {0};
    struct dfg_gather out;
    begin(r);
    bool ok = select_items(g, job, &items, false) && dfg_gather_begin(&out);
    if (ok) {
        ok = print_matches_json(g->m, &items, out.file);
        ok = take(&out, &r->text) && ok;
    }
    end(r, ok && !units_failed(&g->session->units));
    items_free(&items);
}

void job_explain(struct graph *g, const struct job *job, struct reply *r)
{
    struct items items = {0};
    struct dfg_gather out;
    begin(r);
    bool ok = select_items(g, job, &items, true) && dfg_gather_begin(&out);
    if (ok) {
        ok = explain_items(g->m, &items, job->at, out.file);
        ok = take(&out, &r->text) && ok;
    }
    end(r, ok && !units_failed(&g->session->units));
    items_free(&items);
}

/* The report: as text, and as JSON with the matches, or as a page. */
static bool make_report(struct graph *g, const struct items *items, const dfg_selection *s,
                        const struct dfg_merge_options *regions, bool as_page, struct reply *r)
{
    struct dfg_error e = {DFG_OK, NULL};
    struct dfg_report report = {.n_entries = 0};
    struct dfg_target *targets = targets_of(items);
    struct dfg_gather picks;
    dfg_status status =
        targets == NULL ? DFG_NO_MEMORY : dfg_report_make(&report, g->m, s, targets, items->n, regions, &e);
    bool ok = said_of(status, &e);
    char *text =
        ok ? dfg_report_text(&report, g->name, as_page ? DFG_REPORT_HTML : DFG_REPORT_JSON, &e) : NULL;
    ok = ok && said_of(text != NULL ? DFG_OK : DFG_BAD_GRAPH, &e);
    r->bytes = ok ? dfg_report_text(&report, g->name, DFG_REPORT_TEXT, &e) : NULL;
    ok = ok && said_of(r->bytes != NULL ? DFG_OK : DFG_BAD_GRAPH, &e);
    r->size = ok ? strlen(r->bytes) : 0;
    if (ok && as_page) {
        r->text = text;
        text = NULL;
    } else if (ok && dfg_gather_begin(&picks)) {
        print_picks_json(g->m, items, s, text, picks.file);
        ok = take(&picks, &r->text);
    }
    free(text);
    dfg_report_free(&report);
    free(targets);
    return ok;
}

void job_partition(struct graph *g, const struct job *job, struct reply *r)
{
    const struct options o = options_of(g, job);
    struct dfg_error e = {DFG_OK, NULL};
    struct dfg_merge_options regions = {0};
    struct items items = {0};
    begin(r);
    bool ok = select_items(g, job, &items, true) && region_options(&regions, g->m, &o);
    dfg_selection *s = ok ? choose_matches(g->m, &items, &o, &regions) : NULL;
    ok = s != NULL && make_report(g, &items, s, &regions, job->as_page, r) &&
         !units_failed(&g->session->units) && said_of(dfg_extract(g->m, s, &e), &e) &&
         (!o.regions || said_of(dfg_merge(g->m, &regions, NULL, &e), &e));
    end(r, ok);
    region_options_end(&regions);
    dfg_selection_free(s);
    items_free(&items);
}

void job_rewrite(struct graph *g, const struct job *job, struct reply *r)
{
    struct units *u = &g->session->units;
    const struct options o = options_of(g, job);
    struct rule_choices rules = {0};
    struct dfg_gather out;
    begin(r);
    bool ok = rules_select(&rules, u, job->names) == STATUS_OK && rules_can_run(&rules) == STATUS_OK &&
              rules_describe(&rules, u, false);
    rules.is_all = true; /* those that take users first, then the others */
    ok = ok && dfg_gather_begin(&out);
    if (ok) {
        fputc('{', out.file);
        ok = rewrite_run(g->m, &rules, &o, print_rule_json, out.file) && !units_failed(u);
        fputc('}', out.file);
        ok = take(&out, &r->text) && ok;
    }
    end(r, ok);
    rules_free(&rules);
}

void job_pattern_of(struct graph *g, const struct job *job, struct reply *r)
{
    struct dfg_gather out;
    begin(r);
    bool ok = dfg_gather_begin(&out) && print_pattern_of(g->m, &g->session->units, job->names, out.file);
    ok = take(&out, &r->text) && ok;
    end(r, ok);
}
