/* capability.c -- what a provider takes of a graph.
 *
 * In:   a graph as the runtime hands it over; the table and the options.
 * Out:  sets of nodes for the runtime, one for each region (or match), and the plan that
 *       ort_compile() makes kernels by; the dump, the report, and in the log what is left out.
 * Errors: those of the runtime, the partitioner, files; then nothing is taken.
 *
 * The bodies of control flow are asked about by themselves, before the graph around them;
 * there they are operands, and what stands in them is not taken again.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ort.h"

/* ---- plans ---- */

struct plan *ort_plan_hold(struct plan *plan)
{
    plan->refs++;
    return plan;
}

void ort_plan_drop(struct plan *plan)
{
    if (plan == NULL || --plan->refs > 0)
        return;
    for (size_t i = 0; i < plan->n_regions; i++)
        free(plan->regions[i].nodes);
    free(plan->regions);
    free(plan->region_of);
    free(plan->tensor_of);
    free(plan->kept);
    dfg_module_free(plan->m);
    free(plan);
}

static struct plan *plan_new(const struct factory *f)
{
    const struct dfg_ops *ops[16];
    size_t n = 0;
    for (size_t i = 0; f->units[i] != NULL && n < sizeof ops / sizeof *ops; i++)
        if (f->units[i]->ops != NULL)
            ops[n++] = f->units[i]->ops;
    struct plan *plan = calloc(1, sizeof *plan);
    if (plan == NULL)
        return NULL;
    plan->refs = 1;
    plan->m = dfg_module_new(ops, n);
    if (plan->m != NULL)
        return plan;
    ort_plan_drop(plan);
    return NULL;
}

/* ---- files ---- */

struct writing {
    const dfg_module *m; /* or */
    const char *text;
};

static bool print(const struct writing *w, FILE *f)
{
    return w->m != NULL ? dfg_print(w->m, f) == DFG_OK : fputs(w->text, f) >= 0;
}

/* The file of a graph; of the k-th body PATH.k, k from 1. */
static OrtStatus *write_file(const struct ort *ort, const char *path, size_t k, const struct writing *w)
{
    struct dfg_output out;
    char *name = malloc(strlen(path) + 24);
    if (name == NULL)
        return ort_no_memory(ort);
    sprintf(name, k > 0 ? "%s.%zu" : "%s", path, k);
    errno = 0;
    bool done = dfg_output_open(&out, name) && print(w, out.file) && dfg_output_close(&out) &&
                dfg_output_commit(&out);
    OrtStatus *bad =
        done ? NULL : ort_status(ort, ORT_FAIL, "%s: can't be written: %s", name, strerror(errno));
    dfg_output_drop(&out);
    free(name);
    return bad;
}

/* ---- the log ---- */

static OrtStatus *say(const struct provider *p, unsigned level, const char *text)
{
    return p->factory->ort.Logger_LogMessage(p->log, level, text, __FILE__, __LINE__, p->table.name);
}

/* A message for each line. */
static OrtStatus *say_lines(const struct provider *p, unsigned level, char *text)
{
    for (char *line = text; *line != '\0';) {
        size_t n = strcspn(line, "\n");
        bool more = line[n] != '\0';
        line[n] = '\0';
        TRY(say(p, level, line));
        line += n + more;
    }
    return NULL;
}

static OrtStatus *tell(struct provider *p, dfg_module *m, const dfg_selection *s, size_t k)
{
    const struct ort *ort = &p->factory->ort;
    unsigned level = ORT_LOG_WARNING;
    OrtStatus *bad = NULL;
    TRY(ort->Logger_GetLoggingSeverityLevel(p->log, &level));
    if (p->report != NULL) {
        size_t n = strlen(p->report);
        bool json = n > 5 && strcmp(p->report + n - 5, ".json") == 0;
        struct writing w = {.text = ort_report_of(p, m, s, json)};
        bad = w.text != NULL ? write_file(ort, p->report, k, &w) : ort_no_memory(ort);
        free((char *)(uintptr_t)w.text);
    }
    if (bad == NULL && level == ORT_LOG_VERBOSE) {
        char *text = ort_report_of(p, m, s, false);
        bad = text != NULL ? say_lines(p, ORT_LOG_VERBOSE, text) : ort_no_memory(ort);
        free(text);
    }
    return bad;
}

/* ---- the plan ---- */

/* Per node 1 + its region, or its match where they are not merged. */
static dfg_status find_regions(struct provider *p, dfg_module *m, const dfg_selection *s, uint32_t *of,
                               size_t *n, struct dfg_error *e)
{
    if (p->regions)
        return dfg_regions(m, s, &p->merge, of, n, e);
    *n = dfg_n_picks(s);
    uint32_t *at_root = calloc(dfg_n_nodes(m), sizeof *at_root);
    for (size_t i = 0; at_root != NULL && i < *n; i++)
        at_root[dfg_pick_at(s, i)->root] = (uint32_t)i + 1;
    for (dfg_node x = 1; at_root != NULL && x < dfg_n_nodes(m); x++) {
        const struct dfg_pick *pick = dfg_pick_of(s, x);
        of[x] = pick != NULL ? at_root[pick->root] : 0;
    }
    bool ok = at_root != NULL;
    free(at_root);
    return ok ? DFG_OK : dfg_fail(e, DFG_NO_MEMORY, "out of memory");
}

static dfg_node main_of(const dfg_module *m)
{
    return dfg_function_by_name(m, dfg_find_symbol(m, "main", 4));
}

/* Notes whose nodes and values are in which region, before they move into functions. */
static bool note_regions(struct plan *plan, const struct reader *r, const uint32_t *of, size_t n)
{
    uint32_t n_nodes = dfg_n_nodes(plan->m);
    dfg_node main = main_of(plan->m);
    plan->n_symbols = r->n_names;
    plan->regions = calloc(n + 1, sizeof *plan->regions);
    plan->region_of = calloc(plan->n_symbols + 1, sizeof *plan->region_of);
    plan->tensor_of = calloc(plan->n_symbols + 1, sizeof *plan->tensor_of);
    if (plan->regions == NULL || plan->region_of == NULL || plan->tensor_of == NULL)
        return false;
    plan->n_regions = n;
    uint32_t most = 0;
    for (size_t i = 0; i < r->n_names; i++) {
        plan->tensor_of[i] = r->names[i].tensor;
        most = most > r->names[i].tensor ? most : r->names[i].tensor;
    }
    plan->kept = calloc(most + (size_t)1, sizeof *plan->kept);
    size_t *room = calloc(n + 1, sizeof *room);
    for (dfg_node x = 1; room != NULL && x < n_nodes; x++)
        room[of[x]]++;
    for (size_t i = 0; room != NULL && i < n; i++)
        plan->regions[i].nodes = calloc(room[i + 1] + 1, sizeof *plan->regions[i].nodes);
    for (dfg_node x = 1; room != NULL && x < n_nodes; x++) {
        struct region *region = of[x] != 0 ? &plan->regions[of[x] - 1] : NULL;
        if (region == NULL || region->nodes == NULL || dfg_node_body(plan->m, x) != main)
            continue;
        if (dfg_name(plan->m, x) != 0 && dfg_name(plan->m, x) < plan->n_symbols)
            plan->region_of[dfg_name(plan->m, x)] = of[x];
        if (x < r->n_nodes && r->nodes[x] != NULL)
            region->nodes[region->n_nodes++] = r->nodes[x];
    }
    bool ok = room != NULL && plan->kept != NULL;
    free(room);
    for (size_t i = 0; i < n; i++)
        ok = ok && plan->regions[i].nodes != NULL;
    return ok;
}

dfg_node ort_function_of(const dfg_module *m, dfg_node call)
{
    const dfg_node *args;
    if (dfg_node_op(m, call) != DFG_CALL || dfg_node_args(m, call, &args) == 0)
        return DFG_NONE;
    if (dfg_node_op(m, args[0]) == DFG_GLOBAL)
        return dfg_function_by_name(m, dfg_node_data(m, args[0]));
    return dfg_node_op(m, args[0]) == DFG_FUNC ? args[0] : DFG_NONE;
}

/* Which call of a function each region is now: its results have the names of its values. */
static void find_calls(struct plan *plan)
{
    const dfg_module *m = plan->m;
    dfg_node main = main_of(m);
    for (dfg_node x = 1; x < dfg_n_nodes(m); x++) {
        const dfg_node *args;
        dfg_node call = x;
        if (dfg_node_op(m, x) == DFG_GET && dfg_node_args(m, x, &args) == 1)
            call = args[0];
        dfg_sym name = dfg_name(m, x);
        bool calls = ort_function_of(m, call) != DFG_NONE && dfg_node_body(m, call) == main;
        if (calls && name < plan->n_symbols && plan->region_of[name] != 0)
            plan->regions[plan->region_of[name] - 1].call = call;
    }
}

static OrtStatus *hand_over(const struct provider *p, struct plan *plan, OrtEpGraphSupportInfo *info,
                            size_t *n_nodes, size_t *n_sets)
{
    const struct ort *ort = &p->factory->ort;
    const struct ort_fusion fusion = {ORT_VERSION, true};
    for (size_t i = 0; i < plan->n_regions; i++) {
        struct region *x = &plan->regions[i];
        if (x->call == DFG_NONE || x->n_nodes == 0)
            continue;
        TRY(ort->EpGraphSupportInfo_AddNodesToFuse(info, x->nodes, x->n_nodes, (const void *)&fusion));
        *n_nodes += x->n_nodes;
        ++*n_sets;
    }
    return NULL;
}

/* ---- a graph ---- */

/* What the partitioner takes; the module becomes one with a function for each region. */
static OrtStatus *partition(struct provider *p, struct plan *plan, const struct reader *r, size_t k)
{
    const struct ort *ort = &p->factory->ort;
    dfg_module *m = plan->m;
    struct dfg_error e = {DFG_OK, NULL};
    const struct dfg_target target = {p->unit, &p->table, NULL};
    size_t n = 0;
    uint32_t *of = calloc(dfg_n_nodes(m), sizeof *of);
    dfg_selection *s = of != NULL ? dfg_select(m, &target, 1, &p->select, &e) : NULL;
    dfg_status status = s != NULL ? find_regions(p, m, s, of, &n, &e) : DFG_NO_MEMORY;
    OrtStatus *bad = status == DFG_OK ? tell(p, m, s, k) : NULL;
    if (bad == NULL && status == DFG_OK && !note_regions(plan, r, of, n))
        status = DFG_NO_MEMORY;
    if (bad == NULL && status == DFG_OK)
        status = dfg_extract(m, s, &e);
    if (bad == NULL && status == DFG_OK && p->regions)
        status = dfg_merge(m, &p->merge, NULL, &e);
    dfg_selection_free(s);
    free(of);
    return bad != NULL ? bad : ort_status_of(ort, p->table.name, status, &e);
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static OrtStatus *take(struct provider *p, const OrtGraph *g, OrtEpGraphSupportInfo *info, struct plan *plan)
{
    const struct ort *ort = &p->factory->ort;
    struct reader r = {.factory = p->factory, .ort = ort, .m = plan->m};
    const OrtNode *around = NULL;
    size_t n_all = 0, n_nodes = 0, n_sets = 0;
    double start = now();
    TRY(ort->Graph_GetNumNodes(g, &n_all));
    TRY(ort->Graph_GetParentNode(g, &around));
    if (n_all == 0)
        return NULL;
    OrtStatus *bad = ort_graph_read(&r, g);
    size_t k = bad == NULL && (around != NULL || r.is_body) ? ++p->n_bodies : 0;
    if (bad == NULL && p->dump != NULL)
        bad = write_file(ort, p->dump, k, &(struct writing){.m = plan->m});
    bool once = p->factory->minor < ORT_VERSION_BODIES;
    bool takes = bad == NULL && !(once && (k > 0 || p->has_taken));
    if (takes)
        bad = partition(p, plan, &r, k);
    if (takes && bad == NULL) {
        find_calls(plan);
        bad = hand_over(p, plan, info, &n_nodes, &n_sets);
    }
    ort_reader_free(&r);
    if (bad != NULL)
        return bad;
    if (!takes)
        return say(p, ORT_LOG_INFO, "takes nothing of bodies: runtimes before 1.25 would give names twice");
    char text[160];
    snprintf(text, sizeof text, "takes %zu of %zu nodes in %zu sets (%.2f ms)", n_nodes, n_all, n_sets,
             now() - start);
    return say(p, ORT_LOG_INFO, text);
}

OrtStatus *ort_capability(struct ort_ep *self, const OrtGraph *g, OrtEpGraphSupportInfo *info)
{
    struct provider *p = (struct provider *)self;
    struct plan *plan = plan_new(p->factory);
    if (plan == NULL)
        return ort_no_memory(&p->factory->ort);
    OrtStatus *bad = take(p, g, info, plan);
    if (bad != NULL) {
        ort_plan_drop(plan);
        return bad;
    }
    ort_plan_drop(p->plan);
    p->plan = plan;
    return NULL;
}
