/* literal.c -- constants written as values: 0, f32 1.5, [1, -1], approx(v, t).
 *
 * In:   literal forms as syntax, and the words scalar(p) and splat(p).
 * Out:  P_LITERAL; scalar(p) of other patterns is a type of rank 0.
 * Errors: shapes (they belong to replacements), elements that are no numbers,
 *       negative tolerances.
 */
#include "check.h"

static struct literal *new_literal(struct pat *pat, struct pnode *p)
{
    p->lit = pat_alloc(pat, sizeof *p->lit);
    return p->lit;
}

static bool is_element(const struct value *v, bool holes)
{
    return v->tag == V_INT || v->tag == V_FLOAT || v->tag == V_BOOL || (holes && v->tag == V_HOLE);
}

static bool is_element_list(const struct value *v)
{
    for (int i = 0; i < v->n; i++)
        if (!is_element(&v->list[i], true))
            return false;
    return v->tag == V_LIST;
}

static void check_dtype_of(struct pat *pat, struct literal *lit, const struct syn *s)
{
    if (s->kind == SYN_LITERAL && s->text)
        lit->dtype = pat_dtype_number(s->text);
    if (s->kind == SYN_LITERAL && s->n_kids > 1 && s->kid[1])
        pat_error_at(pat, s->kid[1]->at,
                     "a shape of a literal belongs to a replacement; here: p & (_ : [..])");
}

static struct pnode *check_approx(struct frame *f, const struct syn *s)
{
    struct pnode *p = pat_new_pnode(f, P_LITERAL, s->at);
    struct literal *lit = new_literal(f->pat, p);
    struct value tol = {0};
    if (!pat_literal_value(f->pat, s->kid[0], &lit->value) || !is_element(&lit->value, false))
        pat_error_at(f->pat, s->kid[0]->at, "approx takes a number");
    if (!pat_literal_value(f->pat, s->kid[1], &tol) || !pat_value_fits(&tol, pat_type_of(BT_FLOAT)) ||
        !(tol.f >= 0))
        pat_error_at(f->pat, s->kid[1]->at, "a tolerance is a number of at least 0");
    lit->has_tol = true;
    lit->tol = tol.f;
    return p;
}

struct pnode *pat_check_literal(struct frame *f, struct syn *s)
{
    if (s->kind == SYN_APPROX)
        return check_approx(f, s);
    struct pnode *p = pat_new_pnode(f, P_LITERAL, s->at);
    struct literal *lit = new_literal(f->pat, p);
    struct syn *v = s->kind == SYN_LITERAL ? s->kid[0] : s;
    check_dtype_of(f->pat, lit, s);
    if (!pat_literal_value(f->pat, v, &lit->value))
        lit->value.tag = V_NONE;
    else if (lit->value.tag == V_LIST)
        lit->form = LIT_LIST;
    if (lit->form == LIT_LIST ? !is_element_list(&lit->value) : !is_element(&lit->value, false))
        pat_error_at(f->pat, v->at, "a constant is written with numbers, true or false");
    return p;
}

static void set_rank_0(struct pat *pat, struct pnode *p, struct span at)
{
    struct type_pat *t = pat_alloc(pat, sizeof *t);
    *t = (struct type_pat){.at = at, .has_shape = true};
    pat_pnode_add_type(pat, p, t);
}

struct pnode *pat_check_shape_word(struct frame *f, struct syn *s, bool splat)
{
    const int serial = f->b->n_nodes;
    if (s->n_kids != 2 || s->flags & SYNF_OPTIONAL_CALL) {
        pat_error_at(f->pat, s->at, "%s(p) has one operand", splat ? "splat" : "scalar");
        return pat_bad_pnode(f, s->at);
    }
    struct pnode *p = pat_check_pattern(f, s->kid[1]);
    if (p->id >= serial && p->kind == P_LITERAL && p->lit->form == LIT_ONE && !p->capture) {
        p->lit->form = splat ? LIT_SPLAT : LIT_SCALAR;
        return p;
    }
    if (splat) {
        pat_error_at(f->pat, s->kid[1]->at, "splat is of a number, as in splat(0)");
        return p;
    }
    if (p->id < serial || p->capture)
        p = pat_wrap_and(f, p, s->at);
    set_rank_0(f->pat, p, s->at);
    return p;
}
