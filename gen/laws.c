/* laws.c -- patterns modulo the laws of their file, as alternatives.
 *
 * In:   the checked patterns of a file, and its laws.
 * Out:  the same patterns; where a law can be used, a call has become the P_ALT
 *       of all its forms, the one that was written first.
 * Errors: a pattern with more forms than the limit.
 *
 * A region is a call and the bare calls below it that laws speak of.  Its forms
 * are the closure of its term under the laws, used in both directions and at
 * every place: a worklist, and a set of canonical texts in which operands of
 * commutative operators are sorted, since the search swaps them anyway.  What
 * stands below a region, and inner calls that a form leaves as they are, is
 * shared by all forms; so captures in them stay one node.
 */
#include "check.h"

#include <stdlib.h>
#include <string.h>

/* An operand tree: a call of op, or a leaf. */
struct term {
    const struct op *op;
    struct pnode *leaf; /* op is NULL */
    struct pnode *call; /* the pattern's own call with just these operands, or NULL */
    struct term **kid;
    int n_kids;
    const char *key; /* canonical text */
};

/* A side of a law with some operands swapped, and the other side. */
struct direction {
    const struct pnode *from, *to;
};

struct region {
    struct pnode *root;
    struct term *term;
};

struct expansion {
    const struct unit *unit; /* laws hold in the text of its file only */
    struct pattern *pattern;
    int limit, n_forms;
    int n_serials; /* ids given to nodes so far */
    VEC(struct direction) directions;
    VEC(struct region) regions;
    VEC(struct term *) originals; /* inner calls of the region, as written */
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
static struct pnode *swapped(const struct pnode *p, unsigned *bits)
{
    if (p->kind != P_CALL)
        return (struct pnode *)p;
    struct pnode *copy = alloc(sizeof *copy);
    *copy = *p;
    copy->n_kids = 0;
    bool swap = false;
    if (swaps(p->ops[0], p->n_kids)) {
        swap = *bits & 1;
        *bits >>= 1;
    }
    for (int i = 0; i < p->n_kids; i++)
        pnode_add(copy, swapped(p->kid[swap ? 1 - i : i], bits));
    return copy;
}

enum { MAX_SWAPS = 10 }; /* of one side of a law: 1024 spellings */

static void add_directions(struct expansion *x, const struct law *law)
{
    for (int side = 0; side < 2; side++) {
        const int n = count_swaps(law->side[side]);
        for (unsigned s = 0; s < 1u << (n < MAX_SWAPS ? n : MAX_SWAPS); s++) {
            unsigned bits = s;
            *PUSH(x->directions) = (struct direction){swapped(law->side[side], &bits), law->side[1 - side]};
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

static int compare_keys(const void *a, const void *b)
{
    return strcmp((*(struct term *const *)a)->key, (*(struct term *const *)b)->key);
}

/* add(#3, exp(#4)); operands that swap in sorted order. */
static const char *key_of(const struct term *t)
{
    if (!t->op)
        return format("#%d", t->leaf->id);
    struct term **kid = alloc(sizeof *kid * (size_t)(t->n_kids + 1));
    for (int i = 0; i < t->n_kids; i++)
        kid[i] = t->kid[i];
    if (swaps(t->op, t->n_kids))
        qsort(kid, 2, sizeof *kid, compare_keys);
    const char *key = format("%s(", t->op->name);
    for (int i = 0; i < t->n_kids; i++)
        key = format("%s%s%s", key, i ? "," : "", kid[i]->key);
    return format("%s)", key);
}

static struct term *new_term(const struct op *op, struct pnode *leaf, struct term **kid, int n)
{
    struct term *t = alloc(sizeof *t);
    *t = (struct term){.op = op, .leaf = leaf, .kid = kid, .n_kids = n};
    t->key = key_of(t);
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

static struct term *term_of(struct expansion *x, struct pnode *p, bool is_top)
{
    if (!(is_top ? is_root(x, p) : is_inner(x, p)))
        return new_term(NULL, p, NULL, 0);
    struct term **kid = alloc(sizeof *kid * (size_t)(p->n_kids + 1));
    for (int i = 0; i < p->n_kids; i++)
        kid[i] = term_of(x, p->kid[i], false);
    struct term *t = new_term(p->ops[0], NULL, kid, p->n_kids);
    t->call = is_top ? NULL : p;
    return t;
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

static bool fits(const struct pnode *law, struct term *t, bound_vec *bound)
{
    if (law->kind != P_CALL) {
        const struct term *before = bound_to(bound, law);
        if (!before)
            *PUSH(*bound) = (struct bound){law, t};
        return !before || before->key == t->key;
    }
    if (t->op != law->ops[0] || t->n_kids != law->n_kids)
        return false;
    for (int i = 0; i < law->n_kids; i++)
        if (!fits(law->kid[i], t->kid[i], bound))
            return false;
    return true;
}

static struct term *instance(const struct pnode *law, const bound_vec *bound)
{
    if (law->kind != P_CALL)
        return bound_to(bound, law);
    struct term **kid = alloc(sizeof *kid * (size_t)(law->n_kids + 1));
    for (int i = 0; i < law->n_kids; i++)
        kid[i] = instance(law->kid[i], bound);
    return new_term(law->ops[0], NULL, kid, law->n_kids);
}

typedef VEC(struct term *) term_vec;

static struct term *with_kid(const struct term *t, int i, struct term *kid)
{
    struct term **kids = alloc(sizeof *kids * (size_t)t->n_kids);
    memcpy(kids, t->kid, sizeof *kids * (size_t)t->n_kids);
    kids[i] = kid;
    return new_term(t->op, NULL, kids, t->n_kids);
}

/* All terms that one use of one law makes of t, at its top or below. */
static void derive(const struct expansion *x, struct term *t, term_vec *found)
{
    for (int i = 0; i < x->directions.n && t->op; i++) {
        bound_vec bound = {0};
        if (fits(x->directions.at[i].from, t, &bound))
            *PUSH(*found) = instance(x->directions.at[i].to, &bound);
    }
    for (int i = 0; i < t->n_kids; i++) {
        term_vec below = {0};
        derive(x, t->kid[i], &below);
        for (int k = 0; k < below.n; k++)
            *PUSH(*found) = with_kid(t, i, below.at[k]);
    }
}

static bool is_known(const term_vec *forms, const char *key)
{
    for (int i = 0; i < forms->n; i++)
        if (forms->at[i]->key == key) /* keys are interned */
            return true;
    return false;
}

/* All forms of a term, itself first; false: more than the limit. */
static bool close(struct expansion *x, struct term *t, term_vec *forms)
{
    *PUSH(*forms) = t;
    for (int i = 0; i < forms->n; i++) {
        term_vec found = {0};
        derive(x, forms->at[i], &found);
        for (int k = 0; k < found.n; k++) {
            if (is_known(forms, found.at[k]->key))
                continue;
            *PUSH(*forms) = found.at[k];
            if (x->n_forms + forms->n > x->limit)
                return false;
        }
    }
    return true;
}

/* ---- forms as pattern nodes ---- */

static void collect_calls(struct expansion *x, struct term *t)
{
    if (t->call)
        *PUSH(x->originals) = t;
    for (int i = 0; i < t->n_kids; i++)
        collect_calls(x, t->kid[i]);
}

static struct pnode *new_call(struct expansion *x, const struct pnode *like, const struct op *op)
{
    struct pnode *p = alloc(sizeof *p);
    const struct op **ops = alloc(sizeof *ops);
    ops[0] = op;
    *p = (struct pnode){
        .kind = P_CALL, .id = x->n_serials++, .at = like->at, .ops = ops, .n_ops = 1, .index = -1};
    return p;
}

/* The pattern's own call that a term is, each once a form. */
static struct pnode *own_call(const struct expansion *x, const struct term *t, bool *used)
{
    for (int i = 0; i < x->originals.n; i++)
        if (!used[i] && x->originals.at[i]->key == t->key) {
            used[i] = true;
            return x->originals.at[i]->call;
        }
    return NULL;
}

static struct pnode *build(struct expansion *x, const struct pnode *like, const struct term *t, bool is_top,
                           bool *used)
{
    if (!t->op)
        return t->leaf;
    struct pnode *own = is_top ? NULL : own_call(x, t, used);
    if (own)
        return own;
    struct pnode *p = new_call(x, like, t->op);
    for (int i = 0; i < t->n_kids; i++)
        pnode_add(p, build(x, like, t->kid[i], false, used));
    return p;
}

/* The call as written, apart from its name, types and conditions. */
static struct pnode *written_form(struct expansion *x, const struct pnode *root)
{
    struct pnode *p = new_call(x, root, root->ops[0]);
    for (int i = 0; i < root->n_kids; i++)
        pnode_add(p, root->kid[i]);
    return p;
}

/* The root's node becomes the choice, so that what names it stays right. */
static void make_choice(struct expansion *x, struct pnode *root, const term_vec *forms)
{
    VEC(struct pnode *) kids = {0};
    *PUSH(kids) = written_form(x, root);
    for (int i = 1; i < forms->n; i++) {
        bool *used = alloc((size_t)x->originals.n + 1);
        *PUSH(kids) = build(x, root, forms->at[i], true, used);
    }
    root->kind = P_ALT;
    root->ops = NULL;
    root->n_ops = 0;
    root->kid = kids.at;
    root->n_kids = kids.n;
}

/* ---- whole patterns ---- */

static void find_regions(struct expansion *x, struct pnode *p, bool absorbed, bool *seen, bool *is_region)
{
    const bool root = is_root(x, p);
    if (root && !absorbed && !is_region[p->id]) {
        is_region[p->id] = true;
        *PUSH(x->regions) = (struct region){p, NULL};
    }
    if (seen[p->id])
        return;
    seen[p->id] = true;
    for (int i = 0; i < p->n_kids; i++)
        find_regions(x, p->kid[i], root && is_inner(x, p->kid[i]), seen, is_region);
}

static void expand_region(struct expansion *x, const struct region *r)
{
    term_vec forms = {0};
    x->originals.n = 0;
    collect_calls(x, r->term);
    if (!close(x, r->term, &forms)) {
        error_at(x->pattern->name_at, "'%s' has more than %d forms under the laws of its file",
                 x->pattern->name, x->limit);
        hint("--law-limit N allows more; an `ordered pattern` uses no laws");
    } else if (forms.n > 1) {
        x->n_forms += forms.n;
        make_choice(x, r->root, &forms);
    }
}

static void expand_pattern(struct expansion *x, struct pattern *p)
{
    const int errors = error_count();
    bool *seen = alloc((size_t)p->n_nodes + 1), *is_region = alloc((size_t)p->n_nodes + 1);
    x->pattern = p;
    x->n_forms = 0;
    x->n_serials = p->n_nodes;
    x->regions.n = 0;
    for (int i = 0; i < p->n_roots; i++)
        find_regions(x, p->roots[i], false, seen, is_region);
    for (int i = 0; i < p->n_every; i++)
        find_regions(x, p->every[i], false, seen, is_region);
    for (int i = 0; i < x->regions.n; i++) /* all terms before any node changes */
        x->regions.at[i].term = term_of(x, x->regions.at[i].root, true);
    for (int i = 0; i < x->regions.n && error_count() == errors; i++)
        expand_region(x, &x->regions.at[i]);
    if (x->n_serials > p->n_nodes && error_count() == errors)
        renumber(p, x->n_serials);
}

void expand_laws(struct unit *u, int limit)
{
    struct expansion x = {.unit = u, .limit = limit < 1 ? 1 : limit};
    if (u->n_laws == 0)
        return;
    for (int i = 0; i < u->n_laws; i++)
        add_directions(&x, u->laws[i]);
    for (int i = 0; i < u->n_patterns; i++)
        expand_pattern(&x, u->patterns[i]);
    for (int i = 0; i < u->n_tables; i++)
        for (int k = 0; k < u->tables[i]->n_entries; k++)
            if (u->tables[i]->own && u->tables[i]->entries[k].pattern->is_entry)
                expand_pattern(&x, u->tables[i]->entries[k].pattern);
}
