/* unit_source.c -- what a unit was made of, for tools that read it again.
 *
 * In:   a checked unit: its file and all that it imports; the options.
 * Out:  the texts as strings, none longer than C guarantees; a row for each file;
 *       the unit's fields about them.
 *
 * An imported .ops file is a unit of its own, which has the text; its hash
 * identifies that text.
 */
#include "unit.h"
#include "match/match.h"

#include <string.h>

enum {
    ACROSS = 96, /* bytes of text a line: it is there for tools, people have the file */
    LONG = 4000, /* bytes of a string; a C compiler need not take more than 4,095 */
};

/* ---- texts ---- */

static void emit_text(const struct source *s, const char *name, int number, struct out *o)
{
    size_t in_string = 0;
    outf(o, "static const char *const %s_text_%d[] = { /* %s */\n", name, number, comment_text(s->base));
    for (size_t at = 0; at < s->size;) {
        const size_t n = s->size - at < ACROSS ? s->size - at : ACROSS;
        if (in_string > 0)
            outf(o, in_string + n > LONG ? ",\n" : "\n");
        in_string = in_string + n > LONG ? n : in_string + n;
        outf(o, "    %s", c_string(s->text + at, n));
        at += n;
    }
    outf(o, "%sNULL};\n", s->size > 0 ? ",\n    " : "    ");
}

static void emit_source_row(const struct unit_source *s, const char *name, int number, struct out *o)
{
    outf(o, "    {%s, UINT64_C(0x%016llx), %s, ", c_str(s->src->base),
         (unsigned long long)pat_hash_of_source(s->src), s->is_unit ? "NULL" : format("%s_text_%d", name, number));
    if (s->n_imports > 0)
        outf(o, "(const uint32_t[]){");
    for (int i = 0; i < s->n_imports; i++)
        outf(o, "%s%u", i ? ", " : "", (unsigned)s->imports[i]);
    outf(o, "%s, %d},\n", s->n_imports > 0 ? "}" : "NULL", s->n_imports);
}

void emit_unit_sources(const struct unit *u, struct out *o)
{
    const char *name = c_unit(u);
    for (int i = 0; i < u->n_sources; i++)
        if (!u->sources[i].is_unit)
            emit_text(u->sources[i].src, name, i, o);
    outf(o, "static const struct dfg_source %s_sources[] = {\n", name);
    for (int i = 0; i < u->n_sources; i++)
        emit_source_row(&u->sources[i], name, i, o);
    outf(o, "};\n");
    if (pat2c->opt.defines.n == 0)
        return;
    outf(o, "static const char *const %s_defines[] = {", name);
    for (int i = 0; i < pat2c->opt.defines.n; i++)
        outf(o, "%s, ", c_str(pat2c->opt.defines.at[i]));
    outf(o, "NULL};\n");
}

void emit_unit_source_fields(const struct unit *u, struct out *o)
{
    const char *name = c_unit(u);
    outf(o, ".version = %s, .hash = UINT64_C(0x%016llx),\n", c_str(PAT_VERSION),
         (unsigned long long)pat_hash_of_unit(pat2c, u));
    outf(o, ".n_sources = %d, .sources = %s_sources, .law_limit = %d,\n", u->n_sources, name,
         pat2c->opt.law_limit);
    if (pat2c->opt.defines.n > 0)
        outf(o, ".defines = %s_defines,\n", name);
    if (*pat2c->opt.prefix)
        outf(o, ".prefix = %s,\n", c_str(pat2c->opt.prefix));
}
