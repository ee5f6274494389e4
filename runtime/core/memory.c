/* memory.c -- the bytes that a module takes, by what they are for.
 *
 * In:   the room of every array, the bytes of the arena.
 * Out:  a sum that leaves nothing out but what the user keeps elsewhere (data
 *       of constants that was not given by dfg_alloc).
 */
#include "origins.h"

static size_t index_bytes(const struct index *x)
{
    return x->size * sizeof *x->slots;
}

void dfg_memory_of(const dfg_module *m, struct dfg_memory *bytes)
{
    const struct nodes *t = &m->nodes;
    *bytes = (struct dfg_memory){
        .nodes = t->op_room * sizeof *t->op + t->argc_room * sizeof *t->argc +
                 t->first_room * sizeof *t->first + t->kind_room * sizeof *t->kind,
        .operands = m->args.room * sizeof *m->args.rows,
        .types = t->type_room * sizeof *t->type,
        .uses = t->uses_room * sizeof *t->uses,
        .names = t->names_room * sizeof *t->names + m->symbols.room * sizeof *m->symbols.rows +
                 index_bytes(&m->symbols.index),
        .attributes = m->kinds.room * sizeof *m->kinds.rows + index_bytes(&m->kinds.index) + m->kinds.bytes +
                      m->facts.room * sizeof *m->facts.rows + m->kinds.sorted_room * sizeof *m->kinds.sorted,
        .constants = m->tensors.room * sizeof *m->tensors.rows,
    };
    const struct bodies *b = &m->bodies;
    const struct operators *o = &m->operators;
    bytes->types += m->types.room * sizeof *m->types.rows + index_bytes(&m->types.index) + m->types.bytes;
    bytes->other = sizeof *m + m->arena.bytes - m->kinds.bytes - m->types.bytes + b->room * sizeof *b->rows +
                   b->span_room * sizeof *b->spans + (b->of != NULL ? t->n * sizeof *b->of : 0) +
                   o->room * sizeof *o->rows + o->bits_room * sizeof *o->bits + o->map_room * sizeof *o->map +
                   m->functions.room * sizeof *m->functions.rows +
                   index_bytes(&m->functions.index) + m->notes.room * sizeof *m->notes.rows + dfg_origins_bytes(m->origins);
    if (m->users.first != NULL)
        bytes->other += ((size_t)t->n + 1 + m->users.room) * sizeof *m->users.users;
}
