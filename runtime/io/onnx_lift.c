#include "onnx.h"
bool onnx_lift(struct onnx_reader *r) { (void)r; return true; }
