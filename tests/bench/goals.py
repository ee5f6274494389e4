#!/usr/bin/env python3
"""goals.py -- what each benchmark says of the goals of speed and of size, as one table.

usage: goals.py DIR

DIR has the outputs of one run (the target `bench-goals` makes them): growth.jsonl and more.jsonl of growth.py,
rewrite.txt, dominators.txt, load.txt, threads.txt.  A row says what was measured before work on speed began (in part on another
machine), what is now, and the goal; `x` is a ratio in the same run, and `-` what the files lack.  Of a match it is a
new view, by the faster of shared and table.
"""
import json
import re
import sys
from pathlib import Path

SIZES = [1000, 10000, 100000, 1000000]


def number(value):
    """Two digits that mean something."""
    return '-' if value is None else f'{value:.0f}' if value >= 10 else f'{value:.2g}'


def numbers(values):
    return ' / '.join(number(v) for v in values)


def lowest(*values):
    return min((v for v in values if v is not None), default=None)


def ratio(a, b):
    return a / b if a is not None and b else None


class Growth:
    """Rows of growth.py, of one family."""

    def __init__(self, family, *paths):
        lines = [line for path in paths for line in text_of(path).splitlines()]
        self.rows = [row for row in map(json.loads, lines) if row['family'] == family]

    def of(self, what, k, matcher, graph=None, nodes=None):
        for row in self.rows:
            near = nodes is None or abs(row.get('nodes', 0) / nodes - 1) < 0.05
            if what in row and near and (row['k'], row['matcher'], row.get('graph')) == (k, matcher, graph):
                return row[what]
        return None

    def ns(self, k, graph, *matchers, what='first_ns', nodes=1e6):
        return lowest(*[self.of(what, k, m, graph, nodes) for m in matchers])

    def ours(self, k, graph, what='first_ns', nodes=1e6):
        return self.ns(k, graph, 'shared', 'table', what=what, nodes=nodes)

    def rows_of_match(self, k, then, goal, drr, pdl):
        graphs = 'regular', 'irregular'
        yield (f'match K = {k}, regular / irregular, ns a node', then, numbers(self.ours(k, g) for g in graphs), goal)
        for name, least in ('drr', drr), ('pdl', pdl):
            if least:
                yield (f'- beside MLIR, {name.upper()}', '', numbers(ratio(self.ns(k, g, name), self.ours(k, g)) for g in graphs) + ' x',
                       f'{least} x')
        yield ('- beside a tree by hand', '', numbers(ratio(self.ours(k, g), self.ns(k, g, 'tree')) for g in graphs) + ' x',
               '1.2 / - x')
        flat = [ratio(self.ns(k, g, 'flat'), self.ours(k, g)) for g in graphs]
        if any(flat):
            yield ('- beside one function a pattern, `flat`', '', numbers(flat) + ' x', '')

    def size(self, k, *matchers):
        """Bytes a pattern."""
        both = [(self.of('text', k, m), self.of('rodata', k, m)) for m in matchers]
        return lowest(*[(text + data) / k for text, data in both if text is not None])

    def compile(self, k, *matchers):
        """Milliseconds a pattern."""
        return lowest(*[t * 1000 / k for t in (self.of('cc_s', k, m) for m in matchers) if t is not None])

    def bytes(self, matcher):
        for row in self.rows:
            if row['matcher'] == matcher and row.get('nodes', 0) > 9e5:
                return row['module_bytes'] / row['nodes']
        return None

    def table_of_attributes(self):
        """Of the family whose patterns differ in attributes."""
        graphs = 'regular', 'irregular'
        yield ('K = 512 that differ in attributes, regular / irregular, ns a node', '22 to 32 / 36 to 62',
               numbers(self.ours(512, g) for g in graphs), '')
        yield ('- beside a tree by hand', '5 to 16 x', numbers(ratio(self.ours(512, g), self.ns(512, g, 'tree')) for g in graphs) + ' x',
               '1.3 x')

    def table(self):
        yield from self.rows_of_match(1, '0.80 / 1.5', '0.15 / 0.3', 70, 150)
        yield from self.rows_of_match(8, '1.9 / 5.0', '', None, None)
        yield from self.rows_of_match(64, '4.1 / 8 to 10', '0.75 / 1.5', 33, 70)
        yield from self.rows_of_match(512, '9.6 / 17 to 25', '1.3 / 1.6', 170, 150)
        yield from self.rows_of_match(1000, '18 / 26', '', None, None)
        grown = [ratio(self.ns(512, 'irregular', m, what=what), self.ns(64, 'irregular', m, what=what))
                 for m, what in (('shared', 'first_ns'), ('table', 'first_ns'), ('table', 'next_ns'), ('drr', 'first_ns'),
                                 ('pdl', 'first_ns'))]
        yield ('growth K = 64 to 512, irregular: shared; table, bound anew and again; DRR, PDL', '2.2', numbers(grown) + ' x',
               '1.1 x by table')
        for k, goal in (64, 3), (512, 4):
            yield (f'first run, K = {k}, 10^4, irregular, ns a node; DRR', '',
                   numbers([self.ours(k, 'irregular', 'cold_ns', 1e4), self.ns(k, 'irregular', 'drr', what='cold_ns', nodes=1e4)]),
                   str(goal))
        yield ('bytes a node: module; MLIR', '', numbers([self.bytes('shared'), self.bytes('drr')]), '16')
        sizes = [self.size(k, m) for k in (8, 512) for m in ('shared', 'table', 'drr')]
        yield ('bytes a pattern of code and data, K = 8 then 512: shared, table, DRR', '679 at 512', numbers(sizes),
               '130 / 75, tables 150')
        yield ('C compiler, ms a pattern, K = 512: shared, table, tree, DRR', '20',
               numbers(self.compile(512, m) for m in ('shared', 'table', 'tree', 'drr')), '3')


def text_of(path):
    return path.read_text(encoding='utf-8') if path.exists() else ''


def rewrite_table(text):
    pattern = re.compile(r'^(fuse|bubble \d+) +(\d+) nodes .*?all in +([\d.]+) ns, by hand +([\d.]+) ns .*?idle +([\d.]+) ns'
                         r' a node, +(\d+)(?:.*?MLIR walk +([\d.]+).*?greedy +([\d.]+))?', re.M)
    found = {(m[1], int(m[2])): [float(x) if x else None for x in m.groups()[2:]] for m in pattern.finditer(text)}

    def column(name, i):
        return [found[name, n][i] if (name, n) in found else None for n in SIZES]

    for name, then, goal in ('fuse', '865 / 1,169 / 1,307 / 1,503', '25'), ('bubble 512', '620 to 890', '6'):
        ours = column(name, 0)
        known = [x for x in ours if x is not None]
        yield (f'{name}, ns a rewrite at 10^3 / 4 / 5 / 6', then, numbers(ours), goal)
        yield ('- largest by smallest', '1.7' if name == 'fuse' else '1.4', number(ratio(max(known, default=None), min(known, default=None))), '1.2')
        for i, peer, least in (1, 'by hand', 'at most 3 x'), (5, 'MLIR, greedy', '40 x'), (4, 'MLIR, applicator walk', '5 x'):
            other = column(name, i)
            pairs = zip(ours, other) if i == 1 else zip(other, ours)
            yield (f'- beside {peer}', '', numbers(ratio(a, b) for a, b in pairs) + ' x', least)
        yield ('- a run in which nothing applies, ns a node', '', numbers(column(name, 2)), '5')
        yield ('- most bytes a node at 10^6', '98', number(column(name, 3)[-1]), '45')


def dominators_table(text):
    rows = {}
    for line in text.splitlines():
        m = re.match(r'^([a-zA-Z][\w, ]*?) +(\d+) +([\d.]+) +([\d.]+) +([\d.]+) +(\S+) +(\S+) +([\d.]+) +([\d.]+)$', line)
        if m:
            rows[m[1], 10 ** (len(m[2]) - 1)] = m
    def column(name, i):
        return numbers(float(rows[name, n][i]) if (name, n) in rows else None for n in SIZES)

    yield ('post-dominators of resnet from users, ns a node at 10^3 / 4 / 5 / 6', '', column('resnet', 4), '0.6')
    yield ('- with the lists of users', '6', column('resnet', 5), '4')
    worst = {n: max((float(m[5]) for (_, size), m in rows.items() if size == n), default=None) for n in SIZES}
    yield ('- the worst of seven shapes', 'quadratic', numbers(worst[n] for n in SIZES), '40 at 10^5')
    yield ('- kept through a fusion, resnet, ns', '', column('resnet', 9), '3')


def load_table(text):
    rows = {int(line.split()[0]): line.split() for line in text.splitlines() if re.match(r'^ *\d', line)}
    for n, then, goal in (10**5, '0.5 s', ''), (10**6, '8.4 s, 1,940 MB', '3 s, 600 MB'):
        now = f'{rows[n][2]} s, {rows[n][3]} MB' if n in rows else '-'
        yield (f'an ONNX model of {n:,} nodes, from file to match', then, now, goal)


def threads_table(text):
    m = re.search(r'^(\d+) nodes, +2 threads: .*?([\d.]+) x one; split ([\d.]+) x', text, re.M)
    yield ('one graph on two threads: wall clock; split', '', f'{m[2]}; {m[3]} x' if m else '-', '1.8 x')


def main():
    folder = Path(sys.argv[1])
    print('| | at first | now | goal |\n| --- | --- | --- | --- |')
    growth = folder / 'growth.jsonl', folder / 'more.jsonl'
    for rows in (Growth('structure', *growth).table(), Growth('attributes', *growth).table_of_attributes(), rewrite_table(text_of(folder / 'rewrite.txt')),
                 dominators_table(text_of(folder / 'dominators.txt')), load_table(text_of(folder / 'load.txt')),
                 threads_table(text_of(folder / 'threads.txt'))):
        for row in rows:
            print('| ' + ' | '.join(row) + ' |')


main()
