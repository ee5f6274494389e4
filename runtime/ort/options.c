/* options.c -- what a session says to a provider.
 *
 * In:   entries `ep.NAME.KEY` of the session's configuration, NAME in small letters.
 * Out:  how the table partitions, where reports go, values of the table's params.
 * Errors: a key that there is none of, a value that does not fit.
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "../dfg_interp.h"
#include "ort.h"

/* The option is a text, which is kept. */
static OrtStatus *set_text(struct provider *p, char **to, const char *value)
{
    free(*to);
    *to = malloc(strlen(value) + 1);
    return *to != NULL && strcpy(*to, value) != NULL ? NULL : dfg_ort_no_memory(&p->factory->ort);
}

static OrtStatus *set_heavy(struct provider *p, const char *value)
{
    free(p->heavy);
    p->heavy = dfg_split(value);
    p->merge.heavy = p->heavy;
    return p->heavy != NULL ? NULL : dfg_ort_no_memory(&p->factory->ort);
}

static OrtStatus *set_param(struct provider *p, uint32_t i, const char *value)
{
    const struct factory *f = p->factory;
    const struct dfg_unit *unit = f->units[0];
    struct dfg_error e = {DFG_OK, NULL};
    if (unit->params[i].offset == DFG_FIXED)
        return dfg_ort_status(&f->ort, ORT_INVALID_ARGUMENT,
                          "%s: the param '%s' was fixed when the table was compiled", f->table->name,
                          unit->params[i].name);
    if (p->described == NULL)
        p->described = dfg_describe(unit, f->units, f->n_units, &e);
    dfg_status status = p->described != NULL ? dfg_set_param(p->described, i, value, &e) : DFG_NO_MEMORY;
    return dfg_ort_status_of(&f->ort, f->table->name, status, &e);
}

static OrtStatus *set(struct provider *p, const char *key, const char *value)
{
    const struct factory *f = p->factory;
    const char *wanted = NULL;
    char *end;
    if (strcmp(key, "report") == 0)
        return set_text(p, &p->report, value);
    if (strcmp(key, "dump") == 0)
        return set_text(p, &p->dump, value);
    if (strcmp(key, "heavy") == 0)
        return set_heavy(p, value);
    for (uint32_t i = 0; i < f->units[0]->n_params; i++)
        if (strcmp(key, f->units[0]->params[i].name) == 0)
            return set_param(p, i, value);
    if (strcmp(key, "select") == 0) {
        p->select.strategy = strcmp(value, "optimal") == 0 ? DFG_OPTIMAL : DFG_GREEDY;
        wanted =
            p->select.strategy == DFG_OPTIMAL || strcmp(value, "greedy") == 0 ? NULL : "greedy or optimal";
    } else if (strcmp(key, "regions") == 0) {
        p->select.regions = strcmp(value, "1") == 0 ? &p->merge : NULL;
        wanted = p->select.regions != NULL || strcmp(value, "0") == 0 ? NULL : "0 or 1";
    } else if (strcmp(key, "launch") == 0) {
        p->select.launch = strtod(value, &end);
        bool good = end != value && *end == '\0' && p->select.launch >= 0 && p->select.launch <= 1e300;
        wanted = good ? NULL : "a number, not below 0";
    } else
        return dfg_ort_status(
            &f->ort, ORT_INVALID_ARGUMENT,
            "%s: there is no option '%s'; there are select, launch, regions, heavy, report, dump, "
            "and the params of the table",
            f->table->name, key);
    return wanted == NULL
               ? NULL
               : dfg_ort_status(&f->ort, ORT_INVALID_ARGUMENT, "%s: '%s' is no value of the option '%s' (%s)",
                            f->table->name, value, key, wanted);
}

/* The key behind "ep.NAME."; NULL: it is somebody else's. */
static const char *own_key(const struct provider *p, const char *key)
{
    const char *name = p->factory->table->name;
    const size_t n = strlen(name);
    bool own = strncmp(key, "ep.", 3) == 0 && strncasecmp(key + 3, name, n) == 0 && key[3 + n] == '.';
    return own ? key + 3 + n + 1 : NULL;
}

/* The provider's table is a copy in which nothing is computed twice: a node of the runtime is one set's. */
static OrtStatus *copy_table(struct provider *p)
{
    const struct factory *f = p->factory;
    p->unit = p->described != NULL ? p->described : f->units[0];
    p->table = p->unit->tables[f->table - f->units[0]->tables];
    p->entries = calloc(p->table.n + (size_t)1, sizeof *p->entries);
    if (p->entries == NULL)
        return dfg_ort_no_memory(&f->ort);
    for (uint32_t i = 0; i < p->table.n; i++) {
        p->entries[i] = p->table.entries[i];
        p->entries[i].duplicate = false;
    }
    p->table.entries = p->entries;
    return NULL;
}

OrtStatus *dfg_ort_options_read(struct provider *p, const OrtSessionOptions *session)
{
    const struct ort *ort = &p->factory->ort;
    OrtKeyValuePairs *pairs = NULL;
    const char *const *keys, *const *values;
    size_t n = 0;
    OrtStatus *bad = NULL;
    p->select.regions = &p->merge;
    TRY(ort->GetSessionOptionsConfigEntries(session, &pairs));
    ort->GetKeyValuePairs(pairs, &keys, &values, &n);
    for (size_t i = 0; bad == NULL && i < n; i++) {
        const char *key = own_key(p, keys[i]);
        if (key != NULL)
            bad = set(p, key, values[i]);
    }
    ort->ReleaseKeyValuePairs(pairs);
    return bad != NULL ? bad : copy_table(p);
}

void dfg_ort_options_free(struct provider *p)
{
    dfg_describe_free(p->described);
    free(p->heavy);
    free(p->report);
    free(p->dump);
    free(p->entries);
}
