/* rewrite.c -- the loop: rules until none matches.
 *
 * In:   a rewriter with its rules, a finished module.
 * Out:  the module rewritten and finished; or an error, after so many rewrites
 *       that they can't be meant, with a graph that is valid too.
 *
 * One sweep over the nodes, and with each rewrite back to those before that may
 * match now: at any time the next node in order that may match is next, as if
 * every rewrite started all over, but at the cost of what it reaches.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "rewriter.h"

static bool is_broken(const dfg_rewriter *r)
{
    return r->failed || r->m->failed || (r->m->edit != NULL && r->m->edit->failed);
}

/* Matches that would have made a cycle are tried again, if anything has changed since. */
static bool retry_refused(dfg_rewriter *r)
{
    if (r->n_refused == 0 || r->refused_after == r->applied || r->options.once)
        return false;
    size_t n = r->n_refused;
    r->refused_after = r->applied;
    r->n_refused = 0;
    for (size_t i = 0; i < n; i++) {
        dfg_node at = r->refused[i];
        if (at < r->m->nodes.n)
            r->state[at] &= (uint8_t)~REFUSED;
        if (at < r->m->nodes.n && edit_is_live(r->m, at) && (r->state[at] & QUEUED) == 0 &&
            dfg_place(r, at) != UINT32_MAX && !dfg_queue_push(r, at))
            return false;
    }
    return true;
}

/* Rules that were applied in the last stretch of a run that does not end. */
static void begin_stretch(dfg_rewriter *r)
{
    for (size_t i = 0; i < r->n_rules; i++)
        r->rules[i].at_start_of_stretch = r->stats[r->rules[i].choice].applied;
}

static dfg_status does_not_end(const dfg_rewriter *r, struct dfg_error *error)
{
    size_t size = 1;
    for (size_t i = 0; i < r->n_rules; i++)
        size += strlen(r->rules[i].pattern->name) + 3;
    char *names = dfg_heap_zeroed(r->m, size, 1), *end = names;
    for (size_t i = 0; names != NULL && i < r->n_rules; i++) {
        const struct running_rule *rule = &r->rules[i];
        if (r->stats[rule->choice].applied == rule->at_start_of_stretch)
            continue;
        end += sprintf(end, "%s%s", end == names ? "" : ", ", rule->pattern->name);
    }
    dfg_fail(error, DFG_BAD_GRAPH,
             "rewriting has not ended after %llu rewrites; rules that were applied over and over: %s",
             (unsigned long long)r->applied, names != NULL ? names : "?");
    dfg_heap_free(r->m, names);
    return DFG_BAD_GRAPH;
}

static inline bool step(dfg_rewriter *r, struct dfg_error *error)
{
    if (is_broken(r) || r->status != DFG_OK)
        return false;
    dfg_node n = r->n_only > 0 ? dfg_quick_next(r) : dfg_queue_next(r);
    if (n == DFG_NONE)
        return dfg_queue_owed(r) || retry_refused(r);
    if (!dfg_rewrite_try(r, n))
        return !is_broken(r);
    if (r->applied == r->most - r->stretch)
        begin_stretch(r);
    if (r->applied > r->most)
        r->status = does_not_end(r, error);
    return true;
}

bool dfg_rewrite_step(dfg_rewriter *r, struct dfg_error *error)
{
    return step(r, error);
}

/* ---- begin and end ---- */

/* Is every node one that stays without a rewrite?  Of what has an effect that is not said. */
static bool all_needed(const dfg_module *m)
{
    const uint32_t *uses = m->nodes.uses, end = m->nodes.n;
    uint32_t f = 0;
    for (dfg_node n = 1; n < end; n++) {
        if (uses[n] != 0 || (m->nodes.op[n] == DFG_VAR && dfg_node_data(m, n) != 0))
            continue;
        while (f < m->functions.n && m->functions.rows[f].func < n)
            f++;
        if (f == m->functions.n || m->functions.rows[f].func != n)
            return false;
    }
    return true;
}

/* Is the graph as it would be without any rewrite, and no node one where a rule may match? */
static bool is_idle(const dfg_rewriter *r)
{
    const dfg_module *m = r->m;
    bool idle = r->options.canonical == 0 && !r->options.provenance && dfg_is_finished(m);
    for (size_t i = 0; idle && i < r->n_files; i++) /* who lists of users are for is not asked without them */
        idle = (r->files[i].rules->names->needs & DFG_NEEDS_USERS) == 0;
    return idle && dfg_nothing_matches(r) && all_needed(m);
}

static bool begin_edit(dfg_rewriter *r)
{
    bool ok = r->is_open || dfg_edit_begin(r->m);
    for (size_t i = 0; ok && i < r->n_files; i++)
        ok = dfg_view_begin(r->m, &r->files[i].search);
    return ok;
}

static bool prepare(dfg_rewriter *r)
{
    uint64_t n = r->m->nodes.n;
    r->most = r->options.most_rewrites != 0 ? r->options.most_rewrites : 100 * n;
    r->stretch = r->most < 4 * n ? r->most : 4 * n;
    r->quick_most = r->most > r->stretch ? r->most - r->stretch - 1 : r->most;
    return dfg_origins_begin(r) && begin_edit(r) && dfg_rewriter_reserve(r) && dfg_views_grow(r) &&
           dfg_canonical_begin(r) && dfg_sweep_plan(r);
}

bool dfg_rewrite_begin(dfg_rewriter *r, struct dfg_error *error)
{
    r->is_open = r->m->edit != NULL && r->m->edit->logs && !r->options.provenance;
    r->status = r->is_open ? DFG_OK : dfg_need_closed(r->m, error);
    if (r->status == DFG_OK && r->has_begun)
        r->status = dfg_fail(error, DFG_BAD_GRAPH, "these rules have run already: a rewriter runs once");
    else if (r->status == DFG_OK && !r->is_open)
        r->failed = r->failed || dfg_finish(r->m) != DFG_OK;
    if (r->status != DFG_OK || r->failed) {
        r->is_open = r->m->edit != NULL;
        return false;
    }
    if (r->is_open)
        dfg_edit_rollback(r->m, r->m->edit->base);
    r->has_begun = true;
    if (!dfg_views_bind(r) || is_idle(r))
        return false;
    r->failed = !prepare(r);
    return !r->failed;
}

/* The module is finished again, and knows where its nodes came from. */
static dfg_status close_edit(dfg_rewriter *r)
{
    dfg_node *map = NULL;
    uint32_t n = r->m->nodes.n;
    dfg_status status = dfg_edit_close(r->m, r->origins != NULL ? &map : NULL);
    if (status == DFG_OK && !r->failed && !dfg_origins_end(r, map, n))
        status = DFG_NO_MEMORY;
    dfg_heap_free(r->m, map);
    return status;
}

dfg_status dfg_rewrite_end(dfg_rewriter *r, struct dfg_error *error)
{
    dfg_status status = r->status == DFG_OK && is_broken(r) ? DFG_NO_MEMORY : r->status, end = DFG_OK;
    if (r->m->edit != NULL && !r->is_open)
        end = close_edit(r);
    if (status == DFG_OK)
        status = end;
    if (status == DFG_NO_MEMORY)
        dfg_fail(error, status, "out of memory");
    else if (end != DFG_OK && r->status == DFG_OK)
        dfg_fail(error, end, "the rewritten graph can't be put in order");
    return status;
}

dfg_status dfg_rewrite(dfg_rewriter *r, struct dfg_error *error)
{
    if (dfg_rewrite_begin(r, error))
        while (step(r, error))
            continue;
    return dfg_rewrite_end(r, error);
}
