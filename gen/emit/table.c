/* table.c -- the combined functions of a table.
 *
 * In:   a table, the automaton of its entries.
 * Out:  NAME_candidates: the entries that may match at a node, a bit each in
 *       order of priority; NAME_first: the first that does match;
 *       NAME_sweep: all nodes of a range that have candidates.
 *
 * Level 1 takes choices independently: it never misses an entry.  Where it is
 * exact nothing more is asked; the others are confirmed by their own matcher.
 * --strategy=flat asks the entries' matchers one by one behind the root's
 * operator: slow, and the reference to compare with.
 */
#include "table.h"

#include <string.h>

/* ---- the header ---- */

static int words_of(const struct table *t)
{
    return t->n_entries > 64 ? (t->n_entries + 63) / 64 : 1;
}

static const char *upper(const char *s)
{
    size_t n = strlen(s);
    char *t = alloc(n + 1);
    for (size_t i = 0; i < n; i++)
        t[i] = (char)(s[i] >= 'a' && s[i] <= 'z' ? s[i] - 'a' + 'A' : s[i]);
    return intern(t, n);
}

static void emit_entry_enum(const struct table *t, struct out *o)
{
    outf(o, "enum %s_entry {\n", t->c_name);
    for (int i = 0; i < t->n_entries; i++) {
        const struct entry *e = &t->entries[i];
        const struct span at = e->pattern->name_at;
        outf(o, "    %s, /* \"%s\": %s:%d */\n", e->c_name, comment_text(e->name), at.src->base,
             pat_source_place(at.src, at.begin).line);
    }
    outf(o, "    %s_N_ENTRIES\n};\nenum { %s_WORDS = %d /* 64-bit words of a candidate set */ };\n\n",
         upper(t->c_name), upper(t->c_name), words_of(t));
}

void emit_table_header(const struct table *t, struct out *o)
{
    const char *order = t->last_wins ? "the last entry lowest (last_wins)" : "the first entry lowest";
    emit_entry_enum(t, o);
    outf(o,
         "/* The entries of table %s that may match at n, a bit each in order of priority:\n * %s.  Never "
         "misses one.  "
         "Pure, no memory.\n */\n",
         t->name, order);
    if (words_of(t) == 1)
        outf(o, "uint64_t %s_candidates(const dfg_graph *g, dfg_node n);\n\n", t->c_name);
    else
        outf(o, "void %s_candidates(const dfg_graph *g, dfg_node n, uint64_t set[%d]);\n\n", t->c_name,
             words_of(t));
    outf(o, "/* The entry of highest priority that does match at n (enum %s_entry), or -1. */\n", t->c_name);
    outf(o, "int32_t %s_first(const dfg_graph *g, dfg_node n);\n\n", t->c_name);
    outf(o,
         "/* All nodes of first .. last-1 that have candidates, in order, with their sets (%d word%s each).\n"
         " * nodes and sets have room for last - first of them.  How many there are.\n */\n",
         words_of(t), words_of(t) > 1 ? "s" : "");
    outf(o,
         "size_t %s_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t "
         "*sets);\n\n",
         t->c_name);
}

/* ---- confirmation ---- */

static const char *why_text(const struct pattern_facts *f)
{
    enum { LONGEST = 55 };
    const char *text = f->exact ? "exact but for closures" : f->residue.at[0].text;
    return strlen(text) > LONGEST ? format("%.*s ...", LONGEST, text) : text;
}

/* Entry `bit` by its own matcher; an exact one only where functions use each other's values. */
static void emit_confirm(struct table_writer *w)
{
    const struct table *t = w->table;
    outf(w->out,
         "/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */\n");
    outf(w->out,
         "static bool %s_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)\n{\n    switch (bit) {\n",
         t->c_name);
    for (int bit = 0; bit < t->n_entries; bit++) {
        int i = bit_of(w, bit);
        const struct pattern *p = t->entries[i].pattern;
        bool exact = w->automaton->facts->of[i]->exact && !w->flat;
        outf(w->out, "    case %d: { /* %s: %s */\n        struct %s_match m;\n", bit, t->entries[i].c_name,
             comment_text(why_text(w->automaton->facts->of[i])), p->c_name);
        outf(w->out, "        return %s%s_match(g, n, &m);\n    }\n", exact ? "!dfg_has_closures(g) || " : "",
             p->c_name);
    }
    outf(w->out, "    default:\n        return false;\n    }\n}\n\n");
}

/* ---- the three functions ---- */

static bool same_op(const struct node_op *a, const struct node_op *b)
{
    return a->op == b->op && a->structural == b->structural;
}

static bool root_has(const struct root *r, const struct node_op *h)
{
    for (int i = 0; r->head && i < r->head->n_heads; i++)
        if (same_op(&r->head->heads[i], h))
            return true;
    return false;
}

/* What sets the bits for a root operator (NULL: for any other): `a(g, n) | b(g, n)`, or statements. */
static const char *calls_for(const struct table_writer *w, const struct node_op *h)
{
    cx all = NULL;
    const char *statements = "";
    for (int i = 0; i < w->automaton->roots.n; i++) {
        const struct root *r = &w->automaton->roots.at[i];
        if (r->head && !(h && root_has(r, h)))
            continue;
        const cx call = root_call(w, r);
        all = all ? cx_binary(CX_BIT_OR, all, call) : call;
        statements = format("%s%s%s;", statements, *statements ? " " : "", cx_flat(call));
    }
    return w->words > 1 || !all ? statements : cx_flat(all);
}

/* The cases of a switch on the root's operator, those that call the same together. */
static void emit_cases(struct table_writer *w, const char *before, const char *after)
{
    const struct automaton *a = w->automaton;
    for (int i = 0; i < a->ops.n; i++) {
        const char *calls = calls_for(w, a->ops.at[i]);
        bool first = true;
        for (int k = 0; k < i; k++)
            first = first && calls_for(w, a->ops.at[k]) != calls;
        if (!first)
            continue;
        for (int k = i; k < a->ops.n; k++)
            if (calls_for(w, a->ops.at[k]) == calls)
                outf(w->out, "case %s:\n", op_label(w, a->ops.at[k]));
        outf(w->out, "    %s%s%s\n", before, calls, after);
    }
}

static bool asks_any(const struct table_writer *w)
{
    for (int i = 0; i < w->automaton->roots.n; i++)
        if (!w->automaton->roots.at[i].head)
            return true;
    return false;
}

static void emit_candidates_narrow(struct table_writer *w, const char *head)
{
    const char *any = asks_any(w) ? calls_for(w, NULL) : "0";
    outf(w->out, "%s(const dfg_graph *g, dfg_node n)\n{\n", head);
    out_indent(w->out, 1);
    outf(w->out, "switch (dfg_op(g, n)) {\n");
    emit_cases(w, "return ", ";");
    outf(w->out, "default:\n    return %s;\n}\n", any);
    out_indent(w->out, -1);
    outf(w->out, "}\n\n");
}

static void emit_candidates_wide(struct table_writer *w, const char *head)
{
    outf(w->out,
         "static inline void %s_clear(uint64_t *set)\n{\n    for (int i = 0; i < %d; i++)\n        set[i] = "
         "0;\n}\n\n",
         w->table->c_name, w->words);
    outf(w->out, "%s(const dfg_graph *g, dfg_node n, uint64_t %s)\n{\n", head,
         w->is_private ? "*set" : format("set[%d]", w->words));
    out_indent(w->out, 1);
    outf(w->out, "%s_clear(set);\nswitch (dfg_op(g, n)) {\n", w->table->c_name);
    emit_cases(w, "", "\n    break;");
    outf(w->out, "default:\n    %s%sbreak;\n}\n", calls_for(w, NULL), asks_any(w) ? "\n    " : "");
    out_indent(w->out, -1);
    outf(w->out, "}\n\n");
}

/* What first() asks of a candidate: nothing, where the candidates are confirmed already. */
static const char *confirm_text(const struct table_writer *w)
{
    return w->flat ? "" : format("if (%s_confirm(g, n, bit))\n    ", w->table->c_name);
}

static const char *index_text(const struct table_writer *w, const char *bit)
{
    return w->table->last_wins ? format("%d - %s", w->table->n_entries - 1, bit) : bit;
}

static void emit_first_narrow(struct table_writer *w)
{
    const char *name = w->table->c_name;
    outf(w->out, "int32_t %s_first(const dfg_graph *g, dfg_node n)\n{\n", name);
    out_indent(w->out, 1);
    outf(w->out, "for (uint64_t set = %s_candidates(g, n); set != 0; set &= set - 1) {\n", name);
    out_indent(w->out, 1);
    outf(w->out, "const uint32_t bit = dfg_lowest_bit(set);\n%sreturn %s;\n", confirm_text(w),
         index_text(w, "(int32_t)bit"));
    out_indent(w->out, -1);
    outf(w->out, "}\nreturn -1;\n");
    out_indent(w->out, -1);
    outf(w->out, "}\n\n");
}

static void emit_first_wide(struct table_writer *w)
{
    const char *name = w->table->c_name;
    outf(w->out, "int32_t %s_first(const dfg_graph *g, dfg_node n)\n{\n", name);
    out_indent(w->out, 1);
    outf(w->out, "uint64_t set[%d];\n%s_candidates(g, n, set);\nfor (uint32_t i = 0; i < %d; i++)\n",
         w->words, name, w->words);
    outf(w->out, "    for (uint64_t left = set[i]; left != 0; left &= left - 1) {\n");
    out_indent(w->out, 2);
    outf(w->out, "const uint32_t bit = 64 * i + dfg_lowest_bit(left);\n%sreturn %s;\n", confirm_text(w),
         index_text(w, "(int32_t)bit"));
    out_indent(w->out, -2);
    outf(w->out, "    }\nreturn -1;\n");
    out_indent(w->out, -1);
    outf(w->out, "}\n\n");
}

/* Stores come for every root operator, the count moves where there is a candidate: no branch to mispredict.
 */
/* Where all roots call one operator its number in the module is loaded once for all nodes. */
static bool has_one_root(const struct table_writer *w)
{
    return !asks_any(w) && w->automaton->ops.n == 1 && w->automaton->ops.at[0]->op != NULL;
}

/* The candidate set of n into `set`, where the root operator has a case. */
static void emit_root_switch(struct table_writer *w, const char *clear)
{
    bool wide = w->words > 1;
    outf(w->out, "switch (dfg_op(g, n)) {\n");
    emit_cases(w, wide ? clear : "set = ", wide ? "\n    break;" : ";\n    break;");
    if (asks_any(w))
        outf(w->out, "default:\n    %s%s%s\n    break;\n}\n", wide ? clear : "set = ", calls_for(w, NULL),
             wide ? "" : ";");
    else
        outf(w->out, "default:\n    continue;\n}\n");
}

static void emit_sweep_body(struct table_writer *w)
{
    bool wide = w->words > 1;
    const char *clear = format("%s_clear(set);\n    ", w->table->c_name);
    if (wide)
        outf(w->out, "uint64_t *set = sets + %d * count;\n", w->words);
    else if (!has_one_root(w))
        outf(w->out, "uint64_t set;\n");
    if (!has_one_root(w))
        emit_root_switch(w, clear);
    else if (wide)
        outf(w->out, "%s_clear(set);\n%s\n", w->table->c_name, calls_for(w, w->automaton->ops.at[0]));
    else
        outf(w->out, "const uint64_t set = %s;\n", calls_for(w, w->automaton->ops.at[0]));
    const char *some = "set[0]";
    for (int i = 1; i < w->words; i++)
        some = format("%s | set[%d]", some, i);
    outf(w->out,
         wide ? "nodes[count] = n;\ncount += (%s) != 0;\n"
              : "nodes[count] = n;\nsets[count] = set;\ncount += set != 0;\n",
         some);
}

static void emit_sweep(struct table_writer *w)
{
    outf(w->out,
         "size_t %s_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t "
         "*sets)\n{\n",
         w->table->c_name);
    outf(w->out, "    size_t count = 0;\n    for (dfg_node n = first; n < last; n++) {\n");
    out_indent(w->out, 2);
    if (has_one_root(w))
        outf(w->out, "if (!dfg_calls(g, n, %s))\n    continue;\n", op_label(w, w->automaton->ops.at[0]));
    emit_sweep_body(w);
    out_indent(w->out, -2);
    outf(w->out, "    }\n    return count;\n}\n\n");
}

void emit_table(struct names *names, const struct table *t, const struct automaton *a, struct out *o)
{
    struct table_writer w = {.names = names, .table = t, .automaton = a, .out = o, .words = words_of(t)};
    w.flat = opt.strategy == STRATEGY_FLAT;
    struct place at = pat_source_place(t->at.src, t->at.begin);
    outf(o, "/* ---- %s:%d  table %s%s ---- */\n\n", t->at.src->base, at.line, t->name,
         t->last_wins ? " : last_wins" : "");
    emit_confirm(&w);
    emit_roots(&w);
    if (w.words == 1) {
        emit_candidates_narrow(&w, format("uint64_t %s_candidates", t->c_name));
        emit_first_narrow(&w);
    } else {
        emit_candidates_wide(&w, format("void %s_candidates", t->c_name));
        emit_first_wide(&w);
    }
    emit_sweep(&w);
}

void emit_candidates(struct names *names, const struct table *t, const struct automaton *a, struct out *o)
{
    struct table_writer w = {.names = names, .table = t, .automaton = a, .out = o, .words = words_of(t)};
    const char *name = t->c_name;
    w.is_private = true;
    emit_roots(&w);
    const bool wide = w.words > 1;
    if (wide)
        emit_candidates_wide(&w, format("static void %s_at", name));
    else
        emit_candidates_narrow(&w, format("static uint64_t %s_at", name));
    outf(o, "static void %s_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)\n{\n",
         name);
    outf(o, "    (void)self;\n    %s%s_at(g, n%s);\n}\n\n", wide ? "" : "*set = ", name, wide ? ", set" : "");
}
