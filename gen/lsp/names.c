/* names.c -- definition, hover (operands, attributes, the author's comment), formatting.
 *
 * In:   a place in a document.
 * Out:  textDocument/definition, hover, formatting.
 */
#include "lsp.h"

#include "format/format.h"

#include <stdlib.h>
#include <string.h>

cJSON *lsp_definition(struct server *s, const cJSON *params, struct failure *why)
{
    struct document *d;
    const struct name *n = lsp_name_at(s, params, &d, why);
    return n ? lsp_location(s, n->declared) : NULL;
}

/* ---- hover ---- */

static void append_operands(char **text, const struct operand_decl *o, int n)
{
    for (int i = 0; i < n; i++)
        lsp_append(text, "%s%s%s", i > 0 ? ", " : "", o[i].name ? o[i].name : "",
                   o[i].variadic   ? "*"
                   : o[i].optional ? "?"
                                   : "");
}

static void append_attr(struct pat *pat, char **text, const struct attr_decl *a)
{
    lsp_append(text, "    %s: %s%s%s;\n", a->name, a->type_text, a->has_default ? " = " : "",
               a->has_default ? pat_value_text(pat, &a->def) : "");
}

/* An operator as declared, without its other forms. */
static void append_op(struct pat *pat, char **text, const struct op *op)
{
    lsp_append(text, "op %s(", op->name);
    append_operands(text, op->operands, op->n_operands);
    if (op->n_results > 1 || op->variadic_results) {
        lsp_append(text, ") -> (");
        append_operands(text, op->results, op->n_results);
    }
    lsp_append(text, ") : %s%s%s%s\n", pat_fkind_names[op->fkind], op->commutative ? ", commutative" : "",
               op->effect ? ", effect" : "", op->n_attrs ? " {" : ";");
    for (int i = 0; i < op->n_attrs; i++)
        append_attr(pat, text, &op->attrs[i]);
    lsp_append(text, "%s", op->n_attrs ? "}\n" : "");
}

/* The text of a declaration, its first lines. */
static void append_source(char **text, struct span at)
{
    enum { LINES = 12 };
    const char *from = at.src->text + at.begin, *end = at.src->text + at.end, *p = from;
    for (int n = 0; p < end && n < LINES; p++)
        n += *p == '\n';
    lsp_append(text, "%.*s%s\n", (int)(p - from), from, p < end ? "..." : "");
}

/* The comment on the lines above a place, as text of its own. */
static void append_comment(char **text, struct span at)
{
    int length;
    const char *line = pat_source_line(at.src, at.begin, &length), *first = line;
    for (;;) {
        const char *end = first;
        if (end == at.src->text)
            break;
        const char *begin = end - 1;
        while (begin > at.src->text && begin[-1] != '\n')
            begin--;
        const char *p = begin + strspn(begin, " \t");
        if (p[0] != '/' || p[1] != '/')
            break;
        first = begin;
    }
    lsp_append(text, "%s", first < line ? "\n" : "");
    while (first < line) {
        const char *end = strchr(first, '\n'), *p = first + strspn(first, " \t/");
        lsp_append(text, "%.*s\n", end > p ? (int)(end - p) : 0, p);
        first = end + 1;
    }
}

cJSON *lsp_hover(struct server *s, const cJSON *params, struct failure *why)
{
    struct document *d;
    const struct name *n = lsp_name_at(s, params, &d, why);
    if (!n || n->kind == NAME_FILE)
        return NULL;
    char *text = lsp_copy("```pat\n", 7);
    if (n->kind == NAME_OP)
        append_op(d->now.pat, &text, n->op);
    else if (n->kind == NAME_ATTR)
        append_attr(d->now.pat, &text, n->attr);
    else
        append_source(&text, n->whole);
    lsp_append(&text, "```\n");
    if (n->kind == NAME_ATTR) {
        lsp_append(&text, "attribute of %s", n->op->name);
    } else if (n->kind != NAME_LOCAL) {
        append_comment(&text, n->whole);
        lsp_append(&text, "\n%s", n->declared.src->base);
    }
    cJSON *hover = cJSON_CreateObject(), *contents = cJSON_AddObjectToObject(hover, "contents");
    cJSON_AddStringToObject(contents, "kind", "markdown");
    cJSON_AddStringToObject(contents, "value", text);
    cJSON_AddItemToObject(hover, "range", lsp_range(s, d->text, d->size, n->at.begin, n->at.end));
    free(text);
    return hover;
}

/* ---- formatting ---- */

struct job {
    const struct document *d;
    const char *text;
};

static void format_text(struct pat *pat, void *arg)
{
    struct job *job = arg;
    size_t size;
    job->text = pat_formatted(pat, pat_source_of_text(pat, job->d->path, job->d->text, job->d->size), &size);
}

/* One edit of the whole text; none where it has syntax errors, or is laid out well. */
cJSON *lsp_formatting(struct server *s, const cJSON *params, struct failure *why)
{
    const struct document *d = lsp_document_of(s, params, why);
    if (!d)
        return NULL;
    struct job job = {.d = d};
    struct pat *pat = lsp_context(s);
    cJSON *edits = cJSON_CreateArray();
    pat_protect(pat, format_text, &job);
    if (!job.text)
        lsp_fail(why, REQUEST_FAILED, "the file has syntax errors: it stays as it is");
    if (job.text && strcmp(job.text, d->text) != 0) {
        cJSON *edit = cJSON_CreateObject();
        cJSON_AddItemToObject(edit, "range", lsp_range(s, d->text, d->size, 0, d->size));
        cJSON_AddStringToObject(edit, "newText", job.text);
        cJSON_AddItemToArray(edits, edit);
    }
    pat_free(pat);
    return edits;
}
