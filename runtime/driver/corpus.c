/* corpus.c -- --jsonl --report=text: what targets can run of all models together.
 *
 * In:   the report on each model.
 * Out:  the shares of all, and the conditions by the work that each keeps out in all of
 *       them, a line each.
 * Errors: no memory.
 */
#include "opt.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct corpus_limit {
    char *text, *file; /* malloc'ed */
    uint32_t line, column;
    int64_t calls;
    double macs;
    size_t models;
};

/* That of the condition; a row is made where there is none; NULL: no memory. */
static struct corpus_limit *row_of(struct corpus *c, const struct dfg_report_limit *x)
{
    for (size_t i = 0; i < c->n_limits; i++) {
        struct corpus_limit *row = &c->limits[i];
        if (row->line == x->line && row->column == x->column && strcmp(row->file, x->file) == 0)
            return row;
    }
    if (!dfg_grow(&c->limits, &c->limits_room, c->n_limits + 1, sizeof *c->limits))
        return NULL;
    struct corpus_limit *row = &c->limits[c->n_limits];
    *row = (struct corpus_limit){strdup(x->text), strdup(x->file), x->line, x->column, 0, 0, 0};
    if (row->text == NULL || row->file == NULL) {
        free(row->text);
        free(row->file);
        return NULL;
    }
    c->n_limits++;
    return row;
}

bool corpus_add(const struct dfg_report *r, const struct options *o, void *corpus)
{
    struct corpus *c = corpus;
    (void)o;
    c->models++;
    c->calls += r->calls;
    c->covered += r->covered;
    c->macs += r->macs;
    c->covered_macs += r->covered_macs;
    for (size_t i = 0; i < r->n_limits; i++) {
        struct corpus_limit *row = row_of(c, &r->limits[i]);
        if (row == NULL) {
            complain("out of memory");
            return false;
        }
        row->calls += r->limits[i].calls;
        row->macs += r->limits[i].macs;
        row->models++;
    }
    return true;
}

static int by_work(const void *a, const void *b)
{
    const struct corpus_limit *x = a, *y = b;
    if (x->macs != y->macs)
        return x->macs > y->macs ? -1 : 1;
    if (x->calls != y->calls)
        return x->calls > y->calls ? -1 : 1;
    return (x->line > y->line) - (x->line < y->line);
}

double share(double part, double all)
{
    return all > 0 ? 100 * part / all : 0;
}

void corpus_print(const struct corpus *c, FILE *f)
{
    fprintf(f, "%zu models: %zu of %zu calls (%.1f %%), %.3g of %.3g MAC (%.1f %%)\n", c->models, c->covered, c->calls,
            share((double)c->covered, (double)c->calls), c->covered_macs, c->macs, share(c->covered_macs, c->macs));
    if (c->n_limits > 0) {
        qsort(c->limits, c->n_limits, sizeof *c->limits, by_work);
        fputs("conditions that alone keep out:\n", f);
    }
    for (size_t i = 0; i < c->n_limits; i++) {
        const struct corpus_limit *x = &c->limits[i];
        fprintf(f, "  %s (%s:%u:%u): %.1f %% of MACs, %+" PRId64 " calls, in %zu model%s\n", x->text, x->file,
                (unsigned)x->line, (unsigned)x->column, share(x->macs, c->macs), x->calls, x->models,
                x->models == 1 ? "" : "s");
    }
}

void corpus_free(struct corpus *c)
{
    for (size_t i = 0; i < c->n_limits; i++) {
        free(c->limits[i].text);
        free(c->limits[i].file);
    }
    free(c->limits);
}
