"""Graph patterns: what a device can run of a neural network, and why not the rest.

>>> import pat2c
>>> npu = pat2c.load("npu.pat", params={"tile": 16})        # doctest: +SKIP
>>> for m in npu.match("model.onnx"):                        # doctest: +SKIP
...     print(m.entry, m.root, m["x"])

Models are paths, bytes, or `onnx.ModelProto`; the package onnx is needed for what returns one.  Errors are
`pat2c.Error`, with their place; where memory is out, MemoryError.  Jobs of one `Patterns` are done one at a time, those of
several in parallel: a job does not hold Python's lock.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from typing import Any, Union

from ._errors import Error, Message
from ._native import lib
from ._report import Report
from ._results import Match, Node, Partition, Pick, Rewritten, match_of, picks_of
from ._session import Model, Session, Source

__all__ = [
    "Error", "Match", "Message", "Model", "Node", "Partition", "Patterns", "Pick", "Report", "Rewritten", "Source",
    "load", "loads", "pattern_of",
]  # fmt: skip

Param = Union[bool, int, float, str, list[Any]]
Names = Union[str, Iterable[str], None]
Nodes = Union[str, Node, Iterable[Union[str, Node]]]


def _param(value: Param) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _label(node: str | Node) -> str:
    """A node as the graph's text calls it: a bare name is a value's."""
    label = node.label if isinstance(node, Node) else node
    if label.startswith(("%", "@")):
        return label
    return f'%"{label}"' if "," in label else f"%{label}"


class Patterns:
    """The patterns, rules and tables of pattern files, and those that ship with the package.

    patterns, rules, tables: names of what the files declare; warnings: what is doubtful in them.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        units = json.loads(session.ask(lib.job_list, session.session).text)
        self.warnings = session.warnings
        self.patterns = tuple(f"{u['name']}.{name}" for u in units for name in u["patterns"])
        self.rules = tuple(f"{u['name']}.{name}" for u in units for name in u["rules"])
        self.tables = tuple(f"{u['name']}.{name}" for u in units for name in u["tables"])

    def __repr__(self) -> str:
        return f"<Patterns: tables {self.tables}, rules {self.rules}, patterns {self.patterns}>"

    def _names(self, names: Names, otherwise: tuple[str, ...], what: str) -> str:
        chosen = (names,) if isinstance(names, str) else tuple(names) if names is not None else otherwise
        if not chosen:
            raise Error([Message(f"there are no {what} in what was loaded; name those that are meant")])
        own: dict[str, list[str]] = {}
        for full in (*self.tables, *self.patterns, *self.rules):
            own.setdefault(full.split(".", 1)[1], []).append(full)
        return ",".join(own[name][0] if len(own.get(name, ())) == 1 else name for name in chosen)

    def match(self, model: Source, names: Names = None, *, dims: Mapping[str, int] | None = None) -> list[Match]:
        """Where patterns and tables match: of each pattern the first match at each node, of a table that of its first
        entry, in graph order.

        names: those asked for, of the files or else of the package; else all tables of the files, or their patterns.
        dims: extents for named ones, {"batch": 1}, here and below.
        """
        asked = self._names(names, self.tables or self.patterns, "tables and patterns")
        graph = Model(self._session, model, dims)
        return [match_of(m) for m in json.loads(graph._ask(lib.job_match, names=asked).text)]

    def explain(
        self, model: Source, names: Names = None, at: str | Node | None = None, *, dims: Mapping[str, int] | None = None
    ) -> str:
        """Why they do not match: the test that failed first in the attempt that got furthest, at the node, or in the
        three best attempts of the graph."""
        asked = self._names(names, self.tables or self.patterns, "tables and patterns")
        label = None if at is None else _label(at)
        return Model(self._session, model, dims)._ask(lib.job_explain, names=asked, at=label).text

    def partition(
        self,
        model: Source,
        tables: Names = None,
        *,
        select: str = "greedy",
        launch: float = 0,
        host: str | None = None,
        regions: bool = False,
        heavy: Iterable[str] = (),
        least_calls: int = 0,
        dims: Mapping[str, int] | None = None,
    ) -> Partition:
        """Choose matches that do not overlap, and make a function of each.

        select: "greedy", entry after entry, or "optimal", the least total cost; launch: what it costs to start a match,
        or a region; host: what a call x costs that no entry takes, an expression such as "2 * macs(x)", else `host cost`
        of the table, else 1.  regions: merge what one table takes into functions of the model; then `heavy`, operators, and
        `least_calls` say which regions are too small.
        """
        if select not in ("greedy", "optimal"):
            raise ValueError(f"select is 'greedy' or 'optimal', not {select!r}")
        if not 0 <= launch < float("inf"):
            raise ValueError(f"launch is a cost, not {launch!r}")
        options: dict[str, str | bool | None] = {
            "names": self._names(tables, self.tables, "tables"),
            "select": select,
            "launch": repr(float(launch)),
            "host": host,
            "regions": regions,
            "heavy": ",".join(heavy) or None,
            "least_calls": str(int(least_calls)),
        }
        graph = Model(self._session, model, dims)
        reply = graph._ask(lib.job_partition, **options)
        data = json.loads(reply.text)

        def page() -> str:
            again = Model(self._session, model, dims)
            return again._ask(lib.job_partition, as_page=True, **options).text

        return Partition(graph, picks_of(data), Report(data["report"], reply.data.decode(), page))

    def rewrite(
        self, model: Source, rules: Names = None, *, once: bool = False, dims: Mapping[str, int] | None = None
    ) -> Rewritten:
        """Run rules until none matches.

        rules: names; "standard", for those that every model may have; "-NAME" leaves one out; else all of the files.
        once: what a rule has made is not looked at again.
        """
        asked = self._names(rules, self.rules, "rules")
        graph = Model(self._session, model, dims)
        return Rewritten(graph, json.loads(graph._ask(lib.job_rewrite, names=asked, once=once).text))

    def pattern_of(self, model: Source, nodes: Nodes) -> str:
        """As `pat2c.pattern_of`, with the operators that the files declare."""
        chosen = [nodes] if isinstance(nodes, (str, Node)) else list(nodes)
        if not chosen:
            raise ValueError("there are no nodes")
        graph = Model(self._session, model)
        return graph._ask(lib.job_pattern_of, names=",".join(_label(node) for node in chosen)).text


def load(
    *paths: str | os.PathLike[str],
    params: Mapping[str, Param] | None = None,
    include: Iterable[str | os.PathLike[str]] = (),
) -> Patterns:
    """Read pattern files; without any, there is what ships.

    params: values of their params; include: folders where imports are looked for, too.
    """
    return _load([os.fspath(path) for path in paths], params, include, None)


def loads(
    text: str,
    name: str = "patterns.pat",
    *,
    params: Mapping[str, Param] | None = None,
    include: Iterable[str | os.PathLike[str]] = (),
) -> Patterns:
    """The same of a text; `name` stands in messages."""
    return _load([name], params, include, text)


def _load(
    paths: list[str], params: Mapping[str, Param] | None, include: Iterable[str | os.PathLike[str]], text: str | None
) -> Patterns:
    defines = [f"{name}={_param(value)}" for name, value in (params or {}).items()]
    return Patterns(Session(paths, [os.fspath(folder) for folder in include], defines, text))


def pattern_of(model: Source, nodes: Nodes) -> str:
    """A pattern file with one pattern, `piece`, that matches at these nodes and covers them.

    nodes: names of values, or nodes, which are connected calls of one function; or "@NAME", a function of the model, for all
    of its body.  What enters is a parameter, a constant `const`; attributes that are set are compared, and numbers that
    operators on elements read.  `dfg-opt --pattern-of` prints the same.
    """
    return load().pattern_of(model, nodes)
