"""Reads patterns: what of patterns/README.md the brute force knows.

In:   the text of a .pat file (operators, sets of them, patterns).
Out:  declarations, and syntax trees as tuples.  A form that is not known raises
      Unknown, with its name; the rest of the file is read all the same.
"""
import re
from pathlib import Path

OPS = Path(__file__).resolve().parents[2] / "patterns" / "ops"
KINDS = "elemwise broadcast injective reduce fusable tuple opaque".split()
TOKEN = re.compile(r"""\s+|//[^\n]*|/\*.*?\*/|("(?:\\.|[^"\\])*")|(\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|\d+)
                    |([A-Za-z_]\w*)|(\.\.\.|\.\.|==|!=|<=|>=|~=|=~|\+-|=>|->|.)""", re.X | re.S)
DTYPE = re.compile(r"(f16|f32|f64|bf16|i8|i16|i32|i64|u8|u16|u32|u64|bool)$")


class Unknown(Exception):
    """A form that the brute force does not know."""


class Op:
    def __init__(self, name, operands, kind, swaps, attributes, plain):
        self.name, self.operands, self.kind, self.swaps = name, operands, kind, swaps
        self.attributes = attributes  # name: default; None: it has none
        self.plain = plain            # one result


UNDECLARED = Op("", [], "opaque", None, {}, True)


def tokens(text):
    found = []
    for match in TOKEN.finditer(text):
        string, number, name, mark = match.groups()
        if string or number or name or mark:
            found.append((("string", string[1:-1]) if string else ("number", number) if number
                          else ("name", name) if name else ("mark", mark)))
    return found + [("end", "")]


class Reader:
    def __init__(self, text):
        self.tokens, self.at = tokens(text), 0

    def is_next(self, *texts):
        kind, text = self.tokens[self.at]
        return kind in ("name", "mark") and text in texts

    def take(self, *texts):
        """The next token where it is one of these."""
        if not self.is_next(*texts):
            return None
        self.at += 1
        return self.tokens[self.at - 1][1]

    def need(self, text):
        if not self.take(text):
            raise Unknown("another form")

    def name(self):
        kind, text = self.tokens[self.at]
        if kind != "name":
            raise Unknown("another form")
        self.at += 1
        return text

    def dotted(self):
        name = self.name()
        while self.is_next(".") and self.tokens[self.at + 1][0] == "name":
            self.at += 1
            name += "." + self.name()
        return name

    def skip(self):
        """To the end of a declaration: its `;` or its block's `}`."""
        depth = 0
        while self.tokens[self.at][0] != "end":
            mark = self.tokens[self.at][1] if self.tokens[self.at][0] == "mark" else ""
            depth += (mark in "({[" and mark != "") - (mark in ")}]" and mark != "")
            self.at += 1
            if depth == 0 and mark in (";", "}"):
                return

    def value(self):
        """A literal: a number, a string, a list; a word such as none stands for itself."""
        kind, text = self.tokens[self.at]
        if self.take("["):
            values = []
            while not self.take("]"):
                values.append(self.value())
                self.take(",")
            return values
        if self.take("-"):
            return -self.value()
        self.at += 1
        if kind == "number":
            return float(text) if re.search(r"[.eE]", text) else int(text)
        if kind not in ("name", "string"):
            raise Unknown("another form of literal")
        return {"none": None, "true": True, "false": False}.get(text, text) if kind == "name" else text


# ---- declarations ----


class File:
    def __init__(self, text):
        self.ops, self.sets, self.laws, self.patterns, self.unknown = {}, {}, [], {}, {}
        self.read(Reader(text))

    def read(self, r):
        while r.tokens[r.at][0] != "end":
            start, ordered = r.at, bool(r.take("ordered"))
            word = r.name() if r.tokens[r.at][0] == "name" else ""
            name = r.tokens[r.at][1]
            try:
                if word == "import":
                    if not (OPS / name).exists():
                        raise Unknown("an import from elsewhere")
                    self.read(Reader((OPS / name).read_text()))
                    r.skip()
                elif word == "op":
                    self.op(r)
                elif word == "ops":
                    self.set(r)
                elif word == "law":
                    self.laws.append(self.law(r))
                elif word == "pattern":
                    self.patterns[name] = (ordered, *self.pattern(r))
                else:
                    r.skip()
            except Unknown as why:
                self.unknown[name] = str(why)
                r.at = start
                r.skip()

    def op(self, r):
        name, operands, plain = r.dotted(), [], True
        r.need("(")
        while not r.take(")"):
            operands.append((r.name(), r.take("?", "*") or ""))
            r.take(",")
        if r.take("->"):
            plain = False
            while not r.take(")"):
                r.at += 1
        kind, swaps = "opaque", None
        while r.take(":", ","):
            trait = r.name()
            kind = trait if trait in KINDS else kind
            if trait == "commutative":
                swaps = self.swaps(r) if r.take("(") else [(0, 1)]
        self.ops[name] = Op(name, operands, kind, swaps, self.attributes(r), plain)

    @staticmethod
    def swaps(r):
        """The operands of the first list with those of the second."""
        lists = [[]]
        while not r.take(")"):
            if r.take(","):
                lists.append([])
            else:
                lists[-1].append(r.value())
        return list(zip(*lists))

    @staticmethod
    def attributes(r):
        found = {}
        if r.take(";"):
            return found
        r.need("{")
        while not r.take("}"):
            name = r.name()
            r.need(":")
            r.name()
            while r.take("[", "]", "?"):
                pass
            found[name] = r.value() if r.take("=") else None
            r.need(";")
        return found

    def set(self, r):
        name, members = r.name(), []
        while r.take("=", "|"):
            members.append(r.dotted())
        self.sets[name] = members
        r.need(";")

    def law(self, r):
        """Its sides: (operator, kids), or a name."""
        sides = [self.side(r)]
        r.need("==")
        sides.append(self.side(r))
        r.need(";")
        return tuple(sides)

    def side(self, r):
        name, kids = r.dotted(), []
        if not r.take("("):
            return name
        while not r.take(")"):
            kids.append(self.side(r))
            r.take(",")
        return name, tuple(kids)

    # ---- patterns ----

    def pattern(self, r):
        """Parameters, locals, statements, conditions, roots."""
        r.name()
        parameters, body = [], {"locals": {}, "every": [], "where": [], "roots": []}
        if r.take("("):
            while not r.take(")"):
                parameters.append(r.name())
                r.take(",")
        if r.take("="):
            body["roots"].append(self.expression(r))
            if r.take("where"):
                body["where"] = self.conditions(r)
            r.need(";")
        else:
            r.need("{")
            while not r.take("}"):
                self.statement(r, body)
        return parameters, body

    def statement(self, r, body):
        if r.take("where"):
            body["where"] += self.conditions(r)
        elif r.take("return"):
            if r.is_next("every"):
                raise Unknown("return every")
            body["roots"].append(self.expression(r))
            while r.take(","):
                body["roots"].append(self.expression(r))
        elif r.take("every"):
            name = r.name()
            r.need("=")
            body["every"].append((name, self.expression(r)))
        else:
            name = r.name()
            r.need("=")
            body["locals"][name] = self.expression(r)
        r.need(";")

    def expression(self, r):
        kids = [self.conjunction(r)]
        while r.take("|"):
            kids.append(self.conjunction(r))
        return kids[0] if len(kids) == 1 else ("alt", kids)

    def conjunction(self, r):
        kids = [self.typed(r)]
        while r.take("&"):
            kids.append(self.typed(r))
        return kids[0] if len(kids) == 1 else ("and", kids)

    def typed(self, r):
        e = self.sum(r)
        while r.take(":"):
            e = ("type", e, *self.type(r))
        return e

    def binary(self, r, of, marks):
        e = of(r)
        while (mark := r.take(*marks)):
            names = marks[mark]
            known = [n for n in names if n in self.ops]
            e = ("call", ("ops", known[:1] or names[:1]), [e, of(r)], (None, None))
        return e

    def sum(self, r):
        return self.binary(r, self.product, {"+": ("add", "Add"), "-": ("subtract", "Sub")})

    def product(self, r):
        return self.binary(r, self.unary, {"*": ("multiply", "Mul"), "/": ("divide", "Div")})

    def unary(self, r):
        return ("not", self.unary(r)) if r.take("!") else self.postfix(r, self.primary(r))

    @staticmethod
    def type(r):
        dtype, dims = None, None
        if r.tokens[r.at][0] == "name":
            dtype = r.name()
            if not DTYPE.match(dtype):
                raise Unknown("a type of this form")
        if r.take("["):
            dims = []
            while not r.take("]"):
                dims.append(r.take("...") or r.value())
                r.take(",")
            if any(isinstance(d, list) for d in dims):
                raise Unknown("the type of a list")
        if dtype is None and dims is None:
            raise Unknown("a type of this form")
        return dtype, dims

    def postfix(self, r, e):
        while True:
            if r.is_next("{") and e[0] == "call":
                e = ("attrs", e, *self.tests(r))
            elif r.is_next(".", "{", "#"):
                raise Unknown("projections, facts, attributes of no call")
            else:
                return e

    def tests(self, r):
        found, exact = [], False
        r.need("{")
        while not r.take("}"):
            name = r.name()
            mark = r.take("==", "!=", "<", "<=", ">", ">=", "in", "=", "divides", "multiple_of")
            if name == "exact" and not mark:
                exact = True
            elif mark == "=":
                found.append((name, mark, r.name()))
            elif mark == "in":
                r.need("{")
                values = []
                while not r.take("}"):
                    values.append(r.value())
                    r.take(",")
                found.append((name, mark, values))
            elif mark:
                found.append((name, mark, r.value()))
            else:
                raise Unknown("a test of attributes of this form")
            r.take(",")
        values = [w for _, mark, v in found if mark != "=" for w in (v if isinstance(v, list) else [v])]
        if any(isinstance(w, (str, list)) for w in values):
            raise Unknown("tests of strings and lists")
        return found, exact

    def primary(self, r):
        kind, text = r.tokens[r.at]
        if kind == "number" or r.is_next("-"):
            return ("literal", r.value())
        if r.take("("):
            e = self.expression(r)
            r.need(")")
            names = [k[1] for k in e[1]] if e[0] == "alt" and all(k[0] == "name" for k in e[1]) else None
            return self.call(r, ("ops", names)) if names and r.is_next("(") else e
        name = r.dotted()
        if name == "_":
            return ("any",)
        if name in ("const", "var", "input"):
            if r.is_next("("):
                raise Unknown(f"{name} with a name")
            return (name,)
        if name == "op":
            return self.any_operator(r)
        if name == "dominates":
            r.need("(")
            kids = [self.expression(r) for _ in range(3) if r.take(",") or True]
            r.need(")")
            return ("dominates", kids)
        if name in ("fn", "if", "let", "global", "approx", "scalar", "splat", "true", "false") or DTYPE.match(name):
            raise Unknown(name)
        if r.is_next("?") and r.tokens[r.at + 1][1] == "(":
            r.take("?")
            call = self.call(r, ("ops", [name]))
            return ("optional", call)
        return self.call(r, ("ops", [name])) if r.is_next("(") else ("name", name)

    def any_operator(self, r):
        glob, kind = "*", None
        if r.tokens[r.at][0] == "string":
            glob = r.value()
        if r.take("{"):
            r.need("kind")
            kind = (r.take("==", "!=", "<", "<=", ">", ">="), r.name())
            r.need("}")
        return self.call(r, ("any", glob, kind))

    def call(self, r, callee):
        r.need("(")
        kids, rest = [], [False, False, None]  # first, last, every
        while not r.take(")"):
            if r.take("..."):
                if r.tokens[r.at][0] == "name":
                    raise Unknown("...rest")
                rest[1 if kids else 0] = True
                if not kids and r.is_next(")"):
                    rest[1] = True
            elif r.take("every"):
                rest[2] = self.expression(r)
            else:
                kids.append(self.expression(r))
                if r.take("?"):
                    kids[-1] = ("absent", kids[-1])
            r.take(",")
        return ("call", callee, kids, tuple(rest))

    # ---- conditions ----

    def conditions(self, r):
        found = [self.either(r)]
        while r.take(","):
            found.append(self.either(r))
        return found

    def either(self, r):
        kids = [self.both(r)]
        while r.take("or"):
            kids.append(self.both(r))
        return ("or", kids)

    def both(self, r):
        kids = [self.denied(r)]
        while r.take("and"):
            kids.append(self.denied(r))
        return ("and", kids)

    def denied(self, r):
        if r.take("not"):
            return ("not", [self.denied(r)])
        left = self.term(r)
        mark = r.take("==", "!=", "<=", "<", ">=", ">")
        return ("compare", mark, left, self.term(r)) if mark else left

    def term(self, r):
        kind, _ = r.tokens[r.at]
        if kind == "number":
            return ("number", r.value())
        name = r.name()
        if r.take("("):
            names = []
            while not r.take(")"):
                names.append(r.name())
                r.take(",")
            return ("ask", name, names)
        if r.take("."):
            return ("of", name, r.name())
        return ("word", name)
