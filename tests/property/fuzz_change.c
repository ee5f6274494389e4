/* fuzz_change.c -- all that works on graphs, on hostile ones.
 *
 * usage: fuzz-change COUNT SEED FILE...
 *
 * FILE: .dfg text, a .case file, of which every graph counts, or an ONNX model.
 * Mutants of them that are graphs are matched, partitioned, merged into regions,
 * rewritten and evaluated with what ships.  Each time the result must verify, or
 * there is an error with a message.  A graph whose types are all inferred computes
 * the same before and after rules that keep numbers, as far as it can be run.
 * Build with sanitizers: they see the rest.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dfg_eval.h"
#include "dfg_infer.h"
#include "dfg_onnx.h"
#include "dfg_partition.h"
#include "dfg_rewrite.h"
#include "dfg_visit.h"
#include "mutate.h"

#include "../../runtime/transform/rewriter.h"

#define UNIT(name) extern const struct dfg_unit name##_unit;
#include "units.def"
#undef UNIT

static const struct dfg_unit *const units[] = {
#define UNIT(name) &name##_unit,
#include "units.def"
#undef UNIT
};

enum {
    N_UNITS = sizeof units / sizeof *units,
    MOST_ELEMENTS = 4096, /* of a value in a graph that is evaluated */
    MOST_REWRITES = 400
};

static size_t n_rewritten, n_compared,
    n_taken; /* graphs that a run has changed; evaluated twice; matches partitioned */

struct mutant {
    struct bytes bytes;
    size_t number;
    bool is_model;
    uint64_t state;
};

static void fail(const struct mutant *t, const char *what, const char *why)
{
    FILE *f = fopen("fuzz-bad.bin", "wb");
    if (f != NULL) {
        fwrite(t->bytes.at, 1, t->bytes.n, f);
        fclose(f);
    }
    printf("mutant %zu (fuzz-bad.bin): %s: %s\n", t->number, what, why != NULL ? why : "");
    exit(1);
}

/* What went wrong is said, or the run fails. */
static void need_text(const struct mutant *t, const char *what, struct dfg_error *error)
{
    if (error->text == NULL || error->text[0] == '\0')
        fail(t, what, "an error without a message");
    dfg_error_clear(error);
}

static void need_sound(const struct mutant *t, const char *what, const dfg_module *m)
{
    struct dfg_error error = {DFG_OK, NULL};
    if (dfg_verify(m, &error) != DFG_OK)
        fail(t, what, error.text);
}

/* ---- graphs ---- */

/* What a graph says of its values may be wrong; of half of the mutants only what is found out counts. */
static bool is_truthful(const struct mutant *t)
{
    return t->number % 2 == 0;
}

static void drop_types(dfg_module *m)
{
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        if (dfg_node_op(m, n) != DFG_VAR && dfg_node_op(m, n) != DFG_CONST)
            dfg_set_type(m, n, 0);
}

/* The mutant as a module with types; NULL: it is none. */
static dfg_module *graph_of(const struct mutant *t)
{
    const struct dfg_ops *ops[N_UNITS];
    size_t n = 0;
    struct dfg_error error = {DFG_OK, NULL};
    for (size_t i = 0; i < N_UNITS; i++)
        if (units[i]->ops != NULL)
            ops[n++] = units[i]->ops;
    dfg_module *m = dfg_module_new(ops, n);
    dfg_status status = t->is_model
                            ? dfg_read_onnx_bytes(m, "mutant", t->bytes.at, t->bytes.n, NULL, &error)
                            : dfg_read_text(m, "mutant", (const char *)t->bytes.at, t->bytes.n, &error);
    if (status == DFG_OK)
        status = dfg_finish(m);
    if (status == DFG_OK)
        status = dfg_verify(m, &error);
    if (status == DFG_OK && is_truthful(t))
        drop_types(m);
    if (status == DFG_OK && dfg_infer(m, &error) != DFG_OK)
        fail(t, "types can't be inferred", error.text);
    dfg_error_clear(&error);
    if (status == DFG_OK)
        return m;
    dfg_module_free(m);
    return NULL;
}

/* ---- what is done to them ---- */

static void take(void *ctx, const struct dfg_validation *v)
{
    *(size_t *)ctx += v->verdict == DFG_WHOLE;
}

static void validate(const struct mutant *t, dfg_module *m, const struct dfg_target *targets, size_t n)
{
    struct dfg_error error = {DFG_OK, NULL};
    size_t yes = 0;
    if (dfg_validate(m, targets, n, take, &yes, &error) != DFG_OK)
        need_text(t, "validate", &error);
}

/* One to three tables, taken by chance; how many. */
static size_t some_tables(struct mutant *t, struct dfg_target *targets)
{
    size_t n = 1 + random_below(&t->state, 3), found = 0;
    for (size_t tries = 0; found < n && tries < 50; tries++) {
        const struct dfg_unit *u = units[random_below(&t->state, N_UNITS)];
        if (u->n_tables > 0)
            targets[found++] =
                (struct dfg_target){.unit = u, .table = &u->tables[random_below(&t->state, u->n_tables)]};
    }
    return found;
}

static void partition(struct mutant *t)
{
    struct dfg_target targets[3];
    struct dfg_error error = {DFG_OK, NULL};
    struct dfg_merge_options merge = {.least_calls = (uint32_t)random_below(&t->state, 3)};
    struct dfg_select_options options = {.strategy = random_below(&t->state, 2) ? DFG_OPTIMAL : DFG_GREEDY,
                                         .launch = (double)random_below(&t->state, 3) / 2,
                                         .regions = random_below(&t->state, 2) ? &merge : NULL};
    size_t n = some_tables(t, targets), regions;
    dfg_module *m = graph_of(t);
    dfg_selection *s = dfg_select(m, targets, n, &options, &error);
    if (s == NULL || dfg_extract(m, s, &error) != DFG_OK) {
        need_text(t, "partition", &error);
    } else {
        if (options.strategy == DFG_OPTIMAL && dfg_selection_bound(s) > dfg_selection_cost(s) + 1e-6)
            fail(t, "partition", "the cost is below its bound");
        need_sound(t, "extract", m);
        n_taken += dfg_n_picks(s);
        validate(t, m, targets, n);
        if (dfg_merge(m, &merge, &regions, &error) != DFG_OK)
            need_text(t, "merge", &error);
        else
            need_sound(t, "merge", m);
    }
    dfg_selection_free(s);
    dfg_module_free(m);
}

/* ---- what they compute ---- */

/* As far as it is known; what is not known comes to 1 to 4. */
static bool is_small(const struct dfg_type *type)
{
    uint64_t n = 1;
    for (int32_t i = 0; type->tag == DFG_T_TENSOR && i < type->rank; i++) {
        if (type->u.dims[i] > MOST_ELEMENTS)
            return false;
        n *= type->u.dims[i] >= 0 ? (uint64_t)type->u.dims[i] : 4;
    }
    return n <= MOST_ELEMENTS;
}

/* The function that runs; DFG_NONE: there is none, or it may take long. */
static dfg_node runnable(const dfg_module *m)
{
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        if (dfg_node_op(m, n) >= DFG_FIRST_OP && !is_small(dfg_type_info(m, dfg_node_type(m, n))))
            return DFG_NONE;
    return dfg_function_by_name(m, dfg_find_symbol(m, "main", 4));
}

struct values {
    struct dfg_data **at;
    uint32_t n;
};

static struct values values_new(uint32_t n)
{
    return (struct values){calloc((size_t)n + 1, sizeof(struct dfg_data *)), n};
}

static void values_free(struct values *v)
{
    for (uint32_t i = 0; v->at != NULL && i < v->n; i++)
        dfg_data_free(v->at[i]);
    free(v->at);
    *v = (struct values){NULL, 0};
}

/* What the graph computes of the inputs; false: it can't be run. */
static bool run(const struct mutant *t, const dfg_module *m, const struct values *inputs, struct values *outputs)
{
    struct dfg_error error = {DFG_OK, NULL};
    dfg_node main = runnable(m);
    if (main == DFG_NONE || inputs->at == NULL)
        return false;
    *outputs = values_new(dfg_func_results(m, main));
    bool ok = dfg_evaluate(m, main, inputs->at, inputs->n, outputs->at, NULL, &error) == DFG_OK;
    if (!ok)
        need_text(t, "evaluate", &error);
    return ok;
}

/* A graph's inputs, and what it computes of them.  They are made once: random ones are such as the operators
 * that read them take, a variance is positive, and a rule may change which operators these are. */
struct sample {
    struct values inputs, outputs; /* none: it can't be run */
};

static struct sample sample_of(const struct mutant *t, const dfg_module *m)
{
    struct dfg_error error = {DFG_OK, NULL};
    struct sample s = {{NULL, 0}, {NULL, 0}};
    dfg_node main = runnable(m);
    if (main == DFG_NONE)
        return s;
    s.inputs = values_new(dfg_func_params(m, main));
    if (dfg_random_inputs(m, main, t->number, s.inputs.at, &error) != DFG_OK) {
        need_text(t, "evaluate", &error);
        values_free(&s.inputs);
    }
    if (!run(t, m, &s.inputs, &s.outputs))
        values_free(&s.outputs);
    return s;
}

/* ---- rules ---- */

/* Files whose rules may change numbers, as patterns/rules/README.md says: floats in their last places,
 * quantised values by a step. */
static bool is_approximate(const struct dfg_unit *u)
{
    static const char *const names[] = {"algebra", "approximate", "dnnl_legalize", "relay_simplify", "tflite_simplify"};
    bool is = false;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        is = is || strcmp(u->name, names[i]) == 0;
    return is;
}

/* All rules of a file by chance, or all of one direction; how many.  *exact: they keep numbers. */
static size_t some_rules(struct mutant *t, struct dfg_rule_choice *choices, size_t most, bool *exact)
{
    size_t n = 0, only = random_below(&t->state, 2 * N_UNITS);
    bool first = random_below(&t->state, 2) != 0;
    *exact = random_below(&t->state, 4) != 0;
    for (size_t i = 0; i < N_UNITS; i++)
        for (uint32_t k = 0; units[i]->rules != NULL && k < units[i]->rules->n && n < most; k++)
            if ((only >= N_UNITS || only == i) && units[i]->rules->rules[k].operands_first == first &&
                !(*exact && is_approximate(units[i])))
                choices[n++] = (struct dfg_rule_choice){units[i], k};
    return n;
}

/* Large numbers have lost too many places to be compared. */
static bool is_tame(const struct dfg_data *d)
{
    if (d->tag != DFG_DATA_TENSOR || !dfg_data_is_real(d))
        return true;
    for (uint64_t i = 0; i < d->n; i++)
        if (!(d->u.at[i].f > -1e4 && d->u.at[i].f < 1e4))
            return false;
    return true;
}

/* r NULL: only calls were inlined. */
static void print_applied(const dfg_rewriter *r, const struct dfg_rule_choice *choices, size_t n)
{
    if (r == NULL)
        printf("inline_calls ");
    for (size_t i = 0; r != NULL && i < n; i++)
        if (dfg_rewrite_stats(r, i)->applied > 0)
            printf("%s ", dfg_rule_pattern(choices[i].unit, choices[i].rule)->name);
    for (int i = 0; r != NULL && i < DFG_N_CANONICAL; i++)
        if (dfg_canonical_stats(r, (enum dfg_canonical)i)->applied > 0)
            printf("%s ", dfg_canonical_names[i]);
    printf("applied; ");
}

static void compare(const struct mutant *t, const struct sample *before, const dfg_module *m,
                    const dfg_rewriter *r, const struct dfg_rule_choice *choices, size_t n)
{
    struct values after = {NULL, 0};
    if (before->outputs.at != NULL && run(t, m, &before->inputs, &after)) {
        n_compared++;
        for (uint32_t i = 0; i < after.n; i++) {
            struct dfg_difference d;
            const struct dfg_data *was = before->outputs.at[i];
            if (!is_tame(was) || dfg_data_close(was, after.at[i], 1e-3, &d))
                continue;
            print_applied(r, choices, n);
            printf("%llu elements are apart, by at most %g; ", (unsigned long long)d.n, d.absolute);
            fail(t, "another result", d.why);
        }
    }
    values_free(&after);
}

static void rewrite(struct mutant *t, const struct sample *before)
{
    static struct dfg_rule_choice choices[1000];
    struct dfg_error error = {DFG_OK, NULL};
    struct dfg_rewrite_options options = {
        .typing = &dfg_inference, .folding = &dfg_evaluation, .most_rewrites = MOST_REWRITES, .provenance = true};
    bool exact;
    options.canonical = (unsigned)random_below(&t->state, 1u << DFG_N_CANONICAL);
    size_t n = some_rules(t, choices, sizeof choices / sizeof *choices, &exact);
    dfg_module *m = graph_of(t);
    dfg_rewriter *r = dfg_rewriter_new(m, choices, n, &options, &error);
    for (bool more = r != NULL && dfg_rewrite_begin(r, &error); more;) {
        if (!dfg_edit_verify(m, &error))
            fail(t, "broken while it is edited", error.text);
        more = dfg_rewrite_step(r, &error);
    }
    if (r == NULL || dfg_rewrite_end(r, &error) != DFG_OK)
        need_text(t, "rewrite", &error);
    need_sound(t, "rewrite", m);
    bool any = false;
    for (size_t i = 0; r != NULL && i < n; i++)
        any = any || dfg_rewrite_stats(r, i)->applied > 0;
    for (int i = 0; r != NULL && i < DFG_N_CANONICAL; i++)
        any = any || dfg_canonical_stats(r, (enum dfg_canonical)i)->applied > 0;
    n_rewritten += any;
    if (any && exact && is_truthful(t))
        compare(t, before, m, r, choices, n);
    dfg_rewriter_free(r);
    dfg_module_free(m);
}

static void inline_calls(const struct mutant *t, const struct sample *before)
{
    struct dfg_error error = {DFG_OK, NULL};
    uint64_t n;
    dfg_module *m = graph_of(t);
    if (dfg_inline_calls(m, &n, &error) != DFG_OK || dfg_infer(m, &error) != DFG_OK)
        need_text(t, "inline_calls", &error);
    need_sound(t, "inline_calls", m);
    n_rewritten += n > 0;
    if (n > 0 && is_truthful(t))
        compare(t, before, m, NULL, NULL, 0);
    dfg_module_free(m);
}

/* ---- mutants ---- */

static void change(struct mutant *t)
{
    dfg_module *m = graph_of(t);
    struct sample before = sample_of(t, m);
    dfg_module_free(m);
    inline_calls(t, &before);
    for (int i = 0; i < 3; i++) {
        partition(t);
        rewrite(t, &before);
    }
    values_free(&before.inputs);
    values_free(&before.outputs);
}

static struct bytes copy_of(const uint8_t *at, size_t n)
{
    struct bytes b = {malloc(n + 1), n};
    if (b.at == NULL)
        exit(1);
    memcpy(b.at, at, n);
    return b;
}

struct corpus {
    struct bytes *at;
    size_t n;
};

static void add(struct corpus *c, struct bytes b)
{
    c->at = realloc(c->at, (c->n + 1) * sizeof *c->at);
    if (c->at == NULL)
        exit(1);
    c->at[c->n++] = b;
}

/* The graphs of a .case file: what stands between `--- graph` and the next section. */
static void add_case(struct corpus *c, struct bytes whole)
{
    char *text = (char *)whole.at, *at = text;
    text[whole.n] = '\0';
    while ((at = strstr(at, "\n--- graph ")) != NULL) {
        char *begin = strchr(at + 1, '\n');
        if (begin == NULL)
            break;
        char *end = strstr(begin, "\n--- ");
        add(c, copy_of((uint8_t *)begin, end != NULL ? (size_t)(end - begin) + 1 : strlen(begin)));
        at = begin;
    }
    free(whole.at);
}

static bool ends_in(const char *s, const char *end)
{
    return strlen(s) >= strlen(end) && strcmp(s + strlen(s) - strlen(end), end) == 0;
}

int main(int argc, char **argv)
{
    struct corpus text = {NULL, 0}, models = {NULL, 0};
    if (argc < 4) {
        fputs("usage: fuzz-change COUNT SEED FILE...\n", stderr);
        return 2;
    }
    for (int i = 3; i < argc; i++)
        if (ends_in(argv[i], ".case"))
            add_case(&text, read_whole(argv[i]));
        else
            add(ends_in(argv[i], ".onnx") ? &models : &text, read_whole(argv[i]));
    size_t count = strtoul(argv[1], NULL, 10), accepted = 0;
    uint64_t state = strtoull(argv[2], NULL, 10) * 2 + 1;
    for (size_t i = 0; i < count; i++) {
        struct mutant t = {.number = i, .is_model = models.n > 0 && i % 3 == 0};
        t.bytes = t.is_model ? mutate(models.at, models.n, &state) : mutate_text(text.at, text.n, &state);
        t.state = random_next(&state) | 1;
        dfg_module *m = graph_of(&t);
        dfg_module_free(m);
        if (m != NULL) {
            accepted++;
            change(&t);
        }
        free(t.bytes.at);
    }
    printf("%zu mutants of %zu graphs: %zu accepted; %zu matches partitioned, %zu runs of rules that "
           "rewrite, %zu of them evaluated\n",
           count, text.n + models.n, accepted, n_taken, n_rewritten, n_compared);
    for (size_t i = 0; i < text.n + models.n; i++)
        free(i < text.n ? text.at[i].at : models.at[i - text.n].at);
    free(text.at);
    free(models.at);
    return 0;
}
