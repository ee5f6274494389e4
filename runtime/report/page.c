/* page.c -- the graph of a report, as the page reads it.
 *
 * In:   a report.
 * Out:  JSON: columns, a row for each call; projections and tuples are passed through,
 *       constants appear with their readers as types, inputs as names. What is drawn,
 *       and where, the page finds out (page.js), as much as is looked at.
 * Errors: no memory.
 */
#include <stdlib.h>
#include <string.h>

#include "pat.h"
#include "report.h"

struct rows {
    const struct dfg_report *r;
    dfg_node *at; /* of each row */
    uint32_t n;
    uint32_t *of;      /* per node: 1 + its row; 0: none */
    uint32_t *entries; /* per row: 1 + its entry; 0: none */
    FILE *f;
    bool failed; /* memory is out */
};

static bool is_row(const dfg_module *m, dfg_node n)
{
    const uint16_t op = dfg_node_op(m, n);
    return dfg_node_body(m, n) != DFG_NONE && (op >= DFG_FIRST_OP || op == DFG_CALL || op == DFG_IF || op == DFG_MATCH);
}

static bool begin(struct rows *w, const struct dfg_report *r, FILE *f)
{
    const uint32_t n_nodes = dfg_n_nodes(r->m);
    *w = (struct rows){.r = r, .f = f};
    w->at = calloc(n_nodes, sizeof *w->at);
    w->of = calloc(n_nodes, sizeof *w->of);
    w->entries = calloc(n_nodes, sizeof *w->entries);
    if (w->at == NULL || w->of == NULL || w->entries == NULL)
        return false;
    for (dfg_node n = 1; n < n_nodes; n++)
        if (is_row(r->m, n)) {
            w->at[w->n] = n;
            w->of[n] = ++w->n;
        }
    return true;
}

static void end(struct rows *w)
{
    free(w->at);
    free(w->of);
    free(w->entries);
}

/* ---- columns ---- */

static void open_column(const struct rows *w, const char *name)
{
    fprintf(w->f, ",\n\"%s\": [", name);
}

static const char *comma(uint32_t i)
{
    return i > 0 ? "," : "";
}

static void print_operators(const struct rows *w)
{
    static const char *const structural[DFG_N_STRUCTURAL] = {[DFG_CALL] = "call", [DFG_IF] = "if", [DFG_MATCH] = "match"};
    fputs("\"operators\": [", w->f);
    for (uint32_t op = 0; op < dfg_n_operators(w->r->m); op++) {
        const bool plain = op >= DFG_FIRST_OP;
        const char *name = plain ? dfg_operator_name(w->r->m, (uint16_t)op) : op < DFG_N_STRUCTURAL ? structural[op] : NULL;
        fputs(comma(op), w->f);
        pat_print_json_string(name != NULL ? name : "", w->f);
    }
    fputs("]", w->f);
    open_column(w, "op");
    for (uint32_t i = 0; i < w->n; i++)
        fprintf(w->f, "%s%u", comma(i), (unsigned)dfg_node_op(w->r->m, w->at[i]));
    fputs("]", w->f);
}

static void print_label(struct rows *w, dfg_node n)
{
    char *label = dfg_node_label(w->r->m, n);
    w->failed |= label == NULL;
    pat_print_json_string(label != NULL ? label : "", w->f);
    free(label);
}

static void print_names(struct rows *w)
{
    open_column(w, "name");
    for (uint32_t i = 0; i < w->n; i++) {
        fputs(comma(i), w->f);
        print_label(w, w->at[i]);
    }
    fputs("]", w->f);
}

static void print_type(struct rows *w, uint32_t type)
{
    struct dfg_gather g;
    bool ok = dfg_gather_begin(&g) && dfg_print_type(w->r->m, type, g.file) == DFG_OK;
    char *text = dfg_gather_end(&g);
    w->failed |= !ok || text == NULL;
    if (text != NULL)
        pat_print_json_string(type != 0 ? text : "", w->f);
    free(text);
}

/* Types by their numbers. */
static void print_types(struct rows *w)
{
    open_column(w, "types");
    for (uint32_t i = 0; i < dfg_n_types(w->r->m) && !w->failed; i++) {
        fputs(comma(i), w->f);
        print_type(w, i);
    }
    fputs("]", w->f);
    open_column(w, "type");
    for (uint32_t i = 0; i < w->n; i++)
        fprintf(w->f, "%s%u", comma(i), (unsigned)dfg_node_type(w->r->m, w->at[i]));
    fputs("]", w->f);
}

static uint32_t entry_of(const struct dfg_report *r, const struct dfg_pick *pick)
{
    const char *name = dfg_report_entry_name(&r->targets[pick->target], pick->entry);
    uint32_t i = 0;
    while (i < r->n_entries && (r->entries[i].target != pick->target || strcmp(r->entries[i].name, name) != 0))
        i++;
    return i < r->n_entries ? i + 1 : 0;
}

/* match: 1 + the row of its root, or of a row that stands for it. */
static void print_covers(const struct rows *w)
{
    const struct dfg_report *r = w->r;
    open_column(w, "match");
    for (uint32_t i = 0; i < w->n; i++) {
        const struct dfg_pick *pick = dfg_report_pick_of(r, w->at[i]);
        w->entries[i] = pick != NULL ? entry_of(r, pick) : 0;
        fprintf(w->f, "%s%u", comma(i), pick != NULL ? (unsigned)pick->root : 0);
    }
    fputs("]", w->f);
    open_column(w, "entry");
    for (uint32_t i = 0; i < w->n; i++)
        fprintf(w->f, "%s%u", comma(i), (unsigned)w->entries[i]);
    fputs("]", w->f);
    open_column(w, "region");
    for (uint32_t i = 0; i < w->n; i++)
        fprintf(w->f, "%s%u", comma(i), (unsigned)r->region[w->at[i]]);
    fputs("]", w->f);
    open_column(w, "why");
    for (uint32_t i = 0; i < w->n; i++)
        fprintf(w->f, "%s%u", comma(i), (unsigned)r->why[w->at[i]]);
    fputs("]", w->f);
    open_column(w, "macs");
    for (uint32_t i = 0; i < w->n; i++)
        fprintf(w->f, "%s%.17g", comma(i), dfg_report_counts(r->m, w->at[i]) ? dfg_report_work(r->m, w->at[i]) : 0);
    fputs("]", w->f);
}

/* ---- operands ---- */

enum { MOST_READ = 64 }; /* of a row, through tuples and functions */

/* What the row reads: rows, and what is none. */
static uint32_t read_by(const struct rows *w, dfg_node n, dfg_node *to)
{
    dfg_node stack[MOST_READ];
    uint32_t depth = 1, found = 0, steps = 0;
    stack[0] = n;
    while (depth > 0 && steps++ < 4 * MOST_READ) {
        const dfg_node *args;
        const dfg_node at = stack[--depth];
        const uint16_t op = dfg_node_op(w->r->m, at);
        if (at != n && (w->of[at] != 0 || op == DFG_CONST || op == DFG_VAR)) {
            if (found < MOST_READ)
                to[found++] = at;
            continue;
        }
        for (uint32_t i = dfg_node_args(w->r->m, at, &args); i-- > 0 && depth < MOST_READ;)
            if (args[i] != DFG_NONE)
                stack[depth++] = args[i];
    }
    return found;
}

static void print_inputs(struct rows *w, const dfg_node *read, uint32_t n)
{
    uint32_t printed = 0;
    fputs("[", w->f);
    for (uint32_t i = 0; i < n; i++) {
        if (dfg_node_op(w->r->m, read[i]) != DFG_VAR)
            continue;
        fputs(comma(printed++), w->f);
        print_label(w, read[i]);
    }
    fputs("]", w->f);
}

/* Of each row: rows that it reads, names of inputs, types of constants. */
static void print_operands(struct rows *w)
{
    open_column(w, "reads");
    for (uint32_t i = 0; i < w->n; i++) {
        dfg_node read[MOST_READ];
        const uint32_t n = read_by(w, w->at[i], read);
        uint32_t printed = 0;
        fprintf(w->f, "%s[[", comma(i));
        for (uint32_t k = 0; k < n; k++)
            if (w->of[read[k]] != 0)
                fprintf(w->f, "%s%u", comma(printed++), (unsigned)w->of[read[k]] - 1);
        fputs("],", w->f);
        print_inputs(w, read, n);
        fputs(",[", w->f);
        printed = 0;
        for (uint32_t k = 0; k < n; k++)
            if (dfg_node_op(w->r->m, read[k]) == DFG_CONST)
                fprintf(w->f, "%s%u", comma(printed++), (unsigned)dfg_node_type(w->r->m, read[k]));
        fputs("]]", w->f);
    }
    fputs("]", w->f);
}

bool dfg_report_print_graph(const struct dfg_report *r, FILE *f)
{
    struct rows w;
    bool ok = begin(&w, r, f);
    if (ok) {
        fputs("{", f);
        print_operators(&w);
        print_names(&w);
        print_types(&w);
        print_covers(&w);
        print_operands(&w);
        fputs("}", f);
        ok = !w.failed;
    }
    end(&w);
    return ok;
}
