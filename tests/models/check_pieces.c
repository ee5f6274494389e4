/* check_pieces.c -- patterns that dfg_pattern_of makes of pieces of networks.
 *
 * usage: check-pieces DIR PATTERNS
 *
 * Of every model below DIR, random connected pieces of up to 24 calls, in any function and nested body: the
 * text must be a pattern file, and the reference matcher must find, at the first root, a match whose own
 * nodes are those of the piece, and projections and tuples between them; the first match, where there is one
 * root.  PATTERNS has ops/.  A line for each model; 77, "skipped", where DIR is not there.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dfg_infer.h"
#include "dfg_interp.h"
#include "dfg_onnx.h"

extern const struct dfg_unit onnx_unit, com_microsoft_unit, relay_unit;
static const struct dfg_unit *const units[] = {&onnx_unit, &com_microsoft_unit, &relay_unit};

enum { PIECES = 40, MOST = 24 };

static size_t n_pieces, n_calls, n_refused, n_failed, n_models;
static uint64_t seed = 1;

static uint32_t below(uint32_t n)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(seed >> 33) % n;
}

static void *room(size_t n, size_t size)
{
    void *p = calloc(n + 1, size);
    if (p == NULL)
        exit(1);
    return p;
}

/* ---- a random piece ---- */

struct piece {
    bool *inside;
    dfg_node nodes[MOST];
    uint32_t n;
};

static bool is_call(const dfg_module *m, dfg_node n)
{
    return dfg_node_op(m, n) >= DFG_FIRST_OP && dfg_node_body(m, n) != DFG_NONE;
}

/* The call whose value n is, in the body; DFG_NONE. */
static dfg_node call_of(const dfg_module *m, dfg_node n, dfg_node body)
{
    const dfg_node *args;
    if (dfg_node_op(m, n) == DFG_GET && dfg_node_args(m, n, &args) == 1)
        n = args[0];
    return n != DFG_NONE && is_call(m, n) && dfg_node_body(m, n) == body ? n : DFG_NONE;
}

/* Grows by a call that reads, or is read by, one that is in it. */
static void grow(const dfg_module *m, struct piece *p)
{
    const dfg_node from = p->nodes[below(p->n)], *args;
    const dfg_node body = dfg_node_body(m, from);
    const uint32_t n_args = dfg_node_args(m, from, &args);
    dfg_node to = n_args > 0 ? call_of(m, args[below(n_args)], body) : DFG_NONE;
    if (below(2) == 0)
        for (dfg_node n = from + 1; n < dfg_n_nodes(m) && n < from + 200; n++)
            if (call_of(m, n, body) == n && below(3) > 0) {
                const uint32_t k = dfg_node_args(m, n, &args);
                for (uint32_t i = 0; i < k; i++)
                    to = call_of(m, args[i], body) == from ? n : to;
            }
    if (to == DFG_NONE || p->inside[to])
        return;
    p->inside[to] = true;
    p->nodes[p->n++] = to;
}

/* ---- is it what matches? ---- */

struct search {
    const dfg_module *m;
    const struct dfg_pattern *pattern;
    const struct piece *piece;
    size_t tried;
};

static bool covers(void *ctx, const void *whole)
{
    struct search *s = ctx;
    bool *seen = room(dfg_n_nodes(s->m), sizeof *seen), same = true;
    s->tried++;
    for (uint32_t i = 0; i < s->pattern->n_parts; i++) {
        const struct dfg_part *part = &s->pattern->parts[i];
        dfg_node n;
        if (part->role != DFG_PART_ROOT && part->role != DFG_PART_INNER)
            continue;
        memcpy(&n, (const char *)whole + part->offset, sizeof n);
        seen[n] = true;
        same = same && (dfg_node_op(s->m, n) < DFG_FIRST_OP || s->piece->inside[n]);
    }
    for (uint32_t i = 0; i < s->piece->n; i++)
        same = same && seen[s->piece->nodes[i]];
    free(seen);
    return same;
}

static bool matches(dfg_module *m, const struct piece *piece, const struct dfg_unit *unit, bool one_root)
{
    const struct dfg_pattern *p = &unit->patterns[0];
    struct search s = {m, p, piece, 0};
    const size_t size = dfg_bind_size(m, unit->names);
    void *mem = room(size, 1);
    bool found = false;
    dfg_graph view;
    if (dfg_bind(&view, m, unit->names, mem, size) != DFG_OK)
        exit(1);
    for (dfg_node n = 1; n < dfg_n_nodes(m) && !found; n++) {
        s.tried = 0;
        found = p->each(p, &view, n, covers, &s) && (!one_root || s.tried == 1);
    }
    free(mem);
    return found;
}

static void fail(const char *path, const struct piece *piece, const char *why, const char *text)
{
    n_failed++;
    printf("%s: a piece of %u calls: %s\n%s", path, (unsigned)piece->n, why, text);
}

static void check(dfg_module *m, const char *path, const char *patterns, const struct piece *piece)
{
    struct dfg_error e = {DFG_OK, NULL};
    const struct pat_file *file = NULL;
    char *text = NULL, folder[4096];
    size_t size = 0;
    FILE *f = open_memstream(&text, &size);
    if (f == NULL)
        exit(1);
    const dfg_status status = dfg_pattern_of(m, units, 3, piece->nodes, piece->n, "piece", f, &e);
    fclose(f);
    if (status != DFG_OK) { /* of a call without a value that is read there is no pattern */
        if (e.text == NULL || strstr(e.text, "has results that nothing reads") == NULL)
            fail(path, piece, e.text != NULL ? e.text : "no memory", "\n");
        n_refused++;
    } else {
        struct pat *pat = pat_new(NULL);
        snprintf(folder, sizeof folder, "%s/ops", patterns);
        if (pat == NULL || pat_add_folder(pat, folder) != PAT_OK)
            exit(1);
        const struct dfg_unit *unit = NULL;
        if (pat_load_text(pat, "piece.pat", text, size, &file) == PAT_OK && pat_messages(pat) == NULL)
            unit = dfg_interpret(file);
        if (unit == NULL) {
            fail(path, piece, "is no pattern", text);
            pat_print_messages(pat_messages(pat), "check-pieces", false, stdout);
        } else if (!matches(m, piece, unit, file->patterns[0].n_roots == 1)) {
            fail(path, piece, "does not match", text);
        }
        dfg_interpret_free(unit);
        pat_free(pat);
        n_pieces++;
        n_calls += piece->n;
    }
    dfg_error_clear(&e);
    free(text);
}

/* ---- models ---- */

static void check_model(const char *path, const char *patterns)
{
    const struct dfg_ops *ops[] = {onnx_unit.ops, com_microsoft_unit.ops, relay_unit.ops};
    dfg_module *m = dfg_module_new(ops, 3);
    struct dfg_error e = {DFG_OK, NULL};
    size_t failed = n_failed, before = n_pieces;
    if (m == NULL || dfg_read_onnx(m, path, NULL, &e) != DFG_OK || dfg_infer(m, &e) != DFG_OK ||
        dfg_build_users(m) != DFG_OK) {
        printf("%s: %s\n", path, e.text != NULL ? e.text : "no memory");
        n_failed++;
    } else {
        dfg_node *calls = room(dfg_n_nodes(m), sizeof *calls);
        uint32_t n = 0;
        for (dfg_node i = 1; i < dfg_n_nodes(m); i++)
            if (is_call(m, i))
                calls[n++] = i;
        for (int i = 0; n > 0 && i < PIECES; i++) {
            struct piece p = {
                .inside = room(dfg_n_nodes(m), sizeof *p.inside), .nodes = {calls[below(n)]}, .n = 1};
            const uint32_t size = 1 + below(below(2) == 0 ? 4 : MOST);
            p.inside[p.nodes[0]] = true;
            for (int k = 0; p.n < size && k < 4 * MOST; k++)
                grow(m, &p);
            check(m, path, patterns, &p);
            free(p.inside);
        }
        free(calls);
        n_models++;
        printf("%s: %zu pieces%s\n", path, n_pieces - before, n_failed > failed ? ", FAILED" : "");
    }
    dfg_error_clear(&e);
    dfg_module_free(m);
}

static void check_folder(DIR *dir, const char *folder, const char *patterns)
{
    for (struct dirent *entry; (entry = readdir(dir)) != NULL;) {
        char path[4096];
        const size_t n = strlen(entry->d_name);
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        DIR *inner = entry->d_name[0] != '.' ? opendir(path) : NULL;
        if (inner != NULL)
            check_folder(inner, path, patterns);
        else if (n > 5 && strcmp(entry->d_name + n - 5, ".onnx") == 0)
            check_model(path, patterns);
    }
    closedir(dir);
}

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    DIR *dir = opendir(argv[1]);
    if (dir == NULL) {
        printf("skipped: there is no %s\n", argv[1]);
        return 77;
    }
    check_folder(dir, argv[1], argv[2]);
    printf("%zu models, %zu pieces of %zu calls, %zu refused, %zu failed\n", n_models, n_pieces, n_calls,
           n_refused, n_failed);
    return n_failed > 0 || n_models == 0;
}
