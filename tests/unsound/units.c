/* units.c -- the wrong rules as a plug-in for dfg-opt. */
#include "dfg.h"

extern const struct dfg_unit halves_unit, limits_unit, statistics_unit, steps_unit;
extern const struct dfg_unit *const dfg_units[];

const struct dfg_unit *const dfg_units[] = {&halves_unit, &limits_unit, &statistics_unit, &steps_unit, NULL};
