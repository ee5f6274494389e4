/* load.c -- --load FILE.so: patterns and tables compiled elsewhere, and functions in C.
 *
 * In:   a shared object with `const struct dfg_unit *const dfg_units[]`, ended
 *       by NULL, or with predicates and replacements of the patterns of --patterns, or both.
 * Out:  its units behind those known so far; functions by name; a message where
 *       nothing of it is used.
 *
 * Objects stay open until the program ends: their units are const data in them.
 */
#define _GNU_SOURCE /* dladdr, dlinfo */
#include "opt.h"

#include <dlfcn.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>

/* A name without a folder means a file here, not one that the system searches for. */
static void *open_library(const char *path)
{
    if (strchr(path, '/') != NULL)
        return dlopen(path, RTLD_NOW | RTLD_LOCAL);
    size_t n = strlen(path);
    char *here = malloc(n + 3);
    if (here == NULL)
        return NULL;
    memcpy(here, "./", 2);
    memcpy(here + 2, path, n + 1);
    void *library = dlopen(here, RTLD_NOW | RTLD_LOCAL);
    free(here);
    return library;
}

bool units_keep(struct units *u, struct library library)
{
    if (!dfg_grow(&u->libraries, &u->libraries_room, u->n_libraries + 1, sizeof *u->libraries)) {
        complain("out of memory");
        dlclose(library.handle);
        return false;
    }
    u->libraries[u->n_libraries++] = library;
    return true;
}

bool units_load(struct units *u, const char *path)
{
    void *handle = open_library(path);
    if (handle == NULL) {
        const char *why = dlerror();
        const size_t n = strlen(path);
        const bool is_text = n > 4 && strcmp(path + n - 4, ".pat") == 0;
        complain("%s: can't be loaded: %s%s", path, why != NULL ? why : "out of memory",
                 is_text ? "; --patterns reads such a file" : "");
        return false;
    }
    if (!units_keep(u, (struct library){.path = path, .handle = handle}))
        return false;
    const struct dfg_unit *const *units = dlsym(handle, "dfg_units");
    u->libraries[u->n_libraries - 1].is_used = units != NULL;
    return units == NULL || units_add(u, units);
}

/* In the object itself: dlsym also looks into those that it needs, such as libc. */
static void *defined_in(const struct library *library, const char *name)
{
    void *at = dlsym(library->handle, name);
    struct link_map *map;
    Dl_info info;
    if (at == NULL || dlinfo(library->handle, RTLD_DI_LINKMAP, &map) != 0 || dladdr(at, &info) == 0)
        return NULL;
    return strcmp(info.dli_fname, map->l_name) == 0 ? at : NULL;
}

static pat_function *as_function(void *at)
{
    pat_function *function;
    memcpy(&function, &at, sizeof function); /* C has no cast for it */
    return function;
}

pat_function *units_function(struct units *u, const char *name)
{
    for (size_t i = 0; i < u->n_libraries; i++) {
        void *at = defined_in(&u->libraries[i], name);
        if (at == NULL)
            continue;
        u->libraries[i].is_used = true;
        return as_function(at);
    }
    return NULL;
}

pat_function *program_function(const char *name)
{
    static const char here;
    void *program = dlopen(NULL, RTLD_NOW), *at = program != NULL ? dlsym(program, name) : NULL;
    Dl_info own, info;
    const bool found = at != NULL && dladdr(&here, &own) != 0 && dladdr(at, &info) != 0 &&
                       own.dli_fbase == info.dli_fbase;
    if (program != NULL)
        dlclose(program);
    return found ? as_function(at) : NULL;
}

bool units_loads_used(const struct units *u)
{
    for (size_t i = 0; i < u->n_libraries; i++)
        if (!u->libraries[i].is_used) {
            complain("%s: has no 'dfg_units', and no function that --patterns needs", u->libraries[i].path);
            return false;
        }
    return true;
}
