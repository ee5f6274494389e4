/* names.c -- names to things: declarations, operators, C identifiers.
 *
 * A name is looked up as local binding, parameter, pattern, op set, operator
 * (language.md, 1); each kind of lookup is one function here, and marks the
 * file that declares what it found as used.
 * Unknown names are errors with the nearest known name.
 */
#include "check.h"

#include <ctype.h>
#include <string.h>

const struct op *find_op(const char *name)
{
    const struct op *op = map_get(&run.ops, name);
    if (op)
        mark_used(op->at.src);
    return op;
}

struct decl *find_decl(const char *name, enum decl_kind kind)
{
    struct decl *d = map_get(&run.decls, name);
    if (!d || d->kind != kind)
        return NULL;
    mark_used(d->syn->at.src);
    return d;
}

struct binding *find_binding(const struct frame *f, const char *name)
{
    for (int i = 0; f && i < f->names.n; i++)
        if (f->names.at[i]->name == name)
            return f->names.at[i];
    return NULL;
}

struct binding *add_binding(struct frame *f, enum bind_kind kind, const char *name, struct span at)
{
    struct binding *b = alloc(sizeof *b);
    *b = (struct binding){.name = name, .kind = kind, .at = at};
    *PUSH(f->names) = b;
    return b;
}

static void say_nearest(const char *name)
{
    const char *near = nearest_end();
    if (near && strcmp(near, name) != 0)
        hint("did you mean %s?", near);
}

static void offer_ops(void)
{
    for (int i = 0; i < run.op_list.n; i++)
        nearest_offer(run.op_list.at[i]->name);
}

static void offer_decls(bool values)
{
    for (int i = 0; i < run.decl_list.n; i++) {
        const enum decl_kind k = run.decl_list.at[i]->kind;
        if (values ? k == DECL_PARAM || k == DECL_COND : k == DECL_PATTERN || k == DECL_OPS)
            nearest_offer(run.decl_list.at[i]->name);
    }
}

bool is_lost(const char *name)
{
    const char *dot = strchr(name, '.');
    return map_get(&run.lost, dot ? intern(name, (size_t)(dot - name)) : name);
}

/* Forms that have a word of their own. */
static void offer_words(bool values)
{
    static const char *const of_values[] = {"true", "false", "none", NULL};
    static const char *const of_patterns[] = {"_",  "const",     "var",    "input",  "global",
                                              "op", "dominates", "approx", "scalar", "splat",
                                              "if", "let",       NULL};
    for (const char *const *word = values ? of_values : of_patterns; *word; word++)
        nearest_offer(*word);
}

static void offer_names(const struct frame *f)
{
    for (int i = 0; f && i < f->names.n; i++)
        if (f->names.at[i]->kind != BIND_BAD)
            nearest_offer(f->names.at[i]->name);
}

void unknown_name(const struct frame *f, struct span at, const char *what, const char *name)
{
    if (is_lost(name))
        return;
    error_at(at, "unknown %s '%s'", what, name);
    nearest_begin(name);
    offer_names(f);
    offer_decls(false);
    offer_words(false);
    offer_ops();
    say_nearest(name);
}

void unknown_value_name(const struct frame *f, struct span at, const char *name)
{
    if (find_decl(name, DECL_COND)) {
        error_at(at, "condition '%s' lacks its arguments", name);
        return;
    }
    if (is_lost(name))
        return;
    error_at(at, "unknown name '%s'", name);
    nearest_begin(name);
    offer_names(f);
    offer_decls(true);
    offer_words(true);
    offer_dtypes();
    offer_decls(false);
    offer_ops();
    say_nearest(name);
}

void unknown_op(struct span at, const char *name)
{
    if (is_lost(name))
        return;
    error_at(at, "unknown operator '%s'", name);
    nearest_begin(name);
    offer_decls(false);
    offer_words(false);
    offer_ops();
    say_nearest(name);
}

const char *c_name_of(const char *prefix, const char *name)
{
    const bool joined = !*prefix || prefix[strlen(prefix) - 1] == '_';
    const char *both = format("%s%s%s", prefix, joined ? "" : "_", name);
    const size_t len = strlen(both);
    char *id = alloc(len + 2);
    size_t n = 0;
    if (isdigit((unsigned char)both[0]))
        id[n++] = '_';
    for (size_t i = 0; i < len; i++)
        id[n++] = isalnum((unsigned char)both[i]) ? both[i] : '_';
    const char *base = intern(id, n), *c_name = base;
    for (int i = 2; map_get(&run.c_names, c_name); i++)
        c_name = format("%s_%d", base, i);
    map_put(&run.c_names, c_name, (void *)(uintptr_t)1);
    return c_name;
}
