/* infer_flow.c -- types through tuples, calls of functions, If, Loop and Scan.
 *
 * In:   operands, and bodies: their parameters before, their results after they
 *       are walked.
 * Out:  types of parameters (infer_bind) and of results.
 *
 * A value that flows around a Loop may change its shape, so the parameter for it
 * has the dtype of the initial value alone; state of a Scan keeps its shape.
 * The symbols of a function with several callers mean nothing to any of them.
 *
 * One of the branches of an If runs.  So where types stated in both tell the same rank of a value around
 * them, it has that rank.
 */
#include <stdlib.h>
#include <string.h>

#include "infer.h"

static dfg_node param(const dfg_module *m, dfg_node func, uint32_t i)
{
    const dfg_node *args;
    dfg_node_args(m, func, &args);
    return i < dfg_node_data(m, func) ? args[i] : DFG_NONE;
}

static dfg_node result(const dfg_module *m, dfg_node func, uint32_t i)
{
    const dfg_node *args;
    uint32_t n = dfg_node_args(m, func, &args), n_params = dfg_node_data(m, func);
    return i < n - n_params ? args[n_params + i] : DFG_NONE;
}

/* Operand i, if it is a function that has no other user. */
static dfg_node own_function(const struct infer_call *c, uint32_t i)
{
    dfg_node f = dfg_infer_operand(c, i);
    bool own = f != DFG_NONE && dfg_node_op(c->m, f) == DFG_FUNC && dfg_node_uses(c->m, f) == 1;
    return own ? f : DFG_NONE;
}

static void bind_type(struct infer_call *c, dfg_node p, const struct infer_type *t)
{
    uint32_t type = dfg_infer_intern(c->m, t);
    if (p != DFG_NONE && type != 0 && dfg_node_op(c->m, p) == DFG_VAR && dfg_node_data(c->m, p) == 1)
        dfg_infer_refine(c->pass, p, type);
}

/* A body runs only where its condition is true; without an operand for it, it begins as true. */
static void bind_condition(struct infer_call *c, dfg_node p)
{
    struct infer_call of = *c;
    struct infer_value yes = {.rank = 0, .n = 1};
    yes.at[0] = dfg_bool(true);
    of.node = p;
    if (p != DFG_NONE && dfg_node_op(c->m, p) == DFG_VAR)
        dfg_infer_keep(&of, &yes);
}

/* A scalar, or one element along one axis where the body states that: ONNX Runtime passes what is stated. */
static void bind_one(struct infer_call *c, dfg_node p, enum dfg_dtype dtype)
{
    const struct dfg_type *stated = dfg_type_info(c->m, p != DFG_NONE ? dfg_node_type(c->m, p) : 0);
    struct infer_type t;
    dfg_infer_type_init(&t, dtype, 0);
    if (stated->tag == DFG_T_TENSOR && stated->rank == 1 && stated->u.dims[0] == 1) {
        t.rank = 1;
        t.dims[0] = 1;
    }
    bind_type(c, p, &t);
}

static void bind_loop(struct infer_call *c, dfg_node body)
{
    struct infer_type t;
    bind_one(c, param(c->m, body, 0), DFG_I64);
    bind_one(c, param(c->m, body, 1), DFG_BOOL);
    bind_condition(c, param(c->m, body, 1));
    for (uint32_t i = 3; i < c->n_args; i++) {
        dfg_infer_type_init(&t, dfg_infer_dtype(c, i), -1);
        bind_type(c, param(c->m, body, i - 1), &t);
    }
}

/* Operands of a Scan: the body, states, `*n_inputs` scanned ones from `*first` on. */
static bool scan_split(const struct infer_call *c, uint32_t *first, uint32_t *n_inputs)
{
    int64_t n;
    if (!dfg_infer_int(c, "num_scan_inputs", 0, &n) || n < 1 || n > (int64_t)c->n_args - 1)
        return false;
    *n_inputs = (uint32_t)n;
    *first = c->n_args - *n_inputs;
    return true;
}

static int64_t scan_axis(const struct infer_call *c, const char *name, uint32_t i)
{
    int64_t axes[INFER_MOST];
    uint32_t n;
    return dfg_infer_list(c, name, &n, axes) && i < n ? axes[i] : 0;
}

static void bind_scan(struct infer_call *c, dfg_node body)
{
    uint32_t first, n_inputs;
    struct infer_type t;
    if (!scan_split(c, &first, &n_inputs))
        return;
    for (uint32_t i = 1; i < c->n_args; i++) {
        int64_t axis = i >= first ? scan_axis(c, "scan_input_axes", i - first) : 0;
        if (!dfg_infer_arg(c, i, &t))
            continue;
        if (i >= first && t.rank >= 0) {
            if (!dfg_infer_axis(&axis, t.rank))
                continue;
            t.rank--;
            memmove(&t.dims[axis], &t.dims[axis + 1], (size_t)(t.rank - axis) * sizeof *t.dims);
        }
        bind_type(c, param(c->m, body, i - 1), &t);
    }
}

static void bind_call(struct infer_call *c, dfg_node func)
{
    for (uint32_t i = 1; i < c->n_args; i++) {
        dfg_node p = param(c->m, func, i - 1);
        dfg_node arg = c->args[i];
        if (p != DFG_NONE && arg != DFG_NONE && dfg_node_op(c->m, p) == DFG_VAR &&
            dfg_node_data(c->m, p) == 1)
            dfg_infer_refine(c->pass, p, dfg_node_type(c->m, arg));
    }
}

void dfg_infer_bind(struct infer_call *c)
{
    infer_relation *types = dfg_infer_row_of(c->pass, c->kind->op)->types;
    dfg_node func = own_function(c, 0);
    if (func == DFG_NONE)
        return;
    if (c->kind->op == DFG_CALL)
        bind_call(c, func);
    else if (types == dfg_relate_loop)
        bind_loop(c, func);
    else if (types == dfg_relate_scan)
        bind_scan(c, func);
}

/* ---- what branches say of values around them ---- */

/* The rank that the type of n tells of its operand *x, which is no value of the same body; -1: none. */
static int32_t told_rank(struct infer_pass *p, dfg_node n, dfg_node *x)
{
    infer_relation *types = dfg_infer_row_of(p, dfg_node_op(p->m, n))->types;
    struct infer_type t, axes;
    const dfg_node *args;
    const uint32_t n_args = dfg_node_args(p->m, n, &args);
    *x = n_args > 0 ? args[0] : DFG_NONE;
    if (*x == DFG_NONE || dfg_node_body(p->m, *x) == dfg_node_body(p->m, n) ||
        !dfg_infer_type_of(p->m, n, &t))
        return -1;
    if (types == dfg_relate_unsqueeze)
        return n_args == 2 && args[1] != DFG_NONE && dfg_infer_type_of(p->m, args[1], &axes) &&
                       axes.rank == 1 && axes.dims[0] >= 0 && axes.dims[0] <= t.rank
                   ? t.rank - (int32_t)axes.dims[0]
                   : -1;
    return types == dfg_relate_same ? t.rank : -1;
}

enum tell { MARK, REFINE, FORGET };

/* A rank that is told of x: to p->told, one above; x has it where it stands there already. */
static void tell(struct infer_pass *p, enum tell what, dfg_node x, int32_t rank)
{
    struct infer_type t;
    if (what != REFINE) {
        p->told[x] = what == MARK ? (uint8_t)(rank + 1) : 0;
    } else if (p->told[x] == rank + 1 && (!dfg_infer_type_of(p->m, x, &t) || t.rank < 0)) {
        dfg_infer_type_init(&t, DFG_NO_DTYPE, rank);
        dfg_infer_refine(p, x, dfg_infer_intern(p->m, &t));
    }
}

static void tell_all(struct infer_pass *p, enum tell what, dfg_node func)
{
    dfg_node n = p->start[func], x;
    while (n != 0 && n < func) {
        const dfg_node body = dfg_node_body(p->m, n);
        const int32_t rank = body == func ? told_rank(p, n, &x) : -1;
        if (rank >= 0)
            tell(p, what, x, rank);
        n = body != func && body > n ? body : n + 1; /* past bodies inside */
    }
}

void dfg_infer_around(struct infer_pass *p, dfg_node n)
{
    const dfg_node *args;
    const uint32_t n_args = dfg_node_args(p->m, n, &args);
    if (n_args != 3 || dfg_infer_row_of(p, dfg_node_op(p->m, n))->types != dfg_relate_if)
        return;
    for (uint32_t i = 0; i < 2; i++)
        if (args[i] == DFG_NONE || args[i] > n || dfg_node_op(p->m, args[i]) != DFG_FUNC)
            return;
    tell_all(p, MARK, args[0]);
    tell_all(p, REFINE, args[1]);
    tell_all(p, FORGET, args[0]);
}

/* ---- results ---- */

/* What two values that may flow to one place have in common. */
static void common(struct infer_type *t, const struct infer_type *u)
{
    if (t->dtype != u->dtype)
        t->dtype = DFG_NO_DTYPE;
    if (t->rank != u->rank)
        t->rank = -1;
    for (int32_t i = 0; i < t->rank; i++)
        if (t->dims[i] != u->dims[i])
            t->dims[i] = DFG_DIM_UNKNOWN;
}

static uint32_t common_type(dfg_module *m, dfg_node a, dfg_node b)
{
    struct infer_type t, u;
    uint32_t type = a != DFG_NONE ? dfg_node_type(m, a) : 0;
    if (b != DFG_NONE && type == dfg_node_type(m, b))
        return type;
    if (!dfg_infer_type_of(m, a, &t) || !dfg_infer_type_of(m, b, &u))
        return 0;
    common(&t, &u);
    return dfg_infer_intern(m, &t);
}

void dfg_relate_if(struct infer_call *c)
{
    dfg_node yes = dfg_infer_operand(c, 0), no = dfg_infer_operand(c, 1);
    struct infer_value cond;
    if (yes == DFG_NONE || no == DFG_NONE || dfg_node_op(c->m, yes) != DFG_FUNC ||
        dfg_node_op(c->m, no) != DFG_FUNC)
        return;
    bool known = dfg_infer_arg_value(c, 2, &cond) && cond.n == 1 && cond.at[0].tag == DFG_V_BOOL;
    for (uint32_t i = 0; i < c->n_results; i++) {
        dfg_node a = result(c->m, yes, i), b = result(c->m, no, i);
        dfg_node taken = known ? (cond.at[0].u.i != 0 ? a : b) : DFG_NONE;
        if (taken != DFG_NONE)
            dfg_infer_result_id(c, i, dfg_node_type(c->m, taken));
        else
            dfg_infer_result_id(c, i, common_type(c->m, a, b));
    }
}

static bool is_true(const struct infer_value *v)
{
    return v->n == 1 && v->at[0].tag == DFG_V_BOOL && v->at[0].u.i != 0;
}

/* How often the body runs: as often as is said, if nothing can end it before.  What the body says of going on
 * is obeyed without an operand for the condition, too: ONNX ignores it there, ONNX Runtime does not. */
static dfg_dim trip_count(const struct infer_call *c, dfg_node body)
{
    struct infer_value trips, cond;
    if (!dfg_infer_arg_value(c, 1, &trips) || trips.n != 1)
        return DFG_DIM_UNKNOWN;
    if (dfg_infer_operand(c, 2) != DFG_NONE && (!dfg_infer_arg_value(c, 2, &cond) || !is_true(&cond)))
        return DFG_DIM_UNKNOWN;
    if (!dfg_infer_value_of(c->pass, result(c->m, body, 0), &cond) || !is_true(&cond))
        return DFG_DIM_UNKNOWN;
    return dfg_infer_dim(trips.at[0]);
}

/* Body results: the condition, the state, then what is collected along a new first axis. */
void dfg_relate_loop(struct infer_call *c)
{
    dfg_node body = dfg_infer_operand(c, 0);
    struct infer_type t;
    if (body == DFG_NONE || dfg_node_op(c->m, body) != DFG_FUNC)
        return;
    for (uint32_t i = 0; i < c->n_results; i++) {
        dfg_node r = result(c->m, body, i + 1);
        if (i + 3 < c->n_args) {
            dfg_infer_result_id(c, i, common_type(c->m, c->args[i + 3], r));
        } else if (dfg_infer_type_of(c->m, r, &t)) {
            dfg_infer_insert(&t, 0, trip_count(c, body));
            dfg_infer_result(c, i, &t);
        }
    }
}

/* How many steps a Scan takes: the extent of the scanned axis of any input. */
static dfg_dim scan_length(const struct infer_call *c, uint32_t first)
{
    dfg_dim length = DFG_DIM_UNKNOWN;
    struct infer_type t;
    for (uint32_t i = first; i < c->n_args; i++) {
        int64_t axis = scan_axis(c, "scan_input_axes", i - first);
        if (dfg_infer_shaped(c, i, &t) && dfg_infer_axis(&axis, t.rank))
            length = dfg_infer_meet(length, t.dims[axis]);
    }
    return length;
}

void dfg_relate_scan(struct infer_call *c)
{
    dfg_node body = dfg_infer_operand(c, 0);
    uint32_t first, n_inputs;
    struct infer_type t;
    if (body == DFG_NONE || dfg_node_op(c->m, body) != DFG_FUNC || !scan_split(c, &first, &n_inputs))
        return;
    dfg_dim length = scan_length(c, first);
    for (uint32_t i = 0; i < c->n_results; i++) {
        if (!dfg_infer_type_of(c->m, result(c->m, body, i), &t))
            continue;
        if (i + 1 >= first)
            dfg_infer_insert(&t, scan_axis(c, "scan_output_axes", i + 1 - first), length);
        dfg_infer_result(c, i, &t);
    }
}

/* ---- structural nodes ---- */

static void tuple(struct infer_call *c)
{
    uint32_t *fields = malloc((c->n_args + (size_t)1) * sizeof *fields);
    if (fields == NULL) {
        c->pass->failed = true;
        return;
    }
    bool any = c->n_args == 0;
    for (uint32_t i = 0; i < c->n_args; i++) {
        fields[i] = c->args[i] != DFG_NONE ? dfg_node_type(c->m, c->args[i]) : 0;
        any = any || fields[i] != 0;
    }
    if (any)
        dfg_infer_result_id(c, 0, dfg_type_tuple(c->m, c->n_args, fields));
    free(fields);
}

static void get(struct infer_call *c)
{
    const struct dfg_type *t = dfg_type_info(c->m, dfg_node_type(c->m, dfg_infer_operand(c, 0)));
    if (t->tag == DFG_T_TUPLE && c->kind->data < t->n)
        dfg_infer_result_id(c, 0, t->u.fields[c->kind->data]);
}

/* The type without its symbols: they are the function's own. */
static uint32_t without_symbols(dfg_module *m, dfg_node n)
{
    struct infer_type t;
    if (!dfg_infer_type_of(m, n, &t))
        return 0;
    for (int32_t i = 0; i < t.rank; i++)
        t.dims[i] = t.dims[i] >= 0 ? t.dims[i] : DFG_DIM_UNKNOWN;
    return dfg_infer_intern(m, &t);
}

static uint32_t returned(const struct infer_call *c, dfg_node func, uint32_t i)
{
    dfg_node r = result(c->m, func, i);
    if (r == DFG_NONE)
        return 0;
    return own_function(c, 0) == func ? dfg_node_type(c->m, r) : without_symbols(c->m, r);
}

static void call(struct infer_call *c)
{
    dfg_node f = dfg_infer_operand(c, 0);
    const dfg_node *unused;
    if (f != DFG_NONE && dfg_node_op(c->m, f) == DFG_GLOBAL)
        f = dfg_function_by_name(c->m, dfg_node_data(c->m, f));
    if (f == DFG_NONE || dfg_node_op(c->m, f) != DFG_FUNC)
        return;
    uint32_t n = dfg_node_args(c->m, f, &unused) - dfg_node_data(c->m, f);
    if (n == 1) {
        dfg_infer_result_id(c, 0, returned(c, f, 0));
        return;
    }
    uint32_t *fields = malloc((n + (size_t)1) * sizeof *fields);
    if (fields == NULL) {
        c->pass->failed = true;
        return;
    }
    for (uint32_t i = 0; i < n; i++)
        fields[i] = returned(c, f, i);
    dfg_infer_result_id(c, 0, dfg_type_tuple(c->m, n, fields));
    free(fields);
}

static void value_if(struct infer_call *c)
{
    dfg_infer_result_id(c, 0, common_type(c->m, dfg_infer_operand(c, 1), dfg_infer_operand(c, 2)));
}

static void let(struct infer_call *c)
{
    dfg_node body = dfg_infer_operand(c, 2);
    if (body != DFG_NONE)
        dfg_infer_result_id(c, 0, dfg_node_type(c->m, body));
}

const struct infer_row dfg_infer_structural[DFG_N_STRUCTURAL] = {
    [DFG_TUPLE] = {"", tuple, dfg_elements_none}, [DFG_GET] = {"", get, dfg_elements_none},
    [DFG_CALL] = {"", call, dfg_elements_none},   [DFG_IF] = {"", value_if, dfg_elements_none},
    [DFG_LET] = {"", let, dfg_elements_none},
};
