/* text_type.c -- types of a .dfg text.
 *
 *   type    := dtype shape? | "?" shape? | "(" (type ("," type)* ","?)? ")" | "fn" "(" types? ")" "->"
 * results shape   := "[" "*" "]" | "[" (extent ("," extent)*)? "]" extent  := integer | "?" | name | string
 *   results := type | "(" types? ")"
 *
 * In:   tokens.   Out: interned types.
 *
 * `f32` is a scalar, `f32[*]` has an unknown rank, `f32[?]` an unknown extent; a `?` in place of the
 * element type is an unknown one, and `?` without a shape the type of which nothing is known.  `(f32)` is a
 * tuple of one field as `(f32,)` is, except after `->`, where parentheses list the results: a single result
 * that is a tuple is `-> ((f32, f32))`.
 */
#include "text.h"

static bool extent(struct text_reader *r)
{
    struct text_token t = r->token;
    dfg_dim dim = DFG_DIM_UNKNOWN;
    if (t.kind == TEXT_INT) {
        if (!dfg_text_int(t, &dim) || dim < 0)
            return dfg_text_fail(r, t.at, "an extent is a number from 0 to 2^63-1");
    } else if (t.kind == TEXT_NAME || t.kind == TEXT_STRING) {
        dfg_sym sym;
        if (!dfg_text_name(r, &sym))
            return false;
        dim = dfg_extent_named(r->m, dfg_symbol_text(r->m, sym), dfg_symbol_len(r->m, sym));
    } else if (t.kind != TEXT_QUESTION) {
        return dfg_text_expected(r, "an extent");
    }
    dfg_text_take(r);
    return TEXT_PUSH(r, dims, dim);
}

/* The extents behind a `[`: pushed on dims. */
static bool extents(struct text_reader *r, int32_t *rank)
{
    size_t base = r->dims.n;
    *rank = -1;
    if (dfg_text_accept(r, TEXT_STAR))
        return dfg_text_expect(r, TEXT_RBRACKET, "']'");
    if (!dfg_text_accept(r, TEXT_RBRACKET)) {
        do {
            if (!extent(r))
                return false;
        } while (dfg_text_accept(r, TEXT_COMMA));
        if (!dfg_text_expect(r, TEXT_RBRACKET, "',' or ']'"))
            return false;
    }
    if (r->dims.n - base > INT32_MAX)
        return dfg_text_fail(r, r->token.at, "too many extents");
    *rank = (int32_t)(r->dims.n - base);
    return true;
}

/* The type from an element type on. */
static bool tensor_type(struct text_reader *r, enum dfg_dtype dtype, uint32_t *type)
{
    size_t base = r->dims.n;
    int32_t rank = 0;
    if (dfg_text_accept(r, TEXT_LBRACKET)) {
        if (!extents(r, &rank))
            return false;
    } else if (dtype == DFG_NO_DTYPE) {
        *type = 0;
        return true;
    }
    *type = dfg_type_tensor(r->m, dtype, rank, r->dims.at + (rank > 0 ? base : 0));
    r->dims.n = base;
    return *type != 0 || dfg_text_no_memory(r);
}

/* Types up to the `)`, which is taken: pushed on types.  A comma may end them. */
static bool type_list(struct text_reader *r, size_t *n)
{
    size_t base = r->types.n;
    while (r->token.kind != TEXT_RPAREN) {
        uint32_t type;
        if (!dfg_text_type(r, &type) || !TEXT_PUSH(r, types, type))
            return false;
        if (!dfg_text_accept(r, TEXT_COMMA) && r->token.kind != TEXT_RPAREN)
            return dfg_text_expected(r, "',' or ')'");
    }
    dfg_text_take(r);
    *n = r->types.n - base;
    return *n <= INT32_MAX / 2 || dfg_text_fail(r, r->token.at, "too many types");
}

bool dfg_text_results(struct text_reader *r, size_t *n)
{
    if (dfg_text_accept(r, TEXT_LPAREN))
        return type_list(r, n);
    uint32_t type;
    *n = 1;
    return dfg_text_type(r, &type) && TEXT_PUSH(r, types, type);
}

static bool func_type(struct text_reader *r, uint32_t *type)
{
    size_t base = r->types.n, params, results;
    dfg_text_take(r);
    if (!dfg_text_expect(r, TEXT_LPAREN, "'('") || !type_list(r, &params) ||
        !dfg_text_expect(r, TEXT_ARROW, "'->'") || !dfg_text_results(r, &results))
        return false;
    const uint32_t *at = r->types.at + base;
    *type = dfg_type_func(r->m, (uint32_t)params, at, (uint32_t)results, at + params);
    r->types.n = base;
    return *type != 0 || dfg_text_no_memory(r);
}

static bool tuple_type(struct text_reader *r, uint32_t *type)
{
    size_t base = r->types.n, n;
    dfg_text_take(r);
    if (!type_list(r, &n))
        return false;
    *type = dfg_type_tuple(r->m, (uint32_t)n, r->types.at + base);
    r->types.n = base;
    return *type != 0 || dfg_text_no_memory(r);
}

static bool dtype_type(struct text_reader *r, uint32_t *type)
{
    struct text_token t = r->token;
    enum dfg_dtype dtype = dfg_dtype_by_name(t.at, t.len);
    if (dtype == DFG_NO_DTYPE)
        return dfg_text_fail(r, t.at, "unknown type '%.*s'", t.len > 40 ? 40 : (int)t.len, t.at);
    dfg_text_take(r);
    return tensor_type(r, dtype, type);
}

bool dfg_text_type(struct text_reader *r, uint32_t *type)
{
    bool done;
    if (!dfg_text_enter(r))
        return false;
    if (dfg_text_is(r, "fn"))
        done = func_type(r, type);
    else if (r->token.kind == TEXT_LPAREN)
        done = tuple_type(r, type);
    else if (r->token.kind == TEXT_NAME)
        done = dtype_type(r, type);
    else if (dfg_text_accept(r, TEXT_QUESTION))
        done = tensor_type(r, DFG_NO_DTYPE, type);
    else
        done = dfg_text_expected(r, "a type");
    dfg_text_leave(r);
    return done;
}
