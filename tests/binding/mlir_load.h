/* mlir_load.h -- a module of libdfg as one of MLIR, for side_mlir.h. */
#ifndef MLIR_LOAD_H
#define MLIR_LOAD_H

#include <mlir-c/IR.h>

struct dfg_module;
/* In a new context.  *nodes, *n of them: by node of the module a value's pointer, or that of an operation with bit 0 set; NULL
 * for functions.  Only of a module with one function, without others inside. */
MlirModule mlir_load(const struct dfg_module *, const void ***nodes, uint32_t *n);

#endif
