/* report_json.c -- the report as one JSON object on one line.
 *
 * In:   a report.
 * Out:  {"model", "calls", "covered", "macs", ..., "entries": [...], "left_out": [...]}.
 *       Strings are UTF-8 where the names are; other bytes become U+FFFD.
 */
#include <math.h>
#include <stdlib.h>

#include "report.h"

/* Bytes of the UTF-8 character at s; 0: there is none. */
static int utf8_length(const unsigned char *s)
{
    int n = s[0] < 0x80                   ? 1
            : s[0] >= 0xC2 && s[0] < 0xE0 ? 2
            : (s[0] & 0xF0) == 0xE0       ? 3
            : s[0] >= 0xF0 && s[0] < 0xF5 ? 4
                                          : 0;
    for (int i = 1; i < n; i++)
        if ((s[i] & 0xC0) != 0x80)
            return 0;
    bool overlong = (n == 3 && s[0] == 0xE0 && s[1] < 0xA0) || (n == 4 && s[0] == 0xF0 && s[1] < 0x90);
    bool beyond = (n == 3 && s[0] == 0xED && s[1] >= 0xA0) || (n == 4 && s[0] == 0xF4 && s[1] >= 0x90);
    return overlong || beyond ? 0 : n;
}

void json_string(const char *text, FILE *f)
{
    const unsigned char *s = (const unsigned char *)text;
    fputc('"', f);
    while (*s != '\0') {
        int n = utf8_length(s);
        if (*s == '"' || *s == '\\')
            fprintf(f, "\\%c", *s);
        else if (*s == '\n')
            fputs("\\n", f);
        else if (*s < 0x20 || *s == 0x7F)
            fprintf(f, "\\u%04x", *s);
        else if (n == 0)
            fputs("\\ufffd", f);
        else
            fwrite(s, 1, (size_t)n, f);
        s += n > 0 ? n : 1;
    }
    fputc('"', f);
}

static void member(const char *name, const char *value, FILE *f)
{
    fprintf(f, ", \"%s\": ", name);
    json_string(value, f);
}

static void print_targets(const struct report *r, FILE *f)
{
    fputs(", \"tables\": [", f);
    for (size_t i = 0; i < r->items->n; i++) {
        const struct report_target *t = &r->targets[i];
        fprintf(f, "%s{\"matches\": %zu, \"calls\": %zu, \"macs\": %.17g", i > 0 ? ", " : "", t->matches,
                t->calls, t->macs);
        member("table", t->name, f);
        fputc('}', f);
    }
    fputc(']', f);
}

static void print_entries(const struct report *r, FILE *f)
{
    fputs(", \"entries\": [", f);
    for (size_t i = 0; i < r->n_entries; i++) {
        const struct report_entry *e = &r->entries[i];
        fprintf(f, "%s{\"matches\": %zu, \"calls\": %zu, \"macs\": %.17g", i > 0 ? ", " : "", e->matches,
                e->calls, e->macs);
        member("table", e->target, f);
        member("entry", e->name, f);
        fputc('}', f);
    }
    fputc(']', f);
}

static void print_ops(const struct report_reason *x, FILE *f)
{
    fputs(", \"operators\": {", f);
    for (size_t i = 0; i < x->n_ops; i++) {
        fputs(i > 0 ? ", " : "", f);
        json_string(x->ops[i].name, f);
        fprintf(f, ": %zu", x->ops[i].calls);
    }
    fputc('}', f);
}

static void print_reasons(const struct report *r, FILE *f)
{
    fputs(", \"left_out\": [", f);
    for (size_t i = 0; i < r->n_reasons; i++) {
        const struct report_reason *x = &r->reasons[i];
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

/* How many calls' work depends on extents that are no numbers, and these, which count as 1. */
static void print_open(const struct report *r, FILE *f)
{
    fprintf(f, ", \"calls_of_work_per_unit\": %zu, \"taken_as_1\": [", r->per_unit);
    for (size_t i = 0; i < r->n_open; i++) {
        fputs(i > 0 ? ", " : "", f);
        json_string(report_open_name(r, i), f);
    }
    fputc(']', f);
}

bool report_json(const struct report *r, FILE *f)
{
    fputs("{\"model\": ", f);
    json_string(r->model, f);
    fprintf(f, ", \"nodes\": %zu, \"calls\": %zu, \"covered\": %zu, \"macs\": %.17g, \"covered_macs\": %.17g",
            r->nodes, r->calls, r->covered, r->macs, r->covered_macs);
    print_open(r, f);
    fprintf(f, ", \"calls_of_unknown_work\": %zu, \"matches\": %zu, \"regions\": %zu, \"cost\": %.17g",
            r->unknown, r->matches, r->n_regions, dfg_selection_cost(r->s));
    if (isfinite(dfg_selection_bound(r->s)))
        fprintf(f, ", \"least_cost\": %.17g", dfg_selection_bound(r->s));
    print_targets(r, f);
    print_entries(r, f);
    print_reasons(r, f);
    fputs("}\n", f);
    return !ferror(f);
}
