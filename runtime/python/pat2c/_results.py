"""What jobs find: nodes, matches, partitions, rewritten models."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Union

from ._report import Report
from ._session import Model


@dataclass(frozen=True)
class Node:
    """A node of the graph: `label` as text has it (`%conv1`), the `name` of its value in the model, its operator."""

    label: str
    name: str
    op: str

    def __str__(self) -> str:
        return self.label


#: What a name of a pattern stands for: a node, several, an attribute's value or an extent, or nothing (None).
Value = Union[Node, tuple["Node", ...], int, float, bool, str, list[Any], None]


@dataclass(frozen=True)
class Match:
    """A pattern, or an entry of a table, at a node.

    names: its captures in their order, None where one is absent; nodes: all that the match covers.
    """

    pattern: str
    root: Node
    names: Mapping[str, Value] = field(hash=False)
    nodes: tuple[Node, ...]
    table: str | None = None
    entry: str | None = None

    def __getitem__(self, name: str) -> Value:
        return self.names[name]


@dataclass(frozen=True)
class Pick:
    """A match that a partition takes: of an entry of a table, or of a pattern; its cost without the launch."""

    root: Node
    nodes: tuple[Node, ...]
    cost: float
    table: str | None = None
    entry: str | None = None
    pattern: str | None = None


@dataclass(frozen=True)
class Partition:
    """What tables take of a model.

    model: the graph with a function for each match, or region, that is taken; matches: these, in graph order.
    """

    model: Model
    matches: tuple[Pick, ...]
    _report: Report = field(repr=False)

    def report(self) -> Report:
        """What share is covered, and why the rest is not."""
        return self._report

    def _repr_html_(self) -> str:
        return self._report._repr_html_()


@dataclass(frozen=True)
class Rewritten:
    """A model after rules, and how often each was applied."""

    model: Model
    applied: Mapping[str, int]

    def to_onnx(self) -> Any:
        """As `Model.to_onnx`."""
        return self.model.to_onnx()

    def save(self, path: str) -> None:
        """As `Model.save`."""
        self.model.save(path)


def node_of(data: Mapping[str, str]) -> Node:
    return Node(data["node"], data["name"], data["op"])


def _value_of(data: Any) -> Value:
    if isinstance(data, dict):
        return tuple(map(node_of, data["nodes"])) if "nodes" in data else node_of(data)
    return data  # type: ignore[no-any-return]


def match_of(data: Mapping[str, Any]) -> Match:
    names = {name: _value_of(value) for name, value in data["names"].items()}
    nodes = dict.fromkeys(node_of(node) for node in data["nodes"])
    return Match(data["pattern"], node_of(data["root"]), names, tuple(nodes), data["table"], data["entry"])


def picks_of(data: Mapping[str, Any]) -> tuple[Pick, ...]:
    nodes: dict[int, list[Node]] = {p["id"]: [] for p in data["picks"]}
    for pick, node in data["of"]:
        nodes[pick].append(node_of(node))
    return tuple(
        Pick(node_of(p["root"]), tuple(nodes[p["id"]]), p["cost"], p["table"], p["entry"], p["pattern"])
        for p in data["picks"]
    )
