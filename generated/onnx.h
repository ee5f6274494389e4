/* The operators of onnx.ops, for dfg_module_new() (dfg.h).  Made by pat2c; do not edit. */
#ifndef ONNX_H
#define ONNX_H

struct dfg_ops;
extern const struct dfg_ops onnx_ops;

#endif
