/** What pages are made of. Text of the book is escaped: none of it may become a mark. */

import { code, linked, plain } from '../markdown.ts';

export { code, linked, plain };

export const heading = (level: number, text: string): string => `${'#'.repeat(level)} ${plain(text)}`;

/** Between things on one line; the dot stays with what is before it. */
export const DOT = '\u00a0· ';

/** `undefined` for no items, so that a section without any is left out. */
export const list = (items: readonly string[]): string | undefined =>
  items.length === 0 ? undefined : items.map(item => `- ${item}`).join('\n');

export const numbered = (items: readonly string[]): string | undefined =>
  items.length === 0 ? undefined : items.map((item, at) => `${at + 1}. ${item}`).join('\n');

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

/** A heading with what stands under it; nothing where nothing does. */
export const section = (title: string, body: string | undefined): string | undefined =>
  body === undefined || body === '' ? undefined : `${heading(2, title)}\n\n${body}`;

export const subsection = (title: string, body: string | undefined): string | undefined =>
  body === undefined || body === '' ? undefined : `${heading(3, title)}\n\n${body}`;

export const together = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(part => part !== undefined && part !== '').join('\n\n');

export const page = (...parts: readonly (string | undefined)[]): string => `${together(...parts)}\n`;

/** No more than so many; the rest is counted. */
export const shortened = (
  items: readonly string[],
  most: number,
  more: (text: string) => string = text => text,
): readonly string[] =>
  items.length <= most + 1 ? items : [...items.slice(0, most), more(`and ${items.length - most} more`)];

/** "and 12 more", which leads to all of them. */
export const leadingTo =
  (target: string) =>
  (text: string): string =>
    linked(text, target);

export const DISCLAIMER =
  "---\n\n*This is Riftbench's own wording. Riftbench is an unofficial fan project; the publisher's text decides.*";
