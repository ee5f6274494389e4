/* main.c -- pat2c: graph patterns into C.
 *
 *   path -> check (reads, parses, checks; imports too) -> laws -> facts -> C
 *
 * In:   the command line.
 * Out:  NAME.c, NAME.h, NAME.unit.c, NAME.rules.c where there are rules, with --selftest a program, with
 *       --emit=ort-ep NAME.ep.c; or facts, steps, statistics.
 * Everything is compiled in memory first, and written only if nothing failed.
 * Exit status: 0 done, 1 errors, 2 usage.
 */
#include "base/place.h"
#include "core/fnv.h"
#include "emit/emit.h"
#include "format/format.h"
#include "lsp/run.h"
#include "plan/plan.h"
#include "print/stack.h"
#include "../runtime/driver/watch.h"

#include <errno.h>
#include <string.h>

/* ---- where the outputs go ---- */

/* path without its last suffix, with another one. */
static const char *with_suffix(const char *path, const char *suffix)
{
    const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
    const bool has_suffix = dot && dot > (slash ? slash + 1 : path);
    return format("%.*s%s", (int)(has_suffix ? (size_t)(dot - path) : strlen(path)), path, suffix);
}

/* Beside standard output and devices nothing can stand. */
static bool is_printed(void)
{
    return opt.output && (strcmp(opt.output, "-") == 0 || is_device(opt.output));
}

/* The outputs of one unit stand beside its C; with `-o -` all but a header of
 * its own are printed. */
static const char *c_path(const struct unit *u)
{
    return opt.output ? opt.output : with_suffix(u->src->path, ".c");
}

static const char *header_path(const struct unit *u)
{
    if (opt.header)
        return opt.header;
    return is_printed() ? NULL : with_suffix(c_path(u), ".h");
}

/* NAME.rules.c and the like, beside NAME.c */
static const char *beside_path(const struct unit *u, const char *suffix)
{
    return is_printed() ? opt.output : with_suffix(c_path(u), suffix);
}

static const char *rules_path(const struct unit *u)
{
    return opt.rules ? opt.rules : beside_path(u, ".rules.c");
}

/* Names with which the C would not compile: those of the library's headers, and what `#include "..."` can't
 * hold. */
static bool has_good_names(const struct unit *u)
{
    const char *header = header_name(u);
    const bool library = strncmp(header, "dfg_", 4) == 0 || strcmp(header, "dfg.h") == 0;
    const bool own = strncmp(u->name, "dfg_", 4) != 0 && strcmp(u->name, "dfg") != 0;
    bool plain = true;
    for (const char *c = header; *c; c++)
        plain &= (unsigned char)*c >= ' ' && *c != '"' && *c != '\\' && *c != 127;
    if (!own)
        error_at((struct span){u->src, 0, 0}, "a file called '%s' would use the library's names",
                 u->src->base);
    else if (library)
        error_at((struct span){u->src, 0, 0}, "a header called '%s' would hide the library's", header);
    else if (!plain)
        error_at((struct span){u->src, 0, 0}, "no '#include' can name the header of '%s'", u->src->base);
    return own && !library && plain;
}

/* As NAME.c includes it: beside the header. */
static const char *names_path(const struct unit *u)
{
    const char *path = header_path(u), *dot = strrchr(path, '.');
    return format("%.*s.names.h", dot ? (int)(dot - path) : (int)strlen(path), path);
}

/* ---- the pipeline ---- */

typedef VEC(struct out *) outputs;

/* path NULL: it is no file. */
static struct out *emit_into(outputs *all, void (*emit)(struct unit *, struct out *), struct unit *u,
                             const char *path)
{
    struct out *o = *PUSH(*all) = out_new();
    emit(u, o);
    if (path)
        files_add(path, o);
    return o;
}

static void name_run(const outputs *all)
{
    uint64_t run = DFG_FNV;
    for (int i = 0; i < all->n; i++)
        run = out_hash(all->at[i], run);
    for (int i = 0; i < all->n; i++)
        out_set_run_id(all->at[i], run);
}

static void emit_sources(struct unit *u)
{
    outputs all = {0};
    stack_begin();
    emit_into(&all, u->is_ops ? emit_ops : emit_c, u, c_path(u));
    if (header_path(u))
        emit_into(&all, emit_header, u, header_path(u));
    if (opt.binding && !u->is_ops && header_path(u))
        emit_into(&all, emit_names_file, u, names_path(u));
    else if (!opt.binding && (has_rules(u) || (opt.rules && !u->is_ops)))
        emit_into(&all, emit_rules, u, rules_path(u));
    if (!u->is_ops && !opt.binding && (opt.selftest || !is_printed())) /* nobody reads rows */
        emit_into(&all, emit_unit, u, beside_path(u, ".unit.c"));
    if (!u->is_ops && strcmp(opt.emit, "ort-ep") == 0)
        emit_into(&all, emit_ort_ep, u, beside_path(u, ".ep.c"));
    if (opt.selftest && !u->is_ops)
        emit_into(&all, emit_selftest, u, opt.selftest);
    name_run(&all);
}

/* Of the patterns by themselves, then as entries of each table. */
static void emit_all_facts(struct unit *u, struct out *o)
{
    emit_facts(facts_of(u, u->patterns, u->n_patterns), o);
    for (int i = 0; i < u->n_tables; i++)
        if (automaton_of(u, u->tables[i]))
            emit_facts(automaton_of(u, u->tables[i])->facts, o);
}

/* Of all that gets a matcher. */
static void emit_all_steps(struct unit *u, struct out *o)
{
    struct names *names = names_new(u, "");
    const struct matchers m = matchers_of(u);
    functions_begin(names);
    list_matchers(names, &m, o);
}

/* Of the patterns, each alone, then of the rules, then of each table. */
static void write_stats(struct unit *u, struct out *o)
{
    const struct automaton *rules = plan_rules(u);
    emit_stats(NULL, facts_of(u, u->patterns, u->n_patterns), NULL, o);
    if (rules)
        emit_rule_stats(rules, o);
    for (int i = 0; i < u->n_tables; i++) {
        const struct automaton *a = automaton_of(u, u->tables[i]);
        if (a)
            emit_stats(u->tables[i], a->facts, a, o);
    }
}

/* The page with the file, its C, automata, costs. */
static void emit_all_listing(struct unit *u, struct out *o)
{
    outputs all = {0};
    struct out *c = emit_into(&all, u->is_ops ? emit_ops : emit_c, u, NULL), *rules = NULL;
    emit_into(&all, emit_header, u, NULL);
    if (has_rules(u))
        rules = emit_into(&all, emit_rules, u, NULL);
    if (!u->is_ops)
        emit_into(&all, emit_unit, u, NULL);
    name_run(&all);
    struct out *stats = out_new();
    write_stats(u, stats);
    begin_listing(u, c, rules, stats, o);
    for (int i = 0, n = 0; i < u->n_tables; i++) {
        const struct automaton *a = automaton_of(u, u->tables[i]);
        if (a && !a->tree)
            list_automaton(u->tables[i], a, n++ == 0, o);
    }
    end_listing(o);
}

/* What --emit prints, or -o takes, instead of C. */
static const struct {
    const char *name;
    void (*emit)(struct unit *, struct out *);
} prints[] = {{"facts", emit_all_facts}, {"steps", emit_all_steps}, {"listing", emit_all_listing}};
enum { N_PRINTS = sizeof prints / sizeof *prints };

/* facts .. emit of one checked unit, into the outputs of the run. */
void compile_unit(struct unit *u)
{
    const int before = error_count();
    if (!has_good_names(u))
        return;
    pat_expand_laws(pat2c, u, pat2c->opt.law_limit);
    if (error_count() > before)
        return;
    pat_assert_unit(pat2c, u);
    c_declare(u);
    kinds_declare(u);
    lint(u);
    if (error_count() > before)
        return;
    int print = 0;
    while (print < N_PRINTS && strcmp(opt.emit, prints[print].name) != 0)
        print++;
    if (print < N_PRINTS)
        emit_into(&(outputs){0}, prints[print].emit, u, opt.output ? opt.output : "-");
    else
        emit_sources(u);
    if (opt.stats)
        emit_into(&(outputs){0}, write_stats, u, "-");
    for (int i = 0; i < u->n_sources; i++)
        files_depend(u->sources[i].src->path);
}

/* ---- --format ---- */

static void format_file(const char *path)
{
    const bool printed = strcmp(path, "-") == 0;
    const struct source *src = pat_source_read(pat2c, printed ? "/dev/stdin" : path);
    if (!src) {
        error_at((struct span){0}, "can't read '%s': %s", path, strerror(errno));
        return;
    }
    if (printed)
        src = pat_source_of_text(pat2c, "<stdin>", src->text, src->size);
    size_t size;
    const char *text = pat_formatted(pat2c, src, &size);
    struct out *o = out_new();
    if (text)
        outf(o, "%s", text);
    files_add(path, o);
}

struct command {
    int argc;
    char **argv;
    int status; /* -1: go on; else the exit status */
};

/* Each input by itself, so that one's errors do not hide another's. */
static void compile(struct pat *pat, void *arg)
{
    struct command *c = arg;
    c->status = options_parse(c->argc, c->argv);
    if (c->status < 0 && !opt.lsp)
        watch_begin("pat2c", files_interrupted);
    if (c->status < 0 && !opt.lsp && pat_add_shipped(pat) != PAT_OK)
        c->status = 2;
    for (int i = 0; c->status < 0 && i < opt.n_inputs; i++) {
        const int before = error_count();
        watch_job("reading %s", opt.inputs[i]);
        struct unit *u = opt.format ? NULL : pat_check(pat, opt.inputs[i], NULL, 0);
        if (u && error_count() == before)
            pat_check_defines(pat, u);
        if (opt.format)
            format_file(opt.inputs[i]);
        else if (u && error_count() == before) {
            watch_job("compiling %s", opt.inputs[i]);
            compile_unit(u);
        }
    }
}

static void write_outputs(struct pat *pat, void *arg)
{
    (void)pat;
    if (opt.depfile && !opt.check)
        files_add(opt.depfile, files_depfile());
    ((struct command *)arg)->status = files_commit() ? 0 : 1;
}

/* Where libpat was left: why, and the exit status. */
static int give_up(enum pat_status why)
{
    say((struct pat_place){0}, why == PAT_TOO_MANY ? "too many errors, giving up" : "out of memory", NULL);
    return why == PAT_TOO_MANY ? 1 : 2;
}

/* --lsp, which needs a library. */
static int serve(const char *program)
{
#ifdef PAT2C_LSP
    return lsp_run(program);
#else
    (void)program;
    say((struct pat_place){0}, "built without --lsp", NULL);
    return 2;
#endif
}

static int run(struct command *c)
{
    enum pat_status status = pat_protect(pat2c, compile, c);
    if (status == PAT_OK && c->status < 0 && opt.lsp)
        return serve(c->argv[0]);
    watch_job(NULL);
    if (wants_json())
        pat_print_json(pat_messages(pat2c), stderr);
    else
        pat_print_messages(pat_messages(pat2c), "pat2c", opt.color, stderr);
    if (status == PAT_OK && c->status >= 0) {
        if (fflush(stdout) == 0)
            return c->status;
        fprintf(stderr, "pat2c: standard output: %s\n", strerror(errno));
        return 1;
    }
    if (status == PAT_OK && error_count() > 0)
        return 1;
    if (status == PAT_OK)
        status = pat_protect(pat2c, write_outputs, c);
    return status == PAT_OK ? c->status : give_up(status);
}

int main(int argc, char **argv)
{
    struct command c = {.argc = argc, .argv = argv, .status = -1};
    pat2c = pat_new(NULL);
    const int status = pat2c ? run(&c) : give_up(PAT_NO_MEMORY);
    watch_end();
    files_drop();
    pat_free(pat2c);
    return status;
}
