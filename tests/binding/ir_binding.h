/* ir_binding.h -- pat2c --binding: how matchers see the IR of ir.h. */
#ifndef IR_BINDING_H
#define IR_BINDING_H

#define DFG_BINDING
#include "dfg_match.h"

#include "ir.h"

typedef const struct ir_value *dfg_node;
typedef struct ir_block dfg_graph;
#define DFG_NONE ((dfg_node)0)
struct dfg_nodes { const struct ir_use *at; uint32_t n; };

#ifdef DFG_OPS /* in NAME.c, whose numbers these are */

#include <string.h>

static inline uint32_t dfg_op(const dfg_graph *g, dfg_node n)
{
    (void)g;
    switch (n != DFG_NONE ? n->opcode : IR_N_OPCODES) {
    case IR_PARAMETER: return DFG_VAR;
    case IR_CONSTANT: return DFG_CONST;
    case IR_EXTRACT: return DFG_GET;
    case IR_TUPLE: return DFG_TUPLE;
    case IR_FUNCTION: return DFG_FUNC;
#define OP(id, number, name) case IR_##id: return number;
    DFG_OPS(OP)
#undef OP
    default: return DFG_OTHER;
    }
}
#define dfg_op dfg_op

static inline uint32_t dfg_argc(const dfg_graph *g, dfg_node n) { return (void)g, n != DFG_NONE ? n->n_operands : 0; }
#define dfg_argc dfg_argc

static inline dfg_node dfg_arg(const dfg_graph *g, dfg_node n, uint32_t i)
{
    return i < dfg_argc(g, n) ? n->operands[i].value : DFG_NONE;
}
#define dfg_arg dfg_arg

static inline uint32_t dfg_data(const dfg_graph *g, dfg_node n) { return (void)g, n != DFG_NONE ? n->index : 0; }
#define dfg_data dfg_data

static inline dfg_node dfg_body(const dfg_graph *g, dfg_node n) { return (void)g, n != DFG_NONE ? n->function : DFG_NONE; }
#define dfg_body dfg_body

static inline bool dfg_has_closures(const dfg_graph *g) { return g->has_closures; }
#define dfg_has_closures dfg_has_closures

static inline struct dfg_nodes dfg_rest(const dfg_graph *g, dfg_node n, uint32_t from, uint32_t behind)
{
    const uint32_t c = dfg_argc(g, n); /* none of them is left out at the end */
    return (struct dfg_nodes){n->operands + from, c > from + behind ? c - from - behind : 0};
}
#define dfg_rest dfg_rest

static inline dfg_val ir_string(const char *text)
{
    dfg_val v = {DFG_V_STR, 0, 0, {0}};
    (void)text;
    v.u.id = DFG_UNSEEN;
#define STR(number, string) if (strcmp(text, string) == 0) v.u.id = number;
    DFG_STRS(STR)
#undef STR
    return v;
}

static inline dfg_val dfg_attr(const dfg_graph *g, dfg_node n, uint32_t key)
{
    static const enum ir_key keys[] = {
#define KEY(id, number, name) IR_KEY_##id,
        DFG_ATTRS(KEY)
#undef KEY
        IR_N_KEYS
    };
    (void)g;
    for (const struct ir_attribute *a = n != DFG_NONE ? n->attributes : 0; a != 0; a = a->next)
        if (a->key == keys[key])
            return a->tag == IR_INT ? dfg_int(a->u.i) : a->tag == IR_FLOAT ? dfg_float(a->u.f)
                   : a->tag == IR_STRING ? ir_string(a->u.s) : dfg_none();
    return dfg_nil();
}
#define dfg_attr dfg_attr

static inline enum dfg_dtype dfg_dtype(const dfg_graph *g, dfg_node n)
{
    return (void)g, n != DFG_NONE ? (enum dfg_dtype)n->element : DFG_NO_DTYPE;
}
#define dfg_dtype dfg_dtype

static inline int32_t dfg_rank(const dfg_graph *g, dfg_node n) { return (void)g, n != DFG_NONE ? n->rank : -1; }
#define dfg_rank dfg_rank

static inline dfg_dim dfg_extent(const dfg_graph *g, dfg_node n, int64_t i)
{
    const int64_t at = i < 0 ? i + dfg_rank(g, n) : i;
    return at >= 0 && at < dfg_rank(g, n) ? n->extents[at] : DFG_DIM_UNKNOWN;
}
#define dfg_extent dfg_extent

static inline dfg_val dfg_scalar(const dfg_graph *g, dfg_node n)
{
    return (void)g, n != DFG_NONE && n->has_scalar ? dfg_float(n->scalar) : dfg_nil();
}
#define dfg_scalar dfg_scalar

#include "dfg_binding.h"

#endif
#endif
