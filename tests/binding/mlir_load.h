/* mlir_load.h -- a module of libdfg as one of MLIR, for side_mlir.h. */
#ifndef MLIR_LOAD_H
#define MLIR_LOAD_H

#include <mlir-c/IR.h>

struct dfg_module;
/* In a new context.  *nodes: by node of the module a value's pointer, or that of an operation with bit 0 set; NULL
 * for functions.  Operations of functions inside others stand in the same block. */
MlirModule mlir_load(const struct dfg_module *, const void ***nodes);

#endif
