/* mlir_hand.c -- npu.pat over MLIR's C API, as one would write it by hand: names are compared by identity. */
#include "mlir_binding.h"

size_t hand_sweep(const dfg_graph *, const dfg_node *all, size_t n, dfg_node *nodes, uint64_t *sets); /* as npu_sweep */

struct names {
    const void *conv, *relu, *add, *constant;
};

static MlirOperation maker(MlirValue v)
{
    return mlirValueIsAOpResult(v) ? mlirOpResultGetOwner(v) : (MlirOperation){NULL};
}

static bool is_constant(const struct names *k, MlirValue v)
{
    const MlirOperation op = maker(v);
    return op.ptr != NULL && mlirOperationGetName(op).ptr == k->constant;
}

static bool is_conv(const struct names *k, MlirOperation op)
{
    const intptr_t n = op.ptr != NULL && mlirOperationGetName(op).ptr == k->conv ? mlirOperationGetNumOperands(op) : 0;
    if (n < 2 || n > 3 || !is_constant(k, mlirOperationGetOperand(op, 1)))
        return false;
    const MlirAttribute group = mlirOperationGetAttributeByName(op, mlirStringRefCreateFromCString("group"));
    return mlirAttributeIsNull(group) || mlirIntegerAttrGetValueInt(group) == 1;
}

size_t hand_sweep(const dfg_graph *g, const dfg_node *all, size_t n, dfg_node *nodes, uint64_t *sets)
{
    const struct names k = {mlirIdentifierGet(g->context, mlirStringRefCreateFromCString("onnx.Conv")).ptr,
                            mlirIdentifierGet(g->context, mlirStringRefCreateFromCString("onnx.Relu")).ptr,
                            mlirIdentifierGet(g->context, mlirStringRefCreateFromCString("onnx.Add")).ptr,
                            mlirIdentifierGet(g->context, mlirStringRefCreateFromCString("onnx.Constant")).ptr};
    size_t count = 0;
    for (size_t i = 0; i < n; i++) {
        const bool is_value = all[i] != DFG_NONE && ((uintptr_t)all[i] & 1) == 0;
        const MlirOperation op = is_value ? maker((MlirValue){all[i]}) : (MlirOperation){NULL};
        uint64_t set = 0;
        if (op.ptr == NULL)
            continue;
        const void *name = mlirOperationGetName(op).ptr;
        if (name == k.relu)
            set = mlirOperationGetNumOperands(op) == 1 && is_conv(&k, maker(mlirOperationGetOperand(op, 0))) ? 1 : 0;
        else if (name == k.conv)
            set = is_conv(&k, op) ? 2 : 0;
        else if (name == k.add && mlirOperationGetNumOperands(op) == 2)
            set = is_constant(&k, mlirOperationGetOperand(op, 0)) || is_constant(&k, mlirOperationGetOperand(op, 1)) ? 4 : 0;
        if (set == 0)
            continue;
        nodes[count] = all[i];
        sets[count++] = set;
    }
    return count;
}
