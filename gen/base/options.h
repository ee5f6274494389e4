/* options.h -- the command line of a program: one table parses it and prints --help.
 *
 * Of pat2c and dfg-opt alike.  A value follows its option: `--match all`,
 * `--match=all`, `-I dir`, `-Idir`; after `--` everything is an input.
 */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

enum pat_set {
    PAT_SET,
    PAT_SET_BAD,   /* it is no value of this option */
    PAT_SET_TWICE, /* there is one already, and it takes one only */
    PAT_SET_FAILED /* said already */
};
struct pat_option;
/* at: `offset` bytes into the program's options; value: "" where it was left out. */
typedef enum pat_set pat_set_fn(void *at, const char *value, const struct pat_option *);

struct pat_option {
    const char *name;  /* "-o" or "--header" */
    const char *value; /* how --help calls it; NULL: it takes none; "[=x]": it may */
    pat_set_fn *set;
    size_t offset;
    const char *help;
    const char *with; /* "--match --rewrite": one of these options is given, too; NULL: none need be */
};

struct pat_command {
    const char *name, *version, *usage, *status; /* what --help begins and ends with */
    const struct pat_option *options;            /* at most 64; --version and --help come by themselves */
    size_t n_options;
    int width;               /* of --help's first column */
    pat_set_fn *add_input;   /* of what is no option; at: the program's options */
    void (*help_more)(void); /* printed behind the options; NULL: nothing */
    void (*say_usage)(const char *format, va_list); /* what is wrong; NULL: is printed on stderr */
};

/* -1: go on; else the exit status: 0, something was printed; 2, usage, and stderr says why. */
int pat_parse_options(const struct pat_command *, void *options, int argc, char **argv);
/* Says what is wrong, and how to get help; 2. */
int pat_usage(const struct pat_command *, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Setters: a bool becomes true; a const char * that is NULL becomes the value: any, at most 18 digits, or one
 * of the words between the `|` of option->value. */
pat_set_fn pat_set_flag, pat_set_text, pat_set_digits, pat_set_word;

#endif
