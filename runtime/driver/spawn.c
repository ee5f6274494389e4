/* spawn.c -- child processes: their arguments, exit status and output.
 *
 * In:   arguments, passed on as they are: no shell reads them.
 * Out:  how the program ended; the line of its output that tells why it failed.
 */
#define _GNU_SOURCE /* pipe2 */
#include "compile.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static char *text_of_list(const char *format, va_list args)
{
    va_list again;
    va_copy(again, args);
    const int n = vsnprintf(NULL, 0, format, args);
    char *text = n >= 0 ? malloc((size_t)n + 1) : NULL;
    if (text != NULL)
        vsnprintf(text, (size_t)n + 1, format, again);
    va_end(again);
    return text;
}

char *text_of(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    char *text = text_of_list(format, args);
    va_end(args);
    return text;
}

const char *compiler(void)
{
    const char *cc = getenv("CC");
    return cc != NULL && cc[strspn(cc, " \t")] != '\0' ? cc : "cc";
}

/* ---- arguments ---- */

/* Takes it. */
static void add(struct args *a, char *text)
{
    if (text == NULL || !dfg_grow(&a->at, &a->room, a->n + 2, sizeof *a->at)) {
        a->failed = true;
        free(text);
        return;
    }
    a->at[a->n++] = text; /* NULL behind the last */
}

void args_add(struct args *a, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add(a, text_of_list(format, args));
    va_end(args);
}

void args_add_words(struct args *a, const char *words)
{
    static const char space[] = " \t";
    for (words += strspn(words, space); *words != '\0'; words += strspn(words, space)) {
        const size_t n = strcspn(words, space);
        args_add(a, "%.*s", (int)n, words);
        words += n;
    }
}

void args_free(struct args *a)
{
    for (size_t i = 0; i < a->n; i++)
        free(a->at[i]);
    free(a->at);
    *a = (struct args){0};
}

/* ---- running ---- */

static int spawn(struct args *a, int to, pid_t *child)
{
    posix_spawn_file_actions_t files;
    int status = posix_spawn_file_actions_init(&files);
    if (status != 0)
        return status;
    status = posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
    if (status == 0)
        status = posix_spawn_file_actions_adddup2(&files, to, 1);
    if (status == 0)
        status = posix_spawn_file_actions_adddup2(&files, to, 2);
    if (status == 0)
        status = posix_spawnp(child, a->at[0], &files, NULL, a->at, environ);
    posix_spawn_file_actions_destroy(&files);
    return status;
}

/* Takes what stands in *at, and puts the line there. */
static void keep_line(char **at, const char *line)
{
    free(*at);
    *at = text_of("%s", line);
}

/* The first line of an error, else the last line.  That a linker failed is said behind the reason, in which there is
 * no such word. */
static char *telling_line(FILE *f)
{
    char line[1000], *last = NULL;
    bool found = false;
    while (fgets(line, sizeof line, f) != NULL) { /* to its end, as the program waits for that */
        line[strcspn(line, "\n")] = '\0';
        const bool is_linker = strstr(line, "ld returned") != NULL || strstr(line, "linker command failed") != NULL;
        if (!found && (!is_linker || last == NULL) && line[0] != '\0')
            keep_line(&last, line);
        found = found || is_linker || strstr(line, "error") != NULL;
    }
    return last;
}

int args_run(struct args *a, char **said)
{
    pid_t child;
    int end = 0, ends[2]; /* no file, as there may be no room for one */
    *said = NULL;
    if (pipe2(ends, O_CLOEXEC) != 0)
        return errno;
    FILE *f = fdopen(ends[0], "r");
    const int status = f != NULL ? spawn(a, ends[1], &child) : errno;
    close(ends[1]);
    if (status == 0)
        *said = telling_line(f);
    if (f != NULL)
        fclose(f);
    else
        close(ends[0]);
    while (status == 0 && waitpid(child, &end, 0) < 0)
        if (errno != EINTR)
            return errno;
    return status != 0 ? status : WIFEXITED(end) && WEXITSTATUS(end) == 0 ? 0 : -1;
}
