/* infer_call.c -- operands, attributes and results of the call in hand.
 *
 * In:   a call; names of attributes.
 * Out:  types as structs, checked numbers; results, interned.
 * What is absent or of another kind than asked for is told apart from what has
 * a default, so that a relation never guesses.
 */
#include <stdlib.h>
#include <string.h>

#include "infer.h"

dfg_node dfg_infer_operand(const struct infer_call *c, uint32_t i)
{
    return i < c->n_args ? c->args[i] : DFG_NONE;
}

void dfg_infer_type_init(struct infer_type *t, enum dfg_dtype dtype, int32_t rank)
{
    t->dtype = dtype;
    t->rank = rank >= 0 && rank <= INFER_MOST ? rank : -1;
    for (int32_t i = 0; i < t->rank; i++)
        t->dims[i] = DFG_DIM_UNKNOWN;
}

void dfg_infer_shape(struct infer_type *t, const struct infer_value *shape)
{
    t->rank = (int32_t)shape->n;
    for (int32_t i = 0; i < t->rank; i++)
        t->dims[i] = dfg_infer_dim(shape->at[i]);
}

bool dfg_infer_type_read(const dfg_module *m, uint32_t id, struct infer_type *t)
{
    const struct dfg_type *type = dfg_type_info(m, id);
    dfg_infer_type_init(t, DFG_NO_DTYPE, -1);
    if (type->tag != DFG_T_TENSOR || type->rank > INFER_MOST)
        return false;
    t->dtype = (enum dfg_dtype)type->dtype;
    t->rank = type->rank;
    if (t->rank > 0)
        memcpy(t->dims, type->u.dims, (size_t)t->rank * sizeof *t->dims);
    return true;
}

bool dfg_infer_type_of(const dfg_module *m, dfg_node n, struct infer_type *t)
{
    return dfg_infer_type_read(m, n != DFG_NONE ? dfg_node_type(m, n) : 0, t);
}

bool dfg_infer_arg(const struct infer_call *c, uint32_t i, struct infer_type *t)
{
    return dfg_infer_type_of(c->m, dfg_infer_operand(c, i), t);
}

bool dfg_infer_shaped(const struct infer_call *c, uint32_t i, struct infer_type *t)
{
    return dfg_infer_arg(c, i, t) && t->rank >= 0;
}

enum dfg_dtype dfg_infer_dtype(const struct infer_call *c, uint32_t i)
{
    dfg_node n = dfg_infer_operand(c, i);
    const struct dfg_type *type = dfg_type_info(c->m, n != DFG_NONE ? dfg_node_type(c->m, n) : 0);
    return type->tag == DFG_T_TENSOR ? (enum dfg_dtype)type->dtype : DFG_NO_DTYPE;
}

enum dfg_dtype dfg_infer_either_dtype(const struct infer_call *c, uint32_t i, uint32_t k)
{
    const enum dfg_dtype dtype = dfg_infer_dtype(c, i);
    return dtype != DFG_NO_DTYPE ? dtype : dfg_infer_dtype(c, k);
}

uint32_t dfg_infer_intern(dfg_module *m, const struct infer_type *t)
{
    if (t->dtype == DFG_NO_DTYPE && t->rank < 0)
        return 0;
    return dfg_type_tensor(m, t->dtype, t->rank, t->dims);
}

void dfg_infer_result_id(struct infer_call *c, uint32_t i, uint32_t type)
{
    if (i < c->n_results)
        c->pass->results[i] = type;
}

void dfg_infer_result(struct infer_call *c, uint32_t i, const struct infer_type *t)
{
    if (i < c->n_results)
        dfg_infer_result_id(c, i, dfg_infer_intern(c->m, t));
}

void dfg_infer_scalar(struct infer_call *c, uint32_t i, enum dfg_dtype dtype)
{
    struct infer_type t;
    dfg_infer_type_init(&t, dtype, 0);
    t.dims[0] = DFG_DIM_UNKNOWN; /* never read; compilers that don't see so complain */
    dfg_infer_result(c, i, &t);
}

/* ---- attributes ---- */

dfg_val dfg_infer_attr(const struct infer_call *c, const char *name)
{
    return dfg_stated_attr(c->m, c->kind, name);
}

static bool is_int(dfg_val v)
{
    return v.tag == DFG_V_INT || v.tag == DFG_V_BOOL;
}

bool dfg_infer_int(const struct infer_call *c, const char *name, int64_t otherwise, int64_t *value)
{
    dfg_val v = dfg_infer_attr(c, name);
    *value = is_int(v) ? v.u.i : otherwise;
    return is_int(v) || !dfg_known(v);
}

bool dfg_infer_flag(const struct infer_call *c, const char *name)
{
    dfg_val v = dfg_infer_attr(c, name);
    return is_int(v) && v.u.i != 0;
}

const char *dfg_infer_text(const struct infer_call *c, const char *name, const char *otherwise)
{
    dfg_val v = dfg_infer_attr(c, name);
    return v.tag == DFG_V_STR ? dfg_symbol_text(c->m, v.u.id) : otherwise;
}

bool dfg_infer_list(const struct infer_call *c, const char *name, uint32_t *n, int64_t *values)
{
    dfg_val v = dfg_infer_attr(c, name);
    *n = 0;
    if (is_int(v)) {
        *n = 1;
        values[0] = v.u.i;
        return true;
    }
    if (v.tag != DFG_V_LIST || v.n > INFER_MOST)
        return false;
    for (uint32_t i = 0; i < v.n; i++) {
        if (v.u.list[i].tag != DFG_V_INT)
            return false;
        values[i] = v.u.list[i].u.i;
    }
    *n = v.n;
    return true;
}

bool dfg_infer_ints(const struct infer_call *c, const char *name, int64_t otherwise, uint32_t n,
                    int64_t *values)
{
    int64_t read[INFER_MOST];
    uint32_t n_read;
    bool written = dfg_known(dfg_infer_attr(c, name));
    if (n > INFER_MOST || (written && (!dfg_infer_list(c, name, &n_read, read) || n_read != n)))
        return false;
    for (uint32_t i = 0; i < n; i++)
        values[i] = written ? read[i] : otherwise;
    return true;
}

enum dfg_dtype dfg_infer_onnx_dtype(const struct infer_call *c, const char *name, enum dfg_dtype otherwise)
{
    dfg_val v = dfg_infer_attr(c, name);
    if (!dfg_known(v))
        return otherwise;
    return v.tag == DFG_V_INT ? dfg_dtype_of_onnx(v.u.i) : dfg_infer_dtype_attr(c, name, otherwise);
}

enum dfg_dtype dfg_infer_dtype_attr(const struct infer_call *c, const char *name, enum dfg_dtype otherwise)
{
    dfg_val v = dfg_infer_attr(c, name);
    if (v.tag == DFG_V_DTYPE)
        return (enum dfg_dtype)v.u.id;
    if (v.tag == DFG_V_STR && dfg_symbol_len(c->m, v.u.id) > 0)
        return dfg_dtype_by_name(dfg_symbol_text(c->m, v.u.id), dfg_symbol_len(c->m, v.u.id));
    return dfg_known(v) && v.tag != DFG_V_STR ? DFG_NO_DTYPE : otherwise;
}

bool dfg_infer_axis(int64_t *axis, int64_t rank)
{
    if (*axis < -rank || *axis >= rank)
        return false;
    *axis += *axis < 0 ? rank : 0;
    return true;
}
