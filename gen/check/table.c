/* table.c -- capability tables: entries, their conditions and costs, attributes.
 *
 * In:   `table` declarations as syntax.
 * Out:  struct table.  An entry that adds conditions, or a cost that depends on
 *       the match, has a pattern of its own: the named one with these.  Entries of
 *       a family are those of its choices.
 * Errors: entries that name no pattern; costs that are no numbers; attributes
 *       that are no constants or given twice; an entry of a family with the name
 *       of another entry.
 */
#include "check.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

static void check_table_attrs(struct table *t, const struct syn *s)
{
    const char **names = alloc(sizeof *names * (size_t)(t->n_attrs + s->n_kids + 1));
    struct value *values = alloc(sizeof *values * (size_t)(t->n_attrs + s->n_kids + 1));
    for (int i = 0; i < t->n_attrs; i++) {
        names[i] = t->attr_names[i];
        values[i] = t->attr_values[i];
    }
    t->attr_names = names;
    t->attr_values = values;
    for (int i = 0; i < s->n_kids; i++) {
        struct syn *a = s->kid[i];
        struct env env = {0};
        bool twice = false;
        if (a->kind != SYN_ATTR_SET) {
            error_at(a->at, "a table has no captured attributes to take");
            continue;
        }
        for (int k = 0; k < t->n_attrs && !twice; k++)
            twice = names[k] == a->name;
        if (twice)
            error_at(a->name_at, "attribute '%s' is given twice", a->name);
        else if (!fold(check_expr(&env, a->kid[0]), &values[t->n_attrs]))
            error_at(a->kid[0]->at, "an attribute of a table is a constant");
        else
            names[t->n_attrs++] = a->name;
    }
}

/* ---- entries ---- */

/* The pattern that an entry names; NULL: it is written in place, or *bad. */
static struct decl *named_pattern(const struct syn *s, bool *bad)
{
    const struct syn *p = s->kid[0];
    *bad = false;
    if (p->kind != SYN_NAME || s->kid[3])
        return NULL;
    struct decl *d = p->flags & SYNF_QUOTED ? NULL : find_decl(p->name, DECL_PATTERN);
    *bad = !d;
    if (d)
        return d;
    if (find_op(p->name) || find_decl(p->name, DECL_OPS)) {
        error_at(p->at, "'%s' is no pattern: a call of it is written %s(...)", p->name, p->name);
        return NULL;
    }
    if (find_decl(p->name, DECL_RULE)) {
        error_at(p->at, "'%s' is a rule, and an entry is a pattern", p->name);
        return NULL;
    }
    if (is_lost(p->name))
        return NULL;
    error_at(p->at, "unknown pattern '%s'", p->name);
    nearest_begin(p->name);
    for (int i = 0; i < run.decl_list.n; i++)
        if (run.decl_list.at[i]->kind == DECL_PATTERN)
            nearest_offer(run.decl_list.at[i]->name);
    const char *near = nearest_end();
    if (near)
        hint("did you mean %s?", near);
    return NULL;
}

static void check_cost(struct entry *e, struct frame *f, struct syn *s)
{
    struct env env = {.frame = f, .b = f ? f->b : NULL};
    struct value v;
    e->cost = check_expr(&env, s);
    if (f)
        refresh_pattern(f->b);
    if (!is_number(e->cost->type))
        error_at(s->at, "a cost is a number, this is %s", value_type_text(e->cost->type));
    else if (fold(e->cost, &v) && value_fits(&v, type_of(BT_FLOAT)) && !(v.f >= 0 && isfinite(v.f)))
        error_at(s->at, "a cost is at least 0");
}

static bool is_constant(struct syn *s)
{
    struct value v;
    return !s || literal_value(s, &v);
}

/* choice: of an entry of a family, or NULL. */
static void check_entry(struct decl *table, struct table *t, struct syn *s, const char *choice)
{
    t->entries = grow_kids(t->entries, t->n_entries, sizeof *t->entries);
    struct entry *e = &t->entries[t->n_entries];
    struct syn *where = s->kid[1], *cost = s->kid[2];
    struct frame *f = NULL;
    bool bad;
    struct decl *d = named_pattern(s, &bad);
    if (!*s->text) {
        error_at(s->name_at, "an entry has a name");
        return;
    }
    *e = (struct entry){.name = s->text, .duplicate = s->flags & SYNF_DUPLICATE, .choice = choice, .at = s->name_at};
    if (d)
        *PUSH(table->uses) = d;
    if (bad || (d && !check_decl(d)))
        return;
    if (!d) {
        e->pattern = build_entry(table, s, &f);
    } else if (where || !is_constant(cost) || !d->own) {
        e->pattern = build_pattern(d, where, &f);
        e->pattern->name = s->text;
    } else {
        e->pattern = d->pattern;
    }
    if (f && f->b->broken)
        return;
    if (d && d->own)
        e->of = d->pattern;
    e->pattern->is_entry = e->pattern != e->of;
    if (e->pattern->is_entry)
        e->pattern->choice = choice;
    if (cost)
        check_cost(e, f, cost);
    t->n_entries++;
}

/* ---- families ---- */

struct target { struct decl *decl; struct table *table; };

/* Entries of one name are meant only where each of them is written. */
static bool check_name_is_new(const struct table *t, const struct syn *s, const struct choice *choice)
{
    for (int i = 0; i < t->n_entries; i++) {
        const struct entry *e = &t->entries[i];
        if (e->name != s->text || !(choice || e->choice))
            continue;
        error_at(s->name_at, "the table has an entry '%s' already", s->text);
        note_at(e->at, e->choice ? "with %s" : "here", e->choice);
        return false;
    }
    return true;
}

/* An entry or a family; choice: NULL outside of families. */
static void check_item(void *ctx, struct syn *s, const struct choice *choice)
{
    const struct target *to = ctx;
    if (s->kind == SYN_FOR) {
        run_family(s, choice, check_item, ctx);
        return;
    }
    const char *text = choice ? choice_text(choice) : NULL;
    error_choice(text);
    if (choice)
        s = choose(s, choice);
    if (s && check_name_is_new(to->table, s, choice))
        check_entry(to->decl, to->table, s, text);
    error_choice(NULL);
}

void check_table(struct decl *d)
{
    const struct syn *s = d->syn;
    struct table *t = alloc(sizeof *t);
    *t = (struct table){.name = d->name, .own = d->own, .last_wins = s->flags & SYNF_LAST_WINS, .at = s->at};
    bool any = false; /* written, however wrong */
    for (int i = 0; i < s->n_kids; i++) {
        any = any || s->kid[i]->kind != SYN_ATTRS;
        if (s->kid[i]->kind == SYN_ATTRS)
            check_table_attrs(t, s->kid[i]);
        else
            check_item(&(struct target){d, t}, s->kid[i], NULL);
    }
    if (!any && d->own)
        error_at(s->name_at, "table '%s' has no entry", d->name);
    *PUSH(run.tables) = t;
}

/* ---- C names ---- */

/* "npu.conv_relu" of table npu: conv_relu; "cmsis-nn.qnn_add" of table cmsis_nn: qnn_add. */
static const char *short_name(const struct table *t, const char *entry)
{
    const size_t len = strlen(t->name);
    for (size_t i = 0; i < len; i++)
        if (entry[i] != t->name[i] && !(entry[i] == '-' && t->name[i] == '_'))
            return entry;
    return entry[len] == '.' && entry[len + 1] ? entry + len + 1 : entry;
}

static const char *upper(const char *s)
{
    const size_t len = strlen(s);
    char *text = alloc(len + 1);
    for (size_t i = 0; i < len; i++)
        text[i] = (char)toupper((unsigned char)s[i]);
    return intern(text, len);
}

/* A table called as the prefix (dnnl with --prefix dnnl_) says it already. */
static const char *prefix_of(const struct table *t)
{
    const char *prefix = opt.prefix ? opt.prefix : "";
    return intern_str(prefix) == format("%s_", t->name) ? "" : prefix;
}

void name_tables(void)
{
    for (int i = 0; i < run.tables.n; i++)
        if (run.tables.at[i]->own)
            run.tables.at[i]->c_name = c_name_of(prefix_of(run.tables.at[i]), run.tables.at[i]->name);
    for (int i = 0; i < run.tables.n; i++) {
        const struct table *t = run.tables.at[i];
        for (int k = 0; t->own && k < t->n_entries; k++) {
            struct entry *e = &t->entries[k];
            e->c_name = c_name_of(upper(t->c_name), upper(short_name(t, e->name)));
            if (e->pattern->is_entry)
                e->pattern->c_name = c_name_of(t->c_name, short_name(t, e->name));
        }
    }
}
