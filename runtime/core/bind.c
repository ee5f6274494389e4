/* bind.c -- a view of a module in the numbers of one generated file.
 *
 * In:   the names that the file mentions.
 * Out:  arrays in the caller's memory that map operators, attribute keys and
 *       strings, and per operator the file's sets as bits; then every test of a
 *       matcher is a load and a compare.
 * Errors: another ABI, too little or unaligned memory, a module that is not
 *       finished or has no user lists where the file needs them.
 */
#include <stdalign.h>
#include <string.h>

#include "module.h"

/* Where the arrays lie in the caller's memory. */
struct layout {
    size_t op_bits, attr_keys, strs, values, op_map, op_back, scratch, stamp, stack, rows, tries, forms, labels, answers;
    size_t total;
};

static uint32_t words_of(const struct dfg_names *names)
{
    return (DFG_FIRST_SET + names->n_sets + 31) / 32;
}

static size_t put(size_t *total, size_t n, size_t size)
{
    size_t at = *total;
    size_t align = alignof(void *) - 1;
    *total = at + ((n * size + align) & ~align);
    return at;
}

/* What a walk may keep: each node twice, and each operand. */
static size_t row_size(const dfg_module *m)
{
    return 2 * (size_t)m->nodes.n + m->args.n;
}

/* Labels stand first, where another module's view finds them.  block: of those of a table that are there, or 0. */
static void lay_out(struct layout *l, const dfg_module *m, const struct dfg_names *names, size_t block)
{
    bool scratch = (names->needs & DFG_NEEDS_SCRATCH) != 0;
    size_t rows = scratch ? m->nodes.n : 0;
    *l = (struct layout){0};
    const size_t table = block != 0 ? block : dfg_label_block(m->nodes.n, names->label_words);
    l->labels = put(&l->total, names->n_trees, table + 8 * (size_t)m->nodes.n);
    l->op_bits = put(&l->total, (size_t)m->operators.n * words_of(names), sizeof(uint32_t));
    l->attr_keys = put(&l->total, names->n_attrs, sizeof(dfg_sym));
    l->strs = put(&l->total, names->n_strs, sizeof(dfg_sym));
    l->values = put(&l->total, names->n_values, sizeof(dfg_val));
    l->op_map = put(&l->total, m->operators.n, sizeof(uint16_t));
    l->op_back = put(&l->total, (size_t)DFG_FIRST_OP + names->n_ops, sizeof(uint16_t));
    l->scratch = put(&l->total, scratch, sizeof(struct dfg_scratch));
    l->stamp = put(&l->total, rows, sizeof(uint32_t));
    l->stack = put(&l->total, rows, sizeof(dfg_node));
    l->rows = put(&l->total, scratch ? names->n_rows * row_size(m) : 0, sizeof(dfg_node));
    size_t forms = (names->needs & DFG_NEEDS_FORMS) != 0 ? sizeof(struct dfg_forms) + alignof(uint64_t) : 0;
    l->forms = put(&l->total, forms, 1);
    l->tries = put(&l->total, scratch ? names->n_tries : 0, DFG_TRY_WORDS * sizeof(uint32_t));
    l->answers = put(&l->total, (size_t)m->kinds.n * ((names->n_questions + 31) / 32), sizeof(uint32_t));
}

size_t dfg_bind_size(const dfg_module *m, const struct dfg_names *names)
{
    struct layout l;
    lay_out(&l, m, names, 0);
    return l.total;
}

static void bind_operators(const dfg_module *m, const struct dfg_names *names, uint16_t *map, uint16_t *back)
{
    memset(map, 0, m->operators.n * sizeof *map);
    memset(back, 0xFF, ((size_t)DFG_FIRST_OP + names->n_ops) * sizeof *back); /* DFG_NO_OP */
    for (uint32_t op = 1; op < DFG_N_STRUCTURAL; op++)
        map[op] = back[op] = (uint16_t)op;
    for (uint32_t i = 0; i < names->n_ops; i++) {
        uint16_t op = dfg_operator_by_name(m, names->ops[i], strlen(names->ops[i]));
        if (op == 0)
            continue;
        back[DFG_FIRST_OP + i] = op;
        map[op] = (uint16_t)(DFG_FIRST_OP + i);
    }
}

static void bind_strings(const dfg_module *m, const char *const *texts, uint32_t n, dfg_sym *syms)
{
    for (uint32_t i = 0; i < n; i++)
        syms[i] = dfg_find_symbol(m, texts[i], strlen(texts[i]));
}

static void bind_values(const struct dfg_names *names, const dfg_sym *strs, dfg_val *values)
{
    for (uint32_t i = 0; i < names->n_values; i++) {
        const dfg_val *v = &names->values[i];
        values[i] = *v;
        if (v->tag == DFG_V_LIST) {
            values[i].u.list = values + v->u.i;
        } else if (v->tag == DFG_V_STR) {
            const uint32_t s = (uint32_t)v->u.i;
            values[i].u.id = strs[s] != 0 ? strs[s] : DFG_UNSEEN | s;
        }
    }
}

static bool is_in_set(const dfg_module *m, uint32_t op, const struct dfg_op_set *set)
{
    dfg_sym name = m->operators.rows[op].name;
    uint32_t kind = m->operators.bits[op] >> DFG_KIND_BIT & 7;
    return (set->kinds == 0 || (set->kinds >> kind & 1)) &&
           (set->glob == NULL ||
            dfg_glob_matches(set->glob, dfg_symbol_text(m, name), dfg_symbol_len(m, name)));
}

static void bind_sets(const dfg_module *m, const struct dfg_names *names, uint32_t *bits, uint32_t words)
{
    if (names->n_sets == 0) {
        memcpy(bits, m->operators.bits, m->operators.n * sizeof *bits);
        return;
    }
    memset(bits, 0, (size_t)m->operators.n * words * sizeof *bits);
    for (uint32_t op = DFG_FIRST_OP; op < m->operators.n; op++) {
        uint32_t *row = bits + (size_t)op * words;
        row[0] = m->operators.bits[op];
        for (uint32_t s = 0; s < names->n_sets; s++)
            if (is_in_set(m, op, &names->sets[s]))
                row[(DFG_FIRST_SET + s) / 32] |= 1u << (DFG_FIRST_SET + s) % 32;
    }
}

static struct dfg_scratch *bind_scratch(const dfg_module *m, const struct layout *l,
                                        const struct dfg_names *names, char *at)
{
    struct dfg_scratch *s = (struct dfg_scratch *)(void *)(at + l->scratch);
    *s = (struct dfg_scratch){.n_tries = names->n_tries};
    s->stamp = (uint32_t *)(void *)(at + l->stamp);
    s->stack = (dfg_node *)(void *)(at + l->stack);
    s->rows = (dfg_node *)(void *)(at + l->rows);
    s->row_size = row_size(m);
    memset(s->stamp, 0, m->nodes.n * sizeof *s->stamp);
    memset(s->rows, 0, names->n_rows * row_size(m) * sizeof *s->rows);
    s->tries = (uint32_t *)(void *)(at + l->tries);
    memset(s->tries, 0, (size_t)s->n_tries * DFG_TRY_WORDS * sizeof *s->tries);
    return s;
}

/* Words may want to stand at other places than pointers. */
static struct dfg_forms *bind_forms(char *at)
{
    uintptr_t over = (uintptr_t)at % alignof(uint64_t);
    struct dfg_forms *forms = (struct dfg_forms *)(void *)(at + (over > 0 ? alignof(uint64_t) - over : 0));
    forms->next = 0;
    return forms;
}

dfg_status dfg_bind_block(dfg_graph *view, const dfg_module *m, const struct dfg_names *names, void *mem, size_t size,
                          size_t block)
{
    struct layout l;
    if (names->abi != DFG_ABI)
        return DFG_BAD_ABI;
    if (!m->finished || ((names->needs & DFG_NEEDS_USERS) != 0 && m->users.first == NULL && m->edit == NULL))
        return DFG_BAD_GRAPH;
    lay_out(&l, m, names, block);
    if (mem == NULL || size < l.total || (uintptr_t)mem % alignof(void *) != 0)
        return DFG_NO_MEMORY;
    char *at = mem;
    uint32_t words = words_of(names), *bits = (uint32_t *)(void *)(at + l.op_bits);
    dfg_sym *keys = (dfg_sym *)(void *)(at + l.attr_keys), *strs = (dfg_sym *)(void *)(at + l.strs);
    uint16_t *map = (uint16_t *)(void *)(at + l.op_map), *back = (uint16_t *)(void *)(at + l.op_back);
    bind_operators(m, names, map, back);
    bind_strings(m, names->attrs, names->n_attrs, keys);
    bind_strings(m, names->strs, names->n_strs, strs);
    dfg_val *values = (dfg_val *)(void *)(at + l.values);
    bind_values(names, strs, values);
    bind_sets(m, names, bits, words);
    dfg_view(m, view);
    view->op_map = map;
    view->op_back = back;
    view->op_bits = bits;
    view->op_words = words;
    view->attr_keys = keys;
    view->strs = strs;
    view->values = values;
    view->names = names;
    view->run = names->run;
    view->options = names->options;
    if ((names->needs & DFG_NEEDS_SCRATCH) != 0)
        view->scratch = bind_scratch(m, &l, names, at);
    if ((names->needs & DFG_NEEDS_FORMS) != 0)
        view->forms = bind_forms(at + l.forms);
    if (names->n_questions > 0)
        names->judge_kinds(view, (uint32_t *)(void *)(at + l.answers), m->kinds.n, 0, m->kinds.n);
    if (names->n_trees > 0) {
        view->labels = at + l.labels;
        view->label_room = m->nodes.n;
        if (block == 0)
            memset(view->labels, 0, sizeof block); /* nothing is there yet */
    }
    return DFG_OK;
}

dfg_status dfg_bind(dfg_graph *view, const dfg_module *m, const struct dfg_names *names, void *mem, size_t size)
{
    return dfg_bind_block(view, m, names, mem, size, 0);
}
