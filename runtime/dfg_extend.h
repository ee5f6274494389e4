/* dfg_extend.h -- what a library on top of libdfg needs besides dfg.h.
 *
 * Inference, evaluation, the readers of models and the reference matcher are
 * such libraries: they report errors, take memory, read and write elements and
 * values, and compute with extents the way libdfg does, by these functions.
 * Programs that build graphs and match need none of them.
 */
#ifndef DFG_EXTEND_H
#define DFG_EXTEND_H

#include <stdarg.h>
#include <string.h>

#include "dfg.h"
#include "dfg_form.h"

DFG_BEGIN_C

#if defined(__GNUC__)
#define DFG_PRINTF(text, first) __attribute__((format(printf, text, first)))
#else
#define DFG_PRINTF(text, first)
#endif

/* ---- errors and texts ---- */

/* Fills in err (NULL: nowhere; what it held before is not freed) and returns
 * status.  The text is malloc'ed; it is NULL when memory is out for it, and where `text` is. */
dfg_status dfg_fail(struct dfg_error *err, dfg_status status, const char *text, ...) DFG_PRINTF(3, 4);

/* DFG_BAD_GRAPH, and says why: the module is open for edits, by an editor or while it is rewritten, or a function's
 * body is open. */
dfg_status dfg_need_closed(const dfg_module *, struct dfg_error *);

/* An attribute refers to one of the function in whose body n stands: its value is not known there. */
#define DFG_REFERENCE "onnx.ref." /* of the fact that names it; the attribute follows */
bool dfg_has_reference(const dfg_module *, dfg_node n);

/* vprintf into memory: the text is malloc'ed; NULL: no memory. */
char *dfg_format(const char *text, va_list);

/* What is printed to `file`, as a text in memory. */
struct dfg_gather {
    FILE *file;
    char *text; /* behind dfg_gather_end: the text, malloc'ed, and its length */
    size_t size;
    int before; /* errno */
};
bool dfg_gather_begin(struct dfg_gather *); /* false: no memory; dfg_gather_end may follow in any case */
/* The text, yours to free; NULL: memory ran out on the way, and errno is ENOMEM. */
char *dfg_gather_end(struct dfg_gather *);

/* Does name match glob, where `*` is any bytes and `?` is any one byte? */
bool dfg_glob_matches(const char *glob, const char *name, size_t name_len);

/* The names in `A,B`, and NULL behind them: one block, yours to free.  NULL: no memory. */
const char **dfg_split(const char *list);

/* ---- memory ---- */

/* array, a T **, is of one that is malloc'ed, or NULL and *room 0: room for `need` elements or more, zeroed
 * where it is new.  False: no memory, and the array is as it was. */
bool dfg_grow(void *array, size_t *room, size_t need, size_t size);

/* ... of the module's allocator, for the length of one call */

void *dfg_heap_alloc(const dfg_module *, size_t n, size_t size); /* NULL: no memory */
void *dfg_heap_zeroed(const dfg_module *, size_t n, size_t size);
void dfg_heap_free(const dfg_module *, void *); /* of NULL nothing */

/* A stack of blocks, of the module's allocator, or without a module of malloc: what was taken since a mark is given
 * back at once.  All zeros is an empty one. */
struct dfg_stack {
    const struct dfg_module *m; /* or NULL */
    struct dfg_block *top;
    size_t used; /* of the top block */
    bool failed;
};
struct dfg_stack_mark {
    struct dfg_block *block;
    size_t used;
};
/* Zeroed, aligned for any object; NULL: no memory, and from then on failed is set. */
void *dfg_stack_alloc(struct dfg_stack *, size_t n, size_t size);
struct dfg_stack_mark dfg_stack_mark(const struct dfg_stack *);
void dfg_stack_release(struct dfg_stack *, struct dfg_stack_mark); /* all that was allocated since */
void dfg_stack_free(struct dfg_stack *);

/* ---- elements, values, types ---- */

/* Lists in values nest no deeper: what walks a value may recurse, though not far where stack is small. */
#define DFG_MAX_NESTING (__STDC_HOSTED__ ? 200 : 8)

/* Tags of values that are there while a condition is judged, and in no attribute, to stand behind `case`. */
// clang-format off
#define DFG_V_PASSING DFG_V_FORM: case DFG_V_PRODUCT: case DFG_V_SHAPE: case DFG_V_ELEMENTS: case DFG_V_HOLE
// clang-format on

/* ONNX's opset whose forms of operators are declared, and the newest one that is known here. */
enum { DFG_ONNX_CANONICAL = 17, DFG_ONNX_NEWEST = 28 };

/* Reads one value as `.dfg` text writes it: 1, -2.5, inf, true, "text", f32,
 * none, [1, [2, 3]]; white space around it is skipped.  False: the text is no
 * such value, or memory is out (dfg_failed); *value is NIL then. */
bool dfg_parse_value(dfg_module *, const char *text, size_t len, dfg_val *value);
/* The same without a module: what strings and lists become (NIL: no memory), and what is called where memory is out. */
struct dfg_value_keeper {
    dfg_val (*string)(void *ctx, const char *text, size_t len);
    dfg_val (*list)(void *ctx, const dfg_val *items, uint32_t n);
    void (*failed)(void *ctx);
    void *ctx;
};
bool dfg_read_value(const struct dfg_value_keeper *, const char *text, size_t len, dfg_val *value);

/* What a declaration, or NULL, says of an attribute; NULL: nothing. */
static inline const struct dfg_attr_decl *dfg_declared_attr(const struct dfg_op_decl *decl, const char *name)
{
    for (uint32_t i = 0; decl != NULL && i < decl->n_attrs; i++)
        if (strcmp(decl->attrs[i].name, name) == 0)
            return &decl->attrs[i];
    return NULL;
}

/* What nodes of a kind say of an attribute themselves; NIL: nothing. */
static inline dfg_val dfg_stated_attr(const dfg_module *m, const struct dfg_kind *kind, const char *name)
{
    const dfg_sym key = dfg_find_symbol(m, name, strlen(name));
    for (uint32_t i = 0; key != 0 && i < kind->n_attrs; i++)
        if (kind->attrs[i].key == key)
            return kind->attrs[i].value;
    return dfg_nil();
}

/* The numbers that ONNX's TensorProto.DataType gives to element types: DFG_NO_DTYPE and 0 where there is none. */
enum dfg_dtype dfg_dtype_of_onnx(int64_t number);
int32_t dfg_dtype_to_onnx(enum dfg_dtype);

/* Bytes that n elements of a dtype take: packed where they are smaller than a
 * byte, a dfg_sym each where they are strings.  False: no dtype, or too many. */
bool dfg_tensor_bytes(enum dfg_dtype, uint64_t n, size_t *bytes);

/* The product of a tensor type's extents.  False: one is unknown, or there are too many elements. */
bool dfg_type_elements(const struct dfg_type *, uint64_t *n);

/* Fields of a tuple: as many as its call says, else its type, else its operator's declaration; 0: unknown. */
uint32_t dfg_fields_of(const dfg_module *, dfg_node tuple);

/* The elements of a tensor of the module stand at `data` now, the same ones. */
void dfg_tensor_move(dfg_module *, const struct dfg_tensor *, const void *data);

/* ---- forms of ONNX's operators ---- */

/* The form that an operator has at an opset; NULL: the declared one. */
const struct dfg_op_form *dfg_onnx_form(const struct dfg_op_decl *, int64_t opset);
bool dfg_onnx_declares(const struct dfg_op_decl *, const char *attribute);
/* Does what only the form has of a call say nothing that the declared form does not?  n_operands: up to the last
 * one that is there.  What has no value a form with a lift leaves to that. */
bool dfg_onnx_says_declared(dfg_module *, const struct dfg_op_decl *, const struct dfg_op_form *,
                            const struct dfg_attr *, size_t n_attrs, size_t n_operands);

/* What dfg_module_keep keeps with that release, the latest first: `after` is the one before; NULL: the first, none. */
const void *dfg_module_kept(const dfg_module *, void (*release)(void *p, size_t size), const void *after);

/* ---- what a file says of a node beyond what the graph has ---- */

/* Bytes of the source.  lifted: attributes were brought into another form since. */
struct dfg_note {
    const uint8_t *at;
    size_t n;
    bool lifted;
};

/* The bytes that a module is read from; they outlive it.  as_is: nodes keep the
 * form of the file.  False: there are too many (4 GiB) for notes, or none. */
bool dfg_set_note_source(dfg_module *, const void *bytes, size_t n, bool as_is);
struct dfg_note dfg_note_source(const dfg_module *, bool *as_is); /* n is 0: none */
/* note.at NULL: nothing happens.  False: no memory. */
bool dfg_set_note(dfg_module *, dfg_node, struct dfg_note);
/* False: there is none, or the node is another one now. */
bool dfg_note_of(const dfg_module *, dfg_node, struct dfg_note *);

DFG_END_C

#endif
