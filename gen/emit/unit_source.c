/* unit_source.c -- what a unit was made of, for tools that read it again.
 *
 * In:   a checked unit: its file and all that it imports; the options.
 * Out:  the texts as strings, none longer than C guarantees; a row for each file;
 *       the unit's fields about them, with a hash of it all.
 *
 * An imported .ops file is a unit of its own, which has the text; its hash says
 * which text that must be.
 */
#include "unit.h"
#include "match/match.h"

#include <string.h>

enum {
    WIDE = 100,  /* bytes of text a line, as far as lines of the text are no longer */
    LONG = 4000, /* bytes of a string; a C compiler need not take more than 4,095 */
};

/* ---- hashes: 64 bits, FNV-1a ---- */

static const uint64_t EMPTY = UINT64_C(0xcbf29ce484222325);

static uint64_t hash_bytes(uint64_t h, const char *s, size_t n)
{
    for (size_t i = 0; i < n; i++)
        h = (h ^ (unsigned char)s[i]) * UINT64_C(0x100000001b3);
    return h;
}

/* With its end, so that "ab", "c" is not "a", "bc". */
static uint64_t hash_string(uint64_t h, const char *s)
{
    return hash_bytes(h, s, strlen(s) + 1);
}

static uint64_t hash_of_source(const struct source *s)
{
    return hash_bytes(hash_string(EMPTY, s->base), s->text, s->size);
}

static uint64_t hash_of_unit(const struct unit *u)
{
    uint64_t h = hash_string(EMPTY, PAT2C_VERSION);
    for (int i = 0; i < u->n_sources; i++) {
        const uint64_t one = hash_of_source(u->sources[i]);
        h = hash_string(h, format("%016llx", (unsigned long long)one));
    }
    for (int i = 0; i < pat2c->opt.defines.n; i++)
        h = hash_string(h, pat2c->opt.defines.at[i]);
    return hash_string(h, format("%d %s", pat2c->opt.law_limit, pat2c->opt.prefix));
}

/* ---- texts ---- */

/* How many bytes at `at` make a line of C: whole lines of the text, or a piece of a long one. */
static size_t line_length(const struct source *s, size_t at)
{
    size_t n = 0;
    while (at + n < s->size && n < LONG / 2) {
        const char *nl = memchr(s->text + at + n, '\n', s->size - at - n);
        const size_t one = nl ? (size_t)(nl + 1 - (s->text + at + n)) : s->size - at - n;
        if (n > 0 && n + one > WIDE)
            break;
        n += one;
    }
    return n < LONG / 2 ? n : LONG / 2;
}

static void emit_text(const struct source *s, int number, struct out *o)
{
    size_t in_string = 0;
    outf(o, "static const char *const text_%d[] = { /* %s */\n", number, comment_text(s->base));
    for (size_t at = 0; at < s->size;) {
        const size_t n = line_length(s, at);
        if (in_string > 0)
            outf(o, in_string + n > LONG ? ",\n" : "\n");
        in_string = in_string + n > LONG ? n : in_string + n;
        outf(o, "    %s", c_string(s->text + at, n));
        at += n;
    }
    outf(o, "%sNULL};\n", s->size > 0 ? ",\n    " : "    ");
}

static bool has_text(const struct unit *u, int i)
{
    const char *dot = strrchr(u->sources[i]->base, '.');
    return i == 0 || !dot || strcmp(dot, ".ops") != 0;
}

void emit_unit_sources(const struct unit *u, struct out *o)
{
    for (int i = 0; i < u->n_sources; i++)
        if (has_text(u, i))
            emit_text(u->sources[i], i, o);
    outf(o, "static const struct dfg_source sources[] = {\n");
    for (int i = 0; i < u->n_sources; i++)
        outf(o, "    {%s, UINT64_C(0x%016llx), %s},\n", c_str(u->sources[i]->base),
             (unsigned long long)hash_of_source(u->sources[i]),
             has_text(u, i) ? format("text_%d", i) : "NULL");
    outf(o, "};\n");
    if (pat2c->opt.defines.n == 0)
        return;
    outf(o, "static const char *const defines[] = {");
    for (int i = 0; i < pat2c->opt.defines.n; i++)
        outf(o, "%s, ", c_str(pat2c->opt.defines.at[i]));
    outf(o, "NULL};\n");
}

void emit_unit_source_fields(const struct unit *u, struct out *o)
{
    outf(o, ".version = %s, .hash = UINT64_C(0x%016llx),\n", c_str(PAT2C_VERSION),
         (unsigned long long)hash_of_unit(u));
    outf(o, ".n_sources = %d, .sources = sources, .law_limit = %d,\n", u->n_sources, pat2c->opt.law_limit);
    if (pat2c->opt.defines.n > 0)
        outf(o, ".defines = defines,\n");
    if (*pat2c->opt.prefix)
        outf(o, ".prefix = %s,\n", c_str(pat2c->opt.prefix));
}
