/* verify.c -- every invariant of a module, one named check each.
 *
 * In:   a finished module, from whatever built or rewrote it.
 * Out:  the first invariant that is broken, by name, with the node where it is.
 *
 * A check relies on those before it only: ids are known to exist before they
 * are followed.  All are linear in the size of the module, but for the nesting
 * of function values.
 */
#include <stdarg.h>
#include <stdlib.h>

#include "verify.h"

static const struct {
    const char *name;
    bool (*holds)(struct verifier *);
} checks[] = {
    {"types", dfg_verify_types},         {"kinds", dfg_verify_kinds},
    {"tensors", dfg_verify_tensors},     {"rows", dfg_verify_rows},
    {"operands", dfg_verify_operands},   {"forms", dfg_verify_forms},
    {"uses", dfg_verify_uses},           {"bodies", dfg_verify_bodies},
    {"scopes", dfg_verify_scopes},       {"parameters", dfg_verify_parameters},
    {"functions", dfg_verify_functions}, {"facts", dfg_verify_facts},
    {"names", dfg_verify_names},         {"users", dfg_verify_users},
};

bool dfg_verify_broken(struct verifier *v, const char *what, ...)
{
    va_list values;
    va_start(values, what);
    char *text = dfg_format(what, values);
    va_end(values);
    v->status =
        dfg_fail(v->err, DFG_BAD_GRAPH, "broken invariant '%s': %s", v->check, text != NULL ? text : what);
    free(text);
    return false;
}

bool dfg_verify_broken_at(struct verifier *v, dfg_node n, const char *what, ...)
{
    va_list values;
    va_start(values, what);
    char *text = dfg_format(what, values);
    va_end(values);
    const char *name = dfg_symbol_text(v->m, dfg_name(v->m, n));
    v->status = dfg_fail(v->err, DFG_BAD_GRAPH, "broken invariant '%s': node %u%s%s, %s: %s", v->check,
                         (unsigned)n, *name != '\0' ? " %" : "", name,
                         dfg_operator_name(v->m, dfg_node_op(v->m, n)), text != NULL ? text : what);
    free(text);
    return false;
}

bool dfg_verify_no_memory(struct verifier *v)
{
    v->status = dfg_fail(v->err, DFG_NO_MEMORY, "out of memory");
    return false;
}

dfg_status dfg_verify(const dfg_module *m, struct dfg_error *err)
{
    struct verifier v = {.m = m, .err = err, .status = DFG_OK};
    if (m->failed)
        return dfg_fail(err, DFG_NO_MEMORY, "out of memory");
    if (!m->finished || m->edit != NULL)
        return dfg_fail(err, DFG_BAD_GRAPH, "broken invariant 'finished': the module is still being %s",
                        m->edit != NULL ? "edited" : "built");
    for (size_t i = 0; i < sizeof checks / sizeof *checks; i++) {
        v.check = checks[i].name;
        if (!checks[i].holds(&v))
            return v.status;
    }
    return DFG_OK;
}
