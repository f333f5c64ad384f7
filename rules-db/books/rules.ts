/**
 * The rules of the books beside the core rules, by the id of the book and the day of the edition. Released bundles have them as one file beside
 * the programs instead (`esbuild.mjs`), read when one of them is first asked for.
 */
import { once } from '../../engine/known.ts';
import { type BookChanges, inherited } from './inherit.ts';
import october2026 from './tournament-rules/2026-10-09.json' with { type: 'json' };
import basics from './tournament-rules/basics.json' with { type: 'json' };
import communication from './tournament-rules/communication.json' with { type: 'json' };
import formats from './tournament-rules/formats.json' with { type: 'json' };
import penalties from './tournament-rules/penalties.json' with { type: 'json' };
import policies from './tournament-rules/policies.json' with { type: 'json' };
import type { BookRule } from './types.ts';

export type BookRules = Readonly<Record<string, Readonly<Record<string, readonly BookRule[]>>>>;

export const readBookRules = once(
  (): BookRules => Object.fromEntries(Object.entries(TEXTS).map(([id, text]) => [id, editionsOf(text)])),
);

interface BookText {
  readonly first: { readonly date: string; readonly rules: readonly BookRule[] };
  /** By the day of the edition, in their order. */
  readonly changes: Readonly<Record<string, BookChanges>>;
}

const TEXTS: Readonly<Record<string, BookText>> = {
  'tournament-rules': {
    first: {
      date: '2026-07-16',
      rules: [...basics, ...policies, ...communication, ...formats, ...penalties] as readonly BookRule[],
    },
    changes: { '2026-10-09': october2026 as BookChanges },
  },
};

const editionsOf = ({ first, changes }: BookText): BookRules[string] => {
  const editions: Record<string, readonly BookRule[]> = { [first.date]: first.rules };
  let before = first.rules;
  for (const [date, change] of Object.entries(changes)) {
    before = inherited(before, change, date);
    editions[date] = before;
  }
  return editions;
};
