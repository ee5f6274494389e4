/* output.c -- one file that a job writes.
 *
 * In:   a path, `-` for standard output, and what prints the text.
 * Out:  the file, whole or as it was: the text is written beside its place, then
 *       renamed.  So an output may be the input, too, whose constants are read
 *       from its mapped pages until the last byte is printed.
 * Devices and pipes can't be renamed to; they are written to.
 */
#define _XOPEN_SOURCE 700 /* realpath */
#include "opt.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool cannot_write(const char *path)
{
    if (errno != 0)
        complain("%s: can't be written: %s", path, strerror(errno));
    else
        complain("%s: can't be written", path);
    return false;
}

/* Prints to f, and closes it unless it is standard output. */
static bool print_and_close(FILE *f, print_fn *print, const void *ctx)
{
    errno = 0;
    bool ok = print(f, ctx) && fflush(f) == 0;
    int why = errno;
    if (f != stdout && fclose(f) != 0 && ok) {
        ok = false;
        why = errno;
    }
    errno = why;
    return ok;
}

/* A name beside target that no file has; malloc'ed. */
static char *beside(const char *target)
{
    size_t size = strlen(target) + 32;
    char *temp = malloc(size);
    if (temp != NULL)
        snprintf(temp, size, "%s.%ld.tmp", target, (long)getpid());
    return temp;
}

/* target: what stands behind symbolic links. */
static bool replace_file(const char *target, print_fn *print, const void *ctx)
{
    if (access(target, F_OK) == 0 && access(target, W_OK) != 0)
        return false;
    char *temp = beside(target);
    int fd = temp != NULL ? open(temp, O_WRONLY | O_CREAT | O_EXCL, 0666) : -1;
    FILE *f = fd >= 0 ? fdopen(fd, "w") : NULL;
    bool ok = f != NULL && print_and_close(f, print, ctx) && rename(temp, target) == 0;
    int why = errno;
    if (fd >= 0 && f == NULL)
        close(fd);
    if (fd >= 0 && !ok)
        unlink(temp);
    free(temp);
    errno = why;
    return ok;
}

bool output_write(const char *path, print_fn *print, const void *ctx)
{
    if (strcmp(path, "-") == 0)
        return print_and_close(stdout, print, ctx) || cannot_write("standard output");
    struct stat st;
    bool is_file = stat(path, &st) != 0 || S_ISREG(st.st_mode);
    if (!is_file) {
        FILE *f = fopen(path, "w");
        return (f != NULL && print_and_close(f, print, ctx)) || cannot_write(path);
    }
    char *target = realpath(path, NULL);
    bool ok = replace_file(target != NULL ? target : path, print, ctx);
    int why = errno;
    free(target);
    errno = why;
    return ok || cannot_write(path);
}
