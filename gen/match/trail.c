/* trail.c -- what the repetitions of a chain share, as words of a trail.
 *
 * In:   the names: nodes, extents, attribute values.
 * Out:  text of their words, as a search has bound them, or as the trail says.
 *
 * A node is one word; of an extent the first word says that it is bound, since
 * it may be unknown; of a value the tag does.
 */
#include "match.h"

enum { DIM_WORDS = 3, VAL_WORDS = 4 };

bool is_on_trail(const struct trail *trail, const struct pnode *p)
{
    bool found = false;
    for (int i = 0; trail && i < trail->names.n; i++)
        found |= trail->names.at[i] == p;
    return found;
}

bool is_value_on_trail(const struct trail *trail, const struct var *v)
{
    bool found = false;
    for (int i = 0; trail && i < trail->values.n; i++)
        found |= trail->values.at[i] == v;
    return found;
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

const char *trail_word_at(const struct trail *trail, const char *entry, int word)
{
    return entry ? format("dfg_trail_name(&%s, %s, %d)", trail->var, entry, word)
                 : format("dfg_trail_end(&%s, %d)", trail->var, word);
}

const char *trail_value_at(const struct trail *trail, const char *entry, int i)
{
    return format("dfg_trail_%s(&%s, %s, %d)", trail->values.at[i]->kind == VAR_DIM ? "dim" : "val", trail->var,
                  entry ? entry : format("%s.n - 1", trail->var), trail_word(trail, i));
}

/* ---- as a search has bound them ---- */

static const char *node_word(const struct search *s, const struct pnode *p, bool at_end)
{
    const struct binding *b = &s->node[p->id];
    return at_end || !b->in.n ? bound_node(s, p, false) : format("%s ? %s : DFG_NONE", guards_text(&b->in), b->var);
}

static const char *value_words(const struct search *s, const struct var *v, bool at_end)
{
    const struct binding *b = &s->var[v->id];
    const char *is_bound = bound_state(b, NULL) == BOUND ? "true" : guards_text(&b->in);
    if (!b->in.n)
        return v->kind == VAR_DIM ? "0, 0, 0" : "0, 0, 0, 0";
    if (v->kind == VAR_DIM)
        return format("DFG_DIM_WORDS(%s, %s)", is_bound, b->var);
    return at_end ? format("DFG_VAL_WORDS(%s)", b->var)
                  : format("DFG_VAL_WORDS(%s ? %s : dfg_nil())", is_bound, b->var);
}

const char *trail_words(const struct search *s, const struct trail *trail, bool at_end)
{
    const char *text = NULL;
    for (int i = 0; i < trail->names.n + trail->values.n; i++) {
        const int k = i - trail->names.n;
        const char *one = k < 0 ? node_word(s, trail->names.at[i], at_end)
                                : value_words(s, trail->values.at[k], at_end);
        text = text ? format("%s, %s", text, one) : one;
    }
    return text;
}
