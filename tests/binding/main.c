/* main.c -- asks the same patterns of a network over libdfg and over another IR; the answers must be the same.
 *
 * usage: NAME MODEL...   a line for each; status 1: they differ
 */
#include <stdlib.h>
#include <string.h>

#include "dfg.h"
#include "dfg_infer.h"
#include "dfg_onnx.h"
#include "side.h"

extern const struct dfg_ops onnx_ops, com_microsoft_ops;

void *dfg_side_begin(struct dfg_module *);
void dfg_side_print(void *, FILE *);
double dfg_side_sweep(void *, unsigned, size_t *);
void dfg_side_end(void *);

static char *text_of(void *graph, void (*print)(void *, FILE *))
{
    char *text = NULL;
    size_t size;
    FILE *f = open_memstream(&text, &size);
    if (f == NULL)
        exit(1);
    print(graph, f);
    fclose(f);
    return text;
}

static bool differ(const char *path, const char *ours, const char *theirs)
{
    size_t line = 1, begin = 0, at = 0;
    for (; ours[at] != '\0' && ours[at] == theirs[at]; at++)
        if (ours[at] == '\n')
            line++, begin = at + 1;
    if (ours[at] == theirs[at])
        return false;
    fprintf(stderr, "%s: line %zu: %.*s\nover libdfg: %.*s\n", path, line, (int)strcspn(theirs + begin, "\n"), theirs + begin,
            (int)strcspn(ours + begin, "\n"), ours + begin);
    return true;
}

static double least(double a, double b)
{
    return a < b ? a : b;
}

static bool compare(const char *path)
{
    const struct dfg_ops *ops[] = {&onnx_ops, &com_microsoft_ops};
    dfg_module *m = dfg_module_new(ops, 2);
    struct dfg_error error = {DFG_OK, NULL};
    if (m == NULL || dfg_read_file(m, path, &error) != DFG_OK || dfg_infer(m, &error) != DFG_OK ||
        dfg_build_users(m) != DFG_OK) {
        fprintf(stderr, "%s\n", error.text != NULL ? error.text : "out of memory");
        exit(1);
    }
    void *ours = dfg_side_begin(m), *theirs = side_begin(m);
    char *a = text_of(ours, dfg_side_print), *b = text_of(theirs, side_print);
    const bool wrong = differ(path, a, b);
    size_t lines = 0, found = 0, found_here = 0;
    for (const char *c = a; *c != '\0'; c++)
        lines += *c == '\n';
    const unsigned nodes = dfg_n_nodes(m), rounds = 1 + 200000 / nodes;
    double here = 1e9, there = 1e9, by_hand = 1e9;
    for (int i = 0; i < 5; i++) {
        here = least(here, dfg_side_sweep(ours, rounds, &found_here));
        there = least(there, side_sweep(theirs, rounds, &found));
#ifdef BY_HAND
        size_t found_by_hand;
        by_hand = least(by_hand, side_by_hand(theirs, rounds, &found_by_hand));
        if (found_by_hand != found_here)
            return fprintf(stderr, "%s: by hand there are %zu\n", path, found_by_hand), true;
#endif
    }
    const double ns = 1e9 / rounds / nodes;
    printf("%-24s %4u nodes, %5zu answers; a sweep takes %.1f ns a node, over libdfg %.1f",
           strrchr(path, '/') != NULL ? strrchr(path, '/') + 1 : path, nodes, lines, there * ns, here * ns);
    if (by_hand < 1e9)
        printf(", by hand %.1f", by_hand * ns);
    putchar('\n');
    free(a);
    free(b);
    side_end(theirs);
    dfg_side_end(ours);
    dfg_error_clear(&error);
    dfg_module_free(m);
    if (found != found_here)
        fprintf(stderr, "%s: a sweep finds %zu, over libdfg %zu\n", path, found, found_here);
    return wrong || found != found_here;
}

int main(int argc, char **argv)
{
    int status = 0;
    for (int i = 1; i < argc; i++)
        status |= compare(argv[i]);
    return status;
}
