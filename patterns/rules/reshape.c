/* reshape.c -- shapes that are known, or that Reshape's 0 and -1 can say.
 *
 * In a new shape 0 is the extent of the reshaped value at that place, and -1,
 * once, whatever is left.
 */
#include "extern.h"
#include "reshape.h"

#include <math.h>
#include <stdlib.h>

/* A shape under construction. */
struct shape {
    dfg_rewriter *rw;
    const dfg_graph *g;
    dfg_node x;             /* what is reshaped */
    struct dfg_values dims; /* so far */
    bool open;              /* one of them is -1 */
};

static dfg_node new_reshape(struct shape *s)
{
    const dfg_dim n = (dfg_dim)s->dims.n;
    const dfg_node shape = dfg_new_const(s->rw, DFG_I64, 1, &n, dfg_list_of(s->rw, &s->dims));
    const dfg_node args[] = {s->x, shape};
    const struct dfg_attrs none = {0};
    return dfg_new_named(s->rw, "Reshape", args, 2, &none, 0);
}

static bool push_open(struct shape *s)
{
    if (s->open)
        return false;
    s->open = true;
    dfg_push_value(s->rw, &s->dims, dfg_int(-1));
    return true;
}

/* ---- from a type ---- */

dfg_node reshape_of_type(dfg_rewriter *rw, const struct reshape_reshape_typed_match *m)
{
    struct shape s = {rw, dfg_before(rw), m->x, {0}, false};
    const int32_t rank = dfg_rank(s.g, m->r);
    for (int32_t i = 0; i < rank; i++) {
        const dfg_dim d = dfg_extent(s.g, m->r, i);
        if (d > 0)
            dfg_push_value(rw, &s.dims, dfg_int(d));
        else if (d == 0 || !push_open(&s)) {
            dfg_decline(rw, "more than one extent is not known");
            return DFG_NONE;
        }
    }
    return new_reshape(&s);
}

/* ---- an extent, from as early as it is known ---- */

/* What n is computed from that has the extent d, too, and where; n itself where nothing has. */
static dfg_node earliest(const dfg_graph *g, dfg_node n, dfg_dim d, int64_t *at)
{
    enum { FAR = 64 };
    for (int step = 0; step < FAR; step++) {
        const dfg_node call = dfg_is(g, n, DFG_GET) ? dfg_arg(g, n, 0) : n;
        dfg_node next = DFG_NONE;
        for (uint32_t i = 0; next == DFG_NONE && dfg_is_operator(g, call) && i < dfg_n_args(g, call); i++) {
            const dfg_node arg = dfg_arg(g, call, i);
            for (int32_t k = 0; arg != DFG_NONE && next == DFG_NONE && k < dfg_rank(g, arg); k++)
                if (dfg_same_dim(dfg_extent(g, arg, k), d)) {
                    next = arg;
                    *at = k;
                }
        }
        if (next == DFG_NONE || !dfg_same_body(g, n, next))
            break;
        n = next;
    }
    return n;
}

/* Its value and place, where that is another value; DFG_NONE: declined. */
static dfg_node earlier(dfg_rewriter *rw, dfg_node x, double from, int64_t *at)
{
    const dfg_graph *g = dfg_before(rw);
    *at = (int64_t)from + (from < 0 ? dfg_rank(g, x) : 0);
    const dfg_dim d = *at >= 0 && *at < dfg_rank(g, x) ? dfg_extent(g, x, (int32_t)*at) : DFG_DIM_UNKNOWN;
    const dfg_node first = d < 0 && d != DFG_DIM_UNKNOWN ? earliest(g, x, d, at) : x;
    if (first != x)
        return first;
    dfg_decline(rw, "nothing before it has this extent");
    return DFG_NONE;
}

dfg_node reshape_earlier_extent(dfg_rewriter *rw, const struct reshape_extent_up_match *m)
{
    struct dfg_attrs attrs = {0};
    int64_t at;
    const dfg_node y = earlier(rw, m->x, number_attr(dfg_before(rw), m->s, "start", 0), &at);
    if (y == DFG_NONE)
        return DFG_NONE;
    dfg_set_named(rw, &attrs, "start", dfg_int(at));
    dfg_set_named(rw, &attrs, "end", dfg_int(at + 1));
    return dfg_new_named(rw, "Shape", &y, 1, &attrs, 0);
}

dfg_node reshape_earlier_gathered(dfg_rewriter *rw, const struct reshape_gathered_up_match *m)
{
    const dfg_graph *g = dfg_before(rw);
    const struct dfg_attrs none = {0};
    const dfg_val i = dfg_item(dfg_elements(g, m->i), 0);
    const dfg_dim one = 1;
    int64_t at;
    const dfg_node y = i.tag == DFG_V_INT ? earlier(rw, m->x, (double)i.u.i, &at) : DFG_NONE;
    if (y == DFG_NONE)
        return DFG_NONE;
    const dfg_node args[] = {dfg_new_named(rw, "Shape", &y, 1, &none, 0),
                             dfg_new_const(rw, DFG_I64, dfg_rank(g, m->i), &one, dfg_int(at))};
    return dfg_new_like_call(rw, m->e, args, 2, &none, 0);
}

/* ---- from parts that are concatenated ---- */

/* The one element of an integer constant. */
static bool one_integer(const dfg_graph *g, dfg_node c, int64_t *to)
{
    const dfg_val elements = dfg_elements(g, c), e = dfg_item(elements, 0);
    if (dfg_len(elements) != 1 || e.tag != DFG_V_INT)
        return false;
    *to = e.u.i;
    return true;
}

/* Is n Shape(y), whole?  Then y. */
static dfg_node shaped(const dfg_graph *g, dfg_node n)
{
    const bool whole = calls_named(g, n, "Shape") && number_attr(g, n, "start", 0) == 0 &&
                       !dfg_known(attr_named(g, n, "end"));
    return whole ? dfg_arg(g, n, 0) : DFG_NONE;
}

/* Gather(Shape(y), i): y and i. */
static dfg_node gathered(const dfg_graph *g, dfg_node n, int64_t *i)
{
    const bool is = calls_named(g, n, "Gather") && number_attr(g, n, "axis", 0) == 0 &&
                    one_integer(g, dfg_arg(g, n, 1), i);
    return is ? shaped(g, dfg_arg(g, n, 0)) : DFG_NONE;
}

/* Slice(Shape(y), i, i + 1): y and i. */
static dfg_node sliced(const dfg_graph *g, dfg_node n, int64_t *i)
{
    int64_t end, zero = 0, one = 1;
    const dfg_node axes = dfg_arg(g, n, 3), steps = dfg_arg(g, n, 4);
    const bool is = calls_named(g, n, "Slice") && one_integer(g, dfg_arg(g, n, 1), i) &&
                    one_integer(g, dfg_arg(g, n, 2), &end) && *i >= 0 && end - 1 == *i &&
                    (axes == DFG_NONE || one_integer(g, axes, &zero)) &&
                    (steps == DFG_NONE || one_integer(g, steps, &one)) && zero == 0 && one == 1;
    return is ? shaped(g, dfg_arg(g, n, 0)) : DFG_NONE;
}

/* The value whose extent *i the part is; DFG_NONE: it is something else. */
static dfg_node extent_of(const dfg_graph *g, dfg_node part, int64_t *i)
{
    dfg_node y = sliced(g, part, i), inner = part;
    int64_t axis;
    if (y == DFG_NONE && calls_named(g, part, "Unsqueeze") && one_integer(g, dfg_arg(g, part, 1), &axis) &&
        axis == 0)
        inner = dfg_arg(g, part, 0);
    if (y == DFG_NONE)
        y = gathered(g, inner, i);
    if (y != DFG_NONE && *i < 0)
        *i = dfg_rank(g, y) >= 0 ? *i + dfg_rank(g, y) : -1;
    return y;
}

/* Is the part one number? */
static bool is_single(const dfg_graph *g, dfg_node part)
{
    int64_t axis;
    if (dfg_rank(g, part) == 1)
        return dfg_extent(g, part, 0) == 1;
    return calls_named(g, part, "Unsqueeze") && one_integer(g, dfg_arg(g, part, 1), &axis) && axis == 0 &&
           dfg_rank(g, dfg_arg(g, part, 0)) == 0;
}

static bool push_constant(struct shape *s, dfg_node part)
{
    const dfg_val elements = dfg_elements(s->g, part);
    for (int64_t k = 0; k < dfg_len(elements); k++) {
        const dfg_val e = dfg_item(elements, k);
        if (e.tag != DFG_V_INT || e.u.i < -1 || (e.u.i == -1 && s->open))
            return false;
        s->open = s->open || e.u.i == -1;
        dfg_push_value(s->rw, &s->dims, e);
    }
    return dfg_len(elements) >= 0;
}

static bool push_part(struct shape *s, dfg_node part)
{
    const int64_t here = s->dims.n;
    int64_t i = 0;
    if (dfg_is(s->g, part, DFG_CONST))
        return push_constant(s, part);
    const dfg_node y = extent_of(s->g, part, &i);
    if (y != DFG_NONE && i == here && i >= 0 &&
        (y == s->x || dfg_same_dim(dfg_extent(s->g, y, i), dfg_extent(s->g, s->x, here)))) {
        dfg_push_value(s->rw, &s->dims, dfg_int(0));
        return true;
    }
    return (y != DFG_NONE || is_single(s->g, part)) && push_open(s);
}

dfg_node reshape_of_parts(dfg_rewriter *rw, const struct reshape_reshape_fusion_match *m)
{
    struct shape s = {rw, dfg_before(rw), m->x, {0}, false};
    if (has_no_elements(s.g, m->x)) { /* then -1 says nothing */
        dfg_decline(rw, "what is reshaped has no elements");
        return DFG_NONE;
    }
    for (uint32_t i = 0; i < m->parts.n; i++)
        if (!push_part(&s, m->parts.at[i])) {
            dfg_decline(rw, "more than one extent is computed");
            return DFG_NONE;
        }
    return new_reshape(&s);
}

/* ---- slices that are all of an axis ---- */

/* A Slice of one axis of x, by constants; from and to within its extent. */
struct part {
    int64_t axis, from, to, extent;
};

static bool part_of(const dfg_graph *g, dfg_node x, dfg_node slice, struct part *p)
{
    if (!one_integer(g, dfg_arg(g, slice, 1), &p->from) || !one_integer(g, dfg_arg(g, slice, 2), &p->to) ||
        !one_integer(g, dfg_arg(g, slice, 3), &p->axis))
        return false;
    p->axis += p->axis < 0 ? dfg_rank(g, x) : 0;
    p->extent = p->axis >= 0 && p->axis < dfg_rank(g, x) ? dfg_extent(g, x, (int32_t)p->axis) : -1;
    p->from += p->from < 0 ? p->extent : 0;
    p->to += p->to < 0 ? p->extent : 0;
    p->to = p->to > p->extent ? p->extent : p->to;
    return p->extent > 0 && p->from >= 0 && p->from < p->to;
}

/* The part that begins at `from`: its end, -1 where there is none; `with`, if not NULL, is what replaces it. */
static int64_t part_from(dfg_rewriter *rw, const struct reshape_slices_split_all_match *m, int64_t axis,
                         int64_t from, dfg_node *with, dfg_node part)
{
    const dfg_graph *g = dfg_before(rw);
    int64_t end = -1;
    for (uint32_t i = 0; i < m->y.n; i++) {
        struct part p;
        if (!part_of(g, m->x, m->y.at[i], &p) || p.axis != axis || p.from != from || (end >= 0 && p.to != end))
            continue;
        end = p.to;
        if (with != NULL)
            with[i] = part;
    }
    return end;
}

bool reshape_split_of_slices(dfg_rewriter *rw, const struct reshape_slices_split_all_match *m, dfg_node *with)
{
    const dfg_graph *g = dfg_before(rw);
    struct dfg_values sizes = {0};
    struct dfg_attrs attrs = {0};
    struct part first;
    int64_t at = 0, end;
    bool all = part_of(g, m->x, m->y.at[0], &first);
    while (all && at < first.extent) {
        end = part_from(rw, m, first.axis, at, NULL, DFG_NONE);
        all = end > at;
        dfg_push_value(rw, &sizes, dfg_int(end - at));
        at = end;
    }
    if (!all || sizes.n != m->y.n) {
        dfg_decline(rw, "the slices are not all of one axis, each once");
        return false;
    }
    const dfg_dim n = (dfg_dim)sizes.n;
    const dfg_node args[] = {m->x, dfg_new_const(rw, DFG_I64, 1, &n, dfg_list_of(rw, &sizes))};
    dfg_set_named(rw, &attrs, "axis", dfg_int(first.axis));
    const dfg_node split = dfg_new_named(rw, "Split", args, 2, &attrs, (uint32_t)n);
    at = 0;
    for (uint32_t i = 0; i < m->y.n; i++)
        at = part_from(rw, m, first.axis, at, with, dfg_new_get(rw, split, i));
    return true;
}

/* ---- a cast of a filled tensor ---- */

/* What ConstantOfShape fills with: 0, a 32-bit float, unless its attribute says otherwise. */
static dfg_val filling(const dfg_graph *g, dfg_node c)
{
    const dfg_val value = attr_named(g, c, "value");
    if (!dfg_known(value))
        return dfg_float(0);
    dfg_val elements = {DFG_V_ELEMENTS, 0, 1, {0}};
    if (value.tag != DFG_V_TENSOR || g->tensors[value.u.id].n != 1)
        return dfg_nil();
    elements.u.tensor = &g->tensors[value.u.id];
    elements.dtype = g->types[elements.u.tensor->type].dtype;
    return dfg_element_at(elements, 0);
}

/* The value as one of that dtype; NIL where the cast is not defined. */
static dfg_val cast_value(dfg_val v, enum dfg_dtype to)
{
    if (v.tag != DFG_V_INT && v.tag != DFG_V_FLOAT && v.tag != DFG_V_BOOL)
        return dfg_nil();
    const double number = v.tag == DFG_V_FLOAT ? v.u.f : (double)v.u.i;
    if (to == DFG_BOOL)
        return dfg_bool(number != 0);
    if (is_float_dtype(to))
        return dfg_float(number);
    return fabs(number) < 9007199254740992.0 ? dfg_int((int64_t)number) : dfg_nil();
}

dfg_node reshape_cast_filled(dfg_rewriter *rw, const struct reshape_cast_filled_match *m)
{
    const dfg_graph *g = dfg_before(rw);
    const enum dfg_dtype to = dfg_dtype(g, m->t);
    const dfg_val v = cast_value(filling(g, m->c), to);
    const struct dfg_attrs none = {0};
    if (!dfg_known(v)) {
        dfg_decline(rw, "the cast of this number is not defined");
        return DFG_NONE;
    }
    const dfg_node args[] = {dfg_new_const(rw, to, 0, NULL, v), m->s};
    return dfg_new_named(rw, "Expand", args, 2, &none, 0);
}
