/* format.h -- the canonical layout of .pat and .ops files; private to format/ but for pat_formatted.
 *
 *   text -> pieces (tokens and comments) -> structure (statements, blocks) -> breaks, indentation, gaps -> text
 */
#ifndef FORMAT_H
#define FORMAT_H

#include "parse/syntax.h"

/* A word, a sign or a comment, and where it stands. */
struct piece {
    enum token_kind kind;  /* T_END: a comment */
    const char *text;
    int length;            /* in bytes */
    int lines;             /* of the file that end in front of it */
    int column, margin;    /* in the file, of itself and of the first piece of its line; from 0 */
    int token;             /* the piece before it that is no comment; -1 */
    int statement;         /* the first piece of its statement; -1: between two */
    int level, depth;      /* of blocks around it, of brackets open in its statement */
    int partner;           /* of a bracket; -1 */
    enum { MARK_NONE, MARK_BLOCK, MARK_SET, MARK_CHOICE, MARK_APART } mark; /* a brace that holds statements, values;
                                                         `?` or `:` of a choice; `[` of elements behind a dtype */
    /* the layout */
    int breaks, indent;    /* lines that end in front of it; then how far it stands in */
    int gap;               /* blanks in front of it, where it begins no line */
};

struct layout {
    struct pat *pat;
    const struct source *src;
    VEC(struct piece) pieces;
    const char *seen; /* the last place whose column was asked for */
    int column;       /* that */
};

/* Blanks between two pieces of one line. */
int pat_gap_before(const struct layout *, int piece);

/* The text in its canonical layout, with a NUL behind its *size bytes; NULL: it has syntax errors, which are said. */
const char *pat_formatted(struct pat *, const struct source *, size_t *size);

#endif
