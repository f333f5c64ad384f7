/** Semantic tokens sent as what changed since the last answer: most keystrokes touch a few of thousands. */
import type { SemanticTokens, SemanticTokensDelta } from 'vscode-languageserver';

export interface TokenHistory {
  /** Numbers an answer and keeps it for the next difference. */
  full(uri: string, data: readonly number[]): SemanticTokens;
  /** The difference to an answer still kept, else all. */
  since(uri: string, previous: string, data: readonly number[]): SemanticTokens | SemanticTokensDelta;
  forget(uri: string): void;
}

/** `prefix`: of the names of its answers, where another history has answers of the same document. */
export const tokenHistory = (prefix = ''): TokenHistory => {
  const last = new Map<string, { readonly id: string; readonly data: readonly number[] }>();
  let count = 0;
  const full = (uri: string, data: readonly number[]): { resultId: string; data: number[] } => {
    count += 1;
    const id = `${prefix}${count}`;
    last.set(uri, { id, data });
    return { resultId: id, data: [...data] };
  };
  return {
    full,
    since(uri, previous, data) {
      const before = last.get(uri);
      const { resultId, ...rest } = full(uri, data);
      return before?.id === previous ? { resultId, edits: difference(before.data, data) } : { resultId, ...rest };
    },
    forget: uri => {
      last.delete(uri);
    },
  };
};

/** One edit: what lies between the common beginning and the common end. */
export const difference = (before: readonly number[], after: readonly number[]): SemanticTokensDelta['edits'] => {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const deleteCount = before.length - start - end;
  const data = after.slice(start, after.length - end);
  return deleteCount === 0 && data.length === 0 ? [] : [{ start, deleteCount, data }];
};
