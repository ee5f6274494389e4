/* The operators of relay.ops, for dfg_module_new() (dfg.h).  Made by pat2c; do not edit. */
#ifndef RELAY_H
#define RELAY_H

struct dfg_ops;
extern const struct dfg_ops relay_ops;

#endif
