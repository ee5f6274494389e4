/* conformance.c -- runs the matchers of one conformance case.
 *
 * usage: conformance-run [-I DIR]... [-u UNIT]... CASE JOB, units as .so or .pat
 *
 * In:   the case's generated C as a shared object, those of its imports, and a
 *       job: lines `graph FILE`, `root P`, `matches P-or-T`, `explain P %n`,
 *       `partition WANTED.dfg T [select=optimal]`, `validate T`,
 *       `rewrite WANTED.dfg R[,R...] [once]`, `run-error R[,R...]`, `bad FILE`,
 *       and `try FILE`, a graph that may be malformed; `all FILE`, the same.
 * Out:  for each line of the job its answer, then a line `#`.  A line that begins
 *       with `!` says where generated code and the reference matcher disagree:
 *       both are asked about every graph.  After `all` each match is a line `= P %root x=%a ...`, and
 *       where there are too many of them, `= P %root and more`.
 */
#include "change.h"
#include "compare.h"

#include <stdlib.h>
#include <string.h>

/* ---- the job ---- */

static void print_matches(const struct run *r, const struct dfg_pattern *p)
{
    char *m = need(malloc(p->match_size));
    for (dfg_node n = 1; n < dfg_n_nodes(r->m); n++) {
        if (!is_root(r, n) || !p->match(p, &r->view, n, m))
            continue;
        dfg_print_match(r->m, p, m, &r->view, stdout);
        putchar('\n');
    }
    free(m);
}

/* Each node that an entry takes, and the first one that does. */
static void print_entries(const struct run *r, const struct dfg_table *t)
{
    for (dfg_node n = 1; n < dfg_n_nodes(r->m); n++) {
        int32_t entry = is_root(r, n) ? t->first(t, &r->view, n) : -1;
        if (entry >= 0)
            printf("%s %s\n", label(r, n), t->entries[entry].name);
    }
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
    puts(p->match(p, &r->view, args[dfg_node_data(r->m, f)], m) ? "yes" : "no");
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
    r->tells = strcmp(word, "all") == 0;
    if (strcmp(word, "graph") == 0 || strcmp(word, "try") == 0 || r->tells) {
        do_graph(r, rest, word[0] != 'g');
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
    } else if (r->m != NULL && strcmp(word, "matches") == 0 && table_named(r, rest) != NULL) {
        print_entries(r, table_named(r, rest));
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
    for (; i + 1 < argc && strcmp(argv[i], "-I") == 0; i += 2)
        add_folder(argv[i + 1]);
    for (; i + 1 < argc && strcmp(argv[i], "-u") == 0; i += 2)
        if (r.n_known < MOST_UNITS)
            r.known[r.n_known++] = load_unit(argv[i + 1]);
    if (argc - i != 2)
        die("usage", "conformance-run [-u UNIT.so]... CASE.so JOB");
    r.unit = load_unit(argv[i]);
    describe_unit(&r);
    do_job(&r, argv[i + 1]);
    close_graph(&r);
    forget_unit(&r);
    return 0;
}
