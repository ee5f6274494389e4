/* place.c -- finds the files that belong to the program: installed, or in its build tree. */
#include "place.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

bool pat_beside_program(char folder[PAT_PLACE_ROOM], const char *installed, const char *built, const char *has)
{
    const char *const places[] = {installed, built};
    char program[PAT_PLACE_ROOM / 2], file[PAT_PLACE_ROOM];
    const ssize_t n = readlink("/proc/self/exe", program, sizeof program - 1);
    if (n <= 0)
        return false;
    program[n] = '\0';
    char *slash = strrchr(program, '/');
    *(slash ? slash : program) = '\0';
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        const int length = snprintf(folder, PAT_PLACE_ROOM, "%s/%s", program, places[i]);
        const int all = snprintf(file, PAT_PLACE_ROOM, "%s/%s/%s", program, places[i], has);
        if (length > 0 && all > 0 && all < PAT_PLACE_ROOM && access(file, F_OK) == 0)
            return true;
    }
    return false;
}

enum pat_status pat_add_shipped(struct pat *pat)
{
    static const char *const rooms[] = {"ops", "tables", "rules"};
    char root[PAT_PLACE_ROOM], path[PAT_PLACE_ROOM + 8];
    enum pat_status status = PAT_OK;
    if (!pat_beside_program(root, PAT_PATTERNS_INSTALLED, PAT_PATTERNS_BUILT, "ops"))
        return PAT_OK;
    for (size_t i = 0; status == PAT_OK && i < sizeof rooms / sizeof *rooms; i++) {
        snprintf(path, sizeof path, "%s/%s", root, rooms[i]);
        status = pat_add_folder(pat, path);
    }
    return status;
}
