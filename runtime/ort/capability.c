/* capability.c -- what a provider takes of a graph.
 *
 * In:   a graph as the runtime hands it over; the table and the options.
 * Out:  sets of nodes for the runtime, one for each region (or match), and the plan that
 *       dfg_ort_compile() makes kernels by; the dump, the report, and in the log what is left out.
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

void dfg_ort_plan_free(struct plan *plan)
{
    if (plan != NULL) {
        free(plan->regions);
        free(plan->values);
        dfg_module_free(plan->m);
    }
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
    dfg_ort_plan_free(plan);
    return NULL;
}

struct taken *dfg_ort_taken(const struct plan *plan, const char *name)
{
    const dfg_sym sym = *name != '\0' ? dfg_find_symbol(plan->m, name, strlen(name)) : 0;
    return &plan->values[sym < plan->n_values ? sym : 0]; /* the first is nobody's */
}

/* ---- files and the log ---- */

/* The file of a graph; of the k-th body PATH.k, k from 1.  text NULL: the module. */
static OrtStatus *write_file(const struct ort *ort, const char *path, size_t k, const dfg_module *m,
                             const char *text)
{
    struct dfg_output out;
    char *name = malloc(strlen(path) + 24);
    if (name == NULL)
        return dfg_ort_no_memory(ort);
    sprintf(name, k > 0 ? "%s.%zu" : "%s", path, k);
    errno = 0;
    bool done = dfg_output_open(&out, name) &&
                (text != NULL ? fputs(text, out.file) >= 0 : dfg_print(m, out.file) == DFG_OK) &&
                dfg_output_close(&out) && dfg_output_commit(&out);
    OrtStatus *bad =
        done ? NULL : dfg_ort_status(ort, ORT_FAIL, "%s: can't be written: %s", name, strerror(errno));
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
    for (char *rest, *line = strtok_r(text, "\n", &rest); line != NULL; line = strtok_r(NULL, "\n", &rest))
        TRY(say(p, ORT_LOG_VERBOSE, line));
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
    if (target.unit != NULL && dfg_report_make(&r, m, s, &target, 1, p->select.regions, NULL) == DFG_OK)
        text = dfg_report_text(&r, p->table.name, json ? DFG_REPORT_JSON : DFG_REPORT_TEXT, NULL);
    dfg_report_free(&r);
    dfg_describe_free(own);
    return text;
}

/* To the file of the k-th body, or to the log. */
static OrtStatus *tell(struct provider *p, dfg_module *m, const dfg_selection *s, size_t k, bool log)
{
    const struct ort *ort = &p->factory->ort;
    char *text = report_of(p, m, s, !log && dfg_glob_matches("*.json", p->report, strlen(p->report)));
    OrtStatus *bad = text == NULL ? dfg_ort_no_memory(ort)
                     : log        ? say_lines(p, text)
                                  : write_file(ort, p->report, k, NULL, text);
    free(text);
    return bad;
}

/* ---- regions ---- */

/* Per node 1 + its region, or its match where they are not merged. */
static dfg_status find_regions(struct provider *p, dfg_module *m, const dfg_selection *s, uint32_t *of,
                               size_t *n, struct dfg_error *e)
{
    if (p->select.regions != NULL)
        return dfg_regions(m, s, p->select.regions, of, n, e);
    *n = dfg_n_picks(s);
    for (size_t i = 0; i < *n; i++)
        of[dfg_pick_at(s, i)->root] = (uint32_t)i + 1;
    for (dfg_node x = 1; x < dfg_n_nodes(m); x++)
        if (dfg_pick_of(s, x) != NULL)
            of[x] = of[dfg_pick_of(s, x)->root];
    return DFG_OK;
}

/* Whose nodes and values are in which region, before they move into functions. */
static OrtStatus *note_regions(struct plan *plan, struct reader *r, const uint32_t *of, size_t n)
{
    const OrtNode **at;
    MAKE(r, at, r->graph.n_node);
    plan->n_regions = n;
    plan->regions = calloc(n + 1, sizeof *plan->regions);
    if (plan->regions == NULL)
        return dfg_ort_no_memory(r->ort);
    for (size_t i = 0; i < r->graph.n_node; i++)
        plan->regions[of[r->nodes[i].given.call]].n_nodes++;
    for (size_t i = 0; i <= n; at += plan->regions[i].n_nodes, plan->regions[i++].n_nodes = 0)
        plan->regions[i].nodes = at;
    for (size_t i = 0; i < r->graph.n_node; i++) {
        const struct node *x = &r->nodes[i];
        struct region *region = &plan->regions[of[x->given.call]];
        region->nodes[region->n_nodes++] = x->node;
        for (size_t j = 0; j < x->given.proto.n_output; j++) {
            const char *name = x->given.proto.output[j];
            dfg_sym sym = dfg_find_symbol(plan->m, name, strlen(name));
            if (!dfg_grow(&plan->values, &plan->n_values, sym + (size_t)1, sizeof *plan->values))
                return dfg_ort_no_memory(r->ort);
            plan->values[sym].region = *name != '\0' ? of[x->given.call] : 0;
        }
    }
    return NULL;
}

static dfg_node main_of(const dfg_module *m)
{
    return dfg_function_by_name(m, dfg_find_symbol(m, "main", 4));
}

dfg_node dfg_ort_function_of(const dfg_module *m, dfg_node call)
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
        struct taken *v = dfg_name(m, x) < plan->n_values ? &plan->values[dfg_name(m, x)] : NULL;
        if (v == NULL || v->region == 0 || dfg_node_body(m, call) != main ||
            dfg_ort_function_of(m, call) == DFG_NONE)
            continue;
        plan->regions[v->region].call = call;
        v->result = 1 + (reads ? dfg_node_data(m, x) : 0);
    }
}

/* Elements of constants are the runtime's, and gone when it compiles: those in regions are copied. */
static OrtStatus *keep_constants(struct reader *r)
{
    dfg_module *m = r->m;
    const dfg_node main = main_of(m);
    bool *wanted;
    MAKE(r, wanted, dfg_n_nodes(m));
    for (dfg_node x = 1; x < dfg_n_nodes(m); x++) {
        const dfg_node *args;
        const uint32_t n = dfg_node_args(m, x, &args);
        for (uint32_t i = 0; i < n && (dfg_node_body(m, x) != main || dfg_ort_function_of(m, x) != DFG_NONE); i++)
            wanted[args[i]] = true;
    }
    for (dfg_node x = 1; x < dfg_n_nodes(m); x++)
        if (wanted[x] && dfg_node_op(m, x) == DFG_CONST && !dfg_ort_keep(m, dfg_tensor_of(m, x)))
            return dfg_ort_no_memory(r->ort);
    return NULL;
}

/* ---- a graph ---- */

/* Of the selection: tells of it, and makes a function of each region. */
static OrtStatus *partition(struct provider *p, struct plan *plan, struct reader *r, const dfg_selection *s,
                            size_t k)
{
    struct dfg_error e = {DFG_OK, NULL};
    unsigned level = ORT_LOG_WARNING;
    size_t n = 0;
    uint32_t *of;
    MAKE(r, of, dfg_n_nodes(r->m));
    TRY(dfg_ort_status_of(r->ort, r->name, find_regions(p, r->m, s, of, &n, &e), &e));
    TRY(r->ort->Logger_GetLoggingSeverityLevel(p->log, &level));
    if (p->report != NULL)
        TRY(tell(p, r->m, s, k, false));
    if (level == ORT_LOG_VERBOSE)
        TRY(tell(p, r->m, s, k, true));
    TRY(note_regions(plan, r, of, n));
    TRY(dfg_ort_status_of(r->ort, r->name, dfg_extract(r->m, s, &e), &e));
    if (p->select.regions != NULL)
        TRY(dfg_ort_status_of(r->ort, r->name, dfg_merge(r->m, p->select.regions, NULL, &e), &e));
    find_calls(plan);
    return keep_constants(r);
}

/* Of a graph that was read: takes what the table takes, and says so. */
static OrtStatus *take(struct provider *p, struct reader *r, struct plan *plan, size_t k,
                       OrtEpGraphSupportInfo *info)
{
    const struct ort_fusion fusion = {ORT_VERSION, true};
    const struct dfg_target target = {p->unit, &p->table, NULL};
    struct dfg_error e = {DFG_OK, NULL};
    size_t n_nodes = 0, n_sets = 0;
    char text[80];
    dfg_selection *s = dfg_select(r->m, &target, 1, &p->select, &e);
    OrtStatus *bad =
        s != NULL ? partition(p, plan, r, s, k) : dfg_ort_status_of(r->ort, r->name, DFG_NO_MEMORY, &e);
    dfg_selection_free(s);
    for (size_t i = 1; bad == NULL && i <= plan->n_regions; i++) {
        const struct region *x = &plan->regions[i];
        if (x->call == DFG_NONE || x->n_nodes == 0)
            continue;
        bad = r->ort->EpGraphSupportInfo_AddNodesToFuse(info, x->nodes, x->n_nodes, (const void *)&fusion);
        n_nodes += x->n_nodes;
        n_sets++;
    }
    snprintf(text, sizeof text, "takes %zu of %zu nodes in %zu sets", n_nodes, r->graph.n_node, n_sets);
    return bad != NULL ? bad : say(p, ORT_LOG_INFO, text);
}

OrtStatus *dfg_ort_capability(struct ort_ep *self, const OrtGraph *g, OrtEpGraphSupportInfo *info)
{
    struct provider *p = (struct provider *)self;
    const struct factory *f = p->factory;
    struct plan *plan = plan_new(f);
    if (plan == NULL)
        return dfg_ort_no_memory(&f->ort);
    struct reader r = {.ort = &f->ort, .name = f->table->name, .minor = f->minor, .m = plan->m};
    plan->next = p->plan;
    p->plan = plan;
    OrtStatus *bad = dfg_ort_graph_read(&r, g);
    const size_t k = bad == NULL && r.is_body ? ++p->n_bodies : 0;
    if (bad == NULL && p->dump != NULL)
        bad = write_file(r.ort, p->dump, k, plan->m, NULL);
    if (bad == NULL && f->minor < ORT_VERSION_BODIES && (k > 0 || p->has_taken))
        bad = say(p, ORT_LOG_INFO, "takes nothing of bodies: runtimes before 1.25 would give names twice");
    else if (bad == NULL)
        bad = take(p, &r, plan, k, info);
    dfg_stack_free(&r.stack);
    return bad;
}
