/* text.h -- what the writers of tests and conditions share: expressions by parts. */
#ifndef EMIT_TEXT_H
#define EMIT_TEXT_H

#include "emit.h"

/* ---- value.c ---- */

cx c_dtype(int dtype);                            /* DFG_F32 */
cx c_real(double f);                              /* freestanding, also infinite ones */
cx c_list(int n, const cx *items);                /* a dfg_val */
/* A list that outlives the block around it: static, or if it holds strings among the view's values. */
cx c_lasting_list(struct names *, const struct value *list);
bool value_equal(const struct value *a,
                 const struct value *b); /* as the language compares; a hole equals anything */

/* ---- attr.c ---- */

/* The operators that a node bound by a pattern node may call. */
struct callees {
    VEC(const struct op *) ops;
    bool open; /* and anything else */
};
void callees_of(const struct pnode *, struct callees *);
cx c_call_at(const struct callees *, cx n); /* the call that the value n is of */
cx c_attr_key(struct names *, const char *name);
/* The attribute of a call, default included, as a dfg_val; is it equal to v? */
cx c_attr_of_call(struct names *, struct callees *, const char *name, cx call);
cx c_attr_equal(struct names *, const struct callees *, const char *name, cx call, const struct value *v);

/* ---- kinds.c: what is asked once of a kind ---- */

/* Does a test that kinds are asked, `cond` of `n`, which may call c, hold at the node `at`? */
cx c_question(struct names *, const struct atom *, const struct callees *c, cx cond, cx at);

#endif
