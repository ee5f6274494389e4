/* test_onnx.c -- what becomes of ONNX models: the small ones of tests/unit/onnx.
 *
 * NAME.onnx must print as NAME.dfg, and read back from that as an equal graph;
 * or fail with a message that holds what NAME.error says.  With UPDATE=1 in the
 * environment, .dfg files are written anew instead.  Then what files can't say:
 * options, and what is told about a model.
 */
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core.h"
#include "dfg_onnx.h"
#include "counting_heap.h"

extern const struct dfg_unit onnx_unit;

static dfg_module *module(void)
{
    const struct dfg_ops *ops[] = {onnx_unit.ops};
    dfg_module *m = dfg_module_new(ops, 1);
    assert_non_null(m);
    return m;
}

static char *path_of(const char *name, const char *end)
{
    size_t size = strlen(ONNX_MODELS) + strlen(name) + strlen(end) + 2;
    char *path = malloc(size);
    assert_non_null(path);
    snprintf(path, size, "%s/%s%s", ONNX_MODELS, name, end);
    return path;
}

/* NULL: there is no such file. */
static char *text_of(const char *name, const char *end)
{
    char *path = path_of(name, end), *text = NULL;
    FILE *f = fopen(path, "rb");
    free(path);
    if (f == NULL)
        return NULL;
    text = calloc(1, 1 << 16);
    assert_non_null(text);
    size_t n = fread(text, 1, (1 << 16) - 1, f);
    text[n] = '\0';
    fclose(f);
    return text;
}

static char *print(const dfg_module *m)
{
    char *text = NULL;
    size_t n;
    FILE *f = open_memstream(&text, &n);
    assert_non_null(f);
    assert_int_equal(dfg_print(m, f), DFG_OK);
    assert_int_equal(fclose(f), 0);
    return text;
}

static void update(const char *name, const char *text)
{
    char *path = path_of(name, ".dfg");
    FILE *f = fopen(path, "wb");
    free(path);
    assert_non_null(f);
    fputs(text, f);
    fclose(f);
}

static void check_graph(const char *name, const dfg_module *m)
{
    char *text = print(m), *want = text_of(name, ".dfg");
    struct dfg_error e = {DFG_OK, NULL};
    dfg_module *again = module();

    assert_int_equal(dfg_verify(m, &e), DFG_OK);
    if (getenv("UPDATE") != NULL)
        update(name, text);
    else if (want == NULL || strcmp(text, want) != 0)
        fail_msg("%s.onnx is read as:\n%s", name, text);
    if (dfg_read_text(again, name, text, strlen(text), &e) != DFG_OK)
        fail_msg("%s", e.text);
    if (strstr(text, " ?") == NULL &&
        !dfg_equal(m, again, &e)) /* elements that are not there equal nothing */
        fail_msg("%s: %s", name, e.text);
    dfg_module_free(again);
    free(text);
    free(want);
}

static void check_model(const char *name)
{
    char *path = path_of(name, ".onnx"), *why = text_of(name, ".error");
    struct dfg_onnx_options options = {.keep_opset = strncmp(name, "keep-", 5) == 0};
    struct dfg_error e = {DFG_OK, NULL};
    dfg_module *m = module();
    dfg_status status = dfg_read_onnx(m, path, &options, &e);

    if (why != NULL) {
        why[strcspn(why, "\n")] = '\0';
        assert_int_equal(status, DFG_BAD_ONNX);
        if (strstr(e.text, why) == NULL)
            fail_msg("%s.onnx: %s", name, e.text);
    } else if (status != DFG_OK)
        fail_msg("%s", e.text);
    else
        check_graph(name, m);
    dfg_error_clear(&e);
    dfg_module_free(m);
    free(path);
    free(why);
}

static void models(void **state)
{
    (void)state;
    DIR *folder = opendir(ONNX_MODELS);
    const struct dirent *d;
    size_t n = 0;
    assert_non_null(folder);
    while ((d = readdir(folder)) != NULL) {
        char *name = strdup(d->d_name), *end = strrchr(d->d_name, '.') - d->d_name + name;
        if (strcmp(end, ".onnx") == 0) {
            *end = '\0';
            check_model(name);
            n++;
        }
        free(name);
    }
    closedir(folder);
    assert_true(n > 100);
}

static void tells_what_was_read(void **state)
{
    (void)state;
    struct dfg_onnx_info info;
    struct dfg_onnx_options options = {.info = &info};
    dfg_module *m = module();
    char *path = path_of("loop", ".onnx");
    assert_int_equal(dfg_read_onnx(m, path, &options, NULL), DFG_OK);
    assert_int_equal(info.nodes, 1);
    assert_int_equal(info.all_nodes, 4);
    assert_int_equal(info.depth, 2);
    assert_int_equal(info.opset, 17);
    assert_int_equal(info.ir_version, 8);
    assert_int_equal(info.folded, 0);
    assert_false(info.unsorted);
    assert_string_equal(info.graph, "g");
    assert_string_equal(info.producer, "");
    free(path);
    dfg_module_free(m);
}

static void counts_constants_and_forms(void **state)
{
    (void)state;
    const struct {
        const char *name;
        uint64_t folded, replaced, kept, absent;
        bool unsorted;
    } rows[] = {{"constants", 6, 0, 0, 0, false},
                {"constant-replaced", 1, 1, 0, 0, true},
                {"lift-softmax-11-two-unknown", 0, 0, 1, 0, false},
                {"external-missing", 0, 0, 0, 1, false},
                {"unsorted", 0, 0, 0, 0, true}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct dfg_onnx_info info;
        struct dfg_onnx_options options = {.info = &info};
        dfg_module *m = module();
        char *path = path_of(rows[i].name, ".onnx");
        assert_int_equal(dfg_read_onnx(m, path, &options, NULL), DFG_OK);
        assert_int_equal(info.folded, rows[i].folded);
        assert_int_equal(info.replaced, rows[i].replaced);
        assert_int_equal(info.kept, rows[i].kept);
        assert_int_equal(info.absent, rows[i].absent);
        assert_int_equal(info.unsorted, rows[i].unsorted);
        free(path);
        dfg_module_free(m);
    }
}

static void needs_no_declarations(void **state)
{
    (void)state;
    dfg_module *m = dfg_module_new(NULL, 0);
    char *path = path_of("results", ".onnx");
    assert_int_equal(dfg_read_onnx(m, path, NULL, NULL), DFG_OK);
    assert_int_equal(dfg_verify(m, NULL), DFG_OK);
    free(path);
    dfg_module_free(m);
}

static void says_which_file_is_missing(void **state)
{
    (void)state;
    struct dfg_error e = {DFG_OK, NULL};
    dfg_module *m = module();
    assert_int_equal(dfg_read_onnx(m, ONNX_MODELS "/no-such.onnx", NULL, &e), DFG_NO_FILE);
    assert_non_null(strstr(e.text, "no-such.onnx: error: can't be read: "));
    dfg_error_clear(&e);
    assert_int_equal(dfg_read_onnx(m, ONNX_MODELS, NULL, &e), DFG_NO_FILE);
    dfg_error_clear(&e);
    dfg_module_free(m);
}

/* Of bytes in memory no files are read, unless a folder is given. */
static void bytes_have_no_folder(void **state)
{
    (void)state;
    char *path = path_of("external", ".onnx");
    uint8_t bytes[2048];
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    size_t n = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    free(path);
    for (int given = 0; given < 2; given++) {
        struct dfg_onnx_info info;
        struct dfg_onnx_options options = {.folder = given ? ONNX_MODELS : NULL, .info = &info};
        dfg_module *m = module();
        assert_int_equal(dfg_read_onnx_bytes(m, "bytes", bytes, n, &options, NULL), DFG_OK);
        assert_int_equal(info.absent, given ? 0 : 1);
        dfg_module_free(m);
    }
}

/* Raw data is used where it stands. */
static void weights_are_not_copied(void **state)
{
    (void)state;
    char *path = path_of("tensors-raw", ".onnx");
    uint8_t bytes[2048];
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    size_t n = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    free(path);
    dfg_module *m = module();
    assert_int_equal(dfg_read_onnx_bytes(m, "bytes", bytes, n, NULL, NULL), DFG_OK);
    for (dfg_node c = 1; c < dfg_n_nodes(m); c++) {
        if (dfg_node_op(m, c) != DFG_CONST)
            continue;
        const uint8_t *data = dfg_tensor_of(m, c)->data;
        assert_true(data > bytes && data < bytes + n);
    }
    dfg_module_free(m);
}

/* ---- without memory ---- */

/* However early memory ends, that is what is said. */
static void runs_out_of_memory(void **state)
{
    (void)state;
    static const char *const names[] = {"loop",     "attributes",  "tensors-typed",
                                        "function", "lift-clip-6", "constants"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char *path = path_of(names[i], ".onnx");
        bool done = false;
        for (long n = 0; !done; n++) {
            struct counting_heap h = {.left = n, .lasting = true};
            struct dfg_error e = {DFG_OK, NULL};
            dfg_module *m = module_on(&h, NULL, 0);
            if (m == NULL)
                continue;
            dfg_status status = dfg_read_onnx(m, path, NULL, &e);
            done = status == DFG_OK;
            if (!done && status != DFG_NO_MEMORY)
                fail_msg("%s after %ld allocations: %s", names[i], n, e.text);
            dfg_error_clear(&e);
            dfg_module_free(m);
            assert_int_equal(h.blocks, 0);
        }
        free(path);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(models),
        cmocka_unit_test(tells_what_was_read),
        cmocka_unit_test(counts_constants_and_forms),
        cmocka_unit_test(needs_no_declarations),
        cmocka_unit_test(says_which_file_is_missing),
        cmocka_unit_test(bytes_have_no_folder),
        cmocka_unit_test(weights_are_not_copied),
        cmocka_unit_test(runs_out_of_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
