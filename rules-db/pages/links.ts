/** Where links in pages lead. Front ends without pages of their own pass another function. */
import type { BookEdition } from '../types.ts';
import { RESULT_KINDS, type ResultKind } from '../types.ts';

export type LinkTo = (kind: ResultKind, id: string, edition: BookEdition) => string;

/** `riftbench:/1.4/rule/465.2.c.3.md` */
export const pageUri: LinkTo = (kind, id, edition) => `riftbench:/${edition}/${kind}/${encodeURIComponent(id)}.md`;

export interface PageAddress {
  readonly kind: ResultKind;
  readonly id: string;
  readonly edition: BookEdition;
}

/** Reads back what `pageUri` wrote; any number of slashes, with or without `.md`. */
export const parsePageUri = (uri: string): PageAddress | undefined => {
  const [, edition = '', kind = '', rest = ''] =
    /^riftbench:\/*([^/]+)\/([a-z]+)\/([^/?#]+?)(?:\.md)?$/.exec(uri) ?? [];
  const id = decoded(rest);
  return edition !== '' && isKind(kind) && id !== '' ? { kind, id, edition } : undefined;
};

const isKind = (kind: string): kind is ResultKind => (RESULT_KINDS as readonly string[]).includes(kind);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
