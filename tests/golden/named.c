/* Made by pat2c from named.pat; do not edit. */
#include "named.h"
_Static_assert(NAMED_H == 0x45a07caec5ee4fdb, "named.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    named_op_concatenate = DFG_FIRST_OP, named_op_multiply, named_op_nn_bias_add, named_op_nn_conv2d,
    named_op_nn_relu, named_op_sigmoid, named_op_tanh,
};
enum { named_attr_groups, named_attr_strides };
static const char *const named_op_names[] = {
    "concatenate", "multiply", "nn.bias_add", "nn.conv2d", "nn.relu", "sigmoid", "tanh",
};
static const char *const named_attr_names[] = { "groups", "strides" };
static const dfg_val named_list_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};

const struct dfg_names named_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .name = "named", .run = NAMED_H, .n_ops = 7,
    .ops = named_op_names, .n_attrs = 2, .attrs = named_attr_names,
};

const struct named_options named_default_options = {
    .limit = 4,
};

static const struct named_options *named_options_of(const dfg_graph *g)
{
    const struct named_options *options = dfg_options(g);
    return options != NULL ? options : &named_default_options;
}

/* named.pat:6  cond same(x, y) = x.dtype == y.dtype; */
static DFG_APART bool named_same(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return dfg_scalar_eq(dfg_dtype_of(g, x), dfg_dtype_of(g, y));
}

/* named.pat:5, known not to hold, n = 2  cond small(x, n) = x.rank <= n, x.shape[0] in 1..64; */
static DFG_APART bool named_not_small(const dfg_graph *g, dfg_node x)
{
    return dfg_gt(dfg_rank_of(g, x), dfg_int(2))
        || dfg_dim_outside(g, dfg_extent_of(g, x, 0), dfg_int(1), dfg_int(64));
}

/* named.pat:8  cond fits(x, y) = same(x, y), not small(x, 2), (present(y) ? y.rank : 1) == x.rank; */
static DFG_APART bool named_fits(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return named_same(g, x, y) && named_not_small(g, x)
        && dfg_scalar_eq(dfg_rank_of(g, y), dfg_rank_of(g, x));
}

/* named.pat:5  cond small(x, n) = x.rank <= n, x.shape[0] in 1..64; */
static DFG_APART bool named_small(const dfg_graph *g, dfg_node x)
{
    return dfg_le(dfg_rank_of(g, x), dfg_int(named_options_of(g)->limit))
        && dfg_dim_within(g, dfg_extent_of(g, x, 0), dfg_int(1), dfg_int(64));
}

/* named.pat:7  cond floor(c, w) = c.groups == 1 or small(w, limit); */
static DFG_APART bool named_floor(const dfg_graph *g, dfg_node c, dfg_node w)
{
    return dfg_int_is(g, c, named_attr_groups, 1, 1) || named_small(g, w);
}

static DFG_APART dfg_val named_value(const dfg_graph *g, dfg_node c)
{
    return dfg_int_sub(dfg_stored_item(dfg_attr_or_list(g, c, named_attr_strides, named_list_1_1, 2), 0),
                       dfg_stored_item(dfg_attr_or_list(g, c, named_attr_strides, named_list_1_1, 2), 1));
}

/* named.pat:9  cond steady(c) = (len(c.strides) == 2 ? c.strides[0] - c.strides[1] : 0) == 0; */
static DFG_APART bool named_steady(const dfg_graph *g, dfg_node c)
{
    return dfg_scalar_eq(dfg_choose(dfg_scalar_same(dfg_count(dfg_len(dfg_attr_or_list(g, c,
                                                                                       named_attr_strides,
                                                                                       named_list_1_1, 2))),
                                                    dfg_int(2)), named_value(g, c), dfg_int(0)),
                         dfg_int(0));
}

/* named.pat:13  pattern conv(same, w, b) {
 *     c = nn.conv2d(same, w & const);
 *     r = nn.bias_add(c, b) | c;
 *     where fits(same, w), floor(c, w), steady(c), not present(b) or same(b, w);
 *     return nn.relu(r);
 * } */
bool conv_find(DFG_FIND(conv))
{
    if (!dfg_calls_argc(g, n, named_op_nn_relu, 1)) return false;
    dfg_node r = dfg_operand(g, n, 0), bias_add = DFG_NONE, c = r, b = DFG_NONE;
    if (dfg_calls_argc(g, r, named_op_nn_bias_add, 2)) {
        bias_add = r;
        c = dfg_arg(g, bias_add, 0);
        b = dfg_arg(g, bias_add, 1);
    }
    if (!dfg_calls_argc(g, c, named_op_nn_conv2d, 2)) return false;
    dfg_node same = dfg_arg(g, c, 0), w = dfg_arg(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){bias_add, c}, 2)) return false;
    if (!named_fits(g, same, w) || !named_floor(g, c, w) || !named_steady(g, c)) return false;
    if (!(b == DFG_NONE || named_same(g, b, w))) return false;
    DFG_GIVE(conv, .root = n, .same = same, .w = w, .b = b, .c = c, .r = r);
    DFG_GIVE_WHOLE(conv, .bias_add = bias_add);
    return true;
}

/* named.pat:6, known not to hold  cond same(x, y) = x.dtype == y.dtype; */
static DFG_APART bool named_not_same(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return dfg_scalar_ne(dfg_dtype_of(g, x), dfg_dtype_of(g, y));
}

/* named.pat:5, n = 2  cond small(x, n) = x.rank <= n, x.shape[0] in 1..64; */
static DFG_APART bool named_small_2(const dfg_graph *g, dfg_node x)
{
    return dfg_le(dfg_rank_of(g, x), dfg_int(2))
        && dfg_dim_within(g, dfg_extent_of(g, x, 0), dfg_int(1), dfg_int(64));
}

/* named.pat:8, known not to hold
 * cond fits(x, y) = same(x, y), not small(x, 2), (present(y) ? y.rank : 1) == x.rank; */
static DFG_APART bool named_not_fits(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return named_not_same(g, x, y) || named_small_2(g, x)
        || dfg_scalar_ne(dfg_rank_of(g, y), dfg_rank_of(g, x));
}

static DFG_APART dfg_val named_item(const dfg_graph *g, const dfg_val *v)
{
    return dfg_extent_mul(g, *v, *v);
}

static DFG_APART dfg_val named_max(const dfg_graph *g, dfg_node x)
{
    const dfg_val list = dfg_shape_of(g, x);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = named_item(g, DFG_PUT(dfg_extent_of(g, x, k)));
        total = dfg_dim_max(g, k == 0 ? each : total, each);
    }
    return total;
}

/* named.pat:20
 * pattern scaled(x, y) = multiply(x, y) where fits(x, y), not fits(y, y), max([v * v for v in x.shape]) < 9; */
bool scaled_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct scaled_match *m)
{
    if (!dfg_calls_argc(g, n, named_op_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), y = dfg_arg(g, n, 1 - swap);
        if (!named_fits(g, x, y) || !named_not_fits(g, y, y)) continue;
        if (!dfg_dim_lt(g, named_max(g, x), dfg_int(9))) continue;
        DFG_GIVE(scaled, .root = n, .x = x, .y = y);
        return true;
    }
    return false;
}

/* named.pat:21
 * pattern tanh_of(x) = tanh(x) where not (small(x, 2) and same(x, x)), max([v * v for v in x.shape]) < 9; */
bool tanh_of_match(const dfg_graph *g, dfg_node n, struct tanh_of_match *m)
{
    if (!dfg_calls_argc(g, n, named_op_tanh, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!(named_not_small(g, x) || named_not_same(g, x, x))) return false;
    if (!dfg_dim_lt(g, named_max(g, x), dfg_int(9))) return false;
    DFG_GIVE(tanh_of, .root = n, .x = x);
    return true;
}

/* named.pat:23  pattern inner(x) = sigmoid(x) where small(x, x.shape[0]); */
bool inner_match(const dfg_graph *g, dfg_node n, struct inner_match *m)
{
    if (!dfg_calls_argc(g, n, named_op_sigmoid, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    /* where small(x, x.shape[0]) */
    if (!dfg_dim_le(g, dfg_rank_of(g, x), dfg_extent_of(g, x, 0))
        || !dfg_dim_within(g, dfg_extent_of(g, x, 0), dfg_int(1), dfg_int(64)))
        return false;
    DFG_GIVE(inner, .root = n, .x = x);
    return true;
}

static DFG_APART enum dfg_tri named_all_2(const dfg_graph *g, struct dfg_nodes xs)
{
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t k = 0; all != DFG_FALSE && k < xs.n; k++) {
        const dfg_node each = xs.at[k];
        all = dfg_both(all,
                       named_small_2(g, each) ? DFG_TRUE : named_not_small(g, each) ? DFG_FALSE
                       : DFG_UNKNOWN);
    }
    return all;
}

/* named.pat:10  cond all_small(xs) = all(xs, small(xs, 2)); */
static DFG_APART bool named_all_small(const dfg_graph *g, struct dfg_nodes xs)
{
    return named_all_2(g, xs) == DFG_TRUE;
}

/* named.pat:24  pattern joined(xs) = concatenate((...xs)) where all_small(xs); */
bool joined_find(DFG_FIND(joined))
{
    if (!dfg_calls_argc(g, n, named_op_concatenate, 1)) return false;
    dfg_node tuple = dfg_operand(g, n, 0);
    if (!dfg_is(g, tuple, DFG_TUPLE)) return false;
    struct dfg_nodes xs = dfg_rest(g, tuple, 0, 0);
    if (!dfg_same_body(g, n, tuple) || !named_all_small(g, xs)) return false;
    DFG_GIVE(joined, .root = n, .xs = xs);
    DFG_GIVE_WHOLE(joined, .tuple = tuple);
    return true;
}
