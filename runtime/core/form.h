/* form.h -- the normal form of extents that are no numbers: polynomials.
 *
 * One arithmetic of symbols for all that computes with them: conditions of
 * generated matchers (dims.c) and of the reference matcher, type inference, and
 * the table that gives equal extents one symbol (extents.c).
 */
#ifndef DFG_CORE_FORM_H
#define DFG_CORE_FORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    FORM_TERMS = 16, /* what has more is unknown (language.md, section 6) */
    FORM_NAMES = 8,  /* the highest degree */
    FORM_ROOM = 32   /* of terms while a sum is computed: some of them may cancel */
};

/* A factor of a term: a name, or a quotient or rest that is not exact, by 63 bits of
 * the hash of its text or of its parts; and a bit for what may be negative. */
typedef uint64_t form_name;
#define FORM_SIGNED ((form_name)1 << 63)

struct form_term {
    int64_t factor; /* not 0 */
    uint32_t n;
    form_name names[FORM_NAMES]; /* ascending */
};

struct form {
    uint32_t n;
    struct form_term terms[FORM_ROOM]; /* higher degrees first, the constant last */
};

enum form_op { FORM_ADD, FORM_SUB, FORM_MUL, FORM_DIV, FORM_MOD, FORM_FLOOR };

/* The extent that is called so: the expression that the text is, else one name.
 *   N   2*N + 1   (M - 1)*4   N/2   floor((N - 1)/2)
 * A minus stands between spaces, so that `batch-size` is a name. */
void dfg_form_of_text(struct form *, const char *text, size_t len);
void dfg_form_of_name(struct form *, const char *name, size_t len);
void dfg_form_of_int(struct form *, int64_t);
bool dfg_form_is_int(const struct form *, int64_t *);

/* a op b, where r may be neither.  `/` and `%` are C's, FORM_FLOOR rounds down; where
 * they do not divide exactly they are a name of their own.  False: unknown: too many
 * terms or names, a factor that overflows, division by 0. */
bool dfg_form_compute(enum form_op, const struct form *a, const struct form *b, struct form *r);

/* What is known of a beside b, all names being at least 0. */
enum form_order { FORM_UNKNOWN, FORM_LESS, FORM_LESS_EQUAL, FORM_EQUAL, FORM_GREATER_EQUAL, FORM_GREATER };
enum form_order dfg_form_compare(const struct form *a, const struct form *b);

uint64_t dfg_form_hash(uint64_t seed, const struct form *);
bool dfg_form_same(const struct form *, const struct form *);

/* Words that say all of a form, and how many. */
enum { FORM_WORDS = 1 + FORM_TERMS * (2 + FORM_NAMES) };
size_t dfg_form_pack(const struct form *, uint64_t *words);
void dfg_form_unpack(struct form *, const uint64_t *words);

#endif
