/* recurrent.c -- RNN, GRU, LSTM.
 *
 * In:   X [steps, batch, input], W [directions, gates * hidden, input], R [directions,
 *       gates * hidden, hidden], biases, initial states; layout 1 has the batch first.
 * Out:  Y [steps, directions, batch, hidden], Y_h and Y_c [directions, batch, hidden].
 *
 * Step by step, as ONNX writes the equations; default activations only.
 */
#include <math.h>
#include <string.h>

#include "eval.h"

enum { CELL_RNN, CELL_GRU, CELL_LSTM };

struct cell {
    int form;
    const struct dfg_data *x, *w, *r, *b, *h0, *c0, *p;
    struct dfg_data *y, *h, *c, *gates; /* h, c: of one direction; gates: from input and from state */
    int64_t steps, batch, input, hidden, directions, n_gates;
    bool batch_first, reset_after, relu;
};

static double sigmoid(double x)
{
    return 1 / (1 + exp(-x));
}

/* The gates' sums of row `row` of the batch: W x + Wb, and R h + Rb behind them. */
static void sum_gates(const struct cell *k, int64_t d, int64_t t, int64_t row)
{
    int64_t n = k->n_gates * k->hidden;
    int64_t from = (k->batch_first ? row * k->steps + t : t * k->batch + row) * k->input;
    for (int64_t g = 0; g < n; g++) {
        double a = k->b != NULL ? k->b->u.at[d * 2 * n + g].f : 0;
        double b = k->b != NULL ? k->b->u.at[d * 2 * n + n + g].f : 0;
        for (int64_t i = 0; i < k->input; i++)
            a += k->w->u.at[(d * n + g) * k->input + i].f * k->x->u.at[from + i].f;
        for (int64_t i = 0; i < k->hidden; i++)
            b += k->r->u.at[(d * n + g) * k->hidden + i].f * k->h->u.at[row * k->hidden + i].f;
        k->gates->u.at[g].f = a;
        k->gates->u.at[n + g].f = b;
    }
}

static double gate(const struct cell *k, int64_t g, int64_t i)
{
    int64_t n = k->n_gates * k->hidden;
    return k->gates->u.at[g * k->hidden + i].f + k->gates->u.at[n + g * k->hidden + i].f;
}

static double peephole(const struct cell *k, int64_t d, int64_t g, int64_t i, double c)
{
    return k->p != NULL ? k->p->u.at[(d * 3 + g) * k->hidden + i].f * c : 0;
}

static void lstm_row(const struct cell *k, int64_t d, int64_t row)
{
    for (int64_t i = 0; i < k->hidden; i++) {
        dfg_cell *h = &k->h->u.at[row * k->hidden + i], *c = &k->c->u.at[row * k->hidden + i];
        double in = sigmoid(gate(k, 0, i) + peephole(k, d, 0, i, c->f));
        double forget = sigmoid(gate(k, 2, i) + peephole(k, d, 2, i, c->f));
        c->f = forget * c->f + in * tanh(gate(k, 3, i));
        h->f = sigmoid(gate(k, 1, i) + peephole(k, d, 1, i, c->f)) * tanh(c->f);
    }
}

/* With reset_after the reset gate works on R h; else on h, which needs R (r * h) anew. */
static void gru_row(const struct cell *k, int64_t d, int64_t row)
{
    int64_t n = 3 * k->hidden;
    dfg_cell *h = &k->h->u.at[row * k->hidden], *g = k->gates->u.at;
    for (int64_t i = 0; i < k->hidden; i++) {
        double reset = sigmoid(gate(k, 1, i)), state = g[n + 2 * k->hidden + i].f * reset;
        if (!k->reset_after) {
            state = k->b != NULL ? k->b->u.at[d * 2 * n + n + 2 * k->hidden + i].f : 0;
            for (int64_t j = 0; j < k->hidden; j++)
                state += k->r->u.at[(d * n + 2 * k->hidden + i) * k->hidden + j].f * h[j].f *
                         sigmoid(gate(k, 1, j));
        }
        /* the sums of the candidate are not read again */
        g[2 * k->hidden + i].f = tanh(g[2 * k->hidden + i].f + state);
    }
    for (int64_t i = 0; i < k->hidden; i++) {
        double z = sigmoid(gate(k, 0, i));
        h[i].f = (1 - z) * g[2 * k->hidden + i].f + z * h[i].f;
    }
}

static void rnn_row(const struct cell *k, int64_t row)
{
    for (int64_t i = 0; i < k->hidden; i++) {
        double v = gate(k, 0, i);
        k->h->u.at[row * k->hidden + i].f = k->relu ? (v > 0 ? v : 0) : tanh(v);
    }
}

/* All steps of direction d, which runs backwards where `back`. */
static void run_direction(const struct cell *k, int64_t d, bool back)
{
    for (int64_t s = 0; s < k->steps; s++) {
        int64_t t = back ? k->steps - 1 - s : s;
        for (int64_t row = 0; row < k->batch; row++) {
            sum_gates(k, d, t, row);
            if (k->form == CELL_LSTM)
                lstm_row(k, d, row);
            else if (k->form == CELL_GRU)
                gru_row(k, d, row);
            else
                rnn_row(k, row);
            int64_t to = k->batch_first ? (row * k->steps + t) * k->directions + d
                                        : (t * k->directions + d) * k->batch + row;
            memcpy(&k->y->u.at[to * k->hidden], &k->h->u.at[row * k->hidden],
                   (size_t)k->hidden * sizeof(dfg_cell));
        }
    }
}

/* State of direction d from or to a tensor [directions, batch, hidden] (batch first: [batch, directions,
 * hidden]). */
static void move_state(const struct cell *k, struct dfg_data *own, const struct dfg_data *from,
                       struct dfg_data *to, int64_t d)
{
    for (int64_t row = 0; row < k->batch; row++)
        for (int64_t i = 0; i < k->hidden; i++) {
            int64_t at = ((k->batch_first ? row * k->directions + d : d * k->batch + row)) * k->hidden + i;
            if (to != NULL)
                to->u.at[at] = own->u.at[row * k->hidden + i];
            else if (from != NULL)
                own->u.at[row * k->hidden + i] = from->u.at[at];
            else
                own->u.at[row * k->hidden + i].f = 0;
        }
}

static bool fits(const struct dfg_data *d, int64_t n, uint8_t dtype)
{
    return d == NULL || (d->tag == DFG_DATA_TENSOR && d->dtype == dtype && d->n == (uint64_t)n);
}

/* The extents, and whether all operands have them. */
static void measure(struct eval_call *c, struct cell *k)
{
    const struct dfg_data *x = k->x, *w = k->w, *r = k->r;
    if (x->rank != 3 || w->rank != 3 || r->rank != 3 || !dfg_data_is_real(x))
        dfg_eval_fail(c, "its operands have not three extents");
    k->steps = x->dims[k->batch_first ? 1 : 0];
    k->batch = x->dims[k->batch_first ? 0 : 1];
    k->input = x->dims[2];
    k->hidden = r->dims[2];
    int64_t n = k->n_gates * k->hidden, state = k->directions * k->batch * k->hidden;
    bool ok = w->dims[0] == k->directions && w->dims[1] == n && w->dims[2] == k->input &&
              r->dims[0] == k->directions && r->dims[1] == n && w->dtype == x->dtype &&
              r->dtype == x->dtype && fits(k->b, k->directions * 2 * n, x->dtype) &&
              fits(k->h0, state, x->dtype) && fits(k->c0, state, x->dtype) &&
              fits(k->p, k->directions * 3 * k->hidden, x->dtype);
    dfg_eval_check(c, ok, "its operands do not fit each other");
}

/* Attributes and operands that change the equations in a way that is not here. */
static void is_plain(struct eval_call *c, struct cell *k)
{
    static const char *const names[3][3] = {{"Tanh"}, {"Sigmoid", "Tanh"}, {"Sigmoid", "Tanh", "Tanh"}};
    static const uint32_t n_names[3] = {1, 2, 3};
    dfg_val v = dfg_eval_attr(c, "activations");
    const struct dfg_data *lengths = dfg_eval_arg(c, 4);
    if (dfg_eval_attr(c, "clip").tag != DFG_NIL || dfg_eval_int(c, "input_forget", 0) != 0)
        dfg_eval_fail(c, "clip and input_forget are not evaluated");
    for (uint64_t i = 0; lengths != NULL && lengths->tag == DFG_DATA_TENSOR && i < lengths->n; i++)
        if (dfg_eval_int_at(lengths, i) != k->steps)
            dfg_eval_fail(c, "sequences of different lengths are not evaluated");
    for (uint32_t i = 0; v.tag == DFG_V_LIST && i < v.n; i++) {
        const char *name = v.u.list[i].tag == DFG_V_STR ? dfg_symbol_text(c->m, v.u.list[i].u.id) : "";
        k->relu = k->form == CELL_RNN && strcmp(name, "Relu") == 0;
        if (!k->relu && strcmp(name, names[k->form][i % n_names[k->form]]) != 0)
            dfg_eval_fail(c, "activation '%s' is not evaluated", name);
    }
}

static void results(struct eval_call *c, struct cell *k)
{
    const int64_t y[2][4] = {{k->steps, k->directions, k->batch, k->hidden},
                             {k->batch, k->steps, k->directions, k->hidden}};
    const int64_t last[2][3] = {{k->directions, k->batch, k->hidden}, {k->batch, k->directions, k->hidden}};
    const int64_t state[2] = {k->batch, k->hidden}, gates = 2 * k->n_gates * k->hidden;
    enum dfg_dtype dtype = (enum dfg_dtype)k->x->dtype;
    k->y = dfg_eval_result(c, 0, dtype, 4, y[k->batch_first]);
    k->h = dfg_eval_temporary(c, dtype, 2, state);
    k->c = dfg_eval_temporary(c, dtype, 2, state);
    k->gates = dfg_eval_temporary(c, DFG_F64, 1, &gates);
    for (uint32_t i = 1; i < c->n_results && i < 3; i++)
        dfg_eval_result(c, i, dtype, 3, last[k->batch_first]);
}

void dfg_eval_recurrent(struct eval_call *c)
{
    static const int64_t gates[] = {1, 3, 4};
    const char *direction = dfg_eval_text(c, "direction", "forward");
    struct cell k = {.form = c->form,
                     .x = dfg_eval_need(c, 0),
                     .w = dfg_eval_need(c, 1),
                     .r = dfg_eval_need(c, 2),
                     .b = dfg_eval_arg(c, 3),
                     .h0 = dfg_eval_arg(c, 5),
                     .c0 = c->form == CELL_LSTM ? dfg_eval_arg(c, 6) : NULL,
                     .p = c->form == CELL_LSTM ? dfg_eval_arg(c, 7) : NULL,
                     .n_gates = gates[c->form],
                     .directions = strcmp(direction, "bidirectional") == 0 ? 2 : 1,
                     .batch_first = dfg_eval_int(c, "layout", 0) != 0,
                     .reset_after = dfg_eval_int(c, "linear_before_reset", 0) != 0};
    measure(c, &k);
    is_plain(c, &k);
    results(c, &k);
    for (int64_t d = 0; d < k.directions; d++) {
        move_state(&k, k.h, k.h0, NULL, d);
        move_state(&k, k.c, k.c0, NULL, d);
        run_direction(&k, d, strcmp(direction, "reverse") == 0 || d == 1);
        if (c->n_results > 1)
            move_state(&k, k.h, NULL, c->results[1], d);
        if (c->n_results > 2)
            move_state(&k, k.c, NULL, c->results[2], d);
    }
}
