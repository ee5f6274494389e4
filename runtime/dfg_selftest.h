/* dfg_selftest.h -- what `pat2c --selftest` writes: graphs with the expected matches.
 *
 * The program that pat2c writes is a table of graphs; dfg_selftest_run reads
 * each, and compares the generated matcher with the reference matcher and both
 * with what is expected.
 */
#ifndef DFG_SELFTEST_H
#define DFG_SELFTEST_H

#include "dfg.h"

DFG_BEGIN_C

enum dfg_selftest_wanted {
    DFG_SELFTEST_NO, /* one fact is broken, and nothing makes up for it */
    DFG_SELFTEST_YES,
    DFG_SELFTEST_EITHER, /* one fact is broken, another alternative may match: the matchers agree */
    DFG_SELFTEST_GUESS,  /* conditions were not evaluated: of those in a row for one pattern one should match */
    DFG_SELFTEST_SKIPPED /* no graph could be made */
};

/* Does the pattern match at the first result of the graph's main? */
struct dfg_selftest {
    uint32_t pattern; /* in the unit */
    uint8_t wanted;   /* enum dfg_selftest_wanted */
    const char *what; /* for the reader: which fact is broken, what was not judged */
    const char *graph;
};

/* Runs the tests of units[0]; the others declare operators, and have the text of these.  At every node of
 * every graph the generated and the reference matcher must agree, captures
 * included, and the unit's tables with their entries.  Writes a line for each
 * failure, for each pattern that no graph could be made for, and in the end
 * `N passed, N failed, N skipped`; 0: none failed. */
int dfg_selftest_run(const struct dfg_unit *const *units, size_t n_units, const struct dfg_selftest *,
                     size_t n_tests, FILE *);

DFG_END_C

#endif
