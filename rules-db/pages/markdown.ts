/** What pages are made of. Text of the book is escaped: none of it may become a mark. */

export const plain = (text: string): string => text.replace(/[\\`*_[\]<>|#~]/g, '\\$&').replace(/\s+/g, ' ');

export const linked = (text: string, target: string): string => `[${plain(text)}](${target})`;

export const heading = (level: number, text: string): string => `${'#'.repeat(level)} ${plain(text)}`;

/** `undefined` for no items, so that a section without any is left out. */
export const list = (items: readonly string[]): string | undefined =>
  items.length === 0 ? undefined : items.map(item => `- ${item}`).join('\n');

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

/** A heading with what stands under it; nothing where nothing does. */
export const section = (title: string, body: string | undefined): string | undefined =>
  body === undefined ? undefined : `${heading(2, title)}\n\n${body}`;

export const page = (...parts: readonly (string | undefined)[]): string =>
  `${parts.filter(part => part !== undefined && part !== '').join('\n\n')}\n`;

export const DISCLAIMER =
  "---\n\n*This is Riftbench's own wording. Riftbench is an unofficial fan project; the publisher's text decides.*";
