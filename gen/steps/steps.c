/* steps.c -- the steps of one function, as a search adds them.
 *
 * In:   what is to be done, each under a guard.
 * Out:  steps in that order; names that are unique in the function.
 */
#include "steps.h"
#include "emit/emit.h"

#include <string.h>

enum { FREE_CHOICES = 4 }; /* the outermost loops: the few ways through them cost less than states */

/* ---- identifiers ---- */

void reserve_name(struct routine *r, const char *name)
{
    name = intern_str(name);
    if (pat_map_get(&r->taken, name))
        return;
    map_put(&r->taken, name, (void *)"");
    *PUSH(r->reserved) = name;
}

static int *suffix_of(struct routine *r, const char *wanted)
{
    int *suffix = pat_map_get(&r->suffix, wanted);
    if (!suffix) {
        suffix = alloc(sizeof *suffix);
        *suffix = 2;
        map_put(&r->suffix, wanted, suffix);
    }
    return suffix;
}

const char *new_name(struct routine *r, const char *wanted)
{
    wanted = intern_str(beside_file(wanted));
    const char *name = intern_str(c_safe(wanted));
    while (pat_map_get(&r->taken, name))
        name = format("%s_%d", wanted, (*suffix_of(r, wanted))++);
    map_put(&r->taken, name, (void *)wanted);
    return name;
}

/* ---- the function ---- */

struct routine *routine_new(const char *name)
{
    struct routine *r = alloc(sizeof *r);
    *r = (struct routine){.name = name};
    r->to = &r->steps;
    return r;
}

struct routine *function_new(const char *type, const char *name)
{
    struct routine *r = routine_new(name);
    r->head = format("%s %s", type, name);
    r->signature = ALL_PARAMS;
    return r;
}

struct routine *function_of_node(const char *type, const char *name)
{
    struct routine *r = function_new(type, name);
    add_parameter(r, "const dfg_graph *", "g", NULL);
    add_parameter(r, "dfg_node", "n", NULL);
    return r;
}

static void drop_steps(struct steps *steps)
{
    for (int i = 0; steps && i < steps->n; i++) {
        drop_steps(steps->at[i].body);
        drop_steps(steps->at[i].other);
    }
    if (steps)
        DROP(*steps);
}

void routine_drop(struct routine *r)
{
    for (int i = 0; i < r->parts.n; i++)
        routine_drop(r->parts.at[i]);
    drop_steps(&r->steps);
    map_drop(&r->taken);
    map_drop(&r->suffix);
    DROP(r->parts);
    DROP(r->params);
    DROP(r->reserved);
    DROP(r->states);
}

void add_parameter(struct routine *r, const char *type, const char *name, cx arg)
{
    *PUSH(r->params) = (struct parameter){.type = type, .name = intern_str(name), .arg = arg};
}

/* ---- steps ---- */

struct span steps_from(struct routine *r, struct span of)
{
    const struct span before = r->from;
    r->from = (struct span){of.src, of.begin, of.begin};
    return before;
}

struct action *step_copy(struct steps *to, const struct action *step)
{
    struct action *copy = PUSH(*to);
    *copy = *step;
    copy->type = step->type ? intern_str(step->type) : NULL;
    copy->name = step->name ? intern_str(step->name) : NULL;
    return copy;
}

struct action *add_step(struct routine *r, enum step_kind kind, const struct guard *guard)
{
    const int certain = r->certain.n ? r->certain.at[r->certain.n - 1] : 0;
    return step_copy(r->to, &(struct action){.kind = kind, .from = r->from, .guard = guard, .certain = certain});
}

struct action *add_named(struct routine *r, enum step_kind kind, const struct guard *guard, const char *type,
                         const char *name, cx value)
{
    struct action *step = add_step(r, kind, guard);
    step->type = type ? intern_str(type) : NULL;
    step->name = intern_str(name);
    step->value = value;
    return step;
}

void let(struct routine *r, const struct guard *guard, const char *type, const char *name, cx value)
{
    add_named(r, STEP_LET, guard, type, name, value)->fixed = !guard && r->n_loops == 0;
}

void let_here(struct routine *r, const struct guard *guard, const char *type, const char *name, cx value)
{
    let(r, guard, type, name, value);
    r->to->at[r->to->n - 1].here = true;
}

void brief(struct routine *r)
{
    r->to->at[r->to->n - 1].brief = true;
}

void array(struct routine *r, const char *type, const char *name, int n)
{
    add_named(r, STEP_ARRAY, NULL, type, name, cx_int(n));
}

void set(struct routine *r, const struct guard *guard, const char *name, cx value)
{
    add_named(r, STEP_SET, guard, NULL, name, value);
}

/* The body of `if (cond)`, for one statement. */
static struct action *add_if(struct routine *r, const struct guard *guard, cx cond, enum step_kind kind)
{
    struct action *step = add_step(r, STEP_IF, guard);
    step->value = cond;
    step->bare = true;
    step->body = alloc(sizeof *step->body);
    return step_copy(step->body, &(struct action){.kind = kind, .from = r->from, .certain = step->certain});
}

void set_if(struct routine *r, const struct guard *guard, cx cond, const char *name, cx value)
{
    struct action *step = add_if(r, guard, cond, STEP_SET);
    step->name = intern_str(name);
    step->value = value;
}

void do_if(struct routine *r, cx cond, cx effect)
{
    add_if(r, NULL, cond, STEP_DO)->value = effect;
}

void give_if(struct routine *r, cx cond, cx value)
{
    add_if(r, NULL, cond, STEP_RETURN)->value = value;
}

void fail_if(struct routine *r, const struct guard *guard, cx cond)
{
    add_step(r, STEP_FAIL, guard)->value = cond;
}

static void add_test(struct routine *r, const struct guard *guard, cx cond, enum joins joins)
{
    if (!cond)
        return;
    struct action *step = add_step(r, STEP_FAIL, guard);
    step->value = cx_not(cond);
    step->joins = joins;
}

void test(struct routine *r, const struct guard *guard, cx cond)
{
    add_test(r, guard, cond, JOINS_SHORT);
}

void test_too(struct routine *r, const struct guard *guard, cx cond)
{
    add_test(r, guard, cond, JOINS_ALL);
}

void note(struct routine *r, const struct guard *guard, const char *text)
{
    add_step(r, STEP_NOTE, guard)->name = text;
}

void do_this(struct routine *r, const struct guard *guard, cx call)
{
    add_step(r, STEP_DO, guard)->value = call;
}

void give(struct routine *r, cx value)
{
    add_step(r, STEP_RETURN, NULL)->value = value;
}

/* ---- loops ---- */

void begin_choice(struct routine *r, const struct pnode *at)
{
    if (r->has_choice)
        return;
    r->has_choice = true;
    struct action *step = add_step(r, STEP_CHOICE, NULL);
    step->at = at;
    if (r->next_state && !is_free_choice(r))
        step->id = ++*r->next_state;
}

bool is_free_choice(const struct routine *r)
{
    return r->n_loops < FREE_CHOICES;
}

static struct action *add_loop(struct routine *r, enum step_kind kind, const char *type, const char *var,
                               cx value)
{
    begin_choice(r, NULL);
    struct action *step = add_named(r, kind, NULL, type, var, value);
    r->n_loops++;
    r->has_choice = false;
    return step;
}

/* In other options it runs once. */
static cx or_once(const struct guard *option, cx value)
{
    return option ? cx_if(guard_cond(option), value, cx_uint(1)) : value;
}

void open_loop(struct routine *r, const struct guard *guard, const char *var, cx count)
{
    struct action *step = add_loop(r, STEP_LOOP, "uint32_t", var, or_once(guard, count));
    step->words = 1;
    step->option = guard;
}

void record(struct routine *r, const struct guard *guard, const char *type, const char *name)
{
    add_named(r, STEP_RECORD, guard, type, name, NULL);
}

void open_ways(struct routine *r, const struct guard *guard, const char *way, cx call, int words)
{
    struct action *step = add_loop(r, STEP_WAYS, "uint32_t", way, or_once(guard, call));
    step->words = words;
    step->option = guard;
    for (int i = -1; guard && -i < r->to->n && step[i].kind == STEP_RECORD; i--) /* what it fills stands in front */
        step[i].value = cx_text("{0}"), step[i].option = guard;
}

void open_walk(struct routine *r, const char *var, cx first, cx next)
{
    add_loop(r, STEP_WALK, "dfg_node", var, first)->next = next;
}

void begin_body(struct routine *r, struct action *step)
{
    step->body = alloc(sizeof *step->body);
    *PUSH(r->around) = r->to;
    r->to = step->body;
}

void begin_for(struct routine *r, const struct guard *guard, const char *var, cx cond)
{
    begin_body(r, add_named(r, STEP_FOR, guard, "uint32_t", var, cond));
}

void begin_for_walk(struct routine *r, const struct guard *guard, const char *var, cx first, cx next)
{
    struct action *step = add_named(r, STEP_FOR_WALK, guard, "dfg_node", var, first);
    step->next = next;
    begin_body(r, step);
}

void end_for(struct routine *r)
{
    r->to = r->around.at[--r->around.n];
}

bool is_loop(const struct action *step)
{
    return step->kind == STEP_LOOP || step->kind == STEP_WALK || step->kind == STEP_WAYS;
}

int n_words(const struct steps *steps, int from)
{
    int n = 0;
    for (int i = from; i < steps->n; i++)
        n += steps->at[i].words;
    return n;
}

/* Nothing, or what a function says of no argument. */
static bool is_constant(cx value)
{
    return !value || value == cx_true() || (value->kind == CX_CALL && value->n == 0);
}

bool never_succeeds(const struct routine *r)
{
    bool never = false;
    for (int i = 0; i < r->steps.n; i++) {
        const struct action *step = &r->steps.at[i];
        never = never || (step->kind == STEP_FAIL && !step->guard && is_constant(step->value));
    }
    return never;
}

/* ---- what is known of a search ---- */

void begin_certain(struct routine *r)
{
    *PUSH(r->certain) = r->steps.n + 1;
}

void end_certain(struct routine *r)
{
    r->certain.n--;
}

void add_mark(struct routine *r, enum step_kind kind)
{
    add_step(r, kind, NULL);
}

void accept_value(struct routine *r, cx value, const char *member)
{
    struct action *step = add_step(r, STEP_ACCEPT, NULL);
    step->value = value;
    step->name = member;
}

/* ---- what steps mention ---- */

void each_cx_in(const struct steps *steps, void (*each)(void *ctx, cx), void *ctx)
{
    for (int i = 0; steps && i < steps->n; i++)
        each_cx(&steps->at[i], each, ctx);
}

void each_cx(const struct action *step, void (*each)(void *ctx, cx), void *ctx)
{
    for (const struct guard *l = step->guard; l; l = l->up)
        each(ctx, l->choice->var);
    each(ctx, step->value);
    each(ctx, step->first);
    each(ctx, step->next);
    each(ctx, step->after);
    if (step->kind == STEP_ACCEPT) {
        each(ctx, cx_name(step->name ? "accept" : "m"));
        each(ctx, step->name ? cx_name("ctx") : NULL);
    }
    each_cx_in(step->body, each, ctx);
    each_cx_in(step->other, each, ctx);
}

struct each_text {
    enum cx_kind kind;
    void (*each)(void *ctx, const char *);
    void *ctx;
};

static void texts_of(void *ctx, cx e)
{
    const struct each_text *to = ctx;
    cx_each(e, to->kind, to->each, to->ctx);
}

void each_name(const struct action *step, void (*each)(void *ctx, const char *variable), void *ctx)
{
    each_cx(step, texts_of, &(struct each_text){CX_NAME, each, ctx});
}

void put_texts(struct map *texts, const struct steps *steps, enum cx_kind kind)
{
    each_cx_in(steps, texts_of, &(struct each_text){kind, put_name, texts});
}

void put_name(void *names, const char *name)
{
    if (!pat_map_get(names, name))
        map_put(names, name, (void *)name);
}

static void put_bound(struct map *names, const struct action *step)
{
    if (step->name && step->kind != STEP_NOTE && step->kind != STEP_ACCEPT)
        put_name(names, step->name);
    for (int i = 0; step->body && i < step->body->n; i++)
        put_bound(names, &step->body->at[i]);
}

struct names_of names_of(const struct action *step)
{
    struct names_of names = {0};
    each_name(step, put_name, &names.reads);
    put_bound(&names.writes, step);
    return names;
}

void drop_names_of(struct names_of *names)
{
    map_drop(&names->reads);
    map_drop(&names->writes);
}

bool do_meet(const struct map *a, const struct map *b)
{
    bool meet = false;
    for (int i = 0; i < a->cap && !meet; i++)
        meet = a->key[i] && pat_map_get(b, a->key[i]);
    return meet;
}

bool declares_for_all(const struct action *step)
{
    static const bool rows[] = {
#define STEP_ROW(id, declares, ...) declares,
        STEP_KINDS(STEP_ROW)
#undef STEP_ROW
    };
    return rows[step->kind];
}

const char *absent_value(const char *type)
{
    if (strcmp(type, "dfg_node") == 0)
        return "DFG_NONE";
    if (strcmp(type, "dfg_dim") == 0)
        return "DFG_DIM_UNKNOWN";
    if (strcmp(type, "dfg_val") == 0)
        return "dfg_nil()";
    if (strcmp(type, "struct dfg_nodes") == 0)
        return "{ NULL, 0 }";
    return strcmp(type, "bool") == 0 ? "false" : "0";
}

/* ---- when all steps are there ---- */

cx routine_call(const struct routine *r)
{
    VEC(cx) args = {0};
    for (int i = 0; i < r->params.n; i++)
        *PUSH(args) = r->params.at[i].arg ? r->params.at[i].arg : cx_name(r->params.at[i].name);
    return cx_call_of(r->name, args.n, args.at);
}

static void shape_body(struct routine *r)
{
    join_tests(&r->steps);
    nest(&r->steps);
    simplify(&r->steps);
    if (!r->fails)
        answer_at_once(&r->steps);
}

void run_passes(struct routine *r)
{
    r->fails |= r->n_loops > 0;
    drop_unused(r);
    share_records(r);
    join_options(r);
    join_aliases(r);
    keep_states(r);
    drop_params(r);
    split(r);
    shape_body(r);
    for (int i = 0; i < r->parts.n; i++)
        shape_body(r->parts.at[i]);
    rename_kept(r);
}
