/** What is used of the language client: most of the extension's code, and loaded as the server is first needed. */
export { LanguageClient, State, TransportKind, WorkDoneProgress } from 'vscode-languageclient/node';
