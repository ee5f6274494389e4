/* names.c -- the operators, attribute keys, strings and operator sets that one
 * generated file mentions: its private enums and the lists that bind them.
 *
 * In:   what emitters ask for while they write matchers.
 * Out:  enumerators (NAME_op_nn_conv2d, NAME_attr_groups, NAME_str_NHWC,
 *       NAME_set_broadcast), and the other names that the file has for itself; then,
 *       for its head, the enums and `const struct dfg_names NAME_names`.
 *
 * An enumerator is assigned at once, its number when all are known: the lists are
 * sorted by enumerator, so that the text does not depend on the order of requests.
 * Strings get readable enumerators, with a number where two would collide. All begin
 * with the file's name, so that several files can be linked together or be included
 * into one.
 */
#include "match/match.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

struct mention {
    const char *id;   /* the enumerator */
    const char *text; /* name or bytes, interned; of a set its glob, or NULL */
    size_t len;
    uint8_t kinds; /* of a set */
    cx items;      /* of a list, in braces */
    bool used;     /* of a list: what is written mentions it */
};

typedef VEC(struct mention) mentions;

struct names {
    const char *file; /* what its own names begin with */
    struct map taken; /* those that it has */
    const char *op_names, *attr_names, *str_names, *op_sets, *list_items, *first_table, *first_memo, *options_of;
    mentions ops, attrs, strs, sets;
    mentions lists;  /* kinds: how deep their items nest */
    mentions values; /* the same of lists that only a view has */
    unsigned needs; /* enum need */
    bool options;   /* its function is called */
    int rows;  /* of scratch */
    int tries; /* states that a search keeps */
    int memos; /* predicates that keep their answers */
    int trees;  /* tables that are data */
    int label_words; /* see struct dfg_names */
    int tables; /* rows that walks of dominators keep while a view lasts */
    struct questions *questions; /* about kinds */
};

enum { LONGEST_ID = 40 }; /* characters of a string that its enumerator keeps */

/* ---- names of the file's own ---- */

/* What the names of functions and objects of a pattern, a table or a file end in. */
static const char *const ends[] = {
    "_match", "_matches", "_next", "_each",  "_whole",      "_find",    "_search", "_keep",    "_any",    "_all",      "_pass",
    "_parts", "_build", "_captures",   "_first",   "_sweep",  "_confirm", "_at",       "_slot",
    "_attrs", "_names", "_candidates", "_options", "_rules",  "_entries", "_tables", "_patterns", "_imports",
    "_ops",   "_hits",  "_set",    "_unit",  "_sources",    "_defines", "_params", "_externs", "_op_decls"};

/* Patterns, tables and the unit, of whose names others are made, and functions that the user writes. */
static struct {
    const struct unit *of;
    struct map at;
} public;

static void find_public(const struct unit *u)
{
    if (public.of == u)
        return;
    const struct matchers m = matchers_of(u);
    struct externs externs = {0};
    public.of = u;
    public.at = (struct map){0};
    map_put(&public.at, c_unit(u), &public);
    map_put(&public.at, format("%s_rule", c_unit(u)), &public);
    for (int i = 0; i < u->n_tables; i++)
        if (u->tables[i]->own)
            map_put(&public.at, u->tables[i]->c_name, &public);
    for (int i = 0; i < m.n; i++) {
        map_put(&public.at, m.at[i]->c_name, &public);
        externs_of(m.at[i], &externs);
    }
    for (int i = 0; i < externs.n; i++)
        map_put(&public.at, intern_str(externs.at[i]->name), &public);
}

static bool is_public(const char *id)
{
    const size_t len = strlen(id);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        const size_t n = strlen(ends[i]);
        if (len > n && strcmp(id + len - n, ends[i]) == 0 &&
            pat_map_get(&public.at, intern(id, len - n)) != NULL)
            return true;
    }
    return pat_map_get(&public.at, id) != NULL;
}

static bool is_taken(const struct names *names, const char *id)
{
    return id[strlen(id) - 1] == '_' || pat_map_get(&names->taken, id) != NULL || is_public(id);
}

const char *names_own(struct names *names, const char *wanted)
{
    if (strncmp(wanted, names->file, strlen(names->file)) != 0)
        wanted = format("%s%s", names->file, wanted);
    const char *id = wanted = c_identifier(wanted);
    for (int i = 2; is_taken(names, id); i++)
        id = format("%s_%d", wanted, i);
    map_put(&names->taken, id, (void *)id);
    return id;
}

void names_free(struct names *names, const char *id)
{
    map_put(&names->taken, id, NULL);
}

const char *names_beside(const struct names *names, const char *local)
{
    return names != NULL && strncmp(local, names->file, strlen(names->file)) == 0 ? format("%s_", local) : local;
}

const char *names_with_file(const struct names *names, const char *name)
{
    return strncmp(name, names->file, strlen(names->file)) == 0 ? name : format("%s%s", names->file, name);
}

struct names *names_new(const struct unit *u, const char *part)
{
    struct names *names = alloc(sizeof *names);
    find_public(u);
    names->file = format("%s_%s", c_unit(u), part);
    names->op_names = names_own(names, "op_names");
    names->attr_names = names_own(names, "attr_names");
    names->str_names = names_own(names, "str_names");
    names->op_sets = names_own(names, "op_sets");
    names->list_items = names_own(names, "list_items");
    names->first_table = names_own(names, "first_table");
    names->first_memo = names_own(names, "first_memo");
    names->options_of = names_own(names, "options_of");
    names->questions = kinds_new();
    return names;
}

/* ---- what is mentioned ---- */

/* The enumerator of what is mentioned, its id if it is a new one. */
static const char *mention(struct names *names, mentions *list, struct mention new)
{
    for (int i = 0; i < list->n; i++) {
        const struct mention *m = &list->at[i];
        if (m->text == new.text && m->len == new.len && m->kinds == new.kinds && m->items == new.items)
            return m->id;
    }
    new.id = names_own(names, new.id);
    *PUSH(*list) = new;
    return new.id;
}

static const char *mention_text(struct names *names, mentions *list, const char *id, const char *text, size_t len)
{
    return mention(names, list, (struct mention){.id = id, .text = intern(text, len), .len = len});
}

/* The letters and digits of s, anything else as one `_`: what an enumerator says of a string. */
static const char *readable(const char *s, size_t len)
{
    char text[LONGEST_ID + 1];
    size_t n = 0;
    for (size_t i = 0; i < len && n < LONGEST_ID; i++) {
        if (isalnum((unsigned char)s[i]))
            text[n++] = s[i];
        else if (n && text[n - 1] != '_')
            text[n++] = '_';
    }
    while (n && text[n - 1] == '_')
        n--;
    return n ? intern(text, n) : len ? "other" : "empty";
}

const char *names_readable(const char *s)
{
    return readable(s, strlen(s));
}

const char *names_op(struct names *names, const struct op *op)
{
    return mention_text(names, &names->ops, format("op_%s", op->c_name), op->name, strlen(op->name));
}

const char *names_attr(struct names *names, const char *name)
{
    return mention_text(names, &names->attrs, format("attr_%s", c_identifier(name)), name, strlen(name));
}

const char *names_str(struct names *names, const char *s, size_t len)
{
    return mention_text(names, &names->strs, format("str_%s", readable(s, len)), s, len);
}

/* NAME_set_elemwise_broadcast, NAME_set_Silu, NAME_set_Silu_elemwise ... */
const char *names_set(struct names *names, const char *glob, uint8_t kinds)
{
    static const char *const kind_names[] = {"elemwise", "broadcast", "injective", "reduce",
                                             "fusable",  "tuple",     "opaque"};
    const char *id = "set";
    if (glob)
        id = format("%s_%s", id, readable(glob, strlen(glob)));
    for (unsigned k = 0; k < sizeof kind_names / sizeof *kind_names; k++)
        if (kinds >> k & 1)
            id = format("%s_%s", id, kind_names[k]);
    glob = glob ? intern_str(glob) : NULL;
    return mention(names, &names->sets,
                   (struct mention){.id = id, .text = glob, .len = glob ? strlen(glob) : 0, .kinds = kinds});
}

/* NAME_list_1_1 */
const char *names_list(struct names *names, const char *said, cx items, uint8_t depth)
{
    const char *id = format("list_%s", readable(said, strlen(said)));
    return mention(names, &names->lists, (struct mention){.id = id, .items = items, .kinds = depth});
}

const char *names_values(struct names *names, const char *said, cx items)
{
    const char *id = format("values_%s", readable(said, strlen(said)));
    return mention(names, &names->values, (struct mention){.id = id, .items = items});
}

void names_use_options(struct names *names)
{
    names->options = true;
}

void names_use_list(void *of, const char *id)
{
    struct names *names = of;
    for (int i = 0; i < names->lists.n; i++) {
        struct mention *m = &names->lists.at[i];
        if (m->id == id && !m->used) {
            m->used = true;
            cx_each(m->items, CX_TEXT, names_use_list, names);
        }
    }
}

void names_need(struct names *names, enum need need)
{
    names->needs |= need;
}

struct questions *names_questions(struct names *names)
{
    return names->questions;
}

int names_tree(struct names *names, int n_predicates)
{
    enum { USUAL = 4 };
    const int words = (n_predicates + 63) / 64 - USUAL;
    names->label_words = words > names->label_words ? words : names->label_words;
    return names->trees++;
}

void names_need_rows(struct names *names, int n)
{
    names->needs |= n > 0 ? NEEDS_SCRATCH : 0u;
    names->rows = n > names->rows ? n : names->rows;
}

/* A power of two. */
void names_need_tries(struct names *names, int n)
{
    names_need(names, NEEDS_SCRATCH);
    while (names->tries < n)
        names->tries = names->tries ? 2 * names->tries : 1;
}

const char *names_memo(struct names *names)
{
    names_need(names, NEEDS_SCRATCH);
    return format("%s + %d", names->first_memo, names->memos++);
}

const char *names_table(struct names *names, bool named)
{
    const int n = named ? 1 + DFG_NAMED_ROWS : 1;
    names_need(names, NEEDS_SCRATCH);
    names->tables += names->tables ? n : DFG_TABLE_ROWS + n;
    return format("%s + %d", names->first_table, names->tables - n);
}

const char *names_first_table(const struct names *names)
{
    return names->first_table;
}

const char *names_options_of(const struct names *names)
{
    return names->options_of;
}

/* ---- the file's head ---- */

static int by_id(const void *a, const void *b)
{
    const struct mention *x = a, *y = b;
    return strcmp(x->id, y->id);
}

static mentions sorted(const mentions *list)
{
    mentions copy = *list;
    if (list->n == 0)
        return copy;
    size_t size = (size_t)list->n * sizeof *list->at;
    copy.at = alloc(size);
    memcpy(copy.at, list->at, size);
    qsort(copy.at, (size_t)copy.n, sizeof *copy.at, by_id);
    return copy;
}

/* Items in braces, on the line of the head or on such as they fill. */
static void emit_filled(const char *head, const cx_list *items, struct out *o)
{
    const char *text = items->n > 0 ? laid_list(items, 4) : NULL;
    if (text)
        outf(o, strlen(head) + strlen(text) < WIDE - 5 ? "%s { %s };\n" : "%s {\n    %s,\n};\n", head, text);
}

static void emit_enum(const mentions *list, const char *first, struct out *o)
{
    cx_list items = {0};
    for (int i = 0; i < list->n; i++)
        *PUSH(items) = cx_text(i == 0 && first ? format("%s = %s", list->at[i].id, first) : list->at[i].id);
    emit_filled("enum", &items, o);
}

static void emit_texts(const mentions *list, const char *array, struct out *o)
{
    cx_list items = {0};
    for (int i = 0; i < list->n; i++)
        *PUSH(items) = cx_text(c_string(list->at[i].text, list->at[i].len));
    emit_filled(format("static const char *const %s[] =", array), &items, o);
}

static void emit_sets(const mentions *list, const char *array, struct out *o)
{
    cx_list items = {0};
    for (int i = 0; i < list->n; i++) {
        const struct mention *m = &list->at[i];
        add_item(&items, "{.glob = %s, .kinds = 0x%02x}", m->text ? c_string(m->text, m->len) : "NULL", m->kinds);
    }
    emit_filled(format("static const struct dfg_op_set %s[] =", array), &items, o);
}

static void add_list(const mentions *list, const char *name, const char *array, cx_list *to)
{
    if (list->n > 0)
        add_item(to, ".n_%s = %d", name, list->n), add_item(to, ".%s = %s", name, array);
}

/* Lists in lists come first. */
static void emit_lists(const mentions *list, struct out *o)
{
    int deepest = 0;
    for (int i = 0; i < list->n; i++)
        deepest = list->at[i].kinds > deepest ? list->at[i].kinds : deepest;
    for (int depth = 1; depth <= deepest; depth++)
        for (int i = 0; i < list->n; i++)
            if (list->at[i].kinds == depth && list->at[i].used)
                outf(o, "static const dfg_val %s[] = %s;\n", list->at[i].id, cx_flat(list->at[i].items));
}

/* Where each list's items begin, and all of them; how many. */
static int emit_values(const mentions *list, const char *array, struct out *o)
{
    cx_list begins = {0}, items = {0};
    for (int i = 0; i < list->n; i++) {
        add_item(&begins, "%s = %d", list->at[i].id, items.n);
        for (int k = 0; k < list->at[i].items->n; k++)
            *PUSH(items) = list->at[i].items->kid[k];
    }
    emit_filled("enum", &begins, o);
    emit_filled(format("static const dfg_val %s[] =", array), &items, o);
    return items.n;
}

static const char *needs_text(const struct names *names)
{
    static const char *const needs[] = {"USERS", "SCRATCH", "FORMS"};
    const char *text = "";
    for (unsigned i = 0; i < sizeof needs / sizeof *needs; i++)
        if (names->needs >> i & 1)
            text = format("%s%sDFG_NEEDS_%s", text, *text ? " | " : "", needs[i]);
    return *text ? text : "0";
}

static const struct names *bound_names; /* of NAME.c, for NAME.names.h */

/* prefix: of enumerators, which stand first; NULL: none does.  kinds: they stand last. */
static void emit_x(const char *macro, const mentions *list, const char *first, const char *prefix, bool kinds,
                   struct out *o)
{
    outf(o, "#define %s(X)", macro);
    for (int i = 0; i < list->n; i++) {
        const struct mention *m = &list->at[i];
        const char *text = m->text ? c_string(m->text, m->len) : "NULL";
        outf(o, " \\\n    X(");
        if (prefix)
            outf(o, "%s, ", m->id + strlen(prefix));
        outf(o, "%s%d, %s", first, i, text);
        outf(o, kinds ? ", 0x%02x)" : ")", m->kinds);
    }
    outf(o, "\n");
}

void emit_mentions(struct out *o)
{
    const struct names *names = bound_names;
    const mentions ops = sorted(&names->ops), attrs = sorted(&names->attrs), strs = sorted(&names->strs),
                   sets = sorted(&names->sets);
    emit_x("DFG_OPS", &ops, "DFG_FIRST_OP + ", format("%sop_", names->file), false, o);
    emit_x("DFG_ATTRS", &attrs, "", format("%sattr_", names->file), false, o);
    emit_x("DFG_STRS", &strs, "", NULL, false, o);
    emit_x("DFG_SETS", &sets, "", NULL, true, o);
}

void emit_names(struct names *names, const struct unit *u, struct out *o)
{
    cx_list questions = kinds_ids(names);
    struct routine *judge = questions.n > 0 ? kinds_function(names) : NULL;
    mentions ops = sorted(&names->ops), attrs = sorted(&names->attrs);
    mentions strs = sorted(&names->strs), sets = sorted(&names->sets), lists = sorted(&names->lists);
    mentions values = sorted(&names->values);
    if (ops.n + attrs.n + strs.n + sets.n > 0)
        outf(o, "/* What this file mentions; dfg_bind() maps these numbers to those of a module. */\n");
    emit_enum(&ops, "DFG_FIRST_OP", o);
    emit_enum(&attrs, NULL, o);
    emit_enum(&strs, NULL, o);
    emit_enum(&sets, NULL, o);
    emit_filled("enum", &questions, o);
    if (names->tables > 0)
        outf(o, "enum { %s = %d };\n", names->first_table, names->rows);
    if (names->memos > 0)
        outf(o, "enum { %s = %d * DFG_MEMOS };\n", names->first_memo, names->rows + names->tables);
    if (opt.binding) {
        bound_names = names;
        emit_lists(&lists, o);
        return;
    }
    emit_texts(&ops, names->op_names, o);
    emit_texts(&attrs, names->attr_names, o);
    emit_texts(&strs, names->str_names, o);
    emit_sets(&sets, names->op_sets, o);
    emit_lists(&lists, o);
    const int n_values = emit_values(&values, names->list_items, o);
    if (judge)
        outf(o, "\n"), print_alone(judge, o);
    outf(o, "%s%sconst struct dfg_names %snames = {\n", judge ? "" : "\n", u != NULL ? "" : "static ", names->file);
    cx_list items = {0};
    add_item(&items, ".abi = DFG_ABI");
    add_item(&items, ".needs = %s", needs_text(names));
    if (u != NULL)
        add_item(&items, ".name = \"%s\"", c_unit(u)), add_item(&items, ".run = %s", guard_name(u));
    int memo_rows = (names->memos + DFG_MEMOS - 1) / DFG_MEMOS;
    const struct { const char *name; int n; } counts[] = {
        {"rows", names->rows + names->tables + memo_rows}, {"tries", names->tries},
        {"trees", names->trees}, {"questions", questions.n}, {"memo_rows", memo_rows}, {"values", n_values},
    };
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        if (counts[i].n > 0)
            add_item(&items, ".n_%s = %d", counts[i].name, counts[i].n);
    if (names->label_words > 0)
        add_item(&items, ".label_words = %d", names->label_words);
    if (judge)
        add_item(&items, ".judge = %s", judge->name), add_item(&items, ".judge_kinds = dfg_judge_kinds");
    if (n_values > 0)
        add_item(&items, ".values = %s", names->list_items);
    add_list(&ops, "ops", names->op_names, &items);
    add_list(&attrs, "attrs", names->attr_names, &items);
    add_list(&strs, "strs", names->str_names, &items);
    add_list(&sets, "sets", names->op_sets, &items);
    outf(o, "    %s,\n};\n", laid_list(&items, 4));
}

void emit_options_of(const struct names *names, const struct unit *u, struct out *o)
{
    const char *name = c_unit(u);
    if (!names->options)
        return;
    outf(o, "\nstatic const struct %s_options *%s(const dfg_graph *g)\n{\n", name, names->options_of);
    outf(o, "    const struct %s_options *options = dfg_options(g);\n"
            "    return options != NULL ? options : &%s_default_options;\n}\n", name, name);
}
