/* describe.c -- descriptions of a compiled unit's patterns, from the text that it carries.
 *
 * In:   a unit of NAME.unit.c; units that have the texts of the operators it imports.
 * Out:  a copy of it whose patterns have `desc`; captures and parts lie where the
 *       generated functions put them.  Its params may be given other values.
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
    struct pat *pat;      /* that read the file; NULL: somebody else's did */
    const struct pat_file *file;
    struct dfg_pattern *patterns;
    void *options; /* of its own, which all below have; NULL: none was set */
    struct dfg_names names, rule_names;
    struct dfg_rules rules;
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

/* As libpat's first error says. */
static dfg_status refuse_text(const struct dfg_unit *u, const struct pat *pat, struct dfg_error *error)
{
    const struct pat_message *m = pat_messages(pat);
    while (m != NULL && m->severity != PAT_ERROR)
        m = m->next;
    if (m == NULL || m->place.file == NULL)
        return dfg_fail(error, DFG_BAD_TEXT, "'%s': %s", u->name,
                        m != NULL ? m->text : "too many errors");
    return dfg_fail(error, DFG_BAD_TEXT, "'%s' can't be read: %s:%u: %s", u->name, m->place.file,
                    (unsigned)m->place.line, m->text);
}

static dfg_status load(struct reader *r)
{
    const struct dfg_unit *u = r->from;
    r->to->pat = pat_new(NULL);
    enum pat_status status = r->to->pat != NULL ? set_options(r->to->pat, u) : PAT_NO_MEMORY;
    if (status == PAT_OK)
        status = pat_load_sources(r->to->pat, r->sources, u->n_sources, &r->to->file);
    if (status != PAT_OK)
        return status == PAT_NO_MEMORY ? DFG_NO_MEMORY : refuse_text(u, r->to->pat, r->error);
    return DFG_OK;
}

static dfg_status read_unit(struct reader *r)
{
    const struct dfg_unit *u = r->from;
    if (u->n_sources == 0 || u->version == NULL) /* NULL: an interpreted one */
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
        status = load(r);
    for (uint32_t i = 0; r->texts != NULL && i < u->n_sources; i++)
        free(r->texts[i]);
    free(r->texts);
    free(r->sources);
    return status;
}

/* ---- rows ---- */

static dfg_status join_externs(const struct dfg_unit *u, const struct pat_file *file, struct dfg_error *error)
{
    for (uint32_t i = 0; i < file->n_externs; i++) {
        const struct pat_extern *e = &file->externs[i];
        uint32_t k = 0;
        while (k < u->n_externs && strcmp(u->externs[k].name, e->name) != 0)
            k++;
        if (k == u->n_externs || u->externs[k].n_args != e->n_args)
            return dfg_fail(error, DFG_BAD_TEXT, "'%s' has no predicate '%s'", u->name, e->name);
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

/* The unit with what `file` says of it. */
static dfg_status join(struct described *to, const struct dfg_unit *u, struct dfg_error *error)
{
    const struct pat_file *file = to->file;
    if (file->hash != u->hash || file->n_patterns != u->n_patterns || file->n_params != u->n_params)
        return dfg_fail(error, DFG_BAD_TEXT, "'%s' is not what its text says", u->name);
    to->unit = *u;
    to->unit.patterns = to->patterns = calloc((size_t)file->n_patterns + 1, sizeof *to->patterns);
    for (uint32_t i = 0; to->patterns != NULL && i < file->n_patterns; i++) {
        to->patterns[i] = u->patterns[i];
        to->patterns[i].desc = &file->patterns[i];
        if (!is_same(&to->patterns[i], &file->patterns[i]))
            return dfg_fail(error, DFG_BAD_TEXT, "'%s' is not what its text says of '%s'", u->name,
                            file->patterns[i].name);
    }
    return to->patterns != NULL ? join_externs(u, file, error) : DFG_NO_MEMORY;
}

static const struct dfg_unit *end(struct described *to, dfg_status status)
{
    if (status == DFG_OK)
        return &to->unit;
    dfg_describe_free(to != NULL ? &to->unit : NULL);
    return NULL;
}

const struct dfg_unit *dfg_describe(const struct dfg_unit *unit, const struct dfg_unit *const *units,
                                    size_t n_units, struct dfg_error *error)
{
    struct reader r = {.from = unit, .units = units, .n_units = n_units, .error = error};
    r.to = calloc(1, sizeof *r.to);
    dfg_status status = r.to != NULL ? read_unit(&r) : DFG_NO_MEMORY;
    return end(r.to, status == DFG_OK ? join(r.to, unit, error) : status);
}

const struct dfg_unit *dfg_describe_by(const struct dfg_unit *unit, const struct pat_file *file,
                                       struct dfg_error *error)
{
    struct described *to = calloc(1, sizeof *to);
    if (to != NULL)
        to->file = file;
    return end(to, to != NULL ? join(to, unit, error) : DFG_NO_MEMORY);
}

/* Whose first member it is. */
static struct described *described_of(const struct dfg_unit *unit)
{
    return (struct described *)(uintptr_t)unit;
}

void dfg_describe_free(const struct dfg_unit *unit)
{
    struct described *d = described_of(unit);
    if (d == NULL)
        return;
    pat_free(d->pat);
    free(d->patterns);
    free(d->options);
    free(d);
}

/* ---- params ---- */

/* Views that are bound for it have options of its own, with the declared values; false: no memory. */
static bool make_options(struct described *d)
{
    struct dfg_unit *u = &d->unit;
    if (d->options != NULL)
        return true;
    d->options = malloc(u->options_size);
    if (d->options == NULL)
        return false;
    memcpy(d->options, u->options, u->options_size);
    d->names = *u->names;
    d->names.options = d->options;
    u->names = &d->names;
    if (u->rules == NULL)
        return true;
    d->rules = *u->rules;
    d->rule_names = *u->rules->names;
    d->rule_names.options = d->options;
    d->rules.names = &d->rule_names;
    u->rules = &d->rules;
    return true;
}

static void set_option(void *to, const struct pat_value *v)
{
    if (v->tag == PAT_V_INT)
        *(int64_t *)to = v->i;
    else if (v->tag == PAT_V_FLOAT)
        *(double *)to = v->f;
    else if (v->tag == PAT_V_BOOL)
        *(bool *)to = v->i != 0;
    else if (v->tag == PAT_V_DTYPE)
        *(enum dfg_dtype *)to = (enum dfg_dtype)v->i;
    else
        *(const char **)to = v->s; /* a runtime param is one of these */
}

dfg_status dfg_set_param(const struct dfg_unit *unit, uint32_t param, const char *value, struct dfg_error *error)
{
    struct described *d = described_of(unit);
    const struct dfg_param *p = &unit->params[param];
    if (p->offset == DFG_FIXED || d->pat == NULL)
        return dfg_fail(error, DFG_BAD_TEXT, "the value of '%s' is in the code of '%s'", p->name, unit->name);
    if (!make_options(d))
        return DFG_NO_MEMORY;
    enum pat_status status = pat_set_param(d->pat, d->file, param, value);
    if (status != PAT_OK)
        return status == PAT_NO_MEMORY ? DFG_NO_MEMORY : refuse_text(unit, d->pat, error);
    set_option((char *)d->options + p->offset, &d->file->params[param].value);
    return DFG_OK;
}
