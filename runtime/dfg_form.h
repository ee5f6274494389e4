/* dfg_form.h -- extents that are no numbers, as polynomials in a normal form.
 *
 * One arithmetic of symbols for conditions of generated matchers and of the
 * reference matcher.  Freestanding, as dfg_match.h.
 */
#ifndef DFG_FORM_H
#define DFG_FORM_H

#include "dfg_match.h"

DFG_BEGIN_C

enum {
    DFG_FORM_TERMS = 16, /* what has more is unknown */
    DFG_FORM_NAMES = 8,  /* the highest degree */
    DFG_FORM_ROOM = 32   /* of terms while a sum is computed: some of them may cancel */
};

struct dfg_form_term {
    int64_t factor; /* not 0 */
    uint32_t n;
    uint64_t names[DFG_FORM_NAMES]; /* ascending hashes of names; of quotients and rests that are not exact */
};

struct dfg_form {
    uint32_t n;
    struct dfg_form_term terms[DFG_FORM_ROOM]; /* higher degrees first, the constant last */
};

/* Of a symbolic extent of the module; of a number. */
void dfg_extent_form(const struct dfg_module *, dfg_dim symbol, struct dfg_form *);
void dfg_form_of_int(struct dfg_form *, int64_t);
bool dfg_form_is_int(const struct dfg_form *, int64_t *);

/* a op b, where r may be neither.  DIV and MOD are C's, FLOOR rounds down; where
 * they do not divide exactly they are a name of their own.  False: unknown: too many
 * terms or names, a factor that overflows, division by 0. */
enum dfg_form_op { DFG_FORM_ADD, DFG_FORM_SUB, DFG_FORM_MUL, DFG_FORM_DIV, DFG_FORM_MOD, DFG_FORM_FLOOR };
bool dfg_form_compute(enum dfg_form_op, const struct dfg_form *a, const struct dfg_form *b,
                      struct dfg_form *r);

/* What is known of a beside b, all names being at least 0. */
enum dfg_form_order {
    DFG_FORM_UNKNOWN,
    DFG_FORM_LESS,
    DFG_FORM_LESS_EQUAL,
    DFG_FORM_EQUAL,
    DFG_FORM_GREATER_EQUAL,
    DFG_FORM_GREATER
};
enum dfg_form_order dfg_form_compare(const struct dfg_form *a, const struct dfg_form *b);

/* Whether a equals b, whether it is less, as far as that is known. */
static inline enum dfg_tri dfg_form_equal(enum dfg_form_order order)
{
    return order == DFG_FORM_EQUAL                                ? DFG_TRUE
           : order == DFG_FORM_LESS || order == DFG_FORM_GREATER ? DFG_FALSE
                                                                  : DFG_UNKNOWN;
}
static inline enum dfg_tri dfg_form_less(enum dfg_form_order order)
{
    return order == DFG_FORM_LESS                                      ? DFG_TRUE
           : order == DFG_FORM_UNKNOWN || order == DFG_FORM_LESS_EQUAL ? DFG_UNKNOWN
                                                                       : DFG_FALSE;
}

DFG_END_C

#endif
