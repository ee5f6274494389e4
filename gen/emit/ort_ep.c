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

/* What the graphs of the runtime have in any case, also where the file imports less. */
static const char *const runtime[] = {"onnx", "com_microsoft"};

void emit_ort_ep(struct unit *u, struct out *o)
{
    int n_own = 0;
    for (int i = 0; i < u->n_tables; i++)
        n_own += u->tables[i]->own;
    if (n_own == 0) {
        error_at((struct span){u->src, 0, 0}, "'%s' has no table that a provider could be made of",
                 u->src->base);
        return;
    }
    VEC(const char *) units = {0};
    *PUSH(units) = c_unit(u);
    for (int i = 0; i < u->n_imports; i++)
        *PUSH(units) = u->imports[i];
    for (int i = 0; i < (int)(sizeof runtime / sizeof *runtime); i++) {
        bool known = false;
        for (int k = 0; k < u->n_imports; k++)
            known = known || strcmp(u->imports[k], runtime[i]) == 0;
        if (!known)
            *PUSH(units) = runtime[i];
    }
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
    outf(o, "static const struct dfg_unit *const units[] = {%s};\n\nDFG_ORT_PLUGIN(units, DFG_ORT_DEVICE)\n",
         laid_list(&list, 4));
}
