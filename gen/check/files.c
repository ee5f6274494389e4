/* files.c -- the file and all that it imports.
 *
 * In:   the path of a file, or texts.
 * Out:  the syntax of that file and of every file reached by `import`, each
 *       once, in order of first import.  Cycles of imports are fine.
 *
 * An import is looked up next to the file that names it, then in -I folders;
 * with texts the caller says which one it is.
 * Errors: an import that is not found; the warning unused-import for one of
 * whose names, and of the names of its own imports, none is used.
 */
#include "check.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static struct file *add_file(struct pat *pat, const struct source *src, const char *real)
{
    struct file *f = pat_alloc(pat, sizeof *f);
    f->src = src;
    f->real = real;
    f->complete = pat_source_is_text(pat, src);
    if (f->complete)
        f->decl = pat_parse(pat, src, &f->n_decls);
    *PAT_PUSH(pat, pat->run->files) = f;
    return f;
}

/* The file at path, read the first time; NULL: there is none. */
static struct file *load_file(struct pat *pat, const char *path)
{
    const char *real = pat_real_path(pat, path);
    for (int i = 0; i < pat->run->files.n; i++)
        if (pat->run->files.at[i]->real == real)
            return pat->run->files.at[i];
    const struct source *src = NULL;
    for (int i = 0; i < pat->opt.texts.n && !src; i++)
        if (pat->opt.texts.at[i].real == real)
            src = pat_source_of_text(pat, path, pat->opt.texts.at[i].src->text, pat->opt.texts.at[i].src->size);
    if (!src)
        src = pat_source_read(pat, path);
    return src ? add_file(pat, src, real) : NULL;
}

static void add_text(struct pat *pat, const struct pat_source *text)
{
    const struct source *src = pat_source_of_text(pat, text->path, text->text, text->size);
    add_file(pat, src, pat_real_path(pat, text->path))->given = text;
}

/* ---- imports ---- */

static const char *folder_of(struct pat *pat, const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? pat_intern(pat, path, (size_t)(slash - path) + 1) : "";
}

static bool is_absent(int why)
{
    return why == ENOENT || why == ENOTDIR;
}

/* Reads what `import "name"` of file f names; NULL, and why. */
static struct file *find_import(struct pat *pat, const struct file *f, const char *name, int *why)
{
    const char *beside = name[0] == '/' ? name : pat_format(pat, "%s%s", folder_of(pat, f->src->path), name);
    struct file *found = load_file(pat, beside);
    *why = errno;
    for (int i = 0; !found && is_absent(*why) && name[0] != '/' && i < pat->opt.folders.n; i++) {
        found = load_file(pat, pat_format(pat, "%s/%s", pat->opt.folders.at[i], name));
        *why = errno;
    }
    return found;
}

/* The next import of f, whose text came with what its imports are; NULL: these are others. */
static struct file *given_import(struct pat *pat, const struct file *f, int *why)
{
    const uint32_t next = (uint32_t)f->imports.n;
    *why = ENOENT;
    if (next >= f->given->n_imports || f->given->imports[next] >= (uint32_t)pat->run->files.n)
        return NULL;
    return pat->run->files.at[f->given->imports[next]];
}

static void close_folder(void *dir)
{
    closedir(dir);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Names of pattern files in a folder, in order. */
static void offer_files(struct pat *pat, const char *folder)
{
    VEC(const char *) names = {0};
    DIR *dir = opendir(*folder ? folder : ".");
    if (!dir)
        return;
    pat_hold(pat, dir, close_folder);
    for (const struct dirent *entry; (entry = readdir(dir)) != NULL;) {
        const char *dot = strrchr(entry->d_name, '.');
        if (dot && (strcmp(dot, ".ops") == 0 || strcmp(dot, ".pat") == 0))
            *PAT_PUSH(pat, names) = pat_intern_str(pat, entry->d_name);
    }
    pat_release(pat);
    if (names.n > 0)
        qsort(names.at, (size_t)names.n, sizeof *names.at, by_text);
    for (int i = 0; i < names.n; i++)
        pat_nearest_try(&pat->nearest, names.at[i]);
}

static void say_not_found(struct pat *pat, const struct file *f, const struct syn *s, int why)
{
    if (!is_absent(why)) {
        pat_error_at(pat, s->name_at, "can't read \"%s\": %s", s->text, strerror(why));
        return;
    }
    pat_error_at(pat, s->name_at, "can't find \"%s\", neither beside this file nor in the search path",
                 s->text);
    pat_nearest_begin(pat, strchr(s->text, '.') ? s->text : pat_format(pat, "%s.ops", s->text));
    offer_files(pat, folder_of(pat, f->src->path));
    for (int i = 0; i < pat->opt.folders.n; i++)
        offer_files(pat, pat->opt.folders.at[i]);
    const char *near = pat->nearest.best;
    if (near)
        pat_hint(pat, "did you mean \"%s\"?", near);
    else if (pat->opt.folders.n == 0)
        pat_hint(pat, "-I DIR adds a folder to the search path");
}

static void read_imports(struct pat *pat, struct file *f)
{
    for (int i = 0; i < f->n_decls; i++) {
        struct syn *s = f->decl[i];
        if (s->kind != SYN_IMPORT)
            continue;
        int why;
        if (s->flags & SYNF_BROKEN) {
            f->complete = false;
            continue;
        }
        struct file *to = f->given && f->given->imports ? given_import(pat, f, &why)
                                                        : find_import(pat, f, s->text, &why);
        if (!to) {
            f->complete = false;
            say_not_found(pat, f, s, why);
            continue;
        }
        *PAT_PUSH(pat, f->imports) = to;
        *PAT_PUSH(pat, f->import_syn) = s;
    }
}

struct file **pat_load_files(struct pat *pat, const char *path, const struct pat_source *texts, int n_texts,
                             int *n)
{
    for (int i = 0; i < n_texts; i++)
        add_text(pat, &texts[i]);
    struct file *main = n_texts > 0 ? pat->run->files.at[0] : load_file(pat, path);
    *n = 0;
    if (!main) {
        pat_error_at(pat, (struct span){0}, "can't read '%s': %s", path, strerror(errno));
        if (pat->last)
            pat->last->place.file = pat_format(pat, "%s", path);
        return NULL;
    }
    main->own = true;
    for (int i = 0; i < pat->run->files.n; i++)
        read_imports(pat, pat->run->files.at[i]);
    *n = pat->run->files.n;
    return pat->run->files.at;
}

void pat_mark_used(struct pat *pat, const struct source *src)
{
    for (int i = 0; i < pat->run->files.n; i++)
        if (pat->run->files.at[i]->src == src)
            pat->run->files.at[i]->used = true;
}

void pat_mark_all_used(struct pat *pat)
{
    for (int i = 0; i < pat->run->files.n; i++)
        pat->run->files.at[i]->used = true;
}

/* Is some file that `from` reaches used?  Each file is looked at once. */
static bool reaches_used(struct pat *pat, const struct file *from)
{
    VEC(const struct file *) seen = {0};
    *PAT_PUSH(pat, seen) = from;
    for (int i = 0; i < seen.n; i++) {
        if (seen.at[i]->used)
            return true;
        for (int k = 0; k < seen.at[i]->imports.n; k++) {
            const struct file *to = seen.at[i]->imports.at[k];
            bool known_already = to->own;
            for (int j = 0; j < seen.n && !known_already; j++)
                known_already = seen.at[j] == to;
            if (!known_already)
                *PAT_PUSH(pat, seen) = to;
        }
    }
    return false;
}

void pat_warn_unused_imports(struct pat *pat, const struct file *f)
{
    for (int i = 0; i < f->imports.n; i++)
        if (!f->imports.at[i]->own && !reaches_used(pat, f->imports.at[i]))
            pat_warn_at(pat, W_UNUSED_IMPORT, f->import_syn.at[i]->name_at, "no name of \"%s\" is used",
                        f->import_syn.at[i]->text);
}
