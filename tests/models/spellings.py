"""What exporters write for one thing: small graphs, by concept.

SPELLINGS is a list of Spelling: the concept, a name that begins with where it is
written so, the model, and how much of it is left where it is done.  `held` marks a third of
them, by a hash of their names: rules are written with the others in view.
"""
import collections
import math
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


# ---- Gelu ----
R2 = math.sqrt(2)
GELU = {
    "torch, old": lambda g, x: g.Mul(g.Mul(x, g.Add(g.Erf(g.Div(x, R2)), 1.0)), 0.5),
    "torch, dynamo": lambda g, x: g.Mul(g.Mul(x, 0.5), g.Add(g.Erf(g.Mul(x, 1 / R2)), 1.0)),
    "half beside the sum": lambda g, x: g.Mul(x, g.Mul(0.5, g.Add(1.0, g.Erf(g.Div(x, R2))))),
    "half in the sum": lambda g, x: g.Mul(x, g.Add(g.Mul(g.Erf(g.Div(x, R2)), 0.5), 0.5)),
    "TensorFlow, erfc": lambda g, x: g.Mul(g.Mul(0.5, x), g.Sub(1.0, g.Erf(g.Mul(g.Neg(x), 1 / R2)))),
    "root as an operator": lambda g, x: g.Mul(g.Mul(0.5, x), g.Add(1.0, g.Erf(g.Div(x, g.Sqrt(2.0))))),
    "onnxscript, CastLike": lambda g, x: g.Mul(g.CastLike(0.5, x), g.Mul(x, g.Add(
        g.CastLike(1.0, x), g.Erf(g.Div(x, g.Sqrt(g.CastLike(2.0, x))))))),
    "halved at the end by Div": lambda g, x: g.Div(g.Mul(x, g.Add(g.Erf(g.Div(x, R2)), 1.0)), 2.0),
    "halves divided first": lambda g, x: g.Mul(g.Div(x, 2.0), g.Add(g.Erf(g.Div(x, R2)), 1.0)),
    "Paddle": lambda g, x: g.Mul(g.Mul(x, 0.5), g.Add(1.0, g.Erf(g.Div(x, np.array([R2], np.float32))))),
}
for _name, _make in GELU.items():
    spelling("Gelu", _name)(lambda g, make=_make: make(g, hidden(g)))
for _name in ("torch, old", "torch, dynamo", "half in the sum"):
    spelling("BiasGelu", _name)(lambda g, make=GELU[_name]: make(g, g.Add(
        g.MatMul(hidden(g), g.weight(W, W)), g.weight(W))))
spelling("BiasGelu", "opset 20", opset=20)(lambda g: g.Gelu(g.Add(g.weight(W), g.MatMul(hidden(g), g.weight(W, W)))))

# ---- Gelu by tanh ----
R, K = math.sqrt(2 / math.pi), 0.044715
TANH = {
    "torch, old": lambda g, x: g.Mul(g.Mul(0.5, x), g.Add(1.0, g.Tanh(g.Mul(R, g.Add(x, g.Mul(K, g.Pow(x, 3.0))))))),
    "torch, dynamo": lambda g, x: g.Mul(g.Mul(x, 0.5), g.Add(g.Tanh(g.Mul(g.Add(
        x, g.Mul(g.Mul(g.Mul(x, x), x), K)), R)), 1.0)),
    "bloom": lambda g, x: g.Mul(g.Mul(x, 0.5), g.Add(1.0, g.Tanh(g.Mul(g.Mul(R, x), g.Add(1.0, g.Mul(g.Mul(K, x), x)))))),
    "Hugging Face gelu_fast": lambda g, x: g.Mul(g.Mul(0.5, x), g.Add(1.0, g.Tanh(g.Mul(g.Mul(x, R), g.Add(
        1.0, g.Mul(g.Mul(K, x), x)))))),
    "square factored out": lambda g, x: g.Mul(g.Mul(0.5, x), g.Add(1.0, g.Tanh(g.Mul(R, g.Mul(x, g.Add(
        1.0, g.Mul(K, g.Mul(x, x)))))))),
    "halves in the sum": lambda g, x: g.Mul(x, g.Add(0.5, g.Mul(0.5, g.Tanh(g.Mul(R, g.Add(x, g.Mul(K, g.Pow(x, 3.0)))))))),
    "by a sigmoid": lambda g, x: g.Mul(x, g.Sigmoid(g.Mul(2 * R, g.Add(x, g.Mul(K, g.Pow(x, 3.0)))))),
    "product at the end": lambda g, x: g.Mul(x, g.Mul(0.5, g.Add(1.0, g.Tanh(g.Mul(R, g.Add(x, g.Mul(K, g.Pow(x, 3.0)))))))),
    "square by Pow": lambda g, x: g.Mul(g.Mul(0.5, x), g.Add(1.0, g.Tanh(g.Mul(g.Mul(R, x), g.Add(
        1.0, g.Mul(K, g.Pow(x, 2.0))))))),
}
for _name, _make in TANH.items():
    spelling("FastGelu", _name)(lambda g, make=_make: make(g, hidden(g)))
spelling("FastGelu", "opset 20", opset=20)(lambda g: g.Gelu(g.Add(g.MatMul(hidden(g), g.weight(W, W)), g.weight(W)), approximate="tanh"))
spelling("FastGelu", "bias, torch, old")(lambda g: TANH["torch, old"](g, g.Add(g.MatMul(hidden(g), g.weight(W, W)), g.weight(W))))

# ---- SiLU, QuickGelu ----
SILU = {
    "x times its sigmoid": lambda g, x, k: g.Mul(x, g.Sigmoid(k(x))),
    "quotient by 1 + exp(-x)": lambda g, x, k: g.Div(x, g.Add(g.Exp(g.Neg(k(x))), 1.0)),
    "times 1 / (1 + exp(-x))": lambda g, x, k: g.Mul(x, g.Div(1.0, g.Add(1.0, g.Exp(g.Neg(k(x)))))),
    "times a Reciprocal": lambda g, x, k: g.Mul(g.Reciprocal(g.Add(1.0, g.Exp(g.Neg(k(x))))), x),
    "by tanh": lambda g, x, k: g.Mul(x, g.Mul(0.5, g.Add(1.0, g.Tanh(g.Mul(0.5, k(x)))))),
}
for _name, _make in SILU.items():
    spelling("SiLU", _name)(lambda g, make=_make: make(g, hidden(g), lambda x: x))
    if _name != "by tanh":
        spelling("QuickGelu", _name)(lambda g, make=_make: make(g, hidden(g), lambda x: g.Mul(1.702, x)))
spelling("SiLU", "behind a convolution")(lambda g: SILU["x times its sigmoid"](
    g, g.Conv(g.input("x", 1, 4, 8, 8), g.weight(4, 4, 3, 3), g.weight(4)), lambda x: x))

# ---- normalisations ----
EPS = 1e-5


def last(g, x, mean=False):
    return g.mean(x, -1)


def layer_norm(g, x, square=None, quotient=None, centre=None, eps=EPS, scale=True, shift=True, axis=-1):
    m = g.mean(x, axis)
    d, e = (g.Sub(x, m), g.Sub(x, m)) if centre == "twice" else (g.Sub(x, m),) * 2
    v = g.mean(square(d) if square else g.Pow(d, 2.0), axis)
    s = g.Add(v, eps)
    n = quotient(e, s) if quotient else g.Div(e, g.Sqrt(s))
    n = g.Mul(n, g.weight(W, mean=1)) if scale else n
    return g.Add(n, g.weight(W)) if shift else n


QUOTIENT = {
    "reciprocal of the root": lambda g: lambda d, s: g.Mul(d, g.Reciprocal(g.Sqrt(s))),
    "1 / root": lambda g: lambda d, s: g.Mul(d, g.Div(1.0, g.Sqrt(s))),
    "power of -1/2": lambda g: lambda d, s: g.Mul(d, g.Pow(s, -0.5)),
    "power of 1/2": lambda g: lambda d, s: g.Div(d, g.Pow(s, 0.5)),
    "root of the reciprocal": lambda g: lambda d, s: g.Mul(d, g.Sqrt(g.Reciprocal(s))),
}
spelling("LayerNormalization", "torch, old")(lambda g: layer_norm(g, hidden(g)))
spelling("LayerNormalization", "torch 1.4, two Subs")(lambda g: layer_norm(g, hidden(g), centre="twice"))
spelling("LayerNormalization", "opset 18", opset=18)(lambda g: layer_norm(g, hidden(g)))
spelling("LayerNormalization", "product as square")(lambda g: layer_norm(g, hidden(g), square=lambda d: g.Mul(d, d)))
spelling("LayerNormalization", "axis from the front")(lambda g: layer_norm(g, hidden(g), axis=2))
spelling("LayerNormalization", "no shift")(lambda g: layer_norm(g, hidden(g), shift=False))
spelling("LayerNormalization", "no scale, no shift")(lambda g: layer_norm(g, hidden(g), scale=False, shift=False))
spelling("LayerNormalization", "no scale")(lambda g: layer_norm(g, hidden(g), scale=False))
for _name, _make in QUOTIENT.items():
    spelling("LayerNormalization", _name)(lambda g, make=_make: layer_norm(g, hidden(g), quotient=make(g)))


@spelling("LayerNormalization", "exponent by a Cast")
def _(g):
    return layer_norm(g, hidden(g), square=lambda d: g.Pow(d, g.Cast(np.array(2, np.int64), to=F32)))


@spelling("LayerNormalization", "of 16 bits, computed in 32", dtype=np.float16)
def _(g):
    x = g.Cast(hidden(g), to=F32)
    g.dtype = np.float32
    n = g.Cast(layer_norm(g, x, scale=False, shift=False), to=F16)
    g.dtype = np.float16
    return g.Add(g.Mul(n, g.weight(W, mean=1)), g.weight(W))


@spelling("LayerNormalization", "of 16 bits, all but the mean in 32", dtype=np.float16)
def _(g):
    x = hidden(g)
    d = g.Sub(x, g.mean(x, -1))
    v = g.mean(g.Pow(g.Cast(d, to=F32), np.array(2, np.float32)), -1)
    n = g.Div(d, g.Cast(g.Sqrt(g.Add(v, np.array(EPS, np.float32))), to=F16))
    return g.Add(g.Mul(n, g.weight(W, mean=1)), g.weight(W))


@spelling("LayerNormalization", "TensorFlow, batchnorm")
def _(g):
    x = hidden(g)
    m = g.mean(x, -1)
    d = g.Sub(x, m)
    k = g.Mul(g.Reciprocal(g.Sqrt(g.Add(g.mean(g.Mul(d, d), -1), EPS))), g.weight(W, mean=1))
    return g.Add(g.Mul(x, k), g.Sub(g.weight(W), g.Mul(m, k)))


@spelling("LayerNormalization", "Keras, squared difference")
def _(g):
    x = hidden(g)
    m = g.mean(x, -1)
    v = g.mean(g.Mul(g.Sub(x, m), g.Sub(x, m)), -1)
    k = g.Mul(g.Div(1.0, g.Sqrt(g.Add(v, EPS))), g.weight(W, mean=1))
    return g.Add(g.Mul(k, x), g.Sub(g.weight(W), g.Mul(m, k)))


@spelling("LayerNormalization", "Flax, mean of squares")
def _(g):
    x = hidden(g)
    m = g.mean(x, -1)
    v = g.Sub(g.mean(g.Mul(x, x), -1), g.Mul(m, m))
    k = g.Mul(g.Reciprocal(g.Sqrt(g.Add(v, EPS))), g.weight(W, mean=1))
    return g.Add(g.Mul(g.Sub(x, m), k), g.weight(W))


@spelling("LayerNormalization", "scale on the reciprocal")
def _(g):
    x = hidden(g)
    d = g.Sub(x, g.mean(x, -1))
    k = g.Mul(g.Reciprocal(g.Sqrt(g.Add(g.mean(g.Mul(d, d), -1), EPS))), g.weight(W, mean=1))
    return g.Add(g.Mul(d, k), g.weight(W))


@spelling("LayerNormalization", "scale times the difference first")
def _(g):
    x = hidden(g)
    d = g.Sub(x, g.mean(x, -1))
    return g.Add(g.Div(g.Mul(g.weight(W, mean=1), d), g.Sqrt(g.Add(g.mean(g.Pow(d, 2.0), -1), EPS))), g.weight(W))


@spelling("LayerNormalization", "over two axes")
def _(g):
    x = g.input("x", 2, 3, 4, 5)
    d = g.Sub(x, g.mean(x, -2, -1))
    n = g.Div(d, g.Sqrt(g.Add(g.mean(g.Pow(d, 2.0), -2, -1), EPS)))
    return g.Add(g.Mul(n, g.weight(4, 5, mean=1)), g.weight(4, 5))


def rms(g, x, square=None, quotient=None, eps=EPS):
    s = g.Add(g.mean(square(x) if square else g.Pow(x, 2.0), -1), eps)
    return quotient(x, s) if quotient else g.Div(x, g.Sqrt(s))


def scaled(g, n):
    return g.Mul(n, g.weight(W, mean=1))


spelling("RMSNormalization", "by a quotient")(lambda g: scaled(g, rms(g, hidden(g))))
spelling("RMSNormalization", "opset 18, dynamo", opset=18)(lambda g: scaled(g, rms(g, hidden(g), quotient=QUOTIENT["reciprocal of the root"](g))))
spelling("RMSNormalization", "product as square")(lambda g: scaled(g, rms(g, hidden(g), square=lambda d: g.Mul(d, d))))
spelling("RMSNormalization", "scale first", opset=18)(lambda g: g.Mul(g.weight(W, mean=1), rms(g, hidden(g), quotient=QUOTIENT["1 / root"](g))))
spelling("RMSNormalization", "power of -1/2")(lambda g: scaled(g, rms(g, hidden(g), quotient=QUOTIENT["power of -1/2"](g))))
spelling("RMSNormalization", "root of the reciprocal")(lambda g: scaled(g, rms(g, hidden(g), quotient=QUOTIENT["root of the reciprocal"](g))))
spelling("RMSNormalization", "no scale")(lambda g: rms(g, hidden(g), quotient=QUOTIENT["reciprocal of the root"](g)))
spelling("RMSNormalization", "Gemma, scale less 1")(lambda g: g.Mul(rms(g, hidden(g), quotient=QUOTIENT["reciprocal of the root"](g)), g.Add(1.0, g.weight(W))))
spelling("RMSNormalization", "scale on the reciprocal")(lambda g: (lambda x: g.Mul(x, g.Mul(g.Reciprocal(g.Sqrt(g.Add(g.mean(g.Mul(x, x), -1), EPS))), g.weight(W, mean=1))))(hidden(g)))


@spelling("RMSNormalization", "Llama of 16 bits", dtype=np.float16)
def _(g):
    x = g.Cast(hidden(g), to=F32)
    g.dtype = np.float32
    n = g.Cast(rms(g, x, quotient=QUOTIENT["reciprocal of the root"](g)), to=F16)
    g.dtype = np.float16
    return scaled(g, n)


@spelling("RMSNormalization", "of 16 bits, scale in 32", dtype=np.float16)
def _(g):
    x = g.Cast(hidden(g), to=F32)
    g.dtype = np.float32
    return g.Cast(scaled(g, rms(g, x, quotient=QUOTIENT["reciprocal of the root"](g))), to=F16)


@spelling("RMSNormalization", "Casts that change nothing")
def _(g):
    x = g.Cast(hidden(g), to=F32)
    return scaled(g, g.Cast(rms(g, x, quotient=QUOTIENT["reciprocal of the root"](g)), to=F32))


def normal(g, x):
    return g.LayerNormalization(x, g.weight(W, mean=1), g.weight(W), axis=-1, epsilon=EPS)


spelling("SkipLayerNormalization", "sum")(lambda g: normal(g, g.Add(hidden(g), hidden(g, "y"))))
spelling("SkipLayerNormalization", "sum read elsewhere")(lambda g: (lambda s: [normal(g, s), g.Relu(s)])(g.Add(hidden(g), hidden(g, "y"))))
spelling("SkipLayerNormalization", "bias of the product")(lambda g: normal(g, g.Add(g.Add(g.MatMul(hidden(g), g.weight(W, W)), g.weight(W)), hidden(g, "y"))))
spelling("SkipLayerNormalization", "bias, skip first")(lambda g: normal(g, g.Add(hidden(g, "y"), g.Add(g.weight(W), g.MatMul(hidden(g), g.weight(W, W))))))
spelling("SkipLayerNormalization", "from parts")(lambda g: layer_norm(g, g.Add(hidden(g), hidden(g, "y"))))
spelling("SkipLayerNormalization", "from parts, two Subs")(lambda g: layer_norm(g, g.Add(hidden(g), hidden(g, "y")), centre="twice"))
spelling("SkipLayerNormalization", "root mean square")(lambda g: scaled(g, rms(g, g.Add(hidden(g), hidden(g, "y")), quotient=QUOTIENT["reciprocal of the root"](g))))
spelling("SkipLayerNormalization", "root mean square, sum read elsewhere")(lambda g: (lambda s: [scaled(g, rms(g, s)), g.Relu(s)])(g.Add(hidden(g), hidden(g, "y"))))


def group_norm(g, x, shape, ones=True, affine=True):
    r = g.Reshape(x, g.ints(*shape))
    n = g.InstanceNormalization(r, np.ones(2, np.float32), np.zeros(2, np.float32), epsilon=EPS)
    y = g.Reshape(n, g.Shape(x) if ones else g.ints(1, 6, 4, 4))
    return g.Add(g.Mul(y, g.weight(6, 1, 1, mean=1)), g.weight(6, 1, 1)) if affine else y


spelling("GroupNormalization", "torch, old")(lambda g: group_norm(g, g.input("x", 1, 6, 4, 4), (0, 2, -1)))
spelling("GroupNormalization", "torch, old, shape known")(lambda g: group_norm(g, g.input("x", 1, 6, 4, 4), (1, 2, 48), ones=False))
spelling("GroupNormalization", "torch, no scale")(lambda g: group_norm(g, g.input("x", 1, 6, 4, 4), (0, 2, -1), affine=False))


@spelling("GroupNormalization", "moments of the group")
def _(g):
    x = g.input("x", 1, 6, 4, 4)
    r = g.Reshape(x, g.ints(1, 2, 3, 4, 4))
    d = g.Sub(r, g.mean(r, 2, 3, 4))
    n = g.Div(d, g.Sqrt(g.Add(g.mean(g.Mul(d, d), 2, 3, 4), EPS)))
    return g.Add(g.Mul(g.Reshape(n, g.ints(1, 6, 4, 4)), g.weight(1, 6, 1, 1, mean=1)), g.weight(1, 6, 1, 1))


@spelling("GroupNormalization", "moments of rows")
def _(g):
    x = g.input("x", 1, 6, 4, 4)
    r = g.Reshape(x, g.ints(1, 2, 48))
    d = g.Sub(r, g.mean(r, -1))
    n = g.Mul(d, g.Reciprocal(g.Sqrt(g.Add(g.mean(g.Mul(d, d), -1), EPS))))
    return g.Add(g.Mul(g.Reshape(n, g.ints(1, 6, 4, 4)), g.weight(1, 6, 1, 1, mean=1)), g.weight(1, 6, 1, 1))


# ---- attention ----

def heads(g, x, weight=True, n=H, bias=True, perm=(0, 2, 1, 3), places=None):
    """Rows as heads: B, heads, places, numbers, unless perm says else."""
    y = g.Add(g.MatMul(x, g.weight(W, n * D)), g.weight(n * D)) if bias else g.MatMul(x, g.weight(W, n * D))
    y = g.Reshape(y, g.ints(0, 0, n, D) if places is None else places(g, x))
    return g.Transpose(y, perm=list(perm)) if perm else y


def back(g, y):
    return g.Reshape(g.Transpose(y, perm=[0, 2, 1, 3]), g.ints(0, 0, W))


def attention(g, x, scale=lambda g, p: g.Div(p, math.sqrt(D)), mask=None, before=None, both=None, cross=None, key=None,
              soft=None, bias=True, v=None):
    y = cross or x
    q = heads(g, x, bias=bias)
    if key == "two transpositions":
        k = g.Transpose(heads(g, y, bias=bias), perm=[0, 1, 3, 2])
    else:
        k = heads(g, y, perm=(0, 2, 3, 1), bias=bias)
    v = heads(g, y, bias=bias)
    if before:
        q = before(g, q)
    if both:
        q, k = both(g, q), both(g, k)
    p = g.MatMul(q, k)
    p = scale(g, p) if scale else p
    p = mask(g, p) if mask else p
    return back(g, g.MatMul(soft(g, p) if soft else g.Softmax(p, axis=-1), v))


def additive(g, p):
    return g.Add(p, g.input("mask", B, 1, S, S))


def causal(g, p):
    return g.Add(p, np.triu(np.full((S, S), -1e4, np.float32), 1))


def arithmetic(g, p):
    m = g.Cast(g.Unsqueeze(g.input("ids", B, S, kind=I64), g.ints(1, 2)), to=F32)
    return g.Add(p, g.Mul(g.Sub(1.0, m), -10000.0))


def where(g, p):
    return g.Where(g.input("keep", B, 1, S, S, kind=BOOL), p, -3.4e38)


def where_not(g, p):
    return g.Where(g.Not(g.input("keep", B, 1, S, S, kind=BOOL)), -1e4, p)


ATTENTION = {
    "torch, old": {},
    "torch, old, key transposed twice": {"key": "two transpositions"},
    "factor": {"scale": lambda g, p: g.Mul(p, 1 / math.sqrt(D))},
    "query scaled": {"scale": None, "before": lambda g, q: g.Mul(q, 1 / math.sqrt(D))},
    "query divided": {"scale": None, "before": lambda g, q: g.Div(q, math.sqrt(D))},
    "both scaled, SDPA": {"scale": None, "both": lambda g, q: g.Mul(q, D ** -0.25)},
    "both scaled by a root, SDPA": {"scale": None, "both": lambda g, q: g.Mul(q, g.Sqrt(1 / math.sqrt(D)))},
    "no scale": {"scale": None},
    "mask added": {"mask": additive},
    "mask of causality": {"mask": causal},
    "mask by arithmetic": {"mask": arithmetic},
    "mask by Where": {"mask": where},
    "mask by Where of a Not": {"mask": where_not},
    "mask, query scaled": {"mask": additive, "scale": None, "before": lambda g, q: g.Mul(q, 1 / math.sqrt(D))},
    "mask, both scaled": {"mask": additive, "scale": None, "both": lambda g, q: g.Mul(q, D ** -0.25)},
    "no biases": {"bias": False},
    "NaN guarded": {"mask": additive, "soft": lambda g, p: (lambda s: g.Where(g.IsNaN(s), 0.0, s))(g.Softmax(p, axis=-1))},
    "Dropout behind": {"soft": lambda g, p: g.Dropout(g.Softmax(p, axis=-1))},
    "axis from the front": {"soft": lambda g, p: g.Softmax(p, axis=3)},
    "largest taken away": {"soft": lambda g, p: g.Softmax(g.Sub(p, g.ReduceMax(p, axes=[-1])), axis=-1)},
}
for _name, _options in ATTENTION.items():
    spelling("Attention", _name)(lambda g, options=_options: attention(g, hidden(g), **options))


@spelling("Attention", "of another value")
def _(g):
    return attention(g, hidden(g), cross=g.input("y", B, 9, W))


@spelling("Attention", "heads and batches in one axis, BART")
def _(g):
    x = hidden(g)

    def rows(y, perm=(0, 2, 1, 3)):
        return g.Reshape(heads(g, y, perm=perm), g.ints(B * H, -1, D))
    q, k, v = rows(x), rows(x), rows(x)
    p = g.Softmax(g.MatMul(g.Mul(q, 1 / math.sqrt(D)), g.Transpose(k, perm=[0, 2, 1])), axis=-1)
    return back(g, g.Reshape(g.MatMul(p, v), g.ints(B, H, -1, D)))


def packed(g, x, how):
    y = g.Add(g.MatMul(x, g.weight(W, 3 * W)), g.weight(3 * W))
    if how == "Split":
        parts = g.call("Split", [y], n=3, axis=-1) if g.opset < 18 else g.call("Split", [y], n=3, axis=-1, num_outputs=3)
        return [g.Transpose(g.Reshape(p, g.ints(0, 0, H, D)), perm=[0, 2, 1, 3]) for p in parts]
    t = g.Transpose(g.Reshape(y, g.ints(0, 0, 3, H, D)), perm=[2, 0, 3, 1, 4])
    if how == "Gather":
        return [g.Gather(t, np.array(i, np.int64), axis=0) for i in range(3)]
    return [g.Squeeze(p, g.ints(0)) for p in g.call("Split", [t], n=3, axis=0)]


for _how, _name in (("Split", "GPT-2"), ("Gather", "timm"), ("unbind", "timm, Split")):
    @spelling("Attention", "one product for all, %s" % _name)
    def _(g, how=_how):
        q, k, v = packed(g, hidden(g), how)
        p = g.Mul(g.MatMul(q, g.Transpose(k, perm=[0, 1, 3, 2])), 1 / math.sqrt(D))
        return back(g, g.MatMul(g.Softmax(p, axis=-1), v))


for _mask in (None, causal):
    @spelling("Attention", "past and present%s" % (_mask and ", mask" or ""))
    def _(g, mask=_mask):
        x = hidden(g)
        q, k, v = packed(g, x, "Split")
        k = g.Concat(g.input("past_k", B, H, 5, D), k, axis=2)
        v = g.Concat(g.input("past_v", B, H, 5, D), v, axis=2)
        p = g.Div(g.MatMul(q, g.Transpose(k, perm=[0, 1, 3, 2])), math.sqrt(D))
        if mask:
            p = g.Add(p, g.input("mask", B, 1, S, S + 5))
        return [back(g, g.MatMul(g.Softmax(p, axis=-1), v)), k, v]


def grouped(g, x, n, expand):
    y = heads(g, x, n=n, bias=False)
    return g.Reshape(expand(g.Unsqueeze(y, g.ints(2))), g.ints(B, H, S, D))


for _name, _how in (("Expand", lambda g: lambda u: g.Expand(u, g.ints(B, 2, 2, S, D))),
                    ("Tile", lambda g: lambda u: g.Tile(u, g.ints(1, 1, 2, 1, 1))),
                    ("Concat", lambda g: lambda u: g.Concat(u, u, axis=2))):
    @spelling("GroupQueryAttention", "keys repeated by %s" % _name)
    def _(g, how=_how):
        x = hidden(g)
        q = heads(g, x, bias=False)
        k, v = grouped(g, x, 2, how(g)), grouped(g, x, 2, how(g))
        p = g.Mul(g.MatMul(q, g.Transpose(k, perm=[0, 1, 3, 2])), 1 / math.sqrt(D))
        return back(g, g.MatMul(g.Softmax(g.Add(p, g.input("mask", B, 1, S, S)), axis=-1), v))


# ---- rotary positions ----

def halves(g, x, how):
    if how == "Split":
        return g.call("Split", [x], n=2, axis=-1)
    end = D if how == "Slice" else 9223372036854775807
    return (g.Slice(x, g.ints(0), g.ints(D // 2), g.ints(3), g.ints(1)),
            g.Slice(x, g.ints(D // 2), g.ints(end), g.ints(3), g.ints(1)))


def table(g, how):
    """cos and sin of B, 1, S, D."""
    if how == "computed":
        inv = g.value(np.linspace(1, 0.1, D // 2).astype(np.float32).reshape(1, D // 2, 1))
        t = g.Cast(g.Unsqueeze(g.input("at", B, S, kind=I64), g.ints(1)), to=F32)
        f = g.Transpose(g.MatMul(inv, t), perm=[0, 2, 1])
        f = g.Concat(f, f, axis=-1)
        return g.Unsqueeze(g.Cos(f), g.ints(1)), g.Unsqueeze(g.Sin(f), g.ints(1))
    if how == "gathered":
        a = np.tile(np.linspace(0, 3, 16 * D // 2).reshape(16, D // 2), (1, 2)).astype(np.float32)
        at = g.input("at", B, S, kind=I64)
        return g.Unsqueeze(g.Gather(np.cos(a), at), g.ints(1)), g.Unsqueeze(g.Gather(np.sin(a), at), g.ints(1))
    c, s = g.input("cos", B, S, D // 2), g.input("sin", B, S, D // 2)
    return [g.Unsqueeze(g.Concat(t, t, axis=-1), g.ints(1)) for t in (c, s)]


def rotary(g, x, how, cos, sin):
    a, b = halves(g, x, how)
    return g.Add(g.Mul(x, cos), g.Mul(g.Concat(g.Neg(b), a, axis=-1), sin))


for _how in ("Split", "Slice", "Slice to the end"):
    for _table in ("given", "computed", "gathered"):
        spelling("RotaryEmbedding", "halves by %s, angles %s" % (_how, _table))(lambda g, how=_how, t=_table: rotary(
            g, g.input("x", B, H, S, D), how, *table(g, t)))


@spelling("RotaryEmbedding", "halves apart")
def _(g):
    x = g.input("x", B, H, S, D)
    a, b = halves(g, x, "Split")
    c, s = (g.Unsqueeze(g.input(n, B, S, D // 2), g.ints(1)) for n in ("cos", "sin"))
    return g.Concat(g.Sub(g.Mul(a, c), g.Mul(b, s)), g.Add(g.Mul(b, c), g.Mul(a, s)), axis=-1)


@spelling("RotaryEmbedding", "a part of the head")
def _(g):
    x = g.input("x", B, H, S, 2 * D)
    part, rest = g.call("Split", [x], n=2, axis=-1)
    return g.Concat(rotary(g, part, "Slice", *table(g, "given")), rest, axis=-1)


# ---- operators of ONNX Runtime ----

@spelling("EmbedLayerNormalization", "BERT")
def _(g):
    ids, kinds = (g.input(n, B, S, kind=TensorProto.INT32) for n in ("ids", "kinds"))
    places = g.value(np.arange(S, dtype=np.int64).reshape(1, S))
    word, place, kind = g.weight(20, W), g.weight(16, W), g.weight(2, W)
    return normal(g, g.Add(g.Add(g.Gather(word, ids), g.Gather(kind, kinds)), g.Gather(place, places)))


@spelling("EmbedLayerNormalization", "BERT, positions folded")
def _(g):
    ids, kinds = (g.input(n, B, S, kind=TensorProto.INT32) for n in ("ids", "kinds"))
    return normal(g, g.Add(g.Add(g.Gather(g.weight(20, W), ids), g.weight(1, S, W)), g.Gather(g.weight(2, W), kinds)))


@spelling("EmbedLayerNormalization", "DistilBERT")
def _(g):
    ids = g.input("ids", B, S, kind=TensorProto.INT32)
    places = g.value(np.arange(S, dtype=np.int64).reshape(1, S))
    return normal(g, g.Add(g.Gather(g.weight(20, W), ids), g.Gather(g.weight(16, W), places)))


def conv(g, x, bias=True):
    return g.Conv(x, g.weight(4, 4, 3, 3), g.weight(4), pads=[1, 1, 1, 1]) if bias else g.Conv(x, g.weight(4, 4, 3, 3), pads=[1, 1, 1, 1])


def image(g, name="x"):
    return g.input(name, 1, 4, 8, 8)


for _op, _attrs in (("Relu", {}), ("Sigmoid", {}), ("Tanh", {}), ("LeakyRelu", {"alpha": 0.1}), ("HardSigmoid", {"alpha": 0.2})):
    spelling("FusedConv", _op)(lambda g, op=_op, attrs=_attrs: g.call(op, [conv(g, image(g))], **attrs))
spelling("FusedConv", "Clip")(lambda g: g.Clip(conv(g, image(g)), 0.0, 6.0))
spelling("FusedConv", "sum, Relu")(lambda g: g.Relu(g.Add(conv(g, image(g)), image(g, "z"))))
spelling("FusedConv", "no bias")(lambda g: g.Relu(conv(g, image(g), bias=False)))
for _op in ("Relu", "Sigmoid", "LeakyRelu", "Softsign", "Tanh", "HardSigmoid", "Elu", "Softplus"):
    spelling("FusedGemm", _op)(lambda g, op=_op: g.call(op, [g.Gemm(g.input("x", 3, 8), g.weight(8, 4), g.weight(4))]))


@spelling("FusedMatMul", "transposed operand")
def _(g):
    return g.MatMul(g.input("x", B, H, S, D), g.Transpose(g.input("y", B, H, S, D), perm=[0, 1, 3, 2]))


@spelling("FusedMatMul", "factor")
def _(g):
    return g.Mul(g.MatMul(g.input("x", B, H, S, D), g.input("y", B, H, D, S)), 0.25)


@spelling("FusedMatMul", "factor of an operand")
def _(g):
    return g.MatMul(g.Mul(g.input("x", B, H, S, D), 0.25), g.input("y", B, H, D, S))


@spelling("FusedMatMul", "divisor of a transposed operand")
def _(g):
    return g.MatMul(g.input("x", B, H, S, D), g.Div(g.Transpose(g.input("y", B, H, S, D), perm=[0, 1, 3, 2]), 4.0))


@spelling("FusedMatMul", "batches transposed, too")
def _(g):
    return g.MatMul(g.Transpose(g.input("x", S, B, H, D), perm=[1, 2, 0, 3]), g.input("y", B, H, D, S))


def byte(n):
    return np.array(n, np.uint8)


def dequantized(g, x, scale=0.02, zero=128):
    return g.DequantizeLinear(x, np.array(scale, np.float32), byte(zero))


def quantized(g, x, scale=0.05, zero=120):
    return g.QuantizeLinear(x, np.array(scale, np.float32), byte(zero))


def bytes_of(g, *shape):
    return g.value(g.rng.integers(0, 255, shape).astype(np.uint8))


U8 = TensorProto.UINT8
spelling("QLinear", "Conv")(lambda g: quantized(g, g.Conv(dequantized(g, g.input("x", 1, 4, 8, 8, kind=U8)), dequantized(g, bytes_of(g, 4, 4, 3, 3), zero=130))))
spelling("QLinear", "Add")(lambda g: quantized(g, g.Add(*(dequantized(g, g.input(n, 1, 4, 8, 8, kind=U8)) for n in "xy"))))
spelling("QLinear", "Mul")(lambda g: quantized(g, g.Mul(*(dequantized(g, g.input(n, 1, 4, 8, 8, kind=U8)) for n in "xy"))))
spelling("QLinear", "GlobalAveragePool")(lambda g: quantized(g, g.GlobalAveragePool(dequantized(g, g.input("x", 1, 4, 8, 8, kind=U8)))))
spelling("QLinear", "Sigmoid")(lambda g: quantized(g, g.Sigmoid(dequantized(g, g.input("x", 1, 4, 8, 8, kind=U8)))))
spelling("QLinear", "LeakyRelu")(lambda g: quantized(g, g.LeakyRelu(dequantized(g, g.input("x", 1, 4, 8, 8, kind=U8)), alpha=0.1)))
spelling("QLinear", "AveragePool")(lambda g: quantized(g, g.AveragePool(dequantized(g, g.input("x", 1, 4, 8, 8, kind=U8)), kernel_shape=[2, 2])))
spelling("QLinear", "MatMul")(lambda g: quantized(g, g.MatMul(*(dequantized(g, g.input(n, 4, 4, kind=U8)) for n in "xy"))))
spelling("QLinear", "Softmax")(lambda g: quantized(g, g.Softmax(dequantized(g, g.input("x", 4, 4, kind=U8)), axis=-1), 1 / 256, 0))
spelling("QLinear", "Concat")(lambda g: quantized(g, g.Concat(*(dequantized(g, g.input(n, 1, 4, 8, 8, kind=U8)) for n in "xy"), axis=1)))
spelling("QLinear", "Where")(lambda g: quantized(g, g.Where(g.input("c", 4, 4, kind=BOOL), *(dequantized(g, g.input(n, 4, 4, kind=U8)) for n in "xy"))))


@spelling("QLinear", "Gemm with a bias of 32 bits")
def _(g):
    bias = g.DequantizeLinear(g.rng.integers(-99, 99, 5).astype(np.int32), np.array(0.02 * 0.01, np.float32))
    return quantized(g, g.Gemm(dequantized(g, g.input("x", 3, 4, kind=U8)), dequantized(g, bytes_of(g, 4, 5), 0.01, 130), bias))


@spelling("QLinear", "Add, operands read elsewhere")
def _(g):
    d = dequantized(g, g.input("x", 1, 4, 8, 8, kind=U8))
    return [quantized(g, g.Add(d, dequantized(g, g.input("y", 1, 4, 8, 8, kind=U8)))), quantized(g, g.Add(d, d), 0.1)]


@spelling("MatMulNBits", "blocks of 32, 4 bits", opset=21)
def _(g):
    w = helper.make_tensor("w", TensorProto.UINT4, [64, 16], np.arange(64 * 16) % 15)
    g.inits.append(w)
    zero = helper.make_tensor("z", TensorProto.UINT4, [2, 16], np.full(32, 8))
    g.inits.append(zero)
    d = g.DequantizeLinear("w", g.weight(2, 16, mean=1), "z", axis=0, block_size=32)
    return g.MatMul(g.input("x", 3, 64), d)
