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

static void add_table_attr(struct pat *pat, struct table *t, const char *name, struct value value)
{
    t->attr_names = pat_grow_kids(pat, t->attr_names, t->n_attrs, sizeof *t->attr_names);
    t->attr_values = pat_grow_kids(pat, t->attr_values, t->n_attrs, sizeof *t->attr_values);
    t->attr_names[t->n_attrs] = name;
    t->attr_values[t->n_attrs++] = value;
}

static void check_table_attrs(struct pat *pat, struct table *t, const struct syn *s)
{
    for (int i = 0; i < s->n_kids; i++) {
        struct syn *a = s->kid[i];
        struct value value;
        struct env env = {.pat = pat};
        bool twice = false;
        if (a->kind != SYN_ATTR_SET) {
            pat_error_at(pat, a->at, "a table has no captured attributes to take");
            continue;
        }
        for (int k = 0; k < t->n_attrs && !twice; k++)
            twice = t->attr_names[k] == a->name;
        if (twice)
            pat_error_at(pat, a->name_at, "attribute '%s' is given twice", a->name);
        else if (!pat_fold(pat, pat_check_expr(&env, a->kid[0]), &value))
            pat_error_at(pat, a->kid[0]->at, "an attribute of a table is a constant");
        else
            add_table_attr(pat, t, a->name, value);
    }
}

/* ---- entries ---- */

/* The pattern that an entry names; NULL: it is written in place, or *bad. */
static struct decl *named_pattern(struct pat *pat, const struct syn *s, bool *bad)
{
    const struct syn *p = s->kid[0];
    *bad = false;
    if (p->kind != SYN_NAME || s->kid[3])
        return NULL;
    struct decl *d = p->flags & SYNF_QUOTED ? NULL : pat_find_decl(pat, p->name, SYN_PATTERN);
    *bad = !d;
    if (d)
        return d;
    if (pat_find_op(pat, p->name) || pat_find_decl(pat, p->name, SYN_OPS)) {
        pat_error_at(pat, p->at, "'%s' is no pattern: a call of it is written %s(...)", p->name, p->name);
        return NULL;
    }
    if (pat_find_decl(pat, p->name, SYN_RULE)) {
        pat_error_at(pat, p->at, "'%s' is a rule, and an entry is a pattern", p->name);
        return NULL;
    }
    if (pat_is_lost(pat, p->name))
        return NULL;
    pat_error_at(pat, p->at, "unknown pattern '%s'", p->name);
    pat_nearest_begin(pat, p->name);
    for (int i = 0; i < pat->run->decl_list.n; i++)
        if (pat->run->decl_list.at[i]->kind == SYN_PATTERN)
            pat_nearest_try(&pat->nearest, pat->run->decl_list.at[i]->name);
    pat_hint_nearest(pat);
    return NULL;
}

static void check_cost(struct pat *pat, struct entry *e, struct frame *f, struct syn *s)
{
    struct env env = {.pat = pat, .frame = f, .b = f ? f->b : NULL};
    struct value v;
    e->cost = pat_check_expr(&env, s);
    if (f)
        pat_refresh_pattern(f->b);
    if (!pat_is_number(e->cost->type))
        pat_error_at(pat, s->at, "a cost is a number, this is %s",
                     pat_value_type_text(pat, e->cost->type));
    else if (pat_fold(pat, e->cost, &v) && pat_value_fits(&v, pat_type_of(BT_FLOAT)) &&
             !(v.f >= 0 && isfinite(v.f)))
        pat_error_at(pat, s->at, "a cost is at least 0");
}

static bool is_constant(struct pat *pat, struct syn *s)
{
    struct value v;
    return !s || pat_literal_value(pat, s, &v);
}

/* choice: of an entry of a family, or NULL. */
static void check_entry(struct pat *pat, struct decl *table, struct table *t, struct syn *s,
                        const char *choice)
{
    t->entries = pat_grow_kids(pat, t->entries, t->n_entries, sizeof *t->entries);
    struct entry *e = &t->entries[t->n_entries];
    struct syn *where = s->kid[1], *cost = s->kid[2];
    struct frame *f = NULL;
    bool bad;
    struct decl *d = named_pattern(pat, s, &bad);
    if (!*s->text) {
        pat_error_at(pat, s->name_at, "an entry has a name");
        return;
    }
    *e = (struct entry){
        .name = s->text, .duplicate = s->flags & SYNF_DUPLICATE, .choice = choice, .at = s->name_at};
    if (d)
        *PAT_PUSH(pat, table->uses) = d;
    if (bad || (d && !pat_check_decl(pat, d)))
        return;
    if (!d) {
        e->pattern = pat_build_entry(pat, table, s, &f);
    } else if (where || !is_constant(pat, cost) || !d->own) {
        e->pattern = pat_build_pattern(pat, d, where, &f);
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
        check_cost(pat, e, f, cost);
    t->n_entries++;
}

/* ---- the host ---- */

/* The expression with (x.elements * 1.0) for each macs(x): as good a number that nobody knows yet. */
static struct syn *without_macs(struct pat *pat, struct syn *s)
{
    const bool is_macs = s->kind == SYN_CALL && s->n_kids == 2 && s->kid[0]->kind == SYN_NAME &&
                         strcmp(s->kid[0]->name, "macs") == 0 && s->kid[1]->kind == SYN_NAME &&
                         strcmp(s->kid[1]->name, "x") == 0;
    struct syn *to = pat_alloc(pat, sizeof *to);
    struct syn **kid = pat_alloc(pat, sizeof *kid * (size_t)(s->n_kids + 2));
    *to = *s;
    to->kid = kid;
    if (!is_macs) {
        for (int i = 0; i < s->n_kids; i++)
            kid[i] = s->kid[i] ? without_macs(pat, s->kid[i]) : NULL;
        return to;
    }
    struct syn *number = pat_alloc(pat, sizeof *number), *elements = pat_alloc(pat, sizeof *elements);
    *number = (struct syn){.kind = SYN_FLOAT, .at = s->at, .f = 1, .height = 1};
    *elements = (struct syn){.kind = SYN_FIELD,
                             .at = s->at,
                             .name_at = s->at,
                             .name = pat_intern_str(pat, "elements"),
                             .kid = &s->kid[1],
                             .n_kids = 1,
                             .height = 2};
    to->kind = SYN_BINARY;
    to->tok = T_STAR;
    kid[0] = elements;
    kid[1] = number;
    return to;
}

/* As the cost of an entry that takes any call `x`; what it costs is computed from its text (dfg_host_costs). */
static void check_host(struct pat *pat, struct decl *table, struct table *t, const struct syn *s)
{
    struct syn *const x = pat_alloc(pat, sizeof *x), *const params = pat_alloc(pat, sizeof *params);
    struct syn **kids = pat_alloc(pat, sizeof *kids * 5);
    *x = (struct syn){.kind = SYN_NAME, .at = s->at, .name_at = s->at, .name = pat_intern_str(pat, "x"), .height = 1};
    kids[4] = x;
    *params = (struct syn){.kind = SYN_PARAMS, .at = s->at, .name_at = s->at, .kid = &kids[4], .n_kids = 1, .height = 2};
    kids[0] = x;
    kids[3] = params;
    struct syn entry = *s;
    entry.kind = SYN_ENTRY;
    entry.text = pat_intern_str(pat, "host");
    entry.kid = kids;
    entry.n_kids = 4;
    struct entry e = {.name = entry.text, .at = s->at};
    struct frame *f = NULL;
    e.pattern = pat_build_entry(pat, table, &entry, &f);
    if (!f->b->broken)
        check_cost(pat, &e, f, without_macs(pat, s->kid[0]));
    t->host = s->kid[0]->at;
}

/* ---- families ---- */

struct target {
    struct decl *decl;
    struct table *table;
    struct map names; /* of its entries */
};

/* Entries of one name are meant only where each of them is written. */
static bool check_name_is_new(struct pat *pat, struct target *to, const struct syn *s, const struct choice *choice)
{
    const struct table *t = to->table;
    if (!pat_map_get(&to->names, s->text)) {
        pat_map_put(pat, &to->names, s->text, to);
        return true;
    }
    for (int i = 0; i < t->n_entries; i++) {
        const struct entry *e = &t->entries[i];
        if (e->name != s->text || !(choice || e->choice))
            continue;
        pat_error_at(pat, s->name_at, "the table has an entry '%s' already", s->text);
        pat_note_at(pat, e->at, e->choice ? "with %s" : "here", e->choice);
        return false;
    }
    return true;
}

/* An entry or a family; choice: NULL outside of families. */
static void check_item(struct pat *pat, void *ctx, struct syn *s, const struct choice *choice)
{
    struct target *to = ctx;
    if (s->kind == SYN_FOR) {
        pat_run_family(pat, s, choice, check_item, ctx);
        return;
    }
    const char *text = choice ? pat_choice_text(pat, choice) : NULL;
    pat_error_choice(pat, text);
    if (choice)
        s = pat_choose(pat, s, choice);
    if (s && check_name_is_new(pat, to, s, choice))
        check_entry(pat, to->decl, to->table, s, text);
    pat_error_choice(pat, NULL);
}

void pat_check_table(struct pat *pat, struct decl *d)
{
    const struct syn *s = d->syn;
    struct table *t = pat_alloc(pat, sizeof *t);
    *t = (struct table){.name = d->name, .own = d->own, .last_wins = s->flags & SYNF_LAST_WINS, .at = s->at};
    struct target to = {.decl = d, .table = t};
    bool any = false; /* written, however wrong */
    for (int i = 0; i < s->n_kids; i++) {
        any = any || (s->kid[i]->kind != SYN_ATTRS && s->kid[i]->kind != SYN_HOST);
        if (s->kid[i]->kind == SYN_ATTRS)
            check_table_attrs(pat, t, s->kid[i]);
        else if (s->kid[i]->kind == SYN_HOST && t->host.src)
            pat_error_at(pat, s->kid[i]->at, "'host cost' is given twice");
        else if (s->kid[i]->kind == SYN_HOST)
            check_host(pat, d, t, s->kid[i]);
        else
            check_item(pat, &to, s->kid[i], NULL);
    }
    pat_map_drop(pat, &to.names);
    if (!any && d->own)
        pat_error_at(pat, s->name_at, "table '%s' has no entry", d->name);
    *PAT_PUSH(pat, pat->run->tables) = t;
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

static const char *upper(struct pat *pat, const char *s)
{
    const size_t len = strlen(s);
    char *text = pat_alloc(pat, len + 1);
    for (size_t i = 0; i < len; i++)
        text[i] = (char)toupper((unsigned char)s[i]);
    return pat_intern(pat, text, len);
}

/* A table called as the prefix (dnnl with --prefix dnnl_) says it already. */
static const char *prefix_of(struct pat *pat, const struct table *t)
{
    return pat->opt.prefix == pat_format(pat, "%s_", t->name) ? "" : pat->opt.prefix;
}

static void name_entries(struct pat *pat, struct table *t)
{
    t->c_count = pat_c_name_of(pat, upper(pat, t->c_name), "N_ENTRIES");
    t->c_words = pat_c_name_of(pat, upper(pat, t->c_name), "WORDS");
    for (int i = 0; i < t->n_entries; i++) {
        struct entry *e = &t->entries[i];
        e->c_name = pat_c_name_of(pat, upper(pat, t->c_name), upper(pat, short_name(t, e->name)));
        if (e->pattern->is_entry)
            e->pattern->c_name = pat_c_name_of(pat, t->c_name, short_name(t, e->name));
    }
}

void pat_name_tables(struct pat *pat)
{
    struct table **tables = pat->run->tables.at;
    const int n = pat->run->tables.n;
    for (int i = 0; i < n; i++)
        if (tables[i]->own)
            tables[i]->c_name = pat_c_name_of(pat, prefix_of(pat, tables[i]), tables[i]->name);
    for (int i = 0; i < n; i++)
        if (tables[i]->own)
            name_entries(pat, tables[i]);
}
