/* Made by pat2c from asked.pat; do not edit. */
#include "asked.h"
_Static_assert(ASKED_H == 0xa9362a7989d08b51, "asked.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    asked_op_any = DFG_FIRST_OP, asked_op_nn_bias_add, asked_op_nn_conv2d, asked_op_nn_conv2d_transpose,
    asked_op_nn_dense, asked_op_nn_depth_to_space, asked_op_nn_mirror_pad, asked_op_nn_relu,
    asked_op_nn_space_to_depth, asked_op_own_scale, asked_op_own_split, asked_op_sqrt, asked_op_take,
    asked_op_tanh,
};
enum {
    asked_attr_by, asked_attr_channels, asked_attr_data_layout, asked_attr_dilation, asked_attr_groups,
    asked_attr_kernel_layout, asked_attr_kernel_size, asked_attr_mode, asked_attr_names_2,
    asked_attr_out_dtype, asked_attr_out_layout, asked_attr_padding, asked_attr_parts, asked_attr_strides,
};
enum {
    asked_str_DCR, asked_str_NCHW, asked_str_NHWC, asked_str_OIHW, asked_str_SYMMETRIC, asked_str_a,
    asked_str_b, asked_str_clip, asked_str_empty, asked_str_up,
};
enum {
    asked_kind_c_groups_2, asked_kind_channels_16, asked_kind_data_layout_NHWC, asked_kind_groups_1,
    asked_kind_kernel_layout_O, asked_kind_mode_up, asked_kind_names_a_b, asked_kind_narrow_c,
    asked_kind_padding_in_0_0_1_1, asked_kind_parts_2,
};
static const char *const asked_op_names[] = {
    "any", "nn.bias_add", "nn.conv2d", "nn.conv2d_transpose", "nn.dense", "nn.depth_to_space",
    "nn.mirror_pad", "nn.relu", "nn.space_to_depth", "own.scale", "own.split", "sqrt", "take", "tanh",
};
static const char *const asked_attr_names[] = {
    "by", "channels", "data_layout", "dilation", "groups", "kernel_layout", "kernel_size", "mode", "names",
    "out_dtype", "out_layout", "padding", "parts", "strides",
};
static const char *const asked_str_names[] = {
    "DCR", "NCHW", "NHWC", "OIHW", "SYMMETRIC", "a", "b", "clip", "", "up",
};
static const dfg_val asked_list_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val asked_list_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};

/* What is asked of a kind, of which n is a node. */
static void asked_judge(const dfg_graph *g, dfg_node n, const struct dfg_answers *to)
{
    switch (dfg_op(g, n)) {
    case asked_op_nn_conv2d:
        dfg_answer(to, asked_kind_groups_1, dfg_int_is(g, n, asked_attr_groups, 1, 1));
        dfg_answer(to, asked_kind_data_layout_NHWC,
                   dfg_str_is(g, n, asked_attr_data_layout, asked_str_NHWC, asked_str_NCHW));
        dfg_answer(to, asked_kind_narrow_c,
                   dfg_lt(dfg_attr(g, n, asked_attr_channels),
                          dfg_int_mul(dfg_attr_or_int(g, n, asked_attr_groups, 1), dfg_int(16)))
                   && (dfg_str_is(g, n, asked_attr_data_layout, asked_str_NHWC, asked_str_NCHW)
                       || dfg_str_is(g, n, asked_attr_kernel_layout, asked_str_OIHW, asked_str_OIHW)));
        dfg_answer(to, asked_kind_channels_16, dfg_ge(dfg_attr(g, n, asked_attr_channels), dfg_int(16)));
        dfg_answer(to, asked_kind_kernel_layout_O,
                   dfg_glob_is(g, dfg_attr_or_str(g, n, asked_attr_kernel_layout, asked_str_OIHW), "O*"));
        dfg_answer(to, asked_kind_padding_in_0_0_1_1,
                   dfg_list_is(g, n, asked_attr_padding, dfg_list(asked_list_0_0, 2), true)
                   || dfg_list_is(g, n, asked_attr_padding, dfg_list(asked_list_1_1, 2), false));
        dfg_answer(to, asked_kind_c_groups_2, dfg_int_is(g, n, asked_attr_groups, 2, 1));
        break;
    case asked_op_nn_conv2d_transpose:
        dfg_answer(to, asked_kind_groups_1, dfg_int_is(g, n, asked_attr_groups, 1, 1));
        break;
    case asked_op_own_scale:
        dfg_answer(to, asked_kind_mode_up,
                   dfg_scalar_eq(dfg_attr(g, n, asked_attr_mode), dfg_str(g, asked_str_up)));
        dfg_answer(to, asked_kind_names_a_b,
                   dfg_list_is(g, n, asked_attr_names_2,
                               DFG_LIST(dfg_str(g, asked_str_a), dfg_str(g, asked_str_b)), true));
        break;
    case asked_op_own_split:
        dfg_answer(to, asked_kind_parts_2, dfg_int_is(g, n, asked_attr_parts, 2, 2));
        break;
    default: break;
    }
}

const struct dfg_names asked_names = {
    .abi = DFG_ABI, .needs = 0, .name = "asked", .run = ASKED_H, .n_questions = 10, .judge = asked_judge,
    .judge_kinds = dfg_judge_kinds, .n_ops = 14, .ops = asked_op_names, .n_attrs = 14,
    .attrs = asked_attr_names, .n_strs = 10, .strs = asked_str_names,
};

/* asked.pat:6  pattern grouped(x, w) = nn.conv2d(x, w) { groups == 1, data_layout == "NHWC", padding == [0, 0] }; */
bool grouped_match(const dfg_graph *g, dfg_node n, struct grouped_match *m)
{
    if (!dfg_calls_argc(g, n, asked_op_nn_conv2d, 2) || !dfg_has(g, n, asked_kind_groups_1)
        || !dfg_has(g, n, asked_kind_data_layout_NHWC))
        return false;
    if (!dfg_list_is(g, n, asked_attr_padding, dfg_list(asked_list_0_0, 2), true)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    DFG_GIVE(grouped, .root = n, .x = x, .w = w);
    return true;
}

/* asked.pat:7
 * pattern deep(x, w, v) = nn.conv2d(nn.conv2d(x, w) { groups == 1, data_layout == "NHWC" }, v) { groups == 1, padding == [0, 0] }; */
bool deep_find(DFG_FIND(deep))
{
    if (!dfg_calls_argc(g, n, asked_op_nn_conv2d, 2) || !dfg_has(g, n, asked_kind_groups_1)) return false;
    if (!dfg_list_is(g, n, asked_attr_padding, dfg_list(asked_list_0_0, 2), true)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, asked_op_nn_conv2d, 2) || !dfg_has(g, conv2d, asked_kind_groups_1)
        || !dfg_has(g, conv2d, asked_kind_data_layout_NHWC))
        return false;
    dfg_node x = dfg_operand(g, conv2d, 0), w = dfg_operand(g, conv2d, 1), v = dfg_operand(g, n, 1);
    if (!dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(deep, .root = n, .x = x, .w = w, .v = v);
    DFG_GIVE_WHOLE(deep, .conv2d = conv2d);
    return true;
}

/* asked.pat:8
 * pattern either(x, w, b) = nn.bias_add((nn.conv2d(x, w) | nn.conv2d_transpose(x, w)) { groups == 1, padding == [0, 0] }, b); */
bool either_find(DFG_FIND(either))
{
    if (!dfg_calls_argc(g, n, asked_op_nn_bias_add, 2)) return false;
    dfg_node v = dfg_operand(g, n, 0);
    if (!dfg_has(g, v, asked_kind_groups_1)) return false;
    if (!dfg_list_is(g, v, asked_attr_padding, dfg_list(asked_list_0_0, 2), true)) return false;
    dfg_node conv2d = DFG_NONE, x = DFG_NONE, w = DFG_NONE, conv2d_transpose = DFG_NONE;
    if (dfg_calls_argc(g, v, asked_op_nn_conv2d, 2)) {
        conv2d = v;
        x = dfg_arg(g, conv2d, 0);
        w = dfg_arg(g, conv2d, 1);
    } else {
        conv2d_transpose = v;
        if (!dfg_calls_argc(g, conv2d_transpose, asked_op_nn_conv2d_transpose, 2)) return false;
        x = dfg_arg(g, conv2d_transpose, 0);
        w = dfg_arg(g, conv2d_transpose, 1);
    }
    dfg_node b = dfg_operand(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){conv2d, conv2d_transpose}, 2)) return false;
    DFG_GIVE(either, .root = n, .x = x, .w = w, .b = b);
    DFG_GIVE_WHOLE(either, .conv2d = conv2d, .conv2d_transpose = conv2d_transpose);
    return true;
}

/* asked.pat:9
 * pattern relu_of(x, w) = nn.relu(nn.conv2d(x, w) { data_layout == "NHWC", channels >= 16, padding in {[0, 0], [1, 1]} }); */
bool relu_of_find(DFG_FIND(relu_of))
{
    if (!dfg_calls_argc(g, n, asked_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, asked_op_nn_conv2d, 2)
        || !dfg_has(g, conv2d, asked_kind_data_layout_NHWC) || !dfg_has(g, conv2d, asked_kind_channels_16)
        || !dfg_has(g, conv2d, asked_kind_padding_in_0_0_1_1))
        return false;
    dfg_node x = dfg_operand(g, conv2d, 0), w = dfg_operand(g, conv2d, 1);
    if (!dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(relu_of, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(relu_of, .conv2d = conv2d);
    return true;
}

static DFG_APART bool asked_holds(const dfg_graph *g, dfg_node n)
{
    return !dfg_is_default(dfg_attr(g, n, asked_attr_strides), dfg_list(asked_list_1_1, 2));
}

static DFG_APART bool asked_holds_2(const dfg_graph *g, dfg_node n)
{
    return !dfg_is_default(dfg_attr(g, n, asked_attr_padding), dfg_list(asked_list_0_0, 2));
}

static DFG_APART bool asked_holds_3(const dfg_graph *g, dfg_node n)
{
    return !dfg_is_default(dfg_attr(g, n, asked_attr_dilation), dfg_list(asked_list_1_1, 2));
}

static DFG_APART bool asked_holds_4(const dfg_graph *g, dfg_node n)
{
    return dfg_known(dfg_attr(g, n, asked_attr_kernel_size));
}

static DFG_APART bool asked_holds_5(const dfg_graph *g, dfg_node n)
{
    return !dfg_is_default(dfg_attr(g, n, asked_attr_data_layout), dfg_str(g, asked_str_NCHW));
}

static DFG_APART bool asked_holds_6(const dfg_graph *g, dfg_node n)
{
    return !dfg_is_default(dfg_attr(g, n, asked_attr_out_layout), dfg_str(g, asked_str_empty));
}

static DFG_APART bool asked_holds_7(const dfg_graph *g, dfg_node n)
{
    return dfg_known(dfg_attr(g, n, asked_attr_out_dtype));
}

/* asked.pat:10  pattern wide(x, w) = nn.conv2d(x, w) { channels >= 16, kernel_layout =~ "O*", groups == 1, exact }; */
bool wide_match(const dfg_graph *g, dfg_node n, struct wide_match *m)
{
    if (!dfg_calls_argc(g, n, asked_op_nn_conv2d, 2) || !dfg_has(g, n, asked_kind_channels_16)
        || !dfg_has(g, n, asked_kind_kernel_layout_O) || !dfg_has(g, n, asked_kind_groups_1))
        return false;
    if (!dfg_only_attrs(g, n,
                        (const uint32_t[]){asked_attr_channels, asked_attr_kernel_layout, asked_attr_groups,
                                           asked_attr_strides, asked_attr_padding, asked_attr_dilation,
                                           asked_attr_kernel_size, asked_attr_data_layout,
                                           asked_attr_out_layout, asked_attr_out_dtype}, 10)
        || asked_holds(g, n) || asked_holds_2(g, n) || asked_holds_3(g, n) || asked_holds_4(g, n)
        || asked_holds_5(g, n) || asked_holds_6(g, n) || asked_holds_7(g, n))
        return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    DFG_GIVE(wide, .root = n, .x = x, .w = w);
    return true;
}

static DFG_APART bool asked_holds_8(const dfg_graph *g, dfg_node n)
{
    return !dfg_is_default(dfg_attr(g, n, asked_attr_groups), dfg_int(1));
}

/* asked.pat:11
 * pattern plain(x, w) = nn.conv2d(x, w) { channels >= 16, kernel_layout =~ "O*", padding in {[0, 0], [1, 1]}, exact }; */
bool plain_match(const dfg_graph *g, dfg_node n, struct plain_match *m)
{
    if (!dfg_calls_argc(g, n, asked_op_nn_conv2d, 2) || !dfg_has(g, n, asked_kind_channels_16)
        || !dfg_has(g, n, asked_kind_kernel_layout_O) || !dfg_has(g, n, asked_kind_padding_in_0_0_1_1))
        return false;
    if (!dfg_only_attrs(g, n,
                        (const uint32_t[]){asked_attr_channels, asked_attr_kernel_layout,
                                           asked_attr_padding, asked_attr_strides, asked_attr_dilation,
                                           asked_attr_groups, asked_attr_kernel_size,
                                           asked_attr_data_layout, asked_attr_out_layout,
                                           asked_attr_out_dtype}, 10)
        || asked_holds(g, n) || asked_holds_3(g, n) || asked_holds_8(g, n) || asked_holds_4(g, n)
        || asked_holds_5(g, n) || asked_holds_6(g, n) || asked_holds_7(g, n))
        return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    DFG_GIVE(plain, .root = n, .x = x, .w = w);
    return true;
}

static DFG_APART bool asked_holds_9(const dfg_graph *g, dfg_node conv2d)
{
    return !dfg_is_default(dfg_attr(g, conv2d, asked_attr_strides), dfg_list(asked_list_1_1, 2));
}

static DFG_APART bool asked_holds_10(const dfg_graph *g, dfg_node conv2d)
{
    return !dfg_is_default(dfg_attr(g, conv2d, asked_attr_padding), dfg_list(asked_list_0_0, 2));
}

static DFG_APART bool asked_holds_11(const dfg_graph *g, dfg_node conv2d)
{
    return !dfg_is_default(dfg_attr(g, conv2d, asked_attr_dilation), dfg_list(asked_list_1_1, 2));
}

static DFG_APART bool asked_holds_12(const dfg_graph *g, dfg_node conv2d)
{
    return !dfg_is_default(dfg_attr(g, conv2d, asked_attr_groups), dfg_int(1));
}

static DFG_APART bool asked_holds_13(const dfg_graph *g, dfg_node conv2d)
{
    return dfg_known(dfg_attr(g, conv2d, asked_attr_channels));
}

static DFG_APART bool asked_holds_14(const dfg_graph *g, dfg_node conv2d)
{
    return dfg_known(dfg_attr(g, conv2d, asked_attr_kernel_size));
}

static DFG_APART bool asked_holds_15(const dfg_graph *g, dfg_node conv2d)
{
    return !dfg_is_default(dfg_attr(g, conv2d, asked_attr_out_layout), dfg_str(g, asked_str_empty));
}

static DFG_APART bool asked_holds_16(const dfg_graph *g, dfg_node conv2d)
{
    return dfg_known(dfg_attr(g, conv2d, asked_attr_out_dtype));
}

/* asked.pat:12
 * pattern exactly(x, w) = nn.dense(nn.conv2d(x, w) { kernel_layout =~ "O*", data_layout == "NHWC", exact }, _); */
bool exactly_find(DFG_FIND(exactly))
{
    if (!dfg_calls_argc(g, n, asked_op_nn_dense, 2)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, asked_op_nn_conv2d, 2) || !dfg_has(g, conv2d, asked_kind_kernel_layout_O)
        || !dfg_has(g, conv2d, asked_kind_data_layout_NHWC))
        return false;
    if (!dfg_only_attrs(g, conv2d,
                        (const uint32_t[]){asked_attr_kernel_layout, asked_attr_data_layout,
                                           asked_attr_strides, asked_attr_padding, asked_attr_dilation,
                                           asked_attr_groups, asked_attr_channels, asked_attr_kernel_size,
                                           asked_attr_out_layout, asked_attr_out_dtype}, 10)
        || asked_holds_9(g, conv2d) || asked_holds_10(g, conv2d) || asked_holds_11(g, conv2d)
        || asked_holds_12(g, conv2d) || asked_holds_13(g, conv2d) || asked_holds_14(g, conv2d)
        || asked_holds_15(g, conv2d) || asked_holds_16(g, conv2d))
        return false;
    dfg_node x = dfg_operand(g, conv2d, 0), w = dfg_operand(g, conv2d, 1), x_2 = dfg_operand(g, n, 1);
    if (!dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(exactly, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(exactly, .conv2d = conv2d, .x = x_2);
    return true;
}

/* asked.pat:13  nn.relu(nn.conv2d(_, _) { data_layout == "NHWC" }) */
static bool unlike_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (!dfg_calls_argc(g, n, asked_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, asked_op_nn_conv2d, 2)
        || !dfg_has(g, conv2d, asked_kind_data_layout_NHWC))
        return false;
    return dfg_in_body(g, root, (const dfg_node[]){n, conv2d}, 2);
}

/* asked.pat:13
 * pattern unlike(x, w) = nn.relu(nn.conv2d(x, w) { groups != 1, padding in {[0, 0], [1, 1]} }) & !nn.relu(nn.conv2d(_, _) { data_layout == "NHWC" }); */
bool unlike_find(DFG_FIND(unlike))
{
    if (!dfg_calls_argc(g, n, asked_op_nn_relu, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, asked_op_nn_conv2d, 2)) return false;
    if (!dfg_ne(dfg_attr_or_int(g, conv2d, asked_attr_groups, 1), dfg_int(1))
        || !dfg_has(g, conv2d, asked_kind_padding_in_0_0_1_1))
        return false;
    dfg_node x = dfg_operand(g, conv2d, 0), w = dfg_operand(g, conv2d, 1);
    if (unlike_not1(g, n, n)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){n, conv2d}, 2)) return false;
    DFG_GIVE(unlike, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(unlike, .relu = n, .conv2d = conv2d);
    return true;
}

/* asked.pat:14  pattern any_scale(x) = op(x) { by == 1.0, mode == "up" }; */
bool any_scale_match(const dfg_graph *g, dfg_node n, struct any_scale_match *m)
{
    if (!dfg_is_operator(g, n) || !dfg_has_args(g, n, 1)) return false;
    if (!dfg_scalar_eq(dfg_attr_or(g, n, asked_attr_by,
                                   dfg_op(g, n) == asked_op_own_scale ? dfg_float(1.0) : dfg_nil()),
                       dfg_float(1.0)))
        return false;
    if (!dfg_scalar_eq(dfg_attr_or(g, n, asked_attr_mode,
                                   dfg_op(g, n) == asked_op_nn_depth_to_space
                                   || dfg_op(g, n) == asked_op_nn_space_to_depth
                                   ? dfg_str(g, asked_str_DCR)
                                   : dfg_op(g, n) == asked_op_nn_mirror_pad
                                     ? dfg_str(g, asked_str_SYMMETRIC)
                                   : dfg_op(g, n) == asked_op_take ? dfg_str(g, asked_str_clip)
                                   : dfg_nil()), dfg_str(g, asked_str_up)))
        return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(any_scale, .root = n, .x = x);
    return true;
}

/* asked.pat:15
 * pattern scale(x) = own.scale(own.scale(x) { by == 1.0, names == ["a", "b"] }) { by == 1.0, mode == "up" }; */
bool scale_find(DFG_FIND(scale))
{
    if (!dfg_calls_argc(g, n, asked_op_own_scale, 1) || !dfg_float_is(g, n, asked_attr_by, 1.0, 1.0)
        || !dfg_has(g, n, asked_kind_mode_up))
        return false;
    dfg_node scale = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, scale, asked_op_own_scale, 1)) return false;
    if (!dfg_float_is(g, scale, asked_attr_by, 1.0, 1.0) || !dfg_has(g, scale, asked_kind_names_a_b))
        return false;
    dfg_node x = dfg_operand(g, scale, 0);
    if (!dfg_same_body(g, n, scale)) return false;
    DFG_GIVE(scale, .root = n, .x = x);
    DFG_GIVE_WHOLE(scale, .scale = scale);
    return true;
}

/* asked.pat:16
 * pattern twice(x) = own.scale(own.scale(x) { mode == "up", names == ["a", "b"] }) { mode == "up", names == ["a", "b"] }; */
bool twice_find(DFG_FIND(twice))
{
    if (!dfg_calls_argc(g, n, asked_op_own_scale, 1) || !dfg_has(g, n, asked_kind_mode_up)
        || !dfg_has(g, n, asked_kind_names_a_b))
        return false;
    dfg_node scale = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, scale, asked_op_own_scale, 1) || !dfg_has(g, scale, asked_kind_mode_up)
        || !dfg_has(g, scale, asked_kind_names_a_b))
        return false;
    dfg_node x = dfg_operand(g, scale, 0);
    if (!dfg_same_body(g, n, scale)) return false;
    DFG_GIVE(twice, .root = n, .x = x);
    DFG_GIVE_WHOLE(twice, .scale = scale);
    return true;
}

/* asked.pat:17  pattern some(x) = own.scale(x) { by == 1.0, names == ["a", "b"], mode == "up" }; */
bool some_match(const dfg_graph *g, dfg_node n, struct some_match *m)
{
    if (!dfg_calls_argc(g, n, asked_op_own_scale, 1) || !dfg_float_is(g, n, asked_attr_by, 1.0, 1.0)
        || !dfg_has(g, n, asked_kind_names_a_b) || !dfg_has(g, n, asked_kind_mode_up))
        return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(some, .root = n, .x = x);
    return true;
}

/* asked.pat:18  pattern first(x) = nn.relu(own.split(x) { parts == 2 }); */
bool first_find(DFG_FIND(first))
{
    if (!dfg_calls_argc(g, n, asked_op_nn_relu, 1)) return false;
    dfg_node split = dfg_operand(g, n, 0), split_call = dfg_first_result(g, split);
    if (!dfg_calls_argc(g, split_call, asked_op_own_split, 1)
        || !dfg_has(g, split_call, asked_kind_parts_2))
        return false;
    dfg_node x = dfg_operand(g, split_call, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){split, split_call}, 2)) return false;
    DFG_GIVE(first, .root = n, .x = x);
    DFG_GIVE_WHOLE(first, .split = split, .split_call = dfg_first_result(g, split));
    return true;
}

/* asked.pat:19  pattern of_first(x) = own.split(own.split(x) { parts == 2 }) { parts == 2 }; */
bool of_first_find(DFG_FIND(of_first))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_argc(g, n_call, asked_op_own_split, 1) || !dfg_has(g, n_call, asked_kind_parts_2))
        return false;
    dfg_node split = dfg_operand(g, n_call, 0), split_call = dfg_first_result(g, split);
    if (!dfg_calls_argc(g, split_call, asked_op_own_split, 1)
        || !dfg_has(g, split_call, asked_kind_parts_2))
        return false;
    dfg_node x = dfg_operand(g, split_call, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){n_call, split, split_call}, 3)) return false;
    DFG_GIVE(of_first, .root = n, .x = x);
    DFG_GIVE_WHOLE(of_first, .split_call = dfg_first_result(g, n), .split = split,
                   .split_call_2 = dfg_first_result(g, split));
    return true;
}

/* asked.pat:20  pattern of_any(x) = sqrt(x & any { parts == 2 }); */
bool of_any_find(DFG_FIND(of_any))
{
    if (!dfg_calls_argc(g, n, asked_op_sqrt, 1)) return false;
    dfg_node op = dfg_operand(g, n, 0);
    if (!dfg_scalar_eq(dfg_attr_or(g, dfg_call_of(g, op), asked_attr_parts,
                                   dfg_op(g, dfg_call_of(g, op)) == asked_op_own_split ? dfg_int(2)
                                   : dfg_nil()), dfg_int(2)))
        return false;
    if (!dfg_op_ref_is(g, op, asked_op_any)) return false;
    DFG_GIVE(of_any, .root = n, .x = op);
    DFG_GIVE_WHOLE(of_any, .op = op);
    return true;
}

/* asked.pat:21  pattern chosen(x, w) = nn.conv2d(x, w) { groups == 1, channels = k, channels >= 16 } where k != 32; */
bool chosen_match(const dfg_graph *g, dfg_node n, struct chosen_match *m)
{
    if (!dfg_calls_argc(g, n, asked_op_nn_conv2d, 2) || !dfg_has(g, n, asked_kind_groups_1)) return false;
    dfg_val k = dfg_attr(g, n, asked_attr_channels);
    if (!dfg_known(k) || !dfg_has(g, n, asked_kind_channels_16)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!dfg_scalar_ne(k, dfg_int(32))) return false;
    DFG_GIVE(chosen, .root = n, .x = x, .w = w, .k = k);
    return true;
}

/* asked.pat:22
 * pattern tanh_of(x, w) = tanh(nn.conv2d(x, w) { padding == [0, 0], padding in {[0, 0], [1, 1]}, kernel_layout =~ "O*" }); */
bool tanh_of_find(DFG_FIND(tanh_of))
{
    if (!dfg_calls_argc(g, n, asked_op_tanh, 1)) return false;
    dfg_node conv2d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, conv2d, asked_op_nn_conv2d, 2)) return false;
    if (!dfg_list_is(g, conv2d, asked_attr_padding, dfg_list(asked_list_0_0, 2), true)
        || !dfg_has(g, conv2d, asked_kind_padding_in_0_0_1_1)
        || !dfg_has(g, conv2d, asked_kind_kernel_layout_O))
        return false;
    dfg_node x = dfg_operand(g, conv2d, 0), w = dfg_operand(g, conv2d, 1);
    if (!dfg_same_body(g, n, conv2d)) return false;
    DFG_GIVE(tanh_of, .root = n, .x = x, .w = w);
    DFG_GIVE_WHOLE(tanh_of, .conv2d = conv2d);
    return true;
}

/* asked.pat:24  pattern narrow_conv(x, w) { c = nn.conv2d(x, w); where narrow(c), x.rank == 4; return c; } */
bool narrow_conv_match(const dfg_graph *g, dfg_node n, struct narrow_conv_match *m)
{
    if (!dfg_calls_argc(g, n, asked_op_nn_conv2d, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!dfg_has(g, n, asked_kind_narrow_c) || dfg_rank(g, x) != 4) return false;
    DFG_GIVE(narrow_conv, .root = n, .x = x, .w = w, .c = n);
    return true;
}

/* asked.pat:25
 * pattern narrow_relu(x, w) { c = nn.conv2d(x, w); where narrow(c), c.groups == 2 or x.dtype == f32; return nn.relu(c); } */
bool narrow_relu_match(const dfg_graph *g, dfg_node n, struct narrow_relu_match *m)
{
    if (!dfg_calls_argc(g, n, asked_op_nn_relu, 1)) return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, c, asked_op_nn_conv2d, 2)) return false;
    dfg_node x = dfg_operand(g, c, 0), w = dfg_operand(g, c, 1);
    if (!dfg_same_body(g, n, c) || !dfg_has(g, c, asked_kind_narrow_c)) return false;
    if (!(dfg_has(g, c, asked_kind_c_groups_2) || dfg_dtype(g, x) == DFG_F32)) return false;
    DFG_GIVE(narrow_relu, .root = n, .x = x, .w = w, .c = c);
    return true;
}

/* asked.pat:26  pattern narrow_tanh(x, w) { c = nn.conv2d(x, w); where c.groups == 2, narrow(c); return tanh(c); } */
bool narrow_tanh_match(const dfg_graph *g, dfg_node n, struct narrow_tanh_match *m)
{
    if (!dfg_calls_argc(g, n, asked_op_tanh, 1)) return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, c, asked_op_nn_conv2d, 2)) return false;
    dfg_node x = dfg_operand(g, c, 0), w = dfg_operand(g, c, 1);
    if (!dfg_same_body(g, n, c) || !dfg_has(g, c, asked_kind_c_groups_2)) return false;
    if (!dfg_has(g, c, asked_kind_narrow_c)) return false;
    DFG_GIVE(narrow_tanh, .root = n, .x = x, .w = w, .c = c);
    return true;
}

/* asked.pat:23, known not to hold
 * cond narrow(c) = c.channels < c.groups * 16 and (c.data_layout == "NHWC" or c.kernel_layout == "OIHW"); */
static DFG_APART bool asked_not_narrow(const dfg_graph *g, dfg_node c)
{
    return dfg_ge(dfg_attr(g, c, asked_attr_channels),
                  dfg_int_mul(dfg_attr_or_int(g, c, asked_attr_groups, 1), dfg_int(16)))
        || (dfg_scalar_ne(dfg_attr_or_str(g, c, asked_attr_data_layout, asked_str_NCHW),
                          dfg_str(g, asked_str_NHWC))
            && dfg_scalar_ne(dfg_attr_or_str(g, c, asked_attr_kernel_layout, asked_str_OIHW),
                             dfg_str(g, asked_str_OIHW)));
}

/* asked.pat:27  pattern narrow_chain(x, w, v) {
 *     c = nn.conv2d(x, w);
 *     d = nn.conv2d(c, v);
 *     where narrow(c), not narrow(d), c.groups == 2, d.groups == 2;
 *     return nn.relu(d);
 * } */
bool narrow_chain_match(const dfg_graph *g, dfg_node n, struct narrow_chain_match *m)
{
    if (!dfg_calls_argc(g, n, asked_op_nn_relu, 1)) return false;
    dfg_node d = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, d, asked_op_nn_conv2d, 2)) return false;
    dfg_node c = dfg_operand(g, d, 0);
    if (!dfg_calls_argc(g, c, asked_op_nn_conv2d, 2)) return false;
    dfg_node x = dfg_operand(g, c, 0), w = dfg_operand(g, c, 1), v = dfg_operand(g, d, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){d, c}, 2) || !dfg_has(g, c, asked_kind_narrow_c))
        return false;
    if (!asked_not_narrow(g, d) || !dfg_has(g, c, asked_kind_c_groups_2)) return false;
    if (!dfg_has(g, d, asked_kind_c_groups_2)) return false;
    DFG_GIVE(narrow_chain, .root = n, .x = x, .w = w, .v = v, .c = c, .d = d);
    return true;
}

/* asked.pat:33  own.split(_) */
static bool parted_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_argc(g, n_call, asked_op_own_split, 1) || !dfg_has(g, n_call, asked_kind_parts_2))
        return false;
    if (!dfg_only_attrs(g, n_call, (const uint32_t[]){asked_attr_parts}, 1)) return false;
    return dfg_in_body(g, root, (const dfg_node[]){n, n_call}, 2);
}

/* asked.pat:33  pattern parted(x) = (own.split(x) { parts == 2 }).0 & !own.split(_) { parts == 2, exact }; */
bool parted_find(DFG_FIND(parted))
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node split = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, split, asked_op_own_split, 1) || !dfg_has(g, split, asked_kind_parts_2))
        return false;
    dfg_node x = dfg_operand(g, split, 0);
    if (parted_not1(g, n, n)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){n, split}, 2)) return false;
    DFG_GIVE(parted, .root = n, .x = x);
    DFG_GIVE_WHOLE(parted, .get = n, .split = split);
    return true;
}

/* ---- asked.pat:35  table asked ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool asked_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    if (!dfg_has_closures(g)) return true;
    switch (bit) {
    case 0: return DFG_MATCHES(wide, g, n);
    case 1: return DFG_MATCHES(deep, g, n);
    case 2: return DFG_MATCHES(grouped, g, n);
    case 3: return DFG_MATCHES(relu_of, g, n);
    case 4: return DFG_MATCHES(unlike, g, n);
    case 5: return DFG_MATCHES(either, g, n);
    case 6: return DFG_MATCHES(scale, g, n);
    case 7: return DFG_MATCHES(some, g, n);
    case 8: return DFG_MATCHES(first, g, n);
    default: return false;
    }
}

static DFG_APART bool asked_holds_17(const dfg_graph *g, dfg_node n)
{
    return dfg_is_default(dfg_attr(g, n, asked_attr_strides), dfg_list(asked_list_1_1, 2));
}

static DFG_APART bool asked_holds_18(const dfg_graph *g, dfg_node n)
{
    return dfg_is_default(dfg_attr(g, n, asked_attr_padding), dfg_list(asked_list_0_0, 2));
}

static DFG_APART bool asked_holds_19(const dfg_graph *g, dfg_node n)
{
    return dfg_is_default(dfg_attr(g, n, asked_attr_dilation), dfg_list(asked_list_1_1, 2));
}

static DFG_APART bool asked_holds_20(const dfg_graph *g, dfg_node n)
{
    return !dfg_known(dfg_attr(g, n, asked_attr_kernel_size));
}

static DFG_APART bool asked_holds_21(const dfg_graph *g, dfg_node n)
{
    return dfg_is_default(dfg_attr(g, n, asked_attr_data_layout), dfg_str(g, asked_str_NCHW));
}

static DFG_APART bool asked_holds_22(const dfg_graph *g, dfg_node n)
{
    return dfg_is_default(dfg_attr(g, n, asked_attr_out_layout), dfg_str(g, asked_str_empty));
}

static DFG_APART bool asked_holds_23(const dfg_graph *g, dfg_node n)
{
    return !dfg_known(dfg_attr(g, n, asked_attr_out_dtype));
}

/* op in {nn.conv2d}: ASKED_WIDE, ASKED_DEEP, ASKED_GROUPED */
static uint64_t asked_at_nn_conv2d(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2) && dfg_has(g, n, asked_kind_groups_1)) {
        if (dfg_list_is(g, n, asked_attr_padding, dfg_list(asked_list_0_0, 2), true)) {
            const dfg_node a0 = dfg_operand(g, n, 0);
            if (dfg_calls_argc(g, a0, asked_op_nn_conv2d, 2) && dfg_has(g, a0, asked_kind_data_layout_NHWC)
                && dfg_has(g, a0, asked_kind_groups_1))
                set |= DFG_BIT(ASKED_DEEP);
            if (dfg_has(g, n, asked_kind_data_layout_NHWC)) set |= DFG_BIT(ASKED_GROUPED);
        }
        if (dfg_has(g, n, asked_kind_channels_16) && dfg_has(g, n, asked_kind_kernel_layout_O)
            && dfg_only_attrs(g, n,
                              (const uint32_t[]){
                                  asked_attr_channels, asked_attr_kernel_layout, asked_attr_groups,
                                  asked_attr_strides, asked_attr_padding, asked_attr_dilation,
                                  asked_attr_kernel_size, asked_attr_data_layout, asked_attr_out_layout,
                                  asked_attr_out_dtype}, 10)
            && asked_holds_17(g, n) && asked_holds_18(g, n) && asked_holds_19(g, n) && asked_holds_20(g, n)
            && asked_holds_21(g, n) && asked_holds_22(g, n) && asked_holds_23(g, n))
            set |= DFG_BIT(ASKED_WIDE);
    }
    return set;
}

/* asked.pat:13  nn.relu(nn.conv2d(_, _) { data_layout == "NHWC" }) */
static inline bool asked_is_nn_relu(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, asked_op_nn_relu, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls_argc(g, a0, asked_op_nn_conv2d, 2) && dfg_has(g, a0, asked_kind_data_layout_NHWC);
}

/* op in {nn.relu}: ASKED_RELU_OF, ASKED_UNLIKE, ASKED_FIRST */
static uint64_t asked_at_nn_relu(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case asked_op_nn_conv2d:
            if (dfg_argc_is(g, a0, 2) && dfg_has(g, a0, asked_kind_padding_in_0_0_1_1)) {
                if (dfg_has(g, a0, asked_kind_channels_16) && dfg_has(g, a0, asked_kind_data_layout_NHWC))
                    set |= DFG_BIT(ASKED_RELU_OF);
                if ((dfg_has_closures(g) || !asked_is_nn_relu(g, n))
                    && dfg_ne(dfg_attr_or_int(g, a0, asked_attr_groups, 1), dfg_int(1)))
                    set |= DFG_BIT(ASKED_UNLIKE);
            }
            break;
        case asked_op_own_split: case DFG_GET: {
            const dfg_node a0_r = dfg_first_result(g, a0);
            if (dfg_calls_argc(g, a0_r, asked_op_own_split, 1) && dfg_has(g, a0_r, asked_kind_parts_2))
                set |= DFG_BIT(ASKED_FIRST);
            break;
        }
        default: break;
        }
    }
    return set;
}

/* asked.pat:8  (nn.conv2d(x, w) | nn.conv2d_transpose(x, w)) { groups == 1, padding == [0, 0] } */
static inline bool asked_is_node(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has(g, n, asked_kind_groups_1)) return false;
    if (!dfg_list_is(g, n, asked_attr_padding, dfg_list(asked_list_0_0, 2), true)) return false;
    return dfg_calls_argc(g, n, asked_op_nn_conv2d, 2)
        || dfg_calls_argc(g, n, asked_op_nn_conv2d_transpose, 2);
}

/* asked.pat:8  nn.bias_add((nn.conv2d(x, w) | nn.conv2d_transpose(x, w)) { groups == 1, padding == [0, 0] ...; the operator is known */
static inline bool asked_is_either(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && asked_is_node(g, dfg_operand(g, n, 0));
}

/* op in {own.scale}: ASKED_SCALE, ASKED_SOME */
static uint64_t asked_at_own_scale(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1) && dfg_float_is(g, n, asked_attr_by, 1.0, 1.0)
        && dfg_has(g, n, asked_kind_mode_up)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls_argc(g, a0, asked_op_own_scale, 1) && dfg_float_is(g, a0, asked_attr_by, 1.0, 1.0)
            && dfg_has(g, a0, asked_kind_names_a_b))
            set |= DFG_BIT(ASKED_SCALE);
        if (dfg_has(g, n, asked_kind_names_a_b)) set |= DFG_BIT(ASKED_SOME);
    }
    return set;
}

size_t asked_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    static const uint32_t roots[4] = {asked_op_nn_conv2d, asked_op_nn_relu, asked_op_nn_bias_add,
                                      asked_op_own_scale};
    struct dfg_scan scan = dfg_scan_for_any(g, first, last, roots);
    for (dfg_node n; (n = dfg_scan_next(&scan)) < last;) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case asked_op_nn_conv2d: set = asked_at_nn_conv2d(g, n); break;
        case asked_op_nn_relu: set = asked_at_nn_relu(g, n); break;
        case asked_op_nn_bias_add: set = asked_is_either(g, n) ? DFG_BIT(ASKED_EITHER) : 0; break;
        default: set = asked_at_own_scale(g, n); break; /* asked_op_own_scale */
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t asked_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    asked_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t asked_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = asked_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (asked_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
