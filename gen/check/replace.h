/* replace.h -- what the two files that check replacements share. */
#ifndef CHECK_REPLACE_H
#define CHECK_REPLACE_H

#include "check.h"

/* One replacement being checked. */
struct rewrite {
    struct frame *f;
    struct env env;                    /* of attribute values */
    VEC(struct syn *) locals;          /* of a block, so far */
    VEC(struct new_value *) local_values; /* what each stands for */
    VEC(bool) used;                    /* each of them */
    bool in_every;                     /* below `every`: a set's name is its member */
    bool uses_set;                     /* ... and some was named */
};

struct new_value *pat_new_value(struct pat *, enum new_kind, struct span at);
void pat_new_value_add(struct pat *, struct new_value *, struct new_value *kid);
struct new_value *pat_bad_value(struct pat *, struct span at);             /* after an error: harmless */

struct new_value *pat_check_value(struct rewrite *, struct syn *); /* what makes one value */
/* Attrs: SYN_ATTRS or NULL. */
struct new_value *pat_check_new_call(struct rewrite *, struct syn *call, struct syn *attrs);
struct new_value *pat_check_mapped(struct rewrite *, struct syn *every); /* every e: once for each member */
/* The operands that `...rest` captured, as an operand. */
struct new_value *pat_check_passed_rest(struct rewrite *, const struct syn *);
/* What a name captures; NULL: nothing, which was reported. */
struct binding *pat_check_capture_name(struct rewrite *, const struct syn *name, bool absent_ok);
/* B NULL: reported. */
struct new_value *pat_new_capture_value(struct pat *, const struct binding *, struct span at);
struct new_value *pat_find_new_local(struct rewrite *, const char *name, struct span at); /* NULL: no local */

#endif
