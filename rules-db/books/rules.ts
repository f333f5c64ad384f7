/**
 * The rules of the books beside the core rules, by the id of the book. Released bundles have them as one file beside
 * the programs instead (`esbuild.mjs`), read when one of them is first asked for.
 */
import basics from './tournament-rules/basics.json' with { type: 'json' };
import communication from './tournament-rules/communication.json' with { type: 'json' };
import formats from './tournament-rules/formats.json' with { type: 'json' };
import penalties from './tournament-rules/penalties.json' with { type: 'json' };
import policies from './tournament-rules/policies.json' with { type: 'json' };
import type { BookRule } from './types.ts';

export type BookRules = Readonly<Record<string, readonly BookRule[]>>;

/** In released bundles, `server/shared/data/booksFile.ts` stands in for this. */
export const readBookRules = (): BookRules => RULES;

const RULES: BookRules = {
  'tournament-rules': [...basics, ...policies, ...communication, ...formats, ...penalties] as readonly BookRule[],
};
