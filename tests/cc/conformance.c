/* conformance.c -- runs the matchers of one conformance case.
 *
 * usage: conformance-run [-u UNIT.so]... CASE.so JOB
 *
 * In:   the case's generated C as a shared object, those of its imports, and a
 *       job: lines `graph FILE`, `root P`, `matches P`, `explain P %n`,
 *       `partition WANTED.dfg T [select=optimal]`, `rewrite WANTED.dfg R[,R...] [once]`, `run-error
 * R[,R...]`, `validate T`, `bad FILE`, and `try FILE`, a graph that may be malformed. Out:  for each line of
 * the job its answer, then a line `#`.  A line that begins with `!` says where generated code and the
 * reference matcher disagree; both are asked at every node of every graph, for every match, about every
 * pattern, and about every entry of every table.
 */
#include "../../runtime/debug/debug.h"
#include "../../runtime/dfg_partition.h"
#include "rewrite.h"
#include "whole.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_UNITS = 16,
    MOST_MATCHES = 500, /* distinct ones compared at one node, of one pattern */
    MOST_TRIES = 20000  /* found there */
};

struct run {
    const struct dfg_unit *unit, *known[MOST_UNITS];
    size_t n_known;
    dfg_module *m;
    dfg_graph view, whole; /* whole: bound with the names of whole matches */
    void *mem, *whole_mem;
    char path[64]; /* of the graph; the runner numbers them */
};

static void die(const char *what, const char *why)
{
    fprintf(stderr, "conformance-run: %s: %s\n", what, why != NULL ? why : "out of memory");
    exit(2);
}

static void *need(void *p)
{
    if (p == NULL)
        die("memory", NULL);
    return p;
}

/* ---- units and graphs ---- */

static const struct dfg_unit *load_unit(const char *path)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL)
        die(path, dlerror());
    const struct dfg_unit *const *units = dlsym(library, "dfg_units");
    if (units == NULL)
        die(path, "no dfg_units");
    return units[0];
}

static const struct dfg_unit *known_unit(const struct run *r, const char *name)
{
    for (size_t i = 0; i < r->n_known; i++)
        if (strcmp(r->known[i]->name, name) == 0)
            return r->known[i];
    return NULL;
}

/* A module that knows the case's operators and those of its imports. */
static dfg_module *new_module(const struct run *r)
{
    const struct dfg_ops *ops[MOST_UNITS + 1];
    size_t n = 0;
    if (r->unit->ops != NULL)
        ops[n++] = r->unit->ops;
    for (size_t i = 0; r->unit->imports[i] != NULL; i++) {
        const struct dfg_unit *u = known_unit(r, r->unit->imports[i]);
        if (u != NULL && u->ops != NULL && n <= MOST_UNITS)
            ops[n++] = u->ops;
    }
    return need(dfg_module_new(ops, n));
}

static void close_graph(struct run *r)
{
    dfg_module_free(r->m);
    free(r->mem);
    free(r->whole_mem);
    r->m = NULL;
    r->mem = r->whole_mem = NULL;
}

/* Reads a graph; its error's text goes to f where it can't be read. */
static bool open_graph(struct run *r, const char *path, FILE *f)
{
    struct dfg_error error = {DFG_OK, NULL};
    close_graph(r);
    r->m = new_module(r);
    dfg_status status = dfg_read_file(r->m, path, &error);
    if (status == DFG_OK)
        status = dfg_finish(r->m);
    if (status == DFG_OK)
        status = dfg_verify(r->m, &error);
    if (status == DFG_OK)
        return true;
    fprintf(f, "%s\n", error.text != NULL ? error.text : "no message");
    dfg_error_clear(&error);
    return false;
}

static void bind_view(const struct run *r, dfg_graph *view, const struct dfg_names *names, void **mem)
{
    size_t size = dfg_bind_size(r->m, names);
    *mem = need(malloc(size + 1));
    if (dfg_bind(view, r->m, names, *mem, size) != DFG_OK)
        die("dfg_bind", "failed");
}

static void bind_views(struct run *r)
{
    if (r->unit->names == NULL)
        return;
    if (dfg_build_users(r->m) != DFG_OK)
        die("dfg_build_users", NULL);
    bind_view(r, &r->view, r->unit->names, &r->mem);
    bind_view(r, &r->whole, r->unit->whole_names, &r->whole_mem);
}

static bool is_root(const struct run *r, dfg_node n)
{
    return dfg_node_body(r->m, n) != DFG_NONE && !dfg_in_composite(r->m, n);
}

static const char *label(const struct run *r, dfg_node n)
{
    static char *last;
    free(last);
    last = need(dfg_node_label(r->m, n));
    return last;
}

/* ---- generated code against the reference matcher ---- */

/* Matches that capture the same are one: which of them is tried is nobody's business. */
struct matches {
    const struct run *r;
    const struct dfg_pattern *p;
    char *at; /* n structs of the generated code */
    size_t n, seen, tries;
    bool differ, cut, all_cut; /* cut: there may be more; all_cut: of the generated code */
};

/* Is m, of that view, one of the first n? */
static bool is_known(const struct matches *s, size_t n, const void *m, const dfg_graph *view)
{
    for (size_t i = 0; i < n; i++)
        if (dfg_ref_same(s->r->m, s->p, s->at + i * s->p->match_size, &s->r->view, m, view))
            return true;
    return false;
}

static bool is_enough(struct matches *s, size_t distinct)
{
    s->cut = distinct == MOST_MATCHES || ++s->tries == MOST_TRIES;
    return s->cut;
}

/* The sets of a match last until the next one: makes them its own. */
static void keep_sets(const struct matches *s, char *m)
{
    for (uint32_t i = 0; i < s->p->n_captures; i++) {
        const struct dfg_capture *c = &s->p->captures[i];
        struct dfg_nodes set;
        if (c->kind != DFG_CAP_NODES)
            continue;
        memcpy(&set, m + c->offset, sizeof set);
        size_t size = (set.n + 1) * sizeof *set.at;
        dfg_node *nodes = need(calloc(1, size));
        if (set.n > 0)
            memcpy(nodes, set.at, set.n * sizeof *nodes);
        set.at = nodes;
        memcpy(m + c->offset, &set, sizeof set);
    }
}

static void free_matches(struct matches *s)
{
    for (size_t k = 0; k < s->n; k++)
        for (uint32_t i = 0; i < s->p->n_captures; i++) {
            struct dfg_nodes set;
            if (s->p->captures[i].kind != DFG_CAP_NODES)
                continue;
            memcpy(&set, s->at + k * s->p->match_size + s->p->captures[i].offset, sizeof set);
            free((void *)(uintptr_t)set.at);
        }
    free(s->at);
}

static bool collect(void *ctx, const void *m)
{
    struct matches *s = ctx;
    size_t size = s->p->match_size;
    if (is_known(s, s->n, m, &s->r->view))
        return is_enough(s, s->n);
    if ((s->n & (s->n - 1)) == 0)
        s->at = need(realloc(s->at, (s->n > 0 ? 2 * s->n : 1) * size));
    memcpy(s->at + s->n * size, m, size);
    keep_sets(s, s->at + s->n++ * size);
    return is_enough(s, s->n);
}

static void print_match(const struct matches *s, const char *who, const void *m, bool generated)
{
    printf("! %s says ", who);
    if (m == NULL)
        printf("nothing");
    else
        dfg_print_match(s->r->m, s->p, m, generated ? &s->r->view : NULL, stdout);
    putchar('\n');
}

static bool compare(void *ctx, const void *m)
{
    struct matches *s = ctx;
    const char *mine = s->seen < s->n ? s->at + s->seen * s->p->match_size : NULL;
    if (is_known(s, s->seen, m, NULL) || (mine == NULL && s->all_cut))
        return is_enough(s, 0);
    s->seen++;
    if (mine != NULL && dfg_ref_same(s->r->m, s->p, mine, &s->r->view, m, NULL))
        return is_enough(s, 0);
    printf("! pattern %s, match %zu:\n", s->p->name, s->seen);
    print_match(s, "the generated code", mine, true);
    print_match(s, "the reference", m, false);
    s->differ = true;
    return true;
}

/* The first match alone is the first of all, and a failed one writes nothing. */
static void check_first(const struct matches *s, dfg_node n)
{
    size_t size = s->p->match_size;
    char *m = need(malloc(size)), *untouched = need(malloc(size));
    memset(m, 0xA5, size);
    memset(untouched, 0xA5, size);
    bool yes = s->p->match(&s->r->view, n, m);
    if (yes != (s->n > 0))
        printf("! pattern %s at %s: match and each disagree\n", s->p->name, label(s->r, n));
    else if (yes && !dfg_ref_same(s->r->m, s->p, m, &s->r->view, s->at, &s->r->view))
        printf("! pattern %s at %s: match is not the first of each\n", s->p->name, label(s->r, n));
    else if (!yes && memcmp(m, untouched, size) != 0)
        printf("! pattern %s at %s: a failed match has written\n", s->p->name, label(s->r, n));
    free(m);
    free(untouched);
}

/* All matches of p at n, in both; does it match? */
static bool check_pattern(const struct run *r, const struct dfg_pattern *p, dfg_node n)
{
    struct matches s = {.r = r, .p = p};
    p->each(&r->view, n, collect, &s);
    check_first(&s, n);
    s.all_cut = s.cut;
    s.tries = 0;
    if (dfg_ref_match(r->m, p, n, compare, &s, NULL) != DFG_OK)
        die("reference matcher", NULL);
    if (!s.differ && !s.all_cut && !s.cut && s.seen < s.n) {
        printf("! pattern %s, match %zu:\n", p->name, s.seen + 1);
        print_match(&s, "the generated code", s.at + s.seen * p->match_size, true);
        print_match(&s, "the reference", NULL, false);
    }
    free_matches(&s);
    if (!s.differ && !s.all_cut && !check_whole(r->m, p, &r->view, &r->whole, n))
        die("whole match", NULL);
    return s.seen > 0;
}

/* ---- tables ---- */

/* matches: for each pattern of the unit, does it match at n? */
static void check_table(const struct run *r, const struct dfg_table *t, dfg_node n, const bool *matches)
{
    uint64_t *set = need(calloc(t->n_words, sizeof *set));
    int32_t first = -1;
    t->candidates(&r->view, n, set);
    for (uint32_t bit = 0; bit < t->n; bit++) {
        uint32_t entry = t->last_wins ? t->n - 1 - bit : bit;
        bool yes = matches[t->entries[entry].pattern];
        if (yes && !(set[bit / 64] >> bit % 64 & 1))
            printf("! table %s at %s: '%s' matches and is no candidate\n", t->name, label(r, n),
                   t->entries[entry].name);
        if (yes && first < 0)
            first = (int32_t)entry;
    }
    int32_t got = t->first(&r->view, n);
    if (got != first)
        printf("! table %s at %s: entry %d is the first that matches, not %d\n", t->name, label(r, n),
               (int)first, (int)got);
    free(set);
}

static bool is_empty(const uint64_t *set, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++)
        if (set[i] != 0)
            return false;
    return true;
}

/* A sweep finds at each node what `candidates` says of it. */
static void check_sweep(const struct run *r, const struct dfg_table *t)
{
    uint32_t n = dfg_n_nodes(r->m);
    dfg_node *nodes = need(calloc(n, sizeof *nodes));
    uint64_t *sets = need(calloc(n, t->n_words * sizeof *sets)), *set = need(calloc(t->n_words, sizeof *set));
    size_t found = t->sweep(&r->view, 1, n, nodes, sets), k = 0;
    for (dfg_node at = 1; at < n; at++) {
        memset(set, 0, t->n_words * sizeof *set);
        t->candidates(&r->view, at, set);
        bool listed = k < found && nodes[k] == at;
        if (listed ? memcmp(set, sets + k * t->n_words, t->n_words * sizeof *set) != 0
                   : !is_empty(set, t->n_words))
            printf("! table %s at %s: the sweep differs\n", t->name, label(r, at));
        k += listed;
    }
    if (k != found)
        printf("! table %s: the sweep found %zu nodes, not %zu\n", t->name, found, k);
    free(nodes);
    free(sets);
    free(set);
}

static void check_graph(const struct run *r)
{
    bool *matches = need(calloc(r->unit->n_patterns + 1, sizeof *matches));
    for (dfg_node n = 1; n < dfg_n_nodes(r->m); n++) {
        if (!is_root(r, n))
            continue;
        for (uint32_t i = 0; i < r->unit->n_patterns; i++)
            matches[i] = check_pattern(r, &r->unit->patterns[i], n);
        for (uint32_t i = 0; i < r->unit->n_tables; i++)
            check_table(r, &r->unit->tables[i], n, matches);
    }
    for (uint32_t i = 0; i < r->unit->n_tables; i++)
        check_sweep(r, &r->unit->tables[i]);
    free(matches);
}

/* ---- the job ---- */

static const struct dfg_pattern *pattern_named(const struct run *r, const char *name)
{
    for (uint32_t i = 0; i < r->unit->n_patterns; i++)
        if (!r->unit->patterns[i].is_entry && strcmp(r->unit->patterns[i].name, name) == 0)
            return &r->unit->patterns[i];
    printf("! no pattern is called %s\n", name);
    return NULL;
}

static void print_matches(const struct run *r, const struct dfg_pattern *p)
{
    char *m = need(malloc(p->match_size));
    for (dfg_node n = 1; n < dfg_n_nodes(r->m); n++) {
        if (!is_root(r, n) || !p->match(&r->view, n, m))
            continue;
        dfg_print_match(r->m, p, m, &r->view, stdout);
        putchar('\n');
    }
    free(m);
}

/* Does p match at the first value that @main returns? */
static void print_root(const struct run *r, const struct dfg_pattern *p)
{
    const dfg_node *args;
    dfg_node f = dfg_function_by_name(r->m, dfg_find_symbol(r->m, "main", 4));
    if (f == DFG_NONE || dfg_node_args(r->m, f, &args) <= dfg_node_data(r->m, f)) {
        puts("! @main returns nothing");
        return;
    }
    char *m = need(malloc(p->match_size));
    puts(p->match(&r->view, args[dfg_node_data(r->m, f)], m) ? "yes" : "no");
    free(m);
}

/* what: `P %n` */
static void explain(const struct run *r, char *what)
{
    char *at = strchr(what, ' ');
    if (at == NULL)
        die(what, "no node to explain");
    *at++ = '\0';
    const struct dfg_pattern *p = pattern_named(r, what);
    for (dfg_node n = 1; p != NULL && n < dfg_n_nodes(r->m); n++)
        if (strcmp(label(r, n), at) == 0) {
            if (dfg_explain(r->m, p, n, stdout) != DFG_OK)
                die("explain", NULL);
            return;
        }
    printf("! no node is called %s\n", at);
}

/* ---- what changes a graph: always the graph as written ---- */

static const struct dfg_table *table_named(const struct run *r, const char *name)
{
    for (uint32_t i = 0; i < r->unit->n_tables; i++)
        if (strcmp(r->unit->tables[i].name, name) == 0)
            return &r->unit->tables[i];
    return NULL;
}

/* The same units, no graph yet. */
static struct run without_graph(const struct run *r)
{
    struct run other = *r;
    other.m = NULL;
    other.mem = other.whole_mem = NULL;
    return other;
}

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
static void partition(struct run *r, char *what)
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
            !dfg_equal(changed->m, literal.m, &why)) {
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
static void rewrite(struct run *r, char *what)
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

static void run_error(struct run *r, const char *rules)
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
static void check_rules(const struct run *r)
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
                strlen(rules->rules[k].name) + end + 2 < sizeof names)
                end += (size_t)sprintf(names + end, "%s%s", end > 0 ? "," : "", rules->rules[k].name);
        if (end > 0)
            run_both(r, &changed, names, MOST_REWRITES, &error);
        dfg_error_clear(&error);
        close_graph(&changed);
    }
}

static void print_validated(void *ctx, dfg_node func, const char *entry, bool yes)
{
    (void)ctx;
    (void)func;
    printf("%s: %s\n", entry, yes ? "yes" : "no");
}

static void validate(const struct run *r, const char *name)
{
    struct dfg_error error = {DFG_OK, NULL};
    const struct dfg_table *table = table_named(r, name);
    if (table == NULL)
        printf("! no table is called %s\n", name);
    else if (dfg_validate(r->m, r->unit, table, print_validated, NULL, &error) != DFG_OK)
        printf("! %s\n", error.text);
    dfg_error_clear(&error);
}

static void do_graph(struct run *r, const char *path, bool may_be_bad)
{
    snprintf(r->path, sizeof r->path, "%s", path);
    if (!open_graph(r, path, stdout)) {
        puts(may_be_bad ? "bad" : "! the graph can't be read");
        close_graph(r);
        return;
    }
    bind_views(r);
    if (r->unit->names != NULL)
        check_graph(r);
    if (may_be_bad && r->unit->rules != NULL)
        check_rules(r);
}

static void do_line(struct run *r, const char *word, char *rest)
{
    if (strcmp(word, "graph") == 0 || strcmp(word, "try") == 0) {
        do_graph(r, rest, word[0] == 't');
    } else if (strcmp(word, "bad") == 0) {
        if (open_graph(r, rest, stdout))
            puts("! the graph is accepted");
        close_graph(r);
    } else if (r->m != NULL && strcmp(word, "explain") == 0) {
        explain(r, rest);
    } else if (r->m != NULL && strcmp(word, "partition") == 0) {
        partition(r, rest);
    } else if (r->m != NULL && strcmp(word, "rewrite") == 0) {
        rewrite(r, rest);
    } else if (r->m != NULL && strcmp(word, "run-error") == 0) {
        run_error(r, rest);
    } else if (r->m != NULL && strcmp(word, "validate") == 0) {
        validate(r, rest);
    } else if (r->m != NULL) {
        const struct dfg_pattern *p = pattern_named(r, rest);
        if (p != NULL && strcmp(word, "root") == 0)
            print_root(r, p);
        else if (p != NULL)
            print_matches(r, p);
    }
    puts("#");
}

static void do_job(struct run *r, const char *path)
{
    FILE *f = fopen(path, "r");
    char *line = NULL;
    size_t cap = 0;
    if (f == NULL)
        die(path, "can't be read");
    while (getline(&line, &cap, f) > 0) {
        line[strcspn(line, "\n")] = '\0';
        char *space = strchr(line, ' ');
        if (space == NULL)
            die(line, "no such command");
        *space = '\0';
        do_line(r, line, space + 1);
        fflush(stdout); /* what was said before a crash is worth having */
    }
    free(line);
    fclose(f);
}

int main(int argc, char **argv)
{
    struct run r = {0};
    int i = 1;
    for (; i + 1 < argc && strcmp(argv[i], "-u") == 0; i += 2)
        if (r.n_known < MOST_UNITS)
            r.known[r.n_known++] = load_unit(argv[i + 1]);
    if (argc - i != 2)
        die("usage", "conformance-run [-u UNIT.so]... CASE.so JOB");
    r.unit = load_unit(argv[i]);
    do_job(&r, argv[i + 1]);
    close_graph(&r);
    return 0;
}
