/* infer_flow.h -- relations of structural nodes, by their number. */
#ifndef DFG_INFER_FLOW_H
#define DFG_INFER_FLOW_H

#include "infer.h"

extern infer_relation *const infer_structural[DFG_N_STRUCTURAL];

#endif
