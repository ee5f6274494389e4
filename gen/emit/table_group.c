/* table_group.c -- the groups of an automaton as C statements and functions.
 *
 * In:   the plan of a table.
 * Out:  a function for each set of root operators, which gives the entries that
 *       may match; groups that several places have in common, and those too
 *       long for one function, as functions of their own, written once.
 *
 * Such a function returns its entries from bit 0 on; the caller shifts them to
 * their place.
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

/* bits |= more.  A word of several tells by itself if there are any. */
void add_to(struct body *b, cx bits, cx more)
{
    const cx added = cx_binary(CX_OR_INTO, bits, more);
    do_this(b->f, NULL, b->is_wide ? cx_binary(CX_OR_INTO, cx_name("found"), added) : added);
}

/* set |= bits; of several words the one with this number. */
static void add_bits(struct body *b, int word, cx bits)
{
    add_to(b, b->is_wide ? cx_index(cx_name("set"), cx_int(word)) : cx_name("set"), bits);
}

static void emit_hit(struct body *b, int hit)
{
    const struct entry *e = &b->w->table->entries[hit];
    int bit = bit_of(b->w, hit);
    if (b->is_wide) {
        add_bits(b, bit / 64, cx_call("DFG_BIT", cx_int(bit % 64)));
        remark(b->f, e->c_name);
    } else if (b->twins <= 1 && b->base == 0 && !b->w->table->last_wins && b->w->words == 1) {
        add_bits(b, 0, cx_call("DFG_BIT", cx_text(e->c_name)));
    } else {
        add_bits(b, 0, cx_call("DFG_BIT", cx_int(bit - b->base)));
        remark(b->f, b->twins > 1 ? format("%s ...", e->c_name) : e->c_name);
    }
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
    enum { MOST_NAMED = 6 };
    bool *seen = alloc((size_t)w->table->n_entries);
    const char *text = "";
    int n = 0;
    find_entries(g, seen);
    for (int i = 0; i < w->table->n_entries; i++)
        if (seen[i] && n++ < MOST_NAMED)
            text = format("%s%s%s", text, *text ? ", " : "", w->table->entries[i].c_name);
    return n > MOST_NAMED ? format("%s and %d more", text, n - MOST_NAMED) : text;
}

void table_params(struct routine *f, bool is_wide)
{
    add_parameter(f, "const dfg_graph *", "g", NULL);
    add_parameter(f, "dfg_node", "n", NULL);
    if (is_wide)
        add_parameter(f, "uint64_t *", "set", NULL);
}

static struct body body_of(struct table_writer *w, const struct path *top, bool is_wide)
{
    struct body b = {.w = w, .f = routine_new(NULL), .top = top, .is_wide = is_wide, .twins = 1};
    let(b.f, NULL, is_wide ? "bool" : "uint64_t", is_wide ? "found" : "set", is_wide ? cx_false() : cx_int(0));
    return b;
}

/* The set of the candidates that its body finds; of several words: are there any?  within: "", or how it is inlined. */
static void emit_set_function(const struct body *b, const char *said, const char *within, const char *name)
{
    struct routine *f = b->f;
    f->name = name;
    f->text = format("/* %s */\n", wrapped_words(said, 3));
    f->head = format("static %s%s %s", within, b->is_wide ? "bool" : "uint64_t", name);
    f->signature = ALL_PARAMS;
    table_params(f, b->is_wide);
    give(f, cx_name(b->is_wide ? "found" : "set"));
    print_function(f, b->w->out);
}

/* A name for a function of this table. */
static const char *own_name(const struct table_writer *w, const char *what)
{
    return names_own(w->names, w->is_private ? what : format("%s_%s", w->table->c_name, what));
}

/* Called in one place: it has one operator. */
static bool is_called_once(const struct root *r)
{
    return r->head && r->head->n_heads == 1;
}

/* How functions that are called in one place are inlined there.  In a short table a compiler does that by itself; in a
 * very long one it gains little and takes the compiler long. */
static const char *within_caller(const struct table_writer *w)
{
    enum { LEAST = 150, MOST = 5000 };
    const struct automaton *a = w->automaton;
    int lines = 0;
    for (int i = 0; i < a->roots.n; i++)
        lines += is_called_once(&a->roots.at[i]) ? a->roots.at[i].body->lines : 0;
    return !w->flat && lines >= LEAST && lines <= MOST ? "inline DFG_IN_LINE_FOR_SPEED " : "";
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
    struct body b = body_of(w, g->top, is_wide);
    b.twins = g->twins;
    b.f->known = g->counted ? atom_cond(&b, g->counted, cx_name("n")) : NULL;
    b.base = is_wide ? 0 : base_of(w, g);
    const char *name = own_name(w, "part");
    const char *more = g->twins > 2 ? "groups" : "group";
    const char *said = format("%s: %s%s", is_wide ? "may match" : "from bit 0 on", list_entries(w, g),
                              g->twins > 1 ? format(", and %d more such %s", g->twins - 1, more) : "");
    emit_group(&b, g);
    emit_set_function(&b, said, g->twins > 1 ? "" : within_caller(w), name);
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
        do_this(b->f, NULL, cx_binary(CX_OR_INTO, cx_name("found"), cx_call(name, cx_g(), at, cx_name("set"))));
    } else if (!b->is_wide || bit + g->hi - g->lo < 64) {
        add_bits(b, shift / 64, shifted);
    } else {
        const cx part = cx_name("part");
        begin_scope(b->f);
        let(b->f, NULL, "const uint64_t", "part", call);
        add_bits(b, shift / 64, cx_binary(CX_SHIFT, part, cx_int(bit)));
        add_bits(b, shift / 64 + 1, cx_binary(CX_SHIFT_RIGHT, part, cx_int(64 - bit)));
        end_block(b->f);
    }
}

/* ---- statements ---- */

/* A group, where it stands or as a function. */
static void emit_part(struct body *b, const struct group *g)
{
    if (is_function(b, g))
        emit_group_call(b, g);
    else
        emit_group(b, g);
}

/* In the block that has begun: its variables end with it. */
static void emit_block(struct body *b, const struct group *g)
{
    const int declared = b->declared.n;
    emit_part(b, g);
    b->declared.n = declared;
    end_block(b->f);
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
    struct steps *around = b->f->to, own = {0};
    b->f->to = &own;
    const cx cond = tests_cond(b, s);
    b->f->to = around;
    b->declared.n = declared;
    return own.n == 0 ? cond : NULL;
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
        emit_part(b, s->body);
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
    begin_if(b->f, with_names(b, cond));
    emit_block(b, body);
    return taken;
}

static void emit_switch(struct body *b, const struct stmt *s)
{
    begin_switch(b->f, cx_call("dfg_op", cx_g(), place_name(b, s->tests.at[0].at)));
    for (int i = 0; i < s->branches.n; i++) {
        const struct branch *branch = &s->branches.at[i];
        for (int k = 0; k < branch->head->n_heads; k++) {
            if (k > 0)
                end_block(b->f);
            begin_case(b->f, cx_text(op_label(b->w, &branch->head->heads[k])));
        }
        emit_block(b, branch->body);
    }
    begin_case(b->f, NULL);
    end_block(b->f);
    end_block(b->f);
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

static const char *root_label(const struct root *r)
{
    if (!r->head)
        return "at_any";
    const struct node_op *h = &r->head->heads[0];
    return format("at_%s%s", h->op ? h->op->c_name : head_text(h),
                  r->head->n_heads > 1 ? "_like" : "");
}

/* --strategy=flat: every entry with such a root by its own matcher. */
static void emit_flat(struct body *b, const struct group *g)
{
    bool *seen = alloc((size_t)b->w->table->n_entries);
    find_entries(g, seen);
    for (int i = 0; i < b->w->table->n_entries; i++)
        if (seen[i]) {
            begin_if(b->f, confirmed(b->w, cx_int(bit_of(b->w, i))));
            emit_hit(b, i);
            end_block(b->f);
        }
}

static void emit_root(struct table_writer *w, const struct root *r, const char *within, const char *name)
{
    struct body b = body_of(w, path_step(NULL, 0), w->words > 1);
    if (w->flat)
        emit_flat(&b, r->body);
    else if (r->body->twins > 1 && is_function(&b, r->body))
        emit_group_call(&b, r->body);
    else
        emit_group(&b, r->body);
    const char *root = r->head ? comment_text(r->head->text) : "any operator";
    emit_set_function(&b, format("%s: %s", root, list_entries(w, r->body)), within, name);
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
    struct body b = {.w = w, .f = routine_new(NULL), .top = path_step(NULL, 0), .twins = 1};
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
    if (b.f->steps.n > 0 || !cond || has_and(cond))
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
            const char *name = own_name(w, root_label(r));
            emit_root(w, r, is_called_once(r) ? within_caller(w) : "", name);
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
