/* core.h -- what the rest of the library shares with the core; no public API.
 *
 * In:   modules of dfg.h.
 * Out:  errors as text, limits, the reader of written values.
 *
 * The private structure of a module is module.h; only the core includes that.
 */
#ifndef DFG_CORE_H
#define DFG_CORE_H

#include <stdarg.h>

#include "../dfg.h"

/* Lists in values nest no deeper: what walks a value may recurse. */
#define DFG_MAX_NESTING 200

#if defined(__GNUC__)
#define DFG_PRINTF(text, first) __attribute__((format(printf, text, first)))
#else
#define DFG_PRINTF(text, first)
#endif

/* Fills in err (NULL: nowhere; what it held before is not freed) and returns
 * status.  The text is malloc'ed; it is NULL when memory is out for it. */
dfg_status dfg_fail(struct dfg_error *err, dfg_status status, const char *text, ...) DFG_PRINTF(3, 4);

/* vprintf into memory: the text is malloc'ed; NULL: no memory. */
char *dfg_format(const char *text, va_list);

/* Reads one value as `.dfg` text writes it: 1, -2.5, inf, true, "text", f32,
 * none, [1, [2, 3]]; white space around it is skipped.  False: the text is no
 * such value, or memory is out (dfg_failed); *value is NIL then. */
bool dfg_parse_value(dfg_module *, const char *text, size_t len, dfg_val *value);

/* Does name match glob, where `*` is any bytes and `?` is any one byte? */
bool dfg_glob_matches(const char *glob, const char *name, size_t name_len);

/* Bytes that n elements of a dtype take: packed where they are smaller than a
 * byte, a dfg_sym each where they are strings.  False: no dtype, or too many. */
bool dfg_tensor_bytes(enum dfg_dtype, uint64_t n, size_t *bytes);

/* The product of a tensor type's extents.  False: one is unknown, or there are too many elements. */
bool dfg_type_elements(const struct dfg_type *, uint64_t *n);

/* ONNX's opset whose forms of operators are declared, and the newest one that is known here. */
enum { DFG_ONNX_CANONICAL = 17, DFG_ONNX_NEWEST = 28 };

/* Is what both types know the same?  Of unknown parts nothing is, a symbolic extent may be any number. */
bool dfg_types_agree(const dfg_module *, uint32_t a, uint32_t b);

/* May field `index` be projected from the value?  False where its fields are known and too few. */
bool dfg_may_have_field(const dfg_module *, dfg_node tuple, uint32_t index);
/* How many it has: as its call says, else its type, else its operator's declaration; 0: unknown. */
uint32_t dfg_fields_of(const dfg_module *, dfg_node tuple);

/* ---- note.c: what a file says of a node beyond what the graph has ---- */

/* Bytes of the source.  lifted: attributes were brought into another form since. */
struct dfg_note {
    const uint8_t *at;
    size_t n;
    bool lifted;
};

/* The bytes that a module is read from; they outlive it.  as_is: nodes keep the
 * form of the file.  False: there are too many (4 GiB) for notes, or none. */
bool dfg_set_source(dfg_module *, const void *bytes, size_t n, bool as_is);
struct dfg_note dfg_source(const dfg_module *, bool *as_is); /* n is 0: none */
/* note.at NULL: nothing happens.  False: no memory. */
bool dfg_set_note(dfg_module *, dfg_node, struct dfg_note);
/* False: there is none, or the node is another one now. */
bool dfg_note_of(const dfg_module *, dfg_node, struct dfg_note *);

#endif
