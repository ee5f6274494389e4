/* can_run_text.c -- the call of --can-run as a graph.
 *
 * In:   OP(OPERAND, ...) {ATTRS} : TYPE #{FACTS}; an operand is a call again, a type, `const` and a type, a whole
 *       constant as in .dfg text, each followed by its facts, or `_`.
 * Out:  .dfg text: types are parameters, constants and calls have a line each; what is wrong with it stands
 *       at a place of the call, as it was written.
 * Errors: text that is not a call; no memory.
 */
#include <stdlib.h>
#include <string.h>

#include "opt.h"

enum { MOST_NESTED = 64 };

/* A piece of the call, and where it stands in one of the two parts of the text. */
struct piece {
    bool in_params;
    size_t at, from, n; /* there; in the call; bytes */
};

struct writer {
    const char *call;
    struct dfg_gather params, lines;
    struct piece *pieces;
    size_t n_pieces, room;
    int n_names, nested;
    bool failed; /* memory is out */
};

/* ---- the call ---- */

/* Where the operand that begins at s ends: at its comma, or at the call's parenthesis. */
static const char *operand_end(const char *s)
{
    int depth = 0;
    for (bool quoted = false; *s != '\0'; s++) {
        if (*s == '"' || (quoted && *s == '\\' && s[1] != '\0')) {
            s += *s == '\\';
            quoted = *s == '"' ? !quoted : quoted;
        }
        if (quoted)
            continue;
        if (depth == 0 && (*s == ',' || *s == ')'))
            return s;
        depth += (*s == '(' || *s == '[' || *s == '{') - (*s == ')' || *s == ']' || *s == '}');
    }
    return s;
}

static const char *trimmed(const char *s, const char **end)
{
    s += strspn(s, " \t\n");
    while (*end > s && ((*end)[-1] == ' ' || (*end)[-1] == '\n'))
        --*end;
    return s;
}

/* Behind the type of a constant: its elements, or facts, or the end. */
static const char *behind_type(const char *s, const char *end)
{
    s += strlen("const ");
    s += strspn(s, " ");
    while (s < end && *s != ' ' && *s != '[')
        s++;
    if (s < end && *s == '[')
        while (s < end && *s++ != ']')
            continue;
    s += strspn(s, " ");
    return s < end ? s : end;
}

static bool is_name(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
}

/* The parenthesis behind the operator's name; NULL: the operand is no call. */
static const char *open_of(const char *s, const char *end)
{
    const char *at = s;
    while (at < end && is_name(*at))
        at++;
    return at > s && at < end && *at == '(' ? at : NULL;
}

bool can_run_is_call(const char *call)
{
    const char *s = strchr(call, '(');
    bool named = s != NULL && s > call;
    if (named)
        for (s = operand_end(s + 1); *s == ','; s = operand_end(s + 1))
            continue;
    if (!named)
        complain("'%s' is no call: write 'OP(TYPES) {ATTRS}'", call);
    else if (*s == '\0')
        complain("'%s': a parenthesis is not closed", call);
    return named && *s == ')';
}

/* ---- writing ---- */

/* Copies a piece of the call into one of the parts. */
static void put(struct writer *w, bool in_params, const char *s, const char *end)
{
    FILE *f = in_params ? w->params.file : w->lines.file;
    if (end <= s)
        return;
    if (!dfg_grow(&w->pieces, &w->room, w->n_pieces + 1, sizeof *w->pieces)) {
        w->failed = true;
        return;
    }
    w->pieces[w->n_pieces++] =
        (struct piece){in_params, (size_t)ftell(f), (size_t)(s - w->call), (size_t)(end - s)};
    fwrite(s, 1, (size_t)(end - s), f);
}

static int write_call(struct writer *, const char *s, const char *open, const char *end);

/* The number of its name; -1: it is absent. */
static int write_operand(struct writer *w, const char *s, const char *end)
{
    const char *open = open_of(s, end);
    if (end - s == 1 && *s == '_')
        return -1;
    if (open != NULL && w->nested < MOST_NESTED)
        return write_call(w, s, open, end);
    const int name = w->n_names++;
    if (end - s > 6 && strncmp(s, "const ", 6) == 0) {
        const char *more = behind_type(s, end);
        fprintf(w->lines.file, "  %%%d = ", name);
        put(w, false, s, more);
        if (more == end || *more == '#') /* without elements: they are not at hand */
            fputs(" ? ", w->lines.file);
        put(w, false, more, end);
        fputc('\n', w->lines.file);
    } else {
        fprintf(w->params.file, "%s%%%d: ", ftell(w->params.file) > 0 ? ", " : "", name);
        put(w, true, s, end);
    }
    return name;
}

/* From its operator up to `end`, behind attributes, type and facts. */
static int write_call(struct writer *w, const char *s, const char *open, const char *end)
{
    struct dfg_gather args;
    const char *at = open + 1;
    if (!dfg_gather_begin(&args)) {
        w->failed = true;
        return -1;
    }
    w->nested++;
    for (int i = 0; at < end && *at != ')'; i++) {
        const char *stop = operand_end(at), *last = stop, *first = trimmed(at, &last);
        if (last > first) {
            const int name = write_operand(w, first, last);
            fprintf(args.file, name < 0 ? "%s_" : "%s%%%d", i > 0 ? ", " : "", name);
        }
        at = *stop == ',' ? stop + 1 : stop;
    }
    w->nested--;
    const int name = w->n_names++;
    w->failed |= dfg_gather_end(&args) == NULL;
    fprintf(w->lines.file, "  %%%d = ", name);
    put(w, false, s, open + 1);
    fputs(args.text != NULL ? args.text : "", w->lines.file);
    put(w, false, at, end);
    fputc('\n', w->lines.file);
    free(args.text);
    return name;
}

/* The text, malloc'ed; NULL: no memory.  Pieces are at places of it. */
static char *write_graph(struct writer *w)
{
    bool ok = dfg_gather_begin(&w->params);
    ok = dfg_gather_begin(&w->lines) && ok;
    int root = 0;
    if (ok)
        root = write_call(w, w->call, strchr(w->call, '('), w->call + strlen(w->call));
    ok = dfg_gather_end(&w->params) != NULL && ok;
    ok = dfg_gather_end(&w->lines) != NULL && ok && !w->failed;
    static const char head[] = "fn @main(", body[] = ") {\n";
    const size_t size = w->params.size + w->lines.size + 64;
    char *text = ok ? malloc(size) : NULL;
    if (text != NULL)
        snprintf(text, size, "%s%s%s%s  return %%%d\n}\n", head, w->params.text, body, w->lines.text, root);
    for (size_t i = 0; i < w->n_pieces; i++)
        w->pieces[i].at += strlen(head) + (w->pieces[i].in_params ? 0 : w->params.size + strlen(body));
    free(w->params.text);
    free(w->lines.text);
    return text;
}

/* ---- what is wrong with it, where ---- */

/* The offset of a place in a text. */
static size_t offset_of(const char *text, unsigned long line, unsigned long column)
{
    const char *at = text;
    for (; line > 1 && strchr(at, '\n') != NULL; line--)
        at = strchr(at, '\n') + 1;
    return (size_t)(at - text) + (column > 0 ? column - 1 : 0);
}

/* Where in the call that is, or what stands before it. */
static size_t place_in_call(const struct writer *w, size_t at)
{
    const struct piece *best = NULL;
    for (size_t i = 0; i < w->n_pieces; i++)
        if (w->pieces[i].at <= at && (best == NULL || w->pieces[i].at > best->at))
            best = &w->pieces[i];
    if (best == NULL)
        return 0;
    return best->from + (at - best->at < best->n ? at - best->at : best->n);
}

/* `--can-run:LINE:COLUMN: error: TEXT` of the written graph, said of the call. */
static void say_in_call(const struct writer *w, const char *text, const char *error)
{
    char *end;
    const char *at = strchr(error, ':');
    const unsigned long line = at != NULL ? strtoul(at + 1, &end, 10) : 0;
    const unsigned long column = line != 0 && *end == ':' ? strtoul(end + 1, &end, 10) : 0;
    if (column == 0 || *end != ':') {
        fprintf(stderr, "%s\n", error);
        return;
    }
    const size_t place = place_in_call(w, offset_of(text, line, column));
    fprintf(stderr, "--can-run:1:%zu%.*s\n    1 | %s\n      | %*s^\n", place + 1, (int)strcspn(end, "\n"), end, w->call,
            (int)place, "");
}

dfg_status can_run_read(dfg_module *m, const char *call)
{
    struct dfg_error e = {DFG_OK, NULL};
    struct writer w = {.call = call};
    char *text = write_graph(&w);
    dfg_status status = text != NULL ? dfg_read_text(m, "--can-run", text, strlen(text), &e) : DFG_NO_MEMORY;
    if (status != DFG_OK && e.text != NULL)
        say_in_call(&w, text, e.text);
    else if (status != DFG_OK)
        complain("out of memory");
    dfg_error_clear(&e);
    free(text);
    free(w.pieces);
    return status;
}
