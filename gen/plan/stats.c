/* stats.c -- --stats: how much each pattern tests, and what its table makes of it.
 *
 * In:   facts; the automaton where they are a table's (NULL: each by itself).
 * Out:  text, or with --stats=json an object a line: facts, those of them that
 *       another pattern of the list shares, exact or why not, worst-case tests at
 *       one node, about how many bytes of machine code, a bound of its stack.
 */
#include "match/match.h"
#include "plan.h"
#include "print/stack.h"

#include <string.h>

/* Bytes at -Os on x86-64, by a fit over the shipped tables: of a matcher with both of its functions, of a
 * test in it, of what is left over; of a table's functions, of a group of questions in them, of an entry. */
enum { MATCHER = 100, FACT = 30, RESIDUE = 60, TABLE = 300, STATE = 35, ENTRY = 20 };

/* By the predicate's id: in how many patterns it stands, the last of them (from 1), the last that was
 * measured. */
struct use {
    int patterns, last, measured;
};
typedef VEC(struct use) uses;

static struct use *use_of(uses *all, const struct pred *p)
{
    while (all->n <= p->id)
        (void)PUSH(*all);
    return &all->at[p->id];
}

/* Counts for each predicate in how many patterns it stands. */
static void count_uses(uses *all, const struct pred *p, int pattern)
{
    struct use *u = use_of(all, p);
    if (u->last == pattern)
        return;
    u->last = pattern;
    u->patterns++;
    for (int i = 0; i < p->n_subs; i++)
        count_uses(all, p->sub[i].pred, pattern);
    for (int i = 0; i < p->n_kids; i++)
        count_uses(all, p->kid[i], pattern);
}

struct sizes {
    int pattern, facts, shared;
};

static void add_sizes(struct sizes *s, uses *all, const struct pred *p)
{
    struct use *u = use_of(all, p);
    if (u->measured == s->pattern)
        return;
    u->measured = s->pattern;
    s->facts += p->n_atoms;
    s->shared += u->patterns > 1 ? p->n_atoms : 0;
    for (int i = 0; i < p->n_subs; i++)
        add_sizes(s, all, p->sub[i].pred);
    for (int i = 0; i < p->n_kids; i++)
        add_sizes(s, all, p->kid[i]);
}

static const char *json_string(const char *s)
{
    const char *t = "";
    for (; *s; s++)
        t = *s == '"' || *s == '\\'   ? format("%s\\%c", t, *s)
            : (unsigned char)*s < ' ' ? format("%s\\u%04x", t, (unsigned)*s)
                                      : format("%s%c", t, *s);
    return format("\"%s\"", t);
}

static const char *bound_text(const struct pattern_facts *f)
{
    return f->worst <= COSTLY ? "few choices" : f->open.n ? "nothing" : "states";
}

/* `at most 40 tests a node`; where states are kept, each of them is gone through once. */
static const char *worst_text(const struct pattern_facts *f)
{
    if (f->worst <= COSTLY)
        return format("at most %.0f tests a node", f->worst);
    if (f->open.n)
        return format("at most %.3g tests a node, bounded by nothing else", f->worst);
    const char *of = f->n_values > 1 ? format("%d values together", f->n_values) : "node";
    return format("at most %.0f tests for each %s that it reaches (states kept; else %.3g)", f->tests, of,
                  f->worst);
}

/* Nothing where no C was made, whose stack it would be. */
static const char *stack_json(int bytes)
{
    return bytes > 0 ? format("\"stack\": %d, ", bytes) : "";
}

static void write_pattern(const struct pattern_facts *f, const struct sizes *s, struct out *o)
{
    int bytes = MATCHER + FACT * s->facts + RESIDUE * f->residue.n;
    const int stack = stack_of(format("%s_match", f->pattern->c_name));
    struct place at = pat_source_place(f->pattern->name_at.src, f->pattern->name_at.begin);
    if (opt.stats_json) {
        outf(o,
             "{\"pattern\": %s, \"function\": \"%s_match\", \"line\": %d, \"facts\": %d, \"shared\": %d, \"exact\": %s, \"worst_tests\": "
             "%.0f, "
             "\"bounded_by\": %s, \"state_values\": %d, \"bytes\": %d, %s\"residue\": [",
             json_string(f->pattern->name), f->pattern->c_name, at.line, s->facts, s->shared, f->exact ? "true" : "false",
             f->worst, json_string(bound_text(f)), f->n_values, bytes, stack_json(stack));
        for (int i = 0; i < f->residue.n; i++)
            outf(o, "%s%s", i ? ", " : "", json_string(f->residue.at[i].text));
        outf(o, "]}\n");
        return;
    }
    outf(o, "%s:%d: %s: %d facts, %d shared, %s, %s, about %d bytes, stack %d\n", f->pattern->name_at.src->base,
         at.line, f->pattern->name, s->facts, s->shared, f->exact ? "exact" : "not exact", worst_text(f),
         bytes, stack);
    for (int i = 0; i < f->residue.n; i++)
        outf(o, "    residue: %s\n", f->residue.at[i].text);
}

static const char *strategy_text(const struct automaton *a, bool is_rules)
{
    const bool is_auto = opt.strategy == STRATEGY_AUTO;
    if (opt.strategy == STRATEGY_FLAT)
        return "flat (requested)";
    if (a->tree)
        return is_auto ? format("table (auto: %d entries or more; labels of nodes are kept in the view)", LEAST_TREE_ENTRIES)
                       : "table (requested)";
    if (opt.strategy == STRATEGY_TABLE)
        return "shared (requested was table: it has too many predicates)";
    if (is_auto && is_rules)
        return "shared (auto: labels, which last for a run, take longer to make than they save)";
    if (is_auto && a->facts->n >= LEAST_TREE_ENTRIES && !opt.binding)
        return "shared (auto: one operator has more predicates than the table has entries)";
    return is_auto ? format("shared (auto: fewer than %d entries; one automaton tests once what they have in common, "
                            "it needs no memory, and is faster on up to about 10,000 nodes)", LEAST_TREE_ENTRIES)
                   : "shared (requested)";
}

/* Of NAME_first; rules have none. */
static int first_stack(const struct table *table)
{
    return table ? stack_of(format("%s_first", table->c_name)) : 0;
}

static const char *first_stack_text(const struct table *table)
{
    return table ? format("stack %d, ", first_stack(table)) : "";
}

/* Of a table that is data, or of rules (NULL): predicates with a number each, rows of operators. */
static void write_tree(const struct automaton *a, const struct table *table, int exact, struct out *o)
{
    const struct tree *t = a->tree;
    const int bytes = 2 * t->n_words + 4 * (t->preds.n + 1) + 16 * t->ops.n;
    if (opt.stats_json)
        outf(o,
             "{\"%s\": %d, \"exact\": %d, \"root_operators\": %d, \"predicates\": %d, \"atoms\": %d, "
             "\"bytes\": %d, %s\"strategy\": %s}\n",
             table ? "entries" : "rules", a->facts->n, exact, t->ops.n - 1, t->preds.n, t->atoms.n, bytes,
             stack_json(first_stack(table)), json_string(strategy_text(a, !table)));
    else
        outf(o, "%s: %d entries, %d exact, %d operators, %d predicates, %d tests of a node, %d bytes of data, "
             "%sstrategy %s\n", table ? "table" : "rules", a->facts->n, exact, t->ops.n - 1, t->preds.n, t->atoms.n,
             bytes, first_stack_text(table), strategy_text(a, !table));
}

static void write_table(const struct automaton *a, const struct table *table, int exact, struct out *o)
{
    int bytes = TABLE + STATE * a->states + ENTRY * a->facts->n;
    if (a->tree)
        write_tree(a, table, exact, o);
    else if (opt.stats_json)
        outf(o,
             "{\"%s\": %d, \"exact\": %d, \"root_operators\": %d, \"states\": %d, \"bytes\": %d, "
             "%s\"strategy\": %s}\n",
             table ? "entries" : "rules", a->facts->n, exact, a->ops.n, a->states, bytes, stack_json(first_stack(table)),
             json_string(strategy_text(a, !table)));
    else
        outf(o, "%s: %d entries, %d exact, %d root operators, %d states, about %d bytes, %sstrategy %s\n",
             table ? "table" : "rules", a->facts->n, exact, a->ops.n, a->states, bytes, first_stack_text(table),
             strategy_text(a, !table));
}

void emit_rule_stats(const struct automaton *a, struct out *o)
{
    int exact = 0;
    for (int i = 0; i < a->facts->n; i++)
        exact += a->facts->of[i]->exact;
    write_table(a, NULL, exact, o);
}

void emit_stats(const struct table *table, const struct facts *f, const struct automaton *a, struct out *o)
{
    uses all = {0};
    int exact = 0;
    for (int i = 0; i < f->n; i++)
        count_uses(&all, f->of[i]->pred, i + 1);
    if (a && !opt.stats_json)
        outf(o, "\n");
    for (int i = 0; i < f->n; i++) {
        struct sizes s = {.pattern = i + 1};
        add_sizes(&s, &all, f->of[i]->pred);
        write_pattern(f->of[i], &s, o);
        exact += f->of[i]->exact;
    }
    if (a)
        write_table(a, table, exact, o);
    else if (opt.stats_json)
        outf(o, "{\"attributes\": %s}\n", json_string(kinds_text()));
    else
        outf(o, "attributes: %s\n", kinds_text());
}
