/* document.c -- open files, positions, and libpat's view of them.
 *
 * In:   texts and their edits.
 * Out:  contexts of libpat in which files are as in the editor; names with their places.
 */
#define _XOPEN_SOURCE 700 /* realpath */

#include "base/place.h"
#include "lsp.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- URIs ---- */

char *lsp_path_of(const char *uri)
{
    static const char scheme[] = "file://";
    if (strncmp(uri, scheme, sizeof scheme - 1) != 0)
        return NULL;
    const char *from = strchr(uri + sizeof scheme - 1, '/'); /* behind the host */
    if (!from)
        return NULL;
    char *path = lsp_alloc(NULL, strlen(from) + 1), *to = path;
    while (*from) {
        const bool coded =
            *from == '%' && isxdigit((unsigned char)from[1]) && isxdigit((unsigned char)from[2]);
        const char digits[3] = {coded ? from[1] : '0', coded ? from[2] : '0', 0};
        *to++ = coded ? (char)strtol(digits, NULL, 16) : *from;
        from += coded ? 3 : 1;
    }
    *to = 0;
    return path;
}

char *lsp_uri_of(struct server *s, const char *path)
{
    const struct document *d = lsp_document_at(s, path);
    if (d)
        return lsp_copy(d->uri, strlen(d->uri));
    char *real = lsp_real_path(path);
    const char *from = real;
    char *uri = lsp_alloc(NULL, sizeof "file://" + 3 * strlen(from)), *to = uri + sprintf(uri, "file://");
    for (; *from; from++)
        to += isalnum((unsigned char)*from) || strchr("/-_.~", *from)
                  ? sprintf(to, "%c", *from)
                  : sprintf(to, "%%%02X", (unsigned char)*from);
    free(real);
    return uri;
}

/* ---- positions ---- */

/* What a character of so many bytes counts in the protocol's columns. */
static size_t units_of(const struct server *s, size_t bytes)
{
    return s->utf8 ? bytes : bytes == 4 ? 2 : 1;
}

/* Bytes of the character there; of what is none, one. */
static size_t bytes_at(const char *text, size_t size, size_t at)
{
    const size_t n = pat_character_length(text + at);
    return n == 0 || at + n > size ? 1 : n;
}

static size_t number(const cJSON *position, const char *name)
{
    const cJSON *n = cJSON_GetObjectItemCaseSensitive(position, name);
    return cJSON_IsNumber(n) && n->valuedouble > 0 && n->valuedouble < INT32_MAX ? (size_t)n->valuedouble : 0;
}

size_t lsp_offset(const struct server *s, const char *text, size_t size, const cJSON *position)
{
    size_t at = 0, line = number(position, "line");
    for (; line > 0 && at < size; at++)
        line -= text[at] == '\n';
    if (line > 0)
        return size;
    const size_t wanted = number(position, "character");
    for (size_t column = 0; column < wanted && at < size && text[at] != '\n';) {
        const size_t n = bytes_at(text, size, at);
        column += units_of(s, n);
        at += n;
    }
    return at;
}

cJSON *lsp_position(const struct server *s, const char *text, size_t size, size_t offset)
{
    size_t line = 0, begin = 0, column = 0;
    offset = offset > size ? size : offset;
    for (size_t i = 0; i < offset; i++)
        if (text[i] == '\n') {
            line++;
            begin = i + 1;
        }
    for (size_t i = begin; i < offset;) {
        const size_t n = bytes_at(text, size, i);
        column += units_of(s, n);
        i += n;
    }
    cJSON *position = cJSON_CreateObject();
    cJSON_AddNumberToObject(position, "line", (double)line);
    cJSON_AddNumberToObject(position, "character", (double)column);
    return position;
}

cJSON *lsp_range(const struct server *s, const char *text, size_t size, size_t begin, size_t end)
{
    cJSON *range = cJSON_CreateObject();
    cJSON_AddItemToObject(range, "start", lsp_position(s, text, size, begin));
    cJSON_AddItemToObject(range, "end", lsp_position(s, text, size, end));
    return range;
}

cJSON *lsp_location(struct server *s, struct span at)
{
    cJSON *location = cJSON_CreateObject();
    char *uri = lsp_uri_of(s, at.src->path);
    cJSON_AddStringToObject(location, "uri", uri);
    cJSON_AddItemToObject(location, "range", lsp_range(s, at.src->text, at.src->size, at.begin, at.end));
    free(uri);
    return location;
}

/* ---- documents ---- */

struct document *lsp_document(struct server *s, const char *uri)
{
    for (int i = 0; uri && i < s->n_docs; i++)
        if (strcmp(s->docs[i]->uri, uri) == 0)
            return s->docs[i];
    return NULL;
}

struct document *lsp_document_of(struct server *s, const cJSON *params, struct failure *why)
{
    const char *uri = lsp_string(cJSON_GetObjectItemCaseSensitive(params, "textDocument"), "uri");
    struct document *d = lsp_document(s, uri);
    if (!d)
        lsp_fail(why, INVALID_PARAMS, "'%s' is not open", uri ? uri : "");
    return d;
}

char *lsp_real_path(const char *path)
{
    char *real = realpath(path, NULL);
    return real ? real : lsp_copy(path, strlen(path));
}

struct document *lsp_document_at(struct server *s, const char *path)
{
    char *wanted = lsp_real_path(path);
    struct document *found = NULL;
    for (int i = 0; i < s->n_docs && !found; i++) {
        char *real = lsp_real_path(s->docs[i]->path);
        found = strcmp(real, wanted) == 0 ? s->docs[i] : NULL;
        free(real);
    }
    free(wanted);
    return found;
}

/* All that is known of files may be wrong now; what `changed` is of comes first. */
static void forget_all(struct server *s, struct document *changed)
{
    for (int i = 0; changed && i < s->n_docs; i++)
        if (s->docs[i] == changed) {
            s->docs[i] = s->docs[0];
            s->docs[0] = changed;
        }
    for (int i = 0; i < s->n_docs; i++) {
        struct document *d = s->docs[i];
        if (d->now.pat && d->now.pat->run && d->now.pat->run->op_list.n > 0) {
            lsp_forget(&d->known);
            d->known = d->now;
            d->now = (struct analysis){0};
        }
        lsp_forget(&d->now);
        lsp_kill_child(&s->docs[i]->check);
        s->docs[i]->dirty = true;
    }
}

/* The bytes from begin to end become text. */
static void put_text(struct document *d, size_t begin, size_t end, const char *text)
{
    const size_t behind = d->size - end;
    char *whole = lsp_alloc(NULL, begin + strlen(text) + behind + 1), *to = whole + begin;
    memcpy(whole, d->text, begin);
    while (*text) {
        const bool is_nul = strncmp(text, LSP_NUL, sizeof LSP_NUL - 1) == 0;
        *to++ = is_nul ? 0 : *text;
        text += is_nul ? sizeof LSP_NUL - 1 : 1;
    }
    memcpy(to, d->text + end, behind + 1);
    free(d->text);
    d->text = whole;
    d->size = (size_t)(to - whole) + behind;
}

void lsp_open(struct server *s, const cJSON *params)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(params, "textDocument");
    const char *uri = lsp_string(item, "uri"), *text = lsp_string(item, "text");
    char *path = uri && text ? lsp_path_of(uri) : NULL;
    if (!path) {
        lsp_log("didOpen of no file");
        return;
    }
    struct document *d = lsp_document(s, uri);
    if (!d) {
        s->docs = lsp_alloc(s->docs, sizeof(struct document *) * ((size_t)s->n_docs + 1));
        s->docs[s->n_docs++] = d = lsp_alloc(NULL, sizeof *d);
        *d = (struct document){.uri = lsp_copy(uri, strlen(uri)), .path = path, .text = lsp_copy("", 0)};
    } else {
        free(path);
    }
    put_text(d, 0, d->size, text);
    d->version = cJSON_GetNumberValue(cJSON_GetObjectItemCaseSensitive(item, "version"));
    forget_all(s, d);
    lsp_start_lens(s, d);
}

/* {"range": .., "text": ..}; without a range all of it. */
static void edit(const struct server *s, struct document *d, const cJSON *change)
{
    const char *text = lsp_string(change, "text");
    const cJSON *range = cJSON_GetObjectItemCaseSensitive(change, "range");
    if (!text) {
        lsp_log("a change without a text");
        return;
    }
    size_t begin = 0, end = d->size;
    if (range) {
        begin = lsp_offset(s, d->text, d->size, cJSON_GetObjectItemCaseSensitive(range, "start"));
        end = lsp_offset(s, d->text, d->size, cJSON_GetObjectItemCaseSensitive(range, "end"));
    }
    put_text(d, begin, end < begin ? begin : end, text);
}

void lsp_change(struct server *s, const cJSON *params)
{
    struct failure why = {0};
    struct document *d = lsp_document_of(s, params, &why);
    const cJSON *changes = cJSON_GetObjectItemCaseSensitive(params, "contentChanges"), *change;
    if (!d)
        lsp_log("didChange: %s", why.text);
    free(why.text);
    if (!d)
        return;
    cJSON_ArrayForEach(change, changes)
    {
        edit(s, d, change);
    }
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(params, "textDocument");
    d->version = cJSON_GetNumberValue(cJSON_GetObjectItemCaseSensitive(item, "version"));
    forget_all(s, d);
}

void lsp_drop(struct document *d)
{
    lsp_forget(&d->now);
    lsp_forget(&d->known);
    lsp_kill_child(&d->check);
    lsp_kill_child(&d->lens);
    for (int i = 0; i < d->n_counts; i++)
        free(d->counts[i].name);
    free(d->counts);
    free(d->uri);
    free(d->path);
    free(d->text);
    free(d);
}

void lsp_close(struct server *s, const cJSON *params)
{
    struct failure why = {0};
    struct document *d = lsp_document_of(s, params, &why);
    free(why.text);
    if (!d)
        return;
    cJSON *none = cJSON_CreateObject();
    cJSON_AddStringToObject(none, "uri", d->uri);
    cJSON_AddArrayToObject(none, "diagnostics");
    lsp_notify("textDocument/publishDiagnostics", none);
    int i = 0;
    while (s->docs[i] != d)
        i++;
    s->docs[i] = s->docs[--s->n_docs];
    lsp_drop(d);
    forget_all(s, NULL); /* what imports it reads the file again */
}

/* ---- what libpat says ---- */

struct pat *lsp_context(const struct server *s)
{
    struct pat *pat = pat_new(NULL);
    if (!pat)
        lsp_alloc(NULL, SIZE_MAX); /* says so and leaves */
    for (int i = 0; i < pat2c->opt.folders.n; i++)
        pat_add_folder(pat, pat2c->opt.folders.at[i]);
    for (int i = 0; i < s->n_folders; i++)
        pat_add_folder(pat, s->folders[i]);
    pat_add_shipped(pat);
    for (int i = 0; i < pat2c->opt.defines.n; i++)
        pat_add_define(pat, pat2c->opt.defines.at[i]);
    memcpy(pat->opt.warning_on, pat2c->opt.warning_on, sizeof pat->opt.warning_on);
    memcpy(pat->opt.warning_error, pat2c->opt.warning_error, sizeof pat->opt.warning_error);
    pat_set_law_limit(pat, pat2c->opt.law_limit);
    for (int i = 0; i < s->n_docs; i++)
        pat_put_text(pat, s->docs[i]->path, s->docs[i]->text, s->docs[i]->size);
    return pat;
}

struct job {
    const char *path;
    struct analysis *to;
};

static void analyse(struct pat *pat, void *arg)
{
    const struct job *job = arg;
    job->to->unit = pat_check(pat, job->path, NULL, 0);
}

static void find_names(struct pat *pat, void *arg)
{
    struct analysis *a = arg;
    a->names = pat_names(pat, &a->n_names);
}

/* a->pat: the context to use, or NULL. */
void lsp_analyse(const struct server *s, const char *path, struct analysis *a)
{
    a->pat = a->pat ? a->pat : lsp_context(s);
    pat_protect(a->pat, analyse, &(struct job){path, a});
    pat_protect(a->pat, find_names, a); /* errors or not */
}

void lsp_forget(struct analysis *a)
{
    pat_free(a->pat);
    *a = (struct analysis){0};
}

const struct analysis *lsp_analysis(const struct server *s, struct document *d)
{
    if (!d->now.pat)
        lsp_analyse(s, d->path, &d->now);
    return &d->now;
}

bool lsp_is_own(const struct analysis *a, struct span at)
{
    return a->pat->run && a->pat->run->files.n > 0 && at.src == a->pat->run->files.at[0]->src;
}

const struct name *lsp_name_at(struct server *s, const cJSON *params, struct document **d,
                                  struct failure *why)
{
    *d = lsp_document_of(s, params, why);
    if (!*d)
        return NULL;
    const struct analysis *a = lsp_analysis(s, *d);
    const size_t at =
        lsp_offset(s, (*d)->text, (*d)->size, cJSON_GetObjectItemCaseSensitive(params, "position"));
    for (int i = 0; i < a->n_names; i++)
        if (lsp_is_own(a, a->names[i].at) && at >= a->names[i].at.begin && at <= a->names[i].at.end)
            return &a->names[i];
    return NULL;
}
