/* build_attr.c -- attributes, operands and values under construction.
 *
 * In:   values as conditions compute them: shapes, elements of constants,
 *       strings that the module has never seen.
 * Out:  values as a graph stores them, in the memory of the attempt; the kind
 *       of the node that gets them copies what it keeps.
 * Errors: what is unknown, or no value that a graph can store, declines.
 */
#include <stdalign.h>
#include <stdarg.h>
#include <string.h>

#include "../core/floats.h"
#include "build.h"

enum { LONGEST_REASON = 200 };

void dfg_build_decline(dfg_rewriter *r, const char *format, ...)
{
    char *text = dfg_rewriter_alloc(r, LONGEST_REASON);
    va_list ap;
    if (text == NULL)
        return;
    va_start(ap, format);
    vsnprintf(text, LONGEST_REASON, format, ap);
    va_end(ap);
    dfg_decline(r, text);
}

/* An array with room for one more; NULL: no memory. */
static void *grow_array(dfg_rewriter *r, void *at, uint32_t n, uint32_t *room, size_t size)
{
    if (n < *room)
        return at;
    const uint32_t most = (uint32_t)(UINT32_MAX / 2);
    if (n > most || (size_t)n * 2 + 8 > SIZE_MAX / size) {
        dfg_decline(r, "a list of the replacement is too long");
        return NULL;
    }
    const uint32_t wanted = n * 2 + 8;
    void *grown = dfg_rewriter_alloc(r, wanted * size);
    if (grown == NULL)
        return NULL;
    if (n > 0)
        memcpy(grown, at, n * size);
    *room = wanted;
    return grown;
}

/* ---- values ---- */

static dfg_val *new_list(dfg_rewriter *r, uint32_t n)
{
    return dfg_rewriter_alloc(r, (size_t)(n > 0 ? n : 1) * sizeof(dfg_val));
}

static bool settle(dfg_rewriter *r, dfg_val *v, unsigned depth);

/* The elements of a constant, the extents of a shape, items of a list as a list of their own. */
static bool settle_items(dfg_rewriter *r, dfg_val *v, unsigned depth)
{
    dfg_val *items = new_list(r, v->n);
    bool ok = items != NULL && depth > 0;
    for (uint32_t i = 0; ok && i < v->n; i++) {
        items[i] = dfg_item(*v, i);
        ok = settle(r, &items[i], depth - 1);
    }
    *v = dfg_list(items, ok ? v->n : 0);
    return ok;
}

/* A string or an operator that only the file knows. */
static bool settle_name(dfg_rewriter *r, dfg_val *v)
{
    const struct dfg_names *names = r->view->names;
    const uint32_t number = v->u.id & ~DFG_UNSEEN;
    if ((v->u.id & DFG_UNSEEN) == 0)
        return true;
    if (names == NULL || number >= (v->tag == DFG_V_STR ? names->n_strs : names->n_ops + DFG_FIRST_OP))
        return false;
    if (v->tag == DFG_V_STR) {
        v->u.id = dfg_symbol(r->m, names->strs[number], strlen(names->strs[number]));
        return v->u.id != 0;
    }
    const char *name = number >= DFG_FIRST_OP ? names->ops[number - DFG_FIRST_OP] : "";
    v->u.id = dfg_operator(r->m, name, strlen(name));
    return v->u.id != 0;
}

/* The value as a graph stores it; false: it can't. */
static bool settle(dfg_rewriter *r, dfg_val *v, unsigned depth)
{
    switch ((enum dfg_tag)v->tag) {
    case DFG_V_NONE:
    case DFG_V_INT:
    case DFG_V_FLOAT:
    case DFG_V_BOOL:
    case DFG_V_DTYPE:
    case DFG_V_TENSOR:
        return true;
    case DFG_V_STR:
    case DFG_V_OP:
        return settle_name(r, v);
    case DFG_V_LIST:
    case DFG_V_SHAPE:
    case DFG_V_ELEMENTS:
        return settle_items(r, v, depth);
    case DFG_NIL:
    case DFG_V_DIM:
    case DFG_V_FORM:
    case DFG_V_PRODUCT:
    case DFG_V_HOLE:
        break;
    }
    return false;
}

void dfg_push_value(dfg_rewriter *r, struct dfg_values *values, dfg_val v)
{
    if (dfg_rewriter_gave_up(r))
        return;
    dfg_val *at = grow_array(r, values->at, values->n, &values->room, sizeof *at);
    if (at == NULL)
        return;
    values->at = at;
    if (!settle(r, &v, DFG_MAX_NESTING)) /* a list in it may end with the block that it stands in */
        v = dfg_nil();
    at[values->n++] = v;
}

dfg_val dfg_list_of(dfg_rewriter *r, const struct dfg_values *values)
{
    return dfg_rewriter_gave_up(r) ? dfg_nil() : dfg_list(values->at, values->n);
}

/* ---- attributes ---- */

static void set(dfg_rewriter *r, struct dfg_attrs *attrs, dfg_sym key, dfg_val value)
{
    for (uint32_t i = 0; i < attrs->n; i++)
        if (attrs->at[i].key == key) {
            attrs->at[i].value = value;
            return;
        }
    struct dfg_attr *at = grow_array(r, attrs->at, attrs->n, &attrs->room, sizeof *at);
    if (at == NULL)
        return;
    attrs->at = at;
    at[attrs->n++] = (struct dfg_attr){key, value};
}

/* key 0: there is no memory for it. */
static void set_settled(dfg_rewriter *r, struct dfg_attrs *attrs, dfg_sym key, dfg_val value)
{
    if (key == 0 || dfg_rewriter_gave_up(r))
        return;
    if (settle(r, &value, DFG_MAX_NESTING))
        set(r, attrs, key, value);
    else
        dfg_build_decline(r, "the value of attribute '%.100s' is unknown", dfg_symbol_text(r->m, key));
}

void dfg_take_attrs(dfg_rewriter *r, struct dfg_attrs *attrs, dfg_node c)
{
    if (dfg_rewriter_gave_up(r) || c >= r->view->n_nodes)
        return;
    const struct dfg_kind *k = &r->view->kinds[r->view->kind[dfg_call_of(r->view, c)]];
    for (uint32_t i = 0; i < k->n_attrs; i++)
        set(r, attrs, k->attrs[i].key, k->attrs[i].value);
}

void dfg_set_attr(dfg_rewriter *r, struct dfg_attrs *attrs, uint32_t key, dfg_val value)
{
    dfg_set_named(r, attrs, r->view->names->attrs[key], value);
}

const struct dfg_attrs *dfg_attrs_of(dfg_rewriter *r, const struct dfg_setting *at, uint32_t n)
{
    struct dfg_attrs *attrs = dfg_rewrite_alloc(r, sizeof *attrs);
    if (attrs == NULL)
        return NULL;
    *attrs = (struct dfg_attrs){0};
    for (uint32_t i = 0; i < n; i++)
        switch (at[i].kind) {
        case DFG_TAKE:
            dfg_take_attrs(r, attrs, at[i].from);
            break;
        case DFG_GIVE:
            dfg_set_attr(r, attrs, at[i].key, at[i].value);
            break;
        case DFG_PASS:
            dfg_pass_attr(r, attrs, at[i].key, at[i].value);
            break;
        }
    return attrs;
}

static void leave_out(struct dfg_attrs *attrs, dfg_sym key)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < attrs->n; i++)
        if (attrs->at[i].key != key)
            attrs->at[n++] = attrs->at[i];
    attrs->n = n;
}

void dfg_pass_attr(dfg_rewriter *r, struct dfg_attrs *attrs, uint32_t key, dfg_val value)
{
    dfg_pass_named(r, attrs, r->view->names->attrs[key], value);
}

void dfg_pass_named(dfg_rewriter *r, struct dfg_attrs *attrs, const char *key, dfg_val value)
{
    if (value.tag != DFG_NIL)
        dfg_set_named(r, attrs, key, value);
    else if (!dfg_rewriter_gave_up(r))
        leave_out(attrs, dfg_symbol(r->m, key, strlen(key)));
}

void dfg_set_named(dfg_rewriter *r, struct dfg_attrs *attrs, const char *key, dfg_val value)
{
    set_settled(r, attrs, dfg_symbol(r->m, key, strlen(key)), value);
}

/* ---- as declared ---- */

static bool is_of(const char *type, const char *base)
{
    const size_t n = strlen(base);
    return strncmp(type, base, n) == 0 && (type[n] == '\0' || type[n] == '[' || type[n] == '?');
}

static bool one_fits(const char *type, dfg_val *v)
{
    if (v->tag == DFG_V_INT && is_of(type, "float"))
        *v = dfg_float(dfg_double_of_int(v->u.i));
    static const char *const types[] = {
        [DFG_V_INT] = "int",    [DFG_V_FLOAT] = "float", [DFG_V_BOOL] = "bool",
        [DFG_V_STR] = "string", [DFG_V_DTYPE] = "dtype", [DFG_V_TENSOR] = "tensor",
    };
    return v->tag <= DFG_V_TENSOR && types[v->tag] != NULL && is_of(type, types[v->tag]);
}

/* lists: how deep the type nests.  The lists are the attempt's own, or a copy is made. */
static bool fits(dfg_rewriter *r, const char *type, unsigned lists, dfg_val *v)
{
    if (lists == 0)
        return one_fits(type, v);
    if (v->tag != DFG_V_LIST)
        return false;
    dfg_val *items = new_list(r, v->n);
    bool ok = items != NULL;
    for (uint32_t i = 0; ok && i < v->n; i++) {
        items[i] = v->u.list[i];
        ok = fits(r, type, lists - 1, &items[i]);
    }
    *v = dfg_list(items, ok ? v->n : 0);
    return ok;
}

static bool fits_declared(dfg_rewriter *r, const char *type, dfg_val *v)
{
    unsigned lists = 0;
    for (const char *c = strchr(type, '['); c != NULL; c = strchr(c + 1, '['))
        lists++;
    return is_of(type, "any") || v->tag == DFG_V_NONE || fits(r, type, lists, v);
}

bool dfg_build_fit_attrs(dfg_rewriter *r, const struct dfg_op_decl *decl, struct dfg_attr *attrs, uint32_t n)
{
    for (uint32_t i = 0; decl != NULL && i < n; i++) {
        const char *key = dfg_symbol_text(r->m, attrs[i].key);
        for (uint32_t k = 0; k < decl->n_attrs; k++) {
            const struct dfg_attr_decl *a = &decl->attrs[k];
            if (strcmp(a->name, key) != 0 || fits_declared(r, a->type, &attrs[i].value))
                continue;
            dfg_build_decline(r, "attribute '%.60s' of '%.60s' is %.20s, and its value is not", key,
                              decl->name, a->type);
            return false;
        }
    }
    return true;
}

/* ---- operands ---- */

void dfg_push(dfg_rewriter *r, struct dfg_operands *operands, dfg_node n)
{
    if (dfg_rewriter_gave_up(r))
        return;
    dfg_node *at = grow_array(r, operands->at, operands->n, &operands->room, sizeof *at);
    if (at == NULL)
        return;
    operands->at = at;
    at[operands->n++] = n;
}

void dfg_push_all(dfg_rewriter *r, struct dfg_operands *operands, struct dfg_nodes nodes)
{
    for (uint32_t i = 0; i < nodes.n; i++)
        dfg_push(r, operands, nodes.at[i]);
}
