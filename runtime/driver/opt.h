/* opt.h -- dfg-opt, one file per job.
 *
 *   options.c  the command line       units.c   the known units
 *   load.c     --load                 patterns.c  --patterns
 *   compile.c, cache.c, spawn.c  --compile
 *   select.c   names of patterns and tables
 *   describe.c descriptions of compiled patterns, with their -D
 *   list.c     --list                 match.c   --match, --stats
 *   explain.c  --explain              dot.c     --dot
 *   pattern_of.c  --pattern-of          ops_of.c  --ops-of
 *   what_if.c  --what-if
 *   partition.c  --partition            can_run*.c  --can-run
 *   validate.c --validate
 *   diff_tables.c  --diff-tables
 *   jsonl.c    --jsonl                corpus.c  ... and --report=text: all models together
 *   pass.c     --pass                 rewrite.c --rewrite
 *   evaluate.c --eval                 verify.c  --verify
 *   check*.c   --check-rules
 *   emit.c     --emit                 watch.c   progress, interrupts
 *   clock.c    --time                 output.c  a file that is written
 *   graph.c    the input              main.c    the order of the jobs
 *   pages.c    its memory
 *
 * Exit status: 0 done; 1 the input or the patterns are at fault; 2 usage.
 */
#ifndef DFG_OPT_H
#define DFG_OPT_H

#include "../dfg_extend.h"
#include "../dfg_report.h"
#include "../dfg_rewrite.h"
#include "pat.h"
#include "watch.h"

enum { STATUS_OK, STATUS_INPUT, STATUS_USAGE };

/* ---- options.c ---- */

/* What an option that may be given several times was given. */
struct texts {
    const char **at;
    size_t n, room;
};

struct options {
    const char *input, *output, *pass, *rewrite, *match, *explain, *at, *dot, *eval, *verify, *max_steps,
        *seed, *check, *graphs;
    const char *pattern_of, *can_run, *dim, *partition, *select, *launch, *host, *diff, *diff_new, *heavy, *least_calls, *validate,
        *report, *emit, *fail_under;
    struct texts loads, patterns, folders, defines, what_if;
    bool list, compile, stats, json, time, once, provenance, infer, regions, jsonl, keep_opset, fast_math, ops_of;
};
int options_parse(struct options *, int argc, char **argv); /* -1: go on; else the exit status */
bool options_sum_up(const struct options *); /* do they ask for all models of --jsonl together? */
void options_free(struct options *);

/* ---- units.c, load.c: all that the program knows ---- */

struct library {
    const char *path;
    void *handle;
    bool is_used; /* it has units, or a function that was asked for */
};

/* A unit as it was compiled, and with what its patterns say. */
struct described {
    const struct dfg_unit *compiled, *unit;
};

struct units {
    const struct dfg_unit **at;
    size_t n, room;
    struct library *libraries; /* load.c; in the order of the command line */
    size_t n_libraries, libraries_room;
    struct pat *pat; /* of --patterns; NULL */
    const struct dfg_unit **interpreted;
    size_t n_interpreted, interpreted_room;
    struct described *described; /* those that were asked for */
    size_t n_described, described_room;
    struct texts defines; /* of -D */
};
bool units_add(struct units *,
               const struct dfg_unit *const *units); /* a NULL-terminated list; false, and a message */
bool units_builtin(struct units *);
bool units_load(struct units *, const char *path);
bool units_keep(struct units *, struct library); /* false: no memory, and it is closed, which is said */
/* A function that one of those defines itself, the first that does; NULL: none. */
pat_function *units_function(struct units *, const char *name);
pat_function *program_function(const char *name); /* one of the program itself; NULL: none */
bool units_loads_used(const struct units *); /* each; false: one is not, which is said */
/* --patterns: after a beginning, which makes `pat`; what is wrong with the files stands in its messages. */
bool units_begin_reading(struct units *, const struct options *);
bool units_read(struct units *, const struct options *);
/* One file more; NULL: it is wrong, and its messages, or one, say so. */
const struct dfg_unit *units_read_file(struct units *, const char *path);
void units_print_messages(const struct units *); /* of `pat`, on standard error */
bool units_failed(const struct units *);                 /* of those: memory ran out, which is said */
const struct dfg_unit *units_interpret(struct units *, const struct pat_file *); /* NULL: no memory, which is said */
void units_forget(struct units *);
void units_replace(struct units *, const struct dfg_unit *); /* the one of that name */

/* ---- compile.c ---- */

/* --compile: the unit of a file of --patterns is compiled and takes the place of the interpreted one; false:
 * an error was reported. */
bool compile_file(struct units *, const struct options *, const char *path, const struct pat_file *);

dfg_module *units_module(const struct units *); /* a module that knows their operators */
extern const struct dfg_allocator pages_allocator; /* pages.c: what its memory is from */
void pages_keep(void); /* what is freed stays with the process, where libc knows how: a fold needs it again */
void units_free(struct units *);

/* ---- select.c: what --match names ---- */

/* A pattern or a table. */
struct item {
    const char *name; /* as asked for, name_len bytes */
    size_t name_len;
    struct dfg_target target;
    bool is_shared; /* another pattern of the items has its name: it is called UNIT.NAME */
};
struct items {
    struct item *at;
    size_t n, room;
    const struct units *units; /* that they are of; NULL: none is interpreted */
};
int items_select(struct items *, const struct units *,
                 const char *names); /* STATUS_OK, or the exit status after a message */
void items_free(struct items *);

/* ---- rewrite.c ---- */

struct rule_choices {
    struct dfg_rule_choice *at; /* as units and text have them */
    size_t n;
    unsigned canonical; /* as of struct dfg_rewrite_options */
    bool inlines;       /* dfg_inline_calls first */
    bool is_all;
};
extern const char inline_calls[]; /* the name of that */
int rules_select(struct rule_choices *, const struct units *, const char *names); /* as items_select */
int rules_can_run(
    const struct rule_choices *); /* STATUS_USAGE: some are made in C that is not there, which is said */
void rules_free(struct rule_choices *);
/* tell (NULL: nobody asks) is given f and the figures of each rule.  False: an error was reported. */
typedef void rule_stats_fn(void *f, const char *rule, const struct dfg_rule_stats *);
rule_stats_fn print_rule_stats; /* as a line of --stats */
bool rewrite_run(dfg_module *, struct rule_choices *, const struct options *, rule_stats_fn *tell, FILE *f);

/* ---- describe.c ---- */

/* For jobs that ask the reference matcher, or where -D gives params; false: an error was reported. */
bool items_describe(struct items *, struct units *, bool asks);
bool rules_describe(struct rule_choices *, struct units *, bool asks);
bool unit_describe(struct units *, const struct dfg_unit **, bool asks); /* the same of one */
/* The unit of --compile takes the place of the interpreted one; false: an error was reported. */
bool unit_describe_by(struct units *, const struct dfg_unit *, const struct pat_file *);
void units_undescribe(struct units *);
bool is_define_of(const char *define, const char *name); /* "NAME=VALUE" of that name? */
bool params_are_known(const struct units *);             /* those of -D; false: one is not, which is said */

/* ---- what_if.c ---- */

/* Of described items: conditions at these places count no more; false: an error was reported. */
bool items_drop(struct items *, struct units *, const struct texts *places);

/* ---- the jobs ---- */

void list_units(const struct units *, FILE *);

/* Views of the module, one for each unit that was asked for; after a beginning with room for so many. */
struct view {
    const struct dfg_unit *unit;
    dfg_graph graph;
    void *mem;
};
struct views {
    struct view *at;
    size_t n;
};
bool views_begin(struct views *, size_t most); /* false: no memory; views_end may follow */
const dfg_graph *view_of(dfg_module *, struct views *, const struct dfg_unit *); /* NULL: an error was reported */
void views_end(struct views *);

/* One match: of an item, with what it captured. */
struct hit {
    const struct item *item;
    const struct dfg_pattern *pattern;
    int32_t entry; /* of a table; -1 */
    dfg_node root;
    const void *match;
    const dfg_graph *view;
};
/* Every item at every node, in order; visit returns false to stop.  False: an error was reported. */
bool match_all(dfg_module *, const struct items *, bool (*visit)(void *ctx, const struct hit *), void *ctx);
bool match_print(dfg_module *, const struct items *, bool json, FILE *);
bool match_stats(dfg_module *, const struct items *, FILE *);
bool match_json(dfg_module *m, const struct items *, const char *model, FILE *);

/* The lists of consumers, which the reference matcher reads; false: an error was reported. */
bool list_users(dfg_module *);

dfg_node node_called(const dfg_module *, const char *name); /* by its label; DFG_NONE: none, and a message */
/* at: the name of a node, or NULL: the best attempts of the graph.  False: an error was reported. */
bool explain_items(dfg_module *, const struct items *, const char *at, FILE *);

bool dot_write(dfg_module *, const struct items *, const char *path);

/* ---- pass.c ---- */

/* Do all of the names mean a pass?  STATUS_OK, or the exit status after a message. */
int passes_check(const char *names);
/* Runs them in this order.  False: an error was reported. */
bool passes_run(dfg_module *m, const char *names);

/* ---- partition.c ---- */

/* Partitions m with the tables, in their order; a report first, where one is asked for.
 * False: an error was reported. */
bool partition_run(dfg_module *m, const struct items *tables, const struct options *);
/* What --heavy and --least-calls say; false: an error was reported. */
bool region_options(struct dfg_merge_options *, const dfg_module *, const struct options *);
void region_options_end(struct dfg_merge_options *);
/* The selection that the options ask for; NULL: an error was reported. */
dfg_selection *choose_matches(dfg_module *, const struct items *, const struct options *,
                              const struct dfg_merge_options *);
/* The items as targets, malloc'ed; NULL: no memory. */
struct dfg_target *targets_of(const struct items *);

/* ---- validate.c ---- */

/* Says of each function that is marked Composite whether an entry of its name takes it; false: an error
 * was reported. */
bool validate_run(dfg_module *m, const struct items *tables, FILE *);

/* ---- evaluate.c, verify.c: what the graph computes ---- */

struct dfg_data;
struct values {
    struct dfg_data **at;
    uint32_t n;
};
dfg_node main_function(const dfg_module *); /* DFG_NONE, and a message */
/* What func returns of the inputs; path stands in messages. */
bool values_of(const dfg_module *, dfg_node func, const char *path, const struct options *,
               const struct values *inputs, struct values *outputs);
bool values_print(const struct values *, FILE *); /* as a graph whose @main returns them */
void values_free(struct values *);
bool evaluate_file(const dfg_module *, const struct units *, const struct options *, FILE *);

/* Random inputs and what @main made of them before it was changed. */
struct verification {
    struct values *inputs, *outputs;
    size_t n;
};
/* --verify: before the module is changed; NULL, and a message. */
struct verification *verify_before(const dfg_module *, const struct options *);
/* After it: a line for each output; false: it differs, or can't be evaluated any more. */
bool verify_after(const dfg_module *, const struct verification *, const struct options *, FILE *);
void verify_free(struct verification *);

/* The report on m that the options ask for, made, shown and freed; m stays as it is.  False: an error was reported. */
typedef bool report_fn(const struct dfg_report *, const struct options *, void *ctx);
bool partition_report(dfg_module *m, const struct items *tables, const struct options *, report_fn *show, void *ctx);
report_fn report_print; /* ctx: a FILE, written all or nothing; in the form of --report */

/* ---- diff_tables.c ---- */

bool diff_tables(const struct options *, FILE *); /* false: an error was reported */

/* ---- corpus.c ---- */

struct corpus {
    size_t models, calls, covered;
    double macs, covered_macs;
    struct corpus_limit *limits;
    size_t n_limits, limits_room;
};
report_fn corpus_add; /* ctx: a corpus */
void corpus_print(const struct corpus *, FILE *);
void corpus_free(struct corpus *);
double share(double part, double all); /* in per cent; of nothing 0 */

/* ---- can_run.c, can_run_text.c ---- */

/* Is an operator called so, in the graph or declared?  If not, that is said, with the nearest name. */
bool is_operator(const dfg_module *, const char *op, bool declared);

/* Asks the tables, all where there are none, whether they take the call. */
bool can_run(struct units *, const struct items *tables, const char *call, FILE *);
bool can_run_is_call(const char *call); /* OP(...), its parenthesis closed?  Else that is said. */
/* Reads the call as the graph @main; what is wrong with it is said. */
dfg_status can_run_read(dfg_module *, const char *call);

/* ---- jsonl.c ---- */

/* Prints one object and the end of the line; false: an error was reported. */
typedef bool jsonl_job(dfg_module *, const struct options *, void *ctx, FILE *);
bool jsonl_run(const struct units *, const struct options *, jsonl_job *, void *ctx);

/* ---- check_rules.c ---- */

/* Looks for graphs on which one of the rules changes what is computed, and prints what
 * is found of each; false: there are some, or of a rule nothing could be said. */
bool check_rules(const struct units *, const struct rule_choices *, const struct options *, FILE *);

/* ---- graph.c ---- */

int dims_check(const char *dims); /* of --dim: STATUS_OK, or the exit status after a message */

struct bytes {
    const void *at; /* outlive the module */
    size_t n;
};
/* The input, finished, types inferred where that is asked for; of `bytes`, a model, where they are not NULL.
 * Types that contradict what is stated are told to `warnings`, unless it is NULL.
 * NULL: error says why, or memory is out. */
dfg_module *read_graph(const struct units *, const struct options *, const struct bytes *, FILE *warnings,
                       struct dfg_error *error);

/* ---- pattern_of.c ---- */

/* A pattern that matches at these nodes, split by commas. */
bool print_pattern_of(const dfg_module *, const struct units *, const char *nodes, FILE *);

/* ---- emit.c ---- */

/* --emit=c: the graph as C, with a view for each file of the items; false: an error was reported. */
bool emit_c(dfg_module *, const struct items *, const struct options *);

/* ---- ops_of.c ---- */

bool print_ops_of(const dfg_module *, FILE *); /* declarations of what is not declared; false: no memory, said */

/* ---- output.c ---- */

typedef bool print_fn(FILE *, const void *ctx);
/* Writes what print prints to path; false, and a message, if it can't. */
bool output_write(const char *path, print_fn *print, const void *ctx);
/* The graph, as ONNX where the path ends in `.onnx`, else as text. */
bool output_graph(const dfg_module *, const char *path);
/* What is left of an output that was begun, and a folder with its files. */
void output_remove(const char *output, const char *folder);
bool output_is_onnx(const char *path);
bool same_file(const char *a, const char *b); /* NULL and what is no file: no */
const char *output_onto(const struct options *, const char *input); /* the output that is this file; NULL: none */
bool outputs_spare_weights(const dfg_module *, const struct options *); /* that it was read from; else that is said */

/* ---- clock.c ---- */

double clock_now(void); /* seconds */
void print_time(const char *what, double seconds);
void print_memory(const dfg_module *);

/* One message on stderr, after `dfg-opt: `. */
void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The first argument; where that is false, a complaint of the error.  It is cleared. */
bool has_worked(bool worked, struct dfg_error *);

#endif
