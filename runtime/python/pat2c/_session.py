"""Calls of the library: sessions, graphs, what they reply."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, Union

from ._errors import Error, Message, message_of, messages_of
from ._native import ffi, lib

if TYPE_CHECKING:
    import onnx


#: Patterns that ship: here the program is Python, beside which the library finds none.
FOLDERS = [str(Path(__file__).resolve().parent / "share" / "pat2c" / room) for room in ("ops", "tables", "rules")]


class Serializable(Protocol):
    """An `onnx.ModelProto`, or what serializes like one."""

    def SerializeToString(self) -> bytes: ...


#: A model: a path (`.onnx`, or `.dfg` text), its bytes, or an `onnx.ModelProto`.
Source = Union[str, "os.PathLike[str]", bytes, Serializable]


def _text(p: Any) -> str:
    return "" if p == ffi.NULL else ffi.string(p).decode("utf-8", "replace")


def _c(value: str | None) -> Any:
    if value is None:
        return ffi.NULL
    if "\0" in value:
        raise ValueError(f"a NUL in {value!r}")
    return ffi.new("char[]", os.fsencode(value))


class Reply:
    """What a function says; an error is raised."""

    def __init__(self, function: Any, *args: Any) -> None:
        reply = ffi.new("struct reply *")
        try:
            self.result = function(*args, reply)
            self.text = _text(reply.text)
            self.messages: list[Message] = messages_of(_text(reply.messages))
            self.data: bytes = ffi.buffer(reply.bytes, reply.size)[:] if reply.bytes != ffi.NULL else b""
            if reply.status == lib.REPLY_NO_MEMORY:
                raise MemoryError("pat2c ran out of memory")
            if reply.status == lib.REPLY_WRONG:
                said = _text(reply.said)
                raise Error(self.messages + ([message_of(said)] if said else []))
        finally:
            lib.reply_free(reply)


class Session:
    """The units of one load(); jobs of one session are done one at a time."""

    def __init__(
        self, paths: Iterable[str], folders: Iterable[str], defines: Iterable[str], text: str | None
    ) -> None:
        self._kept: list[Any] = []
        self._lock = threading.Lock()
        args = [self._list(paths), self._list([*folders, *FOLDERS]), self._list(defines), _c(text)]
        reply = Reply(lib.session_open, *args)
        self.session = ffi.gc(reply.result, lib.session_close)
        self.warnings = tuple(reply.messages)

    def _list(self, texts: Iterable[str]) -> Any:
        items = [_c(text) for text in texts]
        array = ffi.new("char *[]", [*items, ffi.NULL])
        self._kept += [*items, array]
        return array

    def ask(self, function: Any, *args: Any) -> Reply:
        with self._lock:
            return Reply(function, *args)


class Job:
    """The arguments of a job in C."""

    def __init__(self, **options: str | bool | None) -> None:
        self.at = ffi.new("struct job *")
        self._kept = []
        for name, value in options.items():
            if not isinstance(value, bool):
                value = _c(value)
                self._kept.append(value)
            setattr(self.at, name, value)


class Model:
    """A graph that was read, and perhaps changed: the result of a rewrite or a partition.

    It is a `Source`, too.  `name` is the path that it was read from, or `<model>`.
    """

    def __init__(self, session: Session, source: Source, dims: Mapping[str, int] | None = None) -> None:
        self.name = "<model>"
        self._bytes = b""
        start = ffi.NULL
        if isinstance(source, (str, os.PathLike)):
            self.name = os.fspath(source)
        else:
            self._bytes = source if isinstance(source, bytes) else source.SerializeToString()
            start = ffi.from_buffer(self._bytes)
        if dims and not all(isinstance(extent, int) and extent >= 0 for extent in dims.values()):
            raise ValueError(f"extents are numbers, not {dict(dims)!r}")
        dim = ",".join(f"{name}={extent}" for name, extent in dims.items()) if dims else None
        job = Job(dim=dim)
        self._session = session
        reply = Reply(lib.graph_read, session.session, _c(self.name), start, len(self._bytes), job.at)
        # a graph refers to the session's operators and to the bytes: they stay until it is dropped
        kept = (session.session, self._bytes, start)
        self._graph = ffi.gc(reply.result, lambda graph, kept=kept: lib.graph_drop(graph))

    def _ask(self, function: Any, **options: str | bool | None) -> Reply:
        job = Job(**options)
        return self._session.ask(function, self._graph, job.at)

    def SerializeToString(self) -> bytes:
        """The bytes of an ONNX model, with all weights inside; O(their size)."""
        return Reply(lib.graph_bytes, self._graph).data

    def to_onnx(self) -> onnx.ModelProto:
        """The model as `onnx.ModelProto`; needs the package onnx."""
        import onnx

        return onnx.load_model_from_string(self.SerializeToString())

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write an ONNX model where the path ends in `.onnx`, else `.dfg` text; whole or not at all."""
        Reply(lib.graph_save, self._graph, _c(os.fspath(path)))
