/* The operators of relax.ops, for dfg_module_new() (dfg.h).  Made by pat2c; do not edit. */
#ifndef RELAX_H
#define RELAX_H

struct dfg_ops;
extern const struct dfg_ops relax_ops;

#endif
