/* rule.h -- what the emitters of replacements share.
 *
 *   rule.c        NAME.rules.c: the functions of all rules, their tables
 *   rule_build.c  one rule: values to be made, as statements
 *   rule_calls.c  one rule that makes a few calls: as data
 *   rule_value.c  attribute values and elements of constants
 *   rule_every.c  loops over the members of sets
 */
#ifndef EMIT_RULE_H
#define EMIT_RULE_H

#include "cond.h"
#include "match/match.h"

/* A value that stands in a variable already, or a set's member in a loop. */
struct built {
    const struct new_value *value;
    const struct capture *capture;
    cx is;
};

/* The function of one rule while it is written. */
struct builder {
    const struct pattern *rule;
    struct routine f; /* its statements and identifiers */
    struct scope scope;
    struct site site; /* where the names in expressions are */
    VEC(struct built) built;
    struct outside {
        int n_names, n_built;
    } outside;           /* of the open loop over members: what was there before */
    struct routines helpers; /* searches for names inside members, in front of the function */
    int n_helpers;
};

/* ---- rule_build.c ---- */

void emit_builder(struct names *, const struct pattern *rule, struct out *);
/* Writes what makes v; returns a dfg_node: a variable, a capture, or where that is enough a call. */
cx build_value(struct builder *, const struct new_value *v);
cx build_variable(struct builder *, const struct new_value *v); /* the same, always a variable or a capture */

const char *replacement_comment(const struct pattern *rule); /* the rule's statement, and where it stands */

/* ---- rule_calls.c ---- */

bool is_rule_of_calls(const struct pattern *);
void emit_calls(struct names *, const struct pattern *rule, struct out *);

/* ---- rule_value.c ---- */

/* A dfg_val, behind the statements that compute lists; name: of what it is a value. */
cx build_data(struct builder *, const struct site *, const struct expr *, const char *name);

/* ---- rule_every.c ---- */

/* Opens a loop over the members that v, below `every`, speaks of; their names are bound in it. */
void open_members(struct builder *, const struct new_value *v, bool roots /* those of `match every` */,
                  const char *k);
void close_members(struct builder *);

#endif
