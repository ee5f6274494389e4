/* dominators_peers.c -- post-dominators by the methods of compilers.
 *
 * In:   where values flow, as arrays in both directions; row n is the end, to which
 *       all nodes lead that lead nowhere else.
 * Out:  per node its parent, n for none.
 *
 * Cooper, Harvey and Kennedy, "A simple, fast dominance algorithm" (2001): walks up
 * in post-order numbers, repeated until nothing changes.  Lengauer and Tarjan (1979),
 * the version with path compression only.  Neither knows that the graph is acyclic
 * or how its nodes are numbered.
 */
#include "dominators.h"

#include <string.h>

#define UNSEEN UINT32_MAX

/* ---- Cooper, Harvey, Kennedy ---- */

/* Nodes in post-order of a walk from the end against the flow, the end last. */
static void number_post_order(const struct flow_arrays *f, struct peer_rows *r)
{
    uint32_t n = f->n, count = 0, *number = r->row[0], *order = r->row[1], *next = r->row[2],
             *stack = r->row[3];
    memset(number, 0xff, ((size_t)n + 1) * sizeof *number);
    for (uint32_t root = n; root-- > 0;) {
        uint32_t top = 0;
        if (f->out_first[root] != f->out_first[root + 1])
            continue;
        stack[top++] = root;
        next[root] = f->in_first[root];
        number[root] = 0;
        while (top > 0) {
            uint32_t x = stack[top - 1];
            if (next[x] == f->in_first[x + 1]) {
                order[count] = x;
                number[x] = count++;
                top--;
                continue;
            }
            uint32_t y = f->in[next[x]++];
            if (number[y] != UNSEEN)
                continue;
            number[y] = 0;
            next[y] = f->in_first[y];
            stack[top++] = y;
        }
    }
    order[count] = n;
    number[n] = count;
    r->count = count;
}

static uint32_t meet(const uint32_t *parent, const uint32_t *number, uint32_t a, uint32_t b)
{
    while (a != b) {
        while (number[a] < number[b])
            a = parent[a];
        while (number[b] < number[a])
            b = parent[b];
    }
    return a;
}

void peer_iterate(const struct flow_arrays *f, struct peer_rows *r, uint32_t *parent)
{
    uint32_t n = f->n, *number = r->row[0], *order = r->row[1];
    number_post_order(f, r);
    memset(parent, 0xff, ((size_t)n + 1) * sizeof *parent);
    parent[n] = n;
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = r->count; i-- > 0;) {
            uint32_t x = order[i], at = f->out_first[x] == f->out_first[x + 1] ? n : UNSEEN;
            for (uint32_t k = f->out_first[x]; k < f->out_first[x + 1]; k++) {
                uint32_t y = f->out[k];
                if (parent[y] != UNSEEN)
                    at = at == UNSEEN ? y : meet(parent, number, at, y);
            }
            changed = changed || parent[x] != at;
            parent[x] = at;
        }
    }
}

/* ---- Lengauer, Tarjan ---- */

enum { SEMI, ANCESTOR, LABEL, VERTEX, TREE, BUCKET, NEXT, NUMBER, STACK };

static void number_depth_first(const struct flow_arrays *f, struct peer_rows *r)
{
    uint32_t n = f->n, count = 0, **row = r->row;
    memset(row[NUMBER], 0xff, ((size_t)n + 1) * sizeof **row);
    row[NUMBER][n] = count;
    row[VERTEX][count++] = n;
    for (uint32_t root = n; root-- > 0;) {
        uint32_t top = 0;
        if (f->out_first[root] != f->out_first[root + 1])
            continue;
        row[TREE][root] = n;
        row[STACK][top++] = root;
        row[NEXT][root] = f->in_first[root];
        row[NUMBER][root] = count;
        row[VERTEX][count++] = root;
        while (top > 0) {
            uint32_t x = row[STACK][top - 1];
            if (row[NEXT][x] == f->in_first[x + 1]) {
                top--;
                continue;
            }
            uint32_t y = f->in[row[NEXT][x]++];
            if (row[NUMBER][y] != UNSEEN)
                continue;
            row[TREE][y] = x;
            row[NEXT][y] = f->in_first[y];
            row[NUMBER][y] = count;
            row[VERTEX][count++] = y;
            row[STACK][top++] = y;
        }
    }
    r->count = count;
}

/* The label with the least semidominator on the way up the linked forest. */
static uint32_t evaluate(struct peer_rows *r, uint32_t v)
{
    uint32_t **row = r->row, top = 0, at = v;
    if (row[ANCESTOR][v] == UNSEEN)
        return v;
    for (; row[ANCESTOR][row[ANCESTOR][at]] != UNSEEN; at = row[ANCESTOR][at])
        row[STACK][top++] = at;
    while (top > 0) {
        at = row[STACK][--top];
        uint32_t up = row[ANCESTOR][at];
        if (row[SEMI][row[LABEL][up]] < row[SEMI][row[LABEL][at]])
            row[LABEL][at] = row[LABEL][up];
        row[ANCESTOR][at] = row[ANCESTOR][up];
    }
    return row[LABEL][v];
}

static void empty_bucket(struct peer_rows *r, uint32_t at, uint32_t *parent)
{
    uint32_t **row = r->row;
    for (uint32_t v = row[BUCKET][at], next; v != UNSEEN; v = next) {
        next = row[NEXT][v];
        uint32_t u = evaluate(r, v);
        parent[v] = row[SEMI][u] < row[SEMI][v] ? u : at;
    }
    row[BUCKET][at] = UNSEEN;
}

void peer_semidominators(const struct flow_arrays *f, struct peer_rows *r, uint32_t *parent)
{
    uint32_t n = f->n, **row = r->row;
    number_depth_first(f, r);
    for (uint32_t x = 0; x <= n; x++) {
        row[SEMI][x] = row[NUMBER][x];
        row[LABEL][x] = x;
        row[ANCESTOR][x] = row[BUCKET][x] = UNSEEN;
    }
    for (uint32_t i = r->count - 1; i > 0; i--) {
        uint32_t w = row[VERTEX][i], up = row[TREE][w];
        if (f->out_first[w] == f->out_first[w + 1])
            row[SEMI][w] = 0;
        for (uint32_t k = f->out_first[w]; k < f->out_first[w + 1]; k++) {
            uint32_t u = evaluate(r, f->out[k]);
            if (row[SEMI][u] < row[SEMI][w])
                row[SEMI][w] = row[SEMI][u];
        }
        uint32_t to = row[VERTEX][row[SEMI][w]];
        row[NEXT][w] = row[BUCKET][to];
        row[BUCKET][to] = w;
        row[ANCESTOR][w] = up;
        empty_bucket(r, up, parent);
    }
    parent[n] = n;
    for (uint32_t i = 1; i < r->count; i++) {
        uint32_t w = row[VERTEX][i];
        if (parent[w] != row[VERTEX][row[SEMI][w]])
            parent[w] = parent[parent[w]];
    }
}
