/* matches.c -- results of jobs as JSON, for Python's objects.
 *
 * In:   units, matches, picks.
 * Out:  RFC 8259, but that numbers may be NaN and Infinity, as Python reads and writes them.
 */
#include "matches.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- nodes and values ---- */

static void print_node(const dfg_module *m, dfg_node n, FILE *f)
{
    char *label = dfg_node_label(m, n);
    const uint16_t op = dfg_node_op(m, n);
    fputs("{\"node\": ", f);
    pat_print_json_string(label != NULL ? label : "", f);
    fputs(", \"name\": ", f);
    pat_print_json_string(dfg_name(m, n) != 0 ? dfg_symbol_text(m, dfg_name(m, n)) : "", f);
    fputs(", \"op\": ", f);
    pat_print_json_string(dfg_operator_name(m, op), f);
    fputc('}', f);
    free(label);
}

static void print_float(double v, FILE *f)
{
    if (isfinite(v))
        fprintf(f, "%.17g%s", v, v == floor(v) && fabs(v) < 1e15 ? ".0" : "");
    else
        fputs(isnan(v) ? "NaN" : v > 0 ? "Infinity" : "-Infinity", f);
}

/* What has no words in JSON is text as in .dfg. */
static void print_text(const dfg_module *m, dfg_val v, FILE *f)
{
    struct dfg_gather g;
    if (dfg_gather_begin(&g))
        dfg_print_value(m, v, g.file);
    pat_print_json_string(dfg_gather_end(&g) != NULL ? g.text : "", f);
    free(g.text);
}

static void print_value(const dfg_module *m, const dfg_graph *view, dfg_val v, FILE *f)
{
    switch ((enum dfg_tag)v.tag) {
    case DFG_V_INT:
        fprintf(f, "%lld", (long long)v.u.i);
        return;
    case DFG_V_FLOAT:
        print_float(v.u.f, f);
        return;
    case DFG_V_BOOL:
        fputs(v.u.i != 0 ? "true" : "false", f);
        return;
    case DFG_V_STR:
        if ((v.u.id & DFG_UNSEEN) != 0)
            pat_print_json_string(view->names->strs[v.u.id & ~DFG_UNSEEN], f);
        else
            pat_print_json_string(dfg_symbol_text(m, v.u.id), f);
        return;
    case DFG_V_LIST:
        for (uint32_t i = 0; i < v.n; i++) {
            fputs(i > 0 ? ", " : "[", f);
            print_value(m, view, v.u.list[i], f);
        }
        fputs(v.n > 0 ? "]" : "[]", f);
        return;
    case DFG_V_DTYPE:
    case DFG_V_OP:
    case DFG_V_DIM:
    case DFG_V_TENSOR:
        print_text(m, v, f);
        return;
    case DFG_NIL:
    case DFG_V_NONE:
    case DFG_V_PASSING:
        fputs("null", f);
        return;
    }
}

static void print_capture(const dfg_module *m, const dfg_graph *view, const struct dfg_capture *c,
                          const void *match, FILE *f)
{
    const char *at = (const char *)match + c->offset;
    struct dfg_nodes nodes;
    dfg_node node;
    dfg_dim dim;
    dfg_val value;
    switch ((enum dfg_capture_kind)c->kind) {
    case DFG_CAP_NODE:
        memcpy(&node, at, sizeof node);
        if (node != DFG_NONE)
            print_node(m, node, f);
        else
            fputs("null", f);
        return;
    case DFG_CAP_DIM:
        memcpy(&dim, at, sizeof dim);
        if (dim == DFG_DIM_UNKNOWN)
            fputs("null", f);
        else if (dim >= 0)
            fprintf(f, "%lld", (long long)dim);
        else
            pat_print_json_string(dfg_symbol_text(m, (dfg_sym)-dim), f);
        return;
    case DFG_CAP_VALUE:
        memcpy(&value, at, sizeof value);
        print_value(m, view, value, f);
        return;
    case DFG_CAP_NODES:
        memcpy(&nodes, at, sizeof nodes);
        fputs("{\"nodes\": [", f);
        for (uint32_t i = 0; i < nodes.n; i++) {
            fputs(i > 0 ? ", " : "", f);
            print_node(m, nodes.at[i], f);
        }
        fputs("]}", f);
        return;
    }
}

/* ---- matches ---- */

struct printing {
    const dfg_module *m;
    const struct hit *hit;
    FILE *f;
    const char *comma;
};

/* What the match covers: roots, what is inside, paths; each once, as parts stand in the pattern. */
static void print_covered(const struct printing *p, const void *whole)
{
    const struct dfg_pattern *pattern = p->hit->pattern;
    const char *comma = "";
    fputs(", \"nodes\": [", p->f);
    for (uint32_t i = 0; i < pattern->n_parts; i++) {
        const struct dfg_part *part = &pattern->parts[i];
        const char *at = (const char *)whole + part->offset;
        struct dfg_nodes s = {NULL, 1};
        dfg_node one;
        if (part->role != DFG_PART_ROOT && part->role != DFG_PART_INNER && part->role != DFG_PART_PATH)
            continue;
        if (part->is_set)
            memcpy(&s, at, sizeof s);
        else
            s.at = memcpy(&one, at, sizeof one);
        for (uint32_t k = 0; k < s.n; k++) {
            if (s.at[k] == DFG_NONE)
                continue;
            fputs(comma, p->f);
            print_node(p->m, s.at[k], p->f);
            comma = ", ";
            const dfg_node *vars;
            for (uint32_t v = 0, n = dfg_bound_vars(p->m, s.at[k], &vars); v < n; v++) {
                fputs(comma, p->f);
                print_node(p->m, vars[v], p->f);
            }
        }
    }
    fputc(']', p->f);
}

static bool print_whole(void *ctx, const void *whole)
{
    const struct printing *p = ctx;
    const struct dfg_pattern *pattern = p->hit->pattern;
    fputs(", \"root\": ", p->f);
    print_node(p->m, p->hit->root, p->f);
    fputs(", \"names\": {", p->f);
    for (uint32_t i = 0; i < pattern->n_captures; i++) {
        fputs(i > 0 ? ", " : "", p->f);
        pat_print_json_string(pattern->captures[i].name, p->f);
        fputs(": ", p->f);
        print_capture(p->m, p->hit->view, &pattern->captures[i], whole, p->f);
    }
    fputc('}', p->f);
    print_covered(p, whole);
    return true;
}

static void print_string_or_null(const char *key, const char *text, FILE *f)
{
    fprintf(f, "\"%s\": ", key);
    if (text != NULL)
        pat_print_json_string(text, f);
    else
        fputs("null", f);
}

static void print_target(const struct item *item, int32_t entry, const char *pattern, FILE *f)
{
    print_string_or_null("table", item->target.table != NULL ? item->target.table->name : NULL, f);
    fputs(", ", f);
    print_string_or_null("pattern", pattern, f);
    fputs(", ", f);
    print_string_or_null("entry", entry >= 0 ? item->target.table->entries[entry].name : NULL, f);
}

static bool print_hit(void *ctx, const struct hit *hit)
{
    struct printing *p = ctx;
    p->hit = hit;
    fprintf(p->f, "%s{", p->comma);
    print_target(hit->item, hit->entry, hit->pattern->name, p->f);
    hit->pattern->each(hit->pattern, hit->view, hit->root, print_whole, p); /* the first is the match */
    fputc('}', p->f);
    p->comma = ",\n";
    return true;
}

bool print_matches_json(dfg_module *m, const struct items *items, FILE *f)
{
    struct printing p = {.m = m, .f = f, .comma = ""};
    fputc('[', f);
    bool ok = match_all(m, items, print_hit, &p);
    fputc(']', f);
    return ok;
}

/* ---- picks ---- */

void print_picks_json(const dfg_module *m, const struct items *items, const dfg_selection *s,
                      const char *report, FILE *f)
{
    fputs("{\"report\": ", f);
    fputs(report, f);
    fputs(", \"picks\": [", f);
    for (size_t i = 0; i < dfg_n_picks(s); i++) {
        const struct dfg_pick *pick = dfg_pick_at(s, i);
        const struct item *item = &items->at[pick->target];
        fprintf(f, "%s{\"id\": %u, ", i > 0 ? ",\n" : "", (unsigned)pick->root);
        print_target(item, pick->entry, item->target.pattern != NULL ? item->target.pattern->name : NULL, f);
        fputs(", \"cost\": ", f);
        print_float(pick->cost, f);
        fputs(", \"root\": ", f);
        print_node(m, pick->root, f);
        fputc('}', f);
    }
    fputs("], \"of\": [", f); /* per node that is covered: the pick's id, and the node */
    const char *comma = "";
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++) {
        const struct dfg_pick *pick = dfg_pick_of(s, n);
        if (pick == NULL)
            continue;
        fprintf(f, "%s[%u, ", comma, (unsigned)pick->root);
        print_node(m, n, f);
        fputc(']', f);
        comma = ",\n";
    }
    fputs("]}", f);
}

/* ---- units, rules ---- */

void print_units_json(const struct dfg_unit *const *units, size_t n, FILE *f)
{
    fputc('[', f);
    for (size_t i = 0; i < n; i++) {
        const struct dfg_unit *u = units[i];
        const char *const keys[] = {"patterns", "rules"};
        fputs(i > 0 ? ", {" : "{", f);
        print_string_or_null("name", u->name, f);
        for (int rules = 0; rules < 2; rules++) {
            const char *comma = "";
            fprintf(f, ", \"%s\": [", keys[rules]);
            for (uint32_t k = 0; k < u->n_patterns; k++)
                if (!u->patterns[k].is_entry && u->patterns[k].is_rule == rules) {
                    fputs(comma, f);
                    pat_print_json_string(u->patterns[k].name, f);
                    comma = ", ";
                }
            fputc(']', f);
        }
        fputs(", \"tables\": [", f);
        for (uint32_t k = 0; k < u->n_tables; k++) {
            fputs(k > 0 ? ", " : "", f);
            pat_print_json_string(u->tables[k].name, f);
        }
        fputs("]}", f);
    }
    fputc(']', f);
}

void print_rule_json(void *file, const char *rule, const struct dfg_rule_stats *s)
{
    FILE *f = file;
    if (s->applied == 0)
        return;
    fputs(ftell(f) > 1 ? ", " : "", f);
    pat_print_json_string(rule, f);
    fprintf(f, ": %llu", (unsigned long long)s->applied);
}
