/** A card without one of its abilities: what a scenario of that card has to tell from the card itself. */
import type { CardTree } from '../../engine/language/syntax.ts';

export interface Mutant {
  /** The ability that is gone: `keyword tank`, `line 2`, from 1 and in the card's order. */
  readonly dropped: string;
  readonly tree: CardTree;
}

/** What was found of each card, by its name. */
export type Held = Readonly<
  Record<
    string,
    {
      readonly abilities: number;
      /** That name the card. */
      readonly scenarios: number;
      /** Abilities that no scenario would miss. */
      readonly missing: readonly string[];
    }
  >
>;

export const mutantsOf = (tree: CardTree): readonly Mutant[] => [
  ...tree.keywords.map((keyword, at) => ({
    dropped: `keyword ${keyword.word.text}`,
    tree: { ...tree, keywords: tree.keywords.filter((_, each) => each !== at) },
  })),
  ...tree.abilities.map((_, at) => ({
    dropped: `line ${at + 1}`,
    tree: { ...tree, abilities: tree.abilities.filter((__, each) => each !== at) },
  })),
];
