/* Made by pat2c from cudnn.pat; do not edit. */
#include "cudnn.h"
_Static_assert(CUDNN_H == 0x4f1a9566f5d2f0fc, "cudnn.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    cudnn_op_nn_bias_add = DFG_FIRST_OP, cudnn_op_nn_conv2d, cudnn_op_nn_log_softmax, cudnn_op_nn_relu,
    cudnn_op_nn_softmax,
};
enum { cudnn_attr_axis, cudnn_attr_data_layout, cudnn_attr_kernel_layout, cudnn_attr_padding };
enum { cudnn_str_NCHW, cudnn_str_OIHW };
static const char *const cudnn_op_names[] = {
    "nn.bias_add", "nn.conv2d", "nn.log_softmax", "nn.relu", "nn.softmax",
};
static const char *const cudnn_attr_names[] = { "axis", "data_layout", "kernel_layout", "padding" };
static const char *const cudnn_str_names[] = { "NCHW", "OIHW" };
static const dfg_val cudnn_list_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};

const struct dfg_names cudnn_names = {
    .abi = DFG_ABI, .needs = 0, .name = "cudnn", .run = CUDNN_H, .n_ops = 5, .ops = cudnn_op_names,
    .n_attrs = 4, .attrs = cudnn_attr_names, .n_strs = 2, .strs = cudnn_str_names,
};

/* cudnn.pat:9  cond float_type(x) = x.dtype in {f64, f32, f16}; */
static DFG_APART bool cudnn_float_type(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_F64 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F16;
}

/* cudnn.pat:15  pattern softmax(x) = nn.softmax(x) where float_type(x); */
bool cudnn_softmax_match(const dfg_graph *g, dfg_node n, struct cudnn_softmax_match *m)
{
    if (!dfg_calls_argc(g, n, cudnn_op_nn_softmax, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!cudnn_float_type(g, x)) return false;
    DFG_GIVE(cudnn_softmax, .root = n, .x = x);
    return true;
}

/* cudnn.pat:16  pattern log_softmax(x) = nn.log_softmax(x) { axis in {1, -1} } where float_type(x), x.rank == 2; */
bool cudnn_log_softmax_match(const dfg_graph *g, dfg_node n, struct cudnn_log_softmax_match *m)
{
    if (!dfg_calls_argc(g, n, cudnn_op_nn_log_softmax, 1)) return false;
    if (!(dfg_int_is(g, n, cudnn_attr_axis, 1, -1) || dfg_int_is(g, n, cudnn_attr_axis, -1, -1)))
        return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!cudnn_float_type(g, x) || dfg_rank(g, x) != 2) return false;
    DFG_GIVE(cudnn_log_softmax, .root = n, .x = x);
    return true;
}

static DFG_APART bool cudnn_holds(const dfg_graph *g, dfg_node c)
{
    return dfg_scalar_ne(
            dfg_count(dfg_len(dfg_attr_or_list(g, c, cudnn_attr_padding, cudnn_list_0_0, 2))), dfg_int(4));
}

static DFG_APART bool cudnn_holds_2(const dfg_graph *g, dfg_node c)
{
    return dfg_eq(dfg_stored_item(dfg_attr_or_list(g, c, cudnn_attr_padding, cudnn_list_0_0, 2), 0),
                  dfg_stored_item(dfg_attr_or_list(g, c, cudnn_attr_padding, cudnn_list_0_0, 2), 2));
}

static DFG_APART bool cudnn_holds_3(const dfg_graph *g, dfg_node c)
{
    return dfg_eq(dfg_stored_item(dfg_attr_or_list(g, c, cudnn_attr_padding, cudnn_list_0_0, 2), 1),
                  dfg_stored_item(dfg_attr_or_list(g, c, cudnn_attr_padding, cudnn_list_0_0, 2), 3));
}

/* cudnn.pat:11  cond conv2d_ok(c, x) =
 *     float_type(x), c.data_layout == "NCHW", c.kernel_layout == "OIHW",
 *     len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3]); */
static DFG_APART bool cudnn_conv2d_ok(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return cudnn_float_type(g, x)
        && dfg_str_is(g, c, cudnn_attr_data_layout, cudnn_str_NCHW, cudnn_str_NCHW)
        && dfg_str_is(g, c, cudnn_attr_kernel_layout, cudnn_str_OIHW, cudnn_str_OIHW)
        && (cudnn_holds(g, c) || (cudnn_holds_2(g, c) && cudnn_holds_3(g, c)));
}

/* cudnn.pat:18  pattern conv2d(x, w) {
 *     c = nn.conv2d(x, w);
 *     where conv2d_ok(c, x);
 *     return c;
 * } */
bool cudnn_conv2d_match(const dfg_graph *g, dfg_node n, struct cudnn_conv2d_match *m)
{
    if (!dfg_calls_argc(g, n, cudnn_op_nn_conv2d, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), w = dfg_operand(g, n, 1);
    if (!cudnn_conv2d_ok(g, n, x)) return false;
    DFG_GIVE(cudnn_conv2d, .root = n, .x = x, .w = w, .c = n);
    return true;
}

/* cudnn.pat:23  pattern conv2d_bias_act(x, w, b) = nn.relu?(nn.bias_add(conv2d(x, w), b)); */
bool cudnn_conv2d_bias_act_find(DFG_FIND(cudnn_conv2d_bias_act))
{
    dfg_node relu = DFG_NONE, bias_add = n;
    if (dfg_calls_argc(g, n, cudnn_op_nn_relu, 1)) {
        relu = n;
        bias_add = dfg_arg(g, relu, 0);
    }
    if (!dfg_calls_argc(g, bias_add, cudnn_op_nn_bias_add, 2)) return false;
    dfg_node c = dfg_arg(g, bias_add, 0);
    struct cudnn_conv2d_match conv2d;
    if (dfg_op(g, c) != cudnn_op_nn_conv2d || !cudnn_conv2d_match(g, c, &conv2d)) return false;
    dfg_node b = dfg_arg(g, bias_add, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){relu, bias_add, c}, 3)) return false;
    DFG_GIVE(cudnn_conv2d_bias_act, .root = n, .x = conv2d.x, .w = conv2d.w, .b = b);
    DFG_GIVE_WHOLE(cudnn_conv2d_bias_act, .relu = relu, .bias_add = bias_add, .c = c);
    return true;
}

/* ---- cudnn.pat:25  table cudnn ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool cudnn_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(cudnn_softmax, g, n); /* where float_type(x) */
    case 1: return DFG_MATCHES(cudnn_log_softmax, g, n); /* where float_type(x) */
    case 2: return DFG_MATCHES(cudnn_conv2d_bias_act, g, n); /* where conv2d_ok(c, x) */
    case 3: return DFG_MATCHES(cudnn_conv2d, g, n); /* where conv2d_ok(c, x) */
    default: return false;
    }
}

/* op in {nn.log_softmax}: CUDNN_LOG_SOFTMAX */
static uint64_t cudnn_at_nn_log_softmax(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)
        && (dfg_int_is(g, n, cudnn_attr_axis, 1, -1) || dfg_int_is(g, n, cudnn_attr_axis, -1, -1)))
        set |= DFG_BIT(CUDNN_LOG_SOFTMAX);
    return set;
}

/* cudnn.pat:23  nn.bias_add(conv2d(x, w), b) */
static inline bool cudnn_is_nn_bias_add(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, cudnn_op_nn_bias_add, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), cudnn_op_nn_conv2d, 2);
}

/* cudnn.pat:23  nn.relu?(nn.bias_add(conv2d(x, w), b)); the operator is known */
static inline bool cudnn_is_nn_relu(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && cudnn_is_nn_bias_add(g, dfg_operand(g, n, 0));
}

size_t cudnn_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case cudnn_op_nn_softmax: set = dfg_argc_is(g, n, 1) ? DFG_BIT(CUDNN_SOFTMAX) : 0; break;
        case cudnn_op_nn_log_softmax: set = cudnn_at_nn_log_softmax(g, n); break;
        case cudnn_op_nn_relu: set = cudnn_is_nn_relu(g, n) ? DFG_BIT(CUDNN_CONV2D_BIAS_ACT) : 0; break;
        case cudnn_op_nn_bias_add:
            set = cudnn_is_nn_bias_add(g, n) ? DFG_BIT(CUDNN_CONV2D_BIAS_ACT) : 0;
            break;
        case cudnn_op_nn_conv2d: set = dfg_argc_is(g, n, 2) ? DFG_BIT(CUDNN_CONV2D) : 0; break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t cudnn_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    cudnn_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t cudnn_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = cudnn_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (cudnn_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
