/* output.c -- files that appear whole or not at all.
 *
 * In:   a path.
 * Out:  a stream to a file that has no name until all is written, and then
 *       replaces the one of that path, with its mode.  So an output may be the
 *       input, too, whose constants are read from its mapped pages until the
 *       last byte is written; and a process that is killed while it writes leaves
 *       the file as it was, and nothing else.  To replace a file takes a name
 *       beside it for a moment, or all the time on file systems without files
 *       that have none; a process that is killed then leaves it.  Devices and
 *       pipes can't be renamed to; they are written to. pat2c writes its files
 *       with it, too.
 */
#define _GNU_SOURCE /* O_TMPFILE, realpath */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../dfg.h"

#ifndef O_TMPFILE
#define O_TMPFILE (O_DIRECTORY | O_CREAT | O_EXCL) /* which fails for a folder that is there */
#endif

enum { FD_TEXT = 40, FIRST_FD = 3 }; /* others are the standard streams */

/* A name beside target, for no other process; malloc'ed. */
static char *beside(const char *target)
{
    size_t size = strlen(target) + 32;
    char *temp = malloc(size);
    if (temp != NULL)
        snprintf(temp, size, "%s.%ld.tmp", target, (long)getpid());
    return temp;
}

void dfg_output_clean(const char *target)
{
    char *temp = beside(target);
    if (temp != NULL)
        unlink(temp); /* most have no name yet */
    free(temp);
}

/* ---- a file ---- */

static const char *name_of(int fd, char text[FD_TEXT])
{
    snprintf(text, FD_TEXT, "/proc/self/fd/%d", fd);
    return text;
}

/* In the folder of target; < 0: files there have a name, or can't get one later. */
static int open_nameless(const char *target)
{
    const char *slash = strrchr(target, '/');
    char text[FD_TEXT], *folder = slash != NULL ? strndup(target, (size_t)(slash - target) + 1) : strdup(".");
    int fd = folder != NULL ? open(folder, O_WRONLY | O_TMPFILE | O_CLOEXEC, 0666) : -1;
    free(folder);
    if (fd >= 0 && access(name_of(fd, text), F_OK) != 0) {
        close(fd);
        fd = -1;
    }
    return fd;
}

/* A process that was killed, with the number of this one, may have left a file of that name.  A name that can't be is
 * found here, before any output of a run is at its place.  < 0: it can't be opened. */
static int open_file(struct dfg_output *o)
{
    if (unlink(o->temp) != 0 && errno != ENOENT)
        return -1;
    int fd = open_nameless(o->target);
    if (fd < 0)
        return open(o->temp, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    const int second = fcntl(fd, F_DUPFD_CLOEXEC, FIRST_FD);
    o->nameless = second > 0 ? second : 0;
    if (second < 0)
        close(fd);
    return second < 0 ? second : fd;
}

static bool open_beside(struct dfg_output *o)
{
    struct stat old;
    bool replaces = stat(o->target, &old) == 0;
    if (replaces && access(o->target, W_OK) != 0)
        return false;
    o->temp = beside(o->target);
    int fd = o->temp != NULL ? open_file(o) : -1;
    if (fd < 0) {
        free(o->temp);
        o->temp = NULL;
        return false;
    }
    if (!replaces || fchmod(fd, old.st_mode & 07777) == 0)
        o->file = fdopen(fd, "wb");
    if (o->file == NULL) {
        int why = errno;
        close(fd);
        errno = why;
    }
    return o->file != NULL;
}

bool dfg_output_open(struct dfg_output *o, const char *path)
{
    struct stat st;
    *o = (struct dfg_output){NULL, NULL, NULL, 0};
    bool is_file = stat(path, &st) != 0 || S_ISREG(st.st_mode);
    if (!is_file) {
        o->file = fopen(path, "wb");
        return o->file != NULL;
    }
    char *real = realpath(path, NULL); /* what stands behind symbolic links */
    o->target = real != NULL ? real : strdup(path);
    return o->target != NULL && open_beside(o);
}

bool dfg_output_close(struct dfg_output *o)
{
    bool done = fflush(o->file) == 0;
    int why = errno;
    if (fclose(o->file) != 0 && done) {
        done = false;
        why = errno;
    }
    o->file = NULL;
    errno = why;
    return done;
}

/* Gives it the name beside its place. */
static bool give_name(struct dfg_output *o)
{
    char text[FD_TEXT];
    bool done = linkat(AT_FDCWD, name_of(o->nameless, text), AT_FDCWD, o->temp, AT_SYMLINK_FOLLOW) == 0;
    int why = errno;
    close(o->nameless);
    o->nameless = 0;
    errno = why;
    return done;
}

bool dfg_output_commit(struct dfg_output *o)
{
    if (o->temp == NULL)
        return true;
    if ((o->nameless > 0 && !give_name(o)) || rename(o->temp, o->target) != 0)
        return false;
    free(o->temp);
    o->temp = NULL;
    return true;
}

void dfg_output_drop(struct dfg_output *o)
{
    int why = errno;
    if (o->file != NULL)
        fclose(o->file);
    if (o->nameless > 0)
        close(o->nameless);
    else if (o->temp != NULL)
        unlink(o->temp);
    free(o->temp);
    free(o->target);
    *o = (struct dfg_output){NULL, NULL, NULL, 0};
    errno = why;
}
