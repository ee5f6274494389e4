/* The operators of com_microsoft.ops, for dfg_module_new() (dfg.h).  Made by pat2c; do not edit. */
#ifndef COM_MICROSOFT_H
#define COM_MICROSOFT_H

struct dfg_ops;
extern const struct dfg_ops com_microsoft_ops;

#endif
