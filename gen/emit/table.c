/* table.c -- the combined functions of a table.
 *
 * In:   a table, the automaton of its entries.
 * Out:  NAME_sweep: all nodes of a range with entries that may match there, a bit
 *       each in order of priority; NAME_candidates: the same of one node;
 *       NAME_first: the first that does match; of rules only NAME_candidates.
 *
 * Level 1 treats choices as independent: it never misses an entry.  Where it is
 * exact, that is all; other entries are confirmed by their own matcher.
 * --strategy=flat calls the entries' matchers one by one after a test of the
 * root's operator: slow, and the reference to compare with.
 */
#include "table.h"

#include <string.h>

/* ---- the header ---- */

int table_words(const struct table *t)
{
    return t->n_entries > 64 ? (t->n_entries + 63) / 64 : 1;
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
    outf(o, "    %s\n};\nenum { %s = %d /* 64-bit words of a candidate set */ };\n\n", t->c_count, t->c_words,
         table_words(t));
}

void emit_table_header(const struct unit *u, const struct table *t, struct out *o)
{
    const bool is_tree = automaton_of(u, t) && automaton_of(u, t)->tree;
    const char *order = t->last_wins ? "the last entry lowest (last_wins)" : "the first entry lowest";
    emit_entry_enum(t, o);
    outf(o,
         "/* The entries of table %s that may match at n, a bit each in order of priority:\n * %s.  Never "
         "misses one.  "
         "%s\n */\n",
         t->name, order,
         is_tree ? "Nodes are labelled\n * in the memory of the view, which so belongs to one thread." : "Pure, no memory.");
    if (table_words(t) == 1)
        outf(o, "uint64_t %s_candidates(const dfg_graph *g, dfg_node n);\n\n", t->c_name);
    else
        outf(o, "void %s_candidates(const dfg_graph *g, dfg_node n, uint64_t set[%d]);\n\n", t->c_name,
             table_words(t));
    outf(o, "/* The entry of highest priority that does match at n (enum %s_entry), or -1. */\n", t->c_name);
    outf(o, "int32_t %s_first(const dfg_graph *g, dfg_node n);\n\n", t->c_name);
    outf(o, "/* All %s that have candidates, in %s, with their sets (%d word%s each).\n",
         opt.binding ? "of n_all nodes" : "nodes of first .. last-1", opt.binding ? "their order" : "order", table_words(t),
         table_words(t) > 1 ? "s" : "");
    outf(o, " * nodes and sets have room for %s of them.  How many there are.\n */\n", opt.binding ? "all" : "last - first");
    outf(o, "size_t %s_sweep(const dfg_graph *g, %s, dfg_node *nodes, uint64_t *sets);\n\n", t->c_name,
         opt.binding ? "const dfg_node *all, size_t n_all" : "dfg_node first, dfg_node last");
    if (is_tree && !opt.binding)
        emit_tree_header(t, o);
}

/* ---- confirmation ---- */

/* Why level 1 does not tell. */
static const char *why_text(const struct pattern_facts *f)
{
    enum { LONGEST = 55 };
    const char *text = comment_text(f->residue.at[0].text);
    return strlen(text) > LONGEST ? format("%.*s ...", LONGEST, text) : text;
}

cx confirmed(const struct table_writer *w, cx bit)
{
    return cx_call(format("%s_confirm", w->table->c_name), cx_g(), cx_name("n"), bit);
}

static struct routine *cases_function(const char *name, const char *number)
{
    struct routine *f = function_of_node("static bool", name);
    add_parameter(f, "uint32_t", number, NULL);
    return f;
}

static void add_cases_to(struct table_writer *w, struct routine *f, const char *number, int from, int to,
                         void (*add_case)(struct table_writer *, struct routine *, int))
{
    begin_switch(f, cx_name(number));
    for (int i = from; i < to; i++)
        add_case(w, f, i);
    begin_case(f, NULL);
    give(f, cx_false());
    end_block(f);
    end_block(f);
}

enum { PER_FUNCTION = 32 }; /* cases: longer functions are no pleasure to read */

void emit_cases(struct table_writer *w, const char *name, const char *text, const char *number, int n, cx always,
                void (*add_case)(struct table_writer *, struct routine *, int number))
{
    struct routine *f = cases_function(name, number);
    f->text = text;
    if (always)
        give_if(f, always, cx_true());
    for (int from = 0; n > PER_FUNCTION && from < n; from += PER_FUNCTION) {
        const int to = from + PER_FUNCTION < n ? from + PER_FUNCTION : n;
        struct routine *part = cases_function(names_own(w->names, f->name), number);
        part->text = format("/* Candidates %d to %d. */\n", from, to - 1);
        add_cases_to(w, part, number, from, to, add_case);
        print_function(part, w->out);
        if (to < n)
            give_if(f, cx_binary(CX_LT, cx_name(number), cx_int(to)), routine_call(part));
        else
            give(f, routine_call(part));
    }
    if (n <= PER_FUNCTION)
        add_cases_to(w, f, number, 0, n, add_case);
    print_function(f, w->out);
}

/* Does level 1 tell of the entry, but for functions that use each other's values? */
static bool is_told(const struct table_writer *w, int entry)
{
    return w->automaton->facts->of[entry]->exact && !w->flat && !w->automaton->tree;
}

static bool all_are_told(const struct table_writer *w)
{
    bool all = true;
    for (int i = 0; all && i < w->table->n_entries; i++)
        all = is_told(w, i);
    return all;
}

/* Entry `bit` by its own matcher. */
static void add_entry(struct table_writer *w, struct routine *f, int bit)
{
    const int i = bit_of(w, bit);
    const struct entry *e = &w->table->entries[i];
    const struct pattern_facts *facts = w->automaton->facts->of[i];
    const char *ask = is_told(w, i) && !all_are_told(w) ? "DFG_MATCHES_CANDIDATE" : "DFG_MATCHES";
    begin_case(f, cx_int(bit));
    give(f, cx_call(ask, cx_text(e->pattern->c_name), cx_g(), cx_name("n")));
    end_block(f);
    if (!facts->exact)
        remark(f, why_text(facts));
}

static void emit_confirm(struct table_writer *w)
{
    emit_cases(w, format("%s_confirm", w->table->c_name),
               "/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */\n", "bit",
               w->table->n_entries, all_are_told(w) ? cx_not(cx_call("dfg_has_closures", cx_g())) : NULL, add_entry);
}

/* ---- candidates ---- */

/* The functions that set the bits for a root operator (NULL: for any other). */
static cx_list calls_for(const struct table_writer *w, const struct node_op *h)
{
    cx_list all = {0};
    for (int i = 0; i < w->automaton->roots.n; i++) {
        const struct root *r = &w->automaton->roots.at[i];
        if (!r->head || (h && has_op(r->head, h)))
            *PUSH(all) = root_call(w, r);
    }
    return all;
}

static bool same_calls(const cx_list *a, const cx_list *b)
{
    bool same = a->n == b->n;
    for (int i = 0; same && i < a->n; i++)
        same = a->at[i] == b->at[i];
    return same;
}

static void clear(struct routine *f, const struct table_writer *w)
{
    do_this(f, NULL, cx_call("dfg_clear_set", cx_name("set"), cx_int(w->words)));
}

/* Of one word: `a(g, n) | b(g, n)`. */
static cx union_of(const cx_list *calls)
{
    cx all = NULL;
    for (int i = 0; i < calls->n; i++)
        all = all ? cx_binary(CX_BIT_OR, all, calls->at[i]) : calls->at[i];
    return all ? all : cx_int(0);
}

/* Of `set`: several words, the one that is given, or a variable.  A sweep has cleared them, and asks if there is any. */
static void store_set(struct routine *f, const struct table_writer *w, const cx_list *calls)
{
    if (w->words > 1) {
        if (w->is_private)
            clear(f, w);
        for (int i = 0; i < calls->n; i++)
            do_this(f, NULL, w->is_private ? calls->at[i]
                             : i == 0      ? cx_assign(cx_name("found"), calls->at[i])
                                           : cx_binary(CX_OR_INTO, cx_name("found"), calls->at[i]));
    } else if (w->is_private) {
        do_this(f, NULL, cx_assign(cx_deref(cx_name("set")), union_of(calls)));
    } else {
        set(f, NULL, "set", union_of(calls));
    }
}

/* The cases of a switch on the root's operator, those that call the same together.  exact: it is one of these. */
static void add_cases(struct routine *f, const struct table_writer *w, bool exact)
{
    const struct automaton *a = w->automaton;
    int left = a->ops.n;
    for (int i = 0; i < a->ops.n; i++) {
        const cx_list calls = calls_for(w, a->ops.at[i]);
        const char *last = NULL;
        bool first = true, begun = false;
        for (int k = 0; k < a->ops.n; k++) {
            const cx_list other = calls_for(w, a->ops.at[k]);
            if (!same_calls(&calls, &other))
                continue;
            first = first && k >= i;
            if (!first)
                break;
            if (begun)
                end_block(f);
            begun = true;
            last = op_label(w, a->ops.at[k]);
            left--;
            begin_case(f, exact && left == 0 ? NULL : cx_text(last));
        }
        if (!first)
            continue;
        store_set(f, w, &calls);
        end_block(f);
        if (exact && left == 0)
            remark(f, last);
    }
}

static bool asks_any(const struct table_writer *w)
{
    for (int i = 0; i < w->automaton->roots.n; i++)
        if (!w->automaton->roots.at[i].head)
            return true;
    return false;
}

static cx root_op(void)
{
    return cx_call("dfg_op", cx_g(), cx_name("n"));
}

/* ---- the three functions ---- */

enum { MOST_PASSED_FOR = 4 }; /* operators, of dfg_scan_for_any */

/* Where all roots call one operator its number in the module is loaded once for all nodes. */
static bool has_one_root(const struct table_writer *w)
{
    return !asks_any(w) && w->automaton->ops.n == 1 && w->automaton->ops.at[0]->op != NULL;
}

/* Do all roots call one of so few operators that other nodes are passed quickly? */
static bool has_few_roots(const struct table_writer *w)
{
    const struct automaton *a = w->automaton;
    bool few = !opt.binding && !asks_any(w) && a->ops.n <= MOST_PASSED_FOR;
    for (int i = 0; few && i < a->ops.n; i++)
        few = a->ops.at[i]->op != NULL;
    return few && a->ops.n > 0;
}

/* The set of n, where a root can call its operator; else the next node. */
static void add_set(struct routine *f, const struct table_writer *w)
{
    const bool wide = w->words > 1;
    const cx_list calls = has_one_root(w) ? calls_for(w, w->automaton->ops.at[0]) : calls_for(w, NULL);
    if (has_one_root(w) && !wide) {
        let(f, NULL, "const uint64_t", "set", union_of(&calls));
        return;
    }
    let(f, NULL, wide ? "bool" : "uint64_t", wide ? "found" : "set", NULL);
    if (has_one_root(w)) {
        store_set(f, w, &calls);
        return;
    }
    begin_switch(f, root_op());
    add_cases(f, w, has_few_roots(w));
    if (has_few_roots(w)) { /* nodes that call others were passed */
        end_block(f);
        return;
    }
    begin_case(f, NULL);
    if (asks_any(w))
        store_set(f, w, &calls);
    else
        next_round(f);
    end_block(f);
    end_block(f);
}

/* Of the range those nodes that call an operator of a root. */
static void begin_scan(struct routine *f, const struct table_writer *w)
{
    const node_ops *ops = &w->automaton->ops;
    const cx n = cx_name("n"), first = cx_name("first"), last = cx_name("last"), scan = cx_name("scan");
    cx op[MOST_PASSED_FOR];
    for (int i = 0; i < MOST_PASSED_FOR; i++)
        op[i] = cx_text(op_label(w, ops->at[i < ops->n ? i : ops->n - 1]));
    if (ops->n > 1)
        let(f, NULL, "static const uint32_t", format("roots[%d]", MOST_PASSED_FOR), cx_braces(NULL, MOST_PASSED_FOR, op));
    let(f, NULL, "struct dfg_scan", "scan",
        ops->n > 1 ? cx_call("dfg_scan_for_any", cx_g(), first, last, cx_name("roots"))
                   : cx_call("dfg_scan_for", cx_g(), first, last, op[0]));
    begin_loop(f, "dfg_node", "n", NULL, cx_binary(CX_LT, cx_assign(n, cx_call("dfg_scan_next", cx_address(scan))), last), n);
}

/* All nodes of a range, or those given; of them those that call the one operator of all roots, or one of a few. */
static void begin_nodes(struct routine *f, const struct table_writer *w)
{
    const cx n = cx_name("n"), i = cx_name("i");
    if (has_few_roots(w)) {
        begin_scan(f, w);
    } else if (opt.binding) { /* nodes need have no numbers */
        begin_loop(f, "size_t", "i", cx_int(0), cx_binary(CX_LT, i, cx_name("n_all")), NULL);
        let(f, NULL, "dfg_node", "n", cx_index(cx_name("all"), i));
    } else {
        begin_loop(f, "dfg_node", "n", cx_name("first"), cx_binary(CX_LT, n, cx_name("last")), NULL);
    }
    if (opt.binding && has_one_root(w)) {
        begin_if(f, cx_not(cx_call("dfg_calls", cx_g(), n, cx_text(op_label(w, w->automaton->ops.at[0])))));
        next_round(f);
        end_block(f);
    }
}

/* Of several words: the set is cleared, and filled where it stands. */
static void add_wide_hit(struct routine *f, const struct table_writer *w)
{
    const cx count = cx_name("count"), n = cx_name("n"), one = cx_int(1);
    begin_if(f, cx_not(cx_name("found")));
    next_round(f);
    end_block(f);
    do_this(f, NULL, cx_assign(cx_index(cx_name("nodes"), cx_increment(count)), n));
    do_this(f, NULL, cx_binary(CX_ADD_INTO, cx_name("set"), cx_int(w->words)));
    begin_if(f, opt.binding ? cx_ne(cx_name("i"), cx_binary(CX_SUB, cx_name("n_all"), one))
                            : cx_ne(n, cx_binary(CX_SUB, cx_name("last"), one)));
    clear(f, w); /* there is room for one more */
    end_block(f);
}

/* Of one word stores come for every root operator, the count moves where there is a candidate: no branch to mispredict. */
static void add_hit(struct routine *f)
{
    const cx count = cx_name("count"), set = cx_name("set");
    do_this(f, NULL, cx_assign(cx_index(cx_name("nodes"), count), cx_name("n")));
    do_this(f, NULL, cx_assign(cx_index(cx_name("sets"), count), set));
    do_this(f, NULL, cx_binary(CX_ADD_INTO, count, cx_ne(set, cx_int(0))));
}

static void emit_sweep(struct table_writer *w)
{
    struct routine *f = function_new("size_t", format("%s_sweep", w->table->c_name));
    const cx count = cx_name("count");
    add_parameter(f, "const dfg_graph *", "g", NULL);
    if (opt.binding) {
        add_parameter(f, "const dfg_node *", "all", NULL);
        add_parameter(f, "size_t", "n_all", NULL);
    } else {
        add_parameter(f, "dfg_node", "first", NULL);
        add_parameter(f, "dfg_node", "last", NULL);
    }
    add_parameter(f, "dfg_node *", "nodes", NULL);
    add_parameter(f, "uint64_t *", "sets", NULL);
    let(f, NULL, "size_t", "count", cx_int(0));
    if (w->words > 1) {
        let(f, NULL, "uint64_t *", "set", cx_name("sets"));
        begin_if(f, opt.binding ? cx_binary(CX_GT, cx_name("n_all"), cx_int(0)) : cx_binary(CX_LT, cx_name("first"), cx_name("last")));
        clear(f, w);
        end_block(f);
    }
    begin_nodes(f, w);
    add_set(f, w);
    if (w->words > 1)
        add_wide_hit(f, w);
    else
        add_hit(f);
    end_block(f);
    give(f, count);
    print_function(f, w->out);
}

struct routine *candidates_function(const struct table_writer *w)
{
    struct routine *f = function_of_node(w->words > 1 ? "void" : "uint64_t", format("%s_candidates", w->table->c_name));
    if (w->words > 1) {
        add_parameter(f, "uint64_t", "set", NULL);
        f->params.at[f->params.n - 1].decl = format("uint64_t set[%d]", w->words);
    } else {
        let(f, NULL, "uint64_t", "set", cx_int(0));
    }
    return f;
}

void print_candidates(struct routine *f, const struct table_writer *w)
{
    if (w->words == 1)
        give(f, cx_name("set"));
    print_function(f, w->out);
}

cx entry_of(const struct table_writer *w, cx bit)
{
    const cx number = cx_cast("int32_t", bit);
    return w->table->last_wins ? cx_binary(CX_SUB, cx_int(w->table->n_entries - 1), number) : number;
}

/* A sweep of one node: how many sets it stores, one or none. */
static cx sweep_node(struct routine *f, const struct table_writer *w)
{
    const cx n = cx_name("n"), set = cx_name("set"), behind = cx_binary(CX_ADD, n, cx_int(1));
    let(f, NULL, "dfg_node", "node", n);
    return cx_call(format("%s_sweep", w->table->c_name), cx_g(), opt.binding ? cx_address(n) : n,
                   opt.binding ? cx_int(1) : behind, cx_address(cx_name("node")), w->words > 1 ? set : cx_address(set));
}

static void emit_node(struct table_writer *w)
{
    struct routine *f = candidates_function(w);
    do_this(f, NULL, sweep_node(f, w));
    print_candidates(f, w);
}

/* The bits of a word, lowest first; `from` is that of the first. */
static void add_first(struct routine *f, const struct table_writer *w, const char *word, cx first, cx from)
{
    const cx bit = cx_name("bit"), left = cx_name(word), lowest = cx_call("dfg_lowest_bit", left);
    const cx one_less = cx_binary(CX_SUB, left, cx_int(1));
    begin_loop(f, "uint64_t", word, first, cx_ne(left, cx_int(0)), cx_binary(CX_AND_INTO, left, one_less));
    let(f, NULL, "const uint32_t", "bit", from ? cx_binary(CX_ADD, from, lowest) : lowest);
    if (w->flat) /* the candidates are confirmed already */
        give(f, entry_of(w, bit));
    else
        give_if(f, confirmed(w, bit), entry_of(w, bit));
    end_block(f);
}

static void emit_first(struct table_writer *w)
{
    const char *name = w->table->c_name;
    const cx n = cx_name("n"), i = cx_name("i"), set = cx_name("set");
    struct routine *f = function_of_node("int32_t", format("%s_first", name));
    if (w->words == 1) {
        add_first(f, w, "set", cx_call(format("%s_candidates", name), cx_g(), n), NULL);
    } else {
        array(f, "uint64_t", "set", w->words);
        give_if(f, cx_eq(sweep_node(f, w), cx_int(0)), cx_int(-1));
        begin_loop(f, "uint32_t", "i", NULL, cx_binary(CX_LT, i, cx_int(w->words)), NULL);
        add_first(f, w, "left", cx_index(set, i), cx_binary(CX_MUL, cx_int(64), i));
        end_block(f);
    }
    give(f, cx_int(-1));
    print_function(f, w->out);
}

const struct automaton *automaton_of(const struct unit *u, const struct table *t)
{
    static struct map made;
    struct automaton *a = pat_map_get(&made, (const char *)t);
    VEC(struct pattern *) patterns = {0};
    if (a || !t->own || t->n_entries == 0)
        return a;
    for (int i = 0; i < t->n_entries; i++)
        *PUSH(patterns) = t->entries[i].pattern;
    a = plan_table(facts_of(u, patterns.at, patterns.n));
    map_put(&made, (const char *)t, a);
    return a;
}

void emit_table(struct names *names, const struct table *t, const struct automaton *a, struct out *o)
{
    struct table_writer w = {.names = names, .table = t, .automaton = a, .out = o, .words = table_words(t)};
    w.flat = opt.strategy == STRATEGY_FLAT;
    struct place at = pat_source_place(t->at.src, t->at.begin);
    outf(o, "/* ---- %s:%d  table %s%s ---- */\n\n", t->at.src->base, at.line, t->name,
         t->last_wins ? " : last_wins" : "");
    emit_confirm(&w);
    if (a->tree) {
        emit_tree(&w);
        return;
    }
    emit_roots(&w);
    emit_sweep(&w);
    emit_node(&w);
    emit_first(&w);
}

const char *root_operators(struct names *names, const struct automaton *a, int entry)
{
    const struct table_writer w = {.names = names};
    node_ops ops = {0};
    const char *all = "";
    if (!plan_root_ops(a->facts->of[entry]->pred, &ops))
        return NULL;
    for (int i = 0; i < ops.n; i++)
        all = format("%s%s%s", all, i ? ", " : "", op_label(&w, ops.at[i]));
    return format("DFG_ROOTS(%s)", all);
}

void emit_candidates(struct names *names, const struct table *t, const struct automaton *a, struct out *o)
{
    struct table_writer w = {.names = names, .table = t, .automaton = a, .out = o, .words = table_words(t)};
    struct routine *f = function_new("static void", format("%s_candidates", t->c_name));
    w.is_private = true;
    add_parameter(f, "const struct dfg_rules *", "self", NULL);
    table_params(f, true);
    if (a->tree) {
        add_labels(f, &w);
        print_function(f, o);
        return;
    }
    emit_roots(&w);
    const cx_list any = calls_for(&w, NULL);
    begin_switch(f, root_op());
    add_cases(f, &w, false);
    begin_case(f, NULL);
    store_set(f, &w, &any);
    end_block(f);
    end_block(f);
    print_function(f, o);
}
