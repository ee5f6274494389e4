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

#include "../dfg_interp.h"
#include "../dfg_report.h"
#include "ort.h"

/* ---- plans ---- */

void ort_plan_free(struct plan *plan)
{
    if (plan == NULL)
        return;
    free(plan->nodes);
    free(plan->regions);
    free(plan->values);
    dfg_module_free(plan->m);
    free(plan);
}

static struct plan *plan_new(const struct factory *f)
{
    const struct dfg_ops *ops[16];
    size_t n = 0;
    for (size_t i = 0; i < f->n_units && n < sizeof ops / sizeof *ops; i++)
        if (f->units[i]->ops != NULL)
            ops[n++] = f->units[i]->ops;
    struct plan *plan = calloc(1, sizeof *plan);
    if (plan != NULL)
        plan->m = dfg_module_new(ops, n);
    if (plan != NULL && plan->m != NULL)
        return plan;
    ort_plan_free(plan);
    return NULL;
}

/* ---- files and the log ---- */

/* The file of a graph; of the k-th body PATH.k, k from 1.  text NULL: the module. */
static OrtStatus *write_file(const struct ort *ort, const char *path, size_t k, const dfg_module *m,
                             const char *text)
{
    struct dfg_output out;
    char *name = malloc(strlen(path) + 24);
    if (name == NULL)
        return ort_no_memory(ort);
    sprintf(name, k > 0 ? "%s.%zu" : "%s", path, k);
    errno = 0;
    bool done = dfg_output_open(&out, name) &&
                (text != NULL ? fputs(text, out.file) >= 0 : dfg_print(m, out.file) == DFG_OK) &&
                dfg_output_close(&out) && dfg_output_commit(&out);
    OrtStatus *bad =
        done ? NULL : ort_status(ort, ORT_FAIL, "%s: can't be written: %s", name, strerror(errno));
    dfg_output_drop(&out);
    free(name);
    return bad;
}

static OrtStatus *say(const struct provider *p, unsigned level, const char *text)
{
    return p->factory->ort.Logger_LogMessage(p->log, level, text, __FILE__, __LINE__, p->table.name);
}

/* A message for each line. */
static OrtStatus *say_lines(const struct provider *p, char *text)
{
    for (char *line = text; *line != '\0';) {
        const size_t n = strcspn(line, "\n");
        const bool more = line[n] != '\0';
        line[n] = '\0';
        TRY(say(p, ORT_LOG_VERBOSE, line));
        line += n + more;
    }
    return NULL;
}

/* What dfg-opt --report prints, malloc'ed; NULL: no memory. */
static char *report_of(struct provider *p, dfg_module *m, const dfg_selection *s, bool json)
{
    const struct factory *f = p->factory;
    /* reasons are found by the reference matcher, which reads the table's text */
    const struct dfg_unit *own =
        p->described == NULL ? dfg_describe(p->unit, f->units, f->n_units, NULL) : NULL;
    const struct dfg_target target = {own != NULL ? own : p->described, &p->table, NULL};
    struct dfg_report r = {.n_entries = 0};
    char *text = NULL;
    if (target.unit != NULL &&
        dfg_report_make(&r, m, s, &target, 1, p->regions ? &p->merge : NULL, NULL) == DFG_OK)
        text = dfg_report_text(&r, p->table.name, json ? DFG_REPORT_JSON : DFG_REPORT_TEXT, NULL);
    dfg_report_free(&r);
    dfg_describe_free(own);
    return text;
}

static OrtStatus *tell(struct provider *p, dfg_module *m, const dfg_selection *s, size_t k)
{
    const struct ort *ort = &p->factory->ort;
    const size_t n = p->report != NULL ? strlen(p->report) : 0;
    unsigned level = ORT_LOG_WARNING;
    OrtStatus *bad = NULL;
    TRY(ort->Logger_GetLoggingSeverityLevel(p->log, &level));
    for (int logs = 0; bad == NULL && logs < 2; logs++) {
        if (logs ? level != ORT_LOG_VERBOSE : p->report == NULL)
            continue;
        char *text = report_of(p, m, s, !logs && n > 5 && strcmp(p->report + n - 5, ".json") == 0);
        bad = text == NULL ? ort_no_memory(ort)
              : logs       ? say_lines(p, text)
                           : write_file(ort, p->report, k, NULL, text);
        free(text);
    }
    return bad;
}

/* ---- regions ---- */

/* Per node 1 + its region, or its match where they are not merged. */
static dfg_status find_regions(struct provider *p, dfg_module *m, const dfg_selection *s, uint32_t *of,
                               size_t *n, struct dfg_error *e)
{
    if (p->regions)
        return dfg_regions(m, s, &p->merge, of, n, e);
    *n = dfg_n_picks(s);
    for (size_t i = 0; i < *n; i++)
        of[dfg_pick_at(s, i)->root] = (uint32_t)i + 1;
    for (dfg_node x = 1; x < dfg_n_nodes(m); x++)
        if (dfg_pick_of(s, x) != NULL)
            of[x] = of[dfg_pick_of(s, x)->root];
    return DFG_OK;
}

static dfg_node main_of(const dfg_module *m)
{
    return dfg_function_by_name(m, dfg_find_symbol(m, "main", 4));
}

/* Notes whose nodes and values are in which region, before they move into functions. */
static bool note_regions(struct plan *plan, const struct reader *r, const uint32_t *of, size_t n)
{
    const dfg_node main = main_of(plan->m),
                   end = r->n_nodes < dfg_n_nodes(plan->m) ? (dfg_node)r->n_nodes : dfg_n_nodes(plan->m);
    plan->n_regions = n;
    plan->n_values = r->n_names;
    plan->regions = calloc(n + 1, sizeof *plan->regions);
    plan->values = calloc(plan->n_values + 1, sizeof *plan->values);
    plan->nodes = calloc(dfg_n_nodes(plan->m), sizeof *plan->nodes);
    if (plan->regions == NULL || plan->values == NULL || plan->nodes == NULL)
        return false;
    for (dfg_node x = 1; x < dfg_n_nodes(plan->m); x++)
        if (of[x] != 0 && dfg_node_body(plan->m, x) == main && dfg_name(plan->m, x) < plan->n_values)
            plan->values[dfg_name(plan->m, x)].region = of[x];
    for (dfg_node x = 1; x < end; x++)
        if (of[x] != 0 && r->nodes[x] != NULL)
            plan->regions[of[x] - 1].n_nodes++;
    for (size_t i = 0, first = 0; i < n; i++) {
        plan->regions[i].nodes = plan->nodes + first;
        first += plan->regions[i].n_nodes;
        plan->regions[i].n_nodes = 0;
    }
    for (dfg_node x = 1; x < end; x++) {
        struct region *region = of[x] != 0 && r->nodes[x] != NULL ? &plan->regions[of[x] - 1] : NULL;
        if (region != NULL)
            region->nodes[region->n_nodes++] = r->nodes[x];
    }
    return true;
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
    const dfg_node main = main_of(m);
    for (dfg_node x = 1; x < dfg_n_nodes(m); x++) {
        const dfg_node *args;
        const bool reads = dfg_node_op(m, x) == DFG_GET && dfg_node_args(m, x, &args) == 1;
        const dfg_node call = reads ? args[0] : x;
        struct value *v = dfg_name(m, x) < plan->n_values ? &plan->values[dfg_name(m, x)] : NULL;
        if (v == NULL || v->region == 0 || dfg_node_body(m, call) != main ||
            ort_function_of(m, call) == DFG_NONE)
            continue;
        plan->regions[v->region - 1].call = call;
        v->result = 1 + (reads ? dfg_node_data(m, x) : 0);
    }
}

/* Elements of constants are the runtime's, and gone when it compiles: those in regions are copied. */
static bool keep_constants(dfg_module *m)
{
    const dfg_node main = main_of(m);
    bool *wanted = calloc(dfg_n_nodes(m), sizeof *wanted), ok = wanted != NULL;
    for (dfg_node x = 1; ok && x < dfg_n_nodes(m); x++) {
        const dfg_node *args;
        const uint32_t n = dfg_node_args(m, x, &args);
        for (uint32_t i = 0; i < n && (dfg_node_body(m, x) != main || ort_function_of(m, x) != DFG_NONE); i++)
            wanted[args[i]] = true;
    }
    for (dfg_node x = 1; ok && x < dfg_n_nodes(m); x++)
        if (wanted[x] && dfg_node_op(m, x) == DFG_CONST)
            ok = ort_keep(m, dfg_tensor_of(m, x));
    free(wanted);
    return ok;
}

static OrtStatus *hand_over(const struct provider *p, const struct plan *plan, OrtEpGraphSupportInfo *info,
                            size_t *n_nodes, size_t *n_sets)
{
    const struct ort *ort = &p->factory->ort;
    const struct ort_fusion fusion = {ORT_VERSION, true};
    for (size_t i = 0; i < plan->n_regions; i++) {
        const struct region *x = &plan->regions[i];
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
    return bad != NULL ? bad : ort_status_of(&p->factory->ort, p->table.name, status, &e);
}

/* Of a graph that was read: takes what the table takes, and says so. */
static OrtStatus *take(struct provider *p, const struct reader *r, struct plan *plan, size_t k,
                       OrtEpGraphSupportInfo *info)
{
    size_t n_all = 0, n_nodes = 0, n_sets = 0;
    char text[80];
    for (size_t i = 0; i < r->n_nodes; i++)
        n_all += r->nodes[i] != NULL;
    TRY(partition(p, plan, r, k));
    find_calls(plan);
    if (!keep_constants(plan->m))
        return ort_no_memory(&p->factory->ort);
    TRY(hand_over(p, plan, info, &n_nodes, &n_sets));
    snprintf(text, sizeof text, "takes %zu of %zu nodes in %zu sets", n_nodes, n_all, n_sets);
    return say(p, ORT_LOG_INFO, text);
}

OrtStatus *ort_capability(struct ort_ep *self, const OrtGraph *g, OrtEpGraphSupportInfo *info)
{
    struct provider *p = (struct provider *)self;
    const struct ort *ort = &p->factory->ort;
    struct plan *plan = plan_new(p->factory);
    if (plan == NULL)
        return ort_no_memory(ort);
    struct reader r = {.factory = p->factory, .ort = ort, .m = plan->m};
    plan->next = p->plan;
    p->plan = plan;
    OrtStatus *bad = ort_graph_read(&r, g);
    const size_t k = bad == NULL && r.is_body ? ++p->n_bodies : 0;
    if (bad == NULL && p->dump != NULL)
        bad = write_file(ort, p->dump, k, plan->m, NULL);
    if (bad == NULL && p->factory->minor < ORT_VERSION_BODIES && (k > 0 || p->has_taken))
        bad = say(p, ORT_LOG_INFO, "takes nothing of bodies: runtimes before 1.25 would give names twice");
    else if (bad == NULL)
        bad = take(p, &r, plan, k, info);
    ort_reader_free(&r);
    return bad;
}
