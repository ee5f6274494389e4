/* regions.c -- the regions of a choice of groups, before these are functions.
 *
 * In:   groups of targets, those of them that are taken.
 * Out:  what dfg_merge would make of them after dfg_extract: the same waves, over
 *       the nodes of the groups where there it is over calls of functions.
 * Errors: no memory.
 */
#include <stdlib.h>
#include <string.h>

#include "../core/core.h"
#include "regions.h"

/* ---- what is kept ---- */

static bool is_heavy(const dfg_module *m, const struct dfg_merge_options *options, dfg_node n)
{
    uint16_t op = dfg_node_op(m, n);
    const char *const *names = op >= DFG_FIRST_OP ? options->heavy : NULL;
    for (; names != NULL && *names != NULL; names++)
        if (strcmp(*names, dfg_operator_name(m, op)) == 0)
            return true;
    return false;
}

bool dfg_has_heavy(const dfg_module *m, const struct dfg_merge_options *options, const dfg_node *at, size_t n)
{
    bool heavy = options == NULL || options->heavy == NULL;
    for (size_t i = 0; i < n && !heavy; i++)
        heavy = is_heavy(m, options, at[i]);
    return heavy;
}

bool dfg_may_drop_regions(const struct dfg_merge_options *options)
{
    return options != NULL && (options->heavy != NULL || options->least_calls > 1);
}

/* ---- targets ---- */

/* The string that the table gives its functions under the key; 0: none. */
static dfg_sym table_string(dfg_module *m, const struct dfg_table *t, const char *key, bool *stated)
{
    dfg_val value = {.tag = DFG_NIL};
    *stated = false;
    for (uint32_t i = 0; i < t->n_attrs; i++)
        if (strcmp(t->attrs[i].key, key) == 0)
            *stated = dfg_parse_value(m, t->attrs[i].value, strlen(t->attrs[i].value), &value);
    return value.tag == DFG_V_STR ? value.u.id : 0;
}

/* What dfg_merge would read from the function's attributes. */
static dfg_sym target_of(dfg_module *m, const struct dfg_target *target, int32_t entry)
{
    bool stated;
    if (target->table == NULL)
        return 0;
    dfg_sym compiler = table_string(m, target->table, "Compiler", &stated);
    dfg_sym composite = table_string(m, target->table, "Composite", &stated);
    const char *name = target->table->entries[entry].name;
    if (stated && composite == 0)
        return 0;
    if (stated)
        name = dfg_symbol_text(m, composite);
    return compiler != 0 ? compiler : dfg_symbol(m, name, strcspn(name, "."));
}

/* ---- begin, end ---- */

static void look_at(struct regions *r, dfg_module *m, const struct dfg_target *targets, size_t k)
{
    const struct group *g = &r->groups->at[k];
    r->target[k] = target_of(m, &targets[g->pick.target], g->pick.entry);
    r->heavy[k] = dfg_has_heavy(m, r->options, dfg_group_nodes(r->groups, g->covers), g->covers.n);
}

bool dfg_regions_begin(struct regions *r, dfg_module *m, const struct groups *groups,
                       const struct dfg_target *targets, const struct dfg_merge_options *options)
{
    size_t n = dfg_n_nodes(m);
    *r = (struct regions){.groups = groups, .options = options};
    r->target = calloc(groups->n + 1, sizeof *r->target);
    r->heavy = calloc(groups->n + 1, sizeof *r->heavy);
    r->is_only_root = malloc(n * sizeof *r->is_only_root);
    r->calls = malloc(n * sizeof *r->calls);
    r->has_heavy = malloc(n * sizeof *r->has_heavy);
    bool ok = dfg_waves_begin(&r->waves, m) && r->target != NULL && r->heavy != NULL &&
              r->is_only_root != NULL && r->calls != NULL && r->has_heavy != NULL;
    for (size_t k = 0; k < groups->n && ok; k++)
        look_at(r, m, targets, k);
    return ok && !dfg_failed(m);
}

void dfg_regions_end(struct regions *r)
{
    dfg_waves_end(&r->waves);
    free(r->target);
    free(r->heavy);
    free(r->is_only_root);
    free(r->calls);
    free(r->has_heavy);
}

/* ---- a choice ---- */

static bool is_in_region(const struct regions *r, const bool *taken, size_t k)
{
    return (taken == NULL || taken[k]) && r->target[k] != 0;
}

static dfg_node atom_of(const struct regions *r, size_t k)
{
    return r->groups->at[k].pick.root;
}

static void set_atoms(struct regions *r, const bool *taken)
{
    struct waves *w = &r->waves;
    dfg_waves_clear(w);
    memset(r->is_only_root, 0, w->n_nodes * sizeof *r->is_only_root);
    for (size_t k = 0; k < r->groups->n; k++) {
        const struct group *g = &r->groups->at[k];
        const dfg_node *at = dfg_group_nodes(r->groups, g->covers);
        if (!is_in_region(r, taken, k))
            continue;
        for (size_t i = 0; i < g->covers.n; i++)
            w->atom[at[i]] = atom_of(r, k), w->stays[at[i]] = true;
        for (size_t i = 0; i < g->alone.n; i++)
            w->stays[dfg_group_nodes(r->groups, g->alone)[i]] = false;
        dfg_waves_add(w, atom_of(r, k), r->target[k]);
        r->is_only_root[atom_of(r, k)] = g->roots.n == 1;
    }
    for (dfg_node n = 1; n < w->n_nodes; n++) {
        const dfg_node *args;
        if (w->atom[n] == DFG_NONE && dfg_node_op(w->m, n) == DFG_GET && dfg_node_args(w->m, n, &args) == 1 &&
            r->is_only_root[args[0]])
            w->atom[n] = args[0]; /* one of its results */
    }
}

/* Adds the calls of each region up, at its least atom. */
static void add_up(struct regions *r, const bool *taken)
{
    memset(r->calls, 0, r->waves.n_nodes * sizeof *r->calls);
    memset(r->has_heavy, 0, r->waves.n_nodes * sizeof *r->has_heavy);
    for (size_t k = 0; k < r->groups->n; k++)
        if (is_in_region(r, taken, k)) {
            dfg_node at = dfg_waves_region(&r->waves, atom_of(r, k));
            r->calls[at] += r->groups->at[k].pick.n_calls;
            r->has_heavy[at] = r->has_heavy[at] || r->heavy[k];
        }
}

/* The regions of the groups that are taken (NULL: all).  of: per group 1 + its
 * region, 0: none.  Returns how many there are.  O(nodes + operands * nesting). */
static size_t regions_of(struct regions *r, const bool *taken, uint32_t *of)
{
    uint32_t n = 0, least = r->options != NULL ? r->options->least_calls : 0;
    set_atoms(r, taken);
    dfg_waves_find(&r->waves);
    add_up(r, taken);
    for (dfg_node i = 1; i < r->waves.n_nodes; i++) /* their numbers stand where their calls did */
        if (r->waves.atom[i] == i && dfg_waves_region(&r->waves, i) == i)
            r->calls[i] = r->has_heavy[i] && r->calls[i] >= least ? ++n : 0;
    for (size_t k = 0; k < r->groups->n; k++)
        of[k] = is_in_region(r, taken, k) ? r->calls[dfg_waves_region(&r->waves, atom_of(r, k))] : 0;
    return n;
}

int64_t dfg_regions_saved(struct regions *r, const bool *taken, int64_t launch, uint32_t *of)
{
    int64_t saved = -launch * (int64_t)regions_of(r, taken, of);
    for (size_t k = 0; k < r->groups->n; k++) {
        const struct group *g = &r->groups->at[k];
        if ((taken == NULL || taken[k]) && r->target[k] == 0)
            saved += g->saved - launch;
        else if (of[k] != 0)
            saved += g->saved;
    }
    return saved;
}

/* ---- for the user ---- */

dfg_status dfg_regions(dfg_module *m, const dfg_selection *s, const struct dfg_merge_options *options,
                       uint32_t *of, size_t *n_regions, struct dfg_error *e)
{
    struct regions r;
    uint32_t *groups = calloc(s->groups.n + 1, sizeof *groups);
    bool ok = dfg_regions_begin(&r, m, &s->groups, s->targets, options) && groups != NULL;
    *n_regions = ok ? regions_of(&r, NULL, groups) : 0;
    for (dfg_node n = 0; n < r.waves.n_nodes && ok; n++)
        of[n] = r.waves.atom[n] != DFG_NONE ? r.calls[dfg_waves_region(&r.waves, r.waves.atom[n])] : 0;
    dfg_regions_end(&r);
    free(groups);
    return ok ? DFG_OK : dfg_fail(e, DFG_NO_MEMORY, "out of memory");
}
