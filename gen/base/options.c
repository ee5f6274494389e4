/* options.c -- the command line of a program: one table parses it and prints --help.
 *
 * In:   argc, argv, a table with a setter for each option.
 * Out:  the program's options as the setters wrote them.
 * Errors: usage, on stderr, status 2.
 */
#include "options.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { USAGE = 2 };

static void print_usage(const struct pat_command *c, const char *format, va_list ap)
{
    fprintf(stderr, "%s: ", c->name);
    vfprintf(stderr, format, ap);
    fprintf(stderr, "\n%s: '%s --help' lists the options\n", c->name, c->name);
}

int pat_usage(const struct pat_command *c, const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    if (c->say_usage)
        c->say_usage(format, ap);
    else
        print_usage(c, format, ap);
    va_end(ap);
    return USAGE;
}

static bool may_lack_value(const struct pat_option *o)
{
    return !o->value || o->value[0] == '[';
}

/* ---- setters ---- */

enum pat_set pat_set_flag(void *at, const char *value, const struct pat_option *o)
{
    (void)value, (void)o;
    *(bool *)at = true;
    return PAT_SET;
}

enum pat_set pat_set_text(void *at, const char *value, const struct pat_option *o)
{
    const char **text = at;
    if (*text)
        return PAT_SET_TWICE;
    *text = value;
    return *value || may_lack_value(o) ? PAT_SET : PAT_SET_BAD;
}

enum pat_set pat_set_digits(void *at, const char *value, const struct pat_option *o)
{
    const size_t n = strlen(value);
    return n <= 18 && strspn(value, "0123456789") == n ? pat_set_text(at, value, o) : PAT_SET_BAD;
}

enum pat_set pat_set_word(void *at, const char *value, const struct pat_option *o)
{
    const size_t len = strlen(value);
    const char *word = o->value + (may_lack_value(o) ? 2 : 0); /* behind `[=` */
    for (size_t n; *word; word += n + (word[n] != '\0')) {
        n = strcspn(word, "|]");
        if (n == len && memcmp(word, value, n) == 0)
            return pat_set_text(at, value, o);
    }
    return *value ? PAT_SET_BAD : pat_set_text(at, value, o);
}

/* ---- --help ---- */

static void print_row(const struct pat_command *c, const char *name, const char *between, const char *value,
                      const char *help)
{
    char left[64];
    snprintf(left, sizeof left, "%s%s%s", name, between, value);
    printf("  %-*s %s\n", c->width, left, help);
}

static void print_help(const struct pat_command *c)
{
    printf("usage: %s\n", c->usage);
    for (size_t i = 0; i < c->n_options; i++) {
        const struct pat_option *o = &c->options[i];
        print_row(c, o->name, may_lack_value(o) ? "" : " ", o->value ? o->value : "", o->help);
    }
    print_row(c, "--version", "", "", "print the version");
    print_row(c, "--help", "", "", "print this");
    if (c->help_more)
        c->help_more();
    printf("\nExit status: %s\n", c->status);
}

/* ---- parsing ---- */

/* The option that arg is, and the value that stands in arg itself or NULL. */
static const struct pat_option *find_option(const struct pat_command *c, const char *arg, const char **value)
{
    *value = NULL;
    for (const struct pat_option *o = c->options; o < c->options + c->n_options; o++) {
        const size_t len = strlen(o->name);
        if (strncmp(arg, o->name, len) != 0)
            continue;
        if (arg[len] == 0)
            return o;
        if (len == 2 || arg[len] == '=') { /* -IDIR */
            *value = arg + len + (arg[len] == '=');
            return o;
        }
    }
    return NULL;
}

/* Hands the value on; 0 or a status. */
static int set(const struct pat_command *c, const struct pat_option *o, void *options, const char *value)
{
    switch (o->set((char *)options + o->offset, value ? value : "", o)) {
    case PAT_SET:
        return 0;
    case PAT_SET_BAD:
        return pat_usage(c, "'%s' is no value of '%s' (%s)", value, o->name, o->value);
    case PAT_SET_TWICE:
        return pat_usage(c, "'%s' is given twice", o->name);
    case PAT_SET_FAILED:
        break;
    }
    return USAGE;
}

/* One option at argv[*i], which moves on over a value of its own; 0 or a status. */
static int parse_option(const struct pat_command *c, void *options, int argc, char **argv, int *i,
                        uint64_t *given)
{
    const char *arg = argv[*i], *value;
    const struct pat_option *o = find_option(c, arg, &value);
    if (!o)
        return pat_usage(c, "unknown option '%s'", arg);
    if (value && !o->value)
        return pat_usage(c, "'%s' takes no value", o->name);
    if (!value && !may_lack_value(o)) {
        if (*i + 1 >= argc)
            return pat_usage(c, "'%s' needs a value: %s", o->name, o->value);
        value = argv[++*i];
    }
    *given |= UINT64_C(1) << (o - c->options);
    return set(c, o, options, value);
}

/* Is one of these names, separated by blanks, an option that is given? */
static bool is_one_given(const struct pat_command *c, uint64_t given, const char *names)
{
    for (size_t n; *names; names += n + (names[n] == ' ')) {
        n = strcspn(names, " ");
        for (size_t i = 0; i < c->n_options; i++)
            if (given >> i & 1 && strlen(c->options[i].name) == n &&
                strncmp(c->options[i].name, names, n) == 0)
                return true;
    }
    return false;
}

static int check_given(const struct pat_command *c, uint64_t given)
{
    for (size_t i = 0; i < c->n_options; i++) {
        const struct pat_option *o = &c->options[i];
        if (given >> i & 1 && o->with && !is_one_given(c, given, o->with))
            return pat_usage(c, "'%s' goes with %s", o->name, o->with);
    }
    return -1;
}

int pat_parse_options(const struct pat_command *c, void *options, int argc, char **argv)
{
    const struct pat_option input = {.name = "input", .set = c->add_input};
    bool only_inputs = false;
    uint64_t given = 0;
    for (int i = 1; i < argc; i++) {
        const char *arg = argv[i];
        int status = 0;
        if (only_inputs || arg[0] != '-' || !arg[1])
            status = set(c, &input, options, arg);
        else if (strcmp(arg, "--") == 0)
            only_inputs = true;
        else if (strcmp(arg, "--help") == 0)
            return print_help(c), 0;
        else if (strcmp(arg, "--version") == 0)
            return printf("%s %s\n", c->name, c->version), 0;
        else
            status = parse_option(c, options, argc, argv, &i, &given);
        if (status != 0)
            return status;
    }
    return check_given(c, given);
}
