/* laws.c -- patterns modulo the laws of their file, as alternatives.
 *
 * In:   the checked patterns of a file, and its laws.
 * Out:  the same patterns; where a law can be used, a call has become the P_ALT
 *       of all its forms, the one that was written first.
 * Errors: a pattern with more forms than the limit.
 *
 * A region is a call and the bare calls below it that laws speak of.  Its forms
 * are the closure of its term under the laws, used in both directions and at
 * every place, by a worklist.  Terms are hash-consed, operands that swap in
 * either order alike, since the search swaps them anyway: equal forms are one
 * pointer.  All forms share what is below a region, and inner calls that a form
 * leaves as they are; so captures in them stay one node.
 */
#include "check/check.h"

#include <string.h>

/* An operand tree: a call of op, or a leaf.  Equal ones are one. */
struct term {
    const struct op *op;
    struct pnode *leaf; /* op is NULL */
    struct term **kid;
    int n_kids;
    int number;         /* in order of making */
    struct term **next; /* what one use of a law makes of it, once `derived` */
    int n_next;
    bool derived;
    const struct term *seen; /* the term in whose list it was put last */
};

/* A call inside a region, as the pattern has it. */
struct original {
    const struct term *term;
    struct pnode *call;
};

/* A side of a law with some operands swapped, and the other side. */
struct direction {
    const struct pnode *from, *to;
};

struct region {
    struct pnode *root;
    struct term *term;
    VEC(struct original) originals;
};

struct expansion {
    const struct unit *unit; /* laws hold in the text of its file only */
    struct pattern *pattern;
    int limit, n_forms;
    int n_serials; /* ids given to nodes so far */
    VEC(struct direction) directions;
    VEC(struct region) regions;
    struct map terms; /* of the pattern, by key_of */
    int n_terms;
    struct term **inner; /* by pnode id: its term inside a region */
};

/* ---- laws, both ways, with operands swapped ---- */

static bool swaps(const struct op *op, int n_operands)
{
    return op->commutative && n_operands == 2 && op->n_swap == 1;
}

static int count_swaps(const struct pnode *p)
{
    int n = p->kind == P_CALL && swaps(p->ops[0], p->n_kids);
    for (int i = 0; i < p->n_kids; i++)
        n += count_swaps(p->kid[i]);
    return n;
}

/* A copy of p in which the calls that *bits names are swapped. */
static struct pnode *swapped(struct pat *pat, const struct pnode *p, unsigned *bits)
{
    if (p->kind != P_CALL)
        return (struct pnode *)p;
    struct pnode *copy = pat_alloc(pat, sizeof *copy);
    *copy = *p;
    copy->n_kids = 0;
    bool swap = false;
    if (swaps(p->ops[0], p->n_kids)) {
        swap = *bits & 1;
        *bits >>= 1;
    }
    for (int i = 0; i < p->n_kids; i++)
        pat_pnode_add(pat, copy, swapped(pat, p->kid[swap ? 1 - i : i], bits));
    return copy;
}

enum { MAX_SWAPS = 10 }; /* of one side of a law: 1024 spellings */

static void add_directions(struct pat *pat, struct expansion *x, const struct law *law)
{
    for (int side = 0; side < 2; side++) {
        const int n = count_swaps(law->side[side]);
        for (unsigned s = 0; s < 1u << (n < MAX_SWAPS ? n : MAX_SWAPS); s++) {
            unsigned bits = s;
            *PAT_PUSH(pat, x->directions) =
                (struct direction){swapped(pat, law->side[side], &bits), law->side[1 - side]};
        }
    }
}

static bool mentions(const struct pnode *p, const struct op *op)
{
    if (p->kind == P_CALL && p->ops[0] == op)
        return true;
    for (int i = 0; i < p->n_kids; i++)
        if (mentions(p->kid[i], op))
            return true;
    return false;
}

/* ---- terms ---- */

/* add 3 4: the operator and the operands' numbers, those that swap in order. */
static const char *key_of(struct pat *pat, const struct op *op, const struct pnode *leaf, struct term **kid,
                          int n)
{
    if (!op)
        return pat_format(pat, "#%d", leaf->id);
    const bool swap = swaps(op, n) && kid[0]->number > kid[1]->number;
    const char *key = op->name;
    for (int i = 0; i < n; i++)
        key = pat_format(pat, "%s %d", key, kid[swap ? 1 - i : i]->number);
    return pat_format(pat, "%s.", key);
}

static struct term *make_term(struct pat *pat, struct expansion *x, const struct op *op, struct pnode *leaf,
                              struct term **kid, int n)
{
    const char *key = key_of(pat, op, leaf, kid, n);
    struct term *t = pat_map_get(&x->terms, key);
    if (t)
        return t;
    t = pat_alloc(pat, sizeof *t);
    *t = (struct term){.op = op, .leaf = leaf, .n_kids = n, .number = x->n_terms++};
    t->kid = pat_alloc(pat, sizeof *t->kid * (size_t)(n + 1));
    if (n)
        memcpy(t->kid, kid, sizeof *t->kid * (size_t)n);
    pat_map_put(pat, &x->terms, key, t);
    return t;
}

/* A call of one operator that laws of this file speak of, with plain operands. */
static bool is_root(const struct expansion *x, const struct pnode *p)
{
    if (p->kind != P_CALL || p->n_ops != 1 || p->ordered || p->n_attrs || p->exact || p->rest_first ||
        p->rest_last || p->every || p->optional || p->under_get || p->at.src != x->unit->src)
        return false;
    for (int i = 0; i < x->unit->n_laws; i++)
        if (mentions(x->unit->laws[i]->side[0], p->ops[0]) || mentions(x->unit->laws[i]->side[1], p->ops[0]))
            return true;
    return false;
}

static bool is_inner(const struct expansion *x, const struct pnode *p)
{
    return p->bare && is_root(x, p);
}

static struct term *term_of(struct pat *pat, struct expansion *x, struct pnode *p, bool is_top)
{
    if (!is_top && x->inner[p->id])
        return x->inner[p->id];
    const bool call = is_top ? is_root(x, p) : is_inner(x, p);
    struct term **kid = pat_alloc(pat, sizeof *kid * (size_t)(p->n_kids + 1));
    for (int i = 0; i < p->n_kids && call; i++)
        kid[i] = term_of(pat, x, p->kid[i], false);
    struct term *t =
        call ? make_term(pat, x, p->ops[0], NULL, kid, p->n_kids) : make_term(pat, x, NULL, p, NULL, 0);
    if (!is_top)
        x->inner[p->id] = t;
    return t;
}

/* The calls inside a region, each once. */
static void collect_calls(struct pat *pat, const struct expansion *x, struct region *r, struct pnode *p,
                          bool is_top)
{
    if (!(is_top ? is_root(x, p) : is_inner(x, p)))
        return;
    for (int i = 0; i < r->originals.n; i++)
        if (r->originals.at[i].call == p)
            return;
    if (!is_top)
        *PAT_PUSH(pat, r->originals) = (struct original){x->inner[p->id], p};
    for (int i = 0; i < p->n_kids; i++)
        collect_calls(pat, x, r, p->kid[i], false);
}

/* ---- one use of a law ---- */

struct bound {
    const struct pnode *name;
    struct term *term;
};
typedef VEC(struct bound) bound_vec;

static struct term *bound_to(const bound_vec *b, const struct pnode *name)
{
    for (int i = 0; i < b->n; i++)
        if (b->at[i].name == name)
            return b->at[i].term;
    return NULL;
}

static bool fits(struct pat *pat, const struct pnode *law, struct term *t, bound_vec *bound)
{
    if (law->kind != P_CALL) {
        const struct term *before = bound_to(bound, law);
        if (!before)
            *PAT_PUSH(pat, *bound) = (struct bound){law, t};
        return !before || before == t;
    }
    if (t->op != law->ops[0] || t->n_kids != law->n_kids)
        return false;
    for (int i = 0; i < law->n_kids; i++)
        if (!fits(pat, law->kid[i], t->kid[i], bound))
            return false;
    return true;
}

static struct term *instance(struct pat *pat, struct expansion *x, const struct pnode *law,
                             const bound_vec *bound)
{
    if (law->kind != P_CALL)
        return bound_to(bound, law);
    struct term **kid = pat_alloc(pat, sizeof *kid * (size_t)(law->n_kids + 1));
    for (int i = 0; i < law->n_kids; i++)
        kid[i] = instance(pat, x, law->kid[i], bound);
    return make_term(pat, x, law->ops[0], NULL, kid, law->n_kids);
}

typedef VEC(struct term *) term_vec;

static struct term *with_kid(struct pat *pat, struct expansion *x, const struct term *t, int i,
                             struct term *kid)
{
    struct term **kids = pat_alloc(pat, sizeof *kids * (size_t)t->n_kids);
    memcpy(kids, t->kid, sizeof *kids * (size_t)t->n_kids);
    kids[i] = kid;
    return make_term(pat, x, t->op, NULL, kids, t->n_kids);
}

/* False: more of them than the limit; then the whole has more forms than that, too. */
static bool add_next(struct pat *pat, const struct expansion *x, term_vec *list, struct term *next,
                     struct term *of)
{
    if (next == of || next->seen == of)
        return true;
    next->seen = of;
    *PAT_PUSH(pat, *list) = next;
    return list->n <= x->limit;
}

/* What one use of one law makes of t, at its top or below; false: too many. */
static bool derive(struct pat *pat, struct expansion *x, struct term *t)
{
    bound_vec bound = {0};
    term_vec list = {0};
    if (t->derived || !t->op)
        return true;
    for (int i = 0; i < t->n_kids; i++)
        if (!derive(pat, x, t->kid[i]))
            return false;
    for (int i = 0; i < x->directions.n; i++) {
        bound.n = 0;
        if (fits(pat, x->directions.at[i].from, t, &bound) &&
            !add_next(pat, x, &list, instance(pat, x, x->directions.at[i].to, &bound), t))
            return false;
    }
    for (int i = 0; i < t->n_kids; i++)
        for (int k = 0; k < t->kid[i]->n_next; k++)
            if (!add_next(pat, x, &list, with_kid(pat, x, t, i, t->kid[i]->next[k]), t))
                return false;
    t->derived = true;
    t->next = list.at;
    t->n_next = list.n;
    return true;
}

/* All forms of a region's term, itself first; false: more than the limit. */
static bool close(struct pat *pat, struct expansion *x, const struct region *r, term_vec *forms)
{
    VEC(bool) taken = {0}; /* by term number; marks of lists would not last */
    *PAT_PUSH(pat, *forms) = r->term;
    for (int i = 0; i < forms->n; i++) {
        struct term *t = forms->at[i];
        if (!derive(pat, x, t))
            return false;
        while (taken.n < x->n_terms)
            *PAT_PUSH(pat, taken) = false;
        taken.at[t->number] = true;
        for (int k = 0; k < t->n_next; k++) {
            if (taken.at[t->next[k]->number])
                continue;
            taken.at[t->next[k]->number] = true;
            *PAT_PUSH(pat, *forms) = t->next[k];
            if (x->n_forms + forms->n > x->limit)
                return false;
        }
    }
    return true;
}

/* ---- forms as pattern nodes ---- */

static struct pnode *new_call(struct pat *pat, struct expansion *x, const struct pnode *like,
                              const struct op *op)
{
    struct pnode *p = pat_alloc(pat, sizeof *p);
    *p = (struct pnode){.kind = P_CALL, .id = x->n_serials++, .at = like->at, .n_ops = 1, .index = -1};
    p->ops = pat_keep(pat, &op, sizeof op);
    return p;
}

/* The pattern's own call that a term is: of several equal ones each once a form, and then the last again, as what a
 * name of a law stands for is one node wherever the law has it. */
static struct pnode *own_call(const struct region *r, const struct term *t, bool *used)
{
    struct pnode *own = NULL;
    for (int i = 0; i < r->originals.n; i++) {
        if (r->originals.at[i].term != t)
            continue;
        own = r->originals.at[i].call;
        if (!used[i]) {
            used[i] = true;
            break;
        }
    }
    return own;
}

static struct pnode *build(struct pat *pat, struct expansion *x, const struct region *r, const struct term *t,
                           bool is_top, bool *used)
{
    if (!t->op)
        return t->leaf;
    struct pnode *own = is_top ? NULL : own_call(r, t, used);
    if (own)
        return own;
    struct pnode *p = new_call(pat, x, r->root, t->op);
    for (int i = 0; i < t->n_kids; i++)
        pat_pnode_add(pat, p, build(pat, x, r, t->kid[i], false, used));
    return p;
}

/* The call as written, apart from its name, types and conditions. */
static struct pnode *written_form(struct pat *pat, struct expansion *x, const struct pnode *root)
{
    struct pnode *p = new_call(pat, x, root, root->ops[0]);
    for (int i = 0; i < root->n_kids; i++)
        pat_pnode_add(pat, p, root->kid[i]);
    return p;
}

/* The root's node becomes the choice, so that what names it stays right. */
static void make_choice(struct pat *pat, struct expansion *x, const struct region *r, const term_vec *forms)
{
    struct pnode *root = r->root;
    VEC(struct pnode *) kids = {0};
    *PAT_PUSH(pat, kids) = written_form(pat, x, root);
    for (int i = 1; i < forms->n; i++) {
        bool *used = pat_alloc(pat, (size_t)r->originals.n + 1);
        *PAT_PUSH(pat, kids) = build(pat, x, r, forms->at[i], true, used);
    }
    root->kind = P_ALT;
    root->ops = NULL;
    root->n_ops = 0;
    root->kid = kids.at;
    root->n_kids = kids.n;
}

/* ---- whole patterns ---- */

static void find_regions(struct pat *pat, struct expansion *x, struct pnode *p, bool absorbed, bool *seen,
                         bool *is_region)
{
    const bool root = is_root(x, p);
    if (root && !absorbed && !is_region[p->id]) {
        is_region[p->id] = true;
        *PAT_PUSH(pat, x->regions) = (struct region){.root = p};
    }
    if (seen[p->id])
        return;
    seen[p->id] = true;
    for (int i = 0; i < p->n_kids; i++)
        find_regions(pat, x, p->kid[i], root && is_inner(x, p->kid[i]), seen, is_region);
}

static void expand_region(struct pat *pat, struct expansion *x, const struct region *r)
{
    term_vec forms = {0};
    if (!close(pat, x, r, &forms)) {
        pat_error_at(pat, x->pattern->name_at, "'%s' has more than %d forms under the laws of its file",
                     x->pattern->name, x->limit);
        pat_hint(pat, "--law-limit N allows more; an `ordered pattern` uses no laws");
    } else if (forms.n > 1) {
        x->n_forms += forms.n;
        make_choice(pat, x, r, &forms);
    }
}

static void expand_pattern(struct pat *pat, struct expansion *x, struct pattern *p)
{
    const int errors = pat_error_count(pat);
    bool *seen = pat_alloc(pat, (size_t)p->n_nodes + 1), *is_region = pat_alloc(pat, (size_t)p->n_nodes + 1);
    x->pattern = p;
    x->n_forms = 0;
    x->n_serials = p->n_nodes;
    x->regions.n = 0;
    x->terms = (struct map){0};
    x->n_terms = 0;
    x->inner = pat_alloc(pat, sizeof *x->inner * (size_t)(p->n_nodes + 1));
    for (int i = 0; pat_start(p, i); i++)
        find_regions(pat, x, pat_start(p, i), false, seen, is_region);
    for (int i = 0; i < x->regions.n; i++) { /* all terms before any node changes */
        struct region *r = &x->regions.at[i];
        r->term = term_of(pat, x, r->root, true);
        collect_calls(pat, x, r, r->root, true);
    }
    for (int i = 0; i < x->regions.n && pat_error_count(pat) == errors; i++)
        expand_region(pat, x, &x->regions.at[i]);
    if (x->n_serials > p->n_nodes && pat_error_count(pat) == errors)
        pat_renumber(pat, p, x->n_serials);
}

void pat_expand_laws(struct pat *pat, struct unit *u, int limit)
{
    struct expansion x = {.unit = u, .limit = limit < 1 ? 1 : limit};
    if (u->n_laws == 0)
        return;
    for (int i = 0; i < u->n_laws; i++)
        add_directions(pat, &x, u->laws[i]);
    for (int i = 0; i < u->n_patterns; i++)
        expand_pattern(pat, &x, u->patterns[i]);
    for (int i = 0; i < u->n_tables; i++)
        for (int k = 0; k < u->tables[i]->n_entries; k++)
            if (u->tables[i]->own && u->tables[i]->entries[k].pattern->is_entry)
                expand_pattern(pat, &x, u->tables[i]->entries[k].pattern);
}
