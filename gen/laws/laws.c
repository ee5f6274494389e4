/* laws.c -- patterns modulo the laws of their file, as alternatives.
 *
 * In:   the checked patterns of a file, and its laws.
 * Out:  the same patterns; where a law can be used, a call has become the P_ALT
 *       of all its forms, the one that was written first.
 * Errors: a pattern with more forms than the limit.
 *
 * A region is a call and what laws see below it.  Its forms are those of its
 * term; where a law would apply to an option of a choice, also those of the
 * term with the option in place of the choice, for each way to take options.
 * All forms share what is below a region, and inner calls that a form leaves
 * as they are; so captures in them stay one node.
 */
#include "laws.h"

/* A call inside a region, as the pattern has it. */
struct original {
    const struct term *term;
    struct pnode *node;        /* the call, or what names it, or the choice whose option it is */
    const struct term *choice; /* that it stands in, or NULL */
    int option;
};

struct visit {
    const struct pnode *p;
    const struct term *choice;
    int option;
};

/* The region with options taken of some choices. */
struct way {
    struct term *start;
    int before;          /* the way without the last of them */
    struct term *choice; /* the last; NULL: this is the first way, without any */
    int option;
    term_vec forms;
};

struct form {
    struct term *term;
    int way;
};
typedef VEC(struct form) form_vec;

struct region {
    struct pnode *root;
    int *n_uses; /* by pnode id: how often it stands in the region */
    bool *met;   /* by pnode id */
    VEC(struct visit) visits;
    VEC(struct original) originals;
    VEC(struct way) ways;
};
typedef VEC(struct region) region_vec;

static struct pnode *new_node(struct expansion *x, struct pat *pat, enum pkind kind, struct span at)
{
    struct pnode *p = pat_alloc(pat, sizeof *p);
    *p = (struct pnode){.kind = kind, .id = x->n_serials++, .at = at, .index = -1};
    return p;
}

/* ---- what a region has ---- */

/* False: it was met in this option before. */
static bool add_visit(struct pat *pat, struct region *r, const struct pnode *p, const struct original *as)
{
    for (int i = 0; i < r->visits.n; i++) {
        const struct visit *v = &r->visits.at[i];
        if (v->p == p && v->choice == as->choice && v->option == as->option)
            return false;
    }
    *PAT_PUSH(pat, r->visits) = (struct visit){p, as->choice, as->option};
    return true;
}

/* as: what p stands in, and the node that forms have where they have p. */
static void collect(struct pat *pat, struct expansion *x, struct region *r, struct pnode *p, struct original as)
{
    struct pnode *of = pat_law_named(x, p), *name = pat_law_name_of(x, p), *node = as.node ? as.node : p;
    const bool call = p == r->root || pat_law_is_inner(x, of), choice = !call && pat_law_is_choice(x, of);
    if (!add_visit(pat, r, p, &as))
        return;
    struct term *term = p == r->root ? NULL : pat_law_term_of(pat, x, p, false);
    if (term && (call ? !name : !choice && as.node))
        *PAT_PUSH(pat, r->originals) = (struct original){term, node, as.choice, as.option};
    const bool first = !r->met[p->id];
    r->met[p->id] = true;
    for (int i = 0; i < p->n_kids && (call || choice); i++) {
        if (name && p->kid[i] != name)
            continue;
        struct original kid = {NULL, name ? node : NULL, as.choice, as.option};
        if (choice && !name) /* an option is the choice's node */
            kid = (struct original){NULL, node, term, i};
        r->n_uses[p->kid[i]->id] += first;
        collect(pat, x, r, p->kid[i], kid);
    }
}

/* ---- ways to take options ---- */

static const struct way *taken(const struct region *r, int way, const struct term *choice)
{
    const struct way *w = &r->ways.at[way];
    while (w->choice && w->choice != choice)
        w = &r->ways.at[w->before];
    return w->choice ? w : NULL;
}

static int find_way(const struct region *r, const struct term *start)
{
    int i = 0;
    while (i < r->ways.n && r->ways.at[i].start != start)
        i++;
    return i;
}

static struct term *take(struct pat *pat, struct expansion *x, struct term *t, struct term *choice, int option)
{
    term_vec from = {0};
    *PAT_PUSH(pat, from) = choice;
    return pat_law_replace(pat, x, t, &from, choice->option[option]);
}

/* Of way i, one option more, wherever a law would apply then. */
static void add_ways(struct pat *pat, struct expansion *x, struct region *r, int i)
{
    for (int c = 0; c < x->choices.n; c++) {
        struct term *choice = x->choices.at[c];
        for (int k = 0; k < choice->n_options && choice->wanted && r->ways.n <= x->limit; k++) {
            const struct term *o = choice->option[k];
            struct term *start = take(pat, x, r->ways.at[i].start, choice, k);
            if ((o->op || o->n_options || x->repeats) && find_way(r, start) == r->ways.n)
                *PAT_PUSH(pat, r->ways) = (struct way){start, i, choice, k, {0}};
        }
    }
}

/* Where way i starts without what way `skip` takes last. */
static struct term *start_without(struct pat *pat, struct expansion *x, const struct region *r, int i, int skip)
{
    const struct way *w = &r->ways.at[i];
    if (!w->choice)
        return w->start;
    struct term *t = start_without(pat, x, r, w->before, skip);
    return i == skip ? t : take(pat, x, t, w->choice, w->option);
}

static bool has_form(const struct way *w, const struct term *t)
{
    for (int i = 0; i < w->forms.n; i++)
        if (w->forms.at[i] == t)
            return true;
    return false;
}

/* Has a way with fewer options this form, with a choice where this one has a form of the option? */
static bool is_covered(struct pat *pat, struct expansion *x, const struct region *r, struct term *t, int way)
{
    for (int i = way; r->ways.at[i].choice; i = r->ways.at[i].before) {
        const struct way *w = &r->ways.at[i];
        const int less = find_way(r, start_without(pat, x, r, way, i));
        term_vec option = {0};
        if (less == r->ways.n || !pat_law_close(pat, x, w->choice->option[w->option], &option))
            continue;
        struct term *folded = pat_law_replace(pat, x, t, &option, w->choice);
        if (folded != t && has_form(&r->ways.at[less], folded))
            return true;
    }
    return false;
}

/* Does a choice stand outside of the region, too? */
static bool is_shared(const struct expansion *x, const struct region *r, const struct term *choice)
{
    for (const struct pnode *p = choice->leaf; p; p = pat_law_name_of(x, p))
        if (x->n_uses[p->id] > r->n_uses[p->id])
            return true;
    return false;
}

static bool has_shared(const struct expansion *x, const struct region *r, int way)
{
    for (const struct way *w = &r->ways.at[way]; w->choice; w = &r->ways.at[w->before])
        if (is_shared(x, r, w->choice))
            return true;
    return false;
}

static bool is_new(const struct expansion *x, const struct region *r, const form_vec *forms, const struct term *t)
{
    for (int i = 0; i < forms->n; i++)
        if (forms->at[i].term == t && !has_shared(x, r, forms->at[i].way))
            return false;
    return true;
}

/* False: more than the limit. */
static bool find_forms(struct pat *pat, struct expansion *x, struct region *r, form_vec *forms)
{
    for (int i = 0; i < r->ways.n; i++) {
        if (r->ways.n > x->limit || !pat_law_close(pat, x, r->ways.at[i].start, &r->ways.at[i].forms))
            return false;
        add_ways(pat, x, r, i);
        const term_vec *of = &r->ways.at[i].forms;
        for (int k = 0; k < of->n; k++)
            if (is_new(x, r, forms, of->at[k]) && !is_covered(pat, x, r, of->at[k], i))
                *PAT_PUSH(pat, *forms) = (struct form){of->at[k], i};
        if (forms->n > 1 && x->n_forms + forms->n > x->limit)
            return false;
    }
    return true;
}

/* ---- forms as pattern nodes ---- */

static struct pnode *new_call(struct pat *pat, struct expansion *x, const struct pnode *like, const struct op *op)
{
    struct pnode *p = new_node(x, pat, P_CALL, like->at);
    p->ops = pat_keep(pat, &op, sizeof op);
    p->n_ops = 1;
    return p;
}

/* The pattern's own node that a term is: of several equal ones each once a form, and then the last again, as what a
 * name of a law stands for is one node wherever the law has it. */
static struct pnode *own_node(const struct region *r, const struct form *f, const struct term *t, bool *used)
{
    struct pnode *own = NULL;
    for (int i = 0; i < r->originals.n; i++) {
        const struct original *o = &r->originals.at[i];
        const struct way *w = o->choice ? taken(r, f->way, o->choice) : NULL;
        if (o->term != t || (o->choice && (!w || w->option != o->option)))
            continue;
        own = o->node;
        if (!used[i]) {
            used[i] = true;
            break;
        }
    }
    return own;
}

static struct pnode *build(struct pat *pat, struct expansion *x, const struct region *r, const struct form *f,
                           const struct term *t, bool *used)
{
    struct pnode *own = t == f->term ? NULL : own_node(r, f, t, used);
    if (own || !t->op)
        return own ? own : t->leaf;
    struct pnode *p = new_call(pat, x, r->root, t->op);
    for (int i = 0; i < t->n_kids; i++)
        pat_pnode_add(pat, p, build(pat, x, r, f, t->kid[i], used));
    return p;
}

static struct expr *not_about(struct pat *pat, enum func func, struct pnode *a, struct pnode *b)
{
    struct expr *e = pat_new_expr(pat, E_PRED, a->at, pat_type_of(BT_BOOL));
    e->func = func;
    for (int i = 0; i < 2 && (i ? b : a); i++) {
        struct expr *node = pat_new_expr(pat, E_NODE, a->at, pat_type_of(BT_NODE));
        node->node = i ? b : a;
        pat_expr_add(pat, e, node);
    }
    return pat_condition(pat, E_NOT, a->at, e, NULL);
}

/* Does the form have the node of a choice for an option of it? */
static bool has_option(const struct region *r, const bool *used)
{
    for (int i = 0; i < r->originals.n; i++) {
        const struct original *o = &r->originals.at[i];
        if (used[i] && o->choice && o->term == o->choice->option[o->option])
            return true;
    }
    return false;
}

/* Where a choice takes part, here or elsewhere, it takes the option of the form. */
static void add_conditions(struct pat *pat, struct expansion *x, const struct region *r, int way, const bool *used,
                           struct pnode *p)
{
    for (const struct way *w = &r->ways.at[way]; w->choice; w = &r->ways.at[w->before]) {
        if (!has_option(r, used) && !is_shared(x, r, w->choice))
            continue;
        struct pnode *alt = w->choice->alt;
        struct expr *absent = not_about(pat, F_PRESENT, alt, NULL);
        struct expr *same = not_about(pat, F_DISTINCT, alt, alt->kid[w->option]);
        p->where = pat_grow_kids(pat, p->where, p->n_where, sizeof *p->where);
        p->where[p->n_where++] = pat_condition(pat, E_OR, alt->at, absent, same);
        pat_law_keep_split(x, alt);
    }
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
static void make_choice(struct pat *pat, struct expansion *x, const struct region *r, const form_vec *forms)
{
    struct pnode *root = r->root;
    VEC(struct pnode *) kids = {0};
    *PAT_PUSH(pat, kids) = written_form(pat, x, root);
    for (int i = 1; i < forms->n; i++) {
        bool *used = pat_alloc(pat, (size_t)r->originals.n + 1);
        struct pnode *p = build(pat, x, r, &forms->at[i], forms->at[i].term, used);
        add_conditions(pat, x, r, forms->at[i].way, used, p);
        *PAT_PUSH(pat, kids) = p;
    }
    root->kind = P_ALT;
    root->ops = NULL;
    root->n_ops = 0;
    root->kid = kids.at;
    root->n_kids = kids.n;
}

/* ---- whole patterns ---- */

static void count_uses(struct expansion *x, struct pnode *p, struct pnode **node)
{
    const bool seen = node[p->id] != NULL;
    x->n_uses[p->id]++;
    node[p->id] = p;
    for (int i = 0; i < p->n_kids && !seen; i++)
        count_uses(x, p->kid[i], node);
    for (int i = 0; i < p->n_args && !seen; i++) /* of each repetition */
        count_uses(x, p->args[i], node);
}

enum { UNSEEN, ABSORBED, SEEN };

static void find_regions(struct pat *pat, struct expansion *x, region_vec *regions, struct pnode *p,
                         uint8_t *seen, bool absorbed)
{
    const uint8_t now = absorbed ? ABSORBED : SEEN;
    const bool root = pat_law_is_root(x, p);
    if (seen[p->id] >= now)
        return;
    seen[p->id] = now;
    if (root && !absorbed)
        *PAT_PUSH(pat, *regions) = (struct region){.root = p};
    for (int i = 0; i < p->n_kids; i++) {
        const bool inner = root ? pat_law_is_inner(x, pat_law_named(x, p->kid[i]))
                                : absorbed && p->kid[i] == pat_law_name_of(x, p);
        find_regions(pat, x, regions, p->kid[i], seen, inner);
    }
}

static void say_too_many(struct pat *pat, const struct expansion *x, const struct region *r)
{
    pat_error_at(pat, x->pattern->name_at, "'%s' has more than %d forms under the laws of its file",
                 x->pattern->name, x->limit);
    if (r->ways.n > 1)
        pat_note_at(pat, r->ways.at[1].choice->alt->at, "with each option of this, among others");
    pat_hint(pat, "--law-limit N allows more; an `ordered pattern` uses no laws");
}

static void expand_region(struct pat *pat, struct expansion *x, struct region *r)
{
    form_vec forms = {0};
    if (!find_forms(pat, x, r, &forms)) {
        say_too_many(pat, x, r);
    } else if (forms.n > 1) {
        x->n_forms += forms.n;
        make_choice(pat, x, r, &forms);
    }
}

static void begin_pattern(struct pat *pat, struct expansion *x, struct pattern *p)
{
    struct pnode **node = pat_alloc(pat, sizeof *node * (size_t)(p->n_nodes + 1));
    x->pattern = p;
    x->n_forms = x->n_terms = x->n_stamps = 0;
    x->n_serials = p->n_nodes;
    x->splits.n = x->choices.n = 0;
    x->terms = (struct map){0};
    x->n_uses = pat_alloc(pat, sizeof *x->n_uses * (size_t)(p->n_nodes + 1));
    for (int i = 0; pat_start(p, i); i++)
        count_uses(x, pat_start(p, i), node);
    pat_law_split_calls(pat, x, node, p->n_nodes);
    int *n_uses = pat_alloc(pat, sizeof *n_uses * (size_t)(x->n_serials + 1));
    for (int i = 0; i < p->n_nodes; i++)
        n_uses[i] = x->n_uses[i];
    x->n_uses = n_uses;
    x->inner = pat_alloc(pat, sizeof *x->inner * (size_t)(x->n_serials + 1));
}

static void expand_pattern(struct pat *pat, struct expansion *x, struct pattern *p)
{
    const int errors = pat_error_count(pat);
    region_vec regions = {0};
    begin_pattern(pat, x, p);
    const size_t n_nodes = (size_t)x->n_serials + 1;
    uint8_t *seen = pat_alloc(pat, n_nodes);
    for (int i = 0; pat_start(p, i); i++)
        find_regions(pat, x, &regions, pat_start(p, i), seen, false);
    for (int i = 0; i < regions.n; i++) { /* all terms before any node changes */
        struct region *r = &regions.at[i];
        r->n_uses = pat_alloc(pat, sizeof *r->n_uses * n_nodes);
        r->met = pat_alloc(pat, n_nodes);
        *PAT_PUSH(pat, r->ways) = (struct way){.start = pat_law_term_of(pat, x, r->root, true)};
        collect(pat, x, r, r->root, (struct original){0});
    }
    for (int i = 0; i < regions.n && pat_error_count(pat) == errors; i++)
        expand_region(pat, x, &regions.at[i]);
    pat_law_join_calls(x);
    if (x->n_forms && pat_error_count(pat) == errors)
        pat_renumber(pat, p, x->n_serials);
}

void pat_expand_laws(struct pat *pat, struct unit *u, int limit)
{
    struct expansion x = {.unit = u, .limit = limit < 1 ? 1 : limit};
    if (u->n_laws == 0)
        return;
    for (int i = 0; i < u->n_laws; i++)
        pat_law_add_directions(pat, &x, u->laws[i]);
    for (int i = 0; i < u->n_patterns; i++)
        expand_pattern(pat, &x, u->patterns[i]);
    for (int i = 0; i < u->n_tables; i++)
        for (int k = 0; k < u->tables[i]->n_entries; k++)
            if (u->tables[i]->own && u->tables[i]->entries[k].pattern->is_entry)
                expand_pattern(pat, &x, u->tables[i]->entries[k].pattern);
}
