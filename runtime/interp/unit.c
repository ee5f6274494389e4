/* unit.c -- a unit in memory, from libpat's description of a file.
 *
 * In:   struct pat_file.
 * Out:  rows as NAME.unit.c has them: a pattern's captures with their places in
 *       its match struct, tables and their entries in order of text.
 */
#include "unit.h"

#include <stdlib.h>
#include <string.h>

static void *room(struct interp_unit *u, size_t n, size_t size)
{
    return dfg_stack_alloc(&u->mem, n, size);
}

static const char *place_of(struct interp_unit *u, const char *file, uint32_t line)
{
    size_t size = strlen(file) + 12;
    char *text = room(u, size, 1);
    if (text != NULL)
        snprintf(text, size, "%s:%u", file, (unsigned)line);
    return text;
}

/* ---- patterns ---- */

/* Room for a member of this size; where it lies. */
static uint32_t member(uint32_t *total, size_t size, size_t align)
{
    uint32_t at = (*total + (uint32_t)align - 1) / (uint32_t)align * (uint32_t)align;
    *total = at + (uint32_t)size;
    return at;
}

static uint32_t member_of(uint32_t *total, enum pat_capture_kind kind)
{
    switch (kind) {
    case PAT_C_NODE:
        return member(total, sizeof(dfg_node), _Alignof(dfg_node));
    case PAT_C_DIM:
        return member(total, sizeof(dfg_dim), _Alignof(dfg_dim));
    case PAT_C_VALUE:
        return member(total, sizeof(dfg_val), _Alignof(dfg_val));
    case PAT_C_NODES:
        break;
    }
    return member(total, sizeof(struct dfg_nodes), _Alignof(struct dfg_nodes));
}

static void lay_out(struct interp_unit *u, const struct pat_pattern *d, struct dfg_pattern *to)
{
    struct dfg_capture *captures = room(u, d->n_captures, sizeof *captures);
    uint32_t size = sizeof(dfg_node); /* the root */
    for (uint32_t i = 0; captures != NULL && i < d->n_captures; i++) {
        const struct pat_capture *c = &d->captures[i];
        captures[i] = (struct dfg_capture){c->name, c->kind, member_of(&size, (enum pat_capture_kind)c->kind)};
        to->n_params += c->is_param;
    }
    to->n_captures = d->n_captures;
    to->captures = captures;
    to->match_size = (size + 15) / 16 * 16;
}

/* Behind the match struct; in it, where a name has the part, or it is the first root. */
static uint32_t part_offset(const struct pat_pattern *d, const struct pat_part *part, const struct dfg_pattern *p,
                            uint32_t *size)
{
    if (part->capture >= 0)
        return p->captures[part->capture].offset;
    if (part->what == PAT_PART_NODE && !part->is_set && part->node == d->roots[0])
        return 0;
    return member_of(size, part->is_set ? PAT_C_NODES : PAT_C_NODE);
}

static void lay_out_whole(struct interp_unit *u, const struct pat_pattern *d, struct dfg_pattern *to)
{
    struct dfg_part *parts = room(u, d->n_parts, sizeof *parts);
    uint32_t size = to->match_size;
    for (uint32_t i = 0; parts != NULL && i < d->n_parts; i++) {
        const struct pat_part *part = &d->parts[i];
        parts[i] = (struct dfg_part){part->role, part->is_set, part->root, part->capture,
                                     part_offset(d, part, to, &size)};
    }
    to->n_parts = d->n_parts;
    to->parts = parts;
    to->whole_size = (size + 15) / 16 * 16;
    to->depth = d->depth;
    to->height = d->height;
}

static void interpret_pattern(struct interp_unit *u, const struct pat_pattern *d, struct dfg_pattern *to)
{
    struct interp_pattern *p = room(u, 1, sizeof *p);
    if (p == NULL)
        return;
    p->unit = u;
    dfg_interp_roots(u, d, &p->roots);
    *to = (struct dfg_pattern){.name = d->name,
                               .place = place_of(u, d->file, d->line),
                               .is_rule = d->is_rule,
                               .is_entry = d->is_entry,
                               .match = dfg_interp_match,
                               .each = dfg_interp_each,
                               .desc = d,
                               .data = p};
    lay_out(u, d, to);
    if (!u->mem.failed)
        lay_out_whole(u, d, to);
}

/* ---- tables ---- */

static void interpret_entry(struct interp_unit *u, const struct pat_entry *e, struct dfg_table_entry *to)
{
    *to = (struct dfg_table_entry){.name = e->name, .pattern = e->pattern, .duplicate = e->duplicate};
    if (e->cost < 0)
        return;
    struct interp_entry *entry = room(u, 1, sizeof *entry);
    if (entry == NULL)
        return;
    *entry = (struct interp_entry){u, &u->unit.patterns[e->pattern], (uint32_t)e->cost};
    to->cost = dfg_interp_cost;
    to->data = entry;
}

static const struct dfg_attr_text *attributes(struct interp_unit *u, const struct pat_table *t)
{
    struct dfg_attr_text *attrs = room(u, t->n_attrs, sizeof *attrs);
    for (uint32_t i = 0; attrs != NULL && i < t->n_attrs; i++)
        attrs[i] = (struct dfg_attr_text){t->attrs[i].name, t->attrs[i].text};
    return attrs;
}

static const uint64_t *sets_of(struct interp_unit *u, const struct dfg_table *t)
{
    uint32_t *patterns = room(u, t->n, sizeof *patterns);
    for (uint32_t i = 0; patterns != NULL && i < t->n; i++)
        patterns[i] = t->entries[dfg_interp_row(t, i)].pattern;
    return patterns != NULL ? dfg_interp_sets(u, patterns, t->n, t->n_words) : NULL;
}

static void interpret_table(struct interp_unit *u, const struct pat_table *t, struct dfg_table *to)
{
    struct dfg_table_entry *entries = room(u, t->n_entries, sizeof *entries);
    struct interp_table *table = room(u, 1, sizeof *table);
    if (entries == NULL || table == NULL)
        return;
    for (uint32_t i = 0; i < t->n_entries; i++)
        interpret_entry(u, &t->entries[i], &entries[i]);
    *to = (struct dfg_table){.name = t->name,
                             .n = t->n_entries,
                             .last_wins = t->last_wins,
                             .entries = entries,
                             .n_attrs = t->n_attrs,
                             .attrs = attributes(u, t),
                             .n_words = t->n_entries > 64 ? (t->n_entries + 63) / 64 : 1,
                             .candidates = dfg_interp_candidates,
                             .first = dfg_interp_first,
                             .sweep = dfg_interp_sweep,
                             .data = table,
                             .host = t->host};
    table->unit = u;
    table->sets = sets_of(u, to);
}

/* ---- the file ---- */

static const char *const *imports(struct interp_unit *u)
{
    const char **names = room(u, (size_t)u->file->n_imports + 1, sizeof *names);
    for (uint32_t i = 0; names != NULL && i < u->file->n_imports; i++)
        names[i] = u->file->imports[i];
    return names;
}

/* Their values are those of the file: there are no options. */
static const struct dfg_param *params(struct interp_unit *u)
{
    struct dfg_param *rows = room(u, u->file->n_params, sizeof *rows);
    for (uint32_t i = 0; rows != NULL && i < u->file->n_params; i++)
        rows[i].name = u->file->params[i].name;
    return rows;
}

static struct interp_unit *begin(const struct pat_file *file, const char *name)
{
    struct interp_unit *u = calloc(1, sizeof *u);
    if (u == NULL)
        return NULL;
    u->file = file;
    u->unit = (struct dfg_unit){.abi = DFG_ABI, .name = name};
    return u;
}

static const struct dfg_unit *end(struct interp_unit *u)
{
    if (!u->mem.failed)
        return &u->unit;
    dfg_interpret_free(&u->unit);
    return NULL;
}

static uint32_t n_strings(const struct pat_value *v)
{
    uint32_t n = v->tag == PAT_V_STRING;
    for (uint32_t i = 0; v->tag == PAT_V_LIST && i < v->n; i++)
        n += n_strings(&v->list[i]);
    return n;
}

static void add_strings(struct interp_unit *u, const char **strs, const struct pat_value *v)
{
    if (v->tag == PAT_V_STRING)
        strs[u->names.n_strs++] = v->s;
    for (uint32_t i = 0; v->tag == PAT_V_LIST && i < v->n; i++)
        add_strings(u, strs, &v->list[i]);
}

/* Strings of declared defaults, which a graph need not hold. */
static void name_strings(struct interp_unit *u)
{
    const struct pat_file *f = u->file;
    size_t n = 0;
    for (uint32_t i = 0; i < f->n_ops; i++)
        for (uint32_t k = 0; k < f->ops[i].n_attrs; k++)
            n += n_strings(&f->ops[i].attrs[k].def);
    const char **strs = room(u, n, sizeof *strs);
    for (uint32_t i = 0; strs != NULL && i < f->n_ops; i++)
        for (uint32_t k = 0; k < f->ops[i].n_attrs; k++)
            add_strings(u, strs, &f->ops[i].attrs[k].def);
    u->names.strs = strs;
}

static void interpret_patterns(struct interp_unit *u)
{
    const struct pat_file *file = u->file;
    struct dfg_pattern *patterns = room(u, file->n_patterns, sizeof *patterns);
    struct dfg_table *tables = room(u, file->n_tables, sizeof *tables);
    name_strings(u);
    if (!dfg_interp_names(u) || patterns == NULL || tables == NULL)
        return;
    for (uint32_t i = 0; i < file->n_patterns && !u->mem.failed; i++)
        interpret_pattern(u, &file->patterns[i], &patterns[i]);
    u->unit.patterns = patterns;
    u->unit.n_patterns = file->n_patterns;
    for (uint32_t i = 0; i < file->n_tables && !u->mem.failed; i++)
        interpret_table(u, &file->tables[i], &tables[i]);
    u->unit.tables = tables;
    u->unit.n_tables = file->n_tables;
    u->unit.names = &u->names;
    if (!u->mem.failed)
        u->unit.rules = dfg_interp_rules(u);
}

/* Which file the unit is of; its text is libpat's. */
static void name_source(struct interp_unit *u, const char *path)
{
    const char *slash = strrchr(path, '/'), *name = slash != NULL ? slash + 1 : path;
    const size_t size = strlen(name) + 1;
    char *text = room(u, size, 1);
    struct dfg_source *source = room(u, 1, sizeof *source);
    if (text == NULL || source == NULL)
        return;
    source->name = memcpy(text, name, size);
    u->unit.sources = source;
    u->unit.n_sources = 1;
}

const struct dfg_unit *dfg_interpret(const struct pat_file *file)
{
    struct interp_unit *u = begin(file, file->name);
    if (u == NULL)
        return NULL;
    u->names = (struct dfg_names){.abi = DFG_ABI, .needs = DFG_NEEDS_USERS}; /* conditions may ask for them */
    name_source(u, file->sources[0].path);
    u->unit.ops = dfg_interp_operators(u, NULL);
    u->unit.imports = imports(u);
    u->unit.n_params = file->n_params;
    u->unit.params = params(u);
    if (file->n_patterns > 0)
        interpret_patterns(u);
    return end(u);
}

const struct dfg_unit *dfg_interpret_ops(const struct pat_file *file, const char *name)
{
    struct interp_unit *u = begin(file, "");
    if (u == NULL)
        return NULL;
    const char *dot = strrchr(name, '.');
    size_t size = dot != NULL ? (size_t)(dot - name) : strlen(name);
    char *stem = room(u, size + 1, 1);
    name_source(u, name);
    if (stem != NULL) {
        u->unit.name = memcpy(stem, name, size);
        u->unit.ops = dfg_interp_operators(u, name);
    }
    u->unit.imports = room(u, 1, sizeof *u->unit.imports);
    return end(u);
}

/* The unit is its first member. */
static struct interp_unit *interp_of(const struct dfg_unit *unit)
{
    return (struct interp_unit *)(uintptr_t)unit;
}

void dfg_interpret_free(const struct dfg_unit *unit)
{
    struct interp_unit *u = interp_of(unit);
    if (u == NULL)
        return;
    for (uint32_t i = 0; i < u->unit.n_patterns; i++) {
        struct interp_pattern *p = u->unit.patterns[i].data; /* NULL: memory ran out before it */
        if (p != NULL)
            dfg_stack_free(&p->kept);
    }
    dfg_stack_free(&u->lists.mem);
    dfg_stack_free(&u->mem);
    free(u);
}

bool dfg_interpret_failed(const struct dfg_unit *unit)
{
    return interp_of(unit)->failed;
}
