/* test_source.c -- the text that units carry: pat2c makes the same C of it again, libpat reads what it says.
 *
 * For each unit that is built in, its files are written to a folder of their own, those
 * that it only names with the text of their units, and compiled with its options.
 */
#include "core_build.h"
#include "dfg_interp.h"
#include "tensorrt.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define UNIT(name) extern const struct dfg_unit name##_unit;
#include "units.def"
#undef UNIT

static const struct dfg_unit *const units[] = {
#define UNIT(name) &name##_unit,
#include "units.def"
#undef UNIT
};

enum { N_UNITS = sizeof units / sizeof *units, ROOM = 4096 };

/* The source whose text that is: itself, or the first of the unit of that name. */
static const struct dfg_source *with_text(const struct dfg_source *s)
{
    for (size_t i = 0; s->text == NULL && i < N_UNITS; i++)
        if (strcmp(units[i]->sources[0].name, s->name) == 0) {
            assert_true(units[i]->sources[0].hash == s->hash);
            s = &units[i]->sources[0];
        }
    assert_non_null(s->text);
    return s;
}

static void write_source(const char *folder, const struct dfg_source *s)
{
    char path[ROOM];
    snprintf(path, sizeof path, "%s/%s", folder, s->name);
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    for (const char *const *piece = with_text(s)->text; *piece != NULL; piece++)
        assert_true(strlen(*piece) < 4096 && fputs(*piece, f) >= 0);
    assert_int_equal(fclose(f), 0);
}

static char *read_all(const char *path)
{
    FILE *f = fopen(path, "rb");
    struct stat is;
    assert_non_null(f);
    assert_int_equal(fstat(fileno(f), &is), 0);
    char *text = calloc(1, (size_t)is.st_size + 1);
    assert_non_null(text);
    assert_int_equal(fread(text, 1, (size_t)is.st_size, f), is.st_size);
    fclose(f);
    return text;
}

/* Is FOLDER/out/NAME.ext what the build made? */
static void assert_same(const char *folder, const char *name, const char *ext)
{
    char path[ROOM];
    snprintf(path, sizeof path, "%s/out/%s.%s", folder, name, ext);
    char *made = read_all(path);
    snprintf(path, sizeof path, MADE "/%s.%s", name, ext);
    char *wanted = read_all(path);
    if (strcmp(made, wanted) != 0)
        fail_msg("%s.%s is another one", name, ext);
    free(made);
    free(wanted);
}

static void compile(const char *folder, const struct dfg_unit *u)
{
    const bool is_pat = strstr(u->sources[0].name, ".pat") != NULL;
    char command[ROOM];
    int n = snprintf(command, sizeof command, "cd %s && mkdir out && " PAT2C " -o out/%s.c --law-limit=%u",
                     folder, u->name, u->law_limit);
    if (u->prefix != NULL)
        n += snprintf(command + n, sizeof command - (size_t)n, " --prefix=%s", u->prefix);
    for (size_t i = 0; u->defines != NULL && u->defines[i] != NULL; i++)
        n += snprintf(command + n, sizeof command - (size_t)n, " '-D%s'", u->defines[i]);
    snprintf(command + n, sizeof command - (size_t)n, " %s", u->sources[0].name);
    if (system(command) != 0)
        fail_msg("%s", command);
    assert_same(folder, u->name, "c");
    if (is_pat)
        assert_same(folder, u->name, "unit.c");
}

static void test_round_trip(void **state)
{
    (void)state;
    for (size_t i = 0; i < N_UNITS; i++) {
        char folder[] = "/tmp/test_source.XXXXXX", command[ROOM];
        assert_non_null(mkdtemp(folder));
        for (uint32_t k = 0; k < units[i]->n_sources; k++)
            write_source(folder, &units[i]->sources[k]);
        compile(folder, units[i]);
        snprintf(command, sizeof command, "rm -r %s", folder);
        assert_int_equal(system(command), 0);
    }
}

/* ---- what patterns say ---- */

static void test_units_are_described(void **state)
{
    (void)state;
    for (size_t i = 0; i < N_UNITS; i++) {
        struct dfg_error error = {DFG_OK, NULL};
        const struct dfg_unit *u = dfg_describe(units[i], units, N_UNITS, &error);
        if (u == NULL)
            fail_msg("%s", error.text);
        assert_ptr_equal(u->tables, units[i]->tables);
        assert_ptr_equal(u->rules, units[i]->rules);
        assert_int_equal(u->n_patterns, units[i]->n_patterns);
        for (uint32_t k = 0; k < u->n_patterns; k++) {
            assert_string_equal(u->patterns[k].desc->name, units[i]->patterns[k].name);
            assert_ptr_equal(u->patterns[k].match, units[i]->patterns[k].match);
            assert_null(units[i]->patterns[k].desc);
        }
        dfg_describe_free(u);
    }
}

static const struct dfg_unit *unit_called(const char *name)
{
    for (size_t i = 0; i < N_UNITS; i++)
        if (strcmp(units[i]->name, name) == 0)
            return units[i];
    fail_msg("%s", name);
    return NULL;
}

/* The unit can't be described, and why. */
static void assert_refused(const struct dfg_unit *u, size_t n_units, const char *why)
{
    struct dfg_error error = {DFG_OK, NULL};
    assert_null(dfg_describe(u, units, n_units, &error));
    assert_non_null(error.text);
    assert_string_equal(error.text, why);
    dfg_error_clear(&error);
}

enum { MOST_SOURCES = 8, MOST_PIECES = 64 };

/* The unit, with a piece in front of its file's text. */
static void assert_text_refused(const struct dfg_unit *from, const char *piece, const char *why)
{
    const char *pieces[MOST_PIECES] = {piece};
    struct dfg_source sources[MOST_SOURCES];
    struct dfg_unit u = *from;
    size_t n = 0;
    assert_true(u.n_sources <= MOST_SOURCES);
    memcpy(sources, u.sources, u.n_sources * sizeof *sources);
    while (u.sources[0].text[n] != NULL) {
        assert_true(n + 2 < MOST_PIECES);
        pieces[n + 1] = u.sources[0].text[n];
        n++;
    }
    sources[0].text = pieces;
    u.sources = sources;
    assert_refused(&u, N_UNITS, why);
}

static void test_what_does_not_fit(void **state)
{
    static const char *const defines[] = {"use_fp16=true", NULL}, *const no_bool[] = {"use_fp16=3", NULL};
    const struct dfg_unit *dnnl = unit_called("dnnl");
    struct dfg_unit u = *dnnl;
    (void)state;
    assert_refused(dnnl, 0, "'dnnl' was made with a 'relay.ops' that no unit here has");
    assert_text_refused(dnnl, "// a line more\n", "'dnnl' is not what its text says");
    assert_text_refused(dnnl, "pattern ;\n",
                        "'dnnl' can't be read: dnnl.pat:1: expected the pattern's name, found ';'");
    u.version = "0.0.1";
    assert_refused(&u, N_UNITS, "'dnnl' was made by pat2c 0.0.1; this is " PAT_VERSION);
    u = *dnnl;
    u.n_sources = 0;
    assert_refused(&u, N_UNITS, "'dnnl' has no text");
    u = *dnnl;
    u.law_limit++;
    assert_refused(&u, N_UNITS, "'dnnl' is not what its text says");
    u = *dnnl;
    u.prefix = "other_";
    assert_refused(&u, N_UNITS, "'dnnl' is not what its text says");
    u = *unit_called("onnx_tensorrt");
    u.defines = defines;
    assert_refused(&u, N_UNITS, "'onnx_tensorrt' is not what its text says");
    u.defines = no_bool;
    assert_refused(&u, N_UNITS, "'onnx_tensorrt': -D use_fp16=3: param 'use_fp16' is bool");
}

static void test_params_are_set(void **state)
{
    struct dfg_error error = {DFG_OK, NULL};
    const struct dfg_unit *compiled = unit_called("tensorrt"), *u = dfg_describe(compiled, units, N_UNITS, &error);
    const struct tensorrt_options *now;
    (void)state;
    assert_non_null(u);
    assert_int_equal(u->n_params, 3);
    assert_string_equal(u->params[2].name, "version");
    assert_null(u->names->options);
    assert_int_equal(dfg_set_param(u, 2, "70200", &error), DFG_OK);
    assert_int_equal(dfg_set_param(u, 1, "true", &error), DFG_OK);
    assert_int_equal(dfg_set_param(u, 1, "yes", &error), DFG_BAD_TEXT);
    assert_string_equal(error.text, "'tensorrt': -D use_fp16=yes: param 'use_fp16' is bool");
    dfg_error_clear(&error);
    now = u->names->options;
    assert_true(now->implicit_batch && now->use_fp16 && now->version == 70200);
    assert_true(u->patterns[0].desc->params[2].value.i == 70200);
    assert_null(compiled->names->options);
    dfg_describe_free(u);
}

static void test_hashes_differ(void **state)
{
    (void)state;
    for (size_t i = 0; i < N_UNITS; i++)
        for (size_t k = 0; k < i; k++)
            assert_true(units[i]->hash != units[k]->hash);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_round_trip),
                                       cmocka_unit_test(test_units_are_described),
                                       cmocka_unit_test(test_what_does_not_fit),
                                       cmocka_unit_test(test_params_are_set),
                                       cmocka_unit_test(test_hashes_differ)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
