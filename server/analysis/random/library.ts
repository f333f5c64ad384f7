/** Cards by what random boards need them for. */
import type { Print } from '../../../engine/game/state/state.ts';
import type { Cards } from '../../../engine/scenario/names/cards.ts';
import { allCards } from '../../../rules-db/cards.ts';

/** Names, in the library's order. */
export interface CardPools {
  readonly units: readonly string[];
  readonly gear: readonly string[];
  readonly equipment: readonly string[];
  readonly spells: readonly string[];
  readonly legends: readonly string[];
  readonly champions: readonly string[];
  readonly battlefields: readonly string[];
  readonly hidden: readonly string[];
}

/** Tokens and runes are in none of them. */
export const poolsOf = (cards: Cards, fits: (print: Print) => boolean = () => true): CardPools => {
  const prints = allCards()
    .flatMap(({ name }) => cards.print(name) ?? [])
    .filter(p => !p.marks.includes('token') && p.type !== 'rune' && fits(p));
  const named = (isOne: (p: Print) => boolean): readonly string[] => prints.filter(isOne).map(p => p.name);
  return {
    units: named(p => p.type === 'unit'),
    gear: named(p => p.type === 'gear'),
    equipment: named(p => p.type === 'gear' && p.marks.includes('equipment')),
    spells: named(p => p.type === 'spell'),
    legends: named(p => p.type === 'legend'),
    champions: named(p => p.type === 'unit' && p.marks.includes('champion')),
    battlefields: named(p => p.type === 'battlefield'),
    hidden: named(p => p.keywords.some(k => k.name === 'hidden')),
  };
};
