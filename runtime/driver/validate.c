/* validate.c -- --validate: is each Composite function what a table's entry takes?
 *
 * In:   a finished module; tables.
 * Out:  a line for each function marked Composite, in graph order: `ENTRY: yes`,
 *       `ENTRY: no: why`, or `ENTRY: no entry of this name` where no table has one;
 *       a message where there is no such function.
 */
#include "../dfg_extend.h"
#include "../dfg_interp.h"
#include "opt.h"

#include <stdlib.h>
#include <string.h>

struct telling {
    const dfg_module *m;
    const struct items *tables;
    FILE *f, *to; /* of the line at hand; of all */
    size_t n;
    bool ok;
};

/* "%f:%0 (tanh)" */
static void say_node(struct telling *t, dfg_node n)
{
    char *label = dfg_node_label(t->m, n);
    uint16_t op = dfg_node_op(t->m, n);
    fputs(label != NULL ? label : "", t->f); /* without memory nothing of the line is said */
    if (op >= DFG_FIRST_OP)
        fprintf(t->f, " (%s)", dfg_operator_name(t->m, op));
    free(label);
}

static void say_refused(struct telling *t, const struct dfg_validation *v)
{
    switch (v->refused) {
    case DFG_ESCAPES:
        say_node(t, v->at);
        fputs(" is used outside the match", t->f);
        break;
    case DFG_HAS_EFFECT:
        say_node(t, v->at);
        fputs(" has an effect", t->f);
        break;
    case DFG_REFERS:
        say_node(t, v->at);
        fputs(" has an attribute of the function's call", t->f);
        break;
    case DFG_CYCLIC:
        fputs("its roots would make a cycle", t->f);
        break;
    case DFG_OVERLAPS:
    case DFG_NOT_CHOSEN:
    case DFG_NOT_REFUSED:
        fputs("the match can't be taken", t->f);
        break;
    }
}

/* The test of the entry that failed, at what the function returns. */
static void say_mismatch(struct telling *t, const struct dfg_validation *v)
{
    const struct dfg_target *table = &t->tables->at[v->target].target;
    const struct dfg_pattern *p = &table->unit->patterns[table->table->entries[v->entry].pattern];
    char *text = dfg_explain_text(t->m, p, v->at);
    say_node(t, v->at);
    fputs(" does not match: ", t->f);
    dfg_explain_test(text != NULL ? text : "", t->f);
    free(text);
}

static void say_verdict(struct telling *t, const struct dfg_validation *v)
{
    switch (v->verdict) {
    case DFG_WHOLE:
        fputs("yes", t->f);
        break;
    case DFG_NO_ENTRY:
        fputs("no entry of this name", t->f);
        break;
    case DFG_NO_MATCH:
        fputs("no: ", t->f);
        say_mismatch(t, v);
        break;
    case DFG_ILLEGAL_MATCH:
        fputs("no: ", t->f);
        say_refused(t, v);
        break;
    case DFG_OTHER_RESULTS:
        fputs("no: it does not return just the entry's roots", t->f);
        break;
    case DFG_NOT_COVERED:
        fputs("no: ", t->f);
        say_node(t, v->at);
        fputs(" is no part of the match", t->f);
        break;
    case DFG_FROM_OUTSIDE:
        fputs("no: ", t->f);
        say_node(t, v->at);
        fputs(" stands outside the function", t->f);
        break;
    }
}

static void say(void *ctx, const struct dfg_validation *v)
{
    struct telling *t = ctx;
    struct dfg_gather g;
    t->n++;
    if (dfg_gather_begin(&g)) {
        t->f = g.file;
        fprintf(t->f, "%s: ", v->name);
        say_verdict(t, v);
        fputc('\n', t->f);
    }
    if (dfg_gather_end(&g) != NULL)
        fputs(g.text, t->to);
    else if (t->ok)
        complain("out of memory");
    t->ok = t->ok && g.text != NULL;
    free(g.text);
}

bool validate_run(dfg_module *m, const struct items *tables, FILE *f)
{
    struct dfg_error e = {DFG_OK, NULL};
    struct telling t = {.m = m, .tables = tables, .to = f, .ok = true};
    for (size_t i = 0; i < tables->n; i++)
        if (tables->at[i].target.table == NULL) {
            complain("'%.*s' is a pattern: --validate takes tables", (int)tables->at[i].name_len,
                     tables->at[i].name);
            return false;
        }
    if (!list_users(m))
        return false;
    struct dfg_target *targets = targets_of(tables);
    dfg_status status = targets != NULL ? dfg_validate(m, targets, tables->n, say, &t, &e) : DFG_NO_MEMORY;
    bool ok = has_worked(status == DFG_OK, &e);
    if (ok && t.n == 0)
        complain("no function is marked Composite");
    free(targets);
    return ok && t.ok;
}
