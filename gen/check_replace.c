/* check_replace.c -- the replacement of a rule, but for its calls.
 *
 * In:   what stands behind `rewrite`, and the frame of the rule's match side.
 * Out:  nothing but errors: later stages read the checked syntax.
 * Errors: names that the match side does not bind; captures that may be absent
 *       without `?`; sets outside `every`; forms that can't be built; constants
 *       without a dtype; as many replacements as there are roots.
 */
#include "check_replace.h"

#include <string.h>

/* ---- names ---- */

bool is_new_local(const struct rewrite *r, const char *name)
{
    for (int i = 0; i < r->locals.n; i++)
        if (r->locals.at[i]->name == name) {
            r->used.at[i] = true;
            return true;
        }
    return false;
}

static void check_set_name(struct rewrite *r, const struct syn *s)
{
    r->uses_set = true;
    if (r->in_every)
        return;
    error_at(s->at, "'%s' is a set, not one value", s->name);
    hint("`every` maps over it, as in f(every %s)", s->name);
}

struct binding *check_capture_name(struct rewrite *r, const struct syn *s, bool absent_ok)
{
    struct binding *b = find_binding(r->f, s->name);
    if (!b) {
        unknown_name(r->f, s->at, "name", s->name);
        return NULL;
    }
    if (b->kind == BIND_VAR)
        error_at(s->at, "'%s' is %s, not a value of the graph", s->name,
                 b->var->kind == VAR_DIM ? "a dimension" : "an attribute's value");
    else if (b->kind == BIND_REST)
        error_at(s->at, "'%s' stands for operands: write ...%s", s->name, s->name);
    else if (b->uncaptured)
        error_at(s->at, "'%s' is bound inside `!` only, which captures nothing", s->name);
    else if (b->is_set)
        check_set_name(r, s);
    else if (!absent_ok && b->capture && b->capture->maybe_absent) {
        error_at(s->at, "'%s' may be absent", s->name);
        hint("%s? passes it on as an operand that may be absent", s->name);
    }
    return b;
}

static void check_name_value(struct rewrite *r, const struct syn *s)
{
    if (is_new_local(r, s->name))
        return;
    if (!find_binding(r->f, s->name)) {
        if (find_op(s->name))
            return;
        if (find_decl(s->name, DECL_PATTERN) || find_decl(s->name, DECL_OPS)) {
            error_at(s->at, "'%s' is matched, not built", s->name);
            return;
        }
    }
    check_capture_name(r, s, false);
}

/* ---- constants ---- */

static void check_element(struct rewrite *r, struct syn *s)
{
    struct expr *e = check_expr(&r->env, s);
    if (!is_number(e->type) && (e->type.base != BT_BOOL || e->type.lists))
        error_at(s->at, "an element of a constant is a number, this is %s", value_type_text(e->type));
}

static void check_elements(struct rewrite *r, struct syn *s, const struct syn *shape)
{
    int64_t n = 1;
    for (int i = 0; shape && i < shape->n_kids; i++)
        if (shape->kid[i]->kind != SYN_INT || shape->kid[i]->i < 0) {
            error_at(shape->kid[i]->at, "an extent is a number of at least 0");
            return;
        } else if (__builtin_mul_overflow(n, shape->kid[i]->i, &n)) {
            error_at(shape->at, "the constant has too many elements");
            return;
        }
    if (s->kind == SYN_COMP) {
        const struct expr *e = check_expr(&r->env, s);
        if (e->type.base != BT_ANY && !is_number((struct value_type){.base = e->type.base}))
            error_at(s->at, "the elements of a constant are numbers");
        return;
    }
    for (int i = 0; i < s->n_kids; i++)
        check_element(r, s->kid[i]);
    if (shape && n != s->n_kids)
        error_at(s->at, "a constant of this shape has %lld elements, these are %d", (long long)n, s->n_kids);
}

static void check_constant(struct rewrite *r, struct syn *s)
{
    struct syn *v = s->kid[0];
    if (!s->text) {
        error_at(s->at, "a new constant says its dtype");
        hint("f32 1.0, or like(x, 1.0) for the dtype of x");
    }
    if (v->kind == SYN_LIST || v->kind == SYN_COMP)
        check_elements(r, v, s->n_kids > 1 ? s->kid[1] : NULL);
    else
        check_element(r, v);
}

/* ---- values ---- */

static const struct op *called_op(const struct syn *s)
{
    while (s->kind == SYN_WITH)
        s = s->kid[0];
    return s->kind == SYN_CALL && s->kid[0]->kind == SYN_NAME ? map_get(&run.ops, s->kid[0]->name) : NULL;
}

static void check_projection(struct rewrite *r, struct syn *s)
{
    const struct op *op = called_op(s->kid[0]);
    check_value(r, s->kid[0]);
    if (s->flags & SYNF_ANY_INDEX)
        error_at(s->at, "a new projection says its index");
    else if (op && !op->undeclared && !op->variadic_results &&
             (op->n_results == 1 || s->i >= op->n_results)) {
        error_at(s->at,
                 op->n_results == 1 ? "'%s' has one result, a plain value" : "'%s' has %d results, from 0",
                 op->name, op->n_results);
        note_at(op->at, "declared here");
    }
}

static void check_new_tuple(struct rewrite *r, struct syn *s)
{
    for (int i = 0; i < s->n_kids; i++) {
        const struct syn *k = s->kid[i];
        if (k->kind != SYN_REST) {
            check_value(r, s->kid[i]);
            continue;
        }
        const struct binding *b = k->name ? find_binding(r->f, k->name) : NULL;
        if (!b || b->kind != BIND_REST)
            error_at(k->at, "only captured operands can be passed on, as in ...rest");
    }
}

static void check_with_attrs(struct rewrite *r, struct syn *s)
{
    if (s->kid[0]->kind == SYN_CALL) {
        check_new_call(r, s->kid[0], s->kid[1]);
    } else {
        error_at(s->kid[1]->at, "only a new call has attributes");
        check_value(r, s->kid[0]);
    }
}

void check_value(struct rewrite *r, struct syn *s)
{
    switch (s->kind) {
    case SYN_NAME:
        check_name_value(r, s);
        break;
    case SYN_CALL:
    case SYN_BINARY:
        check_new_call(r, s, NULL);
        break;
    case SYN_WITH:
        check_with_attrs(r, s);
        break;
    case SYN_GET:
        check_projection(r, s);
        break;
    case SYN_TUPLE:
        check_new_tuple(r, s);
        break;
    case SYN_LITERAL:
        check_constant(r, s);
        break;
    case SYN_EVERY_OF:
        error_at(s->at, "`every` stands for all operands of a call");
        break;
    case SYN_OPT_ARG:
        error_at(s->at, "`?` marks an operand of a call");
        break;
    case SYN_REST:
        error_at(s->at, "`...` stands for operands of a call or a tuple");
        break;
    default:
        error_at(s->at, "this can be matched, but not built");
        hint("a replacement is made of calls, captures, tuples, projections and constants");
    }
}

/* ---- all of it ---- */

void check_mapped(struct rewrite *r, struct syn *every)
{
    const bool in_every = r->in_every, uses_set = r->uses_set;
    r->in_every = r->env.replacement = true;
    r->uses_set = false;
    check_value(r, every->kid[0]);
    if (!r->uses_set && !in_every)
        error_at(every->at, "`every` maps over a set, and this names none");
    r->in_every = r->env.replacement = in_every;
    r->uses_set = uses_set || r->uses_set;
}

static void check_count(const struct rewrite *r, const struct syn *s, int n)
{
    const int roots = r->f->b->pattern->n_roots;
    if (n != roots)
        error_at(s->at, "the rule has %d root%s and %d replacement%s", roots, roots == 1 ? "" : "s", n,
                 n == 1 ? "" : "s");
}

/* The members of `match every y;` are the roots: `every` names what replaces each. */
static void check_roots(struct rewrite *r, struct syn *s)
{
    check_count(r, s, s->n_kids);
    for (int i = 0; i < s->n_kids; i++) {
        struct syn *k = s->kid[i];
        const bool each = k->kind == SYN_EVERY_OF;
        if (each && !r->f->every_root) {
            error_at(k->at, "`every` replaces each root of `match every`");
            continue;
        }
        r->in_every = r->env.replacement = each;
        check_value(r, each ? k->kid[0] : k);
        r->in_every = r->env.replacement = false;
    }
}

static void check_new_local(struct rewrite *r, struct syn *s)
{
    const struct binding *b = find_binding(r->f, s->name);
    check_value(r, s->kid[0]);
    for (int i = 0; i < r->locals.n; i++)
        if (r->locals.at[i]->name == s->name) {
            error_at(s->name_at, "'%s' is bound twice", s->name);
            note_at(r->locals.at[i]->name_at, "first bound here");
            return;
        }
    if (b) {
        error_at(s->name_at, "'%s' is bound twice", s->name);
        note_at(b->at, "first bound here");
    }
    *PUSH(r->locals) = s;
    *PUSH(r->used) = false;
}

static void check_block(struct rewrite *r, const struct syn *block)
{
    for (int i = 0; i < block->n_kids; i++) {
        if (block->kid[i]->kind == SYN_LOCAL)
            check_new_local(r, block->kid[i]);
        else
            check_roots(r, block->kid[i]);
    }
    for (int i = 0; i < r->locals.n; i++)
        if (!r->used.at[i])
            error_at(r->locals.at[i]->name_at, "'%s' is not used", r->locals.at[i]->name);
}

void check_replacement(struct frame *f, struct syn *rewrite)
{
    struct rewrite r = {.f = f, .env = {.frame = f, .b = f->b}};
    if (rewrite->n_kids == 1 && rewrite->kid[0]->kind == SYN_EXTERN)
        return;
    if (rewrite->n_kids == 1 && rewrite->kid[0]->kind == SYN_BLOCK)
        check_block(&r, rewrite->kid[0]);
    else
        check_roots(&r, rewrite);
    refresh_pattern(f->b);
}
