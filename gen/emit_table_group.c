/* emit_table_group.c -- the groups of an automaton as C statements and functions.
 *
 * In:   the plan of a table.
 * Out:  a function for each set of root operators, which gives the entries that
 *       may match; groups that several places have in common, and those too
 *       long for one function, as functions of their own, written once.
 *
 * Such a function gives its entries from bit 0 on; who calls it shifts them to
 * where his stand.
 */
#include "emit_table.h"
#include "emit_match.h"

#include <string.h>

enum { MOST_LINES = 150 }; /* of one function: longer ones are slow to compile and to read */

int bit_of(const struct table_writer *w, int hit)
{
    return w->table->last_wins ? w->table->n_entries - 1 - hit : hit;
}

/* Of the entries that a group can hit, the lowest bit. */
static int base_of(const struct table_writer *w, const struct group *g)
{
    return bit_of(w, w->table->last_wins ? g->hi : g->lo);
}

static void emit_group(struct body *b, const struct group *g);

/* ---- hits ---- */

static void emit_hit(struct body *b, int hit)
{
    const struct entry *e = &b->w->table->entries[hit];
    int bit = bit_of(b->w, hit);
    if (b->is_wide)
        outf(b->out, "set[%d] |= UINT64_C(1) << %d; /* %s */\n", bit / 64, bit % 64, e->c_name);
    else if (b->twins <= 1 && b->base == 0 && !b->w->table->last_wins && b->w->words == 1)
        outf(b->out, "set |= UINT64_C(1) << %s;\n", e->c_name);
    else
        outf(b->out, "set |= UINT64_C(1) << %d; /* %s%s */\n", bit - b->base, e->c_name,
             b->twins > 1 ? " ..." : "");
}

/* ---- groups that are functions ---- */

struct made {
    const char *key;
    const struct group *group;
    const char *name;
};
static struct {
    const struct automaton *of;
    VEC(struct made) made;
} functions;

static const char *list_entries(const struct table_writer *w, const struct group *g, const char *text)
{
    for (int i = 0; i < g->stmts.n; i++) {
        const struct stmt *s = &g->stmts.at[i];
        const char *name = s->kind == STMT_HIT ? w->table->entries[s->hit].c_name : NULL;
        if (name)
            text = format("%s%s%s", text, *text ? ", " : "", name);
        for (int k = 0; k < s->branches.n; k++)
            text = list_entries(w, s->branches.at[k].body, text);
        if (s->body)
            text = list_entries(w, s->body, text);
    }
    return text;
}

/* Words of a list, broken into lines of a comment. */
static void emit_wrapped(struct out *o, const char *text)
{
    size_t column = 0;
    for (const char *s = text; *s; s++)
        if (*s == ' ' && column > 70) {
            outf(o, "\n * ");
            column = 0;
        } else {
            outf(o, "%c", *s);
            column++;
        }
}

static const char *group_function(struct table_writer *w, const struct group *g, bool is_wide)
{
    if (functions.of != w->automaton) {
        functions.of = w->automaton;
        functions.made.n = 0;
    }
    for (int i = 0; i < functions.made.n; i++)
        if (g->twins > 1 ? functions.made.at[i].key == g->key : functions.made.at[i].group == g)
            return functions.made.at[i].name;
    struct body b = {.w = w,
                     .out = out_new(),
                     .top = g->top,
                     .is_wide = is_wide,
                     .twins = g->twins,
                     .base = is_wide ? 0 : base_of(w, g)};
    const char *name = fresh_function(w, format("%s_part", w->table->c_name));
    struct out *o = b.out;
    outf(o, "/* ");
    emit_wrapped(o, format("%s: %s%s", is_wide ? "may match" : "from bit 0 on", list_entries(w, g, ""),
                           g->twins > 1 ? format(", and %d more such groups", g->twins - 1) : ""));
    outf(o, " */\nstatic %s %s(const dfg_graph *g, dfg_node n%s)\n{\n", is_wide ? "void" : "uint64_t", name,
         is_wide ? ", uint64_t *set" : "");
    out_indent(o, 1);
    outf(o, is_wide ? "" : "uint64_t set = 0;\n");
    emit_group(&b, g);
    outf(o, is_wide ? "" : "return set;\n");
    out_indent(o, -1);
    outf(o, "}\n\n");
    outf(w->out, "%s", text_of(o));
    *PUSH(functions.made) = (struct made){g->key, g, name};
    return name;
}

static bool is_function(const struct body *b, const struct group *g)
{
    return g->top && (g->lines > MOST_LINES || (g->twins > b->twins && g->hi - g->lo < 64));
}

/* The bits of the group's function at their place among those of this one. */
static void emit_group_call(struct body *b, const struct group *g)
{
    bool is_wide = b->is_wide && g->hi - g->lo >= 64;
    const char *name = group_function(b->w, g, is_wide);
    const char *at = place_name(b, g->top);
    int shift = base_of(b->w, g) - b->base, bit = shift % 64;
    const char *by = bit ? format(" << %d", bit) : "";
    if (is_wide) {
        outf(b->out, "%s(g, %s, set);\n", name, at);
    } else if (!b->is_wide) {
        outf(b->out, "set |= %s(g, %s)%s;\n", name, at, by);
    } else if (bit + g->hi - g->lo < 64) {
        outf(b->out, "set[%d] |= %s(g, %s)%s;\n", shift / 64, name, at, by);
    } else {
        outf(b->out, "{\n    const uint64_t part = %s(g, %s);\n", name, at);
        outf(b->out, "    set[%d] |= part << %d;\n    set[%d] |= part >> %d;\n}\n", shift / 64, bit,
             shift / 64 + 1, 64 - bit);
    }
}

/* ---- statements ---- */

/* A block: its variables end with it. */
static void emit_block(struct body *b, const struct group *g)
{
    int declared = b->declared.n;
    out_indent(b->out, 1);
    if (is_function(b, g))
        emit_group_call(b, g);
    else
        emit_group(b, g);
    out_indent(b->out, -1);
    b->declared.n = declared;
}

static const char *tests_text(struct body *b, const struct stmt *s)
{
    const char *text = NULL;
    for (int i = 0; i < s->tests.n; i++) {
        const char *one = test_text(b, &s->tests.at[i]);
        if (one && s->tests.n > 1)
            one = and_part(one);
        text = c_and(text, one);
    }
    return text ? text : "true";
}

static void emit_if(struct body *b, const struct stmt *s)
{
    const char *cond = tests_text(b, s);
    bool is_line = s->body->stmts.n == 1 && s->body->stmts.at[0].kind == STMT_HIT;
    outf(b->out, is_line ? "if (%s)\n" : "if (%s) {\n", broken(cond));
    emit_block(b, s->body);
    outf(b->out, is_line ? "" : "}\n");
}

static void emit_switch(struct body *b, const struct stmt *s)
{
    outf(b->out, "switch (dfg_op(g, %s)) {\n", place_name(b, s->tests.at[0].at));
    for (int i = 0; i < s->branches.n; i++) {
        const struct group *g = s->branches.at[i].body;
        bool is_line = g->stmts.n == 1 && g->stmts.at[0].kind == STMT_HIT;
        const struct atom *head = s->branches.at[i].head;
        for (int k = 0; k < head->n_heads; k++)
            outf(b->out, "case %s:%s\n", op_label(b->w, &head->heads[k]),
                 k + 1 == head->n_heads && !is_line ? " {" : "");
        emit_block(b, g);
        outf(b->out, is_line ? "    break;\n" : "    break;\n}\n");
    }
    outf(b->out, "default:\n    break;\n}\n");
}

static void emit_group(struct body *b, const struct group *g)
{
    for (int i = 0; i < g->stmts.n; i++) {
        const struct stmt *s = &g->stmts.at[i];
        if (s->kind == STMT_HIT)
            emit_hit(b, s->hit);
        else if (s->kind == STMT_IF)
            emit_if(b, s);
        else
            emit_switch(b, s);
    }
}

/* ---- roots ---- */

static VEC(const char *) root_names; /* of the table being written, by root */

static const char *root_label(const struct table_writer *w, const struct root *r)
{
    if (!r->head)
        return format("%s_at_any", w->table->c_name);
    const struct node_op *h = &r->head->heads[0];
    return format("%s_at_%s%s", w->table->c_name, h->op ? h->op->c_name : head_text(h),
                  r->head->n_heads > 1 ? "_like" : "");
}

/* --strategy=flat: every entry with such a root by its own matcher. */
static void emit_flat(struct body *b, const struct group *g, bool *seen)
{
    for (int i = 0; i < g->stmts.n; i++) {
        const struct stmt *s = &g->stmts.at[i];
        if (s->kind == STMT_HIT && !seen[s->hit]) {
            seen[s->hit] = true;
            outf(b->out, "if (%s_confirm(g, n, %d))\n    ", b->w->table->c_name, bit_of(b->w, s->hit));
            emit_hit(b, s->hit);
        }
        for (int k = 0; k < s->branches.n; k++)
            emit_flat(b, s->branches.at[k].body, seen);
        if (s->body)
            emit_flat(b, s->body, seen);
    }
}

static void emit_root_body(struct body *b, const struct root *r)
{
    if (opt.strategy == STRATEGY_FLAT) {
        emit_flat(b, r->body, alloc((size_t)b->w->table->n_entries));
        return;
    }
    outf(b->out, r->body->top ? "" : "(void)g;\n(void)n;\n");
    emit_group(b, r->body);
}

static void emit_root(struct table_writer *w, const struct root *r, const char *name)
{
    bool is_wide = w->words > 1;
    struct body b = {.w = w, .out = out_new(), .top = path_step(NULL, 0), .is_wide = is_wide, .twins = 1};
    struct out *o = b.out;
    outf(o, "/* %s: ", r->head ? comment_text(r->head->text) : "any operator");
    emit_wrapped(o, list_entries(w, r->body, ""));
    outf(o, " */\nstatic %s %s(const dfg_graph *g, dfg_node n%s)\n{\n", is_wide ? "void" : "uint64_t", name,
         is_wide ? ", uint64_t *set" : "");
    out_indent(o, 1);
    outf(o, is_wide ? "" : "uint64_t set = 0;\n");
    emit_root_body(&b, r);
    outf(o, is_wide ? "" : "return set;\n");
    out_indent(o, -1);
    outf(o, "}\n\n");
    outf(w->out, "%s", text_of(o));
}

/* A root with one question needs no function: `is_conv(g, n) ? UINT64_C(1) << NPU_CONV : 0`. */
static const char *root_expression(struct table_writer *w, const struct root *r)
{
    const struct stmt *s = r->body->stmts.at;
    if (w->words > 1 || opt.strategy == STRATEGY_FLAT || r->body->stmts.n != 1 || s->kind != STMT_IF ||
        s->tests.n != 1 || s->body->stmts.n != 1 || s->body->stmts.at[0].kind != STMT_HIT)
        return NULL;
    struct body b = {.w = w, .out = out_new(), .top = path_step(NULL, 0)};
    const char *cond = test_text(&b, &s->tests.at[0]);
    int hit = s->body->stmts.at[0].hit;
    size_t len;
    out_text(b.out, &len);
    if (len > 0 || !cond || strstr(cond, " && "))
        return NULL; /* it needs variables, or is long */
    if (w->table->last_wins)
        return format("%s ? UINT64_C(1) << %d : 0", and_part(cond), bit_of(w, hit));
    return format("%s ? UINT64_C(1) << %s : 0", and_part(cond), w->table->entries[hit].c_name);
}

void emit_roots(struct table_writer *w)
{
    root_names.n = 0;
    for (int i = 0; i < w->automaton->roots.n; i++) {
        const struct root *r = &w->automaton->roots.at[i];
        const char *expression = root_expression(w, r);
        *PUSH(root_names) = expression ? expression : fresh_function(w, root_label(w, r));
        if (expression)
            continue;
        emit_root(w, r, root_names.at[i]);
        root_names.at[i] = format(w->words > 1 ? "%s(g, n, set);" : "%s(g, n)", root_names.at[i]);
    }
}

const char *root_call(const struct table_writer *w, const struct root *r)
{
    return root_names.at[r - w->automaton->roots.at];
}
