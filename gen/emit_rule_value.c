/* emit_rule_value.c -- attribute values and elements of constants that a
 * replacement computes.
 *
 * In:   a checked expression.
 * Out:  C text of type dfg_val, NIL where the value is unknown.  Unlike in
 *       conditions a computed list is needed whole: a loop collects its items.
 */
#include "emit_rule.h"

#include <string.h>

static bool is_none(const struct expr *e)
{
    return e->kind == E_VALUE && e->value.tag == V_NONE;
}

static bool may_be_none(const struct expr *e)
{
    return is_none(e) || (e->kind == E_CHOOSE && (may_be_none(e->kid[1]) || may_be_none(e->kid[2])));
}

/* Does it hold a list that is computed item by item? */
static bool needs_loop(const struct expr *e)
{
    bool needs = is_computed(e);
    for (int i = 0; !needs && (e->kind == E_LIST || e->kind == E_CHOOSE) && i < e->n_kids; i++)
        needs = needs_loop(e->kid[i]);
    return needs;
}

static const char *new_list(struct builder *b, const char *name)
{
    const char *list = new_name(&b->names, name);
    outf(b->out, "struct dfg_values %s = {0};\n", list);
    return list;
}

/* [e for x in q], range, concat, reverse: item by item. */
static const char *collect(struct builder *b, const struct site *site, const struct expr *e, const char *name)
{
    const char *list = new_list(b, name), *n = new_name(&b->names, "n"), *k = new_name(&b->names, "i");
    outf(b->out, "const int64_t %s = %s;\n", n, computed_length(site, e));
    outf(b->out, "for (int64_t %s = 0; %s < %s; %s++)", k, k, n, k);
    if (e->kind == E_COMP && needs_loop(e->kid[0])) {
        const struct site inner = site_with(site, e->var, computed_item(site, e->kid[1], k));
        outf(b->out, " {\n");
        out_indent(b->out, 1);
        outf(b->out, "dfg_push_value(r, &%s, %s);\n", list, build_data(b, &inner, e->kid[0], "inner"));
        out_indent(b->out, -1);
        outf(b->out, "}\n");
    } else {
        outf(b->out, "\n    dfg_push_value(r, &%s, %s);\n", list, computed_item(site, e, k));
    }
    return format("%s < 0 ? dfg_nil() : dfg_list_of(r, &%s)", n, list);
}

static const char *collect_written(struct builder *b, const struct site *site, const struct expr *e,
                                   const char *name)
{
    const char *list = new_list(b, name);
    for (int i = 0; i < e->n_kids; i++)
        outf(b->out, "dfg_push_value(r, &%s, %s);\n", list, build_data(b, site, e->kid[i], "inner"));
    return format("dfg_list_of(r, &%s)", list);
}

static const char *choose(struct builder *b, const struct site *site, const struct expr *e, const char *name)
{
    const char *yes = cond_in(site, e->kid[0], true), *no = cond_in(site, e->kid[0], false);
    const char *first = build_data(b, site, e->kid[1], name), *second = build_data(b, site, e->kid[2], name);
    return format("(%s ? %s : %s ? %s : dfg_nil())", c_atom(yes), c_atom(first), c_atom(no), c_atom(second));
}

const char *build_data(struct builder *b, const struct site *site, const struct expr *e, const char *name)
{
    if (is_none(e))
        return "dfg_none()";
    if (e->kind == E_CHOOSE && (needs_loop(e) || may_be_none(e)))
        return choose(b, site, e, name);
    if (is_computed(e))
        return collect(b, site, e, name);
    if (e->kind == E_LIST && needs_loop(e))
        return collect_written(b, site, e, name);
    return e->kind == E_CONST && e->type.lists > 0 ? list_expr(site, e) : expr_in(site, e);
}
