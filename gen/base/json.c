/* json.c -- messages as JSON, an object a line.
 *
 * In:   the messages of a context.
 * Out:  {"severity": .., "text": .., "file": .., "line": .., ... "notes": [..], "hints": [..]}; empty
 * members are left out.  Texts come from files and command lines, so they may hold any byte.
 */
#include "base.h"

void pat_print_json_string(const char *s, FILE *f)
{
    fputc('"', f);
    while (*s) {
        const size_t length = pat_character_length(s);
        if (length == 0)
            fputs("\\ufffd", f);
        else if (*s == '"' || *s == '\\')
            fprintf(f, "\\%c", *s);
        else if (*s == '\n')
            fputs("\\n", f);
        else if ((unsigned char)*s < ' ' || *s == 127)
            fprintf(f, "\\u%04x", (unsigned)(unsigned char)*s);
        else
            fwrite(s, 1, length, f);
        s += length ? length : 1;
    }
    fputc('"', f);
}

static void put_member(const char *name, const char *value, FILE *f)
{
    if (!value)
        return;
    fprintf(f, ", \"%s\": ", name);
    pat_print_json_string(value, f);
}

static void put_place(const struct pat_place *at, FILE *f)
{
    if (!at->file)
        return;
    put_member("file", at->file, f);
    if (at->line == 0)
        return;
    fprintf(f, ", \"line\": %u, \"column\": %u, \"end\": {\"line\": %u, \"column\": %u}", (unsigned)at->line,
            (unsigned)at->column, (unsigned)at->end_line, (unsigned)at->end_column);
}

/* The texts of hints, or notes with their places. */
static void put_notes(const struct pat_message *m, enum pat_severity severity, FILE *f)
{
    const char *between = "";
    fprintf(f, ", \"%s\": [", severity == PAT_HINT ? "hints" : "notes");
    for (; m; m = m->next) {
        if (m->severity != severity)
            continue;
        fputs(between, f);
        between = ", ";
        if (severity == PAT_NOTE)
            fputs("{\"text\": ", f);
        pat_print_json_string(m->text, f);
        if (severity == PAT_NOTE)
            put_place(&m->place, f);
        if (severity == PAT_NOTE)
            fputc('}', f);
    }
    fputc(']', f);
}

void pat_print_json(const struct pat_message *m, FILE *f)
{
    static const char *const names[] = {
        [PAT_ERROR] = "error", [PAT_WARNING] = "warning", [PAT_NOTE] = "note", [PAT_HINT] = "hint"};
    for (; m; m = m->next) {
        fprintf(f, "{\"severity\": \"%s\"", names[m->severity]);
        put_member("text", m->text, f);
        put_place(&m->place, f);
        put_member("warning", m->warning, f);
        put_member("choice", m->choice, f);
        put_notes(m->notes, PAT_NOTE, f);
        put_notes(m->notes, PAT_HINT, f);
        fputs("}\n", f);
    }
}
