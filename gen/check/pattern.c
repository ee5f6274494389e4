/* pattern.c -- one pattern form to one pattern node.
 *
 * In:   syntax, and the frame whose names it may use.
 * Out:  the node; a name gives the node that it is bound to, so that what is
 *       required of a name there (a type, attributes) goes into a P_AND of its
 *       own.
 * Errors: names that mean nothing here or something else than a value.
 */
#include "check.h"

#include <string.h>

/* ---- names ---- */

bool pat_is_bad_pnode(struct pat *pat, const struct pnode *p)
{
    return p->kind == P_CALL && p->ops == pat->run->unknown;
}

struct pnode *pat_bad_pnode(struct frame *f, struct span at)
{
    const struct op **unknown = f->pat->run->unknown;
    if (!unknown[0])
        unknown[0] = pat_unknown_operator(f->pat, "?", at);
    struct pnode *p = pat_new_pnode(f, P_CALL, at);
    p->ops = unknown;
    p->n_ops = 1;
    f->b->broken = true;
    return p;
}

struct pnode *pat_bad_name(struct frame *f, struct syn *s)
{
    pat_unknown_name(f->pat, f, s->at, "name", s->name);
    pat_add_binding(f, BIND_BAD, s->name, s->at);
    return pat_bad_pnode(f, s->at);
}

/* In a statement `every z = ..` the name of another's set is the member at hand, one node wherever it stands.
 */
static struct pnode *member_at_hand(struct frame *f, struct binding *b, const struct syn *s)
{
    for (int i = 0; i < f->members.n; i++)
        if (f->members.at[i]->member_of == b->capture)
            return f->members.at[i];
    if (!b->capture) { /* of an instantiated pattern */
        pat_new_capture(f->pat, b, b->node)->kind = CAP_SET;
        *PAT_PUSH(f->pat, f->b->hidden) = b->capture;
    }
    struct pnode *p = pat_new_pnode(f, P_ANY, s->at);
    p->name = b->name;
    p->member_of = b->capture;
    return *PAT_PUSH(f->pat, f->members) = p;
}

static struct pnode *bound_name(struct frame *f, struct binding *b, const struct syn *s)
{
    b->mentioned = true;
    switch (b->kind) {
    case BIND_NODE:
        if (b->is_every && f->in_every)
            return member_at_hand(f, b, s);
        if (b->is_every)
            pat_error_at(f->pat, s->at, "'%s' is a set, not one value", s->name);
        return b->node;
    case BIND_REST:
        pat_error_at(f->pat, s->at, "'%s' captures operands: write ...%s", s->name, s->name);
        break;
    case BIND_VAR:
        pat_error_at(f->pat, s->at, "'%s' is %s, not a value of the graph", s->name,
                     b->var->kind == VAR_DIM ? "a dimension" : "an attribute's value");
        break;
    case BIND_BAD:
        break;
    }
    return pat_bad_pnode(f, s->at);
}

static struct pnode *operator_value(struct frame *f, const struct syn *s, const struct op **ops, int n)
{
    struct pnode *p = pat_new_pnode(f, P_OP_REF, s->at);
    p->ops = ops;
    p->n_ops = n;
    return p;
}

/* A free name of a law stands for anything. */
static struct pnode *law_variable(struct frame *f, const struct syn *s)
{
    struct binding *b = pat_add_binding(f, BIND_NODE, s->name, s->at);
    b->node = pat_new_pnode(f, P_ANY, s->at);
    b->node->name = s->name;
    return b->node;
}

static struct pnode *single_root(struct frame *f, struct decl *d, const struct syn *s)
{
    int n = 0;
    struct pnode **roots = pat_use_pattern(f, d, NULL, -1, s->at, &n);
    if (n > 1)
        pat_error_at(f->pat, s->at, "'%s' has several roots: it can't be used as one value", d->name);
    return roots[0];
}

static struct pnode *check_name(struct frame *f, struct syn *s)
{
    const bool quoted = s->flags & SYNF_QUOTED;
    struct binding *b = pat_find_binding(f, s->name);
    if (b)
        return bound_name(f, b, s);
    if (f->is_law)
        return law_variable(f, s);
    struct decl *d = quoted ? NULL : pat_find_decl(f->pat, s->name, SYN_PATTERN);
    if (d)
        return d == f->decl ? pat_self_call(f, NULL, -1, s->at) : single_root(f, d, s);
    struct decl *set = pat_find_op_set(f->pat, s);
    if (set)
        return operator_value(f, s, set->ops.at, set->ops.n);
    const struct op *op = pat_find_op(f->pat, s->name);
    if (op)
        return operator_value(f, s, pat_keep(f->pat, &op, sizeof op), 1);
    if (!quoted && strcmp(s->name, "input") == 0)
        return pat_new_pnode(f, P_INPUT, s->at);
    return pat_bad_name(f, s);
}

/* ---- combinations ---- */

static struct pnode *check_kids(struct frame *f, enum pkind kind, struct syn *s)
{
    struct pnode *p = pat_new_pnode(f, kind, s->at);
    for (int i = 0; i < s->n_kids; i++)
        pat_pnode_add(f->pat, p, pat_check_pattern(f, s->kid[i]));
    return p;
}

/* Alternatives that all are operators as values are one value test. */
static struct pnode *check_alt(struct frame *f, struct syn *s)
{
    struct pnode *p = check_kids(f, P_ALT, s);
    VEC(const struct op *) ops = {0};
    for (int i = 0; i < p->n_kids; i++) {
        const struct pnode *k = p->kid[i];
        if (k->kind != P_OP_REF || k->name)
            return p;
        for (int j = 0; j < k->n_ops; j++)
            *PAT_PUSH(f->pat, ops) = k->ops[j];
    }
    return operator_value(f, s, ops.at, ops.n);
}

/* The call itself, not its first result, where a projection takes it apart. */
static void mark_under_get(struct pnode *p)
{
    p->under_get = true;
    if (p->kind == P_AND || p->kind == P_ALT)
        for (int i = 0; i < p->n_kids; i++)
            if (!p->kid[i]->under_get)
                mark_under_get(p->kid[i]);
}

/* Of a call of operators with several declared results. */
static void check_index(struct pat *pat, const struct pnode *of, int index, const struct syn *s)
{
    for (int i = 0; of->kind == P_CALL && i < of->n_ops; i++) {
        const struct op *op = of->ops[i];
        if (op->undeclared || op->variadic_results || op->n_results < 2 || index < op->n_results)
            return;
    }
    if (of->kind == P_CALL && of->n_ops)
        pat_error_at(pat, s->name_at, "'%s' has %d results, and they count from 0", of->ops[0]->name,
                     of->ops[0]->n_results);
}

static struct pnode *check_get(struct frame *f, struct syn *s)
{
    struct pnode *p = pat_new_pnode(f, P_GET, s->at);
    pat_pnode_add(f->pat, p, pat_check_pattern(f, s->kid[0]));
    mark_under_get(p->kid[0]);
    p->index = s->flags & SYNF_ANY_INDEX ? ANY_INDEX : (int)s->i;
    check_index(f->pat, p->kid[0], p->index, s);
    return p;
}

static struct pnode *check_fn(struct frame *f, struct syn *s)
{
    struct pnode *p = pat_new_pnode(f, P_FN, s->at);
    if (s->kid[0])
        pat_check_operands(f, p, s->kid[0]->kid, s->kid[0]->n_kids);
    pat_pnode_add(f->pat, p, pat_check_pattern(f, s->kid[2]));
    if (s->kid[1])
        pat_check_attr_tests(f, p, s->kid[1]);
    return p;
}

/* Is p new since `serial`, and not a name's node? */
static bool is_fresh(const struct pnode *p, int serial)
{
    return p->id >= serial && !p->capture && !p->member_of;
}

static struct pnode *check_typed(struct frame *f, struct syn *s)
{
    const int serial = f->b->n_nodes;
    struct pnode *p = pat_check_pattern(f, s->kid[0]);
    if (!is_fresh(p, serial))
        p = pat_wrap_and(f, p, s->at);
    pat_pnode_add_type(f->pat, p, pat_check_type(f, s->kid[1]));
    return p;
}

/* Attributes belong to the call that stands there; of f?(p), to the call of f. */
static struct pnode *check_with(struct frame *f, struct syn *s)
{
    const int serial = f->b->n_nodes;
    struct pnode *p = pat_check_pattern(f, s->kid[0]), *call = p;
    const struct syn *what = s->kid[0];
    while (what->kind == SYN_WITH)
        what = what->kid[0];
    if (is_fresh(p, serial) && what->kind == SYN_CALL && what->flags & SYNF_OPTIONAL_CALL && p->kind == P_ALT)
        call = p->kid[0];
    if (!is_fresh(call, serial) || (call->kind != P_CALL && call->kind != P_APPLY && call->kind != P_FN))
        p = call = pat_wrap_and(f, p, s->at);
    pat_check_attr_tests(f, call, s->kid[1]);
    return p;
}

static struct pnode *check_tuple(struct frame *f, struct syn *s)
{
    struct pnode *p = pat_new_pnode(f, P_TUPLE, s->at);
    pat_check_operands(f, p, s->kid, s->n_kids);
    return p;
}

static struct pnode *check_named(struct frame *f, enum pkind kind, struct syn *s)
{
    struct pnode *p = pat_new_pnode(f, kind, s->at);
    p->text = s->text;
    return p;
}

static struct pnode *check_global_like(struct frame *f, struct syn *s)
{
    struct pnode *p = pat_new_pnode(f, P_GLOBAL, s->at);
    p->glob = s->text;
    return p;
}

static struct pnode *misplaced(struct frame *f, const struct syn *s)
{
    pat_error_at(f->pat, s->at,
                 s->kind == SYN_REST       ? "`...` stands for operands of a call, a tuple or a function"
                 : s->kind == SYN_OPT_ARG  ? "`?` marks an operand that may be absent"
                 : s->kind == SYN_EVERY_OF ? "`every` stands for all operands of a call"
                 : s->kind == SYN_OPERATOR ? "`op` is called, as in op(...)"
                                           : "not a pattern");
    return pat_bad_pnode(f, s->at);
}

static struct pnode *check_plain(struct frame *f, enum pkind kind, struct syn *s)
{
    return pat_new_pnode(f, kind, s->at);
}

/* The path has a node of its own, which the match covers, though a name for it may stand elsewhere as well. */
static struct pnode *check_dominates(struct frame *f, struct syn *s)
{
    const int serial = f->b->n_nodes;
    struct pnode *p = check_kids(f, P_DOMINATES, s);
    if (p->n_kids > 1 && !is_fresh(p->kid[1], serial))
        p->kid[1] = pat_wrap_and(f, p->kid[1], s->kid[1]->at);
    return p;
}

static struct pnode *pattern_of(struct frame *f, struct syn *s)
{
    static const struct {
        struct pnode *(*check)(struct frame *, struct syn *); /* NULL: check_kind */
        struct pnode *(*check_kind)(struct frame *, enum pkind, struct syn *);
        enum pkind kind;
    } rows[N_SYN] = {
        [SYN_WILD] = {NULL, check_plain, P_ANY},        [SYN_INPUT] = {NULL, check_plain, P_INPUT},
        [SYN_CONST] = {NULL, check_plain, P_CONST},     [SYN_AND] = {NULL, check_kids, P_AND},
        [SYN_NOT_P] = {NULL, check_kids, P_NOT},        [SYN_IF] = {NULL, check_kids, P_IF},
        [SYN_LET] = {NULL, check_kids, P_LET},          [SYN_DOMINATES] = {.check = check_dominates},
        [SYN_VAR] = {NULL, check_named, P_VAR},         [SYN_GLOBAL] = {NULL, check_named, P_GLOBAL},
        [SYN_NAME] = {.check = check_name},         [SYN_CALL] = {.check = pat_check_call},
        [SYN_BINARY] = {.check = pat_check_binary},     [SYN_ALT] = {.check = check_alt},
        [SYN_TYPED] = {.check = check_typed},           [SYN_WITH] = {.check = check_with},
        [SYN_GET] = {.check = check_get},               [SYN_TUPLE] = {.check = check_tuple},
        [SYN_FN] = {.check = check_fn},                 [SYN_GLOBAL_LIKE] = {.check = check_global_like},
        [SYN_LITERAL] = {.check = pat_check_literal},   [SYN_APPROX] = {.check = pat_check_literal},
        [SYN_INT] = {.check = pat_check_literal},       [SYN_FLOAT] = {.check = pat_check_literal},
        [SYN_BOOL] = {.check = pat_check_literal},      [SYN_LIST] = {.check = pat_check_literal},
        [SYN_UNARY] = {.check = pat_check_literal},
    };
    if (rows[s->kind].check_kind)
        return rows[s->kind].check_kind(f, rows[s->kind].kind, s);
    return rows[s->kind].check ? rows[s->kind].check(f, s) : misplaced(f, s);
}

struct pnode *pat_check_pattern(struct frame *f, struct syn *s)
{
    if (f->b->too_large)
        return pat_bad_pnode(f, s->at);
    if (f->pat->run->pattern_depth == MAX_CHECK_DEPTH) {
        pat_error_at(f->pat, s->at, "patterns are nested more than %d deep", MAX_CHECK_DEPTH);
        f->b->too_large = true;
        return pat_bad_pnode(f, s->at);
    }
    f->pat->run->pattern_depth++;
    struct pnode *p = pattern_of(f, s);
    f->pat->run->pattern_depth--;
    return p;
}
