/* function.c -- static functions of a generated file that its conditions call.
 *
 * In:   functions: a name that is wanted, parameters and body.
 * Out:  their names; then those that a matcher calls, in front of it, each once
 *       in the file: a function is found again by its parts.
 *
 * A function only calls earlier ones, and what no matcher calls in the end,
 * since a constant decided, is forgotten.
 */
#include "cond.h"
#include "match/match.h"
#include "print/layout.h"

#include <string.h>

struct made {
    struct function f;
    const char *name;
    enum { PENDING, NEEDED, DONE } state;
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

static bool is_same(const struct function *a, const struct function *b)
{
    bool same = a->head == b->head && /* interned */ a->params.n == b->params.n && strcmp(a->type, b->type) == 0;
    for (int i = 0; same && i < a->params.n; i++)
        same = a->params.at[i] == b->params.at[i];
    return same && code_same(&a->body, &b->body);
}

const char *function_name(const struct function *f)
{
    for (int i = 0; i < made.n; i++)
        if (is_same(&made.at[i].f, f))
            return made.at[i].name;
    const char *name = names_own(file_names, f->wanted);
    *PUSH(made) = (struct made){.f = *f, .name = name};
    return name;
}

static void forget_uncalled(void)
{
    int n = 0;
    for (int i = 0; i < made.n; i++)
        if (made.at[i].state == DONE)
            made.at[n++] = made.at[i];
        else
            names_free(file_names, made.at[i].name);
    made.n = n;
}

static void write_function(struct made *m, struct out *o)
{
    const cx no_params = cx_text("void");
    const struct function *f = &m->f;
    const cx head = cx_call_of(format("static %s %s", f->type, m->name), f->params.n ? f->params.n : 1,
                               f->params.n ? f->params.at : &no_params);
    outf(o, "%s%s\n{\n", f->head, laid(head, 0, 4, 1, 0));
    code_print(&f->body, o);
    outf(o, "}\n\n");
    m->state = DONE;
}

static void use_constant(void *ctx, const char *text)
{
    (void)ctx;
    names_use_list(file_names, text);
}

/* A function since the last one that was written is needed, and what it mentions. */
static void use_function(void *ctx, const char *name)
{
    (void)ctx;
    if (name == names_options_of(file_names))
        names_use_options(file_names);
    for (int i = made.n - 1; i >= 0 && made.at[i].state != DONE; i--)
        if (made.at[i].state == PENDING && made.at[i].name == name) {
            made.at[i].state = NEEDED;
            file_uses_code(&made.at[i].f.body);
            return;
        }
}

void file_uses(cx e)
{
    cx_each_call(e, use_function, NULL);
    cx_each_constant(e, use_constant, NULL);
}

void file_uses_code(const struct code *c)
{
    for (int i = 0; i < c->n; i++)
        file_uses(c->at[i].e);
}

void emit_functions(struct out *o)
{
    for (int i = 0; i < made.n; i++)
        if (made.at[i].state == NEEDED)
            write_function(&made.at[i], o);
    forget_uncalled();
}
