/* ort_ep.c -- NAME.ep.c: the tables of a file as providers of ONNX Runtime.
 *
 * In:   a checked unit with at least one table.
 * Out:  what the runtime looks for in a plug-in, which hands the unit, those with its
 *       operators and the device to libdfg-ort (dfg_ort.h).
 */
#include "emit.h"
#include "match/match.h"

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

void emit_ort_ep(struct unit *u, struct out *o)
{
    if (!has_tables(u)) {
        error_at((struct span){u->src, 0, 0}, "'%s' has no table that a provider could be made of",
                 u->src->base);
        return;
    }
    const char *units = format("&%s_unit", c_identifier(u->name));
    outf(o, "/* The tables of %s as providers of ONNX Runtime.  Made by pat2c; do not edit. */\n",
         u->src->base);
    outf(o, "#include \"dfg_ort.h\"\n\n"
            "#ifndef DFG_ORT_DEVICE /* what runs the regions: -DDFG_ORT_DEVICE=NAME */\n"
            "#define DFG_ORT_DEVICE dfg_ort_evaluator\n"
            "#endif\n"
            "extern const struct dfg_ort_device DFG_ORT_DEVICE;\n\n");
    outf(o, "extern const struct dfg_unit %s_unit;\n", c_identifier(u->name));
    for (int i = 0; i < u->n_imports; i++) {
        outf(o, "extern const struct dfg_unit %s_unit;\n", c_identifier(u->imports[i]));
        units = format("%s, &%s_unit", units, c_identifier(u->imports[i]));
    }
    outf(o, "static const struct dfg_unit *const units[] = {%s};\n\n%s",
         laid_list(format("%s, NULL", units), 4), entry_points);
}
