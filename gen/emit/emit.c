/* emit.c -- NAME.c of a .pat file, whole.
 *
 * In:   a checked unit, laws expanded, of which every pattern is compiled.
 * Out:  the file's head, its private names, the options' declared values, the
 *       matchers of its patterns and of its tables' entries, the tables.
 *
 * Matchers are written first, aside, because they say what the names are.
 */
#include "text.h"

#include <string.h>

/* ---- what gets a matcher ---- */

static void list(struct matchers *m, struct pattern *p)
{
    if (pat_map_get(&m->rows, (const char *)p))
        return;
    *PUSH(*m) = p;
    map_put(&m->rows, (const char *)p, (void *)(intptr_t)m->n);
}

struct matchers matchers_of(const struct unit *u)
{
    struct matchers m = {0};
    for (int i = 0; i < u->n_patterns; i++)
        list(&m, u->patterns[i]);
    for (int t = 0; t < u->n_tables; t++)
        for (int i = 0; u->tables[t]->own && i < u->tables[t]->n_entries; i++)
            list(&m, u->tables[t]->entries[i].pattern);
    return m;
}

int matcher_row(const struct matchers *m, const struct pattern *p)
{
    return (int)(intptr_t)pat_map_get(&m->rows, (const char *)p) - 1;
}

/* ---- options: params that are decided at run time ---- */

static const char *option_value(const struct param *p)
{
    const struct value *v = &p->value;
    const enum base_type type = p->type.base;
    return type == BT_INT     ? cx_flat(cx_int(v->i))
           : type == BT_FLOAT ? cx_flat(c_real(v->f))
           : type == BT_BOOL  ? (v->i ? "true" : "false")
           : type == BT_DTYPE ? cx_flat(c_dtype((int)v->i))
                              : c_string(v->s, v->s_len);
}

static void emit_options(const struct unit *u, struct out *o)
{
    const char *name = c_unit(u);
    bool any = false;
    for (int i = 0; i < u->n_params; i++) {
        if (!u->params[i]->runtime)
            continue;
        if (!any)
            outf(o, "\nconst struct %s_options %s_default_options = {\n", name, name);
        outf(o, "    .%s = %s,\n", c_safe(u->params[i]->name), option_value(u->params[i]));
        any = true;
    }
    if (any)
        outf(o, "};\n");
}

/* ---- the file ---- */

static void emit_tables(struct unit *u, struct names *names, struct out *o)
{
    for (int t = 0; t < u->n_tables; t++) {
        binding_owner(format("%s: table '%s'", u->src->base, u->tables[t]->name));
        const struct automaton *a = automaton_of(u, u->tables[t]);
        if (a)
            emit_table(names, u->tables[t], a, o);
    }
}

const char *header_name(const struct unit *u)
{
    const bool has_header = opt.header && strcmp(opt.header, "-") != 0;
    const bool has_output = opt.output && strcmp(opt.output, "-") != 0 && strcmp(opt.emit, "listing") != 0;
    const char *path = has_header ? opt.header : has_output ? opt.output : u->src->base;
    const char *slash = strrchr(path, '/');
    const char *base = slash ? slash + 1 : path, *dot = strrchr(base, '.');
    if (has_header)
        return base;
    return format("%.*s.h", (int)(dot ? (size_t)(dot - base) : strlen(base)), base);
}

void emit_c(struct unit *u, struct out *o)
{
    struct names *names = names_new(u, "");
    struct out *body = out_new();
    struct matchers m = matchers_of(u);
    functions_begin(names);
    binding_begin();
    emit_matchers(names, &m, body);
    emit_tables(u, names, body);
    emit_costs(u, names, body);
    size_t len;
    (void)out_text(body, &len);
    outf(o, "/* Made by pat2c from %s; do not edit. */\n", u->src->base);
    if (opt.binding)
        outf(o, "#include \"%.*s.names.h\"\n", (int)(strrchr(header_name(u), '.') - header_name(u)), header_name(u));
    emit_include(u, o);
    if (opt.binding)
        emit_missing_accessors(o);
    else
        outf(o, "#include \"dfg_frames.h\"\n");
    outf(o, "\n");
    emit_names(names, u, o);
    emit_options(u, o);
    emit_options_of(names, u, o);
    if (len > 0) { /* it ends in an empty line */
        outf(o, "\n");
        out_append(o, body, len - 1);
        out_drop(body);
    }
}
