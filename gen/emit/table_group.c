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
        body_text(b, "set[%d] |= DFG_BIT(%d); /* %s */", bit / 64, bit % 64, e->c_name);
    else if (b->twins <= 1 && b->base == 0 && !b->w->table->last_wins && b->w->words == 1)
        body_text(b, "set |= DFG_BIT(%s);", e->c_name);
    else
        body_text(b, "set |= DFG_BIT(%d); /* %s%s */", bit - b->base, e->c_name, b->twins > 1 ? " ..." : "");
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

/* The set of the candidates that its body finds. */
static void emit_set_function(const struct body *b, const char *said, const char *name)
{
    struct out *o = b->w->out;
    file_uses_code(&b->code);
    outf(o, "/* %s */\nstatic %s %s(const dfg_graph *g, dfg_node n%s)\n{\n", wrapped_words(said, 3),
         b->is_wide ? "void" : "uint64_t", name, b->is_wide ? ", uint64_t *set" : "");
    outf(o, b->is_wide ? "" : "    uint64_t set = 0;\n");
    code_print(&b->code, o);
    outf(o, b->is_wide ? "}\n\n" : "    return set;\n}\n\n");
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
                     .indent = 1,
                     .top = g->top,
                     .is_wide = is_wide,
                     .twins = g->twins,
                     .base = is_wide ? 0 : base_of(w, g)};
    const char *name = names_own(w->names, format("%s_part", w->table->c_name));
    const char *more = g->twins > 2 ? "groups" : "group";
    const char *said = format("%s: %s%s", is_wide ? "may match" : "from bit 0 on", list_entries(w, g),
                              g->twins > 1 ? format(", and %d more such %s", g->twins - 1, more) : "");
    emit_group(&b, g);
    emit_set_function(&b, said, name);
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
    const cx at = place_at(b, g->top), call = cx_call(name, cx_g(), at);
    const int shift = base_of(b->w, g) - b->base, bit = shift % 64;
    const cx shifted = bit ? cx_binary(CX_SHIFT, call, cx_int(bit)) : call;
    if (is_wide) {
        body_line(b, "", cx_call(name, cx_g(), at, cx_name("set")), ";");
    } else if (!b->is_wide) {
        body_line(b, "set |= ", shifted, ";");
    } else if (bit + g->hi - g->lo < 64) {
        body_line(b, format("set[%d] |= ", shift / 64), shifted, ";");
    } else {
        body_text(b, "{");
        body_line(b, "    const uint64_t part = ", call, ";");
        body_text(b, "    set[%d] |= part << %d;", shift / 64, bit);
        body_text(b, "    set[%d] |= part >> %d;", shift / 64 + 1, 64 - bit);
        body_text(b, "}");
    }
}

/* ---- statements ---- */

/* A block: its variables end with it.  *has_own: it has some. */
static struct code block_of(struct body *b, const struct group *g, bool *has_own)
{
    const int declared = b->declared.n;
    struct code around = b->code;
    b->code = (struct code){0};
    b->indent++;
    if (is_function(b, g))
        emit_group_call(b, g);
    else
        emit_group(b, g);
    struct code block = b->code;
    *has_own = b->declared.n > declared;
    b->code = around;
    b->indent--;
    b->declared.n = declared;
    return block;
}

static void add_block(struct body *b, const struct code *block)
{
    for (int i = 0; i < block->n; i++)
        *PUSH(b->code) = block->at[i];
}

static cx tests_cond(struct body *b, const struct stmt *s)
{
    cx all = NULL;
    for (int i = 0; i < s->tests.n; i++)
        all = cx_and(all, test_cond(b, &s->tests.at[i]));
    return all ? all : cx_true();
}

/* The tests of a statement that needs no variables of its own for them, or NULL. */
static cx plain_tests(struct body *b, const struct stmt *s)
{
    const int declared = b->declared.n;
    struct code around = b->code;
    b->code = (struct code){0};
    const cx cond = tests_cond(b, s);
    const bool plain = b->code.n == 0;
    b->code = around;
    b->declared.n = declared;
    return plain ? cond : NULL;
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
static cx nested_tests(struct body *b, const struct stmt *s, const struct group **body)
{
    cx cond = tests_cond(b, s);
    for (*body = s->body;;) {
        const struct stmt *inner = (*body)->stmts.at;
        const bool is_one =
            (*body)->stmts.n == 1 && inner->kind == STMT_IF && inner->tests.n > 0 && !is_function(b, *body);
        const cx more = is_one ? plain_tests(b, inner) : NULL;
        if (!more)
            return cond;
        cond = cx_and(cond, more);
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
    cx cond = nested_tests(b, s, &body);
    int taken = 1;
    for (; taken < n && s[taken].kind == STMT_IF && s[taken].tests.n > 0 && same_hits(body, s[taken].body);
         taken++) {
        const cx other = plain_tests(b, &s[taken]);
        if (!other)
            break;
        cond = cx_or(cond, other);
    }
    bool has_own;
    const struct code block = block_of(b, body, &has_own);
    body_line(b, "if (", with_names(b, cond), block.n == 1 ? ")" : ") {");
    add_block(b, &block);
    if (block.n != 1)
        body_text(b, "}");
    return taken;
}

/* A case; in braces where it has variables of its own. */
static void emit_case(struct body *b, const struct branch *branch)
{
    bool has_own;
    const struct code block = block_of(b, branch->body, &has_own);
    for (int k = 0; k < branch->head->n_heads; k++)
        body_text(b, "case %s:%s", op_label(b->w, &branch->head->heads[k]),
                  k + 1 == branch->head->n_heads && has_own ? " {" : "");
    add_block(b, &block);
    body_text(b, "    break;");
    if (has_own)
        body_text(b, "}");
}

static void emit_switch(struct body *b, const struct stmt *s)
{
    body_line(b, "switch (", cx_call("dfg_op", cx_g(), place_name(b, s->tests.at[0].at)), ") {");
    for (int i = 0; i < s->branches.n; i++)
        emit_case(b, &s->branches.at[i]);
    body_text(b, "default:");
    body_text(b, "    break;");
    body_text(b, "}");
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

static cx_list root_calls; /* of the table being written, by root */

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
            body_text(b, "if (%s_confirm(g, n, %d))", b->w->table->c_name, bit_of(b->w, i));
            b->indent++;
            emit_hit(b, i);
            b->indent--;
        }
}

static void emit_root_body(struct body *b, const struct root *r)
{
    if (b->w->flat) {
        emit_flat(b, r->body);
        return;
    }
    if (!r->body->top) {
        body_text(b, "(void)g;");
        body_text(b, "(void)n;");
    }
    if (r->body->twins > 1 && is_function(b, r->body))
        emit_group_call(b, r->body);
    else
        emit_group(b, r->body);
}

static void emit_root(struct table_writer *w, const struct root *r, const char *name)
{
    struct body b = {.w = w, .indent = 1, .top = path_step(NULL, 0), .is_wide = w->words > 1, .twins = 1};
    emit_root_body(&b, r);
    const char *root = r->head ? comment_text(r->head->text) : "any operator";
    emit_set_function(&b, format("%s: %s", root, list_entries(w, r->body)), name);
}

static bool has_and(cx e)
{
    bool has = e->kind == CX_AND;
    for (int i = 0; !has && i < e->n; i++)
        has = has_and(e->kid[i]);
    return has;
}

/* A root with one question needs no function: `is_conv(g, n) ? DFG_BIT(NPU_CONV) : 0`. */
static cx root_expression(struct table_writer *w, const struct root *r)
{
    const struct stmt *s = r->body->stmts.at;
    struct body b = {.w = w, .indent = 1, .top = path_step(NULL, 0), .twins = 1};
    if (w->words > 1 || w->flat)
        return NULL;
    if (r->body->twins > 1 && is_function(&b, r->body) && r->body->top == b.top) {
        const cx call = cx_call(group_function(w, r->body, false), cx_g(), cx_name("n"));
        const int by = base_of(w, r->body);
        return by ? cx_binary(CX_SHIFT, call, cx_int(by)) : call;
    }
    if (r->body->stmts.n != 1 || s->kind != STMT_IF || s->tests.n != 1 || s->body->stmts.n != 1 ||
        s->body->stmts.at[0].kind != STMT_HIT)
        return NULL;
    const cx cond = test_cond(&b, &s->tests.at[0]);
    const int hit = s->body->stmts.at[0].hit;
    if (b.code.n > 0 || !cond || has_and(cond))
        return NULL; /* it needs variables, or is long */
    const cx bit = w->table->last_wins ? cx_int(bit_of(w, hit)) : cx_text(w->table->entries[hit].c_name);
    return cx_if(cond, cx_call("DFG_BIT", bit), cx_int(0));
}

void emit_roots(struct table_writer *w)
{
    root_calls.n = 0;
    for (int i = 0; i < w->automaton->roots.n; i++) {
        const struct root *r = &w->automaton->roots.at[i];
        cx call = root_expression(w, r);
        if (!call) {
            const char *name = names_own(w->names, root_label(w, r));
            emit_root(w, r, name);
            call = w->words > 1 ? cx_call(name, cx_g(), cx_name("n"), cx_name("set"))
                                : cx_call(name, cx_g(), cx_name("n"));
        }
        file_uses(call);
        *PUSH(root_calls) = call;
    }
}

cx root_call(const struct table_writer *w, const struct root *r)
{
    return root_calls.at[r - w->automaton->roots.at];
}
