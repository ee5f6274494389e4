/* origins.c -- which rules and nodes of the input a node came from, told.
 *
 * In:   records of rewrites; names that the nodes of the input had.
 * Out:  `rule R of %a %b`, the input's nodes in graph order, each once.
 *
 * Records refer to older ones, so a walk over them ends; stamps that need no
 * clearing keep it linear in what it finds.
 */
#include <stdlib.h>
#include <string.h>

#include "../dfg_rewrite.h"
#include "origins.h"

void dfg_origins_free(const dfg_module *m, struct origins *o)
{
    if (o == NULL)
        return;
    dfg_heap_free(m, o->labels);
    dfg_heap_free(m, o->texts);
    dfg_heap_free(m, o->records);
    dfg_heap_free(m, o->sources);
    dfg_heap_free(m, o->of);
    dfg_heap_free(m, o->stamp);
    dfg_heap_free(m, o);
}

size_t dfg_origins_bytes(const struct origins *o)
{
    if (o == NULL)
        return 0;
    return sizeof *o + o->n_input * sizeof *o->labels + o->texts_room + o->records_room * sizeof *o->records +
           o->sources_room * sizeof *o->sources + o->n_nodes * sizeof *o->of +
           (o->stamp != NULL ? (o->n_input + o->n_records) * sizeof *o->stamp : 0);
}

/* What the node is called now. */
static bool keep_label(const dfg_module *m, struct origins *o, dfg_node n)
{
    char *label = dfg_node_label(m, n);
    const size_t size = label != NULL ? strlen(label) + 1 : 0;
    const bool ok = size > 0 && dfg_heap_grow(m, &o->texts, &o->texts_room, o->n_texts + size, 1);
    if (ok)
        memcpy(o->texts + o->n_texts, label, size);
    o->labels[n] = o->n_texts;
    o->n_texts += size;
    free(label);
    return ok;
}

struct origins *dfg_origins_new(const dfg_module *m)
{
    struct origins *o = dfg_heap_zeroed(m, 1, sizeof *o);
    if (o == NULL)
        return NULL;
    o->n_input = m->nodes.n;
    o->n_records = 1;
    o->labels = dfg_heap_zeroed(m, m->nodes.n, sizeof *o->labels);
    bool ok = o->labels != NULL;
    for (dfg_node n = 1; ok && n < m->nodes.n; n++)
        ok = keep_label(m, o, n);
    if (ok)
        return o;
    dfg_origins_free(m, o);
    return NULL;
}

uint32_t dfg_origins_record(const dfg_module *m, struct origins *o, dfg_sym rule)
{
    size_t n = o->n_records;
    if (!dfg_heap_grow(m, &o->records, &o->records_room, n + 1, sizeof *o->records))
        return 0;
    if (n >= UINT32_MAX - o->n_input)
        return 0;
    o->records[n] = (struct origin_record){.rule = rule, .first = o->n_sources};
    o->n_records++;
    return (uint32_t)n;
}

bool dfg_origins_source(const dfg_module *m, struct origins *o, uint32_t source)
{
    if (!dfg_heap_grow(m, &o->sources, &o->sources_room, o->n_sources + 1, sizeof *o->sources))
        return false;
    o->sources[o->n_sources++] = source;
    o->records[o->n_records - 1].n++;
    return true;
}

/* ---- telling ---- */

struct story {
    const dfg_module *m;
    uint32_t *found; /* nodes of the input, and records to be looked into on the way */
    size_t n, room;
};

static bool find(struct story *s, uint32_t source)
{
    struct origins *o = s->m->origins;
    if (o->stamp[source] == o->visit)
        return true;
    if (!dfg_heap_grow(s->m, &s->found, &s->room, s->n + 1, sizeof *s->found))
        return false;
    o->stamp[source] = o->visit;
    s->found[s->n++] = source;
    return true;
}

static bool find_all(struct story *s, uint32_t record)
{
    struct origins *o = s->m->origins;
    if (o->stamp == NULL)
        o->stamp = dfg_heap_zeroed(s->m, o->n_input + o->n_records, sizeof *o->stamp);
    if (o->stamp == NULL)
        return false;
    if (++o->visit == 0) {
        memset(o->stamp, 0, (o->n_input + o->n_records) * sizeof *o->stamp);
        o->visit = 1;
    }
    if (!find(s, o->n_input + record))
        return false;
    for (size_t i = 0; i < s->n; i++) {
        if (s->found[i] < o->n_input)
            continue;
        const struct origin_record *r = &o->records[s->found[i] - o->n_input];
        for (uint32_t k = 0; k < r->n; k++)
            if (!find(s, o->sources[r->first + k]))
                return false;
    }
    return true;
}

static int ascending(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

static char *tell(struct story *s, dfg_sym rule)
{
    const struct origins *o = s->m->origins;
    const char *name = dfg_symbol_text(s->m, rule);
    size_t size = strlen("rule  of") + strlen(name) + 1, nodes = 0;
    qsort(s->found, s->n, sizeof *s->found, ascending);
    while (nodes < s->n && s->found[nodes] < o->n_input)
        size += 1 + strlen(o->texts + o->labels[s->found[nodes++]]);
    char *text = malloc(size), *end = text;
    if (text == NULL)
        return NULL;
    end += sprintf(end, "rule %s of", name);
    for (size_t i = 0; i < nodes; i++)
        end += sprintf(end, " %s", o->texts + o->labels[s->found[i]]);
    return text;
}

bool dfg_origins_tell(const dfg_module *m, dfg_node n, char **text)
{
    const struct origins *o = m->origins;
    struct story s = {.m = m};
    *text = NULL;
    if (o == NULL || o->n_nodes != m->nodes.n || n >= o->n_nodes || o->of[n] == 0)
        return true;
    *text = find_all(&s, o->of[n]) ? tell(&s, o->records[o->of[n]].rule) : NULL;
    dfg_heap_free(m, s.found);
    return *text != NULL;
}

char *dfg_provenance(const dfg_module *m, dfg_node n)
{
    char *text;
    return dfg_origins_tell(m, n, &text) ? text : NULL;
}
