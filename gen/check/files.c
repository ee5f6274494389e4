/* files.c -- the file and all that it imports.
 *
 * In:   the path of a file.
 * Out:  the syntax of that file and of every file reached by `import`, each
 *       once, in order of first import.  Cycles of imports are fine.
 *
 * An import is looked for beside the file that names it, then in -I folders.
 * Errors: an import that is not found; the warning unused-import for one of
 * whose names, and of the names of its own imports, none is used.
 */
#define _XOPEN_SOURCE 700 /* scandir */

#include "check.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct known {
    const char *real;
    struct file *file;
};

static VEC(struct file *) files;
static VEC(struct known) known;

static struct file *known_file(const char *real)
{
    for (int i = 0; i < known.n; i++)
        if (known.at[i].real == real)
            return known.at[i].file;
    return NULL;
}

/* The file at path, parsed the first time; NULL: there is none. */
static struct file *read_file(const char *path)
{
    const char *real = real_path(path);
    struct file *f = known_file(real);
    if (f)
        return f;
    const struct source *src = source_read(path);
    if (!src)
        return NULL;
    f = alloc(sizeof *f);
    f->src = src;
    f->complete = source_is_text(src);
    if (f->complete)
        f->decl = parse(src, &f->n_decls);
    *PUSH(files) = f;
    *PUSH(known) = (struct known){real, f};
    return f;
}

/* ---- imports ---- */

static const char *folder_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? intern(path, (size_t)(slash - path) + 1) : "";
}

static bool is_absent(int why)
{
    return why == ENOENT || why == ENOTDIR;
}

/* Reads what `import "name"` of file f names; NULL, and why. */
static struct file *find_import(const struct file *f, const char *name, int *why)
{
    const char *beside = name[0] == '/' ? name : format("%s%s", folder_of(f->src->path), name);
    struct file *found = read_file(beside);
    *why = errno;
    for (int i = 0; !found && is_absent(*why) && name[0] != '/' && i < opt.n_include_dirs; i++) {
        found = read_file(format("%s/%s", opt.include_dirs[i], name));
        *why = errno;
    }
    return found;
}

/* Names of pattern files in a folder, in order. */
static void offer_files(const char *folder)
{
    struct dirent **entry = NULL;
    const int n = scandir(*folder ? folder : ".", &entry, NULL, alphasort);
    for (int i = 0; i < n; i++) {
        const char *dot = strrchr(entry[i]->d_name, '.');
        if (dot && (strcmp(dot, ".ops") == 0 || strcmp(dot, ".pat") == 0))
            nearest_offer(intern_str(entry[i]->d_name));
        free(entry[i]);
    }
    free(entry);
}

static void say_not_found(const struct file *f, const struct syn *s, int why)
{
    if (!is_absent(why)) {
        error_at(s->name_at, "can't read \"%s\": %s", s->text, strerror(why));
        return;
    }
    error_at(s->name_at, "can't find \"%s\", neither beside this file nor in the search path", s->text);
    nearest_begin(strchr(s->text, '.') ? s->text : format("%s.ops", s->text));
    offer_files(folder_of(f->src->path));
    for (int i = 0; i < opt.n_include_dirs; i++)
        offer_files(opt.include_dirs[i]);
    const char *near = nearest_end();
    if (near)
        hint("did you mean \"%s\"?", near);
    else if (opt.n_include_dirs == 0)
        hint("-I DIR adds a folder to the search path");
}

static void read_imports(struct file *f)
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
        struct file *to = find_import(f, s->text, &why);
        if (!to) {
            f->complete = false;
            say_not_found(f, s, why);
            continue;
        }
        *PUSH(f->imports) = to;
        *PUSH(f->import_syn) = s;
    }
}

struct file **load_files(const char *path, int *n)
{
    files.n = known.n = 0;
    *n = 0;
    struct file *main = read_file(path);
    if (!main) {
        error_at((struct span){0}, "can't read '%s': %s", path, strerror(errno));
        return NULL;
    }
    main->own = true;
    for (int i = 0; i < files.n; i++)
        read_imports(files.at[i]);
    *n = files.n;
    return files.at;
}

void mark_used(const struct source *src)
{
    for (int i = 0; i < files.n; i++)
        if (files.at[i]->src == src)
            files.at[i]->used = true;
}

void mark_all_used(void)
{
    for (int i = 0; i < files.n; i++)
        files.at[i]->used = true;
}

/* Is some file that `from` reaches used?  Each file is looked at once. */
static bool reaches_used(const struct file *from)
{
    VEC(const struct file *) seen = {0};
    *PUSH(seen) = from;
    for (int i = 0; i < seen.n; i++) {
        if (seen.at[i]->used)
            return true;
        for (int k = 0; k < seen.at[i]->imports.n; k++) {
            const struct file *to = seen.at[i]->imports.at[k];
            bool known_already = to->own;
            for (int j = 0; j < seen.n && !known_already; j++)
                known_already = seen.at[j] == to;
            if (!known_already)
                *PUSH(seen) = to;
        }
    }
    return false;
}

void warn_unused_imports(const struct file *f)
{
    for (int i = 0; i < f->imports.n; i++)
        if (!f->imports.at[i]->own && !reaches_used(f->imports.at[i]))
            warn_at(W_UNUSED_IMPORT, f->import_syn.at[i]->name_at, "no name of \"%s\" is used",
                    f->import_syn.at[i]->text);
}
