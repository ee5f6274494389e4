/* matches.c -- all matches of a table in a graph that is data, as `dfg-opt --match` prints them, nodes alone.
 *
 * Compiled with UNIT, TABLE, VIEW and LABELS, which are names in C and the table's number.
 * Afterwards: the most stack that the table's first took, and a pattern's match by its row, which has room for a whole
 * match of any pattern, measured by what they overwrote; and `done`.
 */
#include <string.h>

#include "board.h"
#include "dfg.h"
#include "dfg_data.h"
#include "paint.h"

extern const struct dfg_unit UNIT;
extern const dfg_graph VIEW;
extern const char *const LABELS[];

static size_t most_first, most_match;

static __attribute__((noinline)) int32_t first(const struct dfg_table *t, dfg_node n)
{
    volatile char *top = __builtin_frame_address(0);
    paint(top);
    const int32_t entry = t->first(t, &VIEW, n);
    measure(top);
    most_first = most > most_first ? most : most_first;
    most = 0;
    return entry;
}

static __attribute__((noinline)) bool match(const struct dfg_pattern *p, dfg_node n, void *m)
{
    volatile char *top = __builtin_frame_address(0);
    paint(top);
    const bool is_match = p->match(p, &VIEW, n, m);
    measure(top);
    most_match = most > most_match ? most : most_match;
    most = 0;
    return is_match;
}

static void print_captures(const struct dfg_pattern *p, const void *m)
{
    for (uint32_t i = 0; i < p->n_captures; i++) {
        const struct dfg_capture *c = &p->captures[i];
        struct dfg_nodes set = {NULL, 1};
        dfg_node n;
        if (c->kind == DFG_CAP_NODES) {
            memcpy(&set, (const char *)m + c->offset, sizeof set);
        } else if (c->kind == DFG_CAP_NODE) {
            memcpy(&n, (const char *)m + c->offset, sizeof n);
            set.at = n != DFG_NONE ? &n : NULL;
        }
        if (set.at == NULL)
            continue;
        board_text(" ");
        board_text(c->name);
        board_text(c->kind == DFG_CAP_NODES ? "={" : "=");
        for (uint32_t k = 0; k < set.n; k++) {
            board_text(k > 0 ? "," : "");
            board_text(LABELS[set.at[k]]);
        }
        board_text(c->kind == DFG_CAP_NODES ? "}" : "");
    }
}

int main(void)
{
    static uint64_t m[256];
    const struct dfg_table *t = &UNIT.tables[TABLE];
    if (dfg_check_data(&VIEW, UNIT.names) == DFG_BAD_ABI) {
        board_text("refused: DFG_BAD_ABI\ndone\n");
        return 0;
    }
    for (dfg_node n = 1; n < VIEW.n_nodes; n++) {
        const int32_t entry = first(t, n);
        if (entry < 0)
            continue;
        const struct dfg_pattern *p = &UNIT.patterns[t->entries[entry].pattern];
        if (p->match_size > sizeof m || !match(p, n, m)) {
            board_text("no match of an entry that is first\n");
            continue;
        }
        board_text(t->name);
        board_text(" ");
        board_text(t->entries[entry].name);
        board_text(" ");
        board_text(LABELS[n]);
        print_captures(p, m);
        board_text("\n");
    }
    board_text("stack ");
    board_number(most_first);
    board_text(" ");
    board_number(most_match);
    board_text("\ndone\n");
    return 0;
}
