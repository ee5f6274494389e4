// Tokens of a TextMate grammar, as VS Code finds them.
// usage: NODE_PATH=.../node_modules node tokenize.js GRAMMAR FILE...; a line of JSON a file: [[line, begin, end, scope] ...]
'use strict';
const fs = require('fs');
const textmate = require('vscode-textmate');
const oniguruma = require('vscode-oniguruma');

async function main() {
    const [grammarFile, ...files] = process.argv.slice(2);
    await oniguruma.loadWASM(fs.readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm')).buffer);
    const registry = new textmate.Registry({
        onigLib: Promise.resolve({
            createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
            createOnigString: (text) => new oniguruma.OnigString(text),
        }),
        loadGrammar: async () => textmate.parseRawGrammar(fs.readFileSync(grammarFile, 'utf8'), grammarFile),
    });
    const grammar = await registry.loadGrammar('source.pat');
    for (const file of files) {
        let stack = textmate.INITIAL;
        const found = [];
        fs.readFileSync(file, 'utf8').split('\n').forEach((text, line) => {
            const result = grammar.tokenizeLine(text, stack);
            stack = result.ruleStack;
            for (const t of result.tokens)
                found.push([line, t.startIndex, t.endIndex, t.scopes.slice(1).join(' ')]);
        });
        console.log(JSON.stringify(found));
    }
}

main().catch((error) => {
    console.error(error);
    process.exit(1);
});
