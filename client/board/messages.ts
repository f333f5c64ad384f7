/** What the board's window and the extension say to each other. */
import type { BoardResult } from '../../server/protocol.ts';

/** To the window. */
export type Shown =
  /** `isPinned`: it stays whatever the cursor does. */
  | { readonly kind: 'board'; readonly board: BoardResult; readonly isPinned: boolean }
  /** What is shown is no longer what the text says, with the reason; it stays until something newer comes. */
  | { readonly kind: 'stale'; readonly why: string }
  /** There is nothing to show. */
  | { readonly kind: 'empty'; readonly why: string };

/** From the window. */
export type Wish =
  | { readonly kind: 'ready'; readonly width: number }
  | { readonly kind: 'resized'; readonly width: number }
  | { readonly kind: 'stop'; readonly stop: number }
  | { readonly kind: 'ruleset'; readonly ruleset: string }
  | { readonly kind: 'pin'; readonly isPinned: boolean }
  /** To a line of the document. */
  | { readonly kind: 'line'; readonly line: number }
  /** To the page of a rule. */
  | { readonly kind: 'page'; readonly uri: string };

/** Undefined for what is no such message. */
export const wishIn = (message: unknown): Wish | undefined => {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return undefined;
  const said = message as Readonly<Record<string, unknown>>;
  const { kind, width, stop, ruleset, isPinned, line, uri } = said;
  if ((kind === 'ready' || kind === 'resized') && typeof width === 'number') return { kind, width };
  if (kind === 'stop' && typeof stop === 'number') return { kind, stop };
  if (kind === 'ruleset' && typeof ruleset === 'string') return { kind, ruleset };
  if (kind === 'pin' && typeof isPinned === 'boolean') return { kind, isPinned };
  if (kind === 'line' && typeof line === 'number') return { kind, line };
  if (kind === 'page' && typeof uri === 'string') return { kind, uri };
  return undefined;
};
