/* form.h -- the normal form of extents that are no numbers: polynomials.
 *
 * One arithmetic of symbols for all that computes with them: conditions of
 * generated matchers (dims.c) and of the reference matcher, type inference, and
 * the table that gives equal extents one symbol (extents.c).  What libraries
 * need of it is in dfg_form.h.
 */
#ifndef DFG_CORE_FORM_H
#define DFG_CORE_FORM_H

#include "../dfg_form.h"

/* A factor of a term: a name, or a quotient or rest that is not exact, by 63 bits of
 * the hash of its text or of its parts; and a bit for what may be negative. */
typedef uint64_t form_name;
#define FORM_SIGNED ((form_name)1 << 63)

/* The extent that is called so: the expression that the text is, else one name.
 *   N   2*N + 1   (M - 1)*4   N/2   floor((N - 1)/2)
 * A minus stands between spaces, so that `batch-size` is a name. */
void dfg_form_of_text(struct dfg_form *, const char *text, size_t len);
void dfg_form_of_name(struct dfg_form *, const char *name, size_t len);

uint64_t dfg_form_hash(uint64_t seed, const struct dfg_form *);
bool dfg_form_same(const struct dfg_form *, const struct dfg_form *);

/* Words that say all of a form, and how many. */
enum { FORM_WORDS = 1 + DFG_FORM_TERMS * (2 + DFG_FORM_NAMES) };
size_t dfg_form_pack(const struct dfg_form *, uint64_t *words);
void dfg_form_unpack(struct dfg_form *, const uint64_t *words);

#endif
