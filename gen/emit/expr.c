/* expr.c -- values of conditions as C expressions.
 *
 * In:   checked expressions, and where the names in them are.
 * Out:  expressions of type dfg_val, NIL where the value is unknown; an
 *       expression over a name that is not in the match is `dfg_nil()` at
 *       once, and so is a computed list where a number is expected.
 * Errors: choices in the conditions of choices nested too deep.
 */
#include "cond.h"

#include <assert.h>
#include <string.h>

/* ---- nodes ---- */

cx node_of(const struct site *site, const struct expr *node)
{
    const cx n = node_at(site, node);
    return n == NULL ? cx_none() : n;
}

/* Operators that a captured node may call: as bound, else as the checker found. */
static struct callees callees(const struct expr *node, const struct expr *asks)
{
    struct callees c = {.open = false};
    callees_of(node->node, &c);
    for (int i = 0; c.ops.n == 0 && i < asks->n_ops; i++)
        *PUSH(c.ops) = asks->ops[i];
    return c;
}

cx call_of(const struct site *site, const struct expr *node)
{
    struct callees c = callees(node, node);
    return c_call_at(&c, node_of(site, node));
}

/* ---- parts ---- */

static cx of_node(const struct site *site, const char *f, const struct expr *node)
{
    return cx_call(format("dfg_%s", f), cx_g(), node_of(site, node));
}

cx elements(const struct site *site, const struct expr *e, bool list, cx other)
{
    const struct expr *of = e->kid[0];
    const bool node = of->kind == E_NODE;
    const char *f = other ? (node ? "dfg_value_beside" : "dfg_tensor_beside")
                    : list ? (node ? "dfg_elements" : "dfg_tensor_elements")
                           : (node ? "dfg_value_of" : "dfg_tensor_value");
    const cx value = node ? node_of(site, of) : expr_in(site, of);
    return cx_call_of(f, other ? 3 : 2, (cx[]){cx_g(), value, other});
}

static cx attribute(const struct site *site, const struct expr *e)
{
    struct callees c = callees(e->kid[0], e);
    return c_attr_of_call(site->scope->names, &c, e->name, c_call_at(&c, node_of(site, e->kid[0])));
}

cx attr_equal(const struct site *site, const struct expr *attr, const struct value *v)
{
    struct callees c = callees(attr->kid[0], attr);
    return c_attr_equal(site->scope->names, &c, attr->name, c_call_at(&c, node_of(site, attr->kid[0])), v);
}

static cx property(const struct site *site, const struct expr *e)
{
    switch (e->prop) {
    case PROP_DTYPE:
        return of_node(site, "dtype_of", e->kid[0]);
    case PROP_RANK:
        return of_node(site, "rank_of", e->kid[0]);
    case PROP_ELEMENTS:
        return of_node(site, "elements_of", e->kid[0]);
    case PROP_SHAPE:
        return of_node(site, "shape_of", e->kid[0]);
    case PROP_OP:
        return cx_call("dfg_op_of", cx_g(), call_of(site, e->kid[0]));
    }
    return NULL;
}

cx c_option(struct names *names, const struct param *p)
{
    return cx_arrow(cx_call(names_options_of(names), cx_g()), c_safe(p->name));
}

static cx param(const struct site *site, const struct param *p)
{
    static const char *const values[] = {
        [BT_INT] = "dfg_int", [BT_FLOAT] = "dfg_float", [BT_BOOL] = "dfg_bool", [BT_DTYPE] = "dfg_dtype_val"};
    const cx option = c_option(site->scope->names, p);
    return p->type.base == BT_STRING ? cx_call("dfg_text_val", cx_g(), option) : cx_call(values[p->type.base], option);
}

/* Its items stand in the module or in the file: no shape, no elements of a constant. */
bool is_stored(const struct expr *list)
{
    return list->kind == E_ATTR || list->kind == E_FACT || list->kind == E_VALUE;
}

static cx index_of(const struct site *site, const struct expr *e)
{
    const struct expr *list = e->kid[0], *at = e->kid[1];
    if (is_computed(e)) {
        struct site own = site_copy(site);
        return expr_in(&own, taken_apart(&own, e));
    }
    if (is_index(at))
        return computed_item(site, list, index_at(site, at));
    if (is_computed(list))
        return list_item(site, list, at);
    const cx i = expr_in(site, at);
    const cx number = cx_is_call(i, "dfg_int") ? i->kid[0] : NULL;
    if (is_shape(list) && number)
        return cx_call("dfg_extent_of", cx_g(), node_of(site, list->kid[0]), number);
    if (number && number->kind == CX_TEXT && number->text[0] >= '0' && number->text[0] <= '9') /* from the front */
        return cx_call(is_stored(list) ? "dfg_stored_item" : "dfg_item", list_expr(site, list), number);
    return cx_call(is_stored(list) ? "dfg_stored_at" : "dfg_at", list_expr(site, list), i);
}

static cx list_of(const struct site *site, const struct expr *e)
{
    cx_list items = {0};
    for (int i = 0; i < e->n_kids; i++)
        *PUSH(items) = expr_in(site, e->kid[i]);
    return c_list(items.n, items.at);
}

/* ---- functions ---- */

/* Where floats could have a say in it, there is another function for ints alone. */
static bool is_of_floats(const char *f)
{
    static const char *const functions[] = {"add", "sub", "mul", "div", "sum", "prod"};
    return is_among(f, functions, sizeof functions / sizeof *functions);
}

cx on_values(const struct site *site, const struct expr *e, const char *f, cx a, cx b)
{
    const bool ints = e->type.base == BT_INT && is_of_floats(f);
    if (!pat_may_be_open(e))
        return cx_call_of(format(ints ? "dfg_int_%s" : "dfg_%s", f), b ? 2 : 1, (cx[]){a, b});
    names_need(site->scope->names, NEEDS_FORMS);
    return cx_call_of(format(ints ? "dfg_extent_%s" : "dfg_dim_%s", f), b ? 3 : 2, (cx[]){cx_g(), a, b});
}

/* sum and prod of a list; min and max of a list or of several numbers. */
static cx fold(const struct site *site, const struct expr *e, const char *c)
{
    (void)c;
    const struct fold *f = fold_of(e->func);
    if (e->n_kids == 1 && is_computed(e->kid[0]))
        return list_fold(site, e, f);
    if (e->n_kids == 1)
        return on_values(site, e, f->of_list, list_expr(site, e->kid[0]), NULL);
    cx all = expr_in(site, e->kid[0]);
    for (int i = 1; i < e->n_kids; i++)
        all = on_values(site, e, f->combine, all, expr_in(site, e->kid[i]));
    return all;
}

static cx of_number(const struct site *site, const struct expr *e, const char *c)
{
    return cx_call(format("dfg_%s", c), expr_in(site, e->kid[0]));
}

static cx length_of(const struct site *site, const struct expr *e, const char *c)
{
    (void)c;
    const struct expr *list = e->kid[0];
    if (list->kind == E_SET) {
        const cx set = set_at(site, list->set), there = set_there(site, list->set);
        const cx n = set == NULL ? c_nil() : cx_call("dfg_int", cx_member(set, "n"));
        return set == NULL || there == cx_true() ? n : cx_if(there, n, c_nil());
    }
    return is_computed(list) ? list_length(site, list)
                             : cx_call("dfg_count", cx_call("dfg_len", list_expr(site, list)));
}

static cx of_its(const struct site *site, const struct expr *e, const char *c)
{
    return of_node(site, c, e->kid[0]);
}

static cx of_users(const struct site *site, const struct expr *e, const char *c)
{
    names_need(site->scope->names, NEEDS_USERS);
    return of_node(site, c, e->kid[0]);
}

static cx of_call(const struct site *site, const struct expr *e, const char *c)
{
    return cx_call(format("dfg_%s", c), cx_g(), call_of(site, e->kid[0]));
}

/* Computed lists are never stored (list.c). */
static cx no_value(const struct site *site, const struct expr *e, const char *c)
{
    (void)site, (void)e, (void)c;
    return c_nil();
}

static cx function(const struct site *site, const struct expr *e)
{
    static const struct {
        cx (*emit)(const struct site *, const struct expr *, const char *c);
        const char *c;
    } rows[] = {
#define PAT_FUNCTION(id, name, args, base, lists, value, reads, emit, c, ref, noun) [F_##id] = {emit, c},
#include "lang/pat_functions.def"
    };
    assert(rows[e->func].emit);
    return rows[e->func].emit(site, e, rows[e->func].c);
}

/* ---- expressions ---- */

enum { MAX_CHOICES = 8 }; /* each level doubles the text: its condition is asked both ways */

typedef cx emit_value(const struct site *, const struct expr *); /* expr_in, list_expr */

/* Of a condition that is never unknown; `present(v) ? v : w` in particular. */
static cx certain_choice(const struct site *site, const struct expr *e, emit_value *value)
{
    const cx cond = cond_in(site, e->kid[0], true);
    const cx yes = value(site, e->kid[1]), no = value(site, e->kid[2]);
    if (cond == cx_true() || cond == cx_false())
        return cond == cx_true() ? yes : no;
    return cond == cx_call("dfg_known", yes) ? cx_call("dfg_known_or", yes, no)
                                             : choose(cond, NULL, yes, no, NULL);
}

/* Of an expression that has three values anyway. */
static cx short_choice(const struct site *site, const struct expr *e, emit_value *value)
{
    bool denied;
    if (is_certain(e->kid[0]))
        return certain_choice(site, e, value);
    const cx tri = short_tri(site, e->kid[0], &denied);
    if (tri == NULL)
        return NULL;
    const cx yes = value(site, e->kid[1]), no = value(site, e->kid[2]);
    const cx first = denied ? no : yes, second = denied ? yes : no;
    if (cx_is_call(first, "dfg_int") && cx_is_call(second, "dfg_int"))
        return cx_call("dfg_choose_int", tri, first->kid[0], second->kid[0]);
    return cx_call("dfg_choose", tri, first, second);
}

/* The condition of the choice e: known to hold, known not to. */
static void ask_both(const struct site *site, const struct expr *e, cx *yes, cx *no)
{
    static int depth;
    *yes = *no = cx_false();
    if (depth == MAX_CHOICES) {
        error_at(e->at, "choices in the conditions of choices are nested more than %d deep", MAX_CHOICES);
        return;
    }
    depth++;
    *yes = cond_in(site, e->kid[0], true);
    *no = cond_in(site, e->kid[0], false);
    depth--;
}

static cx choice(const struct site *site, const struct expr *e, emit_value *value)
{
    const cx brief = short_choice(site, e, value);
    cx yes, no;
    if (brief != NULL)
        return brief;
    ask_both(site, e, &yes, &no);
    const cx then = value(site, e->kid[1]), otherwise = value(site, e->kid[2]);
    return choose(yes, no, then, otherwise, c_nil());
}

cx choice_holds(const struct site *site, const struct expr *e, bool wanted)
{
    cx yes, no = NULL;
    if (is_certain(e->kid[0]))
        yes = cond_in(site, e->kid[0], true);
    else
        ask_both(site, e, &yes, &no);
    const cx then = cond_in(site, e->kid[1], wanted), otherwise = cond_in(site, e->kid[2], wanted);
    return no != NULL ? cx_or(cx_and(yes, then), cx_and(no, otherwise)) : choose_cond(yes, then, otherwise);
}

/* A condition where a value is wanted. */
static cx truth(const struct site *site, const struct expr *e)
{
    const cx yes = cond_in(site, e, true), no = cond_in(site, e, false);
    return choose(yes, no, cx_call("dfg_bool", cx_true()), cx_call("dfg_bool", cx_false()), c_nil());
}

bool is_small(const struct expr *e)
{
    return e->kind == E_VALUE && e->value.tag == V_INT && e->value.i >= 0 && e->value.i <= UINT16_MAX;
}

bool is_rank(const struct site *site, const struct expr *e)
{
    return e->kind == E_PROP && e->prop == PROP_RANK && node_at(site, e->kid[0]);
}

/* rank(x) + 1, rank(x) - 1; NULL: it is nothing such. */
static cx near_rank(const struct site *site, const struct expr *e)
{
    if ((e->kind != E_ADD && e->kind != E_SUB) || !is_rank(site, e->kid[0]) || !is_small(e->kid[1]))
        return NULL;
    const int64_t more = e->kind == E_ADD ? e->kid[1]->value.i : -e->kid[1]->value.i;
    return cx_call("dfg_rank_plus", cx_g(), node_of(site, e->kid[0]->kid[0]), cx_int(more));
}

static cx arithmetic(const struct site *site, const struct expr *e)
{
    const cx rank = near_rank(site, e);
    if (rank)
        return rank;
    static const char *const names[] = {
        [E_ADD] = "add", [E_SUB] = "sub", [E_MUL] = "mul", [E_DIV] = "div", [E_MOD] = "mod"};
    const cx left = expr_in(site, e->kid[0]), right = expr_in(site, e->kid[1]);
    return on_values(site, e, names[e->kind], left, right);
}

/* Does e ask something of a node that takes no part? */
static bool is_of_absent(const struct site *site, const struct expr *e)
{
    bool asks = e->kind == E_ATTR || e->kind == E_PROP || e->kind == E_FACT || e->kind == E_CONST ||
                e->kind == E_DIM || e->kind == E_CALL;
    return asks && e->kid[0]->kind == E_NODE && node_at(site, e->kid[0]) == NULL;
}

cx expr_in(const struct site *site, const struct expr *e)
{
    cx value;
    if (is_of_absent(site, e))
        return c_nil();
    switch (e->kind) {
    case E_VALUE:
        return c_value(site->scope->names, &e->value);
    case E_VAR:
        value = var_at(site, e->var);
        return value == NULL ? c_nil() : value;
    case E_PARAM:
        return param(site, e->param);
    case E_ATTR:
        return attribute(site, e);
    case E_PROP:
        return property(site, e);
    case E_FACT:
        return cx_call("dfg_fact", cx_g(), node_of(site, e->kid[0]), c_attr_key(site->scope->names, e->name));
    case E_CONST:
        return elements(site, e, false, NULL);
    case E_DIM: {
        const cx n = node_of(site, e->kid[0]), layout = expr_in(site, e->kid[1]);
        return cx_call("dfg_layout_dim", cx_g(), n, layout, expr_in(site, e->kid[2]));
    }
    case E_INDEX:
        return index_of(site, e);
    case E_LIST:
        return is_computed(e) ? c_nil() : list_of(site, e);
    case E_NEG:
        return on_values(site, e, "neg", expr_in(site, e->kid[0]), NULL);
    case E_ADD:
    case E_SUB:
    case E_MUL:
    case E_DIV:
    case E_MOD:
        return arithmetic(site, e);
    case E_CHOOSE:
        return choice(site, e, expr_in);
    case E_CALL:
        return function(site, e);
    case E_COMP:
        return c_nil();
    case E_NODE:
    case E_SET:
    case E_CONDITION:
        break;
    }
    return truth(site, e);
}

/* ---- lists ---- */

bool yields_list(const struct expr *e)
{
    switch (e->kind) {
    case E_LIST:
    case E_COMP:
        return true;
    case E_VALUE:
        return e->value.tag == V_LIST;
    case E_PROP:
        return e->prop == PROP_SHAPE;
    case E_CALL:
        return pat_functions[e->func].type.lists > 0;
    case E_CHOOSE:
        return yields_list(e->kid[1]) || yields_list(e->kid[2]);
    case E_CONST:
        return false; /* either */
    case E_NAME:
    case E_ATTR:
    case E_FACT:
    case E_DIM:
    case E_INDEX:
    case E_ARITHMETIC:
    case E_CONDITION:
        break;
    }
    return e->type.lists > 0;
}

cx list_expr(const struct site *site, const struct expr *e)
{
    if (e->kind == E_CHOOSE)
        return choice(site, e, list_expr);
    return e->kind == E_CONST && !is_of_absent(site, e) ? elements(site, e, true, NULL) : expr_in(site, e);
}

cx c_expr(struct scope *scope, const struct expr *e)
{
    struct site site = {.scope = scope};
    nested_begin();
    return expr_in(&site, e);
}
