// Starts pat2c --lsp for .pat and .ops files; all else is the server's.
'use strict';

const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

exports.activate = async function () {
    const settings = workspace.getConfiguration('pat2c');
    const server = { command: settings.get('path'), args: ['--lsp'] };
    client = new LanguageClient('pat2c', 'pat2c', server, {
        documentSelector: [{ scheme: 'file', language: 'pat' }],
        initializationOptions: {
            folders: settings.get('folders'),
            model: settings.get('model'),
            dfgOpt: settings.get('dfgOpt'),
        },
        synchronize: {
            configurationSection: 'pat2c',
            fileEvents: workspace.createFileSystemWatcher('**/*.{pat,ops}'),
        },
    });
    await client.start();
};

exports.deactivate = function () {
    return client && client.stop();
};
