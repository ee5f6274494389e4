/* parse.c -- tokens -> syntax: the declarations of a file.
 *
 *   file   := {decl}
 *   decl   := import string ; | op | ops name = set ; | law pattern == pattern ; | param
 *           | cond name params = expr {, expr} ; | pattern | rule | table
 *   set    := member {| member}      member := (name | none) [as string]
 *   table  := table name [: last_wins] { {attrs | host cost expr ; | entry | family} }
 *   attrs  := attrs sets ;
 *   family := for name in name {, name in name} (: entry | { {entry | family} })
 *   entry  := string [params] = pattern [where] [cost expr] [duplicate] ;
 *
 * All syntax errors of the file are reported: after one the parser resumes at
 * the next statement or declaration.
 */
#include "parse.h"

#include <string.h>

static struct syn *parse_import(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_IMPORT);
    pat_expect(p, T_IMPORT);
    s->name_at = pat_here(p);
    const struct token *t = pat_expect_string(p, "the path of a file, in quotes");
    s->text = t->text ? t->text : pat_intern_str(p->pat, "");
    s->text_len = t->text_len;
    pat_expect(p, T_SEMICOLON);
    return pat_done(p, s);
}

/* A name of operators, patterns or sets, with the grammar of patterns; other forms are refused. */
static struct syn *parse_member(struct parser *p)
{
    if (pat_is_next(p, T_LBRACE))
        pat_unexpected(p, "the name of an operator, pattern or op set");
    struct syn *s = pat_is_next(p, T_NONE) ? pat_node_named(p, SYN_NONE, pat_take(p)) : pat_parse_primary(p);
    if (s->kind != SYN_NAME && s->kind != SYN_NONE)
        pat_fail(p, s->at, "an op set has names of operators, patterns and op sets");
    if (!pat_is_name_next(p, "as"))
        return s;
    pat_take(p);
    s->text = pat_expect_string(p, "the word that stands for it in names of entries")->text;
    return pat_done(p, s);
}

static struct syn *parse_op_set(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_OPS);
    pat_expect(p, T_OPS);
    pat_set_name(p->pat, s, pat_expect_name(p, "the op set's name"));
    pat_expect(p, T_ASSIGN);
    do
        pat_add_kid(p, s, parse_member(p));
    while (pat_accept(p, T_BAR));
    pat_expect(p, T_SEMICOLON);
    return pat_done(p, s);
}

static struct syn *parse_law(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_LAW);
    pat_expect(p, T_LAW);
    pat_add_kid(p, s, pat_parse_pattern(p));
    pat_expect(p, T_EQ);
    pat_add_kid(p, s, pat_parse_pattern(p));
    pat_expect(p, T_SEMICOLON);
    return pat_done(p, s);
}

static struct syn *parse_cond(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_COND_DECL);
    pat_expect(p, T_COND);
    pat_set_name(p->pat, s, pat_expect_name(p, "the condition's name"));
    struct syn *params = pat_parse_params(p);
    if (!params)
        pat_expect(p, T_LPAREN);
    pat_add_kid(p, s, params ? params : pat_node(p, SYN_PARAMS));
    pat_expect(p, T_ASSIGN);
    pat_parse_each(p, s, pat_parse_expr);
    pat_expect(p, T_SEMICOLON);
    return pat_done(p, s);
}

/* ---- tables ---- */

static struct syn *parse_entry(struct parser *p)
{
    static const char *const behind[] = {"where", "cost", "duplicate", NULL};
    struct syn *s = pat_node(p, SYN_ENTRY);
    const struct token *t = pat_expect_string(p, "an entry's name in quotes, or 'attrs'");
    s->text = t->text ? t->text : pat_intern_str(p->pat, "");
    s->text_len = t->text_len;
    if (t->at.src)
        s->name_at = t->at;
    struct syn *params = pat_parse_params(p);
    pat_expect(p, T_ASSIGN);
    pat_add_kid(p, s, pat_parse_pattern(p));
    if (pat_is_next(p, T_NAME) && !pat_is_name_next(p, "duplicate"))
        pat_take_for(p, "';'", behind);
    pat_add_kid(p, s, pat_is_next(p, T_WHERE) ? pat_parse_where(p) : NULL);
    pat_add_kid(p, s, pat_accept(p, T_COST) ? pat_parse_expr(p) : NULL);
    pat_add_kid(p, s, params);
    if (pat_is_name_next(p, "duplicate")) {
        s->flags |= SYNF_DUPLICATE;
        pat_take(p);
    }
    pat_expect(p, T_SEMICOLON);
    return pat_done(p, s);
}

static struct syn *parse_table_attrs(struct parser *p)
{
    pat_take(p);
    struct syn *s = pat_parse_attr_sets(p);
    pat_expect(p, T_SEMICOLON);
    return s;
}

/* host cost EXPR; */
static struct syn *parse_host(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_HOST);
    pat_take(p);
    pat_expect(p, T_COST);
    pat_add_kid(p, s, pat_parse_expr(p));
    pat_expect(p, T_SEMICOLON);
    return pat_done(p, s);
}

static struct syn *parse_item(struct parser *);

/* name in set */
static struct syn *parse_running(struct parser *p)
{
    struct syn *s = pat_node_named(p, SYN_NAME, pat_expect_name(p, "a name for what the entries differ in"));
    pat_expect(p, T_IN);
    struct syn *set = pat_node_named(p, SYN_NAME, pat_expect_name(p, "the name of an op set"));
    pat_add_kid(p, s, pat_done(p, set));
    return pat_done(p, s);
}

static struct syn *parse_family(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_FOR);
    pat_take(p);
    pat_parse_each(p, s, parse_running);
    s->i = s->n_kids;
    pat_done(p, s);
    const struct span head = s->at;
    if (pat_accept(p, T_COLON))
        pat_add_kid(p, s, parse_entry(p));
    else if (pat_is_next(p, T_LBRACE))
        pat_parse_statements(p, s, parse_item);
    else
        pat_unexpected(p, "':' and an entry, or '{' and entries");
    s->at = head;
    return s;
}

/* An entry, or entries that differ in what the names of a `for` stand for. */
static struct syn *parse_item(struct parser *p)
{
    if (!pat_is_name_next(p, "for"))
        return parse_entry(p);
    struct syn *s = pat_enter(p) ? parse_family(p) : pat_node(p, SYN_FOR);
    pat_leave(p);
    return s;
}

static struct syn *parse_table_item(struct parser *p)
{
    if (pat_is_next(p, T_ATTRS))
        return parse_table_attrs(p);
    return pat_is_name_next(p, "host") ? parse_host(p) : parse_item(p);
}

static struct syn *parse_table(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_TABLE);
    pat_expect(p, T_TABLE);
    pat_set_name(p->pat, s, pat_expect_decl_name(p, "the table's name"));
    if (pat_accept(p, T_COLON)) {
        if (!pat_is_name_next(p, "last_wins"))
            pat_unexpected(p, "'last_wins'");
        pat_take(p);
        s->flags |= SYNF_LAST_WINS;
    }
    pat_parse_statements(p, s, parse_table_item);
    return pat_done(p, s);
}

/* ---- the file ---- */

static struct syn *parse_declaration(struct parser *);

static const char *const beginnings[] = {"import",  "op",      "ops",  "law",   "param", "cond",
                                         "pattern", "ordered", "rule", "table", NULL};

/* A declaration that begins with a word near one that begins some. */
static struct syn *parse_misspelt(struct parser *p)
{
    const enum token_kind next = pat_peek_at(p, 1)->kind;
    static const char wanted[] = "a declaration: import, op, ops, law, param, cond, pattern, rule or table";
    if ((pat_is_word(next) || next == T_STRING) && pat_take_for(p, wanted, beginnings))
        return parse_declaration(p);
    const struct token *word = pat_peek_at(p, 1);
    const bool include = pat_is_next(p, T_HASH) && word->kind == T_NAME && strcmp(word->text, "include") == 0;
    struct syn *import = include ? pat_node(p, SYN_IMPORT) : NULL;
    pat_unexpected(p, wanted);
    return import;
}

static struct syn *parse_declaration(struct parser *p)
{
    static struct syn *(*const by_token[N_TOKENS])(struct parser *) = {
        [T_IMPORT] = parse_import,
        [T_OP] = pat_parse_op,
        [T_OPS] = parse_op_set,
        [T_LAW] = parse_law,
        [T_PARAM] = pat_parse_param,
        [T_COND] = parse_cond,
        [T_PATTERN] = pat_parse_pattern_decl,
        [T_ORDERED] = pat_parse_pattern_decl,
        [T_RULE] = pat_parse_rule,
        [T_TABLE] = parse_table,
    };
    struct syn *(*const parse)(struct parser *) = by_token[pat_peek(p)->kind];
    return parse ? parse(p) : parse_misspelt(p);
}

/* After an error: behind what is left of the declaration. */
static void end_declaration(struct parser *p, int began)
{
    const bool goes_on = p->broken && !pat_is_declaration_next(p) && !pat_is_near(p, beginnings);
    if (!p->panic && !goes_on)
        return;
    if (p->at == began && p->token[p->at].kind != T_END)
        p->at++;
    pat_resume_declaration(p);
}

typedef VEC(struct syn *) syns;

/* An operator may be called by a keyword: of `op op f(x)` as well. */
static bool is_nameless(const struct syn *d)
{
    return !d || d->kind == SYN_OP ||
           (d->kind != SYN_IMPORT && d->kind != SYN_LAW && (!d->name || !*d->name));
}

static void add_lost_word(struct pat *pat, const struct token *t, enum syn_kind kind, syns *decls)
{
    struct syn *s = pat_alloc(pat, sizeof *s);
    *s = (struct syn){.kind = kind, .flags = SYNF_BROKEN, .at = t->at, .name_at = t->at, .name = t->text};
    *PAT_PUSH(pat, *decls) = s;
}

/* What was declared by text that could not be read, as far as the words tell with which it begins, and each
 * part of it: their uses are no news. */
static void add_lost(const struct parser *p, int began, syns *decls)
{
    bool in_front = true;
    for (int i = began; i < p->at; i++) {
        const enum token_kind kind = p->token[i].kind;
        if (kind == T_STRING && i <= began + 1)
            add_lost_word(p->pat, &p->token[i], SYN_IMPORT, decls);
        else if (in_front && kind == T_NAME)
            add_lost_word(p->pat, &p->token[i], SYN_LOST, decls);
        in_front =
            kind == T_SEMICOLON || kind == T_RBRACE || (in_front && (kind == T_NAME || kind > T_UNDERSCORE));
    }
}

/* The declarations of a file in order of text.  Those with a syntax error,
 * which is reported, have the flag BROKEN; whoever checks names may want to
 * know theirs. */
struct syn **pat_parse(struct pat *pat, const struct source *src, int *n)
{
    struct parser p = {.pat = pat, .src = src, .error_at = -1};
    syns decls = {0};
    p.token = pat_lex(pat, src, &p.n_tokens);
    while (!pat_is_next(&p, T_END)) {
        if (pat_accept(&p, T_SEMICOLON)) /* behind a `}`, as in C */
            continue;
        const int began = p.at;
        p.broken = p.guessed = false;
        struct syn *d = parse_declaration(&p);
        if (d) {
            if (p.broken)
                d->flags |= SYNF_BROKEN;
            *PAT_PUSH(pat, decls) = d;
        }
        end_declaration(&p, began);
        if (p.broken && is_nameless(d))
            add_lost(&p, began, &decls);
    }
    pat_reuse(pat, p.token, (size_t)p.n_tokens * sizeof *p.token);
    *n = decls.n;
    return decls.at;
}
