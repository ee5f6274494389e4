/* load.c -- --load FILE.so: patterns and tables compiled elsewhere.
 *
 * In:   a shared object with `const struct dfg_unit *const dfg_units[]`, ended
 *       by NULL.
 * Out:  its units behind those known so far; a message where it has none such.
 *
 * Objects stay open until the program ends: their units are const data in them.
 */
#include "opt.h"

#include <dlfcn.h>
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

static bool keep(struct units *u, void *library)
{
    void **libraries = realloc(u->libraries, (u->n_libraries + 1) * sizeof *libraries);
    if (libraries == NULL) {
        complain("out of memory");
        dlclose(library);
        return false;
    }
    u->libraries = libraries;
    u->libraries[u->n_libraries++] = library;
    return true;
}

bool units_load(struct units *u, const char *path)
{
    void *library = open_library(path);
    if (library == NULL) {
        const char *why = dlerror();
        complain("%s: can't be loaded: %s", path, why != NULL ? why : "out of memory");
        return false;
    }
    if (!keep(u, library))
        return false;
    const struct dfg_unit *const *units = dlsym(library, "dfg_units");
    if (units == NULL) {
        complain("%s: has no 'dfg_units': is it made of the C of 'pat2c --describe'?", path);
        return false;
    }
    return units_add(u, units);
}
