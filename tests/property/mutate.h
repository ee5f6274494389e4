/* mutate.h -- hostile inputs from good ones. */
#ifndef MUTATE_H
#define MUTATE_H

#include <stddef.h>
#include <stdint.h>

struct bytes { uint8_t *at; size_t n; };

/* xorshift64*, for runs that repeat from their seed. */
static inline uint64_t random_next(uint64_t *state)
{
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    return *state * 0x2545F4914F6CDD1Du;
}
static inline size_t random_below(uint64_t *state, size_t n) { return n == 0 ? 0 : (size_t)(random_next(state) % n); }

/* A malloc'ed mutant of one of the corpus' files: truncated, bits flipped, bytes
 * replaced, a piece copied in from another file, a piece repeated, or all random. */
struct bytes mutate(const struct bytes *corpus, size_t n_corpus, uint64_t *state);

/* The same of text, kinder: words, numbers and names in place of others like them, so that many mutants are
 * read without an error. */
struct bytes mutate_text(const struct bytes *corpus, size_t n_corpus, uint64_t *state);

struct bytes read_whole(const char *path); /* exits with a message where it can't */

#endif
