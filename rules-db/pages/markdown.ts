/**
 * The building blocks of pages. Text of the book, of files and of imports becomes part of one through `plain` and
 * `code` alone.
 */

import { bold, code, joined, linked, type MarkdownText, markdown, plain, type Unmarked } from '../markdown.ts';

export { bold, code, joined, linked, type MarkdownText, markdown, plain };

export const heading = (level: 1 | 2 | 3, text: Unmarked): MarkdownText => markdown`${HASHES[level]} ${plain(text)}`;

const HASHES = { 1: markdown`#`, 2: markdown`##`, 3: markdown`###` } as const;

/** Between things on one line; the dot stays with what is before it. */
export const DOT = markdown`\u00a0· `;
/** Between the steps of the way to where a page stands. */
export const STEP = markdown` › `;
export const COMMA = ', ';

const LINE = markdown`\n`;
const PARAGRAPH = markdown`\n\n`;

/** `undefined` for no items, so that a section without any is left out. */
export const list = (items: readonly MarkdownText[]): MarkdownText | undefined =>
  items.length === 0
    ? undefined
    : joined(
        items.map(item => markdown`- ${item}`),
        LINE,
      );

/** Undefined for no items, so that its section is left out. */
export const numberedList = (items: readonly MarkdownText[]): MarkdownText | undefined =>
  items.length === 0
    ? undefined
    : joined(
        items.map((item, at) => markdown`${at + 1}. ${item}`),
        LINE,
      );

export const table = (head: readonly string[], rows: readonly (readonly MarkdownText[])[]): MarkdownText => {
  const lines = [head.map(title => plain(title)), head.map(() => markdown`---`), ...rows];
  return joined(
    lines.map(cells => markdown`| ${joinedAll(cells, markdown` | `)} |`),
    LINE,
  );
};

/** Empty cells stay cells. */
const joinedAll = (cells: readonly MarkdownText[], between: MarkdownText): MarkdownText =>
  cells.reduce((whole, cell, at) => (at === 0 ? cell : markdown`${whole}${between}${cell}`), '');

/** A heading with what is under it; nothing where nothing does. */
export const section = (title: Unmarked, body: MarkdownText | undefined): MarkdownText | undefined =>
  body === undefined || body === '' ? undefined : markdown`${heading(2, title)}\n\n${body}`;

/** Undefined for an empty body. */
export const subsection = (title: Unmarked, body: MarkdownText | undefined): MarkdownText | undefined =>
  body === undefined || body === '' ? undefined : markdown`${heading(3, title)}\n\n${body}`;

/** Parts with an empty line between them; undefined and empty ones are left out. */
export const together = (...parts: readonly (MarkdownText | undefined)[]): MarkdownText => joined(parts, PARAGRAPH);

export const page = (...parts: readonly (MarkdownText | undefined)[]): MarkdownText =>
  markdown`${together(...parts)}\n`;

/** A page in words of ours, which it says at its end. */
export const ownPage = (...parts: readonly (MarkdownText | undefined)[]): MarkdownText => page(...parts, DISCLAIMER);

/** No more than so many; the rest is counted. */
export const shortened = <Item extends string>(
  items: readonly Item[],
  most: number,
  more: (text: string) => Item,
): readonly Item[] =>
  items.length <= most + 1 ? items : [...items.slice(0, most), more(`and ${items.length - most} more`)];

/** "and 12 more", which leads to all of them. */
export const leadingTo =
  (target: string) =>
  (text: string): MarkdownText =>
    linked(text, target);

const DISCLAIMER = markdown`---\n\n*This is Riftbench's own wording. Riftbench is an unofficial fan project; the publisher's text decides.*`;
