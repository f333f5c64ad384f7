/**
 * The parts of the language client that are used: they are most of the extension's code, loaded when the server is
 * first needed.
 */
export { LanguageClient, ProgressType, State, TransportKind, WorkDoneProgress } from 'vscode-languageclient/node';
