/* block.c -- declarations of patterns and rules, and their statements.
 *
 *   pattern := [ordered] pattern name [params] (= pattern {, pattern} [where] ; | { {stmt} })
 *   rule    := rule name [params] [: option {[,] option}] { {stmt} }
 *   params  := ( [name {, name}] )
 *   option  := once | priority number | keep_shared | operands_first
 *   stmt    := name = pattern ; | every name = pattern ; | where ; | return roots ;
 *            | match roots ; | rewrite (roots | extern name | block) ;      of a rule
 *   roots   := every name | pattern {, pattern}
 *   block   := { {name = pattern ;} return pattern {, pattern} ; }
 */
#include "parse.h"

static struct syn *parse_param(struct parser *p)
{
    return pat_node_named(p, SYN_NAME, pat_expect_name(p, "a parameter's name"));
}

struct syn *pat_parse_params(struct parser *p)
{
    if (!pat_is_next(p, T_LPAREN))
        return NULL;
    return pat_parse_between(p, pat_node(p, SYN_PARAMS), T_LPAREN, parse_param, T_RPAREN);
}

/* ---- statements ---- */

static struct syn *parse_return(struct parser *p, enum syn_kind kind)
{
    struct syn *s = pat_node(p, kind);
    pat_take(p);
    pat_parse_each(p, s, pat_parse_root);
    for (int i = 0; i < s->n_kids && s->n_kids > 1; i++)
        if (s->kid[i]->kind == SYN_EVERY_OF)
            pat_fail(p, s->kid[i]->at,
                     "the members of a set are all the roots there are; 'every' stands alone");
    pat_expect(p, T_SEMICOLON);
    return pat_done(p, s);
}

/* name = pattern; */
static struct syn *parse_local(struct parser *p, enum syn_kind kind)
{
    struct syn *s = pat_node(p, kind);
    if (kind == SYN_EVERY)
        pat_take(p);
    pat_set_name(p->pat, s,
                 pat_expect_name(p, kind == SYN_EVERY ? "the name of the set" : "a name, or a statement"));
    pat_expect(p, T_ASSIGN);
    pat_add_kid(p, s, pat_parse_pattern(p));
    pat_expect(p, T_SEMICOLON);
    return pat_done(p, s);
}

static struct syn *parse_where_stmt(struct parser *p)
{
    struct syn *s = pat_parse_where(p);
    pat_expect(p, T_SEMICOLON);
    return s;
}

static struct syn *parse_extern_call(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_EXTERN);
    pat_take(p);
    pat_set_name(p->pat, s, pat_expect_name(p, "the name of a C function"));
    return pat_done(p, s);
}

/* { s = Split(x); return s.0, s.1; } */
static struct syn *parse_new_nodes(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_BLOCK);
    int returns = 0;
    pat_take(p);
    while (pat_is_statement_next(p)) {
        const int began = p->at;
        if (pat_is_next(p, T_RETURN) && ++returns > 1)
            pat_fail(p, pat_here(p), "a second 'return'");
        pat_add_kid(p, s, pat_is_next(p, T_RETURN) ? parse_return(p, SYN_RETURN) : parse_local(p, SYN_LOCAL));
        pat_end_statement(p, began);
    }
    if (returns == 0 && !p->broken && pat_is_next(p, T_RBRACE))
        pat_unexpected(p, "'return' with the replacements");
    pat_end_block(p);
    return pat_done(p, s);
}

static struct syn *parse_rewrite(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_REWRITE);
    pat_take(p);
    p->in_replacement = true;
    if (pat_is_next(p, T_LBRACE)) {
        pat_add_kid(p, s, parse_new_nodes(p));
        p->in_replacement = false;
        pat_accept(p, T_SEMICOLON);
        return pat_done(p, s);
    }
    if (pat_is_next(p, T_EXTERN))
        pat_add_kid(p, s, parse_extern_call(p));
    else
        pat_parse_each(p, s, pat_parse_root);
    p->in_replacement = false;
    pat_expect(p, T_SEMICOLON);
    return pat_done(p, s);
}

static struct syn *parse_statement(struct parser *);

/* name = pattern; or what begins with a word near one that begins a statement. */
static struct syn *parse_other(struct parser *p)
{
    static const char *const of_pattern[] = {"where", "every", "return", NULL};
    static const char *const of_rule[] = {"where", "every", "match", "rewrite", NULL};
    const char *wanted = p->in_rule ? "a statement: NAME = ..., every, where, match or rewrite"
                                    : "a statement: NAME = ..., every, where or return";
    if (pat_peek_at(p, 1)->kind == T_ASSIGN || pat_is_next(p, T_QUOTED))
        return parse_local(p, SYN_LOCAL);
    if (pat_take_for(p, wanted, p->in_rule ? of_rule : of_pattern))
        return parse_statement(p);
    if (!pat_is_next(p, T_NAME))
        pat_unexpected(p, wanted);
    return parse_local(p, SYN_LOCAL);
}

static struct syn *parse_statement(struct parser *p)
{
    const enum token_kind kind = pat_peek(p)->kind;
    if (kind == T_WHERE)
        return parse_where_stmt(p);
    if (kind == T_EVERY)
        return parse_local(p, SYN_EVERY);
    if (kind == T_RETURN && p->in_rule)
        pat_fail(p, pat_here(p), "a rule has 'match' and 'rewrite' in place of 'return'");
    if (kind == T_RETURN)
        return parse_return(p, SYN_RETURN);
    if (kind != T_MATCH && kind != T_REWRITE)
        return parse_other(p);
    if (!p->in_rule)
        pat_fail(p, pat_here(p), "'match' and 'rewrite' belong to a rule; a pattern has 'return'");
    return kind == T_MATCH ? parse_return(p, SYN_MATCH) : parse_rewrite(p);
}

/* A statement that a block has once. */
static void check_once(struct parser *p, const struct syn *s, enum syn_kind kind, const char *word)
{
    int n = 0;
    for (int i = 0; i < s->n_kids; i++)
        if (s->kid[i] && s->kid[i]->kind == kind && ++n == 2)
            pat_error_at(p->pat, s->kid[i]->at, "a second '%s' in '%s'", word, s->name);
    if (n == 0)
        pat_error_at(p->pat, s->name_at, "the %s '%s' has no '%s'", s->kind == SYN_RULE ? "rule" : "pattern",
                     s->name, word);
    p->broken = p->broken || n != 1;
}

/* { statements } */
static void parse_block(struct parser *p, struct syn *s)
{
    p->in_rule = s->kind == SYN_RULE;
    pat_parse_statements(p, s, parse_statement);
    pat_done(p, s);
    if (p->broken)
        return;
    if (p->in_rule) {
        check_once(p, s, SYN_MATCH, "match");
        check_once(p, s, SYN_REWRITE, "rewrite");
    } else {
        check_once(p, s, SYN_RETURN, "return");
    }
}

/* ---- declarations ---- */

/* = p, q where c1, c2; */
static void parse_one_line(struct parser *p, struct syn *s)
{
    pat_take(p);
    struct syn *roots = pat_node(p, SYN_RETURN);
    pat_parse_each(p, roots, pat_parse_pattern);
    pat_add_kid(p, s, pat_done(p, roots));
    if (pat_is_next(p, T_NAME) || pat_is_next(p, T_IF))
        pat_take_for(p, "';'", (const char *const[]){"where", NULL});
    if (pat_is_next(p, T_WHERE))
        pat_add_kid(p, s, pat_parse_where(p));
    pat_expect(p, T_SEMICOLON);
    pat_done(p, s);
}

struct syn *pat_parse_pattern_decl(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_PATTERN);
    if (pat_accept(p, T_ORDERED))
        s->flags |= SYNF_ORDERED;
    pat_expect(p, T_PATTERN);
    pat_set_name(p->pat, s, pat_expect_decl_name(p, "the pattern's name"));
    pat_add_kid(p, s, pat_parse_params(p));
    if (pat_is_next(p, T_ASSIGN))
        parse_one_line(p, s);
    else if (pat_is_next(p, T_LBRACE))
        parse_block(p, s);
    else
        pat_unexpected(p, "'=' or '{'");
    return s;
}

static bool is_option_next(const struct parser *p)
{
    return pat_is_next(p, T_ONCE) || pat_is_next(p, T_PRIORITY) || pat_is_next(p, T_NAME);
}

static struct syn *parse_option(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_OPTION);
    static const char *const words[] = {"once", "priority", "keep_shared", "operands_first", NULL};
    if (pat_is_next(p, T_NAME) && !pat_is_name_next(p, "keep_shared") &&
        !pat_is_name_next(p, "operands_first"))
        pat_take_for(p, "an option", words);
    const struct token *t = pat_peek(p);
    const bool known = t->kind == T_ONCE || t->kind == T_PRIORITY || pat_is_name_next(p, "keep_shared") ||
                       pat_is_name_next(p, "operands_first");
    if (!known) {
        pat_unexpected(p, "an option: once, priority N, keep_shared or operands_first");
        return s;
    }
    pat_set_name(p->pat, s, pat_take(p));
    if (t->kind == T_PRIORITY) {
        pat_add_kid(p, s, pat_parse_number(p));
        if (s->kid[0]->kind == SYN_FLOAT)
            pat_fail(p, s->kid[0]->at, "a priority is a whole number");
    }
    return pat_done(p, s);
}

struct syn *pat_parse_rule(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_RULE);
    pat_expect(p, T_RULE);
    pat_set_name(p->pat, s, pat_expect_decl_name(p, "the rule's name"));
    pat_add_kid(p, s, pat_parse_params(p));
    if (pat_accept(p, T_COLON)) {
        do {
            pat_add_kid(p, s, parse_option(p));
            pat_accept(p, T_COMMA);
        } while (is_option_next(p));
    }
    parse_block(p, s);
    return s;
}
