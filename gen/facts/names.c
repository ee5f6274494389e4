/* names.c -- what ties the places of a pattern together, what its choices cost.
 *
 * In:   a checked pattern; for the costs the predicates of its nodes.
 * Out:  residue for each name that occurs at several places in one match (a
 *       node, a dimension, a value); the most tests that the exact matcher may
 *       make at one node, its undecided choices multiplied.
 *
 * Ties: for each node the set of names below it, as bits; two operands whose
 * sets meet are tied, two alternatives are not.  O(nodes * names / 64).
 */
#include "facts.h"

#include <math.h>

/* ---- parents ---- */

static void count_from(struct pattern_facts *f, const struct pnode *p)
{
    if (f->parents[p->id]++ > 0)
        return;
    f->nodes[p->id] = p;
    for (int i = 0; i < p->n_kids; i++)
        count_from(f, p->kid[i]);
}

void count_parents(struct pattern_facts *f)
{
    f->tied = alloc((size_t)f->pattern->n_nodes + 1);
    f->nodes = alloc(sizeof *f->nodes * ((size_t)f->pattern->n_nodes + 1));
    f->parents = alloc(sizeof(int) * ((size_t)f->pattern->n_nodes + 1));
    count_from(f, f->pattern->roots[0]);
}

bool names_extent(const struct type_pat *t, const struct var *v)
{
    for (int i = 0; i < t->n_dims; i++)
        if (t->dims[i].kind == DIM_VAR && (!v || t->dims[i].var == v))
            return true;
    for (int i = 0; i < t->n_fields; i++)
        if (names_extent(t->fields[i], v))
            return true;
    return false;
}

bool is_plain(const struct pattern_facts *f, const struct pnode *p)
{
    bool plain = f->parents[p->id] == 1 && p->n_where == 0 && !p->every && p->kind != P_DOMINATES &&
                 p->kind != P_CHAIN && p->kind != P_LINK && !(p->rest_first && p->n_kids > (p->kind == P_FN));
    for (int i = 0; i < p->n_attrs; i++)
        plain = plain && p->attrs[i].test != TEST_BIND && !p->attrs[i].expr && !is_tensor(p->attrs[i].type);
    for (int i = 0; i < p->n_types; i++)
        plain = plain && !names_extent(p->types[i], NULL);
    for (int i = 0; plain && i < p->n_kids; i++)
        plain = is_plain(f, p->kid[i]);
    return plain;
}

/* ---- ties ---- */

struct ties {
    struct pattern_facts *f;
    uint64_t **below; /* by pnode id: names below it, itself among them */
    int words;
};

static const char *name_of(const struct pattern *p, int bit, const struct pnode *at)
{
    if (bit >= p->n_nodes)
        return p->vars[bit - p->n_nodes]->name;
    return at->name ? at->name : format("'%s'", source_text(at->at, 40));
}

static void tie_bits(struct ties *t, const struct pnode *p, const uint64_t *a, const uint64_t *b)
{
    const struct pattern *pattern = t->f->pattern;
    for (int w = 0; w < t->words; w++) {
        if (!(a[w] & b[w]))
            continue;
        for (int i = w * 64; i < pattern->n_nodes && i < w * 64 + 64; i++)
            t->f->tied[i] |= a[w] & b[w] & UINT64_C(1) << (i & 63);
        int bit = w * 64;
        while (!(a[w] & b[w] & UINT64_C(1) << (bit & 63)))
            bit++;
        const struct pnode *n = bit < pattern->n_nodes ? t->f->nodes[bit] : p;
        add_residue(t->f, n->at, format("%s is one %s at several places", name_of(pattern, bit, n),
                                        bit < pattern->n_nodes ? "node" : "value"));
    }
}

static void own_name(struct ties *t, const struct pnode *p, uint64_t *set, const struct var *v)
{
    int bit = t->f->pattern->n_nodes + v->id;
    if (set[bit / 64] >> (bit & 63) & 1)
        add_residue(t->f, p->at, format("%s is one value at several places", v->name));
    set[bit / 64] |= UINT64_C(1) << (bit & 63);
}

static void own_extents(struct ties *t, const struct pnode *p, uint64_t *set, const struct type_pat *type)
{
    for (int i = 0; i < type->n_dims; i++)
        if (type->dims[i].kind == DIM_VAR)
            own_name(t, p, set, type->dims[i].var);
    for (int i = 0; i < type->n_fields; i++)
        own_extents(t, p, set, type->fields[i]);
}

static const uint64_t *names_below(struct ties *t, const struct pnode *p)
{
    if (t->below[p->id])
        return t->below[p->id];
    uint64_t *set = alloc(sizeof *set * (size_t)t->words);
    t->below[p->id] = set;
    set[p->id / 64] |= UINT64_C(1) << (p->id & 63);
    for (int i = 0; i < p->n_types; i++)
        own_extents(t, p, set, p->types[i]);
    for (int i = 0; i < p->n_attrs; i++)
        if (p->attrs[i].test == TEST_BIND)
            own_name(t, p, set, p->attrs[i].var);
    for (int i = 0; i < p->n_kids; i++) {
        const uint64_t *kid = names_below(t, p->kid[i]);
        if (p->kind != P_ALT)
            tie_bits(t, p, set, kid);
        for (int w = 0; w < t->words; w++)
            set[w] |= kid[w];
    }
    return set;
}

void find_ties(struct pattern_facts *f)
{
    const struct pattern *p = f->pattern;
    struct ties t = {.f = f, .words = (p->n_nodes + p->n_vars) / 64 + 1};
    t.below = alloc(sizeof *t.below * ((size_t)p->n_nodes + 1));
    names_below(&t, p->roots[0]);
}

/* ---- choices ---- */

/* Options of which one is taken; what several of them hold is chosen from in each. */
struct turn {
    const struct turn *up;
    int begin, now; /* visits counted when the first was reached, and this one */
};

struct cost {
    double ways, tests; /* of one way */
};

struct choices {
    struct pattern_facts *f;
    double most; /* options of one choice */
    struct pred **memo;
    int n_visits;
    int *visit;        /* by pnode id: its number, from 1 */
    struct cost *cost; /* by pnode id, once visited */
};

/* Alternatives with an operator each that no two share are decided by it. */
static bool decided(const struct choices *c, struct pnode *const *kid, int n)
{
    for (int i = 0; i < n; i++) {
        const struct pred *p = c->memo[kid[i]->id];
        const struct atom *head = p ? pred_head(p) : NULL;
        if (!head)
            return false;
        for (int k = 0; k < i; k++)
            if (heads_share(head, pred_head(c->memo[kid[k]->id])))
                return false;
    }
    return true;
}

static bool may_swap(const struct pnode *p)
{
    bool any = p->n_ops == 0;
    for (int i = 0; i < p->n_ops; i++)
        any |= p->ops[i]->commutative && (p->n_kids == 2 || p->n_kids == p->ops[i]->n_operands);
    return any && p->kind == P_CALL && !p->ordered && !p->rest_first && !p->rest_last && p->n_kids >= 2;
}

/* Positions of `..., p, ...`, parents of a dominator, ends of a chain, readers of a value: a guess. */
enum { SEVERAL = 8 };

static bool is_exclusive(const struct choices *c, const struct turn *in, const struct pnode *p)
{
    for (; in; in = in->up)
        if (c->visit[p->id] > in->begin && c->visit[p->id] <= in->now)
            return true;
    return false;
}

/* One of two operands is a node that the search has bound by then, which decides their order. */
static bool is_ordered_by_name(const struct choices *c, const struct turn *in, const struct pnode *p)
{
    bool shared = false;
    for (int i = 0; p->n_kids == 2 && i < p->n_kids; i++)
        shared |= c->visit[p->kid[i]->id] && !is_exclusive(c, in, p->kid[i]);
    return shared;
}

static double own_ways(struct choices *c, const struct turn *in, const struct pnode *p)
{
    if (p->kind == P_ALT)
        return decided(c, p->kid, p->n_kids) ? 1 : p->n_kids;
    if (may_swap(p))
        return (p->n_kids == 2 && decided(c, p->kid, 2)) || is_ordered_by_name(c, in, p) ? 1 : 2;
    const bool several = p->kind == P_DOMINATES || p->kind == P_CHAIN ||
                         (p->rest_first && p->rest_last && p->n_kids > (p->kind == P_FN));
    return several ? SEVERAL : 1;
}

/* The ways of either option, and the mean of their tests; of a decided one the greater of each. */
static struct cost either(struct cost a, struct cost b, bool decided)
{
    if (decided)
        return (struct cost){fmax(a.ways, b.ways), fmax(a.tests, b.tests)};
    const double sum = a.ways + b.ways;
    return (struct cost){sum, (a.ways * a.tests + b.ways * b.tests) / sum};
}

/* In how many ways the choices at p and below it may be taken, and what each asks. */
static struct cost cost_of(struct choices *c, const struct pnode *p, const struct turn *in)
{
    if (c->visit[p->id])
        return is_exclusive(c, in, p) ? c->cost[p->id] : (struct cost){1, 0};
    c->visit[p->id] = ++c->n_visits;
    struct turn turn = {.up = in, .begin = c->n_visits};
    const double own = own_ways(c, in, p);
    struct cost all = {p->kind == P_ALT ? 1 : own, 0};
    if (own > 1)
        *PUSH(c->f->choices) = p;
    c->most = fmax(c->most, own);
    for (int i = 0; i < p->n_kids; i++) {
        turn.now = c->n_visits;
        const struct cost kid = cost_of(c, p->kid[i], p->kind == P_ALT ? &turn : in);
        if (p->kind == P_ALT)
            all = i == 0 ? kid : either(all, kid, own == 1);
        else
            all = (struct cost){all.ways * kid.ways, all.tests + kid.tests};
    }
    all.tests += 1 + p->n_attrs + p->n_types + p->n_where;
    return c->cost[p->id] = all;
}

void count_choices(struct pattern_facts *f, struct pred **memo)
{
    const struct pattern *p = f->pattern;
    const size_t n = (size_t)p->n_nodes + 1;
    struct choices c = {.f = f, .most = 1, .memo = memo, .visit = alloc(n * sizeof *c.visit)};
    c.cost = alloc(n * sizeof *c.cost);
    struct cost all = {1, p->n_where};
    for (int i = 0; i < p->n_roots; i++) {
        const struct cost root = cost_of(&c, p->roots[i], NULL);
        all = (struct cost){all.ways * root.ways * (i ? SEVERAL : 1), all.tests + root.tests};
    }
    f->worst = all.ways * all.tests;
    f->tests = c.most * all.tests;
}
