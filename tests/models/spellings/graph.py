"""Graphs under construction, and the list of spellings.

SPELLINGS is a list of Spelling: the concept, a name that begins with where it is
written so, the model, and how much of it is left where it is done.  `held` marks a third of
them, by a hash of their names: rules are written with the others in view.
"""
import collections
import zlib

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

Spelling = collections.namedtuple("Spelling", "concept name model held")
SPELLINGS = []
F32, F16, I64, BOOL = TensorProto.FLOAT, TensorProto.FLOAT16, TensorProto.INT64, TensorProto.BOOL
B, S, H, D = 2, 6, 4, 8  # batch, places, heads, numbers of a head
W = H * D


class Graph:
    """Nodes under construction: g.Mul(x, 0.5) is a name; numbers and arrays become initializers."""

    def __init__(self, opset=17, dtype=np.float32):
        self.nodes, self.inits, self.inputs, self.opset = [], [], [], opset
        self.dtype, self.rng, self.n = dtype, np.random.default_rng(7), 0

    def name(self, stem):
        self.n += 1
        return "%s_%d" % (stem, self.n)

    def value(self, a):
        if isinstance(a, str):
            return a
        if isinstance(a, (int, float)):
            a = np.array(a, self.dtype)
        name = self.name("c")
        self.inits.append(numpy_helper.from_array(np.asarray(a), name))
        return name

    def ints(self, *numbers):
        return self.value(np.array(numbers, np.int64))

    def weight(self, *shape, mean=0.0):
        return self.value((mean + self.rng.normal(0, 0.5, shape)).astype(self.dtype))

    def input(self, name, *shape, kind=None):
        kind = kind or (F16 if self.dtype == np.float16 else F32)
        self.inputs.append(helper.make_tensor_value_info(name, kind, shape))
        return name

    def call(self, op, operands, n=1, domain="", **attrs):
        outs = [self.name(op.lower()) for _ in range(n)]
        self.nodes.append(helper.make_node(op, [self.value(a) for a in operands], outs, domain=domain, **attrs))
        return outs[0] if n == 1 else outs

    def __getattr__(self, op):
        if op.startswith("_"):
            raise AttributeError(op)
        return lambda *operands, **attrs: self.call(op, operands, **attrs)

    def mean(self, x, *axes):
        return self.ReduceMean(x, self.ints(*axes)) if self.opset >= 18 else self.ReduceMean(x, axes=list(axes))

    def model(self, *outputs):
        outs = [helper.make_tensor_value_info(o, TensorProto.UNDEFINED, None) for o in outputs]
        for o in outs:
            o.ClearField("type")
        graph = helper.make_graph(self.nodes, "spelling", self.inputs, outs, self.inits)
        opsets = [helper.make_opsetid("", self.opset), helper.make_opsetid("com.microsoft", 1)]
        made = helper.make_model(graph, opset_imports=opsets, ir_version=9)
        return onnx.shape_inference.infer_shapes(made)


def spelling(concept, name, **options):
    """Registers the graph that a function (of an empty one) makes; it returns the outputs."""
    def register(make):
        g = Graph(**options)
        outs = make(g)
        held = zlib.crc32(("%s/%s" % (concept, name)).encode()) % 3 == 0
        SPELLINGS.append(Spelling(concept, name, g.model(*([outs] if isinstance(outs, str) else outs)), held))
        return make
    return register


def hidden(g, name="x"):
    return g.input(name, B, S, W)
