/* outline.c -- tests that compute, in functions of their own.
 *
 * In:   steps as they are printed.
 * Out:  the same, where at most MOST_VALUES values are computed; the rest is computed in functions that these
 *       call, the heaviest parts first, which are made the same way.
 *
 * Compilers give each value (a dfg_val) that a function computes room of its own in its frame, however short
 * it lives, so that frames would grow with what is written in a row.  As functions, tests use the same room
 * one after another, and what is written twice is there once.
 */
#include "emit/cond.h"

#include <string.h>

enum { MOST_VALUES = 6 };

/* ---- what a tree computes ---- */

/* One that the compiler keeps in the frame: others, as dfg_int(), it makes where they are asked for. */
static bool is_value(cx e)
{
    static const char *const functions[] = {
        "dfg_abs",              "dfg_add",              "dfg_at",
        "dfg_attr",             "dfg_attr_or",          "dfg_attr_or_bool",
        "dfg_attr_or_dtype",    "dfg_attr_or_float",    "dfg_attr_or_int",
        "dfg_attr_or_list",     "dfg_attr_or_str",      "dfg_ceil",
        "dfg_choose",           "dfg_choose_int",       "dfg_dim_add",
        "dfg_dim_div",          "dfg_dim_max",          "dfg_dim_max_of",
        "dfg_dim_min",          "dfg_dim_min_of",       "dfg_dim_mod",
        "dfg_dim_mul",          "dfg_dim_neg",          "dfg_dim_prod",
        "dfg_dim_sub",          "dfg_dim_sum",          "dfg_div",
        "dfg_element",          "dfg_element_at",       "dfg_elements",
        "dfg_elements_of",      "dfg_extent_add",       "dfg_extent_div",
        "dfg_extent_mul",       "dfg_extent_prod",      "dfg_extent_sub",
        "dfg_extent_sum",       "dfg_fact",             "dfg_floor",
        "dfg_int_add",          "dfg_int_div",          "dfg_int_mul",
        "dfg_int_prod",         "dfg_int_sub",          "dfg_int_sum",
        "dfg_item",             "dfg_known_or",         "dfg_layout_dim",
        "dfg_max",              "dfg_max_of",           "dfg_min",
        "dfg_min_of",           "dfg_mod",              "dfg_mul",
        "dfg_neg",              "dfg_prod",             "dfg_sqrt",
        "dfg_stored_at",        "dfg_stored_item",      "dfg_sub",
        "dfg_sum",              "dfg_tensor_beside",    "dfg_tensor_elements",
        "dfg_tensor_value",     "dfg_text_val",         "dfg_value_beside",
        "dfg_value_of",
    };
    return e->kind == CX_CALL && (is_among(e->text, functions, sizeof functions / sizeof *functions) || gives_value(e->text));
}

/* A list is its items, which last as long as the function's block. */
static bool has_list(cx e)
{
    bool has = e->kind == CX_CALL && strcmp(e->text, "DFG_LIST") == 0;
    for (int i = 0; !has && i < e->n; i++)
        has = has_list(e->kid[i]);
    return has;
}

int values_in(cx e)
{
    int n = e != NULL && is_value(e);
    for (int i = 0; e != NULL && i < e->n; i++)
        n += values_in(e->kid[i]);
    return n;
}

static bool is_junction(cx e)
{
    return e->kind == CX_AND || e->kind == CX_OR || e->kind == CX_NOT;
}

/* ---- the names that it reads ---- */

/* Those of the function at hand, with their types: const char *. */
struct outline {
    struct map types;
    struct map records; /* of these, variables that calls fill */
};

static void name_type(struct map *types, const char *type, const char *name)
{
    if (!pat_map_get(types, intern_str(name)))
        map_put(types, intern_str(name), (void *)type);
}

static void names_of_steps(struct outline *o, const struct steps *steps)
{
    for (int i = 0; steps != NULL && i < steps->n; i++) {
        const struct action *s = &steps->at[i];
        const bool typed =
            s->kind == STEP_LET || s->kind == STEP_FOR || s->kind == STEP_LOOP || s->kind == STEP_RECORD;
        if (s->name != NULL && (s->kind == STEP_WALK || s->kind == STEP_FOR_WALK))
            name_type(&o->types, "dfg_node", s->name);
        else if (s->name != NULL && s->type != NULL && typed)
            name_type(&o->types,
                      strncmp(s->type, "const ", 6) == 0 && strchr(s->type, '*') == NULL ? s->type + 6
                                                                                         : s->type,
                      s->name);
        if (s->name != NULL && s->kind == STEP_RECORD)
            name_type(&o->records, s->type, s->name);
        names_of_steps(o, s->body);
        names_of_steps(o, s->other);
    }
}

static struct outline outline_of(const struct routine *r)
{
    struct outline o = {0};
    name_type(&o.types, "const dfg_graph *", "g");
    for (int i = 0; i < r->params.n; i++)
        if (r->params.at[i].decl == NULL)
            name_type(&o.types, r->params.at[i].type, r->params.at[i].name);
    if (r->signature != ALL_PARAMS)
        name_type(&o.types, "dfg_node", "n");
    names_of_steps(&o, &r->steps);
    return o;
}

struct reading {
    const struct outline *of;
    struct map names; /* read so far */
    VEC(const char *) order;
    bool unknown;
};

static void read_name(void *ctx, const char *name)
{
    struct reading *r = ctx;
    if (pat_map_get(&r->of->types, name) == NULL)
        r->unknown = true;
    if (pat_map_get(&r->names, name) == NULL) {
        map_put(&r->names, name, (void *)name);
        *PUSH(r->order) = name;
    }
}

/* Does it only read, and nothing of a record but its members? */
static bool only_reads(const struct outline *o, cx e)
{
    if (e->kind == CX_ADDRESS || e->kind >= CX_ASSIGN ||
        (e->kind == CX_NAME && pat_map_get(&o->records, e->text) != NULL))
        return false;
    for (int i = 0; i < e->n; i++)
        if ((e->kind != CX_MEMBER || e->kid[i]->kind != CX_NAME) && !only_reads(o, e->kid[i]))
            return false;
    return true;
}

/* Members of a record that is given by its address. */
static cx by_address(cx e, cx record)
{
    if (e->kind == CX_MEMBER && e->kid[0] == record)
        return cx_arrow(record, e->text);
    cx made = e;
    for (int i = 0; i < e->n; i++) {
        const cx kid = by_address(e->kid[i], record);
        if (kid != e->kid[i])
            made = cx_put(made, e->kid[i], kid);
    }
    return made;
}

/* ---- functions ---- */

/* A call of a function that is `e`; NULL: something in it has no type. */
static cx apart(const struct outline *o, cx e, const char *type)
{
    struct reading reading = {.of = o};
    if (!only_reads(o, e))
        return NULL;
    cx_each(e, CX_NAME, read_name, &reading);
    if (reading.unknown)
        return NULL;
    struct routine *f = routine_new(NULL);
    cx body = e;
    for (int i = 0; i < reading.order.n; i++) {
        const char *name = reading.order.at[i], *t = pat_map_get(&o->types, name);
        const cx is = cx_name(name);
        const bool record = pat_map_get(&o->records, name) != NULL;
        if (record)
            body = by_address(body, is);
        add_parameter(f, record ? format("const %s *", t) : t, name, record ? cx_address(is) : is);
    }
    give(f, body);
    return function_call(f, type, strcmp(type, "bool") == 0 ? "holds" : "value");
}

/* ---- trees ---- */

struct part {
    cx is;
    int values;
    bool is_bool;
};

/* The heaviest part that can be a function, apart from `whole` itself: of those whose values one function may compute,
 * which then calls no other, and else of all. */
static void find_part(cx e, bool is_bool, bool whole, struct part *best, const struct map *refused)
{
    const int n = values_in(e);
    const bool junction = is_bool && is_junction(e), fits = n <= MOST_VALUES;
    const bool can = !whole && !(is_bool && junction && e->kind == CX_NOT) && !pat_map_get(refused, cx_flat(e)) &&
                     (is_bool ? e->kind == CX_CALL || junction || (e->kind >= CX_EQ && e->kind <= CX_LE)
                              : is_value(e) && n > 1 && !has_list(e));
    const bool best_fits = best->is && best->values <= MOST_VALUES;
    if (n < 1 || (best_fits && n <= best->values))
        return;
    if (can && (fits ? !best_fits || n > best->values : !best_fits && n > best->values))
        *best = (struct part){e, n, is_bool};
    for (int i = 0; i < e->n && !(can && fits); i++)
        find_part(e->kid[i], junction, false, best, refused);
}

/* A condition of functions, one beside the other: none is called while another one's values take room. */
static cx side_by_side(const struct outline *o, cx e, bool whole)
{
    const int n = values_in(e);
    if (n == 0 || (whole && !is_junction(e)))
        return e;
    if (!whole && (n <= MOST_VALUES || !is_junction(e))) {
        const cx call = apart(o, e, "bool");
        return call != NULL && values_in(call) < n ? call : e;
    }
    cx made = e;
    for (int i = 0; i < e->n; i++)
        made = cx_put(made, e->kid[i], side_by_side(o, e->kid[i], false));
    return made;
}

/* The tree with functions in place of parts, until few enough values are left. */
static cx reduced(const struct outline *o, cx e, bool is_bool, bool whole, int most)
{
    struct map refused = {0};
    if (is_bool && values_in(e) > most)
        e = side_by_side(o, e, whole);
    while (values_in(e) > most) {
        struct part best = {0};
        find_part(e, is_bool, whole, &best, &refused);
        if (best.is == NULL)
            break;
        const cx call = apart(o, best.is, best.is_bool ? "bool" : "dfg_val");
        if (call == NULL || values_in(call) >= best.values)
            map_put(&refused, cx_flat(best.is), (void *)best.is);
        else
            e = cx_put(e, best.is, call);
    }
    return e;
}

/* ---- steps ---- */

/* A tree of a step that may be made of functions. */
struct tree {
    cx *at;
    int values;
    bool is_bool, whole;
};
typedef VEC(struct tree) trees;

static void trees_of(trees *all, struct steps *steps, const char *type)
{
    for (int i = 0; steps != NULL && i < steps->n; i++) {
        struct action *s = &steps->at[i];
        const bool test = s->kind == STEP_FAIL || s->kind == STEP_IF;
        const bool answer = s->kind == STEP_RETURN && type != NULL;
        if (s->value != NULL && (test || answer || s->kind == STEP_LET || s->kind == STEP_SET))
            *PUSH(*all) = (struct tree){&s->value, values_in(s->value),
                                        test || (answer && strcmp(type, "bool") == 0), !test};
        trees_of(all, s->body, type);
        trees_of(all, s->other, type);
    }
}

static void reduce_steps(struct routine *r, const char *type)
{
    trees all = {0};
    int values = 0;
    trees_of(&all, &r->steps, type);
    for (int i = 0; i < all.n; i++)
        values += all.at[i].values;
    const struct outline o = values > MOST_VALUES ? outline_of(r) : (struct outline){0};
    while (values > MOST_VALUES) {
        struct tree *most = NULL;
        for (int i = 0; i < all.n; i++)
            if (all.at[i].values > 0 && (most == NULL || all.at[i].values > most->values))
                most = &all.at[i];
        if (most == NULL)
            return;
        const int rest = values - most->values;
        *most->at =
            reduced(&o, *most->at, most->is_bool, most->whole, rest < MOST_VALUES ? MOST_VALUES - rest : 1);
        values = rest + values_in(*most->at);
        most->values = 0; /* it is as small as can be */
    }
    DROP(all);
}

void outline(struct routine *r, const char *type)
{
    reduce_steps(r, type);
    for (int i = 0; i < r->parts.n; i++)
        outline(r->parts.at[i], "bool");
}
