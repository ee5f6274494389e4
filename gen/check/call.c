/* call.c -- calls: who is called, with which operands.
 *
 * In:   f(p, q), (add | sub)(p, q), op "glob"(p), f?(p), a + b as syntax.
 * Out:  P_CALL of operators, P_APPLY of a function value, or the roots of a
 *       pattern used by name; f?(p, ..) is P_ALT of the call and its first operand.
 * Errors: unknown callees, numbers of operands that the operators do not take,
 *       `...` in the middle, `?` on operands that must be there.
 */
#include "check.h"

#include <string.h>

/* ---- operands ---- */

static void set_rest(struct frame *f, struct pnode *p, const struct syn *s)
{
    if (!s->name)
        return;
    struct binding *b = pat_find_binding(f, s->name);
    if (!b || b->kind == BIND_BAD) {
        if (!b)
            pat_bad_name(f, &(struct syn){.name = s->name, .at = s->name_at});
    } else if (!b->is_param || (b->kind == BIND_NODE && b->mentioned)) {
        pat_error_at(f->pat, s->name_at,
                     "'%s' captures operands here, but one value elsewhere: it is a parameter of its own",
                     s->name);
    } else if (p->rest || (b->kind == BIND_REST && !f->user && b->mentioned)) {
        pat_error_at(f->pat, s->name_at, "operands are captured twice");
    } else {
        b->kind = BIND_REST;
        b->mentioned = true;
        b->capture->kind = CAP_SET;
        b->capture->node = NULL;
        p->rest = b->capture;
    }
}

static void check_rest(struct frame *f, struct pnode *p, const struct syn *s, int i, int n)
{
    if (i != 0 && i != n - 1)
        pat_error_at(f->pat, s->at, "`...` is allowed at the start or at the end only");
    if (i == n - 1)
        p->rest_last = true;
    else
        p->rest_first = true;
    set_rest(f, p, s);
}

static void check_operand(struct frame *f, struct pnode *p, struct syn *s, int n)
{
    const bool is_call = p->kind == P_CALL || p->kind == P_APPLY;
    const bool special = s->kind == SYN_OPT_ARG || s->kind == SYN_EVERY_OF;
    if (special && !is_call) {
        pat_error_at(f->pat, s->at, "only operands of a call are %s",
                     s->kind == SYN_OPT_ARG ? "optional" : "tested with `every`");
    } else if (s->kind == SYN_EVERY_OF) {
        if (n != 1)
            pat_error_at(f->pat, s->at, "`every` matches all operands: no other operand is allowed");
        p->every = true;
    } else if (s->kind == SYN_OPT_ARG) {
        if (p->n_kids >= 64)
            pat_error_at(f->pat, s->at, "only the first 64 operands may be optional");
        else
            p->optional |= UINT64_C(1) << p->n_kids;
    }
    pat_pnode_add(f->pat, p, pat_check_pattern(f, special ? s->kid[0] : s));
}

void pat_check_operands(struct frame *f, struct pnode *p, struct syn **arg, int n)
{
    for (int i = 0; i < n; i++) {
        if (arg[i]->kind == SYN_REST)
            check_rest(f, p, arg[i], i, n);
        else
            check_operand(f, p, arg[i], n);
    }
}

/* May operand i of some operator of p be absent? */
static bool may_be_absent(const struct pnode *p, int i)
{
    for (int k = 0; k < p->n_ops; k++) {
        const struct op *op = p->ops[k];
        if (p->rest_first || op->variadic || (i < op->n_operands && op->operands[i].optional))
            return true;
    }
    return p->n_ops == 0;
}

static void check_operand_count(struct pat *pat, const struct pnode *p, const struct syn *callee,
                                struct syn **arg, int n)
{
    const bool more = p->rest_first || p->rest_last;
    if (p->every || !pat_check_operand_count(pat, p->ops, p->n_ops, p->n_kids, more, callee, arg, n))
        return;
    for (int i = 0; i < p->n_kids && i < 64; i++)
        if (p->optional >> i & 1 && !may_be_absent(p, i)) {
            pat_error_at(pat, p->kid[i]->at, "this operand of '%s' can't be absent", p->ops[0]->name);
            pat_note_at(pat, p->ops[0]->at, "declared here");
        }
}

/* ---- callees ---- */

typedef VEC(const struct op *) op_vec;

static void add_op(struct pat *pat, op_vec *ops, const struct op *op)
{
    for (int i = 0; i < ops->n; i++)
        if (ops->at[i] == op)
            return;
    *PAT_PUSH(pat, *ops) = op;
}

enum callee { CALLEE_OPS, CALLEE_VALUE, CALLEE_UNKNOWN };

static enum callee name_callee(struct frame *f, const struct syn *s, op_vec *ops)
{
    if (!f->is_law && pat_find_binding(f, s->name))
        return CALLEE_VALUE;
    if (!(s->flags & SYNF_QUOTED) && pat_find_decl(f->pat, s->name, SYN_PATTERN))
        return CALLEE_VALUE;
    const struct decl *set = pat_find_op_set(f->pat, s);
    for (int i = 0; set && i < set->ops.n; i++)
        add_op(f->pat, ops, set->ops.at[i]);
    const struct op *op = set ? NULL : pat_find_op(f->pat, s->name);
    if (op)
        add_op(f->pat, ops, op);
    return set || op ? CALLEE_OPS : CALLEE_UNKNOWN;
}

/* Operators, any of which may be called; a value where any alternative is one. */
static enum callee alt_callee(struct frame *f, const struct syn *s, op_vec *ops)
{
    enum callee all = CALLEE_OPS;
    for (int i = 0; i < s->n_kids; i++) {
        const struct syn *k = s->kid[i];
        const enum callee one = k->kind == SYN_NAME  ? name_callee(f, k, ops)
                                : k->kind == SYN_ALT ? alt_callee(f, k, ops)
                                                     : CALLEE_VALUE;
        if (one == CALLEE_VALUE)
            return CALLEE_VALUE;
        if (one == CALLEE_UNKNOWN && k->kind == SYN_NAME)
            pat_unknown_op(f->pat, k->at, k->name);
        if (one == CALLEE_UNKNOWN)
            all = CALLEE_UNKNOWN;
    }
    return all;
}

/* ---- op { kind <= broadcast } ---- */

/* == != < <= > >= */
static bool kind_holds(int64_t test, int kind, int want)
{
    return test == TEST_EQ   ? kind == want
           : test == TEST_NE ? kind != want
           : test == TEST_LT ? kind < want
           : test == TEST_LE ? kind <= want
           : test == TEST_GT ? kind > want
                             : kind >= want;
}

static int kind_value(struct pat *pat, const struct syn *s)
{
    const int kind = s->kind == SYN_NAME ? pat_fkind_number(s->name) : -1;
    if (kind >= 0)
        return kind;
    pat_error_at(pat, s->at, "not a fusion kind");
    pat_nearest_begin(pat, s->kind == SYN_NAME ? s->name : "");
    for (int i = 0; i <= FK_OPAQUE; i++)
        pat_nearest_try(&pat->nearest, pat_fkind_names[i]);
    pat_hint_nearest(pat);
    return 0;
}

/* The kinds that one test lets pass, a bit each. */
static unsigned kinds_of_test(struct pat *pat, const struct syn *t)
{
    unsigned set = 0;
    struct syn *v = t->n_kids ? t->kid[0] : NULL;
    if (strcmp(t->name, "kind") != 0 || !v) {
        pat_error_at(pat, t->at, "of any operator only `kind` can be tested, as in op { kind <= broadcast }");
        return 0x7F;
    }
    if (v->kind == SYN_SET) {
        for (int i = 0; i < v->n_kids; i++)
            set |= 1u << kind_value(pat, v->kid[i]);
    } else if (v->kind == SYN_RANGE) {
        const int lo = kind_value(pat, v->kid[0]), hi = kind_value(pat, v->kid[1]);
        for (int k = lo; k <= hi; k++)
            set |= 1u << k;
    } else if (t->i > TEST_GE) {
        pat_error_at(pat, t->at, "a fusion kind is compared with == != < <= > >= or in");
        pat_hint(pat, "kind == elemwise");
        return 0x7F;
    } else {
        const int want = kind_value(pat, v);
        for (int k = 0; k < 7; k++)
            set |= kind_holds(t->i, k, want) ? 1u << k : 0;
    }
    return set;
}

static void any_operator(struct pat *pat, struct pnode *p, const struct syn *s)
{
    unsigned kinds = 0x7F;
    const struct syn *tests = s->n_kids ? s->kid[0] : NULL;
    for (int i = 0; tests && i < tests->n_kids; i++)
        kinds &= kinds_of_test(pat, tests->kid[i]);
    if (kinds == 0)
        pat_error_at(pat, s->at, "this can never match: no operator has such a kind");
    p->kinds = (uint8_t)(kinds == 0x7F ? 0 : kinds);
    p->glob = s->text;
    pat_mark_all_used(pat);
}

/* ---- calls ---- */

/* errors: so many before the call was checked. */
static struct pnode *optional_call(struct frame *f, struct pnode *call, struct syn *s, int errors)
{
    const int first = call->kind == P_APPLY;
    if (errors != pat_error_count(f->pat))
        return call;
    if (s->n_kids < 2 || call->n_kids <= first || s->kid[1]->kind == SYN_REST || call->every ||
        call->optional & 1) {
        pat_error_at(f->pat, s->at,
                     "an optional call may be replaced by its first operand, which this one lacks");
        return call;
    }
    struct pnode *alt = pat_new_pnode(f, P_ALT, s->at);
    pat_pnode_add(f->pat, alt, call);
    pat_pnode_add(f->pat, alt, call->kid[first]);
    return alt;
}

static const struct op_set *written_set(struct pat *pat, const struct syn *callee, const op_vec *ops)
{
    const struct decl *d = callee->kind == SYN_NAME ? pat_find_decl(pat, callee->name, SYN_OPS) : NULL;
    if (!d)
        return NULL;
    struct op_set *set = pat_alloc(pat, sizeof *set);
    *set = (struct op_set){d->name, d->syn->at, ops->at};
    return set;
}

static struct pnode *operator_call(struct frame *f, struct syn *s, const op_vec *ops)
{
    const int errors = pat_error_count(f->pat);
    struct pnode *p = pat_new_pnode(f, P_CALL, s->at);
    if (ops) {
        p->ops = ops->at;
        p->n_ops = ops->n;
        p->op_set = written_set(f->pat, s->kid[0], ops);
    } else {
        any_operator(f->pat, p, s->kid[0]);
    }
    pat_check_operands(f, p, s->kid + 1, s->n_kids - 1);
    check_operand_count(f->pat, p, s->kid[0], s->kid + 1, s->n_kids - 1);
    return s->flags & SYNF_OPTIONAL_CALL ? optional_call(f, p, s, errors) : p;
}

static struct pnode *value_call(struct frame *f, struct syn *s)
{
    const int errors = pat_error_count(f->pat);
    struct pnode *p = pat_new_pnode(f, P_APPLY, s->at);
    pat_pnode_add(f->pat, p, pat_check_pattern(f, s->kid[0]));
    pat_check_operands(f, p, s->kid + 1, s->n_kids - 1);
    return s->flags & SYNF_OPTIONAL_CALL ? optional_call(f, p, s, errors) : p;
}

static struct pnode *pattern_call(struct frame *f, struct decl *d, struct syn *s)
{
    if (s->flags & SYNF_OPTIONAL_CALL)
        pat_error_at(f->pat, s->at, "only a call of an operator is optional, '%s' is a pattern", d->name);
    if (d == f->decl)
        return pat_self_call(f, s->kid + 1, s->n_kids - 1, s->at);
    int n = 0;
    struct pnode **roots = pat_use_pattern(f, d, s->kid + 1, s->n_kids - 1, s->kid[0]->at, &n);
    if (n > 1)
        pat_error_at(f->pat, s->at, "'%s' has several roots: it can't be used as one value", d->name);
    return roots[0];
}

/* A callee that means nothing: the operands are checked all the same. */
static struct pnode *unknown_call(struct frame *f, struct syn *s)
{
    struct pnode *p = pat_bad_pnode(f, s->at);
    pat_check_operands(f, p, s->kid + 1, s->n_kids - 1);
    return p;
}

static struct pnode *named_call(struct frame *f, struct syn *s)
{
    const struct syn *callee = s->kid[0];
    struct binding *b = f->is_law ? NULL : pat_find_binding(f, callee->name);
    if (b)
        return value_call(f, s);
    struct decl *d = callee->flags & SYNF_QUOTED ? NULL : pat_find_decl(f->pat, callee->name, SYN_PATTERN);
    if (d)
        return pattern_call(f, d, s);
    op_vec ops = {0};
    if (name_callee(f, callee, &ops) == CALLEE_OPS)
        return operator_call(f, s, &ops);
    const bool scalar = strcmp(callee->name, "scalar") == 0, splat = strcmp(callee->name, "splat") == 0;
    if ((scalar || splat) && !(callee->flags & SYNF_QUOTED))
        return pat_check_shape_word(f, s, splat);
    pat_unknown_op(f->pat, callee->at, callee->name);
    return unknown_call(f, s);
}

struct pnode *pat_check_call(struct frame *f, struct syn *s)
{
    const struct syn *callee = s->kid[0];
    if (callee->kind == SYN_NAME)
        return named_call(f, s);
    if (callee->kind == SYN_OPERATOR)
        return operator_call(f, s, NULL);
    op_vec ops = {0};
    if (callee->kind == SYN_ALT)
        switch (alt_callee(f, callee, &ops)) {
        case CALLEE_OPS:
            return operator_call(f, s, &ops);
        case CALLEE_UNKNOWN:
            return unknown_call(f, s);
        case CALLEE_VALUE:
            break;
        }
    return value_call(f, s);
}

/* ---- a + b ---- */

static const char *const infix[][2] = {
#define INFIX(token, name, other) [T_##token] = {name, other},
#include "lang/infix.def"
};

static bool is_infix(int tok)
{
    return tok < (int)(sizeof infix / sizeof *infix) && infix[tok][0];
}

const struct op *pat_infix_op(struct pat *pat, int tok)
{
    const struct op *op = NULL;
    for (int i = 0; i < 2 && !op && is_infix(tok); i++)
        op = pat_find_op(pat, pat_intern_str(pat, infix[tok][i]));
    return op;
}

struct pnode *pat_check_binary(struct frame *f, struct syn *s)
{
    const struct op *op = pat_infix_op(f->pat, s->tok);
    struct pnode *p = op ? pat_new_pnode(f, P_CALL, s->at) : pat_bad_pnode(f, s->at);
    if (op) {
        p->ops = pat_keep(f->pat, &op, sizeof op);
        p->n_ops = 1;
    } else {
        pat_error_at(f->pat, s->name_at,
                     is_infix(s->tok) ? "no declared operator matches %s" : "%s stands in conditions only",
                     pat_token_name((enum token_kind)s->tok));
    }
    pat_check_operands(f, p, s->kid, 2);
    return p;
}
