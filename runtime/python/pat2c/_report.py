"""The report of a partition: figures, text, HTML."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

_STYLE = """<style>
.pat2c { font-family: system-ui, sans-serif; font-size: 13px; max-width: 72em }
.pat2c table { border-collapse: collapse; margin: .6em 0 1.2em; font-size: inherit; color: inherit }
.pat2c caption { text-align: left; font-weight: 600; padding: .3em 0 }
.pat2c th, .pat2c td { text-align: left; vertical-align: top; padding: .25em 1.6em .25em 0; background: none;
  border-bottom: 1px solid rgba(128, 128, 128, .35) }
.pat2c .n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.pat2c .bar { height: .7em; border-radius: .35em; background: rgba(128, 128, 128, .25); margin: .3em 0 .9em }
.pat2c .bar div { height: 100%; border-radius: .35em; background: #2b7bba }
.pat2c pre { white-space: pre-wrap; background: none; color: inherit; margin: .4em 0 0; font-size: 12px }
.pat2c summary { cursor: pointer; opacity: .75 }
</style>"""


def _count(n: float) -> str:
    for unit, size in (("T", 1e12), ("G", 1e9), ("M", 1e6), ("k", 1e3)):
        if n >= size:
            return f"{n / size:.3g} {unit}"
    return f"{n:.3g}"


def _share(part: float, whole: float) -> str:
    return f"{100 * part / whole if whole else 0:.1f} %"


def _row(cells: list[tuple[str, bool]], tag: str = "td") -> str:
    marks = {True: ' class="n"', False: ""}
    return "<tr>" + "".join(f"<{tag}{marks[number]}>{text}</{tag}>" for text, number in cells) + "</tr>"


class Report:
    """What share of a model tables cover, and why the rest is left out.

    `str()` is the text of `dfg-opt --report`, `data` its JSON as a dict; a notebook shows it as tables.
    """

    def __init__(self, data: Mapping[str, Any], text: str, page: Callable[[], str]) -> None:
        self.data = data
        self._text = text
        self._page = page

    @property
    def calls(self) -> int:
        """Calls of operators in the model."""
        return int(self.data["calls"])

    @property
    def covered(self) -> int:
        """Calls that are taken."""
        return int(self.data["covered"])

    @property
    def macs(self) -> float:
        """Multiply-accumulates of the model that are known."""
        return float(self.data["macs"])

    @property
    def covered_macs(self) -> float:
        """Multiply-accumulates that are taken."""
        return float(self.data["covered_macs"])

    @property
    def cost(self) -> float:
        """What the whole graph costs: calls on the host, 1 each by default, the matches' costs and launches."""
        return float(self.data["cost"])

    @property
    def limits(self) -> list[Mapping[str, Any]]:
        """Conditions of the tables by the work that each alone keeps out: `condition`, `place`, `calls`, `macs`."""
        return list(self.data["limits"])

    def page(self) -> str:
        """The page of `dfg-opt --report=html`, with the graph in it; partitions again."""
        return self._page()

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<pat2c.Report: {self.covered} of {self.calls} calls, {_share(self.covered, self.calls)}>"

    def _numbers(self, row: Mapping[str, Any]) -> list[tuple[str, bool]]:
        return [(str(row["calls"]), True), (_share(row["macs"], self.macs), True)]

    def _reason(self, row: Mapping[str, Any]) -> str:
        ops = ", ".join(
            escape(op) + (f" ({calls})" if len(row["operators"]) > 1 else "") for op, calls in row["operators"].items()
        )
        why = escape(row["reason"])
        if "explanation" in row:
            detail = escape(row["explanation"])
            why += f"<details><summary>the first: {escape(row['first'])}</summary><pre>{detail}</pre></details>"
        return _row([(ops, False), *self._numbers(row), (why, False)])

    def _repr_html_(self) -> str:
        d = self.data
        head = [("table", False), ("entry", False), ("matches", True), ("calls", True), ("share of work", True)]
        entries = [
            _row([(escape(e["table"]), False), (escape(e["entry"]), False), (str(e["matches"]), True), *self._numbers(e)])
            for e in d["entries"]
        ]
        tables = "<table><caption>What is covered</caption>" + _row(head, "th") + "".join(entries) + "</table>"
        if d["left_out"]:
            head = [("operators", False), ("calls", True), ("share of work", True), ("reason", False)]
            tables += "<table><caption>What is left out, and why</caption>" + _row(head, "th")
            tables += "".join(self._reason(row) for row in d["left_out"]) + "</table>"
        share = 100 * self.covered / self.calls if self.calls else 0
        note = ""
        if d["calls_of_work_per_unit"]:
            names = ", ".join(d["taken_as_1"][:4]) + (" ..." if len(d["taken_as_1"]) > 4 else "")
            note = f"<div>work of {d['calls_of_work_per_unit']} calls is per unit: 1 for {escape(names)} (dims sets them)</div>"
        return (
            f'{_STYLE}<div class="pat2c"><b>{escape(d["model"])}</b>: {self.covered} of {self.calls} calls '
            f"({_share(self.covered, self.calls)}), {_count(self.covered_macs)} of {_count(self.macs)} MAC "
            f"({_share(self.covered_macs, self.macs)}), {d['matches']} matches"
            f'<div class="bar"><div style="width: {share:.1f}%"></div></div>{note}{tables}</div>'
        )
