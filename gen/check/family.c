/* family.c -- entries made in families: `for c in conv, f in activation: ENTRY`.
 *
 * In:   a `for` of a table as syntax; op sets.
 * Out:  an entry for each choice, as syntax with the names replaced: by the
 *       operator or pattern that they stand for, a call of `none` by its operand,
 *       and {c} in the entry's name by the word.
 * Errors: unknown sets, a name that runs twice, names in braces that do not run,
 *       `none` where it is not called on one operand, families of more than
 *       MAX_FAMILY entries, names that run through each other more than
 *       MAX_USE_DEPTH deep.
 */
#include "check.h"

#include <string.h>

enum { MAX_FAMILY = 4096 };

static const struct choice *find_choice(const struct choice *c, const char *name, size_t len)
{
    while (c && !(strlen(c->name->name) == len && memcmp(c->name->name, name, len) == 0))
        c = c->up;
    return c;
}

static const struct choice *choice_of(const struct syn *s, const struct choice *c)
{
    const bool plain = s->kind == SYN_NAME && s->name && !(s->flags & SYNF_QUOTED);
    return plain ? find_choice(c, s->name, strlen(s->name)) : NULL;
}

const char *pat_choice_text(struct pat *pat, const struct choice *c)
{
    const char *this = pat_format(pat, "%s = %s", c->name->name, c->is->syn->name);
    return c->up ? pat_format(pat, "%s, %s", pat_choice_text(pat, c->up), this) : this;
}

/* An entry on its way. */
struct text {
    const struct choice *choice;
    bool broken; /* an error was said of it */
};

/* ---- the names of entries ---- */

static void unknown_word(struct pat *pat, struct text *t, const struct syn *entry, const char *name,
                         size_t len)
{
    t->broken = true;
    if (!name[len]) {
        pat_error_at(pat, entry->name_at, "a '}' is missing in the name; a brace as itself is written {{");
        return;
    }
    pat_error_at(pat, entry->name_at, "no `for` declares '%.*s', which is in braces here", (int)len, name);
    pat_nearest_begin(pat, pat_intern(pat, name, len));
    for (const struct choice *c = t->choice; c; c = c->up)
        pat_nearest_try(&pat->nearest, c->name->name);
    const char *near = pat->nearest.best;
    if (near)
        pat_hint(pat, "did you mean {%s}?", near);
    else
        pat_hint(pat, "a brace as itself is written {{");
}

/* The name with the word of each choice; {{ is a brace. */
static const char *entry_name(struct pat *pat, struct text *t, const struct syn *entry)
{
    const char *text = pat_intern_str(pat, "");
    for (const char *p = entry->text; *p;) {
        size_t len = strcspn(p, "{");
        text = pat_format(pat, "%s%.*s", text, (int)len, p);
        p += len;
        if (*p == '{' && p[1] == '{') {
            text = pat_format(pat, "%s{", text);
            p += 2;
        } else if (*p == '{') {
            len = strcspn(++p, "}");
            const struct choice *c = p[len] ? find_choice(t->choice, p, len) : NULL;
            if (c)
                text = pat_format(pat, "%s%s", text, c->is->word);
            else
                unknown_word(pat, t, entry, p, len);
            p += len + (p[len] == '}');
        }
    }
    return text;
}

/* ---- the text of entries ---- */

static struct syn *put_choice(struct pat *pat, struct text *t, const struct syn *s, const struct choice *c)
{
    struct syn *copy = pat_alloc(pat, sizeof *copy);
    *copy = *c->is->syn;
    copy->at = s->at;
    copy->name_at = s->name_at;
    copy->flags |= s->flags;
    if (copy->kind == SYN_NONE) {
        pat_error_at(pat, s->at, "`none` means the operand of a call: write %s(...)", s->name);
        t->broken = true;
    }
    return copy;
}

/* The operand that a call of `none` stands for. */
static const struct syn *none_of(struct pat *pat, struct text *t, const struct syn *call)
{
    const struct syn *p = call->n_kids == 2 ? call->kid[1] : NULL;
    if (p && p->kind != SYN_REST && p->kind != SYN_OPT_ARG && p->kind != SYN_EVERY_OF)
        return p;
    pat_error_at(pat, call->at, "`none` means its only operand");
    t->broken = true;
    return NULL;
}

/* What is written, with what the names stand for; the height of the text bounds the recursion. */
static struct syn *put_choices(struct pat *pat, struct text *t, const struct syn *s)
{
    const struct choice *c = choice_of(s, t->choice);
    if (c)
        return put_choice(pat, t, s, c);
    c = s->kind == SYN_CALL ? choice_of(s->kid[0], t->choice) : NULL;
    const struct syn *operand = c && c->is->syn->kind == SYN_NONE ? none_of(pat, t, s) : NULL;
    if (operand)
        return put_choices(pat, t, operand);
    struct syn *copy = pat_alloc(pat, sizeof *copy);
    *copy = *s;
    copy->kid = pat_alloc(pat, sizeof *copy->kid * (size_t)s->n_kids);
    for (int i = 0; i < s->n_kids && !t->broken; i++)
        copy->kid[i] = s->kid[i] ? put_choices(pat, t, s->kid[i]) : NULL;
    return copy;
}

/* A parameter would hide what the family means. */
static void check_parameter(struct pat *pat, struct text *t, const struct syn *param)
{
    for (const struct choice *c = t->choice; c; c = c->up) {
        const bool runs = param->name == c->name->name;
        if (!runs && param->name != c->is->syn->name)
            continue;
        pat_error_at(pat, param->at, "'%s' is a parameter here and what a `for` %s", param->name,
                     runs ? "runs" : "runs over");
        pat_note_at(pat, c->name->at, "this one");
        t->broken = true;
    }
}

/* The entry with what the names stand for; NULL: an error was said. */
struct syn *pat_choose(struct pat *pat, const struct syn *entry, const struct choice *choice)
{
    struct text t = {.choice = choice};
    const struct syn *params = entry->kid[3];
    for (int i = 0; params && i < params->n_kids; i++)
        check_parameter(pat, &t, params->kid[i]);
    const char *name = entry_name(pat, &t, entry);
    struct syn *copy = put_choices(pat, &t, entry);
    copy->text = name;
    copy->text_len = strlen(name);
    return t.broken ? NULL : copy;
}

/* ---- running ---- */

struct running {
    const struct syn *family;
    void (*each)(struct pat *, void *ctx, struct syn *, const struct choice *);
    void *ctx;
};

static void choose_next(struct pat *pat, const struct running *r, int i, const struct choice *outer)
{
    const struct syn *s = r->family;
    if (i == s->i) {
        for (int k = i; k < s->n_kids; k++)
            r->each(pat, r->ctx, s->kid[k], outer);
        return;
    }
    const struct decl *set = pat_find_decl(pat, s->kid[i]->kid[0]->name, SYN_OPS);
    for (int k = 0; set && k < set->members.n; k++)
        choose_next(pat, r, i + 1, &(struct choice){s->kid[i], &set->members.at[k], outer});
}

static int depth_of(const struct choice *c)
{
    int n = 0;
    for (; c; c = c->up)
        n++;
    return n;
}

static bool check_running(struct pat *pat, const struct syn *name, const struct syn *family,
                          const struct choice *outer)
{
    const struct syn *set = name->kid[0];
    const struct choice *up = choice_of(name, outer);
    const struct syn *before = up ? up->name : NULL;
    for (int i = 0; family->kid[i] != name; i++)
        if (family->kid[i]->name == name->name)
            before = family->kid[i];
    if (before) {
        pat_error_at(pat, name->name_at, "'%s' runs twice", name->name);
        pat_note_at(pat, before->name_at, "first here");
        return false;
    }
    if (pat_find_decl(pat, set->name, SYN_OPS))
        return true;
    pat_unknown_name(pat, NULL, set->at, "op set", set->name);
    return false;
}

/* How many choices; 0: an error was said. */
static int count_choices(struct pat *pat, const struct syn *s, const struct choice *outer)
{
    int n = 1;
    for (int i = 0; i < s->i; i++) {
        if (!check_running(pat, s->kid[i], s, outer))
            return 0;
        n *= pat_find_decl(pat, s->kid[i]->kid[0]->name, SYN_OPS)->members.n;
        if (n > MAX_FAMILY || depth_of(outer) + i >= MAX_USE_DEPTH) {
            pat_error_at(pat, s->at,
                         n > MAX_FAMILY ? "a family has at most %d choices" : "at most %d names run here",
                         n > MAX_FAMILY ? MAX_FAMILY : MAX_USE_DEPTH);
            return 0;
        }
    }
    return n;
}

void pat_run_family(struct pat *pat, const struct syn *family, const struct choice *outer,
                    void (*each)(struct pat *, void *ctx, struct syn *, const struct choice *), void *ctx)
{
    const struct running r = {.family = family, .each = each, .ctx = ctx};
    if (count_choices(pat, family, outer) > 0)
        choose_next(pat, &r, 0, outer);
}
