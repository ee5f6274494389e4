/* function.c -- static functions of a generated file that its conditions call.
 *
 * In:   functions: a preferred name, parameters and body.
 * Out:  their names; then those that a matcher calls, before it, each once in
 *       the file: equal functions are shared.
 *
 * A function calls earlier ones only.  Those that no matcher calls in the end,
 * since a constant decided, are dropped.
 */
#include "cond.h"
#include "match/match.h"

#include <string.h>

struct made {
    const char *type;
    struct routine *f;
    enum state { PENDING, KEPT, NEEDED, DONE } state;
};

static VEC(struct made) made;
static struct names *file_names;

void functions_begin(struct names *names)
{
    file_names = names;
    made.n = 0;
}

const char *beside_file(const char *local)
{
    return names_beside(file_names, local);
}

/* ---- functions ---- */

static bool is_same(const struct routine *a, const struct routine *b)
{
    bool same = a->text == b->text && /* interned */ a->params.n == b->params.n;
    for (int i = 0; same && i < a->params.n; i++)
        same = a->params.at[i].name == b->params.at[i].name && strcmp(a->params.at[i].type, b->params.at[i].type) == 0;
    return same && same_steps(&a->steps, &b->steps);
}

/* NULL: it is none of these. */
static struct made *made_as(const char *name)
{
    for (int i = made.n - 1; i >= 0; i--)
        if (made.at[i].f->name == name)
            return &made.at[i];
    return NULL;
}

bool gives_value(const char *function)
{
    const struct made *m = made_as(function);
    return m && strcmp(m->type, "dfg_val") == 0;
}

const struct parameters *function_params(const char *function)
{
    const struct made *m = made_as(function);
    return m ? &m->f->params : NULL;
}

cx function_call(struct routine *f, const char *type, const char *wanted)
{
    f->signature = ALL_PARAMS;
    outline(f, type);
    for (int i = 0; i < made.n && !f->name; i++)
        if (strcmp(made.at[i].type, type) == 0 && is_same(made.at[i].f, f))
            f->name = made.at[i].f->name;
    if (!f->name) {
        f->name = names_own(file_names, wanted);
        f->head = format("static DFG_APART %s %s", type, f->name);
        *PUSH(made) = (struct made){.type = type, .f = f};
    }
    return routine_call(f);
}

static void forget_uncalled(void)
{
    int n = 0;
    for (int i = 0; i < made.n; i++)
        if (made.at[i].state != PENDING)
            made.at[n++] = made.at[i];
        else
            names_free(file_names, made.at[i].f->name);
    made.n = n;
}

/* ---- what is called ---- */

static void use_constant(void *ctx, const char *text)
{
    (void)ctx;
    names_use_list(file_names, text);
    kinds_use(file_names, text);
}

/* A function that is not written yet is needed, and what it mentions. */
static void use_function(void *ctx, const char *name)
{
    (void)ctx;
    if (name == names_options_of(file_names))
        names_use_options(file_names);
    struct made *m = made_as(name);
    if (m && m->state < NEEDED) {
        m->state = NEEDED;
        file_uses_routine(m->f);
    }
}

void file_uses(cx e)
{
    binding_needs(e);
    cx_each(e, CX_CALL, use_function, NULL);
    cx_each(e, CX_TEXT, use_constant, NULL);
}

static void use(void *ctx, cx e)
{
    (void)ctx;
    file_uses(e);
}

void file_uses_routine(const struct routine *r)
{
    each_cx_in(&r->steps, use, NULL);
    for (int i = 0; i < r->parts.n; i++)
        file_uses_routine(r->parts.at[i]);
}

static void keep_function(void *ctx, const char *name)
{
    (void)ctx;
    struct made *m = made_as(name);
    if (m && m->state == PENDING) {
        m->state = KEPT;
        file_keeps_routine(m->f);
    }
}

static void keep(void *ctx, cx e)
{
    cx_each(e, CX_CALL, keep_function, ctx);
}

void file_keeps_routine(const struct routine *r)
{
    each_cx_in(&r->steps, keep, NULL);
    for (int i = 0; i < r->parts.n; i++)
        file_keeps_routine(r->parts.at[i]);
}

void emit_functions(struct out *o)
{
    for (int i = 0; i < made.n; i++)
        if (made.at[i].state == NEEDED) {
            print_alone(made.at[i].f, o);
            made.at[i].state = DONE;
        }
    forget_uncalled();
}
