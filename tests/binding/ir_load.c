/* ir_load.c -- a module of libdfg as the IR of ir.h. */
#include "ir_load.h"

#include <stdlib.h>
#include <string.h>

#include "dfg.h"

static enum ir_opcode opcode_of(const dfg_module *m, dfg_node n)
{
    static const char *const names[] = {
#define IR_OP(id, name) [IR_##id] = name,
#include "ir.def"
    };
    const uint16_t op = dfg_node_op(m, n);
    const char *name = dfg_operator_name(m, op);
    for (size_t i = IR_STRUCTURE + 1; op >= DFG_FIRST_OP && i < IR_N_OPCODES; i++)
        if (strcmp(names[i], name) == 0)
            return (enum ir_opcode)i;
    return op == DFG_VAR ? IR_PARAMETER : op == DFG_CONST ? IR_CONSTANT : op == DFG_GET ? IR_EXTRACT
           : op == DFG_TUPLE ? IR_TUPLE : op == DFG_FUNC ? IR_FUNCTION : IR_STRUCTURE;
}

static bool key_of(const char *text, enum ir_key *key)
{
    static const char *const names[] = {
#define IR_KEY(id) [IR_KEY_##id] = #id,
#include "ir.def"
    };
    for (size_t i = 0; i < IR_N_KEYS; i++)
        if (strcmp(names[i], text) == 0)
            return *key = (enum ir_key)i, true;
    return false;
}

static void add_attributes(struct ir_value *v, const dfg_module *m, dfg_node n)
{
    const struct dfg_kind *kind = dfg_kind_info(m, dfg_node_kind(m, n));
    for (uint32_t i = 0; i < kind->n_attrs; i++) {
        const dfg_val value = kind->attrs[i].value;
        struct ir_attribute *a = calloc(1, sizeof *a);
        if (a == NULL || !key_of(dfg_symbol_text(m, kind->attrs[i].key), &a->key)) {
            free(a);
            continue;
        }
        a->tag = value.tag == DFG_V_INT ? IR_INT : value.tag == DFG_V_FLOAT ? IR_FLOAT
                 : value.tag == DFG_V_STR ? IR_STRING : IR_OTHER;
        if (a->tag == IR_INT)
            a->u.i = value.u.i;
        else if (a->tag == IR_FLOAT)
            a->u.f = value.u.f;
        else if (a->tag == IR_STRING)
            a->u.s = dfg_symbol_text(m, value.u.id);
        a->next = v->attributes;
        v->attributes = a;
    }
}

static void add_type(struct ir_value *v, const dfg_module *m, const dfg_graph *g, dfg_node n)
{
    const struct dfg_type *t = dfg_type_info(m, dfg_node_type(m, n));
    v->element = t->dtype;
    v->rank = t->tag == DFG_T_TENSOR && t->rank <= 6 ? (int8_t)t->rank : -1;
    for (int32_t i = 0; i < v->rank; i++)
        v->extents[i] = t->u.dims[i] >= 0 ? t->u.dims[i] : INT64_MIN;
    if (dfg_node_op(m, n) != DFG_CONST || dfg_tensor_of(m, n)->n != 1)
        return;
    const dfg_val one = dfg_element(g, n, 0);
    v->has_scalar = dfg_is_number(one);
    v->scalar = v->has_scalar ? dfg_double(one) : 0;
}

static void append(struct ir_list *list, struct ir_list *at)
{
    at->previous = list->previous;
    at->next = list;
    list->previous->next = at;
    list->previous = at;
}

struct ir_block *ir_load(const struct dfg_module *m, struct ir_value ***values)
{
    const uint32_t n = dfg_n_nodes(m);
    struct ir_block *block = calloc(1, sizeof *block);
    struct ir_value **all = calloc(n, sizeof *all);
    const dfg_node *args;
    dfg_graph g;
    if (block == NULL || all == NULL)
        exit(1);
    dfg_view(m, &g);
    block->n = n;
    block->has_closures = g.body != NULL;
    block->values.next = block->values.previous = &block->values;
    for (dfg_node i = 1; i < n; i++) {
        struct ir_value *v = all[i] = calloc(1, sizeof *v);
        if (v == NULL)
            exit(1);
        v->number = i;
        v->opcode = opcode_of(m, i);
        v->index = (uint16_t)dfg_node_data(m, i);
        v->uses.next = v->uses.previous = &v->uses;
        append(&block->values, &v->in_block);
        add_attributes(v, m, i);
        add_type(v, m, &g, i);
        v->n_operands = dfg_node_args(m, i, &args);
        v->operands = calloc((size_t)v->n_operands + 1, sizeof *v->operands);
        for (uint32_t k = 0; v->operands != NULL && k < v->n_operands; k++) {
            v->operands[k] = (struct ir_use){.value = all[args[k]], .user = v};
            if (args[k] != DFG_NONE)
                append(&all[args[k]]->uses, &v->operands[k].in_uses);
        }
    }
    for (dfg_node i = 1; i < n; i++)
        all[i]->function = all[dfg_node_body(m, i)];
    *values = all;
    return block;
}

void ir_free(struct ir_block *block, struct ir_value **values)
{
    for (uint32_t i = 1; i < block->n; i++) {
        for (struct ir_attribute *a = values[i]->attributes, *next; a != NULL; a = next) {
            next = a->next;
            free(a);
        }
        free(values[i]->operands);
        free(values[i]);
    }
    free(values);
    free(block);
}
