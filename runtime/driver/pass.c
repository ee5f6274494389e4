/* pass.c -- --pass: changes of the whole graph that the library knows by name.
 *
 * In:   names, split by commas.
 * Out:  the module after the passes, one after another.
 */
#include "../dfg_visit.h"
#include "opt.h"

#include <string.h>

static dfg_status inline_all(dfg_module *m, struct dfg_error *error)
{
    return dfg_inline_calls(m, NULL, error);
}

static const struct {
    const char *name;
    dfg_status (*run)(dfg_module *, struct dfg_error *);
} passes[] = {
    {"cast_canonicalizer", dfg_cast_canonicalizer},
    {inline_calls, inline_all},
    {"unique_dequantize", dfg_unique_dequantize},
    {"unique_pad", dfg_unique_pad},
};
enum { N_PASSES = sizeof passes / sizeof *passes };

/* The number of the pass that names begins with, N_PASSES if there is none; *names: what follows it. */
static size_t next_pass(const char **names)
{
    size_t len = strcspn(*names, ","), i = 0;
    while (i < N_PASSES && (strlen(passes[i].name) != len || memcmp(passes[i].name, *names, len) != 0))
        i++;
    *names += len;
    *names += **names == ',';
    return i;
}

int passes_check(const char *names)
{
    for (const char *at = names; *at != '\0' || at == names;) {
        const char *name = at;
        if (next_pass(&at) == N_PASSES) {
            complain("no pass is called '%.*s'; there are cast_canonicalizer, inline_calls, unique_dequantize, unique_pad",
                     (int)strcspn(name, ","), name);
            return STATUS_USAGE;
        }
    }
    return STATUS_OK;
}

bool passes_run(dfg_module *m, const char *names)
{
    struct dfg_error error = {DFG_OK, NULL};
    dfg_status status = DFG_OK;
    while (*names != '\0' && status == DFG_OK) {
        const size_t i = next_pass(&names);
        status = passes[i].run(m, &error);
    }
    return has_worked(status == DFG_OK, &error);
}
