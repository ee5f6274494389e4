/* members.h -- what an `every e` of a replacement loops over. */
#ifndef CHECK_MEMBERS_H
#define CHECK_MEMBERS_H

#include "pattern.h"

struct members {
    struct capture *set;                  /* whose members they are */
    struct pnode *at;                     /* what each of them matches, which binds the names; NULL: the set's own name is all */
    VEC(struct capture *) nodes; /* names below `every` that are sets of a node each */
    VEC(struct var *) vars;      /* values that a node of each member binds */
};

/* v: the value below `every`; roots: of `match every`.  False: there is no such set, which is reported. */
bool pat_find_members(struct pat *, const struct pattern *, const struct new_value *v, bool roots, struct members *);
/* Each `every` of a replacement has one; else it is reported. */
void pat_check_members(struct pat *, const struct pattern *);

#endif
