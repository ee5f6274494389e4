#!/usr/bin/env python3
"""Writes ResNet-50 as a .dfg graph of ONNX operators on standard output.

usage: make_resnet50.py [INPUT-SIZE] > resnet50.dfg

The network is table 1 of He, Zhang, Ren, Sun, "Deep Residual Learning for
Image Recognition" (2015), column "50-layer": a convolution of 7x7, four stages
of 3, 4, 6 and 3 bottleneck blocks, a pool and a classifier; batch
normalisation behind every convolution; stages 3 to 5 halve the image in their
first convolution; a projection where the shape of a block changes.  Weights
are splats, since only their shapes matter to a pattern.
"""
import sys

STAGES = [(3, 64, 256), (4, 128, 512), (6, 256, 1024), (3, 512, 2048)]


class Writer:
    def __init__(self, size):
        self.lines = []
        self.shape = [1, 3, size, size]

    def line(self, text):
        self.lines.append("  " + text)

    def node(self, name, call, shape, attrs=""):
        self.line("%%%s = %s%s : f32[%s]" % (name, call, attrs, ", ".join(map(str, shape))))
        self.shape = shape
        return name

    def const(self, name, shape, value="0.5"):
        self.line("%%%s = const f32[%s] splat %s" % (name, ", ".join(map(str, shape)), value))

    def conv(self, name, x, shape, channels, kernel, stride):
        pad = kernel // 2
        self.const(name + "_w", [channels, shape[1], kernel, kernel])
        side = (shape[2] + 2 * pad - kernel) // stride + 1
        out = [1, channels, side, side]
        self.node(name, "Conv(%%%s, %%%s_w)" % (x, name), out,
                  " {kernel_shape = [%d, %d], strides = [%d, %d], pads = [%d, %d, %d, %d]}"
                  % (kernel, kernel, stride, stride, pad, pad, pad, pad))
        for part in ("scale", "bias", "mean", "var"):
            self.const("%s_%s" % (name, part), [channels])
        return self.node(name + "_bn", "BatchNormalization(%%%s, %s)" % (
            name, ", ".join("%%%s_%s" % (name, p) for p in ("scale", "bias", "mean", "var"))), out)

    def relu(self, name, x):
        return self.node(name, "Relu(%%%s)" % x, self.shape)

    def block(self, name, x, shape, inner, outer, stride, project):
        a = self.relu(name + "_a", self.conv(name + "_conv1", x, shape, inner, 1, stride))
        b = self.relu(name + "_b", self.conv(name + "_conv2", a, self.shape, inner, 3, 1))
        c = self.conv(name + "_conv3", b, self.shape, outer, 1, 1)
        out = self.shape
        if project:
            x = self.conv(name + "_project", x, shape, outer, 1, stride)
        self.shape = out
        return self.relu(name + "_out", self.node(name + "_sum", "Add(%%%s, %%%s)" % (c, x), out))


def main():
    size = int(sys.argv[1]) if len(sys.argv) > 1 else 224
    w = Writer(size)
    x = w.relu("conv1_relu", w.conv("conv1", "data", w.shape, 64, 7, 2))
    side = (w.shape[2] + 2 - 3) // 2 + 1
    x = w.node("pool1", "MaxPool(%%%s)" % x, [1, 64, side, side],
               " {kernel_shape = [3, 3], strides = [2, 2], pads = [1, 1, 1, 1]}")
    for s, (blocks, inner, outer) in enumerate(STAGES):
        for b in range(blocks):
            first = b == 0
            x = w.block("conv%d_%d" % (s + 2, b + 1), x, w.shape, inner, outer, 2 if first and s > 0 else 1, first)
    x = w.node("pool5", "GlobalAveragePool(%%%s)" % x, [1, 2048, 1, 1])
    x = w.node("flat", "Flatten(%%%s)" % x, [1, 2048])
    w.const("fc_w", [1000, 2048])
    w.const("fc_b", [1000])
    x = w.node("fc", "Gemm(%%%s, %%fc_w, %%fc_b)" % x, [1, 1000], " {transB = 1}")
    x = w.node("prob", "Softmax(%%%s)" % x, [1, 1000])
    print("// ResNet-50 at inference, made by make_resnet50.py.")
    print("fn @main(%%data: f32[1, 3, %d, %d]) {" % (size, size))
    print("\n".join(w.lines))
    print("  return %%%s\n}" % x)


if __name__ == "__main__":
    main()
