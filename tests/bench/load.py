#!/usr/bin/env python3
"""load.py -- what it costs dfg-opt to load a large ONNX model: processor time and memory.

usage: load.py DFG_OPT [NODES]...     (100000, unless they are given)

The models are blocks of Conv, Relu, Conv and Add with names and types as exporters write them, 240 bytes a node.  A row says how
many nodes, the size of the file, the time in s and the largest resident memory, which the mapped file is part of.
Exit status 1: it is more than 32 MB and 600 bytes a node.
"""
import os
import subprocess
import sys
import tempfile


def field(number, value):
    """A field of a message: a number, or bytes."""
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    return varint(number << 3 | 2) + varint(len(value)) + value


def varint(n):
    out = b''
    while n > 127:
        out, n = out + bytes([n & 127 | 128]), n >> 7
    return out + bytes([n])


def ints(name, *values):
    return field(5, field(1, name) + b''.join(field(8, v) for v in values) + field(20, 7))


def value_info(number, name):
    shape = b''.join(field(1, field(1, n)) for n in (1, 4, 8, 8))
    return field(number, field(1, name) + field(2, field(1, field(1, 1) + field(2, shape))))


def write(path, n):
    conv = b''.join(ints(*a) for a in ((b'kernel_shape', 1, 1), (b'pads', 0, 0, 0, 0), (b'strides', 1, 1)))
    conv += field(5, field(1, b'group') + field(3, 1) + field(20, 2))
    kinds = ('Conv', conv), ('Relu', b''), ('Conv', conv), ('Add', b'')
    nodes, types, x, block = [], [], b'x', b'x'
    for i in range(n):
        op, attrs = kinds[i % 4]
        block = x if i % 4 == 0 else block
        name = f'layer{i // 4}/block/{op.lower()}_{i}'.encode()
        second = field(1, b'w') if op == 'Conv' else field(1, block) if op == 'Add' else b''
        y = name + b'/output_0'
        nodes.append(field(1, field(1, x) + second + field(2, y) + field(3, name) + field(4, op.encode()) + attrs))
        types.append(value_info(13, y))
        x = y
    w = field(5, b''.join(field(1, d) for d in (4, 4, 1, 1)) + field(2, 1) + field(8, b'w') + field(9, bytes(64)))
    graph = b''.join(nodes + types) + field(2, b'g') + w + value_info(11, b'x') + value_info(12, x)
    with open(path, 'wb') as f:
        f.write(field(1, 8) + field(7, graph) + field(8, field(2, 17)))


def main():
    failed = False
    print(f'{"nodes":>9} {"file MB":>8} {"s":>7} {"MB":>7}')
    for n in [int(a) for a in sys.argv[2:]] or [100000]:
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'large.onnx')
            child = os.fork()  # what a process is started from counts as its memory, too
            if child == 0:
                write(path, n)
                os._exit(0)
            os.waitpid(child, 0)
            size = os.path.getsize(path)
            with subprocess.Popen([sys.argv[1], '--match', 'onnx_fusion.gemm', '--stats', path], stdout=subprocess.DEVNULL) as p:
                _, status, used = os.wait4(p.pid, 0)
                p.returncode = os.waitstatus_to_exitcode(status)
        bytes_used = used.ru_maxrss * 1024
        print(f'{n:9} {size / 1e6:8.1f} {used.ru_utime + used.ru_stime:7.2f} {bytes_used / 1e6:7.1f}')
        failed |= p.returncode != 0 or bytes_used > 32e6 + 600 * n
    return failed


sys.exit(main())
