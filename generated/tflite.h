/* The operators of tflite.ops, for dfg_module_new() (dfg.h).  Made by pat2c; do not edit. */
#ifndef TFLITE_H
#define TFLITE_H

struct dfg_ops;
extern const struct dfg_ops tflite_ops;

#endif
