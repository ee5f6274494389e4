/* onnx_known.c -- ranks and element types, as far as lifting needs them.
 *
 * In:   a call of an operator in its canonical form, what is known of its operands.
 * Out:  rank, element type and, of vectors, the length of its (first) result.
 *
 * No shape inference: models rarely state types, yet whether Softmax of opset 12
 * is that of opset 17 turns on the rank, and what Clip's bounds are on the
 * element type.  Each rule is O(operands); whatever has no rule is unknown.
 */
#include "onnx.h"

enum rank_rule {
    RANK_UNKNOWN,
    RANK_FIRST,   /* of operand 0 */
    RANK_WIDEST,  /* of all operands, broadcast */
    RANK_ANY,     /* of any operand: all have the same */
    RANK_WEIGHTS, /* of operand 0 or 1: both have the same */
    RANK_LENGTH,  /* the number of elements of operand 1 */
    RANK_WIDENED, /* the greater of operand 0's rank and the number of elements of operand 1 */
    RANK_PERM,
    RANK_UNSQUEEZE,
    RANK_SQUEEZE,
    RANK_MATMUL,
    RANK_GATHER,
    RANK_REDUCE,
    RANK_0,
    RANK_1,
    RANK_2,
    RANK_SHAPE /* a vector of operand 0's rank */
};

enum dtype_rule { DTYPE_UNKNOWN, DTYPE_FIRST, DTYPE_SECOND, DTYPE_BOOL, DTYPE_I64, DTYPE_TO };

static const struct rule {
    const char *op;
    uint8_t rank, dtype; /* enum rank_rule, enum dtype_rule */
    bool all;            /* of every result, not the first alone */
} rules[] = {
    /* sorted by operator */
    {"Abs", RANK_FIRST, DTYPE_FIRST, false},
    {"Add", RANK_WIDEST, DTYPE_FIRST, false},
    {"And", RANK_WIDEST, DTYPE_BOOL, false},
    {"ArgMax", RANK_UNKNOWN, DTYPE_I64, false},
    {"ArgMin", RANK_UNKNOWN, DTYPE_I64, false},
    {"AveragePool", RANK_FIRST, DTYPE_FIRST, false},
    {"BatchNormalization", RANK_FIRST, DTYPE_FIRST, false},
    {"Cast", RANK_FIRST, DTYPE_TO, false},
    {"Ceil", RANK_FIRST, DTYPE_FIRST, false},
    {"Clip", RANK_FIRST, DTYPE_FIRST, false},
    {"Concat", RANK_ANY, DTYPE_FIRST, false},
    {"Conv", RANK_WEIGHTS, DTYPE_FIRST, false},
    {"ConvTranspose", RANK_WEIGHTS, DTYPE_FIRST, false},
    {"Cos", RANK_FIRST, DTYPE_FIRST, false},
    {"CumSum", RANK_FIRST, DTYPE_FIRST, false},
    {"DepthToSpace", RANK_FIRST, DTYPE_FIRST, false},
    {"DequantizeLinear", RANK_FIRST, DTYPE_SECOND, false},
    {"Div", RANK_WIDEST, DTYPE_FIRST, false},
    {"Dropout", RANK_FIRST, DTYPE_FIRST, false},
    {"Elu", RANK_FIRST, DTYPE_FIRST, false},
    {"Equal", RANK_WIDEST, DTYPE_BOOL, false},
    {"Erf", RANK_FIRST, DTYPE_FIRST, false},
    {"Exp", RANK_FIRST, DTYPE_FIRST, false},
    {"Expand", RANK_WIDENED, DTYPE_FIRST, false},
    {"Flatten", RANK_2, DTYPE_FIRST, false},
    {"Floor", RANK_FIRST, DTYPE_FIRST, false},
    {"Gather", RANK_GATHER, DTYPE_FIRST, false},
    {"GatherElements", RANK_FIRST, DTYPE_FIRST, false},
    {"Gelu", RANK_FIRST, DTYPE_FIRST, false},
    {"Gemm", RANK_2, DTYPE_FIRST, false},
    {"GlobalAveragePool", RANK_FIRST, DTYPE_FIRST, false},
    {"GlobalMaxPool", RANK_FIRST, DTYPE_FIRST, false},
    {"Greater", RANK_WIDEST, DTYPE_BOOL, false},
    {"GreaterOrEqual", RANK_WIDEST, DTYPE_BOOL, false},
    {"HardSigmoid", RANK_FIRST, DTYPE_FIRST, false},
    {"HardSwish", RANK_FIRST, DTYPE_FIRST, false},
    {"Identity", RANK_FIRST, DTYPE_FIRST, false},
    {"InstanceNormalization", RANK_FIRST, DTYPE_FIRST, false},
    {"LRN", RANK_FIRST, DTYPE_FIRST, false},
    {"LayerNormalization", RANK_FIRST, DTYPE_FIRST, false},
    {"LeakyRelu", RANK_FIRST, DTYPE_FIRST, false},
    {"Less", RANK_WIDEST, DTYPE_BOOL, false},
    {"LessOrEqual", RANK_WIDEST, DTYPE_BOOL, false},
    {"Log", RANK_FIRST, DTYPE_FIRST, false},
    {"LogSoftmax", RANK_FIRST, DTYPE_FIRST, false},
    {"LpNormalization", RANK_FIRST, DTYPE_FIRST, false},
    {"MatMul", RANK_MATMUL, DTYPE_FIRST, false},
    {"Max", RANK_WIDEST, DTYPE_FIRST, false},
    {"MaxPool", RANK_FIRST, DTYPE_FIRST, false},
    {"Mean", RANK_WIDEST, DTYPE_FIRST, false},
    {"MeanVarianceNormalization", RANK_FIRST, DTYPE_FIRST, false},
    {"Min", RANK_WIDEST, DTYPE_FIRST, false},
    {"Mod", RANK_WIDEST, DTYPE_FIRST, false},
    {"Mul", RANK_WIDEST, DTYPE_FIRST, false},
    {"Neg", RANK_FIRST, DTYPE_FIRST, false},
    {"Not", RANK_FIRST, DTYPE_BOOL, false},
    {"Or", RANK_WIDEST, DTYPE_BOOL, false},
    {"PRelu", RANK_FIRST, DTYPE_FIRST, false},
    {"Pad", RANK_FIRST, DTYPE_FIRST, false},
    {"Pow", RANK_WIDEST, DTYPE_FIRST, false},
    {"Range", RANK_1, DTYPE_FIRST, false},
    {"Reciprocal", RANK_FIRST, DTYPE_FIRST, false},
    {"ReduceL1", RANK_REDUCE, DTYPE_FIRST, false},
    {"ReduceL2", RANK_REDUCE, DTYPE_FIRST, false},
    {"ReduceLogSum", RANK_REDUCE, DTYPE_FIRST, false},
    {"ReduceLogSumExp", RANK_REDUCE, DTYPE_FIRST, false},
    {"ReduceMax", RANK_REDUCE, DTYPE_FIRST, false},
    {"ReduceMean", RANK_REDUCE, DTYPE_FIRST, false},
    {"ReduceMin", RANK_REDUCE, DTYPE_FIRST, false},
    {"ReduceProd", RANK_REDUCE, DTYPE_FIRST, false},
    {"ReduceSum", RANK_REDUCE, DTYPE_FIRST, false},
    {"ReduceSumSquare", RANK_REDUCE, DTYPE_FIRST, false},
    {"Relu", RANK_FIRST, DTYPE_FIRST, false},
    {"Reshape", RANK_LENGTH, DTYPE_FIRST, false},
    {"Resize", RANK_FIRST, DTYPE_FIRST, false},
    {"Round", RANK_FIRST, DTYPE_FIRST, false},
    {"ScatterElements", RANK_FIRST, DTYPE_FIRST, false},
    {"ScatterND", RANK_FIRST, DTYPE_FIRST, false},
    {"Selu", RANK_FIRST, DTYPE_FIRST, false},
    {"Shape", RANK_SHAPE, DTYPE_I64, false},
    {"Sigmoid", RANK_FIRST, DTYPE_FIRST, false},
    {"Sign", RANK_FIRST, DTYPE_FIRST, false},
    {"Sin", RANK_FIRST, DTYPE_FIRST, false},
    {"Size", RANK_0, DTYPE_I64, false},
    {"Slice", RANK_FIRST, DTYPE_FIRST, false},
    {"Softmax", RANK_FIRST, DTYPE_FIRST, false},
    {"Softplus", RANK_FIRST, DTYPE_FIRST, false},
    {"Softsign", RANK_FIRST, DTYPE_FIRST, false},
    {"SpaceToDepth", RANK_FIRST, DTYPE_FIRST, false},
    {"Split", RANK_FIRST, DTYPE_FIRST, true},
    {"Sqrt", RANK_FIRST, DTYPE_FIRST, false},
    {"Squeeze", RANK_SQUEEZE, DTYPE_FIRST, false},
    {"Sub", RANK_WIDEST, DTYPE_FIRST, false},
    {"Sum", RANK_WIDEST, DTYPE_FIRST, false},
    {"Tanh", RANK_FIRST, DTYPE_FIRST, false},
    {"Tile", RANK_FIRST, DTYPE_FIRST, false},
    {"Transpose", RANK_PERM, DTYPE_FIRST, false},
    {"Trilu", RANK_FIRST, DTYPE_FIRST, false},
    {"Unsqueeze", RANK_UNSQUEEZE, DTYPE_FIRST, false},
    {"Where", RANK_WIDEST, DTYPE_SECOND, false},
    {"Xor", RANK_WIDEST, DTYPE_BOOL, false},
};

static const struct onnx_known nothing = {.rank = -1, .length = -1, .dtype = DFG_NO_DTYPE};

static int by_op(const void *key, const void *rule)
{
    return strcmp(key, ((const struct rule *)rule)->op);
}

static const struct rule *rule_of(const struct onnx_call *c)
{
    if (!c->standard || c->version != 0)
        return NULL;
    return bsearch(c->op, rules, sizeof rules / sizeof *rules, sizeof *rules, by_op);
}

/* What a type says, and where it says nothing, `otherwise`. */
static struct onnx_known of_type(const struct onnx_reader *r, uint32_t type, struct onnx_known otherwise)
{
    const struct dfg_type *t = dfg_type_info(r->m, type);
    if (t->tag != DFG_T_TENSOR)
        return otherwise;
    if (t->rank >= 0)
        otherwise.rank = t->rank;
    if (t->dtype != DFG_NO_DTYPE)
        otherwise.dtype = t->dtype;
    if (t->rank == 1 && t->u.dims[0] >= 0)
        otherwise.length = t->u.dims[0];
    return otherwise;
}

struct onnx_known onnx_known_node(const struct onnx_reader *r, dfg_node n)
{
    struct onnx_known k = n < r->known_room && r->known[n].length != 0 ? r->known[n] : nothing;
    if (k.length > 0)
        k.length--; /* kept one greater: a fresh row is all zeros */
    return of_type(r, dfg_node_type(r->m, n), k);
}

struct onnx_known onnx_known(const struct onnx_reader *r, struct onnx_operand o)
{
    if (o.tensor != 0)
        return of_type(r, dfg_tensor_info(r->m, o.tensor)->type, nothing);
    if (o.node != DFG_NONE)
        return onnx_known_node(r, o.node);
    if (o.name == 0)
        return nothing;
    const struct onnx_value *v = &r->names[o.name].value;
    return of_type(r, v->type, v->call != DFG_NONE ? onnx_known_node(r, v->call) : nothing);
}

const dfg_dim *onnx_dims(const struct onnx_reader *r, struct onnx_operand o, int32_t *rank)
{
    uint32_t type = o.tensor != 0 ? dfg_tensor_info(r->m, o.tensor)->type : 0;
    if (type == 0 && o.node != DFG_NONE)
        type = dfg_node_type(r->m, o.node);
    if (type == 0 && o.name != 0)
        type = r->names[o.name].value.type;
    const struct dfg_type *t = dfg_type_info(r->m, type);
    *rank = t->tag == DFG_T_TENSOR ? t->rank : -1;
    return *rank > 0 ? t->u.dims : NULL;
}

bool onnx_know_as(struct onnx_reader *r, dfg_node n, struct onnx_known k)
{
    if (!onnx_grow(r, &r->known, &r->known_room, (size_t)n + 1, sizeof *r->known))
        return false;
    k.length = k.length >= 0 && k.length < INT32_MAX ? k.length + 1 : -1;
    r->known[n] = k;
    return true;
}

/* ---- rules ---- */

static struct onnx_known operand(const struct onnx_reader *r, size_t i)
{
    return i < r->call.n_operands ? onnx_known(r, r->call.operands[i]) : nothing;
}

/* Elements of operand i, a vector of constants or not; -1: unknown. */
static int64_t length_of(const struct onnx_reader *r, size_t i)
{
    struct onnx_known k = operand(r, i);
    return k.rank == 1 ? k.length : k.rank == 0 ? 1 : -1;
}

static int64_t widest(const struct onnx_reader *r)
{
    int64_t rank = -1;
    for (size_t i = 0; i < r->call.n_operands; i++) {
        int32_t k = operand(r, i).rank;
        if (k < 0)
            return -1;
        rank = k > rank ? k : rank;
    }
    return rank;
}

static int64_t any(const struct onnx_reader *r, size_t n)
{
    for (size_t i = 0; i < r->call.n_operands && i < n; i++)
        if (operand(r, i).rank >= 0)
            return operand(r, i).rank;
    return -1;
}

static int64_t matmul(int64_t a, int64_t b)
{
    if (a < 1 || b < 1)
        return -1;
    if (a == 1 || b == 1)
        return a == 1 && b == 1 ? 0 : (a > b ? a : b) - 1;
    return a > b ? a : b;
}

static int64_t reduced(const struct onnx_reader *r)
{
    const dfg_val *keep = onnx_attr(r, "keepdims"), *axes = onnx_attr(r, "axes");
    int64_t rank = operand(r, 0).rank;
    if (keep == NULL || (keep->tag == DFG_V_INT && keep->u.i != 0))
        return rank;
    if (keep->tag != DFG_V_INT)
        return -1;
    if (axes != NULL)
        return axes->tag == DFG_V_LIST && rank >= (int64_t)axes->n ? rank - axes->n : -1;
    if (r->call.n_operands == 1)
        return strcmp(r->call.op, "ReduceSum") == 0 && onnx_attr(r, "noop_with_empty_axes") != NULL ? -1 : 0;
    int64_t n = length_of(r, 1);
    return n > 0 && rank >= n ? rank - n : -1;
}

static int64_t permuted(const struct onnx_reader *r)
{
    const dfg_val *perm = onnx_attr(r, "perm");
    return perm != NULL && perm->tag == DFG_V_LIST ? (int64_t)perm->n : operand(r, 0).rank;
}

static int64_t plus(int64_t a, int64_t b, int64_t c)
{
    return a >= 0 && b >= 0 && a + b + c >= 0 ? a + b + c : -1;
}

static int64_t rank_by(const struct onnx_reader *r, enum rank_rule rule)
{
    int64_t first = operand(r, 0).rank, n = length_of(r, 1);
    switch (rule) {
    case RANK_UNKNOWN:
        return -1;
    case RANK_FIRST:
        return first;
    case RANK_WIDEST:
        return widest(r);
    case RANK_ANY:
        return any(r, SIZE_MAX);
    case RANK_WEIGHTS:
        return any(r, 2);
    case RANK_LENGTH:
        return n;
    case RANK_WIDENED:
        return first < 0 || n < 0 ? -1 : first > n ? first : n;
    case RANK_PERM:
        return permuted(r);
    case RANK_UNSQUEEZE:
        return plus(first, n, 0);
    case RANK_SQUEEZE:
        return first >= 0 && n >= 0 && first >= n ? first - n : -1;
    case RANK_MATMUL:
        return matmul(first, operand(r, 1).rank);
    case RANK_GATHER:
        return plus(first, operand(r, 1).rank, -1);
    case RANK_REDUCE:
        return reduced(r);
    case RANK_0:
        return 0;
    case RANK_1:
    case RANK_SHAPE:
        return 1;
    case RANK_2:
        return 2;
    }
    return -1;
}

/* Of the vectors that shapes are computed with. */
static int64_t length_by(const struct onnx_reader *r, const struct rule *rule)
{
    int64_t sum = 0;
    if (rule->rank == RANK_SHAPE)
        return r->call.n_attrs == 0 ? operand(r, 0).rank : -1;
    if (strcmp(rule->op, "Unsqueeze") == 0)
        return 1; /* of a scalar: the rank is 1 */
    if (strcmp(rule->op, "Cast") == 0)
        return operand(r, 0).length;
    if (strcmp(rule->op, "Gather") == 0)
        return operand(r, 1).length;
    if (strcmp(rule->op, "Concat") != 0)
        return -1;
    for (size_t i = 0; i < r->call.n_operands; i++) {
        int64_t n = operand(r, i).length;
        if (n < 0 || sum > INT32_MAX - n)
            return -1;
        sum += n;
    }
    return sum;
}

static uint8_t dtype_by(const struct onnx_reader *r, enum dtype_rule rule)
{
    const dfg_val *to;
    switch (rule) {
    case DTYPE_UNKNOWN:
        return DFG_NO_DTYPE;
    case DTYPE_FIRST:
        return operand(r, 0).dtype;
    case DTYPE_SECOND:
        return operand(r, 1).dtype;
    case DTYPE_BOOL:
        return DFG_BOOL;
    case DTYPE_I64:
        return DFG_I64;
    case DTYPE_TO:
        to = onnx_attr(r, "to");
        return to != NULL && to->tag == DFG_V_INT && to->u.i > 0 && to->u.i < INT32_MAX
                   ? (uint8_t)onnx_dtype((int32_t)to->u.i)
                   : DFG_NO_DTYPE;
    }
    return DFG_NO_DTYPE;
}

bool onnx_know(struct onnx_reader *r, dfg_node n)
{
    const struct rule *rule = rule_of(&r->call);
    struct onnx_known k = nothing;
    if (rule == NULL || (r->call.n_results > 1 && !rule->all))
        return true;
    int64_t rank = rank_by(r, (enum rank_rule)rule->rank);
    k.rank = rank >= 0 && rank < INT32_MAX ? (int32_t)rank : -1;
    k.dtype = dtype_by(r, (enum dtype_rule)rule->dtype);
    k.length = k.rank == 1 ? length_by(r, rule) : -1;
    return onnx_know_as(r, n, k);
}
