/**
 * The cards of the library, with what their first lines say. Released bundles have them as one file beside the programs
 * instead (`esbuild.mjs`), read when a card is first asked for.
 */
import { CARD_TYPES } from '../../engine/language/syntax.ts';
import { splitBlocks } from '../../engine/language/tokens/blocks.ts';
import { readCardTexts } from './texts.ts';

/** How much of a card runs: all that it says, all but what stands as text, or nothing, its facts alone being known. */
export type Runs = 'whole' | 'in part' | 'facts only';

/** A card's name, with what shows where the card can appear. */
export interface CardHeader {
  readonly name: string;
  readonly type: string;
  /** `champion`, `token`, … */
  readonly markers: readonly string[];
  readonly hasHidden: boolean;
  readonly runs: Runs;
}

/** With the code of its set and its text. */
export interface CardEntry extends CardHeader {
  readonly set: string;
  readonly text: string;
}

/** In the order of the files. */
export const readCardEntries = (): readonly CardEntry[] =>
  Object.entries(readCardTexts()).flatMap(([set, file]) => entriesOf(set, file));

/** A second type directly follows the first. */
const HEADER = new RegExp(String.raw`^card "([^"]+)"(?: (\w+)(?: (?:${CARD_TYPES.join('|')})\b)?)?((?: \w+)*)`);

/** Only the headers are looked at: a scenario plays a few of many cards. */
const entriesOf = (set: string, file: string): readonly CardEntry[] =>
  splitBlocks(file).flatMap(({ text }) => {
    const [, name, type = '', markers = ''] = HEADER.exec(text) ?? [];
    if (name === undefined) return [];
    const hasHidden = /^\s+hidden\b/m.test(text);
    const runs = runsOfText(text);
    return [{ name, type, markers: markers.split(' ').filter(Boolean), hasHidden, runs, set, text }];
  });

/** As `runsOf` has it of a card that was read: here its lines are told apart by the words that they begin with. */
const runsOfText = (text: string): Runs => {
  if (!/^\s+text "/m.test(text)) return 'whole';
  return SAYING_LINE.test(text) ? 'in part' : 'facts only';
};

/** Below the header, a line that is neither a fact nor text that does not run. */
const SAYING_LINE = /^\s+(?!(?:text|cost|might|domains|tags)\b|#)\S/m;
