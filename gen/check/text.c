/* text.c -- what each name in the text means, for editors.
 *
 * In:   the syntax of all files of a check, its declarations; errors or not.
 * Out:  each name with the place of its declaration.  What is unknown is left out.
 *
 * All that a declaration binds is one scope, except the variables of comprehensions; after that come
 * patterns, op sets and operators, as in names.c.  The operator of an attribute is that of the call:
 * written there, or named by a local.
 */
#include "check.h"

#include <string.h>

enum { MAX_LOCALS_DEEP = 8 }; /* a local that is a local that is a call */

struct local_name {
    const char *name;
    struct span at, whole;
    const struct syn *value; /* of `name = pattern;` */
    const struct local_name *up;
};

struct texts {
    struct pat *pat;
    VEC(struct name) names;
    const struct local_name *locals;
};

static void add_name(struct texts *t, struct name n)
{
    const char *text = n.at.src->text + n.at.begin;
    const size_t len = strlen(n.text);
    if (n.at.end - n.at.begin == len + 2 && *text == '`') { /* in back quotes */
        n.at.begin++;
        n.at.end--;
        text++;
    }
    if (len > 0 && n.at.end - n.at.begin == len && memcmp(text, n.text, len) == 0)
        *PAT_PUSH(t->pat, t->names) = n;
}

/* ---- what a declaration binds ---- */

static const struct local_name *find_local(const struct texts *t, const char *name)
{
    const struct local_name *l = t->locals;
    while (l && l->name != name)
        l = l->up;
    return l;
}

static void bind(struct texts *t, const char *name, struct span at, struct span whole,
                 const struct syn *value)
{
    if (!name || find_local(t, name))
        return;
    struct local_name *l = pat_alloc(t->pat, sizeof *l);
    *l = (struct local_name){name, at, whole, value, t->locals};
    t->locals = l;
}

static bool is_param(const struct texts *t, const struct syn *s)
{
    const struct decl *d = pat_map_get(&t->pat->run->decls, s->name);
    return d && d->kind == SYN_PARAM;
}

/* All that s binds, but in comprehensions. */
static void bind_all(struct texts *t, const struct syn *s)
{
    const bool params = s->kind == SYN_PARAMS || s->kind == SYN_SHAPE;
    if (s->kind == SYN_LOCAL || s->kind == SYN_EVERY)
        bind(t, s->name, s->name_at, s->at, s->kid[0]);
    if (s->kind == SYN_ATTR_TEST && s->i == TEST_BIND && s->n_kids > 0 && s->kid[0]->kind == SYN_NAME &&
        !is_param(t, s->kid[0]))
        bind(t, s->kid[0]->name, s->kid[0]->at, s->at, NULL);
    for (int i = 0; i < s->n_kids; i++) {
        const struct syn *k = s->kid[i];
        if (k && params && k->kind == SYN_NAME && (s->kind == SYN_PARAMS || !is_param(t, k)))
            bind(t, k->name, k->at, k->at, NULL);
        if (k)
            bind_all(t, k);
    }
}

/* Parameters of `fn` are patterns: names in them are bound elsewhere. */
static void bind_params(struct texts *t, const struct syn *d)
{
    for (int i = 0; i < d->n_kids; i++)
        if (d->kid[i] && (d->kind != SYN_TABLE || d->kid[i]->kind == SYN_PARAMS))
            bind_all(t, d->kid[i]);
}

/* ---- attributes ---- */

static const struct attr_decl *attr_of_ops(const struct decl *set, const char *name, const struct op **op)
{
    const struct attr_decl *a = NULL;
    for (int i = 0; i < set->ops.n && !a; i++) {
        *op = set->ops.at[i];
        a = pat_attr_of(*op, name);
    }
    return a;
}

/* The declaration of an attribute of what s calls; NULL. */
static const struct attr_decl *attr_of_call(const struct texts *t, const struct syn *s, const char *name,
                                            const struct op **op, int deep)
{
    const struct attr_decl *a = NULL;
    const struct local_name *l = s->kind == SYN_NAME ? find_local(t, s->name) : NULL;
    if (l)
        return l->value && deep < MAX_LOCALS_DEEP ? attr_of_call(t, l->value, name, op, deep + 1) : NULL;
    if (s->kind == SYN_NAME) {
        const struct decl *d = pat_map_get(&t->pat->run->decls, s->name);
        *op = pat_map_get(&t->pat->run->ops, s->name);
        return d && d->kind == SYN_OPS ? attr_of_ops(d, name, op) : *op ? pat_attr_of(*op, name) : NULL;
    }
    const bool first =
        s->kind == SYN_CALL || s->kind == SYN_WITH || s->kind == SYN_TYPED || s->kind == SYN_SELECT;
    const bool all = s->kind == SYN_ALT || s->kind == SYN_AND;
    for (int i = 0; i < s->n_kids && (all || (first && i == 0)) && !a; i++)
        a = attr_of_call(t, s->kid[i], name, op, deep);
    return a;
}

static void add_attr(struct texts *t, const struct syn *of, const char *name, struct span at)
{
    const struct op *op = NULL;
    const struct attr_decl *a = attr_of_call(t, of, name, &op, 0);
    if (!a)
        return;
    struct span declared = a->at;
    declared.end = declared.begin + (uint32_t)strlen(name);
    add_name(t, (struct name){NAME_ATTR, name, at, declared, a->at, op, a});
}

/* ---- names ---- */

static const enum name_kind kinds[] = {
    [SYN_PATTERN] = NAME_PATTERN, [SYN_RULE] = NAME_RULE, [SYN_TABLE] = NAME_TABLE,
    [SYN_COND_DECL] = NAME_COND,  [SYN_OPS] = NAME_OPS,   [SYN_PARAM] = NAME_PARAM,
};

/* A function's name stands for no local, pattern or operator, but for a named condition. */
static void add_use(struct texts *t, const char *name, struct span at, unsigned flags)
{
    const bool function = flags & SYNF_FUNCTION;
    const struct local_name *l = function ? NULL : find_local(t, name);
    const struct decl *d = flags & SYNF_QUOTED ? NULL : pat_map_get(&t->pat->run->decls, name);
    const struct op *op = function ? NULL : pat_map_get(&t->pat->run->ops, name);
    if (function && d && d->kind != SYN_COND_DECL)
        return;
    if (l)
        add_name(t, (struct name){
                        .kind = NAME_LOCAL, .text = name, .at = at, .declared = l->at, .whole = l->whole});
    else if (d)
        add_name(t, (struct name){.kind = kinds[d->kind],
                                  .text = name,
                                  .at = at,
                                  .declared = d->syn->name_at,
                                  .whole = d->syn->at});
    else if (op && !op->undeclared)
        add_name(t,
                 (struct name){
                     .kind = NAME_OP, .text = name, .at = at, .declared = op->at, .whole = op->at, .op = op});
}

/* x.shape, c.groups, or an operator's name with dots; false: not the latter. */
static bool add_dotted(struct texts *t, const struct syn *s)
{
    const char *name = s->name;
    const struct syn *k = s->kid[0];
    for (; k->kind == SYN_FIELD; k = k->kid[0])
        name = pat_format(t->pat, "%s.%s", k->name, name);
    if (k->kind != SYN_NAME || find_local(t, k->name))
        return false;
    name = pat_format(t->pat, "%s.%s", k->name, name);
    if (!pat_map_get(&t->pat->run->ops, name))
        return false;
    add_use(t, name, s->at, 0);
    return true;
}

static void add_all(struct texts *t, const struct syn *s);

static void add_comprehension(struct texts *t, const struct syn *s)
{
    const struct local_name *outer = t->locals;
    add_all(t, s->kid[1]);
    bind(t, s->name, s->name_at, s->at, NULL);
    add_use(t, s->name, s->name_at, 0);
    add_all(t, s->kid[0]);
    t->locals = outer;
}

/* What else than its kids s names. */
static void add_own(struct texts *t, const struct syn *s)
{
    switch ((int)s->kind) {
    case SYN_NAME:
        add_use(t, s->name, s->name_at, s->flags);
        break;
    case SYN_LOCAL:
    case SYN_EVERY:
    case SYN_REST:
        if (s->name)
            add_use(t, s->name, s->name_at, 0);
        break;
    case SYN_FIELD:
        add_attr(t, s->kid[0], s->name, s->name_at);
        break;
    case SYN_WITH:
        for (int i = 0; i < s->kid[1]->n_kids; i++)
            if (s->kid[1]->kid[i]->kind == SYN_ATTR_TEST || s->kid[1]->kid[i]->kind == SYN_ATTR_SET)
                add_attr(t, s->kid[0], s->kid[1]->kid[i]->name, s->kid[1]->kid[i]->name_at);
        break;
    }
}

/* What an entry binds, and the pattern that it names. */
static void bind_entry(struct texts *t, const struct syn *s)
{
    const struct syn *p = s->kid[0];
    const struct decl *d =
        p->kind == SYN_NAME && !s->kid[3] ? pat_map_get(&t->pat->run->decls, p->name) : NULL;
    bind_all(t, s);
    if (d && d->kind == SYN_PATTERN)
        bind_all(t, d->syn);
}

/* `{c}` in the name of a family's entry; {{ is a brace. */
static void add_words(struct texts *t, const struct syn *entry)
{
    struct span at = entry->name_at;
    const char *text = at.src->text, *end = text + at.end, *p = text + at.begin;
    while (p < end && (p = memchr(p, '{', (size_t)(end - p)))) {
        const size_t len = strcspn(++p, "{}\"");
        const char *name = pat_intern(t->pat, p, len);
        at.begin = (uint32_t)(p - text);
        at.end = at.begin + (uint32_t)len;
        if (p[len] == '}' && find_local(t, name))
            add_use(t, name, at, 0);
        p += len + (p[len] != '"');
    }
}

static void add_all(struct texts *t, const struct syn *s)
{
    if (s->kind == SYN_COMP) {
        add_comprehension(t, s);
        return;
    }
    if (s->kind == SYN_FIELD && add_dotted(t, s))
        return;
    add_own(t, s);
    const struct local_name *outer = t->locals;
    if (s->kind == SYN_ENTRY) {
        add_words(t, s);
        bind_entry(t, s);
    }
    for (int i = 0; s->kind == SYN_FOR && i < s->i; i++)
        bind(t, s->kid[i]->name, s->kid[i]->name_at, s->kid[i]->at, NULL);
    for (int i = 0; i < s->n_kids; i++)
        if (s->kid[i])
            add_all(t, s->kid[i]);
    if (s->kind == SYN_ENTRY || s->kind == SYN_FOR)
        t->locals = outer;
}

static void add_op(struct texts *t, const struct syn *s)
{
    const struct op *op = pat_map_get(&t->pat->run->ops, s->name);
    add_use(t, s->name, s->name_at, 0);
    for (int i = 0; op && i < s->n_kids; i++)
        if (s->kid[i]->kind == SYN_ATTR_DECL) {
            const struct attr_decl *a = pat_attr_of(op, s->kid[i]->name);
            if (a)
                add_name(t, (struct name){NAME_ATTR, a->name, s->kid[i]->name_at, s->kid[i]->name_at, a->at,
                                          op, a});
        }
}

static void add_declaration(struct texts *t, const struct syn *s)
{
    t->locals = NULL;
    if (!s->name && s->kind != SYN_LAW)
        return;
    if (s->kind == SYN_OP) {
        add_op(t, s);
        return;
    }
    if (s->kind != SYN_LAW)
        add_use(t, s->name, s->name_at, 0);
    bind_params(t, s);
    for (int i = 0; i < s->n_kids; i++)
        if (s->kid[i])
            add_all(t, s->kid[i]);
}

struct name *pat_names(struct pat *pat, int *n)
{
    struct texts t = {.pat = pat};
    for (int i = 0; pat->run && i < pat->run->files.n; i++) {
        const struct file *f = pat->run->files.at[i];
        for (int k = 0; k < f->n_decls; k++)
            add_declaration(&t, f->decl[k]);
        for (int k = 0; k < f->imports.n; k++) {
            const struct source *to = f->imports.at[k]->src;
            struct name file = {
                .kind = NAME_FILE, .text = f->import_syn.at[k]->text, .at = f->import_syn.at[k]->name_at};
            file.declared = file.whole = (struct span){to, 0, 0};
            *PAT_PUSH(pat, t.names) = file;
        }
    }
    *n = t.names.n;
    return t.names.at;
}
