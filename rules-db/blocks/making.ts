/** The building blocks of pages, hovers and whatever else is said at some length. */
import type { Block, Blocks, Item, Line } from './blocks.ts';
import { inOne } from './pieces.ts';

/** A line with others in it: "**3** is lethal" is `` lineOf`${bold('3')} is lethal` ``. */
export const lineOf = (parts: TemplateStringsArray, ...inner: readonly (Line | number)[]): Line =>
  inOne(
    parts.flatMap((part, at) => {
      const next = inner[at] ?? '';
      return [part, typeof next === 'number' ? `${next}` : next];
    }),
  );

export const bold = (of: Line | number): Line => ({ mark: 'strong', of: typeof of === 'number' ? `${of}` : of });
export const emphasis = (of: Line): Line => ({ mark: 'emphasis', of });
export const struck = (of: Line): Line => ({ mark: 'struck', of });
export const codeSpan = (of: string): Line => ({ mark: 'code', of });
/** `to`: an address of the program's own. */
export const linked = (of: Line, to: string): Line => ({ mark: 'link', of, to });

export const NEW_LINE: Line = { mark: 'break' };

/** Several, with something between them; what is empty is left out. */
export const joined = (parts: readonly (Line | undefined)[], between: Line): Line => {
  const said = parts.flatMap(part => (part === undefined || part === '' ? [] : [part]));
  return inOne(said.flatMap((part, at) => (at === 0 ? [part] : [between, part])));
};

/** Parts on one line, separated by dots; empty ones are left out. */
export const dotted = (...parts: readonly (Line | undefined)[]): Line => joined(parts, ' · ');

/** Between things on one line; the dot stays with what is before it. */
export const DOT = '\u00a0· ';
/** Between the steps of the way to where a page stands. */
export const STEP = ' › ';
export const COMMA = ', ';

/** A line is a paragraph; nothing is left out. */
export type Part = Line | Blocks | undefined;

/** One below the other; undefined and empty parts are left out. */
export const together = (...parts: readonly Part[]): Blocks => parts.flatMap(blocksOf);

const blocksOf = (part: Part): Blocks => {
  if (part === undefined) return [];
  if (isBlocks(part)) return part;
  return part === '' ? [] : [{ block: 'paragraph', of: part }];
};

const isBlocks = (part: Line | Blocks): part is Blocks => Array.isArray(part);

export const heading = (level: 1 | 2 | 3, of: string): Blocks => [{ block: 'heading', level, of }];

/** Undefined for no items, so that its section is left out. */
export const list = (items: readonly Item[]): Blocks | undefined => listBy('bullets', items);

/** Undefined for no items, so that its section is left out. */
export const numberedList = (items: readonly Line[]): Blocks | undefined => listBy('numbers', items);

const listBy = (by: 'bullets' | 'numbers', items: readonly Item[]): Blocks | undefined =>
  items.length === 0 ? undefined : [{ block: 'list', by, items }];

export const table = (head: readonly string[], rows: readonly (readonly Line[])[]): Blocks => [
  { block: 'table', head, rows },
];

/** Text as it is written, in a block of its own. */
export const code = (language: string, text: string): Blocks => [{ block: 'code', language, text: text.trimEnd() }];

export const quote = (of: Blocks): Blocks => [{ block: 'quote', of }];

export const DIVIDER: Blocks = [{ block: 'divider' } satisfies Block];

/** A heading with what is under it; nothing where nothing is. */
export const section = (title: string, body: Part): Blocks | undefined => under(heading(2, title), body);

/** Undefined for an empty body. */
export const subsection = (title: string, body: Part): Blocks | undefined => under(heading(3, title), body);

const under = (head: Blocks, body: Part): Blocks | undefined => {
  const said = together(body);
  return said.length === 0 ? undefined : [...head, ...said];
};
