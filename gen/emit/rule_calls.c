/* rule_calls.c -- the replacement of one rule as data: a few calls without attributes.
 *
 * In:   a checked rule.
 * Out:  RULE_calls (struct dfg_made_call, dfg_rewrite.h), operands before what uses them, in order of text.
 */
#include "rule.h"
#include "dfg_rewrite.h"

static bool is_captured(const struct new_value *v)
{
    return v->kind == NEW_CAPTURE && v->capture->kind == CAP_NODE;
}

static bool is_call(const struct new_value *v, int *n)
{
    const bool fits = v->kind == NEW_CALL && v->op && v->n_kids <= DFG_CALL_OPERANDS && v->n_attrs == 0 &&
                      !v->capture && !v->callee && pat_stated_results(v) == 0 && ++*n <= DFG_MOST_CALLS;
    for (int i = 0; fits && i < v->n_kids; i++)
        if (!is_captured(v->kid[i]) && !is_call(v->kid[i], n))
            return false;
    return fits;
}

bool is_rule_of_calls(const struct pattern *rule)
{
    int n = 0;
    return !rule->rewrite_extern && !rule->every_root && rule->n_roots == 1 && rule->n_locals == 0 &&
           is_call(rule->made[0], &n);
}

/* Returns which call it is. */
static int emit_call(struct names *names, const struct pattern *rule, const struct new_value *v, int *n, struct out *o)
{
    cx_list from = {0};
    for (int i = 0; i < v->n_kids; i++) {
        const struct new_value *kid = v->kid[i];
        if (is_captured(kid))
            add_item(&from, "DFG_FROM(%s, %s)", rule->c_name, c_field(kid->capture));
        else
            add_item(&from, "DFG_FROM_CALL + %d", emit_call(names, rule, kid, n, o));
    }
    outf(o, "    {%s, %d, {%s}},\n", names_op(names, v->op), v->n_kids, from.n > 0 ? laid_list(&from, 8) : "0");
    return (*n)++;
}

void emit_calls(struct names *names, const struct pattern *rule, struct out *o)
{
    int n = 0;
    outf(o, "%sstatic const struct dfg_made_call %s_calls[] = {\n", replacement_comment(rule), rule->c_name);
    emit_call(names, rule, rule->made[0], &n, o);
    outf(o, "};\n\n");
}
