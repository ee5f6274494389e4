#!/usr/bin/env python3
"""make_models.py -- writes the models that providers are tried on: net.onnx, flow.onnx, qdq.onnx.  Needs onnx, numpy."""
import pathlib

import numpy as np
from onnx import TensorProto as T, checker, helper as h, numpy_helper as nh

HERE = pathlib.Path(__file__).parent
rng = np.random.default_rng(1)


def array(name, *shape, scale=0.3):
    return nh.from_array((rng.standard_normal(shape) * scale).astype('f'), name)


def value(name, *shape, kind=T.FLOAT):
    return h.make_tensor_value_info(name, kind, shape)


def save(name, nodes, inputs, outputs, weights, functions=()):
    graph = h.make_graph(nodes, name, inputs, outputs, weights)
    model = h.make_model(graph, opset_imports=[h.make_opsetid('', 17), h.make_opsetid('local', 1)], ir_version=8,
                         functions=functions)
    checker.check_model(model, full_check=True)
    (HERE / f'{name}.onnx').write_bytes(model.SerializeToString())


def net():
    """Matches that overlap, escape or share; a BatchNormalization, which level 1 folds; several results, some of them
    unused; a node that nothing reads; an input that is optional; a function of the model, which the runtime opens."""
    join = h.make_function('local', 'Join', ['a', 'b'], ['c'], [h.make_node('Add', ['a', 'b'], ['s']), h.make_node('Relu', ['s'], ['c'])],
                           [h.make_opsetid('', 17)])
    nodes = [
        h.make_node('Conv', ['x', 'w0', 'b0'], ['c0'], 'conv0', kernel_shape=[3, 3], pads=[1, 1, 1, 1]),
        h.make_node('BatchNormalization', ['c0', 's', 'o', 'm', 'v'], ['n0'], 'norm'),
        h.make_node('Relu', ['n0'], ['r0'], 'relu0'),
        h.make_node('Conv', ['r0', 'w1'], ['c1'], 'conv1', kernel_shape=[1, 1]),
        h.make_node('Relu', ['c1'], ['r1'], 'relu1'),
        h.make_node('Conv', ['r1', 'w2'], ['c2'], 'conv2', kernel_shape=[3, 3], pads=[1, 1, 1, 1], group=2),
        h.make_node('Add', ['c1', 'c2'], ['a'], 'add'),
        h.make_node('Relu', ['a'], ['r2'], 'relu2'),
        h.make_node('Sigmoid', ['r2'], ['unread'], 'unread'),
        h.make_node('Split', ['r2'], ['p', 'q'], 'split', axis=1),
        h.make_node('Relu', ['p'], ['rp'], 'relu_p'),
        h.make_node('Sigmoid', ['q'], ['sq'], 'sigmoid_q'),
        h.make_node('Join', ['rp', 'sq'], ['j'], 'join', domain='local'),
        h.make_node('Clip', ['j', '', 'top'], ['k'], 'clip'),
        h.make_node('Dropout', ['k'], ['d', 'mask'], 'dropout'),
        h.make_node('Flatten', ['d'], ['f'], 'flatten'),
        h.make_node('Gemm', ['f', 'w3', 'b3'], ['g'], 'gemm', transB=1),
        h.make_node('Softmax', ['g'], ['y'], 'softmax'),
    ]
    weights = [array('w0', 8, 3, 3, 3), array('b0', 8), array('w1', 8, 8, 1, 1), array('w2', 8, 4, 3, 3),
               array('w3', 5, 4 * 64, scale=0.05), array('b3', 5), nh.from_array(np.float32(4), 'top')]
    weights += [nh.from_array(np.linspace(0.5, 1.5, 8).astype('f'), n) for n in 'somv']
    save('net', nodes, [value('x', 'N', 3, 8, 8)], [value('y', 'N', 5), value('r1', 'N', 8, 8, 8)], weights, [join])


def branch(name, weight, out):
    """Takes a value and a weight from around it, and has a weight of its own."""
    return h.make_graph([h.make_node('Conv', ['r0', weight], [f'{name}_c'], f'{name}_conv', kernel_shape=[1, 1]),
                         h.make_node('Relu', [f'{name}_c'], [f'{name}_r'], f'{name}_relu'),
                         h.make_node('Add', [f'{name}_r', f'{name}_own'], [out], f'{name}_add')],
                        name, [], [value(out, 'N', 4, 4, 4)], [array(f'{name}_own', 4, 1, 1)])


def flow():
    """If with bodies that read values and constants from around them, Loop with a body that holds another If."""
    inner = h.make_node('If', ['even'], ['u'], 'inner', then_branch=h.make_graph(
        [h.make_node('Relu', ['state'], ['t_u'], 'inner_relu')], 'inner_then', [], [value('t_u', 'N', 4, 4, 4)]),
        else_branch=h.make_graph([h.make_node('Add', ['state', 'z'], ['e_u'], 'inner_add')], 'inner_else', [],
                                 [value('e_u', 'N', 4, 4, 4)]))
    loop = h.make_graph([h.make_node('Conv', ['state', 'w1'], ['l_c'], 'loop_conv', kernel_shape=[1, 1]),
                         h.make_node('Relu', ['l_c'], ['l_r'], 'loop_relu'),
                         h.make_node('Mod', ['i', 'two'], ['odd'], 'mod'), h.make_node('Cast', ['odd'], ['even'], 'cast', to=T.BOOL),
                         inner, h.make_node('Add', ['l_r', 'u'], ['next'], 'loop_add'),
                         h.make_node('Identity', ['go'], ['go_on'], 'go_on')], 'loop',
                        [value('i', kind=T.INT64), value('go', kind=T.BOOL), value('state', 'N', 4, 4, 4)],
                        [value('go_on', kind=T.BOOL), value('next', 'N', 4, 4, 4)])
    nodes = [h.make_node('Conv', ['x', 'w0'], ['c0'], 'conv0', kernel_shape=[1, 1]), h.make_node('Relu', ['c0'], ['r0'], 'relu0'),
             h.make_node('If', ['c'], ['z'], 'choose', then_branch=branch('then', 'w1', 't'), else_branch=branch('else', 'w2', 'e')),
             h.make_node('Loop', ['three', '', 'z'], ['last'], 'repeat', body=loop),
             h.make_node('Add', ['last', 'r0'], ['y'], 'add')]
    weights = [array('w0', 4, 3, 1, 1), array('w1', 4, 4, 1, 1), array('w2', 4, 4, 1, 1),
               nh.from_array(np.int64(3), 'three'), nh.from_array(np.int64(2), 'two')]
    save('flow', nodes, [value('x', 'N', 3, 4, 4), value('c', kind=T.BOOL)], [value('y', 'N', 4, 4, 4)], weights)


def qdq():
    """Two quantised convolutions that read one scale, and one DequantizeLinear."""
    def scale(name, s, zero, kind):
        return [nh.from_array(np.float32(s), name + '_s'), nh.from_array(np.array(zero, kind), name + '_z')]
    nodes, weights = [h.make_node('QuantizeLinear', ['x', 'x_s', 'x_z'], ['xq'], 'quantize')], scale('x', 0.02, 128, 'B')
    nodes.append(h.make_node('DequantizeLinear', ['xq', 'x_s', 'x_z'], ['xd'], 'dq_x'))
    for i in range(2):
        weights += scale(f'w{i}', 0.01, 0, 'b') + scale(f'y{i}', 0.05, 100, 'B')
        weights.append(nh.from_array(rng.integers(-100, 100, (4, 3, 3, 3), dtype='b'), f'w{i}'))
        nodes += [h.make_node('DequantizeLinear', [f'w{i}', f'w{i}_s', f'w{i}_z'], [f'wd{i}'], f'dq_w{i}'),
                  h.make_node('Conv', ['xd', f'wd{i}'], [f'c{i}'], f'conv{i}', kernel_shape=[3, 3]),
                  h.make_node('Relu', [f'c{i}'], [f'r{i}'], f'relu{i}'),
                  h.make_node('QuantizeLinear', [f'r{i}', f'y{i}_s', f'y{i}_z'], [f'q{i}'], f'q{i}'),
                  h.make_node('DequantizeLinear', [f'q{i}', f'y{i}_s', f'y{i}_z'], [f'd{i}'], f'dq{i}')]
    nodes.append(h.make_node('Add', ['d0', 'd1'], ['y'], 'add'))
    save('qdq', nodes, [value('x', 'N', 3, 6, 6)], [value('y', 'N', 4, 4, 4)], weights)


net(), flow(), qdq()
