/* lens.c -- textDocument/codeLens: how often each pattern matches in the model of the workspace.
 *
 * In:   a document, and the setting `model`.
 * Out:  "matches in this model: N" over each pattern and rule.
 *
 * dfg-opt counts, as a child process; it reads the file as saved.  Its answer is kept until the next one.
 */
#include "lsp.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* UNIT.NAME of each pattern and rule of the file, joined by commas; freed by the caller. */
static char *all_names(const struct server *s, struct document *d)
{
    const struct analysis *a = lsp_analysis(s, d);
    char *all = lsp_copy("", 0);
    for (int i = 0; a->unit && a->pat->run && i < a->pat->run->decl_list.n; i++) {
        const struct decl *decl = a->pat->run->decl_list.at[i];
        if (decl->own && (decl->kind == SYN_PATTERN || decl->kind == SYN_RULE))
            lsp_append(&all, "%s%s.%s", *all ? "," : "", a->unit->name, decl->name);
    }
    return all;
}

static _Noreturn void run_dfg_opt(const struct server *s, const struct document *d, const char *names)
{
    const char *program = s->dfg_opt && access(s->dfg_opt, X_OK) == 0 ? s->dfg_opt : "dfg-opt";
    const int n = pat2c->opt.folders.n + s->n_folders;
    const char **argv = lsp_alloc(NULL, sizeof *argv * (size_t)(2 * n + 2 * pat2c->opt.defines.n + 8));
    int k = 0;
    argv[k++] = program;
    for (int i = 0; i < n; i++) {
        argv[k++] = "-I";
        argv[k++] =
            i < pat2c->opt.folders.n ? pat2c->opt.folders.at[i] : s->folders[i - pat2c->opt.folders.n];
    }
    for (int i = 0; i < pat2c->opt.defines.n; i++) {
        argv[k++] = "-D";
        argv[k++] = pat2c->opt.defines.at[i];
    }
    const char *const rest[] = {"--patterns", d->path, "--stats", "--match", names, s->model, NULL};
    memcpy(argv + k, rest, sizeof rest);
    if (!freopen("/dev/null", "w", stderr)) /* what is wrong with the file, its diagnostics say */
        _exit(1);
    execvp(program, (char **)argv);
    _exit(127);
}

static void forget_counts(struct document *d)
{
    for (int i = 0; i < d->n_counts; i++)
        free(d->counts[i].name);
    d->n_counts = 0;
}

void lsp_start_lens(struct server *s, struct document *d)
{
    bool is_child;
    if (!s->model)
        forget_counts(d);
    char *names = s->model ? all_names(s, d) : NULL;
    if (names && *names && !lsp_fork(&d->lens, &is_child))
        lsp_log("can't run dfg-opt: %s", strerror(errno));
    else if (names && *names && is_child)
        run_dfg_opt(s, d, names);
    free(names);
}

/* Lines `UNIT.NAME N`. */
void lsp_end_lens(struct server *s, struct document *d)
{
    forget_counts(d);
    for (char *line = d->lens.text, *end; line && (end = strchr(line, '\n')); line = end + 1) {
        *end = 0;
        char *dot = strchr(line, '.'), *blank = strrchr(line, ' ');
        if (!dot || !blank || blank < dot)
            continue;
        d->counts = lsp_alloc(d->counts, sizeof *d->counts * ((size_t)d->n_counts + 1));
        d->counts[d->n_counts++] =
            (struct count){lsp_copy(dot + 1, (size_t)(blank - dot - 1)), strtol(blank + 1, NULL, 10)};
    }
    lsp_forget_child(&d->lens, "dfg-opt --match", d->path);
    if (s->refreshes_lenses)
        lsp_request("workspace/codeLens/refresh", s->next_id++);
}

static const struct count *count_of(const struct document *d, const char *name)
{
    for (int i = 0; i < d->n_counts; i++)
        if (strcmp(d->counts[i].name, name) == 0)
            return &d->counts[i];
    return NULL;
}

cJSON *lsp_code_lens(struct server *s, const cJSON *params, struct failure *why)
{
    struct document *d = lsp_document_of(s, params, why);
    if (!d)
        return NULL;
    const struct analysis *a = lsp_analysis(s, d);
    cJSON *lenses = cJSON_CreateArray();
    for (int i = 0; a->pat->run && i < a->pat->run->decl_list.n; i++) {
        const struct decl *decl = a->pat->run->decl_list.at[i];
        const struct count *count = decl->own ? count_of(d, decl->name) : NULL;
        if (!count)
            continue;
        cJSON *lens = cJSON_CreateObject();
        const struct span at = decl->syn->name_at;
        cJSON_AddItemToObject(lens, "range", lsp_range(s, d->text, d->size, at.begin, at.end));
        cJSON *command = cJSON_AddObjectToObject(lens, "command");
        char *title = lsp_print("matches in this model: %ld", count->n);
        cJSON_AddStringToObject(command, "title", title);
        cJSON_AddStringToObject(command, "command", "");
        free(title);
        cJSON_AddItemToArray(lenses, lens);
    }
    return lenses;
}
