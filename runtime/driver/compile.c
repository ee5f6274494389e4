/* compile.c -- --compile: generates and compiles the C of a file of --patterns.
 *
 * In:   a file as libpat read it; pat2c beside this program, a C compiler (CC, or cc).
 * Out:  the compiled unit in place of the interpreted one.  The shared object is kept in
 *       the user's cache under a hash of all that it is made of (cache.c); it appears
 *       there whole, so two processes may make the same one at once.
 * Errors: a program that can't be run or fails, a folder that can't be written, each one
 *       message.  A stale entry of the cache is rebuilt.
 *
 * Predicates and replacements in C that --load brings are called through functions of
 * their names in the object, whose table is filled in when it is loaded.
 */
#define _GNU_SOURCE /* link.h */
#include "base/place.h"
#include "compile.h"

#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>

struct job {
    const struct options *o;
    const struct pat_file *file;
    const char *path; /* of the file */
    const char *work; /* a folder that is removed afterwards */
};

/* ---- functions in C ---- */

static bool has_functions(const struct job *j)
{
    bool ok = true;
    for (uint32_t i = 0; i < j->file->n_patterns; i++) {
        const struct pat_pattern *p = &j->file->patterns[i];
        if (p->callback == NULL || p->function != NULL)
            continue;
        complain("%s: '%s' makes a replacement in C: --load FILE.so that defines it", j->path, p->callback);
        ok = false;
    }
    return ok;
}

/* Predicates, then replacements: the order of the object's table. */
static void set_functions(const struct pat_file *f, pat_function **functions)
{
    for (uint32_t i = 0; i < f->n_externs; i++)
        *functions++ = f->externs[i].function;
    for (uint32_t i = 0; i < f->n_patterns; i++)
        if (f->patterns[i].callback != NULL)
            *functions++ = f->patterns[i].function;
}

static void print_predicate(const struct pat_extern *e, uint32_t number, FILE *f)
{
    fprintf(f, "bool %s(const dfg_graph *g", e->name);
    for (uint32_t i = 0; i < e->n_args; i++)
        fprintf(f, ", dfg_node a%u", (unsigned)i);
    fprintf(f, ")\n{\n    return ((bool (*)(const dfg_graph *");
    for (uint32_t i = 0; i < e->n_args; i++)
        fputs(", dfg_node", f);
    fprintf(f, "))dfg_functions[%u])(g", (unsigned)number);
    for (uint32_t i = 0; i < e->n_args; i++)
        fprintf(f, ", a%u", (unsigned)i);
    fputs(");\n}\n", f);
}

static void print_callback(const struct pat_pattern *p, uint32_t number, FILE *f)
{
    const bool many = p->n_roots > 1 || p->every_root;
    fprintf(f, "%s %s(dfg_rewriter *r, const struct %s_match *m%s)\n{\n", many ? "bool" : "dfg_node",
            p->callback, p->c_name, many ? ", dfg_node *with" : "");
    fprintf(f,
            "    return ((%s (*)(dfg_rewriter *, const struct %s_match *%s))dfg_functions[%u])(r, m%s);\n}\n",
            many ? "bool" : "dfg_node", p->c_name, many ? ", dfg_node *" : "", (unsigned)number,
            many ? ", with" : "");
}

/* A name as it stands in C. */
static void print_identifier(const char *name, FILE *f)
{
    if (name[0] >= '0' && name[0] <= '9')
        fputc('_', f);
    for (; *name != '\0'; name++) {
        const bool plain = (*name >= '0' && *name <= '9') || (*name >= 'A' && *name <= 'Z') ||
                           (*name >= 'a' && *name <= 'z');
        fputc(plain ? *name : '_', f);
    }
}

/* The list of units, and the functions in C. */
static bool write_list(const struct job *j)
{
    const struct pat_file *file = j->file;
    char *path = text_of("%s/units.c", j->work);
    FILE *f = path != NULL ? fopen(path, "w") : NULL;
    uint32_t n = 0;
    free(path);
    if (f == NULL)
        return false;
    fprintf(f, "#include \"dfg_rewrite.h\"\n#include \"%s.h\"\n", file->name);
    fputs("#define SEEN __attribute__((visibility(\"default\")))\nextern const struct dfg_unit ", f);
    print_identifier(file->name, f);
    fputs("_unit;\nSEEN const struct dfg_unit *const dfg_units[] = {&", f);
    print_identifier(file->name, f);
    fprintf(f, "_unit, 0};\nSEEN void (*dfg_functions[%u])(void);\n",
            (unsigned)(file->n_externs + file->n_patterns + 1));
    for (; n < file->n_externs; n++)
        print_predicate(&file->externs[n], n, f);
    for (uint32_t i = 0; i < file->n_patterns; i++)
        if (file->patterns[i].callback != NULL)
            print_callback(&file->patterns[i], n++, f);
    const bool ok = ferror(f) == 0;
    return fclose(f) == 0 && ok;
}

/* ---- programs ---- */

/* Runs it; false, and a message with what it said first, where it did not do its work. */
static bool do_run(const struct job *j, struct args *args)
{
    char *said = NULL;
    const int status = !args->failed ? args_run(args, &said) : ENOMEM;
    if (status > 0)
        complain("--compile: '%s' can't be run: %s", args->n > 0 ? args->at[0] : "", strerror(status));
    else if (status < 0)
        complain("%s: '%s' makes nothing of it: %s", j->path, args->at[0],
                 said != NULL ? said : "it says nothing");
    free(said);
    return status == 0;
}

static bool declares(const struct pat_file *file, const char *define)
{
    uint32_t i = 0;
    while (i < file->n_params && !is_define_of(define, file->params[i].name))
        i++;
    return i < file->n_params;
}

static bool make_c(const struct job *j, const char *pat2c)
{
    struct args a = {0};
    args_add(&a, "%s", pat2c);
    for (size_t i = 0; i < j->o->folders.n; i++)
        args_add(&a, "-I%s", j->o->folders.at[i]);
    for (size_t i = 0; i < j->o->defines.n; i++)
        if (declares(j->file, j->o->defines.at[i]))
            args_add(&a, "-D%s", j->o->defines.at[i]);
    args_add(&a, "-o");
    args_add(&a, "%s/%s.c", j->work, j->file->name);
    args_add(&a, "%s%s", j->path[0] == '-' ? "./" : "", j->path);
    const bool ok = do_run(j, &a);
    args_free(&a);
    return ok;
}

static bool has_rules(const struct pat_file *file)
{
    for (uint32_t i = 0; i < file->n_patterns; i++)
        if (file->patterns[i].is_rule)
            return true;
    return false;
}

static bool compile_c(const struct job *j, const char *headers)
{
    struct args a = {0};
    args_add_words(&a, compiler());
    static const char *const flags[] = {"-std=c11", "-O1", "-fPIC", "-shared", "-fvisibility=hidden"};
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        args_add(&a, "%s", flags[i]);
    args_add(&a, "-I%s", headers);
    args_add(&a, "-I%s", j->work);
    args_add(&a, "-o");
    args_add(&a, "%s/made.so", j->work);
    args_add(&a, "%s/units.c", j->work);
    args_add(&a, "%s/%s.c", j->work, j->file->name);
    args_add(&a, "%s/%s.unit.c", j->work, j->file->name);
    if (has_rules(j->file))
        args_add(&a, "%s/%s.rules.c", j->work, j->file->name);
    const bool ok = do_run(j, &a);
    args_free(&a);
    return ok;
}

/* The object at `library`, where it appears whole; false: a message was printed. */
static bool make(struct job *j, const char *pat2c, const char *headers, const char *folder,
                 const char *library)
{
    char *work = work_folder(folder);
    j->work = work;
    if (work == NULL)
        return false;
    char *made = text_of("%s/made.so", work);
    bool ok = made != NULL && make_c(j, pat2c);
    if (ok && !write_list(j)) {
        complain("%s can't be written: %s", work, strerror(errno));
        ok = false;
    }
    ok = ok && compile_c(j, headers);
    if (ok && rename(made, library) != 0) {
        complain("%s: can't be written: %s", library, strerror(errno));
        ok = false;
    }
    free(made);
    remove_folder(work);
    watch_no_folder();
    free(work);
    return ok;
}

/* ---- loading ---- */

/* The unit in the object, if it was made of the very text, imports and values that were read; else NULL. */
static const struct dfg_unit *unit_in(void *handle, const struct job *j)
{
    const struct dfg_unit *const *units = dlsym(handle, "dfg_units");
    pat_function **functions = dlsym(handle, "dfg_functions");
    if (units == NULL || functions == NULL || units[0] == NULL ||
        units[0]->abi != DFG_ABI || units[0]->hash != j->file->hash)
        return NULL;
    set_functions(j->file, functions);
    return units[0];
}

enum loaded { LOADED, NOT_USABLE, FAILED /* which is said */ };

/* What was cut off is mapped all the same, and kills who reads it. */
static bool is_whole(const char *library)
{
    ElfW(Ehdr) head;
    FILE *f = fopen(library, "rb");
    bool whole = f != NULL && fread(&head, sizeof head, 1, f) == 1 && fseek(f, 0, SEEK_END) == 0;
    whole = whole && memcmp(head.e_ident, ELFMAG, SELFMAG) == 0 &&
            (uint64_t)ftell(f) >= head.e_shoff + (uint64_t)head.e_shnum * head.e_shentsize;
    if (f != NULL)
        fclose(f);
    return whole;
}

static enum loaded load(struct units *u, const struct job *j, const char *library)
{
    void *handle = is_whole(library) ? dlopen(library, RTLD_NOW | RTLD_LOCAL) : NULL;
    const struct dfg_unit *unit = handle != NULL ? unit_in(handle, j) : NULL;
    if (unit == NULL) {
        if (handle != NULL)
            dlclose(handle);
        return NOT_USABLE;
    }
    if (!units_keep(u, (struct library){j->path, handle, true}) || !unit_describe_by(u, unit, j->file))
        return FAILED;
    return LOADED;
}

/* ---- all of it ---- */

static bool load_or_make(struct units *u, struct job *j, const char *folder, const char *pat2c,
                         const char *headers)
{
    char *library = cached_library(folder, j->file, pat2c);
    if (library == NULL) {
        complain("out of memory");
        return false;
    }
    enum loaded state = load(u, j, library);
    if (state == NOT_USABLE && make(j, pat2c, headers, folder, library)) {
        state = load(u, j, library);
        if (state == NOT_USABLE) {
            const char *why = dlerror();
            complain("%s: what was compiled can't be used: %s", j->path,
                     why != NULL ? why : "the file has changed meanwhile");
            remove(library);
        }
    }
    free(library);
    return state == LOADED;
}

bool compile_file(struct units *u, const struct options *o, const char *path, const struct pat_file *file)
{
    struct job j = {.o = o, .file = file, .path = path};
    if (!has_functions(&j))
        return false;
    char *folder = cache_folder(), pat2c[PAT_PLACE_ROOM + sizeof "/pat2c"], headers[PAT_PLACE_ROOM];
    const bool has_pat2c = pat_beside_program(pat2c, ".", ".", "pat2c") && strcat(pat2c, "/pat2c") != NULL;
    const bool has_headers = pat_beside_program(headers, DFG_HEADERS_INSTALLED, DFG_HEADERS_BUILT, "dfg.h");
    if (folder != NULL && !has_pat2c)
        complain("--compile: there is no pat2c beside this program");
    else if (folder != NULL && !has_headers)
        complain("--compile: the headers of libdfg are not found");
    const bool ok = folder != NULL && has_pat2c && has_headers && load_or_make(u, &j, folder, pat2c, headers);
    free(folder);
    return ok;
}
