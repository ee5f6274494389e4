/* draw.c -- the graph of a report as SVG, drawn by Graphviz.
 *
 * In:   a report.
 * Out:  SVG: each region in a colour, over each node its entry or its reason.
 * Errors: `dot` can't be run.
 *
 * Its layout takes time that grows with the square of the graph: of large ones it
 * stops improving early, and constants, a third of them, are not drawn.
 */
#define _POSIX_C_SOURCE 200809L /* mkstemp */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../dfg_dot.h"
#include "report.h"

enum { LARGE = 1000 }; /* nodes that are laid out in a second or two */

bool dfg_report_is_large(const struct dfg_report *r)
{
    return r->nodes > LARGE;
}

struct drawing {
    struct dfg_dot_mark *marks;
    char **texts; /* tooltips */
    size_t n;
};

static char *pick_text(const struct dfg_report *r, dfg_node n, const struct dfg_pick *pick)
{
    const char *name = dfg_report_entry_name(&r->targets[pick->target], pick->entry);
    size_t size = strlen(name) + 40;
    char *text = malloc(size);
    if (text != NULL && r->region[n] != 0)
        snprintf(text, size, "%s, region %u", name, (unsigned)r->region[n]);
    else if (text != NULL)
        snprintf(text, size, "%s", name);
    return text;
}

static char *reason_text(const struct dfg_report *r, dfg_node n)
{
    const struct dfg_report_reason *x = &r->reasons[r->why[n] - 1];
    size_t size = strlen(x->text) + 16;
    char *text = malloc(size);
    if (text != NULL)
        snprintf(text, size, "left out: %s", x->text);
    return text;
}

/* A mark for every node that is covered or was left out; a region's nodes are of one colour. */
static bool make_marks(const struct dfg_report *r, struct drawing *d)
{
    uint32_t n_nodes = dfg_n_nodes(r->m);
    *d = (struct drawing){calloc(n_nodes, sizeof *d->marks), calloc(n_nodes, sizeof *d->texts), 0};
    if (d->marks == NULL || d->texts == NULL)
        return false;
    for (dfg_node n = 1; n < n_nodes; n++) {
        const struct dfg_pick *pick = dfg_report_pick_of(r, n);
        if (dfg_report_is_large(r) && dfg_node_op(r->m, n) == DFG_CONST)
            d->marks[d->n++] = (struct dfg_dot_mark){.node = n, .hidden = true};
        if (pick == NULL && r->why[n] == 0)
            continue;
        char *text = pick != NULL ? pick_text(r, n, pick) : reason_text(r, n);
        if (text == NULL)
            return false;
        d->texts[d->n] = text;
        d->marks[d->n++] = (struct dfg_dot_mark){.node = n,
                                                 .label = pick != NULL ? "" : NULL,
                                                 .colour = r->region[n] != 0 ? r->region[n]
                                                           : pick != NULL    ? pick->root
                                                                             : 0,
                                                 .tooltip = text};
    }
    return true;
}

static void free_marks(struct drawing *d)
{
    for (size_t i = 0; i < d->n; i++)
        free(d->texts[i]);
    free(d->texts);
    free(d->marks);
}

/* Copies the file from its first tag on. */
static bool copy_svg(const char *path, FILE *f)
{
    char *line = NULL;
    size_t room = 0;
    bool found = false;
    FILE *in = fopen(path, "r");
    while (in != NULL && getline(&line, &room, in) >= 0) {
        const char *tag = found ? line : strstr(line, "<svg");
        found = tag != NULL || found;
        if (tag != NULL)
            fputs(tag, f);
    }
    free(line);
    if (in != NULL)
        fclose(in);
    return found;
}

static bool run_dot(const char *options, const char *from, const char *to)
{
    char command[160];
    snprintf(command, sizeof command, "dot -Tsvg %s -o %s %s", options, to, from);
    return system(command) == 0; /* NOLINT(cert-env33-c): of names that this file made */
}

/* Where it does not get through with less care, it takes its time. */
static bool print_svg(const struct dfg_report *r, const char *from, const char *to, FILE *f)
{
    bool ok = dfg_report_is_large(r) && run_dot("-Gnslimit=1 -Gmclimit=0.1", from, to);
    return (ok || run_dot("", from, to)) && copy_svg(to, f);
}

static FILE *temporary(char *path)
{
    int fd = mkstemp(path);
    FILE *f = fd >= 0 ? fdopen(fd, "w") : NULL;
    if (fd >= 0 && f == NULL) {
        close(fd);
        unlink(path);
    }
    return f;
}

static void remove_temporary(FILE *f, const char *path)
{
    if (f == NULL)
        return;
    fclose(f);
    unlink(path);
}

/* What errno says of a file that can't be used. */
static dfg_status cant_draw(struct dfg_error *error)
{
    return errno == ENOMEM ? dfg_fail(error, DFG_NO_MEMORY, "out of memory")
                           : dfg_fail(error, DFG_NO_FILE, "the graph can't be drawn");
}

static dfg_status write_dot(const struct dfg_report *r, FILE *dot, struct dfg_error *error)
{
    struct drawing d;
    dfg_status status = make_marks(r, &d) ? dfg_write_dot(r->m, dot, d.marks, d.n) : DFG_NO_MEMORY;
    free_marks(&d);
    if (status == DFG_NO_MEMORY)
        return dfg_fail(error, status, "out of memory");
    return status == DFG_OK && fflush(dot) == 0 ? DFG_OK : cant_draw(error);
}

dfg_status dfg_report_draw(const struct dfg_report *r, FILE *f, struct dfg_error *error)
{
    char from[] = "/tmp/dfg-report-XXXXXX", to[] = "/tmp/dfg-report-XXXXXX";
    errno = 0;
    FILE *dot = temporary(from), *svg = dot != NULL ? temporary(to) : NULL;
    dfg_status status = svg != NULL ? write_dot(r, dot, error) : cant_draw(error);
    errno = 0;
    if (status == DFG_OK && !print_svg(r, from, to, f))
        status = errno == ENOMEM
                     ? cant_draw(error)
                     : dfg_fail(error, DFG_NO_FILE, "the graph can't be drawn: Graphviz's `dot` did not run");
    remove_temporary(dot, from);
    remove_temporary(svg, to);
    return status;
}
