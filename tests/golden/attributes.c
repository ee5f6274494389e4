/* Made by pat2c from attributes.pat; do not edit. */
#include "attributes.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_nn_conv2d = DFG_FIRST_OP,
};
enum {
    ATTR_channels,
    ATTR_data_layout,
    ATTR_dilation,
    ATTR_groups,
    ATTR_kernel_layout,
    ATTR_kernel_size,
    ATTR_out_dtype,
    ATTR_out_layout,
    ATTR_padding,
    ATTR_strides,
};
enum {
    STR_NCHW,
    STR_OIHW,
    STR_empty,
};
static const char *const op_names[] = {
    "nn.conv2d",
};
static const char *const attr_names[] = {
    "channels",
    "data_layout",
    "dilation",
    "groups",
    "kernel_layout",
    "kernel_size",
    "out_dtype",
    "out_layout",
    "padding",
    "strides",
};
static const char *const str_names[] = {
    "NCHW",
    "OIHW",
    "",
};

const struct dfg_names attributes_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 1,
    .ops = op_names,
    .n_attrs = 10,
    .attrs = attr_names,
    .n_strs = 3,
    .strs = str_names,
};

const struct attributes_options attributes_default_options = {
    .fast = false,
};

static const struct attributes_options *options(const dfg_graph *g)
{
    return g->options ? g->options : &attributes_default_options;
}

/* attributes.pat:5
 * pattern bound(x, w) = nn.conv2d(x, w) { groups = k, channels = c } where k == c, fast;
 */
bool bound_match(const dfg_graph *g, dfg_node n, struct bound_match *m)
{
    if (dfg_op(g, n) != OP_nn_conv2d || !dfg_has_args(g, n, 2))
        return false;
    dfg_val k = dfg_attr_or(g, n, ATTR_groups, dfg_int(1));
    dfg_val c = dfg_attr(g, n, ATTR_channels);
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    /* where k == c */
    if (!dfg_eq(k, c))
        return false;
    /* where fast */
    if (!options(g)->fast)
        return false;
    *m = (struct bound_match){.root = n, .x = x, .w = w, .k = k, .c = c};
    return true;
}

bool bound_each(const dfg_graph *g, dfg_node n, bool (*accept)(void *ctx, const struct bound_match *m),
                void *ctx)
{
    struct bound_match m;
    return bound_match(g, n, &m) && accept(ctx, &m);
}

/* attributes.pat:6
 * pattern limited(x, w) = nn.conv2d(x, w) { groups <= limit, padding in {[0, 0], [1, 1]}, data_layout =~ "NH*" };
 */
bool limited_match(const dfg_graph *g, dfg_node n, struct limited_match *m)
{
    if (dfg_op(g, n) != OP_nn_conv2d || !dfg_has_args(g, n, 2))
        return false;
    if (!dfg_le(dfg_attr_or(g, n, ATTR_groups, dfg_int(1)), dfg_int(4)))
        return false;
    if (!(dfg_list_is(g, n, ATTR_padding, DFG_LIST(dfg_int(0), dfg_int(0)), true)
          || dfg_list_is(g, n, ATTR_padding, DFG_LIST(dfg_int(1), dfg_int(1)), false)))
        return false;
    if (!dfg_glob_is(g, dfg_attr_or(g, n, ATTR_data_layout, dfg_str(g, STR_NCHW)), "NH*"))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    *m = (struct limited_match){.root = n, .x = x, .w = w};
    return true;
}

bool limited_each(const dfg_graph *g, dfg_node n, bool (*accept)(void *ctx, const struct limited_match *m),
                  void *ctx)
{
    struct limited_match m;
    return limited_match(g, n, &m) && accept(ctx, &m);
}

/* attributes.pat:7
 * pattern exactly(x, w) = nn.conv2d(x, w) { groups == 2, exact };
 */
bool exactly_match(const dfg_graph *g, dfg_node n, struct exactly_match *m)
{
    if (dfg_op(g, n) != OP_nn_conv2d || !dfg_has_args(g, n, 2))
        return false;
    if (!dfg_int_is(g, n, ATTR_groups, 2, 1))
        return false;
    if (!dfg_only_attrs(g, n,
                        (const uint32_t[]){ATTR_groups, ATTR_strides, ATTR_padding, ATTR_dilation,
                                           ATTR_channels, ATTR_kernel_size, ATTR_data_layout,
                                           ATTR_kernel_layout, ATTR_out_layout, ATTR_out_dtype},
                        10)
        || !dfg_is_default(dfg_attr(g, n, ATTR_strides), DFG_LIST(dfg_int(1), dfg_int(1)))
        || !dfg_is_default(dfg_attr(g, n, ATTR_padding), DFG_LIST(dfg_int(0), dfg_int(0)))
        || !dfg_is_default(dfg_attr(g, n, ATTR_dilation), DFG_LIST(dfg_int(1), dfg_int(1)))
        || dfg_known(dfg_attr(g, n, ATTR_channels)) || dfg_known(dfg_attr(g, n, ATTR_kernel_size))
        || !dfg_is_default(dfg_attr(g, n, ATTR_data_layout), dfg_str(g, STR_NCHW))
        || !dfg_is_default(dfg_attr(g, n, ATTR_kernel_layout), dfg_str(g, STR_OIHW))
        || !dfg_is_default(dfg_attr(g, n, ATTR_out_layout), dfg_str(g, STR_empty))
        || dfg_known(dfg_attr(g, n, ATTR_out_dtype)))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    *m = (struct exactly_match){.root = n, .x = x, .w = w};
    return true;
}

bool exactly_each(const dfg_graph *g, dfg_node n, bool (*accept)(void *ctx, const struct exactly_match *m),
                  void *ctx)
{
    struct exactly_match m;
    return exactly_match(g, n, &m) && accept(ctx, &m);
}
