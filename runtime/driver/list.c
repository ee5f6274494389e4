/* list.c -- --list: what the program knows.
 *
 * In:   the units, built in and loaded.
 * Out:  a line for each unit, with the hash of what it was made of; below it one
 *       for each pattern, rule and table, with its place; entries of tables below these.
 */
#include "opt.h"

#include <inttypes.h>

static void list_table(const struct dfg_table *t, FILE *f)
{
    fprintf(f, "  table   %s (%u entries%s)\n", t->name, t->n, t->last_wins ? ", last wins" : "");
    for (uint32_t i = 0; i < t->n; i++)
        fprintf(f, "    %s\n", t->entries[i].name);
}

void list_units(const struct units *units, FILE *f)
{
    for (size_t i = 0; i < units->n; i++) {
        const struct dfg_unit *u = units->at[i];
        fprintf(f, "%s: %u operators, %u patterns, %u tables, hash %016" PRIx64 "\n", u->name,
                u->ops != NULL ? u->ops->n : 0, u->n_patterns, u->n_tables, u->hash);
        for (uint32_t k = 0; k < u->n_patterns; k++)
            if (!u->patterns[k].is_entry)
                fprintf(f, "  %s %s (%s)\n", u->patterns[k].is_rule ? "rule   " : "pattern",
                        u->patterns[k].name, u->patterns[k].place);
        for (uint32_t k = 0; k < u->n_tables; k++)
            list_table(&u->tables[k], f);
    }
    fputs("canonical: what --rewrite does beside rules\n", f);
    fprintf(f, "  rewrite %s\n", inline_calls);
    for (int i = 0; i < DFG_N_CANONICAL; i++)
        fprintf(f, "  rewrite %s\n", dfg_canonical_names[i]);
}
