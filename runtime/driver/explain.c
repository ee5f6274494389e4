/* explain.c -- --explain: why patterns and tables do not match.
 *
 * In:   a finished module, the selected items, a node's name or none.
 * Out:  for each item the report of the attempt there that got furthest, of a
 *       table that of its closest entry; without a node how many matches there
 *       are, and the three best of the attempts that failed, one for each test.
 *
 * Bodies that are marked Composite hold matches made already; they are left out.
 */
#include "../dfg_extend.h"
#include "../dfg_interp.h"
#include "opt.h"

#include <stdlib.h>
#include <string.h>

enum { BEST = 3 };

/* How far the item got at a node. */
struct attempt {
    struct dfg_closest c;
    dfg_node n;
    size_t alike; /* other nodes where as many tests passed and this one failed */
};

static bool report_status(dfg_status s)
{
    if (s != DFG_OK)
        complain(s == DFG_NO_MEMORY ? "out of memory" : "a report can't be written");
    return s == DFG_OK;
}

/* ---- attempts ---- */

/* The pattern, or the entry of the table that matches first or else comes closest. */
static bool try_item(const dfg_module *m, const struct item *item, dfg_node n, struct attempt *best)
{
    *best = (struct attempt){.n = n};
    return report_status(dfg_ref_closest(m, &item->target, n, &best->c));
}

static bool explain_attempt(const dfg_module *m, const struct item *item, const struct attempt *a, FILE *f)
{
    if (a->c.p == NULL) {
        fprintf(f, "%.*s has no entries\n", (int)item->name_len, item->name);
        return true;
    }
    if (a->c.entry >= 0)
        fprintf(f, "%.*s, %s '%s': ", (int)item->name_len, item->name,
                a->c.got.matches ? "entry" : "closest entry", item->target.table->entries[a->c.entry].name);
    return report_status(dfg_explain(m, a->c.p, a->n, f));
}

/* ---- in the whole graph ---- */

struct survey {
    struct attempt best[BEST];
    size_t n_best, n_matches;
};

static bool is_alike(const struct attempt *a, const struct attempt *b)
{
    return a->c.p == b->c.p && a->c.got.passed == b->c.got.passed && a->c.got.failed != NULL &&
           b->c.got.failed != NULL && strcmp(a->c.got.failed, b->c.got.failed) == 0;
}

static void add_attempt(struct survey *s, const struct attempt *a)
{
    size_t at = s->n_best;
    for (size_t i = 0; i < s->n_best; i++)
        if (is_alike(&s->best[i], a)) {
            s->best[i].alike++;
            return;
        }
    while (at > 0 && s->best[at - 1].c.got.passed < a->c.got.passed)
        at--;
    if (at == BEST)
        return;
    if (s->n_best < BEST)
        s->n_best++;
    memmove(&s->best[at + 1], &s->best[at], (s->n_best - 1 - at) * sizeof *s->best);
    s->best[at] = *a;
}

static void mark_nodes(void *ctx, const dfg_node *nodes, uint32_t n)
{
    bool *inside = ctx;
    for (uint32_t i = 0; i < n; i++)
        inside[nodes[i]] = true;
}

/* Users first, so that what lies inside a match is known when it is reached: it is no attempt. */
static bool survey_item(const dfg_module *m, const struct item *item, struct survey *s, bool *inside)
{
    *s = (struct survey){.n_best = 0};
    for (dfg_node n = dfg_n_nodes(m); n-- > 1;) {
        struct attempt a;
        if (dfg_node_body(m, n) == DFG_NONE || dfg_in_composite(m, n))
            continue;
        if (!try_item(m, item, n, &a))
            return false;
        s->n_matches += a.c.got.matches;
        if (a.c.got.matches && !report_status(dfg_ref_nodes(m, a.c.p, n, mark_nodes, inside)))
            return false;
        if (a.c.p != NULL && !a.c.got.matches && !inside[n] && a.c.got.passed > 0)
            add_attempt(s, &a);
    }
    return true;
}

static bool explain_everywhere(const dfg_module *m, const struct item *item, FILE *f)
{
    struct survey s;
    bool *inside = calloc(dfg_n_nodes(m), sizeof *inside);
    bool ok = inside != NULL ? survey_item(m, item, &s, inside) : report_status(DFG_NO_MEMORY);
    free(inside);
    if (!ok)
        return false;
    fprintf(f, "%.*s matches at %zu node%s; ", (int)item->name_len, item->name, s.n_matches,
            s.n_matches == 1 ? "" : "s");
    fputs(s.n_best > 0      ? "the best of the other attempts:\n"
          : s.n_matches > 0 ? "no node outside passes its first test.\n"
                            : "no node passes its first test.\n",
          f);
    for (size_t i = 0; i < s.n_best; i++)
        if (!explain_attempt(m, item, &s.best[i], f))
            return false;
        else if (s.best[i].alike > 0)
            fprintf(f, "  (the same at %zu other node%s)\n", s.best[i].alike,
                    s.best[i].alike == 1 ? "" : "s");
    return true;
}

/* ---- at one node ---- */

/* Is that the node's label, or its label without quotes? */
static bool is_called(const char *label, const char *name)
{
    const char *quote = strchr(label, '"');
    size_t before = quote != NULL ? (size_t)(quote - label) : 0, n = strlen(label);
    if (strcmp(label, name) == 0)
        return true;
    return quote != NULL && n > before + 1 && strlen(name) == n - 2 && strncmp(label, name, before) == 0 &&
           strncmp(quote + 1, name + before, n - before - 2) == 0;
}

dfg_node node_called(const dfg_module *m, const char *name)
{
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++) {
        char *label = dfg_node_label(m, n);
        bool found = label != NULL && is_called(label, name), missed = label == NULL;
        free(label);
        if (found)
            return n;
        if (missed) {
            report_status(DFG_NO_MEMORY);
            return DFG_NONE;
        }
    }
    complain("no node is called '%s'", name);
    return DFG_NONE;
}

bool list_users(dfg_module *m)
{
    return report_status(dfg_build_users(m));
}

bool explain_items(dfg_module *m, const struct items *items, const char *at, FILE *f)
{
    dfg_node n = at != NULL ? node_called(m, at) : DFG_NONE;
    if ((at != NULL && n == DFG_NONE) || !list_users(m))
        return false;
    for (size_t i = 0; i < items->n; i++) {
        struct attempt a;
        bool ok = at == NULL ? explain_everywhere(m, &items->at[i], f)
                             : try_item(m, &items->at[i], n, &a) && explain_attempt(m, &items->at[i], &a, f);
        if (!ok)
            return false;
    }
    return true;
}
