/* build.c -- one checked pattern as a predicate, and the residue.
 *
 * In:   a pattern of pattern.h, laws expanded.
 * Out:  the predicate, relative to the root; residue: what it does not
 *       express. Errors: what can never match; the warning dead-alternative.
 *
 * Choices become PRED_SOME and are treated as independent: sound, and exact as
 * long as no name ties two places together.  A choice whose tests multiply
 * beyond a bound is left to the exact matcher.
 */
#include "build.h"

/* Most tests that a predicate may cost at one node; above, only its own atoms are kept. */
enum { MOST_TESTS = 2000 };

static struct pred *build(struct build *b, const struct pnode *p);

/* ---- messages, each place once however often it is instantiated ---- */

static bool is_reported(struct span at, const char *what)
{
    static VEC(const char *) reported;
    const char *key = format("%p %u %s", (const void *)at.src, (unsigned)at.begin, what);
    const bool is = HAS(reported, key);
    if (!is)
        *PUSH(reported) = key;
    return is;
}

void add_residue(struct pattern_facts *f, struct span at, const char *text)
{
    for (int i = 0; i < f->residue.n; i++)
        if (f->residue.at[i].text == text)
            return;
    *PUSH(f->residue) = (struct residue){at, text};
}

/* Two atoms of one node that exclude each other, in words; NULL: it is not as plain as that. */
static const char *atoms_text(const struct pred *a, const struct pred *b)
{
    for (int x = 0; x < a->n_atoms; x++)
        for (int y = 0; y < b->n_atoms; y++)
            if (atoms_conflict(a->atom[x], b->atom[y]))
                return format("'%s' and '%s' exclude each other", a->atom[x]->text, b->atom[y]->text);
    for (int x = 0; x < a->n_subs; x++)
        for (int y = 0; y < b->n_subs; y++) {
            const char *text =
                a->sub[x].step == b->sub[y].step ? atoms_text(a->sub[x].pred, b->sub[y].pred) : NULL;
            if (text)
                return text;
        }
    return NULL;
}

struct pred *no_match(struct build *b, const struct pnode *p, const char *reason)
{
    if (!b->why) {
        b->why = p;
        b->reason = reason;
    }
    return &pred_false;
}

static const char *conflict_text(const preds *list)
{
    for (int i = 0; i < list->n; i++)
        for (int k = 0; k < i; k++) {
            const char *text = atoms_text(list->at[k], list->at[i]);
            if (text)
                return text;
        }
    return "no choice of alternatives is left";
}

/* All of the list; the first that can't hold is remembered for the message. */
struct pred *all_of(struct build *b, const preds *list, const struct pnode *p)
{
    bool dead = false;
    for (int i = 0; i < list->n; i++)
        dead |= list->at[i]->kind == PRED_FALSE;
    struct pred *all = pred_all(list->at, list->n, p);
    if (all->kind == PRED_FALSE && !dead && !b->why) {
        b->why = p;
        b->reason = conflict_text(list);
    }
    return all;
}

/* ---- kinds of nodes ---- */

static struct pred *structural(enum structural s, const struct pnode *p)
{
    struct node_op *h = alloc(sizeof *h);
    h->structural = s;
    return pred_atom(atom_heads(h, 1, p));
}

static struct pred *with_operands(struct build *b, const struct pnode *p, enum structural s)
{
    preds list = {0};
    *PUSH(list) = structural(s, p);
    add_operands_test(p, &list);
    add_attrs(b, p, &list);
    if (p->every)
        add_residue(b->f, p->at, "all operands");
    if (s == STRUCT_FUNC && (p->rest_first || p->rest_last)) {
        *PUSH(list) = pred_at(STEP_BODY, build_kid(b, p, p->n_kids - 1));
        if (p->n_kids > 1)
            add_residue(b->f, p->at, "some parameters of a function");
    } else if (p->rest_first && p->n_kids > 0) {
        add_residue(b->f, p->at, "operands counted from the end");
    } else {
        *PUSH(list) = operands_in_order(b, p);
    }
    return all_of(b, &list, p);
}

static struct pred *projection(struct build *b, const struct pnode *p)
{
    preds list = {0};
    *PUSH(list) = structural(STRUCT_GET, p);
    if (p->index != ANY_INDEX)
        *PUSH(list) = pred_atom(atom_index(p, p->index));
    *PUSH(list) = pred_at(0, build_kid(b, p, 0));
    return all_of(b, &list, p);
}

/* The atom tells more of it. */
static struct pred *leaf_with(const struct pnode *p, enum structural s, enum atom_kind atom)
{
    return pred_all((struct pred *[]){structural(s, p), pred_atom(atom_of(atom, p))}, 2, p);
}

static struct pred *leaf(const struct pnode *p, enum structural s, bool named)
{
    return named ? leaf_with(p, s, ATOM_LEAF) : structural(s, p);
}

/* A pattern of the file is checked by itself: its uses report nothing again. */
static bool is_reported_alone(const struct pattern *p)
{
    return p && p->own && pattern_facts_of(p)->never;
}

/* A used pattern stands elsewhere, and may match where others use it. */
static void say_dead(const struct pnode *alt, const struct pnode *k)
{
    const bool inside = k->at.src == alt->at.src && k->at.begin >= alt->at.begin && k->at.end <= alt->at.end;
    if (is_reported_alone(innermost_use(k)) || is_reported(k->n_uses && !inside ? alt->at : k->at, "dead"))
        return;
    if (k->n_uses && !inside)
        warn_at(W_DEAD_ALTERNATIVE, alt->at, "the alternative '%s' can never match here", k->uses[0]->name);
    else
        warn_at(W_DEAD_ALTERNATIVE, k->at, "this alternative can never match");
}

/* Says which options can't be true beside `rest`; none, where all can't. */
static void warn_dead(struct build *b, const struct pnode *alt, struct pred *rest)
{
    int dead = 0;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < alt->n_kids; i++) {
            const struct pnode *k = alt->kid[i];
            bool same_text = i > 0 && k->at.begin == alt->kid[i - 1]->at.begin; /* forms made by laws */
            if (pred_all((struct pred *[]){build(b, k), rest}, 2, k)->kind != PRED_FALSE)
                continue;
            if (pass == 0)
                dead++;
            else if (dead < alt->n_kids && !same_text)
                say_dead(alt, k);
        }
}

static void types_of(const struct pnode *p, preds *list)
{
    for (int i = 0; i < p->n_types; i++)
        *PUSH(*list) = pred_atom(atom_type(p, p->types[i]));
}

/* An alternative of whose tests no value passes all. */
static void judge_alternative(struct build *b, struct pnode *p)
{
    if (b->memo[p->id])
        return;
    const struct contradiction c = contradiction_of(&p, 1, NULL, 0, b->f->pattern->n_nodes);
    if (c.text && !c.of_param)
        b->memo[p->id] = no_match(b, p, c.text);
}

static struct pred *choice(struct build *b, const struct pnode *p)
{
    preds options = {0}, types = {0};
    const struct pnode *why = b->why;
    for (int i = 0; i < p->n_kids; i++)
        judge_alternative(b, p->kid[i]);
    for (int i = 0; i < p->n_kids; i++)
        *PUSH(options) = build_kid(b, p, i);
    struct pred *some = pred_some(options.at, options.n, p);
    if (some->kind != PRED_FALSE)
        b->why = why;
    types_of(p, &types);
    warn_dead(b, p, pred_all(types.at, types.n, p));
    return some;
}

static struct pred *both(struct build *b, const struct pnode *p)
{
    preds list = {0};
    for (int i = 0; i < p->n_kids; i++)
        *PUSH(list) = build_kid(b, p, i);
    for (int i = 0; i < p->n_kids; i++) {
        preds others = {0};
        types_of(p, &others);
        for (int k = 0; k < p->n_kids; k++)
            if (k != i)
                *PUSH(others) = list.at[k];
        if (p->kid[i]->kind == P_ALT)
            warn_dead(b, p->kid[i], pred_all(others.at, others.n, p));
    }
    return all_of(b, &list, p);
}

/* What is denied is exact only if nothing in it is left over. */
static struct pred *denial(struct build *b, const struct pnode *p)
{
    const struct pnode *why = b->why;
    struct pred *inner = build_kid(b, p, 0);
    b->why = why; /* denying what never is, is no error */
    if (!is_plain(b->f, p->kid[0]) || inner->tests > MOST_TESTS) {
        add_residue(b->f, p->at, "a denied pattern");
        return &pred_true;
    }
    return pred_not(inner);
}

/* One repetition or its end: all that the first node tells. */
static struct pred *chain(struct build *b, const struct pnode *p)
{
    add_residue(b->f, p->at, "a pattern that calls itself");
    return pred_some((struct pred *[]){build_kid(b, p, 0), build_kid(b, p, 1)}, 2, p);
}

static struct pred *node_itself(struct build *b, const struct pnode *p)
{
    switch (p->kind) {
    case P_ANY:
        return &pred_true;
    case P_CALL:
        return call(b, p);
    case P_APPLY:
        return with_operands(b, p, STRUCT_CALL);
    case P_TUPLE:
        return with_operands(b, p, STRUCT_TUPLE);
    case P_GET:
        return projection(b, p);
    case P_FN:
        return with_operands(b, p, STRUCT_FUNC);
    case P_IF:
        return with_operands(b, p, STRUCT_IF);
    case P_LET:
        return with_operands(b, p, STRUCT_LET);
    case P_VAR:
        return leaf(p, STRUCT_VAR, p->text != NULL);
    case P_INPUT:
        return leaf(p, STRUCT_VAR, true);
    case P_GLOBAL:
        return leaf(p, STRUCT_GLOBAL, p->text != NULL || p->glob != NULL);
    case P_CONST:
        return leaf(p, STRUCT_CONST, false);
    case P_OP_REF:
        return leaf(p, STRUCT_OP_REF, p->n_ops > 0);
    case P_LITERAL:
        return leaf_with(p, STRUCT_CONST, ATOM_LITERAL);
    case P_ALT:
        return choice(b, p);
    case P_AND:
        return both(b, p);
    case P_NOT:
        return denial(b, p);
    case P_DOMINATES:
        add_residue(b->f, p->at, "what dominates");
        return build_kid(b, p, 2);
    case P_CHAIN:
        return chain(b, p);
    case P_LINK:
        return &pred_true;
    }
    return &pred_true;
}

static const char *never_text(const struct expr *cond)
{
    return format("'%s' holds in no graph", source_text(written_at(cond), 60));
}

static bool has_own_attrs(const struct pnode *p)
{
    return p->kind != P_CALL && p->kind != P_APPLY && p->kind != P_TUPLE && p->kind != P_FN &&
           p->kind != P_IF && p->kind != P_LET;
}

/* What is left of a predicate that costs too much: which operators it may be. */
static struct pred *heads_only(const struct pred *p)
{
    preds options = {0};
    for (int i = 0; p->kind == PRED_SOME && i < p->n_kids; i++)
        *PUSH(options) = heads_only(p->kid[i]);
    if (p->kind == PRED_SOME)
        return pred_some(options.at, options.n, NULL);
    return pred_head(p) ? pred_atom(pred_head(p)) : &pred_true;
}

/* The first name that the author gave it; of a call behind its first result the call's, too. */
static void name_pred(struct pred *p, const char *name)
{
    for (;;) {
        if (p->kind != PRED_TRUE && p->kind != PRED_FALSE && !p->name)
            p->name = name;
        if (p->kind != PRED_ALL || p->n_subs != 1 || p->n_atoms || p->n_kids || p->sub[0].step != STEP_RESULT)
            return;
        p = p->sub[0].pred;
    }
}

static struct pred *build(struct build *b, const struct pnode *p)
{
    if (b->memo[p->id])
        return b->memo[p->id];
    preds list = {0};
    *PUSH(list) = node_itself(b, p);
    types_of(p, &list);
    if (has_own_attrs(p))
        add_attrs(b, p, &list);
    for (int i = 0; i < p->n_where; i++) {
        add_residue(b->f, p->where[i]->at, format("where %s", source_text(written_at(p->where[i]), 80)));
        if (!may_hold(p->where[i], NULL))
            *PUSH(list) = no_match(b, p, never_text(p->where[i]));
    }
    struct pred *all = all_of(b, &list, p);
    if (all->tests > MOST_TESTS) {
        add_residue(b->f, p->at, "too many choices to take them one by one here");
        all = heads_only(all);
    }
    name_pred(all, p->n_uses ? p->uses[0]->name : p->name);
    b->memo[p->id] = all;
    return all;
}

/* A node that stands at several places is asked at the first of them: what is
 * left elsewhere is what other patterns have there, too, and so is shared. */
struct pred *build_kid(struct build *b, const struct pnode *p, int k)
{
    const struct pnode *kid = p->kid[k];
    struct pred *all = build(b, kid);
    if (!b->f->tied[kid->id])
        return all;
    if (!b->owner[kid->id])
        b->owner[kid->id] = p;
    return b->owner[kid->id] == p || all->kind == PRED_FALSE ? all : &pred_true;
}

/* What stands beside the first root. */
static void add_others(struct build *b, const struct pattern *p)
{
    for (int i = 1; i < p->n_roots; i++)
        add_residue(b->f, p->roots[i]->at, "another root");
    for (int i = 0; i < p->n_every; i++)
        add_residue(b->f, p->every[i]->at, "all consumers of a value");
}

/* Of an entry of a family, with the choice that it is. */
static void say_never(struct pattern_facts *f, struct span at, const char *why)
{
    const struct pattern *p = f->pattern;
    f->never = true;
    if (is_reported(at, "never"))
        return;
    pat_error_choice(pat2c, p->choice);
    error_at(at, "this can never match%s%s", why ? ": " : "", why ? why : "");
    if (p->choice && at.begin != p->at.begin)
        note_at(p->name_at, "in this entry");
    pat_error_choice(pat2c, NULL);
}

static void judge_where(struct build *b, struct pattern_facts *f)
{
    const struct pattern *p = f->pattern;
    for (int i = 0; i < p->n_where; i++) {
        const struct span at = written_at(p->where[i]);
        add_residue(b->f, p->where[i]->at, format("where %s", source_text(at, 80)));
        if (!may_hold(p->where[i], NULL))
            say_never(f, at, never_text(p->where[i]));
    }
}

static void judge_contradiction(struct pattern_facts *f)
{
    const struct pattern *p = f->pattern;
    const struct contradiction c = contradiction_of(p->roots, p->n_roots, p->where, p->n_where, p->n_nodes);
    if (c.text && !c.of_param)
        say_never(f, c.at, c.text);
    if (!c.text || !c.of_param || is_reported(c.at, "never"))
        return;
    pat_error_choice(pat2c, p->choice);
    warn_at(W_CONTRADICTION, c.at, "with the params as they are, this can never match: %s", c.text);
    pat_error_choice(pat2c, NULL);
}

void build_pred(struct pattern_facts *f)
{
    const struct pattern *p = f->pattern;
    struct build b = {.f = f,
                      .memo = alloc(sizeof *b.memo * ((size_t)p->n_nodes + 1)),
                      .owner = alloc(sizeof *b.owner * ((size_t)p->n_nodes + 1))};
    f->pred = &pred_true;
    count_parents(f);
    find_ties(f);
    f->pred = build(&b, p->roots[0]);
    name_pred(f->pred, p->name);
    add_others(&b, p);
    judge_where(&b, f);
    if (f->pred->kind == PRED_FALSE)
        say_never(f, b.why ? b.why->at : p->name_at, b.reason);
    else if (!f->never)
        judge_contradiction(f);
    f->exact = f->residue.n == 0;
    count_choices(f, b.memo);
}
