/* binding.c -- --binding: which accessors generated C needs of a graph that is not libdfg's.
 *
 * In:   calls, as functions are written, and for which pattern or table that is.
 * Out:  in NAME.c an `#error` for each accessor that the binding does not define, which
 *       names its first user; NAME.names.h, from which the binding numbers its
 *       operators, attributes and strings.
 *
 * A binding defines a macro of the accessor's name beside it: that is how the
 * preprocessor knows it.
 */
#include "match/match.h"

#include <string.h>

static struct {
    const char *owner;
    VEC(const char *) accessors; /* interned, as they are met; */
    VEC(const char *) owners;    /* with each who needs it */
    struct map known;
} needed;

void binding_begin(void)
{
    needed.owner = "the file";
    needed.accessors.n = needed.owners.n = 0;
    needed.known = (struct map){0};
}

void binding_owner(const char *owner)
{
    needed.owner = owner;
}

/* What takes the graph is one, or a walk over it; all else computes with values. */
static bool is_accessor(cx e)
{
    static const char *const walks[] = {"dfg_chain_", "dfg_trail_", "DFG_DIM_WORDS", "DFG_VAL_WORDS"};
    for (size_t i = 0; e->kind == CX_CALL && i < sizeof walks / sizeof *walks; i++)
        if (strncmp(e->text, walks[i], strlen(walks[i])) == 0)
            return true;
    return e->kind == CX_CALL && strncmp(e->text, "dfg_", 4) == 0 && e->n > 0 && e->kid[0]->kind == CX_NAME &&
           strcmp(e->kid[0]->text, "g") == 0;
}

void binding_needs(cx e)
{
    if (!opt.binding || !e)
        return;
    if (is_accessor(e) && !pat_map_get(&needed.known, intern_str(e->text))) {
        map_put(&needed.known, intern_str(e->text), (void *)e->text);
        *PUSH(needed.accessors) = e->text;
        *PUSH(needed.owners) = needed.owner;
    }
    for (int i = 0; i < e->n; i++)
        binding_needs(e->kid[i]);
}

const char *binding_header(void)
{
    const char *slash = strrchr(opt.binding, '/');
    return slash ? slash + 1 : opt.binding;
}

void emit_missing_accessors(struct out *o)
{
    for (int i = 0; i < needed.accessors.n; i++)
        outf(o, "#ifndef %s\n#error \"%s needs the accessor %s, which %s does not define\"\n#endif\n",
             needed.accessors.at[i], needed.owners.at[i], needed.accessors.at[i], binding_header());
}

void emit_names_file(struct unit *u, struct out *o)
{
    outf(o, "/* What %s mentions, for %s.  Made by pat2c; do not edit.\n *\n"
            " * DFG_OPS(X)    X(identifier, number, \"name\") of each operator: what dfg_op() answers\n"
            " * DFG_ATTRS(X)  the same of each attribute: `key` of dfg_attr()\n"
            " * DFG_STRS(X)   X(number, \"text\") of each string: `id` of a value\n"
            " * DFG_SETS(X)   X(number, \"glob\", kinds) of each set of operators: dfg_op_in()\n */\n",
         u->src->base, binding_header());
    outf(o, "#ifdef DFG_OPS\n#error \"%s and another file of --binding can't be one translation unit: "
            "each has its own numbers\"\n#endif\n", u->src->base);
    emit_mentions(o);
}
