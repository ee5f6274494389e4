/* infer_flow.h -- relations of structural nodes, by their number; types NULL: none. */
#ifndef DFG_INFER_FLOW_H
#define DFG_INFER_FLOW_H

#include "infer.h"

extern const struct infer_row dfg_infer_structural[DFG_N_STRUCTURAL];

#endif
