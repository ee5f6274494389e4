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


def positions(g, p):
    """Numbers for each pair of places, then a mask (MPNet, Swin)."""
    return g.Add(g.Add(p, g.weight(1, H, S, S)), g.input("mask", B, 1, 1, S))


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
    "mask beside positions": {"mask": positions},
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


for _mask in (None, additive):
    @spelling("Attention", "heads and batches in one axis, BART, scaled before%s" % (_mask and ", mask" or ""))
    def _(g, mask=_mask):
        x = hidden(g)

        def rows(y):
            return g.Reshape(g.Transpose(g.Reshape(y, g.ints(0, 0, H, D)), perm=[0, 2, 1, 3]), g.ints(B * H, -1, D))
        q, k, v = (g.Add(g.MatMul(x, g.weight(W, W)), g.weight(W)) for _ in range(3))
        p = g.MatMul(rows(g.Mul(q, 1 / math.sqrt(D))), g.Transpose(rows(k), perm=[0, 2, 1]))
        if mask:
            p = g.Reshape(mask(g, g.Reshape(p, g.ints(B, H, S, S))), g.ints(B * H, S, S))
        return back(g, g.Reshape(g.MatMul(g.Softmax(p, axis=-1), rows(v)), g.ints(B, H, S, D)))


def einsum(g, equation, *operands):
    return g.call("Einsum", list(operands), equation=equation)


for _scores, _sum in (("bhid,bhjd->bhij", "bhij,bhjd->bhid"), ("b h i d, b h j d -> b h i j", "b h i j, b h j d -> b h i d")):
    @spelling("Attention", "torch.einsum%s" % (" in words" if " " in _scores else ""))
    def _(g, scores=_scores, mean=_sum):
        x = hidden(g)
        q, k, v = (heads(g, x) for _ in range(3))
        return back(g, einsum(g, mean, g.Softmax(g.Mul(einsum(g, scores, q, k), 1 / math.sqrt(D)), axis=-1), v))


@spelling("Attention", "torch.einsum, places before heads")
def _(g):
    x = hidden(g)
    q, k, v = (heads(g, x, perm=None) for _ in range(3))
    p = g.Softmax(g.Mul(einsum(g, "nqhd,nkhd->nhqk", q, k), 1 / math.sqrt(D)), axis=-1)
    return g.Reshape(einsum(g, "nhqk,nkhd->nqhd", p, v), g.ints(0, 0, W))


@spelling("Attention", "TensorFlow's BERT, rows of two axes")
def _(g):
    """As tf2onnx writes google-research's BERT: places and batches in one axis before and behind the heads."""
    x = g.Reshape(hidden(g), g.ints(-1, W))

    def part():
        y = g.Add(g.MatMul(x, g.weight(W, W)), g.weight(W))
        return g.Transpose(g.Reshape(y, g.ints(B, S, H, D)), perm=[0, 2, 1, 3])
    q, k, v = part(), part(), part()
    p = g.Mul(g.MatMul(q, g.Transpose(k, perm=[0, 1, 3, 2])), 1 / math.sqrt(D))
    m = g.Mul(g.Sub(1.0, g.Cast(g.input("mask", B, 1, S, S, kind=I64), to=F32)), -10000.0)
    y = g.MatMul(g.Softmax(g.Add(p, m), axis=-1), v)
    return g.Add(g.MatMul(g.Reshape(g.Transpose(y, perm=[0, 2, 1, 3]), g.ints(B * S, W)), g.weight(W, W)), g.weight(W))


@spelling("Attention", "Paddle")
def _(g):
    """As paddle2onnx writes MultiHeadAttention: the query's scale has an axis, the key a Transpose of its own."""
    x = hidden(g)
    q, k, v = (g.Transpose(g.Reshape(g.Add(g.MatMul(x, g.weight(W, W)), g.weight(W)), g.ints(0, 0, H, D)), perm=[0, 2, 1, 3]) for _ in range(3))
    q = g.Mul(q, np.array([1 / math.sqrt(D)], np.float32))
    p = g.Softmax(g.Add(g.MatMul(q, g.Transpose(k, perm=[0, 1, 3, 2])), g.input("mask", B, 1, S, S)), axis=-1)
    return g.Reshape(g.Transpose(g.MatMul(p, v), perm=[0, 2, 1, 3]), g.ints(0, 0, W))


for _name, _batch in (("given", 1), ("gathered, constant", B)):
    @spelling("GroupQueryAttention", "positions, angles %s" % _name, opset=23)
    def _(g, batch=_batch):
        half = 2 * D  # of heads that are wide enough for the runtime
        q, k, v = (g.input(n, batch, S, heads * 2 * half) for n, heads in (("q", H), ("k", 2), ("v", 2)))
        if batch == 1:
            turn = [g.input("cos", 1, S, half), g.input("sin", 1, S, half)]
        else:
            turn = [g.weight(16, half), g.weight(16, half), g.value(np.tile(np.arange(S), (batch, 1)))]
        q, k = (g.call("RotaryEmbedding", [x, *turn], num_heads=n) for x, n in ((q, H), (k, 2)))
        return g.call("Attention", [q, k, v], q_num_heads=H, kv_num_heads=2, is_causal=1)


for _count, _name in ((3, "three products"), (4, "another reader")):
    @spelling("Attention", "key without a bias, Whisper, %s" % _name)
    def _(g, count=_count):
        x = hidden(g)
        q, v = heads(g, x), heads(g, x)
        p = g.MatMul(g.Mul(q, 1 / math.sqrt(D)), heads(g, x, perm=(0, 2, 3, 1), bias=False))
        y = back(g, g.MatMul(g.Softmax(p, axis=-1), v))
        return y if count == 3 else g.Add(x, y)
