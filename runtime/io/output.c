/* output.c -- files that appear whole or not at all.
 *
 * In:   a path.
 * Out:  a stream to a temporary file, which replaces it when all is written,
 *       with its mode.  So an output may be the input, too, whose constants are
 *       read from its mapped pages until the last byte is written; and a process
 *       that is killed leaves the file as it was, and what stands beside it to
 *       the next one that writes there, which removes it. Devices and pipes
 *       can't be renamed to; they are written to. pat2c writes its files with
 *       it, too.
 */
#define _XOPEN_SOURCE 700 /* realpath */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../dfg.h"

/* ---- what others left ---- */

/* Is it BASE.PID.tmp of a process that has ended, or will now? */
static bool is_left(const char *entry, const char *base, bool own)
{
    size_t n = strlen(base);
    if (strncmp(entry, base, n) != 0 || entry[n] != '.' || entry[n + 1] < '1' || entry[n + 1] > '9')
        return false;
    char *end;
    long pid = strtol(entry + n + 1, &end, 10);
    if (strcmp(end, ".tmp") != 0 || pid > INT_MAX)
        return false;
    return pid == getpid() ? own : kill((pid_t)pid, 0) != 0 && errno == ESRCH;
}

/* What can't be read or removed shows when the file is written. */
void dfg_output_clean(const char *target, bool own)
{
    const char *slash = strrchr(target, '/'), *base = slash != NULL ? slash + 1 : target;
    size_t n = (size_t)(base - target);
    char *path = malloc(n + NAME_MAX + 2);
    if (path == NULL)
        return;
    memcpy(path, target, n);
    strcpy(path + n, n > 0 ? "" : ".");
    DIR *folder = opendir(path);
    for (const struct dirent *e; folder != NULL && (e = readdir(folder)) != NULL;)
        if (is_left(e->d_name, base, own) && strlen(e->d_name) <= NAME_MAX) {
            strcpy(path + n, e->d_name);
            unlink(path);
        }
    if (folder != NULL)
        closedir(folder);
    free(path);
}

/* ---- a file ---- */

/* A name beside target that no file has; malloc'ed. */
static char *beside(const char *target)
{
    size_t size = strlen(target) + 32;
    char *temp = malloc(size);
    if (temp != NULL)
        snprintf(temp, size, "%s.%ld.tmp", target, (long)getpid());
    return temp;
}

static bool open_beside(struct dfg_output *o)
{
    struct stat old;
    bool replaces = stat(o->target, &old) == 0;
    if (replaces && access(o->target, W_OK) != 0)
        return false;
    dfg_output_clean(o->target, false);
    char *temp = beside(o->target);
    int fd = temp != NULL ? open(temp, O_WRONLY | O_CREAT | O_EXCL, 0666) : -1;
    if (fd < 0) {
        free(temp);
        return false;
    }
    o->temp = temp;
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
    *o = (struct dfg_output){NULL, NULL, NULL};
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

bool dfg_output_commit(struct dfg_output *o)
{
    if (o->temp == NULL)
        return true;
    if (rename(o->temp, o->target) != 0)
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
    if (o->temp != NULL)
        unlink(o->temp);
    free(o->temp);
    free(o->target);
    *o = (struct dfg_output){NULL, NULL, NULL};
    errno = why;
}
