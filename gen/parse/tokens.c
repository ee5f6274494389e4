/* tokens.c -- the parser's view of the tokens; messages, recovery, nodes.
 *
 * One error is reported per token, and none for T_BAD, which the lexer has
 * reported. A missing `;` is reported after the token before it. Recovery skips
 * to the end of the statement, over balanced brackets, but never into the next
 * declaration: a keyword of one that is first on its line. The height of the
 * tree and the nesting of the text are limited, so that later stages may
 * recurse on it.
 */
#include "parse.h"

#include <string.h>

enum { MAX_DEPTH = 256 }; /* no author nests deeper, and a stack of 64 KiB holds it */

static const struct token no_token = {.kind = T_END};

const struct token *pat_peek_at(const struct parser *p, int ahead)
{
    if (p->panic || p->at + ahead >= p->n_tokens)
        return &no_token;
    return &p->token[p->at + ahead];
}

const struct token *pat_peek(const struct parser *p)
{
    return pat_peek_at(p, 0);
}

bool pat_is_next(const struct parser *p, enum token_kind kind)
{
    return pat_peek(p)->kind == kind;
}

bool pat_is_name_next(const struct parser *p, const char *text)
{
    return pat_is_next(p, T_NAME) && strcmp(pat_peek(p)->text, text) == 0;
}

/* Where the next token stands, panic or not. */
struct span pat_here(const struct parser *p)
{
    return p->token[p->at].at;
}

/* Right behind the token before the next one. */
static struct span behind_last(const struct parser *p)
{
    if (p->at == 0)
        return pat_here(p);
    const struct span last = p->token[p->at - 1].at;
    return (struct span){last.src, last.end, last.end};
}

const struct token *pat_take(struct parser *p)
{
    const struct token *t = pat_peek(p);
    if (t->kind != T_END)
        p->at++;
    return t;
}

bool pat_accept(struct parser *p, enum token_kind kind)
{
    if (!pat_is_next(p, kind) || kind == T_END)
        return false;
    p->at++;
    return true;
}

/* ---- messages ---- */

/* Has the lexer spoken of the line?  Of the last one it is known. */
static bool is_bad_line(struct parser *p)
{
    int length;
    const char *text = p->src->text, *line = pat_source_line(p->src, p->token[p->at].at.begin, &length);
    if (p->line == line)
        return p->is_bad_line;
    p->line = line;
    p->is_bad_line = false;
    for (int i = p->at; i >= 0 && text + p->token[i].at.begin >= line; i--)
        p->is_bad_line |= p->token[i].kind == T_BAD;
    for (int i = p->at; i < p->n_tokens && text + p->token[i].at.begin <= line + length; i++)
        p->is_bad_line |= p->token[i].kind == T_BAD;
    return p->is_bad_line;
}

/* One message for one mistake: nothing is said of what an error left behind. */
bool pat_is_silent(struct parser *p)
{
    return p->panic || p->guessed || p->error_at == p->at || is_bad_line(p);
}

void pat_fail(struct parser *p, struct span at, const char *message)
{
    if (!pat_is_silent(p))
        pat_error_at(p->pat, at, "%s", message);
    p->error_at = p->at;
    p->panic = p->broken = true;
}

/* How a token is called in a message: names by themselves. */
const char *pat_found(struct pat *pat, const struct token *t)
{
    if (t->kind == T_NAME || t->kind == T_QUOTED || t->kind == T_DTYPE || t->kind == T_INT ||
        t->kind == T_FLOAT)
        return pat_format(pat, "'%s'", t->text);
    return pat_is_word(t->kind) ? pat_format(pat, "the keyword '%s'", t->text) : pat_token_name(t->kind);
}

void pat_unexpected(struct parser *p, const char *wanted)
{
    const bool silent = pat_is_silent(p);
    const struct token *t = &p->token[p->at];
    pat_fail(p, t->kind == T_END ? behind_last(p) : t->at,
             pat_format(p->pat, "expected %s, found %s", wanted, pat_found(p->pat, t)));
    if (!silent)
        pat_hint_at_token(p, wanted);
}

void pat_expect(struct parser *p, enum token_kind kind)
{
    if (pat_accept(p, kind))
        return;
    const bool silent = pat_is_silent(p);
    if (kind != T_SEMICOLON) {
        pat_unexpected(p, pat_token_name(kind));
        return;
    }
    pat_fail(p, behind_last(p),
             pat_format(p->pat, "expected ';', found %s", pat_found(p->pat, &p->token[p->at])));
    if (!silent)
        pat_hint_at_token(p, "';'");
}

const struct token *pat_expect_name(struct parser *p, const char *what)
{
    if (pat_is_next(p, T_NAME) || pat_is_next(p, T_QUOTED))
        return pat_take(p);
    pat_unexpected(p, what);
    return &no_token;
}

/* A pattern may have a dtype's name; a capture may not, since conditions compare with dtypes. */
const struct token *pat_expect_decl_name(struct parser *p, const char *what)
{
    return pat_is_next(p, T_DTYPE) ? pat_take(p) : pat_expect_name(p, what);
}

const struct token *pat_expect_word(struct parser *p, const char *what)
{
    if (pat_is_word(pat_peek(p)->kind))
        return pat_take(p);
    pat_unexpected(p, what);
    return &no_token;
}

const struct token *pat_expect_string(struct parser *p, const char *what)
{
    if (pat_is_next(p, T_STRING))
        return pat_take(p);
    pat_unexpected(p, what);
    return &no_token;
}

bool pat_enter(struct parser *p)
{
    if (++p->depth > MAX_DEPTH)
        pat_fail(p, pat_here(p), pat_format(p->pat, "nested too deeply: more than %d levels", MAX_DEPTH));
    return !p->panic;
}

void pat_leave(struct parser *p)
{
    p->depth--;
}

/* ---- recovery ---- */

static bool is_first_on_line(const struct token *t)
{
    for (uint32_t i = t->at.begin; i > 0; i--) {
        const char c = t->at.src->text[i - 1];
        if (c == '\n')
            return true;
        if (c != ' ' && c != '\t')
            return false;
    }
    return true;
}

/* A keyword of a declaration and what comes next in one; `pattern: string` in an
 * operator's attributes is none. */
static bool begins_declaration(const struct token *t)
{
    static const bool declares[N_TOKENS] = {
        [T_OP] = true,   [T_OPS] = true,   [T_LAW] = true,   [T_PATTERN] = true, [T_ORDERED] = true,
        [T_RULE] = true, [T_TABLE] = true, [T_PARAM] = true, [T_COND] = true,
    };
    return t->kind == T_IMPORT ? t[1].kind == T_STRING : declares[t->kind] && pat_is_word(t[1].kind);
}

/* Of a declaration that is first on its line: there a forgotten `}` is noticed. */
bool pat_is_declaration_next(const struct parser *p)
{
    const struct token *t = &p->token[p->at];
    return begins_declaration(t) && is_first_on_line(t);
}

/* Goes behind the `;` of the statement that began there, or before the `}` or the declaration that comes
 * first.  Only braces are counted: a `;` never stands in other brackets, so that it ends
 * the statement even where one of those is not closed. */
static void resume_statement(struct parser *p, int began)
{
    int open = 0;
    for (int i = began; p->token[i].kind != T_END; i++) {
        const enum token_kind kind = p->token[i].kind;
        const bool is_behind = i >= p->at; /* the error */
        p->at = is_behind ? i : p->at;
        if (is_behind && (pat_is_declaration_next(p) || (kind == T_RBRACE && open <= 0)))
            break;
        open += (kind == T_LBRACE) - (kind == T_RBRACE);
        if (is_behind && kind == T_SEMICOLON && open <= 0) {
            p->at++;
            break;
        }
        p->at += is_behind;
    }
    p->panic = false;
}

bool pat_is_statement_next(const struct parser *p)
{
    return !pat_is_next(p, T_RBRACE) && !pat_is_next(p, T_END) && !pat_is_declaration_next(p);
}

void pat_end_block(struct parser *p)
{
    if (!p->broken || pat_is_next(p, T_RBRACE) || !(pat_is_declaration_next(p) || pat_is_next(p, T_END)))
        pat_expect(p, T_RBRACE);
}

void pat_end_statement(struct parser *p, int began)
{
    if (p->panic)
        resume_statement(p, began);
    p->guessed = false;
}

void pat_resume_declaration(struct parser *p)
{
    while (p->token[p->at].kind != T_END && !pat_is_declaration_next(p))
        p->at++;
    p->panic = false;
}

/* ---- nodes ---- */

struct syn *pat_node(struct parser *p, enum syn_kind kind)
{
    struct syn *s = pat_alloc(p->pat, sizeof *s);
    s->kind = kind;
    s->at = s->name_at = pat_here(p);
    return s;
}

void pat_set_name(struct pat *pat, struct syn *s, const struct token *t)
{
    s->name = t->text ? t->text : pat_intern(pat, "", 0);
    if (t->at.src)
        s->name_at = t->at;
    if (t->kind == T_QUOTED)
        s->flags |= SYNF_QUOTED;
}

struct syn *pat_node_named(struct parser *p, enum syn_kind kind, const struct token *name)
{
    struct syn *s = pat_node(p, kind);
    pat_set_name(p->pat, s, name);
    if (name->at.src)
        s->at = name->at;
    return s;
}

/* Trees that grow to the left, as sums do, nest without nested calls: so the
 * height is limited as well. */
void pat_add_kid(struct parser *p, struct syn *s, struct syn *kid)
{
    if (s->n_kids == s->cap_kids) {
        s->cap_kids = s->cap_kids ? 2 * s->cap_kids : 4;
        struct syn **grown = pat_alloc(p->pat, (size_t)s->cap_kids * sizeof(struct syn *));
        if (s->n_kids)
            memcpy(grown, s->kid, (size_t)s->n_kids * sizeof(struct syn *));
        s->kid = grown;
    }
    s->kid[s->n_kids++] = kid;
    if (!kid)
        return;
    if (kid->height >= s->height)
        s->height = kid->height + 1;
    if (s->height > MAX_DEPTH)
        pat_fail(p, s->at, pat_format(p->pat, "nested too deeply: more than %d levels", MAX_DEPTH));
}

struct syn *pat_node_from(struct parser *p, enum syn_kind kind, struct syn *first)
{
    struct syn *s = pat_node(p, kind);
    s->at = s->name_at = first->at;
    pat_add_kid(p, s, first);
    return s;
}

struct syn *pat_done(struct parser *p, struct syn *s)
{
    if (p->at > 0 && p->token[p->at - 1].at.end > s->at.begin)
        s->at.end = p->token[p->at - 1].at.end;
    return s;
}

void pat_parse_each(struct parser *p, struct syn *s, parse_fn *one)
{
    do
        pat_add_kid(p, s, one(p));
    while (pat_accept(p, T_COMMA));
}

struct syn *pat_parse_between(struct parser *p, struct syn *s, enum token_kind open, parse_fn *one,
                              enum token_kind close)
{
    pat_expect(p, open);
    if (pat_accept(p, close))
        return pat_done(p, s);
    pat_parse_each(p, s, one);
    pat_expect(p, close);
    return pat_done(p, s);
}

bool pat_parse_fields(struct parser *p, struct syn *s, parse_fn *one)
{
    bool comma = false;
    pat_expect(p, T_LPAREN);
    while (!pat_is_next(p, T_RPAREN)) {
        pat_add_kid(p, s, one(p));
        if (!pat_accept(p, T_COMMA))
            break;
        comma = true;
    }
    pat_expect(p, T_RPAREN);
    return comma;
}

void pat_parse_statements(struct parser *p, struct syn *s, parse_fn *one)
{
    pat_expect(p, T_LBRACE);
    while (pat_is_statement_next(p)) {
        const int began = p->at;
        pat_add_kid(p, s, one(p));
        pat_end_statement(p, began);
    }
    pat_end_block(p);
}

struct syn *pat_parse_binary(struct parser *p, parse_fn *operand, const uint8_t *priority, int least)
{
    struct syn *left = operand(p);
    for (int own; (own = priority[pat_peek(p)->kind]) >= least;) {
        const struct token *t = pat_take(p);
        struct syn *s = pat_node_from(p, SYN_BINARY, left);
        s->tok = (int)t->kind;
        s->name_at = t->at;
        pat_add_kid(p, s, pat_parse_binary(p, operand, priority, own + 1));
        left = pat_done(p, s);
    }
    return left;
}
