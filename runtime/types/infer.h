/* infer.h -- what the files of type inference share; no public API.
 *
 *   infer.c        the walk: bodies, calls, what is stated against what is inferred
 *   infer_call.c   operands, attributes and results of the call in hand
 *   infer_dim.c    arithmetic of extents, symbols included
 *   infer_value.c  small integer tensors whose elements are known
 *   infer_number.c elements that are computed
 *   others         relations, by family; relations.def has their names
 *
 * Errors: without memory the module has failed, or the pass says so.
 */
#ifndef DFG_INFER_PRIVATE_H
#define DFG_INFER_PRIVATE_H

#include "../dfg_extend.h"
#include "../dfg_infer.h"

/* Tensors of more extents stay unknown; so do the elements of longer vectors. */
#define INFER_MOST 64

/* A type in the making.  rank -1: unknown. */
struct infer_type {
    enum dfg_dtype dtype;
    int32_t rank;
    dfg_dim dims[INFER_MOST];
};

/* Elements of a scalar or a vector: ints, floats, bools, symbols, or NIL. */
struct infer_value {
    int32_t rank; /* 0 or 1 */
    uint32_t n;
    dfg_val at[INFER_MOST];
};

struct infer_kept; /* a value that is kept for a node */
struct dfg_elements; /* dfg_rewrite.h */
struct infer_call;
typedef void infer_relation(struct infer_call *);

/* What rows of operators name. */
struct infer_row {
    const char *name;
    infer_relation *types, *elements;
};

struct infer_pass {
    dfg_module *m;
    dfg_infer_report *report;
    void *ctx;
    bool failed;                /* memory ran out here */
    const struct infer_row **rows; /* by operator; NULL: not looked up yet */
    size_t n_rows;
    struct infer_kept **kept;   /* by node, n_kept of them; NULL: elements unknown */
    size_t n_kept;
    uint32_t *results; /* types of the call in hand, n_results of them */
    size_t results_room;
    dfg_node *start;  /* by node, of functions: first node of the body; 0: not yet known */
    uint8_t *visited; /* by node, of functions: enum in infer.c */
    dfg_node *projected; /* by node: the last projection of it that states a type; 0: none */
    dfg_node *previous;  /* by projection: the one before it, of the same tuple */
    uint8_t *told; /* by node: 1 + the rank that a branch tells; 0: none */
    dfg_dim *settled; /* by name of an extent, n_settled of them: what it is called; 0: not met yet */
    size_t n_settled;
};

/* The call in hand. */
struct infer_call {
    struct infer_pass *pass;
    dfg_module *m;
    dfg_node node;
    const dfg_node *args;
    uint32_t n_args, n_results;
    const struct dfg_kind *kind;
};

/* ---- infer_call.c ---- */

dfg_node dfg_infer_operand(const struct infer_call *, uint32_t i); /* DFG_NONE: absent */
/* A type, that of a value; false where nothing is known, or it is no tensor's, or has too many extents. */
bool dfg_infer_type_read(const dfg_module *, uint32_t type, struct infer_type *);
bool dfg_infer_type_of(const dfg_module *, dfg_node, struct infer_type *);
bool dfg_infer_arg(const struct infer_call *, uint32_t i,
                   struct infer_type *); /* dtype or rank may be unknown */
bool dfg_infer_shaped(const struct infer_call *, uint32_t i, struct infer_type *); /* the rank is known */
enum dfg_dtype dfg_infer_dtype(const struct infer_call *, uint32_t i);
enum dfg_dtype dfg_infer_either_dtype(const struct infer_call *, uint32_t i, uint32_t k); /* k's where i's is unknown */
void dfg_infer_result(struct infer_call *, uint32_t i,
                      const struct infer_type *); /* at most once for each i */
/* The one result is shaped as operand 0. */
void dfg_infer_same_as(struct infer_call *, enum dfg_dtype);
void dfg_infer_result_id(struct infer_call *, uint32_t i, uint32_t type);
void dfg_infer_scalar(struct infer_call *, uint32_t i, enum dfg_dtype);
uint32_t dfg_infer_intern(dfg_module *, const struct infer_type *);

dfg_val dfg_infer_attr(const struct infer_call *, const char *name); /* NIL: not written */
/* False: written, and no int (or bool). */
bool dfg_infer_int(const struct infer_call *, const char *name, int64_t otherwise, int64_t *value);
/* Is it written and true? */
bool dfg_infer_flag(const struct infer_call *, const char *name);
/* The text of a string attribute, `otherwise` where it is none. */
const char *dfg_infer_text(const struct infer_call *, const char *name, const char *otherwise);
/* A list of n ints, or what fills it up where it is not written; false: something else. */
bool dfg_infer_ints(const struct infer_call *, const char *name, int64_t otherwise, uint32_t n,
                    int64_t *values);
/* As many ints as there are, at most INFER_MOST; a single int is a list of one.
 * False: not written, or something else. */
bool dfg_infer_list(const struct infer_call *, const char *name, uint32_t *n, int64_t *values);
/* An ONNX number of an element type, from an attribute. */
enum dfg_dtype dfg_infer_onnx_dtype(const struct infer_call *, const char *name, enum dfg_dtype otherwise);
enum dfg_dtype dfg_infer_dtype_attr(const struct infer_call *, const char *name, enum dfg_dtype otherwise);

/* Axes of a tensor of this rank, from operand i or, where it is absent, from the attribute. */
enum infer_axes {
    AXES_NONE,   /* not written */
    AXES_KNOWN,  /* marked in `on` */
    AXES_UNKNOWN /* not known, or wrong */
};
enum infer_axes dfg_infer_axes(const struct infer_call *, uint32_t i, const char *attr, int64_t rank,
                               bool *on, uint32_t *n);
#define NO_OPERAND UINT32_MAX
/* The elements of operand i, or ints of the attribute where it is absent. */
bool dfg_infer_arg_or_attr(const struct infer_call *, uint32_t i, const char *attr, struct infer_value *);

/* axis, counted from the end where it is negative, in 0 .. rank-1; false: out of range. */
bool dfg_infer_axis(int64_t *axis, int64_t rank);

void dfg_infer_type_init(struct infer_type *, enum dfg_dtype, int32_t rank); /* all extents unknown */
void dfg_infer_shape(struct infer_type *, const struct infer_value *shape);  /* its rank and extents */

/* ---- infer_dim.c: sums, products, quotients; NIL where unknown, too long or overflowing ---- */

dfg_val dfg_infer_plus(dfg_module *, dfg_val a, dfg_val b);
dfg_val dfg_infer_minus(dfg_module *, dfg_val a, dfg_val b);
dfg_val dfg_infer_times(dfg_module *, dfg_val a, dfg_val b);
dfg_val dfg_infer_over(dfg_module *, dfg_val a, dfg_val b);  /* rounded down */
dfg_val dfg_infer_exact(dfg_module *, dfg_val a, dfg_val b); /* NIL where it leaves a rest, or may */
dfg_val dfg_infer_least(dfg_module *, dfg_val a, int64_t b); /* min(a, b), of a symbol that is no index from the end */
bool dfg_infer_is_least(const dfg_module *, dfg_dim a, dfg_dim of); /* is a min(of, b)? */
dfg_dim dfg_infer_dim(dfg_val);                              /* unknown of what is no extent */
/* d where the extent `name` has that value; unknown where that is behind a rounding: what is inferred tells it. */
dfg_dim dfg_infer_where(dfg_module *, dfg_dim d, dfg_sym name, int64_t value);
dfg_dim dfg_infer_shifted(dfg_module *, dfg_dim, int64_t by);
dfg_val dfg_infer_product(dfg_module *, const dfg_dim *, int32_t n);
/* The extent of two which must be equal. */
dfg_dim dfg_infer_meet(dfg_dim a, dfg_dim b);

/* ---- infer_elementwise.c ---- */

/* The extent that two, broadcast together, give. */
dfg_dim dfg_infer_broadcast_dims(const dfg_module *, dfg_dim a, dfg_dim b);

/* t := t and u broadcast together; false: the rank is unknown. */
bool dfg_infer_broadcast_types(const dfg_module *, struct infer_type *t, const struct infer_type *u);

/* ---- infer_value.c ---- */

/* The elements of a value, those of a constant included; false: unknown. */
bool dfg_infer_value_of(const struct infer_pass *, dfg_node, struct infer_value *);
bool dfg_infer_arg_value(const struct infer_call *, uint32_t i, struct infer_value *);
/* Operand i as ints; false: one of them is not known. */
bool dfg_infer_arg_ints(const struct infer_call *, uint32_t i, uint32_t *n, int64_t *values);
bool dfg_infer_arg_int(const struct infer_call *, uint32_t i, int64_t *value);
void dfg_infer_keep(struct infer_call *, const struct infer_value *);
void dfg_infer_values_forget(struct infer_pass *, size_t first, size_t end);
struct dfg_elements dfg_infer_kept_of(const struct infer_pass *, dfg_node);

/* ---- relations, and what several families have ---- */

#define RELATION(name, types, elements) infer_relation dfg_relate_##types, dfg_elements_##elements;
#include "relations.def"

/* Operand 0 in the shape of operand 1 (or of the attribute); -1 is the rest, 0 the extent that was there,
 * where zeros copy. */
void dfg_infer_reshape(struct infer_call *, bool zero_copies);
/* What a slice leaves of an extent; step is not 0. */
dfg_dim dfg_infer_sliced(dfg_module *, dfg_dim, dfg_val start, dfg_val end, int64_t step);
/* t without the marked axes (n of them), or with 1 in their place; false: a number other than 1 is dropped
 * though it may not be. */
bool dfg_infer_drop_axes(struct infer_type *t, const bool *on, bool keep, bool ones_only);
bool dfg_infer_insert_ones(struct infer_type *t, const int64_t *axes, uint32_t n);
/* t with one more axis, of that extent; false, and its rank unknown: there is no such place, or no room. */
bool dfg_infer_insert(struct infer_type *t, int64_t axis, dfg_dim extent);
/* The one extent that is open is what is left of all elements. */
void dfg_infer_fill_open(struct infer_call *, const struct infer_type *from, struct infer_type *t, int32_t open);
/* start and end, from the end where they are negative, cut to an axis of n. */
void dfg_infer_slice_bounds(int64_t n, int64_t step, int64_t *start, int64_t *end);
void dfg_infer_permute(struct infer_call *, const int64_t *perm, uint32_t n); /* n 0: reversed */
void dfg_infer_concat(struct infer_call *, const dfg_node *parts, uint32_t n, int64_t axis);
/* All results: operand 0 with these extents of the axis; sizes NULL: equal parts. */
void dfg_infer_split(struct infer_call *, int64_t axis, const struct infer_value *sizes);
void dfg_infer_gather(struct infer_call *, int64_t axis, int64_t batch_dims);
/* t with blocks of b by b elements, b an attribute, moved from the channels into the image, or back;
 * `at`: the places of channels, rows and columns. */
void dfg_infer_blocks(struct infer_call *, struct infer_type *t, const int32_t *at, const char *b,
                      int64_t otherwise, bool into_image);

/* ---- infer_window.c: how a window slides along the extents behind the first ones ---- */

enum infer_padding { PAD_EXPLICIT, PAD_SAME, PAD_VALID };
struct infer_window {
    enum infer_padding padding;
    bool ceil; /* a last window that is not full counts */
    dfg_dim kernel[INFER_MOST];
    int64_t strides[INFER_MOST], dilations[INFER_MOST];
    int64_t begin[INFER_MOST], end[INFER_MOST], more[INFER_MOST]; /* pads; output padding */
};
/* How often it fits into an extent; and the extent whose windows are d many. */
dfg_dim dfg_infer_windows_in(dfg_module *, const struct infer_window *, int32_t axis, dfg_dim d);
dfg_dim dfg_infer_windows_over(dfg_module *, const struct infer_window *, int32_t axis, dfg_dim d);
/* Are all its numbers in their ranges?  n axes. */
bool dfg_infer_window_is_sane(const struct infer_window *, int32_t n);

/* ---- infer_matrix.c ---- */

/* a @ b as NumPy has it, of the last two extents, in place of a. */
bool dfg_infer_matmul(const dfg_module *, struct infer_type *a, const struct infer_type *b);
void dfg_infer_transposed(struct infer_type *); /* the last two extents change places */

/* ---- infer_flow.c ---- */

extern const struct infer_row dfg_infer_structural[DFG_N_STRUCTURAL]; /* by number; types NULL: none */
/* What flows into the bodies of n, before they are walked. */
void dfg_infer_bind(struct infer_call *);
/* Before the walk, of an If: ranks of values around it that both branches state. */
void dfg_infer_around(struct infer_pass *, dfg_node n);

/* infer.c: t is the type of n, so far as what is stated leaves open. */
void dfg_infer_refine(struct infer_pass *, dfg_node n, uint32_t type);

/* The row of the call's operator; its functions do nothing where it has none. */
const struct infer_row *dfg_infer_row_of(struct infer_pass *, uint16_t op);

#endif
