/* table_tree.c -- the functions of a table that is data.
 *
 * In:   the predicates of a table's entries, numbered.
 * Out:  these as arrays, the tests of single nodes as a function; the table's
 *       functions, which label nodes by them (dfg_label.h).
 */
#include "table.h"
#include "../runtime/dfg_label.h"

#include <string.h>

/* ---- data ---- */

/* Numbers in lines, between braces that are there already. */
static void put_numbers(struct out *o, const int *at, int n, int mask)
{
    enum { FULL = 100 };
    char line[FULL + 16];
    int len = 0;
    for (int i = 0; i < n; i++) {
        len += pat_print(line + len, sizeof line - (size_t)len, "%s%d,", len ? " " : "", at[i] & mask);
        if (len > FULL || i + 1 == n) {
            outf(o, "    %s\n", line);
            len = 0;
        }
    }
}

static const char *said_of(const struct tree_pred *row)
{
    const struct pnode *from = row->pred->origin;
    if (!from)
        return "";
    return format(" %s:%d  %s", from->at.src->base, pat_source_place(from->at.src, from->at.begin).line,
                  source_text(from->at, 60));
}

static bool denies_operands(const struct tree *t)
{
    bool any = false;
    for (int i = 0; i < t->preds.n; i++)
        any = any || (t->preds.at[i].pred->kind == PRED_NOT && !pred_denies_leaf(t->preds.at[i].pred));
    return any;
}

/* Bits of the axes that ask it, by their number modulo 32. */
static uint32_t asked_on(const struct tree_pred *row)
{
    uint32_t bits = 0;
    for (int i = 0; i < row->askers.n; i += 2 + row->askers.at[i + 1])
        bits |= UINT32_C(1) << row->askers.at[i] % 32;
    return bits;
}

/* A line a predicate: is it asked, and its entries; who asks it.  Behind them where each begins, and the end. */
static void emit_code(struct table_writer *w, const char *name, const char *at)
{
    const struct tree *t = w->automaton->tree;
    outf(w->out, "static const uint16_t %s[] = {\n", name);
    VEC(int) words = {0}, places = {0};
    int begin = 0;
    for (int i = 0; i < t->preds.n; i++, begin += words.n, words.n = 0) {
        const struct tree_pred *row = &t->preds.at[i];
        *PUSH(words) = row->hits.n | (row->stored ? DFG_TREE_STORED : 0);
        *PUSH(words) = (int)(asked_on(row) & UINT16_MAX);
        *PUSH(words) = (int)(asked_on(row) >> 16);
        for (int k = 0; k < row->hits.n; k++)
            *PUSH(words) = bit_of(w, row->hits.at[k]);
        for (int k = 0; k < row->askers.n; k++)
            *PUSH(words) = row->askers.at[k];
        outf(w->out, "    /* %d:%s */\n", i, said_of(row));
        put_numbers(w->out, words.at, words.n, UINT16_MAX);
        *PUSH(places) = begin;
    }
    *PUSH(places) = begin;
    outf(w->out, "};\nstatic const uint32_t %s[] = {\n", at);
    put_numbers(w->out, places.at, places.n, INT32_MAX);
    outf(w->out, "};\n");
    DROP(words);
    DROP(places);
}

/* By operator: which predicates may hold, what decides whether they do, and where these begin. */
static void emit_ops_of(struct table_writer *w, const char *preds, const char *ops, const char *parts, const char *asks)
{
    const struct tree *t = w->automaton->tree;
    struct out *rows = out_new(), *decide = out_new();
    VEC(int) places = {0};
    int first = 0, first_ask = 0;
    outf(w->out, "static const uint16_t %s[] = {\n", preds);
    for (int i = 0; i < t->ops.n; i++) {
        const struct tree_op *row = &t->ops.at[i];
        const char *label = row->op ? op_label(w, row->op) : "DFG_OTHER";
        put_numbers(w->out, row->preds.at, row->preds.n, UINT16_MAX);
        outf(decide, "    /* %s */\n", label);
        put_numbers(decide, row->asks.at, row->asks.n, UINT16_MAX);
        outf(rows, "    [%s] = {%d, %d, %d, %d, %d, %d},\n", label, first, places.n, row->preds.n, row->axes,
             row->parts.n - TREE_OPERANDS, row->n_words);
        for (int k = 0; k < row->parts.n; k++)
            *PUSH(places) = first_ask + row->parts.at[k];
        first += row->preds.n;
        first_ask += row->asks.n;
    }
    outf(w->out, first == 0 ? "    0,\n};\n" : "};\n");
    outf(w->out, "static const uint16_t %s[] = {\n%s};\n", asks, text_of(decide));
    outf(w->out, "static const uint32_t %s[] = {\n", parts);
    put_numbers(w->out, places.at, places.n, INT32_MAX);
    outf(w->out, "};\nstatic const struct dfg_tree_row %s[] = {\n%s};\n", ops, text_of(rows));
    DROP(places);
}

static void add_atom(struct table_writer *w, struct routine *f, int number)
{
    const struct atom *a = w->automaton->tree->atoms.at[number];
    struct body b = {.w = w, .f = f, .top = path_step(NULL, 0), .twins = 1};
    const cx cond = atom_cond(&b, a, cx_name("n"));
    begin_case(f, cx_int(number));
    give(f, cond ? cond : cx_true());
    end_block(f);
    remark(f, comment_text(a->text));
}

static const char *emit_data(struct table_writer *w)
{
    const struct tree *t = w->automaton->tree;
    const char *c = w->table->c_name;
    const char *tree = names_own(w->names, format("%s_tree", c)), *atom = names_own(w->names, format("%s_atom", c));
    const char *code = names_own(w->names, format("%s_code", c)), *at = names_own(w->names, format("%s_at", c));
    const char *preds = names_own(w->names, format("%s_preds", c)), *ops = names_own(w->names, format("%s_of_op", c));
    const char *parts = names_own(w->names, format("%s_parts", c)), *asks = names_own(w->names, format("%s_asks", c));
    emit_cases(w, atom, "/* One test of a node. */\n", "atom", t->atoms.n, NULL, add_atom);
    outf(w->out, "/* Predicates of the table's entries and of their operands (struct dfg_tree). */\n");
    emit_code(w, code, at);
    emit_ops_of(w, preds, ops, parts, asks);
    outf(w->out, "static const struct dfg_tree %s = {\n    .number = %d, .n_entries = %d, .n_preds = %d, .at = %s, "
         ".code = %s,\n    .n_ops = sizeof %s / sizeof *%s, .of_op = %s, .op_preds = %s,\n"
         "    .parts = %s, .asks = %s,\n    .n_axes = %d, .asks_types = %s, .denies = %s, .atom = %s,\n};\n\n",
         tree, names_tree(w->names, plan_widest(t)), w->table->n_entries, t->preds.n, at, code, ops, ops, ops, preds, parts, asks, t->n_axes,
         t->asks_types ? "true" : "false", denies_operands(t) ? "true" : "false", atom);
    return tree;
}

/* ---- functions ---- */

/* What labels all nodes of a range: `f(g, &tree, first, last, nodes, sets)`. */
static void emit_range(struct table_writer *w, cx tree, const char *suffix, const char *type)
{
    struct routine *f = function_new("size_t", format("%s_%s", w->table->c_name, suffix));
    add_parameter(f, "const dfg_graph *", "g", NULL);
    add_parameter(f, "dfg_node", "first", NULL);
    add_parameter(f, "dfg_node", "last", NULL);
    add_parameter(f, "dfg_node *", "nodes", NULL);
    add_parameter(f, type, "sets", NULL);
    give(f, cx_call(format("dfg_label_%s", suffix), cx_g(), tree, cx_name("first"), cx_name("last"), cx_name("nodes"),
                    cx_name("sets")));
    print_function(f, w->out);
}

static void emit_entries(struct table_writer *w, cx tree)
{
    struct routine *f = function_new("struct dfg_entries", format("%s_set", w->table->c_name));
    add_parameter(f, "const dfg_graph *", "g", NULL);
    add_parameter(f, "uint32_t", "set", NULL);
    give(f, cx_call("dfg_label_entries", cx_g(), tree, cx_name("set")));
    print_function(f, w->out);
}

/* The entries that n is a candidate for, as bits of `set`, a pointer. */
static void set_bits(struct routine *f, cx tree, cx set)
{
    do_this(f, NULL, cx_call("dfg_label_bits", cx_g(), tree, cx_call("dfg_label", cx_g(), tree, cx_name("n")), set));
}

void add_labels(struct routine *f, struct table_writer *w)
{
    set_bits(f, cx_text(format("&%s", emit_data(w))), cx_name("set"));
}

static void emit_node(struct table_writer *w, cx tree)
{
    struct routine *f = candidates_function(w);
    const cx set = cx_name("set");
    set_bits(f, tree, w->words > 1 ? set : cx_address(set));
    print_candidates(f, w);
}

static void emit_first(struct table_writer *w, cx tree)
{
    struct routine *f = function_of_node("int32_t", format("%s_first", w->table->c_name));
    const cx all = cx_name("all"), i = cx_name("i"), bit = cx_name("bit");
    let(f, NULL, "const struct dfg_entries", "all",
        cx_call("dfg_label_entries", cx_g(), tree, cx_call("dfg_label", cx_g(), tree, cx_name("n"))));
    begin_loop(f, "uint32_t", "i", NULL, cx_binary(CX_LT, i, cx_member(all, "n")), NULL);
    let(f, NULL, "const uint32_t", "bit", cx_call("dfg_entry_of", all, i));
    give_if(f, confirmed(w, bit), entry_of(w, bit));
    end_block(f);
    give(f, cx_int(-1));
    print_function(f, w->out);
}

void emit_tree(struct table_writer *w)
{
    const cx tree = cx_text(format("&%s", emit_data(w)));
    emit_range(w, tree, "sweep", "uint64_t *");
    emit_range(w, tree, "hits", "uint32_t *");
    emit_entries(w, tree);
    emit_node(w, tree);
    emit_first(w, tree);
}

void emit_tree_header(const struct table *t, struct out *o)
{
    outf(o,
         "/* The same with the numbers of sets, and the entries of a set by its number, as bits of a set: many nodes\n"
         " * have one set, which is told once. */\n"
         "size_t %s_hits(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint32_t *sets);\n"
         "struct dfg_entries %s_set(const dfg_graph *g, uint32_t set);\n\n",
         t->c_name, t->c_name);
}
