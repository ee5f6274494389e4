/* ir_hand.c -- npu.pat over the IR of ir.h, as one would write it by hand. */
#include <stddef.h>

#include "ir_binding.h"

size_t hand_sweep(const dfg_graph *, const dfg_node *all, size_t n, dfg_node *nodes, uint64_t *sets); /* as npu_sweep */

static bool is_constant(const struct ir_value *v)
{
    return v != NULL && v->opcode == IR_CONSTANT;
}

static bool is_conv(const struct ir_value *v)
{
    if (v == NULL || v->opcode != IR_Conv || v->n_operands < 2 || v->n_operands > 3 || v->operands[0].value == NULL ||
        !is_constant(v->operands[1].value))
        return false;
    for (const struct ir_attribute *a = v->attributes; a != NULL; a = a->next)
        if (a->key == IR_KEY_group)
            return a->tag == IR_INT && a->u.i == 1;
    return true;
}

size_t hand_sweep(const dfg_graph *g, const dfg_node *all, size_t n, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    (void)g;
    for (size_t i = 0; i < n; i++) {
        const struct ir_value *v = all[i];
        uint64_t set = 0;
        if (v == NULL)
            continue;
        if (v->opcode == IR_Relu)
            set = v->n_operands == 1 && is_conv(v->operands[0].value) ? 1 : 0;
        else if (v->opcode == IR_Conv)
            set = is_conv(v) ? 2 : 0;
        else if (v->opcode == IR_Add && v->n_operands == 2 && v->operands[0].value != NULL && v->operands[1].value != NULL)
            set = is_constant(v->operands[0].value) || is_constant(v->operands[1].value) ? 4 : 0;
        if (set == 0)
            continue;
        nodes[count] = v;
        sets[count++] = set;
    }
    return count;
}
