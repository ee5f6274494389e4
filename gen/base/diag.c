/* diag.c -- diagnostics as data: errors, warnings by name, notes, hints.
 *
 * In:   a place and a text, in the order of discovery.
 * Out:  the messages of the context, in that order, each with the notes and hints
 *       that belong to it.
 *
 * The same message at the same place is kept once; a duplicate is dropped with its
 * notes.  A span without a file belongs to the command line or to nothing.  After
 * max_errors the run is abandoned.
 */
#include "base.h"

#include <string.h>

int pat_error_count(const struct pat *pat)
{
    return pat->n_errors;
}

void pat_error_choice(struct pat *pat, const char *text)
{
    pat->choice = text;
}

static struct pat_place place_of(struct span at)
{
    if (!at.src)
        return (struct pat_place){0};
    int len;
    const char *line = pat_source_line(at.src, at.begin, &len);
    const struct place p = pat_source_place(at.src, at.begin),
                       end = pat_source_place(at.src, at.end > at.begin ? at.end : at.begin);
    return (struct pat_place){.file = at.src->path,
                              .line = (uint32_t)p.line,
                              .column = (uint32_t)p.col,
                              .length = at.end > at.begin ? at.end - at.begin : 0,
                              .end_line = (uint32_t)end.line,
                              .end_column = (uint32_t)end.col,
                              .source = line,
                              .source_length = (uint32_t)len};
}

static struct pat_message *new_message(struct pat *pat, enum pat_severity severity, const char *text,
                                       const struct pat_place *place)
{
    struct pat_message *m = pat_alloc(pat, sizeof *m);
    *m = (struct pat_message){.severity = severity, .text = text, .place = *place};
    return m;
}

/* Texts are interned, and each line of each file has its own bytes. */
static bool already_said(const struct pat *pat, const struct pat_place *place, const char *text)
{
    for (const struct pat_message *m = pat->messages; m; m = m->next)
        if (m->text == text && m->place.source == place->source && m->place.column == place->column)
            return true;
    return false;
}

static void say(struct pat *pat, enum pat_severity severity, struct span at, const char *text,
                const char *warning)
{
    const struct pat_place place = place_of(at);
    pat->last = NULL;
    if (already_said(pat, &place, text))
        return;
    if (severity == PAT_ERROR && pat->n_errors >= pat->max_errors)
        pat_throw(pat, PAT_TOO_MANY);
    struct pat_message *m = new_message(pat, severity, text, &place);
    m->warning = warning;
    m->choice = pat->choice;
    pat->n_errors += severity == PAT_ERROR;
    pat->last = *pat->next_message = m;
    pat->next_message = &m->next;
    pat->next_note = &m->notes;
}

void pat_error_at(struct pat *pat, struct span at, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    say(pat, PAT_ERROR, at, pat_vformat(pat, fmt, ap), NULL);
    va_end(ap);
}

void pat_warn_at(struct pat *pat, enum warning w, struct span at, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    pat->last = NULL;
    if (pat->opt.warning_on[w])
        say(pat, pat->opt.warning_error[w] ? PAT_ERROR : PAT_WARNING, at, pat_vformat(pat, fmt, ap),
            pat_warning_name(w));
    va_end(ap);
}

/* What belongs to the last message. */
static void add_note(struct pat *pat, enum pat_severity severity, struct span at, const char *fmt, va_list ap)
{
    if (!pat->last)
        return;
    const struct pat_place place = place_of(at);
    struct pat_message *m = new_message(pat, severity, pat_vformat(pat, fmt, ap), &place);
    *pat->next_note = m;
    pat->next_note = &m->next;
}

void pat_note_at(struct pat *pat, struct span at, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    add_note(pat, PAT_NOTE, at, fmt, ap);
    va_end(ap);
}

/* Advice: "did you mean nn.conv2d?" */
void pat_hint(struct pat *pat, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    add_note(pat, PAT_HINT, (struct span){0}, fmt, ap);
    va_end(ap);
}

void pat_hint_nearest(struct pat *pat)
{
    const struct pat_nearest *near = &pat->nearest;
    if (near->best && strcmp(near->best, near->wanted) != 0)
        pat_hint(pat, "did you mean %s?", near->best);
}

const struct pat_message *pat_messages(const struct pat *pat)
{
    return pat->messages;
}
