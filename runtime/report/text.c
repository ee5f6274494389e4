/* text.c -- the report for a terminal.
 *
 * In:   a report.
 * Out:  lines: the shares, a line an entry, a line and an example a reason.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "../dfg_interp.h"
#include "report.h"

double dfg_report_share(double part, double all)
{
    return all > 0 ? 100 * part / all : 0;
}

/* 4.09 G MAC, in a few figures. */
static void print_macs(double macs, FILE *f)
{
    static const char *const units[] = {"", " k", " M", " G", " T"};
    size_t unit = 0;
    for (; macs >= 1000 && unit + 1 < sizeof units / sizeof *units; unit++)
        macs /= 1000;
    fprintf(f, "%.3g%s MAC", macs, units[unit]);
}

void dfg_report_print_totals(const struct dfg_report *r, FILE *f)
{
    fprintf(f, "%zu of %zu calls (%.1f %%), ", r->covered, r->calls,
            dfg_report_share((double)r->covered, (double)r->calls));
    print_macs(r->covered_macs, f);
    fputs(" of ", f);
    print_macs(r->macs, f);
    fprintf(f, " (%.1f %%), in %zu match%s, %zu region%s", dfg_report_share(r->covered_macs, r->macs),
            r->matches, r->matches == 1 ? "" : "es", r->n_regions, r->n_regions == 1 ? "" : "s");
}

static bool mentions(const struct dfg_names *names, const char *op)
{
    for (uint32_t i = 0; i < names->n_ops; i++)
        if (strcmp(names->ops[i], op) == 0)
            return true;
    return names->n_sets > 0; /* who knows */
}

/* Does the file of the table or pattern mention an operator of the graph? */
static bool knows_some(const struct dfg_report *r, const struct dfg_target *target)
{
    for (dfg_node n = 1; n < dfg_n_nodes(r->m); n++)
        if (dfg_report_counts(r->m, n) &&
            mentions(target->unit->names, dfg_operator_name(r->m, dfg_node_op(r->m, n))))
            return true;
    return false;
}

void dfg_report_print_notes(const struct dfg_report *r, FILE *f)
{
    enum { MOST_NAMES = 4 };
    if (r->per_unit > 0) {
        fprintf(f, "  work of %zu calls is per unit: ", r->per_unit);
        for (size_t i = 0; i < r->n_open && i < MOST_NAMES; i++)
            fprintf(f, "%s%s", i > 0 ? ", " : "", dfg_report_open_name(r, i));
        if (r->n_open > MOST_NAMES)
            fprintf(f, " and %zu more", r->n_open - MOST_NAMES);
        fputs(r->n_open > 1 ? " are taken as 1 (--dim sets them)\n" : " is taken as 1 (--dim sets it)\n", f);
    }
    if (r->unknown > 0)
        fprintf(f, "  work of %zu calls is not counted: their shapes are unknown\n", r->unknown);
    for (size_t i = 0; i < r->n_targets && r->calls > 0; i++)
        if (!knows_some(r, &r->targets[i]))
            fprintf(f, "  '%s' has none of this graph's operators: it is for other networks\n",
                    r->totals[i].name);
}

/* "Conv", or "Conv (12), Relu (3)". */
static void print_ops(const struct dfg_report_reason *x, FILE *f)
{
    for (size_t i = 0; i < x->n_ops; i++) {
        fprintf(f, "%s%s", i > 0 ? ", " : "", x->ops[i].name);
        if (x->n_ops > 1)
            fprintf(f, " (%zu)", x->ops[i].calls);
    }
}

/* Of several tables each has a line, and its entries below. */
static void print_total(const struct dfg_report *r, const struct dfg_report_total *t, FILE *f)
{
    fprintf(f, "%s: %zu of %zu calls (%.1f %%), ", t->name, t->calls, r->calls,
            dfg_report_share((double)t->calls, (double)r->calls));
    print_macs(t->macs, f);
    fprintf(f, " (%.1f %%), in %zu match%s\n", dfg_report_share(t->macs, r->macs), t->matches,
            t->matches == 1 ? "" : "es");
}

static void print_entries(const struct dfg_report *r, FILE *f)
{
    size_t printed = 0;
    for (size_t i = 0; i < r->n_entries; i++) {
        const struct dfg_report_entry *e = &r->entries[i];
        for (; r->n_targets > 1 && printed <= e->target; printed++)
            print_total(r, &r->totals[printed], f);
        fprintf(f, "  %-40s %6zu matches %6zu calls  ", e->name, e->matches, e->calls);
        print_macs(e->macs, f);
        fputc('\n', f);
    }
    for (; r->n_targets > 1 && printed < r->n_targets; printed++)
        print_total(r, &r->totals[printed], f);
}

static void print_limits(const struct dfg_report *r, FILE *f)
{
    if (r->n_limits > 0)
        fputs("conditions that alone keep out:\n", f);
    for (size_t i = 0; i < r->n_limits; i++) {
        const struct dfg_report_limit *x = &r->limits[i];
        fprintf(f, "  %s (%s:%u:%u): %+" PRId64 " calls, ", x->text, x->file, (unsigned)x->line, (unsigned)x->column,
                x->calls);
        print_macs(x->macs, f);
        fprintf(f, " (%.1f %%)\n", dfg_report_share(x->macs, r->macs));
    }
}

void dfg_report_print_text(const struct dfg_report *r, const char *model, FILE *f)
{
    fprintf(f, "%s: ", model);
    dfg_report_print_totals(r, f);
    fputc('\n', f);
    dfg_report_print_notes(r, f);
    print_entries(r, f);
    print_limits(r, f);
    if (r->n_reasons > 0)
        fputs("left out:\n", f);
    for (size_t i = 0; i < r->n_reasons; i++) {
        const struct dfg_report_reason *x = &r->reasons[i];
        char *label = dfg_node_label(r->m, x->first);
        fprintf(f, "  %zu x ", x->calls);
        print_ops(x, f);
        fprintf(f, ": %s\n", x->text);
        if (x->detail != NULL)
            dfg_explain_seen(x->detail, f);
        else
            fprintf(f, "      as at %s\n", label != NULL ? label : "?");
        free(label);
    }
}
