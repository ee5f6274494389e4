/* options.c -- the command line of dfg-opt.
 *
 * In:   argv.
 * Out:  struct options; --help, --version and mistakes end the program.
 */
#include "base/options.h"
#include "opt.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- setters ---- */

static enum pat_set add_text(void *at, const char *value, const struct pat_option *option)
{
    struct texts *t = at;
    (void)option;
    if (!dfg_grow(&t->at, &t->room, t->n + 1, sizeof *t->at)) {
        complain("out of memory");
        return PAT_SET_FAILED;
    }
    t->at[t->n++] = value;
    return PAT_SET;
}

static enum pat_set add_define(void *at, const char *value, const struct pat_option *option)
{
    const char *equals = strchr(value, '=');
    return equals != NULL && equals != value ? add_text(at, value, option) : PAT_SET_BAD;
}

/* A number that is not negative. */
static enum pat_set set_cost(void *at, const char *value, const struct pat_option *option)
{
    char *end;
    double cost = strtod(value, &end);
    bool good = end != value && *end == '\0' && isfinite(cost) && cost >= 0;
    return good ? pat_set_text(at, value, option) : PAT_SET_BAD;
}

static enum pat_set set_percent(void *at, const char *value, const struct pat_option *option)
{
    enum pat_set is = set_cost(at, value, option);
    return is == PAT_SET && strtod(value, NULL) > 100 ? PAT_SET_BAD : is;
}

/* ---- the table ---- */

#define AT(member) offsetof(struct options, member)
#define TEXT(member) pat_set_text, AT(member)
#define TEXTS(member) add_text, AT(member)
#define FLAG(member) pat_set_flag, AT(member)
#define WORD(member) pat_set_word, AT(member)
#define DIGITS(member) pat_set_digits, AT(member)
static const struct pat_option table[] = {
    {"--patterns", "FILE.pat", TEXTS(patterns),
     "also use the patterns, rules and tables of this file, uncompiled", NULL},
    {"-I", "DIR", TEXTS(folders), "with --patterns: also search this folder for imported files", "--patterns"},
    {"-D", "NAME=VALUE", add_define, AT(defines),
     "set a param: any of --patterns, a runtime one of compiled patterns", NULL},
    {"--compile", NULL, FLAG(compile),
     "with --patterns: compile them first, with CC or cc; the result is cached",
     "--patterns"},
    {"--load", "FILE.so", TEXTS(loads),
     "also use patterns and tables of this shared object, or its C functions", NULL},
    {"--list", NULL, FLAG(list), "print all patterns, rules and tables", NULL},
    {"--infer", NULL, FLAG(infer), "infer the types that the graph does not state, before anything else", NULL},
    {"--dim", "NAME=N,...", TEXT(dim), "replace the symbolic extent NAME by N, before types are inferred",
     NULL},
    {"--pass", "NAME,...", TEXT(pass),
     "run passes first: cast_canonicalizer, inline_calls, unique_dequantize, unique_pad", NULL},
    {"--rewrite", "R[,R...]", TEXT(rewrite),
     "apply rules until none matches: a rule, all of a file, standard, all; -R: not this one",
     NULL},
    {"--once", NULL, FLAG(once), "with --rewrite: make one sweep; do not look again at what a rule made",
     "--rewrite"},
    {"--provenance", NULL, FLAG(provenance),
     "with --rewrite: let -o print which rule made each line, and from which nodes", "--rewrite"},
    {"--match", "P[,P...]", TEXT(match),
     "print every match of these patterns or tables; all: of all patterns", NULL},
    {"--stats", NULL, FLAG(stats),
     "with --match: print counts only; with --rewrite: how often each rule was applied, and why not",
     "--match --rewrite"},
    {"--json", NULL, FLAG(json), "with --match: each match as an object of JSON on a line", "--match"},
    {"--explain", "P[,P...]", TEXT(explain),
     "print why these do not match: what failed in the attempt that got furthest", NULL},
    {"--at", "NODE", TEXT(at), "with --explain: explain this node (%n); default: the three best attempts",
     "--explain"},
    {"--pattern-of", "N[,N...]", TEXT(pattern_of),
     "print a pattern that matches at these nodes (%n), or at a whole function (@f)", NULL},
    {"--ops-of", NULL, FLAG(ops_of), "print draft declarations of the operators that nothing declares", NULL},
    {"--partition", "T[,T...]", TEXT(partition),
     "move what these tables or patterns match into functions", NULL},
    {"--select", "greedy|optimal", WORD(select),
     "with --partition: entry by entry (default), or the least total cost", "--partition --diff-tables"},
    {"--launch", "COST", set_cost, AT(launch),
     "with --partition: cost of starting a match or, with --regions, a region; default: 0", "--partition --diff-tables"},
    {"--host", "EXPR", TEXT(host),
     "with --partition: cost of a call x that no entry takes, as '2 * macs(x)'; default: 1", "--partition --diff-tables"},
    {"--regions", NULL, FLAG(regions),
     "with --partition: merge what one target takes into functions", "--partition"},
    {"--heavy", "OP[,OP...]", TEXT(heavy), "with --regions: dissolve regions without any of these operators",
     "--regions"},
    {"--least-calls", "N", DIGITS(least_calls), "with --regions: dissolve regions with fewer calls",
     "--regions"},
    {"--what-if", "FILE:LINE", TEXTS(what_if),
     "with --match, --explain, --partition: as if the conditions there held; :COLUMN means one", "--match --explain --partition"},
    {"--diff-tables", "OLD.pat", TEXT(diff),
     "and NEW.pat, before the input: what the tables of the new file take that those of the old one do not,\n"
     "                     and the other way round", NULL},
    {"--validate", "T[,T...]", TEXT(validate),
     "check that each function marked Composite is what its table's entry takes", NULL},
    {"--can-run", "CALL", TEXT(can_run),
     "do the tables of --partition, or all, take this one: 'OP(OPERANDS) {ATTRS}', of types, constants, calls", NULL},
    {"--jsonl", NULL, FLAG(jsonl),
     "read one path per line; print the report, or counts, as one object per line", NULL},
    {"--report", "[=text|json|html]", WORD(report),
     "with --partition: print what share is covered, and why the rest is not; =text with --jsonl: for all models together",
     "--partition"},
    {"--fail-under", "PERCENT", set_percent, AT(fail_under),
     "with --report or --jsonl: exit with 1 if less of the work is covered",
     "--report --jsonl"},
    {"--dot", "FILE", TEXT(dot), "write the graph for Graphviz, matches colored by pattern", NULL},
    {"--eval", "FILE", TEXT(eval),
     "compute @main on the values that @main of FILE returns, and print the results", NULL},
    {"--verify", "N", DIGITS(verify),
     "evaluate before and after changes, on N random inputs, and compare", NULL},
    {"--max-steps", "N", DIGITS(max_steps),
     "with --eval and --verify: bound on values and loop turns; default: 10 million", "--eval --verify"},
    {"--check-rules", "[=R,...]", TEXT(check),
     "look for graphs on which a rule changes what is computed", NULL},
    {"--graphs", "DIR", TEXT(graphs),
     "with --check-rules: write ONNX models of graphs that matched, before and after", NULL},
    {"--fast-math", NULL, FLAG(fast_math), "with --check-rules: allow signs of zero, infinities and NaN to change",
     NULL},
    {"--seed", "N", DIGITS(seed), "seed of random inputs; default: 1", NULL},
    {"--time", NULL, FLAG(time), "print wall time and memory on standard error", NULL},
    {"--keep-opset", NULL, FLAG(keep_opset), "read and write ONNX models in the opset that they have",
     NULL},
    {"--emit", "c", WORD(emit),
     "-o writes the graph as constant C, with --match also as the files of these see it; without -o: printed",
     NULL},
    {"-o", "FILE", TEXT(output),
     "write the graph as .dfg text, or as ONNX if FILE ends in .onnx; -: print it", NULL},
};
#undef TEXT
#undef TEXTS
#undef FLAG
#undef WORD
#undef DIGITS

static pat_set_fn set_input;
static const struct pat_command command = {
    .name = "dfg-opt",
    .version = PAT_VERSION,
    .usage = "dfg-opt [options] INPUT.dfg|INPUT.onnx|-",
    .status = "0 done, 1 the input or the patterns are at fault, 2 usage.",
    .options = table,
    .n_options = sizeof table / sizeof *table,
    .width = 26,
    .add_input = set_input,
};

static enum pat_set set_input(void *at, const char *value, const struct pat_option *option)
{
    struct options *o = at;
    (void)option;
    if (o->diff != NULL && o->diff_new == NULL) {
        o->diff_new = value;
        return PAT_SET;
    }
    if (o->input == NULL) {
        o->input = value;
        return PAT_SET;
    }
    pat_usage(&command, "a second input: '%s'", value);
    return PAT_SET_FAILED;
}

/* ---- what does not go together ---- */

/* A job that is not done for a list of models; NULL: none is asked for. */
static const char *not_with_jsonl(const struct options *o)
{
    return o->output != NULL                ? "-o"
           : o->emit != NULL                ? "--emit"
           : o->dot != NULL                 ? "--dot"
           : o->explain != NULL             ? "--explain"
           : o->pattern_of != NULL          ? "--pattern-of"
           : o->ops_of                      ? "--ops-of"
           : o->validate != NULL            ? "--validate"
           : o->eval != NULL                ? "--eval"
           : o->verify != NULL              ? "--verify"
           : o->can_run != NULL             ? "--can-run"
           : o->report != NULL && strcmp(o->report, "html") == 0 ? "--report=html"
           : o->stats && o->rewrite != NULL ? "--stats of --rewrite"
                                            : NULL;
}

/* An output that is read as well; NULL: none.  Only the graph may be written where it is from. */
static const char *read_output(const struct options *o)
{
    const char *inputs[] = {o->eval, o->diff, o->diff_new, o->emit != NULL ? o->input : NULL};
    const char *found = same_file(o->dot, o->input) ? o->dot : NULL;
    for (size_t i = 0; found == NULL && i < sizeof inputs / sizeof *inputs; i++)
        found = output_onto(o, inputs[i]);
    for (size_t i = 0; found == NULL && i < o->patterns.n; i++)
        found = output_onto(o, o->patterns.at[i]);
    for (size_t i = 0; found == NULL && i < o->loads.n; i++)
        found = output_onto(o, o->loads.at[i]);
    return found;
}

/* -1: go on; else the exit status. */
static int check(const struct options *o)
{
    if (o->dim != NULL && dims_check(o->dim) != STATUS_OK)
        return STATUS_USAGE;
    if (o->diff != NULL && o->diff_new == NULL)
        return pat_usage(&command, "--diff-tables takes two files, and this is one");
    if (o->input == NULL && !o->list && !o->jsonl && o->can_run == NULL && o->check == NULL)
        return pat_usage(&command, "no input");
    if (o->emit != NULL && o->match != NULL && o->output == NULL)
        return pat_usage(&command, "--emit and --match both print; say '-o FILE' for the C");
    if (same_file(o->dot, o->output))
        return pat_usage(&command, "--dot and -o name the same file '%s'", o->dot);
    if (read_output(o) != NULL)
        return pat_usage(&command, "the output '%s' is an input", read_output(o));
    if (o->json && o->stats)
        return pat_usage(&command, "--stats counts, and --json prints matches: one of them");
    if (o->json && o->jsonl)
        return pat_usage(&command, "--jsonl prints counts; --json is of one model");
    if (o->diff != NULL && (o->partition != NULL || o->match != NULL || o->jsonl || o->output != NULL))
        return pat_usage(&command, "--diff-tables compares the tables of two files, and does nothing else");
    if (o->jsonl && o->partition == NULL && o->match == NULL)
        return pat_usage(&command, "--partition or --match says what to print, with '--jsonl'");
    const char *other = o->jsonl ? not_with_jsonl(o) : NULL;
    if (other != NULL)
        return pat_usage(&command, "--jsonl prints reports or counts only, not '%s'", other);
    if (o->fail_under != NULL && o->partition == NULL)
        return pat_usage(&command, "--fail-under is about the share that --partition covers");
    if (o->jsonl && o->input != NULL)
        return pat_usage(&command, "--jsonl reads paths from standard input, not '%s'", o->input);
    return -1;
}

int options_parse(struct options *o, int argc, char **argv)
{
    memset(o, 0, sizeof *o);
    int status = pat_parse_options(&command, o, argc, argv);
    return status < 0 ? check(o) : status;
}

bool options_sum_up(const struct options *o)
{
    return o->jsonl && o->report != NULL && strcmp(o->report, "text") == 0;
}

void options_free(struct options *o)
{
    free(o->loads.at);
    free(o->patterns.at);
    free(o->folders.at);
    free(o->defines.at);
    free(o->what_if.at);
}
