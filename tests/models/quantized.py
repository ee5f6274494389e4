#!/usr/bin/env python3
"""Networks as ONNX Runtime's tools quantise them, or turn them to floats of 16 bits.

usage: quantized.py FOLDER NETWORK...

Inputs of beside.py.  A file a network and way, with random inputs to calibrate on:

qdq    quantize_static, with QuantizeLinear and DequantizeLinear; u8 times i8, a scale for each tensor
qdqc   the same; i8 times i8, a scale for each channel of weights
qop    quantize_static, with operators on integers
dyn    quantize_dynamic
nbits  MatMulNBitsQuantizer, blocks of 32 numbers
fp16   convert_float_to_float16

A network that a way does not take is named and left out.

Status 77, "skipped", where onnx, numpy or onnxruntime is not there.
"""
import logging
import os
import sys

import run_onnx
import numpy as np
import onnx

try:
    from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_dynamic, quantize_static
    from onnxruntime.quantization.matmul_nbits_quantizer import MatMulNBitsQuantizer
    from onnxruntime.transformers.float16 import convert_float_to_float16
except ImportError as e:
    print("SKIP: %s" % e)
    sys.exit(77)

RUNS = 2  # to calibrate on


class Inputs(CalibrationDataReader):
    def __init__(self, path):
        session = run_onnx.session(path)
        self.feeds = iter([run_onnx.random_inputs(session, np.random.default_rng(i))[0] for i in range(RUNS)])

    def get_next(self):
        return next(self.feeds, None)


def static(path, out, **options):
    quantize_static(path, out, Inputs(path), **options)


def nbits(path, out):
    quantizer = MatMulNBitsQuantizer(onnx.load(path), block_size=32, is_symmetric=True)
    quantizer.process()
    quantizer.model.save_model_to_file(out, False)


U8, I8 = QuantType.QUInt8, QuantType.QInt8
WAYS = {
    "qdq": lambda path, out: static(path, out, quant_format=QuantFormat.QDQ, activation_type=U8, weight_type=I8),
    "qdqc": lambda path, out: static(path, out, quant_format=QuantFormat.QDQ, activation_type=I8, weight_type=I8,
                                     per_channel=True, extra_options={"ActivationSymmetric": True}),
    "qop": lambda path, out: static(path, out, quant_format=QuantFormat.QOperator, activation_type=U8, weight_type=U8),
    "dyn": lambda path, out: quantize_dynamic(path, out, weight_type=U8),
    "nbits": nbits,
    "fp16": lambda path, out: onnx.save(convert_float_to_float16(onnx.load(path), keep_io_types=True), out),
}


def main():
    if len(sys.argv) < 3 or sys.argv[1].startswith("-"):
        sys.exit("usage:" + __doc__.split("usage:")[1].split("\n\n")[0])
    logging.disable(logging.CRITICAL)
    made = 0
    for path in sys.argv[2:]:
        for way, write in WAYS.items():
            name = "%s.%s" % (os.path.basename(path)[:-5], way)
            out = os.path.join(sys.argv[1], name + ".onnx")
            try:
                write(path, out)
                made += 1
            except Exception as error:  # the tools have no class for what they do not take
                print("%s: %s" % (name, run_onnx.first_line(error)))
                if os.path.exists(out):
                    os.remove(out)
    print("%d networks in %s" % (made, sys.argv[1]))


if __name__ == "__main__":
    main()
