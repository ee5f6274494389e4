/* emit.c -- --emit=c: the graph as constant data.
 *
 * In:   a finished module, and the patterns and tables of --match.
 * Out:  C with a view for each file that these are of; its names begin with that of
 *       the file which is written, else of the input, without folder and ending.
 */
#include "opt.h"

#include <stdlib.h>
#include <string.h>

#include "base/c_word.h"

struct emission {
    const dfg_module *m;
    struct dfg_c_view *views;
    size_t n;
    char name[128];
};

/* As C has names: other characters become `_`, one stands before a digit, and one behind what would mean something. */
static void name_of(struct emission *e, const char *path)
{
    const char *slash = strrchr(path, '/'), *base = slash != NULL ? slash + 1 : path, *dot = strrchr(base, '.');
    size_t n = dot != NULL && dot != base ? (size_t)(dot - base) : strlen(base), at = 0;
    if (n == 0 || (base[0] >= '0' && base[0] <= '9'))
        e->name[at++] = '_';
    for (size_t i = 0; i < n && at + 2 < sizeof e->name; i++) {
        const char c = base[i];
        const bool is_kept = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        e->name[at++] = is_kept ? c : '_';
    }
    e->name[at] = '\0';
    if (pat_is_c_word(e->name, at) || strcmp(e->name, "dfg") == 0 || strcmp(e->name, "main") == 0)
        e->name[at++] = '_';
    e->name[at] = '\0';
}

static bool print_c(FILE *f, const void *emission)
{
    const struct emission *e = emission;
    return dfg_print_c(e->m, e->name, e->views, e->n, f) == DFG_OK;
}

static bool add_view(struct emission *e, dfg_module *m, struct views *views, const struct dfg_unit *u)
{
    const size_t before = views->n;
    const dfg_graph *view = view_of(m, views, u);
    if (view == NULL || views->n == before)
        return view != NULL;
    if (u->names->run == 0) {
        complain("'%s' is not compiled, so that there are no numbers to write; add --compile", u->name);
        return false;
    }
    char *header = malloc(strlen(u->name) + sizeof ".h");
    if (header == NULL) {
        complain("out of memory");
        return false;
    }
    strcpy(header, u->name);
    strcat(header, ".h");
    e->views[e->n++] = (struct dfg_c_view){view, header};
    return true;
}

bool emit_c(dfg_module *m, const struct items *items, const struct options *o)
{
    struct emission e = {.m = m, .views = calloc(items->n + 1, sizeof *e.views)};
    struct views views;
    bool ok = views_begin(&views, items->n) && e.views != NULL;
    if (!ok)
        complain("out of memory");
    for (size_t i = 0; ok && i < items->n; i++)
        ok = add_view(&e, m, &views, items->at[i].target.unit);
    name_of(&e, o->output != NULL && strcmp(o->output, "-") != 0 ? o->output : o->input);
    ok = ok && output_write(o->output != NULL ? o->output : "-", print_c, &e);
    for (size_t i = 0; i < e.n; i++)
        free((char *)(uintptr_t)e.views[i].header);
    free(e.views);
    views_end(&views);
    return ok;
}
