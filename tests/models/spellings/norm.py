"""Normalisations, with and without a sum before them."""
import numpy as np

from .graph import F16, F32, W, hidden, spelling

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
spelling("LayerNormalization", "opset 11, of a Softmax over two axes", opset=11)(lambda g: layer_norm(g, g.Softmax(hidden(g), axis=1)))
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
