/* parts.h -- every pattern node that takes part in a match, and what it is to a rewrite or a partition. */
#ifndef PARTS_H
#define PARTS_H

#include "pattern.h"

/* enum dfg_part_role */
enum part_role { PART_NONE, PART_ROOT, PART_INNER, PART_PATH, PART_INPUT, PART_CONST };

struct match_part {
    enum part_role role;
    enum pat_part_what what;
    int root;                      /* which, from 1 on; 0: none */
    struct pnode *node;
    const struct capture *capture; /* of the match struct, that has it already; NULL */
    bool in_region;                /* of a pattern node that stands for many */
};

struct match_parts {
    VEC(struct match_part) all; /* in order of text */
    VEC(struct pnode *) nodes; /* all nodes of the pattern, in that order, too */
};

struct match_parts *pat_parts_of(struct pat *, const struct pattern *);
bool pat_is_public(const struct pattern *, const struct capture *); /* has the match struct a member for it? */
bool pat_has_optional_results(const struct op *); /* a call of it may stand behind a `.0` */
bool pat_may_lack(const struct pnode *, int place); /* may a call's operand there be absent, in some order? */
bool pat_has_first_result(const struct pnode *); /* a call that may stand behind a `.0` */

#endif
