/* match.c -- --match: where the patterns and tables match.
 *
 * In:   a finished module, the selected items.
 * Out:  a line for each match, in topological order of the roots, items in the
 *       order asked for: `P %root x=%a`, of a table `T entry %root x=%a` for
 *       the first entry that matches; or how many there are of each.
 *
 * Bodies that are marked Composite hold matches made already; they are left
 * out.  A table looks at its candidates only, which one sweep over a piece of
 * the graph finds.
 */
#include "opt.h"
#include "../dfg_interp.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { PIECE = 4096 }; /* nodes of one sweep: candidates stay in the cache */

/* An item with the view that its unit has of the module. */
struct bound {
    const struct item *item;
    const dfg_graph *view;
    void *match;     /* room for a match struct of its largest pattern */
    dfg_node *nodes; /* of a table: candidates of the running piece */
    uint64_t *sets;
    size_t n_nodes, next;
};

/* ---- binding ---- */

static const char *status_text(dfg_status s)
{
    return s == DFG_NO_MEMORY ? "out of memory"
           : s == DFG_BAD_ABI ? "made by another version of pat2c"
                              : "can't be bound";
}

static bool bind_unit(dfg_module *m, const struct dfg_unit *u, struct view *v)
{
    dfg_status status = (u->names->needs & DFG_NEEDS_USERS) != 0 ? dfg_build_users(m) : DFG_OK;
    size_t size = dfg_bind_size(m, u->names);
    v->unit = u;
    v->mem = malloc(size > 0 ? size : 1);
    if (status == DFG_OK)
        status = v->mem != NULL ? dfg_bind(&v->graph, m, u->names, v->mem, size) : DFG_NO_MEMORY;
    if (status != DFG_OK)
        complain("'%s': %s", u->name, status_text(status));
    return status == DFG_OK;
}

const dfg_graph *view_of(dfg_module *m, struct views *views, const struct dfg_unit *u)
{
    for (size_t i = 0; i < views->n; i++)
        if (views->at[i].unit == u)
            return &views->at[i].graph;
    struct view *v = &views->at[views->n++];
    return bind_unit(m, u, v) ? &v->graph : NULL;
}

bool views_begin(struct views *views, size_t most)
{
    *views = (struct views){calloc(most + 1, sizeof *views->at), 0};
    return views->at != NULL;
}

void views_end(struct views *views)
{
    for (size_t i = 0; i < views->n; i++)
        free(views->at[i].mem);
    free(views->at);
}

static size_t largest_match(const struct item *item)
{
    size_t size = item->target.pattern != NULL ? item->target.pattern->match_size : 0;
    for (uint32_t i = 0; item->target.table != NULL && i < item->target.table->n; i++) {
        size_t entry = item->target.unit->patterns[item->target.table->entries[i].pattern].match_size;
        size = entry > size ? entry : size;
    }
    return size;
}

static bool bind_item(dfg_module *m, struct views *views, const struct item *item, struct bound *b)
{
    b->item = item;
    b->view = view_of(m, views, item->target.unit);
    b->match = calloc(1, largest_match(item) + 1);
    bool ok = b->view != NULL && b->match != NULL;
    if (ok && item->target.table != NULL) {
        b->nodes = calloc(PIECE, sizeof *b->nodes);
        b->sets = calloc(PIECE, sizeof *b->sets * item->target.table->n_words);
        ok = b->nodes != NULL && b->sets != NULL;
    }
    if (!ok && b->view != NULL)
        complain("out of memory");
    return ok;
}

/* ---- searching ---- */

/* The match of item b at n, where there is one. */
static bool match_at(struct bound *b, dfg_node n, struct hit *h)
{
    const struct item *item = b->item;
    *h = (struct hit){item, item->target.pattern, -1, n, b->match, b->view};
    if (item->target.table != NULL) {
        h->entry = item->target.table->first(item->target.table, b->view, n);
        if (h->entry < 0)
            return false;
        h->pattern = &item->target.unit->patterns[item->target.table->entries[h->entry].pattern];
    }
    return h->pattern->match(h->pattern, b->view, n, b->match);
}

/* Could item b match at n?  Candidates of a piece come in the order of nodes. */
static bool may_match(struct bound *b, dfg_node n)
{
    if (b->item->target.table == NULL)
        return true;
    while (b->next < b->n_nodes && b->nodes[b->next] < n)
        b->next++;
    return b->next < b->n_nodes && b->nodes[b->next] == n;
}

static bool visit_node(const dfg_module *m, struct bound *bounds, size_t n_bounds, dfg_node n,
                       bool (*visit)(void *, const struct hit *), void *ctx)
{
    struct hit h;
    for (size_t i = 0; i < n_bounds; i++) {
        if (!may_match(&bounds[i], n) || !match_at(&bounds[i], n, &h))
            continue;
        if (dfg_node_body(m, n) == DFG_NONE || dfg_in_composite(m, n))
            return true; /* stands in no function's body, or in one made by a match */
        if (!visit(ctx, &h))
            return false;
    }
    return true;
}

static bool visit_all(const dfg_module *m, struct bound *bounds, size_t n_bounds,
                      bool (*visit)(void *, const struct hit *), void *ctx)
{
    uint32_t end = dfg_n_nodes(m);
    for (uint32_t first = 1; first<end; first = end - first> PIECE ? first + PIECE : end) {
        uint32_t last = end - first > PIECE ? first + PIECE : end;
        for (size_t i = 0; i < n_bounds; i++) {
            struct bound *b = &bounds[i];
            if (b->item->target.table != NULL)
                b->n_nodes = b->item->target.table->sweep(b->item->target.table, b->view, first, last,
                                                          b->nodes, b->sets);
            b->next = 0;
        }
        for (dfg_node n = first; n < last; n++)
            if (!visit_node(m, bounds, n_bounds, n, visit, ctx))
                return false;
    }
    return true;
}

bool match_all(dfg_module *m, const struct items *items, bool (*visit)(void *ctx, const struct hit *),
               void *ctx)
{
    struct bound *bounds = calloc(items->n + 1, sizeof *bounds);
    struct views views;
    bool ok = views_begin(&views, items->n) && bounds != NULL;
    if (!ok)
        complain("out of memory");
    for (size_t i = 0; ok && i < items->n; i++)
        ok = bind_item(m, &views, &items->at[i], &bounds[i]);
    ok = ok && visit_all(m, bounds, items->n, visit, ctx);
    for (size_t i = 0; bounds != NULL && i < items->n; i++) {
        free(bounds[i].match);
        free(bounds[i].nodes);
        free(bounds[i].sets);
    }
    views_end(&views);
    free(bounds);
    return ok;
}

/* ---- printing ---- */

struct printer {
    const dfg_module *m;
    FILE *f;
};

/* The name as it was asked for; with that of its unit where `all` means several of that name. */
static void print_name(const struct item *item, FILE *f)
{
    const bool is_whole = item->target.pattern == NULL || strlen(item->target.pattern->name) != item->name_len;
    if (item->is_shared && !is_whole)
        fprintf(f, "%s.", item->target.unit->name);
    fprintf(f, "%.*s", (int)item->name_len, item->name);
}

/* As a JSON string; of a pattern. */
static void print_pattern_name(const struct item *item, const struct dfg_pattern *p, FILE *f)
{
    fprintf(f, "\"%s%s%s\"", item->is_shared ? item->target.unit->name : "", item->is_shared ? "." : "", p->name);
}

/* A line of --json. */
static bool write_hit(const dfg_module *m, const struct hit *h, FILE *f)
{
    fputs("{\"version\": 1, \"pattern\": ", f);
    if (h->entry < 0) {
        print_pattern_name(h->item, h->pattern, f);
    } else {
        fprintf(f, "\"%s\", \"entry\": ", h->item->target.table->name);
        pat_print_json_string(h->item->target.table->entries[h->entry].name, f);
    }
    fputs(", ", f);
    bool ok = dfg_print_match_json(m, h->pattern, h->match, h->view, f);
    fputs("}\n", f);
    return ok;
}

/* All of it, or nothing. */
static bool print_hit_json(void *ctx, const struct hit *h)
{
    const struct printer *p = ctx;
    struct dfg_gather g;
    bool ok = dfg_gather_begin(&g) && write_hit(p->m, h, g.file);
    ok = dfg_gather_end(&g) != NULL && ok;
    if (!ok)
        complain("out of memory");
    else if (fwrite(g.text, 1, g.size, p->f) != g.size) {
        complain("standard output: %s", strerror(errno));
        ok = false;
    }
    free(g.text);
    return ok;
}

static bool print_hit(void *ctx, const struct hit *h)
{
    const struct printer *p = ctx;
    print_name(h->item, p->f);
    if (h->entry >= 0)
        fprintf(p->f, " %s", h->item->target.table->entries[h->entry].name);
    fputc(' ', p->f);
    if (dfg_print_match(p->m, h->pattern, h->match, h->view, p->f))
        return fputc('\n', p->f) >= 0;
    if (ferror(p->f))
        complain("standard output: %s", strerror(errno));
    else
        complain("out of memory");
    return false;
}

bool match_print(dfg_module *m, const struct items *items, bool json, FILE *f)
{
    struct printer p = {m, f};
    return match_all(m, items, json ? print_hit_json : print_hit, &p);
}

/* ---- counting ---- */

/* counts[first[i]] is of item i, or of its first entry. */
struct counter {
    const struct items *items;
    size_t *first, *counts;
    char *key; /* room for TABLE.ENTRY */
    size_t longest_key;
};

static bool count_hit(void *ctx, const struct hit *h)
{
    const struct counter *c = ctx;
    size_t i = (size_t)(h->item - c->items->at);
    c->counts[c->first[i] + (h->entry >= 0 ? (size_t)h->entry : 0)]++;
    return true;
}

static void print_counts(const struct counter *c, FILE *f)
{
    for (size_t i = 0; i < c->items->n; i++) {
        const struct item *item = &c->items->at[i];
        if (item->target.table == NULL) {
            print_name(item, f);
            fprintf(f, " %zu\n", c->counts[c->first[i]]);
        }
        for (uint32_t e = 0; item->target.table != NULL && e < item->target.table->n; e++)
            fprintf(f, "%.*s %s %zu\n", (int)item->name_len, item->name, item->target.table->entries[e].name,
                    c->counts[c->first[i] + e]);
    }
}

static bool count_all(dfg_module *m, struct counter *c)
{
    size_t n = 0;
    c->first = calloc(c->items->n + 1, sizeof *c->first);
    for (size_t i = 0; c->first != NULL && i < c->items->n; i++) {
        c->first[i] = n;
        const struct dfg_table *t = c->items->at[i].target.table;
        n += t != NULL ? t->n : 1;
        for (uint32_t e = 0; t != NULL && e < t->n; e++) {
            const size_t size = strlen(t->name) + strlen(t->entries[e].name) + sizeof ".";
            c->longest_key = size > c->longest_key ? size : c->longest_key;
        }
    }
    c->counts = calloc(n + 1, sizeof *c->counts);
    c->key = malloc(c->longest_key + 1);
    if (c->first != NULL && c->counts != NULL && c->key != NULL)
        return match_all(m, c->items, count_hit, c);
    complain("out of memory");
    return false;
}

static void counter_end(struct counter *c)
{
    free(c->first);
    free(c->counts);
    free(c->key);
}

bool match_stats(dfg_module *m, const struct items *items, FILE *f)
{
    struct counter c = {.items = items};
    bool ok = count_all(m, &c);
    watch_job(NULL);
    if (ok)
        print_counts(&c, f);
    counter_end(&c);
    return ok;
}

static const char *entry_name(const struct item *item, uint32_t e)
{
    return item->target.table != NULL ? item->target.table->entries[e].name : item->target.pattern->name;
}

/* Is another of the items, or an entry of it, called so? */
static bool is_elsewhere(const struct items *items, size_t i, const char *name)
{
    for (size_t k = 0; k < items->n; k++)
        for (uint32_t e = 0; k != i && e < (items->at[k].target.table != NULL ? items->at[k].target.table->n : 1); e++)
            if (strcmp(entry_name(&items->at[k], e), name) == 0)
                return true;
    return false;
}

static void print_key(const struct counter *c, size_t i, uint32_t e, FILE *f)
{
    const struct item *item = &c->items->at[i];
    if (item->target.table == NULL) {
        print_pattern_name(item, item->target.pattern, f);
        return;
    }
    const bool is = is_elsewhere(c->items, i, entry_name(item, e));
    snprintf(c->key, c->longest_key, "%s%s%s", is ? item->target.table->name : "", is ? "." : "", entry_name(item, e));
    pat_print_json_string(c->key, f);
}

/* `"NAME": N` of the entry and of later ones of that name, once; returns what separates the next. */
static const char *print_member(const struct counter *c, size_t i, uint32_t e, const char *comma, FILE *f)
{
    const struct item *item = &c->items->at[i];
    size_t sum = c->counts[c->first[i] + e];
    for (uint32_t k = 0; item->target.table != NULL && k < item->target.table->n; k++) {
        bool same = k != e && strcmp(entry_name(item, k), entry_name(item, e)) == 0;
        if (same && k < e)
            return comma;
        sum += same ? c->counts[c->first[i] + k] : 0;
    }
    if (sum == 0)
        return comma;
    fputs(comma, f);
    print_key(c, i, e, f);
    fprintf(f, ": %zu", sum);
    return ", ";
}

bool match_json(dfg_module *m, const struct items *items, const char *model, FILE *f)
{
    struct counter c = {.items = items};
    const char *comma = "";
    bool ok = count_all(m, &c);
    fputs(ok ? "{\"model\": " : "", f);
    for (size_t i = 0; ok && i < items->n; i++) {
        const struct item *item = &items->at[i];
        if (i == 0) {
            pat_print_json_string(model, f);
            fprintf(f, ", \"nodes\": %u, \"matches\": {", (unsigned)dfg_n_nodes(m) - 1);
        }
        for (uint32_t e = 0; e < (item->target.table != NULL ? item->target.table->n : 1); e++)
            comma = print_member(&c, i, e, comma, f);
    }
    fputs(ok ? "}}\n" : "", f);
    counter_end(&c);
    return ok;
}
