/* desc.c -- NAME.desc.c: what the patterns of one .pat file say, as const tables.
 *
 * In:   a checked unit, laws expanded, all patterns of a kind that is compiled.
 * Out:  `const struct pat_pattern NAME_desc[]`, a row for each row of
 *       NAME.unit.c: what the reference matcher interprets (pat.h).
 */
#include "desc.h"

void emit_desc(struct unit *u, struct out *o)
{
    const struct matchers r = matchers_of(u);
    const char *name = c_identifier(u->name);
    struct out *rows = out_new();
    outf(o, "/* What the patterns of %s say, as tables for tools.  Made by pat2c; do not edit. */\n",
         u->src->base);
    emit_include(u, o); /* of predicates */
    outf(o, "\n#include <math.h>\n\n#include \"dfg.h\"\n#include \"pat.h\"\n\n");
    outf(o, "extern const struct pat_pattern %s_desc[];\n\n", name);
    const struct pat_file *file = pat_describe(pat2c, u);
    emit_desc_externs(file, o);
    for (int i = 0; i < r.n; i++)
        emit_desc_rows(file, &file->patterns[i], o, rows);
    outf(o, "const struct pat_pattern %s_desc[] = {\n%s};\n", name,
         r.n > 0 ? desc_text(rows) : "    {0},\n");
}
