"""Ethos-U's table beside upstream's: what stands for Vela, and what the table's header says differs.

Upstream's checks want Vela for a pair of scale and zero point alone. Most repairs are inside of its checks: they are
put into its module, and asked for by REPAIRED.
"""
import sys
from unittest.mock import MagicMock

import numpy as np
from tvm import relay
from tvm.ir import Op
from tvm.relay.dataflow_pattern import is_constant, is_op, wildcard

from relay_repairs import REPAIRED, dtype, number, operand, shape, typed, with_attributes


class Quantization:
    """A scale and a zero point, as Vela's NpuQuantization."""

    def __init__(self, scale, zero_point):
        self.scale_f32, self.zero_point = scale, zero_point


def vela():
    """Puts a package in Vela's place, where that is not installed."""
    try:
        import ethosu.vela.api  # noqa: F401
    except ImportError:
        api = MagicMock(NpuQuantization=Quantization)
        sys.modules |= {"ethosu": MagicMock(), "ethosu.vela": MagicMock(api=api), "ethosu.vela.api": api}


def put(owner, name, repaired):
    """Puts repaired(original, ...) in a function's place, where a repaired answer is made."""
    original = getattr(owner, name)

    def either(*args, **named):
        return repaired(original, *args, **named) if REPAIRED[0] else original(*args, **named)
    setattr(owner, name, either)


def wide(weights):
    """Weights and their zero points in 64 bits; one zero point, or one for each output channel."""
    if weights.values is None:
        return
    axis = weights.layout.index("O") if weights.layout and "O" in weights.layout else 0
    zeros, values = np.asarray(weights.q_params.zero_point).astype("int64"), weights.values.astype("int64")
    if zeros.size > 1:
        if zeros.size != values.shape[axis]:
            raise ValueError("zero points of other channels")
        zeros = zeros.reshape([-1 if i == axis else 1 for i in range(values.ndim)])
    weights.values, weights.q_params.zero_point = values, zeros


def check_weights(original, weights, dilation):
    wide(weights)
    return original(weights, [dilation[1], dilation[0]])


def check_bias(_, bias):
    return not (bias and bias.dtype == "int64") or all(-2 ** 39 <= v < 2 ** 39 for v in bias.values)


def convolution(original, params, body):
    original(params, body)
    params.is_depthwise = params.is_depthwise and (params.kernel_layout != "HWIO" or params.groups > 1)


def tensor(original, params, *args, **named):
    """The zero point as it is: upstream makes it of the tensor's type, and so wraps it."""
    original(params, *args, **named)
    zero = named.get("zero_point", args[3] if len(args) > 3 else None)
    if zero is not None:
        params.q_params.zero_point = zero.data.asnumpy().astype("int64")


def product(original, params, body):
    original(params, body)
    if type(params).__name__ == "FullyConnectedParams":  # others do not add up their weights
        wide(params.weights)


def transposed(original, params, body):
    """What strides of two leave of the padding at the end."""
    original(params, body)
    top, left, bottom, right = (int(params.kernel_shape[i % 2]) - 1 - int(p) for i, p in enumerate(params.padding))
    both = [int(s) for s in params.strides] == [2, 2]
    params.legalize_padding = [top, left, bottom - both, right - both]


def mean(original, params, body):
    """Of two and of three extents, the second is the width."""
    original(params, body)
    if len(params.ifm.shape) < 4 and params.axis == [1]:
        params.height, params.width = 1, params.height * params.width


def unpadded(layout):
    """Upstream's pattern of a convolution, without a pad."""
    k = is_constant
    conv = is_op("qnn.conv2d")(wildcard(), k(), k(), k(), k(), k()).has_attr({"kernel_layout": layout})
    return is_op("qnn.requantize")(is_op("nn.bias_add")(conv, k()), k(), k(), k(), k()).optional(is_op("clip"))


def with_pad_outside(check):
    class Replace(relay.ExprMutator):
        def visit_call(self, call):
            return relay.Var("padded", call.checked_type) if call.op.name == "nn.pad" else super().visit_call(call)
    return lambda call: check(typed(Replace().visit(call)))


def ethos_u_list(upstream):
    from tvm.relay.op.contrib import ethosu as module
    put(module, "check_weights", check_weights)
    put(module, "check_bias", check_bias)
    put(module.QnnConv2DParams, "__init__", convolution)
    put(module.FullyConnectedParams, "__init__", product)
    put(module.TensorParams, "__init__", tensor)
    put(module.QnnConv2DTransposeParams, "__init__", transposed)
    put(module.MeanParams, "__init__", mean)
    mended = []
    for name, pattern, check in upstream:
        mended.append((name, pattern, check))
        layout = {"ethos-u.qnn_conv2d": "HWIO", "ethos-u.depthwise_conv2d": "HWOI"}.get(name)
        if layout:
            mended.append((name, unpadded(layout), with_pad_outside(check)))
    return upstream, mended


def ethos_u(entry, call, check):
    """NHWC and weights of i8 alone; axes from the end; one scale of what is joined; both groupings of hard_swish."""
    laid_out = operand(call, "qnn.conv2d", "qnn.conv2d_transpose", "nn.max_pool2d", "nn.avg_pool2d", "image.resize2d")
    if laid_out is not None and laid_out == innermost(call) and layout_of(laid_out) != "NHWC":
        return False
    if entry in ("ethos-u.mean", "ethos-u.sum"):
        reduction = operand(call, entry[8:])
        rank = len(shape(reduction.args[0]))
        call = with_attributes(call, reduction, axis=[int(a) % rank for a in reduction.attrs.axis])
    if entry in ("ethos-u.fully_connected", "ethos-u.matmul") and dtype(operand(call, "qnn.dense").args[1]) != "int8":
        return False
    if entry == "ethos-u.hard_swish":
        call = divided_last(call)
    if entry == "ethos-u.squeeze" and len(shape(call.args[0])) > 4:
        return False
    return check(call) and (call.op.name != "qnn.concatenate" or joined_as(call))


def innermost(call):
    """The convolution, pool or resize that an entry is about: those behind it belong to other entries."""
    while isinstance(call, relay.Call) and isinstance(call.op, Op) and call.op.name in (
            "clip", "cast", "qnn.requantize", "nn.bias_add"):
        call = call.args[0]
    return call


def layout_of(call):
    return str(call.attrs.data_layout if "conv2d" in call.op.name else call.attrs.layout)


def joined_as(call):
    scales, zeros = ([number(v) for v in call.args[i].fields] for i in (1, 2))
    return set(scales) == {number(call.args[3])} and set(zeros) == {number(call.args[4])}


def divided_last(call):
    """quantize(divide(multiply(d, clip(add(d, 3))), 6)) of the same parts, as upstream's check follows it."""
    data, clip = operand(call, "qnn.dequantize"), operand(call, "clip")
    plus, over = operand(call, "add"), operand(call, "divide")
    k = next(a for a in plus.args if isinstance(a, relay.Constant))
    limited = relay.Call(clip.op, [relay.Call(plus.op, [data, k])], clip.attrs)
    product_of = relay.Call(operand(call, "multiply").op, [data, limited])
    return typed(relay.Call(call.op, [relay.Call(over.op, [product_of, over.args[1]]), *call.args[1:]], call.attrs))
