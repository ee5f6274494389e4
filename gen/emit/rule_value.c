/* rule_value.c -- attribute values and elements of constants that a
 * replacement computes.
 *
 * In:   a checked expression.
 * Out:  C text of type dfg_val, NIL where the value is unknown.  Unlike in
 *       conditions a computed list is needed whole: a loop collects its items.
 */
#include "rule.h"

#include <string.h>

static bool is_none(const struct expr *e)
{
    return e->kind == E_VALUE && e->value.tag == V_NONE && e->type.optional; /* else it is unknown */
}

static bool may_be_none(const struct expr *e)
{
    return is_none(e) || (e->kind == E_CHOOSE && (may_be_none(e->kid[1]) || may_be_none(e->kid[2])));
}

static const char *new_list(struct builder *b, const char *name)
{
    const char *list = new_name(&b->names, name);
    outf(b->out, "struct dfg_values %s = {0};\n", list);
    return list;
}

static void push(struct builder *b, const char *list, const char *value)
{
    const char *start = format("dfg_push_value(r, &%s, ", list);
    outf(b->out, "%s%s);\n", start, laid_out(value, strlen(start), 4, 8));
}

/* [e for x in q], range, concat, reverse: item by item. */
static const char *collect(struct builder *b, const struct site *site, const struct expr *e, const char *name)
{
    const char *list = new_list(b, name), *n = new_name(&b->names, "n"), *k = new_name(&b->names, "i");
    outf(b->out, "const int64_t %s = %s;\n", n, computed_length(site, e));
    outf(b->out, "for (int64_t %s = 0; %s < %s; %s++)", k, k, n, k);
    if (has_computed_items(e)) {
        const struct expr *i = new_index(e);
        struct site inner = site_with(site, i->var, format("dfg_int(%s)", k));
        const struct expr *item = item_of(&inner, e, i);
        outf(b->out, " {\n");
        out_indent(b->out, 1);
        const char *value = build_data(b, &inner, item, "inner");
        push(b, list, value);
        out_indent(b->out, -1);
        outf(b->out, "}\n");
    } else {
        outf(b->out, "\n");
        out_indent(b->out, 1);
        push(b, list, computed_item(site, e, k));
        out_indent(b->out, -1);
    }
    return format("%s < 0 ? dfg_nil() : dfg_list_of(r, &%s)", n, list);
}

static const char *collect_written(struct builder *b, const struct site *site, const struct expr *e,
                                   const char *name)
{
    const char *list = new_list(b, name);
    for (int i = 0; i < e->n_kids; i++) {
        const char *value = build_data(b, site, e->kid[i], "inner");
        push(b, list, value);
    }
    return format("dfg_list_of(r, &%s)", list);
}

/* One side of a choice; what collects a list stands under its condition. */
static const char *chosen(struct builder *b, const struct site *site, const struct expr *e, const char *cond,
                          const char *name)
{
    struct site own = site_copy(site);
    e = taken_apart(&own, e);
    if (!is_computed(e) || e->kind == E_CHOOSE) /* a list that is written out ends with the block around it */
        return build_data(b, &own, e, name);
    const char *value = new_name(&b->names, name);
    outf(b->out, "dfg_val %s = dfg_nil();\nif (%s) {\n", value, cond);
    out_indent(b->out, 1);
    const char *text = build_data(b, &own, e, name);
    outf(b->out, "%s = %s;\n", value, text);
    out_indent(b->out, -1);
    outf(b->out, "}\n");
    return value;
}

static const char *choose(struct builder *b, const struct site *site, const struct expr *e, const char *name)
{
    const char *yes = cond_in(site, e->kid[0], true), *no = cond_in(site, e->kid[0], false);
    const char *first = chosen(b, site, e->kid[1], yes, name);
    const char *second = chosen(b, site, e->kid[2], no, name);
    if (is_certain(e->kid[0]))
        return format("(%s ? %s : %s)", c_atom(yes), c_atom(first), c_atom(second));
    return format("(%s ? %s : %s ? %s : dfg_nil())", c_atom(yes), c_atom(first), c_atom(no), c_atom(second));
}

static const char *data(struct builder *b, struct site *site, const struct expr *e, const char *name)
{
    e = taken_apart(site, e);
    if (is_none(e))
        return "dfg_none()";
    if (e->kind == E_CHOOSE && (is_computed(e) || may_be_none(e)))
        return choose(b, site, e, name);
    if (e->kind == E_LIST && is_computed(e))
        return collect_written(b, site, e, name);
    if (is_computed(e))
        return collect(b, site, e, name);
    return e->kind == E_CONST && e->type.lists > 0 ? list_expr(site, e) : expr_in(site, e);
}

const char *build_data(struct builder *b, const struct site *site, const struct expr *e, const char *name)
{
    struct site own = site_copy(site);
    return data(b, &own, e, name);
}
