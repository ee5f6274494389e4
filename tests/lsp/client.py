"""A client of the Language Server Protocol over pipes, for the tests."""
import json
import os
import select
import subprocess
import time
import urllib.parse


class Server:
    """pat2c --lsp; `log` is what it says on standard error, once it has ended."""

    def __init__(self, pat2c, *options):
        self.process = subprocess.Popen([pat2c, "--lsp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE)
        self.buffer, self.next_id, self.diagnostics, self.versions, self.requests = b"", 1, {}, {}, []

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, **message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))

    def receive(self, seconds=60):
        """The next message; None: there was none in that time, or the server has ended."""
        end = time.monotonic() + seconds
        while True:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if found:
                size = int(head.split(b":")[1])
                if len(rest) >= size:
                    self.buffer = rest[size:]
                    return json.loads(rest[:size])
            if not select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))[0]:
                return None
            data = os.read(self.process.stdout.fileno(), 1 << 16)
            if not data:
                return None
            self.buffer += data

    def handle(self, message):
        if message.get("method") == "textDocument/publishDiagnostics":
            params = message["params"]
            if params.get("version") in (None, self.versions[params["uri"]]):  # else it was on its way when the text changed
                self.diagnostics[params["uri"]] = params["diagnostics"]
        elif "method" in message:
            self.requests.append(message)

    def ask(self, method, **params):
        """The whole answer."""
        self.next_id += 1
        self.send(id=self.next_id, method=method, params=params)
        while True:
            message = self.receive()
            assert message is not None, f"no answer to {method}: {self.end()}"
            if message.get("id") == self.next_id and "method" not in message:
                return message
            self.handle(message)

    def result(self, method, **params):
        answer = self.ask(method, **params)
        assert "result" in answer, answer
        return answer["result"]

    def error(self, method, **params):
        answer = self.ask(method, **params)
        assert "error" in answer, answer
        return answer["error"]

    def tell(self, method, **params):
        self.send(method=method, params=params)

    def wait_for(self, holds, seconds=60):
        """Takes messages until holds()."""
        end = time.monotonic() + seconds
        while not holds():
            message = self.receive(max(0, end - time.monotonic()))
            if message is None:
                return False
            self.handle(message)
        return True

    def start(self, root=None, utf8=False, **options):
        general = {"positionEncodings": ["utf-8", "utf-16"]} if utf8 else {}
        folders = [{"uri": uri_of(root), "name": "w"}] if root else None
        answer = self.result("initialize", processId=None, rootUri=None, workspaceFolders=folders,
                             capabilities={"general": general, "workspace": {"codeLens": {"refreshSupport": True}}},
                             initializationOptions=options)
        self.tell("initialized")
        return answer["capabilities"]

    def open(self, path, text=None):
        """Opens a file; its diagnostics."""
        uri = uri_of(path)
        text = text if text is not None else open(path, encoding="utf-8").read()
        self.diagnostics.pop(uri, None)
        self.versions[uri] = 1
        self.tell("textDocument/didOpen", textDocument={"uri": uri, "languageId": "pat", "version": 1, "text": text})
        return self.checked(uri)

    def change(self, path, *edits, wait=True):
        """edits: texts, or ((line, column), (line, column), text)."""
        uri = uri_of(path)
        changes = [{"text": e} if isinstance(e, str) else
                   {"range": {"start": at(*e[0]), "end": at(*e[1])}, "text": e[2]} for e in edits]
        self.diagnostics.pop(uri, None)
        self.versions[uri] += 1
        self.tell("textDocument/didChange", textDocument={"uri": uri, "version": self.versions[uri]},
                  contentChanges=changes)
        return self.checked(uri) if wait else None

    def checked(self, uri):
        assert self.wait_for(lambda: uri in self.diagnostics), f"no diagnostics of {uri}: {self.end()}"
        return self.diagnostics[uri]

    def at(self, path, line, column):
        return {"textDocument": {"uri": uri_of(path)}, "position": at(line, column)}

    def end(self):
        """Ends it; the exit status and its log."""
        self.process.stdin.close()
        log = self.process.stderr.read().decode("utf-8", "replace")
        return self.process.wait(60), log

    def shut_down(self):
        self.result("shutdown")
        self.tell("exit")
        return self.end()


def at(line, column):
    return {"line": line, "character": column}


def uri_of(path):
    return "file://" + urllib.parse.quote(str(path))


def path_of(uri):
    return urllib.parse.unquote(uri[len("file://"):])


def apply(text, edits):
    """Text with the edits of UTF-16 positions done."""
    def offset(position):
        lines = text.split("\n")
        before = "\n".join(lines[:position["line"]]) + ("\n" if position["line"] else "")
        line = lines[position["line"]] if position["line"] < len(lines) else ""
        return len(before) + len(line.encode("utf-16-le")[:2 * position["character"]].decode("utf-16-le"))
    for e in sorted(edits, key=lambda e: -offset(e["range"]["start"])):
        text = text[:offset(e["range"]["start"])] + e["newText"] + text[offset(e["range"]["end"]):]
    return text
