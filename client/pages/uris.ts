/** Addresses of pages: `riftbench:/1.4/rule/465.2.c.3.md`. */
import { PAGE_SCHEME } from '../../server/protocol.ts';

export interface PageAddress {
  readonly edition: string;
  readonly kind: string;
  readonly id: string;
}

export function readPageUri(uri: string): PageAddress | undefined {
  const parts = ADDRESS.exec(uri);
  if (parts === null) return undefined;
  const [, edition = '', kind = '', id = ''] = parts;
  return { edition: decode(edition), kind, id: decode(id) };
}

export function rulePageUri(edition: string, number: string): string {
  return `${PAGE_SCHEME}:/${edition}/rule/${encodeURIComponent(number)}.md`;
}

/** Where a link on a page leads, if it is to another page. A link may be whole or relative to the page it stands on. */
export function resolvePageLink(from: string, target: string): string | undefined {
  if (target.startsWith(`${PAGE_SCHEME}:`)) return readPageUri(target) === undefined ? undefined : target;
  if (/^[a-z][a-z\d+.-]*:|^#|^\/\//i.test(target)) return undefined;
  const path = new URL(target, `file://${from.slice(from.indexOf('/'))}`).pathname;
  const uri = `${PAGE_SCHEME}:${path}`;
  return readPageUri(uri) === undefined ? undefined : uri;
}

const ADDRESS = new RegExp(`^${PAGE_SCHEME}:/*([^/]+)/([^/]+)/([^/]+?)(?:\\.md)?$`);

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
