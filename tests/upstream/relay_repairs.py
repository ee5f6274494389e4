"""What the headers of the Relay tables say differs from upstream, as code around upstream's own checks.

A rule is called as rule(entry, call, check): `call` is the root in the graph, `check` upstream's own.
LISTS has, for a table, a function from upstream's list to (that list with the single operators that upstream
annotates behind it, the list with mended patterns).
"""
import numpy as np
import tvm
from tvm import relay
from tvm.relay.dataflow_pattern import AltPattern, CallPattern, is_constant, is_op, is_tuple_get_item, wildcard

REPAIRED = [False]  # whether the answer that is made is the repaired one

SINGLE = {  # entry: operators that upstream marks for its target when no composite has taken them
    "bnns": {"bnns.conv2d": ["nn.conv2d"], "bnns.dense": ["nn.dense"], "bnns.batch_matmul": ["nn.batch_matmul"],
             "bnns.pool2d": ["nn.max_pool2d", "nn.avg_pool2d", "nn.global_max_pool2d", "nn.global_avg_pool2d"],
             "bnns.instance_norm": ["nn.instance_norm"]},
    "arm_compute_lib": {"arm_compute_lib.max_pool2d": ["nn.max_pool2d"], "arm_compute_lib.avg_pool2d": ["nn.avg_pool2d"],
                        "arm_compute_lib.global_pool2d": ["nn.global_max_pool2d", "nn.global_avg_pool2d"],
                        "arm_compute_lib.binary": ["maximum", "add"], "arm_compute_lib.qnn_add": ["qnn.add"],
                        "arm_compute_lib.reshape": ["reshape"]},
    "dnnl": {f"dnnl.{op}": [op] for op in (
        "nn.batch_norm nn.conv1d nn.conv2d nn.conv3d nn.conv2d_transpose nn.conv3d_transpose nn.dense nn.max_pool2d "
        "nn.avg_pool2d nn.max_pool3d nn.avg_pool3d nn.global_avg_pool2d abs clip exp log sqrt round nn.relu "
        "nn.leaky_relu tanh sigmoid nn.softmax add multiply nn.layer_norm nn.batch_matmul").split()}}


def singles(target):
    """Entries of the operators that upstream marks one by one."""
    made = []
    for entry, ops in SINGLE[target].items():
        for op in ops:
            known = tvm.ir.Op.get(op)
            pattern = is_op(op)(*[wildcard() for _ in range(known.num_inputs)])
            check = known.get_attr("target." + target)
            made.append((entry, is_tuple_get_item(pattern, 0) if op == "nn.batch_norm" else pattern, marked(check)))
    return made


def marked(check):
    def judged(call):
        return bool(check(call.tuple_value if isinstance(call, relay.TupleGetItem) else call))
    return judged


def with_singles(target, mend=list):
    def lists(upstream):
        both = [*upstream, *singles(target)]
        return both, mend(both)
    return lists


# ---- what rules ask of a call ----

def operand(call, *ops):
    """The first call of these operators below a root, along operands that are calls."""
    stack, seen = [call], set()
    while stack:
        e = stack.pop(0)
        if e in seen:  # a network has as many ways as its branches, multiplied
            continue
        seen.add(e)
        if isinstance(e, relay.TupleGetItem):
            stack.append(e.tuple_value)
        elif isinstance(e, relay.Call) and isinstance(e.op, tvm.ir.Op):
            if e.op.name in ops:
                return e
            stack += e.args
    return None


def shape(e):
    return [int(d) if isinstance(d, tvm.tir.IntImm) else None for d in e.checked_type.shape]


def elements(e):
    return None if None in shape(e) else int(np.prod(shape(e)))


def equal(a, b):
    """Two counts or shapes of which nothing is open."""
    return a == b and a is not None and not (isinstance(a, list) and None in a)


def dtype(e):
    return e.checked_type.dtype


def inside(e, part):
    """Whether e is computed from part, or is it."""
    found = []
    relay.analysis.post_order_visit(e, lambda x: found.append(x) if x == part else None)
    return bool(found)


def number(e):
    """The value of a constant with one element, None if it is none."""
    if not isinstance(e, relay.Constant) or e.data.numpy().size != 1:
        return None
    return float(e.data.numpy().reshape(-1)[0])


def variants(call, ops, depth=5):
    """A call with the operands of its sums and products in each order: upstream's checks follow operand 0."""
    if isinstance(call, relay.TupleGetItem):
        return [relay.TupleGetItem(v, call.index) for v in variants(call.tuple_value, ops, depth)]
    if not isinstance(call, relay.Call) or not isinstance(call.op, tvm.ir.Op) or call.op.name in ops or depth == 0:
        return [call]
    orders = [list(call.args)]
    if call.op.name in ("add", "multiply"):
        orders.append(orders[0][::-1])
    made = []
    for args in orders:
        if operand(args[0], *ops) is None:
            continue
        made += [relay.Call(call.op, [first, *args[1:]], call.attrs) for first in variants(args[0], ops, depth - 1)]
    return made


def any_order(rule, *ops):
    """A rule that holds of the root with its operands in some order."""
    def judged(entry, call, check):
        if not isinstance(call, (relay.Call, relay.TupleGetItem)) or operand(call, *ops) is None:
            return rule(entry, call, check)
        for v in variants(call, ops):
            try:
                if rule(entry, v if v is call else typed(v), check):
                    return True
            except (AttributeError, TypeError):  # not the order that upstream follows
                continue
        return False
    return judged


def typed(call):
    """The call with all types, as upstream's checks want it."""
    function = relay.Function(relay.analysis.free_vars(call), call)
    return relay.transform.InferType()(tvm.IRModule.from_expr(function))["main"].body


def path(call, *ops):
    """The calls from a root down operand 0 to one of these operators, which is the last."""
    steps = [call]
    while isinstance(steps[-1], relay.Call) and steps[-1].op.name not in ops:
        steps.append(steps[-1].args[0])
    return steps


# ---- CUTLASS ----

CONVS = ("nn.conv2d", "nn.conv2d_transpose", "nn.conv2d_backward_weight", "nn.dense")


def cutlass_conv(conv):
    """Upstream takes a convolution of one channel into one for one by depth, and fails where channels are open."""
    types = {dtype(a) for a in conv.args}
    layout = {"nn.conv2d": "OHWI", "nn.conv2d_transpose": "IHWO", "nn.conv2d_backward_weight": "NHWC"}
    return conv.op.name in layout and conv.attrs.groups == 1 and conv.attrs.data_layout == "NHWC" and (
        conv.attrs.kernel_layout == layout[conv.op.name] and (types in ({"float16"}, {"float32"}) or types <= {"int8", "uint8"}))


class Either:
    """add | nn.bias_add called as two patterns: upstream calls the choice of operators, whose operands have an order."""

    def __init__(self, *names):
        self.names = names

    def __or__(self, other):
        return Either(*self.names, *other.names)

    def __call__(self, *args):
        made = [is_op(name)(*args) for name in self.names]
        return made[0] if len(made) == 1 else made[0] | made[1]


def cutlass_list(upstream):
    from tvm.relay.op.contrib import cutlass as module
    module.is_op = Either
    try:
        return upstream, module.pattern_table()
    finally:
        module.is_op = is_op


def cutlass(entry, call, check):
    if entry == "cutlass.batch_matmul":
        return check(call)
    steps = path(call, *CONVS)
    conv = steps[-1]
    if "_bias" in entry and not equal(elements(steps[-2].args[1]), shape(conv)[-1]):
        return False
    if "residual" not in entry:
        return cutlass_conv(conv) or check(call)
    both = steps[1] if entry.endswith("_relu") else steps[0]
    p, residual = both.args
    return (cutlass_conv(conv) or check(call)) and equal(shape(p), shape(residual)) and not inside(residual, conv)


# ---- Arm's Compute Library, cuDNN, BNNS, CMSIS-NN ----

def unpadded(pattern):
    """A pattern whose optional padding stays outside; upstream does not come back to it when the padding is used elsewhere."""
    if isinstance(pattern, AltPattern):
        left, right = pattern.left, pattern.right
        if isinstance(left, CallPattern) and left.op.expr.name == "nn.pad":
            return right
        return AltPattern(unpadded(left), unpadded(right))
    if isinstance(pattern, CallPattern):
        return CallPattern(pattern.op, [unpadded(a) for a in pattern.args])
    return pattern


def arm_mended(entries):
    return [e for name, pattern, check in entries for e in
            [(name, pattern, check)] + ([(name, unpadded(pattern), check)] if name.endswith("conv2d") else [])]



def cudnn(entry, call, check):
    if entry != "cudnn.conv2d_bias_act":
        return check(call)
    from tvm.relay.op.contrib.cudnn import pattern_table
    plain = {e[0]: e[2] for e in pattern_table()}["cudnn.conv2d"]
    return plain(operand(call, "nn.conv2d"))


def bnns(entry, call, check):
    if entry == "bnns.batch_matmul":
        return {dtype(a) for a in call.args} == {"float32"}
    if entry == "bnns.dense_bias_gelu":
        return check(operand(call, "nn.dense")) and gelu_literals(call)
    return check(call)


def gelu_literals(call):
    """The literals of the tanh form, each as close as the table asks."""
    found = []
    relay.analysis.post_order_visit(call, lambda e: found.append(number(e)) if number(e) is not None else None)
    near = lambda v, tolerance: any(abs(x - v) <= tolerance for x in found)
    return near(3, 0) and near(1, 0) and near(0.5, 0) and near(0.044715, 1e-6) and near(0.79788456, 1e-6)


def bnns_gelu():
    """Upstream's pattern with any literals, in both groupings."""
    d = is_op("add")(is_op("nn.dense")(wildcard(), wildcard()), wildcard())
    k = is_constant
    cubed = is_op("add")(is_op("multiply")(is_op("power")(d, k()), k()), d)
    one = is_op("add")(is_op("tanh")(is_op("multiply")(cubed, k())), k())
    return is_op("multiply")(is_op("multiply")(one, k()), d) | is_op("multiply")(is_op("multiply")(d, one), k())


def bnns_mended(entries):
    return [(name, bnns_gelu() if name.endswith("gelu") else pattern, check) for name, pattern, check in entries]


def effective_padding(conv, pad):
    """What a part of upstream's library that this build lacks computes: top, left, bottom, right."""
    own, width = [int(p) for p in conv.attrs.padding], pad.attrs.pad_width
    return [own[0] + int(width[1][0]), own[1] + int(width[2][0]), own[2] + int(width[1][1]),
            own[3] + int(width[2][1])]


class Unknown:
    """A symbolic extent: it may equal any number."""

    def __eq__(self, other):
        return True


def extent(n):
    """What upstream's `int` raises at, where the table's conditions have a third value."""
    return Unknown() if REPAIRED[0] and isinstance(n, tvm.tir.Any) else int(n)


def cmsis_list(upstream):
    from tvm.relay.op.contrib import cmsisnn
    cmsisnn.GetEffectiveConv2DPadding = effective_padding
    return upstream, upstream


def cmsis_nn(entry, call, check):
    """16-bit data of a product have no zero point, upstream asks convolutions only; nor has any of its weights.
    A convolution over unknown channels may be one by depth."""
    from tvm.relay.op.contrib import cmsisnn
    cmsisnn.int = extent if entry.endswith("conv2d") else int
    dense = operand(call, "qnn.dense") if "fully" in entry else None
    return check(call) and (dense is None or not (
        dense.args[3].data.numpy().any() or (dtype(dense.args[0]) == "int16" and number(dense.args[2]) != 0)))


# ---- dnnl ----

DNNL = ("nn.conv1d", "nn.conv2d", "nn.conv3d", "nn.conv2d_transpose", "nn.conv3d_transpose", "nn.dense")


def channels(conv):
    """Output channels, by the attribute or by the weight."""
    if conv.attrs.channels is not None:
        return int(conv.attrs.channels)
    count = shape(conv.args[1])[str(conv.attrs.kernel_layout).index("O")]
    return count * int(conv.attrs.groups) if "transpose" in conv.op.name else count


def dnnl(entry, call, check):
    if ".qnn." in entry:
        return True
    if entry.endswith(("_gelu", "_mish")) and not activation_literals(entry, call):
        return False
    if "_sum" in entry:
        return dnnl_sum(entry, call)
    steps = path(call, *DNNL)
    return "_bias" not in entry or steps[-1].op.name == "nn.dense" or (
        steps[-2].op.name == "add" and equal(elements(steps[-2].args[1]), channels(steps[-1])))


def dnnl_sum(entry, call):
    both = call.args[0] if entry.endswith("_relu") else call
    p, residual = both.args
    if p.op.name != "add" or p.args[0].op.name not in DNNL or residual in (p, p.args[0]):
        return False
    conv, bias = p.args
    return conv.op.name == "nn.dense" or (
        conv.op.name == "nn.conv2d" and equal(elements(bias), channels(conv)) and equal(shape(p), shape(residual)))


def activation_literals(entry, call):
    if entry.endswith("_mish"):
        return 1.0 in map(number, operand(operand(call, "log"), "add").args)
    root2 = number(operand(call, "divide").args[1])
    plus = operand(call, "erf")
    found = []
    relay.analysis.post_order_visit(call, lambda e: found.append(e) if isinstance(e, relay.Call) and (
        e.op.name == "add" and plus in list(e.args)) else None)
    return root2 is not None and abs(root2 - 1.41421356) <= 1e-3 and 1.0 in map(number, found[0].args) and (
        0.5 in map(number, call.args) or any(0.5 in map(number, a.args) for a in call.args if isinstance(a, relay.Call)))


# ---- TensorRT ----

AXES = {"nn.softmax", "split", "expand_dims", "concatenate", "nn.layer_norm", "squeeze", "sum", "prod", "max", "min",
        "mean"}


def tensorrt_list(upstream):
    """TensorRT 8 with an implicit batch, as the table's defaults are; operators with the operands that they have."""
    from tvm.relay.op.contrib import tensorrt as module
    module.get_tensorrt_version = lambda: (8, 0, 0)
    module.get_tensorrt_use_implicit_batch_mode = lambda: True
    module.get_tensorrt_use_fp16 = lambda: False
    x, k = wildcard, is_constant
    operands = {"squeeze": [x()], "nn.pad": [x(), x()], "nn.layer_norm": [x(), k(), k()],
                "nn.conv3d_transpose": [x(), x()]}
    last = {name: (pattern, check) for name, pattern, check in upstream}
    mended = [(name, is_op(name[9:])(*operands[name[9:]]) if name[9:] in operands else pattern, check)
              for name, (pattern, check) in last.items()]
    return upstream, mended


def tensorrt_layout(call):
    """Layouts that upstream's checks of these operators do not look at."""
    if call.op.name == "nn.conv1d":
        return call.attrs.out_layout in ("", "NCW")
    return call.attrs.layout == "NCHW"


def past_batch(call):
    """Whether a slice ends behind the batch, as a frontend writes one that takes all of it."""
    batch = shape(call.args[0])[0]
    return batch is not None and int(call.attrs.end[0]) > batch


def tensorrt(entry, call, check):
    """The batch from the end, too; a pad with zeros; products of any shape."""
    from tvm.relay.op.contrib import tensorrt as module
    op = entry[9:]
    if op == "multiply":
        return module.standard_predicate(call)
    root, call = call, call.tuple_value if isinstance(call, relay.TupleGetItem) else call
    if op != "concatenate" and isinstance(call.args[0].checked_type, tvm.ir.TupleType):
        return False
    if op in ("nn.conv1d", "nn.adaptive_max_pool2d", "nn.adaptive_avg_pool2d") and not tensorrt_layout(call):
        return False
    if op == "strided_slice" and (len(call.attrs.begin) < len(shape(call)) or past_batch(call)):
        result, data = shape(call), shape(call.args[0])
        return module.standard_predicate(call) and equal(result[:1], data[:1]) and min(result[1:]) >= 1 and (
            all(s > 0 for s in call.attrs.strides))
    if op in AXES and getattr(call.attrs, "axis", None) is not None:
        of = call.args[0].fields[0] if isinstance(call.args[0], relay.Tuple) else call.args[0]
        rank = len(of.checked_type.shape) + (op == "expand_dims")
        axes = call.attrs.axis if hasattr(call.attrs.axis, "__len__") else [call.attrs.axis]
        if any(int(a) % rank == 0 for a in axes if rank):
            return False
    return check(root) and (op != "nn.pad" or number(call.args[1]) == 0)


# ---- CLML ----

def clml(entry, call, check):
    """The first result of batch_norm, which may have a relu and a clip behind it; a kernel's size by the weight."""
    if entry == "clml.batch_norm":
        return call.index == 0 and check(call)
    if entry in CLML_CONVS and not first_results(call):
        return False
    if entry in CLML_CONVS and relu_and_clip(call):  # there the check follows args, which a projection has none of
        call = typed(relay.Call(call.op, call.args[0].args, call.attrs))
    conv = operand(call, "nn.conv2d") if entry in CLML_CONVS else None
    if conv is None or conv.attrs.kernel_size is not None:
        return check(call)
    layout = str(conv.attrs.kernel_layout)
    sizes = [shape(conv.args[1])[layout.index(c)] for c in "HW"]
    return check(with_attributes(call, conv, kernel_size=sizes, channels=channels(conv)))


def relu_and_clip(call):
    """Whether both stand behind a projection."""
    relu = call.args[0] if isinstance(call, relay.Call) and call.op.name == "clip" else None
    return isinstance(relu, relay.Call) and relu.op.name == "nn.relu" and isinstance(relu.args[0], relay.TupleGetItem)


CLML_CONVS = ("clml.conv2d", "clml.pad_conv2d", "clml.conv2d_transpose")


def first_results(call):
    """False where a result of batch_norm but the first is on the way down operand 0."""
    while isinstance(call, (relay.Call, relay.TupleGetItem)):
        if isinstance(call, relay.TupleGetItem):
            if call.index != 0:
                return False
            call = call.tuple_value
        elif call.op.name.startswith("nn.conv"):
            return True
        else:
            call = call.args[0]
    return True


def with_attributes(call, part, **changed):
    """The root with other attributes of a call inside of it."""
    attrs = {str(k): part.attrs[k] for k in part.attrs.keys()} | changed
    made = tvm.ir.make_node(part.op.attrs_type_key, **attrs)

    class Replace(relay.ExprMutator):
        def visit_call(self, e):
            return relay.Call(e.op, e.args, made) if e == part else super().visit_call(e)
    return typed(Replace().visit(call))


LISTS = {"bnns": with_singles("bnns", bnns_mended), "arm_compute_lib": with_singles("arm_compute_lib", arm_mended),
         "dnnl_operators": lambda _: (singles("dnnl"), singles("dnnl")), "cmsis_nn": cmsis_list,
         "cutlass": cutlass_list, "tensorrt": tensorrt_list}
REPAIRS = {"cutlass": any_order(cutlass, *CONVS), "cudnn": cudnn, "bnns": any_order(bnns, "nn.conv2d", "nn.dense"),
           "cmsis_nn": cmsis_nn, "dnnl": any_order(dnnl, *DNNL),
           "tensorrt": tensorrt, "clml": any_order(clml, "nn.conv2d", "nn.conv2d_transpose", "nn.dense")}
