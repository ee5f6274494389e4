/* type.c -- the type after the colon of `p : type`.
 *
 *   type  := dtype [shape] | class [shape] | { elem, ... } [shape] | shape | ( [type, ...] )
 *   elem  := dtype | class            class := float | int | uint
 *   shape := [ [dim, ...] ]           dim   := number | name | _ | ...
 *
 * `...` is first or last.  The shape after a set is a kid of each element.
 */
#include "parse.h"

static struct syn *parse_dim(struct parser *p)
{
    const enum token_kind kind = pat_peek(p)->kind;
    if (kind == T_INT)
        return pat_parse_number(p);
    if (kind == T_NAME || kind == T_QUOTED)
        return pat_node_named(p, SYN_NAME, pat_take(p));
    if (kind == T_ELLIPSIS)
        return pat_parse_rest(p);
    struct syn *any = pat_node(p, SYN_WILD);
    if (kind != T_UNDERSCORE) {
        pat_unexpected(p, "a dimension: a number, a name, '_' or '...'");
        return any;
    }
    pat_take(p);
    return pat_done(p, any);
}

static struct syn *parse_shape(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_SHAPE);
    pat_expect(p, T_LBRACKET);
    if (pat_accept(p, T_RBRACKET))
        return pat_done(p, s);
    do {
        struct syn *d = parse_dim(p);
        if (d->kind == SYN_REST && s->n_kids > 0 && pat_is_next(p, T_COMMA))
            pat_fail(p, d->at, "'...' stands first or last in a shape");
        else if (d->kind == SYN_REST && d->name)
            pat_fail(p, d->name_at, "the dimensions that '...' stands for can't be captured");
        pat_add_kid(p, s, d);
    } while (pat_accept(p, T_COMMA));
    pat_expect(p, T_RBRACKET);
    return pat_done(p, s);
}

static bool is_class_next(const struct parser *p)
{
    return pat_is_name_next(p, "float") || pat_is_name_next(p, "int") || pat_is_name_next(p, "uint");
}

/* A dtype or a class, without its shape. */
static struct syn *parse_elem(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_TYPE);
    if (pat_is_next(p, T_DTYPE) || is_class_next(p) || pat_take_for_dtype(p, "a dtype", true))
        s->text = pat_take(p)->text;
    else
        pat_unexpected(p, "a dtype, or one of the classes float, int, uint");
    return pat_done(p, s);
}

static struct syn *parse_type_set(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_TYPE_SET);
    pat_expect(p, T_LBRACE);
    pat_parse_each(p, s, parse_elem);
    pat_expect(p, T_RBRACE);
    struct syn *shape = pat_is_next(p, T_LBRACKET) ? parse_shape(p) : NULL;
    for (int i = 0; i < s->n_kids; i++)
        pat_add_kid(p, s->kid[i], shape);
    return pat_done(p, s);
}

static struct syn *parse_type_tuple(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_TYPE_TUPLE);
    pat_parse_fields(p, s, pat_parse_type);
    return pat_done(p, s);
}

static struct syn *parse_tensor_type(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_TYPE);
    if (pat_is_next(p, T_DTYPE) || is_class_next(p) || pat_take_for_dtype(p, "a type", true))
        s->text = pat_take(p)->text;
    else if (!pat_is_next(p, T_LBRACKET))
        pat_unexpected(p, "a type: a dtype, a class (float, int, uint), a shape, a set or a tuple of types");
    pat_add_kid(p, s, pat_is_next(p, T_LBRACKET) ? parse_shape(p) : NULL);
    return pat_done(p, s);
}

struct syn *pat_parse_type(struct parser *p)
{
    struct syn *s;
    if (!pat_enter(p))
        s = pat_node(p, SYN_TYPE);
    else if (pat_is_next(p, T_LBRACE))
        s = parse_type_set(p);
    else if (pat_is_next(p, T_LPAREN))
        s = parse_type_tuple(p);
    else
        s = parse_tensor_type(p);
    pat_leave(p);
    return s;
}
