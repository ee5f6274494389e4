/* cond.c -- conditions as C.
 *
 * In:   a checked condition, and the sign: hold, or not hold.
 * Out:  an expression of type bool, true where that is known; so an unknown
 *       condition gives false for both signs.
 *
 * Negation normal form: `not` is pushed down to the comparisons, which are
 * complemented.  Kleene's logic needs no more: `a and b` is known to hold where
 * both are, and known not to hold where either is.
 */
#include "cond.h"

#include <string.h>

static cx joined(bool all, cx a, cx b)
{
    return all ? cx_and(a, b) : cx_or(a, b);
}

/* ---- choosing ---- */

cx choose(cx holds, cx denied, cx yes, cx no, cx unknown)
{
    return cx_if(holds, yes, denied ? cx_if(denied, no, unknown) : no);
}

cx choose_cond(cx holds, cx yes, cx no)
{
    if (holds == cx_true() || holds == cx_false())
        return holds == cx_true() ? yes : no;
    return cx_if(holds, yes, no);
}

/* ---- comparisons ---- */

static const char *const complements[][2] = {
    /* not wanted, wanted */
    [E_EQ] = {"ne", "eq"}, [E_NE] = {"eq", "ne"}, [E_LT] = {"ge", "lt"},
    [E_LE] = {"gt", "le"}, [E_GT] = {"le", "gt"}, [E_GE] = {"lt", "ge"},
};

/* dfg_F(a, b), or of extents that may be names dfg_dim_F(g, a, b). */
static cx of_either(bool open, const char *f, cx a, cx b)
{
    return open ? cx_call(format("dfg_dim_%s", f), cx_g(), a, b) : cx_call(format("dfg_%s", f), a, b);
}

/* open: one of them may be an extent that is a name. */
static cx compared(const char *how, cx a, cx b, bool open)
{
    return a == c_nil() || b == c_nil() ? cx_false() : of_either(open, how, a, b);
}

static bool either_open(const struct expr *a, const struct expr *b)
{
    return pat_may_be_open(a) || pat_may_be_open(b);
}

/* e where it is compared with `other`: the value of a constant is a list beside a list. */
cx beside(const struct site *site, const struct expr *e, const struct expr *other)
{
    const cx value = expr_in(site, e);
    if (e->kind != E_CONST || (other->type.base != BT_ANY && other->type.lists == 0) || value == c_nil())
        return value;
    return yields_list(other) ? list_expr(site, e) : elements(site, e, false, expr_in(site, other));
}

static bool is_literal(const struct expr *e, enum vtag tag)
{
    return e->kind == E_VALUE && e->value.tag == tag;
}

/* A property that is a number at hand: what dfg_... asks for it.  NULL: none such. */
static cx short_number(const struct site *site, const struct expr *e)
{
    if (e->kind == E_PROP && e->prop == PROP_RANK)
        return cx_call("dfg_rank", cx_g(), node_of(site, e->kid[0]));
    if (e->kind == E_CALL && e->func == F_USES)
        return cx_call("dfg_uses", cx_g(), node_of(site, e->kid[0]));
    if (e->kind == E_CALL && e->func == F_LEN) {
        const cx count = expr_in(site, e);
        return cx_is_call(count, "dfg_count") ? count->kid[0] : NULL;
    }
    if (e->kind != E_INDEX || e->kid[0]->kind != E_PROP || !is_literal(e->kid[1], V_INT))
        return NULL;
    return cx_call("dfg_extent", cx_g(), node_of(site, e->kid[0]->kid[0]), cx_int(e->kid[1]->value.i));
}

/* a == b in few words where both answers of "unknown" fail by themselves; NULL: not so. */
static cx short_equal(const struct site *site, const struct expr *a, const struct expr *b)
{
    struct names *names = site->scope->names;
    if (a->kind == E_PROP && a->prop == PROP_DTYPE && is_literal(b, V_DTYPE))
        return cx_eq(cx_call("dfg_dtype", cx_g(), node_of(site, a->kid[0])), c_dtype((int)b->value.i));
    if (a->kind == E_PROP && a->prop == PROP_OP && is_literal(b, V_OP))
        return c_op_is(call_of(site, a->kid[0]), cx_text(names_op(names, b->value.op)));
    if (a->kind == E_ATTR && b->kind == E_VALUE)
        return attr_equal(site, a, &b->value);
    /* Unknown ranks and extents are negative; DFG_NONE has no uses. */
    const cx number = short_number(site, a);
    bool counts = a->kind == E_CALL && a->func == F_USES;
    if (number == NULL || !is_literal(b, V_INT) || b->value.i < counts || b->value.i > INT32_MAX)
        return NULL;
    return cx_eq(number, cx_int(b->value.i));
}

/* Each in a statement of its own: C leaves open which argument is written first, and with it which helper. */
static cx compare_beside(const struct site *site, const char *how, const struct expr *a,
                         const struct expr *b)
{
    const cx left = beside(site, a, b), right = beside(site, b, a);
    const bool open = either_open(a, b), equals = strcmp(how, "eq") == 0 || strcmp(how, "ne") == 0;
    if (equals && left != c_nil() && right != c_nil() && (is_scalar(a) || is_scalar(b)))
        return open ? cx_call(format("dfg_extent_%s", how), cx_g(), left, right)
                    : cx_call(format("dfg_scalar_%s", how), left, right);
    return compared(how, left, right, open);
}

static cx equal(const struct site *site, const struct expr *a, const struct expr *b)
{
    const cx test = short_equal(site, a, b);
    return test != NULL ? test : compare_beside(site, "eq", a, b);
}

/* An index, which is a known int, with a number or a length that is known where it is asked for. */
static cx compare_index(const struct site *site, const struct expr *e, bool wanted)
{
    static const enum cx_kind kinds[][2] = {
        [E_EQ] = {CX_NE, CX_EQ}, [E_LT] = {CX_GE, CX_LT}, [E_GE] = {CX_LT, CX_GE}};
    const struct expr *with = e->kid[1];
    const cx number = with->kind == E_VALUE ? cx_int(with->value.i) : computed_length(site, with->kid[0]);
    return cx_binary(kinds[e->kind][wanted], index_at(site, e->kid[0]), number);
}

static cx compare(const struct site *site, const struct expr *e, bool wanted)
{
    const struct expr *a = e->kid[0], *b = e->kid[1];
    if (is_index(a))
        return compare_index(site, e, wanted);
    if ((e->kind == E_EQ || e->kind == E_NE) && (is_computed(a) || is_computed(b)))
        return c_is(values_same(site, a, b), wanted == (e->kind == E_EQ));
    if (wanted ? e->kind == E_EQ : e->kind == E_NE)
        return equal(site, a, b);
    return compare_beside(site, complements[e->kind][wanted], a, b);
}

/* kid 0 in the others: equal to one, or to an element of one that is a list. */
static cx in_set(const struct site *site, const struct expr *e, bool wanted)
{
    cx any = wanted ? cx_false() : cx_true();
    const struct expr *v = e->kid[0];
    for (int i = 1; i < e->n_kids; i++) {
        const struct expr *of = e->kid[i];
        cx one;
        if (is_computed(of) || is_computed(v)) {
            one = c_is(yields_list(v) ? values_same(site, v, of) : list_member(site, v, of), wanted);
        } else if (of->kind == E_VALUE && !yields_list(of)) {
            one = wanted ? equal(site, v, of) : compare_beside(site, "ne", v, of);
        } else {
            const cx left = expr_in(site, v);
            one = c_is(of_either(either_open(v, of), "member", left, beside(site, of, v)), wanted);
        }
        any = joined(!wanted, any, one);
    }
    return any;
}

static cx in_range(const struct site *site, const struct expr *e, bool wanted)
{
    const cx v = expr_in(site, e->kid[0]), low = expr_in(site, e->kid[1]), high = expr_in(site, e->kid[2]);
    const bool open = pat_may_be_open(e->kid[0]) || either_open(e->kid[1], e->kid[2]);
    const char *how = wanted ? "within" : "outside";
    if (v != c_nil() && low != c_nil() && high != c_nil())
        return open ? cx_call(format("dfg_dim_%s", how), cx_g(), v, low, high)
                    : cx_call(format("dfg_%s", how), v, low, high);
    return wanted ? cx_false() : cx_or(compared("lt", v, low, open), compared("gt", v, high, open));
}

static cx near(const struct site *site, const struct expr *e, bool wanted)
{
    const cx a = expr_in(site, e->kid[0]), b = expr_in(site, e->kid[1]);
    const struct expr *tol = e->n_kids > 2 ? e->kid[2] : NULL;
    if (tol == NULL)
        return wanted ? compared("near", a, b, false) : c_is(cx_call("dfg_close", a, b), false);
    return c_is(cx_call("dfg_close_within", a, b, expr_in(site, tol)), wanted);
}

static cx truth(const struct site *site, const struct expr *value, bool wanted)
{
    const cx bool_wanted = wanted ? cx_true() : cx_false();
    if (is_literal(value, V_BOOL))
        return (value->value.i != 0) == wanted ? cx_true() : cx_false();
    if (value->kind == E_PARAM && value->type.base == BT_BOOL)
        return wanted ? c_option(site->scope->names, value->param) : cx_not(c_option(site->scope->names, value->param));
    return compared("scalar_eq", expr_in(site, value), cx_call("dfg_bool", bool_wanted), false);
}

/* a < b, swapped or not, and denied or not, says all of order. */
static cx order_tri(const struct site *site, const struct expr *e, bool *denied)
{
    const bool swapped = e->kind == E_GT || e->kind == E_LE;
    const cx a = beside(site, e->kid[0], e->kid[1]), b = beside(site, e->kid[1], e->kid[0]);
    *denied = e->kind == E_LE || e->kind == E_GE;
    return of_either(either_open(e->kid[0], e->kid[1]), "less", swapped ? b : a, swapped ? a : b);
}

bool is_certain(const struct expr *e)
{
    bool certain = e->kind == E_NOT || e->kind == E_AND || e->kind == E_OR || e->kind == E_CHOOSE;
    for (int i = 0; certain && i < e->n_kids; i++)
        certain = is_certain(e->kid[i]);
    return certain || (e->kind == E_PRED && e->func == F_PRESENT) || (e->n_kids > 0 && is_index(e->kid[0]));
}

cx short_tri(const struct site *site, const struct expr *e, bool *denied)
{
    *denied = false;
    if (e->named != NULL)
        return NULL;
    switch (e->kind) {
    case E_NOT: {
        const cx tri = short_tri(site, e->kid[0], denied);
        *denied = !*denied;
        return tri;
    }
    case E_EQ:
    case E_NE:
        *denied = e->kind == E_NE;
        return values_same(site, e->kid[0], e->kid[1]);
    case E_LT:
    case E_LE:
    case E_GT:
    case E_GE:
        return is_computed(e->kid[0]) || is_computed(e->kid[1]) ? NULL : order_tri(site, e, denied);
    case E_TRUTH:
        return cx_call("dfg_scalar_same", expr_in(site, e->kid[0]), cx_call("dfg_bool", cx_true()));
    case E_VALUE:
    case E_NAME:
    case E_READ:
    case E_OF_LIST:
    case E_ARITHMETIC:
    case E_CHOOSE:
    case E_CALL:
    case E_AND:
    case E_OR:
    case E_WITHIN:
    case E_PRED:
    case E_EXTERN:
    case E_OVER_SET:
        break;
    }
    return NULL;
}

/* ---- over sets ---- */

/* dfg_both or dfg_either of what is so of all members. */
static cx over_set(const struct site *site, const struct expr *e, bool wanted)
{
    struct helper h;
    const bool every = e->kind == E_ALL;
    const cx decides = cx_text(every ? "DFG_FALSE" : "DFG_TRUE"), answer = cx_name(every ? "all" : "any");
    const cx empty = cx_text(every ? "DFG_TRUE" : "DFG_FALSE"), k = cx_name("k");
    if (set_at(site, e->kid[0]->set) == NULL)
        return cx_false();
    helper_begin(&h, site, e, NULL);
    const cx there = set_there(&h.site, e->kid[0]->set);
    const cx members = set_at(&h.site, e->kid[0]->set), member = cx_name(fresh_name(&h, "each"));
    struct site inner = site_with(&h.site, e->node, member);
    inner.helper = NULL; /* what is said of a member changes with k */
    const cx yes = cond_in(&inner, e->kid[1], true), no = cond_in(&inner, e->kid[1], false);
    const cx tri = choose(yes, no, cx_text("DFG_TRUE"), cx_text("DFG_FALSE"), cx_text("DFG_UNKNOWN"));
    struct routine *to = h.to;
    let(to, NULL, "enum dfg_tri", answer->text,
        there == cx_true() ? empty : cx_if(there, empty, cx_text("DFG_UNKNOWN")));
    begin_loop(to, "uint32_t", "k", NULL, cx_and(cx_ne(answer, decides), cx_binary(CX_LT, k, cx_member(members, "n"))),
               NULL);
    let(to, NULL, "const dfg_node", member->text, cx_index(cx_member(members, "at"), k));
    set(to, NULL, answer->text, cx_call(every ? "dfg_both" : "dfg_either", answer, tri));
    end_block(to);
    give(to, answer);
    return c_is(helper_end(&h, "enum dfg_tri", answer->text), wanted);
}

/* ---- conditions ---- */

static cx junction(const struct site *site, const struct expr *e, bool wanted)
{
    const bool all = (e->kind == E_AND) == wanted;
    cx cond = all ? cx_true() : cx_false();
    for (int i = 0; i < e->n_kids; i++)
        cond = joined(all, cond, cond_in(site, e->kid[i], wanted));
    return cond;
}

static cx cond_as(const struct site *, const struct expr *, const struct named *, bool wanted);

/* A call of the condition's function, unless constants decide. */
static cx named(const struct site *site, const struct expr *e, const struct named *use, bool wanted)
{
    struct helper h;
    if (!can_be_called(use) || site->of_kind)
        return cond_as(site, e, use->inner, wanted);
    named_begin(&h, site, use, e);
    const cx cond = cond_as(&h.site, e, use->inner, wanted);
    return cond == cx_true() || cond == cx_false() ? cond : named_end(&h, use, e, wanted, cond);
}

/* e, which is the use of a named condition or NULL. */
static cx cond_as(const struct site *site, const struct expr *e, const struct named *use, bool wanted)
{
    if (use != NULL)
        return named(site, e, use, wanted);
    switch (e->kind) {
    case E_NOT:
        return cond_in(site, e->kid[0], !wanted);
    case E_AND:
    case E_OR:
        return junction(site, e, wanted);
    case E_COMPARISON:
        return compare(site, e, wanted);
    case E_IN:
        return in_set(site, e, wanted);
    case E_IN_RANGE:
        return in_range(site, e, wanted);
    case E_NEAR:
        return near(site, e, wanted);
    case E_TRUTH:
        return truth(site, e->kid[0], wanted);
    case E_CHOOSE:
        return choice_holds(site, e, wanted);
    case E_PRED:
        return predicate(site, e, wanted);
    case E_EXTERN:
        return extern_call(site, e, wanted);
    case E_OVER_SET:
        return over_set(site, e, wanted);
    case E_VALUE:
    case E_NAME:
    case E_READ:
    case E_OF_LIST:
    case E_ARITHMETIC:
    case E_CALL:
        break;
    }
    return truth(site, e, wanted);
}

cx cond_in(const struct site *site, const struct expr *e, bool wanted)
{
    const cx asked = site->asks ? c_asked_condition(site, e, wanted) : NULL;
    return asked != NULL ? asked : cond_as(site, e, e->named, wanted);
}

cx c_cond(struct scope *scope, const struct expr *e, bool wanted)
{
    struct site site = {.scope = scope, .asks = true};
    nested_begin();
    return cond_in(&site, e, wanted);
}
