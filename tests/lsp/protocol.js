// The client library of VS Code (vscode-languageserver-protocol, what vscode-languageclient speaks by) with pat2c --lsp:
// a file with a mistake, its correction, hover, formatting, the end.
//
// usage: NODE_PATH=.../node_modules node protocol.js PAT2C
'use strict';
const assert = require('assert');
const { spawn } = require('child_process');
const rpc = require('vscode-jsonrpc/node');
const lsp = require('vscode-languageserver-protocol');

const server = spawn(process.argv[2], ['--lsp'], { stdio: ['pipe', 'pipe', 'inherit'] });
const client = rpc.createMessageConnection(new rpc.StreamMessageReader(server.stdout), new rpc.StreamMessageWriter(server.stdin));
const uri = 'file:///tmp/npu.pat', textDocument = { uri };
const text = name => `import "onnx.ops";\npattern conv(x, w) = ${name}(x,w & const);\ntable npu { "npu.conv" = conv; }\n`;

let waiting;
client.onNotification(lsp.PublishDiagnosticsNotification.type, p => waiting && waiting(p.diagnostics));
const diagnostics = () => new Promise(resolve => { waiting = resolve; });

async function main() {
    client.listen();
    const { capabilities } = await client.sendRequest(lsp.InitializeRequest.type,
        { processId: process.pid, rootUri: null, capabilities: {} });
    assert(capabilities.hoverProvider && capabilities.documentFormattingProvider && capabilities.renameProvider);
    client.sendNotification(lsp.InitializedNotification.type, {});
    let next = diagnostics();
    client.sendNotification(lsp.DidOpenTextDocumentNotification.type,
        { textDocument: { uri, languageId: 'pat', version: 1, text: text('Convv') } });
    const [wrong] = await next;
    assert.strictEqual(wrong.severity, lsp.DiagnosticSeverity.Error);
    assert.deepStrictEqual(wrong.range, lsp.Range.create(1, 21, 1, 26));
    assert(/Convv/.test(wrong.message), wrong.message);
    next = diagnostics();
    client.sendNotification(lsp.DidChangeTextDocumentNotification.type,
        { textDocument: { uri, version: 2 }, contentChanges: [{ text: text('Conv') }] });
    assert.deepStrictEqual(await next, []);
    const hover = await client.sendRequest(lsp.HoverRequest.type, { textDocument, position: lsp.Position.create(1, 22) });
    assert(/group/.test(JSON.stringify(hover.contents)), JSON.stringify(hover));
    const edits = await client.sendRequest(lsp.DocumentFormattingRequest.type,
        { textDocument, options: lsp.FormattingOptions.create(4, true) });
    assert(edits.some(e => e.newText.includes('Conv(x, w & const);')), JSON.stringify(edits));
    await client.sendRequest(lsp.ShutdownRequest.type);
    client.sendNotification(lsp.ExitNotification.type);
    const status = await new Promise(resolve => server.on('exit', resolve));
    assert.strictEqual(status, 0);
    console.log('diagnostics, hover, formatting by the library of VS Code');
}
setTimeout(() => { server.kill(); throw new Error('no answer for 30 s'); }, 30000).unref();
main().catch(e => { console.error(e); server.kill(); process.exit(1); });
