/* fuzz_graph.c -- the graph readers on hostile bytes.
 *
 * usage: fuzz-graph dfg|onnx COUNT SEED FILE...
 *
 * Reads the files, then mutants of them in memory.  Build with sanitizers: they see what
 * read_graph does not.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "read_graph.h"

int main(int argc, char **argv)
{
    size_t n_corpus = argc > 4 ? (size_t)argc - 4 : 0, count, accepted = 0;
    struct bytes *corpus = calloc(n_corpus + 1, sizeof *corpus);
    uint64_t state;

    if (n_corpus == 0 || corpus == NULL) {
        fputs("usage: fuzz-graph dfg|onnx COUNT SEED FILE...\n", stderr);
        return 2;
    }
    count = strtoul(argv[2], NULL, 10);
    state = strtoull(argv[3], NULL, 10) * 2 + 1;
    bool onnx = strcmp(argv[1], "onnx") == 0;
    for (size_t i = 0; i < n_corpus; i++) {
        corpus[i] = read_whole(argv[4 + i]);
        read_graph(corpus[i], onnx, false);
        if (onnx)
            read_graph(corpus[i], onnx, true);
    }
    for (size_t i = 0; i < count; i++) {
        struct bytes b = mutate(corpus, n_corpus, &state);
        accepted += read_graph(b, onnx, i % 4 == 3);
        free(b.at);
    }
    printf("%zu mutants of %zu files: %zu accepted\n", count, n_corpus, accepted);
    for (size_t i = 0; i < n_corpus; i++)
        free(corpus[i].at);
    free(corpus);
    return 0;
}
