/* options.c -- what a session says to a provider.
 *
 * In:   entries `ep.NAME.KEY` of the session's configuration, NAME in small letters.
 * Out:  how the table partitions, where reports go, values of the table's params.
 * Errors: a key that there is none of, a value that does not fit.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "../dfg_interp.h"
#include "ort.h"

static OrtStatus *no_value(const struct provider *p, const char *key, const char *value, const char *wanted)
{
    return ort_status(&p->factory->ort, ORT_INVALID_ARGUMENT, "%s: '%s' is no value of the option '%s' (%s)",
                      p->factory->table->name, value, key, wanted);
}

/* ---- values ---- */

static OrtStatus *set_select(struct provider *p, const char *key, const char *value)
{
    if (strcmp(value, "greedy") != 0 && strcmp(value, "optimal") != 0)
        return no_value(p, key, value, "greedy or optimal");
    p->select.strategy = *value == 'o' ? DFG_OPTIMAL : DFG_GREEDY;
    return NULL;
}

static OrtStatus *set_launch(struct provider *p, const char *key, const char *value)
{
    char *end;
    p->select.launch = strtod(value, &end);
    bool good = end != value && *end == '\0' && p->select.launch >= 0 && p->select.launch <= 1e300;
    return good ? NULL : no_value(p, key, value, "a number, not below 0");
}

static OrtStatus *set_regions(struct provider *p, const char *key, const char *value)
{
    p->regions = strcmp(value, "1") == 0 || strcmp(value, "true") == 0;
    bool good = p->regions || strcmp(value, "0") == 0 || strcmp(value, "false") == 0;
    return good ? NULL : no_value(p, key, value, "0 or 1");
}

static OrtStatus *set_least_calls(struct provider *p, const char *key, const char *value)
{
    char *end;
    unsigned long n = strtoul(value, &end, 10);
    bool good = *value >= '0' && *value <= '9' && *end == '\0' && n <= UINT32_MAX;
    p->merge.least_calls = (uint32_t)n;
    return good ? NULL : no_value(p, key, value, "a number");
}

static OrtStatus *set_text(struct provider *p, char **to, const char *value)
{
    free(*to);
    *to = malloc(strlen(value) + 1);
    if (*to == NULL)
        return ort_no_memory(&p->factory->ort);
    strcpy(*to, value);
    return NULL;
}

static OrtStatus *set_report(struct provider *p, const char *key, const char *value)
{
    (void)key;
    return set_text(p, &p->report, value);
}

static OrtStatus *set_dump(struct provider *p, const char *key, const char *value)
{
    (void)key;
    return set_text(p, &p->dump, value);
}

/* Names of operators, split by commas. */
static OrtStatus *set_heavy(struct provider *p, const char *key, const char *value)
{
    size_t n = 0;
    (void)key;
    TRY(set_text(p, &p->heavy_text, value));
    free(p->heavy);
    p->heavy = calloc(strlen(value) + 2, sizeof *p->heavy);
    if (p->heavy == NULL)
        return ort_no_memory(&p->factory->ort);
    for (char *at = p->heavy_text; at != NULL;) {
        p->heavy[n++] = at;
        at = strchr(at, ',');
        if (at != NULL)
            *at++ = '\0';
    }
    p->merge.heavy = p->heavy;
    return NULL;
}

static const struct option {
    const char *key;
    OrtStatus *(*set)(struct provider *, const char *key, const char *value);
} options[] = {
    {"select", set_select},   {"launch", set_launch},
    {"regions", set_regions}, {"least_calls", set_least_calls},
    {"heavy", set_heavy},     {"report", set_report},
    {"dump", set_dump},
};

/* ---- params ---- */

static size_t n_units(const struct factory *f)
{
    size_t n = 0;
    while (f->units[n] != NULL)
        n++;
    return n;
}

static OrtStatus *set_param(struct provider *p, uint32_t i, const char *value)
{
    const struct factory *f = p->factory;
    const char *name = f->table->name;
    struct dfg_error e = {DFG_OK, NULL};
    if (f->units[0]->params[i].offset == DFG_FIXED)
        return ort_status(&f->ort, ORT_INVALID_ARGUMENT,
                          "%s: the param '%s' was fixed when the table was compiled", name,
                          f->units[0]->params[i].name);
    if (p->described == NULL)
        p->described = dfg_describe(f->units[0], f->units, n_units(f), &e);
    dfg_status status = p->described != NULL ? dfg_set_param(p->described, i, value, &e) : DFG_NO_MEMORY;
    return ort_status_of(&f->ort, name, status, &e);
}

static OrtStatus *set(struct provider *p, const char *key, const char *value)
{
    const struct factory *f = p->factory;
    for (size_t i = 0; i < sizeof options / sizeof *options; i++)
        if (strcmp(key, options[i].key) == 0)
            return options[i].set(p, key, value);
    for (uint32_t i = 0; i < f->units[0]->n_params; i++)
        if (strcmp(key, f->units[0]->params[i].name) == 0)
            return set_param(p, i, value);
    return ort_status(
        &f->ort, ORT_INVALID_ARGUMENT,
        "%s: there is no option '%s'; there are select, launch, regions, least_calls, heavy, report, "
        "dump, and the params of the table",
        f->table->name, key);
}

/* ---- a session's ---- */

/* The key behind "ep.NAME."; NULL: it is somebody else's. */
static const char *own_key(const struct provider *p, const char *key)
{
    const char *name = p->factory->table->name;
    size_t n = strlen(name);
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
        return ort_no_memory(&f->ort);
    for (uint32_t i = 0; i < p->table.n; i++) {
        p->entries[i] = p->table.entries[i];
        p->entries[i].duplicate = false;
    }
    p->table.entries = p->entries;
    return NULL;
}

OrtStatus *ort_options_read(struct provider *p, const OrtSessionOptions *session)
{
    const struct ort *ort = &p->factory->ort;
    OrtKeyValuePairs *pairs = NULL;
    const char *const *keys, *const *values;
    size_t n = 0;
    OrtStatus *bad = NULL;
    p->regions = true;
    TRY(ort->GetSessionOptionsConfigEntries(session, &pairs));
    ort->GetKeyValuePairs(pairs, &keys, &values, &n);
    for (size_t i = 0; bad == NULL && i < n; i++) {
        const char *key = own_key(p, keys[i]);
        if (key != NULL)
            bad = set(p, key, values[i]);
    }
    ort->ReleaseKeyValuePairs(pairs);
    p->select.regions = p->regions ? &p->merge : NULL;
    return bad != NULL ? bad : copy_table(p);
}

void ort_options_free(struct provider *p)
{
    dfg_describe_free(p->described);
    free(p->heavy_text);
    free(p->heavy);
    free(p->report);
    free(p->dump);
    free(p->entries);
}
