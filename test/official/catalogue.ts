/** Cards of which no print is known in English: as the publisher's Chinese catalogue has them, put into the words of the game. */
import { existsSync, readFileSync } from 'node:fs';
import { TEXTS } from './texts.ts';

export interface InCatalogue {
  readonly name: string;
  readonly confidence: string;
  readonly abilityText: string;
  readonly energy: string;
  readonly might: string;
  readonly tags: readonly string[];
}

/** By name; none where the catalogue is not at hand. */
export const readCatalogue = (): ReadonlyMap<string, InCatalogue> => {
  const file = new URL('cards/riftbound_radiance_zh-texts.json', TEXTS);
  if (!existsSync(file)) return new Map();
  const { cards } = JSON.parse(readFileSync(file, 'utf8')) as { readonly cards: readonly InCatalogue[] };
  return new Map(cards.map(card => [card.name, card]));
};

/** What the English list leaves open of a card stands in the catalogue: what it says, its Might and its tags. */
export const withCatalogue = <Listed extends { readonly name: string; readonly abilityText?: string }>(
  listed: Listed,
  catalogue: ReadonlyMap<string, InCatalogue>,
): Listed => {
  const known = catalogue.get(listed.name);
  if (known === undefined || (listed.abilityText ?? '') !== '') return listed;
  const { abilityText, might, tags } = known;
  return { ...listed, abilityText, might, tags };
};
