/* can_run.c -- --can-run 'OP(OPERANDS) {ATTRS}': do tables take this call?
 *
 * In:   a call, whose operands may be calls (can_run_text.c); the tables.
 * Out:  a line a table: the entry that takes it, whole; how much of it entries take; or
 *       `no` and why.
 * Errors: those of the reader of .dfg text, with the place in the call.
 *
 * The call becomes a graph, on which the tables match as on any.
 */
#include <stdlib.h>
#include <string.h>

#include "base/nearest.h"
#include "../dfg_infer.h"
#include "../dfg_interp.h"
#include "opt.h"

bool is_operator(const dfg_module *m, const char *op, bool declared)
{
    size_t n = strlen(op);
    struct pat_nearest near = pat_nearest_to(op, n);
    bool known = false;
    for (uint32_t i = DFG_FIRST_OP; i < dfg_n_operators(m) && !known; i++) {
        const char *name = dfg_operator_name(m, (uint16_t)i);
        bool counts = !declared || dfg_operator_decl(m, (uint16_t)i) != NULL;
        known = counts && strlen(name) == n && memcmp(name, op, n) == 0;
        if (counts)
            pat_nearest_try(&near, name);
    }
    if (!known && near.best != NULL)
        complain("no operator is called '%s'; did you mean '%s'?", op, near.best);
    else if (!known)
        complain("no operator is called '%s'", op);
    return known;
}

static bool are_declared(const dfg_module *m)
{
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        if (dfg_node_op(m, n) >= DFG_FIRST_OP && !is_operator(m, dfg_operator_name(m, dfg_node_op(m, n)), true))
            return false;
    return true;
}

static dfg_module *graph_of(const struct units *units, const char *call)
{
    struct dfg_error e = {DFG_OK, NULL};
    dfg_module *m = units_module(units);
    if (m == NULL || can_run_read(m, call) != DFG_OK) {
        dfg_module_free(m);
        return NULL;
    }
    if (dfg_infer(m, &e) == DFG_OK)
        return m;
    if (e.text != NULL)
        fprintf(stderr, "%s\n", e.text);
    else
        complain("out of memory");
    dfg_error_clear(&e);
    dfg_module_free(m);
    return NULL;
}

/* The entries that take something, and of how many calls. */
static void print_taken(const struct dfg_report *r, FILE *f)
{
    for (size_t i = 0; i < r->n_entries; i++)
        fprintf(f, "%s%s", i > 0 ? ", " : "", r->entries[i].name);
    if (r->calls > r->covered || r->matches > 1)
        fprintf(f, "; %zu of %zu calls, in %zu match%s", r->covered, r->calls, r->matches, r->matches == 1 ? "" : "es");
}

/* What one table says of the graph's last call. */
static bool ask(dfg_module *m, struct units *units, struct item item, FILE *f)
{
    struct dfg_error e = {DFG_OK, NULL};
    struct items one = {.at = &item, .n = 1};
    if (!items_describe(&one, units, true))
        return false;
    dfg_selection *s = dfg_select(m, &item.target, 1, NULL, &e);
    struct dfg_report r = {.n_entries = 0};
    bool ok = has_worked(s != NULL && dfg_report_make(&r, m, s, &item.target, 1, NULL, &e) == DFG_OK, &e);
    if (ok)
        fprintf(f, "%s: ", item.target.table->name);
    if (ok && r.n_entries > 0)
        print_taken(&r, f);
    if (ok && (r.n_reasons > 0 || r.n_entries == 0))
        fprintf(f, "%s; %s", r.n_entries == 0 ? "no" : "", r.n_reasons > 0 ? r.reasons[0].text : "it is no call of an operator");
    if (ok)
        fputc('\n', f);
    if (ok && r.n_reasons > 0 && r.reasons[0].detail != NULL)
        dfg_explain_seen(r.reasons[0].detail, f);
    dfg_report_free(&r);
    dfg_selection_free(s);
    return ok;
}

bool can_run(struct units *units, const struct items *tables, const char *call, FILE *f)
{
    dfg_module *m = can_run_is_call(call) ? graph_of(units, call) : NULL;
    bool ok = m != NULL && are_declared(m);
    for (size_t i = 0; i < tables->n && ok; i++) {
        ok = tables->at[i].target.table != NULL;
        if (ok)
            ok = ask(m, units, tables->at[i], f);
        else
            complain("'%.*s' is a pattern: --can-run takes tables", (int)tables->at[i].name_len,
                     tables->at[i].name);
    }
    for (size_t u = 0; u < units->n && ok && tables->n == 0; u++)
        for (uint32_t t = 0; t < units->at[u]->n_tables && ok; t++)
            ok = ask(m, units, (struct item){.target = {units->at[u], &units->at[u]->tables[t], NULL}}, f);
    dfg_module_free(m);
    return ok;
}
