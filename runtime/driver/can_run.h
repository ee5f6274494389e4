/* can_run.h -- what the parts of --can-run share. */
#ifndef DFG_CAN_RUN_H
#define DFG_CAN_RUN_H

#include "opt.h"

bool can_run_is_call(const char *call); /* OP(...), its parenthesis closed?  Else that is said. */
/* Reads the call as the graph @main; what is wrong with it is said. */
dfg_status can_run_read(dfg_module *, const char *call);

#endif
