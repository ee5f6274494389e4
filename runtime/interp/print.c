/* print.c -- matches as text, and whether two are the same.
 *
 * In:   match structs of generated functions or of the reference matcher, and
 *       the view that a generated function had: strings that the module never
 *       saw are numbers of its file.
 * Out:  one line without its end; yes or no.
 */
#include "../dfg_extend.h"
#include "../dfg_interp.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- strings ---- */

static const char *text_of(const dfg_module *m, const dfg_graph *view, dfg_val v, size_t *len)
{
    const char *text = "";
    if ((v.u.id & DFG_UNSEEN) == 0) {
        *len = dfg_symbol_len(m, v.u.id);
        return dfg_symbol_text(m, v.u.id);
    }
    uint32_t i = v.u.id & ~DFG_UNSEEN;
    if (view != NULL && view->names != NULL && i < view->names->n_strs)
        text = view->names->strs[i];
    *len = strlen(text);
    return text;
}

/* ---- comparing ---- */

static bool same_string(const dfg_module *m, dfg_val a, const dfg_graph *view_a, dfg_val b,
                        const dfg_graph *view_b)
{
    size_t n_a, n_b;
    bool unseen_a = (a.u.id & DFG_UNSEEN) != 0, unseen_b = (b.u.id & DFG_UNSEEN) != 0;
    if (unseen_a || unseen_b) /* a default that the graph does not hold; the reference has no number for it */
        return unseen_a == unseen_b;
    const char *x = text_of(m, view_a, a, &n_a), *y = text_of(m, view_b, b, &n_b);
    return n_a == n_b && memcmp(x, y, n_a) == 0;
}

/* Lists nest no deeper than texts do. */
static bool same_value(const dfg_module *m, dfg_val a, const dfg_graph *view_a, dfg_val b,
                       const dfg_graph *view_b)
{
    bool nothing_a = a.tag == DFG_NIL || a.tag == DFG_V_NONE,
         nothing_b = b.tag == DFG_NIL || b.tag == DFG_V_NONE;
    if (nothing_a || nothing_b)
        return nothing_a == nothing_b;
    if (a.tag != b.tag)
        return false;
    switch ((enum dfg_tag)a.tag) {
    case DFG_V_STR:
        return same_string(m, a, view_a, b, view_b);
    case DFG_V_FLOAT:
        return memcmp(&a.u.f, &b.u.f, sizeof a.u.f) == 0;
    case DFG_V_INT:
    case DFG_V_BOOL:
    case DFG_V_DIM:
        return a.u.i == b.u.i;
    case DFG_V_LIST:
        break;
    case DFG_V_DTYPE:
    case DFG_V_OP:
    case DFG_V_TENSOR:
        return a.u.id == b.u.id;
    case DFG_NIL:
    case DFG_V_NONE:
    case DFG_V_PASSING: /* no match holds one of these but NIL, and none */
        return true;
    }
    bool same = a.n == b.n;
    for (uint32_t i = 0; same && i < a.n; i++)
        same = same_value(m, a.u.list[i], view_a, b.u.list[i], view_b);
    return same;
}

static bool same_nodes(struct dfg_nodes a, struct dfg_nodes b)
{
    bool same = a.n == b.n;
    for (uint32_t i = 0; same && i < a.n; i++)
        same = a.at[i] == b.at[i];
    return same;
}

static dfg_node node_at(const void *m, size_t offset)
{
    dfg_node n;
    memcpy(&n, (const char *)m + offset, sizeof n);
    return n;
}

/* Capture c of a match, as what its kind says. */
static dfg_node node_in(const void *m, const struct dfg_capture *c)
{
    return node_at(m, c->offset);
}

static dfg_dim dim_in(const void *m, const struct dfg_capture *c)
{
    dfg_dim d;
    memcpy(&d, (const char *)m + c->offset, sizeof d);
    return d;
}

static dfg_val value_in(const void *m, const struct dfg_capture *c)
{
    dfg_val v;
    memcpy(&v, (const char *)m + c->offset, sizeof v);
    return v;
}

static struct dfg_nodes nodes_in(const void *m, const struct dfg_capture *c)
{
    struct dfg_nodes s;
    memcpy(&s, (const char *)m + c->offset, sizeof s);
    return s;
}

bool dfg_ref_same(const dfg_module *m, const struct dfg_pattern *p, const void *a, const dfg_graph *view_a,
                  const void *b, const dfg_graph *view_b)
{
    bool same = node_at(a, 0) == node_at(b, 0);
    for (uint32_t i = 0; same && i < p->n_captures; i++) {
        const struct dfg_capture *c = &p->captures[i];
        switch ((enum dfg_capture_kind)c->kind) {
        case DFG_CAP_NODE:
            same = node_in(a, c) == node_in(b, c);
            break;
        case DFG_CAP_DIM:
            same = dim_in(a, c) == dim_in(b, c);
            break;
        case DFG_CAP_VALUE:
            same = same_value(m, value_in(a, c), view_a, value_in(b, c), view_b);
            break;
        case DFG_CAP_NODES:
            same = same_nodes(nodes_in(a, c), nodes_in(b, c));
            break;
        }
    }
    return same;
}

/* ---- printing ---- */

static bool print_node(const dfg_module *m, dfg_node n, FILE *f)
{
    char *label = dfg_node_label(m, n);
    bool ok = label != NULL && fputs(label, f) >= 0;
    free(label);
    return ok;
}

static bool print_value(const dfg_module *m, const dfg_graph *view, dfg_val v, FILE *f)
{
    if (v.tag == DFG_V_STR && (v.u.id & DFG_UNSEEN) != 0) {
        size_t len;
        const char *text = text_of(m, view, v, &len);
        return fprintf(f, "\"%.*s\"", (int)len, text) >= 0;
    }
    if (v.tag != DFG_V_LIST)
        return dfg_print_value(m, v, f) == DFG_OK;
    bool ok = true;
    for (uint32_t i = 0; ok && i < v.n; i++)
        ok = fputc(i > 0 ? ',' : '[', f) >= 0 && print_value(m, view, v.u.list[i], f);
    return ok && fputs(v.n > 0 ? "]" : "[]", f) >= 0;
}

static bool print_nodes(const dfg_module *m, struct dfg_nodes s, FILE *f)
{
    bool ok = fputc('{', f) >= 0;
    for (uint32_t i = 0; ok && i < s.n; i++)
        ok = (i == 0 || fputc(',', f) >= 0) && print_node(m, s.at[i], f);
    return ok && fputc('}', f) >= 0;
}

static void print_dim(const dfg_module *m, dfg_dim d, FILE *f)
{
    if (d >= 0)
        fprintf(f, "%lld", (long long)d);
    else
        fputs(dfg_symbol_text(m, (dfg_sym)-d), f);
}

static bool is_absent(const struct dfg_capture *c, const void *match)
{
    switch ((enum dfg_capture_kind)c->kind) {
    case DFG_CAP_NODE:
        return node_in(match, c) == DFG_NONE;
    case DFG_CAP_DIM:
        return dim_in(match, c) == DFG_DIM_UNKNOWN;
    case DFG_CAP_VALUE:
        return value_in(match, c).tag <= DFG_V_NONE;
    case DFG_CAP_NODES:
        return nodes_in(match, c).at == NULL;
    }
    return true;
}

bool dfg_print_match(const dfg_module *m, const struct dfg_pattern *p, const void *match,
                     const dfg_graph *view, FILE *f)
{
    bool ok = print_node(m, node_at(match, 0), f);
    for (uint32_t i = 0; ok && i < p->n_captures; i++) {
        const struct dfg_capture *c = &p->captures[i];
        if (is_absent(c, match))
            continue;
        fprintf(f, " %s=", c->name);
        switch ((enum dfg_capture_kind)c->kind) {
        case DFG_CAP_NODE:
            ok = print_node(m, node_in(match, c), f);
            break;
        case DFG_CAP_DIM:
            print_dim(m, dim_in(match, c), f);
            break;
        case DFG_CAP_VALUE:
            ok = print_value(m, view, value_in(match, c), f);
            break;
        case DFG_CAP_NODES:
            ok = print_nodes(m, nodes_in(match, c), f);
            break;
        }
    }
    return ok && !ferror(f);
}

/* ---- as JSON ---- */

static bool print_json_node(const dfg_module *m, dfg_node n, FILE *f)
{
    char *label = dfg_node_label(m, n);
    if (label != NULL)
        pat_print_json_string(label, f);
    free(label);
    return label != NULL;
}

/* Numbers, truth values and lists as what they are; all else as text, of a string its bytes. */
static bool print_json_value(const dfg_module *m, const dfg_graph *view, dfg_val v, FILE *f)
{
    struct dfg_gather g;
    if (v.tag == DFG_V_LIST) {
        bool ok = true;
        for (uint32_t i = 0; ok && i < v.n; i++) {
            fputs(i > 0 ? ", " : "[", f);
            ok = print_json_value(m, view, v.u.list[i], f);
        }
        fputs(v.n > 0 ? "]" : "[]", f);
        return ok;
    }
    const bool plain = v.tag == DFG_V_INT || v.tag == DFG_V_BOOL || (v.tag == DFG_V_FLOAT && isfinite(v.u.f));
    bool ok = dfg_gather_begin(&g);
    if (ok && v.tag == DFG_V_STR) {
        size_t len;
        const char *text = text_of(m, view, v, &len);
        fwrite(text, 1, len, g.file);
    } else if (ok) {
        ok = print_value(m, view, v, g.file);
    }
    ok = dfg_gather_end(&g) != NULL && ok;
    if (ok && plain)
        fputs(g.text, f);
    else if (ok)
        pat_print_json_string(g.text, f);
    free(g.text);
    return ok;
}

static bool print_json_nodes(const dfg_module *m, struct dfg_nodes s, FILE *f)
{
    bool ok = true;
    fputc('[', f);
    for (uint32_t i = 0; ok && i < s.n; i++) {
        fputs(i > 0 ? ", " : "", f);
        ok = print_json_node(m, s.at[i], f);
    }
    fputc(']', f);
    return ok;
}

static bool print_json_capture(const dfg_module *m, const struct dfg_capture *c, const void *match,
                               const dfg_graph *view, FILE *f)
{
    bool ok = true;
    switch ((enum dfg_capture_kind)c->kind) {
    case DFG_CAP_NODE:
        fputs("{\"node\": ", f);
        ok = print_json_node(m, node_in(match, c), f);
        break;
    case DFG_CAP_DIM:
        fputs("{\"extent\": ", f);
        if (dim_in(match, c) >= 0)
            print_dim(m, dim_in(match, c), f);
        else
            pat_print_json_string(dfg_symbol_text(m, (dfg_sym)-dim_in(match, c)), f);
        break;
    case DFG_CAP_VALUE:
        fputs("{\"value\": ", f);
        ok = print_json_value(m, view, value_in(match, c), f);
        break;
    case DFG_CAP_NODES:
        fputs("{\"nodes\": ", f);
        ok = print_json_nodes(m, nodes_in(match, c), f);
        break;
    }
    fputc('}', f);
    return ok;
}

bool dfg_print_match_json(const dfg_module *m, const struct dfg_pattern *p, const void *match,
                          const dfg_graph *view, FILE *f)
{
    fputs("\"root\": ", f);
    bool ok = print_json_node(m, node_at(match, 0), f);
    fputs(", \"names\": {", f);
    const char *comma = "";
    for (uint32_t i = 0; ok && i < p->n_captures; i++) {
        const struct dfg_capture *c = &p->captures[i];
        if (is_absent(c, match))
            continue;
        fputs(comma, f);
        comma = ", ";
        pat_print_json_string(c->name, f);
        fputs(": ", f);
        ok = print_json_capture(m, c, match, view, f);
    }
    fputc('}', f);
    return ok && !ferror(f);
}
