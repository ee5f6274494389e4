/* cache.c -- where --compile keeps what it made, and what it is made with.
 *
 * In:   the environment: XDG_CACHE_HOME, HOME, CC.
 * Out:  a folder of the user's; a file's name in it, by a hash of all that the file
 *       is made of: text, values of params, the ABI, pat2c, the compiler.
 */
#include "../core/fnv.h"
#include "compile.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- folders ---- */

/* With those above it, for the user alone, as XDG says; false: errno says why. */
static bool make_folders(char *path)
{
    for (char *slash = path; slash != NULL;) {
        slash = strchr(slash + 1, '/');
        if (slash != NULL)
            *slash = '\0';
        const bool made = mkdir(path, 0700) == 0 || errno == EEXIST;
        if (slash != NULL)
            *slash = '/';
        if (!made)
            return false;
    }
    return true;
}

char *cache_folder(void)
{
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    const bool has_cache = cache != NULL && cache[0] == '/';
    if (!has_cache && (home == NULL || home[0] != '/')) {
        complain("--compile: neither XDG_CACHE_HOME nor HOME is an absolute path");
        return NULL;
    }
    char *folder = has_cache ? text_of("%s/pat2c", cache) : text_of("%s/.cache/pat2c", home);
    if (folder == NULL) {
        complain("out of memory");
        return NULL;
    }
    if (make_folders(folder))
        return folder;
    complain("--compile: %s can't be made: %s", folder, strerror(errno));
    free(folder);
    return NULL;
}

char *work_folder(const char *folder)
{
    char *work = text_of("%s/work.XXXXXX", folder);
    if (work == NULL)
        complain("out of memory");
    else if (!watch_new_folder(work))
        complain("--compile: %s can't be written: %s", folder, strerror(errno));
    else
        return work;
    free(work);
    return NULL;
}

static void remove_files(const char *path)
{
    DIR *d = opendir(path);
    for (const struct dirent *e; d != NULL && (e = readdir(d)) != NULL;) {
        char *file = e->d_name[0] != '.' ? text_of("%s/%s", path, e->d_name) : NULL;
        if (file != NULL)
            remove(file);
        free(file);
    }
    if (d != NULL)
        closedir(d);
}

void remove_folder(const char *path)
{
    enum { TRIES = 1000 }; /* after an interrupt a child may still write into it */
    int i = 0;
    do
        remove_files(path);
    while (rmdir(path) != 0 && (errno == ENOTEMPTY || errno == EEXIST) && ++i < TRIES);
}

/* ---- names ---- */

/* A wrong file under a right name does no harm: the unit in it says what it was made of. */
static uint64_t hash_text(uint64_t h, const char *text)
{
    return dfg_fnv(h, text, strlen(text) + 1);
}

/* Which program it is: where it stands, how large it is, since when. */
static uint64_t hash_program(uint64_t h, const char *path)
{
    struct stat s;
    h = hash_text(h, path);
    if (stat(path, &s) != 0)
        return h;
    const int64_t facts[] = {s.st_size, s.st_mtim.tv_sec, s.st_mtim.tv_nsec};
    return dfg_fnv(h, facts, sizeof facts);
}

/* The program that PATH finds by this name. */
static uint64_t hash_compiler(uint64_t h, const char *words)
{
    const size_t n = strcspn(words, " \t");
    const char *folder = getenv("PATH");
    h = hash_text(h, words);
    while (folder != NULL && *folder != '\0') {
        const size_t len = strcspn(folder, ":");
        char *path = text_of("%.*s/%.*s", (int)len, folder, (int)n, words);
        if (path != NULL && access(path, X_OK) == 0)
            h = hash_program(h, path);
        free(path);
        folder += len + (folder[len] == ':');
    }
    return h;
}

char *cached_library(const char *folder, const struct pat_file *file, const char *pat2c)
{
    const uint32_t abi = DFG_ABI;
    uint64_t h = dfg_fnv(DFG_FNV, &abi, sizeof abi);
    h = dfg_fnv(h, &file->hash, sizeof file->hash);
    h = hash_compiler(hash_program(h, pat2c), compiler());
    return text_of("%s/%s-%016llx.so", folder, file->name, (unsigned long long)h);
}
