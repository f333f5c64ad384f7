/** The card library: what `rules-db/cards/` holds, as trees. Every scenario knows these cards without `use`. */
import { parseFile } from '../engine/language/parse.ts';
import type { CardTree } from '../engine/language/syntax.ts';
import more from './cards/more.rift' with { type: 'text' };
import ogn from './cards/ogn.rift' with { type: 'text' };
import ogs from './cards/ogs.rift' with { type: 'text' };
import sfd from './cards/sfd.rift' with { type: 'text' };
import unl from './cards/unl.rift' with { type: 'text' };

/** The files by their sets' codes, one by one so that a bundle holds them all. */
export const CARD_FILES: Readonly<Record<string, string>> = { ogn, ogs, sfd, unl, more };

export interface LibraryCard {
  readonly name: string;
  /** The code of its set: the name of its file. */
  readonly set: string;
  readonly tree: CardTree;
  /** The card as its file has it; the tree's spans are places in it. */
  readonly text: string;
}

/** All cards, in the order of the files. */
export const allCards = (): readonly LibraryCard[] => [...library().values()];

/** A card by its name, in any case; also as rulings spell it. */
export const cardNamed = (name: string): LibraryCard | undefined => {
  const key = keyOf(name);
  return library().get(OTHER_NAMES.get(key) ?? key);
};

/** How rulings and rules spell some cards, and how those spell themselves. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ["bellow's breath", 'bellows breath'],
  ['candlelit sanctum', 'the candlelit sanctum'],
  ['leblanc, deceiver', 'deceiver'],
  ['master yi, honed', 'yi, honed'],
  ['master yi, meditative', 'yi, meditative'],
]);

const keyOf = (name: string): string => name.toLowerCase().replaceAll('’', "'");

/** Parsed when somebody first asks, and kept: most of what is started never plays a card. */
const library = (): ReadonlyMap<string, LibraryCard> => {
  parsed ??= new Map(Object.entries(CARD_FILES).flatMap(([set, text]) => cardsOf(set, text)));
  return parsed;
};

let parsed: ReadonlyMap<string, LibraryCard> | undefined;

const cardsOf = (set: string, text: string): readonly (readonly [string, LibraryCard])[] =>
  parseFile(text).blocks.flatMap(block =>
    block.tree.kind === 'card' && block.tree.name !== undefined
      ? [
          [
            keyOf(block.tree.name.text),
            { name: block.tree.name.text, set, tree: block.tree, text: block.text },
          ] as const,
        ]
      : [],
  );
