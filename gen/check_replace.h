/* check_replace.h -- what the two files that check replacements share. */
#ifndef CHECK_REPLACE_H
#define CHECK_REPLACE_H

#include "check.h"

/* One replacement being checked. */
struct rewrite {
    struct frame *f;
    struct env env;                    /* of attribute values */
    VEC(struct syn *) locals;          /* of a block, so far */
    VEC(bool) used;                    /* each of them */
    bool in_every;                     /* below `every`: a set's name is its member */
    bool uses_set;                     /* ... and some was named */
};

void check_value(struct rewrite *, struct syn *);        /* what makes one value */
void check_new_call(struct rewrite *, struct syn *call, struct syn *attrs); /* attrs: SYN_ATTRS or NULL */
void check_mapped(struct rewrite *, struct syn *every);  /* every e: once for each member */
/* What a name captures; NULL: nothing, which was reported. */
struct binding *check_capture_name(struct rewrite *, const struct syn *name, bool absent_ok);
bool is_new_local(const struct rewrite *, const char *name);

#endif
