"""Rotary positions."""
import numpy as np

from .attention import back, heads
from .graph import B, D, F32, H, I64, S, W, spelling


def halves(g, x, how):
    if how == "Split":
        return g.call("Split", [x], n=2, axis=-1)
    end = D if how == "Slice" else 9223372036854775807
    return (g.Slice(x, g.ints(0), g.ints(D // 2), g.ints(3), g.ints(1)),
            g.Slice(x, g.ints(D // 2), g.ints(end), g.ints(3), g.ints(1)))


def table(g, how, rows=16):
    """cos and sin of B, 1, S, D."""
    if how == "computed":
        inv = g.value(np.linspace(1, 0.1, D // 2).astype(np.float32).reshape(1, D // 2, 1))
        t = g.Cast(g.Unsqueeze(g.input("at", B, S, kind=I64), g.ints(1)), to=F32)
        f = g.Transpose(g.MatMul(inv, t), perm=[0, 2, 1])
        f = g.Concat(f, f, axis=-1)
        return g.Unsqueeze(g.Cos(f), g.ints(1)), g.Unsqueeze(g.Sin(f), g.ints(1))
    if how == "gathered":
        a = np.tile(np.linspace(0, 3, rows * D // 2).reshape(rows, D // 2), (1, 2)).astype(np.float32)
        at = g.input("at", B, S, kind=I64)
        return g.Unsqueeze(g.Gather(np.cos(a), at), g.ints(1)), g.Unsqueeze(g.Gather(np.sin(a), at), g.ints(1))
    if how == "folded":
        a = np.tile(np.linspace(0, 3, S * D // 2).reshape(1, 1, S, D // 2), (1, 1, 1, 2)).astype(np.float32)
        return np.cos(a), np.sin(a)
    batch = 1 if how == "of one batch" else B
    c, s = g.input("cos", batch, S, D // 2), g.input("sin", batch, S, D // 2)
    return [g.Unsqueeze(g.Concat(t, t, axis=-1), g.ints(1)) for t in (c, s)]


def rotary(g, x, how, cos, sin):
    a, b = halves(g, x, how)
    return g.Add(g.Mul(x, cos), g.Mul(g.Concat(g.Neg(b), a, axis=-1), sin))


for _how in ("Split", "Slice", "Slice to the end"):
    for _table in ("given", "of one batch", "folded", "computed", "gathered"):
        spelling("RotaryEmbedding", "halves by %s, angles %s" % (_how, _table))(lambda g, how=_how, t=_table: rotary(
            g, g.input("x", B, H, S, D), how, *table(g, t)))
spelling("left as they are", "angles gathered, of fewer rows than there are places")(lambda g: rotary(
    g, g.input("x", B, H, S, D), "Split", *table(g, "gathered", rows=S - 1)))


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


@spelling("RotaryEmbedding", "Llama, in attention of rows")
def _(g):
    x = g.input("x", B, S, W)
    cos, sin = table(g, "given")
    q, k = (rotary(g, heads(g, x, bias=False), "Slice", cos, sin) for _ in range(2))
    p = g.Mul(g.MatMul(q, g.Transpose(k, perm=[0, 1, 3, 2])), D ** -0.5)
    return back(g, g.MatMul(g.Softmax(g.Add(p, g.input("mask", B, 1, S, S)), axis=-1), heads(g, x, bias=False)))
