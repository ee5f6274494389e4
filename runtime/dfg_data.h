/* dfg_data.h -- what a graph that is constant data has in a module's place.
 *
 * `dfg-opt --emit=c` writes such graphs.  Freestanding, as dfg_match.h; of the
 * files of the core that ask a module, runtime/freestanding/data.c answers.
 * libdfg's own modules are others: a graph of this kind is for programs that
 * link the freestanding part alone.
 */
#ifndef DFG_DATA_H
#define DFG_DATA_H

#include "dfg_match.h"

/* A string that is the value of an attribute or a fact. */
struct dfg_data_text {
    dfg_sym sym;
    uint32_t len;
    const char *text;
};

/* A named extent: its normal form in words, as dfg_form_pack has it. */
struct dfg_data_extent {
    dfg_sym sym;
    const uint64_t *form;
};

struct dfg_module {
    uint32_t n_texts, n_extents;
    const struct dfg_data_text *texts; /* both sorted by symbol */
    const struct dfg_data_extent *extents;
    dfg_node function;     /* the only one, */
    const dfg_node *outer; /* or of each node the module's function that holds it; NULL: there is one */
};

/* Are the numbers of the graph, and the classes that it holds, those of the file?  To be asked once, before the file's
 * matchers are.  DFG_BAD_ABI: they are of another file or of another run of pat2c, whatever compiled and linked. */
static inline dfg_status dfg_check_data(const dfg_graph *g, const struct dfg_names *names)
{
    return names->abi == DFG_ABI && g->run == names->run ? DFG_OK : DFG_BAD_ABI;
}

#endif
