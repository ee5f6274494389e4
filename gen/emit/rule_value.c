/* rule_value.c -- attribute values and elements of constants that a
 * replacement computes.
 *
 * In:   a checked expression.
 * Out:  a dfg_val, NIL where the value is unknown.  Unlike in
 *       conditions a computed list is needed whole: a loop collects its items.
 */
#include "rule.h"

static bool is_none(const struct expr *e)
{
    return e->kind == E_VALUE && e->value.tag == V_NONE && e->type.optional; /* else it is unknown */
}

static bool may_be_none(const struct expr *e)
{
    return is_none(e) || (e->kind == E_CHOOSE && (may_be_none(e->kid[1]) || may_be_none(e->kid[2])));
}

static cx new_list(struct builder *b, const char *name)
{
    const char *list = new_name(&b->f, name);
    let(&b->f, NULL, "struct dfg_values", list, cx_braces(NULL, 1, (cx[]){cx_int(0)}));
    return cx_name(list);
}

static void push(struct builder *b, cx list, cx value)
{
    do_this(&b->f, NULL, cx_call("dfg_push_value", cx_name("r"), cx_address(list), value));
}

static cx list_of(cx list)
{
    return cx_call("dfg_list_of", cx_name("r"), cx_address(list));
}

/* [e for x in q], range, concat, reverse: item by item. */
static cx collect(struct builder *b, const struct site *site, const struct expr *e, const char *name)
{
    const cx list = new_list(b, name), n = cx_name(new_name(&b->f, "n")), k = cx_name(new_name(&b->f, "i"));
    const bool nested = has_computed_items(e);
    let(&b->f, NULL, "const int64_t", n->text, computed_length(site, e));
    begin_loop(&b->f, "int64_t", k->text, NULL, cx_binary(CX_LT, k, n), NULL);
    if (nested) {
        const struct expr *i = new_index(e);
        struct site inner = site_with(site, i->var, cx_call("dfg_int", k));
        const struct expr *item = item_of(&inner, e, i);
        push(b, list, build_data(b, &inner, item, "inner"));
    } else {
        push(b, list, computed_item(site, e, k));
    }
    end_block(&b->f);
    return cx_if(cx_binary(CX_LT, n, cx_int(0)), c_nil(), list_of(list));
}

static cx collect_written(struct builder *b, const struct site *site, const struct expr *e, const char *name)
{
    const cx list = new_list(b, name);
    for (int i = 0; i < e->n_kids; i++)
        push(b, list, build_data(b, site, e->kid[i], "inner"));
    return list_of(list);
}

/* One side of a choice; what collects a list stands under its condition. */
static cx chosen(struct builder *b, const struct site *site, const struct expr *e, cx cond, const char *name)
{
    struct site own = site_copy(site);
    e = taken_apart(&own, e);
    if (!is_computed(e) || e->kind == E_CHOOSE) /* a list that is written out ends with the block around it */
        return build_data(b, &own, e, name);
    const cx value = cx_name(new_name(&b->f, name));
    let(&b->f, NULL, "dfg_val", value->text, c_nil());
    begin_if(&b->f, cond);
    do_this(&b->f, NULL, cx_assign(value, build_data(b, &own, e, name)));
    end_block(&b->f);
    return value;
}

static cx choose_data(struct builder *b, const struct site *site, const struct expr *e, const char *name)
{
    const cx yes = cond_in(site, e->kid[0], true), no = cond_in(site, e->kid[0], false);
    const cx first = chosen(b, site, e->kid[1], yes, name);
    const cx second = chosen(b, site, e->kid[2], no, name);
    return choose(yes, is_certain(e->kid[0]) ? NULL : no, first, second, c_nil());
}

static cx data(struct builder *b, struct site *site, const struct expr *e, const char *name)
{
    e = taken_apart(site, e);
    if (is_none(e))
        return cx_call_of("dfg_none", 0, NULL);
    if (e->kind == E_CHOOSE && (is_computed(e) || may_be_none(e)))
        return choose_data(b, site, e, name);
    if (e->kind == E_LIST && is_computed(e))
        return collect_written(b, site, e, name);
    if (is_computed(e))
        return collect(b, site, e, name);
    return e->kind == E_CONST && e->type.lists > 0 ? list_expr(site, e) : expr_in(site, e);
}

cx build_data(struct builder *b, const struct site *site, const struct expr *e, const char *name)
{
    struct site own = site_copy(site);
    return data(b, &own, e, name);
}
