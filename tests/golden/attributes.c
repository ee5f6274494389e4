/* Made by pat2c from attributes.pat; do not edit. */
#include "attributes.h"
_Static_assert(ATTRIBUTES_H == 0x7daa9ddec208bae8, "attributes.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    attributes_op_my_tag = DFG_FIRST_OP, attributes_op_nn_conv2d, attributes_op_nn_leaky_relu,
    attributes_op_nn_lrn, attributes_op_qnn_leaky_relu,
};
enum {
    attributes_attr_alpha, attributes_attr_channels, attributes_attr_data_layout, attributes_attr_dilation,
    attributes_attr_groups, attributes_attr_kernel_layout, attributes_attr_kernel_size,
    attributes_attr_names_2, attributes_attr_out_dtype, attributes_attr_out_layout, attributes_attr_padding,
    attributes_attr_strides,
};
enum { attributes_str_NCHW, attributes_str_OIHW, attributes_str_a, attributes_str_b, attributes_str_empty };
static const char *const attributes_op_names[] = {
    "my.tag", "nn.conv2d", "nn.leaky_relu", "nn.lrn", "qnn.leaky_relu",
};
static const char *const attributes_attr_names[] = {
    "alpha", "channels", "data_layout", "dilation", "groups", "kernel_layout", "kernel_size", "names",
    "out_dtype", "out_layout", "padding", "strides",
};
static const char *const attributes_str_names[] = { "NCHW", "OIHW", "a", "b", "" };
static const dfg_val attributes_list_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val attributes_list_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};
enum { attributes_values_a = 0, attributes_values_a_2 = 1, attributes_values_a_b = 3 };
static const dfg_val attributes_list_items[] = {
    {.tag = DFG_V_STR, .u.i = attributes_str_a}, {.tag = DFG_V_LIST, .n = 1, .u.i = attributes_values_a},
    {.tag = DFG_V_LIST, .n = 0, .u.i = 0}, {.tag = DFG_V_STR, .u.i = attributes_str_a},
    {.tag = DFG_V_STR, .u.i = attributes_str_b},
};

const struct dfg_names attributes_names = {
    .abi = DFG_ABI, .needs = 0, .name = "attributes", .run = ATTRIBUTES_H, .n_values = 5,
    .values = attributes_list_items, .n_ops = 5, .ops = attributes_op_names, .n_attrs = 12,
    .attrs = attributes_attr_names, .n_strs = 5, .strs = attributes_str_names,
};

const struct attributes_options attributes_default_options = {
    .fast = false,
};

static const struct attributes_options *attributes_options_of(const dfg_graph *g)
{
    const struct attributes_options *options = dfg_options(g);
    return options != NULL ? options : &attributes_default_options;
}

/* attributes.pat:5  pattern bound(x, w) = nn.conv2d(x, w) { groups = k, channels = c } where k == c, fast; */
bool bound_match(const dfg_graph *g, dfg_node n, struct bound_match *m)
{
    if (!dfg_calls_argc(g, n, attributes_op_nn_conv2d, 2)) return false;
    dfg_val k = dfg_attr_or_int(g, n, attributes_attr_groups, 1);
    if (!dfg_known(k)) return false;
    dfg_val c = dfg_attr(g, n, attributes_attr_channels);
    if (!dfg_known(c)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!dfg_eq(k, c) || !attributes_options_of(g)->fast) return false;
    DFG_GIVE(bound, .root = n, .x = x, .w = w, .k = k, .c = c);
    return true;
}

/* attributes.pat:6
 * pattern limited(x, w) = nn.conv2d(x, w) { groups <= limit, padding in {[0, 0], [1, 1]}, data_layout =~ "NH*" }; */
bool limited_match(const dfg_graph *g, dfg_node n, struct limited_match *m)
{
    if (!dfg_calls_argc(g, n, attributes_op_nn_conv2d, 2)) return false;
    if (!dfg_le(dfg_attr_or_int(g, n, attributes_attr_groups, 1), dfg_int(4))) return false;
    if (!(dfg_list_is(g, n, attributes_attr_padding, dfg_list(attributes_list_0_0, 2), true)
          || dfg_list_is(g, n, attributes_attr_padding, dfg_list(attributes_list_1_1, 2), false)))
        return false;
    if (!dfg_glob_is(g, dfg_attr_or_str(g, n, attributes_attr_data_layout, attributes_str_NCHW), "NH*"))
        return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    DFG_GIVE(limited, .root = n, .x = x, .w = w);
    return true;
}

static DFG_APART bool attributes_holds(const dfg_graph *g, dfg_node n)
{
    return !dfg_is_default(dfg_attr(g, n, attributes_attr_strides), dfg_list(attributes_list_1_1, 2));
}

static DFG_APART bool attributes_holds_2(const dfg_graph *g, dfg_node n)
{
    return !dfg_is_default(dfg_attr(g, n, attributes_attr_padding), dfg_list(attributes_list_0_0, 2));
}

static DFG_APART bool attributes_holds_3(const dfg_graph *g, dfg_node n)
{
    return !dfg_is_default(dfg_attr(g, n, attributes_attr_dilation), dfg_list(attributes_list_1_1, 2));
}

static DFG_APART bool attributes_holds_4(const dfg_graph *g, dfg_node n)
{
    return dfg_known(dfg_attr(g, n, attributes_attr_channels));
}

static DFG_APART bool attributes_holds_5(const dfg_graph *g, dfg_node n)
{
    return dfg_known(dfg_attr(g, n, attributes_attr_kernel_size));
}

static DFG_APART bool attributes_holds_6(const dfg_graph *g, dfg_node n)
{
    return !dfg_is_default(dfg_attr(g, n, attributes_attr_data_layout), dfg_str(g, attributes_str_NCHW));
}

static DFG_APART bool attributes_holds_7(const dfg_graph *g, dfg_node n)
{
    return !dfg_is_default(dfg_attr(g, n, attributes_attr_kernel_layout), dfg_str(g, attributes_str_OIHW));
}

static DFG_APART bool attributes_holds_8(const dfg_graph *g, dfg_node n)
{
    return !dfg_is_default(dfg_attr(g, n, attributes_attr_out_layout), dfg_str(g, attributes_str_empty));
}

static DFG_APART bool attributes_holds_9(const dfg_graph *g, dfg_node n)
{
    return dfg_known(dfg_attr(g, n, attributes_attr_out_dtype));
}

/* attributes.pat:7  pattern exactly(x, w) = nn.conv2d(x, w) { groups == 2, exact }; */
bool exactly_match(const dfg_graph *g, dfg_node n, struct exactly_match *m)
{
    if (!dfg_calls_argc(g, n, attributes_op_nn_conv2d, 2)) return false;
    if (!dfg_int_is(g, n, attributes_attr_groups, 2, 1)) return false;
    if (!dfg_only_attrs(g, n,
                        (const uint32_t[]){attributes_attr_groups, attributes_attr_strides,
                                           attributes_attr_padding, attributes_attr_dilation,
                                           attributes_attr_channels, attributes_attr_kernel_size,
                                           attributes_attr_data_layout, attributes_attr_kernel_layout,
                                           attributes_attr_out_layout, attributes_attr_out_dtype}, 10)
        || attributes_holds(g, n) || attributes_holds_2(g, n) || attributes_holds_3(g, n)
        || attributes_holds_4(g, n) || attributes_holds_5(g, n) || attributes_holds_6(g, n)
        || attributes_holds_7(g, n) || attributes_holds_8(g, n) || attributes_holds_9(g, n))
        return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    DFG_GIVE(exactly, .root = n, .x = x, .w = w);
    return true;
}

/* attributes.pat:9  pattern tagged(x) = my.tag(x) { names = t, groups = u, exact }; */
bool tagged_match(const dfg_graph *g, dfg_node n, struct tagged_match *m)
{
    if (!dfg_calls_argc(g, n, attributes_op_my_tag, 1)) return false;
    dfg_val t = dfg_attr_or_list(g, n, attributes_attr_names_2, dfg_items(g, attributes_values_a_b), 2);
    if (!dfg_known(t)) return false;
    dfg_val u = dfg_attr_or_list(g, n, attributes_attr_groups, dfg_items(g, attributes_values_a_2), 2);
    if (!dfg_known(u)) return false;
    if (!dfg_only_attrs(g, n, (const uint32_t[]){attributes_attr_names_2, attributes_attr_groups}, 2))
        return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(tagged, .root = n, .x = x, .t = t, .u = u);
    return true;
}

/* attributes.pat:10  pattern no_other(x) = op(x) { alpha == 0.25, exact }; */
bool no_other_match(const dfg_graph *g, dfg_node n, struct no_other_match *m)
{
    if (!dfg_is_operator(g, n) || !dfg_has_args(g, n, 1)) return false;
    if (!dfg_scalar_eq(dfg_attr_or(g, n, attributes_attr_alpha,
                                   dfg_op(g, n) == attributes_op_nn_leaky_relu
                                   || dfg_op(g, n) == attributes_op_qnn_leaky_relu
                                   ? dfg_float(0.25)
                                   : dfg_op(g, n) == attributes_op_nn_lrn ? dfg_float(0.0001) : dfg_nil()),
                       dfg_float(0.25)))
        return false;
    if (!dfg_only_defaults(g, n, (const uint32_t[]){attributes_attr_alpha}, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(no_other, .root = n, .x = x);
    return true;
}

/* attributes.pat:11
 * pattern divisors(x, w) { c = nn.conv2d(x, w) { groups divides limit, strides divides 4, channels = k }; where k > 1; return c; } */
bool divisors_match(const dfg_graph *g, dfg_node n, struct divisors_match *m)
{
    if (!dfg_calls_argc(g, n, attributes_op_nn_conv2d, 2)) return false;
    if (!dfg_divides(dfg_attr_or_int(g, n, attributes_attr_groups, 1), dfg_int(4))) return false;
    if (!dfg_divides(dfg_attr_or_list(g, n, attributes_attr_strides, attributes_list_1_1, 2), dfg_int(4)))
        return false;
    dfg_val k = dfg_attr(g, n, attributes_attr_channels);
    if (!dfg_known(k)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!dfg_gt(k, dfg_int(1))) return false;
    DFG_GIVE(divisors, .root = n, .x = x, .w = w, .c = n, .k = k);
    return true;
}

/* attributes.pat:12  pattern aligned(x, w) = nn.conv2d(x, w) { channels multiple_of 16, padding multiple_of 2 }; */
bool aligned_match(const dfg_graph *g, dfg_node n, struct aligned_match *m)
{
    if (!dfg_calls_argc(g, n, attributes_op_nn_conv2d, 2)) return false;
    if (!dfg_divides(dfg_int(16), dfg_attr(g, n, attributes_attr_channels))) return false;
    if (!dfg_divides(dfg_int(2), dfg_attr_or_list(g, n, attributes_attr_padding, attributes_list_0_0, 2)))
        return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    DFG_GIVE(aligned, .root = n, .x = x, .w = w);
    return true;
}
