/* value.c -- attribute values as data: hash, identity, copy.
 *
 * In:   values whose lists are anybody's.
 * Out:  whether two are identical (floats bit by bit, so that each prints as it
 *       was written), and copies that live as long as the module.
 *
 * Lists are walked by recursion; value_is_sound, which does not recurse
 * further than that, is asked first about every value that comes from outside.
 */
#include <stdalign.h>
#include <string.h>

#include "module.h"

bool dfg_value_is_sound(const dfg_module *m, const dfg_val *v, unsigned depth)
{
    if (v->tag == DFG_V_LIST) {
        bool ok = depth > 0;
        for (uint32_t i = 0; ok && i < v->n; i++)
            ok = dfg_value_is_sound(m, &v->u.list[i], depth - 1);
        return ok;
    }
    const uint32_t n = v->tag == DFG_V_STR      ? m->symbols.n
                       : v->tag == DFG_V_OP     ? m->operators.n
                       : v->tag == DFG_V_TENSOR ? m->tensors.n
                                                : 0;
    return n == 0 || v->u.id < n;
}

/* What distinguishes two values of one tag that are no lists. */
static uint64_t payload(dfg_val v)
{
    uint64_t bits;
    switch ((enum dfg_tag)v.tag) {
    case DFG_V_INT:
    case DFG_V_BOOL:
    case DFG_V_DIM:
        return (uint64_t)v.u.i;
    case DFG_V_FLOAT:
        memcpy(&bits, &v.u.f, sizeof bits);
        return bits;
    case DFG_V_STR:
    case DFG_V_DTYPE:
    case DFG_V_OP:
    case DFG_V_TENSOR:
        return v.u.id;
    case DFG_V_LIST:
        return v.n;
    case DFG_NIL:
    case DFG_V_PASSING:
    case DFG_V_NONE:
        break;
    }
    return 0;
}

uint32_t dfg_value_hash(uint32_t seed, dfg_val v)
{
    uint32_t h = dfg_hash_word(dfg_hash_word(seed, v.tag), payload(v));
    if (v.tag == DFG_V_LIST)
        for (uint32_t i = 0; i < v.n; i++)
            h = dfg_value_hash(h, v.u.list[i]);
    return h;
}

bool dfg_value_same(dfg_val a, dfg_val b)
{
    if (a.tag != b.tag || payload(a) != payload(b))
        return false;
    if (a.tag != DFG_V_LIST || a.u.list == b.u.list)
        return true;
    for (uint32_t i = 0; i < a.n; i++)
        if (!dfg_value_same(a.u.list[i], b.u.list[i]))
            return false;
    return true;
}

bool dfg_value_copy(dfg_module *m, dfg_val v, dfg_val *copy, size_t *bytes)
{
    *copy = v;
    if (v.tag != DFG_V_LIST)
        return true;
    if (v.n == 0) {
        copy->u.list = NULL;
        return true;
    }
    size_t n = v.n;
    if (n > SIZE_MAX / sizeof v) {
        m->failed = true;
        return false;
    }
    dfg_val *list = dfg_arena_alloc(m, n * sizeof *list, alignof(dfg_val));
    if (list == NULL)
        return false;
    *bytes += n * sizeof *list;
    for (uint32_t i = 0; i < v.n; i++)
        if (!dfg_value_copy(m, v.u.list[i], &list[i], bytes))
            return false;
    copy->u.list = list;
    return true;
}
