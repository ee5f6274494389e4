/* fuzz_graph.c -- the graph readers on hostile bytes.
 *
 * usage: fuzz-graph dfg|onnx COUNT SEED FILE...
 *
 * Reads mutants of the files in memory.  Each must be an error with a message,
 * or a module that verifies; one read from text must print, and read again as
 * an equal one; before and after types are inferred.  Written as an ONNX model it is
 * an error with a message, or reads back.  Build with sanitizers: they see the rest.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dfg.h"
#include "dfg_infer.h"
#include "dfg_onnx.h"
#include "mutate.h"

static void fail(const char *what, size_t i, struct bytes b, const char *why)
{
    FILE *f = fopen("fuzz-bad.bin", "wb");
    if (f != NULL) {
        fwrite(b.at, 1, b.n, f);
        fclose(f);
    }
    printf("mutant %zu (fuzz-bad.bin): %s: %s\n", i, what, why != NULL ? why : "");
    exit(1);
}

/* Prints m, reads that, and compares: elements that are not at hand equal nothing. */
static void round_trip(const dfg_module *m, bool compares, size_t i, struct bytes b)
{
    struct dfg_error error = { DFG_OK, NULL };
    char *text = NULL;
    size_t n = 0;
    FILE *f = open_memstream(&text, &n);
    dfg_module *again = dfg_module_new(NULL, 0);

    if (f == NULL || again == NULL || dfg_print(m, f) != DFG_OK || fclose(f) != 0)
        fail("can't print", i, b, NULL);
    if (dfg_read_text(again, "printed", text, n, &error) != DFG_OK)
        fail("can't read what was printed", i, b, error.text);
    if (compares && !dfg_equal(m, again, &error))
        fail("printed and read, it differs", i, b, error.text);
    dfg_module_free(again);
    free(text);
}

/* As a model: an error with a message, or bytes that read back. */
static void write_model(const dfg_module *m, bool keep_opset, size_t i, struct bytes b)
{
    struct dfg_error error = { DFG_OK, NULL };
    struct dfg_onnx_options options = {.keep_opset = keep_opset};
    uint8_t *bytes;
    size_t n;
    dfg_module *again = dfg_module_new(NULL, 0);

    if (dfg_write_onnx_bytes(m, "written", &bytes, &n, &error) == DFG_OK) {
        if (dfg_read_onnx_bytes(again, "written", bytes, n, &options, &error) != DFG_OK
            || dfg_verify(again, &error) != DFG_OK)
            fail("can't read what was written", i, b, error.text);
    } else if (error.text == NULL || error.text[0] == '\0')
        fail("an error without a message", i, b, NULL);
    dfg_error_clear(&error);
    dfg_module_free(again);
    free(bytes);
}

static bool read_one(bool onnx, size_t i, struct bytes b)
{
    struct dfg_error error = { DFG_OK, NULL };
    dfg_module *m = dfg_module_new(NULL, 0);
    struct dfg_onnx_info info = {0};
    struct dfg_onnx_options options = {.info = &info, .keep_opset = i % 4 == 3};
    dfg_status status = onnx ? dfg_read_onnx_bytes(m, "mutant", b.at, b.n, &options, &error)
                             : dfg_read_text(m, "mutant", (const char *)b.at, b.n, &error);

    if (status == DFG_OK) {
        if (dfg_verify(m, &error) != DFG_OK)
            fail("does not verify", i, b, error.text);
        round_trip(m, info.absent == 0, i, b);
        write_model(m, onnx && options.keep_opset, i, b);
        if (dfg_infer(m, &error) != DFG_OK || dfg_verify(m, &error) != DFG_OK)
            fail("types can't be inferred", i, b, error.text);
        round_trip(m, info.absent == 0, i, b);
    } else if (error.text == NULL || error.text[0] == '\0')
        fail("an error without a message", i, b, NULL);
    dfg_error_clear(&error);
    dfg_module_free(m);
    return status == DFG_OK;
}

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
    for (size_t i = 0; i < n_corpus; i++)
        corpus[i] = read_whole(argv[4 + i]);
    for (size_t i = 0; i < count; i++) {
        struct bytes b = mutate(corpus, n_corpus, &state);
        accepted += read_one(strcmp(argv[1], "onnx") == 0, i, b);
        free(b.at);
    }
    printf("%zu mutants of %zu files: %zu accepted\n", count, n_corpus, accepted);
    for (size_t i = 0; i < n_corpus; i++)
        free(corpus[i].at);
    free(corpus);
    return 0;
}
