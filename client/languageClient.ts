/** The parts of the language client that any host's has, loaded when the server is first needed (`client/hosts/`). */
export { ErrorAction, ProgressType, State, WorkDoneProgress } from 'vscode-languageclient';
