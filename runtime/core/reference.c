/* reference.c -- attributes whose value the call of the model's function gives.
 *
 * In:   a node, in the body of such a function.
 * Out:  has it one?  Its attribute has the value none, and a fact DFG_REFERENCE ATTRIBUTE names the
 *       function's, as dfg_onnx.h says.
 *
 * What it computes is not known there, and away from the function the name means nothing.
 */
#include "../dfg_extend.h"

#include <string.h>

bool dfg_has_reference(const dfg_module *m, dfg_node n)
{
    const struct dfg_fact *facts;
    const uint32_t n_facts = dfg_facts(m, n, &facts);
    for (uint32_t i = 0; i < n_facts; i++)
        if (strncmp(dfg_symbol_text(m, facts[i].key), DFG_REFERENCE, sizeof DFG_REFERENCE - 1) == 0)
            return true;
    return false;
}
