/* embed.c -- where a search stores its match, and where the searches that it calls do.
 *
 * In:   a search in its final steps, which gives its whole match.
 * Out:  the match goes to *m; all that takes part to *whole, if that is asked for.  What called searches fill
 *       besides their match is a member of *whole, where parts stand in it; the layout of the match says where each
 *       part is.
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
    return c;
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

/* The records that a call fills of which `of` is one: of f(..., &match, &whole) both, else the match. */
struct filled {
    const char *of, *match, *whole;
};

static bool is_address(cx e)
{
    return e->kind == CX_ADDRESS && e->kid[0]->kind == CX_NAME;
}

static bool is_address_of(cx e, const char *name)
{
    return is_address(e) && e->kid[0]->text == name;
}

static void find_filled(void *ctx, cx e)
{
    struct filled *f = ctx;
    const int n = e ? e->n : 0;
    if (n > 1 && e->kind == CX_CALL && is_address(e->kid[n - 1]) && is_address(e->kid[n - 2]) &&
        (is_address_of(e->kid[n - 2], f->of) || is_address_of(e->kid[n - 1], f->of))) {
        f->match = e->kid[n - 2]->kid[0]->text;
        f->whole = e->kid[n - 1]->kid[0]->text;
    }
    for (int i = 0; i < n; i++)
        find_filled(ctx, e->kid[i]);
}

static struct filled filled_with(const struct steps *steps, const char *of)
{
    struct filled f = {.of = of, .match = of};
    for (int i = 0; i < steps->n && !f.whole; i++)
        each_cx(&steps->at[i], find_filled, &f);
    return f;
}

struct reads {
    const char *name;
    int all, fills;
};

static void count_name(void *ctx, const char *name)
{
    struct reads *r = ctx;
    r->all += name == r->name;
}

static void count_reads(struct reads *r, cx e)
{
    const int n = e ? e->n : 0;
    if (!e)
        return;
    if (n > 1 && e->kind == CX_CALL && is_address_of(e->kid[n - 1], r->name) && e->kid[n - 2]->kind == CX_ADDRESS)
        r->fills++;
    for (int i = 0; i < n; i++)
        count_reads(r, e->kid[i]);
}

static void count_in(struct reads *r, const struct steps *steps, enum step_kind but)
{
    for (int i = 0; steps && i < steps->n; i++) {
        const struct action *step = &steps->at[i];
        const cx of[] = {step->value, step->next, step->first, step->after};
        for (size_t k = 0; k < sizeof of / sizeof *of && step->kind != but; k++) {
            count_reads(r, of[k]);
            if (of[k])
                cx_each(of[k], CX_NAME, count_name, r);
        }
        count_in(r, step->body, but);
        count_in(r, step->other, but);
    }
}

/* Is it the whole match beside another's, and do no steps but those of a kind read it? */
static bool is_only_filled(const struct steps *steps, const char *name, enum step_kind but)
{
    struct reads r = {.name = name};
    count_in(&r, steps, but);
    return r.fills > 0 && r.all == r.fills;
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
    const struct filled f = filled_with(steps, base->text);
    const char *variable = f.whole ? f.whole : base->text;
    int *known = pat_map_get(&e->found, variable);
    const struct action *record = known ? NULL : record_of(steps, variable);
    const struct callee *callee = record ? filled_by(e, record->type) : NULL;
    if (!callee || (f.whole && !is_only_filled(steps, f.whole, STEP_ACCEPT)))
        return known ? *known : 0;
    *PUSH(e->layout->structs) = (struct embedded){.filled_by = callee, .variable = variable, .wanted = f.match};
    known = alloc(sizeof *known);
    *known = e->layout->structs.n;
    map_put(&e->found, variable, known);
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

static cx if_whole(void)
{
    return cx_ne(cx_name("whole"), cx_text("NULL"));
}

/* if (cond) effect; */
static struct action step_if(cx cond, cx effect)
{
    struct action step = {.kind = STEP_IF, .value = cond, .bare = true, .body = alloc(sizeof *step.body)};
    step_copy(step.body, &(struct action){.kind = STEP_DO, .value = effect});
    return step;
}

static cx clear(const char *member, const char *type)
{
    const cx none = cx_text("0");
    return cx_assign(cx_arrow(cx_name("whole"), member), cx_braces(type, 1, &none));
}

/* Those of which all that is read is handed on have no room of their own.  What is not always filled is absent before. */
static void remove_records(const struct embedding *e, struct steps *steps)
{
    int n = 0;
    for (int i = 0; steps && i < steps->n; i++) {
        struct action *step = &steps->at[i];
        const int *in = step->kind == STEP_RECORD ? pat_map_get(&e->found, step->name) : NULL;
        const struct embedded *s = in ? &e->layout->structs.at[*in - 1] : NULL;
        const bool is_removed = s && s->filled_by->whole->own.n > 0;
        if (is_removed && !step->value)
            continue;
        if (is_removed) {
            const struct span from = step->from;
            *step = step_if(if_whole(), clear(s->member, step->type));
            step->from = from;
        }
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
            s->member = intern_str(c_safe(s->wanted));
        for (int k = 2; i >= e->first && pat_map_get(&taken, s->member); k++)
            s->member = intern_str(format("%s_%d", s->wanted, k));
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

/* Where it stands in the struct: ".m.x", of what is read in the match that is filled beside it. */
static const char *place_in(const struct embedded *s, cx value)
{
    const bool in_match = base_of(value)->text != s->variable;
    return format("%s%s%s", s->member, in_match ? ".m" : "", path_in(value));
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
            e->layout->at[number[i]] = place_in(&e->layout->structs.at[in[i] - 1], match->kid[i]->kid[0]);
    return left;
}

/* ---- how it is stored ---- */

static void store(cx_list *all, const char *member, cx value)
{
    *PUSH(*all) = cx_assign(cx_arrow(cx_name("whole"), member), value);
}

/* DFG_GIVE(P, fields), from `first` on. */
static cx give_fields(const char *macro, const struct whole *w, cx value, int first)
{
    cx_list given = {0};
    *PUSH(given) = cx_text(w->tag);
    for (int i = first; i < value->n; i++)
        *PUSH(given) = value->kid[i];
    if (given.n == 1) /* an option without any */
        *PUSH(given) = cx_text("0");
    return cx_call_of(macro, given.n, given.at);
}

/* Where structs are members of it, member by member; with them those that only hold a match.  NULL: there are no others. */
static cx store_whole(const struct embedding *e, cx left)
{
    const int n = e->layout->structs.n;
    cx_list stores = {0};
    if (n == e->first)
        return give_fields("DFG_GIVE_WHOLE", e->w, left, 1);
    for (int i = e->first; i < n; i++)
        if (e->layout->structs.at[i].filled_by->whole->own.n == 0)
            store(&stores, e->layout->structs.at[i].member, cx_name(e->layout->structs.at[i].variable));
    for (int i = 1; i < left->n; i++)
        store(&stores, left->kid[i]->text, left->kid[i]->kid[0]);
    return stores.n > 0 ? cx_call_of("DFG_GIVE_PARTS", stores.n, stores.at) : NULL;
}

/* In place of the last step. */
static void store_match(const struct embedding *e, struct steps *block, cx left)
{
    const struct span from = block->at[--block->n].from;
    const int first = block->n;
    const bool is_all = e->w->own.n == 0;
    const cx match = is_all ? left : left->kid[0]->kid[0], rest = is_all ? NULL : store_whole(e, left);
    const char *macro = is_all || rest ? "DFG_GIVE" : "DFG_GIVE_IN_BOTH";
    step_copy(block, &(struct action){.kind = STEP_DO, .value = give_fields(macro, e->w, match, 0)});
    if (rest)
        step_copy(block, &(struct action){.kind = STEP_DO, .value = rest});
    step_copy(block, &(struct action){.kind = STEP_RETURN, .value = cx_true()});
    for (int i = first; i < block->n; i++)
        block->at[i].from = from;
}

static void is_whole_name(void *found, const char *name)
{
    *(bool *)found = *(bool *)found || name == intern_str("whole");
}

/* Members that other functions store are absent: from where it begins to store some. */
static void clear_whole(struct routine *search, const struct whole *w)
{
    const cx none = cx_text("0");
    const struct action all_absent =
        step_if(if_whole(), cx_assign(cx_deref(cx_name("whole")), cx_braces(format("struct %s", whole_name(w)), 1, &none)));
    struct steps all = {0};
    bool is_clear = false;
    for (int i = 0; i < search->steps.n; i++) {
        const struct action *step = &search->steps.at[i];
        bool begins = is_loop(step);
        each_name(step, is_whole_name, &begins);
        if (begins && !is_clear)
            step_copy(&all, &all_absent)->from = step->from;
        is_clear = is_clear || begins;
        *PUSH(all) = *step;
    }
    DROP(search->steps);
    search->steps = all;
}

/* ---- whole matches that are only filled ---- */

/* f(..., &match, &whole) becomes f(..., &match, NULL). */
static void drop_wholes(struct routine *r, struct steps *steps)
{
    int n = 0;
    for (int i = 0; steps && i < steps->n; i++) {
        struct action *step = &steps->at[i];
        if (step->kind == STEP_RECORD && is_only_filled(&r->steps, step->name, STEP_RECORD)) {
            put(&r->steps, cx_address(cx_name(step->name)), cx_text("NULL"));
            continue;
        }
        drop_wholes(r, step->body);
        drop_wholes(r, step->other);
        steps->at[n++] = *step;
    }
    if (steps)
        steps->n = n;
}

void store_accepted(struct routine *search, struct whole *w, const struct callee_list *calls, const bool *only)
{
    struct steps *block = last_block(&search->steps);
    if (!block)
        return;
    struct layout *layout = w->layout;
    if (!layout) {
        layout = alloc(sizeof *layout);
        layout->at = alloc((size_t)(w->own.n + 1) * sizeof *layout->at);
    }
    struct embedding e = {.w = w, .calls = calls, .only = only, .layout = layout, .first = layout->structs.n};
    const cx value = block->at[block->n - 1].value;
    search->gives = true;
    store_match(&e, block, w->own.n > 0 ? find_members(&e, &search->steps, value) : value);
    if (layout->structs.n == e.first)
        return;
    w->layout = layout;
    remove_records(&e, &search->steps);
    for (int i = e.first; i < layout->structs.n; i++) {
        const struct embedded *s = &layout->structs.at[i];
        const cx record = cx_name(s->variable), whole = cx_name("whole");
        if (s->filled_by->whole->own.n == 0)
            continue;
        put(&search->steps, cx_address(record), cx_call("DFG_PART", whole, cx_text(s->member)));
        put(&search->steps, record, cx_arrow(whole, s->member)); /* where it is stored */
    }
    if (only)
        clear_whole(search, w);
}

void drop_unread_wholes(struct routine *search)
{
    drop_wholes(search, &search->steps);
}
