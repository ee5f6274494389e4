/* string.c -- conditions that read the bytes of strings.
 *
 * In:   string values, in which the number of a string that the module never
 *       saw is the file's.
 * Out:  globs, extents by the letter of a layout, strings by their bytes.
 *       Unknown (NIL) where a value is no string.
 */
#include "free.h"

static size_t length(const char *text)
{
    size_t n = 0;
    while (text[n] != '\0')
        n++;
    return n;
}

/* The bytes of a string value; NULL: it is none, or one that equals nothing. */
static const char *text_of(const dfg_graph *g, const dfg_val *v, size_t *len)
{
    *len = 0;
    if (v->tag != DFG_V_STR)
        return NULL;
    if ((v->u.id & DFG_UNSEEN) == 0) {
        *len = dfg_symbol_len(g->module, v->u.id);
        return dfg_symbol_text(g->module, v->u.id);
    }
    uint32_t s = v->u.id & ~DFG_UNSEEN;
    if (g->names == NULL || s >= g->names->n_strs)
        return NULL;
    *len = length(g->names->strs[s]);
    return g->names->strs[s];
}

enum dfg_tri dfg_glob(const dfg_graph *g, dfg_val str, const char *glob)
{
    size_t len;
    const char *text = text_of(g, &str, &len);
    if (text == NULL)
        return DFG_UNKNOWN;
    return dfg_glob_matches(glob, text, len) ? DFG_TRUE : DFG_FALSE;
}

dfg_val dfg_text_val(const dfg_graph *g, const char *text)
{
    if (text == NULL)
        return dfg_nil();
    const size_t len = length(text);
    uint32_t id = dfg_find_symbol(g->module, text, len);
    if (id == 0)
        id = UINT32_MAX; /* equals nothing, unless the file has it */
    for (uint32_t s = 0; id == UINT32_MAX && g->names != NULL && s < g->names->n_strs; s++)
        if (g->names->strs[s] != NULL && length(g->names->strs[s]) == len && memcmp(g->names->strs[s], text, len) == 0)
            id = DFG_UNSEEN | s;
    return (dfg_val){.tag = DFG_V_STR, .u.id = id};
}

static bool is_letter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

dfg_val dfg_layout_dim_at(const dfg_graph *g, dfg_node n, const dfg_val *layout, const dfg_val *letter)
{
    size_t len, letter_len;
    const char *text = text_of(g, layout, &len), *wanted = text_of(g, letter, &letter_len);
    int64_t letters = 0, found = -1;
    if (text == NULL || wanted == NULL || letter_len != 1)
        return dfg_nil();
    for (size_t i = 0; i < len; i++) {
        if (!is_letter(text[i]))
            continue; /* the size of a block, as in NCHW4c */
        if (text[i] == wanted[0] && found < 0)
            found = letters;
        letters++;
    }
    return found < 0 || letters != dfg_rank(g, n) ? dfg_nil() : dfg_extent_of(g, n, found);
}

dfg_val dfg_layout_dim(const dfg_graph *g, dfg_node n, dfg_val layout, dfg_val letter)
{
    return dfg_layout_dim_at(g, n, &layout, &letter);
}
