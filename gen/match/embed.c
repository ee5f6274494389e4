/* embed.c -- what calls fill is part of the match.
 *
 * In:   a search in its final steps, which stores its match in *m.
 * Out:  structs that called searches fill are members of *m, where parts of the
 *       match stand in them, instead of variables that are copied; the layout of
 *       the match says where each part is.
 *
 * Only structs whose types stand where that of the match does.
 */
#include "match.h"

struct embedding {
    struct whole *w;
    const struct callee_list *calls;
    const bool *only; /* by number of own captures: may they be in structs?  NULL: all */
    struct layout *layout;
    int first;        /* of its structs: those of this search */
    struct map found; /* by the variable's name: which of the layout's structs, + 1 (int *) */
};

static const struct callee *filled_by(const struct embedding *e, const char *type)
{
    const struct callee *c = NULL;
    for (int i = 0; i < e->calls->n && !c; i++)
        if (intern_str(e->calls->at[i]->type) == type)
            c = e->calls->at[i];
    return c && (c->of->own || !e->w->of->own) ? c : NULL;
}

/* The step that declares a struct which a call fills; NULL. */
static const struct action *record_of(const struct steps *steps, const char *name)
{
    const struct action *found = NULL;
    for (int i = 0; steps && i < steps->n && !found; i++) {
        const struct action *step = &steps->at[i];
        found = step->kind == STEP_RECORD && step->name == name ? step : record_of(step->body, name);
        found = found ? found : record_of(step->other, name);
    }
    return found;
}

/* Of a.b.c: a. */
static cx base_of(cx value)
{
    while (value->kind == CX_MEMBER)
        value = value->kid[0];
    return value;
}

/* Which of the layout's structs the value is in, + 1; 0: none. */
static int struct_of(struct embedding *e, const struct steps *steps, cx value)
{
    const cx base = base_of(value);
    if (value->kind != CX_MEMBER || base->kind != CX_NAME)
        return 0;
    int *known = pat_map_get(&e->found, base->text);
    const struct action *record = known ? NULL : record_of(steps, base->text);
    const struct callee *callee = record ? filled_by(e, record->type) : NULL;
    if (!callee)
        return known ? *known : 0;
    *PUSH(e->layout->structs) = (struct embedded){.filled_by = callee, .variable = base->text};
    known = alloc(sizeof *known);
    *known = e->layout->structs.n;
    map_put(&e->found, base->text, known);
    return *known;
}

/* ".b.c" of a.b.c. */
static const char *path_in(cx value)
{
    return value->kind == CX_MEMBER ? format("%s.%s", path_in(value->kid[0]), value->text) : "";
}

/* ---- the steps ---- */

/* The block that ends where the match is stored. */
static struct steps *last_block(struct steps *steps)
{
    struct steps *found = NULL;
    for (int i = 0; steps && i < steps->n && !found; i++)
        found = steps->at[i].kind == STEP_ACCEPT ? steps : last_block(steps->at[i].body);
    return found;
}

static void put(struct steps *steps, cx part, cx by)
{
    for (int i = 0; steps && i < steps->n; i++) {
        struct action *step = &steps->at[i];
        step->value = cx_put(step->value, part, by);
        step->next = cx_put(step->next, part, by);
        step->after = cx_put(step->after, part, by);
        step->first = cx_put(step->first, part, by);
        put(step->body, part, by);
        put(step->other, part, by);
    }
}

static cx clear(const char *member, const char *type)
{
    const cx none = cx_text("0");
    return cx_assign(cx_arrow(cx_name("m"), member), cx_braces(type, 1, &none));
}

/* What is not always filled is absent before. */
static void remove_records(const struct embedding *e, struct steps *steps)
{
    int n = 0;
    for (int i = 0; steps && i < steps->n; i++) {
        struct action *step = &steps->at[i];
        const int *in = step->kind == STEP_RECORD ? pat_map_get(&e->found, step->name) : NULL;
        if (in && !step->value)
            continue;
        if (in)
            *step = (struct action){
                .kind = STEP_DO, .from = step->from, .value = clear(e->layout->structs.at[*in - 1].member, step->type)};
        remove_records(e, step->body);
        remove_records(e, step->other);
        steps->at[n++] = *step;
    }
    if (steps)
        steps->n = n;
}

/* ---- the match ---- */

/* No two members, its own and structs, have the same name. */
static void name_members(struct embedding *e, cx own)
{
    struct map taken = {0};
    for (int i = 0; i < own->n; i++)
        map_put(&taken, own->kid[i]->text, (void *)own->kid[i]->text);
    for (int i = 0; i < e->w->own.n && e->only; i++)
        if (!e->layout->at[i])
            map_put(&taken, intern_str(c_field(e->w->own.at[i])), (void *)"");
    for (int i = 0; i < e->layout->structs.n; i++) {
        struct embedded *s = &e->layout->structs.at[i];
        if (!s->member)
            s->member = intern_str(c_safe(s->variable));
        for (int k = 2; i >= e->first && pat_map_get(&taken, s->member); k++)
            s->member = intern_str(format("%s_%d", s->variable, k));
        map_put(&taken, s->member, (void *)s->member);
    }
}

/* Which of the match's own captures the member is for. */
static int own_number(const struct whole *w, const char *member)
{
    int i = 0;
    while (i < w->own.n && intern_str(c_field(w->own.at[i])) != intern_str(member))
        i++;
    return i;
}

/* The parts that are found in structs; what is left of the value. */
static cx find_members(struct embedding *e, const struct steps *steps, cx match)
{
    cx_list own = {0};
    int *in = alloc((size_t)match->n * sizeof *in), *number = alloc((size_t)match->n * sizeof *number);
    for (int i = 0; i < match->n; i++) {
        number[i] = i > 0 ? own_number(e->w, match->kid[i]->text) : 0;
        in[i] = i > 0 && (!e->only || e->only[number[i]]) ? struct_of(e, steps, match->kid[i]->kid[0]) : 0;
        if (!in[i])
            *PUSH(own) = match->kid[i];
    }
    const cx left = cx_braces(match->text, own.n, own.at);
    name_members(e, left);
    for (int i = 1; i < match->n; i++)
        if (in[i])
            e->layout->at[number[i]] =
                format("%s%s", e->layout->structs.at[in[i] - 1].member, path_in(match->kid[i]->kid[0]));
    return left;
}

static void store(struct steps *to, const char *member, cx value)
{
    struct action *step = step_copy(to, &(struct action){.kind = STEP_DO});
    step->value = cx_assign(cx_arrow(cx_name("m"), member), value);
}

/* Member by member, in place of the last step. */
static void store_members(struct steps *block, cx match, const char *type)
{
    const struct span from = block->at[--block->n].from;
    const int first = block->n;
    store(block, "m", cx_braces(type, match->kid[0]->kid[0]->n, match->kid[0]->kid[0]->kid));
    for (int i = 1; i < match->n; i++)
        store(block, match->kid[i]->text, match->kid[i]->kid[0]);
    step_copy(block, &(struct action){.kind = STEP_RETURN, .value = cx_true()});
    for (int i = first; i < block->n; i++)
        block->at[i].from = from;
}

static void is_match(void *found, const char *name)
{
    *(bool *)found = *(bool *)found || name == intern_str("m");
}

/* Members that other functions store are absent: from where it begins to store some. */
static void clear_match(struct routine *search, const struct whole *w)
{
    const cx none = cx_text("0");
    struct steps all = {0};
    bool is_clear = false;
    for (int i = 0; i < search->steps.n; i++) {
        const struct action *step = &search->steps.at[i];
        bool begins = is_loop(step);
        each_name(step, is_match, &begins);
        if (begins && !is_clear)
            step_copy(&all, &(struct action){
                .kind = STEP_DO, .from = step->from,
                .value = cx_assign(cx_deref(cx_name("m")), cx_braces(format("struct %s", whole_name(w)), 1, &none))});
        is_clear = is_clear || begins;
        *PUSH(all) = *step;
    }
    DROP(search->steps);
    search->steps = all;
}

void embed(struct routine *search, struct whole *w, const struct callee_list *calls, const bool *only)
{
    struct steps *block = last_block(&search->steps);
    if (!block)
        return;
    struct layout *layout = w->layout;
    if (!layout) {
        layout = alloc(sizeof *layout);
        layout->at = alloc((size_t)w->own.n * sizeof *layout->at);
    }
    struct embedding e = {.w = w, .calls = calls, .only = only, .layout = layout, .first = layout->structs.n};
    cx left = find_members(&e, &search->steps, block->at[block->n - 1].value);
    if (layout->structs.n == e.first)
        return;
    w->layout = layout;
    store_members(block, left, format("struct %s_match", w->of->c_name));
    remove_records(&e, &search->steps);
    for (int i = e.first; i < layout->structs.n; i++)
        put(&search->steps, cx_name(layout->structs.at[i].variable), cx_arrow(cx_name("m"), layout->structs.at[i].member));
    if (only)
        clear_match(search, w);
}
