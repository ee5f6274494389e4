/* ir_load.h -- a module of libdfg as the IR of ir.h; strings of attributes stay the module's. */
#ifndef IR_LOAD_H
#define IR_LOAD_H

#include "ir.h"

struct dfg_module;
/* *values: by node of the module.  Both are for ir_free. */
struct ir_block *ir_load(const struct dfg_module *, struct ir_value ***values);
void ir_free(struct ir_block *, struct ir_value **values);

#endif
