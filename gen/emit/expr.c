/* expr.c -- values of conditions as C expressions.
 *
 * In:   checked expressions, and where the names in them are.
 * Out:  interned C text of type dfg_val, NIL where the value is unknown; what
 *       is said of a name that takes no part is `dfg_nil()` at once, and so is
 *       a computed list where a number is asked for.
 * Errors: choices in the conditions of choices nested too deep.
 */
#include "cond.h"

#include <assert.h>
#include <string.h>

/* ---- nodes ---- */

const char *node_of(const struct site *site, const struct expr *node)
{
    const char *text = node_text(site, node);
    return text == NULL ? "DFG_NONE" : text;
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

const char *call_of(const struct site *site, const struct expr *node)
{
    struct callees c = callees(node, node);
    return cx_flat(c_call_at(&c, cx_raw(node_of(site, node))));
}

/* ---- parts ---- */

static const char *call1(const char *f, const char *a)
{
    return format("dfg_%s(%s)", f, a);
}

static const char *call2(const char *f, const char *a, const char *b)
{
    return format("dfg_%s(%s, %s)", f, a, b);
}

static const char *of_node(const struct site *site, const char *f, const struct expr *node)
{
    return format("dfg_%s(g, %s)", f, node_of(site, node));
}

const char *elements_call(const struct site *site, const struct expr *e, enum elements as)
{
    static const char *const names[][2] = {
        [AS_VALUE] = {"dfg_value_of", "dfg_tensor_value"},
        [AS_LIST] = {"dfg_elements", "dfg_tensor_elements"},
        [AS_OTHER] = {"dfg_value_beside", "dfg_tensor_beside"},
    };
    const struct expr *of = e->kid[0];
    const bool node = of->kind == E_NODE;
    return format("%s(g, %s", names[as][!node], node ? node_of(site, of) : expr_in(site, of));
}

static const char *attribute(const struct site *site, const struct expr *e)
{
    struct callees c = callees(e->kid[0], e);
    return cx_flat(c_attr_of_call(site->scope->names, &c, e->name, c_call_at(&c, cx_raw(node_of(site, e->kid[0])))));
}

const char *attr_equal(const struct site *site, const struct expr *attr, const struct value *v)
{
    struct callees c = callees(attr->kid[0], attr);
    return cx_flat(c_attr_equal(site->scope->names, &c, attr->name, c_call_at(&c, cx_raw(node_of(site, attr->kid[0]))), v));
}

static const char *property(const struct site *site, const struct expr *e)
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
        return format("dfg_op_of(g, %s)", call_of(site, e->kid[0]));
    }
    return NULL;
}

static const char *param(const struct param *p)
{
    const char *field = format("options(g)->%s", c_safe(p->name));
    switch (p->type.base) {
    case BT_INT:
        return call1("int", field);
    case BT_FLOAT:
        return call1("float", field);
    case BT_BOOL:
        return call1("bool", field);
    case BT_DTYPE:
        return call1("dtype_val", field);
    case BT_STRING:
    case BT_TENSOR:
    case BT_ANY:
    case BT_OP:
    case BT_KIND:
    case BT_NODE:
        break;
    }
    return call2("text_val", "g", field);
}

static const char *index_of(const struct site *site, const struct expr *e)
{
    const struct expr *list = e->kid[0], *at = e->kid[1];
    if (is_computed(e)) {
        struct site own = site_copy(site);
        return expr_in(&own, taken_apart(&own, e));
    }
    if (is_index(at))
        return computed_item(site, list, index_text(site, at));
    if (is_computed(list))
        return list_item(site, list, at);
    if (list->kind == E_PROP && list->prop == PROP_SHAPE && at->kind == E_VALUE && at->value.tag == V_INT)
        return format("dfg_extent_of(g, %s, %s)", node_of(site, list->kid[0]), cx_flat(cx_int(at->value.i)));
    const char *items = list_expr(site, list);
    return call2("at", items, expr_in(site, at));
}

static const char *list_of(const struct site *site, const struct expr *e)
{
    VEC(cx) items = {0};
    for (int i = 0; i < e->n_kids; i++)
        *PUSH(items) = cx_raw(expr_in(site, e->kid[i]));
    return cx_flat(c_list(items.n, items.at));
}

/* ---- functions ---- */

static const char *length(const struct site *site, const struct expr *list)
{
    if (list->kind == E_SET) {
        const char *set = set_text(site, list->set);
        return set == NULL ? "dfg_nil()" : format("dfg_int(%s.n)", set);
    }
    return is_computed(list) ? list_length(site, list)
                             : format("dfg_count(dfg_len(%s))", list_expr(site, list));
}

const char *extent_call(const struct site *site, const char *f, const char *a, const char *b)
{
    names_need_forms(site->scope->names);
    return b == NULL ? format("dfg_dim_%s(g, %s)", f, a) : format("dfg_dim_%s(g, %s, %s)", f, a, b);
}

/* sum and prod of a list; min and max of a list or of several numbers. */
static const char *fold(const struct site *site, const struct expr *e, const char *c)
{
    (void)c;
    const struct fold *f = fold_of(e->func);
    const bool open = pat_may_be_open(e);
    if (e->n_kids == 1 && is_computed(e->kid[0]))
        return list_fold(site, e->kid[0], f);
    const char *text = e->n_kids == 1 ? list_expr(site, e->kid[0]) : expr_in(site, e->kid[0]);
    if (e->n_kids == 1)
        return open ? extent_call(site, f->of_list, text, NULL) : call1(f->of_list, text);
    for (int i = 1; i < e->n_kids; i++) {
        const char *next = expr_in(site, e->kid[i]);
        text = open ? extent_call(site, f->combine, text, next) : call2(f->combine, text, next);
    }
    return text;
}

static const char *of_number(const struct site *site, const struct expr *e, const char *c)
{
    return call1(c, expr_in(site, e->kid[0]));
}

static const char *length_of(const struct site *site, const struct expr *e, const char *c)
{
    (void)c;
    return length(site, e->kid[0]);
}

static const char *of_its(const struct site *site, const struct expr *e, const char *c)
{
    return of_node(site, c, e->kid[0]);
}

static const char *of_users(const struct site *site, const struct expr *e, const char *c)
{
    names_need_users(site->scope->names);
    return of_node(site, c, e->kid[0]);
}

static const char *of_call(const struct site *site, const struct expr *e, const char *c)
{
    return format("dfg_%s(g, %s)", c, call_of(site, e->kid[0]));
}

/* Computed lists are never stored (list.c). */
static const char *no_value(const struct site *site, const struct expr *e, const char *c)
{
    (void)site, (void)e, (void)c;
    return "dfg_nil()";
}

static const char *function(const struct site *site, const struct expr *e)
{
    static const struct {
        const char *(*emit)(const struct site *, const struct expr *, const char *c);
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

/* Of a condition that is never unknown; `present(v) ? v : w` in particular. */
static const char *certain_choice(const struct site *site, const struct expr *e)
{
    const char *cond = cond_in(site, e->kid[0], true);
    const char *yes = expr_in(site, e->kid[1]), *no = expr_in(site, e->kid[2]);
    if (strcmp(cond, "true") == 0 || strcmp(cond, "false") == 0)
        return strcmp(cond, "true") == 0 ? yes : no;
    if (cond == format("dfg_known(%s)", yes)) /* interned */
        return call2("known_or", yes, no);
    return format("(%s ? %s : %s)", c_atom(cond), yes, no);
}

/* Of an expression that has three values anyway. */
static const char *short_choice(const struct site *site, const struct expr *e)
{
    bool denied;
    if (is_certain(e->kid[0]))
        return certain_choice(site, e);
    const char *tri = short_tri(site, e->kid[0], &denied);
    if (tri == NULL)
        return NULL;
    const char *yes = expr_in(site, e->kid[1]), *no = expr_in(site, e->kid[2]);
    return format("dfg_choose(%s, %s, %s)", tri, denied ? no : yes, denied ? yes : no);
}

/* The condition of the choice e: known to hold, known not to. */
static void ask_both(const struct site *site, const struct expr *e, const char **yes, const char **no)
{
    static int depth;
    *yes = *no = "false";
    if (depth == MAX_CHOICES) {
        error_at(e->at, "choices in the conditions of choices are nested more than %d deep", MAX_CHOICES);
        return;
    }
    depth++;
    *yes = cond_in(site, e->kid[0], true);
    *no = cond_in(site, e->kid[0], false);
    depth--;
}

static const char *choice(const struct site *site, const struct expr *e)
{
    const char *text = short_choice(site, e), *yes, *no;
    if (text != NULL)
        return text;
    ask_both(site, e, &yes, &no);
    const char *then = expr_in(site, e->kid[1]), *otherwise = expr_in(site, e->kid[2]);
    return format("(%s ? %s : %s ? %s : dfg_nil())", c_atom(yes), then, c_atom(no), otherwise);
}

const char *choice_holds(const struct site *site, const struct expr *e, bool wanted)
{
    const char *yes, *no = NULL;
    if (is_certain(e->kid[0]))
        yes = cond_in(site, e->kid[0], true);
    else
        ask_both(site, e, &yes, &no);
    const char *then = cond_in(site, e->kid[1], wanted), *otherwise = cond_in(site, e->kid[2], wanted);
    if (no != NULL)
        return c_join(c_join(yes, true, then), false, c_join(no, true, otherwise));
    if (strcmp(yes, "true") == 0 || strcmp(yes, "false") == 0)
        return strcmp(yes, "true") == 0 ? then : otherwise;
    return format("(%s ? %s : %s)", c_atom(yes), c_atom(then), c_atom(otherwise));
}

/* A condition where a value is wanted. */
static const char *truth(const struct site *site, const struct expr *e)
{
    const char *yes = cond_in(site, e, true), *no = cond_in(site, e, false);
    return format("(%s ? dfg_bool(true) : %s ? dfg_bool(false) : dfg_nil())", c_atom(yes), c_atom(no));
}

static const char *arithmetic(const struct site *site, const struct expr *e)
{
    static const char *const names[] = {
        [E_ADD] = "add", [E_SUB] = "sub", [E_MUL] = "mul", [E_DIV] = "div", [E_MOD] = "mod"};
    const char *left = expr_in(site, e->kid[0]), *right = expr_in(site, e->kid[1]);
    return pat_may_be_open(e) ? extent_call(site, names[e->kind], left, right)
                          : call2(names[e->kind], left, right);
}

/* Does e ask something of a node that takes no part? */
static bool is_of_absent(const struct site *site, const struct expr *e)
{
    bool asks = e->kind == E_ATTR || e->kind == E_PROP || e->kind == E_FACT || e->kind == E_CONST ||
                e->kind == E_DIM || e->kind == E_CALL;
    return asks && e->kid[0]->kind == E_NODE && node_text(site, e->kid[0]) == NULL;
}

const char *expr_in(const struct site *site, const struct expr *e)
{
    const char *text;
    if (is_of_absent(site, e))
        return "dfg_nil()";
    switch (e->kind) {
    case E_VALUE:
        return cx_flat(c_value(site->scope->names, &e->value));
    case E_VAR:
        text = var_text(site, e->var);
        return text == NULL ? "dfg_nil()" : text;
    case E_PARAM:
        return param(e->param);
    case E_ATTR:
        return attribute(site, e);
    case E_PROP:
        return property(site, e);
    case E_FACT:
        return format("dfg_fact(g, %s, %s)", node_of(site, e->kid[0]),
                      names_attr(site->scope->names, e->name));
    case E_CONST:
        return format("%s)", elements_call(site, e, AS_VALUE));
    case E_DIM: {
        const char *n = node_of(site, e->kid[0]), *layout = expr_in(site, e->kid[1]);
        return format("dfg_layout_dim(g, %s, %s, %s)", n, layout, expr_in(site, e->kid[2]));
    }
    case E_INDEX:
        return index_of(site, e);
    case E_LIST:
        return is_computed(e) ? "dfg_nil()" : list_of(site, e);
    case E_NEG:
        text = expr_in(site, e->kid[0]);
        return pat_may_be_open(e) ? extent_call(site, "neg", text, NULL) : call1("neg", text);
    case E_ADD:
    case E_SUB:
    case E_MUL:
    case E_DIV:
    case E_MOD:
        return arithmetic(site, e);
    case E_CHOOSE:
        return choice(site, e);
    case E_CALL:
        return function(site, e);
    case E_COMP:
        return "dfg_nil()";
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

const char *list_expr(const struct site *site, const struct expr *e)
{
    return e->kind == E_CONST && !is_of_absent(site, e) ? format("%s)", elements_call(site, e, AS_LIST))
                                                        : expr_in(site, e);
}

const char *c_expr(struct scope *scope, const struct expr *e)
{
    struct site site = {.scope = scope};
    nested_begin();
    return expr_in(&site, e);
}
