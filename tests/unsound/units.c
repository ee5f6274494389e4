/* units.c -- the wrong rules as a plug-in for dfg-opt. */
#include "dfg.h"

extern const struct dfg_unit bounds_unit, halves_unit, heads_unit, limits_unit, shapes_unit, statistics_unit,
    steps_unit;
extern const struct dfg_unit *const dfg_units[];

const struct dfg_unit *const dfg_units[] = {&bounds_unit, &halves_unit,     &heads_unit, &limits_unit,
                                            &shapes_unit, &statistics_unit, &steps_unit, NULL};
