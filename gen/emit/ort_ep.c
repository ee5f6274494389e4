/* ort_ep.c -- NAME.ep.c: the tables of a file as providers of ONNX Runtime.
 *
 * In:   a checked unit with at least one table.
 * Out:  what the runtime looks for in a plug-in, which hands the unit, those with its
 *       operators and the device to libdfg-ort (dfg_ort.h).
 */
#include "emit.h"
#include "print/layout.h"
#include "match/match.h"

#include <string.h>

static const char entry_points[] =
    "DFG_ORT_EXPORT struct OrtStatus *CreateEpFactories(const char *name, const struct OrtApiBase *runtime,\n"
    "                                                   const void *log, struct OrtEpFactory **factories, "
    "size_t most,\n"
    "                                                   size_t *n);\n"
    "struct OrtStatus *CreateEpFactories(const char *name, const struct OrtApiBase *runtime, const void "
    "*log,\n"
    "                                    struct OrtEpFactory **factories, size_t most, size_t *n)\n"
    "{\n"
    "    (void)name, (void)log;\n"
    "    return dfg_ort_create(units, &DFG_ORT_DEVICE, runtime, factories, most, n);\n"
    "}\n\n"
    "DFG_ORT_EXPORT struct OrtStatus *ReleaseEpFactory(struct OrtEpFactory *factory);\n"
    "struct OrtStatus *ReleaseEpFactory(struct OrtEpFactory *factory)\n"
    "{\n"
    "    return dfg_ort_release(factory);\n"
    "}\n";

static bool has_tables(const struct unit *u)
{
    for (int i = 0; i < u->n_tables; i++)
        if (u->tables[i]->own)
            return true;
    return false;
}

/* What the graphs of the runtime have in any case, also where the file imports less. */
static const char *const runtime[] = {"onnx", "com_microsoft"};

static bool imports(const struct unit *u, const char *name)
{
    for (int i = 0; i < u->n_imports; i++)
        if (strcmp(u->imports[i], name) == 0)
            return true;
    return false;
}

void emit_ort_ep(struct unit *u, struct out *o)
{
    if (!has_tables(u)) {
        error_at((struct span){u->src, 0, 0}, "'%s' has no table that a provider could be made of",
                 u->src->base);
        return;
    }
    VEC(const char *) units = {0};
    *PUSH(units) = c_unit(u);
    for (int i = 0; i < u->n_imports; i++)
        *PUSH(units) = u->imports[i];
    for (int i = 0; i < (int)(sizeof runtime / sizeof *runtime); i++)
        if (!imports(u, runtime[i]))
            *PUSH(units) = runtime[i];
    outf(o, "/* The tables of %s as providers of ONNX Runtime.  Made by pat2c; do not edit. */\n",
         u->src->base);
    outf(o, "#include \"dfg_ort.h\"\n\n"
            "#ifndef DFG_ORT_DEVICE /* what runs the regions: -DDFG_ORT_DEVICE=NAME */\n"
            "#define DFG_ORT_DEVICE dfg_ort_evaluator\n"
            "#endif\n"
            "extern const struct dfg_ort_device DFG_ORT_DEVICE;\n\n");
    cx_list list = {0};
    for (int i = 0; i < units.n; i++) {
        outf(o, "extern const struct dfg_unit %s_unit;\n", c_identifier(units.at[i]));
        *PUSH(list) = cx_address(cx_text(format("%s_unit", c_identifier(units.at[i]))));
    }
    *PUSH(list) = cx_text("NULL");
    outf(o, "static const struct dfg_unit *const units[] = {%s};\n\n%s", laid_list(&list, 4),
         entry_points);
}
