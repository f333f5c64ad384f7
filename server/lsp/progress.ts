/** Progress and partial results, sent under a token that the client gave. */
import type {
  Connection,
  WorkDoneProgressBegin,
  WorkDoneProgressEnd,
  WorkDoneProgressReport,
} from 'vscode-languageserver';
import type { ExplorePart, JudgedPart } from '../protocol.ts';
import { ProgressType } from './lsp.ts';

export type Tell = (token: string | number, value: ProgressValue | ExplorePart | JudgedPart) => void;
export type ProgressValue = WorkDoneProgressBegin | WorkDoneProgressReport | WorkDoneProgressEnd;

export const tellingTo = (connection: Pick<Connection, 'sendProgress'>): Tell => {
  const type = new ProgressType<Parameters<Tell>[1]>();
  return (token, value) => void connection.sendProgress(type, token, value);
};

/** To one who gave a token; without it nobody listens. */
export const tellingUnder =
  (tell: Tell, token: unknown) =>
  (value: Parameters<Tell>[1]): void => {
    if (typeof token === 'string' || typeof token === 'number') tell(token, value);
  };
