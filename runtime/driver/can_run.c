/* can_run.c -- --can-run 'OP(TYPES) {ATTRS}': do tables take this single call?
 *
 * In:   a call whose operands are types, `const` and a type, whole constants as
 *       in .dfg text, each with facts behind it, or `_`; behind the call attributes,
 *       a type, facts; the tables.
 * Out:  a line a table: the entry that takes it, or `no` and why.
 * Errors: what is no such call, as the reader of .dfg text says it.
 *
 * The call becomes a graph of one node, on which the tables are asked as on any.
 */
#include <stdlib.h>
#include <string.h>

#include "base/nearest.h"
#include "../dfg_infer.h"
#include "../dfg_interp.h"
#include "../dfg_report.h"
#include "opt.h"

/* Where the operand that begins at s ends: at its comma, or at the call's parenthesis. */
static const char *operand_end(const char *s)
{
    int depth = 0;
    for (bool quoted = false; *s != '\0'; s++) {
        if (*s == '"' || (quoted && *s == '\\' && s[1] != '\0')) {
            s += *s == '\\';
            quoted = *s == '"' ? !quoted : quoted;
        }
        if (quoted)
            continue;
        if (depth == 0 && (*s == ',' || *s == ')'))
            return s;
        depth += (*s == '(' || *s == '[' || *s == '{') - (*s == ')' || *s == ']' || *s == '}');
    }
    return s;
}

static const char *trimmed(const char *s, const char **end)
{
    s += strspn(s, " \t");
    while (*end > s && (*end)[-1] == ' ')
        --*end;
    return s;
}

/* Behind the type of a constant: its elements, or facts, or the end. */
static const char *behind_type(const char *s, const char *end)
{
    s += strlen("const ");
    s += strspn(s, " ");
    while (s < end && *s != ' ' && *s != '[')
        s++;
    if (s < end && *s == '[')
        while (s < end && *s++ != ']')
            continue;
    s += strspn(s, " ");
    return s < end ? s : end;
}

struct text {
    struct dfg_gather params, consts, call; /* of @main; lines before the call; the call */
};

static void add_operand(struct text *t, const char *s, const char *end, int i)
{
    int len = (int)(end - s);
    const char *comma = i > 0 ? ", " : "";
    if (len == 1 && *s == '_') {
        fprintf(t->call.file, "%s_", comma);
    } else if (len > 6 && strncmp(s, "const ", 6) == 0) {
        const char *more = behind_type(s, end), *none = more == end || *more == '#' ? " ? " : "";
        /* without elements: they are not at hand */
        fprintf(t->consts.file, "  %%c%d = %.*s%s%.*s\n", i, (int)(more - s), s, none, (int)(end - more),
                more);
        fprintf(t->call.file, "%s%%c%d", comma, i);
    } else {
        fprintf(t->params.file, "%s%%a%d: %.*s", ftell(t->params.file) > 0 ? ", " : "", i, len, s);
        fprintf(t->call.file, "%s%%a%d", comma, i);
    }
}

static void split_call(const char *call, struct text *t)
{
    const char *open = strchr(call, '(');
    const char *s = open != NULL ? open + 1 : "";
    fprintf(t->call.file, "%.*s(", open != NULL ? (int)(open - call) : (int)strlen(call), call);
    for (int i = 0; *s != '\0' && *s != ')'; i++) {
        const char *end = operand_end(s), *last = end;
        const char *first = trimmed(s, &last);
        if (last > first)
            add_operand(t, first, last, i);
        s = *end == ',' ? end + 1 : end;
    }
    fprintf(t->call.file, "%s\n", *s == ')' ? s : "");
}

/* The graph of the call as text, malloc'ed; NULL: no memory. */
static char *graph_text(const char *call)
{
    struct text t;
    char *text = NULL;
    bool ok = dfg_gather_begin(&t.params);
    ok = dfg_gather_begin(&t.consts) && ok;
    ok = dfg_gather_begin(&t.call) && ok;
    if (ok)
        split_call(call, &t);
    ok = dfg_gather_end(&t.call) != NULL && ok;
    ok = dfg_gather_end(&t.consts) != NULL && ok;
    ok = dfg_gather_end(&t.params) != NULL && ok;
    size_t size = t.params.size + t.consts.size + t.call.size + 64;
    if (ok && (text = malloc(size)) != NULL)
        snprintf(text, size, "fn @main(%s) {\n%s  %%r = %s  return %%r\n}\n", t.params.text, t.consts.text,
                 t.call.text);
    free(t.params.text);
    free(t.consts.text);
    free(t.call.text);
    return text;
}

/* Is it OP(...), with its parenthesis closed? */
static bool is_call(const char *call)
{
    const char *s = strchr(call, '(');
    bool named = s != NULL && s > call;
    if (named)
        for (s = operand_end(s + 1); *s == ','; s = operand_end(s + 1))
            continue;
    if (!named)
        complain("'%s' is no call: write 'OP(TYPES) {ATTRS}'", call);
    else if (*s == '\0')
        complain("'%s': a parenthesis is not closed", call);
    return named && *s == ')';
}

/* Is the operator of the call declared, by what the tables are written in? */
static bool is_known(const dfg_module *m, const char *call)
{
    size_t n = strcspn(call, "( ");
    struct pat_nearest near = pat_nearest_to(call, n);
    bool known = false;
    for (uint32_t op = DFG_FIRST_OP; op < dfg_n_operators(m) && !known; op++) {
        const char *name = dfg_operator_name(m, (uint16_t)op);
        bool declared = dfg_operator_decl(m, (uint16_t)op) != NULL;
        known = declared && strlen(name) == n && memcmp(name, call, n) == 0;
        if (declared)
            pat_nearest_try(&near, name);
    }
    if (!known && near.best != NULL)
        complain("no operator is called '%.*s'; did you mean '%s'?", (int)n, call, near.best);
    else if (!known)
        complain("no operator is called '%.*s'", (int)n, call);
    return known;
}

static dfg_module *graph_of(const struct units *units, const char *call)
{
    struct dfg_error e = {DFG_OK, NULL};
    dfg_module *m = units_module(units);
    char *text = graph_text(call);
    dfg_status status =
        m == NULL || text == NULL ? DFG_NO_MEMORY : dfg_read_text(m, "--can-run", text, strlen(text), &e);
    free(text);
    if (status == DFG_OK)
        status = dfg_infer(m, &e);
    if (status == DFG_OK)
        return m;
    if (e.text != NULL)
        fprintf(stderr, "%s\n", e.text);
    else
        complain("out of memory");
    dfg_error_clear(&e);
    dfg_module_free(m);
    return NULL;
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
    bool ok = s != NULL && dfg_report_make(&r, m, s, &item.target, 1, NULL, &e) == DFG_OK;
    if (!ok)
        complain("%s", e.text != NULL ? e.text : "out of memory");
    else if (r.n_entries > 0)
        fprintf(f, "%s: %s\n", item.target.table->name, r.entries[0].name);
    else
        fprintf(f, "%s: no; %s\n", item.target.table->name,
                r.n_reasons > 0 ? r.reasons[0].text : "it is no call of an operator");
    if (ok && r.n_entries == 0 && r.n_reasons > 0 && r.reasons[0].detail != NULL)
        dfg_explain_seen(r.reasons[0].detail, f);
    dfg_report_free(&r);
    dfg_selection_free(s);
    dfg_error_clear(&e);
    return ok;
}

bool can_run(struct units *units, const struct items *tables, const char *call, FILE *f)
{
    dfg_module *m = is_call(call) ? graph_of(units, call) : NULL;
    bool ok = m != NULL && is_known(m, call);
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
