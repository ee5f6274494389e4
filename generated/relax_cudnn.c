/* Made by pat2c from relax_cudnn.pat; do not edit. */
#include "relax_cudnn.h"
_Static_assert(RELAX_CUDNN_H == 0x36337da7e298d725, "relax_cudnn.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    relax_cudnn_op_relax_add = DFG_FIRST_OP, relax_cudnn_op_relax_nn_attention,
    relax_cudnn_op_relax_nn_conv2d, relax_cudnn_op_relax_nn_relu, relax_cudnn_op_relax_permute_dims,
    relax_cudnn_op_relax_reshape, relax_cudnn_op_relax_split,
};
enum {
    relax_cudnn_attr_axes, relax_cudnn_attr_axis, relax_cudnn_attr_causal_mask,
    relax_cudnn_attr_data_layout, relax_cudnn_attr_kernel_layout, relax_cudnn_attr_out_layout,
    relax_cudnn_attr_padding, relax_cudnn_attr_window_size,
};
enum {
    relax_cudnn_str_NCHW, relax_cudnn_str_NHWC, relax_cudnn_str_O, relax_cudnn_str_OHWI,
    relax_cudnn_str_OIHW, relax_cudnn_str_empty,
};
static const char *const relax_cudnn_op_names[] = {
    "relax.add", "relax.nn.attention", "relax.nn.conv2d", "relax.nn.relu", "relax.permute_dims",
    "relax.reshape", "relax.split",
};
static const char *const relax_cudnn_attr_names[] = {
    "axes", "axis", "causal_mask", "data_layout", "kernel_layout", "out_layout", "padding", "window_size",
};
static const char *const relax_cudnn_str_names[] = { "NCHW", "NHWC", "O", "OHWI", "OIHW", "" };
static const dfg_val relax_cudnn_list_0_0_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val relax_cudnn_list_1_0_2_3[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 3}};

const struct dfg_names relax_cudnn_names = {
    .abi = DFG_ABI, .needs = 0, .name = "relax_cudnn", .run = RELAX_CUDNN_H, .n_ops = 7,
    .ops = relax_cudnn_op_names, .n_attrs = 8, .attrs = relax_cudnn_attr_names, .n_strs = 6,
    .strs = relax_cudnn_str_names,
};

static DFG_APART bool relax_cudnn_holds(const dfg_graph *g, dfg_node c)
{
    return !dfg_known(dfg_attr(g, c, relax_cudnn_attr_out_layout))
        || dfg_scalar_eq(dfg_attr(g, c, relax_cudnn_attr_out_layout), dfg_str(g, relax_cudnn_str_empty))
        || dfg_member(dfg_attr(g, c, relax_cudnn_attr_out_layout),
                      dfg_attr_or_str(g, c, relax_cudnn_attr_data_layout, relax_cudnn_str_NCHW))
           == DFG_TRUE;
}

static DFG_APART bool relax_cudnn_holds_2(const dfg_graph *g, dfg_node c)
{
    return dfg_scalar_ne(dfg_count(dfg_len(dfg_attr_or_list(g, c, relax_cudnn_attr_padding,
                                                            relax_cudnn_list_0_0_0_0, 4))), dfg_int(4));
}

static DFG_APART bool relax_cudnn_holds_3(const dfg_graph *g, dfg_node c)
{
    return dfg_eq(dfg_stored_item(
                      dfg_attr_or_list(g, c, relax_cudnn_attr_padding, relax_cudnn_list_0_0_0_0, 4), 0),
                  dfg_stored_item(
                      dfg_attr_or_list(g, c, relax_cudnn_attr_padding, relax_cudnn_list_0_0_0_0, 4), 2));
}

static DFG_APART bool relax_cudnn_holds_4(const dfg_graph *g, dfg_node c)
{
    return dfg_eq(dfg_stored_item(
                      dfg_attr_or_list(g, c, relax_cudnn_attr_padding, relax_cudnn_list_0_0_0_0, 4), 1),
                  dfg_stored_item(
                      dfg_attr_or_list(g, c, relax_cudnn_attr_padding, relax_cudnn_list_0_0_0_0, 4), 3));
}

/* relax_cudnn.pat:15  cond conv2d_ok(c, x, w) =
 *     x.dtype == w.dtype, x.dtype in {f16, f32},
 *     (c.data_layout == "NHWC" and c.kernel_layout == "OHWI")
 *         or (c.data_layout == "NCHW" and c.kernel_layout == "OIHW"),
 *     not present(c.out_layout) or c.out_layout in {"", c.data_layout},
 *     len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3]); */
static DFG_APART bool relax_cudnn_conv2d_ok(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node w)
{
    return dfg_scalar_eq(dfg_dtype_of(g, x), dfg_dtype_of(g, w))
        && (dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)
        && ((dfg_str_is(g, c, relax_cudnn_attr_data_layout, relax_cudnn_str_NHWC, relax_cudnn_str_NCHW)
             && dfg_str_is(g, c, relax_cudnn_attr_kernel_layout, relax_cudnn_str_OHWI,
                           relax_cudnn_str_OIHW))
            || (dfg_str_is(g, c, relax_cudnn_attr_data_layout, relax_cudnn_str_NCHW, relax_cudnn_str_NCHW)
                && dfg_str_is(g, c, relax_cudnn_attr_kernel_layout, relax_cudnn_str_OIHW,
                              relax_cudnn_str_OIHW)))
        && relax_cudnn_holds(g, c)
        && (relax_cudnn_holds_2(g, c) || (relax_cudnn_holds_3(g, c) && relax_cudnn_holds_4(g, c)));
}

/* relax_cudnn.pat:22  pattern conv2d(x, w) {
 *     c = relax.nn.conv2d(x, w);
 *     where conv2d_ok(c, x, w);
 *     return c;
 * } */
bool relax_cudnn_conv2d_match(const dfg_graph *g, dfg_node n, struct relax_cudnn_conv2d_match *m)
{
    if (!dfg_calls_argc(g, n, relax_cudnn_op_relax_nn_conv2d, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!relax_cudnn_conv2d_ok(g, n, x, w)) return false;
    DFG_GIVE(relax_cudnn_conv2d, .root = n, .x = x, .w = w, .c = n);
    return true;
}

/* relax_conditions.pat:9  cond one_a_channel(b, c, w) =
 *     b.elements == dim(w, c.kernel_layout, "O"),
 *     (c.data_layout == "NHWC" and b.shape[-1] == b.elements)
 *         or (c.data_layout == "NCHW" and b.shape[-3] == b.elements); */
static DFG_APART bool relax_cudnn_one_a_channel(const dfg_graph *g, dfg_node b, dfg_node c, dfg_node w)
{
    return dfg_extent_eq(g, dfg_elements_of(g, b),
                         dfg_layout_dim(g, w,
                                        dfg_attr_or_str(g, c, relax_cudnn_attr_kernel_layout,
                                                        relax_cudnn_str_OIHW),
                                        dfg_str(g, relax_cudnn_str_O)))
        && ((dfg_str_is(g, c, relax_cudnn_attr_data_layout, relax_cudnn_str_NHWC, relax_cudnn_str_NCHW)
             && dfg_extent_eq(g, dfg_extent_of(g, b, -1), dfg_elements_of(g, b)))
            || (dfg_str_is(g, c, relax_cudnn_attr_data_layout, relax_cudnn_str_NCHW, relax_cudnn_str_NCHW)
                && dfg_extent_eq(g, dfg_extent_of(g, b, -3), dfg_elements_of(g, b))));
}

/* relax_cudnn.pat:27  pattern biased(x, w, b) {
 *     c = conv2d(x, w);
 *     where one_a_channel(b, c, w);
 *     return relax.add(c, b);
 * } */
bool relax_cudnn_biased_find(DFG_FIND_ON_MATCH(relax_cudnn_biased))
{
    if (!dfg_calls_argc(g, n, relax_cudnn_op_relax_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node c = dfg_arg(g, n, swap);
        struct relax_cudnn_conv2d_match conv2d;
        if (dfg_op(g, c) != relax_cudnn_op_relax_nn_conv2d || !relax_cudnn_conv2d_match(g, c, &conv2d))
            continue;
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, c) || !relax_cudnn_one_a_channel(g, b, c, conv2d.w)) continue;
        DFG_GIVE(relax_cudnn_biased, .root = n, .x = conv2d.x, .w = conv2d.w, .b = b, .c = c);
        return true;
    }
    return false;
}

/* relax_cudnn.pat:34
 * cond attention_ok(a, x) = x.dtype == f16, not present(a.causal_mask), not present(a.window_size); */
static DFG_APART bool relax_cudnn_attention_ok(const dfg_graph *g, dfg_node a, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_F16 && !dfg_known(dfg_attr(g, a, relax_cudnn_attr_causal_mask))
        && !dfg_known(dfg_attr(g, a, relax_cudnn_attr_window_size));
}

/* relax_cudnn.pat:36  cond heads(h, x) = h.rank == 4, h.shape[0] == x.shape[0], h.shape[1] == x.shape[1]; */
static DFG_APART bool relax_cudnn_heads(const dfg_graph *g, dfg_node h, dfg_node x)
{
    return dfg_rank(g, h) == 4 && dfg_extent_eq(g, dfg_extent_of(g, h, 0), dfg_extent_of(g, x, 0))
        && dfg_extent_eq(g, dfg_extent_of(g, h, 1), dfg_extent_of(g, x, 1));
}

/* relax_cudnn.pat:37  pattern attention_bs3nh(x) {
 *     parts = relax.split(x) { axis == 2 };
 *     q = relax.reshape(parts.0, _);
 *     k = relax.reshape(parts.1, _);
 *     v = relax.reshape(parts.2, _);
 *     a = relax.nn.attention(q, k, v);
 *     where x.rank == 3, attention_ok(a, x), heads(q, x), heads(k, x), heads(v, x);
 *     return a;
 * } */
bool relax_cudnn_attention_bs3nh_find(DFG_FIND(relax_cudnn_attention_bs3nh))
{
    if (!dfg_calls_argc(g, n, relax_cudnn_op_relax_nn_attention, 3)) return false;
    dfg_node q = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, q, relax_cudnn_op_relax_reshape, 2)) return false;
    dfg_node get = dfg_operand(g, q, 0);
    if (!dfg_is_get(g, get, 0)) return false;
    dfg_node parts = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, parts, relax_cudnn_op_relax_split, 1)) return false;
    if (!dfg_int_is(g, parts, relax_cudnn_attr_axis, 2, 0)) return false;
    dfg_node x = dfg_operand(g, parts, 0), x_2 = dfg_operand(g, q, 1), k = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, k, relax_cudnn_op_relax_reshape, 2)) return false;
    dfg_node get_2 = dfg_operand(g, k, 0);
    if (!dfg_is_get(g, get_2, 1)) return false;
    if (dfg_arg(g, get_2, 0) != parts) return false;
    dfg_node x_2_2 = dfg_operand(g, k, 1), v = dfg_operand(g, n, 2);
    if (!dfg_calls_argc(g, v, relax_cudnn_op_relax_reshape, 2)) return false;
    dfg_node get_3 = dfg_operand(g, v, 0);
    if (!dfg_is_get(g, get_3, 2)) return false;
    if (dfg_arg(g, get_3, 0) != parts) return false;
    dfg_node x_3 = dfg_operand(g, v, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){q, get, parts, k, get_2, v, get_3}, 7)) return false;
    if (dfg_rank(g, x) != 3 || !relax_cudnn_attention_ok(g, n, x) || !relax_cudnn_heads(g, q, x))
        return false;
    if (!relax_cudnn_heads(g, k, x) || !relax_cudnn_heads(g, v, x)) return false;
    DFG_GIVE(relax_cudnn_attention_bs3nh, .root = n, .x = x, .parts = parts, .q = q, .k = k, .v = v,
             .a = n);
    DFG_GIVE_WHOLE(relax_cudnn_attention_bs3nh, .get = get, .x = x_2, .get_2 = get_2, .x_2 = x_2_2,
                   .get_3 = get_3, .x_3 = x_3);
    return true;
}

/* relax_cudnn.pat:47  pattern swapped(x) = relax.permute_dims(x) { axes == [1, 0, 2, 3] }; */
bool relax_cudnn_swapped_match(const dfg_graph *g, dfg_node n, struct relax_cudnn_swapped_match *m)
{
    if (!dfg_calls_argc(g, n, relax_cudnn_op_relax_permute_dims, 1)) return false;
    if (!dfg_list_is(g, n, relax_cudnn_attr_axes, dfg_list(relax_cudnn_list_1_0_2_3, 4), false))
        return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_cudnn_swapped, .root = n, .x = x);
    return true;
}

/* relax_cudnn.pat:48  pattern attention_sbn3h(x) {
 *     parts = relax.split(x) { axis == 3 };
 *     a = relax.nn.attention(swapped(parts.0), swapped(parts.1), swapped(parts.2));
 *     where x.rank == 4, attention_ok(a, x);
 *     return swapped(a);
 * } */
bool relax_cudnn_attention_sbn3h_find(DFG_FIND(relax_cudnn_attention_sbn3h))
{
    struct relax_cudnn_swapped_match swapped;
    if (dfg_op(g, n) != relax_cudnn_op_relax_permute_dims) return false;
    if (!relax_cudnn_swapped_match(g, n, &swapped)) return false;
    dfg_node a = swapped.x;
    if (!dfg_calls_argc(g, a, relax_cudnn_op_relax_nn_attention, 3)) return false;
    struct relax_cudnn_swapped_match swapped_2;
    if (dfg_op(g, dfg_operand(g, a, 0)) != relax_cudnn_op_relax_permute_dims) return false;
    if (!relax_cudnn_swapped_match(g, dfg_operand(g, a, 0), &swapped_2)) return false;
    dfg_node get = swapped_2.x;
    if (!dfg_is_get(g, get, 0)) return false;
    dfg_node parts = dfg_arg(g, get, 0);
    if (!dfg_calls_argc(g, parts, relax_cudnn_op_relax_split, 1)) return false;
    if (!dfg_int_is(g, parts, relax_cudnn_attr_axis, 3, 0)) return false;
    dfg_node x = dfg_operand(g, parts, 0);
    struct relax_cudnn_swapped_match swapped_3;
    if (dfg_op(g, dfg_operand(g, a, 1)) != relax_cudnn_op_relax_permute_dims) return false;
    if (!relax_cudnn_swapped_match(g, dfg_operand(g, a, 1), &swapped_3)) return false;
    dfg_node get_2 = swapped_3.x;
    if (!dfg_is_get(g, get_2, 1)) return false;
    if (dfg_arg(g, get_2, 0) != parts) return false;
    struct relax_cudnn_swapped_match swapped_4;
    if (dfg_op(g, dfg_operand(g, a, 2)) != relax_cudnn_op_relax_permute_dims) return false;
    if (!relax_cudnn_swapped_match(g, dfg_operand(g, a, 2), &swapped_4)) return false;
    dfg_node get_3 = swapped_4.x;
    if (!dfg_is_get(g, get_3, 2)) return false;
    if (dfg_arg(g, get_3, 0) != parts) return false;
    if (!dfg_in_body(g, n,
                     (const dfg_node[]){a, swapped_2.root, get, parts, swapped_3.root, get_2,
                                        swapped_4.root, get_3}, 8))
        return false;
    if (dfg_rank(g, x) != 4 || !relax_cudnn_attention_ok(g, a, x)) return false;
    DFG_GIVE(relax_cudnn_attention_sbn3h, .root = n, .x = x, .parts = parts, .a = a);
    DFG_GIVE_PARTS(whole->swapped_2 = swapped_2, whole->swapped_3 = swapped_3, whole->swapped_4 = swapped_4,
                   whole->get = get, whole->get_2 = get_2, whole->get_3 = get_3);
    return true;
}

/* relax_cudnn.pat:59, as an entry of a table  "cudnn.conv2d.nhwc_ohwi_bias_relu" = relax.nn.relu(biased); */
bool relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_find(DFG_FIND_ON(relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu))
{
    if (!dfg_calls_argc(g, n, relax_cudnn_op_relax_nn_relu, 1)) return false;
    if (dfg_op(g, dfg_operand(g, n, 0)) != relax_cudnn_op_relax_add) return false;
    struct relax_cudnn_biased_match biased;
    for (; relax_cudnn_biased_find(g, dfg_operand(g, n, 0), way, &biased); way[0]++) {
        if (!dfg_same_body(g, n, biased.root)) continue;
        DFG_GIVE(relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu, .root = n);
        DFG_GIVE_PARTS(whole->biased = biased);
        return true;
    }
    return false;
}

/* ---- relax_cudnn.pat:55  table relax_cudnn : last_wins ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool relax_cudnn_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: /* parts is one node at several places */
        return DFG_MATCHES(relax_cudnn_attention_sbn3h, g, n);
    case 1: /* parts is one node at several places */
        return DFG_MATCHES(relax_cudnn_attention_bs3nh, g, n);
    case 2: /* where conv2d_ok(c, x, w) */
        return DFG_MATCHES(relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu, g, n);
    case 3: return DFG_MATCHES(relax_cudnn_biased, g, n); /* where conv2d_ok(c, x, w) */
    case 4: return DFG_MATCHES(relax_cudnn_conv2d, g, n); /* where conv2d_ok(c, x, w) */
    default: return false;
    }
}

/* relax_cudnn.pat:30  relax.add(c, b) */
static inline bool relax_cudnn_is_biased(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, relax_cudnn_op_relax_add, 2)) return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 0), relax_cudnn_op_relax_nn_conv2d, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), relax_cudnn_op_relax_nn_conv2d, 2);
}

/* relax_cudnn.pat:59  relax.nn.relu(biased); the operator is known */
static inline bool relax_cudnn_is_cudnn_conv2d_nhwc_ohwi_bias_relu(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && relax_cudnn_is_biased(g, dfg_operand(g, n, 0));
}

/* relax_cudnn.pat:39  parts.0 */
static inline bool relax_cudnn_is_node(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is(g, n, DFG_GET) || dfg_data(g, n) != 0) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls_argc(g, a0, relax_cudnn_op_relax_split, 1)
        && dfg_int_is(g, a0, relax_cudnn_attr_axis, 2, 0);
}

/* relax_cudnn.pat:39  relax.reshape(parts.0, _) */
static inline bool relax_cudnn_is_q(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, relax_cudnn_op_relax_reshape, 2)
        && relax_cudnn_is_node(g, dfg_operand(g, n, 0));
}

/* relax_cudnn.pat:40  relax.reshape(parts.1, _) */
static inline bool relax_cudnn_is_k(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, relax_cudnn_op_relax_reshape, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_is(g, a0, DFG_GET) && dfg_data(g, a0) == 1;
}

/* relax_cudnn.pat:41  relax.reshape(parts.2, _) */
static inline bool relax_cudnn_is_v(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, relax_cudnn_op_relax_reshape, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_is(g, a0, DFG_GET) && dfg_data(g, a0) == 2;
}

/* relax_cudnn.pat:42  relax.nn.attention(q, k, v); the operator is known */
static inline bool relax_cudnn_is_a(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 3) && relax_cudnn_is_q(g, dfg_operand(g, n, 0))
        && relax_cudnn_is_k(g, dfg_operand(g, n, 1)) && relax_cudnn_is_v(g, dfg_operand(g, n, 2));
}

/* relax_cudnn.pat:50  parts.0 */
static inline bool relax_cudnn_is_node_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is(g, n, DFG_GET) || dfg_data(g, n) != 0) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls_argc(g, a0, relax_cudnn_op_relax_split, 1)
        && dfg_int_is(g, a0, relax_cudnn_attr_axis, 3, 0);
}

/* relax_cudnn.pat:47  relax.permute_dims(x) */
static inline bool relax_cudnn_is_swapped_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, relax_cudnn_op_relax_permute_dims, 1)
        && relax_cudnn_is_node_2(g, dfg_operand(g, n, 0))
        && dfg_list_is(g, n, relax_cudnn_attr_axes, dfg_list(relax_cudnn_list_1_0_2_3, 4), false);
}

/* relax_cudnn.pat:47  relax.permute_dims(x) */
static inline bool relax_cudnn_is_swapped_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, relax_cudnn_op_relax_permute_dims, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_is(g, a0, DFG_GET) && dfg_data(g, a0) == 1
        && dfg_list_is(g, n, relax_cudnn_attr_axes, dfg_list(relax_cudnn_list_1_0_2_3, 4), false);
}

/* relax_cudnn.pat:47  relax.permute_dims(x) */
static inline bool relax_cudnn_is_swapped_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, relax_cudnn_op_relax_permute_dims, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_is(g, a0, DFG_GET) && dfg_data(g, a0) == 2
        && dfg_list_is(g, n, relax_cudnn_attr_axes, dfg_list(relax_cudnn_list_1_0_2_3, 4), false);
}

/* relax_cudnn.pat:50  relax.nn.attention(swapped(parts.0), swapped(parts.1), swapped(parts.2)) */
static inline bool relax_cudnn_is_a_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, relax_cudnn_op_relax_nn_attention, 3)
        && relax_cudnn_is_swapped_2(g, dfg_operand(g, n, 0))
        && relax_cudnn_is_swapped_3(g, dfg_operand(g, n, 1))
        && relax_cudnn_is_swapped_4(g, dfg_operand(g, n, 2));
}

/* relax_cudnn.pat:47  relax.permute_dims(x); the operator is known */
static inline bool relax_cudnn_is_swapped(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && relax_cudnn_is_a_2(g, dfg_operand(g, n, 0))
        && dfg_list_is(g, n, relax_cudnn_attr_axes, dfg_list(relax_cudnn_list_1_0_2_3, 4), false);
}

size_t relax_cudnn_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case relax_cudnn_op_relax_nn_conv2d: set = dfg_argc_is(g, n, 2) ? DFG_BIT(4) : 0; break;
        case relax_cudnn_op_relax_add: set = relax_cudnn_is_biased(g, n) ? DFG_BIT(3) : 0; break;
        case relax_cudnn_op_relax_nn_relu:
            set = relax_cudnn_is_cudnn_conv2d_nhwc_ohwi_bias_relu(g, n) ? DFG_BIT(2) : 0;
            break;
        case relax_cudnn_op_relax_nn_attention: set = relax_cudnn_is_a(g, n) ? DFG_BIT(1) : 0; break;
        case relax_cudnn_op_relax_permute_dims: set = relax_cudnn_is_swapped(g, n) ? DFG_BIT(0) : 0; break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t relax_cudnn_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    relax_cudnn_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t relax_cudnn_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = relax_cudnn_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (relax_cudnn_confirm(g, n, bit)) return 4 - (int32_t)bit;
    }
    return -1;
}
