/* place.c -- what stands beside the program: as it is installed, or in its build tree. */
#include "opt.h"

#include <string.h>
#include <unistd.h>

bool beside_program(char folder[PLACE_ROOM], const char *installed, const char *built, const char *has)
{
    const char *const places[] = {installed, built};
    char program[PLACE_ROOM / 2], file[PLACE_ROOM];
    const ssize_t n = readlink("/proc/self/exe", program, sizeof program - 1);
    if (n <= 0)
        return false;
    program[n] = '\0';
    char *slash = strrchr(program, '/');
    *(slash != NULL ? slash : program) = '\0';
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        const int length = snprintf(folder, PLACE_ROOM, "%s/%s", program, places[i]);
        const int all = snprintf(file, PLACE_ROOM, "%s/%s/%s", program, places[i], has);
        if (length > 0 && all > 0 && all < PLACE_ROOM && access(file, F_OK) == 0)
            return true;
    }
    return false;
}
