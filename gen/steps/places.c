/* places.c -- values are handed on by where they stand.
 *
 * In:   a function as it is to be printed.
 * Out:  a copy in which functions of the file are given the addresses of values, and take items of a value that
 *       stands somewhere from there.
 *
 * A value is 16 bytes: by value, there would be room for it in the frame of the caller and in that of the function.
 */
#include "emit/cond.h"

#include <string.h>

struct places {
    struct map given; /* values of which the function is given where they stand, by name */
};

static bool is_value(const struct parameter *p)
{
    return !p->decl && strcmp(p->type, "dfg_val") == 0;
}

/* NULL: it stands nowhere. */
static cx place_of(cx value)
{
    return value->kind == CX_DEREF ? value->kid[0] : value->kind == CX_NAME ? cx_address(value) : NULL;
}

static cx put(cx value)
{
    const cx at = place_of(value);
    return at ? at : cx_call("DFG_PUT", value);
}

/* Of e, which takes an item of a value, the same where that value stands; NULL: it is none such. */
static cx item_at_place(cx e, const cx *kids)
{
    static const struct {
        const char *of, *at;
        bool by_number; /* the index is an int64_t */
    } rows[] = {{"dfg_item", "dfg_item_at", true},
                {"dfg_at", "dfg_nth_at", false},
                {"dfg_stored_item", "dfg_stored_item_at", true},
                {"dfg_stored_at", "dfg_stored_nth_at", false}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (cx_is_call(e, rows[i].of) && place_of(kids[0]))
            return cx_call(rows[i].at, place_of(kids[0]), rows[i].by_number ? kids[1] : put(kids[1]));
    return NULL;
}

static cx in_places(const struct places *p, cx e)
{
    cx_list kids = {0};
    if (!e)
        return e;
    if (e->kind == CX_NAME)
        return pat_map_get(&p->given, e->text) ? cx_deref(e) : e;
    for (int i = 0; i < e->n; i++)
        *PUSH(kids) = in_places(p, e->kid[i]);
    const cx item = item_at_place(e, kids.at);
    if (item)
        return item;
    const struct parameters *params = e->kind == CX_CALL ? function_params(e->text) : NULL;
    for (int i = 0; params && i < e->n; i++)
        if (is_value(&params->at[i]))
            kids.at[i] = put(kids.at[i]);
    return e->n > 0 ? cx_with(e, kids.at) : e;
}

static struct steps *steps_in_places(const struct places *p, const struct steps *steps)
{
    struct steps *all = steps ? alloc(sizeof *all) : NULL;
    for (int i = 0; steps && i < steps->n; i++) {
        struct action *s = step_copy(all, &steps->at[i]);
        s->first = in_places(p, s->first);
        s->value = in_places(p, s->value);
        s->next = in_places(p, s->next);
        s->after = in_places(p, s->after);
        s->body = steps_in_places(p, s->body);
        s->other = steps_in_places(p, s->other);
    }
    return all;
}

struct routine hand_on_by_place(const struct routine *r)
{
    struct routine by_place = *r;
    struct places p = {0};
    by_place.params = (struct parameters){0};
    for (int i = 0; i < r->params.n; i++) {
        struct parameter param = r->params.at[i];
        if (function_params(r->name) && is_value(&param)) {
            map_put(&p.given, param.name, (void *)param.name);
            param.type = "const dfg_val *";
        }
        *PUSH(by_place.params) = param;
    }
    by_place.steps = *steps_in_places(&p, &r->steps);
    map_drop(&p.given);
    return by_place;
}
