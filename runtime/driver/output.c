/* output.c -- one file that a job writes.
 *
 * In:   a path, `-` for standard output, and what prints the text.
 * Out:  the file, whole or as it was.
 */
#define _XOPEN_SOURCE 700 /* realpath */
#include "../dfg_onnx.h"
#include "compile.h"
#include "opt.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static bool cannot_write(const char *path)
{
    if (errno != 0)
        complain("%s: can't be written: %s", path, strerror(errno));
    else
        complain("%s: can't be written", path);
    return false;
}

/* Prints to the file, and closes it; NULL: to standard output. */
static bool print_and_close(struct dfg_output *out, print_fn *print, const void *ctx)
{
    errno = 0;
    if (out == NULL)
        return print(stdout, ctx) && fflush(stdout) == 0;
    return print(out->file, ctx) && dfg_output_close(out);
}

bool output_write(const char *path, print_fn *print, const void *ctx)
{
    struct dfg_output out;
    if (strcmp(path, "-") == 0)
        return print_and_close(NULL, print, ctx) || cannot_write("standard output");
    watch_output(path);
    bool ok = dfg_output_open(&out, path) && print_and_close(&out, print, ctx) && dfg_output_commit(&out);
    dfg_output_drop(&out);
    watch_output(NULL);
    return ok || cannot_write(path);
}

/* ---- which files they are ---- */

/* One name for what is there, or would be, whatever way leads to it; malloc'ed.  NULL: no folder, or no memory. */
static char *place_of(const char *path)
{
    const char *slash = strrchr(path, '/'), *name = slash != NULL ? slash + 1 : path;
    char *place = realpath(path, NULL);
    if (place != NULL)
        return place;
    char *folder = text_of("%.*s", slash != NULL ? (int)(name - path) : 1, slash != NULL ? path : ".");
    char *real = folder != NULL ? realpath(folder, NULL) : NULL;
    place = real != NULL ? text_of("%s/%s", real, name) : NULL;
    free(folder);
    free(real);
    return place;
}

/* What is no file may be written and read at once. */
static bool is_file(const char *path)
{
    struct stat s;
    return path != NULL && strcmp(path, "-") != 0 && strncmp(path, "/dev/", 5) != 0 &&
           (stat(path, &s) != 0 || S_ISREG(s.st_mode));
}

bool same_file(const char *a, const char *b)
{
    char *x = is_file(a) && is_file(b) ? place_of(a) : NULL, *y = x != NULL ? place_of(b) : NULL;
    const bool same = y != NULL && strcmp(x, y) == 0;
    free(x);
    free(y);
    return same;
}

const char *output_onto(const struct options *o, const char *input)
{
    return same_file(o->output, input) ? o->output : same_file(o->dot, input) ? o->dot : NULL;
}

bool outputs_spare_weights(const dfg_module *m, const struct options *o)
{
    const char *outputs[] = {o->output, o->dot};
    for (size_t i = 0; i < sizeof outputs / sizeof *outputs; i++)
        if (is_file(outputs[i]) && dfg_reads_external(m, outputs[i])) {
            complain("the output '%s' holds weights of the input", outputs[i]);
            return false;
        }
    return true;
}

bool output_is_onnx(const char *path)
{
    size_t n = strlen(path);
    return n >= 5 && strcmp(path + n - 5, ".onnx") == 0;
}

static bool print_graph(FILE *f, const void *m)
{
    return dfg_print(m, f) == DFG_OK;
}

bool output_graph(const dfg_module *m, const char *path)
{
    struct dfg_error error = {DFG_OK, NULL};
    if (!output_is_onnx(path))
        return output_write(path, print_graph, m);
    watch_output(path);
    bool ok = dfg_write_onnx(m, path, &error) == DFG_OK;
    watch_output(NULL);
    if (ok)
        return true;
    fprintf(stderr, "%s\n", error.text != NULL ? error.text : "out of memory");
    dfg_error_clear(&error);
    return false;
}

/* Of a model the weights may be in a file of their own. */
void output_remove(const char *output, const char *folder)
{
    char *path = output != NULL ? realpath(output, NULL) : NULL;
    const char *target = path != NULL ? path : output;
    char *weights = target != NULL ? text_of("%s.data", target) : NULL;
    if (target != NULL)
        dfg_output_clean(target);
    if (weights != NULL)
        dfg_output_clean(weights);
    if (folder != NULL)
        remove_folder(folder);
    free(weights);
    free(path);
}
