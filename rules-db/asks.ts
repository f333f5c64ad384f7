/**
 * How players ask for rules and entries, in their own words. Only the search needs it, so released bundles have it as a
 * separate file beside the programs (`esbuild.mjs`).
 */
import { once } from '../engine/known.ts';
import asksOfActions from './asks/actions.json' with { type: 'json' };
import asksOfCards from './asks/cards.json' with { type: 'json' };
import asksOfEntries from './asks/entries.json' with { type: 'json' };
import asksOfModes from './asks/modes.json' with { type: 'json' };
import asksOfOctober from './asks/october.json' with { type: 'json' };
import asksOfPlay from './asks/play.json' with { type: 'json' };
import asksOfRulings from './asks/rulings.json' with { type: 'json' };
import asksOnceMore from './asks/second.json' with { type: 'json' };
import asksOfSituations from './asks/situations.json' with { type: 'json' };
import asksOfTables from './asks/tables.json' with { type: 'json' };
import asksAgain from './asks/third.json' with { type: 'json' };
import asksOfTournaments from './asks/tournament.json' with { type: 'json' };
import asksOfVendetta from './asks/vendetta.json' with { type: 'json' };

/** Phrases of players, by the concept, the entry (`faq ID`) or the rule of another book (`TR 601.2`) that they ask for. */
export type Asks = Readonly<Record<string, readonly string[]>>;

const ASK_FILES: readonly Asks[] = [
  asksOfCards,
  asksOfPlay,
  asksOfActions,
  asksOfModes,
  asksOfEntries,
  asksOnceMore,
  asksAgain,
  asksOfTables,
  asksOfRulings,
  asksOfVendetta,
  asksOfTournaments,
  asksOfOctober,
  asksOfSituations,
];

/** A rule may be asked for in several files. */
const merged = (all: Asks, more: Asks): Asks => ({
  ...all,
  ...Object.fromEntries(
    Object.entries(more).map(([of, phrases]) => [of, [...new Set([...(all[of] ?? []), ...phrases])]]),
  ),
});

/** By the id of a concept or entry. Merged from all files once, and kept. */
export const readAsks = once((): Asks => ASK_FILES.reduce((before, file) => merged(before, file), {}));
