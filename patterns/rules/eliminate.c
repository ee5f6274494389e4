/* eliminate.c -- zeros and their sign; the letters of an Einsum. */
#include "extern.h"
#include "eliminate.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

/* Is every element a zero of this sign? */
static bool all_zeros(const dfg_graph *g, dfg_node c, bool negative)
{
    const dfg_val v = dfg_elements(g, c);
    bool all = dfg_len(v) > 0;
    for (int64_t i = 0; all && i < dfg_len(v); i++) {
        const dfg_val e = dfg_item(v, i);
        all = e.tag == DFG_V_FLOAT && e.u.f == 0 && (signbit(e.u.f) != 0) == negative;
    }
    return all;
}

bool eliminate_minus_zero(const dfg_graph *g, dfg_node c)
{
    return all_zeros(g, c, true);
}

bool eliminate_plus_zero(const dfg_graph *g, dfg_node c)
{
    return all_zeros(g, c, false);
}

/* to: the equation with a, b, c ... in the order in which its letters come, without spaces; false: it has too
 * many, or no room. */
static bool in_order(const char *equation, char *to, size_t room)
{
    char letters[26];
    size_t n = 0, k = 0;
    for (; *equation != 0 && n + 1 < room; equation++) {
        const char *seen = isalpha((unsigned char)*equation) ? memchr(letters, *equation, k) : NULL;
        if (*equation == ' ')
            continue;
        if (isalpha((unsigned char)*equation) && seen == NULL) {
            if (k == sizeof letters)
                return false;
            seen = &letters[k];
            letters[k++] = *equation;
        }
        to[n++] = (char)(seen != NULL ? "abcdefghijklmnopqrstuvwxyz"[seen - letters] : *equation);
    }
    to[n] = 0;
    return *equation == 0;
}

dfg_node eliminate_letters(dfg_rewriter *rw, const struct eliminate_einsum_letters_match *m)
{
    const dfg_graph *g = dfg_before(rw);
    const dfg_val was = attr_named(g, m->e, "equation");
    dfg_val now = was;
    struct dfg_operands args = {0};
    struct dfg_attrs attrs = {0};
    char to[128];
    if (was.tag != DFG_V_STR || strstr(dfg_symbol_text(g->module, was.u.id), "->") == NULL ||
        !in_order(dfg_symbol_text(g->module, was.u.id), to, sizeof to) ||
        strcmp(dfg_symbol_text(g->module, was.u.id), to) == 0) {
        dfg_decline(rw, "its letters are in order, or their order counts");
        return DFG_NONE;
    }
    for (uint32_t i = 0; i < dfg_n_args(g, m->e); i++)
        dfg_push(rw, &args, dfg_arg(g, m->e, i));
    now.u.id = dfg_symbol(dfg_rewriter_module(rw), to, strlen(to));
    dfg_set_named(rw, &attrs, "equation", now);
    return dfg_new_like_call(rw, m->e, args.at, args.n, &attrs, 1);
}

/* Is x filled with +0, whatever its shape: a constant, or one that is expanded or reshaped? */
bool eliminate_zeros(const dfg_graph *g, dfg_node x)
{
    enum { FAR = 8 };
    for (int step = 0; step < FAR && dfg_is_operator(g, x); step++) {
        if (!calls_named(g, x, "Expand") && !calls_named(g, x, "Unsqueeze") && !calls_named(g, x, "Reshape"))
            return false;
        x = dfg_arg(g, x, 0);
    }
    return dfg_is(g, x, DFG_CONST) && all_zeros(g, x, false);
}
