/* ops.c -- the declaration of an operator.
 *
 *   op     := op name ( [operand {, operand}] ) [-> results] [: trait {, trait}] (; | { {attr | form} })
 *   operand := word [? | *]          results := operand | ( operand {, operand} )
 *   trait  := name [( group {, group} )] | (infer | eval | work) name | (since | until) number
 *   group  := number {number}
 *   attr   := word : type [= expr] ;              type  := word {[]} [?]
 *   form   := form number [( [operand {, operand}] )] [{ [word [= expr] {, word [= expr]}] }] [lift name [( word )]] ;
 */
#include "parse.h"

#include <string.h>

static struct syn *parse_named(struct parser *p, enum syn_kind kind, const char *what)
{
    struct syn *s = pat_node(p, kind);
    pat_set_name(p->pat, s, pat_expect_word(p, what));
    if (pat_accept(p, T_QUESTION))
        s->flags |= SYNF_OPTIONAL;
    else if (pat_accept(p, T_STAR))
        s->flags |= SYNF_VARIADIC;
    return pat_done(p, s);
}

static struct syn *parse_operand(struct parser *p)
{
    return parse_named(p, SYN_OPERAND, "the name of an operand");
}

static struct syn *parse_result(struct parser *p)
{
    return parse_named(p, SYN_RESULT, "the name of a result");
}

/* 0 2 3 */
static struct syn *parse_group(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_LIST);
    do
        pat_add_kid(p, s, pat_parse_number(p));
    while (pat_is_next(p, T_INT));
    return pat_done(p, s);
}

/* Is it a trait that names what the runtime has? */
static bool takes_name(const char *trait)
{
    return trait && (strcmp(trait, "infer") == 0 || strcmp(trait, "eval") == 0 || strcmp(trait, "work") == 0);
}

static struct syn *parse_trait(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_TRAIT);
    pat_set_name(p->pat, s, pat_expect_name(p, "a trait: a fusion kind, "
#define PAT_TRAIT(name) #name ", "
#include "lang/pat_traits.def"
        "body, branches, infer, eval, work, since or until"));
    if (takes_name(s->name)) {
        const struct token *name = pat_expect_word(p, "the name of what the runtime has");
        s->text = name->text;
        s->name_at = name->at;
        return pat_done(p, s);
    }
    if (s->name && (strcmp(s->name, "since") == 0 || strcmp(s->name, "until") == 0)) {
        pat_add_kid(p, s, pat_parse_number(p));
        return pat_done(p, s);
    }
    if (!pat_accept(p, T_LPAREN))
        return pat_done(p, s);
    pat_parse_each(p, s, parse_group);
    pat_expect(p, T_RPAREN);
    return pat_done(p, s);
}

static const char *parse_attr_type(struct parser *p)
{
    enum { ENOUGH = 3 }; /* no type has more than two pairs of brackets, and messages show one too many */
    static const char *const words[] = {"int", "float", "bool", "string", "dtype", "tensor", "any", NULL};
    static const char wanted[] = "a type: int, float, bool, string, dtype, tensor or any";
    bool known = false;
    for (int i = 0; words[i] && pat_is_word(pat_peek(p)->kind); i++)
        known = known || strcmp(pat_peek(p)->text, words[i]) == 0;
    if (!known && !pat_take_for(p, wanted, words))
        pat_unexpected(p, wanted);
    const char *text = pat_expect_word(p, wanted)->text;
    for (int pairs = 1; pat_accept(p, T_LBRACKET); pairs++) {
        pat_expect(p, T_RBRACKET);
        if (pairs <= ENOUGH)
            text = pat_format(p->pat, "%s[]", text ? text : "");
    }
    if (pat_accept(p, T_QUESTION))
        text = pat_format(p->pat, "%s?", text ? text : "");
    return text ? text : pat_intern_str(p->pat, "any");
}

static struct syn *parse_attr(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_ATTR_DECL);
    pat_set_name(p->pat, s, pat_expect_word(p, "an attribute's name"));
    pat_expect(p, T_COLON);
    s->text = parse_attr_type(p);
    pat_add_kid(p, s, pat_accept(p, T_ASSIGN) ? pat_parse_expr(p) : NULL);
    pat_expect(p, T_SEMICOLON);
    return pat_done(p, s);
}

/* a, b = 1 */
static struct syn *parse_form_attr(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_ATTR_SET);
    pat_set_name(p->pat, s, pat_expect_word(p, "an attribute's name"));
    pat_add_kid(p, s, pat_accept(p, T_ASSIGN) ? pat_parse_expr(p) : NULL);
    return pat_done(p, s);
}

/* Between brackets, or NULL where there are none. */
static struct syn *parse_form_part(struct parser *p, enum syn_kind kind, enum token_kind open, parse_fn *one,
                                   enum token_kind close)
{
    return pat_is_next(p, open) ? pat_parse_between(p, pat_node(p, kind), open, one, close) : NULL;
}

/* form 7 (x, y) { a, b = 1 } lift name(a); */
static struct syn *parse_form(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_FORM), *lift = NULL, *argument = NULL;
    pat_take(p);
    pat_add_kid(p, s, pat_parse_number(p));
    pat_add_kid(p, s, parse_form_part(p, SYN_LIST, T_LPAREN, parse_operand, T_RPAREN));
    pat_add_kid(p, s, parse_form_part(p, SYN_ATTRS, T_LBRACE, parse_form_attr, T_RBRACE));
    if (pat_is_name_next(p, "lift")) {
        pat_take(p);
        lift = pat_node_named(p, SYN_NAME, pat_expect_word(p, "the name of a lift"));
        if (pat_accept(p, T_LPAREN)) {
            argument = pat_node_named(p, SYN_NAME, pat_expect_word(p, "an attribute's name"));
            pat_expect(p, T_RPAREN);
        }
    }
    pat_add_kid(p, s, lift);
    pat_add_kid(p, s, argument);
    pat_expect(p, T_SEMICOLON);
    return pat_done(p, s);
}

static struct syn *parse_op_item(struct parser *p)
{
    const bool is_form = pat_is_name_next(p, "form") && pat_peek_at(p, 1)->kind == T_INT;
    return is_form ? parse_form(p) : parse_attr(p);
}

/* Dotted; a keyword is a name here, and needs back quotes in patterns only. */
static void parse_op_name(struct parser *p, struct syn *op)
{
    pat_set_name(p->pat, op, pat_expect_word(p, "an operator's name"));
    while (pat_accept(p, T_DOT)) {
        const struct token *part = pat_expect_word(p, "the next part of the operator's name");
        op->name = pat_format(p->pat, "%s.%s", op->name, part->text ? part->text : "");
        if (part->at.src)
            op->name_at = pat_span_join(op->name_at, part->at);
    }
}

struct syn *pat_parse_op(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_OP);
    pat_expect(p, T_OP);
    parse_op_name(p, s);
    pat_parse_between(p, s, T_LPAREN, parse_operand, T_RPAREN);
    if (pat_accept(p, T_ARROW)) {
        if (pat_is_next(p, T_LPAREN))
            pat_parse_between(p, s, T_LPAREN, parse_result, T_RPAREN);
        else
            pat_add_kid(p, s, parse_result(p));
    }
    if (pat_accept(p, T_COLON))
        pat_parse_each(p, s, parse_trait);
    if (!pat_is_next(p, T_LBRACE)) {
        pat_expect(p, T_SEMICOLON);
        return pat_done(p, s);
    }
    pat_parse_statements(p, s, parse_op_item);
    return pat_done(p, s);
}

/* param n: int = 8 : runtime; */
struct syn *pat_parse_param(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_PARAM);
    pat_expect(p, T_PARAM);
    pat_set_name(p->pat, s, pat_expect_name(p, "the param's name"));
    pat_expect(p, T_COLON);
    s->text = parse_attr_type(p);
    pat_expect(p, T_ASSIGN);
    pat_add_kid(p, s, pat_parse_expr(p));
    if (pat_accept(p, T_COLON)) {
        if (pat_is_name_next(p, "runtime"))
            s->flags |= SYNF_RUNTIME;
        else
            pat_unexpected(p, "'runtime'");
        pat_take(p);
    }
    pat_expect(p, T_SEMICOLON);
    return pat_done(p, s);
}
