/* macs.c -- multiply-accumulates of a node.
 *
 * In:   a node whose operands and result have types.
 * Out:  how many products it adds up.
 *
 * The operator's row names how it is counted, work.def by which rule that is and which
 * operands are its data and weights; the rules read shapes, so layouts matter only where a
 * channel has to be found.  An extent that is no number, a symbol or `?`, is
 * what the caller says: NaN, so that the sum is unknown, or 1.
 */
#include <math.h>
#include <string.h>

#include "../dfg_analysis.h"
#include "../dfg_extend.h"

enum rule {
    CONV,
    CONV_LAST,
    CONV_TRANSPOSE,
    CONV_TRANSPOSE_LAST,
    MATMUL,
    GEMM,
    RECURRENT,
    ROWS,
    ATTENTION,
    ATTENTION_ONNX
};

static const struct counted {
    const char *name;
    enum rule rule;
    uint8_t data, weight; /* operands; of ROWS the last of the weights, which begin at 1 */
} counted[] = {
#define WORK(name, rule, data, weight) {#name, rule, data, weight},
#include "work.def"
};

/* A call whose work is asked for. */
struct call {
    const dfg_module *m;
    dfg_node n;
    double open;        /* what an extent that is no number counts as */
    bool channels_last; /* where no layout says otherwise */
};

/* ---- shapes ---- */

static const struct dfg_type *type_of(const dfg_module *m, dfg_node n)
{
    const struct dfg_type *t = dfg_type_info(m, dfg_node_type(m, n));
    if (t->tag == DFG_T_TUPLE && t->rank > 0) /* of several results the first */
        t = dfg_type_info(m, t->u.fields[0]);
    return t;
}

static double extent(const struct call *c, const struct dfg_type *t, int32_t i)
{
    i += i < 0 ? t->rank : 0;
    if (t->tag != DFG_T_TENSOR || i < 0 || i >= t->rank)
        return NAN;
    return t->u.dims[i] >= 0 ? (double)t->u.dims[i] : c->open;
}

static double elements(const struct call *c, const struct dfg_type *t)
{
    double n = t->tag == DFG_T_TENSOR && t->rank >= 0 ? 1 : NAN;
    for (int32_t i = 0; t->tag == DFG_T_TENSOR && i < t->rank; i++)
        n *= extent(c, t, i);
    return n;
}

/* ---- attributes ---- */

static dfg_val attr(const struct call *c, const char *name)
{
    return dfg_stated_attr(c->m, dfg_kind_info(c->m, dfg_node_kind(c->m, c->n)), name);
}

static bool is_set(const struct call *c, const char *name)
{
    dfg_val v = attr(c, name);
    return (v.tag == DFG_V_INT && v.u.i != 0) || (v.tag == DFG_V_BOOL && v.u.i != 0);
}

/* Where the layout of the attribute has its channels, or else the operator. */
static int32_t channel_axis(const struct call *c, const char *layout)
{
    dfg_val v = attr(c, layout);
    const char *text = v.tag == DFG_V_STR ? dfg_symbol_text(c->m, v.u.id) : "";
    const char *at = strchr(text, 'C');
    return at != NULL ? (int32_t)(at - text) : c->channels_last ? -1 : 1;
}

static int32_t output_channel_axis(const struct call *c)
{
    dfg_val own = attr(c, "out_layout");
    bool said = own.tag == DFG_V_STR && dfg_symbol_len(c->m, own.u.id) > 0;
    return channel_axis(c, said ? "out_layout" : "data_layout");
}

/* ---- rules ---- */

/* Every output adds up one product for each weight of its channel. */
static double conv(const struct call *c, const struct dfg_type *weight)
{
    const struct dfg_type *out = type_of(c->m, c->n);
    return elements(c, out) * elements(c, weight) / extent(c, out, output_channel_axis(c));
}

/* Every input goes into one product for each weight of its channel. */
static double conv_transpose(const struct call *c, const struct dfg_type *data, const struct dfg_type *weight)
{
    return elements(c, data) * elements(c, weight) / extent(c, data, channel_axis(c, "data_layout"));
}

static double gemm(const struct call *c, const struct dfg_type *a)
{
    bool transposed = is_set(c, "transA") || is_set(c, "transpose_a") || is_set(c, "adj_x");
    return elements(c, type_of(c->m, c->n)) * extent(c, a, transposed ? -2 : -1);
}

/* X [steps, batch, inputs], W [directions, gates * hidden, inputs]; the recurrence adds hidden to inputs. */
static double recurrent(const struct call *c, const struct dfg_type *x, const struct dfg_type *w)
{
    dfg_val hidden = attr(c, "hidden_size");
    double h = hidden.tag == DFG_V_INT ? (double)hidden.u.i : NAN;
    return extent(c, x, 0) * extent(c, x, 1) * extent(c, w, 0) * extent(c, w, 1) * (extent(c, w, 2) + h);
}

/* Each row of x meets all matrices among the operands from 1 to `last`. */
static double rows(const struct call *c, const struct dfg_type *x, const dfg_node *args, uint32_t last)
{
    double weights = 0;
    for (uint32_t i = 1; i <= last; i++) {
        const struct dfg_type *t = args[i] != DFG_NONE ? type_of(c->m, args[i]) : NULL;
        if (t != NULL && t->rank != 1)
            weights += elements(c, t);
    }
    return elements(c, x) / extent(c, x, -1) * weights;
}

/* Each query meets all keys, and each row of these products all values.  Keys are [batch, sequence, ...], but
 * of ONNX's four extents the sequence is the third, and may have begun in the past, its operand 4. */
static double attention(const struct call *c, const dfg_node *args, uint32_t argc, bool onnx)
{
    const struct dfg_type *queries = type_of(c->m, args[0]), *keys = type_of(c->m, args[1]);
    double sequence = extent(c, keys, onnx && keys->rank == 4 ? 2 : 1);
    if (onnx && argc > 4 && args[4] != DFG_NONE)
        sequence += extent(c, type_of(c->m, args[4]), 2);
    return sequence * (elements(c, queries) + elements(c, type_of(c->m, c->n)));
}

/* What the row of n's operator names; NULL: nothing is counted. */
static const struct counted *counted_by(const dfg_module *m, dfg_node n)
{
    const struct dfg_op_decl *row = dfg_operator_row(m, dfg_node_op(m, n));
    for (size_t i = 0; row != NULL && row->work != NULL && i < sizeof counted / sizeof *counted; i++)
        if (strcmp(counted[i].name, row->work) == 0)
            return &counted[i];
    return NULL;
}

static double count(struct call call)
{
    const dfg_module *m = call.m;
    const dfg_node *args;
    uint32_t argc = dfg_node_args(m, call.n, &args);
    const struct counted *c = counted_by(m, call.n);
    if (c == NULL || argc <= c->weight || argc <= c->data)
        return 0;
    const struct dfg_type *data = type_of(m, args[c->data]), *weight = type_of(m, args[c->weight]);
    call.channels_last = c->rule == CONV_LAST || c->rule == CONV_TRANSPOSE_LAST;
    switch (c->rule) {
    case CONV:
    case CONV_LAST:
        return conv(&call, weight);
    case CONV_TRANSPOSE:
    case CONV_TRANSPOSE_LAST:
        return conv_transpose(&call, data, weight);
    case MATMUL:
        return elements(&call, type_of(m, call.n)) * extent(&call, data, -1);
    case GEMM:
        return gemm(&call, data);
    case ROWS:
        return rows(&call, data, args, c->weight);
    case ATTENTION:
    case ATTENTION_ONNX:
        return attention(&call, args, argc, c->rule == ATTENTION_ONNX);
    case RECURRENT:
        break;
    }
    return recurrent(&call, data, weight);
}

double dfg_macs(const dfg_module *m, dfg_node n)
{
    return count((struct call){.m = m, .n = n, .open = NAN});
}

double dfg_macs_per_unit(const dfg_module *m, dfg_node n)
{
    return count((struct call){.m = m, .n = n, .open = 1});
}
