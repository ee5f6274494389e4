/* type.c -- what stands behind the colon of `p : type`.
 *
 *   type  := dtype [shape] | class [shape] | { elem, ... } [shape] | shape | ( [type, ...] )
 *   elem  := dtype | class            class := float | int | uint
 *   shape := [ [dim, ...] ]           dim   := number | name | _ | ...
 *
 * `...` stands first or last.  The shape behind a set is a kid of each element.
 */
#include "parse.h"

static struct syn *parse_dim(struct parser *p)
{
    switch (peek(p)->kind) {
    case T_INT:
        return parse_number(p);
    case T_NAME:
    case T_QUOTED:
        return node_named(p, SYN_NAME, take(p));
    case T_UNDERSCORE: {
        struct syn *any = node(p, SYN_WILD);
        take(p);
        return done(p, any);
    }
    case T_ELLIPSIS:
        return parse_rest(p);
    default:
        unexpected(p, "a dimension: a number, a name, '_' or '...'");
        return node(p, SYN_WILD);
    }
}

static struct syn *parse_shape(struct parser *p)
{
    struct syn *s = node(p, SYN_SHAPE);
    expect(p, T_LBRACKET);
    if (accept(p, T_RBRACKET))
        return done(p, s);
    do {
        struct syn *d = parse_dim(p);
        if (d->kind == SYN_REST && s->n_kids > 0 && is_next(p, T_COMMA))
            fail(p, d->at, "'...' stands first or last in a shape");
        else if (d->kind == SYN_REST && d->name)
            fail(p, d->name_at, "the dimensions that '...' stands for can't be captured");
        add_kid(p, s, d);
    } while (accept(p, T_COMMA));
    expect(p, T_RBRACKET);
    return done(p, s);
}

static bool is_class_next(const struct parser *p)
{
    return is_name_next(p, "float") || is_name_next(p, "int") || is_name_next(p, "uint");
}

/* A dtype or a class, without its shape. */
static struct syn *parse_elem(struct parser *p)
{
    struct syn *s = node(p, SYN_TYPE);
    if (is_next(p, T_DTYPE) || is_class_next(p) || take_for_dtype(p, "a dtype", true))
        s->text = take(p)->text;
    else
        unexpected(p, "a dtype, or one of the classes float, int, uint");
    return done(p, s);
}

static struct syn *parse_type_set(struct parser *p)
{
    struct syn *s = node(p, SYN_TYPE_SET);
    expect(p, T_LBRACE);
    do
        add_kid(p, s, parse_elem(p));
    while (accept(p, T_COMMA));
    expect(p, T_RBRACE);
    struct syn *shape = is_next(p, T_LBRACKET) ? parse_shape(p) : NULL;
    for (int i = 0; i < s->n_kids; i++)
        add_kid(p, s->kid[i], shape);
    return done(p, s);
}

static struct syn *parse_type_tuple(struct parser *p)
{
    struct syn *s = node(p, SYN_TYPE_TUPLE);
    expect(p, T_LPAREN);
    while (!is_next(p, T_RPAREN)) {
        add_kid(p, s, parse_type(p));
        if (!accept(p, T_COMMA))
            break;
    }
    expect(p, T_RPAREN);
    return done(p, s);
}

static struct syn *parse_tensor_type(struct parser *p)
{
    struct syn *s = node(p, SYN_TYPE);
    if (is_next(p, T_DTYPE) || is_class_next(p) || take_for_dtype(p, "a type", true))
        s->text = take(p)->text;
    else if (!is_next(p, T_LBRACKET))
        unexpected(p, "a type: a dtype, a class (float, int, uint), a shape, a set or a tuple of types");
    add_kid(p, s, is_next(p, T_LBRACKET) ? parse_shape(p) : NULL);
    return done(p, s);
}

struct syn *parse_type(struct parser *p)
{
    struct syn *s;
    if (!enter(p))
        s = node(p, SYN_TYPE);
    else if (is_next(p, T_LBRACE))
        s = parse_type_set(p);
    else if (is_next(p, T_LPAREN))
        s = parse_type_tuple(p);
    else
        s = parse_tensor_type(p);
    leave(p);
    return s;
}
