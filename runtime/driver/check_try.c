/* check_try.c -- one graph: rewritten, and compared with what it was.
 *
 * In:   a tape, a rule.
 * Out:  a verdict; of a difference also the graph, and both results.
 *
 * Both sides are computed on the values that the graph was made with and on some
 * random ones.  Tolerance: ten times that of --verify, since a rule may sum in
 * another order.
 */
#include "../dfg_rewrite.h"
#include "check.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { TRIES = 3 };
#define TOLERANCE 1e-3

/* ---- results ---- */

static bool compute(const dfg_module *m, const struct values *inputs, struct values *outputs,
                    struct dfg_error *error)
{
    dfg_node main = dfg_function_by_name(m, dfg_find_symbol(m, "main", 4));
    *outputs = (struct values){NULL, dfg_func_results(m, main)};
    outputs->at = calloc((size_t)outputs->n + 1, sizeof *outputs->at);
    if (outputs->at != NULL &&
        dfg_evaluate(m, main, inputs->at, inputs->n, outputs->at, NULL, error) == DFG_OK)
        return true;
    free(outputs->at);
    *outputs = (struct values){NULL, 0};
    return false;
}

/* Has it an element that is a number? */
static bool says_something(const struct values *v)
{
    for (uint32_t i = 0; i < v->n; i++)
        for (uint64_t k = 0; v->at[i]->tag == DFG_DATA_TENSOR && k < v->at[i]->n; k++)
            if (!dfg_data_is_real(v->at[i]) || isfinite(v->at[i]->u.at[k].f))
                return true;
    return false;
}

/* Are two tensors of floats the same, so far as a was a finite number?  A rule may give
 * what was a division by zero, or too large, a value. */
static bool reals_close(const struct dfg_data *a, const struct dfg_data *b)
{
    double tolerance = a->dtype == DFG_F16 || a->dtype == DFG_BF16 ? 0.1 : TOLERANCE;
    if (a->dtype != b->dtype || a->rank != b->rank ||
        memcmp(a->dims, b->dims, (size_t)a->rank * sizeof *a->dims) != 0)
        return false;
    for (uint64_t i = 0; i < a->n; i++) {
        double p = a->u.at[i].f, q = b->u.at[i].f;
        if (!isfinite(p))
            continue;
        if (!isfinite(q) || fabs(p - q) > tolerance * (1 + fmax(fabs(p), fabs(q))))
            return false;
    }
    return true;
}

static double number_at(const struct dfg_data *d, uint64_t i)
{
    return dfg_data_is_real(d) ? d->u.at[i].f : (double)d->u.at[i].i;
}

/* Are two tensors of steps, perhaps as floats, at most so many apart? */
static bool steps_close(const struct dfg_data *a, const struct dfg_data *b, double steps)
{
    if (a->dtype != b->dtype || a->rank != b->rank ||
        memcmp(a->dims, b->dims, (size_t)a->rank * sizeof *a->dims) != 0)
        return false;
    for (uint64_t i = 0; i < a->n; i++)
        if (!(fabs(number_at(a, i) - number_at(b, i)) <= steps))
            return false;
    return true;
}

/* steps: by result, how far quantised ones may be apart; 0: not at all. */
static bool all_close(const struct values *a, const struct values *b, const double *steps)
{
    if (a->n != b->n)
        return false;
    for (uint32_t i = 0; i < a->n; i++) {
        bool real = dfg_data_is_real(a->at[i]) && dfg_data_is_real(b->at[i]);
        bool close = steps[i] > 0 ? steps_close(a->at[i], b->at[i], steps[i])
                     : real       ? reals_close(a->at[i], b->at[i])
                                  : dfg_data_close(a->at[i], b->at[i], 0, NULL);
        if (!close)
            return false;
    }
    return true;
}

/* ---- quantised results ---- */

static bool is_call(const dfg_module *m, dfg_node n, const char *op)
{
    uint16_t called = dfg_node_op(m, n);
    return called >= DFG_FIRST_OP && strcmp(dfg_operator_name(m, called), op) == 0;
}

/* Relay: the steps of what qnn.requantize gives; 0 of anything else. */
static double requantized(const dfg_module *m, dfg_node n)
{
    const dfg_node *args;
    const struct dfg_tensor *t = NULL;
    uint32_t argc = dfg_node_args(m, n, &args);
    while (argc == 1 && (is_call(m, n, "clip") || is_call(m, n, "cast"))) {
        n = args[0];
        argc = dfg_node_args(m, n, &args);
    }
    if (argc == 5 && is_call(m, n, "qnn.requantize"))
        t = dfg_tensor_of(m, args[3]);
    struct dfg_data *d = t != NULL ? dfg_data_of(m, t) : NULL;
    double scale = d != NULL && d->n > 0 && dfg_data_is_real(d) ? d->u.at[0].f : 0;
    dfg_data_free(d);
    return scale;
}

static double scale_of(const dfg_module *m, dfg_node n)
{
    const struct dfg_fact *facts;
    dfg_sym key = dfg_find_symbol(m, "scale", 5);
    uint32_t count = key != 0 ? dfg_facts(m, n, &facts) : 0;
    for (uint32_t i = 0; i < count; i++)
        if (facts[i].key == key && facts[i].value.tag == DFG_V_FLOAT)
            return facts[i].value.u.f;
    return requantized(m, n);
}

/* By result: a value that is rounded once less may be half of the largest step in the graph away, and half of
 * its own. */
static double *slack_of(const dfg_module *m)
{
    dfg_node main = dfg_function_by_name(m, dfg_find_symbol(m, "main", 4));
    const dfg_node *args;
    uint32_t argc = dfg_node_args(m, main, &args), n = dfg_func_results(m, main);
    double *steps = calloc((size_t)n + 1, sizeof *steps), largest = 0;
    for (dfg_node i = 1; i < dfg_n_nodes(m); i++)
        largest = fmax(largest, scale_of(m, i));
    for (uint32_t i = 0; steps != NULL && i < n; i++) {
        double own = scale_of(m, args[argc - n + i]);
        steps[i] = own > 0 ? largest / own / 2 + 1 : 0;
    }
    return steps;
}

/* ---- the rewrite ---- */

/* Applies the rule; how often. */
static uint64_t rewrite(const struct check *c, dfg_module *m)
{
    const struct dfg_rule_choice choice = {c->unit, c->rule};
    const struct dfg_rewrite_options options = {.once = true};
    struct dfg_error error = {DFG_OK, NULL};
    dfg_rewriter *r = dfg_rewriter_new(m, &choice, 1, &options, &error);
    uint64_t applied = 0;
    if (r != NULL && dfg_rewrite(r, &error) == DFG_OK)
        applied = dfg_rewrite_stats(r, 0)->applied;
    dfg_rewriter_free(r);
    dfg_error_clear(&error);
    return applied;
}

/* An operator of m that is not evaluated; NULL: none. */
static const char *not_evaluated(const dfg_module *m)
{
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++) {
        uint16_t op = dfg_node_op(m, n);
        if (op >= DFG_FIRST_OP && dfg_node_uses(m, n) > 0 && !dfg_is_evaluated(m, op))
            return dfg_operator_name(m, op);
    }
    return NULL;
}

/* ---- what is said of a difference ---- */

struct sides {
    dfg_module *m;
    struct values inputs[TRIES], before[TRIES];
    double *slack; /* by result: slack_of */
    uint32_t n;    /* inputs that could be computed */
};

static void print_side(const char *title, const struct values *v, FILE *f)
{
    fprintf(f, "// %s\n", title);
    values_print(v, f);
}

static void report(const struct check *c, struct tape *tape, const struct sides *s, uint32_t k,
                   const struct values *after, const struct dfg_error *error)
{
    struct values inputs;
    dfg_module *graph =
        make_graph(c->units, c->unit->patterns[c->unit->rules->rules[c->rule].pattern].desc, tape, &inputs);
    if (graph != NULL) {
        fputs("// graph\n", c->f);
        dfg_print(graph, c->f);
    }
    fputs("// rewritten\n", c->f);
    dfg_print(s->m, c->f);
    if (s->inputs[k].n > 0)
        print_side("inputs", &s->inputs[k], c->f);
    print_side("results before", &s->before[k], c->f);
    if (after != NULL)
        print_side("results after", after, c->f);
    else
        fprintf(c->f, "// afterwards it can't be computed: %s\n", error->text != NULL ? error->text : "");
    dfg_module_free(graph);
    values_free(&inputs);
}

/* ---- the try ---- */

/* Inputs, the made ones first, and what comes of them. */
static bool compute_before(struct sides *s)
{
    dfg_node main = dfg_function_by_name(s->m, dfg_find_symbol(s->m, "main", 4));
    bool any = false;
    for (uint32_t i = 0; i < TRIES; i++) {
        struct values *in = &s->inputs[s->n];
        if (i > 0) {
            in->n = dfg_func_params(s->m, main);
            in->at = calloc((size_t)in->n + 1, sizeof *in->at);
            if (in->at == NULL || dfg_random_inputs(s->m, main, i, in->at, NULL) != DFG_OK)
                in->n = 0;
        }
        if (in->at == NULL || !compute(s->m, in, &s->before[s->n], NULL)) {
            values_free(in);
            continue;
        }
        any = says_something(&s->before[s->n]) || any;
        s->n++;
    }
    return any;
}

static enum verdict compare(struct check *c, struct tape *tape, struct sides *s, bool any)
{
    const char *op = not_evaluated(s->m);
    for (uint32_t i = 0; i < s->n; i++) {
        struct dfg_error error = {DFG_OK, NULL};
        struct values after;
        bool computed = compute(s->m, &s->inputs[i], &after, &error);
        bool same = computed && all_close(&s->before[i], &after, s->slack);
        /* what the evaluator says it does not do proves nothing */
        bool limited =
            !computed && (op != NULL || (error.text != NULL && strstr(error.text, "not evaluated") != NULL));
        if (limited) {
            free(c->why);
            c->why = op != NULL ? strdup(op) : error.text;
            error.text = op != NULL ? error.text : NULL;
        }
        if (!same && !limited && c->f != NULL)
            report(c, tape, s, i, computed ? &after : NULL, &error);
        dfg_error_clear(&error);
        values_free(&after);
        if (same)
            continue;
        return limited ? VERDICT_UNKNOWN : VERDICT_DIFFERENT;
    }
    return any ? VERDICT_SAME : VERDICT_EMPTY;
}

enum verdict check_try(struct check *c, struct tape *tape)
{
    const struct dfg_pattern *p = &c->unit->patterns[c->unit->rules->rules[c->rule].pattern];
    struct sides s = {.m = NULL};
    enum verdict v = VERDICT_NO_GRAPH;
    errno = 0;
    s.m = make_graph(c->units, p->desc, tape, &s.inputs[0]);
    if (s.m != NULL) {
        bool any = compute_before(&s);
        s.slack = slack_of(s.m);
        v = s.n == 0 || s.slack == NULL ? VERDICT_NO_GRAPH
            : rewrite(c, s.m) == 0      ? VERDICT_NO_MATCH
                                        : compare(c, tape, &s, any);
    }
    if (errno == ENOMEM) /* wherever it was: it says nothing about the rule */
        v = VERDICT_NO_MEMORY;
    for (uint32_t i = 0; i < TRIES; i++) {
        values_free(&s.inputs[i]);
        values_free(&s.before[i]);
    }
    free(s.slack);
    dfg_module_free(s.m);
    return v;
}
