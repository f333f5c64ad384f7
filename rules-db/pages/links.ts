/** Where the links of pages lead. Front ends without pages of their own pass another function. */
import { type BookEdition, RESULT_KINDS } from '../types.ts';

/**
 * What there are pages of: what can be found, the run of a ruling's scenario, that of a scenario in a document, two editions
 * compared, a list in full, what the library knows.
 */
export const PAGE_KINDS = [...RESULT_KINDS, 'scenario', 'story', 'diff', 'list', 'about'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** `open`: the text of a scenario, to be read and changed as one's own. */
export type LinkTo = (kind: PageKind | 'open', id: string, edition: BookEdition) => string;

/** `riftbench:/1.4/rule/465.2.c.3.md` */
export const pageUri: LinkTo = (kind, id, edition) => `riftbench:/${encoded(edition)}/${kind}/${encoded(id)}.md`;

/** As the editor writes addresses, so that two of the same page are the same text. No bracket is left that would end a link. */
const encoded = (id: string): string =>
  encodeURIComponent(id)
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

export interface PageAddress {
  readonly kind: PageKind;
  readonly id: string;
  readonly edition: BookEdition;
}

/** Reads back what `pageUri` wrote; any number of slashes, with or without `.md`. */
export const parsePageUri = (uri: string): PageAddress | undefined => {
  const [, edition = '', kind = '', rest = ''] = /^riftbench:\/*([^/]+)\/([a-z]+)\/([^?#]+?)(?:\.md)?$/.exec(uri) ?? [];
  const id = decoded(rest);
  return edition !== '' && isKind(kind) && id !== '' ? { kind, id, edition: decoded(edition) } : undefined;
};

const isKind = (kind: string): kind is PageKind => (PAGE_KINDS as readonly string[]).includes(kind);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** What the page of a document's scenario is called by: `file:///rulings/a.rift#Tank first › short`. */
export interface StoryId {
  /** Of the document. */
  readonly uri: string;
  /** The name, with a number where others have it as well; of a branch, `SCENARIO › BRANCH`. */
  readonly scenario: string;
}

/** A URI has no `#` of its own: one in a path is written as `%23`. */
export const storyId = ({ uri, scenario }: StoryId): string => `${uri}#${scenario}`;

/** Undefined for what `storyId` has not made. */
export const readStoryId = (id: string): StoryId | undefined => {
  const at = id.indexOf('#');
  return at < 0 ? undefined : { uri: id.slice(0, at), scenario: id.slice(at + 1) };
};
