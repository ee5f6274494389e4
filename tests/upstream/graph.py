"""Graphs in the text form of dfg-opt: reading what it prints, writing, cones, and the groups of a partition.

Only what dfg-opt prints is read (a line a node): other text is first sent through it, `Dfg.normal`.
"""
import ast
import re
import subprocess
from dataclasses import dataclass, field, replace

TOKEN = re.compile(r'\s*("(?:\\.|[^"\\])*"|->|=>|[%@]"(?:\\.|[^"\\])*"|[%@]?[A-Za-z_0-9][\w./-]*|-?[\w.+-]+|.)')
FUNCTION = re.compile(r'fn (@(?:"(?:\\.|[^"\\])*"|[\w.]+))\((.*?)\) ?(?:-> .*)?\{$')


class Bad(Exception):
    """A graph that can't be read, or that the other side can't express."""


@dataclass
class Node:
    """One line: kind is var, const, tuple, get, global, call or fn; `args` are names, None an absent operand."""
    name: str
    kind: str
    op: str = ""
    args: list = field(default_factory=list)
    attrs: dict = field(default_factory=dict)
    type: str = ""
    text: str = ""      # of a constant, or of `-> N` behind a call
    body: object = None  # of a function


@dataclass
class Graph:
    nodes: dict          # by name, operands first
    outs: list
    others: str = ""     # the module's other functions, as text
    attrs: dict = field(default_factory=dict)  # of a function value

    def params(self):
        return [n for n in self.nodes.values() if n.kind == "var"]

    def copy(self):
        return Graph({k: replace(n, args=list(n.args), attrs=dict(n.attrs)) for k, n in self.nodes.items()},
                     list(self.outs), self.others, dict(self.attrs))

    def cone(self, outs):
        """The part that these values are computed from."""
        seen, stack = set(), list(outs)
        while stack:
            name = stack.pop()
            if name not in seen and name is not None:
                seen.add(name)
                stack += self.nodes[name].args
        g = self.copy()
        g.nodes = {k: n for k, n in g.nodes.items() if k in seen}
        g.outs = list(outs)
        return g

    def part(self, root, most):
        """What a call is computed from, in at most so many calls: what they take from others are parameters."""
        inside, queue, g = set(), [root], self.copy()
        while queue:
            n = g.nodes[queue.pop(0)]
            if n.name not in inside and (n.kind != "call" or most > 0):
                most -= n.kind == "call"
                inside.add(n.name)
                queue += [a for a in n.args if a is not None]
        g.nodes = {k: Node(k, "var", type=n.type) if n.kind == "call" and k not in inside else n
                   for k, n in g.nodes.items()}
        return g.cone([root])

    def write(self):
        inputs = ", ".join(n.name + (f": {n.type}" if n.type else "") for n in self.params())
        lines = [f"fn @main({inputs}) {{"] + ["  " + line(n) for n in self.nodes.values() if n.kind != "var"]
        return self.others + "\n".join(lines + [f"  return {', '.join(self.outs)}", "}"]) + "\n"


def line(n):
    if n.kind == "fn":
        raise Bad("a function value")
    args = ", ".join(a or "_" for a in n.args)
    of_type = f" : {n.type}" if n.type else ""
    attrs = " {" + ", ".join(f"{k} = {v}" for k, v in n.attrs.items()) + "}" if n.attrs else ""
    what = {"const": n.text, "global": n.op, "tuple": f"({args}{',' if len(n.args) == 1 else ''})",
            "get": f"{args}.{n.op}", "call": f"{n.op}({args}){n.text}{attrs}"}[n.kind]
    return f"{n.name} = {what}{of_type if n.kind not in ('const', 'global') else ''}"


def split(text, sep=","):
    """At separators outside of brackets and strings."""
    parts, depth, start = [], 0, 0
    for m in TOKEN.finditer(text):
        t = m.group(1)
        depth += (t in "([{") - (t in ")]}") if len(t) == 1 else 0
        if t == sep and depth == 0:
            parts.append(text[start:m.start(1)].strip())
            start = m.end(1)
    parts.append(text[start:].strip())
    return [p for p in parts if p]


def literal(text):
    """Values of the text form as Python has them: true, false, none and infinite ones, too."""
    words = {"true": "True", "false": "False", "none": "None", "inf": "1e999", "nan": "0.0"}
    return ast.literal_eval(re.sub(r'"(?:[^"\\]|\\.)*"|\b(?:true|false|none|inf|nan)\b', lambda m: words.get(m[0], m[0]), text))


def braces(text):
    """(what stands before, attributes, what stands behind) of `... {a = 1} : T`."""
    depth, start = 0, None
    for m in TOKEN.finditer(text):
        t = m.group(1)
        if t == "{" and depth == 0:
            start = m.start(1)
        depth += (t in "([{") - (t in ")]}") if len(t) == 1 else 0
        if t == "}" and depth == 0:
            pairs = (p.split(" = ", 1) for p in split(text[start + 1:m.start(1)]))
            return text[:start].strip(), dict(pairs), text[m.end(1):].strip()
    return text.strip(), {}, ""


def no_facts(text):
    at = text.find("#{")
    return (text if at < 0 else text[:at]).strip()


def parse_line(text):
    """A Node of `%n = ...`, without the body of a function."""
    name, value = split(text, "=")[0], text[text.index("=") + 1:].strip()
    if value.startswith("const "):
        return Node(name, "const", text=no_facts(value))
    if value.startswith("@") and "(" not in value:
        return Node(name, "global", op=value)
    value, of_type = typed(value)
    if value.startswith("("):
        return Node(name, "tuple", args=[a for a in split(value[1:-1])], type=of_type)
    m = re.fullmatch(r'(%(?:"(?:\\.|[^"\\])*"|[\w/-]+))\.(\d+)', value)
    if m:
        return Node(name, "get", op=m.group(2), args=[m.group(1)], type=of_type)
    return call(name, value, of_type)


def typed(value):
    """(value, type): a colon outside of brackets divides them."""
    parts = split(no_facts(value), ":")
    return (parts[0], parts[1] if len(parts) == 2 else "")


def call(name, value, of_type):
    head, attrs, _ = braces(value)
    m = re.match(r'((?:[%@])?(?:"(?:\\.|[^"\\])*"|[\w.]+))\(', head)
    if not m:
        raise Bad(f"no call: {value}")
    depth = 0
    for t in TOKEN.finditer(head, m.end() - 1):
        depth += (t.group(1) == "(") - (t.group(1) == ")")
        if depth == 0:
            args = [None if a == "_" else a for a in split(head[m.end():t.start(1)])]
            behind = head[t.end(1):].strip()
            return Node(name, "call", m.group(1), args, attrs, of_type, " " + behind if behind else "")
    raise Bad(f"no call: {value}")


def parse_params(text):
    made = {}
    for param in split(text):
        name, *of_type = split(param, ":")
        made[name] = Node(name, "var", type=no_facts(of_type[0]) if of_type else "")
    return made


def parse_body(lines, g):
    """Fills g up to the closing brace of its function."""
    for text in lines:
        text = text.strip()
        if text == "}":
            return g
        if text.startswith("return "):
            g.outs = split(text[7:])
        elif re.match(r'%(?:"[^"]*"|[\w/-]+) = fn \(', text):
            name, rest = text.split(" = fn ", 1)
            before, attrs = function_head(rest)
            inner = parse_body(lines, Graph(parse_params(before), [], attrs=attrs))
            g.nodes[name] = Node(name, "fn", body=inner)
        else:
            n = parse_line(text)
            g.nodes[n.name] = n
    raise Bad("text ends within a function")


def function_head(rest):
    """(parameters, attributes) of `(%a: T) -> T {k = v} {`."""
    depth = 0
    for m in TOKEN.finditer(rest):
        depth += (m.group(1) == "(") - (m.group(1) == ")")
        if depth == 0:
            _, attrs, _ = braces(rest[m.end(1):].strip()[:-1])
            return rest[1:m.start(1)], attrs
    raise Bad(f"no function: {rest}")


def parse(text):
    """The graph of @main in printed text."""
    main, others, lines = None, [], iter(text.splitlines())
    for first in lines:
        m = FUNCTION.match(first)
        if m and m.group(1) == "@main":
            main = parse_body(lines, Graph(parse_params(m.group(2)), []))
        elif first.startswith("fn "):
            others.append(first)
            for other in lines:
                others.append(other)
                if other == "}":
                    break
    if main is None:
        raise Bad("no @main")
    main.others = "".join(o + "\n" for o in others)
    return main


class Groups:
    """Composite groups as {(entry, names of its calls)}: a value is known by what computes it, whatever it is called."""

    def __init__(self):
        self.ids, self.names = {}, {}

    def key(self, *what):
        return self.ids.setdefault(what, len(self.ids))

    def value(self, n, env, groups):
        args = tuple(env[a] if a else None for a in n.args)
        if n.kind == "var":
            return self.key("var", n.name)
        if n.kind in ("const", "global"):
            return self.key(n.kind, n.text or n.op)
        if n.kind in ("tuple", "get"):
            return self.key(n.kind, n.op, args)
        if n.op in env:
            return self.group(env[n.op], args, groups)
        return self.key("call", n.op, args, tuple(sorted(n.attrs.items())))

    def group(self, body, args, groups):
        env = {p.name: a for p, a in zip(body.params(), args)}
        calls = self.run(body, env, groups)
        if "Composite" in body.attrs:
            groups.append((body.attrs["Composite"].strip('"'), calls))
        return env[body.outs[0]] if len(body.outs) == 1 else self.key("tuple", "", tuple(env[o] for o in body.outs))

    def run(self, g, env, groups):
        calls = []
        for n in g.nodes.values():
            if n.name in env:
                continue
            env[n.name] = n.body if n.kind == "fn" else self.value(n, env, groups)
            if n.kind == "call" and n.op not in env:
                calls.append(env[n.name])
        return calls

    def of(self, before, after):
        """The groups of `after`, which is `before` partitioned, and for each name in `before` the first that computes
        the same, which is the one that groups have."""
        env = {}
        self.run(before, env, [])
        for n in before.nodes.values():
            self.names.setdefault(env[n.name], n.name)
        groups = []
        self.run(after, {}, groups)
        made = sorted((entry, tuple(sorted(self.names[c] for c in calls))) for entry, calls in groups)
        return made, {name: self.names[env[name]] for name in before.nodes}


class Dfg:
    """The program dfg-opt."""

    def __init__(self, program):
        self.program = program

    def run(self, text, *options):
        done = subprocess.run([self.program, *options, "-o", "-", "-"], input=text, capture_output=True, text=True,
                              timeout=60, check=False)
        if done.returncode:
            raise Bad(done.stderr.strip())
        return done.stdout

    def normal(self, text, *options):
        return parse(self.run(text, *options))

    def entries(self, table):
        """The table's entries, in its order."""
        done = subprocess.run([self.program, "--list"], capture_output=True, text=True, timeout=60, check=True)
        listed = re.search(rf"(?m)^  table   {table} .*\n((?:    .*\n)*)", done.stdout)
        return listed.group(1).split() if listed else []

    def partition(self, graph, table):
        return Groups().of(self.normal(graph.write()), self.normal(graph.write(), "--partition", table))


def agrees(ours, theirs):
    """The same type; theirs may not know an extent, or ours where theirs is a formula."""
    ours, theirs = ours.replace("[]", ""), theirs.replace("[]", "")
    if ours.startswith("("):
        ours, theirs = split(ours[1:-1]), split(theirs[1:-1])
        return len(ours) == len(theirs) and all(map(agrees, ours, theirs))
    one, other = (re.fullmatch(r"(\w+)(?:\[(.*)\])?", t) for t in (ours, theirs))
    if not one or not other or one.group(1) != other.group(1):
        return False
    dims = [split(m.group(2) or "") for m in (one, other)]
    return len(dims[0]) == len(dims[1]) and all(
        a == b or b == "?" or (a == "?" and not b.isidentifier() and not b.isdigit()) for a, b in zip(*dims))


def case_graphs(path):
    """(name, text) of the graphs of a case."""
    for part in re.split(r"(?m)^--- ", path.read_text(encoding="utf-8"))[1:]:
        head, _, text = part.partition("\n")
        if head.startswith("graph "):
            yield head[6:].strip(), text
