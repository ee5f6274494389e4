/* check_leaf.h -- a leaf under construction, between the operator that it is for and the
 * pattern around it. */
#ifndef DFG_CHECK_LEAF_H
#define DFG_CHECK_LEAF_H

#include "check.h"

enum { MOST = 8 };

struct form {
    enum dfg_dtype dtype;
    int32_t rank;
    int64_t dims[MOST];
    bool constant; /* where nothing else is wanted */
    bool given;    /* its elements are in ints */
    bool positive;
    bool stored;   /* integers all over their range */
    bool modest;   /* no extreme floats: no double has room for their exponentials */
    int64_t below; /* integers; 0: no bound */
    int64_t ints[2 * MOST];
};

int64_t some_extent(struct maker *);
void set_shape(struct form *, int32_t rank, const int64_t *dims);
/* What the operator may take as this operand, or what broadcasts with the others. */
void guess_form(struct maker *, const struct place *, struct form *);

/* check_asked.c: what the pattern's conditions ask for, so far as other nodes determine it.  Of a leaf; of the call at
 * p as the shape of a Reshape of x, at most MOST extents (false: nothing is asked, or it does not fit), or in
 * place of extents.  The axes that the tests of a transposition name; NULL: none. */
void asked_leaf(struct maker *, uint32_t node, struct form *);
bool asked_reshape(struct maker *, const struct place *p, const struct dfg_data *x, int64_t *dims, int32_t *rank);
void asked_extents(struct maker *, const struct place *p, int64_t *dims, uint32_t rank);
const struct pat_value *axes_tested(const struct place *);

/* check_products.c: the same for operators whose operands have to agree; false: it is none of them. */
bool fitted_operand(struct maker *, const struct place *, const struct dfg_data *x, struct form *);
/* check_tflite.c: the same for its operators; false: it is none, or nothing special. */
bool tflite_operand(struct maker *, const struct place *, const struct dfg_data *x, struct form *);
bool tflite_quantises(struct maker *, const struct place *,
                      const struct form *); /* is the leaf to be quantised? */
enum dfg_dtype tflite_dtype(struct maker *);
void tflite_fill(struct maker *, struct dfg_data *); /* all over the range */

#endif
