/* check_try.c -- one graph: rewritten, and compared with what it was.
 *
 * In:   a tape, a rule.
 * Out:  a verdict; of a difference also the graph, and both results.
 *
 * Both sides are computed on the values that the graph was made with and on some
 * random ones, some of them at the limits of their types.  A float that differs, but
 * does not where all is computed in doubles, differs by rounding or an overflow.
 */
#include "../dfg_infer.h"
#include "../dfg_interp.h"
#include "../dfg_onnx.h"
#include "../dfg_rewrite.h"
#include "check.h"
#include "compile.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { TRIES = 5, USUAL_SIZE = 100, MODERATE = 300, MOST_KEPT = 40 };

/* ---- results ---- */

static dfg_node main_of(const dfg_module *m)
{
    return dfg_function_by_name(m, dfg_find_symbol(m, "main", 4));
}

static bool compute(const dfg_module *m, const struct values *inputs, bool unrounded, struct values *outputs,
                    struct dfg_error *error)
{
    const struct dfg_eval_limits how = {.unrounded = unrounded};
    dfg_node main = main_of(m);
    *outputs = (struct values){NULL, dfg_func_results(m, main)};
    outputs->at = calloc((size_t)outputs->n + 1, sizeof *outputs->at);
    if (outputs->at != NULL &&
        dfg_evaluate(m, main, inputs->at, inputs->n, outputs->at, &how, error) == DFG_OK)
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

/* ---- quantised results ---- */

static bool is_computed_by(const dfg_module *m, dfg_node n, const char *kernel)
{
    uint16_t op = dfg_node_op(m, n);
    return op >= DFG_FIRST_OP && strcmp(kernel_of(m, op), kernel) == 0;
}

/* Relay: the steps of what requantizing gives; 0 of anything else. */
static double requantized(const dfg_module *m, dfg_node n)
{
    const dfg_node *args;
    const struct dfg_tensor *t = NULL;
    uint32_t argc = dfg_node_args(m, n, &args);
    while (argc == 1 && (is_computed_by(m, n, "relay_clip") || is_computed_by(m, n, "relay_cast"))) {
        n = args[0];
        argc = dfg_node_args(m, n, &args);
    }
    if (argc == 5 && is_computed_by(m, n, "qnn_requantize"))
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
    dfg_node main = main_of(m);
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
    const struct dfg_rewrite_options options = {.typing = &dfg_inference, .once = true};
    struct dfg_error error = {DFG_OK, NULL};
    dfg_rewriter *r = dfg_rewriter_new(m, &choice, 1, &options, &error);
    uint64_t applied = 0;
    if (r != NULL && dfg_rewrite(r, &error) == DFG_OK)
        applied = dfg_rewrite_stats(r, 0)->applied;
    dfg_rewriter_free(r);
    dfg_error_clear(&error);
    return applied;
}

/* Of the pattern's tests, how many hold at the result where most do. */
static uint32_t tests_passed(const struct check *c, dfg_module *m)
{
    const struct dfg_pattern *p = dfg_rule_pattern(c->unit, c->rule);
    const dfg_node main = main_of(m), *args;
    const uint32_t argc = dfg_node_args(m, main, &args), n = dfg_func_results(m, main);
    uint32_t most = 0;
    for (uint32_t i = argc - n; i < argc && dfg_build_users(m) == DFG_OK; i++) {
        struct dfg_attempt got = {.matches = false};
        if (dfg_ref_try(m, p, args[i], &got) == DFG_OK && got.passed > most)
            most = got.passed;
    }
    return most;
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

/* ---- both sides ---- */

struct sides {
    dfg_module *before, *after;
    struct values made;     /* inputs that the graph was made with */
    struct measure measure; /* but for the size */
    double *slack;          /* by result: slack_of */
    double constant;        /* the greatest */
    enum eval_pool constants;
    bool any; /* something was computed that is a number */
};

/* What comes of one choice of inputs. */
struct trial {
    struct values inputs, before, after;
    bool computed; /* after */
    struct dfg_error error;
};

static void trial_free(struct trial *t)
{
    values_free(&t->inputs);
    values_free(&t->before);
    values_free(&t->after);
    dfg_error_clear(&t->error);
}

static void print_side(const char *title, const struct values *v, FILE *f)
{
    fprintf(f, "// %s\n", title);
    values_print(v, f);
}

static void report(const struct sides *s, const struct trial *t, FILE *f)
{
    fputs("// graph\n", f);
    dfg_print(s->before, f);
    fputs("// rewritten\n", f);
    dfg_print(s->after, f);
    if (t->inputs.n > 0)
        print_side("inputs", &t->inputs, f);
    print_side("results before", &t->before, f);
    if (t->computed)
        print_side("results after", &t->after, f);
    else
        fprintf(f, "// afterwards it can't be computed: %s\n", t->error.text != NULL ? t->error.text : "");
}

/* ---- inputs ---- */

/* Number i of the choices of inputs: those that were made, usual ones, special, extreme. */
static bool take_inputs(struct sides *s, uint32_t i, struct values *in)
{
    static const uint8_t pools[TRIES] = {EVAL_USUAL, EVAL_USUAL, EVAL_USUAL, EVAL_SPECIAL, EVAL_EXTREME};
    const dfg_node main = main_of(s->before);
    if (i == 0) {
        *in = s->made;
        s->made = (struct values){NULL, 0};
        return in->at != NULL;
    }
    /* what a product of constants has lost by underflow, makes NaN of an infinity */
    if (pools[i] != EVAL_USUAL && (s->measure.fast_math || s->constants == EVAL_EXTREME))
        return false;
    in->n = dfg_func_params(s->before, main);
    in->at = calloc((size_t)in->n + 1, sizeof *in->at);
    if (in->at != NULL &&
        dfg_eval_random_inputs(s->before, main, i, (enum eval_pool)pools[i], in->at, NULL) == DFG_OK)
        return true;
    in->n = 0;
    return false;
}

/* ---- models, for another judge ---- */

/* False: it is no model, or it is lost. */
static bool keep_model(struct check *c, const dfg_module *m, const char *side)
{
    char *path = text_of("%s/%s.%u.%s.onnx", c->folder, dfg_rule_pattern(c->unit, c->rule)->name,
                         (unsigned)c->kept, side);
    watch_output(path);
    const dfg_status status = path != NULL ? dfg_write_onnx(m, path, &c->error) : DFG_NO_MEMORY;
    watch_output(NULL);
    free(path);
    c->lost = status != DFG_OK && status != DFG_BAD_GRAPH;
    if (!c->lost)
        dfg_error_clear(&c->error);
    return status == DFG_OK;
}

/* Graphs that are no model are passed over, and those of which only their rounding could be told. */
static void keep_models(struct check *c, const struct sides *s)
{
    if (c->folder != NULL && c->kept < MOST_KEPT && s->constants != EVAL_EXTREME &&
        keep_model(c, s->before, "before")) {
        keep_model(c, s->after, "after");
        c->kept++;
    }
}

/* ---- the try ---- */

/* Are both sides the same where all is computed in doubles? */
static bool same_in_doubles(const struct sides *s, const struct values *inputs, const struct measure *as)
{
    struct values before, after = {NULL, 0};
    bool same = compute(s->before, inputs, true, &before, NULL) &&
                compute(s->after, inputs, true, &after, NULL) && first_apart(&before, &after, as) == before.n;
    values_free(&before);
    values_free(&after);
    return same;
}

/* Floats that no double has room for the exponential of, become some that it has. */
static void moderate(struct values *v)
{
    for (uint32_t i = 0; i < v->n; i++)
        for (uint64_t k = 0; dfg_data_is_real(v->at[i]) && k < v->at[i]->n; k++) {
            dfg_cell *cell = &v->at[i]->u.at[k];
            if (isfinite(cell->f) && fabs(cell->f) > MODERATE)
                cell->f = copysign(MODERATE, cell->f);
        }
}

/* Is the difference one of rounding, or of a number between that has left its range?  Changes the inputs. */
static bool is_rounding(const struct sides *s, struct trial *t, uint32_t result, const struct measure *as)
{
    if (!may_be_rounded(t->before.at[result], t->after.at[result]))
        return false;
    if (same_in_doubles(s, &t->inputs, as))
        return true;
    if (as->fast_math || !dfg_data_is_real(t->before.at[result]) ||
        !differs_by_range(t->before.at[result], t->after.at[result], as))
        return false;
    moderate(&t->inputs);
    return same_in_doubles(s, &t->inputs, as);
}

static bool is_same(const struct sides *s, struct trial *t)
{
    struct measure as = s->measure;
    if (!t->computed)
        return false;
    as.steps = s->slack;
    as.size = fmax(s->constant, greatest(&t->inputs));
    as.size = as.size > USUAL_SIZE ? as.size : 0;
    const uint32_t i = first_apart(&t->before, &t->after, &as);
    return i == t->before.n || is_rounding(s, t, i, &as);
}

/* What the evaluator says it does not do, proves nothing: is that all?  Then it is kept. */
static bool is_limited(struct check *c, const struct sides *s, struct trial *t)
{
    const char *op = not_evaluated(s->after);
    if (t->computed ||
        (op == NULL && (t->error.text == NULL || strstr(t->error.text, "not evaluated") == NULL)))
        return false;
    free(c->why);
    c->why = strdup(op != NULL ? op : t->error.text);
    return true;
}

static enum verdict compare(struct check *c, struct sides *s, uint32_t i)
{
    struct trial t = {.computed = false};
    enum verdict v = VERDICT_EMPTY;
    if (take_inputs(s, i, &t.inputs) && compute(s->before, &t.inputs, false, &t.before, NULL)) {
        t.computed = compute(s->after, &t.inputs, false, &t.after, &t.error);
        s->any = says_something(&t.before) || s->any;
        v = is_same(s, &t) ? VERDICT_SAME : is_limited(c, s, &t) ? VERDICT_UNKNOWN : VERDICT_DIFFERENT;
    }
    if (v == VERDICT_DIFFERENT && c->f != NULL)
        report(s, &t, c->f);
    trial_free(&t);
    return v;
}

/* The sides of a graph that matched; the rule is applied to a second one of the same tape. */
static enum verdict compare_sides(struct check *c, struct sides *s)
{
    enum verdict v = VERDICT_EMPTY;
    bool computed = false;
    s->slack = slack_of(s->before);
    s->constant = fmax(greatest_constant(s->before), greatest_constant(s->after));
    s->constants = c->constants;
    keep_models(c, s);
    s->measure = (struct measure){.fast_math = c->fast_math,
                                  .signs = !has_loose_zeros(s->before) && !has_loose_zeros(s->after)};
    for (uint32_t i = 0; i < TRIES && s->slack != NULL; i++) {
        v = compare(c, s, i);
        if (v == VERDICT_DIFFERENT || v == VERDICT_UNKNOWN)
            return v;
        computed = computed || v == VERDICT_SAME;
    }
    return s->any ? VERDICT_SAME : computed ? VERDICT_EMPTY : VERDICT_NO_GRAPH;
}

enum verdict check_try(struct check *c, struct tape *tape)
{
    struct sides s = {.before = NULL};
    struct values again = {NULL, 0};
    enum verdict v = VERDICT_NO_GRAPH;
    errno = 0;
    s.after = make_graph(c, tape, &s.made);
    if (s.after != NULL && rewrite(c, s.after) == 0) {
        v = VERDICT_NO_MATCH;
        c->reached = c->scores ? NEARLY + tests_passed(c, s.after) : NEARLY;
    } else if (s.after != NULL && (s.before = make_graph(c, tape, &again)) != NULL) {
        v = compare_sides(c, &s);
        c->reached = MATCHED;
    }
    if (errno == ENOMEM) /* wherever it was: it says nothing about the rule */
        v = VERDICT_NO_MEMORY;
    values_free(&again);
    values_free(&s.made);
    free(s.slack);
    dfg_module_free(s.before);
    dfg_module_free(s.after);
    return v;
}
