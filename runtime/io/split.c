/* split.c -- a list of names in one text, as options have it. */
#include <stdlib.h>
#include <string.h>

#include "../dfg_extend.h"

const char **dfg_split(const char *list)
{
    size_t n = 2;
    const size_t bytes = strlen(list) + 1;
    for (const char *at = list; *at != '\0'; at++)
        n += *at == ',';
    const char **names = malloc(n * sizeof *names + bytes);
    if (names == NULL)
        return NULL;
    char *text = memcpy(names + n, list, bytes);
    for (n = 0; text != NULL;) {
        names[n++] = text;
        text = strchr(text, ',');
        if (text != NULL)
            *text++ = '\0';
    }
    names[n] = NULL;
    return names;
}
