/* rules.c -- the rules of an interpreted unit as rows: in order of priority, then of text.
 *
 * In:   a unit whose patterns are there.
 * Out:  struct dfg_rules, whose functions ask the reference matcher and replace.c.
 */
#include "unit.h"

#include <string.h>

static struct dfg_rule row_of(const struct pat_pattern *d, uint32_t pattern, const struct interp_rule *data)
{
    return (struct dfg_rule){.pattern = pattern,
                             .n_roots = d->n_roots,
                             .every_root = d->every_root,
                             .once = d->once,
                             .keep_shared = d->keep_shared,
                             .operands_first = d->operands_first,
                             .priority = d->priority,
                             .build = dfg_interp_build,
                             .data = data};
}

/* Behind those of the same priority. */
static void insert(struct dfg_rule *rules, uint32_t n, struct dfg_rule rule)
{
    uint32_t at = n;
    for (; at > 0 && rules[at - 1].priority < rule.priority; at--)
        rules[at] = rules[at - 1];
    rules[at] = rule;
}

static void candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    const uint64_t *sets = self->data;
    memcpy(set, sets + (size_t)dfg_op(g, n) * self->n_words, self->n_words * sizeof *set);
}

/* Of the row of each rule its pattern. */
static const uint64_t *sets_of(struct interp_unit *u, const struct dfg_rules *to)
{
    uint32_t *patterns = dfg_stack_alloc(&u->mem, to->n, sizeof *patterns);
    for (uint32_t i = 0; patterns != NULL && i < to->n; i++)
        patterns[i] = to->rules[i].pattern;
    return patterns != NULL ? dfg_interp_sets(u, patterns, to->n, to->n_words) : NULL;
}

const struct dfg_rules *dfg_interp_rules(struct interp_unit *u)
{
    const struct pat_file *f = u->file;
    struct dfg_rules *to = dfg_stack_alloc(&u->mem, 1, sizeof *to);
    struct dfg_rule *rules = dfg_stack_alloc(&u->mem, f->n_patterns, sizeof *rules);
    struct interp_rule *data = dfg_stack_alloc(&u->mem, 1, sizeof *data);
    uint32_t n = 0;
    if (to == NULL || rules == NULL || data == NULL)
        return NULL;
    data->unit = u;
    for (uint32_t i = 0; i < f->n_patterns; i++)
        if (f->patterns[i].is_rule)
            insert(rules, n++, row_of(&f->patterns[i], i, data));
    if (n == 0)
        return NULL;
    *to = (struct dfg_rules){.abi = DFG_ABI,
                             .n = n,
                             .n_words = (n + 63) / 64,
                             .rules = rules,
                             .names = &u->names,
                             .candidates = candidates};
    to->data = sets_of(u, to);
    return to;
}

const char *dfg_interpret_callback(const struct dfg_rule *rule)
{
    const struct interp_rule *data = rule->data;
    const struct pat_pattern *d = data != NULL ? &data->unit->file->patterns[rule->pattern] : NULL;
    return d != NULL && d->function == NULL ? d->callback : NULL;
}
