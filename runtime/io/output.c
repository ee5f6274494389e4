/* output.c -- files that appear whole or not at all.
 *
 * In:   a path.
 * Out:  a stream beside it, which takes its place when all is written.  So an
 *       output may be the input, too, whose constants are read from its mapped
 *       pages until the last byte is written.
 * Devices and pipes can't be renamed to; they are written to.
 */
#define _XOPEN_SOURCE 700 /* realpath */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../dfg.h"

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
    if (access(o->target, F_OK) == 0 && access(o->target, W_OK) != 0)
        return false;
    char *temp = beside(o->target);
    int fd = temp != NULL ? open(temp, O_WRONLY | O_CREAT | O_EXCL, 0666) : -1;
    if (fd < 0) {
        free(temp);
        return false;
    }
    o->temp = temp;
    o->file = fdopen(fd, "w");
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
        o->file = fopen(path, "w");
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
