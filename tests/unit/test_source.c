/* test_source.c -- the text that units carry: pat2c makes the same C of it again.
 *
 * For each unit that is built in, its files are written to a folder of their own, those
 * that it only names with the text of their units, and compiled with its options.
 */
#include "core_build.h"

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
    n += snprintf(command + n, sizeof command - (size_t)n, "%s", is_pat ? " --describe" : "");
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
                                       cmocka_unit_test(test_hashes_differ)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
