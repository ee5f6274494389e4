"""What ONNX Runtime has operators of its own for."""
import numpy as np
from onnx import TensorProto, helper

from .graph import B, BOOL, D, H, S, W, spelling
from .norm import normal


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


def dequantized(g, x, scale=0.02, zero=128, dtype=np.uint8, shape=()):
    return g.DequantizeLinear(x, np.full(shape, scale, np.float32), np.full(shape, zero, dtype))


def quantized(g, x, scale=0.05, zero=120, dtype=np.uint8, shape=()):
    return g.QuantizeLinear(x, np.full(shape, scale, np.float32), np.full(shape, zero, dtype))


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


def signed(g, op, x, w, bias=False):
    """An operator on i8 times u8, which ONNX Runtime has no kernels for."""
    d = dequantized(g, g.input("x", *x, kind=TensorProto.INT8), zero=3, dtype=np.int8)
    bias = [g.DequantizeLinear(np.arange(4, dtype=np.int32), np.array(0.02 * 0.01, np.float32))] if bias else []
    return quantized(g, g.call(op, [d, dequantized(g, bytes_of(g, *w), 0.01), *bias]), zero=3, dtype=np.int8)


spelling("left as they are", "i8 times u8, Conv")(lambda g: signed(g, "Conv", (1, 4, 8, 8), (4, 4, 3, 3)))
spelling("left as they are", "i8 times u8, Conv with a bias")(lambda g: signed(g, "Conv", (1, 4, 8, 8), (4, 4, 3, 3), bias=True))
spelling("left as they are", "i8 times u8, MatMul")(lambda g: signed(g, "MatMul", (3, 4), (4, 4)))
spelling("left as they are", "i8 times u8, Gemm")(lambda g: signed(g, "Gemm", (3, 4), (4, 4), bias=True))
for _op, _inputs, _attrs in (("Add", "xy", {}), ("Mul", "xy", {}), ("AveragePool", "x", {"kernel_shape": [2, 2]})):
    for _at in range(len(_inputs) + 1):  # which of operands and result; kernels take single numbers
        spelling("left as they are", "%s, scale %d a tensor of one place" % (_op, _at))(
            lambda g, op=_op, inputs=_inputs, attrs=_attrs, at=_at: quantized(g, g.call(op, [
                dequantized(g, g.input(n, 1, 4, 8, 8, kind=U8), shape=(1,) * (i == at)) for i, n in enumerate(inputs)
            ], **attrs), shape=(1,) * (len(inputs) == at)))
spelling("left as they are", "AveragePool over the end of the padding")(lambda g: quantized(g, g.AveragePool(
    dequantized(g, g.input("x", 1, 1, 5, 4, kind=U8)), kernel_shape=[2, 2], strides=[2, 2], ceil_mode=1, count_include_pad=1)))


@spelling("QLinear", "Add, operands read elsewhere")
def _(g):
    d = dequantized(g, g.input("x", 1, 4, 8, 8, kind=U8))
    return [quantized(g, g.Add(d, dequantized(g, g.input("y", 1, 4, 8, 8, kind=U8)))), quantized(g, g.Add(d, d), 0.1)]


def blocks(g, kind, numbers, places=64, columns=16, size=32, turned=False, zeros=True):
    """Dequantised weights [places, columns], or turned."""
    def constant(name, rows, at):
        dims = [columns, rows] if turned else [rows, columns]
        g.inits.append(helper.make_tensor(name, kind, dims, at(np.arange(rows * columns)) % len(numbers) + numbers[0]))
        return name
    scale = g.weight(columns, places // size, mean=1) if turned else g.weight(places // size, columns, mean=1)
    operands = [constant("w", places, lambda i: 7 * i), scale] + ([constant("z", places // size, lambda i: 5 * i)] if zeros else [])
    return g.DequantizeLinear(*operands, axis=int(turned), block_size=size)


NIBBLES, SIGNED, BYTES = range(16), range(-8, 8), range(256)
for _name, _kind, _numbers, _options in (
        ("blocks of 32, 4 bits", TensorProto.UINT4, NIBBLES, {}), ("signed", TensorProto.INT4, SIGNED, {}),
        ("no zero points", TensorProto.UINT4, NIBBLES, {"zeros": False}), ("signed, no zero points", TensorProto.INT4, SIGNED, {"zeros": False}),
        ("8 bits", TensorProto.UINT8, BYTES, {}), ("blocks of 16, an odd number", TensorProto.UINT4, NIBBLES, {"places": 48, "size": 16})):
    @spelling("MatMulNBits", _name, opset=21)
    def _(g, kind=_kind, numbers=_numbers, options=_options):
        return g.MatMul(g.input("x", 2, 3, options.get("places", 64)), blocks(g, kind, numbers, **options))


@spelling("MatMulNBits", "rows of weights", opset=21)
def _(g):
    return g.MatMul(g.input("x", 3, 64), g.Transpose(blocks(g, TensorProto.UINT4, NIBBLES, turned=True), perm=[1, 0]))


for _rank in (2, 3):
    @spelling("MatMulNBits", "with a bias, %d axes" % _rank, opset=21)
    def _(g, rank=_rank):
        return g.Add(g.MatMul(g.input("x", *(2, 3, 64)[3 - rank:]), blocks(g, TensorProto.INT4, SIGNED)), g.weight(16))


@spelling("MatMulNBits", "Gemm, rows of weights", opset=23)
def _(g):
    return g.Gemm(g.input("x", 3, 64), blocks(g, TensorProto.INT4, SIGNED, turned=True), g.weight(16), transB=1)


def int_product(g, q, n, kind=np.uint8):
    """Integers times weights, as floats with a bias, as ONNX Runtime's quantize_dynamic writes it."""
    w = g.value(g.rng.integers(0, 100, (W, n)).astype(kind))
    p = g.MatMulInteger(q[0], w, q[2], np.array(3, kind))
    return g.Add(g.Mul(g.Cast(p, to=TensorProto.FLOAT), g.Mul(q[1], np.array(0.002, np.float32))), g.weight(n))


def heads_of(g, y, perm=(0, 2, 1, 3)):
    return g.Transpose(g.Reshape(y, g.ints(0, 0, H, D)), perm=list(perm))


def attend(g, q, k, v, mask=None):
    p = g.Mul(g.MatMul(heads_of(g, q), heads_of(g, k, (0, 2, 3, 1))), 0.25)
    p = g.Softmax(g.Add(p, mask) if mask else p, axis=-1)
    return g.Reshape(g.Transpose(g.MatMul(p, heads_of(g, v)), perm=[0, 2, 1, 3]), g.ints(0, 0, W))


for _kind in (np.uint8, np.int8):
    @spelling("QAttention", "three products, %s" % np.dtype(_kind).name)
    def _(g, kind=_kind):
        q = g.call("DynamicQuantizeLinear", [g.input("x", B, S, W)], n=3)
        return attend(g, *(int_product(g, q, W, kind) for _ in range(3)))


@spelling("QAttention", "one product for all")
def _(g):
    q = g.call("DynamicQuantizeLinear", [g.input("x", B, S, W)], n=3)
    return attend(g, *g.call("Split", [int_product(g, q, 3 * W)], n=3, axis=-1))


def hidden_keys(g, how):
    keep = g.Unsqueeze(g.Cast(g.input("ids", B, S, kind=TensorProto.INT64), to=BOOL), g.ints(1, 2))
    if how == "Expand":
        keep = g.Expand(keep, g.ints(B, 1, S, S))
    return g.Where(g.Not(keep), -10000.0, 0.0) if how == "Not" else g.Where(keep, 0.0, -10000.0)


for _how in ("Where", "Not", "Expand"):
    @spelling("QAttention", "mask of keys by %s" % _how)
    def _(g, how=_how):
        q = g.call("DynamicQuantizeLinear", [g.input("x", B, S, W)], n=3)
        return attend(g, *(int_product(g, q, W) for _ in range(3)), mask=hidden_keys(g, how))
