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

/* ---- the table ---- */

#define AT(member) offsetof(struct options, member)
#define TEXT(member) pat_set_text, AT(member)
#define TEXTS(member) add_text, AT(member)
#define FLAG(member) pat_set_flag, AT(member)
#define WORD(member) pat_set_word, AT(member)
#define DIGITS(member) pat_set_digits, AT(member)
static const struct pat_option table[] = {
    {"--patterns", "FILE.pat", TEXTS(patterns),
     "also use the patterns, rules and tables of this file, without compiling it", NULL},
    {"-I", "DIR", TEXTS(folders), "with --patterns: look for imports there, too", "--patterns"},
    {"-D", "NAME=VALUE", add_define, AT(defines),
     "the value of a param: any of --patterns, a runtime one of compiled patterns", NULL},
    {"--compile", NULL, FLAG(compile),
     "with --patterns: compile them first, with CC or cc; what is made is kept in the user's cache",
     "--patterns"},
    {"--load", "FILE.so", TEXTS(loads),
     "also use patterns and tables compiled elsewhere, or functions in C of those of --patterns", NULL},
    {"--list", NULL, FLAG(list), "patterns, rules and tables this program has", NULL},
    {"--infer", NULL, FLAG(infer), "infer the types that the graph does not state, before all else", NULL},
    {"--dim", "NAME=N,...", TEXT(dim), "the extent that types call NAME is N; before types are inferred",
     NULL},
    {"--pass", "NAME,...", TEXT(pass),
     "change the graph first: cast_canonicalizer, unique_dequantize, unique_pad", NULL},
    {"--rewrite", "R[,R...]", TEXT(rewrite),
     "run these rules, or all of a file, or the standard ones, or all, until none matches; -R: but not this",
     NULL},
    {"--once", NULL, FLAG(once), "with --rewrite: one sweep; what a rule has made is not looked at again",
     "--rewrite"},
    {"--provenance", NULL, FLAG(provenance),
     "with --rewrite: behind the lines that -o prints, which rule made them of which nodes", "--rewrite"},
    {"--match", "P[,P...]", TEXT(match),
     "every match of these patterns or tables, one line each; all: of all patterns", NULL},
    {"--stats", NULL, FLAG(stats),
     "with --match: how many matches of each, instead of the matches; with --rewrite: of each rule how "
     "often\n                     it was applied, tried, and why not",
     "--match --rewrite"},
    {"--json", NULL, FLAG(json), "with --match: each match as an object of JSON on a line", "--match"},
    {"--explain", "P[,P...]", TEXT(explain),
     "why these do not match: what failed first in the attempt that got furthest", NULL},
    {"--at", "NODE", TEXT(at), "with --explain: at this node (%n); else the three best attempts in the graph",
     "--explain"},
    {"--pattern-of", "N[,N...]", TEXT(pattern_of),
     "a .pat file with a pattern that matches at these nodes (%n), or at all of a function (@f)", NULL},
    {"--partition", "T[,T...]", TEXT(partition),
     "move what these tables or patterns take into functions, in their order", NULL},
    {"--select", "greedy|optimal", WORD(select),
     "with --partition: entry after entry (as without it), or the least total cost", "--partition --diff-tables"},
    {"--launch", "COST", set_cost, AT(launch),
     "with --partition: what it costs to start a match, or with --regions a region; 0", "--partition --diff-tables"},
    {"--host", "EXPR", TEXT(host),
     "with --partition: what a call x costs that no entry takes, as '2 * macs(x)'; 1", "--partition --diff-tables"},
    {"--regions", NULL, FLAG(regions),
     "with --partition: merge what one target takes into functions of the module", "--partition"},
    {"--heavy", "OP[,OP...]", TEXT(heavy), "with --regions: drop a region that has none of these operators",
     "--regions"},
    {"--least-calls", "N", DIGITS(least_calls), "with --regions: drop a region of fewer calls of operators",
     "--regions"},
    {"--what-if", "FILE:LINE", TEXTS(what_if),
     "with --match, --explain, --partition: as if the conditions there held; :COLUMN means one", "--match --explain --partition"},
    {"--diff-tables", "OLD.pat", TEXT(diff),
     "and NEW.pat, before the input: what the tables of the new file take that those of the old one do not,\n"
     "                     and the other way round", NULL},
    {"--validate", "T[,T...]", TEXT(validate),
     "is each function marked Composite what its table's entry takes, whole?", NULL},
    {"--can-run", "CALL", TEXT(can_run),
     "do the tables of --partition, or all, take this one: 'OP(OPERANDS) {ATTRS}', of types, constants, calls", NULL},
    {"--jsonl", NULL, FLAG(jsonl),
     "a path a line from standard input, an object a line: the report, or counts of --match", NULL},
    {"--report", "[=text|json|html]", WORD(report),
     "with --partition: what share is covered, and why the rest is not; =text with --jsonl: of all models together",
     "--partition"},
    {"--dot", "FILE", TEXT(dot), "the graph for Graphviz, matches coloured by pattern", NULL},
    {"--eval", "FILE", TEXT(eval),
     "what @main computes of the values that @main of FILE returns, as such a file", NULL},
    {"--verify", "N", DIGITS(verify),
     "evaluate before and after the graph is changed, on N random inputs, and compare", NULL},
    {"--max-steps", "N", DIGITS(max_steps),
     "with --eval and --verify: values and turns of loops at most; 10 million", "--eval --verify"},
    {"--check-rules", "[=R,...]", TEXT(check),
     "look for graphs on which a rule (each, or these) changes what is computed", NULL},
    {"--graphs", "DIR", TEXT(graphs),
     "with --check-rules: ONNX models of graphs that matched, before and after", NULL},
    {"--fast-math", NULL, FLAG(fast_math), "with --check-rules: signs of zero, infinities and NaN may change",
     NULL},
    {"--seed", "N", DIGITS(seed), "what random inputs begin with; 1", NULL},
    {"--time", NULL, FLAG(time), "wall time of loading and matching, and memory, on standard error", NULL},
    {"--keep-opset", NULL, FLAG(keep_opset), "ONNX models are read and written in the form that they have",
     NULL},
    {"-o", "FILE", TEXT(output),
     "the graph as .dfg text, or as a model where FILE ends in .onnx; -: printed as text", NULL},
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
    .width = 18,
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
           : o->dot != NULL                 ? "--dot"
           : o->explain != NULL             ? "--explain"
           : o->pattern_of != NULL          ? "--pattern-of"
           : o->validate != NULL            ? "--validate"
           : o->eval != NULL                ? "--eval"
           : o->verify != NULL              ? "--verify"
           : o->can_run != NULL             ? "--can-run"
           : o->report != NULL && strcmp(o->report, "html") == 0 ? "--report=html"
           : o->stats && o->rewrite != NULL ? "--stats of --rewrite"
                                            : NULL;
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
    bool both = o->dot != NULL && o->output != NULL && strcmp(o->dot, o->output) == 0;
    if (both && strcmp(o->dot, "-") != 0 && strncmp(o->dot, "/dev/", 5) != 0)
        return pat_usage(&command, "--dot and -o name the same file '%s'", o->dot);
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
