/* text_out.h -- writing text: to a file or into memory, names and values as in .dfg. */
#ifndef DFG_TEXT_OUT_H
#define DFG_TEXT_OUT_H

#include "dfg_extend.h"

/* Where text goes.  Without a file it gathers in memory (out_end gives it away). */
struct out {
    FILE *file; /* NULL: memory */
    char *at;
    size_t n, cap;
    bool failed, no_memory; /* the file took no more; there was no memory */
};

void dfg_out_bytes(struct out *, const char *, size_t);
void dfg_out_text(struct out *, const char *);
void dfg_out_char(struct out *, char);
void dfg_out_int(struct out *, int64_t);
void dfg_out_uint(struct out *, uint64_t);
/* Writes what is left, frees the memory. */
dfg_status dfg_out_end(struct out *);

/* ---- text_words.c: names ---- */

/* Does `text` need no quotes: [A-Za-z0-9_]+, dotted words that begin with a letter? */
bool dfg_is_plain_word(const char *text, size_t len, bool dots);
void dfg_out_quoted(struct out *, const char *text, size_t len);
void dfg_out_symbol(struct out *, const dfg_module *,
                    dfg_sym); /* quoted if it has to be: %NAME, @NAME without the sign */
void dfg_out_operator(struct out *, const dfg_module *, uint16_t op, bool in_front); /* in_front: of a `(` */
/* The name of a node without `%`; own: its own if it has one, else a number that no symbol is. */
void dfg_out_name(struct out *, const dfg_module *, dfg_node, bool own);

/* ---- text_values.c ---- */

void dfg_out_type(struct out *, const dfg_module *, uint32_t type);
/* What stands behind `->`: the results of a function type. */
void dfg_out_results(struct out *, const dfg_module *, const struct dfg_type *func);
void dfg_out_value(struct out *, const dfg_module *, dfg_val);
void dfg_out_tensor(struct out *, const dfg_module *, const struct dfg_tensor *);
void dfg_out_first_element(struct out *, const dfg_module *,
                           const struct dfg_tensor *); /* of one that has data */
/* `{a = 1}` / `#{a = 1}` with a space before; nothing where there are none. */
void dfg_out_attrs(struct out *, const dfg_module *, const struct dfg_attr *, uint32_t n);
void dfg_out_facts(struct out *, const dfg_module *, dfg_node);

#endif
