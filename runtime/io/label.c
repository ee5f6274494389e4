/* label.c -- a node, a value or a type of a module as text on its own.
 *
 * In:   a node; a value; a type.
 * Out:  what .dfg text calls it.
 *
 * A node outside @main is called with its function, `@f:%0`.  Names are those
 * that were read or set: where two nodes of a function have one name (a nested
 * body may hide a name of the bodies around it), their labels are equal, and
 * dfg_print gives one of them a number where it has to.
 */
#include <string.h>

#include "text_out.h"

/* The name of a function of the module; 0: it is none.  Most modules have them in the order of their nodes. */
static dfg_sym name_of(const dfg_module *m, dfg_node func)
{
    uint32_t low = 0, high = func != DFG_NONE && dfg_node_body(m, func) == DFG_NONE ? dfg_n_functions(m) : 0;
    const uint32_t n = high;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (dfg_function(m, middle) < func)
            low = middle + 1;
        else
            high = middle;
    }
    if (low < n && dfg_function(m, low) == func)
        return dfg_function_name(m, low);
    for (uint32_t i = 0; i < n; i++)
        if (dfg_function(m, i) == func)
            return dfg_function_name(m, i);
    return 0;
}

static void out_label(struct out *o, const dfg_module *m, dfg_node n)
{
    dfg_sym function = dfg_node_op(m, n) == DFG_FUNC ? name_of(m, n) : 0;
    if (n == DFG_NONE) {
        dfg_out_char(o, '_');
        return;
    }
    if (function != 0) { /* a function of the module itself */
        dfg_out_char(o, '@');
        dfg_out_symbol(o, m, function);
        return;
    }
    function = name_of(m, dfg_outer_function(m, n));
    if (function != 0 && strcmp(dfg_symbol_text(m, function), "main") != 0) {
        dfg_out_char(o, '@');
        dfg_out_symbol(o, m, function);
        dfg_out_char(o, ':');
    }
    dfg_out_char(o, '%');
    dfg_out_name(o, m, n, true);
}

char *dfg_node_label(const dfg_module *m, dfg_node n)
{
    struct out o = {.file = NULL};
    out_label(&o, m, n);
    dfg_out_char(&o, '\0');
    if (!o.no_memory)
        return o.at;
    dfg_out_end(&o);
    return NULL;
}

dfg_status dfg_print_value(const dfg_module *m, dfg_val v, FILE *f)
{
    struct out o = {.file = f};
    dfg_out_value(&o, m, v);
    return dfg_out_end(&o);
}

dfg_status dfg_print_type(const dfg_module *m, uint32_t type, FILE *f)
{
    struct out o = {.file = f};
    dfg_out_type(&o, m, type);
    return dfg_out_end(&o);
}
