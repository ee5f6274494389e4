"""What the headers of the Relax tables say differs from upstream, as code around upstream's own checks.

Each rule is called as rule(name, context, check): `check` is upstream's, and the answer what the table says.
All tables: a value inside of a group that is used outside blocks it.
"""
import itertools
from types import SimpleNamespace

import tvm
from tvm import relax
from tvm.relax.backend.utils import has_leaking_intermediate_variables

FLOATS = ("float16", "float32")


def number(e):
    """An extent as int, None where it is open."""
    return int(e) if isinstance(e, tvm.tirx.IntImm | int) else None


def shape(e):
    return list(e.ty.shape.values)


def product(extents):
    total = 1
    for e in extents:
        total = total * e
    return total


def same(a, b):
    """Two extents, or lists of them, that are shown to be equal."""
    if isinstance(a, list):
        return len(a) == len(b) and all(same(x, y) for x, y in zip(a, b))
    return bool(tvm.sym.Analyzer().can_prove_equal(a, b))


def bound(context, e):
    """The call behind a variable, None if nothing of the group computes it."""
    return context.matched_bindings.get(e) if isinstance(e, relax.Var) else e


def calls(context, *ops):
    return [v for v in context.matched_bindings.values() if isinstance(v, relax.Call) and
            isinstance(v.op, tvm.ir.Op) and v.op.name in ops]


def without(context, *names):
    """The context as upstream's check sees it where an entry has no such part."""
    kept = {k: v for k, v in context.annotated_expr.items() if k not in names}
    return SimpleNamespace(annotated_expr=kept, matched_bindings=context.matched_bindings,
                           matched_expr=context.matched_expr, var_usages=context.var_usages,
                           value_to_bound_var=context.value_to_bound_var)


def swaps_last(transpose, operand):
    """A permutation that lets the last two extents change places."""
    rank = len(shape(operand))
    axes = transpose.attrs.axes
    if axes is None:
        return rank == 2
    return [int(a) % rank for a in axes] == [*range(rank - 2), rank - 1, rank - 2]


def transposed_ok(context):
    """Whether what an entry takes for a transposition is one."""
    found = calls(context, "relax.permute_dims")
    return all(swaps_last(t, t.args[0]) for t in found)


# ---- cuBLAS, hipBLAS ----

def batches(a, b):
    """As many products on both sides, extent by extent or as numbers, or one matrix on the right."""
    one, other = shape(a)[:-2], shape(b)[:-2]
    if same(one, other):
        return True
    known = None not in map(number, one + other)
    return same(product(other), 1) or (known and same(product(one), product(other)))


def products(name, context, check):
    parts = context.annotated_expr
    lhs, rhs, root = parts["lhs"], parts["rhs"], parts["root"]
    if not batches(lhs, rhs) or not transposed_ok(context):
        return False
    if "bias" in parts:
        dims = shape(parts["bias"])
        if not dims or not same(dims[-1], shape(root)[-1]):
            return False
    return check(with_one_batch(context))


def with_one_batch(context):
    """Upstream asks a left side of open batches for what it can't show; `batches` has answered that."""
    parts = dict(context.annotated_expr)
    for side in ("lhs", "rhs"):
        last = shape(parts[side])[-2:]
        parts[side] = SimpleNamespace(ty=SimpleNamespace(dtype=parts[side].ty.dtype, ndim=len(last),
                                                         shape=SimpleNamespace(values=last)))
    made = without(context)
    made.annotated_expr = parts
    return made


# ---- cuDNN ----

def one_a_channel(bias, conv):
    """A bias has a number for each output channel, which are as many as are known, and adds it along them."""
    if None in map(number, shape(bias)):
        return False
    dims, weight = shape(bias), shape(conv.args[1])
    channels = weight[str(conv.attrs.kernel_layout).index("O")]
    at = {"NHWC": -1, "NCHW": -3}.get(str(conv.attrs.data_layout))
    return at is not None and len(dims) >= -at and same(product(dims), channels) and same(dims[at], channels)


def cudnn(name, context, check):
    if not check(context):
        return False
    if "attention" in name:
        return attention_bs3nh(context) if name.endswith("BS3NH") else attention_sbn3h(context)
    conv = context.annotated_expr["root"]
    pads = [int(p) for p in conv.attrs.padding]
    if len(pads) == 4 and (pads[0] != pads[2] or pads[1] != pads[3]):
        return False
    if conv.attrs.out_layout not in (None, "", conv.attrs.data_layout):
        return False
    return "bias" not in context.annotated_expr or one_a_channel(context.annotated_expr["bias"], conv)


def attention_bs3nh(context):
    x = shape(context.annotated_expr["stacked_qkv"])
    heads = [shape(r) for r in calls(context, "relax.reshape")]
    return all(len(h) == 4 and same(h[:2], x[:2]) for h in heads)


def attention_sbn3h(context):
    return all(t.attrs.axes is not None and [int(a) for a in t.attrs.axes] == [1, 0, 2, 3]
               for t in calls(context, "relax.permute_dims"))


# ---- CUTLASS ----

def addend(context, e, root):
    """A number a channel, or one for each element, computed without `root`."""
    from tvm.relax.backend.cuda import cutlass as upstream
    var, of = context.value_to_bound_var.get(e, e), context.value_to_bound_var[root]
    if isinstance(var, relax.Var) and upstream._has_dependency(var, of, context.var_usages):
        return False
    mine, its = shape(e), shape(root)
    if mine and same(mine[-1], its[-1]) and (len(mine) == 1 or same(product(mine), its[-1])):
        return True
    return same(mine, its)


def slices(context):
    """Parts that follow each other along the last axis and leave nothing over; strides of 1 may be left out."""
    parts, end = context.annotated_expr, 0
    size = number(shape(parts["stacked_qkv"])[2])
    for which in ("query", "key", "value"):
        args = [[int(v) for v in a] for a in parts[f"strided_slice_{which}"].args[1:]]
        if args[0] not in ([2], [-1]) or args[1] != [end] or len(args[2]) != 1 or args[3:] not in ([], [[1]]):
            return False
        end = args[2][0]
    return size is not None and end >= size


def stacked(context):
    parts = context.annotated_expr
    if len(shape(parts["stacked_qkv"])) != 3:
        return False
    if "split" not in parts:
        return slices(context)
    attrs = parts["split"].attrs
    sections = attrs.indices_or_sections
    three = len(sections) == 2 if hasattr(sections, "__len__") else int(sections) == 3
    return int(attrs.axis) in (2, -1) and three


def decoded(context):
    root = context.annotated_expr["root"]
    return str(root.ty.dtype) == "float16"


def cutlass_conv(context):
    conv = context.annotated_expr["root"]
    return conv.attrs.out_layout in (None, "", "NHWC") and None not in map(
        number, shape(conv.args[0]) + shape(conv.args[1]))


def cutlass_matmul(context):
    parts = context.annotated_expr
    return len(shape(parts["lhs"])) >= 2 and len(shape(parts["rhs"])) >= 2 and transposed_ok(context)


def cutlass(name, context, check):
    if "stacked" in name:
        return stacked(context)
    if "_norm" in name:
        first = calls(context, "relax.nn.layer_norm", "relax.call_tir")[0]
        x = context.annotated_expr["inp"] if "inp" in context.annotated_expr else first.args[0]
        return check(context) and str(x.ty.dtype) in FLOATS
    if "attention" in name:
        return True
    parts = context.annotated_expr
    rule = cutlass_conv if ".conv2d" in name else decoded if ".decode" in name else cutlass_matmul
    return rule(context) and check(without(context, "residual", "bias")) and all(
        addend(context, parts[k], parts["root"]) for k in ("residual", "bias") if k in parts)


# ---- the others ----

def nnapi(name, context, check):
    root = context.matched_expr
    if name == "nnapi.cast":
        types = (*FLOATS, "int32")
        return str(root.ty.dtype) in types and str(root.args[0].ty.dtype) in types
    if name == "nnapi.conv2d":
        conv = calls(context, "relax.nn.conv2d")[0]
        bias = next((a for a in root.args if bound(context, a) is not conv and not (
            isinstance(a, relax.Var) and context.matched_bindings.get(a) == conv)), root.args[1])
        return one_a_channel(bias, conv)
    return True


def coreml(name, context, check):
    if name != "coreml.nn.conv2d":
        return True
    conv = context.matched_expr
    strides = [int(s) for s in conv.attrs.strides]
    return conv.attrs.data_layout == "NCHW" and conv.attrs.kernel_layout == "OIHW" and (
        strides[0] == strides[-1] and not isinstance(conv.args[1], relax.Var)
        and conv.args[0].ty.dtype == conv.args[1].ty.dtype)


def clml(name, context, check):
    for conv in calls(context, "relax.nn.conv2d", "relax.nn.conv2d_transpose"):
        if conv.attrs.data_layout != "NCHW" or conv.attrs.kernel_layout != "OIHW":
            return False
        if any(str(a.ty.dtype) not in FLOATS for a in conv.args):
            return False
    parts = context.annotated_expr
    if "bias" in parts and not clml_bias(parts["bias"], context):
        return False
    if any(str(p.attrs.pad_mode) != "constant" or float(p.attrs.pad_value) != 0.0
           for p in calls(context, "relax.nn.pad")):
        return False
    if ".clip." in name and [float(v.value) for v in calls(context, "relax.clip")[0].args[1:]] != [0.0, 6.0]:
        return False
    return check(context)


def clml_bias(bias, context):
    conv = calls(context, "relax.nn.conv2d", "relax.nn.conv2d_transpose")[0]
    dims, channels = shape(bias), shape(conv)[1]
    return len(dims) >= 3 and same(product(dims), channels) and same(dims[-3], channels)


def with_limits(p):
    """clip has three operands; upstream's patterns ask for one."""
    if not isinstance(p, relax.dpl.CallPattern) or "relax.clip" not in str(p.op):
        return p
    return relax.dpl.is_op("relax.clip")(p.args[0], relax.dpl.wildcard(), relax.dpl.wildcard())


def clml_table():
    """Upstream's list in its own order, and the product of packed weights behind it."""
    from tvm.relax.backend.adreno import clml as upstream
    return [relax.transform.FusionPattern(*entry) for entry in itertools.chain(
        upstream.clml_pattern_table(), upstream.dequantize_matmul_patterns())]


def clml_patterns(patterns):
    fixed = []
    for p in patterns:
        q = with_limits(p.pattern)
        parts = {k: q if k == "root" else v for k, v in p.annotation_patterns.items()}
        fixed.append(relax.transform.FusionPattern(p.name, q, parts, p.check))
    return fixed


def guarded(rule):
    def checked(name, context, check):
        return not has_leaking_intermediate_variables(context) and rule(name, context, check)
    return checked


def any_of(name, context, check):
    return check(context)


REPAIRS = {"relax_cublas": products, "relax_hipblas": products, "relax_cudnn": cudnn, "relax_cutlass": cutlass,
           "relax_nnapi": nnapi, "relax_tensorrt": any_of, "relax_coreml": coreml, "relax_clml": clml}
REPAIRS = {table: guarded(rule) for table, rule in REPAIRS.items()}
LISTS = {"relax_clml": (clml_table, clml_patterns)}  # upstream's list, and what of its patterns is mended
# A group may end in a projection here: what is compared are its calls.
NAMES = {"relax_clml": lambda entry: entry.replace("openclml.tuple.", "openclml.", 1)}
