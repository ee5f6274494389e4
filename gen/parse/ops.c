/* ops.c -- the declaration of an operator.
 *
 *   op     := op name ( [operand {, operand}] ) [-> results] [: trait {, trait}] (; | { {attr} })
 *   operand := word [? | *]          results := operand | ( operand {, operand} )
 *   trait  := name [( group {, group} )]          group := number {number}
 *   attr   := word : type [= expr] ;              type  := word {[]} [?]
 */
#include "parse.h"

#include <string.h>

static struct syn *parse_operand(struct parser *p, enum syn_kind kind)
{
    struct syn *s = node(p, kind);
    set_name(s, expect_word(p, kind == SYN_RESULT ? "the name of a result" : "the name of an operand"));
    if (accept(p, T_QUESTION))
        s->flags |= SYNF_OPTIONAL;
    else if (accept(p, T_STAR))
        s->flags |= SYNF_VARIADIC;
    return done(p, s);
}

/* ( a, b?, c* ) */
static void parse_operands(struct parser *p, struct syn *op, enum syn_kind kind)
{
    expect(p, T_LPAREN);
    if (accept(p, T_RPAREN))
        return;
    do
        add_kid(p, op, parse_operand(p, kind));
    while (accept(p, T_COMMA));
    expect(p, T_RPAREN);
}

/* 0 2 3 */
static struct syn *parse_group(struct parser *p)
{
    struct syn *s = node(p, SYN_LIST);
    do
        add_kid(p, s, parse_number(p));
    while (is_next(p, T_INT));
    return done(p, s);
}

static struct syn *parse_trait(struct parser *p)
{
    struct syn *s = node(p, SYN_TRAIT);
    set_name(s, expect_name(p, "a trait: a fusion kind, commutative or effect"));
    if (!accept(p, T_LPAREN))
        return done(p, s);
    do
        add_kid(p, s, parse_group(p));
    while (accept(p, T_COMMA));
    expect(p, T_RPAREN);
    return done(p, s);
}

static const char *parse_attr_type(struct parser *p)
{
    enum { ENOUGH = 3 }; /* no type has more than two pairs of brackets, and messages show one too many */
    static const char *const words[] = {"int", "float", "bool", "string", "dtype", "tensor", "any", NULL};
    static const char wanted[] = "a type: int, float, bool, string, dtype, tensor or any";
    bool known = false;
    for (int i = 0; words[i] && is_word(peek(p)->kind); i++)
        known = known || strcmp(peek(p)->text, words[i]) == 0;
    if (!known && !take_for(p, wanted, words))
        unexpected(p, wanted);
    const char *text = expect_word(p, wanted)->text;
    for (int pairs = 1; accept(p, T_LBRACKET); pairs++) {
        expect(p, T_RBRACKET);
        if (pairs <= ENOUGH)
            text = format("%s[]", text ? text : "");
    }
    if (accept(p, T_QUESTION))
        text = format("%s?", text ? text : "");
    return text ? text : intern_str("any");
}

static struct syn *parse_attr(struct parser *p)
{
    struct syn *s = node(p, SYN_ATTR_DECL);
    set_name(s, expect_word(p, "an attribute's name"));
    expect(p, T_COLON);
    s->text = parse_attr_type(p);
    add_kid(p, s, accept(p, T_ASSIGN) ? parse_expr(p) : NULL);
    expect(p, T_SEMICOLON);
    return done(p, s);
}

/* Dotted; a keyword is a name here, and needs back quotes in patterns only. */
static void parse_op_name(struct parser *p, struct syn *op)
{
    set_name(op, expect_word(p, "an operator's name"));
    while (accept(p, T_DOT)) {
        const struct token *part = expect_word(p, "the next part of the operator's name");
        op->name = format("%s.%s", op->name, part->text ? part->text : "");
        if (part->at.src)
            op->name_at = span_join(op->name_at, part->at);
    }
}

struct syn *parse_op(struct parser *p)
{
    struct syn *s = node(p, SYN_OP);
    expect(p, T_OP);
    parse_op_name(p, s);
    parse_operands(p, s, SYN_OPERAND);
    if (accept(p, T_ARROW)) {
        if (is_next(p, T_LPAREN))
            parse_operands(p, s, SYN_RESULT);
        else
            add_kid(p, s, parse_operand(p, SYN_RESULT));
    }
    if (accept(p, T_COLON)) {
        do
            add_kid(p, s, parse_trait(p));
        while (accept(p, T_COMMA));
    }
    if (!is_next(p, T_LBRACE)) {
        expect(p, T_SEMICOLON);
        return done(p, s);
    }
    take(p);
    while (is_statement_next(p)) {
        const int began = p->at;
        add_kid(p, s, parse_attr(p));
        end_statement(p, began);
    }
    end_block(p);
    return done(p, s);
}

/* param n: int = 8 : runtime; */
struct syn *parse_param(struct parser *p)
{
    struct syn *s = node(p, SYN_PARAM);
    expect(p, T_PARAM);
    set_name(s, expect_name(p, "the param's name"));
    expect(p, T_COLON);
    s->text = parse_attr_type(p);
    expect(p, T_ASSIGN);
    add_kid(p, s, parse_expr(p));
    if (accept(p, T_COLON)) {
        if (is_name_next(p, "runtime"))
            s->flags |= SYNF_RUNTIME;
        else
            unexpected(p, "'runtime'");
        take(p);
    }
    expect(p, T_SEMICOLON);
    return done(p, s);
}
