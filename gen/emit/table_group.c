/* table_group.c -- the groups of an automaton as C statements and functions.
 *
 * In:   the plan of a table.
 * Out:  a function for each set of root operators, which gives the entries that
 *       may match; groups that several places have in common, and those too
 *       long for one function, as functions of their own, written once.
 *
 * Such a function gives its entries from bit 0 on; who calls it shifts them to
 * where his stand.
 */
#include "table.h"
#include "match/match.h"

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
        outf(b->out, "set[%d] |= DFG_BIT(%d); /* %s */\n", bit / 64, bit % 64, e->c_name);
    else if (b->twins <= 1 && b->base == 0 && !b->w->table->last_wins && b->w->words == 1)
        outf(b->out, "set |= DFG_BIT(%s);\n", e->c_name);
    else
        outf(b->out, "set |= DFG_BIT(%d); /* %s%s */\n", bit - b->base, e->c_name,
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

/* Which entries the group can hit, each once, in order of text. */
static void find_entries(const struct group *g, bool *seen)
{
    for (int i = 0; i < g->stmts.n; i++) {
        const struct stmt *s = &g->stmts.at[i];
        if (s->kind == STMT_HIT)
            seen[s->hit] = true;
        for (int k = 0; s->map && k < s->map->rows.n; k++)
            seen[s->map->rows.at[k].hit] = true;
        for (int k = 0; k < s->branches.n; k++)
            find_entries(s->branches.at[k].body, seen);
        if (s->body)
            find_entries(s->body, seen);
    }
}

static const char *list_entries(const struct table_writer *w, const struct group *g)
{
    bool *seen = alloc((size_t)w->table->n_entries);
    const char *text = "";
    find_entries(g, seen);
    for (int i = 0; i < w->table->n_entries; i++)
        if (seen[i])
            text = format("%s%s%s", text, *text ? ", " : "", w->table->entries[i].c_name);
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
    emit_wrapped(o, format("%s: %s%s", is_wide ? "may match" : "from bit 0 on", list_entries(w, g),
                           g->twins > 1
                               ? format(", and %d more such group%s", g->twins - 1, g->twins > 2 ? "s" : "")
                               : ""));
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
    const char *at = place_text(b, g->top);
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
static const char *block_text(struct body *b, const struct group *g)
{
    const int declared = b->declared.n;
    struct out *out = b->out;
    b->out = out_new();
    out_indent(b->out, 1);
    if (is_function(b, g))
        emit_group_call(b, g);
    else
        emit_group(b, g);
    const char *text = text_of(b->out);
    b->out = out;
    b->declared.n = declared;
    return text;
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

/* The tests of a statement that needs no variables of its own for them, or NULL. */
static const char *plain_tests(struct body *b, const struct stmt *s)
{
    struct out *out = b->out;
    const int declared = b->declared.n;
    size_t len;
    b->out = out_new();
    const char *text = tests_text(b, s);
    out_text(b->out, &len);
    b->out = out;
    b->declared.n = declared;
    return len == 0 ? text : NULL;
}

/* Only hits, the same ones? */
static bool same_hits(const struct group *a, const struct group *b)
{
    bool same = a->stmts.n == b->stmts.n;
    for (int i = 0; same && i < a->stmts.n; i++)
        same = a->stmts.at[i].kind == STMT_HIT && b->stmts.at[i].kind == STMT_HIT &&
               a->stmts.at[i].hit == b->stmts.at[i].hit;
    return same;
}

/* The condition of an `if`, with those of the only `if` in it, and so on; *body: what is left in it. */
static const char *nested_tests(struct body *b, const struct stmt *s, const struct group **body)
{
    const char *cond = tests_text(b, s);
    for (*body = s->body;;) {
        const struct stmt *inner = (*body)->stmts.at;
        const bool is_one =
            (*body)->stmts.n == 1 && inner->kind == STMT_IF && inner->tests.n > 0 && !is_function(b, *body);
        const char *more = is_one ? plain_tests(b, inner) : NULL;
        if (!more)
            return cond;
        cond = c_and(and_part(cond), and_part(more));
        *body = inner->body;
    }
}

/* `if`s in a row with the same hits are one.  How many statements it took. */
static int emit_ifs(struct body *b, const struct stmt *s, int n)
{
    if (s->tests.n == 0) {
        if (is_function(b, s->body))
            emit_group_call(b, s->body);
        else
            emit_group(b, s->body);
        return 1;
    }
    const struct group *body;
    const char *cond = nested_tests(b, s, &body);
    int taken = 1;
    for (; taken < n && s[taken].kind == STMT_IF && s[taken].tests.n > 0 && same_hits(body, s[taken].body);
         taken++) {
        const char *other = plain_tests(b, &s[taken]);
        if (!other)
            break;
        cond = c_or(taken == 1 ? or_part(cond) : cond, or_part(other));
    }
    const char *text = block_text(b, body);
    const bool is_line = strchr(text, '\n') == text + strlen(text) - 1;
    outf(b->out, is_line ? "if (%s)\n" : "if (%s) {\n", broken(bare(with_names(b, cond))));
    outf(b->out, "%s%s", text, is_line ? "" : "}\n");
    return taken;
}

/* A case; in braces where it has variables of its own. */
static void emit_case(struct body *b, const struct branch *branch)
{
    struct out *out = b->out;
    const char *text = block_text(b, branch->body);
    const bool has_own = strstr(text, "const ") != NULL;
    for (int k = 0; k < branch->head->n_heads; k++)
        outf(out, "case %s:%s\n", op_label(b->w, &branch->head->heads[k]),
             k + 1 == branch->head->n_heads && has_own ? " {" : "");
    outf(out, "%s    break;\n%s", text, has_own ? "}\n" : "");
}

static void emit_switch(struct body *b, const struct stmt *s)
{
    outf(b->out, "switch (dfg_op(g, %s)) {\n", place_name(b, s->tests.at[0].at));
    for (int i = 0; i < s->branches.n; i++)
        emit_case(b, &s->branches.at[i]);
    outf(b->out, "default:\n    break;\n}\n");
}

static void emit_group(struct body *b, const struct group *g)
{
    for (int i = 0; i < g->stmts.n;) {
        const struct stmt *s = &g->stmts.at[i];
        if (s->kind == STMT_HIT)
            emit_hit(b, s->hit);
        else if (s->kind == STMT_SWITCH)
            emit_switch(b, s);
        else if (s->kind == STMT_ATTRS)
            emit_attr_map(b, s->map, place_name(b, s->tests.at[0].at));
        i += s->kind == STMT_IF ? emit_ifs(b, s, g->stmts.n - i) : 1;
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
static void emit_flat(struct body *b, const struct group *g)
{
    bool *seen = alloc((size_t)b->w->table->n_entries);
    find_entries(g, seen);
    for (int i = 0; i < b->w->table->n_entries; i++)
        if (seen[i]) {
            outf(b->out, "if (%s_confirm(g, n, %d))\n    ", b->w->table->c_name, bit_of(b->w, i));
            emit_hit(b, i);
        }
}

static void emit_root_body(struct body *b, const struct root *r)
{
    if (b->w->flat) {
        emit_flat(b, r->body);
        return;
    }
    outf(b->out, r->body->top ? "" : "(void)g;\n(void)n;\n");
    if (r->body->twins > 1 && is_function(b, r->body))
        emit_group_call(b, r->body);
    else
        emit_group(b, r->body);
}

static void emit_root(struct table_writer *w, const struct root *r, const char *name)
{
    bool is_wide = w->words > 1;
    struct body b = {.w = w, .out = out_new(), .top = path_step(NULL, 0), .is_wide = is_wide, .twins = 1};
    struct out *o = b.out;
    outf(o, "/* %s: ", r->head ? comment_text(r->head->text) : "any operator");
    emit_wrapped(o, list_entries(w, r->body));
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

/* A root with one question needs no function: `is_conv(g, n) ? DFG_BIT(NPU_CONV) : 0`. */
static const char *root_expression(struct table_writer *w, const struct root *r)
{
    const struct stmt *s = r->body->stmts.at;
    struct body b = {.w = w, .out = out_new(), .top = path_step(NULL, 0), .twins = 1};
    if (w->words > 1 || w->flat)
        return NULL;
    if (r->body->twins > 1 && is_function(&b, r->body) && r->body->top == b.top) {
        const char *call = format("%s(g, n)", group_function(w, r->body, false));
        const int by = base_of(w, r->body);
        return by ? format("%s << %d", call, by) : call;
    }
    if (r->body->stmts.n != 1 || s->kind != STMT_IF || s->tests.n != 1 || s->body->stmts.n != 1 ||
        s->body->stmts.at[0].kind != STMT_HIT)
        return NULL;
    const char *cond = test_text(&b, &s->tests.at[0]);
    int hit = s->body->stmts.at[0].hit;
    size_t len;
    out_text(b.out, &len);
    if (len > 0 || !cond || strstr(cond, " && "))
        return NULL; /* it needs variables, or is long */
    if (w->table->last_wins)
        return format("%s ? DFG_BIT(%d) : 0", and_part(cond), bit_of(w, hit));
    return format("%s ? DFG_BIT(%s) : 0", and_part(cond), w->table->entries[hit].c_name);
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
