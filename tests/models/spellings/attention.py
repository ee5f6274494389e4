"""Attention: scales, masks, heads, past keys and values."""
import math

import numpy as np

from .graph import B, BOOL, D, F32, H, I64, S, W, hidden, spelling


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


def padded(low):
    """Places from a query on, and those that ids leave out, as transformers hides them: of the first query all."""
    def mask(g, p):
        ids = g.Unsqueeze(g.Cast(g.input("ids", B, S, kind=I64), to=BOOL), g.ints(1, 2))
        keep = g.And(g.value(np.tril(np.ones((1, 1, S, S), bool), -1)), ids)
        return g.Add(p, g.Where(keep, 0.0, low))
    return mask


def guarded(g, p):
    s = g.Softmax(p, axis=-1)
    return g.Where(g.IsNaN(s), 0.0, s)


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
    "NaN guarded": {"mask": additive, "soft": guarded},
    "padded, the least float": {"mask": padded(float(np.finfo(np.float32).min))},
    "padded, infinities, NaN guarded": {"mask": padded(-math.inf), "soft": guarded},
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


def rows_of(g, name, n, places=S):
    return g.input(name, B, places, n * D)


@spelling("GroupQueryAttention", "Attention of opset 23, causal", opset=23)
def _(g):
    return g.call("Attention", [rows_of(g, "q", H), rows_of(g, "k", 2), rows_of(g, "v", 2)], q_num_heads=H, kv_num_heads=2, is_causal=1)


@spelling("GroupQueryAttention", "Attention of opset 23, past and present", opset=23)
def _(g):
    past = [g.input(n, B, 2, 5, D) for n in ("past_k", "past_v")]
    return g.call("Attention", [rows_of(g, "q", H, 1), rows_of(g, "k", 2, 1), rows_of(g, "v", 2, 1), "", *past], n=3,
                  q_num_heads=H, kv_num_heads=2, is_causal=1, scale=0.3)


@spelling("GroupQueryAttention", "Attention of opset 23, past alone", opset=23)
def _(g):
    past = [g.input(n, B, 2, 5, D) for n in ("past_k", "past_v")]
    return g.call("Attention", [rows_of(g, "q", H, 1), rows_of(g, "k", 2, 1), rows_of(g, "v", 2, 1), "", *past],
                  q_num_heads=H, kv_num_heads=2, is_causal=1)


@spelling("GroupQueryAttention", "keys repeated, mask of causality")
def _(g):
    x = hidden(g)
    q = heads(g, x, bias=False)
    k, v = (grouped(g, x, 2, lambda u: g.Expand(u, g.ints(B, 2, 2, S, D))) for _ in range(2))
    p = g.Mul(g.MatMul(q, g.Transpose(k, perm=[0, 1, 3, 2])), 1 / math.sqrt(D))
    return back(g, g.MatMul(g.Softmax(g.Add(p, np.triu(np.full((S, S), -3.4e38, np.float32), 1)), axis=-1), v))
