/* rematch.c -- property: matches that follow edits are those of matching anew.
 *
 * usage: property-rematch-STRATEGY GRAPHS [SEED]
 *
 * Graphs are grown along the patterns of edited.pat and edited by chance, through
 * the public API: values stand for others, old and new, some so that the edit is
 * refused; types and facts change; rules run.  After some edits each, dfg_rematch
 * is held beside what all patterns say at all nodes in a new view:
 *   - what is told to have come was not there, what is told to be gone or another was;
 *   - after that both have the same matches, of the same nodes;
 *   - a match that is not told of covers no node whose row has changed, and takes none
 *     whose type or facts have.
 * A match may be told to be another where a row was changed back, or one like it took
 * the place of one that went; that must be rare.  The closed module verifies and has
 * as many matches.  A failure prints its seed.
 */
#include "../../runtime/core/edit.h"
#include "../../runtime/dfg_edit.h"
#include "../../runtime/dfg_interp.h"
#include "../../runtime/dfg_rewrite.h"
#include "grow.h"
#include "mutate.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

extern const struct dfg_unit edited_unit;

enum { ROOM = 2048, MOST_TARGETS = 8, MOST_PATTERNS = 32, ROUNDS = 10 };

struct list {
    uint32_t n;
    struct member {
        dfg_node node, is_input;
    } at[];
};

struct run {
    const struct dfg_unit *unit;
    struct dfg_target targets[MOST_TARGETS];
    uint32_t n_targets, n_patterns, first[MOST_TARGETS];
    const struct dfg_pattern *patterns[MOST_PATTERNS];
    dfg_module *m;
    dfg_editor *e;
    struct list *held[MOST_PATTERNS][ROOM]; /* what dfg_rematch has told */
    bool told[MOST_PATTERNS][ROOM];         /* this time */
    uint64_t row[ROOM], value[ROOM];        /* hashes of rows, and of types and facts, the last time */
    uint64_t seed, state, graphs, edits, refused, matches, news, others, gone, needless;
};

static void fail(const struct run *r, const char *what, const struct dfg_pattern *p, dfg_node n)
{
    printf("seed %" PRIu64 ": %s: %s at node %u\n", r->seed, what, p != NULL ? p->name : "?", (unsigned)n);
    exit(1);
}

static void *need(void *p)
{
    if (p == NULL) {
        fputs("property-rematch: out of memory\n", stderr);
        exit(2);
    }
    return p;
}

/* ---- what is there ---- */

static uint64_t mix(uint64_t h, uint64_t x)
{
    h = (h ^ x) * 0x9E3779B97F4A7C15u;
    return h ^ h >> 29;
}

static uint64_t value_of(const dfg_module *m, dfg_node n)
{
    const struct dfg_fact *facts;
    uint64_t h = dfg_node_type(m, n);
    for (uint32_t i = 0, k = dfg_facts(m, n, &facts); i < k; i++)
        h = mix(mix(h, facts[i].key), facts[i].value.u.id);
    return h;
}

static uint64_t row_of(const dfg_module *m, dfg_node n)
{
    const dfg_node *args;
    uint64_t h = mix(dfg_node_kind(m, n), value_of(m, n));
    h = mix(h, dfg_node_op(m, n) == DFG_CONST || dfg_node_op(m, n) == DFG_VAR ? m->nodes.first[n] : 0);
    for (uint32_t i = 0, argc = dfg_node_args(m, n, &args); i < argc; i++)
        h = mix(h, args[i]);
    return h;
}

static int by_id(const void *a, const void *b)
{
    const struct member *x = a, *y = b;
    return (x->node > y->node) - (x->node < y->node);
}

/* The nodes of all parts; those of a set by their ids. */
static struct list *list_of(const struct dfg_pattern *p, const void *match)
{
    struct list *l = need(calloc(1, sizeof *l + 4096 * sizeof *l->at));
    for (uint32_t i = 0; i < p->n_parts; i++) {
        const char *at = (const char *)match + p->parts[i].offset;
        struct dfg_nodes set = {(const dfg_node *)(const void *)at, 1};
        if (p->parts[i].is_set)
            memcpy(&set, at, sizeof set);
        if (l->n + set.n > 4096)
            exit(2);
        for (uint32_t k = 0; k < set.n; k++)
            l->at[l->n + k] = (struct member){set.at[k], p->parts[i].role == DFG_PART_INPUT};
        qsort(l->at + l->n, set.n, sizeof *l->at, by_id);
        l->n += set.n;
    }
    return l;
}

static bool same_list(const struct list *a, const struct list *b)
{
    return a->n == b->n && memcmp(a->at, b->at, a->n * sizeof *a->at) == 0;
}

static bool has_changed(const struct run *r, const struct list *l)
{
    for (uint32_t i = 0; i < l->n; i++) {
        const dfg_node n = l->at[i].node;
        if (n != DFG_NONE &&
            (l->at[i].is_input ? value_of(r->m, n) != r->value[n] : row_of(r->m, n) != r->row[n]))
            return true;
    }
    return false;
}

/* ---- what is told ---- */

static void hear(void *ctx, const struct dfg_rematched *c)
{
    struct run *r = ctx;
    const uint32_t k = r->first[c->target] + (c->entry >= 0 ? (uint32_t)c->entry : 0);
    const struct dfg_pattern *p = r->patterns[k];
    struct list **held = &r->held[k][c->root], *new = c->match != NULL ? list_of(p, c->match) : NULL;
    if (r->told[k][c->root])
        fail(r, "told twice", p, c->root);
    r->told[k][c->root] = true;
    switch (c->change) {
    case DFG_MATCH_NEW:
        r->news++;
        if (*held != NULL)
            fail(r, "it was there", p, c->root);
        break;
    case DFG_MATCH_OTHER:
        r->others++;
        if (*held == NULL)
            fail(r, "it was not there", p, c->root);
        r->needless += same_list(*held, new) && !has_changed(r, new);
        break;
    case DFG_MATCH_GONE:
        r->gone++;
        if (*held == NULL)
            fail(r, "it was not there, and can't go", p, c->root);
        break;
    }
    if ((c->change == DFG_MATCH_GONE) != (new == NULL))
        fail(r, "a match without its nodes", p, c->root);
    free(*held);
    *held = new;
}

struct first {
    const struct dfg_pattern *p;
    struct list *list;
};

static bool take_first(void *ctx, const void *match)
{
    struct first *f = ctx;
    f->list = list_of(f->p, match);
    return true;
}

static bool may_match(const struct run *r, dfg_node n)
{
    const struct edit *e = r->m->edit;
    return (e == NULL || (edit_is_live(r->m, n) && n < e->base.nodes)) && dfg_node_body(r->m, n) != DFG_NONE;
}

/* All matches in a new view; of an open module the same as told. */
static uint64_t match_anew(struct run *r)
{
    const struct dfg_names *names = r->unit->names;
    size_t size = dfg_bind_size(r->m, names);
    void *mem = need(malloc(size + 1));
    dfg_graph g;
    uint64_t found = 0;
    if (dfg_bind(&g, r->m, names, mem, size) != DFG_OK)
        exit(2);
    for (uint32_t k = 0; k < r->n_patterns; k++)
        for (dfg_node n = 1; n < dfg_n_nodes(r->m); n++) {
            const struct dfg_pattern *p = r->patterns[k];
            struct first f = {p, NULL};
            if (may_match(r, n))
                p->each(p, &g, n, take_first, &f);
            found += f.list != NULL;
            if (r->m->edit != NULL) {
                const struct list *held = r->held[k][n];
                if ((held != NULL) != (f.list != NULL))
                    fail(r, held != NULL ? "it does not match any more" : "a match was not told", p, n);
                if (held != NULL && !same_list(held, f.list))
                    fail(r, "the match has other nodes", p, n);
                if (held != NULL && !r->told[k][n] && has_changed(r, held))
                    fail(r, "a node of the match has changed", p, n);
            }
            free(f.list);
        }
    free(mem);
    return found;
}

static void rematch(struct run *r)
{
    memset(r->told, 0, sizeof r->told);
    if (dfg_rematch(r->e, hear, r) != DFG_OK)
        fail(r, "no memory", NULL, 0);
    r->matches += match_anew(r);
    for (dfg_node n = 1; n < dfg_n_nodes(r->m); n++)
        r->row[n] = row_of(r->m, n), r->value[n] = value_of(r->m, n);
}

/* ---- edits ---- */

static uint32_t below(struct run *r, uint32_t n)
{
    return (uint32_t)random_below(&r->state, n);
}

/* A value of the graph; some near n. */
static dfg_node draw(struct run *r)
{
    for (;;) {
        const dfg_node n = 1 + below(r, r->m->edit->base.nodes - 1);
        if (edit_is_live(r->m, n) && edit_body(r->m, n) != 0)
            return n;
    }
}

static dfg_node call(struct run *r, dfg_node a, dfg_node b)
{
    static const char *const ops[] = {"f", "g", "h", "add", "mul", "cat"};
    const uint32_t i = below(r, 6);
    const dfg_node args[] = {a, b};
    const bool has_attr = i == 0 || i == 5;
    const struct dfg_attr attr = {dfg_symbol(r->m, i == 0 ? "k" : "axis", i == 0 ? 1 : 4),
                                  {.tag = DFG_V_INT, .u.i = below(r, 3)}};
    return dfg_call_op(r->m, dfg_operator(r->m, ops[i], strlen(ops[i])), args, i < 3 ? 1 : 2, &attr, has_attr, 0, 0);
}

/* The same call, of another value in one place. */
static dfg_node with_operand(struct run *r, dfg_node n)
{
    const dfg_node *own;
    dfg_node args[8];
    const uint32_t argc = dfg_node_args(r->m, n, &own);
    if (argc == 0 || argc > 8 || dfg_node_op(r->m, n) < DFG_FIRST_OP)
        return call(r, draw(r), draw(r));
    memcpy(args, own, argc * sizeof *args);
    args[below(r, argc)] = draw(r);
    return dfg_node_add(r->m, dfg_node_kind(r->m, n), args, argc, dfg_node_type(r->m, n));
}

static void replace_some(struct run *r)
{
    struct dfg_replacement at[3];
    struct dfg_error error = {DFG_OK, NULL};
    size_t n = 1 + (below(r, 6) == 0) + (below(r, 12) == 0);
    for (size_t i = 0; i < n; i++) {
        const dfg_node root = draw(r);
        dfg_node with = draw(r);
        switch (below(r, 4)) {
        case 0:
            with = with_operand(r, root);
            break;
        case 1:
            with = call(r, call(r, draw(r), draw(r)), below(r, 2) != 0 ? root : draw(r));
            break;
        case 2:
            with = call(r, root, draw(r)); /* what it was stays, under another id */
            break;
        default:
            break;
        }
        at[i] = (struct dfg_replacement){root, with};
    }
    r->edits++;
    if (dfg_replace(r->e, at, n, &error) != DFG_OK) {
        if (error.text == NULL || error.status != DFG_BAD_GRAPH)
            fail(r, "an error without a message", NULL, at[0].root);
        r->refused++;
        dfg_error_clear(&error);
    }
    struct dfg_error why = {DFG_OK, NULL};
    if (!dfg_edit_verify(r->m, &why))
        fail(r, why.text, NULL, at[0].root);
}

static void run_rules(struct run *r)
{
    struct dfg_rule_choice rules[8];
    const struct dfg_rewrite_options options = {.once = below(r, 2) != 0, .most_rewrites = 50};
    struct dfg_error error = {DFG_OK, NULL};
    size_t n = 0;
    for (uint32_t i = 0; i < r->unit->rules->n && n < 8; i++)
        if (below(r, 2) != 0)
            rules[n++] = (struct dfg_rule_choice){&edited_unit, i};
    dfg_rewriter *w = need(dfg_rewriter_new(r->m, rules, n, &options, &error));
    dfg_rewrite(w, &error); /* the bound may be reached */
    dfg_error_clear(&error);
    dfg_rewriter_free(w);
    if (!dfg_edit_verify(r->m, &error))
        fail(r, error.text, NULL, 0);
}

static void edit(struct run *r)
{
    const dfg_dim dims[3] = {1 + below(r, 2), 4, 4};
    const dfg_node n = draw(r);
    switch (below(r, 12)) {
    case 0:
        if (dfg_node_op(r->m, n) >= DFG_FIRST_OP)
            dfg_set_type(r->m, n, dfg_type_tensor(r->m, below(r, 2) != 0 ? DFG_F32 : DFG_I32, (int32_t)below(r, 4), dims));
        return;
    case 1:
        dfg_set_fact(r->m, n, dfg_symbol(r->m, "layout", 6),
                     (dfg_val){.tag = DFG_V_STR, .u.id = dfg_symbol(r->m, below(r, 2) != 0 ? "NHWC" : "NCHW", 4)});
        return;
    case 2:
        run_rules(r);
        return;
    case 3:
        call(r, draw(r), draw(r)); /* of no use to anybody */
        return;
    default:
        replace_some(r);
    }
}

/* ---- graphs ---- */

static void one_graph(struct run *r, const struct dfg_pattern *p)
{
    struct dfg_error error = {DFG_OK, NULL};
    r->m = need(dfg_module_new(&edited_unit.ops, 1));
    r->state = r->seed * 0x9E3779B97F4A7C15u + 1;
    grow_graph(r->m, r->unit, p, r->seed, GROW_ALL_RESULTS);
    r->e = dfg_editor_new(r->m, r->targets, r->n_targets, &error);
    if (r->e == NULL)
        fail(r, error.text, p, 0);
    if (dfg_finish(r->m) != DFG_BAD_GRAPH || dfg_editor_new(r->m, NULL, 0, NULL) != NULL)
        fail(r, "an open module is taken for finished", p, 0);
    rematch(r);
    for (uint32_t i = 0; i < ROUNDS && r->m->nodes.n < ROOM / 2; i++) {
        for (uint32_t k = below(r, 4); k > 0 && r->m->nodes.n < ROOM / 2; k--)
            edit(r);
        rematch(r);
    }
    uint64_t open = match_anew(r);
    if (dfg_editor_close(r->e, &error) != DFG_OK || dfg_verify(r->m, &error) != DFG_OK)
        fail(r, error.text, p, 0);
    for (uint32_t k = 0; k < r->n_patterns; k++)
        for (dfg_node n = 0; n < ROOM; n++) {
            free(r->held[k][n]);
            r->held[k][n] = NULL;
        }
    if (dfg_build_users(r->m) != DFG_OK || match_anew(r) != open)
        fail(r, "the closed module has other matches", p, 0);
    dfg_module_free(r->m);
    r->graphs++;
}

static void add_target(struct run *r, const struct dfg_table *t, const struct dfg_pattern *p)
{
    const uint32_t n = t != NULL ? t->n : 1;
    if (r->n_targets == MOST_TARGETS || r->n_patterns + n > MOST_PATTERNS)
        exit(2);
    r->first[r->n_targets] = r->n_patterns;
    for (uint32_t i = 0; i < n; i++)
        r->patterns[r->n_patterns++] = t != NULL ? &r->unit->patterns[t->entries[i].pattern] : p;
    r->targets[r->n_targets++] = (struct dfg_target){r->unit, t, p};
}

int main(int argc, char **argv)
{
    static struct run r;
    const struct dfg_unit *operators = &edited_unit;
    if (argc < 2) {
        fputs("usage: property-rematch-STRATEGY GRAPHS [SEED]\n", stderr);
        return 2;
    }
    const uint64_t graphs = strtoull(argv[1], NULL, 10), seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    r.unit = describe(&edited_unit, &operators, 1);
    for (uint32_t i = 0; i < r.unit->n_tables; i++)
        add_target(&r, &r.unit->tables[i], NULL);
    for (uint32_t i = 0; i < r.unit->n_patterns; i++)
        if (strcmp(r.unit->patterns[i].name, "tower") == 0 || strcmp(r.unit->patterns[i].name, "below") == 0 ||
            strcmp(r.unit->patterns[i].name, "fan") == 0 || strcmp(r.unit->patterns[i].name, "apart") == 0)
            add_target(&r, NULL, &r.unit->patterns[i]);
    for (uint64_t k = 0; k < graphs; k++)
        for (uint32_t i = 0; i < r.unit->n_patterns; i++) {
            r.seed = seed + k;
            one_graph(&r, &r.unit->patterns[i]);
        }
    printf("%" PRIu64 " graphs, %" PRIu64 " edits, %" PRIu64 " refused, %" PRIu64 " matches: %" PRIu64 " new, %" PRIu64
           " others, %" PRIu64 " gone, %" PRIu64 " needless\n",
           r.graphs, r.edits, r.refused, r.matches, r.news, r.others, r.gone, r.needless);
    dfg_describe_free(r.unit);
    return r.needless * 10 > r.others || r.gone == 0 || r.refused == r.edits;
}
