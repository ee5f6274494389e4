"""What goes wrong, with its place."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Message:
    """One error or warning; line and column count from 1, 0 where there is none."""

    text: str
    severity: str = "error"
    path: str | None = None
    line: int = 0
    column: int = 0
    notes: tuple[Message, ...] = ()
    hints: tuple[str, ...] = ()

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.path, self.line, self.column) if part)
        lines = [f"{place}: {self.severity}: {self.text}" if place else self.text]
        lines += [f"  {note}" for note in self.notes]
        lines += [f"  = {hint}" for hint in self.hints]
        return "\n".join(lines)


class Error(Exception):
    """A pattern file, a model or an argument is at fault.

    messages: all that is wrong, in order; path, line, column, message: of the first error.
    """

    def __init__(self, messages: list[Message]) -> None:
        super().__init__("\n".join(str(m) for m in messages))
        self.messages = messages
        first = next((m for m in messages if m.severity == "error"), messages[0])
        self.path, self.line, self.column, self.message = first.path, first.line, first.column, first.text


def of_json(m: dict[str, Any]) -> Message:
    """A message as libpat prints it."""
    return Message(
        m["text"],
        m.get("severity", "note"),
        m.get("file"),
        m.get("line", 0),
        m.get("column", 0),
        tuple(of_json(note) for note in m.get("notes", ())),
        tuple(hint if isinstance(hint, str) else hint["text"] for hint in m.get("hints", ())),
    )


def messages_of(lines: str) -> list[Message]:
    """Messages of pattern files, an object of JSON a line."""
    return [of_json(json.loads(line)) for line in lines.splitlines()]


_PLACED = re.compile(r"(?P<path>.*?):(?:(?P<line>\d+):(?P<column>\d+):)? error: (?P<text>.*)", re.DOTALL)


def message_of(said: str) -> Message:
    """A message of the libraries: `FILE:LINE:COL: error: ...` with the source line below, or a text.

    What names options of dfg-opt is put in Python's words.
    """
    said = re.sub(r"\A-D (\w+): ", r"param '\1': ", said.rstrip("\n")).replace("; --list says what there is", "")
    m = _PLACED.fullmatch(said)
    if m is None:
        return Message(said)
    return Message(m["text"], "error", m["path"], int(m["line"] or 0), int(m["column"] or 0))
