/* json.c -- the report as one JSON object on one line.
 *
 * In:   a report.
 * Out:  {"model", "calls", "covered", "macs", ..., "entries": [...], "limits": [...],
 *       "left_out": [...]}.
 *       Strings are UTF-8 where the names are; other bytes become U+FFFD.
 */
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>

#include "pat.h"
#include "report.h"

static void member(const char *name, const char *value, FILE *f)
{
    fprintf(f, ", \"%s\": ", name);
    pat_print_json_string(value, f);
}

static void print_targets(const struct dfg_report *r, FILE *f)
{
    fputs(", \"tables\": [", f);
    for (size_t i = 0; i < r->n_targets; i++) {
        const struct dfg_report_total *t = &r->totals[i];
        fprintf(f, "%s{\"matches\": %zu, \"calls\": %zu, \"macs\": %.17g", i > 0 ? ", " : "", t->matches,
                t->calls, t->macs);
        member("table", t->name, f);
        fputc('}', f);
    }
    fputc(']', f);
}

static void print_entries(const struct dfg_report *r, FILE *f)
{
    fputs(", \"entries\": [", f);
    for (size_t i = 0; i < r->n_entries; i++) {
        const struct dfg_report_entry *e = &r->entries[i];
        fprintf(f, "%s{\"matches\": %zu, \"calls\": %zu, \"macs\": %.17g", i > 0 ? ", " : "", e->matches,
                e->calls, e->macs);
        member("table", r->totals[e->target].name, f);
        member("entry", e->name, f);
        fputc('}', f);
    }
    fputc(']', f);
}

static void print_ops(const struct dfg_report_reason *x, FILE *f)
{
    fputs(", \"operators\": {", f);
    for (size_t i = 0; i < x->n_ops; i++) {
        fputs(i > 0 ? ", " : "", f);
        pat_print_json_string(x->ops[i].name, f);
        fprintf(f, ": %zu", x->ops[i].calls);
    }
    fputc('}', f);
}

static void print_reasons(const struct dfg_report *r, FILE *f)
{
    fputs(", \"left_out\": [", f);
    for (size_t i = 0; i < r->n_reasons; i++) {
        const struct dfg_report_reason *x = &r->reasons[i];
        char *label = dfg_node_label(r->m, x->first);
        fprintf(f, "%s{\"calls\": %zu, \"macs\": %.17g", i > 0 ? ", " : "", x->calls, x->macs);
        print_ops(x, f);
        member("reason", x->text, f);
        member("first", label != NULL ? label : "", f);
        if (x->detail != NULL)
            member("explanation", x->detail, f);
        fputc('}', f);
        free(label);
    }
    fputc(']', f);
}

static void print_limits(const struct dfg_report *r, FILE *f)
{
    fputs(", \"limits\": [", f);
    for (size_t i = 0; i < r->n_limits; i++) {
        const struct dfg_report_limit *x = &r->limits[i];
        fprintf(f, "%s{\"calls\": %" PRId64 ", \"macs\": %.17g, \"place\": \"", i > 0 ? ", " : "", x->calls, x->macs);
        fprintf(f, "%s:%u:%u\"", x->file, (unsigned)x->line, (unsigned)x->column);
        member("condition", x->text, f);
        fputc('}', f);
    }
    fputc(']', f);
}

/* How many calls' work depends on extents that are no numbers, and these, which count as 1. */
static void print_open(const struct dfg_report *r, FILE *f)
{
    fprintf(f, ", \"calls_of_work_per_unit\": %zu, \"taken_as_1\": [", r->per_unit);
    for (size_t i = 0; i < r->n_open; i++) {
        fputs(i > 0 ? ", " : "", f);
        pat_print_json_string(dfg_report_open_name(r, i), f);
    }
    fputc(']', f);
}

void dfg_report_print_json(const struct dfg_report *r, const char *model, FILE *f)
{
    fputs("{\"model\": ", f);
    pat_print_json_string(model, f);
    fprintf(f, ", \"nodes\": %zu, \"calls\": %zu, \"covered\": %zu, \"macs\": %.17g, \"covered_macs\": %.17g",
            r->nodes, r->calls, r->covered, r->macs, r->covered_macs);
    print_open(r, f);
    fprintf(f, ", \"calls_of_unknown_work\": %zu, \"matches\": %zu, \"regions\": %zu, \"cost\": %.17g",
            r->unknown, r->matches, r->n_regions, dfg_selection_cost(r->s));
    if (isfinite(dfg_selection_bound(r->s)))
        fprintf(f, ", \"least_cost\": %.17g", dfg_selection_bound(r->s));
    print_targets(r, f);
    print_entries(r, f);
    print_limits(r, f);
    print_reasons(r, f);
    fputs("}\n", f);
}
