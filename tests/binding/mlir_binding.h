/* mlir_binding.h -- pat2c --binding: how matchers see MLIR, through its C API.
 *
 * A node is a value, or of a call with several results, whose results are projections of it, the operation with bit
 * 0 set.  Operators are operations `onnx.NAME`; `onnx.Constant` is a constant, `onnx.NoValue` an absent operand.
 */
#ifndef MLIR_BINDING_H
#define MLIR_BINDING_H

#define DFG_BINDING
#include "dfg_match.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/IR.h>

typedef const struct mlir_node *dfg_node;
#define DFG_NONE ((dfg_node)0)

enum { MLIR_SLOTS = 512 };
struct mlir_numbers { /* operators by the identity of their names */
    const void *no_value; /* NULL: the table is to be made */
    const void *names[MLIR_SLOTS];
    uint32_t numbers[MLIR_SLOTS];
};
enum { MLIR_OPERANDS = 4096 };
struct mlir_sets {
    uint32_t next;
    dfg_node at[MLIR_OPERANDS];
};
typedef struct mlir_graph {
    MlirContext context;
    struct mlir_numbers *numbers; /* of the one file that asks */
    struct mlir_sets *sets;
} dfg_graph;
struct dfg_nodes { const dfg_node *at; uint32_t n; };

#ifdef DFG_OPS

#include <string.h>

static inline void mlir_number(const dfg_graph *g, const char *name, uint32_t number)
{
    const void *id = mlirIdentifierGet(g->context, mlirStringRefCreateFromCString(name)).ptr;
    size_t at = (uintptr_t)id / 16 % MLIR_SLOTS;
    while (g->numbers->names[at] != NULL)
        at = (at + 1) % MLIR_SLOTS;
    g->numbers->names[at] = id;
    g->numbers->numbers[at] = number;
}

static inline void mlir_make_numbers(const dfg_graph *g)
{
    g->numbers->no_value = mlirIdentifierGet(g->context, mlirStringRefCreateFromCString("onnx.NoValue")).ptr;
#define OP(id, number, name) mlir_number(g, "onnx." name, number);
    DFG_OPS(OP)
#undef OP
    mlir_number(g, "onnx.Constant", DFG_CONST);
}

static inline uint32_t mlir_op(const dfg_graph *g, MlirOperation op)
{
    const struct mlir_numbers *t = g->numbers;
    const void *name = mlirOperationGetName(op).ptr;
    size_t at = (uintptr_t)name / 16 % MLIR_SLOTS;
    while (t->names[at] != NULL && t->names[at] != name)
        at = (at + 1) % MLIR_SLOTS;
    return t->names[at] != NULL ? t->numbers[at] : DFG_OTHER;
}

static inline bool mlir_is_call(dfg_node n) { return ((uintptr_t)n & 1) != 0; }
static inline MlirValue mlir_value(dfg_node n) { return (MlirValue){n}; }

/* The operation that n is, or that makes it, and then whether n is one of several results; none of a block's
 * argument. */
static inline MlirOperation mlir_operation(dfg_node n, bool *is_projection)
{
    *is_projection = false;
    if (mlir_is_call(n))
        return (MlirOperation){(void *)((uintptr_t)n & ~(uintptr_t)1)};
    if (n == DFG_NONE || !mlirValueIsAOpResult(mlir_value(n)))
        return (MlirOperation){NULL};
    const MlirOperation op = mlirOpResultGetOwner(mlir_value(n));
    *is_projection = mlirOperationGetNumResults(op) > 1;
    return op;
}

static inline uint32_t dfg_op(const dfg_graph *g, dfg_node n)
{
    bool is_projection;
    const MlirOperation op = mlir_operation(n, &is_projection);
    if (g->numbers->no_value == NULL)
        mlir_make_numbers(g);
    return n == DFG_NONE ? DFG_OTHER : op.ptr == NULL ? DFG_VAR : is_projection ? DFG_GET : mlir_op(g, op);
}
#define dfg_op dfg_op

static inline uint32_t dfg_data(const dfg_graph *g, dfg_node n)
{
    bool is_projection;
    const MlirOperation op = mlir_operation(n, &is_projection);
    (void)g;
    return op.ptr == NULL ? 0 : is_projection ? (uint32_t)mlirOpResultGetResultNumber(mlir_value(n))
                                              : (uint32_t)mlirOperationGetNumResults(op);
}
#define dfg_data dfg_data

static inline uint32_t dfg_argc(const dfg_graph *g, dfg_node n)
{
    bool is_projection;
    const MlirOperation op = mlir_operation(n, &is_projection);
    (void)g;
    return op.ptr == NULL ? 0 : is_projection ? 1 : (uint32_t)mlirOperationGetNumOperands(op);
}
#define dfg_argc dfg_argc

static inline dfg_node dfg_arg(const dfg_graph *g, dfg_node n, uint32_t i)
{
    bool is_projection;
    const MlirOperation op = mlir_operation(n, &is_projection);
    if (op.ptr == NULL || is_projection)
        return op.ptr != NULL && i == 0 ? (dfg_node)((uintptr_t)op.ptr | 1) : DFG_NONE;
    if (i >= (uint32_t)mlirOperationGetNumOperands(op))
        return DFG_NONE;
    const MlirValue arg = mlirOperationGetOperand(op, i);
    const bool is_absent = mlirValueIsAOpResult(arg) &&
                           mlirOperationGetName(mlirOpResultGetOwner(arg)).ptr == g->numbers->no_value;
    return is_absent ? DFG_NONE : arg.ptr;
}
#define dfg_arg dfg_arg

static inline uint32_t dfg_n_args(const dfg_graph *g, dfg_node n)
{
    uint32_t c = dfg_argc(g, n);
    while (c > 0 && dfg_arg(g, n, c - 1) == DFG_NONE)
        c--;
    return c;
}
#define dfg_n_args dfg_n_args

static inline dfg_val mlir_string(MlirStringRef text)
{
    dfg_val v = {DFG_V_STR, 0, 0, {0}};
    (void)text;
    v.u.id = DFG_UNSEEN;
#define STR(number, string) if (mlirStringRefEqual(text, mlirStringRefCreateFromCString(string))) v.u.id = number;
    DFG_STRS(STR)
#undef STR
    return v;
}

static inline dfg_val dfg_attr(const dfg_graph *g, dfg_node n, uint32_t key)
{
    static const char *const keys[] = {
#define KEY(id, number, name) name,
        DFG_ATTRS(KEY)
#undef KEY
        NULL
    };
    bool is_projection;
    const MlirOperation op = mlir_operation(n, &is_projection);
    (void)g;
    if (op.ptr == NULL || is_projection)
        return dfg_nil();
    const MlirAttribute a = mlirOperationGetAttributeByName(op, mlirStringRefCreateFromCString(keys[key]));
    return mlirAttributeIsNull(a)        ? dfg_nil()
           : mlirAttributeIsAInteger(a)  ? dfg_int(mlirIntegerAttrGetValueInt(a))
           : mlirAttributeIsAFloat(a)    ? dfg_float(mlirFloatAttrGetValueDouble(a))
           : mlirAttributeIsAString(a)   ? mlir_string(mlirStringAttrGetValue(a))
                                         : dfg_none();
}
#define dfg_attr dfg_attr

static inline dfg_val dfg_scalar(const dfg_graph *g, dfg_node n)
{
    if (dfg_op(g, n) != DFG_CONST)
        return dfg_nil();
    const MlirAttribute a =
        mlirOperationGetAttributeByName(mlirOpResultGetOwner(mlir_value(n)), mlirStringRefCreateFromCString("scalar"));
    return mlirAttributeIsNull(a) ? dfg_nil() : dfg_float(mlirFloatAttrGetValueDouble(a));
}
#define dfg_scalar dfg_scalar

static inline enum dfg_dtype dfg_dtype(const dfg_graph *g, dfg_node n)
{
    (void)g;
    if (n == DFG_NONE || mlir_is_call(n) || !mlirTypeIsAShaped(mlirValueGetType(mlir_value(n))))
        return DFG_NO_DTYPE;
    const MlirType t = mlirShapedTypeGetElementType(mlirValueGetType(mlir_value(n)));
    if (!mlirTypeIsAInteger(t))
        return mlirTypeIsAF32(t) ? DFG_F32 : mlirTypeIsAF16(t) ? DFG_F16 : mlirTypeIsAF64(t) ? DFG_F64 : DFG_NO_DTYPE;
    const bool is_unsigned = mlirIntegerTypeIsUnsigned(t);
    switch (mlirIntegerTypeGetWidth(t)) {
    case 1: return DFG_BOOL;
    case 8: return is_unsigned ? DFG_U8 : DFG_I8;
    case 16: return is_unsigned ? DFG_U16 : DFG_I16;
    case 32: return is_unsigned ? DFG_U32 : DFG_I32;
    case 64: return is_unsigned ? DFG_U64 : DFG_I64;
    default: return DFG_NO_DTYPE;
    }
}
#define dfg_dtype dfg_dtype

static inline int32_t dfg_rank(const dfg_graph *g, dfg_node n)
{
    (void)g;
    if (n == DFG_NONE || mlir_is_call(n))
        return -1;
    const MlirType t = mlirValueGetType(mlir_value(n));
    return mlirTypeIsAShaped(t) && mlirShapedTypeHasRank(t) ? (int32_t)mlirShapedTypeGetRank(t) : -1;
}
#define dfg_rank dfg_rank

static inline dfg_dim dfg_extent(const dfg_graph *g, dfg_node n, int64_t i)
{
    const int64_t at = i < 0 ? i + dfg_rank(g, n) : i;
    if (at < 0 || at >= dfg_rank(g, n) || mlirShapedTypeIsDynamicDim(mlirValueGetType(mlir_value(n)), at))
        return DFG_DIM_UNKNOWN;
    return mlirShapedTypeGetDimSize(mlirValueGetType(mlir_value(n)), at);
}
#define dfg_extent dfg_extent

/* MLIR's operands are no array of values: a copy, which lasts until so many more of them are copied. */
static inline struct dfg_nodes dfg_rest(const dfg_graph *g, dfg_node n, uint32_t from, uint32_t behind)
{
    const uint32_t c = dfg_n_args(g, n), k = c > from + behind ? c - from - behind : 0;
    struct mlir_sets *sets = g->sets;
    if (k > MLIR_OPERANDS)
        return (struct dfg_nodes){NULL, 0};
    sets->next = sets->next + k > MLIR_OPERANDS ? 0 : sets->next;
    struct dfg_nodes set = {sets->at + sets->next, k};
    for (uint32_t i = 0; i < k; i++)
        sets->at[sets->next++] = dfg_arg(g, n, from + i);
    return set;
}
#define dfg_rest dfg_rest

#include "dfg_binding.h"

#endif
#endif
