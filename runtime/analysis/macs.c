/* macs.c -- multiply-accumulates of a node.
 *
 * In:   a node whose operands and result have types.
 * Out:  how many products it adds up.
 *
 * One table says by which rule an operator is counted, and which operands are
 * its data and weights; the rules read shapes, so layouts matter only where a
 * channel has to be found.
 */
#include <math.h>
#include <string.h>

#include "../dfg_analysis.h"

enum rule { CONV, CONV_TRANSPOSE, MATMUL, GEMM, RECURRENT };

static const struct counted {
    const char *name;
    enum rule rule;
    uint8_t data, weight; /* operands */
} counted[] = {
    {"Conv", CONV, 0, 1},
    {"ConvInteger", CONV, 0, 1},
    {"QLinearConv", CONV, 0, 3},
    {"ConvTranspose", CONV_TRANSPOSE, 0, 1},
    {"MatMul", MATMUL, 0, 1},
    {"MatMulInteger", MATMUL, 0, 1},
    {"QLinearMatMul", MATMUL, 0, 3},
    {"com.microsoft.FusedMatMul", GEMM, 0, 1},
    {"Gemm", GEMM, 0, 1},
    {"com.microsoft.FusedGemm", GEMM, 0, 1},
    {"com.microsoft.FusedConv", CONV, 0, 1},
    {"LSTM", RECURRENT, 0, 1},
    {"GRU", RECURRENT, 0, 1},
    {"RNN", RECURRENT, 0, 1},
    {"nn.conv1d", CONV, 0, 1},
    {"nn.conv2d", CONV, 0, 1},
    {"nn.conv3d", CONV, 0, 1},
    {"qnn.conv2d", CONV, 0, 1},
    {"nn.conv1d_transpose", CONV_TRANSPOSE, 0, 1},
    {"nn.conv2d_transpose", CONV_TRANSPOSE, 0, 1},
    {"nn.conv3d_transpose", CONV_TRANSPOSE, 0, 1},
    {"qnn.conv2d_transpose", CONV_TRANSPOSE, 0, 1},
    {"nn.dense", MATMUL, 0, 1},
    {"qnn.dense", MATMUL, 0, 1},
    {"nn.batch_matmul", GEMM, 0, 1},
    {"qnn.batch_matmul", GEMM, 0, 1},
    {"nn.matmul", GEMM, 0, 1},
};

/* ---- shapes ---- */

static const struct dfg_type *type_of(const dfg_module *m, dfg_node n)
{
    const struct dfg_type *t = dfg_type_info(m, dfg_node_type(m, n));
    if (t->tag == DFG_T_TUPLE && t->rank > 0) /* of several results the first */
        t = dfg_type_info(m, t->u.fields[0]);
    return t;
}

static double extent(const struct dfg_type *t, int32_t i)
{
    i += i < 0 ? t->rank : 0;
    bool known = t->tag == DFG_T_TENSOR && i >= 0 && i < t->rank && t->u.dims[i] >= 0;
    return known ? (double)t->u.dims[i] : NAN;
}

static double elements(const struct dfg_type *t)
{
    double n = t->tag == DFG_T_TENSOR && t->rank >= 0 ? 1 : NAN;
    for (int32_t i = 0; t->tag == DFG_T_TENSOR && i < t->rank; i++)
        n *= extent(t, i);
    return n;
}

/* ---- attributes ---- */

static dfg_val attr(const dfg_module *m, dfg_node n, const char *name)
{
    const struct dfg_kind *k = dfg_kind_info(m, dfg_node_kind(m, n));
    dfg_sym key = dfg_find_symbol(m, name, strlen(name));
    for (uint32_t i = 0; key != 0 && i < k->n_attrs; i++)
        if (k->attrs[i].key == key)
            return k->attrs[i].value;
    return (dfg_val){.tag = DFG_NIL};
}

static bool is_set(const dfg_module *m, dfg_node n, const char *name)
{
    dfg_val v = attr(m, n, name);
    return (v.tag == DFG_V_INT && v.u.i != 0) || (v.tag == DFG_V_BOOL && v.u.i != 0);
}

/* Where the layout, of the attribute or else second from the left, has its channels. */
static int32_t channel_axis(const dfg_module *m, dfg_node n, const char *layout)
{
    dfg_val v = attr(m, n, layout);
    const char *text = v.tag == DFG_V_STR ? dfg_symbol_text(m, v.u.id) : "";
    const char *c = strchr(text, 'C');
    return c != NULL ? (int32_t)(c - text) : 1;
}

static int32_t output_channel_axis(const dfg_module *m, dfg_node n)
{
    dfg_val own = attr(m, n, "out_layout");
    bool said = own.tag == DFG_V_STR && dfg_symbol_len(m, own.u.id) > 0;
    return channel_axis(m, n, said ? "out_layout" : "data_layout");
}

/* ---- rules ---- */

/* Every output adds up one product for each weight of its channel. */
static double conv(const dfg_module *m, dfg_node n, const struct dfg_type *weight)
{
    const struct dfg_type *out = type_of(m, n);
    return elements(out) * elements(weight) / extent(out, output_channel_axis(m, n));
}

/* Every input goes into one product for each weight of its channel. */
static double conv_transpose(const dfg_module *m, dfg_node n, const struct dfg_type *data,
                             const struct dfg_type *weight)
{
    return elements(data) * elements(weight) / extent(data, channel_axis(m, n, "data_layout"));
}

static double gemm(const dfg_module *m, dfg_node n, const struct dfg_type *a)
{
    bool transposed = is_set(m, n, "transA") || is_set(m, n, "transpose_a");
    return elements(type_of(m, n)) * extent(a, transposed ? -2 : -1);
}

/* X [steps, batch, inputs], W [directions, gates * hidden, inputs]; the recurrence adds hidden to inputs. */
static double recurrent(const dfg_module *m, dfg_node n, const struct dfg_type *x, const struct dfg_type *w)
{
    dfg_val hidden = attr(m, n, "hidden_size");
    double h = hidden.tag == DFG_V_INT ? (double)hidden.u.i : NAN;
    return extent(x, 0) * extent(x, 1) * extent(w, 0) * extent(w, 1) * (extent(w, 2) + h);
}

double dfg_macs(const dfg_module *m, dfg_node n)
{
    const dfg_node *args;
    uint32_t argc = dfg_node_args(m, n, &args);
    const char *name = dfg_node_op(m, n) >= DFG_FIRST_OP ? dfg_operator_name(m, dfg_node_op(m, n)) : "";
    const struct counted *c = counted, *end = counted + sizeof counted / sizeof *counted;
    while (c < end && strcmp(c->name, name) != 0)
        c++;
    if (c == end || argc <= c->weight || argc <= c->data)
        return 0;
    const struct dfg_type *data = type_of(m, args[c->data]), *weight = type_of(m, args[c->weight]);
    switch (c->rule) {
    case CONV:
        return conv(m, n, weight);
    case CONV_TRANSPOSE:
        return conv_transpose(m, n, data, weight);
    case MATMUL:
        return elements(type_of(m, n)) * extent(data, -1);
    case GEMM:
        return gemm(m, n, data);
    case RECURRENT:
        break;
    }
    return recurrent(m, n, data, weight);
}
