/* extern.h -- what the C of rules shares: attributes by name, constants as numbers.
 *
 * Numbers are doubles, which hold what f16, bf16, f32, f64 and integers up to 53
 * bits hold; a new constant is rounded to its dtype once.  Their memory is the
 * rewriter's, and is gone after the rewrite.
 */
#ifndef PATTERNS_RULES_EXTERN_H
#define PATTERNS_RULES_EXTERN_H

#include "core/packed.h"
#include "dfg_rewrite.h"

#include <string.h>

/* Numbers in row-major order with their extents; `at` NULL: none, for whatever reason. */
struct numbers {
    double *at;
    uint64_t n;
    enum dfg_dtype dtype;
    int32_t rank;
    const dfg_dim *dims; /* the module's */
};

/* The attribute of the call n; NIL where it is not written. */
dfg_val attr_named(const dfg_graph *g, dfg_node n, const char *key);
/* Does n call the operator of that name? */
bool calls_named(const dfg_graph *g, dfg_node n, const char *op);
/* Is an extent of x known to be 0? */
bool has_no_elements(const dfg_graph *g, dfg_node x);
/* An attribute that is a number, or its default. */
double number_attr(const dfg_graph *g, dfg_node n, const char *key, double otherwise);

/* The elements of a constant of numbers whose extents are known; at is NULL of any
 * other node, where elements are not at hand, and where memory is out. */
struct numbers numbers_of(dfg_rewriter *rw, dfg_node constant);
/* The same without its elements: at is NULL, and n 0 where numbers_of finds none. */
struct numbers numbers_about(dfg_rewriter *rw, dfg_node constant);
/* n numbers of that dtype and shape, not set. */
struct numbers numbers_like(dfg_rewriter *rw, enum dfg_dtype dtype, int32_t rank, const dfg_dim *dims,
                            uint64_t n);
/* Is it one number, bit by bit, over and over? */
bool is_splat(struct numbers v);
/* The constant; declined where one is no number of its dtype. */
dfg_node new_numbers(dfg_rewriter *rw, struct numbers v);
/* The constant of that dtype and shape all of whose elements are x, as new_numbers makes it. */
dfg_node new_splat(dfg_rewriter *rw, struct numbers like, double x);

/* The constant w with its last axis, which has the extents dims in row-major
 * order, rearranged: element i of the new order is where perm moved it from. */
dfg_node permuted_columns(dfg_rewriter *rw, dfg_node w, int32_t rank, const dfg_dim *dims,
                          const int64_t *perm);

/* What a call of constants gives, as a constant; declined where it is not evaluated, or is a tuple. */
dfg_node folded(dfg_rewriter *rw, dfg_node call);

/* Element i of a tensor of 32-bit floats, little-endian, one after another. */
static inline float float_at(const uint8_t *data, uint64_t i)
{
    const uint32_t code = (uint32_t)dfg_load(data + i * 4, 4);
    float f;
    memcpy(&f, &code, sizeof f);
    return f;
}

static inline bool is_float_dtype(enum dfg_dtype d)
{
    return d == DFG_F16 || d == DFG_BF16 || d == DFG_F32 || d == DFG_F64;
}

#endif
