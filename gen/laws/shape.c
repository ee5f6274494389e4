/* shape.c -- what laws see of a pattern.
 *
 * In:   the nodes of a pattern.
 * Out:  terms.  Bare calls of one operator that laws speak of are calls; bare
 *       alternatives are choices, if laws speak of an option; all else is a leaf.
 *       Calls of several operators, or with operands that may be absent, become
 *       alternatives before that: the calls that laws speak of, and the rest.
 */
#include "laws.h"

/* ---- calls of several forms ---- */

/* A call that names its operators and operands, in text that uses the laws. */
static bool is_plain(const struct expansion *x, const struct pnode *p)
{
    return p->kind == P_CALL && p->n_ops > 0 && !p->ordered && !p->n_attrs && !p->exact && !p->rest_first &&
           !p->rest_last && !p->every && !p->under_get && p->at.src == x->unit->src;
}

static bool is_law_op(const struct expansion *x, const struct op *op)
{
    for (int i = 0; i < x->ops.n; i++)
        if (x->ops.at[i] == op)
            return true;
    return false;
}

/* Of the call that was, with its first n_kids operands. */
static void add_option(struct pat *pat, struct expansion *x, const struct split *s, const struct op *const *ops,
                       int n_ops, int n_kids, uint64_t optional)
{
    struct pnode *p = pat_alloc(pat, sizeof *p);
    *p = (struct pnode){.kind = P_CALL, .id = x->n_serials++, .at = s->was.at, .index = -1, .bare = true};
    p->ops = pat_keep(pat, ops, sizeof *ops * (size_t)n_ops);
    p->n_ops = n_ops;
    p->optional = optional;
    for (int i = 0; i < n_kids; i++)
        pat_pnode_add(pat, p, s->was.kid[i]);
    pat_pnode_add(pat, s->node, p);
}

static bool may_end_before(const struct pnode *p, int n_kids)
{
    for (int i = n_kids; i < p->n_kids; i++)
        if (i >= 64 || !(p->optional >> i & 1))
            return false;
    return true;
}

static void split_call(struct pat *pat, struct expansion *x, struct pnode *p)
{
    const struct split s = {p, *p, false};
    VEC(const struct op *) others = {0};
    *p = (struct pnode){.kind = P_ALT};
    for (int i = 0; i < s.was.n_ops; i++) {
        const bool told = is_law_op(x, s.was.ops[i]);
        for (int n = s.was.n_kids; told && n > 0 && may_end_before(&s.was, n); n--)
            add_option(pat, x, &s, &s.was.ops[i], 1, n, 0);
        if (!told || s.was.optional)
            *PAT_PUSH(pat, others) = s.was.ops[i];
    }
    if (others.n)
        add_option(pat, x, &s, others.at, others.n, s.was.n_kids, s.was.optional);
    struct pnode **kid = p->kid;
    const int n_kids = p->n_kids;
    *p = s.was;
    p->kind = P_ALT;
    p->kid = kid;
    p->n_kids = n_kids;
    p->ops = NULL;
    p->n_ops = 0;
    p->op_set = NULL;
    p->optional = 0;
    *PAT_PUSH(pat, x->splits) = s;
}

void pat_law_split_calls(struct pat *pat, struct expansion *x, struct pnode **node, int n)
{
    for (int i = 0; i < n; i++) {
        struct pnode *p = node[i];
        bool told = false;
        for (int k = 0; p && is_plain(x, p) && (p->n_ops > 1 || p->optional) && k < p->n_ops; k++)
            told |= is_law_op(x, p->ops[k]);
        if (told)
            split_call(pat, x, p);
    }
}

void pat_law_join_calls(const struct expansion *x)
{
    for (int i = 0; i < x->splits.n; i++) {
        const struct split *s = &x->splits.at[i];
        bool same = !s->kept;
        for (int k = 0; k < s->node->n_kids; k++)
            same = same && s->node->kid[k]->kind == P_CALL;
        if (same)
            *s->node = s->was;
    }
}

void pat_law_keep_split(struct expansion *x, const struct pnode *alt)
{
    for (int i = 0; i < x->splits.n; i++)
        x->splits.at[i].kept |= x->splits.at[i].node == alt;
}

/* ---- what laws look into ---- */

bool pat_law_is_root(const struct expansion *x, const struct pnode *p)
{
    return is_plain(x, p) && p->n_ops == 1 && !p->optional && is_law_op(x, p->ops[0]);
}

static bool is_bare(const struct expansion *x, const struct pnode *p, enum pkind kind)
{
    return p->kind == kind && p->bare && !p->ordered && p->at.src == x->unit->src;
}

struct pnode *pat_law_name_of(const struct expansion *x, const struct pnode *p)
{
    struct pnode *of = NULL;
    for (int i = 0; i < p->n_kids && is_bare(x, p, P_AND); i++) {
        const struct pnode *k = p->kid[i];
        if (k->kind == P_ANY && k->bare && !k->member_of && x->n_uses[k->id] == 1)
            continue; /* a name that stands nowhere else, or `_` */
        if (of)
            return NULL;
        of = p->kid[i];
    }
    return of;
}

struct pnode *pat_law_named(const struct expansion *x, struct pnode *p)
{
    struct pnode *of = pat_law_name_of(x, p);
    return of ? pat_law_named(x, of) : p;
}

bool pat_law_is_inner(const struct expansion *x, const struct pnode *p)
{
    return p->bare && pat_law_is_root(x, p);
}

bool pat_law_is_choice(const struct expansion *x, const struct pnode *p)
{
    bool told = x->repeats;
    for (int i = 0; i < p->n_kids && is_bare(x, p, P_ALT) && !told; i++) {
        const struct pnode *option = pat_law_named(x, p->kid[i]);
        told = pat_law_is_inner(x, option) || pat_law_is_choice(x, option);
    }
    return told && is_bare(x, p, P_ALT);
}

/* ---- terms ---- */

static void add_options(struct pat *pat, struct expansion *x, struct term *t, struct pnode *alt)
{
    *PAT_PUSH(pat, x->choices) = t;
    t->alt = alt;
    t->option = pat_alloc(pat, sizeof *t->option * (size_t)alt->n_kids);
    for (int i = 0; i < alt->n_kids; i++)
        t->option[i] = pat_law_term_of(pat, x, alt->kid[i], false);
    t->n_options = alt->n_kids;
}

static struct term *call_term(struct pat *pat, struct expansion *x, const struct pnode *p)
{
    struct term **kid = pat_alloc(pat, sizeof *kid * (size_t)(p->n_kids + 1));
    for (int i = 0; i < p->n_kids; i++)
        kid[i] = pat_law_term_of(pat, x, p->kid[i], false);
    return pat_law_make_term(pat, x, p->ops[0], NULL, kid, p->n_kids);
}

struct term *pat_law_term_of(struct pat *pat, struct expansion *x, struct pnode *p, bool is_top)
{
    struct pnode *of = is_top ? p : pat_law_named(x, p);
    if (is_top || pat_law_is_inner(x, of))
        return !is_top && x->inner[of->id] ? x->inner[of->id] : (x->inner[of->id] = call_term(pat, x, of));
    const bool choice = pat_law_is_choice(x, of);
    struct term *t = pat_law_make_term(pat, x, NULL, choice ? of : p, NULL, 0);
    if (choice && !t->alt)
        add_options(pat, x, t, of);
    if (choice && t->leaf == of)
        t->leaf = p;
    return t;
}
