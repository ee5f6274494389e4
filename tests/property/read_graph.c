/* read_graph.c -- the graph readers on some bytes, and all that must hold then.
 *
 * In:   bytes.
 * Out:  an error with a message; or a module that verifies, prints, and reads again as an
 *       equal one, before and after types are inferred, and is written as an ONNX model
 *       that reads back, or refused with a message.
 * Errors: what does not hold ends the program; the bytes are in fuzz-bad.bin.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dfg.h"
#include "dfg_infer.h"
#include "dfg_onnx.h"
#include "read_graph.h"

static void fail(const char *what, struct bytes b, const char *why)
{
    FILE *f = fopen("fuzz-bad.bin", "wb");
    if (f != NULL) {
        fwrite(b.at, 1, b.n, f);
        fclose(f);
    }
    printf("fuzz-bad.bin: %s: %s\n", what, why != NULL ? why : "");
    exit(1);
}

static char *print(const dfg_module *m, size_t *n, struct bytes b)
{
    char *text = NULL;
    FILE *f = open_memstream(&text, n);
    if (f == NULL || dfg_print(m, f) != DFG_OK || fclose(f) != 0)
        fail("can't print", b, NULL);
    return text;
}

/* Prints m, reads that, prints it again, and compares: elements that are not at hand equal nothing. */
static void round_trip(const dfg_module *m, bool compares, struct bytes b)
{
    struct dfg_error error = { DFG_OK, NULL };
    size_t n, n_again;
    char *text = print(m, &n, b);
    dfg_module *again = dfg_module_new(NULL, 0);

    if (again == NULL || dfg_read_text(again, "printed", text, n, &error) != DFG_OK)
        fail("can't read what was printed", b, error.text);
    char *text_again = print(again, &n_again, b);
    if (n != n_again || memcmp(text, text_again, n) != 0)
        fail("printed, read and printed, it differs", b, text_again);
    if (compares && memchr(text, '?', n) == NULL && !dfg_equal(m, again, &error))
        fail("printed and read, it differs", b, error.text);
    dfg_module_free(again);
    free(text);
    free(text_again);
}

/* As a model: an error with a message, or bytes that read back. */
static void write_model(const dfg_module *m, bool keep_opset, struct bytes b)
{
    struct dfg_error error = { DFG_OK, NULL };
    struct dfg_onnx_options options = {.keep_opset = keep_opset};
    uint8_t *bytes;
    size_t n;
    dfg_module *again = dfg_module_new(NULL, 0);

    if (dfg_write_onnx_bytes(m, "written", &bytes, &n, &error) == DFG_OK) {
        if (dfg_read_onnx_bytes(again, "written", bytes, n, &options, &error) != DFG_OK
            || dfg_verify(again, &error) != DFG_OK)
            fail("can't read what was written", b, error.text);
    } else if (error.text == NULL || error.text[0] == '\0')
        fail("an error without a message", b, NULL);
    dfg_error_clear(&error);
    dfg_module_free(again);
    free(bytes);
}

bool read_graph(struct bytes b, bool onnx, bool keep_opset)
{
    struct dfg_error error = { DFG_OK, NULL };
    dfg_module *m = dfg_module_new(NULL, 0);
    struct dfg_onnx_info info = {0};
    struct dfg_onnx_options options = {.info = &info, .keep_opset = keep_opset};
    dfg_status status = onnx ? dfg_read_onnx_bytes(m, "mutant", b.at, b.n, &options, &error)
                             : dfg_read_text(m, "mutant", (const char *)b.at, b.n, &error);

    if (status == DFG_OK) {
        if (dfg_verify(m, &error) != DFG_OK)
            fail("does not verify", b, error.text);
        round_trip(m, info.absent == 0, b);
        write_model(m, onnx && options.keep_opset, b);
        if (dfg_infer(m, &error) != DFG_OK || dfg_verify(m, &error) != DFG_OK)
            fail("types can't be inferred", b, error.text);
        round_trip(m, info.absent == 0, b);
    } else if (error.text == NULL || error.text[0] == '\0')
        fail("an error without a message", b, NULL);
    dfg_error_clear(&error);
    dfg_module_free(m);
    return status == DFG_OK;
}
