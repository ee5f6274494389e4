/* check_models.c -- the ONNX reader on a corpus of models.
 *
 * usage: check-models DIR
 *
 * DIR has models, some in folders, and what they must hold: README.md has rows
 * `| NAME | NODES/ALL-NODES | ...`, fusion-cases/cases.tsv counts operators.
 * Every model must load with that many nodes, verify, print, and read back from
 * that as an equal graph; and so when it is written as a model, in the canonical
 * form and in its own.  A line for each; 77, "skipped", where DIR is not there.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dfg_onnx.h"

extern const struct dfg_unit onnx_unit;

static size_t n_failed, n_passed;

static char *join(const char *folder, const char *name)
{
    size_t n = strlen(folder) + strlen(name) + 2;
    char *path = malloc(n);
    if (path != NULL)
        snprintf(path, n, "%s/%s", folder, name);
    return path;
}

/* ---- what is expected ---- */

/* The text of a file, or "". */
static char *read_text(const char *path)
{
    FILE *f = path != NULL ? fopen(path, "rb") : NULL;
    size_t room = 1 << 20, n;
    char *text = calloc(1, room);
    if (text == NULL)
        exit(1);
    n = f != NULL ? fread(text, 1, room - 1, f) : 0;
    text[n] = '\0';
    if (f != NULL)
        fclose(f);
    return text;
}

/* The row `| NAME | NODES/ALL |`; false: there is none. */
static bool find_row(const char *readme, const char *name, unsigned long long *nodes, unsigned long long *all)
{
    size_t n = strlen(name);
    for (const char *p = readme; (p = strstr(p, "\n| ")) != NULL; p++)
        if (strncmp(p + 3, name, n) == 0 && strncmp(p + 3 + n, " | ", 3) == 0 &&
            sscanf(p + 6 + n, "%llu/%llu", nodes, all) == 2)
            return true;
    return false;
}

/* Counts of the row's third column, `Abs=1;Identity=1`, added up. */
static bool find_case(const char *cases, const char *file, unsigned long long *all)
{
    size_t n = strlen(file);
    for (const char *p = strchr(cases, '\n'); p != NULL; p = strchr(p + 1, '\n')) {
        if (strncmp(p + 1, file, n) != 0 || p[1 + n] != '\t')
            continue;
        const char *ops = strchr(p + 2 + n, '\t');
        const char *end = ops != NULL ? strchr(ops + 1, '\t') : NULL;
        *all = 0;
        for (const char *q = ops; q != NULL && q < end; q++)
            *all += *q == '=' ? strtoull(q + 1, NULL, 10) : 0;
        return ops != NULL;
    }
    return false;
}

/* ---- one model ---- */

static bool round_trip(const dfg_module *m, struct dfg_error *e)
{
    const struct dfg_ops *ops[] = {onnx_unit.ops};
    dfg_module *again = dfg_module_new(ops, 1);
    char *text = NULL;
    size_t n = 0;
    FILE *f = open_memstream(&text, &n);
    bool same = f != NULL && again != NULL && dfg_print(m, f) == DFG_OK && fclose(f) == 0 &&
                dfg_read_text(again, "printed", text, n, e) == DFG_OK && dfg_verify(again, e) == DFG_OK &&
                dfg_equal(m, again, e);
    dfg_module_free(again);
    free(text);
    return same;
}

/* Written as a model and read again: an equal graph? */
static bool model_trip(const dfg_module *m, bool keep_opset, struct dfg_error *e)
{
    const struct dfg_ops *ops[] = {onnx_unit.ops};
    struct dfg_onnx_options options = {.keep_opset = keep_opset};
    dfg_module *again = dfg_module_new(ops, 1);
    uint8_t *bytes = NULL;
    size_t n;
    bool same = again != NULL && dfg_write_onnx_bytes(m, "written", &bytes, &n, e) == DFG_OK &&
                dfg_read_onnx_bytes(again, "written", bytes, n, &options, e) == DFG_OK &&
                dfg_verify(again, e) == DFG_OK && dfg_equal(m, again, e);
    dfg_module_free(again);
    free(bytes);
    return same;
}

static bool own_form_trip(const char *path, struct dfg_error *e)
{
    const struct dfg_ops *ops[] = {onnx_unit.ops};
    struct dfg_onnx_options options = {.keep_opset = true};
    dfg_module *m = dfg_module_new(ops, 1);
    bool same = m != NULL && dfg_read_onnx(m, path, &options, e) == DFG_OK && model_trip(m, true, e);
    dfg_module_free(m);
    return same;
}

static void verdict(const char *path, bool good, const char *why)
{
    if (good)
        n_passed++;
    else
        n_failed++;
    printf("%s  %s%s%s\n", good ? "ok    " : "FAILED", path, good ? "" : ": ", good ? "" : why);
}

static void check(const char *path, const char *file, const char *readme, const char *cases)
{
    const struct dfg_ops *ops[] = {onnx_unit.ops};
    struct dfg_onnx_info info = {0};
    struct dfg_onnx_options options = {.info = &info};
    struct dfg_error e = {DFG_OK, NULL};
    dfg_module *m = dfg_module_new(ops, 1);
    char why[100] = "", *name = strndup(file, strlen(file) - strlen(".onnx"));
    unsigned long long nodes, all;

    if (m == NULL || name == NULL)
        exit(1);
    bool good = dfg_read_onnx(m, path, &options, &e) == DFG_OK && dfg_verify(m, &e) == DFG_OK &&
                round_trip(m, &e) && model_trip(m, false, &e) && own_form_trip(path, &e);
    if (good && find_row(readme, name, &nodes, &all))
        good = info.nodes == nodes && info.all_nodes == all;
    else if (good && find_case(cases, file, &all))
        good = info.all_nodes == all;
    if (!good && e.text == NULL)
        snprintf(why, sizeof why, "it has %llu/%llu nodes", (unsigned long long)info.nodes,
                 (unsigned long long)info.all_nodes);
    verdict(path, good, e.text != NULL ? e.text : why);
    dfg_error_clear(&e);
    dfg_module_free(m);
    free(name);
}

/* Models of the folder and, once, of those in it. */
static bool check_folder(const char *folder, const char *readme, const char *cases, bool deeper)
{
    DIR *d = opendir(folder);
    const struct dirent *entry;
    if (d == NULL)
        return false;
    while ((entry = readdir(d)) != NULL) {
        const char *end = strrchr(entry->d_name, '.');
        char *path = join(folder, entry->d_name);
        if (path == NULL)
            exit(1);
        if (end != NULL && strcmp(end, ".onnx") == 0)
            check(path, entry->d_name, readme, cases);
        else if (deeper && entry->d_name[0] != '.')
            check_folder(path, readme, cases, false);
        free(path);
    }
    closedir(d);
    return true;
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fputs("usage: check-models DIR\n", stderr);
        return 2;
    }
    char *readme_path = join(argv[1], "README.md"), *cases_path = join(argv[1], "fusion-cases/cases.tsv");
    char *readme = read_text(readme_path), *cases = read_text(cases_path);
    bool there = check_folder(argv[1], readme, cases, true);
    free(readme_path);
    free(cases_path);
    free(readme);
    free(cases);
    if (!there) {
        printf("SKIP: there are no models in '%s'\n", argv[1]);
        return 77;
    }
    printf("%zu passed, %zu failed\n", n_passed, n_failed);
    return n_failed > 0 || n_passed == 0;
}
