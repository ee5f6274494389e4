/* jsonl.c -- --jsonl: a corpus of models, one a line.
 *
 * In:   paths on standard input.
 * Out:  an object for each on one line of standard output, in the same order: the
 *       report of --partition, or how often each pattern of --match matches; of a
 *       model that can't be read {"model", "error"}; with --report=text instead of these what all
 *       models have together (corpus.c); on standard error what failed.  Each line is written whole,
 *       so that several processes may share an output.
 */
#define _POSIX_C_SOURCE 200809L /* getline */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "opt.h"

static void print_error(const char *path, const char *text, FILE *f)
{
    fputs("{\"model\": ", f);
    pat_print_json_string(path, f);
    fputs(", \"error\": ", f);
    pat_print_json_string(text, f);
    fputs("}\n", f);
}

static bool one_model(const struct units *units, const char *path, const struct options *o, jsonl_job *job,
                      void *ctx, FILE *f)
{
    struct dfg_error e = {DFG_OK, NULL};
    struct options own = *o;
    own.input = path;
    const bool is_list = strcmp(path, "-") == 0;
    dfg_module *m = is_list ? NULL : read_graph(units, &own, NULL, stderr, &e);
    if (is_list)
        dfg_fail(&e, DFG_NO_FILE, "-: error: standard input is the list of models; './-' is a file");
    if (m == NULL) {
        const char *why = e.text != NULL ? e.text : "out of memory";
        if (!options_sum_up(o))
            print_error(path, why, f);
        complain("%s", why);
    }
    bool ok = m != NULL && job(m, &own, ctx, f);
    if (m != NULL && !ok && ftell(f) == 0 && !options_sum_up(o))
        print_error(path, "it was read, but the rest failed: standard error says why", f);
    dfg_error_clear(&e);
    dfg_module_free(m);
    return ok;
}

static bool print_line(const struct units *units, const char *path, const struct options *o, jsonl_job *job,
                       void *ctx)
{
    struct dfg_gather g;
    bool ok = dfg_gather_begin(&g) && one_model(units, path, o, job, ctx, g.file);
    if (dfg_gather_end(&g) != NULL)
        fwrite(g.text, 1, g.size, stdout);
    else if (options_sum_up(o))
        complain("%s: out of memory", path);
    else
        print_error(path, "out of memory", stdout);
    ok = ok && g.text != NULL;
    free(g.text);
    errno = 0;
    if (fflush(stdout) == 0 && !ferror(stdout))
        return ok;
    complain("standard output: %s", errno != 0 ? strerror(errno) : "not all could be written");
    return false;
}

bool jsonl_run(const struct units *units, const struct options *o, jsonl_job *job, void *ctx)
{
    char *line = NULL;
    size_t room = 0;
    size_t n = 0, failed = 0;
    bool all = true;
    errno = 0;
    for (ssize_t size; !ferror(stdout) && (size = getline(&line, &room, stdin)) >= 0;) {
        if (memchr(line, '\0', (size_t)size) != NULL) {
            complain("standard input has a NUL byte: paths are lines");
            all = false;
            break;
        }
        line[strcspn(line, "\r\n")] = '\0';
        if (line[0] != '\0') {
            watch_job("%zu models, %zu failed, %s", n, failed, line);
            failed += !print_line(units, line, o, job, ctx);
            n++;
        }
        errno = 0;
    }
    if (!ferror(stdout) && (errno != 0 || ferror(stdin))) { /* where memory is out, only errno says so */
        complain("standard input can't be read: %s", strerror(errno));
        all = false;
    }
    if (failed > 0)
        complain("%zu of %zu models failed", failed, n);
    free(line);
    return all && failed == 0;
}
