/* place.c -- what stands beside the program: as it is installed, or in its build tree. */
#include "opt.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

char *beside_program(const char *installed, const char *built, const char *has)
{
    const char *const places[] = {installed, built};
    char program[4096];
    const ssize_t n = readlink("/proc/self/exe", program, sizeof program - 1);
    const size_t room = (size_t)(n > 0 ? n : 0) + strlen(installed) + strlen(built) + strlen(has) + 3;
    char *path = n > 0 ? malloc(room) : NULL;
    if (path == NULL)
        return NULL;
    program[n] = '\0';
    char *slash = strrchr(program, '/');
    *(slash != NULL ? slash : program) = '\0';
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        snprintf(path, room, "%s/%s/%s", program, places[i], has);
        if (access(path, F_OK) == 0) {
            path[strlen(path) - strlen(has) - 1] = '\0';
            return path;
        }
    }
    free(path);
    return NULL;
}
