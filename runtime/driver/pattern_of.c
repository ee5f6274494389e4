/* pattern_of.c -- --pattern-of: a piece of the graph as a pattern.
 *
 * In:   a finished module; nodes by name, separated by commas outside of quotes, or a function, @NAME.
 * Out:  a .pat file.
 */
#include "../dfg_interp.h"
#include "opt.h"

#include <stdlib.h>
#include <string.h>

/* Cuts the first name off; *rest: what follows it, or NULL. */
static void cut(char *names, char **rest)
{
    bool quoted = false;
    char *at = names;
    for (; *at != '\0' && (quoted || *at != ','); at++) {
        quoted = quoted != (*at == '"');
        at += *at == '\\' && at[1] != '\0';
    }
    *rest = *at == ',' ? at + 1 : NULL;
    *at = '\0';
}

static bool find_nodes(const dfg_module *m, char *names, dfg_node *nodes, uint32_t *n)
{
    bool ok = true;
    for (char *rest; ok && names != NULL; names = rest) {
        cut(names, &rest);
        nodes[*n] = node_called(m, names);
        ok = nodes[(*n)++] != DFG_NONE;
    }
    return ok;
}

bool print_pattern_of(const dfg_module *m, const struct units *u, const char *names, FILE *f)
{
    const size_t size = strlen(names) + 1;
    struct dfg_error e = {DFG_OK, NULL};
    dfg_node *nodes = calloc(size, sizeof *nodes);
    const struct dfg_unit **units = calloc(u->n_interpreted + u->n + 1, sizeof *units);
    for (size_t i = 0; units != NULL && i < u->n_interpreted + u->n; i++) /* imports are not in u->at */
        units[i] = i < u->n_interpreted ? u->interpreted[i] : u->at[i - u->n_interpreted];
    char *text = malloc(size);
    uint32_t n = 0;
    bool ok = nodes != NULL && text != NULL && units != NULL;
    if (!ok)
        complain("out of memory");
    ok = ok && find_nodes(m, memcpy(text, names, size), nodes, &n);
    ok = ok && has_worked(dfg_pattern_of(m, units, u->n_interpreted + u->n, nodes, n, "piece", f, &e) == DFG_OK, &e);
    free(units);
    free(nodes);
    free(text);
    return ok;
}
