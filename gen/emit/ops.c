/* ops.c -- the operators that a file declares, as const tables.
 *
 * In:   the operators of one checked file (own ones only: imports have tables
 *       of their own).
 * Out:  `const struct dfg_ops NAME_ops`; of a .ops file also NAME_unit, so that
 *       a program registers it like any other.
 *
 * Defaults of attributes are written as `.dfg` text, which the library reads.
 */
#include "unit.h"
#include "match/match.h"

#include <string.h>

static const char *const kind_names[] = {
    [FK_ELEMWISE] = "DFG_ELEMWISE", [FK_BROADCAST] = "DFG_BROADCAST", [FK_INJECTIVE] = "DFG_INJECTIVE",
    [FK_REDUCE] = "DFG_REDUCE",     [FK_FUSABLE] = "DFG_FUSABLE",     [FK_TUPLE] = "DFG_KIND_TUPLE",
    [FK_OPAQUE] = "DFG_OPAQUE",
};

static void emit_attrs(const struct op *op, const char *name, struct out *o)
{
    outf(o, "static const struct dfg_attr_decl %s_attrs_of_%s[] = {\n", name, op->c_name);
    out_indent(o, 1);
    for (int i = 0; i < op->n_attrs; i++) {
        const struct attr_decl *a = &op->attrs[i];
        const char *def = a->has_default ? c_str(pat_value_text(pat2c, &a->def)) : "NULL";
        outf(o, "{ %s, %s, %s },\n", c_str(a->name), c_str(a->type_text), def);
    }
    out_indent(o, -1);
    outf(o, "};\n");
}

static const char *c_bool(bool b)
{
    return b ? "true" : "false";
}

static const char *c_str_or_null(const char *s)
{
    return s ? c_str(s) : "NULL";
}

static void emit_forms(const struct op *op, const char *name, struct out *o)
{
    outf(o, "static const struct dfg_op_form %s_forms_of_%s[] = {\n", name, op->c_name);
    out_indent(o, 1);
    for (int i = 0; i < op->n_forms; i++) {
        const struct op_form *f = &op->forms[i];
        outf(o, "{ %d, %d, %s, %d, ", f->since, f->n_operands, c_bool(f->variadic), f->n_attrs);
        if (f->n_attrs > 0)
            outf(o, "(const struct dfg_form_attr[]){ ");
        for (int k = 0; k < f->n_attrs; k++) {
            const struct form_attr *a = &f->attrs[k];
            outf(o, "%s{ %s, %s }", k > 0 ? ", " : "", c_str(a->name),
                 c_str_or_null(a->has_value ? pat_value_text(pat2c, &a->value) : NULL));
        }
        outf(o, "%s, %s, %s },\n", f->n_attrs > 0 ? " }" : "NULL", c_str_or_null(f->lift),
             c_str_or_null(f->lift_arg));
    }
    out_indent(o, -1);
    outf(o, "};\n");
}

/* Fields that many rows do without. */
static const char *optional_fields(const struct op *op, const char *name)
{
    static const char *const fields[N_OP_FACTS] = {
        [OP_INFER] = "infer", [OP_EVAL] = "eval", [OP_WORK] = "work"};
    struct out *o = out_new();
    const char *swap = pat_swap_text(pat2c, op);
    if (swap)
        outf(o, ", .swap = %s", c_str(swap));
    for (int f = 0; f < N_OP_FACTS; f++)
        if (op->fact[f])
            outf(o, ", .%s = %s", fields[f], c_str(op->fact[f]));
    if (op->since)
        outf(o, ", .since = %d", op->since);
    if (op->until)
        outf(o, ", .until = %d", op->until);
#define PAT_TRAIT(trait) \
    if (op->trait)       \
        outf(o, ", ." #trait " = true");
#include "lang/pat_traits.def"
    if (op->n_bodies > 0)
        outf(o, ", .bodies = { %s%s%s }", c_str(op->operands[0].name), op->n_bodies > 1 ? ", " : "",
             op->n_bodies > 1 ? c_str(op->operands[1].name) : "");
    if (op->n_forms > 0)
        outf(o, ", .n_forms = %d, .forms = %s_forms_of_%s", op->n_forms, name, op->c_name);
    return text_of(o);
}

static void emit_op(const struct op *op, const char *name, struct out *o)
{
    const char *attrs = op->n_attrs ? format("%s_attrs_of_%s", name, op->c_name) : "NULL";
    outf(o, "{ %s, %s, %d, %d, %s, %d, %d, %s, %d, .attrs = %s%s },\n", c_str(op->name), kind_names[op->fkind],
         op->n_required, op->n_operands, c_bool(op->variadic), op->n_results > 0 ? op->n_results : 1,
         op->n_required_results, c_bool(op->variadic_results), op->n_attrs, attrs, optional_fields(op, name));
}

static int count_own(const struct unit *u)
{
    int n = 0;
    for (int i = 0; i < u->n_ops; i++)
        n += u->ops[i]->own && !u->ops[i]->undeclared;
    return n;
}

bool emit_own_ops(const struct unit *u, struct out *o)
{
    const char *name = c_unit(u);
    int n = count_own(u);
    if (n == 0)
        return false;
    for (int i = 0; i < u->n_ops; i++)
        if (u->ops[i]->own && !u->ops[i]->undeclared && u->ops[i]->n_attrs > 0)
            emit_attrs(u->ops[i], name, o);
    for (int i = 0; i < u->n_ops; i++)
        if (u->ops[i]->own && u->ops[i]->n_forms > 0)
            emit_forms(u->ops[i], name, o);
    outf(o, "\n/* name, fusion kind, required and declared operands, variadic, declared and required\n"
            " * results, variadic, attributes, what few have */\n");
    outf(o, "static const struct dfg_op_decl %s_op_decls[] = {\n", name);
    out_indent(o, 1);
    for (int i = 0; i < u->n_ops; i++)
        if (u->ops[i]->own && !u->ops[i]->undeclared)
            emit_op(u->ops[i], name, o);
    out_indent(o, -1);
    outf(o, "};\n\nextern const struct dfg_ops %s_ops;\n", name);
    outf(o, "const struct dfg_ops %s_ops = { DFG_ABI, %d, %s, %s_op_decls };\n\n", name, n, c_str(u->name),
         name);
    return true;
}

void emit_imports(const struct unit *u, struct out *o)
{
    if (u->n_imports == 0)
        return;
    outf(o, "static const char *const %s_imports[] = { ", c_unit(u));
    for (int i = 0; i < u->n_imports; i++)
        outf(o, "%s, ", c_str(u->imports[i]));
    outf(o, "NULL };\n");
}

void emit_ops(struct unit *u, struct out *o)
{
    outf(o, "/* The operators of %s.  Made by pat2c; do not edit. */\n#include \"dfg.h\"\n\n", u->src->base);
    const struct unit_rows rows = {.own_ops = emit_own_ops(u, o)};
    emit_unit_row(u, &rows, o);
}
