/* judge.c -- what a generated file asks of kinds, asked of each.
 *
 * In:   a view with the file's numbers, kinds of its module.
 * Out:  a bit a question and kind in the view: what dfg_has() reads.
 *
 * The file's function asks a node; so it is given a graph of two, of which one is
 * nothing and the other one of that kind.
 */
#include "../dfg_match.h"

void dfg_judge_kinds(dfg_graph *view, uint32_t *answers, uint32_t room, uint32_t first, uint32_t end)
{
    static const uint16_t no_args[2];
    static const uint32_t none[2];
    uint16_t op[2] = {0};
    uint32_t kind[2] = {0};
    dfg_graph g;
    view->answers = answers;
    view->answer_room = room;
    g = *view;
    g.n_nodes = 2;
    g.op = op;
    g.kind = kind;
    g.argc = no_args;
    g.first = g.type = g.uses = none;
    g.body = NULL;
    for (uint32_t q = 0; q < view->names->n_questions; q += 32)
        for (uint32_t k = first; k < end; k++)
            answers[(size_t)(q / 32) * room + k] = 0;
    for (uint32_t k = first; k < end; k++) {
        op[1] = view->kinds[k].op;
        kind[1] = k;
        view->names->judge(&g, k != 0, &(struct dfg_answers){answers + k, room});
    }
}
