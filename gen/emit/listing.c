/* listing.c -- --emit=listing: a page with the .pat beside its C.
 *
 * In:   a checked unit; its C and that of its rules, with what each line is made of; costs as
 *       JSON; automata.
 * Out:  a self-contained HTML page: the texts, the lines of the file that each line of C is
 *       made of, the automata as trees.  Scripts that show it are in gen/page/.
 */
#include "plan/plan.h"

#include <string.h>

/* Made of gen/page/ by the build. */
extern const char listing_style[], listing_script[];

/* ---- texts ---- */

static void put_text(const char *name, const char *text, size_t len, struct out *o)
{
    outf(o, ",\n\"%s\": ", name);
    out_json(o, text, len);
}

/* The line of the file for each line of C, or the first and the last; 0: it is of none. */
static void put_lines(const char *name, struct out *c, const struct source *src, struct out *o)
{
    size_t len;
    const char *text = out_text(c, &len);
    outf(o, ",\n\"%s\": [", name);
    for (size_t at = 0; at < len;) {
        const char *end = memchr(text + at, '\n', len - at);
        const size_t next = end ? (size_t)(end - text) + 1 : len;
        const struct span of = out_made_of(c, at, next, src);
        const int first = of.src ? pat_source_place(src, of.begin).line : 0;
        const int last = of.src ? pat_source_place(src, of.end).line : 0;
        outf(o, last > first ? "%s[%d,%d]" : "%s%d", at > 0 ? "," : "", first, last);
        at = next;
    }
    outf(o, "]");
}

/* A line of JSON each. */
static void put_stats(struct out *stats, struct out *o)
{
    const char *text = text_of(stats);
    outf(o, ",\n\"stats\": [");
    for (const char *next; *text; text = next) {
        const size_t len = strcspn(text, "\n");
        next = text + len + (text[len] == '\n');
        out_put(o, text, len);
        outf(o, *next ? ",\n" : "");
    }
    outf(o, "]");
}

void begin_listing(const struct unit *u, struct out *c, struct out *rules, struct out *stats, struct out *o)
{
    size_t len;
    const char *text = out_text(c, &len);
    outf(o,
         "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>%s</title>\n<style>\n",
         comment_text(u->src->base));
    outf(o, "%s</style>\n</head>\n<body>\n<div id=\"app\"></div>\n", listing_style);
    outf(o, "<script type=\"application/json\" id=\"data\">{\"name\": ");
    out_json(o, u->src->base, strlen(u->src->base));
    put_text("pat", u->src->text, u->src->size, o);
    put_text("c", text, len, o);
    put_lines("from", c, u->src, o);
    if (rules) {
        text = out_text(rules, &len);
        put_text("rules", text, len, o);
        put_lines("rules_from", rules, u->src, o);
    }
    put_stats(stats, o);
    outf(o, ",\n\"automata\": [");
}

/* ---- automata ---- */

static const char *place_text(const struct path *at)
{
    return at && at->parent ? step_text(place_text(at->parent), at->step) : "n";
}

static const char *test_text(const struct test *t)
{
    if (t->atom)
        return format("%s.%s", place_text(t->at), t->atom->text);
    const struct pred *p = t->pred;
    const char *name = p->name ? p->name : p->origin ? source_text(p->origin->at, 60) : "choices";
    return format("%s is %s", place_text(t->at), name);
}

static void put_string(const char *text, struct out *o)
{
    out_json(o, text, strlen(text));
}

static void put_group(const struct table *, const struct group *, struct out *);

static void put_hit(const struct table *t, int hit, struct out *o)
{
    outf(o, "{\"hit\": ");
    put_string(t->entries[hit].name, o);
    outf(o, "}");
}

static void put_if(const struct table *t, const struct stmt *s, struct out *o)
{
    outf(o, "{\"if\": [");
    for (int i = 0; i < s->tests.n; i++) {
        outf(o, i > 0 ? ", " : "");
        put_string(test_text(&s->tests.at[i]), o);
    }
    outf(o, "], \"then\": ");
    put_group(t, s->body, o);
    outf(o, "}");
}

static void put_switch(const struct table *t, const struct stmt *s, struct out *o)
{
    outf(o, "{\"switch\": ");
    put_string(format("%s.op", place_text(s->tests.at[0].at)), o);
    outf(o, ", \"cases\": [");
    for (int i = 0; i < s->branches.n; i++) {
        outf(o, "%s{\"case\": ", i > 0 ? ", " : "");
        put_string(s->branches.at[i].head->text, o);
        outf(o, ", \"then\": ");
        put_group(t, s->branches.at[i].body, o);
        outf(o, "}");
    }
    outf(o, "]}");
}

/* A row for each entry: what it wants of the attributes. */
static void put_attributes(const struct table *t, const struct stmt *s, struct out *o)
{
    outf(o, "{\"switch\": ");
    put_string(format("attributes of %s", place_text(s->tests.at[0].at)), o);
    outf(o, ", \"cases\": [");
    for (int i = 0; i < s->map->rows.n; i++) {
        const struct attr_row *row = &s->map->rows.at[i];
        const char *wants = "";
        for (int k = 0; k < row->wants.n; k++)
            if (row->wants.at[k])
                wants = format("%s%s%s", wants, *wants ? ", " : "", row->wants.at[k]->text);
        outf(o, "%s{\"case\": ", i > 0 ? ", " : "");
        put_string(*wants ? wants : "any", o);
        outf(o, ", \"then\": [");
        put_hit(t, row->hit, o);
        outf(o, "]}");
    }
    outf(o, "]}");
}

static void put_group(const struct table *t, const struct group *g, struct out *o)
{
    outf(o, "[");
    for (int i = 0; i < g->stmts.n; i++) {
        const struct stmt *s = &g->stmts.at[i];
        outf(o, i > 0 ? ", " : "");
        switch (s->kind) {
        case STMT_HIT:
            put_hit(t, s->hit, o);
            break;
        case STMT_IF:
            put_if(t, s, o);
            break;
        case STMT_SWITCH:
            put_switch(t, s, o);
            break;
        case STMT_ATTRS:
            put_attributes(t, s, o);
            break;
        }
    }
    outf(o, "]");
}

void list_automaton(const struct table *t, const struct automaton *a, bool first, struct out *o)
{
    outf(o, "%s{\"table\": ", first ? "" : ",\n");
    put_string(t->name, o);
    outf(o, ", \"line\": %d, \"entries\": [", pat_source_place(t->at.src, t->at.begin).line);
    for (int i = 0; i < t->n_entries; i++) {
        const struct entry *e = &t->entries[i];
        outf(o, "%s{\"line\": %d, \"name\": ", i > 0 ? ", " : "", pat_source_place(e->at.src, e->at.begin).line);
        put_string(e->name, o);
        outf(o, "}");
    }
    outf(o, "], \"roots\": [");
    for (int i = 0; i < a->roots.n; i++) {
        outf(o, "%s{\"case\": ", i > 0 ? ", " : "");
        put_string(a->roots.at[i].head ? a->roots.at[i].head->text : "any operator", o);
        outf(o, ", \"then\": ");
        put_group(t, a->roots.at[i].body, o);
        outf(o, "}");
    }
    outf(o, "]}");
}

void end_listing(struct out *o)
{
    outf(o, "]}</script>\n<script>\n%s</script>\n</body>\n</html>\n", listing_script);
}
