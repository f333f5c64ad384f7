/**
 * What is said to a reader, as plain data: each front end renders it (`markdown.ts`, `html.ts`, `text.ts`). Text in it is text
 * alone: whatever marks something up, or leads somewhere, is a value of its own.
 */

/** What stands on one line, or in one paragraph; white space in a text is a space. Nothing at all is `''`. */
export type Line = string | Marked | CodeSpan | Link | Break | Pieces;

/** One after the other. */
export interface Pieces {
  readonly mark: 'pieces';
  readonly of: readonly Exclude<Line, Pieces>[];
}

export interface Marked {
  readonly mark: 'strong' | 'emphasis' | 'struck';
  readonly of: Line;
}

export interface CodeSpan {
  readonly mark: 'code';
  readonly of: string;
}

/** `to`: an address of the program's own. */
export interface Link {
  readonly mark: 'link';
  readonly of: Line;
  readonly to: string;
}

/** What follows begins on a line of its own. */
export interface Break {
  readonly mark: 'break';
}

/** With notes on it, each on a line of its own. */
export interface NotedItem {
  readonly item: Line;
  readonly notes: readonly Line[];
}

export type Item = Line | NotedItem;

export type Block =
  | { readonly block: 'heading'; readonly level: 1 | 2 | 3; readonly of: string }
  | { readonly block: 'paragraph'; readonly of: Line }
  | { readonly block: 'list'; readonly by: 'bullets' | 'numbers'; readonly items: readonly Item[] }
  | { readonly block: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly Line[])[] }
  | { readonly block: 'code'; readonly language: string; readonly text: string }
  | { readonly block: 'quote'; readonly of: Blocks }
  | { readonly block: 'divider' };

export type Blocks = readonly Block[];
