"""Reads graphs: @main of flat calls, variables, constants."""
import math

from .text import DTYPE, Reader, Unknown


class Node:
    def __init__(self, place, name, op, args, attributes, type_, value=None):
        self.place, self.name, self.op, self.args = place, name, op, args
        self.attributes, self.type, self.value = attributes, type_, value
        self.users, self.uses, self.returned = [], 0, False

    def is_call(self):
        return self.op not in ("var", "const")


class Graph:
    def __init__(self, text):
        self.nodes, self.named = [], {}
        if text.count("fn @") != 1 or "fn (" in text:
            raise Unknown("a graph of several functions")
        r = Reader(text)
        for word in ("fn", "@", "main", "("):
            r.need(word)
        while not r.take(")"):
            self.add(self.label(r), "var", [], {}, self.type(r) if r.take(":") else None)
            r.take(",")
        while not r.take("{"):
            r.at += 1
        while not r.take("return"):
            self.line(r)
        while not r.take("}"):
            self.named[self.label(r)].returned = True
            r.take(",")
        self.link()

    @staticmethod
    def label(r):
        r.need("%")
        kind, text = r.tokens[r.at]
        if kind not in ("name", "number") or "." in text:
            raise Unknown("names in quotes, and projections, in a graph")
        r.at += 1
        return text

    def add(self, name, *rest):
        node = Node(len(self.nodes), "%" + name, *rest)
        self.nodes.append(node)
        self.named[name] = node
        return node

    def line(self, r):
        name = self.label(r)
        r.need("=")
        if r.take("const"):
            type_ = self.type(r)
            splat = bool(r.take("splat"))
            value = None if r.take("?") else r.value()
            n = math.prod(type_[1])
            self.add(name, "const", [], {}, type_, [value] * n if splat else value if n != 1 or type_[1] else [value])
            return
        if r.tokens[r.at][0] != "name":
            raise Unknown("values that are no calls, in a graph")
        op, args, attributes = r.dotted(), [], {}
        if op in ("var", "op", "if", "let"):
            raise Unknown(f"{op} in a graph")
        r.need("(")
        while not r.take(")"):
            args.append(None if r.take("_") else self.named[self.label(r)])
            r.take(",")
        if r.take("{"):
            while not r.take("}"):
                key = r.name()
                r.need("=")
                attributes[key] = r.value()
                r.take(",")
        self.add(name, op, args, attributes, self.type(r) if r.take(":") else None)
        if r.is_next("#", "-", "->", "."):
            raise Unknown("facts, results and projections in a graph")

    @staticmethod
    def type(r):
        """(dtype, extents): numbers, symbols, None for one that is not known; None: of any rank."""
        dtype = r.name()
        if not DTYPE.match(dtype):
            raise Unknown("a type of this form")
        if not r.take("["):
            return dtype, ()
        dims = []
        while not r.take("]"):
            if r.take("*"):
                dims = None
            elif r.take("?"):
                dims.append(None)
            else:
                dims.append(r.value())
            r.take(",")
        return dtype, None if dims is None else tuple(dims)

    def link(self):
        for node in self.nodes:
            for arg in node.args:
                if arg is not None:
                    arg.uses += 1
                    if node not in arg.users:
                        arg.users.append(node)
        for node in self.nodes:
            node.uses += node.returned
