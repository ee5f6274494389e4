/* rule.c -- NAME.rules.c of a .pat file with rules.
 *
 * In:   a checked unit, of which every pattern is compiled.
 * Out:  the file's private names, a function for each rule that makes its
 *       replacement, what may match at a node, and
 *       `const struct dfg_rules NAME_rules` (dfg_rewrite.h), in which the rules
 *       stand in order of priority, then of text.
 */
#include "plan/plan.h"
#include "rule.h"

#include <stdlib.h>
#include <string.h>

/* ---- the rules, in order ---- */

typedef VEC(struct pattern *) rules;

static int by_priority(const void *a, const void *b)
{
    const struct pattern *x = *(struct pattern *const *)a, *y = *(struct pattern *const *)b;
    if (x->priority != y->priority)
        return x->priority > y->priority ? -1 : 1;
    return (x->at.begin > y->at.begin) - (x->at.begin < y->at.begin);
}

static rules rules_of(const struct unit *u)
{
    rules r = {0};
    for (int i = 0; i < u->n_patterns; i++)
        if (u->patterns[i]->is_rule)
            *PUSH(r) = u->patterns[i];
    if (r.n > 0)
        qsort(r.at, (size_t)r.n, sizeof *r.at, by_priority);
    return r;
}

bool has_rules(const struct unit *u)
{
    return rules_of(u).n > 0;
}

/* Levels of operands that candidates are asked of: the search asks all again, so that deeper tests cost more
 * instructions in a run than they spare. */
enum { ASKED_LEVELS = 2 };

const struct automaton *plan_rules(const struct unit *u)
{
    const rules r = rules_of(u);
    struct facts *f = r.n > 0 ? facts_of(u, r.at, r.n) : NULL;
    for (int i = 0; f && opt.strategy != STRATEGY_TABLE && i < f->n; i++) {
        struct pattern_facts *near = alloc(sizeof *near);
        *near = *f->of[i];
        near->pred = pred_near(near->pred, ASKED_LEVELS);
        f->of[i] = near;
    }
    return !f ? NULL : opt.strategy == STRATEGY_TABLE ? plan_table(f) : plan(f);
}

bool is_extern_of_many(const struct pattern *rule)
{
    return rule->n_roots > 1 || rule->every_root;
}

/* ---- what may match ---- */

/* The rules as a table, for the automaton of level 1. */
static struct table *table_of(const struct unit *u, struct names *names, const rules *r)
{
    struct table *t = alloc(sizeof *t);
    *t = (struct table){.name = "rules", .c_name = format("%s_rules", c_unit(u)), .own = true};
    t->entries = alloc((size_t)r->n * sizeof *t->entries);
    for (int i = 0; i < r->n; i++) {
        const char *name = r->at[i]->name;
        t->entries[i] = (struct entry){.name = name, .pattern = r->at[i], .of = r->at[i], .at = r->at[i]->at};
        t->entries[i].c_name = names_own(names, c_identifier(name));
    }
    t->n_entries = r->n;
    t->at = r->at[0]->at;
    return t;
}

static void emit_may_match(struct names *names, const struct table *t, const struct automaton *a, struct out *o)
{
    cx_list bits = {0};
    for (int i = 0; i < t->n_entries; i++)
        *PUSH(bits) = cx_text(t->entries[i].c_name);
    outf(o, "/* ---- which rules may match at a node: a bit each, in order of priority ---- */\n\n");
    outf(o, "enum {\n    %s,\n};\n\n", laid_list(&bits, 4));
    emit_candidates(names, t, a, o);
}

/* ---- tables ---- */

/* What is not said is false or 0. */
static void emit_row(const struct matchers *m, const struct entry *e, const char *roots, struct out *o)
{
    const struct pattern *p = e->pattern;
    cx_list row = {0};
    add_item(&row, "%s(%s, %d, %d)", is_rule_of_calls(p) ? "DFG_RULE_OF_CALLS" : "DFG_RULE", p->c_name, matcher_row(m, p),
             p->n_roots);
    if (p->every_root)
        add_item(&row, ".every_root = true");
    if (p->once)
        add_item(&row, ".once = true");
    if (p->keep_shared)
        add_item(&row, ".keep_shared = true");
    if (p->operands_first)
        add_item(&row, ".operands_first = true");
    if (p->priority != 0)
        add_item(&row, ".priority = %s", cx_flat(cx_int(p->priority)));
    if (roots)
        add_item(&row, "%s", roots);
    outf(o, "    {%s},\n", laid_list(&row, 5));
}

static void emit_rows(const struct unit *u, struct names *names, const struct table *rules, const struct automaton *a,
                      struct out *o)
{
    const struct matchers m = matchers_of(u);
    const char *name = c_unit(u);
    outf(o, "static const struct dfg_rule %s_rule_rows[] = {\n", name);
    for (int i = 0; i < rules->n_entries; i++)
        emit_row(&m, &rules->entries[i], root_operators(names, a, i), o);
    outf(o, "};\n\nconst struct dfg_rules %s_rules = {\n", name);
    out_indent(o, 1);
    outf(o, ".abi = DFG_ABI,\n.n = %d, .n_words = %d, .rules = %s_rule_rows,\n", rules->n_entries,
         (rules->n_entries + 63) / 64, name);
    outf(o, ".names = &%s_rule_names, .candidates = %s_rules_candidates,\n", name, name);
    if (a->tree && a->tree->depth > 0)
        outf(o, ".label_depth = %d,\n", a->tree->depth);
    out_indent(o, -1);
    outf(o, "};\n");
}

/* ---- the file ---- */

void emit_rules(struct unit *u, struct out *o)
{
    const rules r = rules_of(u);
    outf(o, "/* The replacements of %s's rules.  Made by pat2c; do not edit. */\n", u->src->base);
    emit_include(u, o);
    if (r.n == 0)
        return; /* asked for by --rules all the same */
    struct names *names = names_new(u, "rule_");
    struct out *body = out_new();
    const struct table *table = table_of(u, names, &r);
    const struct automaton *a = plan_rules(u);
    functions_begin(names);
    for (int i = 0; i < r.n; i++)
        (is_rule_of_calls(r.at[i]) ? emit_calls : emit_builder)(names, r.at[i], body);
    emit_may_match(names, table, a, body);
    emit_rows(u, names, table, a, body);
    outf(o, "\n%s#include \"dfg_rewrite.h\"\n\n", a->tree ? "#include \"dfg_label.h\"\n" : "");
    emit_names(names, NULL, o);
    emit_options_of(names, u, o);
    size_t len;
    (void)out_text(body, &len);
    outf(o, "\n");
    out_append(o, body, len);
}
