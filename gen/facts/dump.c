/* dump.c -- --emit=facts: what each pattern tests, a fact a line.
 *
 *   conv_bias: n.op in {nn.bias_add}
 *   conv_bias: n.arg0.attr.groups == 1
 *   conv_bias: choice 1, option 2: n.arg1.op in {const}
 *   conv_bias: residue: x is one node at several places
 */
#include "facts.h"

enum { MOST_LINES = 5000 }; /* of one pattern: choices below choices are written out */

struct dump {
    const char *name;
    struct out *out;
    int choices, lines;
};

static void dump_pred(struct dump *d, const struct pred *p, const char *under, const char *at);

const char *step_text(const char *at, int step)
{
    return step == STEP_RESULT ? format("%s.call", at)
           : step == STEP_BODY ? format("%s.body", at)
                               : format("%s.arg%d", at, step);
}

static void dump_line(struct dump *d, const char *under, const char *at, const char *text)
{
    if (d->lines++ < MOST_LINES)
        outf(d->out, "%s: %s%s.%s\n", d->name, under, at, text);
}

static void dump_choice(struct dump *d, const struct pred *p, const char *under, const char *at)
{
    int number = ++d->choices;
    for (int i = 0; i < p->n_kids && d->lines < MOST_LINES; i++)
        dump_pred(d, p->kid[i], format("%schoice %d, option %d: ", under, number, i + 1), at);
}

static void dump_pred(struct dump *d, const struct pred *p, const char *under, const char *at)
{
    if (d->lines >= MOST_LINES)
        return;
    if (p->kind == PRED_SOME)
        dump_choice(d, p, under, at);
    if (p->kind == PRED_NOT)
        dump_pred(d, p->kid[0], format("%snot: ", under), at);
    if (p->kind != PRED_ALL)
        return;
    for (int i = 0; i < p->n_atoms; i++)
        dump_line(d, under, at, p->atom[i]->text);
    for (int i = 0; i < p->n_kids; i++)
        dump_pred(d, p->kid[i], under, at);
    for (int i = 0; i < p->n_subs; i++)
        dump_pred(d, p->sub[i].pred, under, step_text(at, p->sub[i].step));
}

void emit_facts(const struct facts *f, struct out *o)
{
    for (int i = 0; i < f->n; i++) {
        const struct pattern_facts *p = f->of[i];
        struct dump d = {.name = p->pattern->name, .out = o};
        dump_pred(&d, p->pred, "", "n");
        if (d.lines >= MOST_LINES)
            outf(o, "%s: ...\n", d.name);
        for (int k = 0; k < p->residue.n; k++)
            outf(o, "%s: residue: %s\n", d.name, p->residue.at[k].text);
        if (p->exact)
            outf(o, "%s: exact\n", d.name);
    }
}
