/* trail.c -- what the repetitions of a chain share, as words of a trail.
 *
 * In:   the names: nodes, extents, attribute values.
 * Out:  their words, from a search's variables or from the trail.
 *
 * A node is one word; the first word of an extent tells whether it is bound,
 * since it may be unknown; for a value the tag does.
 */
#include "match.h"

enum { DIM_WORDS = 3, VAL_WORDS = 4 };

bool is_on_trail(const struct trail *trail, const struct pnode *p)
{
    return trail && HAS(trail->names, p);
}

bool is_value_on_trail(const struct trail *trail, const struct var *v)
{
    return trail && HAS(trail->values, v);
}

const char *value_type(const struct var *v)
{
    return v->kind == VAR_DIM ? "dfg_dim" : "dfg_val";
}

int trail_word(const struct trail *trail, int i)
{
    int word = trail->names.n;
    while (i-- > 0)
        word += trail->values.at[i]->kind == VAR_DIM ? DIM_WORDS : VAL_WORDS;
    return word;
}

static cx trail_of(const struct trail *trail)
{
    return cx_address(cx_name(trail->var));
}

cx trail_word_at(const struct trail *trail, cx entry, int word)
{
    return entry ? cx_call("dfg_trail_name", trail_of(trail), entry, cx_int(word))
                 : cx_call("dfg_trail_end", trail_of(trail), cx_int(word));
}

cx trail_value_at(const struct trail *trail, cx entry, int i)
{
    const char *ask = trail->values.at[i]->kind == VAR_DIM ? "dfg_trail_dim" : "dfg_trail_val";
    cx last = cx_binary(CX_SUB, cx_member(cx_name(trail->var), "n"), cx_int(1));
    return cx_call(ask, trail_of(trail), entry ? entry : last, cx_int(trail_word(trail, i)));
}

/* ---- as a search has bound them ---- */

static cx node_word(const struct search *s, const struct pnode *p, bool at_end)
{
    const struct binding *b = &s->node[p->id];
    return at_end || !b->in.n ? bound_node(s, p, false) : cx_if(guards_cond(&b->in), b->var, cx_none());
}

static void value_words(const struct search *s, const struct var *v, bool at_end, cx_list *words)
{
    const struct binding *b = &s->var[v->id];
    cx is_bound = bound_state(b, NULL) == BOUND ? cx_true() : guards_cond(&b->in);
    for (int i = 0; !b->in.n && i < (v->kind == VAR_DIM ? DIM_WORDS : VAL_WORDS); i++)
        *PUSH(*words) = cx_int(0);
    if (!b->in.n)
        return;
    if (v->kind == VAR_DIM)
        *PUSH(*words) = cx_call("DFG_DIM_WORDS", is_bound, b->var);
    else
        *PUSH(*words) = cx_call("DFG_VAL_WORDS",
                                at_end ? b->var : cx_if(is_bound, b->var, cx_call_of("dfg_nil", 0, NULL)));
}

void trail_words(const struct search *s, const struct trail *trail, bool at_end, cx_list *words)
{
    for (int i = 0; i < trail->names.n; i++)
        *PUSH(*words) = node_word(s, trail->names.at[i], at_end);
    for (int i = 0; i < trail->values.n; i++)
        value_words(s, trail->values.at[i], at_end, words);
}

cx cx_words(const cx_list *words)
{
    return cx_braces("const uint32_t[]", words->n, words->at);
}
