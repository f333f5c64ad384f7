/** The card library: what `rules-db/cards/` holds. Every scenario knows these cards without `use`. */

import { once } from '../engine/known.ts';
import { parseBlock } from '../engine/language/grammar/parse.ts';
import type { CardTree } from '../engine/language/syntax.ts';
import { type CardEntry, type CardHeader, type Runs, readCardEntries } from './cards/entries.ts';

export type { CardHeader, Runs };

/** The names of the sets. */
export const SETS: Readonly<Record<string, string>> = {
  ogn: 'Origins',
  ogs: 'Origins: Proving Grounds',
  sfd: 'Spiritforged',
  unl: 'Unleashed',
  ven: 'Vendetta',
  rad: 'Radiance',
  more: 'Tokens of the core rules',
};

/** How much of what a card says runs: all of it, some, or nothing but its facts. */
export const runsOf = ({ abilities, keywords, texts }: CardTree): Runs => {
  if (texts.length === 0) return 'whole';
  return abilities.length + keywords.length > 0 ? 'in part' : 'facts only';
};

export interface LibraryCard {
  readonly name: string;
  /** The code of its set: the name of its file. */
  readonly set: string;
  /** The card as its file has it; the tree's spans are places in it. */
  readonly text: string;
  readonly tree: CardTree;
}

/** The names of all cards, in the order of the files. Reads none of them. */
export const cardNames = (): readonly string[] => [...entries().values()].map(({ name }) => name);

/** What shows where each card can appear, in the order of the files. Reads none of them. */
export const cardHeaders = (): readonly CardHeader[] => [...entries().values()];

/** The texts of all cards, in the order of the files. Reads none of them. */
export const cardTexts = (): readonly Pick<LibraryCard, 'name' | 'set' | 'text'>[] => [...entries().values()];

/** A card by its name, in any case; also as rulings spell it. */
export const cardNamed = (name: string): LibraryCard | undefined => {
  const entry = byName().get(keyOf(name));
  return entry && read(entry);
};

/** All cards, in the order of the files. */
export const allCards = (): readonly LibraryCard[] =>
  [...entries().values()].map(read).filter(card => card !== undefined);

/** How rulings and rules spell some cards, and how those spell themselves. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ["bellow's breath", 'bellows breath'],
  ['candlelit sanctum', 'the candlelit sanctum'],
  ['master yi, honed', 'yi, honed'],
  ['master yi, meditative', 'yi, meditative'],
]);

/** Every name of every card: a scenario asks for each name that it lays out, and most are no card's. */
const byName = once(
  (): ReadonlyMap<string, Entry> =>
    new Map([
      ...legends(),
      ...entries(),
      ...[...OTHER_NAMES].flatMap(([other, name]): readonly [string, Entry][] => {
        const entry = entries().get(name);
        return entry === undefined ? [] : [[other, entry]];
      }),
    ]),
);

/** Without regard to case and the kind of apostrophe; a dash between champion and title is a comma. */
const keyOf = (name: string): string => {
  const key = name.toLowerCase();
  const straight = key.includes('’') ? key.replaceAll('’', "'") : key;
  return straight.includes(' ') ? straight.replace(DASH, ', ') : straight;
};

/** No card's own name has one between spaces. */
const DASH = / [-–—] /gu;

interface Entry extends CardEntry {
  card?: LibraryCard;
}

/** Found when first asked for, and kept: most programs that start never play a card. */
const entries = once(
  (): ReadonlyMap<string, Entry> =>
    new Map(readCardEntries().map((entry): [string, Entry] => [keyOf(entry.name), entry])),
);

/**
 * Legends as the publisher writes them in full, "Champion, Title", where the print has the title alone; and by the title where
 * the print has both. The champion is a tag of the legend. A title with "Starter" after it is meant without as well.
 */
const legends = (): ReadonlyMap<string, Entry> => {
  if (foundLegends !== undefined) return foundLegends;
  const all = [...entries().values()].filter(({ type }) => type === 'legend');
  foundLegends = new Map(
    all.flatMap(entry => {
      const name = keyOf(entry.name);
      const champions = tagsOf(entry.text).map(keyOf);
      const title = champions.reduce((soFar, champion) => withoutStart(soFar, `${champion}, `), name);
      const titles = [...new Set([title, title.replace(/, starter$/, '')])];
      const names = titles.flatMap(each => [each, ...champions.map(champion => `${champion}, ${each}`)]);
      return names.map((each): [string, Entry] => [each, entry]);
    }),
  );
  return foundLegends;
};

let foundLegends: ReadonlyMap<string, Entry> | undefined;

const tagsOf = (text: string): readonly string[] =>
  (/^\s+tags (.*)$/m.exec(text)?.[1] ?? '').split(/,\s*/).map(tag => tag.replace(/^"|"$/g, ''));

const withoutStart = (text: string, start: string): string =>
  text.startsWith(start) ? text.slice(start.length) : text;

const read = (entry: Entry): LibraryCard | undefined => {
  if (entry.card !== undefined) return entry.card;
  const { name, set, text } = entry;
  const tree = parseBlock(text);
  if (tree.kind !== 'card') return undefined;
  entry.card = { name, set, text, tree };
  return entry.card;
};
