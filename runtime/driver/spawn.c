/* spawn.c -- child processes: their arguments, exit status and output.
 *
 * In:   arguments, passed on as they are: no shell reads them.
 * Out:  how the program ended; its output in a file.
 */
#include "compile.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

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

static int spawn(struct args *a, const char *log, pid_t *child)
{
    posix_spawn_file_actions_t files;
    int status = posix_spawn_file_actions_init(&files);
    if (status != 0)
        return status;
    status = posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
    if (status == 0)
        status = posix_spawn_file_actions_addopen(&files, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (status == 0)
        status = posix_spawn_file_actions_adddup2(&files, 1, 2);
    if (status == 0)
        status = posix_spawnp(child, a->at[0], &files, NULL, a->at, environ);
    posix_spawn_file_actions_destroy(&files);
    return status;
}

int args_run(struct args *a, const char *log)
{
    pid_t child;
    int end = 0;
    const int status = spawn(a, log, &child);
    if (status != 0)
        return status;
    while (waitpid(child, &end, 0) < 0)
        if (errno != EINTR)
            return errno;
    return WIFEXITED(end) && WEXITSTATUS(end) == 0 ? 0 : -1;
}

char *first_line(const char *log)
{
    char line[1000], *best = NULL;
    FILE *f = fopen(log, "r");
    bool done = false;
    while (f != NULL && !done && fgets(line, sizeof line, f) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        done = strstr(line, "error") != NULL;
        if (best == NULL || done) {
            free(best);
            best = text_of("%s", line);
        }
    }
    if (f != NULL)
        fclose(f);
    return best;
}
