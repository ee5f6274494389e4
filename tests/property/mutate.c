/* mutate.c -- hostile inputs from good ones; see mutate.h. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mutate.h"

static void *must(void *p)
{
    if (p == NULL) {
        fputs("fuzz: out of memory\n", stderr);
        exit(1);
    }
    return p;
}

struct bytes read_whole(const char *path)
{
    struct bytes b = { NULL, 0 };
    FILE *f = fopen(path, "rb");
    size_t got;

    if (f == NULL) {
        perror(path);
        exit(1);
    }
    do {
        b.at = must(realloc(b.at, b.n + 65536));
        got = fread(b.at + b.n, 1, 65536, f);
        b.n += got;
    } while (got > 0);
    fclose(f);
    return b;
}

static void flip_bits(struct bytes b, uint64_t *state)
{
    for (size_t i = 1 + random_below(state, 3); i > 0 && b.n > 0; i--)
        b.at[random_below(state, b.n)] ^= (uint8_t)(1u << random_below(state, 8));
}

static void replace_bytes(struct bytes b, uint64_t *state)
{
    static const char interesting[] = "(){}[]<>|&!?:;,.#@%\"'`=~+-*/\\_0189\n\t\0\x7f\x80\xff";
    for (size_t i = 1 + random_below(state, 3); i > 0 && b.n > 0; i--)
        b.at[random_below(state, b.n)] = (uint8_t)interesting[random_below(state, sizeof interesting - 1)];
}

/* Puts a piece of `from` into b, in place of nothing or of as many bytes. */
static struct bytes splice(struct bytes b, struct bytes from, uint64_t *state)
{
    size_t begin = random_below(state, from.n), n = 1 + random_below(state, from.n - begin < 60 ? from.n - begin : 60);
    size_t at = random_below(state, b.n + 1);
    struct bytes out = { NULL, b.n + n };

    if (from.n == 0)
        return b;
    out.at = must(malloc(out.n + 1));
    memcpy(out.at, b.at, at);
    memcpy(out.at + at, from.at + begin, n);
    memcpy(out.at + at + n, b.at + at, b.n - at);
    free(b.at);
    return out;
}

static struct bytes remove_piece(struct bytes b, uint64_t *state)
{
    size_t at = random_below(state, b.n), n = random_below(state, b.n - at < 30 ? b.n - at : 30);
    memmove(b.at + at, b.at + at + n, b.n - at - n);
    b.n -= n;
    return b;
}

static struct bytes all_random(uint64_t *state)
{
    struct bytes b = { NULL, random_below(state, 400) };
    b.at = must(malloc(b.n + 1));
    for (size_t i = 0; i < b.n; i++)
        b.at[i] = (uint8_t)random_next(state);
    return b;
}

struct bytes mutate(const struct bytes *corpus, size_t n_corpus, uint64_t *state)
{
    struct bytes good = corpus[random_below(state, n_corpus)], b = { must(malloc(good.n + 1)), good.n };
    size_t times = random_below(state, 4) == 0 ? 2 : 1; /* mostly one fault: it gets further in */

    memcpy(b.at, good.at, good.n);
    while (times-- > 0)
        switch (random_below(state, 12)) {
        case 0: b.n = random_below(state, b.n + 1); break;
        case 1: case 2: case 3: case 4: flip_bits(b, state); break;
        case 5: case 6: replace_bytes(b, state); break;
        case 7: case 8: b = splice(b, corpus[random_below(state, n_corpus)], state); break;
        case 9: case 10: b = remove_piece(b, state); break;
        default: free(b.at); b = all_random(state); break;
        }
    return b;
}

/* ---- text ---- */

/* What a token is by its first character; 0: none begins there. */
static int class_of(uint8_t c)
{
    if (c == '%')
        return 1;
    if ((c >= '0' && c <= '9') || c == '-')
        return 2;
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '?' ? 3 : 0;
}

static int is_inside(uint8_t c) { return class_of(c) != 0 || c == '.'; }

/* A token of that class (0: any) from somewhere on; n is 0 where there is none. */
static struct bytes some_token(struct bytes text, int class, uint64_t *state)
{
    size_t at = random_below(state, text.n), tries = 0;
    for (; tries < text.n; tries++, at = at + 1 < text.n ? at + 1 : 0) {
        int c = class_of(text.at[at]);
        if (c == 0 || (class != 0 && c != class) || (at > 0 && is_inside(text.at[at - 1])))
            continue;
        size_t end = at + 1;
        while (end < text.n && is_inside(text.at[end]))
            end++;
        return (struct bytes){ text.at + at, end - at };
    }
    return (struct bytes){ NULL, 0 };
}

static struct bytes replace_token(struct bytes b, struct bytes from, uint64_t *state)
{
    struct bytes old = some_token(b, 0, state), new = { NULL, 0 }, out;
    if (old.n > 0)
        new = some_token(from, class_of(old.at[0]), state);
    if (new.n == 0)
        return b;
    size_t begin = (size_t)(old.at - b.at);
    out = (struct bytes){ must(malloc(b.n - old.n + new.n + 1)), b.n - old.n + new.n };
    memcpy(out.at, b.at, begin);
    memcpy(out.at + begin, new.at, new.n);
    memcpy(out.at + begin + new.n, old.at + old.n, b.n - begin - old.n);
    free(b.at);
    return out;
}

struct bytes mutate_text(const struct bytes *corpus, size_t n_corpus, uint64_t *state)
{
    struct bytes good = corpus[random_below(state, n_corpus)], b = { must(malloc(good.n + 1)), good.n };
    memcpy(b.at, good.at, good.n);
    for (size_t times = 1 + random_below(state, 3); times > 0; times--) {
        bool own = random_below(state, 4) != 0; /* names mean something where they come from */
        struct bytes from = own ? good : corpus[random_below(state, n_corpus)];
        b = replace_token(b, from, state);
    }
    return b;
}
