/* emit.c -- a module as constant C.
 *
 * In:   a finished module, and views of it, each bound to the names of one file.
 * Out:  C11 for programs on the freestanding part: rows of nodes and of what they
 *       point at, then a `const dfg_graph` for each view.
 *
 * Operators are renumbered, only those of the graph; all other numbers are the
 * module's.  Lists and extents are written where they are used, as compound
 * literals.
 */
#include "emit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void dfg_emit_open(struct emission *d, const char *type, const char *view, const char *name, size_t n)
{
    fprintf(d->f, "\nstatic const %s %s_%s%s[%zu] = {\n   ", type, d->name, view, name, n > 0 ? n : 1);
    d->column = 3;
    if (n == 0) /* an array has an element */
        dfg_emit_item(d, strstr(type, "int") != NULL || strcmp(type, "dfg_node") == 0 ? "0" : "{0}");
}

void dfg_emit_item(struct emission *d, const char *format, ...)
{
    char text[64];
    va_list args;
    va_start(args, format);
    const int n = vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (d->column + n >= DATA_WIDTH) {
        fputs("\n   ", d->f);
        d->column = 3;
    }
    d->column += fprintf(d->f, " %s", text);
}

void dfg_emit_close(struct emission *d)
{
    fputs("\n};\n", d->f);
}

void dfg_emit_words(struct emission *d, const char *view, const char *name, const uint32_t *at, size_t n)
{
    dfg_emit_open(d, "uint32_t", view, name, n);
    for (size_t i = 0; i < n; i++)
        dfg_emit_item(d, "%luu,", (unsigned long)at[i]);
    dfg_emit_close(d);
}

void dfg_emit_string(struct emission *d, const char *text, size_t n)
{
    fputc('"', d->f);
    for (size_t i = 0; i < n; i++) { /* all three digits: what follows is not read as one of them */
        const bool is_plain = text[i] >= ' ' && text[i] < 127 && strchr("\"\\?", text[i]) == NULL;
        fprintf(d->f, is_plain ? "%c" : "\\%03o", (unsigned)(unsigned char)text[i]);
    }
    fputc('"', d->f);
}

/* ---- numbers ---- */

void dfg_emit_mark(struct emission *d, struct emit_set *s, uint32_t i)
{
    if (!dfg_grow(&s->at, &s->room, (size_t)i + 1, sizeof *s->at)) {
        d->failed = true;
        return;
    }
    s->at[i] = true;
    s->n = i >= s->n ? (size_t)i + 1 : s->n;
}

uint16_t dfg_emit_op(struct emission *d, uint32_t op)
{
    if (op < DFG_FIRST_OP)
        return (uint16_t)op;
    if (d->new_op[op] == 0) {
        d->new_op[op] = (uint16_t)(DFG_FIRST_OP + d->n_ops);
        d->old_op[d->n_ops++] = (uint16_t)op;
    }
    return d->new_op[op];
}

/* ---- values ---- */

static void value_int(struct emission *d, int tag, int64_t i)
{
    if (i == INT64_MIN) /* it has no literal */
        dfg_emit_item(d, "{%d, 0, 0, {INT64_MIN}}", tag);
    else
        dfg_emit_item(d, "{%d, 0, 0, {%lld}}", tag, (long long)i);
}

static void value_list(struct emission *d, dfg_val v)
{
    if (v.n == 0) {
        dfg_emit_item(d, "{%d, 0, 0, {0}}", v.tag);
        return;
    }
    dfg_emit_item(d, "{%d, 0, %lu, {.list = (const dfg_val[]){", v.tag, (unsigned long)v.n);
    for (uint32_t i = 0; i < v.n; i++) {
        dfg_emit_value(d, v.u.list[i]);
        fputc(',', d->f);
    }
    fputs("}}}", d->f);
}

/* Recursion: lists nest at most 200 deep. */
void dfg_emit_value(struct emission *d, dfg_val v)
{
    switch ((enum dfg_tag)v.tag) {
    case DFG_V_FLOAT:
        if (isfinite(v.u.f))
            dfg_emit_item(d, "{%d, 0, 0, {.f = %a}}", v.tag, v.u.f);
        else
            value_int(d, v.tag, v.u.i); /* its bits: without the C library it has no literal */
        return;
    case DFG_V_DIM:
        dfg_emit_mark(d, &d->forms, (dfg_sym)-v.u.i);
        value_int(d, v.tag, v.u.i);
        return;
    case DFG_V_INT:
    case DFG_V_BOOL:
        value_int(d, v.tag, v.u.i);
        return;
    case DFG_V_STR:
        if ((v.u.id & DFG_UNSEEN) == 0)
            dfg_emit_mark(d, &d->texts, v.u.id);
        dfg_emit_item(d, "{%d, 0, 0, {.id = %luu}}", v.tag, (unsigned long)v.u.id);
        return;
    case DFG_V_DTYPE:
    case DFG_V_TENSOR:
        dfg_emit_item(d, "{%d, 0, 0, {.id = %luu}}", v.tag, (unsigned long)v.u.id);
        return;
    case DFG_V_OP:
        dfg_emit_item(d, "{%d, 0, 0, {.id = %u}}", v.tag, dfg_emit_op(d, v.u.id));
        return;
    case DFG_V_LIST:
        value_list(d, v);
        return;
    case DFG_NIL:
    case DFG_V_NONE:
    case DFG_V_PASSING:
        dfg_emit_item(d, "{%d, 0, 0, {0}}", v.tag);
        return;
    }
}

/* ---- the file ---- */

static void print_includes(struct emission *d, const struct dfg_c_view *views, size_t n)
{
    fprintf(d->f, "/* The graph %s as constant data, made by dfg-opt; do not edit.\n *\n", d->name);
    for (size_t i = 0; i < n; i++)
        fprintf(d->f, " *   extern const dfg_graph %s_%s;  as %s sees it\n", d->name, views[i].view->names->name,
                views[i].header);
    if (n == 0)
        fprintf(d->f, " *   extern const dfg_graph %s;  with numbers of its own for operators\n", d->name);
    fputs(" */\n#include \"dfg_data.h\"\n", d->f);
    for (size_t i = 0; i < n; i++)
        fprintf(d->f, "#include \"%s\"\n", views[i].header);
    fprintf(d->f, "#if DFG_ABI != %u\n#error \"dfg_match.h is of another version than this graph\"\n#endif\n",
            (unsigned)DFG_ABI);
    for (size_t i = 0; i < n; i++) {
        const char *c = views[i].view->names->name;
        fputs("#if ", d->f);
        for (; *c != '\0'; c++)
            fputc(*c >= 'a' && *c <= 'z' ? *c - 'a' + 'A' : *c, d->f);
        fprintf(d->f, "_H != 0x%016llx\n#error \"%s is of another run of pat2c than this graph's numbers\"\n#endif\n",
                (unsigned long long)views[i].view->names->run, views[i].header);
    }
}

dfg_status dfg_print_c(const dfg_module *m, const char *name, const struct dfg_c_view *views, size_t n, FILE *f)
{
    struct emission d = {.f = f, .name = name, .m = m};
    if (!dfg_is_finished(m))
        return DFG_BAD_GRAPH;
    for (size_t i = 0; i < n; i++)
        if (views[i].view->names->run == 0)
            return DFG_BAD_ABI;
    dfg_view(m, &d.g);
    d.new_op = calloc(dfg_n_operators(m), sizeof *d.new_op);
    d.old_op = calloc(dfg_n_operators(m), sizeof *d.old_op);
    d.failed = d.new_op == NULL || d.old_op == NULL;
    if (!d.failed) {
        print_includes(&d, views, n);
        dfg_emit_rows(&d);
    }
    for (size_t i = 0; i < n && !d.failed; i++)
        dfg_emit_view(&d, views[i].view);
    if (n == 0 && !d.failed)
        dfg_emit_view(&d, &d.g);
    free(d.new_op);
    free(d.old_op);
    free(d.texts.at);
    free(d.forms.at);
    return d.failed ? DFG_NO_MEMORY : ferror(f) ? DFG_NO_FILE : DFG_OK;
}
