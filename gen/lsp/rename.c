/* rename.c -- a name, in all files of the workspace.
 *
 * In:   a place in a document, and another name.
 * Out:  the edits of all .pat and .ops files of the workspace that name the same thing.
 *
 * A renaming that would change the meaning is refused: no edit is returned while a file with the name has
 * errors, and the edited files are checked before the edits are returned.
 */
#define _XOPEN_SOURCE 700 /* lstat */

#include "lsp.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { MAX_FILES = 5000, MAX_DEPTH = 20 };

/* A file that may be concerned. */
struct touched {
    char *path;
    struct analysis old; /* none: it has not the word */
    int uses;
};

struct renaming {
    struct server *s;
    struct document *d;
    const char *from, *to;
    char *declared_in; /* real path */
    uint32_t declared_at;
    struct touched *files;
    int n_files;
    struct span *edits;
    int n_edits; /* in texts of the analyses */
};

/* ---- files ---- */

static void add_file(struct renaming *r, const char *path)
{
    char *copy = lsp_real_path(path);
    for (int i = 0; i < r->n_files; i++)
        if (strcmp(r->files[i].path, copy) == 0) {
            free(copy);
            return;
        }
    r->files = lsp_alloc(r->files, sizeof *r->files * ((size_t)r->n_files + 1));
    r->files[r->n_files++] = (struct touched){.path = copy};
}

static void add_folder(struct renaming *r, const char *folder, int depth)
{
    DIR *dir = depth < MAX_DEPTH ? opendir(folder) : NULL;
    for (const struct dirent *e; dir && r->n_files < MAX_FILES && (e = readdir(dir));) {
        if (e->d_name[0] == '.' || strcmp(e->d_name, "node_modules") == 0)
            continue;
        char *path = lsp_print("%s/%s", folder, e->d_name);
        struct stat is;
        if (lstat(path, &is) == 0 && S_ISDIR(is.st_mode))
            add_folder(r, path, depth + 1);
        else if (pat_ends_with(path, ".pat") || pat_ends_with(path, ".ops"))
            add_file(r, path);
        free(path);
    }
    if (dir)
        closedir(dir);
}

/* Does the file itself have the word at all? */
static bool has_word(struct renaming *r, const char *path)
{
    const struct document *open = lsp_document_at(r->s, path);
    if (open)
        return strstr(open->text, r->from);
    FILE *f = fopen(path, "rb");
    char *text = NULL;
    size_t size = 0, n = 1;
    while (f && n > 0) {
        text = lsp_alloc(text, size + 4097);
        n = fread(text + size, 1, 4096, f);
        size += n;
    }
    if (f)
        fclose(f);
    if (text)
        text[size] = 0;
    const bool has = text && strstr(text, r->from);
    free(text);
    return has;
}

/* ---- uses ---- */

static bool is_declared_at(const struct name *n, const char *path, uint32_t begin)
{
    char *real = lsp_real_path(n->declared.src->path);
    const bool same = n->declared.begin == begin && strcmp(real, path) == 0;
    free(real);
    return same;
}

static int count_uses(const struct analysis *a, const char *path, uint32_t begin, const char *text)
{
    int n = 0;
    for (int i = 0; i < a->n_names; i++)
        n += a->names[i].kind != NAME_FILE && strcmp(a->names[i].text, text) == 0 &&
             is_declared_at(&a->names[i], path, begin);
    return n;
}

static void add_edit(struct renaming *r, struct span at)
{
    for (int i = 0; i < r->n_edits; i++)
        if (r->edits[i].begin == at.begin && r->edits[i].src == at.src)
            return;
    r->edits = lsp_alloc(r->edits, sizeof *r->edits * ((size_t)r->n_edits + 1));
    r->edits[r->n_edits++] = at;
}

static void collect(struct renaming *r, struct touched *f)
{
    lsp_analyse(r->s, f->path, &f->old);
    f->uses = count_uses(&f->old, r->declared_in, r->declared_at, r->from);
    for (int i = 0; i < f->old.n_names; i++) {
        const struct name *n = &f->old.names[i];
        if (n->kind != NAME_FILE && strcmp(n->text, r->from) == 0 && lsp_is_own(&f->old, n->at) &&
            is_declared_at(n, r->declared_in, r->declared_at))
            add_edit(r, n->at);
    }
}

/* ---- the other name ---- */

/* A name as the lexer has it; of an operator with dots. */
static bool is_name(const char *s, bool dotted)
{
    for (;;) {
        const size_t len = strspn(s, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789");
        if (len == 0 || (*s >= '0' && *s <= '9') || (!dotted && pat_word_kind(s, len) != T_NAME))
            return false;
        if (!s[len])
            return true;
        if (!dotted || s[len] != '.')
            return false;
        s += len + 1;
    }
}

/* The text of a file with the edits; freed by the caller. */
static char *edited(const struct renaming *r, const struct source *src)
{
    char *text = lsp_copy("", 0);
    uint32_t at = 0;
    for (;;) {
        const struct span *next = NULL;
        for (int i = 0; i < r->n_edits; i++) {
            const struct span *e = &r->edits[i];
            if (strcmp(e->src->path, src->path) == 0 && e->begin >= at && (!next || e->begin < next->begin))
                next = e;
        }
        const uint32_t end = next ? next->begin : (uint32_t)src->size;
        lsp_append(&text, "%.*s%s", (int)(end - at), src->text + at, next ? r->to : "");
        if (!next)
            return text;
        at = next->end;
    }
}

/* How much the edits move a place of a file. */
static uint32_t moved(const struct renaming *r, const char *path, uint32_t begin)
{
    long by = 0;
    for (int i = 0; i < r->n_edits; i++)
        if (r->edits[i].begin < begin && strcmp(r->edits[i].src->path, path) == 0)
            by += (long)strlen(r->to) - (long)strlen(r->from);
    return (uint32_t)((long)begin + by);
}

/* Does each file mean the same with the edits? */
static bool is_kept(struct renaming *r, const struct touched *f, struct failure *why)
{
    struct analysis new = {.pat = lsp_context(r->s)};
    for (int i = 0; i < r->n_files; i++) {
        const struct source *src = r->files[i].old.unit ? r->files[i].old.unit->src : NULL;
        char *text = src ? edited(r, src) : NULL;
        if (text)
            pat_put_text(new.pat, src->path, text, strlen(text));
        free(text);
    }
    lsp_analyse(r->s, f->path, &new);
    const struct pat_message *m = pat_messages(new.pat);
    while (m && m->severity != PAT_ERROR)
        m = m->next;
    const int uses = count_uses(&new, r->declared_in, moved(r, r->declared_in, r->declared_at), r->to);
    if (m)
        lsp_fail(why, REQUEST_FAILED, "'%s' can't be called '%s': %s:%u: %s", r->from, r->to, m->place.file,
                 (unsigned)m->place.line, m->text);
    else if (uses != f->uses)
        lsp_fail(why, REQUEST_FAILED, "'%s' can't be called '%s': that name means something else in '%s'",
                 r->from, r->to, f->path);
    lsp_forget(&new);
    return !why->text;
}

/* Does the file read the one that declares the name? */
static bool reaches(const struct renaming *r, const struct analysis *a)
{
    for (int i = 0; a->pat && a->pat->run && i < a->pat->run->files.n; i++)
        if (strcmp(a->pat->run->files.at[i]->real, r->declared_in) == 0)
            return true;
    return false;
}

static bool is_possible(struct renaming *r, struct failure *why)
{
    for (int i = 0; i < r->n_files; i++)
        if (reaches(r, &r->files[i].old) && pat_error_count(r->files[i].old.pat) > 0) {
            lsp_fail(why, REQUEST_FAILED, "'%s' has errors: names in it can't be resolved", r->files[i].path);
            return false;
        }
    for (int i = 0; i < r->n_files; i++)
        if (r->files[i].old.pat && r->files[i].uses > 0 && !is_kept(r, &r->files[i], why))
            return false;
    return true;
}

/* {"changes": {URI: [edit ...]}} */
static cJSON *changes(struct renaming *r)
{
    cJSON *result = cJSON_CreateObject(), *all = cJSON_AddObjectToObject(result, "changes");
    for (int i = 0; i < r->n_edits; i++) {
        const struct span at = r->edits[i];
        char *uri = lsp_uri_of(r->s, at.src->path);
        cJSON *edits = cJSON_GetObjectItemCaseSensitive(all, uri), *edit = cJSON_CreateObject();
        if (!edits)
            edits = cJSON_AddArrayToObject(all, uri);
        cJSON_AddItemToObject(edit, "range", lsp_range(r->s, at.src->text, at.src->size, at.begin, at.end));
        cJSON_AddStringToObject(edit, "newText", r->to);
        cJSON_AddItemToArray(edits, edit);
        free(uri);
    }
    return result;
}

/* ---- requests ---- */

static const struct name *renamed_name(struct server *s, const cJSON *params, struct document **d,
                                       struct failure *why)
{
    const struct name *n = lsp_name_at(s, params, d, why);
    return n && n->kind != NAME_FILE && n->kind != NAME_ATTR ? n : NULL;
}

cJSON *lsp_prepare_rename(struct server *s, const cJSON *params, struct failure *why)
{
    struct document *d;
    const struct name *n = renamed_name(s, params, &d, why);
    return n ? lsp_range(s, d->text, d->size, n->at.begin, n->at.end) : NULL;
}

cJSON *lsp_rename(struct server *s, const cJSON *params, struct failure *why)
{
    struct renaming r = {.s = s, .to = lsp_string(params, "newName")};
    const struct name *n = renamed_name(s, params, &r.d, why);
    if (!n || !r.to || !is_name(r.to, n->kind == NAME_OP)) {
        if (!why->text)
            lsp_fail(why, n ? INVALID_PARAMS : REQUEST_FAILED,
                     n ? "'%s' is no name here" : "no name stands here%s", n && r.to ? r.to : "");
        return NULL;
    }
    r.from = n->text;
    r.declared_in = lsp_real_path(n->declared.src->path);
    r.declared_at = n->declared.begin;
    add_file(&r, r.d->path);
    for (int i = 0; i < s->n_docs; i++)
        add_file(&r, s->docs[i]->path);
    add_file(&r, r.declared_in);
    if (s->root)
        add_folder(&r, s->root, 0);
    for (int i = 0; i < r.n_files; i++)
        if (has_word(&r, r.files[i].path))
            collect(&r, &r.files[i]);
    cJSON *result = is_possible(&r, why) ? changes(&r) : NULL;
    for (int i = 0; i < r.n_files; i++) {
        lsp_forget(&r.files[i].old);
        free(r.files[i].path);
    }
    free(r.files);
    free(r.edits);
    free(r.declared_in);
    return result;
}
