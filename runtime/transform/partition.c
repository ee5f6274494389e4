/* partition.c -- dfg_select and dfg_extract: matches that are taken, as functions.
 *
 * In:   targets; options.
 * Out:  a selection, which says what covers each node; then the module with a
 *       function value for each pick, marked as users of Relay know it.
 * Errors: no memory.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../core/core.h"
#include "regions.h"

/* ---- selecting ---- */

static int by_root(const void *a, const void *b)
{
    const struct group *x = a, *y = b;
    return (x->pick.root > y->pick.root) - (x->pick.root < y->pick.root);
}

static void sort_groups(struct dfg_selection *s)
{
    if (s->groups.n > 0)
        qsort(s->groups.at, s->groups.n, sizeof *s->groups.at, by_root);
    memset(s->of, 0, s->n_nodes * sizeof *s->of);
    for (size_t k = 0; k < s->groups.n; k++) {
        const dfg_node *at = dfg_group_nodes(&s->groups, s->groups.at[k].covers);
        for (size_t i = 0; i < s->groups.at[k].covers.n; i++)
            s->of[at[i]] = (uint32_t)k + 1;
    }
}

/* What the groups save; false: no memory. */
static bool add_saved(const struct matches *all, const struct dfg_selection *s, int64_t *saved)
{
    struct regions r;
    uint32_t *of = calloc(s->groups.n + 1, sizeof *of);
    bool ok = of != NULL, merged = s->options.regions != NULL;
    *saved = 0;
    for (size_t k = 0; k < s->groups.n && !merged; k++)
        *saved += s->groups.at[k].saved - all->launch;
    if (merged) {
        ok = dfg_regions_begin(&r, all->m, &s->groups, s->targets, s->options.regions) && ok;
        *saved = ok ? dfg_regions_saved(&r, NULL, all->launch, of) : 0;
        dfg_regions_end(&r);
    }
    free(of);
    return ok;
}

static bool add_up(const struct matches *all, struct dfg_selection *s, const struct choice *got)
{
    const bool exact = got->most <= got->saved + all->scale.tiny;
    int64_t saved;
    bool ok = add_saved(all, s, &saved);
    s->cost = dfg_cost_value(&all->scale, all->none - saved);
    if (exact || got->most != INT64_MAX)
        s->bound = exact ? s->cost : dfg_cost_value(&all->scale, all->none - got->most);
    return ok;
}

/* The caller's array may go before the selection does. */
static bool keep_host(struct dfg_selection *s)
{
    if (s->options.host == NULL)
        return true;
    s->host = malloc(s->n_nodes * sizeof *s->host);
    if (s->host != NULL)
        memcpy(s->host, s->options.host, s->n_nodes * sizeof *s->host);
    s->options.host = s->host;
    return s->host != NULL;
}

static bool select_greedy(struct matches *all, struct dfg_selection *s, struct choice *got)
{
    bool ok = dfg_select_greedy(all, s);
    if (ok)
        dfg_settle_costs(all, &s->groups);
    got->most = INT64_MAX;
    return ok;
}

dfg_selection *dfg_select(dfg_module *m, const struct dfg_target *targets, size_t n,
                          const struct dfg_select_options *options, struct dfg_error *e)
{
    struct matches all;
    struct dfg_selection *s = calloc(1, sizeof *s);
    dfg_status status = dfg_matches_begin(&all, m, targets, n, e);
    struct choice got = {0, 0};
    if (s != NULL) {
        s->options = options != NULL ? *options : (struct dfg_select_options){.strategy = DFG_GREEDY};
        s->n_nodes = dfg_n_nodes(m);
        s->bound = -INFINITY;
        s->of = calloc(s->n_nodes, sizeof *s->of);
        s->refused = calloc(s->n_nodes, sizeof *s->refused);
        s->targets = malloc((n + 1) * sizeof *s->targets);
    }
    bool ok = status == DFG_OK && s != NULL && s->of != NULL && s->refused != NULL && s->targets != NULL;
    ok = ok && keep_host(s);
    if (ok) {
        memcpy(s->targets, targets, n * sizeof *targets);
        all.options = &s->options;
        ok = s->options.strategy == DFG_OPTIMAL ? dfg_select_optimal(&all, s, &got) : select_greedy(&all, s, &got);
    }
    if (ok)
        sort_groups(s);
    ok = ok && add_up(&all, s, &got);
    dfg_matches_end(&all);
    if (ok)
        return s;
    dfg_selection_free(s);
    if (status == DFG_OK)
        dfg_fail(e, DFG_NO_MEMORY, "out of memory");
    return NULL;
}

void dfg_selection_free(dfg_selection *s)
{
    if (s == NULL)
        return;
    dfg_chosen_free(&s->groups);
    free(s->of);
    free(s->refused);
    free(s->targets);
    free(s->host);
    free(s);
}

void dfg_refuse(struct dfg_selection *s, dfg_node root, struct dfg_refusal why)
{
    if (s->refused[root].why == DFG_NOT_REFUSED)
        s->refused[root] = why;
}

const struct dfg_refusal *dfg_refusal_at(const dfg_selection *s, dfg_node n)
{
    bool refused = n < s->n_nodes && s->of[n] == 0 && s->refused[n].why != DFG_NOT_REFUSED;
    return refused ? &s->refused[n] : NULL;
}

size_t dfg_n_picks(const dfg_selection *s)
{
    return s->groups.n;
}

const struct dfg_pick *dfg_pick_at(const dfg_selection *s, size_t i)
{
    return &s->groups.at[i].pick;
}

const struct dfg_pick *dfg_pick_of(const dfg_selection *s, dfg_node n)
{
    return n < s->n_nodes && s->of[n] != 0 ? &s->groups.at[s->of[n] - 1].pick : NULL;
}

const struct dfg_select_options *dfg_selection_options(const dfg_selection *s)
{
    return &s->options;
}

double dfg_selection_cost(const dfg_selection *s)
{
    return s->cost;
}

double dfg_selection_bound(const dfg_selection *s)
{
    return s->bound;
}

/* ---- PartitionedFromPattern ---- */

struct text {
    char *at;
    size_t n, room;
    bool failed;
};

static void add_text(struct text *t, const char *s)
{
    size_t len = strlen(s);
    if (!dfg_grow(&t->at, &t->room, t->n + len + 1, 1)) {
        t->failed = true;
        return;
    }
    memcpy(t->at + t->n, s, len + 1);
    t->n += len;
}

/* What Relay calls a node there. */
static void add_node_name(struct text *t, const dfg_module *m, const dfg_module *was, dfg_node n)
{
    static const char *const names[DFG_N_STRUCTURAL] = {
        [DFG_TUPLE] = "Tuple_",
        [DFG_FUNC] = "Function",
        [DFG_CALL] = "Call_",
        [DFG_IF] = "If_",
        [DFG_LET] = "Let_",
        [DFG_REF_CREATE] = "RefCreate_",
        [DFG_REF_READ] = "RefRead_",
        [DFG_REF_WRITE] = "RefWrite_",
        [DFG_CONSTRUCTOR] = "Constructor_",
        [DFG_MATCH] = "Match_",
    };
    uint16_t op = dfg_node_op(was, n);
    if (op == DFG_GET) {
        char name[40];
        snprintf(name, sizeof name, "TupleGetItem%u_",
                 (unsigned)dfg_kind_info(m, dfg_node_kind(was, n))->data);
        add_text(t, name);
    } else if (op >= DFG_FIRST_OP) {
        add_text(t, dfg_operator_name(m, op));
        add_text(t, "_");
    } else if (op < DFG_N_STRUCTURAL && names[op] != NULL) {
        add_text(t, names[op]);
    }
}

struct frame {
    dfg_node n;
    uint32_t next;
};

struct naming {
    const dfg_module *m, *was;
    uint32_t group; /* 1 + its number */
    const uint32_t *of;
    bool *named; /* per node */
    struct frame *stack;
    size_t depth, room;
    struct text text;
};

static void enter(struct naming *x, dfg_node n)
{
    if (n == DFG_NONE || x->of[n] != x->group || x->named[n])
        return;
    x->named[n] = true;
    if (!dfg_grow(&x->stack, &x->room, x->depth + 1, sizeof *x->stack)) {
        x->text.failed = true;
        return;
    }
    x->stack[x->depth++] = (struct frame){n, 0};
}

/* In post-order of what the group covers, operands left to right, each node once. */
static void name_below(struct naming *x, dfg_node root)
{
    enter(x, root);
    while (x->depth > 0 && !x->text.failed) {
        const dfg_node *args;
        struct frame *f = &x->stack[x->depth - 1];
        if (f->next < dfg_node_args(x->was, f->n, &args)) {
            enter(x, args[f->next++]);
            continue;
        }
        add_node_name(&x->text, x->m, x->was, f->n);
        x->depth--;
    }
}

/* ---- functions ---- */

struct composites {
    const dfg_selection *s;
    struct naming naming;
};

static dfg_val string_value(dfg_module *m, const char *s)
{
    return (dfg_val){.tag = DFG_V_STR, .u.id = dfg_symbol(m, s, strlen(s))};
}

static bool add_attr(dfg_module *m, struct dfg_attr *attrs, uint32_t *n, const char *key, dfg_val value)
{
    attrs[*n] = (struct dfg_attr){dfg_symbol(m, key, strlen(key)), value};
    for (uint32_t i = 0; i < *n; i++)
        if (attrs[i].key == attrs[*n].key) { /* the table's own wins */
            attrs[i] = attrs[*n];
            return true;
        }
    return attrs[(*n)++].key != 0;
}

static uint32_t composite_attrs(void *ctx, dfg_module *m, const dfg_module *was, size_t k,
                                struct dfg_attr *attrs)
{
    struct composites *c = ctx;
    const struct group *g = &c->s->groups.at[k];
    const struct dfg_table *table = c->s->targets[g->pick.target].table;
    const dfg_node *roots = dfg_group_nodes(&c->s->groups, g->roots);
    struct naming *x = &c->naming;
    uint32_t n = 0;
    x->m = m;
    x->was = was;
    x->group = (uint32_t)k + 1;
    x->text.n = 0;
    add_text(&x->text, "");
    for (size_t i = 0; i < g->roots.n; i++)
        name_below(x, roots[i]);
    if (g->roots.n > 1)
        add_text(&x->text, "Tuple_");
    if (x->text.failed || !add_attr(m, attrs, &n, "PartitionedFromPattern", string_value(m, x->text.at)))
        return DFG_NO_ATTRS;
    if (table != NULL &&
        !add_attr(m, attrs, &n, "Composite", string_value(m, table->entries[g->pick.entry].name)))
        return DFG_NO_ATTRS;
    for (uint32_t i = 0; table != NULL && i < table->n_attrs; i++) {
        dfg_val value;
        if (!dfg_parse_value(m, table->attrs[i].value, strlen(table->attrs[i].value), &value) ||
            !add_attr(m, attrs, &n, table->attrs[i].key, value))
            return DFG_NO_ATTRS;
    }
    return n;
}

static uint32_t most_attrs(const struct dfg_selection *s)
{
    uint32_t most = 0;
    for (size_t k = 0; k < s->groups.n; k++) {
        const struct dfg_table *t = s->targets[s->groups.at[k].pick.target].table;
        most = t != NULL && t->n_attrs > most ? t->n_attrs : most;
    }
    return most + 2;
}

dfg_status dfg_extract(dfg_module *m, const dfg_selection *s, struct dfg_error *e)
{
    struct composites c = {.s = s, .naming = {.of = s->of}};
    struct function_maker maker = {.ctx = &c, .attrs = composite_attrs, .most_attrs = most_attrs(s)};
    if (s->n_nodes != dfg_n_nodes(m))
        return dfg_fail(e, DFG_BAD_GRAPH, "the selection was made of another graph");
    c.naming.named = calloc(s->n_nodes, sizeof *c.naming.named);
    dfg_status status = c.naming.named != NULL ? dfg_extract_groups(m, &s->groups, s->of, &maker, e)
                                               : dfg_fail(e, DFG_NO_MEMORY, "out of memory");
    free(c.naming.named);
    free(c.naming.stack);
    free(c.naming.text.at);
    return status;
}
