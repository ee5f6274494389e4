/* replace.c -- the replacement of a rule, but for its calls.
 *
 * In:   what follows `rewrite`, and the frame of the rule's match side.
 * Out:  the same as values to be made, names resolved.
 * Errors: names that the match side does not bind; captures that may be absent
 *       without `?`; sets outside `every`; forms that can't be built; constants
 *       without a dtype; as many replacements as there are roots.
 */
#include "replace.h"
#include "members.h"

#include <string.h>

struct new_value *pat_new_value(struct pat *pat, enum new_kind kind, struct span at)
{
    struct new_value *v = pat_alloc(pat, sizeof *v);
    *v = (struct new_value){.kind = kind, .at = at};
    return v;
}

void pat_new_value_add(struct pat *pat, struct new_value *v, struct new_value *kid)
{
    v->kid = pat_grow_kids(pat, v->kid, v->n_kids, sizeof *v->kid);
    v->kid[v->n_kids++] = kid;
}

struct new_value *pat_bad_value(struct pat *pat, struct span at)
{
    return pat_new_value(pat, NEW_TUPLE, at);
}

/* ---- names ---- */

struct new_value *pat_find_new_local(struct rewrite *r, const char *name, struct span at)
{
    for (int i = 0; i < r->locals.n; i++)
        if (r->locals.at[i]->name == name) {
            r->used.at[i] = true;
            struct new_value *v = pat_new_value(r->f->pat, NEW_LOCAL, at);
            v->local = r->local_values.at[i];
            return v;
        }
    return NULL;
}

struct new_value *pat_new_capture_value(struct pat *pat, const struct binding *b, struct span at)
{
    if (!b || !b->capture)
        return pat_bad_value(pat, at);
    struct new_value *v = pat_new_value(pat, NEW_CAPTURE, at);
    v->capture = b->capture;
    return v;
}

static void check_set_name(struct rewrite *r, const struct syn *s)
{
    r->uses_set = true;
    if (r->in_every)
        return;
    pat_error_at(r->f->pat, s->at, "'%s' is a set, not one value", s->name);
    pat_hint(r->f->pat, "`every` maps over it, as in f(every %s)", s->name);
}

struct binding *pat_check_capture_name(struct rewrite *r, const struct syn *s, bool absent_ok)
{
    struct binding *b = pat_find_binding(r->f, s->name);
    if (!b) {
        pat_unknown_name(r->f->pat, r->f, s->at, "name", s->name);
        return NULL;
    }
    if (b->kind == BIND_VAR)
        pat_error_at(r->f->pat, s->at, "'%s' is %s, not a value of the graph", s->name,
                     b->var->kind == VAR_DIM ? "a dimension" : "an attribute's value");
    else if (b->kind == BIND_REST)
        pat_error_at(r->f->pat, s->at, "'%s' captures operands: write ...%s", s->name, s->name);
    else if (b->uncaptured)
        pat_error_at(r->f->pat, s->at, "'%s' is bound inside `!` only, which captures nothing", s->name);
    else if (b->is_set)
        check_set_name(r, s);
    else if (!absent_ok && b->capture && b->capture->maybe_absent) {
        pat_error_at(r->f->pat, s->at, "'%s' may be absent", s->name);
        pat_hint(r->f->pat, "%s? passes it on as an operand that may be absent", s->name);
    }
    return b;
}

static struct new_value *check_name_value(struct rewrite *r, struct syn *s)
{
    struct new_value *v = pat_find_new_local(r, s->name, s->at);
    if (v)
        return v;
    if (!pat_find_binding(r->f, s->name)) {
        const struct op *op = pat_find_op(r->f->pat, s->name);
        if (op) {
            v = pat_new_value(r->f->pat, NEW_OP, s->at);
            v->op = op;
            return v;
        }
        if (pat_find_decl(r->f->pat, s->name, SYN_PATTERN) || pat_find_decl(r->f->pat, s->name, SYN_OPS)) {
            pat_error_at(r->f->pat, s->at, "'%s' is matched, not built", s->name);
            return pat_bad_value(r->f->pat, s->at);
        }
    }
    return pat_new_capture_value(r->f->pat, pat_check_capture_name(r, s, false), s->at);
}

/* ---- constants ---- */

static struct expr *check_element(struct rewrite *r, struct syn *s)
{
    struct expr *e = pat_check_expr(&r->env, s);
    if (!pat_is_number(e->type) && (e->type.base != BT_BOOL || e->type.lists))
        pat_error_at(r->f->pat, s->at, "an element of a constant is a number, this is %s",
                     pat_value_type_text(r->f->pat, e->type));
    return e;
}

/* The extents, and *n: how many elements that makes. */
static bool check_shape(struct pat *pat, struct new_value *v, const struct syn *shape, int64_t *n)
{
    *n = 1;
    v->has_shape = shape != NULL;
    v->n_dims = shape ? shape->n_kids : 0;
    v->dims = pat_alloc(pat, ((size_t)v->n_dims + 1) * sizeof *v->dims);
    for (int i = 0; i < v->n_dims; i++) {
        v->dims[i] = shape->kid[i]->i;
        if (shape->kid[i]->kind != SYN_INT || shape->kid[i]->i < 0) {
            pat_error_at(pat, shape->kid[i]->at, "an extent is a number of at least 0");
            return false;
        }
        if (__builtin_mul_overflow(*n, shape->kid[i]->i, n)) {
            pat_error_at(pat, shape->at, "the constant has too many elements");
            return false;
        }
    }
    return true;
}

/* n: elements that the shape asks for, -1: any number. */
static struct expr *check_elements(struct rewrite *r, struct syn *s, int64_t n)
{
    if (s->kind == SYN_COMP) {
        struct expr *e = pat_check_expr(&r->env, s);
        if (e->type.base != BT_ANY && !pat_is_number((struct value_type){.base = e->type.base}))
            pat_error_at(r->f->pat, s->at, "the elements of a constant are numbers");
        return e;
    }
    struct expr *list =
        pat_new_expr(r->f->pat, E_LIST, s->at, (struct value_type){.base = BT_FLOAT, .lists = 1});
    for (int i = 0; i < s->n_kids; i++)
        pat_expr_add(r->f->pat, list, check_element(r, s->kid[i]));
    if (n >= 0 && n != s->n_kids)
        pat_error_at(r->f->pat, s->at, "a constant of this shape has %lld elements, these are %d",
                     (long long)n, s->n_kids);
    return list;
}

static struct new_value *check_constant(struct rewrite *r, struct syn *s)
{
    struct new_value *made = pat_new_value(r->f->pat, NEW_CONST, s->at);
    struct syn *v = s->kid[0];
    const struct syn *shape = s->n_kids > 1 ? s->kid[1] : NULL;
    int64_t n;
    if (!s->text) {
        pat_error_at(r->f->pat, s->at, "a new constant needs a dtype");
        pat_hint(r->f->pat, "f32 1.0, or like(x, 1.0) for the dtype of x");
    } else {
        made->dtype = pat_dtype_number(s->text);
    }
    if (!check_shape(r->f->pat, made, shape, &n))
        return made;
    const bool is_list = v->kind == SYN_LIST || v->kind == SYN_COMP;
    made->value = is_list ? check_elements(r, v, shape ? n : -1) : check_element(r, v);
    return made;
}

/* ---- values ---- */

static const struct op *called_op(struct pat *pat, const struct syn *s)
{
    while (s->kind == SYN_WITH)
        s = s->kid[0];
    return s->kind == SYN_CALL && s->kid[0]->kind == SYN_NAME ? pat_map_get(&pat->run->ops, s->kid[0]->name)
                                                              : NULL;
}

struct new_value *pat_named_value(const struct new_value *v)
{
    while (v->kind == NEW_LOCAL)
        v = v->local;
    return (struct new_value *)v;
}

int pat_stated_results(const struct new_value *v)
{
    const int declared = v->op && !v->op->variadic_results ? v->op->n_required_results : 0;
    if (v->results > 0)
        return v->results;
    return v->wanted > declared && (v->wanted > 1 || !v->op || v->op->variadic_results) ? v->wanted : 0;
}

/* How many fields a new value has; 0: its text leaves that open. */
static int new_fields(const struct new_value *v)
{
    const struct op *op = v->op;
    if (v->kind == NEW_CALL && v->results == 0)
        return op && has_counted_results(op) ? op->n_results : 0;
    for (int i = 0; v->kind == NEW_TUPLE && i < v->n_kids; i++)
        if (v->kid[i]->kind == NEW_REST || v->kid[i]->kind == NEW_EVERY)
            return 0;
    return v->kind == NEW_TUPLE ? v->n_kids : v->kind == NEW_CALL ? v->results : 0;
}

/* x.-1: from the front where that is known by now; of what was matched the builder counts. */
static int index_from_back(struct pat *pat, struct new_value *of, int back, const struct syn *s)
{
    of = pat_named_value(of);
    const int fields = new_fields(of);
    const bool is_call = of->kind == NEW_CALL;
    if (fields >= back)
        return fields - back;
    while (of->kind == NEW_GET)
        of = pat_named_value(of->kid[0]);
    if (fields > 0) {
        pat_error_at(pat, s->at, "counted from the back there is no field %d of %d", back, fields);
    } else if (of->kind != NEW_CAPTURE) {
        pat_error_at(pat, s->at, "how many fields this has is not known, so it has no last one");
        if (is_call)
            pat_hint(pat, "`-> N` after a new call says it: f(x) -> 3");
    }
    return of->kind == NEW_CAPTURE ? -back : 0;
}

static struct new_value *check_projection(struct rewrite *r, struct syn *s)
{
    const struct op *op = called_op(r->f->pat, s->kid[0]);
    struct new_value *made = pat_new_value(r->f->pat, NEW_GET, s->at);
    pat_new_value_add(r->f->pat, made, pat_check_value(r, s->kid[0]));
    struct new_value *of = pat_named_value(made->kid[0]);
    const bool declared = op && !op->undeclared && !op->variadic_results;
    const bool plain = declared && op->n_results == 1;
    made->index = s->i >= 0 ? (int)s->i : plain ? 0 : index_from_back(r->f->pat, of, (int)-s->i, s);
    of->wanted = of->wanted > made->index ? of->wanted : made->index + 1;
    if (s->flags & SYNF_ANY_INDEX)
        pat_error_at(r->f->pat, s->at, "a new projection needs an index");
    else if (plain || (declared && made->index >= op->n_results)) {
        pat_error_at(r->f->pat, s->at,
                     plain ? "'%s' has one result, a plain value" : "'%s' has %d results, from 0", op->name,
                     op->n_results);
        pat_note_at(r->f->pat, op->at, "declared here");
    }
    return made;
}

static struct new_value *check_new_tuple(struct rewrite *r, struct syn *s)
{
    struct new_value *made = pat_new_value(r->f->pat, NEW_TUPLE, s->at);
    for (int i = 0; i < s->n_kids; i++)
        pat_new_value_add(r->f->pat, made,
                          s->kid[i]->kind == SYN_REST ? pat_check_passed_rest(r, s->kid[i])
                                                      : pat_check_value(r, s->kid[i]));
    return made;
}

static struct new_value *check_with_attrs(struct rewrite *r, struct syn *s)
{
    if (s->kid[0]->kind == SYN_CALL || s->kid[0]->kind == SYN_BINARY)
        return pat_check_new_call(r, s->kid[0], s->kid[1]);
    pat_error_at(r->f->pat, s->kid[1]->at, "only a new call has attributes");
    return pat_check_value(r, s->kid[0]);
}

static struct new_value *check_plain_call(struct rewrite *r, struct syn *s)
{
    return pat_check_new_call(r, s, NULL);
}

struct new_value *pat_check_value(struct rewrite *r, struct syn *s)
{
    static struct new_value *(*const checks[N_SYN])(struct rewrite *, struct syn *) = {
        [SYN_NAME] = check_name_value,   [SYN_CALL] = check_plain_call,  [SYN_BINARY] = check_plain_call,
        [SYN_WITH] = check_with_attrs,   [SYN_GET] = check_projection,   [SYN_TUPLE] = check_new_tuple,
        [SYN_LITERAL] = check_constant,
    };
    static const char *const why_not[N_SYN] = {
        [SYN_EVERY_OF] = "`every` stands for all operands of a call",
        [SYN_OPT_ARG] = "`?` marks an operand of a call",
        [SYN_REST] = "`...` stands for operands of a call or a tuple",
    };
    if (checks[s->kind])
        return checks[s->kind](r, s);
    if (why_not[s->kind]) {
        pat_error_at(r->f->pat, s->at, "%s", why_not[s->kind]);
    } else {
        pat_error_at(r->f->pat, s->at, "this can be matched, but not built");
        pat_hint(r->f->pat, "a replacement is made of calls, captures, tuples, projections and constants");
    }
    return pat_bad_value(r->f->pat, s->at);
}

/* ---- all of it ---- */

struct new_value *pat_check_mapped(struct rewrite *r, struct syn *every)
{
    struct new_value *made = pat_new_value(r->f->pat, NEW_EVERY, every->at);
    if (r->in_every)
        pat_error_at(r->f->pat, every->at, "`every` inside `every`: a set's name is one member already");
    r->in_every = r->env.replacement = true;
    r->uses_set = false;
    pat_new_value_add(r->f->pat, made, pat_check_value(r, every->kid[0]));
    if (!r->uses_set)
        pat_error_at(r->f->pat, every->at, "`every` maps over a set, and this names none");
    r->in_every = r->env.replacement = false;
    return made;
}

static void check_count(const struct rewrite *r, const struct syn *s, int n)
{
    const int roots = r->f->b->pattern->n_roots;
    if (n != roots)
        pat_error_at(r->f->pat, s->at, "the rule has %d root%s and %d replacement%s", roots,
                     roots == 1 ? "" : "s", n, n == 1 ? "" : "s");
}

static void add_made(struct pat *pat, struct pattern *p, struct new_value *v)
{
    p->made = pat_grow_kids(pat, p->made, p->n_made, sizeof *p->made);
    p->made[p->n_made++] = v;
}

/* The members of `match every y;` are the roots: `every` names what replaces each. */
static void check_roots(struct rewrite *r, struct syn *s)
{
    check_count(r, s, s->n_kids);
    for (int i = 0; i < s->n_kids; i++) {
        struct syn *k = s->kid[i];
        const bool each = k->kind == SYN_EVERY_OF;
        if (each && !r->f->every_root) {
            pat_error_at(r->f->pat, k->at, "`every` replaces each root of `match every`");
            continue;
        }
        r->in_every = r->env.replacement = each;
        struct new_value *v = pat_check_value(r, each ? k->kid[0] : k),
                         *all = each ? pat_new_value(r->f->pat, NEW_EVERY, k->at) : v;
        if (each)
            pat_new_value_add(r->f->pat, all, v);
        add_made(r->f->pat, r->f->b->pattern, all);
        r->in_every = r->env.replacement = false;
    }
}

static void check_new_local(struct rewrite *r, struct syn *s)
{
    struct pattern *p = r->f->b->pattern;
    const struct binding *b = pat_find_binding(r->f, s->name);
    struct new_value *v = pat_check_value(r, s->kid[0]);
    for (int i = 0; i < r->locals.n; i++)
        if (r->locals.at[i]->name == s->name) {
            pat_bound_twice(r->f->pat, s->name, s->name_at, r->locals.at[i]->name_at);
            return;
        }
    if (b)
        pat_bound_twice(r->f->pat, s->name, s->name_at, b->at);
    v->name = v->name ? v->name : s->name;
    p->locals = pat_grow_kids(r->f->pat, p->locals, p->n_locals, sizeof *p->locals);
    p->locals[p->n_locals++] = v;
    *PAT_PUSH(r->f->pat, r->locals) = s;
    *PAT_PUSH(r->f->pat, r->local_values) = v;
    *PAT_PUSH(r->f->pat, r->used) = false;
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
            pat_error_at(r->f->pat, r->locals.at[i]->name_at, "'%s' is not used", r->locals.at[i]->name);
}

void pat_check_replacement(struct frame *f, struct syn *rewrite)
{
    struct rewrite r = {.f = f, .env = {.pat = f->pat, .frame = f, .b = f->b}};
    if (rewrite->n_kids == 1 && rewrite->kid[0]->kind == SYN_EXTERN) {
        f->b->pattern->rewrite_extern = rewrite->kid[0]->name;
        pat_check_extern(f->pat, rewrite->kid[0]);
        return;
    }
    if (rewrite->n_kids == 1 && rewrite->kid[0]->kind == SYN_BLOCK)
        check_block(&r, rewrite->kid[0]);
    else
        check_roots(&r, rewrite);
    pat_refresh_pattern(f->b);
    pat_check_members(f->pat, f->b->pattern);
}
