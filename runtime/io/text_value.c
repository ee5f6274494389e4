/* text_value.c -- numbers, attribute values, attributes and facts of a .dfg text.
 *
 *   attrs := "{" (key "=" value ("," key "=" value)*)? "}"      facts := "#" attrs
 *   value := number | string | "true" | "false" | "none" | dtype | "op" operator
 *          | "tensor" constant | "[" (value ("," value)*)? "]"
 *
 * In:   tokens, and the operator whose declarations apply.
 * Out:  dfg_val; lists live until text_free_lists, when the attributes that
 *       hold them have been interned.
 *
 * An integer for an attribute that is declared as a float becomes a float
 * here, in lists too, so that the graph has one form of a value.
 */
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "text_number.h"
#include "text.h"

bool dfg_text_magnitude(struct text_token t, uint64_t *value)
{
    *value = 0;
    for (size_t i = *t.at == '-'; i < t.len; i++) {
        uint64_t digit = (uint64_t)(t.at[i] - '0');
        if (*value > (UINT64_MAX - digit) / 10)
            return false;
        *value = *value * 10 + digit;
    }
    return true;
}

bool dfg_text_int(struct text_token t, int64_t *value)
{
    uint64_t size;
    bool negative = *t.at == '-';
    if (!dfg_text_magnitude(t, &size) || size > (uint64_t)INT64_MAX + negative)
        return false;
    *value = negative ? (int64_t)(0 - size) : (int64_t)size;
    return true;
}

bool dfg_text_is_number(const struct text_reader *r)
{
    return r->token.kind == TEXT_INT || r->token.kind == TEXT_FLOAT || dfg_text_is(r, "inf") ||
           dfg_text_is(r, "nan");
}

bool dfg_text_float_bits(struct text_reader *r, enum dfg_dtype dtype, uint64_t *bits)
{
    const char *point = localeconv()->decimal_point;
    struct text_token t = r->token;
    r->digits.n = 0;
    for (size_t i = 0; i < t.len; i++) {
        if (t.at[i] != '.') {
            if (!TEXT_PUSH(r, digits, t.at[i]))
                return false;
            continue;
        }
        for (const char *p = point; *p != '\0'; p++)
            if (!TEXT_PUSH(r, digits, *p))
                return false;
    }
    if (!TEXT_PUSH(r, digits, '\0'))
        return false;
    if (!dfg_number_read(r->digits.at, dtype, bits))
        return dfg_text_fail(r, t.at, "%.*s does not fit %s", t.len > 40 ? 40 : (int)t.len, t.at,
                             dfg_dtype_name(dtype));
    dfg_text_take(r);
    return true;
}

static bool number_value_of(struct text_reader *r, dfg_val *v)
{
    if (r->token.kind == TEXT_INT) {
        *v = (dfg_val){.tag = DFG_V_INT};
        if (!dfg_text_int(r->token, &v->u.i))
            return dfg_text_fail(r, r->token.at, "an integer has 64 bits; write 1.0 for a float");
        dfg_text_take(r);
        return true;
    }
    uint64_t bits;
    if (!dfg_text_float_bits(r, DFG_F64, &bits))
        return false;
    *v = (dfg_val){.tag = DFG_V_FLOAT};
    memcpy(&v->u.f, &bits, sizeof bits);
    return true;
}

static bool string_value(struct text_reader *r, dfg_val *v)
{
    dfg_sym sym;
    if (!dfg_text_symbol(r, &sym))
        return false;
    *v = (dfg_val){.tag = DFG_V_STR, .u.id = sym};
    dfg_text_take(r);
    return true;
}

static bool op_value(struct text_reader *r, dfg_val *v)
{
    *v = (dfg_val){.tag = DFG_V_OP};
    uint16_t op;
    dfg_text_take(r);
    if (!dfg_text_operator(r, &op))
        return false;
    v->u.id = op;
    return true;
}

static bool tensor_value(struct text_reader *r, dfg_val *v)
{
    *v = (dfg_val){.tag = DFG_V_TENSOR};
    dfg_text_take(r);
    return dfg_text_tensor(r, &v->u.id);
}

static bool word_value(struct text_reader *r, dfg_val *v)
{
    struct text_token t = r->token;
    if (dfg_text_is(r, "true") || dfg_text_is(r, "false"))
        *v = (dfg_val){.tag = DFG_V_BOOL, .u.i = dfg_text_is(r, "true")};
    else if (dfg_text_is(r, "none"))
        *v = (dfg_val){.tag = DFG_V_NONE};
    else
        *v = (dfg_val){.tag = DFG_V_DTYPE, .u.id = dfg_dtype_by_name(t.at, t.len)};
    if (v->tag == DFG_V_DTYPE && v->u.id == DFG_NO_DTYPE)
        return dfg_text_fail(r, t.at, "unknown value '%.*s'; a string stands in quotes",
                             t.len > 40 ? 40 : (int)t.len, t.at);
    dfg_text_take(r);
    return true;
}

/* The values that were pushed since base, as a list of their own. */
static bool close_list(struct text_reader *r, size_t base, dfg_val *v)
{
    size_t n = r->values.n - base;
    struct text_list *list = malloc(sizeof *list + n * sizeof(dfg_val));
    if (list == NULL || n > UINT32_MAX) {
        free(list);
        return dfg_text_no_memory(r);
    }
    list->next = r->lists;
    r->lists = list;
    if (n > 0)
        memcpy(list->values, r->values.at + base, n * sizeof(dfg_val));
    r->values.n = base;
    *v = (dfg_val){.tag = DFG_V_LIST, .n = (uint32_t)n, .u.list = list->values};
    return true;
}

static bool value(struct text_reader *r, unsigned depth, dfg_val *v);

static bool list_value(struct text_reader *r, unsigned depth, dfg_val *v)
{
    size_t base = r->values.n;
    if (depth >= DFG_MAX_NESTING)
        return dfg_text_fail(r, r->token.at, "lists nested deeper than %d levels", DFG_MAX_NESTING);
    dfg_text_take(r);
    while (r->token.kind != TEXT_RBRACKET) {
        dfg_val element;
        if (!value(r, depth + 1, &element) || !TEXT_PUSH(r, values, element))
            return false;
        if (!dfg_text_accept(r, TEXT_COMMA) && r->token.kind != TEXT_RBRACKET)
            return dfg_text_expected(r, "',' or ']'");
    }
    dfg_text_take(r);
    return close_list(r, base, v);
}

static bool value(struct text_reader *r, unsigned depth, dfg_val *v)
{
    if (dfg_text_is_number(r))
        return number_value_of(r, v);
    if (r->token.kind == TEXT_LBRACKET)
        return list_value(r, depth, v);
    if (r->token.kind == TEXT_STRING)
        return string_value(r, v);
    if (dfg_text_is(r, "op"))
        return op_value(r, v);
    if (dfg_text_is(r, "tensor"))
        return tensor_value(r, v);
    return r->token.kind == TEXT_NAME ? word_value(r, v) : dfg_text_expected(r, "a value");
}

void dfg_text_free_lists(struct text_reader *r, const struct text_list *kept)
{
    while (r->lists != kept) {
        struct text_list *next = r->lists->next;
        free(r->lists);
        r->lists = next;
    }
}

static bool is_float_attr(const struct text_reader *r, uint16_t op, dfg_sym key)
{
    const struct dfg_attr_decl *decl = dfg_declared_attr(dfg_operator_decl(r->m, op), dfg_symbol_text(r->m, key));
    return decl != NULL && strncmp(decl->type, "float", 5) == 0;
}

/* Integers as floats; the lists are ours until they are interned. */
static void make_float(dfg_val *v)
{
    if (v->tag == DFG_V_INT)
        *v = (dfg_val){.tag = DFG_V_FLOAT, .u.f = (double)v->u.i};
    if (v->tag == DFG_V_LIST)
        for (uint32_t i = 0; i < v->n; i++)
            make_float((dfg_val *)&v->u.list[i]);
}

/* `key = value` */
static bool attr(struct text_reader *r, uint16_t op, struct dfg_attr *a)
{
    struct text_token t = r->token;
    if (t.kind != TEXT_NAME && t.kind != TEXT_STRING)
        return dfg_text_expected(r, "the name of an attribute");
    if (!dfg_text_name(r, &a->key))
        return false;
    struct text_known *known = dfg_text_known(r, a->key);
    if (known == NULL)
        return false;
    if (known->mark == r->mark)
        return dfg_text_fail(r, t.at, "attribute '%s' is given twice", dfg_symbol_text(r->m, a->key));
    known->mark = r->mark;
    dfg_text_take(r);
    if (!dfg_text_expect(r, TEXT_EQUALS, "'='") || !value(r, 0, &a->value))
        return false;
    bool convertible = a->value.tag == DFG_V_INT || a->value.tag == DFG_V_LIST;
    if (convertible && is_float_attr(r, op, a->key))
        make_float(&a->value);
    return true;
}

/* Behind the `{`. */
static bool attr_list(struct text_reader *r, uint16_t op)
{
    r->mark++;
    while (r->token.kind != TEXT_RBRACE) {
        struct dfg_attr a;
        if (!attr(r, op, &a) || !TEXT_PUSH(r, attrs, a))
            return false;
        if (!dfg_text_accept(r, TEXT_COMMA) && r->token.kind != TEXT_RBRACE)
            return dfg_text_expected(r, "',' or '}'");
    }
    dfg_text_take(r);
    return true;
}

bool dfg_text_attrs(struct text_reader *r, uint16_t op, size_t *n)
{
    size_t base = r->attrs.n;
    const char *at = r->token.at;
    *n = 0;
    if (!dfg_text_accept(r, TEXT_LBRACE))
        return true;
    if (!attr_list(r, op))
        return false;
    *n = r->attrs.n - base;
    return *n <= UINT16_MAX || dfg_text_fail(r, at, "a node has %u attributes at most", UINT16_MAX);
}

bool dfg_text_facts(struct text_reader *r, dfg_node node)
{
    size_t base = r->attrs.n;
    const struct text_list *kept = r->lists;
    if (!dfg_text_accept(r, TEXT_FACTS))
        return true;
    if (!attr_list(r, DFG_OTHER))
        return false;
    for (size_t i = base; i < r->attrs.n; i++)
        if (!dfg_set_fact(r->m, node, r->attrs.at[i].key, r->attrs.at[i].value))
            return dfg_text_no_memory(r);
    r->attrs.n = base;
    dfg_text_free_lists(r, kept);
    return true;
}
