/* unit.c -- one file as data: its operators, params, patterns, tables, text.
 *
 * In:   a checked unit, laws expanded.
 * Out:  struct pat_file.  The patterns of table entries follow the file's own,
 *       in order of tables.
 */
#include "describe.h"
#include "check/check.h"

/* ---- operators, params, text ---- */

static const struct pat_operand *describe_operands(struct pat *pat, const struct operand_decl *from, int n)
{
    struct pat_operand *to = pat_describe_array(pat, n, sizeof *to);
    for (int i = 0; i < n; i++)
        to[i] = (struct pat_operand){from[i].name, from[i].optional, from[i].variadic};
    return to;
}

static const struct pat_attr_decl *describe_attrs(struct pat *pat, const struct op *op)
{
    struct pat_attr_decl *to = pat_describe_array(pat, op->n_attrs, sizeof *to);
    for (int i = 0; i < op->n_attrs; i++) {
        const struct attr_decl *a = &op->attrs[i];
        to[i] = (struct pat_attr_decl){.name = a->name, .type = a->type_text, .has_default = a->has_default};
        if (a->has_default) {
            to[i].def = pat_describe_value(pat, &a->def);
            to[i].def_text = pat_value_text(pat, &a->def);
        }
    }
    return to;
}

static const struct pat_op_form *describe_forms(struct pat *pat, const struct op *op)
{
    struct pat_op_form *to = pat_describe_array(pat, op->n_forms, sizeof *to);
    for (int i = 0; i < op->n_forms; i++) {
        const struct op_form *f = &op->forms[i];
        struct pat_form_attr *attrs = pat_describe_array(pat, f->n_attrs, sizeof *attrs);
        for (int k = 0; k < f->n_attrs; k++) {
            const struct form_attr *a = &f->attrs[k];
            attrs[k] = (struct pat_form_attr){a->name, a->has_value ? pat_value_text(pat, &a->value) : NULL};
        }
        to[i] = (struct pat_op_form){.since = (uint32_t)f->since,
                                     .n_operands = (uint32_t)f->n_operands,
                                     .n_attrs = (uint32_t)f->n_attrs,
                                     .variadic = f->variadic,
                                     .attrs = attrs,
                                     .lift = f->lift,
                                     .lift_arg = f->lift_arg};
    }
    return to;
}

static struct pat_operator describe_op(struct pat *pat, const struct op *op)
{
    return (struct pat_operator){.name = op->name,
                                 .file = op->file,
                                 .own = op->own,
#define PAT_TRAIT(trait) .trait = op->trait,
#include "lang/pat_traits.def"
                                 .n_bodies = (uint32_t)op->n_bodies,
                                 .kind = (uint8_t)op->fkind,
                                 .n_operands = (uint32_t)op->n_operands,
                                 .n_required = (uint32_t)op->n_required,
                                 .n_results = (uint32_t)op->n_results,
                                 .n_required_results = (uint32_t)op->n_required_results,
                                 .n_attrs = (uint32_t)op->n_attrs,
                                 .n_swap = (uint32_t)op->n_swap,
                                 .variadic = op->variadic,
                                 .variadic_results = op->variadic_results,
                                 .operands = describe_operands(pat, op->operands, op->n_operands),
                                 .results = describe_operands(pat, op->results, op->n_results),
                                 .attrs = describe_attrs(pat, op),
                                 .swap_a = op->swap_a,
                                 .swap_b = op->swap_b,
                                 .swap = pat_swap_text(pat, op),
                                 .infer = op->fact[OP_INFER],
                                 .eval = op->fact[OP_EVAL],
                                 .work = op->fact[OP_WORK],
                                 .since = (uint32_t)op->since,
                                 .until = (uint32_t)op->until,
                                 .n_forms = (uint32_t)op->n_forms,
                                 .forms = describe_forms(pat, op)};
}

/* Those that something declares; a quoted name that nothing does is no operator of the file. */
static void describe_ops(struct describer *d, struct pat_file *to)
{
    struct pat_operator *ops = pat_describe_array(d->pat, d->unit->n_ops, sizeof *ops);
    for (int i = 0; i < d->unit->n_ops; i++)
        if (!d->unit->ops[i]->undeclared)
            ops[to->n_ops++] = describe_op(d->pat, d->unit->ops[i]);
    to->ops = ops;
}

static void describe_params(struct describer *d, struct pat_file *to)
{
    struct pat_param *params = pat_describe_array(d->pat, d->unit->n_params, sizeof *params);
    for (int i = 0; i < d->unit->n_params; i++) {
        const struct param *p = d->unit->params[i];
        params[i] = (struct pat_param){.name = p->name,
                                       .type = pat_value_type_text(d->pat, p->type),
                                       .runtime = p->runtime,
                                       .value = pat_describe_value(d->pat, &p->value),
                                       .text = pat_value_text(d->pat, &p->value)};
    }
    to->n_params = (uint32_t)d->unit->n_params;
    to->params = params;
}

static void describe_sources(struct describer *d, struct pat_file *to)
{
    struct pat_source *sources = pat_describe_array(d->pat, d->unit->n_sources, sizeof *sources);
    for (int i = 0; i < d->unit->n_sources; i++) {
        const struct unit_source *s = &d->unit->sources[i];
        sources[i] = (struct pat_source){.path = s->src->path,
                                         .text = s->src->text,
                                         .size = s->src->size,
                                         .hash = pat_hash_of_source(s->src),
                                         .imports = s->imports,
                                         .n_imports = (uint32_t)s->n_imports};
    }
    to->n_sources = (uint32_t)d->unit->n_sources;
    to->sources = sources;
}

/* ---- patterns and tables ---- */

typedef VEC(struct pat_pattern) patterns;

/* One more than its row; 0: it has none yet. */
static uintptr_t row_of(const struct map *rows, const struct pattern *p)
{
    return (uintptr_t)pat_map_get(rows, (const char *)p);
}

static void describe_pattern(struct describer *d, const struct pattern *p, patterns *all, struct map *rows)
{
    if (row_of(rows, p))
        return;
    const struct pat_pattern row = pat_describe_pattern(d, p);
    *PAT_PUSH(d->pat, *all) = row;
    pat_map_put(d->pat, rows, (const char *)p, (void *)(uintptr_t)all->n);
}

static const struct pat_entry *describe_entries(struct describer *d, const struct table *t, patterns *all,
                                                struct map *rows)
{
    struct pat_entry *entries = pat_describe_array(d->pat, t->n_entries, sizeof *entries);
    for (int i = 0; i < t->n_entries; i++) {
        const struct entry *e = &t->entries[i];
        describe_pattern(d, e->pattern, all, rows);
        entries[i] =
            (struct pat_entry){.name = e->name,
                               .c_name = e->c_name,
                               .pattern = (uint32_t)row_of(rows, e->pattern) - 1,
                               .cost = (int32_t)(uintptr_t)pat_map_get(&d->costs, (const char *)e->cost) - 1,
                               .duplicate = e->duplicate,
                               .choice = e->choice,
                               .line = (uint32_t)pat_source_place(e->at.src, e->at.begin).line};
    }
    return entries;
}

static struct pat_table describe_table(struct describer *d, const struct table *t, patterns *all,
                                       struct map *rows)
{
    struct pat_table_attr *attrs = pat_describe_array(d->pat, t->n_attrs, sizeof *attrs);
    for (int i = 0; i < t->n_attrs; i++)
        attrs[i] = (struct pat_table_attr){.name = t->attr_names[i],
                                           .text = pat_value_text(d->pat, &t->attr_values[i]),
                                           .value = pat_describe_value(d->pat, &t->attr_values[i])};
    return (struct pat_table){.name = t->name,
                              .c_name = t->c_name,
                              .last_wins = t->last_wins,
                              .n_entries = (uint32_t)t->n_entries,
                              .entries = describe_entries(d, t, all, rows),
                              .n_attrs = (uint32_t)t->n_attrs,
                              .attrs = attrs,
                              .host = t->host.src ? pat_format(d->pat, "%.*s", (int)(t->host.end - t->host.begin),
                                                               t->host.src->text + t->host.begin)
                                                  : NULL,
                              .line = (uint32_t)pat_source_place(t->at.src, t->at.begin).line};
}

static void describe_patterns(struct describer *d, struct pat_file *to)
{
    const struct unit *u = d->unit;
    patterns all = {0};
    struct map rows = {0};
    struct pat_table *tables = pat_describe_array(d->pat, u->n_tables, sizeof *tables);
    for (int i = 0; i < u->n_patterns; i++)
        describe_pattern(d, u->patterns[i], &all, &rows);
    for (int i = 0; i < u->n_tables; i++)
        if (u->tables[i]->own)
            tables[to->n_tables++] = describe_table(d, u->tables[i], &all, &rows);
    for (int i = 0; i < all.n; i++) {
        all.at[i].params = to->params;
        all.at[i].externs = d->externs.at;
        all.at[i].of = to;
    }
    to->tables = tables;
    to->n_patterns = (uint32_t)all.n;
    to->patterns = all.at;
    to->n_externs = (uint32_t)d->externs.n;
    to->externs = d->externs.at;
    to->n_conditions = (uint32_t)d->conditions.n;
    to->conditions = d->conditions.at;
}

/* ---- the file ---- */

const struct pat_file *pat_describe(struct pat *pat, const struct unit *u)
{
    struct describer d = {.pat = pat, .unit = u};
    struct pat_file *to = pat_alloc(pat, sizeof *to);
    *to = (struct pat_file){
        .name = u->name, .is_ops = u->is_ops, .n_imports = (uint32_t)u->n_imports, .imports = u->imports};
    describe_ops(&d, to);
    describe_params(&d, to);
    describe_sources(&d, to);
    to->hash = pat_hash_of_unit(pat, u);
    describe_patterns(&d, to);
    return to;
}

/* ---- what may be set afterwards: in the arena, which is no constant ---- */

struct setting {
    struct pat_param *param;
    const char *value;
};

static void set_param(struct pat *pat, void *arg)
{
    const struct setting *s = arg;
    struct value_type type;
    struct value v;
    if (!pat_value_type_of(s->param->type, &type) || !pat_define_value(pat, s->param->name, s->value, type, &v))
        pat_throw(pat, PAT_WRONG);
    s->param->value = pat_describe_value(pat, &v);
    s->param->text = pat_value_text(pat, &v);
}

enum pat_status pat_set_param(struct pat *pat, const struct pat_file *file, uint32_t i, const char *value)
{
    struct setting s = {(struct pat_param *)(uintptr_t)&file->params[i], value};
    return pat_protect(pat, set_param, &s);
}

void pat_set_callback(const struct pat_file *file, uint32_t i, pat_function *function)
{
    ((struct pat_pattern *)(uintptr_t)&file->patterns[i])->function = function;
}

void pat_drop_condition(const struct pat_file *file, uint32_t i, bool dropped)
{
    ((struct pat_condition *)(uintptr_t)&file->conditions[i])->dropped = dropped;
}

static struct pat_extern *extern_of(const struct pat_file *file, uint32_t i)
{
    return (struct pat_extern *)(uintptr_t)&file->externs[i];
}

void pat_set_extern(const struct pat_file *file, uint32_t i, pat_extern_fn *call)
{
    extern_of(file, i)->call = call;
}

void pat_set_function(const struct pat_file *file, uint32_t i, pat_function *function)
{
    extern_of(file, i)->function = function;
}
