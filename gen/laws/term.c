/* term.c -- terms, and what laws make of them.
 *
 * In:   the laws of a file; a term.
 * Out:  its forms: the closure under the laws, used in both directions and at
 *       every place, by a worklist.  Terms are hash-consed, operands that swap
 *       in either order alike, since the search swaps them anyway: equal forms
 *       are one pointer.  A choice stays one; where a law would apply to an
 *       option, it is marked as wanted.
 */
#include "laws.h"

#include <string.h>

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

static int count_name(const struct pnode *p, const struct pnode *name)
{
    int n = p == name;
    for (int i = 0; i < p->n_kids; i++)
        n += count_name(p->kid[i], name);
    return n;
}

/* What operators a side has, and whether it has a name twice. */
static void note_ops(struct pat *pat, struct expansion *x, const struct pnode *side, const struct pnode *p)
{
    if (p->kind != P_CALL) {
        x->repeats |= count_name(side, p) > 1;
        return;
    }
    int i = 0;
    while (i < x->ops.n && x->ops.at[i] != p->ops[0])
        i++;
    if (i == x->ops.n)
        *PAT_PUSH(pat, x->ops) = p->ops[0];
    for (i = 0; i < p->n_kids; i++)
        note_ops(pat, x, side, p->kid[i]);
}

void pat_law_add_directions(struct pat *pat, struct expansion *x, const struct law *law)
{
    for (int side = 0; side < 2; side++) {
        note_ops(pat, x, law->side[side], law->side[side]);
        const int n = count_swaps(law->side[side]);
        for (unsigned s = 0; s < 1u << (n < MAX_SWAPS ? n : MAX_SWAPS); s++) {
            unsigned bits = s;
            *PAT_PUSH(pat, x->directions) =
                (struct direction){swapped(pat, law->side[side], &bits), law->side[1 - side]};
        }
    }
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

struct term *pat_law_make_term(struct pat *pat, struct expansion *x, const struct op *op, struct pnode *leaf,
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

static void want_choices(struct term *t, int stamp)
{
    if (t->stamp == stamp)
        return;
    t->stamp = stamp;
    t->wanted = true;
    for (int i = 0; i < t->n_kids; i++)
        want_choices(t->kid[i], stamp);
}

/* Does the name stand for t?  If not, it may once options are taken. */
static bool fits_name(struct pat *pat, struct expansion *x, const struct pnode *name, struct term *t,
                      bound_vec *bound)
{
    struct term *before = bound_to(bound, name);
    if (!before)
        *PAT_PUSH(pat, *bound) = (struct bound){name, t};
    if (!before || before == t)
        return true;
    x->n_stamps++;
    want_choices(before, x->n_stamps);
    want_choices(t, x->n_stamps);
    return false;
}

static bool fits(struct pat *pat, struct expansion *x, const struct pnode *law, struct term *t,
                 bound_vec *bound)
{
    if (law->kind != P_CALL)
        return fits_name(pat, x, law, t, bound);
    t->wanted = true;
    if (t->op != law->ops[0] || t->n_kids != law->n_kids)
        return false;
    for (int i = 0; i < law->n_kids; i++)
        if (!fits(pat, x, law->kid[i], t->kid[i], bound))
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
    return pat_law_make_term(pat, x, law->ops[0], NULL, kid, law->n_kids);
}

static struct term *with_kid(struct pat *pat, struct expansion *x, const struct term *t, int i,
                             struct term *kid)
{
    struct term **kids = pat_alloc(pat, sizeof *kids * (size_t)t->n_kids);
    memcpy(kids, t->kid, sizeof *kids * (size_t)t->n_kids);
    kids[i] = kid;
    return pat_law_make_term(pat, x, t->op, NULL, kids, t->n_kids);
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
        if (fits(pat, x, x->directions.at[i].from, t, &bound) &&
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

bool pat_law_close(struct pat *pat, struct expansion *x, struct term *term, term_vec *forms)
{
    VEC(bool) taken = {0}; /* by term number; marks of lists would not last */
    *PAT_PUSH(pat, *forms) = term;
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
            if (forms->n > x->limit)
                return false;
        }
    }
    return true;
}

/* ---- parts of terms ---- */

static struct term *image_of(struct pat *pat, struct expansion *x, struct term *t, int stamp)
{
    if (t->stamp == stamp)
        return t->image;
    struct term *image = t;
    for (int i = 0; i < t->n_kids; i++) {
        struct term *kid = image_of(pat, x, t->kid[i], stamp);
        if (kid != t->kid[i])
            image = with_kid(pat, x, image, i, kid);
    }
    t->stamp = stamp;
    return t->image = image;
}

struct term *pat_law_replace(struct pat *pat, struct expansion *x, struct term *t, const term_vec *from,
                         struct term *to)
{
    const int stamp = ++x->n_stamps;
    for (int i = 0; i < from->n; i++) {
        from->at[i]->stamp = stamp;
        from->at[i]->image = to;
    }
    return image_of(pat, x, t, stamp);
}
