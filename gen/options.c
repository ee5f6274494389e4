/* options.c -- the command line of pat2c.
 *
 * In:   argc, argv.
 * Out:  `opt`, read by everyone, written here only; options of the context.
 * Errors: usage, on stderr, status 2.
 */
#include "base/options.h"
#include "gen.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct options opt;

static VEC(const char *) inputs, folders;

/* ---- what is handed on ---- */

static enum pat_set set_if(bool good)
{
    return good ? PAT_SET : PAT_SET_BAD;
}

static enum pat_set add_input(void *at, const char *v, const struct pat_option *o)
{
    (void)at, (void)o;
    *PUSH(inputs) = v;
    return PAT_SET;
}

static enum pat_set add_folder(void *at, const char *v, const struct pat_option *o)
{
    (void)at, (void)o;
    *PUSH(folders) = v;
    return set_if(*v && pat_add_folder(pat2c, v) == PAT_OK);
}

static enum pat_set add_define(void *at, const char *v, const struct pat_option *o)
{
    (void)at, (void)o;
    return set_if(pat_add_define(pat2c, v) == PAT_OK);
}

static enum pat_set set_prefix(void *at, const char *v, const struct pat_option *o)
{
    const char *const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789";
    const bool good = *v && strspn(v, letters) == strlen(v) && !(*v >= '0' && *v <= '9');
    (void)at, (void)o;
    return set_if(good && pat_set_prefix(pat2c, v) == PAT_OK);
}

static enum pat_set set_law_limit(void *at, const char *v, const struct pat_option *o)
{
    char *end;
    const long n = strtol(v, &end, 10);
    const bool good = *v && !*end && n > 0 && n <= INT32_MAX;
    (void)at, (void)o;
    if (good)
        pat_set_law_limit(pat2c, (int)n);
    return set_if(good);
}

static enum pat_set set_warning(void *at, const char *v, const struct pat_option *o)
{
    (void)at, (void)o;
    return set_if(pat_set_warning(pat2c, v) == PAT_OK);
}

/* ---- the table ---- */

#define TEXT(member) pat_set_text, offsetof(struct options, member)
#define WORD(member) pat_set_word, offsetof(struct options, member)
static const struct pat_option table[] = {
    {"-o", "FILE.c", TEXT(output), "write the C to this file; default: next to the input; '-' prints it", NULL},
    {"--header", "FILE.h", TEXT(header), "write the header to this file; default: next to the C", NULL},
    {"--rules", "FILE.c", TEXT(rules),
     "write the replacements of rules to this file, even if there are none; default: FILE.rules.c", NULL},
    {"-I", "DIR", add_folder, 0, "also search this folder for imported files", NULL},
    {"-D", "NAME=VALUE", add_define, 0, "set a param", NULL},
    {"--emit", "c|facts|steps|listing|ort-ep", WORD(emit),
     "what to write: C; the facts or the search steps of each pattern; a page with the file beside its C; C and an "
     "ONNX Runtime provider", NULL},
    {"--binding", "FILE.h", TEXT(binding),
     "generate C for the graphs of FILE.h, which defines their accessors; also writes FILE.names.h", NULL},
    {"--strategy", "auto|flat|shared|table", WORD(strategy_name),
     "how entries of a table share tests; flat: not at all; table: as data that labels nodes, for graphs of more than "
     "10,000; auto, the default: shared below 1,024 entries, else table", NULL},
    {"--prefix", "NAME", set_prefix, 0, "prefix all C names with NAME", NULL},
    {"--law-limit", "N", set_law_limit, 0, "expand a pattern by laws into at most N forms; default: 64", NULL},
    {"--depfile", "FILE", TEXT(depfile), "write the dependencies of the outputs, for ninja and make", NULL},
    {"--selftest", "FILE.c", TEXT(selftest), "also write a program that tests the matchers", NULL},
    {"--check", NULL, pat_set_flag, offsetof(struct options, check),
     "write nothing; fail and show the difference if an output is not up to date", NULL},
    {"--stats", "[=json]", WORD(stats_form), "print the size and worst-case cost of each pattern", NULL},
    {"-W", "NAME", set_warning, 0, "enable a warning; -Wno-NAME: disable it; -Werror[=NAME]: make it an error", NULL},
    {"--color", "[=always|auto|never]", WORD(color_when), "color messages", NULL},
    {"--format", NULL, pat_set_flag, offsetof(struct options, format),
     "reformat the files in place ('-': standard input); with --check, only show what differs", NULL},
    {"--lsp", NULL, pat_set_flag, offsetof(struct options, lsp),
     "run as a language server on standard input and output", NULL},
    {"--error-format", "text|json", WORD(error_format), "print messages as text, or as one JSON object per line", NULL},
};
#undef TEXT
#undef WORD

static void print_warnings(void)
{
    fputs("\nWarnings:", stdout);
    for (enum warning i = 0; i < N_WARNINGS; i++)
        printf(" %s%s", pat_warning_name(i), pat_warning_default(i) ? "" : " (off)");
    fputs("\n", stdout);
}

static void say_usage(const char *fmt, va_list ap)
{
    say((struct pat_place){0}, pat_vformat(pat2c, fmt, ap), "pat2c: 'pat2c --help' lists the options\n");
}

static const struct pat_command command = {
    .name = "pat2c",
    .version = PAT_VERSION,
    .usage = "pat2c [options] FILE.pat...\n"
             "Compiles graph patterns into C: FILE.pat (or FILE.ops) into FILE.c and FILE.h.\n",
    .status = "0 done, 1 errors in the patterns or outputs, 2 usage.",
    .options = table,
    .n_options = sizeof table / sizeof *table,
    .width = 30,
    .add_input = add_input,
    .help_more = print_warnings,
    .say_usage = say_usage,
};

/* What follows from the words that were given. */
static void settle(void)
{
    static const char *const strategies[] = {
        [STRATEGY_AUTO] = "auto", [STRATEGY_FLAT] = "flat", [STRATEGY_SHARED] = "shared",
        [STRATEGY_TABLE] = "table"};
    for (int i = 0; opt.strategy_name && i < (int)(sizeof strategies / sizeof *strategies); i++)
        if (strcmp(opt.strategy_name, strategies[i]) == 0)
            opt.strategy = (enum strategy)i;
    const char *color = opt.color_when ? opt.color_when : "auto";
    opt.color = strcmp(color, "auto") == 0 ? isatty(2) && !getenv("NO_COLOR") : strcmp(color, "never") != 0;
    opt.stats = opt.stats_form != NULL;
    opt.emit = opt.emit ? opt.emit : "c";
    opt.stats_json = (opt.stats && *opt.stats_form) || strcmp(opt.emit, "listing") == 0;
    opt.inputs = inputs.at;
    opt.n_inputs = inputs.n;
}

static int check_options(void)
{
    const bool prints = opt.output && strcmp(opt.output, "-") == 0;
    bool from_stdin = false;
    if (opt.lsp)
        return inputs.n == 0 ? -1 : pat_usage(&command, "'--lsp' takes its files from the editor");
    if (inputs.n == 0)
        return pat_usage(&command, "no input file");
    for (int i = 0; i < inputs.n; i++)
        from_stdin |= strcmp(inputs.at[i], "-") == 0;
    if (opt.format && (opt.output || opt.header || opt.rules || opt.selftest || opt.depfile || opt.stats))
        return pat_usage(&command, "'--format' writes the files themselves, and nothing else");
    if (from_stdin && (!opt.format || inputs.n > 1))
        return pat_usage(&command, "'-' is standard input of '--format', and stands alone");
    if (from_stdin && opt.check)
        return pat_usage(&command, "'--check' compares files, and what is printed is none");
    if (inputs.n > 1 && ((opt.output && !prints) || opt.header || opt.rules || opt.selftest))
        return pat_usage(&command,
                         "'-o', '--header', '--rules' and '--selftest' name the outputs of one input; "
                         "here are several");
    if (opt.binding && (opt.selftest || opt.rules || strcmp(opt.emit, "c") != 0))
        return pat_usage(&command, "'--binding' makes matchers only: no '--selftest', '--rules', '--emit'");
    if (opt.binding && opt.strategy_name && strcmp(opt.strategy_name, "table") == 0)
        return pat_usage(&command, "'--strategy=table' keeps labels of nodes in a view of libdfg, which '--binding' has not");
    const bool is_text = strcmp(opt.emit, "facts") == 0 || strcmp(opt.emit, "steps") == 0 || strcmp(opt.emit, "listing") == 0;
    if (opt.check && (prints || (!opt.output && is_text)))
        return pat_usage(&command, "'--check' compares files, and what is printed is none");
    if (opt.stats && prints)
        return pat_usage(&command, "'--stats' and '-o -' both print; only one of them can");
    return -1;
}

/* ---- folders that are not there ---- */

/* Of v, a part of some argv[i], in the command line as a file of one line. */
static struct span place_in_command_line(int argc, char **argv, const char *v)
{
    const char *text = "pat2c";
    struct span at = {0};
    for (int i = 1; i < argc; i++) {
        if (v >= argv[i] && v <= argv[i] + strlen(argv[i]))
            at.begin = (uint32_t)(strlen(text) + 1 + (size_t)(v - argv[i]));
        text = format("%s %s", text, argv[i]);
    }
    at.end = at.begin + (uint32_t)strlen(v);
    at.src = pat_source_of_text(pat2c, "command line", text, strlen(text));
    return at;
}

static void warn_missing_folders(int argc, char **argv)
{
    for (int i = 0; i < folders.n; i++) {
        struct stat is;
        const char *dir = folders.at[i];
        const int status = stat(dir, &is);
        if (status == 0 && S_ISDIR(is.st_mode))
            continue;
        const char *why = status == 0 ? strerror(ENOTDIR) : strerror(errno);
        warn_at(W_MISSING_FOLDER, place_in_command_line(argc, argv, dir), "-I %s: %s", dir, why);
    }
}

/* Fills opt.  -1: go on; else the exit status. */
int options_parse(int argc, char **argv)
{
    int status = pat_parse_options(&command, &opt, argc, argv);
    settle();
    if (status < 0)
        status = check_options();
    if (status < 0)
        warn_missing_folders(argc, argv);
    return status;
}
