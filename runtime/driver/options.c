/* options.c -- the command line of dfg-opt.
 *
 * In:   argv.
 * Out:  struct options; --help, --version and mistakes end the program.
 *
 * One table says which options there are, parses them and prints the help.
 */
#include "opt.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct option {
    const char *name, *value, *help; /* value NULL: a switch; [=V]: it may be left out */
    size_t offset;                   /* in struct options */
};

#define AT(member) offsetof(struct options, member)
static const struct option table[] = {
    {"--patterns", "FILE.pat", "also use the patterns, rules and tables of this file, without compiling it",
     AT(patterns)},
    {"-I", "DIR", "with --patterns: look for imports there, too", AT(folders)},
    {"-D", "NAME=VALUE", "the value of a param: any of --patterns, a runtime one of compiled patterns", AT(defines)},
    {"--compile", NULL, "with --patterns: compile them first, with CC or cc; what is made is kept in the user's cache",
     AT(compile)},
    {"--load", "FILE.so", "also use patterns and tables compiled elsewhere, or functions in C of those of --patterns", AT(loads)},
    {"--list", NULL, "patterns, rules and tables this program has", AT(list)},
    {"--infer", NULL, "infer the types that the graph does not state, before all else", AT(infer)},
    {"--dim", "NAME=N,...", "the extent that types call NAME is N; before types are inferred", AT(dim)},
    {"--pass", "NAME,...",
     "change the graph first: cast_canonicalizer, unique_dequantize, unique_pad", AT(pass)},
    {"--rewrite", "R[,R...]",
     "run these rules, or all of a file, or the standard ones, or all, until none matches", AT(rewrite)},
    {"--once", NULL, "with --rewrite: one sweep; what a rule has made is not looked at again", AT(once)},
    {"--provenance", NULL,
     "with --rewrite: behind the lines that -o prints, which rule made them of which nodes", AT(provenance)},
    {"--match", "P[,P...]", "every match of these patterns or tables, one line each; all: of all patterns",
     AT(match)},
    {"--stats", NULL,
     "with --match: how many matches of each, instead of the matches; with --rewrite: of each rule how "
     "often\n                     it was applied, tried, and why not",
     AT(stats)},
    {"--explain", "P[,P...]", "why these do not match: what failed first in the attempt that got furthest",
     AT(explain)},
    {"--at", "NODE", "with --explain: at this node (%n); else the three best attempts in the graph", AT(at)},
    {"--partition", "T[,T...]", "move what these tables or patterns take into functions, in their order",
     AT(partition)},
    {"--select", "greedy|optimal",
     "with --partition: entry after entry (as without it), or the least total cost", AT(select)},
    {"--launch", "COST", "with --partition: what it costs to start a match, or with --regions a region; 0",
     AT(launch)},
    {"--regions", NULL, "with --partition: merge what one target takes into functions of the module",
     AT(regions)},
    {"--heavy", "OP[,OP...]", "with --regions: drop a region that has none of these operators", AT(heavy)},
    {"--least-calls", "N", "with --regions: drop a region of fewer calls of operators", AT(least_calls)},
    {"--validate", "T[,T...]", "is each function marked Composite what its table's entry takes, whole?",
     AT(validate)},
    {"--can-run", "CALL", "do the tables of --partition, or all, take this one: 'OP(TYPES) {ATTRS}'",
     AT(can_run)},
    {"--jsonl", NULL, "a path a line from standard input, an object a line: the report, or counts of --match",
     AT(jsonl)},
    {"--report", "[=text|json|html]", "with --partition: what share is covered, and why the rest is not",
     AT(report)},
    {"--dot", "FILE", "the graph for Graphviz, matches coloured by pattern", AT(dot)},
    {"--eval", "FILE", "what @main computes of the values that @main of FILE returns, as such a file",
     AT(eval)},
    {"--verify", "N", "evaluate before and after the graph is changed, on N random inputs, and compare",
     AT(verify)},
    {"--max-steps", "N", "with --eval and --verify: values and turns of loops at most; 10 million",
     AT(max_steps)},
    {"--check-rules", "[=R,...]", "look for graphs on which a rule (each, or these) changes what is computed",
     AT(check)},
    {"--graphs", "DIR", "with --check-rules: ONNX models of graphs that matched, before and after",
     AT(graphs)},
    {"--fast-math", NULL, "with --check-rules: signs of zero, infinities and NaN may change", AT(fast_math)},
    {"--seed", "N", "what random inputs begin with; 1", AT(seed)},
    {"--time", NULL, "wall time of loading and matching, and memory, on standard error", AT(time)},
    {"--keep-opset", NULL, "ONNX models are read and written in the form that they have", AT(keep_opset)},
    {"-o", "FILE", "the graph as .dfg text, or as a model where FILE ends in .onnx; -: printed as text",
     AT(output)},
};
enum { N_OPTIONS = sizeof table / sizeof *table };

/* May it be given several times? */
static bool is_many(const struct option *option)
{
    return option->offset >= AT(loads) && option->offset <= AT(defines);
}

static bool is_optional(const struct option *option)
{
    return option->value != NULL && option->value[0] == '[';
}

static void print_help(void)
{
    puts("usage: dfg-opt [options] INPUT.dfg|INPUT.onnx|-");
    for (size_t i = 0; i < N_OPTIONS; i++) {
        char left[40];
        snprintf(left, sizeof left, "%s%s%s", table[i].name,
                 table[i].value && !is_optional(&table[i]) ? " " : "", table[i].value ? table[i].value : "");
        printf("  %-18s %s\n", left, table[i].help);
    }
    puts("  --help             this text\n  --version          the program's version");
    puts("Exit status: 0 done, 1 the input or the patterns are at fault, 2 usage.");
}

static int usage(const char *text, const char *what)
{
    complain("%s '%s'", text, what);
    fputs("dfg-opt: try --help\n", stderr);
    return STATUS_USAGE;
}

/* The option that arg begins with; *value: what stands behind its `=`. */
static const struct option *find(const char *arg, const char **value)
{
    for (size_t i = 0; i < N_OPTIONS; i++) {
        size_t n = strlen(table[i].name);
        bool is_short = n == 2; /* -IDIR */
        if (strncmp(arg, table[i].name, n) != 0 || (arg[n] != 0 && arg[n] != '=' && !is_short))
            continue;
        if (is_short && arg[n] != 0 && arg[n] != '=') {
            *value = arg + n;
            return &table[i];
        }
        *value = arg[n] == '=' ? arg + n + 1 : NULL;
        return &table[i];
    }
    return NULL;
}

static void set(struct options *o, const struct option *option, const char *value)
{
    struct texts *many = (struct texts *)(void *)((char *)o + option->offset);
    if (is_many(option))
        many->at[many->n++] = value;
    else if (option->value == NULL)
        *(bool *)((char *)o + option->offset) = true;
    else
        *(const char **)((char *)o + option->offset) = value;
}

/* Has an option a value already that a second one would replace? */
static bool is_given(const struct options *o, const struct option *option)
{
    return option->value != NULL && !is_many(option) &&
           *(const char *const *)((const char *)o + option->offset) != NULL;
}

/* One argument and its value; -1: go on. */
static int parse_one(struct options *o, int argc, char **argv, int *i)
{
    const char *arg = argv[*i], *value = NULL;
    if (arg[0] != '-' || strcmp(arg, "-") == 0) {
        if (o->input != NULL)
            return usage("a second input:", arg);
        o->input = arg;
        return -1;
    }
    if (strcmp(arg, "--help") == 0) {
        print_help();
        return STATUS_OK;
    }
    if (strcmp(arg, "--version") == 0) {
        puts("dfg-opt 0.1.0");
        return STATUS_OK;
    }
    const struct option *option = find(arg, &value);
    if (option == NULL)
        return usage("unknown option", arg);
    if (option->value == NULL && value != NULL)
        return usage("no value belongs to", option->name);
    if (is_optional(option) && value == NULL)
        value = "";
    if (option->value != NULL && value == NULL) {
        if (++*i >= argc)
            return usage("a value is missing behind", arg);
        value = argv[*i];
    }
    if (is_given(o, option))
        return usage("given twice:", option->name);
    set(o, option, value);
    return -1;
}

/* Is it not given, or a number that is not negative? */
static bool is_cost(const char *text)
{
    char *end;
    if (text == NULL)
        return true;
    double cost = strtod(text, &end);
    return end != text && *end == '\0' && isfinite(cost) && cost >= 0;
}

/* Is it not given, or digits? */
static bool is_number(const char *text)
{
    return text == NULL || (*text != '\0' && strlen(text) < 19 && text[strspn(text, "0123456789")] == '\0');
}

/* A job that is not done for a list of models; NULL: none is asked for. */
static const char *not_with_jsonl(const struct options *o)
{
    bool other_report = o->report != NULL && o->report[0] != '\0' && strcmp(o->report, "json") != 0;
    return o->output != NULL                ? "-o"
           : o->dot != NULL                 ? "--dot"
           : o->explain != NULL             ? "--explain"
           : o->validate != NULL            ? "--validate"
           : o->eval != NULL                ? "--eval"
           : o->verify != NULL              ? "--verify"
           : o->can_run != NULL             ? "--can-run"
           : other_report                   ? "--report=text or html"
           : o->stats && o->rewrite != NULL ? "--stats of --rewrite"
                                            : NULL;
}

int options_parse(struct options *o, int argc, char **argv)
{
    memset(o, 0, sizeof *o);
    struct texts *many[] = {&o->loads, &o->patterns, &o->folders, &o->defines};
    for (size_t i = 0; i < sizeof many / sizeof *many; i++) {
        many[i]->at = calloc((size_t)argc + 1, sizeof *many[i]->at);
        if (many[i]->at == NULL) {
            complain("out of memory");
            return STATUS_INPUT;
        }
    }
    for (int i = 1; i < argc; i++) {
        int status = parse_one(o, argc, argv, &i);
        if (status >= 0)
            return status;
    }
    if (o->dim != NULL && dims_check(o->dim) != STATUS_OK)
        return STATUS_USAGE;
    if (o->input == NULL && !o->list && !o->jsonl && o->can_run == NULL && o->check == NULL)
        return usage("no input for", "dfg-opt");
    bool both = o->dot != NULL && o->output != NULL && strcmp(o->dot, o->output) == 0;
    if (both && strcmp(o->dot, "-") != 0 && strncmp(o->dot, "/dev/", 5) != 0)
        return usage("--dot and -o name the same file", o->dot);
    const char *numbers[] = {o->verify, o->seed, o->max_steps};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (!is_number(numbers[i]))
            return usage("no number:", numbers[i]);
    if (o->max_steps != NULL && o->eval == NULL && o->verify == NULL)
        return usage("of --eval and --verify only:", "--max-steps");
    if (o->stats && o->match == NULL && o->rewrite == NULL)
        return usage("of --match and --rewrite only:", "--stats");
    for (size_t i = 0; i < o->defines.n; i++)
        if (strchr(o->defines.at[i], '=') == NULL || o->defines.at[i][0] == '=')
            return usage("-D is NAME=VALUE, not", o->defines.at[i]);
    if (o->patterns.n == 0 && o->folders.n > 0)
        return usage("of --patterns only:", "-I");
    if (o->patterns.n == 0 && o->compile)
        return usage("of --patterns only:", "--compile");
    if (o->rewrite == NULL && (o->once || o->provenance))
        return usage("of --rewrite only:", o->once ? "--once" : "--provenance");
    if (o->partition == NULL && (o->select != NULL || o->launch != NULL || o->regions))
        return usage("of --partition only:", o->regions          ? "--regions"
                                             : o->launch != NULL ? "--launch"
                                                                 : "--select");
    if (!is_cost(o->launch))
        return usage("--launch is a cost, 0 or more, not", o->launch);
    if (o->jsonl && o->partition == NULL && o->match == NULL)
        return usage("--partition or --match says what to print, with", "--jsonl");
    const char *other = o->jsonl ? not_with_jsonl(o) : NULL;
    if (other != NULL)
        return usage("--jsonl prints reports or counts only, not", other);
    if (o->jsonl && o->input != NULL)
        return usage("--jsonl reads paths from standard input, not", o->input);
    if (o->partition == NULL && o->report != NULL)
        return usage("of --partition only:", "--report");
    if (o->report != NULL && o->report[0] != '\0' && strcmp(o->report, "text") != 0 &&
        strcmp(o->report, "json") != 0 && strcmp(o->report, "html") != 0)
        return usage("--report is text, json or html, not", o->report);
    if (o->select != NULL && strcmp(o->select, "greedy") != 0 && strcmp(o->select, "optimal") != 0)
        return usage("--select is greedy or optimal, not", o->select);
    if (!o->regions && (o->heavy != NULL || o->least_calls != NULL))
        return usage("of --regions only:", o->heavy != NULL ? "--heavy" : "--least-calls");
    if (o->least_calls != NULL &&
        (o->least_calls[0] == '\0' || o->least_calls[strspn(o->least_calls, "0123456789")] != '\0' ||
         strlen(o->least_calls) > 9))
        return usage("--least-calls is a number, not", o->least_calls);
    if (o->at != NULL && o->explain == NULL)
        return usage("of --explain only:", "--at");
    return -1;
}

void options_free(struct options *o)
{
    free(o->loads.at);
    free(o->patterns.at);
    free(o->folders.at);
    free(o->defines.at);
}
