#!/usr/bin/env python3
"""Writes a network that spots keywords as a .dfg graph of TensorFlow Lite operators.

usage: make_keywords.py > keywords.dfg

The network is DS-CNN (small) of Zhang, Suda, Lai, Chandra, "Hello Edge: Keyword
Spotting on Microcontrollers" (2017), as 8-bit integers: 49 x 10 features of a
second of sound; a convolution, four pairs of a depthwise and a pointwise one, an
average, a product, 12 probabilities.  Weights and biases have a scale a channel
and are splats, since only their shapes matter to a pattern; activations have one scale.
"""


def quantised(scale, zero):
    return "#{scale = %g, zero_point = %d}" % (scale, zero)


def per_channel(n, axis, factor=1.0):
    scales = ", ".join("%g" % (0.0078125 * (1 + i % 4) * factor) for i in range(n))
    return "#{scale = [%s], zero_point = [%s], quantized_dimension = %d}" % (scales, ", ".join(["0"] * n), axis)


class Writer:
    def __init__(self):
        self.lines = []

    def const(self, name, dtype, shape, facts=""):
        shape = ", ".join(map(str, shape))
        self.lines.append(("  %%%s = const %s[%s] splat 1 %s" % (name, dtype, shape, facts)).rstrip())

    def call(self, name, call, shape, scale, zero):
        shape = ", ".join(map(str, shape))
        self.lines.append("  %%%s = %s : i8[%s] %s" % (name, call, shape, quantised(scale, zero)))
        return name

    def conv(self, name, op, x, x_scale, weight, axis, attrs):
        self.const(name + "_w", "i8", weight, per_channel(weight[axis], axis))
        self.const(name + "_b", "i32", [weight[axis]], per_channel(weight[axis], 0, x_scale))
        call = "tfl.%s(%%%s, %%%s_w, %%%s_b) {activation = \"RELU\"%s}" % (op, x, name, name, attrs)
        return self.call(name, call, [1, 25, 5, 64], 0.125, -128)


def main():
    w = Writer()
    x = w.conv("conv", "Conv2D", "sound", 0.5, [64, 10, 4, 1], 0, ", strides = [2, 2]")
    for i in range(1, 5):
        x = w.conv("depthwise%d" % i, "DepthwiseConv2D", x, 0.125, [1, 3, 3, 64], 3, "")
        x = w.conv("pointwise%d" % i, "Conv2D", x, 0.125, [64, 1, 1, 64], 0, "")
    x = w.call("average", "tfl.AveragePool2D(%%%s) {filter = [25, 5], strides = [25, 5], padding = \"VALID\"}" % x,
               [1, 1, 1, 64], 0.125, -128)
    w.lines.append("  %flat = const i32[2] [1, 64]")
    x = w.call("row", "tfl.Reshape(%%%s, %%flat)" % x, [1, 64], 0.125, -128)
    w.const("words_w", "i8", [12, 64], quantised(0.0078125, 0))
    w.const("words_b", "i32", [12], quantised(0.0009765625, 0))
    x = w.call("words", "tfl.FullyConnected(%%%s, %%words_w, %%words_b)" % x, [1, 12], 0.25, 14)
    x = w.call("prob", "tfl.Softmax(%%%s)" % x, [1, 12], 0.00390625, -128)
    print("// DS-CNN, which spots keywords, made by make_keywords.py.")
    print("fn @main(%%sound: i8[1, 49, 10, 1] %s) {" % quantised(0.5, 83))
    print("\n".join(w.lines))
    print("  return %%%s\n}" % x)


if __name__ == "__main__":
    main()
