/* code.c -- the body of a small function: lines with an expression each.
 *
 * In:   lines, what they say around an expression.
 * Out:  what they read; their text, long expressions on several lines.
 */
#include "code.h"

#include "layout.h"

#include <string.h>

void code_add(struct code *c, int indent, const char *before, cx e, const char *after)
{
    *PUSH(*c) = (struct code_line){indent, intern_str(before), e, intern_str(after)};
}

void code_let(struct code *c, int indent, const char *declarator, cx value)
{
    code_add(c, indent, format("%s = ", declarator), value, ";");
}

bool code_reads(const struct code *c, const char *variable)
{
    bool reads = false;
    for (int i = 0; !reads && i < c->n; i++)
        reads = cx_reads(c->at[i].e, variable);
    return reads;
}

bool code_same(const struct code *a, const struct code *b)
{
    bool same = a->n == b->n;
    for (int i = 0; same && i < a->n; i++) {
        const struct code_line *x = &a->at[i], *y = &b->at[i];
        same = x->indent == y->indent && x->before == y->before && x->e == y->e && x->after == y->after;
    }
    return same;
}

void code_print(const struct code *c, struct out *o)
{
    for (int i = 0; i < c->n; i++) {
        const struct code_line *l = &c->at[i];
        const int at = (int)strlen(l->before), behind = (int)strlen(l->after);
        out_indent(o, l->indent);
        outf(o, "%s%s%s\n", l->before, l->e ? laid(l->e, at, 4, behind, 4 * l->indent) : "", l->after);
        out_indent(o, -l->indent);
    }
}
