"""Random graphs made of the lines of given ones.

In:   .dfg texts (the graphs of one conformance case), a random generator.
Out:  a new text: lines of @main in any order and number, their operands drawn
      anew, their operators, attributes and types exchanged now and then; so that
      patterns of the case nearly match, share nodes, and match in several ways.
"""
import re

LINE = re.compile(r'^\s*%("(?:[^"\\]|\\.)*"|\w+)\s*=\s*(?s:(.*?))\s*(?://.*)?$')
CALL = re.compile(r"^([A-Za-z_][\w.]*)\(([^()]*)\)(.*)$")
PARAMETERS = re.compile(r"fn @main\((.*?)\)\s*(?:->[^{]*)?\{")
NAME = re.compile(r'%("(?:[^"\\]|\\.)*"|\w+)')
OWN = re.compile(r"(?m)^\s*%(\w+)\s*=|fn \(([^)]*)\)")  # names that a function's text defines
LONGEST = 24  # nodes: small graphs, in which shapes meet


class Lines:
    """What the given graphs are made of: calls, other values, parameters."""

    def __init__(self, texts):
        self.calls, self.leaves, self.others, self.parameters = [], [], [], []
        self.functions = {}  # of the module, besides @main: name, text
        self.graphs = []  # (parameters, values) of each, for graphs that stay near it
        for text in texts:
            self.read(text)

    def read(self, text):
        parameters = PARAMETERS.search(text)
        names = []
        if parameters:
            names = [(name, "") for name in NAME.findall(parameters.group(1))]
            each = re.split(r",\s*(?=%)", parameters.group(1))
            self.parameters += [p.partition(":")[2].strip() for p in each if p]
        body, *others = (text[parameters.end():] if parameters else "").split("\nfn @")
        for other in others:
            self.functions.setdefault(re.split(r"\W", other)[0], "fn @" + other)
        values = []
        for line in statements(body):
            found = LINE.match(line)
            if found:
                values.append((found.group(1), found.group(2)))
                self.add(found.group(2))
        self.graphs.append((names, values))

    def add(self, value):
        call = CALL.match(value)
        if call and call.group(1) not in ("var", "let", "if", "const"):
            operands = [o.strip() for o in call.group(2).split(",") if o.strip()]
            self.calls.append((call.group(1), operands, call.group(3)))
        elif re.match(r"(const|var|op)\b|@\w+$", value):
            self.leaves.append(value)
        elif "(" in value or re.fullmatch(r"%\w+\.\d+", value):
            self.others.append(value)


def statements(body):
    """The lines of a body; a function that stands there is one of them."""
    held, depth = [], 0
    for line in body.splitlines():
        held.append(line)
        depth += line.split("//")[0].rstrip().endswith("{") - (line.strip() == "}")
        if depth <= 0:
            yield "\n".join(held)
            held, depth = [], 0


def renamed(value, operand):
    """The value with other operands; what a function defines keeps its name."""
    own = {name for line, head in OWN.findall(value) for name in [line, *NAME.findall(head)]} if "fn (" in value else ()
    return NAME.sub(lambda found: found.group() if found.group(1) in own else operand(found), value)


def pick_operand(rng, nodes, written):
    """Mostly a late node, so that chains grow; `_` stays absent."""
    if written == "_":
        return "_"
    return rng.choice(nodes[-4:] if rng.random() < 0.6 else nodes)


def random_call(rng, lines, nodes):
    op, operands, rest = rng.choice(lines.calls)
    others = [c for c in lines.calls if len(c[1]) == len(operands)]
    if rng.random() < 0.15:
        op = rng.choice(others)[0]
    if rng.random() < 0.15:
        rest = rng.choice(others)[2]
    if rng.random() < 0.05 and len(operands) > 1:
        operands = operands[:-1]
    return f"{op}({', '.join(pick_operand(rng, nodes, o) for o in operands)}){rest}"


def random_other(rng, lines, nodes):
    """A tuple, a projection, an `if`, a function: with other operands."""
    return renamed(rng.choice(lines.others), lambda _: rng.choice(nodes))


def near_graph(lines, rng, nodes):
    """A given graph's values in their order, some operands exchanged, some calls put in between."""
    parameters, values = rng.choice(lines.graphs)
    names = {name: rng.choice(nodes) for name, _ in parameters}
    if len(nodes) >= len(parameters):
        names = {name: nodes[i] for i, (name, _) in enumerate(parameters)}
    change = rng.choice((0.0, 0.05, 0.2))

    def operand(found):
        return rng.choice(nodes) if rng.random() < change else names.get(found.group(1), nodes[0])

    for name, value in values:
        if rng.random() < change and lines.calls:
            yield random_call(rng, lines, nodes)
        call = CALL.match(value)
        if call and rng.random() < 0.3:
            operands = call.group(2).split(",")
            rng.shuffle(operands)
            value = f"{call.group(1)}({','.join(operands)}){call.group(3)}"
        yield renamed(value, operand)
        names[name] = nodes[-1]


def free_graph(lines, rng, nodes):
    """Values in any order and number."""
    for _ in range(rng.randint(1, LONGEST)):
        roll = rng.random()
        if roll < 0.15 and lines.leaves:
            yield rng.choice(lines.leaves)
        elif roll < 0.25 and lines.others:
            yield random_other(rng, lines, nodes)
        else:
            yield random_call(rng, lines, nodes)


def random_graph(lines, rng):
    """The text; None where the given graphs hold no call to make one of."""
    if not lines.calls:
        return None
    nodes, text = [], []
    for i in range(rng.randint(1, 5)):
        of_type = rng.choice(lines.parameters or [""])
        nodes.append(f"%p{i}")
        text.append(f"%p{i}" + (f": {of_type}" if of_type else ""))
    out = [f"fn @main({', '.join(text)}) {{"]
    kind = rng.choice((near_graph, free_graph))
    for i, value in enumerate(kind(lines, rng, nodes)):
        out.append(f"  %r{i} = {value}")
        nodes.append(f"%r{i}")
    returned = {nodes[-1], rng.choice(nodes)}
    out.append(f"  return {', '.join(sorted(returned))}\n}}\n")
    return "\n".join(out) + "".join(lines.functions.values())


def without_line(text, index):
    """The graph without one of its values, whose uses become the first parameter; None: no such line."""
    rows = text.split("\n")
    found = LINE.match(rows[index]) if 0 < index < len(rows) else None
    if not found:
        return None
    name = re.escape("%" + found.group(1))
    rest = "\n".join(rows[:index] + rows[index + 1:])
    return re.sub(name + r"(?!\w)", "%p0", rest)


def shrink(text, fails):
    """The smallest graph found by leaving out lines for which `fails` still holds."""
    smaller = True
    while smaller:
        smaller = False
        for index in range(len(text.split("\n")) - 1, 0, -1):
            less = without_line(text, index)
            if less is not None and fails(less):
                text, smaller = less, True
    return text
