/** Progress, sent under a token that the client gave. */
import type { WorkDoneProgressBegin, WorkDoneProgressEnd, WorkDoneProgressReport } from 'vscode-languageserver';

export type Tell = (token: string | number, value: ProgressValue) => void;
export type ProgressValue = WorkDoneProgressBegin | WorkDoneProgressReport | WorkDoneProgressEnd;
