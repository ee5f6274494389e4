/* equal_attrs.c -- equality of kinds and of facts.
 *
 * In:   kinds of two modules; the declarations of their operators.
 * Out:  whether operator, data and attributes are equal.  Keys are matched by
 *       text, since each module numbers its symbols.  An attribute that one
 *       side lacks has its declared default, and `none` where it may be none
 *       and nothing else is declared.
 */
#include <string.h>

#include "equal.h"

/* The attribute of k with the text of a symbol of another module; NULL: none. */
static const struct dfg_attr *find(const dfg_module *m, const struct dfg_kind *k, const dfg_module *from,
                                   dfg_sym key)
{
    dfg_sym sym = dfg_find_symbol(m, dfg_symbol_text(from, key), dfg_symbol_len(from, key));
    uint32_t low = 0, high = k->n_attrs;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (k->attrs[middle].key < sym)
            low = middle + 1;
        else
            high = middle;
    }
    return low < k->n_attrs && k->attrs[low].key == sym ? &k->attrs[low] : NULL;
}

/* What the operator's declaration says of the attribute; NULL: nothing. */
static const struct dfg_attr_decl *declared(const struct comparison *c, uint16_t op_a, uint16_t op_b,
                                            const char *key)
{
    const struct dfg_op_decl *op = dfg_operator_decl(c->a, op_a);
    return dfg_declared_attr(op != NULL ? op : dfg_operator_decl(c->b, op_b), key);
}

static bool is_float(const struct dfg_attr_decl *d)
{
    return d != NULL && strncmp(d->type, "float", 5) == 0;
}

static bool may_be_none(const struct dfg_attr_decl *d)
{
    return *d->type != '\0' && d->type[strlen(d->type) - 1] == '?';
}

/* Reads the default.  What can't be read equals nothing. */
static dfg_val read_default(struct comparison *c, const struct dfg_attr_decl *d)
{
    dfg_val v = {.tag = DFG_NIL};
    if (d->def != NULL)
        dfg_parse_value(c->defaults, d->def, strlen(d->def), &v);
    else if (may_be_none(d))
        v.tag = DFG_V_NONE;
    return v;
}

static dfg_val default_of(struct comparison *c, const struct dfg_attr_decl *d)
{
    uint32_t hash = dfg_hash_word(0, (uintptr_t)d), row;
    for (size_t at = 0; (row = dfg_index_next(&c->default_index, hash, &at)) != 0;)
        if (c->default_rows[row - 1].decl == d)
            return c->default_rows[row - 1].value;
    dfg_val v = read_default(c, d);
    if (!dfg_heap_grow(c->a, &c->default_rows, &c->default_room, (size_t)c->n_defaults + 1,
                       sizeof *c->default_rows) ||
        c->defaults->failed || !dfg_index_add(c->a, &c->default_index, hash, c->n_defaults + 1))
        c->no_memory = true;
    else
        c->default_rows[c->n_defaults++] = (struct default_row){d, v};
    return v;
}

/* Is the attribute of m, which the other side lacks, at its default? */
static bool is_default(struct comparison *c, const dfg_module *m, const struct dfg_attr *x,
                       const struct dfg_attr_decl *d)
{
    return d != NULL && dfg_values_equal(m, x->value, c->defaults, default_of(c, d), is_float(d));
}

/* Do the attributes of x, of module mx, have equals in y? */
static bool attrs_included(struct comparison *c, const dfg_module *mx, const struct dfg_kind *x,
                           const dfg_module *my, const struct dfg_kind *y, const char **key)
{
    bool forward = mx == c->a;
    for (uint32_t i = 0; i < x->n_attrs; i++) {
        const struct dfg_attr *p = &x->attrs[i], *q = find(my, y, mx, p->key);
        *key = dfg_symbol_text(mx, p->key);
        const struct dfg_attr_decl *d =
            forward ? declared(c, x->op, y->op, *key) : declared(c, y->op, x->op, *key);
        if (q != NULL ? !dfg_values_equal(mx, p->value, my, q->value, is_float(d)) : !is_default(c, mx, p, d))
            return false;
    }
    return true;
}

static bool data_equal(const struct comparison *c, const struct dfg_kind *x, const struct dfg_kind *y)
{
    if (x->op == DFG_OP_REF)
        return dfg_operators_equal(c->a, x->data, c->b, y->data);
    if (x->op == DFG_GLOBAL)
        return dfg_texts_equal(c->a, x->data, c->b, y->data);
    return x->data == y->data;
}

bool dfg_kinds_equal(struct comparison *c, uint32_t a, uint32_t b, const char **key)
{
    const struct dfg_kind *x = &c->a->kinds.rows[a], *y = &c->b->kinds.rows[b];
    *key = NULL;
    if (c->kinds[a] == b)
        return true;
    if (!dfg_operators_equal(c->a, x->op, c->b, y->op) || !data_equal(c, x, y))
        return false;
    if (!attrs_included(c, c->a, x, c->b, y, key) || !attrs_included(c, c->b, y, c->a, x, key))
        return false;
    c->kinds[a] = b;
    return !c->no_memory;
}

bool dfg_facts_equal(struct comparison *c, dfg_node a, dfg_node b, const char **key)
{
    const struct dfg_fact *x, *y;
    uint32_t n = dfg_facts(c->a, a, &x), n_other = dfg_facts(c->b, b, &y);
    dfg_val v;
    for (uint32_t i = 0; i < n; i++) {
        *key = dfg_symbol_text(c->a, x[i].key);
        dfg_sym sym = dfg_find_symbol(c->b, *key, dfg_symbol_len(c->a, x[i].key));
        if (sym == 0 || !dfg_fact_find(c->b, b, sym, &v) ||
            !dfg_values_equal(c->a, x[i].value, c->b, v, false))
            return false;
    }
    for (uint32_t i = 0; n != n_other && i < n_other; i++) {
        *key = dfg_symbol_text(c->b, y[i].key);
        dfg_sym sym = dfg_find_symbol(c->a, *key, dfg_symbol_len(c->b, y[i].key));
        if (sym == 0 || !dfg_fact_find(c->a, a, sym, &v))
            return false;
    }
    return true;
}
