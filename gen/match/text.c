/* text.c -- the lines of one matcher function: blocks, variables, loops.
 *
 * In:   lines with the guard under which each is to run, in order.
 * Out:  C, in which lines under one guard share an `if`, alternatives are an
 *       `if`/`else` chain, and variables bound under a guard are declared in
 *       front of it, at the level of the innermost loop, so that each turn of
 *       the loop begins with them absent.
 *
 * Loops only nest deeper, so nothing declared goes out of scope.  C compilers
 * need not take more than 127 nested blocks: past NESTED the text goes on in a
 * function of its own, which is given what it names.
 */
#include "match.h"
#include "emit/text.h"

#include <stdarg.h>
#include <string.h>

enum {
    NESTED = 12, /* loops of one function: C11 5.2.4.1 promises 127 blocks, readers have less patience */
    WIDE = 76,   /* characters of a declaration on one line */
    JOINED = 90  /* characters of two tests in one `if` */
};

const char *text_of(struct out *o)
{
    size_t len;
    const char *text = out_text(o, &len);
    return intern(text, len);
}

/* ---- identifiers ---- */

void reserve_name(struct text *t, const char *name)
{
    int *suffix = alloc(sizeof *suffix);
    *suffix = 2;
    name = intern_str(name);
    if (!pat_map_get(&t->taken, name))
        map_put(&t->taken, name, suffix);
}

static bool is_taken(const struct text *t, const char *name)
{
    return pat_map_get(&t->taken, name) || is_function_name(name);
}

const char *new_name(struct text *t, const char *wanted)
{
    wanted = beside_functions(wanted);
    const char *name = intern_str(c_safe(wanted));
    int first = 2, *given = pat_map_get(&t->taken, name), *suffix = given ? given : &first;
    while (is_taken(t, name))
        name = format("%s_%d", wanted, (*suffix)++);
    reserve_name(t, name);
    return name;
}

/* ---- blocks ---- */

static void begin_part(struct text *t)
{
    *PUSH(t->parts) = (struct part){.out = out_new(), .n_locals = t->locals.n};
    t->part = &t->parts.at[t->parts.n - 1];
    out_indent(t->part->out, 1);
}

void text_begin(struct text *t, const char *name)
{
    *t = (struct text){.name = name};
    begin_part(t);
}

/* All lines of text at the indentation of o. */
static void copy_lines(struct out *o, const char *text)
{
    for (const char *nl; *text; text = nl + 1) {
        nl = strchr(text, '\n');
        outf(o, "%.*s\n", (int)(nl - text), text);
    }
}

static const char *absent_value(const char *type)
{
    if (strcmp(type, "dfg_node") == 0)
        return "DFG_NONE";
    if (strcmp(type, "dfg_dim") == 0)
        return "DFG_DIM_UNKNOWN";
    if (strcmp(type, "dfg_val") == 0)
        return "dfg_nil()";
    if (strcmp(type, "struct dfg_nodes") == 0)
        return "{ NULL, 0 }";
    return strcmp(type, "bool") == 0 ? "false" : "0";
}

/* `dfg_node x = DFG_NONE, w = DFG_NONE;`, a line a type, broken where it is long. */
static void declare_hoisted(struct text *t)
{
    for (int i = 0; i < t->hoisted.n; i++) {
        const char *type = t->hoisted.at[i].type;
        if (!type)
            continue;
        const char *text = type;
        for (int k = i; k < t->hoisted.n; k++) {
            struct local *l = &t->hoisted.at[k];
            if (l->type != type)
                continue;
            if (text != type && strlen(text) > WIDE) {
                outf(t->part->out, "%s;\n", text);
                text = type;
            }
            text = format(text == type ? "%s %s = %s" : "%s, %s = %s", text, l->name, absent_value(type));
            l->type = NULL;
        }
        outf(t->part->out, "%s;\n", text);
    }
    t->hoisted.n = 0;
}

/* The n lines of text without their indentation; false: it has more, or fewer. */
static bool split_lines(const char *text, const char **lines, int n)
{
    for (int i = 0; i < n; i++) {
        const char *nl = strchr(text, '\n');
        if (!nl)
            return false;
        lines[i] = intern(text, (size_t)(nl - text));
        while (*lines[i] == ' ')
            lines[i]++;
        text = nl + 1;
    }
    return *text == 0;
}

/* The value in `name = value;` */
static const char *assigned(const char *line, const char *name)
{
    size_t len = strlen(name), end = strlen(line);
    if (strncmp(line, name, len) != 0 || strncmp(line + len, " = ", 3) != 0 || line[end - 1] != ';')
        return NULL;
    return intern(line + len + 3, end - len - 4);
}

/* A block that gives one variable one of two values, as its declaration: `dfg_node v = is_relu ? a : b;`. */
static bool declare_choice(struct text *t, const char *block)
{
    const char *lines[5];
    if (t->hoisted.n != 1 || !split_lines(block, lines, 5) || strncmp(lines[0], "if (", 4) != 0 ||
        strcmp(lines[2], "} else {") != 0)
        return false;
    const struct local *l = &t->hoisted.at[0];
    const char *a = assigned(lines[1], l->name), *b = assigned(lines[3], l->name);
    if (!a || !b)
        return false;
    const char *cond = intern(lines[0] + 4, strlen(lines[0]) - strlen("if () {"));
    outf(t->part->out, "%s %s = %s ? %s : %s;\n", l->type, l->name, cond, a, b);
    t->hoisted.n = 0;
    return true;
}

static int depth_of(const struct guard *guard)
{
    return guard ? guard->depth : 0;
}

static void close_block(struct text *t)
{
    out_indent(t->block, -1);
    t->open = t->open->up;
    if (!t->open) {
        outf(t->block, "}\n");
        const char *block = text_of(t->block);
        if (!declare_choice(t, block)) {
            declare_hoisted(t);
            copy_lines(t->part->out, simpler_block(block));
        }
        t->block = NULL;
    }
}

/* The options that the chain of blocks at this depth has shown; room is made. */
static uint64_t **covered_at(struct text *t, int depth)
{
    while (t->covered.n <= depth)
        *PUSH(t->covered) = NULL;
    return &t->covered.at[depth];
}

static bool all_covered(const struct guard *guard, const uint64_t *seen)
{
    for (int i = 0; i < guard->choice->n; i++)
        if (!((seen[i / 64] | guard->in[i / 64]) >> i % 64 & 1))
            return false;
    return true;
}

/* Opens the block of `guard`, whose `up` is open; closed: its sibling that stood just before, or NULL. */
static void open_block(struct text *t, const struct guard *guard, const struct guard *closed)
{
    int words = (guard->choice->n + 63) / 64;
    uint64_t **seen = covered_at(t, guard->depth);
    bool chain = closed && closed->choice == guard->choice;
    for (int w = 0; chain && w < words; w++)
        chain = !((*seen)[w] & guard->in[w]);
    if (!chain) {
        if (closed)
            outf(t->block, "}\n");
        *seen = alloc((size_t)words * sizeof **seen);
        outf(t->block, "if (%s) {\n", guard_literal(guard));
    } else if (all_covered(guard, *seen)) {
        outf(t->block, "} else {\n");
    } else {
        outf(t->block, "} else if (%s) {\n", guard_literal(guard));
    }
    for (int w = 0; w < words; w++)
        (*seen)[w] |= guard->in[w];
    out_indent(t->block, 1);
    t->open = guard;
}

static void write_pending(struct text *t);

/* Leaves blocks that the next line is not in, and opens those that it is in. */
static void go_to(struct text *t, const struct guard *guard)
{
    write_pending(t);
    if (guard == t->open)
        return;
    VEC(const struct guard *) chain = {0};
    for (const struct guard *l = guard; l; l = l->up)
        *PUSH(chain) = l;
    const struct guard *closed = NULL;
    int to = chain.n; /* how many of `guard`'s literals, outermost last, stay */
    while (t->open && (t->open->depth > chain.n || chain.at[chain.n - t->open->depth] != t->open)) {
        if (closed && t->block)
            outf(t->block, "}\n");
        closed = t->open;
        if (t->open->up || guard) {
            out_indent(t->block, -1);
            t->open = t->open->up;
        } else {
            close_block(t);
            closed = NULL;
        }
    }
    to = chain.n - depth_of(t->open);
    if (to == 0 && closed && t->block)
        outf(t->block, "}\n");
    for (int i = to - 1; i >= 0; i--) {
        if (!t->block)
            t->block = out_new();
        open_block(t, chain.at[i], closed);
        closed = NULL;
    }
}

static struct out *at(struct text *t, const struct guard *guard)
{
    go_to(t, guard);
    return guard ? t->block : t->part->out;
}

/* ---- lines ---- */

void line(struct text *t, const struct guard *guard, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    const char *text = pat_vformat(pat2c, fmt, ap);
    va_end(ap);
    copy_lines(at(t, guard), format("%s\n", text));
}

void comment(struct text *t, const struct guard *guard, const char *text)
{
    line(t, guard, "/* %s */", wrapped_words(text, 3));
    t->explained = true;
}

static bool in_loop(const struct text *t)
{
    return t->part->loops > 0;
}

/* The column of statements that are written now. */
static size_t indent_at(const struct text *t, const struct guard *guard)
{
    return 4 * (1 + (size_t)t->part->loops + (size_t)depth_of(guard));
}

static const char *fail_text(const struct text *t, const struct guard *guard, const char *cond)
{
    return format("if (%s)\n    %s", laid_out(cond, 4, 4, indent_at(t, guard)),
                  in_loop(t) ? "continue;" : "return false;");
}

static void write_pending(struct text *t)
{
    const char *cond = t->pending;
    t->explained = t->explained && !cond;
    t->pending = NULL;
    if (cond)
        copy_lines(t->open ? t->block : t->part->out, format("%s\n", fail_text(t, t->open, cond)));
}

void test_too(struct text *t, const struct guard *guard, const char *cond)
{
    const char *before = guard == t->open ? t->pending : NULL;
    if (!cond)
        return;
    if (!before)
        go_to(t, guard);
    t->pending = c_or(before, c_not(cond));
}

void fail_if(struct text *t, const struct guard *guard, const char *cond)
{
    line(t, guard, "%s", fail_text(t, guard, cond));
}

/* Together with the test before, if both are short and nothing stands between. */
void test(struct text *t, const struct guard *guard, const char *cond)
{
    const char *before = guard == t->open ? t->pending : NULL;
    if (!cond)
        return;
    const char *fails = c_not(cond);
    const bool joins = before && !t->explained && strlen(before) + strlen(fails) < JOINED;
    if (!joins)
        go_to(t, guard);
    t->pending = c_or(joins ? before : NULL, fails);
}

void let(struct text *t, const struct guard *guard, const char *type, const char *name, const char *value)
{
    type = intern_str(type);
    struct local l = {.type = type, .name = name, .fixed = !guard && t->n_loops == 0};
    *PUSH(t->locals) = l;
    if (!guard) {
        const size_t at = strlen(type) + strlen(name) + strlen("  = ");
        line(t, NULL, "%s %s = %s;", type, name, laid_out(value, at, 4, indent_at(t, guard)));
        return;
    }
    set(t, guard, name, value);
    *PUSH(t->hoisted) = l;
}

void set(struct text *t, const struct guard *guard, const char *name, const char *value)
{
    line(t, guard, "%s = %s;", name, laid_out(value, strlen(name) + strlen(" = "), 4, indent_at(t, guard)));
}

void leave_blocks(struct text *t)
{
    go_to(t, NULL);
    if (t->part->loops == NESTED)
        begin_part(t);
}

static void enter_loop(struct text *t, const char *type, const char *var)
{
    out_indent(t->part->out, 1);
    t->part->loops++;
    t->n_loops++;
    *PUSH(t->part->tries) = t->open_try;
    t->open_try = 0;
    t->has_try = false;
    *PUSH(t->locals) = (struct local){.type = intern_str(type), .name = var};
}

void open_loop(struct text *t, const struct guard *guard, const char *var, const char *count)
{
    mark_choice(t);
    go_to(t, NULL);
    if (guard)
        count = format("(%s ? %s : 1u)", guard_text(guard), count);
    outf(t->part->out, "for (uint32_t %s = 0; %s < %s; %s++) {\n", var, var, count, var);
    enter_loop(t, "uint32_t", var);
}

void open_walk(struct text *t, const char *var, const char *first, const char *next)
{
    mark_choice(t);
    go_to(t, NULL);
    outf(t->part->out, "for (dfg_node %s = %s;%s%s != DFG_NONE;\n     %s = %s) {\n", var, first,
         strlen(first) > WIDE ? "\n     " : " ", var, var, next);
    enter_loop(t, "dfg_node", var);
}

bool has_loops(const struct text *t)
{
    return t->parts.n > 1 || t->part->loops > 0;
}

/* ---- the function ---- */

static const char *declarator(const struct local *l)
{
    if (!l->type)
        return l->name;
    return format(l->type[strlen(l->type) - 1] == '*' ? "%s%s" : "%s %s", l->type, l->name);
}

static void add_argument(const char **decls, const char **names, const struct local *l)
{
    const char *decl = l->decl ? l->decl : declarator(l);
    const char *name = l->arg ? l->arg : l->name;
    *decls = *decls ? format("%s, %s", *decls, decl) : decl;
    *names = *names ? format("%s, %s", *names, name) : name;
}

/* The identifiers of a text. */
static struct map names_in(const char *text)
{
    struct map names = {0};
    size_t len;
    for (const char *s = text; (s = next_name(s, &len)) != NULL; s += len) {
        const char *name = intern(s, len);
        if (!pat_map_get(&names, name))
            map_put(&names, name, (void *)name);
    }
    return names;
}

/* What the text of part i names of what it does not declare: as parameters, as arguments. */
static void arguments(const struct text *t, int i, const struct param_list *params, const char **decls,
                      const char **names)
{
    const struct map named = names_in(text_of(t->parts.at[i].out));
    *decls = *names = NULL;
    for (int k = 0; k < params->n; k++) {
        struct local own = params->at[k];
        own.arg = NULL; /* from part to part it goes under its own name */
        if (pat_map_get(&named, intern_str(own.name)))
            add_argument(decls, names, i ? &own : &params->at[k]);
    }
    for (int k = 0; k < t->parts.at[i].n_locals; k++)
        if (pat_map_get(&named, intern_str(t->locals.at[k].name)))
            add_argument(decls, names, &t->locals.at[k]);
}

static void all_arguments(const struct param_list *params, const char **decls, const char **names)
{
    *decls = *names = NULL;
    for (int k = 0; k < params->n; k++)
        add_argument(decls, names, &params->at[k]);
}

/* `(void)g;` of a pattern that asks nothing. */
static const char *idle_params(const struct param_list *params, const char *body)
{
    const char *text = "";
    for (int k = 0; k < params->n; k++)
        if (!mentions(body, params->at[k].name))
            text = format("%s    (void)%s;\n", text, params->at[k].name);
    return text;
}

/* The list with line breaks where it is long. */
static const char *wrapped(const char *list)
{
    const char *text = "";
    size_t width = 0;
    for (const char *next; list; list = next ? next + 2 : NULL) {
        next = find_outside(list, ", ");
        const char *one = next ? intern(list, (size_t)(next - list)) : list;
        bool wrap = width > 0 && width + strlen(one) > WIDE;
        text = width == 0 ? one : format(wrap ? "%s,\n    %s" : "%s, %s", text, one);
        width = wrap ? strlen(one) : width + strlen(one) + 2;
    }
    return text;
}

static void close_loops(struct text *t, struct part *part, bool fails)
{
    for (int i = part->loops; i > 0; i--) {
        out_indent(part->out, -1);
        outf(part->out, "}\n");
        note_hopeless(t, part, i - 1);
    }
    if (fails)
        outf(part->out, "return false;\n");
    out_indent(part->out, -1);
}

const char *text_end(struct text *t, const char *head, const struct param_list *params, enum signature form,
                     struct out *parts, struct out *o)
{
    go_to(t, NULL);
    settle_tries(t, params, form != USED_PARAMS);
    const char *decls = NULL, *names = NULL;
    for (int i = t->parts.n - 1; i >= 0; i--) {
        struct part *part = &t->parts.at[i];
        if (i + 1 < t->parts.n)
            outf(part->out, "if (%s_part%d(%s))\n    return true;\n", t->name, i + 2, wrapped(names));
        close_loops(t, part, has_loops(t));
        arguments(t, i, params, &decls, &names);
        if (i > 0) {
            outf(parts, "/* What is inside all loops of %s%s. */\n", t->name,
                 i > 1 ? format("_part%d", i) : "");
            outf(parts, "static bool %s_part%d(%s)\n{\n%s}\n\n", t->name, i + 1, wrapped(decls),
                 text_of(part->out));
            continue;
        }
        const char *idle = form == USED_PARAMS ? "" : idle_params(params, text_of(part->out));
        if (form != USED_PARAMS)
            all_arguments(params, &decls, &names);
        const char *list = format("(%s)", decls ? decls : "void");
        outf(o, "%s%s\n{\n%s%s}\n", head, form == HEAD_GIVEN ? "" : list, idle, text_of(part->out));
    }
    return names ? names : "";
}
