/* change.c -- rewrites and partitions the graph of a conformance case, always as it was written. */
#include "change.h"
#include "rewrite.h"

#include <stdlib.h>
#include <string.h>

/* Says where r's graph differs from the one in the file. */
static void compare_with(struct run *r, const char *path)
{
    struct run wanted = without_graph(r);
    struct dfg_error why = {DFG_OK, NULL};
    if (dfg_verify(r->m, &why) != DFG_OK)
        printf("! the result is no graph: %s\n", why.text);
    else if (!open_graph(&wanted, path, stdout))
        puts("! the expected graph can't be read");
    else if (!dfg_equal(r->m, wanted.m, &why)) {
        printf("the graphs differ: %s\n", why.text != NULL ? why.text : "");
        dfg_print(r->m, stdout);
    }
    dfg_error_clear(&why);
    close_graph(&wanted);
}

/* what: `WANTED.dfg T [select=optimal]` */
void partition(const struct run *r, char *what)
{
    struct dfg_error error = {DFG_OK, NULL};
    struct run changed = without_graph(r);
    char *name = strchr(what, ' ');
    if (name == NULL)
        die(what, "what is to be partitioned?");
    *name++ = '\0';
    char *option = strchr(name, ' ');
    struct dfg_select_options options = {.strategy = option != NULL ? DFG_OPTIMAL : DFG_GREEDY};
    if (option != NULL)
        *option = '\0';
    struct dfg_target target = {.unit = r->unit, .table = table_named(r, name)};
    if (target.table == NULL)
        target.pattern = pattern_named(r, name);
    open_graph(&changed, r->path, stdout);
    dfg_selection *s = dfg_select(changed.m, &target, 1, &options, &error);
    if (s == NULL || dfg_extract(changed.m, s, &error) != DFG_OK)
        printf("! %s\n", error.text);
    else
        compare_with(&changed, what);
    dfg_selection_free(s);
    dfg_error_clear(&error);
    close_graph(&changed);
}

static char *text_of(const dfg_module *m)
{
    char *text = NULL;
    size_t n = 0;
    FILE *f = need(open_memstream(&text, &n));
    dfg_print(m, f);
    fclose(f);
    return need(text);
}

/* Two results of one graph: elements that are not at hand equal nothing, but what is written the same is the same. */
static bool are_same_results(const dfg_module *a, const dfg_module *b, struct dfg_error *why)
{
    if (dfg_equal(a, b, why))
        return true;
    char *x = text_of(a), *y = text_of(b);
    const bool same = strcmp(x, y) == 0;
    free(x);
    free(y);
    return same;
}

/* The loop and its literal form have the same result, in `changed`; false: the run has ended in an error. */
static bool run_both(const struct run *r, struct run *changed, const char *what, uint64_t most,
                     struct dfg_error *error)
{
    struct run literal = without_graph(r);
    struct dfg_error why = {DFG_OK, NULL};
    char *rules = need(strdup(what));
    open_graph(changed, r->path, stdout);
    bool ok = run_rules(changed->m, r->unit, rules, most, error) == DFG_OK;
    if (dfg_verify(changed->m, &why) != DFG_OK)
        printf("! %s: the result is no graph: %s\n", what, why.text);
    dfg_error_clear(&why);
    if (ok && strstr(what, "once") == NULL) {
        open_graph(&literal, r->path, stdout);
        free(rules);
        rules = need(strdup(what));
        if (run_rules_literally(literal.m, r->unit, rules, most, &why) != DFG_OK ||
            !are_same_results(changed->m, literal.m, &why)) {
            printf("! %s: the literal loop has another result: %s\n", what, why.text);
            dfg_print(changed->m, stdout);
            dfg_print(literal.m, stdout);
        }
    }
    free(rules);
    dfg_error_clear(&why);
    close_graph(&literal);
    return ok;
}

/* what: `WANTED.dfg R[,R...] [once]` */
void rewrite(const struct run *r, char *what)
{
    struct dfg_error error = {DFG_OK, NULL};
    struct run changed = without_graph(r);
    char *rules = strchr(what, ' ');
    if (rules == NULL)
        die(what, "what is to be rewritten?");
    *rules++ = '\0';
    if (run_both(r, &changed, rules, 0, &error))
        compare_with(&changed, what);
    else
        printf("! %s\n", error.text != NULL ? error.text : "no message");
    dfg_error_clear(&error);
    close_graph(&changed);
}

void run_error(const struct run *r, const char *rules)
{
    struct dfg_error error = {DFG_OK, NULL};
    struct run changed = without_graph(r);
    if (run_both(r, &changed, rules, 0, &error))
        puts("! the rules run to their end");
    else
        puts(error.text != NULL ? error.text : "no message");
    dfg_error_clear(&error);
    close_graph(&changed);
}

/* Each rule on its own, and all of one direction together: a run that does not end is none to compare. */
void check_rules(const struct run *r)
{
    enum { MOST_REWRITES = 300 };
    const struct dfg_rules *rules = r->unit->rules;
    for (uint32_t i = 0; i < rules->n + 2; i++) {
        struct dfg_error error = {DFG_OK, NULL};
        struct run changed = without_graph(r);
        char names[4096];
        size_t end = 0;
        for (uint32_t k = 0; k < rules->n; k++)
            if ((i < rules->n ? k == i : rules->rules[k].operands_first == (i > rules->n)) &&
                strlen(dfg_rule_pattern(r->unit, k)->name) + end + 2 < sizeof names)
                end += (size_t)sprintf(names + end, "%s%s", end > 0 ? "," : "", dfg_rule_pattern(r->unit, k)->name);
        if (end > 0)
            run_both(r, &changed, names, MOST_REWRITES, &error);
        dfg_error_clear(&error);
        close_graph(&changed);
    }
}

/* As dfg-opt, which says more of a `no`. */
static void print_validated(void *ctx, const struct dfg_validation *v)
{
    static const char *const why[] = {[DFG_NO_ENTRY] = "no entry of this name",
                                      [DFG_NO_MATCH] = "no: no match",
                                      [DFG_ILLEGAL_MATCH] = "no: illegal match",
                                      [DFG_OTHER_RESULTS] = "no: other results",
                                      [DFG_NOT_COVERED] = "no: not covered",
                                      [DFG_FROM_OUTSIDE] = "no: from outside",
                                      [DFG_WHOLE] = "yes"};
    (void)ctx;
    printf("%s: %s\n", v->name, why[v->verdict]);
}

void validate(const struct run *r, const char *name)
{
    struct dfg_error error = {DFG_OK, NULL};
    const struct dfg_target target = {.unit = r->unit, .table = table_named(r, name)};
    if (target.table == NULL)
        printf("! no table is called %s\n", name);
    else if (dfg_validate(r->m, &target, 1, print_validated, NULL, &error) != DFG_OK)
        printf("! %s\n", error.text);
    dfg_error_clear(&error);
}
