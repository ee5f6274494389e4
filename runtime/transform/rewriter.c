/* rewriter.c -- a rewriter's life: its rules, its arrays.
 *
 * In:   a finished module, rules of generated files.
 * Out:  the rules in the order in which they are tried at a node, and how far
 *       their matches look.
 * Errors: rules of both directions, files of another ABI, no memory.
 */
#include <stdlib.h>
#include <string.h>

#include "../core/origins.h"
#include "rewriter.h"

/* ---- rules ---- */

static struct rule_file *file_of(dfg_rewriter *r, const struct dfg_unit *u)
{
    for (size_t i = 0; i < r->n_files; i++)
        if (r->files[i].unit == u)
            return &r->files[i];
    struct rule_file *f = &r->files[r->n_files++];
    f->unit = u;
    f->rules = u->rules;
    f->wanted = dfg_heap_zeroed(r->m, (size_t)u->rules->n_words + 1, sizeof *f->wanted);
    f->set = dfg_heap_zeroed(r->m, (size_t)u->rules->n_words + 1, sizeof *f->set);
    f->position = dfg_heap_zeroed(r->m, (size_t)u->rules->n + 1, sizeof *f->position);
    return f->wanted != NULL && f->set != NULL && f->position != NULL ? f : NULL;
}

/* Roots, then what a match covers between them; false: no memory. */
static bool take_parts(const dfg_rewriter *r, struct running_rule *rule)
{
    const struct dfg_pattern *p = rule->pattern;
    rule->parts = dfg_heap_alloc(r->m, 2 * (size_t)p->n_parts, sizeof *rule->parts);
    if (rule->parts == NULL)
        return false;
    for (uint32_t i = 0; i < p->n_parts; i++)
        if (p->parts[i].root != 0)
            rule->parts[rule->n_roots++] = p->parts[i];
    rule->n_parts = rule->n_roots;
    for (uint32_t i = 0; i < p->n_parts; i++)
        if (p->parts[i].role == DFG_PART_INNER || p->parts[i].role == DFG_PART_PATH)
            rule->parts[rule->n_parts++] = p->parts[i];
    rule->has_one_root = rule->n_roots == 0 || (rule->n_roots == 1 && rule->rule->n_roots == 1 &&
                                                !rule->parts[0].is_set && rule->parts[0].offset == 0);
    rule->has_one_match = p->next != NULL && p->n_words == 0 && rule->rule->n_roots <= 1;
    for (uint32_t i = 0; i < p->n_captures; i++)
        rule->has_sets = rule->has_sets || p->captures[i].kind == DFG_CAP_NODES;
    return true;
}

/* The files keep their order, whatever the order of the choices. */
static bool add_rule(dfg_rewriter *r, const struct dfg_rule_choice *c, size_t choice)
{
    struct rule_file *f = file_of(r, c->unit);
    if (f == NULL)
        return false;
    uint64_t bit = (uint64_t)1 << c->rule % 64;
    if (f->wanted[c->rule / 64] & bit) /* named twice */
        return true;
    f->wanted[c->rule / 64] |= bit;
    r->rules[r->n_rules++] =
        (struct running_rule){.rule = &f->rules->rules[c->rule],
                              .pattern = dfg_rule_pattern(c->unit, c->rule),
                              .file = f,
                              .index = c->rule,
                              .choice = choice};
    return take_parts(r, &r->rules[r->n_rules - 1]);
}

/* Higher priority first, then files as they were loaded, then text. */
static int by_priority(const struct running_rule *x, const struct running_rule *y)
{
    if (x->rule->priority != y->rule->priority)
        return x->rule->priority > y->rule->priority ? -1 : 1;
    if (x->file != y->file)
        return x->file < y->file ? -1 : 1;
    return (x->index > y->index) - (x->index < y->index);
}

/* Most have no priority, and stand as they shall: those that do not go to their places one by one. */
static void sort_rules(dfg_rewriter *r)
{
    for (size_t i = 1; i < r->n_rules; i++) {
        const struct running_rule rule = r->rules[i];
        size_t low = 0, high = i;
        if (by_priority(&r->rules[i - 1], &rule) < 0)
            continue;
        while (low < high) {
            const size_t middle = low + (high - low) / 2;
            if (by_priority(&r->rules[middle], &rule) < 0)
                low = middle + 1;
            else
                high = middle;
        }
        memmove(&r->rules[low + 1], &r->rules[low], (i - low) * sizeof rule);
        r->rules[low] = rule;
    }
}

/* Where the rules stand, how far they look, which of them are `once`. */
static void sum_up(dfg_rewriter *r)
{
    uint32_t n_once = 0;
    for (size_t i = 0; i < r->n_rules; i++) {
        struct running_rule *rule = &r->rules[i];
        rule->file->position[rule->index] = (uint32_t)i;
        rule->once_bit = rule->rule->once ? n_once++ : UINT32_MAX;
        dfg_reach_take(&r->reach, rule->pattern);
    }
    r->once_words = (n_once + 63) / 64;
}

static bool one_direction(const dfg_rewriter *r, struct dfg_error *error)
{
    for (size_t i = 1; i < r->n_rules; i++) {
        const struct running_rule *a = &r->rules[0], *b = &r->rules[i];
        if (a->rule->operands_first == b->rule->operands_first)
            continue;
        const struct dfg_pattern *first = a->rule->operands_first ? a->pattern : b->pattern;
        const struct dfg_pattern *last = a->rule->operands_first ? b->pattern : a->pattern;
        dfg_fail(
            error, DFG_BAD_GRAPH,
            "rules of one run share one direction: '%s' (%s) takes operands first, '%s' (%s) users first",
            first->name, first->place, last->name, last->place);
        return false;
    }
    return true;
}

static bool abi_fits(const struct dfg_rule_choice *c, struct dfg_error *error)
{
    const struct dfg_unit *u = c->unit;
    if (u->rules == NULL || c->rule >= u->rules->n) {
        dfg_fail(error, DFG_BAD_GRAPH, "'%s' has no such rule", u->name);
        return false;
    }
    if (u->abi == DFG_ABI && u->rules->abi == DFG_ABI && u->rules->names->abi == DFG_ABI)
        return true;
    dfg_fail(error, DFG_BAD_ABI, "'%s' was made by another version of pat2c", u->name);
    return false;
}

/* At most so many, since those of one file mostly stand side by side. */
static size_t n_files(const struct dfg_rule_choice *choices, size_t n)
{
    size_t files = 0;
    for (size_t i = 0; i < n; i++)
        files += i == 0 || choices[i].unit != choices[i - 1].unit;
    return files;
}

static bool take_rules(dfg_rewriter *r, const struct dfg_rule_choice *choices, size_t n)
{
    r->n_choices = n;
    r->files = dfg_heap_zeroed(r->m, n_files(choices, n) + 1, sizeof *r->files);
    r->rules = dfg_heap_zeroed(r->m, n + 1, sizeof *r->rules);
    r->stats = dfg_heap_zeroed(r->m, n + 1, sizeof *r->stats);
    r->reasons = dfg_heap_zeroed(r->m, n + 1, sizeof *r->reasons);
    r->found = dfg_heap_zeroed(r->m, n / 64 + 1, sizeof *r->found);
    if (r->found == NULL || r->files == NULL || r->rules == NULL || r->stats == NULL || r->reasons == NULL)
        return false;
    for (size_t i = 0; i < n; i++)
        if (!add_rule(r, &choices[i], i))
            return false;
    sort_rules(r);
    sum_up(r);
    r->operands_first = r->n_rules > 0 && r->rules[0].rule->operands_first;
    return true;
}

static bool typing_begin(dfg_rewriter *r)
{
    if (r->options.typing != NULL)
        r->typing = r->options.typing->begin(r->m);
    return r->typing != NULL || r->options.typing == NULL;
}

dfg_rewriter *dfg_rewriter_new(dfg_module *m, const struct dfg_rule_choice *choices, size_t n,
                               const struct dfg_rewrite_options *options, struct dfg_error *error)
{
    for (size_t i = 0; i < n; i++)
        if (!abi_fits(&choices[i], error))
            return NULL;
    dfg_rewriter *r = dfg_heap_zeroed(m, 1, sizeof *r);
    if (r != NULL) {
        r->m = m;
        r->memory.m = m;
        dfg_stack_alloc(&r->memory, 1, 1); /* the first block stays */
        r->empty = dfg_stack_mark(&r->memory);
        r->options = options != NULL ? *options : (struct dfg_rewrite_options){0};
        if (take_rules(r, choices, n) && dfg_attempt_reserve(r, 1) && typing_begin(r)) {
            if (one_direction(r, error))
                return r;
            dfg_rewriter_free(r);
            return NULL;
        }
    }
    dfg_rewriter_free(r);
    dfg_fail(error, DFG_NO_MEMORY, "out of memory");
    return NULL;
}

/* ---- arrays ---- */

static void lists_free(dfg_rewriter *r)
{
    dfg_heap_free(r->m, r->found);
    dfg_heap_free(r->m, r->only);
    dfg_heap_free(r->m, r->place);
    dfg_heap_free(r->m, r->state);
    dfg_heap_free(r->m, r->watched);
    dfg_heap_free(r->m, r->once);
    dfg_heap_free(r->m, r->origin);
    dfg_heap_free(r->m, r->order);
    dfg_heap_free(r->m, r->heap);
    dfg_heap_free(r->m, r->watches);
    dfg_heap_free(r->m, r->refused);
    dfg_heap_free(r->m, r->front.at);
    dfg_heap_free(r->m, r->roots);
    dfg_heap_free(r->m, r->inner);
    dfg_heap_free(r->m, r->escaping);
    dfg_heap_free(r->m, r->sorted);
    dfg_heap_free(r->m, r->searched);
    dfg_heap_free(r->m, r->plan);
    dfg_heap_free(r->m, r->with);
}

static void file_free(const dfg_module *m, struct rule_file *f)
{
    dfg_view_free(m, &f->build);
    dfg_view_free(m, &f->search);
    dfg_heap_free(m, f->wanted);
    dfg_heap_free(m, f->set);
    dfg_heap_free(m, f->position);
}

void dfg_rewriter_free(dfg_rewriter *r)
{
    if (r == NULL)
        return;
    lists_free(r);
    dfg_canonical_free(r);
    for (size_t i = 0; i < r->n_files; i++)
        file_free(r->m, &r->files[i]);
    for (size_t i = 0; i < r->n_rules; i++)
        dfg_heap_free(r->m, r->rules[i].parts);
    for (size_t i = 0; r->reasons != NULL && i < r->n_choices; i++)
        dfg_heap_free(r->m, r->reasons[i]);
    if (r->typing != NULL)
        r->options.typing->end(r->typing);
    dfg_origins_free(r->m, r->origins);
    dfg_stack_free(&r->memory);
    dfg_heap_free(r->m, r->files);
    dfg_heap_free(r->m, r->rules);
    dfg_heap_free(r->m, r->stats);
    dfg_heap_free(r->m, r->reasons);
    dfg_heap_free(r->m, r);
}

/* The array with room for n elements, new ones zero. */
static bool grow(dfg_rewriter *r, void *array, size_t n, size_t size)
{
    void *old, *grown = NULL;
    memcpy(&old, array, sizeof old);
    if (n <= SIZE_MAX / size)
        grown = r->m->heap.resize(r->m->heap.ctx, old, n * size);
    if (grown == NULL) {
        r->failed = true;
        return false;
    }
    memset((char *)grown + r->room * size, 0, (n - r->room) * size);
    memcpy(array, &grown, sizeof grown);
    return true;
}

bool dfg_rewriter_widen(dfg_rewriter *r)
{
    size_t n = r->m->nodes.room;
    if ((r->place != NULL && !grow(r, &r->place, n, sizeof *r->place)) ||
        !grow(r, &r->state, n, sizeof *r->state) ||
        (r->watched != NULL && !grow(r, &r->watched, n, sizeof *r->watched)) ||
        (r->once_words > 0 && !grow(r, &r->once, n, r->once_words * sizeof *r->once)) ||
        (r->options.provenance && !grow(r, &r->origin, n, sizeof *r->origin)))
        return false;
    for (size_t i = r->room; r->place != NULL && i < n; i++)
        r->place[i] = UINT32_MAX;
    r->room = n;
    return true;
}

/* ---- views ---- */

/* Operators that come later are mentioned by no file. */
static void find_roots(dfg_rewriter *r, const struct running_rule *rule)
{
    if (rule->rule->roots == NULL)
        memset(r->root_ops, 0xff, sizeof r->root_ops);
    for (const uint16_t *op = rule->rule->roots; op != NULL && *op != 0; op++) {
        const uint16_t its = rule->file->build.graph.op_back[*op];
        if (its != DFG_NO_OP)
            r->root_ops[its / 64] |= (uint64_t)1 << its % 64;
    }
}

/* The rule's roots may call op. */
static void note_only(dfg_rewriter *r, struct running_rule *rule, uint16_t op, uint8_t *met)
{
    if (op >= r->n_only)
        return;
    r->only[op] = met[op] == 0 && rule->is_quick && rule->has_one_match ? rule : NULL;
    met[op] = 1;
}

/* For each operator the one rule that may have a root that calls it, where quick.c may do it. */
static void find_only(dfg_rewriter *r)
{
    const uint32_t n_operators = r->m->operators.n;
    uint8_t *met = dfg_heap_zeroed(r->m, n_operators, sizeof *met);
    r->only = dfg_heap_zeroed(r->m, n_operators, sizeof *r->only);
    r->failed = r->failed || r->only == NULL || met == NULL;
    r->n_only = !r->failed ? n_operators : 0;
    for (size_t i = 0; i < r->n_rules; i++) {
        struct running_rule *rule = &r->rules[i];
        if (rule->rule->roots == NULL)
            r->n_only = 0;
        for (const uint16_t *op = rule->rule->roots; op != NULL && *op != 0; op++)
            note_only(r, rule, rule->file->build.graph.op_back[*op], met);
    }
    dfg_heap_free(r->m, met);
}

bool dfg_views_bind(dfg_rewriter *r)
{
    bool ok = true;
    for (size_t i = 0; ok && i < r->n_files; i++) {
        struct rule_file *f = &r->files[i];
        /* a table of the unit is asked for candidates by no rule */
        r->has_memo = r->has_memo || dfg_view_keeps(f->rules->names) || f->unit->names->n_memo_rows > 0;
        if (f->rules->label_depth > r->label_depth)
            r->label_depth = f->rules->label_depth;
        ok = dfg_view_bind(r->m, &f->build, f->rules->names) &&
             dfg_view_bind(r->m, &f->search, f->unit->names);
    }
    if (ok && dfg_views_refresh(r)) /* with what the later ones mention */
        for (size_t i = 0; i < r->n_rules; i++) {
            find_roots(r, &r->rules[i]);
            dfg_quick_find(r, &r->rules[i]);
        }
    if (ok && r->has_quick && !r->options.timed)
        find_only(r);
    r->failed = r->failed || !ok;
    return !r->failed;
}

bool dfg_views_refresh(dfg_rewriter *r)
{
    bool ok = true;
    for (size_t i = 0; ok && i < r->n_files; i++)
        ok = dfg_view_follow(r->m, &r->files[i].build) && dfg_view_follow(r->m, &r->files[i].search);
    r->failed = r->failed || !ok;
    return ok;
}

bool dfg_views_grow(dfg_rewriter *r)
{
    bool ok = true;
    for (size_t i = 0; ok && i < r->n_files; i++)
        ok = dfg_view_grow(r->m, &r->files[i].build) && dfg_view_grow(r->m, &r->files[i].search);
    r->failed = r->failed || !ok;
    return ok;
}

void dfg_views_forget(dfg_rewriter *r, dfg_node n)
{
    for (size_t i = 0; i < r->n_files; i++) {
        dfg_view_forget(&r->files[i].build, n);
        dfg_view_forget(&r->files[i].search, n);
    }
}

const struct dfg_rule_stats *dfg_rewrite_stats(const dfg_rewriter *r, size_t rule)
{
    return &r->stats[rule];
}
