/** Progress, sent under a token that the client gave. */
import type { WorkDoneProgressBegin, WorkDoneProgressEnd, WorkDoneProgressReport } from 'vscode-languageserver';

export type Tell = (token: string | number, value: Progress) => void;
export type Progress = WorkDoneProgressBegin | WorkDoneProgressReport | WorkDoneProgressEnd;
