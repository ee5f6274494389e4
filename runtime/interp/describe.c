/* describe.c -- what the patterns of a compiled unit say, from the text that it carries.
 *
 * In:   a unit of NAME.unit.c; units that have the texts of the operators it imports.
 * Out:  a copy of it whose patterns have `desc`; captures and parts lie where the
 *       generated functions put them.
 * Errors: a text that is missing, or does not fit; libpat's about it; no memory.
 *
 * The hash of what was read must be the unit's: so nothing is looked for by name but
 * the predicates in C.
 */
#include "../dfg_extend.h"
#include "../dfg_interp.h"

#include <stdlib.h>
#include <string.h>

struct described {
    struct dfg_unit unit; /* first */
    struct pat *pat;
    struct dfg_pattern *patterns;
};

/* One in the making. */
struct reader {
    const struct dfg_unit *from, *const *units;
    size_t n_units;
    struct described *to;
    struct pat_source *sources;
    char **texts; /* of the sources */
    struct dfg_error *error;
};

/* ---- texts ---- */

/* s, or the same file of another unit, which has its text; NULL: none has. */
static const struct dfg_source *with_text(const struct reader *r, const struct dfg_source *s)
{
    if (s->text != NULL)
        return s;
    for (size_t i = 0; i < r->n_units; i++)
        for (uint32_t k = 0; k < r->units[i]->n_sources; k++) {
            const struct dfg_source *other = &r->units[i]->sources[k];
            if (other->text != NULL && other->hash == s->hash && strcmp(other->name, s->name) == 0)
                return other;
        }
    return NULL;
}

/* The pieces of s as one, malloc'ed; NULL: no memory. */
static char *text_of(const struct dfg_source *s, size_t *size)
{
    *size = 0;
    for (const char *const *piece = s->text; *piece != NULL; piece++)
        *size += strlen(*piece);
    char *text = malloc(*size + 1), *at = text;
    for (const char *const *piece = s->text; text != NULL && *piece != NULL; piece++) {
        size_t n = strlen(*piece);
        memcpy(at, *piece, n);
        at += n;
    }
    if (text != NULL)
        *at = '\0';
    return text;
}

static dfg_status take_source(struct reader *r, uint32_t i)
{
    const struct dfg_source *s = &r->from->sources[i], *has = with_text(r, s);
    if (has == NULL)
        return dfg_fail(r->error, DFG_NO_FILE, "'%s' was made with a '%s' that no unit here has",
                        r->from->name, s->name);
    size_t size;
    r->texts[i] = text_of(has, &size);
    r->sources[i] = (struct pat_source){
        .path = s->name, .text = r->texts[i], .size = size, .imports = s->imports, .n_imports = s->n_imports};
    return r->texts[i] != NULL ? DFG_OK : DFG_NO_MEMORY;
}

/* ---- reading ---- */

static enum pat_status set_options(struct pat *pat, const struct dfg_unit *u)
{
    enum pat_status status = u->prefix != NULL ? pat_set_prefix(pat, u->prefix) : PAT_OK;
    for (size_t i = 0; u->defines != NULL && u->defines[i] != NULL && status == PAT_OK; i++)
        status = pat_add_define(pat, u->defines[i]);
    pat_set_law_limit(pat, (int)u->law_limit);
    return status;
}

static dfg_status refuse_text(const struct reader *r)
{
    const char *unit = r->from->name;
    const struct pat_message *m = pat_messages(r->to->pat);
    while (m != NULL && m->severity != PAT_ERROR)
        m = m->next;
    if (m == NULL || m->place.file == NULL)
        return dfg_fail(r->error, DFG_BAD_TEXT, "'%s' can't be read: %s", unit,
                        m != NULL ? m->text : "too many errors");
    return dfg_fail(r->error, DFG_BAD_TEXT, "'%s' can't be read: %s:%u: %s", unit, m->place.file,
                    (unsigned)m->place.line, m->text);
}

static dfg_status load(struct reader *r, const struct pat_file **file)
{
    const struct dfg_unit *u = r->from;
    r->to->pat = pat_new(NULL);
    enum pat_status status = r->to->pat != NULL ? set_options(r->to->pat, u) : PAT_NO_MEMORY;
    if (status == PAT_OK)
        status = pat_load_sources(r->to->pat, r->sources, u->n_sources, file);
    if (status != PAT_OK)
        return status == PAT_NO_MEMORY ? DFG_NO_MEMORY : refuse_text(r);
    if ((*file)->hash != u->hash || (*file)->n_patterns != u->n_patterns)
        return dfg_fail(r->error, DFG_BAD_TEXT, "'%s' is not what its text says", u->name);
    return DFG_OK;
}

static dfg_status read_unit(struct reader *r, const struct pat_file **file)
{
    const struct dfg_unit *u = r->from;
    if (u->n_sources == 0)
        return dfg_fail(r->error, DFG_NO_FILE, "'%s' has no text", u->name);
    if (strcmp(u->version, PAT_VERSION) != 0)
        return dfg_fail(r->error, DFG_BAD_ABI, "'%s' was made by pat2c %s; this is %s", u->name, u->version,
                        PAT_VERSION);
    r->sources = calloc(u->n_sources, sizeof *r->sources);
    r->texts = calloc(u->n_sources, sizeof *r->texts);
    dfg_status status = r->sources != NULL && r->texts != NULL ? DFG_OK : DFG_NO_MEMORY;
    for (uint32_t i = 0; i < u->n_sources && status == DFG_OK; i++)
        status = take_source(r, i);
    if (status == DFG_OK)
        status = load(r, file);
    for (uint32_t i = 0; r->texts != NULL && i < u->n_sources; i++)
        free(r->texts[i]);
    free(r->texts);
    free(r->sources);
    return status;
}

/* ---- rows ---- */

static dfg_status join_externs(const struct reader *r, const struct pat_file *file)
{
    const struct dfg_unit *u = r->from;
    for (uint32_t i = 0; i < file->n_externs; i++) {
        const struct pat_extern *e = &file->externs[i];
        uint32_t k = 0;
        while (k < u->n_externs && strcmp(u->externs[k].name, e->name) != 0)
            k++;
        if (k == u->n_externs || u->externs[k].n_args != e->n_args)
            return dfg_fail(r->error, DFG_BAD_TEXT, "'%s' has no predicate '%s'", u->name, e->name);
        pat_set_extern(file, i, u->externs[k].call);
    }
    return DFG_OK;
}

static bool is_same(const struct dfg_pattern *p, const struct pat_pattern *d)
{
    bool same = strcmp(p->name, d->name) == 0 && p->n_captures == d->n_captures && p->n_parts == d->n_parts;
    for (uint32_t i = 0; same && i < p->n_captures; i++)
        same = p->captures[i].kind == d->captures[i].kind &&
               strcmp(p->captures[i].name, d->captures[i].name) == 0;
    return same;
}

static dfg_status join_patterns(struct reader *r, const struct pat_file *file)
{
    struct dfg_pattern *patterns = calloc((size_t)file->n_patterns + 1, sizeof *patterns);
    r->to->patterns = patterns;
    for (uint32_t i = 0; patterns != NULL && i < file->n_patterns; i++) {
        patterns[i] = r->from->patterns[i];
        patterns[i].desc = &file->patterns[i];
        if (!is_same(&patterns[i], &file->patterns[i]))
            return dfg_fail(r->error, DFG_BAD_TEXT, "'%s' is not what its text says of '%s'", r->from->name,
                            file->patterns[i].name);
    }
    return patterns != NULL ? DFG_OK : DFG_NO_MEMORY;
}

const struct dfg_unit *dfg_describe(const struct dfg_unit *unit, const struct dfg_unit *const *units,
                                    size_t n_units, struct dfg_error *error)
{
    struct reader r = {.from = unit, .units = units, .n_units = n_units, .error = error};
    const struct pat_file *file = NULL;
    r.to = calloc(1, sizeof *r.to);
    dfg_status status = r.to != NULL ? read_unit(&r, &file) : DFG_NO_MEMORY;
    if (status == DFG_OK)
        status = join_externs(&r, file);
    if (status == DFG_OK)
        status = join_patterns(&r, file);
    if (status != DFG_OK) {
        dfg_describe_free(&r.to->unit);
        return NULL;
    }
    r.to->unit = *unit;
    r.to->unit.patterns = r.to->patterns;
    return &r.to->unit;
}

void dfg_describe_free(const struct dfg_unit *unit)
{
    struct described *d = (struct described *)(uintptr_t)unit; /* whose first member it is */
    if (d == NULL)
        return;
    pat_free(d->pat);
    free(d->patterns);
    free(d);
}
