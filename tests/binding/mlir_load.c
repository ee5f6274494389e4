/* mlir_load.c -- a module of libdfg as one of MLIR, of operations that no dialect registers. */
#include "mlir_load.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <stdlib.h>
#include <string.h>

#include "dfg.h"

struct loader {
    const dfg_module *m;
    dfg_graph g;
    MlirContext context;
    MlirBlock block;
    const void **nodes;
};

static MlirType element_type(MlirContext c, unsigned dtype)
{
    return dtype == DFG_F32    ? mlirF32TypeGet(c)
           : dtype == DFG_F16  ? mlirF16TypeGet(c)
           : dtype == DFG_F64  ? mlirF64TypeGet(c)
           : dtype == DFG_BOOL ? mlirIntegerTypeGet(c, 1)
           : dtype == DFG_I8   ? mlirIntegerTypeGet(c, 8)
           : dtype == DFG_I16  ? mlirIntegerTypeGet(c, 16)
           : dtype == DFG_I32  ? mlirIntegerTypeGet(c, 32)
           : dtype == DFG_I64  ? mlirIntegerTypeGet(c, 64)
           : dtype == DFG_U8   ? mlirIntegerTypeUnsignedGet(c, 8)
           : dtype == DFG_U16  ? mlirIntegerTypeUnsignedGet(c, 16)
           : dtype == DFG_U32  ? mlirIntegerTypeUnsignedGet(c, 32)
           : dtype == DFG_U64  ? mlirIntegerTypeUnsignedGet(c, 64)
                               : mlirNoneTypeGet(c);
}

static MlirType type_of(const struct loader *l, uint32_t type)
{
    const struct dfg_type *t = dfg_type_info(l->m, type);
    int64_t extents[16];
    const MlirType element = element_type(l->context, t->tag == DFG_T_TENSOR ? t->dtype : DFG_NO_DTYPE);
    if (mlirTypeIsANone(element))
        return element;
    if (t->rank < 0 || t->rank > 16)
        return mlirUnrankedTensorTypeGet(element);
    for (int32_t i = 0; i < t->rank; i++)
        extents[i] = t->u.dims[i] >= 0 ? t->u.dims[i] : mlirShapedTypeGetDynamicSize();
    return mlirRankedTensorTypeGet(t->rank, extents, element, mlirAttributeGetNull());
}

static MlirAttribute attribute_of(const struct loader *l, dfg_val v)
{
    return v.tag == DFG_V_INT     ? mlirIntegerAttrGet(mlirIntegerTypeGet(l->context, 64), v.u.i)
           : v.tag == DFG_V_FLOAT ? mlirFloatAttrDoubleGet(l->context, mlirF64TypeGet(l->context), v.u.f)
           : v.tag == DFG_V_STR
               ? mlirStringAttrGet(l->context, mlirStringRefCreateFromCString(dfg_symbol_text(l->m, v.u.id)))
               : mlirUnitAttrGet(l->context);
}

static void add_attribute(const struct loader *l, MlirOperationState *state, const char *key, dfg_val v)
{
    const MlirNamedAttribute a =
        mlirNamedAttributeGet(mlirIdentifierGet(l->context, mlirStringRefCreateFromCString(key)), attribute_of(l, v));
    mlirOperationStateAddAttributes(state, 1, &a);
}

static MlirValue no_value(const struct loader *l)
{
    MlirOperationState state =
        mlirOperationStateGet(mlirStringRefCreateFromCString("onnx.NoValue"), mlirLocationUnknownGet(l->context));
    const MlirType none = mlirNoneTypeGet(l->context);
    mlirOperationStateAddResults(&state, 1, &none);
    const MlirOperation op = mlirOperationCreate(&state);
    mlirBlockAppendOwnedOperation(l->block, op);
    return mlirOperationGetResult(op, 0);
}

/* The value that an operand is; of a call with several results its first. */
static MlirValue operand(const struct loader *l, dfg_node n)
{
    const uintptr_t at = (uintptr_t)l->nodes[n];
    if (at == 0)
        return no_value(l);
    return (at & 1) != 0 ? mlirOperationGetResult((MlirOperation){(void *)(at & ~(uintptr_t)1)}, 0)
                         : (MlirValue){l->nodes[n]};
}

static void add_operation(struct loader *l, dfg_node n)
{
    char name[256] = "onnx.Constant";
    const struct dfg_kind *kind = dfg_kind_info(l->m, dfg_node_kind(l->m, n));
    const bool is_call = kind->op >= DFG_FIRST_OP;
    const dfg_node *args;
    const uint32_t n_args = is_call ? dfg_node_args(l->m, n, &args) : 0, results = is_call ? kind->data : 1;
    if (kind->op != DFG_CONST)
        snprintf(name, sizeof name, "onnx.%s", dfg_operator_name(l->m, kind->op));
    MlirOperationState state = mlirOperationStateGet(mlirStringRefCreateFromCString(name), mlirLocationUnknownGet(l->context));
    for (uint32_t i = 0; is_call && i < kind->n_attrs; i++)
        add_attribute(l, &state, dfg_symbol_text(l->m, kind->attrs[i].key), kind->attrs[i].value);
    const dfg_val one = kind->op == DFG_CONST && dfg_tensor_of(l->m, n)->n == 1 ? dfg_element(&l->g, n, 0) : dfg_nil();
    if (dfg_is_number(one))
        add_attribute(l, &state, "scalar", dfg_float(dfg_double(one)));
    for (uint32_t i = 0; i < n_args; i++) {
        const MlirValue arg = operand(l, args[i]);
        mlirOperationStateAddOperands(&state, 1, &arg);
    }
    const struct dfg_type *t = dfg_type_info(l->m, dfg_node_type(l->m, n));
    for (uint32_t i = 0; i < results; i++) {
        const uint32_t type = results <= 1 ? dfg_node_type(l->m, n) : t->tag == DFG_T_TUPLE ? t->u.fields[i] : 0;
        const MlirType result = type_of(l, type);
        mlirOperationStateAddResults(&state, 1, &result);
    }
    const MlirOperation op = mlirOperationCreate(&state);
    mlirBlockAppendOwnedOperation(l->block, op);
    l->nodes[n] = results == 1 ? mlirOperationGetResult(op, 0).ptr : (const void *)((uintptr_t)op.ptr | 1);
}

static void add_node(struct loader *l, dfg_node n)
{
    const dfg_node *args;
    const uint16_t op = dfg_node_op(l->m, n);
    if (op == DFG_VAR)
        l->nodes[n] =
            mlirBlockAddArgument(l->block, type_of(l, dfg_node_type(l->m, n)), mlirLocationUnknownGet(l->context)).ptr;
    else if (op >= DFG_FIRST_OP || op == DFG_CONST)
        add_operation(l, n);
    else if (op == DFG_GET && dfg_node_args(l->m, n, &args) == 1 && ((uintptr_t)l->nodes[args[0]] & 1) != 0)
        l->nodes[n] = mlirOperationGetResult((MlirOperation){(void *)((uintptr_t)l->nodes[args[0]] & ~(uintptr_t)1)},
                                             dfg_node_data(l->m, n)).ptr;
}

MlirModule mlir_load(const struct dfg_module *m, const void ***nodes, uint32_t *n_nodes)
{
    struct loader l = {.m = m, .context = mlirContextCreate()};
    dfg_view(m, &l.g);
    mlirContextSetAllowUnregisteredDialects(l.context, true);
    const MlirModule module = mlirModuleCreateEmpty(mlirLocationUnknownGet(l.context));
    MlirRegion region = mlirRegionCreate();
    MlirOperationState body =
        mlirOperationStateGet(mlirStringRefCreateFromCString("onnx.Graph"), mlirLocationUnknownGet(l.context));
    l.block = mlirBlockCreate(0, NULL, NULL);
    mlirRegionAppendOwnedBlock(region, l.block);
    mlirOperationStateAddOwnedRegions(&body, 1, &region);
    mlirBlockAppendOwnedOperation(mlirModuleGetBody(module), mlirOperationCreate(&body));
    *nodes = l.nodes = calloc(dfg_n_nodes(m), sizeof *l.nodes);
    if (l.nodes == NULL)
        exit(1);
    *n_nodes = dfg_n_nodes(m);
    for (dfg_node n = 1; n < *n_nodes; n++)
        add_node(&l, n);
    return module;
}
