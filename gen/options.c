/* options.c -- the command line: one table parses it and prints --help.
 *
 * In:   argc, argv.
 * Out:  `opt`, read by everyone, written here only.
 * Errors: usage, on stderr, status 2.
 */
#include "gen.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct options opt;

/* What an option does with its value; false: not a good one. */
typedef bool set_fn(const char *value);

struct option {
    const char *name;  /* "-o" or "--header" */
    const char *value; /* how --help calls it; NULL: it takes none; "[=x]": it may */
    set_fn *set;
    const char *help;
};

static VEC(const char *) inputs, folders;
static bool wants_help, wants_version;

/* ---- what each option does ---- */

static bool set_output(const char *v)
{
    opt.output = v;
    return *v != 0;
}

static bool set_header(const char *v)
{
    opt.header = v;
    return *v != 0;
}

static bool set_rules(const char *v)
{
    opt.rules = v;
    return *v != 0;
}

static bool add_include_dir(const char *v)
{
    *PUSH(folders) = v;
    return *v && pat_add_folder(pat2c, v) == PAT_OK;
}

static bool add_define(const char *v)
{
    return pat_add_define(pat2c, v) == PAT_OK;
}

static bool set_emit(const char *v)
{
    opt.emit = v;
    return strcmp(v, "c") == 0 || strcmp(v, "facts") == 0 || strcmp(v, "ort-ep") == 0;
}

static bool set_strategy(const char *v)
{
    static const char *const names[] = {
        [STRATEGY_AUTO] = "auto", [STRATEGY_FLAT] = "flat", [STRATEGY_SHARED] = "shared"};
    for (int i = 0; i < (int)(sizeof names / sizeof *names); i++)
        if (strcmp(v, names[i]) == 0) {
            opt.strategy = (enum strategy)i;
            return true;
        }
    return false;
}

static bool set_prefix(const char *v)
{
    const char *const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789";
    const bool good = *v && strspn(v, letters) == strlen(v) && !(*v >= '0' && *v <= '9');
    return good && pat_set_prefix(pat2c, v) == PAT_OK;
}

static bool set_law_limit(const char *v)
{
    char *end;
    const long n = strtol(v, &end, 10);
    const bool good = *v && !*end && n > 0 && n <= INT32_MAX;
    if (good)
        pat_set_law_limit(pat2c, (int)n);
    return good;
}

static bool set_depfile(const char *v)
{
    opt.depfile = v;
    return *v != 0;
}

static bool set_selftest(const char *v)
{
    opt.selftest = v;
    return *v != 0;
}

static bool set_check(const char *v)
{
    (void)v;
    opt.check = true;
    return true;
}

static bool set_stats(const char *v)
{
    opt.stats = true;
    opt.stats_json = v != NULL;
    return !v || strcmp(v, "json") == 0;
}

static bool set_warning(const char *v)
{
    return pat_set_warning(pat2c, v) == PAT_OK;
}

static bool set_color(const char *v)
{
    if (!v || strcmp(v, "always") == 0)
        opt.color = true;
    else if (strcmp(v, "never") == 0)
        opt.color = false;
    else
        return strcmp(v, "auto") == 0;
    return true;
}

static bool set_version(const char *v)
{
    (void)v;
    return wants_version = true;
}

static bool set_help(const char *v)
{
    (void)v;
    return wants_help = true;
}

static const struct option table[] = {
    {"-o", "FILE.c", set_output, "where the C goes; by default beside the input; '-' prints it"},
    {"--header", "FILE.h", set_header, "where the header goes; by default beside the C"},
    {"--rules", "FILE.c", set_rules,
     "where the replacements of rules go, empty without rules; by default FILE.rules.c"},
    {"-I", "DIR", add_include_dir, "look for imported files here, too"},
    {"-D", "NAME=VALUE", add_define, "give a param its value"},
    {"--emit", "c|facts|ort-ep", set_emit, "the C, the facts of every pattern as text, or a provider of ONNX Runtime"},
    {"--strategy", "auto|flat|shared", set_strategy, "flat: one function a pattern, nothing shared"},
    {"--prefix", "NAME", set_prefix, "begin the names of patterns and tables in C with NAME"},
    {"--law-limit", "N", set_law_limit, "expand a pattern by laws into at most N forms (64)"},
    {"--depfile", "FILE", set_depfile, "write what the outputs depend on, for ninja and make"},
    {"--selftest", "FILE.c", set_selftest, "also a program that tests the matchers"},
    {"--check", NULL, set_check, "write nothing; fail, with a short diff, if an output is not up to date"},
    {"--stats", "[=json]", set_stats, "print size and worst-case cost of each pattern"},
    {"-W", "NAME", set_warning, "warn of NAME; -Wno-NAME: don't; -Werror[=NAME]: as an error"},
    {"--color", "[=auto|always|never]", set_color, "color the messages"},
    {"--version", NULL, set_version, "print the version"},
    {"--help", NULL, set_help, "print this"},
};

enum { N_OPTIONS = sizeof table / sizeof *table };

/* ---- parsing ---- */

static int usage(const char *message)
{
    fprintf(stderr, "pat2c: %s\npat2c: 'pat2c --help' lists the options\n", message);
    return 2;
}

static bool is_short(const struct option *o)
{
    return o->name[1] != '-';
}

static bool may_lack_value(const struct option *o)
{
    return !o->value || o->value[0] == '[';
}

/* The option that arg is, and the value that stands in arg itself or NULL. */
static const struct option *find_option(const char *arg, const char **value)
{
    *value = NULL;
    for (int i = 0; i < N_OPTIONS; i++) {
        const struct option *o = &table[i];
        const size_t len = strlen(o->name);
        if (strncmp(arg, o->name, len) != 0)
            continue;
        if (arg[len] == 0)
            return o;
        if (is_short(o) || arg[len] == '=') {
            *value = arg + len + !is_short(o);
            return o;
        }
    }
    return NULL;
}

/* One option at argv[*i], which moves on over a value of its own; 0 or a status. */
static int parse_option(int argc, char **argv, int *i)
{
    const char *arg = argv[*i], *value;
    const struct option *o = find_option(arg, &value);
    if (!o)
        return usage(format("unknown option '%s'", arg));
    if (value && !o->value)
        return usage(format("'%s' takes no value", o->name));
    if (!value && !may_lack_value(o)) {
        if (*i + 1 >= argc)
            return usage(format("'%s' needs a value: %s", o->name, o->value));
        value = argv[++*i];
    }
    if (!o->set(value))
        return usage(
            format("'%s' is no value of '%s' (%s)", value ? value : "", o->name, o->value ? o->value : ""));
    return 0;
}

static void print_help(void)
{
    fputs("usage: pat2c [options] FILE.pat...\n"
          "Compiles graph patterns into C: FILE.pat (or FILE.ops) into FILE.c and FILE.h.\n\n",
          stdout);
    for (int i = 0; i < N_OPTIONS; i++) {
        const struct option *o = &table[i];
        const char *between = !o->value || *o->value == '[' || strcmp(o->name, "-W") == 0 ? ""
                              : is_short(o)                                               ? " "
                                                                                          : "=";
        printf("  %-30s %s\n", format("%s%s%s", o->name, between, o->value ? o->value : ""), o->help);
    }
    fputs("\nWarnings:", stdout);
    for (enum warning i = 0; i < N_WARNINGS; i++)
        printf(" %s%s", pat_warning_name(i), pat_warning_default(i) ? "" : " (off)");
    fputs("\nExit status: 0 done, 1 errors in the patterns or outputs, 2 usage.\n", stdout);
}

static void set_defaults(void)
{
    opt.emit = "c";
    opt.color = isatty(2) && !getenv("NO_COLOR");
}

static int check_options(void)
{
    if (inputs.n == 0)
        return usage("no input file");
    if (inputs.n > 1 &&
        ((opt.output && strcmp(opt.output, "-") != 0) || opt.header || opt.rules || opt.selftest))
        return usage(
            "'-o', '--header', '--rules' and '--selftest' name the outputs of one input; here are several");
    const bool to_stdout = opt.output ? strcmp(opt.output, "-") == 0 : strcmp(opt.emit, "facts") == 0;
    if (opt.check && to_stdout)
        return usage("'--check' compares files, and what is printed is none");
    if (opt.stats && opt.output && strcmp(opt.output, "-") == 0)
        return usage("'--stats' and '-o -' both print; only one of them can");
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
    bool only_files = false;
    set_defaults();
    for (int i = 1; i < argc; i++) {
        const int status = strcmp(argv[i], "--") == 0 && !only_files ? (only_files = true, 0)
                           : only_files || argv[i][0] != '-'         ? (*PUSH(inputs) = argv[i], 0)
                                                                     : parse_option(argc, argv, &i);
        if (status != 0)
            return status;
    }
    opt.inputs = inputs.at;
    opt.n_inputs = inputs.n;
    if (wants_help)
        print_help();
    else if (wants_version)
        puts("pat2c " PAT_VERSION);
    else {
        const int status = check_options();
        if (status < 0)
            warn_missing_folders(argc, argv);
        return status;
    }
    return 0;
}
