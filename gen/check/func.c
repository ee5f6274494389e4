/* func.c -- functions and predicates of conditions.
 *
 * In:   calls as syntax: uses(x), dim(w, layout, "O"), same_type(a, b), all(y, cond).
 * Out:  E_CALL, E_PRED and the forms that have a kind of their own.
 * Errors: unknown names, wrong numbers and types of arguments.
 *
 * The table of all functions is lang/pat_functions.def.
 */
#include "check.h"

#include <string.h>

const struct func_row pat_functions[N_FUNCS] = {
#define PAT_FUNCTION(id, name, args, base, lists, value, reads, ...) \
    [F_##id] = {name, args, false, {BT_##base, lists, false}, VALUE_##value, READS_##reads},
#define PAT_PRED(id, name, args, reads, ...) \
    [F_##id] = {name, args, true, {BT_BOOL, 0, false}, VALUE_PLAIN, READS_##reads},
#include "lang/pat_functions.def"
};

/* What has a kind of its own. */
static const char *const value_forms[] = {"value", "dim", "attr", NULL};
static const char *const condition_forms[] = {"all", "any", NULL};

void pat_offer_functions(struct pat *pat, bool predicates)
{
    for (int i = 0; i < N_FUNCS; i++)
        if (pat_functions[i].predicate == predicates)
            pat_nearest_try(&pat->nearest, pat_functions[i].name);
    for (const char *const *form = predicates ? condition_forms : value_forms; *form; form++)
        pat_nearest_try(&pat->nearest, *form);
}

/* N_FUNCS: none such. */
static enum func find_function(const char *name, bool predicate)
{
    int i = 0;
    while (i < N_FUNCS &&
           (pat_functions[i].predicate != predicate || strcmp(pat_functions[i].name, name) != 0))
        i++;
    return (enum func)i;
}

bool pat_is_function(const char *name)
{
    return find_function(name, false) != N_FUNCS || find_function(name, true) != N_FUNCS;
}

void pat_hint_at_call(struct pat *pat, const char *name, const char *near)
{
    if (!near) {
        pat_nearest_begin(pat, name);
        pat_offer_properties(pat);
        near = pat->nearest.best;
    }
    if (near)
        pat_hint(pat, pat_is_property(near) ? "did you mean x.%s?" : "did you mean %s?", near);
}

/* ---- arguments ---- */

/* Below `every` of a replacement the name of a set is one member, but not where a set is asked for. */
static struct expr *list_or_set(struct env *env, struct syn *s, bool set)
{
    const struct binding *b =
        set && s->kind == SYN_NAME && env->frame ? pat_find_binding(env->frame, s->name) : NULL;
    struct env whole = *env;
    whole.replacement = env->replacement && !(b && b->kind == BIND_NODE);
    struct expr *e = pat_check_any(&whole, s);
    if (pat_is_unknown(e) || (set && e->kind == E_SET) || (e->node && pat_is_bad_pnode(env->pat, e->node)))
        return e;
    if (e->kind == E_NODE || e->kind == E_SET || (e->type.base != BT_ANY && e->type.lists == 0))
        pat_error_at(env->pat, s->at, "expected a list%s", set ? " or a set" : "");
    return e;
}

static struct expr *number_or_list(struct env *env, struct syn *s, bool list)
{
    struct expr *e = pat_check_expr(env, s);
    const struct value_type one = {.base = e->type.base};
    if (!pat_is_number(one) || (e->type.lists && !(list && e->type.lists == 1)))
        pat_error_at(env->pat, s->at, "expected a number, found %s",
                     pat_value_type_text(env->pat, e->type));
    return e;
}

/* What may be absent, or unknown: no literal; of lists only one that is written down somewhere.  Whether
 * value(c) is a list is not known here. */
static bool may_be_absent(const struct expr *e)
{
    switch (e->kind) {
    case E_NODE:
    case E_SET:
    case E_ATTR:
    case E_FACT:
    case E_VAR:
        return true;
    case E_VALUE:
        return e->type.base == BT_ANY;
    case E_PARAM:
    case E_CONST:
        return false;
    case E_CHOOSE:
        return e->type.lists == 0 && e->type.base != BT_ANY;
    case E_CALL:
        return e->type.lists == 0 && pat_functions[e->func].type.lists == 0;
    case E_PROP:
    case E_DIM:
    case E_OF_LIST:
    case E_ARITHMETIC:
        return e->type.lists == 0;
    case E_CONDITION:
        break;
    }
    return false;
}

static struct expr *maybe_absent(struct env *env, struct syn *s)
{
    struct expr *e = pat_check_any(env, s);
    if (!may_be_absent(e))
        pat_error_at(env->pat, s->at,
                     "present takes a captured name, or one value that may be unknown");
    return e;
}

/* what: a letter of pat_functions.def; only: there is no other argument. */
static struct expr *argument(struct env *env, struct syn *s, char what, bool only)
{
    return what == 'n'                  ? pat_check_node_arg(env, s)
           : what == 'x'                ? maybe_absent(env, s)
           : what == 'i' || what == 'j' ? number_or_list(env, s, what == 'j' && only)
                                        : list_or_set(env, s, what == 'm');
}

/* Says how many arguments are wanted, and false, where s has another number. */
static bool check_count(struct pat *pat, const struct syn *s, const char *args)
{
    const int n = s->n_kids - 1, wanted = (int)strcspn(args, "+*");
    const bool more = args[wanted] != 0;
    const int most = more && args[wanted + 1] ? args[wanted + 1] - '0' : n;
    if (n == wanted || (more && n > wanted && n <= most))
        return true;
    if (n > most)
        pat_error_at(pat, s->at, "%s takes at most %d arguments", s->kid[0]->name, most);
    else
        pat_error_at(pat, s->kid[0]->at, "%s takes %s%d argument%s, this gives it %d", s->kid[0]->name,
                     more ? "at least " : "", wanted, wanted == 1 ? "" : "s", n);
    return false;
}

static bool add_arguments(struct env *env, struct expr *e, struct syn *s)
{
    const char *args = pat_functions[e->func].args;
    if (!check_count(env->pat, s, args))
        return false;
    const int wanted = (int)strcspn(args, "+*");
    for (int i = 1; i < s->n_kids; i++) {
        const char what = args[i - 1 < wanted ? i - 1 : wanted - 1];
        pat_expr_add(env->pat, e, argument(env, s->kid[i], what, s->n_kids == 2));
    }
    return true;
}

/* ---- values ---- */

static struct value_type result_type(const struct expr *e)
{
    const struct value_type declared = pat_functions[e->func].type;
    if (declared.base != BT_ANY)
        return declared;
    struct value_type t = e->kid[0]->type;
    for (int i = 1; i < e->n_kids; i++)
        if (e->kid[i]->type.base != t.base)
            t.base = t.base == BT_ANY || e->kid[i]->type.base == BT_ANY ? BT_ANY : BT_FLOAT;
    if (t.lists && !declared.lists)
        t.lists--;
    t.optional = false;
    return t;
}

static struct expr *value_of(struct env *env, struct syn *s)
{
    if (!check_count(env->pat, s, "n"))
        return pat_bad_expr(env->pat, s->at);
    struct expr *of = pat_check_any(env, s->kid[1]);
    if (s->kid[1]->kind == SYN_NAME && of->kind != E_VAR && !pat_is_bad(of))
        of = pat_check_node_arg(env, s->kid[1]);
    const bool read = of->kind == E_ATTR || of->kind == E_VAR || of->kind == E_FACT || pat_is_bad(of);
    if (of->kind != E_NODE && (!read || (of->type.base != BT_ANY && !is_tensor(of->type)))) {
        pat_error_at(env->pat, s->kid[1]->at, "value takes a constant or a tensor attribute, this is %s",
                     pat_value_type_text(env->pat, of->type));
        return pat_bad_expr(env->pat, s->at);
    }
    return pat_expr_of(env->pat, E_CONST, s->at, pat_type_of(BT_ANY), of, NULL);
}

static void string_arg(struct pat *pat, struct expr *e, struct span at, const char *what)
{
    if (e->type.base != BT_ANY && (e->type.base != BT_STRING || e->type.lists))
        pat_error_at(pat, at, "%s is a string, this is %s", what, pat_value_type_text(pat, e->type));
}

static struct expr *dim_of(struct env *env, struct syn *s)
{
    if (!check_count(env->pat, s, "nss"))
        return pat_bad_expr(env->pat, s->at);
    struct expr *e = pat_new_expr(env->pat, E_DIM, s->at, pat_type_of(BT_INT));
    pat_expr_add(env->pat, e, pat_check_node_arg(env, s->kid[1]));
    pat_expr_add(env->pat, e, pat_check_expr(env, s->kid[2]));
    pat_expr_add(env->pat, e, pat_check_expr(env, s->kid[3]));
    string_arg(env->pat, e->kid[1], s->kid[2]->at, "a layout");
    string_arg(env->pat, e->kid[2], s->kid[3]->at, "the name of a dimension");
    return e;
}

static struct expr *attr_call(struct env *env, struct syn *s)
{
    if (!check_count(env->pat, s, "na"))
        return pat_bad_expr(env->pat, s->at);
    return pat_check_member(env, pat_check_node_arg(env, s->kid[1]), s->kid[2]->name, s->kid[2]->at, true);
}

static bool has_numbers(const struct expr *list)
{
    const struct value_type one = {.base = list->type.base};
    return list->type.base == BT_ANY || (list->type.lists < 2 && pat_is_number(one));
}

struct expr *pat_check_function(struct env *env, struct syn *s)
{
    const char *name = s->kid[0]->name;
    if (strcmp(name, "value") == 0)
        return value_of(env, s);
    if (strcmp(name, "dim") == 0)
        return dim_of(env, s);
    if (strcmp(name, "attr") == 0)
        return attr_call(env, s);
    const enum func func = find_function(name, false);
    if (func == N_FUNCS)
        return NULL;
    struct expr *e = pat_new_expr(env->pat, E_CALL, s->at, pat_functions[func].type);
    e->func = func;
    if (!add_arguments(env, e, s))
        return pat_bad_expr(env->pat, s->at);
    if (pat_functions[func].args[0] == 'k' && !has_numbers(e->kid[0])) {
        pat_error_at(env->pat, s->kid[1]->at, "expected a list of numbers, found %s",
                     pat_value_type_text(env->pat, e->kid[0]->type));
        return pat_bad_expr(env->pat, s->at);
    }
    e->type = result_type(e);
    return e;
}

/* ---- predicates ---- */

/* What a set's name stands for inside all(y, ..): a member. */
static struct expr *member_of(struct env *env, const struct expr *set)
{
    struct expr *m = pat_new_expr(env->pat, E_NODE, set->at, pat_type_of(BT_NODE));
    m->node = set->kind == E_SET ? set->set->node : NULL;
    if (set->kind == E_SET && !m->node && env->b) {
        struct frame nameless = {.pat = env->pat, .b = env->b};
        m->node = pat_new_pnode(&nameless, P_ANY, set->at);
        *PAT_PUSH(env->pat, env->b->extra) = m->node;
    }
    if (!m->node)
        m->type = pat_type_of(BT_ANY);
    return m;
}

static struct expr *quantifier(struct env *env, struct syn *s, enum ekind kind)
{
    if (!check_count(env->pat, s, "sc"))
        return pat_bad_expr(env->pat, s->at);
    struct expr *set =
        s->kid[1]->kind == SYN_NAME ? pat_check_any(env, s->kid[1]) : pat_bad_expr(env->pat, s->kid[1]->at);
    if (set->kind == E_NODE && set->node && pat_is_bad_pnode(env->pat, set->node))
        return pat_bad_expr(env->pat, s->at);
    if (set->kind != E_SET && !pat_is_unknown(set)) {
        if (s->kid[1]->kind != SYN_NAME || !pat_is_bad(set))
            pat_error_at(env->pat, s->kid[1]->at, "%s takes a set capture", s->kid[0]->name);
        return pat_bad_expr(env->pat, s->at);
    }
    struct expr *member = member_of(env, set);
    struct local local = {s->kid[1]->name, member, env->locals};
    struct env inner = *env;
    inner.locals = &local;
    struct expr *e = pat_condition(env->pat, kind, s->at, set, pat_check_cond(&inner, s->kid[2]));
    e->node = member->node;
    return e;
}

/* distinct(a, b, c): of every two; same_shape(a, b, c): of the first and each other. */
static struct expr *split_pairs(struct pat *pat, const struct expr *all)
{
    const bool every_two = strchr(pat_functions[all->func].args, '*');
    struct expr *e = NULL;
    for (int i = 0; i < all->n_kids; i++)
        for (int k = i + 1; k < all->n_kids; k++) {
            if (i > 0 && !every_two)
                continue;
            struct expr *two = pat_condition(pat, E_PRED, all->at, all->kid[i], all->kid[k]);
            two->func = all->func;
            e = pat_join_conditions(pat, e, two);
        }
    return e;
}

struct expr *pat_check_predicate(struct env *env, struct syn *s)
{
    const char *name = s->kid[0]->name;
    if (strcmp(name, "all") == 0 || strcmp(name, "any") == 0)
        return quantifier(env, s, name[1] == 'l' ? E_ALL : E_SOME);
    const enum func func = find_function(name, true);
    if (func == N_FUNCS)
        return NULL;
    struct expr *e = pat_new_expr(env->pat, E_PRED, s->at, pat_type_of(BT_BOOL));
    e->func = func;
    if (!add_arguments(env, e, s))
        return pat_bad_expr(env->pat, s->at);
    return e->n_kids > 2 ? split_pairs(env->pat, e) : e;
}
