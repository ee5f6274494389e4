/* fuzz_read.c -- the graph readers as a target of libFuzzer: of .dfg text, or with
 * -DREADS_ONNX of models.  Every other length keeps the model's form. */
#include <stddef.h>
#include <stdint.h>

#include "read_graph.h"

#ifndef READS_ONNX
#define READS_ONNX 0
#endif

int LLVMFuzzerTestOneInput(const uint8_t *at, size_t n);

int LLVMFuzzerTestOneInput(const uint8_t *at, size_t n)
{
    read_graph((struct bytes){(uint8_t *)(uintptr_t)at, n}, READS_ONNX, n % 2 != 0);
    return 0;
}
