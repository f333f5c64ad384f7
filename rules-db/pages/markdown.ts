/** What pages are made of. Text of the book is escaped: none of it may become a mark. */

export const plain = (text: string): string => text.replace(/[\\`*_[\]<>|#~]/g, '\\$&').replace(/\s+/g, ' ');

export const linked = (text: string, target: string): string => `[${plain(text)}](${target})`;

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

/** Text as it is written, in a block of its own. */
export const code = (language: string, text: string): string => {
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
};

/** No more than so many; the rest is counted: "and 12 more". */
export const shortened = (items: readonly string[], most: number, rest: string): readonly string[] =>
  items.length <= most + 1 ? items : [...items.slice(0, most), `and ${items.length - most} more${rest}`];

export const DISCLAIMER =
  "---\n\n*This is Riftbench's own wording. Riftbench is an unofficial fan project; the publisher's text decides.*";
