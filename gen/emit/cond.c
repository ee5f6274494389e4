/* cond.c -- conditions as C.
 *
 * In:   a checked condition, and whether it is wanted to hold or not to hold.
 * Out:  interned C text of type bool: it is known to, so that what is unknown
 *       answers false both ways.
 *
 * Negation normal form: `not` is pushed down to the comparisons, where it picks
 * the complement.  Kleene's logic needs no more: `a and b` is known to hold
 * where both are, and known not to hold where either is.
 */
#include "cond.h"
#include "match/match.h"

#include <string.h>

/* ---- joining ---- */

/* Past the string or character literal at s. */
static const char *skip_literal(const char *s)
{
    const char quote = *s++;
    while (*s && *s != quote)
        s += *s == '\\' && s[1] ? 2 : 1;
    return *s ? s + 1 : s;
}

/* Does the operator stand in the text outside of parentheses? */
static bool has_outside(const char *text, const char *operator)
{
    int depth = 0;
    for (const char *s = text; *s;) {
        if (*s == '"' || *s == '\'') {
            s = skip_literal(s);
            continue;
        }
        depth += (*s == '(' || *s == '{') - (*s == ')' || *s == '}');
        if (depth == 0 && strncmp(s, operator, strlen(operator)) == 0)
            return true;
        s++;
    }
    return false;
}

const char *c_atom(const char *text)
{
    bool compound = has_outside(text, " && ") || has_outside(text, " || ") || has_outside(text, " ? ");
    return compound ? format("(%s)", text) : text;
}

static const char *part(const char *text, bool all)
{
    bool mixed = has_outside(text, all ? " || " : " && ") || has_outside(text, " ? ");
    return mixed ? format("(%s)", text) : text;
}

const char *c_join(const char *a, bool all, const char *b)
{
    const char *neutral = all ? "true" : "false", *decides = all ? "false" : "true";
    if (strcmp(a, decides) == 0 || strcmp(b, neutral) == 0)
        return a;
    if (strcmp(b, decides) == 0 || strcmp(a, neutral) == 0)
        return b;
    return format("%s %s %s", part(a, all), all ? "&&" : "||", part(b, all));
}

const char *tri_is(const char *tri, bool wanted)
{
    return cx_flat(c_is(cx_raw(tri), wanted));
}

/* ---- comparisons ---- */

static const char *const complements[][2] = {
    /* not wanted, wanted */
    [E_EQ] = {"ne", "eq"}, [E_NE] = {"eq", "ne"}, [E_LT] = {"ge", "lt"},
    [E_LE] = {"gt", "le"}, [E_GT] = {"le", "gt"}, [E_GE] = {"lt", "ge"},
};

/* open: one of them may be an extent that is a name. */
static const char *compare_texts(const char *how, const char *a, const char *b, bool open)
{
    if (strcmp(a, "dfg_nil()") == 0 || strcmp(b, "dfg_nil()") == 0)
        return "false";
    return format(open ? "dfg_dim_%s(g, %s, %s)" : "dfg_%s(%s, %s)", how, a, b);
}

static bool either_open(const struct expr *a, const struct expr *b)
{
    return pat_may_be_open(a) || pat_may_be_open(b);
}

/* e where it is compared with `other`: the value of a constant is a list beside a list. */
const char *beside(const struct site *site, const struct expr *e, const struct expr *other)
{
    const char *text = expr_in(site, e);
    if (e->kind != E_CONST || (other->type.base != BT_ANY && other->type.lists == 0) ||
        strcmp(text, "dfg_nil()") == 0)
        return text;
    if (yields_list(other))
        return list_expr(site, e);
    const char *call = elements_call(site, e, AS_OTHER);
    return format("%s, %s)", call, expr_in(site, other));
}

static bool is_literal(const struct expr *e, enum vtag tag)
{
    return e->kind == E_VALUE && e->value.tag == tag;
}

/* A property that is a number at hand: what dfg_... asks for it.  NULL: none such. */
static const char *short_number(const struct site *site, const struct expr *e)
{
    if (e->kind == E_PROP && e->prop == PROP_RANK)
        return format("dfg_rank(g, %s)", node_of(site, e->kid[0]));
    if (e->kind == E_CALL && e->func == F_USES)
        return format("dfg_uses(g, %s)", node_of(site, e->kid[0]));
    if (e->kind != E_INDEX || e->kid[0]->kind != E_PROP || !is_literal(e->kid[1], V_INT))
        return NULL;
    return format("dfg_extent(g, %s, %s)", node_of(site, e->kid[0]->kid[0]), cx_flat(cx_int(e->kid[1]->value.i)));
}

/* a == b in few words where both answers of "unknown" fail by themselves; NULL: not so. */
static const char *short_equal(const struct site *site, const struct expr *a, const struct expr *b)
{
    struct names *names = site->scope->names;
    if (a->kind == E_PROP && a->prop == PROP_DTYPE && is_literal(b, V_DTYPE))
        return format("dfg_dtype(g, %s) == %s", node_of(site, a->kid[0]), cx_flat(c_dtype((int)b->value.i)));
    if (a->kind == E_PROP && a->prop == PROP_OP && is_literal(b, V_OP))
        return format("dfg_op(g, %s) == %s", call_of(site, a->kid[0]), names_op(names, b->value.op));
    if (a->kind == E_ATTR && b->kind == E_VALUE)
        return attr_equal(site, a, &b->value);
    /* Unknown ranks and extents are negative; DFG_NONE has no uses. */
    const char *number = short_number(site, a);
    bool counts = a->kind == E_CALL;
    if (number == NULL || !is_literal(b, V_INT) || b->value.i < counts || b->value.i > INT32_MAX)
        return NULL;
    return format("%s == %s", number, cx_flat(cx_int(b->value.i)));
}

/* Each in a statement of its own: C leaves open which argument is written first, and with it which helper. */
static const char *compare_beside(const struct site *site, const char *how, const struct expr *a,
                                  const struct expr *b)
{
    const char *left = beside(site, a, b), *right = beside(site, b, a);
    return compare_texts(how, left, right, either_open(a, b));
}

static const char *equal(const struct site *site, const struct expr *a, const struct expr *b)
{
    const char *text = short_equal(site, a, b);
    return text != NULL ? text : compare_beside(site, "eq", a, b);
}

/* An index, which is a known int, with a number or a length that is known where it is asked for. */
static const char *compare_index(const struct site *site, const struct expr *e, bool wanted)
{
    static const char *const signs[][2] = {[E_EQ] = {"!=", "=="}, [E_LT] = {">=", "<"}, [E_GE] = {"<", ">="}};
    const struct expr *with = e->kid[1];
    const char *number = with->kind == E_VALUE ? cx_flat(cx_int(with->value.i)) : computed_length(site, with->kid[0]);
    return format("%s %s %s", index_text(site, e->kid[0]), signs[e->kind][wanted], number);
}

static const char *compare(const struct site *site, const struct expr *e, bool wanted)
{
    const struct expr *a = e->kid[0], *b = e->kid[1];
    const char *how = complements[e->kind][wanted];
    if (is_index(a))
        return compare_index(site, e, wanted);
    if (is_computed(a) || is_computed(b))
        return tri_is(values_same(site, a, b), wanted == (e->kind == E_EQ));
    if (strcmp(how, "eq") == 0)
        return equal(site, a, b);
    return compare_beside(site, how, a, b);
}

/* kid 0 in the others: equal to one, or to an element of one that is a list. */
static const char *in_set(const struct site *site, const struct expr *e, bool wanted)
{
    const char *text = wanted ? "false" : "true";
    const struct expr *v = e->kid[0];
    for (int i = 1; i < e->n_kids; i++) {
        const struct expr *of = e->kid[i];
        const char *one;
        if (is_computed(of) || is_computed(v))
            one = tri_is(yields_list(v) ? values_same(site, v, of) : list_member(site, v, of), wanted);
        else if (of->kind == E_VALUE && !yields_list(of))
            one = wanted ? equal(site, v, of) : compare_beside(site, "ne", v, of);
        else {
            const char *left = expr_in(site, v);
            one = tri_is(format(either_open(v, of) ? "dfg_dim_member(g, %s, %s)" : "dfg_member(%s, %s)", left,
                              beside(site, of, v)),
                       wanted);
        }
        text = c_join(text, !wanted, one);
    }
    return text;
}

static const char *in_range(const struct site *site, const struct expr *e, bool wanted)
{
    const char *v = expr_in(site, e->kid[0]), *low = expr_in(site, e->kid[1]),
               *high = expr_in(site, e->kid[2]);
    const bool open = pat_may_be_open(e->kid[0]) || either_open(e->kid[1], e->kid[2]);
    if (strcmp(v, "dfg_nil()") != 0 && strcmp(low, "dfg_nil()") != 0 && strcmp(high, "dfg_nil()") != 0)
        return format(open ? "dfg_dim_%s(g, %s, %s, %s)" : "dfg_%s(%s, %s, %s)", wanted ? "within" : "outside",
                      v, low, high);
    return wanted ? "false"
                  : c_join(compare_texts("lt", v, low, open), false, compare_texts("gt", v, high, open));
}

static const char *near(const struct site *site, const struct expr *e, bool wanted)
{
    const char *a = expr_in(site, e->kid[0]), *b = expr_in(site, e->kid[1]);
    const struct expr *tol = e->n_kids > 2 ? e->kid[2] : NULL;
    if (tol == NULL)
        return wanted ? compare_texts("near", a, b, false) : tri_is(format("dfg_close(%s, %s)", a, b), false);
    return tri_is(format("dfg_close_within(%s, %s, %s)", a, b, expr_in(site, tol)), wanted);
}

static const char *truth(const struct site *site, const struct expr *value, bool wanted)
{
    if (is_literal(value, V_BOOL))
        return (value->value.i != 0) == wanted ? "true" : "false";
    if (value->kind == E_PARAM && value->type.base == BT_BOOL)
        return format("%soptions(g)->%s", wanted ? "" : "!", c_safe(value->param->name));
    return compare_texts("eq", expr_in(site, value), wanted ? "dfg_bool(true)" : "dfg_bool(false)",
                         false);
}

/* a < b, swapped or not, and denied or not, says all of order. */
static const char *order_tri(const struct site *site, const struct expr *e, bool *denied)
{
    const bool swapped = e->kind == E_GT || e->kind == E_LE;
    const char *a = beside(site, e->kid[0], e->kid[1]), *b = beside(site, e->kid[1], e->kid[0]);
    *denied = e->kind == E_LE || e->kind == E_GE;
    return format(either_open(e->kid[0], e->kid[1]) ? "dfg_dim_less(g, %s, %s)" : "dfg_less(%s, %s)",
                  swapped ? b : a, swapped ? a : b);
}

bool is_certain(const struct expr *e)
{
    bool certain = e->kind == E_NOT || e->kind == E_AND || e->kind == E_OR || e->kind == E_CHOOSE;
    for (int i = 0; certain && i < e->n_kids; i++)
        certain = is_certain(e->kid[i]);
    return certain || (e->kind == E_PRED && e->func == F_PRESENT) || (e->n_kids > 0 && is_index(e->kid[0]));
}

const char *short_tri(const struct site *site, const struct expr *e, bool *denied)
{
    *denied = false;
    if (e->named != NULL)
        return NULL;
    switch (e->kind) {
    case E_NOT: {
        const char *text = short_tri(site, e->kid[0], denied);
        *denied = !*denied;
        return text;
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
        return format("dfg_same(%s, dfg_bool(true))", expr_in(site, e->kid[0]));
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

static const char *over_set(const struct site *site, const struct expr *e, bool wanted)
{
    struct helper h;
    bool every = e->kind == E_ALL;
    const char *answer = every ? "all" : "any";
    if (set_text(site, e->kid[0]->set) == NULL)
        return "false";
    helper_begin(&h, site, e, NULL);
    const char *set = set_text(&h.site, e->kid[0]->set), *member = fresh_name(&h, "each");
    struct site inner = site_with(&h.site, e->node, member);
    inner.helper = NULL; /* what is said of a member changes with k */
    const char *yes = cond_in(&inner, e->kid[1], true), *no = cond_in(&inner, e->kid[1], false);
    const char *body = format("    enum dfg_tri %s = %s;\n"
                              "    for (uint32_t k = 0; %s != %s && k < %s.n; k++) {\n"
                              "        const dfg_node %s = %s.at[k];\n"
                              "        %s = %s(%s, %s ? DFG_TRUE : %s ? DFG_FALSE : DFG_UNKNOWN);\n"
                              "    }\n"
                              "    return %s;\n",
                              answer, every ? "DFG_TRUE" : "DFG_FALSE", answer,
                              every ? "DFG_FALSE" : "DFG_TRUE", set, member, set, answer,
                              every ? "dfg_both" : "dfg_either", answer, c_atom(yes), c_atom(no), answer);
    return tri_is(helper_end(&h, "enum dfg_tri", every ? "all" : "any", body), wanted);
}

/* ---- conditions ---- */

static const char *junction(const struct site *site, const struct expr *e, bool wanted)
{
    bool all = (e->kind == E_AND) == wanted;
    const char *text = all ? "true" : "false";
    for (int i = 0; i < e->n_kids; i++)
        text = c_join(text, all, cond_in(site, e->kid[i], wanted));
    return text;
}

static const char *cond_as(const struct site *, const struct expr *, const struct named *, bool wanted);

/* A call of the condition's function, unless constants decide. */
static const char *named(const struct site *site, const struct expr *e, const struct named *use, bool wanted)
{
    struct helper h;
    if (!can_be_called(use))
        return cond_as(site, e, use->inner, wanted);
    named_begin(&h, site, use, e);
    const char *text = cond_as(&h.site, e, use->inner, wanted);
    if (strcmp(text, "true") == 0 || strcmp(text, "false") == 0)
        return text;
    return named_end(&h, use, e, wanted, format("    return %s;\n", text));
}

/* e, which is the use of a named condition or NULL. */
static const char *cond_as(const struct site *site, const struct expr *e, const struct named *use,
                           bool wanted)
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

const char *cond_in(const struct site *site, const struct expr *e, bool wanted)
{
    return cond_as(site, e, e->named, wanted);
}

const char *c_cond(struct scope *scope, const struct expr *e, bool wanted)
{
    struct site site = {.scope = scope};
    nested_begin();
    return cond_in(&site, e, wanted);
}
