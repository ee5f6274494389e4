/* why.c -- what a selection leaves out, and why.
 *
 * In:   a report whose calls and regions are counted.
 * Out:  for every call that nothing covers a reason: why the match there was not
 *       taken, or how far the closest entry got, which is explain's best attempt;
 *       for a call where no entry's first test passes that of the match or attempt
 *       that holds it.  Calls with one reason are one row.
 * Errors: no memory.
 */
#include <stdlib.h>
#include <string.h>

#include "../dfg_interp.h"
#include "report.h"

/* What is known of a call that nothing covers. */
struct finding {
    struct dfg_closest closest; /* p NULL: nothing begins there */
    bool refused;               /* it matches, but */
    dfg_node holder;            /* the root of what holds it, where nothing begins; DFG_NONE */
};

struct survey {
    struct dfg_report *r;
    struct finding *at; /* per node */
    dfg_node root;      /* whose nodes are shown */
    size_t room;        /* for reasons */
};

static bool is_left_out(const struct dfg_report *r, dfg_node n)
{
    return dfg_report_counts(r->m, n) && dfg_report_pick_of(r, n) == NULL;
}

/* ---- what begins at a node ---- */

static void find_refused(const struct dfg_report *r, const struct dfg_refusal *x, struct finding *f)
{
    const struct dfg_target *t = &r->targets[x->target];
    const struct dfg_pattern *p =
        x->entry >= 0 ? &t->unit->patterns[t->table->entries[x->entry].pattern] : t->pattern;
    f->closest = (struct dfg_closest){.target = t, .p = p, .entry = x->entry, .got = {.matches = true}};
    f->refused = true;
}

static bool find_own(struct survey *s, dfg_node n)
{
    const struct dfg_report *r = s->r;
    struct finding *f = &s->at[n];
    const struct dfg_refusal *refusal = dfg_refusal_at(r->s, n);
    if (refusal != NULL) {
        find_refused(r, refusal, f);
        return true;
    }
    for (size_t i = 0; i < r->n_targets; i++)
        if (dfg_ref_closest(r->m, &r->targets[i], n, &f->closest) != DFG_OK)
            return false;
    if (!f->closest.got.matches && f->closest.got.passed == 0)
        f->closest.p = NULL;
    return true;
}

/* ---- what holds a node where nothing begins ---- */

static bool is_better_holder(const struct finding *a, const struct finding *b)
{
    return a->refused != b->refused ? a->refused : a->closest.got.passed > b->closest.got.passed;
}

static void hold(void *ctx, const dfg_node *nodes, uint32_t n)
{
    struct survey *s = ctx;
    for (uint32_t i = 0; i < n; i++) {
        struct finding *f = &s->at[nodes[i]];
        bool open = is_left_out(s->r, nodes[i]) && f->closest.p == NULL;
        if (open && (f->holder == DFG_NONE || is_better_holder(&s->at[s->root], &s->at[f->holder])))
            f->holder = s->root;
    }
}

static bool find_held(struct survey *s, dfg_node n)
{
    const struct finding *f = &s->at[n];
    dfg_status status = DFG_OK;
    s->root = n;
    if (f->closest.p != NULL && f->closest.got.matches)
        status = dfg_ref_nodes(s->r->m, f->closest.p, n, hold, s);
    else if (f->closest.p != NULL)
        status = dfg_ref_reached(s->r->m, f->closest.p, n, hold, s);
    return status == DFG_OK;
}

/* ---- in words ---- */

/* "its Conv", or what is no operator's. */
static void say_part(const struct dfg_report *r, dfg_node n, FILE *f)
{
    uint16_t op = n != DFG_NONE ? dfg_node_op(r->m, n) : DFG_OTHER;
    fprintf(f, "its %s", op >= DFG_FIRST_OP ? dfg_operator_name(r->m, op) : "part");
}

static void say_refusal(const struct dfg_report *r, const struct dfg_refusal *x, FILE *f)
{
    const struct dfg_pick *taker = x->at != DFG_NONE ? dfg_pick_of(r->s, x->at) : NULL;
    const struct dfg_op_decl *row =
        x->at != DFG_NONE ? dfg_operator_row(r->m, dfg_node_op(r->m, x->at)) : NULL;
    switch ((enum dfg_refused)x->why) {
    case DFG_OVERLAPS:
        say_part(r, x->at, f);
        fprintf(f, " was taken by '%s'",
                taker != NULL ? dfg_report_entry_name(&r->targets[taker->target], taker->entry) : "another");
        break;
    case DFG_ESCAPES:
        fputs("the value of ", f);
        say_part(r, x->at, f);
        fputs(row != NULL && row->dequantizes ? " is used outside (--pass unique_dequantize gives each reader its own)"
                     : " is used outside",
              f);
        break;
    case DFG_HAS_EFFECT:
        say_part(r, x->at, f);
        fputs(" has an effect", f);
        break;
    case DFG_REFERS:
        say_part(r, x->at, f);
        fputs(" has an attribute that the call of the model's function gives", f);
        break;
    case DFG_CYCLIC:
        fputs("with other matches it would make a cycle", f);
        break;
    case DFG_NOT_CHOSEN:
    case DFG_NOT_REFUSED:
        fputs("another choice costs less", f);
        break;
    }
}

/* The reason of what begins at the root, which is that of the calls inside, too. */
static void say_reason(const struct survey *s, dfg_node root, const char *detail, FILE *f)
{
    const struct finding *x = &s->at[root];
    const char *name = dfg_report_entry_name(x->closest.target, x->closest.entry);
    if (x->refused) {
        fprintf(f, "entry '%s' matches, but ", name);
        say_refusal(s->r, dfg_refusal_at(s->r->s, root), f);
    } else if (x->closest.got.matches) {
        fprintf(f, "entry '%s' matches, but no result needs it", name);
    } else {
        fprintf(f, "closest entry '%s': ", name);
        dfg_explain_test(detail, f);
    }
}

/* That of a region which is put back. */
static void say_dropped(const struct dfg_report *r, const struct dfg_pick *pick, FILE *f)
{
    fprintf(f, "entry '%s' takes it, but the region is too small, or without a heavy operator",
            dfg_report_entry_name(&r->targets[pick->target], pick->entry));
}

/* The reason for n, and where it is explain's the whole of it; false: no memory. */
static bool reason_for(const struct survey *s, dfg_node n, char **text, char **detail)
{
    const struct dfg_report *r = s->r;
    const struct finding *own = &s->at[n];
    const struct dfg_pick *pick = dfg_pick_of(r->s, n);
    dfg_node root = own->closest.p != NULL ? n : own->holder;
    bool explains = pick == NULL && root != DFG_NONE && !s->at[root].closest.got.matches;
    struct dfg_gather g;
    *detail = explains ? dfg_explain_text(r->m, s->at[root].closest.p, root) : NULL;
    if ((explains && *detail == NULL) || !dfg_gather_begin(&g))
        return false;
    if (pick != NULL)
        say_dropped(r, pick, g.file);
    else if (root == DFG_NONE)
        fprintf(g.file, "no entry takes %s here", dfg_operator_name(r->m, dfg_node_op(r->m, n)));
    else
        say_reason(s, root, explains ? *detail : "", g.file);
    *text = dfg_gather_end(&g);
    return *text != NULL;
}

/* ---- rows ---- */

static bool count_op(struct dfg_report_reason *x, const char *op)
{
    size_t i = 0;
    while (i < x->n_ops && strcmp(x->ops[i].name, op) != 0)
        i++;
    if (i == x->n_ops) {
        size_t room = x->n_ops;
        if (!dfg_grow(&x->ops, &room, i + 1, sizeof *x->ops))
            return false;
        x->ops[x->n_ops++] = (struct dfg_report_op){op, 0};
    }
    x->ops[i].calls++;
    return true;
}

/* Takes text and detail over where it returns true. */
static bool add_reason(struct survey *s, dfg_node n, char *text, char *detail)
{
    struct dfg_report *r = s->r;
    size_t i = 0;
    while (i < r->n_reasons && strcmp(r->reasons[i].text, text) != 0)
        i++;
    if (i == r->n_reasons) {
        if (!dfg_grow(&r->reasons, &s->room, i + 1, sizeof *r->reasons))
            return false;
        r->reasons[r->n_reasons++] = (struct dfg_report_reason){.text = text, .detail = detail, .first = n};
    } else {
        free(text);
        free(detail);
    }
    struct dfg_report_reason *x = &r->reasons[i];
    x->calls++;
    x->macs += dfg_report_work(r->m, n);
    r->why[n] = (uint32_t)i + 1;
    return count_op(x, dfg_operator_name(r->m, dfg_node_op(r->m, n)));
}

static bool add_reason_for(struct survey *s, dfg_node n)
{
    char *text = NULL, *detail = NULL;
    size_t rows = s->r->n_reasons;
    bool ok = reason_for(s, n, &text, &detail);
    if (ok && add_reason(s, n, text, detail))
        return true;
    if (!ok || (s->r->n_reasons == rows && s->r->why[n] == 0)) {
        free(text);
        free(detail);
        return false;
    }
    return false;
}

static int by_count(const void *a, const void *b)
{
    const struct dfg_report_op *x = a, *y = b;
    if (x->calls != y->calls)
        return x->calls > y->calls ? -1 : 1;
    return strcmp(x->name, y->name);
}

static int by_calls(const void *a, const void *b)
{
    const struct dfg_report_reason *x = a, *y = b;
    if (x->calls != y->calls)
        return x->calls > y->calls ? -1 : 1;
    return (x->first > y->first) - (x->first < y->first);
}

/* Sorts the reasons; nodes keep theirs. */
static bool sort_reasons(struct dfg_report *r)
{
    for (size_t i = 0; i < r->n_reasons; i++)
        qsort(r->reasons[i].ops, r->reasons[i].n_ops, sizeof *r->reasons[i].ops, by_count);
    uint32_t *now = calloc(dfg_n_nodes(r->m), sizeof *now); /* by the first node of each */
    dfg_node *firsts = calloc(r->n_reasons + 1, sizeof *firsts);
    if (now != NULL && firsts != NULL && r->n_reasons > 0) {
        for (size_t i = 0; i < r->n_reasons; i++)
            firsts[i] = r->reasons[i].first;
        qsort(r->reasons, r->n_reasons, sizeof *r->reasons, by_calls);
        for (size_t i = 0; i < r->n_reasons; i++)
            now[r->reasons[i].first] = (uint32_t)i + 1;
        for (dfg_node n = 1; n < dfg_n_nodes(r->m); n++)
            r->why[n] = r->why[n] != 0 ? now[firsts[r->why[n] - 1]] : 0;
    }
    bool ok = now != NULL && firsts != NULL;
    free(now);
    free(firsts);
    return ok;
}

bool dfg_report_why(struct dfg_report *r)
{
    uint32_t n_nodes = dfg_n_nodes(r->m);
    struct survey s = {.r = r, .at = calloc(n_nodes, sizeof *s.at)};
    bool ok = s.at != NULL;
    for (dfg_node n = 1; n < n_nodes && ok; n++)
        ok = !is_left_out(r, n) || dfg_pick_of(r->s, n) != NULL || find_own(&s, n);
    for (dfg_node n = 1; n < n_nodes && ok; n++)
        ok = find_held(&s, n);
    for (dfg_node n = 1; n < n_nodes && ok; n++)
        ok = !is_left_out(r, n) || add_reason_for(&s, n);
    free(s.at);
    return ok && sort_reasons(r);
}
