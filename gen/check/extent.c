/* extent.c -- which values may be extents that are names.
 *
 * In:   a checked value.
 * Out:  may it be an extent, or be computed of one, or hold one?  An attribute's
 *       value never is.  Then arithmetic and comparisons are those of names.
 */
#include "check.h"

static bool any_kid(const struct expr *e, int from)
{
    bool any = false;
    for (int i = from; !any && i < e->n_kids; i++)
        any = pat_may_be_open(e->kid[i]);
    return any;
}

bool pat_may_be_open(const struct expr *e)
{
    if (e->type.base != BT_INT && e->type.base != BT_FLOAT && e->type.base != BT_ANY)
        return false;
    switch (e->kind) {
    case E_VAR:
        return e->var->kind == VAR_DIM || e->var->open;
    case E_PROP:
        return e->prop == PROP_SHAPE || e->prop == PROP_ELEMENTS;
    case E_DIM:
        return true;
    case E_INDEX:
        return pat_may_be_open(e->kid[0]);
    case E_COMP: /* the running name knows of its list */
        return pat_may_be_open(e->kid[0]);
    case E_CHOOSE:
        return any_kid(e, 1);
    case E_CALL:
        return pat_functions[e->func].value == VALUE_OPEN && any_kid(e, 0);
    case E_LIST:
    case E_NEG:
    case E_ADD:
    case E_SUB:
    case E_MUL:
    case E_DIV:
    case E_MOD:
        return any_kid(e, 0);
    case E_VALUE:
    case E_NODE:
    case E_SET:
    case E_PARAM:
    case E_ATTR:
    case E_FACT:
    case E_CONST:
    case E_CONDITION:
        break;
    }
    return false;
}
