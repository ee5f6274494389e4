/* file.c -- a graph from a file of .dfg text, or from standard input. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

/* All of f, and a NUL behind it. */
static dfg_status read_all(FILE *f, char **text, size_t *len)
{
    size_t room = 1 << 16;
    char *grown, *buffer = malloc(room);
    *len = 0;
    while (buffer != NULL) {
        size_t got = fread(buffer + *len, 1, room - *len - 1, f);
        *len += got;
        if (got == 0)
            break;
        if (*len + 1 < room)
            continue;
        grown = room > SIZE_MAX / 2 ? NULL : realloc(buffer, room * 2);
        if (grown == NULL)
            free(buffer);
        buffer = grown;
        room *= 2;
    }
    *text = buffer;
    if (buffer == NULL)
        return DFG_NO_MEMORY;
    buffer[*len] = '\0';
    return ferror(f) ? DFG_NO_FILE : DFG_OK;
}

static dfg_status read_stream(dfg_module *m, const char *name, FILE *f, struct dfg_error *err)
{
    char *text;
    size_t len;
    dfg_status status = read_all(f, &text, &len);
    if (status == DFG_NO_MEMORY)
        dfg_fail(err, status, "%s: error: out of memory", name);
    else if (status == DFG_NO_FILE)
        dfg_fail(err, status, "%s: error: can't be read: %s", name, strerror(errno));
    else
        status = dfg_text_read(m, name, text, len, err);
    free(text);
    return status;
}

dfg_status dfg_read_text_file(dfg_module *m, const char *path, struct dfg_error *err)
{
    if (strcmp(path, "-") == 0)
        return read_stream(m, "<stdin>", stdin, err);
    FILE *f = fopen(path, "rb");
    if (f == NULL)
        return dfg_fail(err, DFG_NO_FILE, "%s: error: can't be read: %s", path, strerror(errno));
    dfg_status status = read_stream(m, path, f, err);
    fclose(f);
    return status;
}
