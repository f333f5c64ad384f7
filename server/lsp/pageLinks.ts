/** Where a rule, an entry or a keyword can be read: a page of the client's, or one on this disk. Never the network. */
import { pathToFileURL } from 'node:url';
import type { Edition } from '../../engine/game/editions.ts';
import type { ResultKind } from '../../rules-db/types.ts';
import { PAGE_SCHEME } from '../protocol.ts';

export interface PageLinks {
  to(kind: ResultKind, id: string, edition: Edition): string;
}

/** For clients that open `riftbench:` URIs as pages. */
export const clientPages: PageLinks = {
  to: (kind, id, edition) => `${PAGE_SCHEME}:/${edition}/${kind}/${encodeURIComponent(id)}.md`,
};

/** For all others: the HTML pages that the build lays beside the server, one an edition, an anchor for each rule. */
export const localPages = (folder: string): PageLinks => ({
  to: (kind, id, edition) => {
    const anchor = kind === 'rule' ? id : `${kind}-${id}`;
    return `${pathToFileURL(`${folder}/${edition}.html`).href}#${encodeURIComponent(anchor)}`;
  },
});

export interface PageAddress {
  readonly edition: string;
  readonly kind: string;
  readonly id: string;
}

/** Reads back what `clientPages` wrote; forgives an encoded path and a missing slash. */
export const readPageUri = (uri: string): PageAddress | undefined => {
  const parts = PAGE_URI.exec(uri);
  if (parts === null) return undefined;
  const [, edition = '', kind = '', id = ''] = parts;
  try {
    return { edition: decodeURIComponent(edition), kind, id: decodeURIComponent(id) };
  } catch {
    return undefined;
  }
};

const PAGE_URI = new RegExp(`^${PAGE_SCHEME}:/*([^/]+)/(rule|faq|ruling|card|keyword)/(.+?)(?:\\.md)?$`);
