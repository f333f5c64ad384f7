/** The library's cards by what random boards need them for. */
import type { Print } from '../../../../engine/game/state/state.ts';
import { cardsOf } from '../../../../engine/scenario/names/cards.ts';
import { allCards, cardNamed } from '../../../../rules-db/cards.ts';

export const CARDS = cardsOf([], name => cardNamed(name)?.tree);

const PRINTS: readonly Print[] = allCards().flatMap(({ name }) => CARDS.print(name) ?? []);
const named = (fits: (p: Print) => boolean): readonly string[] =>
  PRINTS.filter(p => !p.marks.includes('token') && p.type !== 'rune' && fits(p)).map(p => p.name);

export const UNITS = named(p => p.type === 'unit');
export const GEAR = named(p => p.type === 'gear');
export const EQUIPMENT = named(p => p.type === 'gear' && p.marks.includes('equipment'));
export const SPELLS = named(p => p.type === 'spell');
export const LEGENDS = named(p => p.type === 'legend');
export const CHAMPIONS = named(p => p.type === 'unit' && p.marks.includes('champion'));
export const BATTLEFIELDS = named(p => p.type === 'battlefield');
export const HIDDEN = named(p => p.keywords.some(k => k.name === 'hidden'));
