/** Addresses of pages: `riftbench:/1.4/rule/465.2.c.3.md`. */

import { PAGE_SCHEME } from '../../server/protocol.ts';
import { FILE_SCHEMES } from '../fileSchemes.ts';

export interface PageAddress {
  /** Of a comparison both: `1.3..1.4`. */
  readonly edition: string;
  readonly kind: string;
  readonly id: string;
}

/** Undefined for any other address. */
export function readPageUri(uri: string): PageAddress | undefined {
  const parts = ADDRESS.exec(uri);
  if (parts === null) return undefined;
  const [, edition = '', kind = '', id = ''] = parts;
  return { edition: decode(edition), kind, id: decode(id) };
}

export function rulePageUri(edition: string, number: string): string {
  return `${PAGE_SCHEME}:/${edition}/rule/${encodeURIComponent(number)}.md`;
}

/** Two editions compared, as a whole or in what is under a number; those of a book beside the core rules are `TR 2026-07-16`. */
export function diffPageUri(from: string, to: string, section: string): string {
  const [, prefix, before] = /^([A-Z]+) (.+)$/.exec(from) ?? [];
  if (prefix !== undefined)
    return `${PAGE_SCHEME}:/${before}..${to.slice(prefix.length + 1)}/diff/${encodeURIComponent(`${prefix} ${section}`.trim())}.md`;
  return `${PAGE_SCHEME}:/${from}..${to}/diff/${section === '' ? 'all' : encodeURIComponent(section)}.md`;
}

/** How a scenario of a document goes, by the name that the list of tests has for it. */
export function storyPageUri(edition: string, document: string, scenario: string): string {
  return `${PAGE_SCHEME}:/${encodeURIComponent(edition)}/story/${encodeURIComponent(`${document}#${scenario}`)}.md`;
}

/** The document that a page is of, by its URI; undefined for pages of the rule book. */
export const documentOfPage = (address: string): string | undefined => {
  const page = readPageUri(address);
  return page?.kind === 'story' && page.id.includes('#') ? page.id.slice(0, page.id.indexOf('#')) : undefined;
};

/** What the library knows, and up to which day. It is in no edition; its address has one, as all have. */
export const freshnessPage = (edition: string): string => `${PAGE_SCHEME}:/${edition}/about/freshness.md`;

/** As people read it: "1.4", "1.3 and 1.4". */
export const editionText = (edition: string): string => edition.replace('..', ' and ');

/** The one edition to go by: of a page that compares two, the newer one, whichever it names first. */
export const newestEdition = (edition: string): string =>
  edition
    .split('..')
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1) ?? edition;

/** Where a link on a page leads: to another page, to a scenario's text, to a file of the workspace. */
export type LinkTarget =
  | { readonly to: 'page'; readonly uri: string }
  | { readonly to: 'scenario'; readonly id: string }
  | { readonly to: 'file'; readonly uri: string };

/** None for what no page may lead to. A link may be whole or relative to the page it is on. */
export function resolvePageLink(from: string, target: string): LinkTarget | undefined {
  if (PLACE.test(target)) return { to: 'file', uri: target };
  const uri = target.startsWith(`${PAGE_SCHEME}:`) ? target : relativeTo(from, target);
  const address = uri === undefined ? undefined : readPageUri(uri);
  if (uri === undefined || address === undefined) return undefined;
  return address.kind === 'open' ? { to: 'scenario', id: address.id } : { to: 'page', uri };
}

/** A line of a file: `file:///rulings/a.rift#L12`. */
const PLACE = new RegExp(`^(?:${FILE_SCHEMES.join('|')})://\\S+#L\\d+$`);

const relativeTo = (from: string, target: string): string | undefined => {
  if (/^[a-z][a-z\d+.-]*:|^#|^\/\//i.test(target)) return undefined;
  const path = new URL(target, `file://${from.slice(from.indexOf('/'))}`).pathname;
  return `${PAGE_SCHEME}:${path}`;
};

const ADDRESS = new RegExp(`^${PAGE_SCHEME}:/*([^/]+)/([^/]+)/([^?#]+?)(?:\\.md)?$`);

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
