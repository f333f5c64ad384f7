/** What the words of cards count that a scenario need not list: runes, cards in hand or trash, points, XP. */

import type { Ability, Filter, Who } from '../../game/state/cards/ability.ts';
import { partsOf, type TermPart, visitParts } from '../../game/state/cards/walk.ts';
import type { Print } from '../../game/state/things.ts';
import { knownOf } from '../../known.ts';
import type { Specified } from '../board/board.ts';

/** What an ability counts, and whose: of its own controller, of the others, or of anyone. */
export interface Counted {
  readonly what: Specified;
  readonly whose: 'own' | 'others' | 'anyone';
}

/** Of all its abilities, each once. */
export const countedBy = knownOf((print: Print): readonly Counted[] => countedIn(print.abilities));

/** Of these abilities alone, each once, in the order of the text. */
export const countedIn = (abilities: readonly Ability[]): readonly Counted[] => {
  const all = partsOf(abilities).flatMap(countedByTerm);
  return all.filter((one, i) => all.findIndex(other => other.what === one.what && other.whose === one.whose) === i);
};

/**
 * Besides, hands that it looks into though they need not be its controller's own, and runes that it does anything with but make them
 * ready, or more: whatever is chosen, it may come to something else with other cards or runes.
 */
export const consultedBy = knownOf((print: Print): readonly Counted[] => {
  const looked: Counted[] = [...countedBy(print)];
  visitParts(print.abilities, part => {
    if (part.do === 'ready' || part.do === 'channel') return undefined;
    looked.push(...consultedByTerm(part));
    return Object.values(part);
  });
  return looked;
});

const consultedByTerm = (part: TermPart): readonly Counted[] => {
  if (isFilter(part) && part.types.includes('rune')) return [{ what: 'runes', whose: whoseBySide(part.side) }];
  const isOfHand = part.kind === 'zone' && part.zone === 'hand' && part.of !== 'you';
  return isOfHand ? [{ what: 'hand', whose: whoseOf(part.of) }] : [];
};

/** What a term counts itself, without the terms within it. */
const countedByTerm = (part: TermPart): readonly Counted[] => {
  if (part.kind === 'points' || part.kind === 'xp') return [{ what: part.kind, whose: whoseOf(part.who) }];
  // Level counts the XP of the controller (`keyword.level`).
  if (part.keyword === 'level') return [{ what: 'xp', whose: 'own' }];
  if (part.do === 'add chosen legend') return [{ what: 'legends', whose: 'own' }];
  if (part.kind === 'cards in hand') return [{ what: 'hand', whose: whoseOf(part.who) }];
  if (COUNTING.has(part.kind) && part.among === undefined) return countedOf(part.what, undefined);
  if (part.is === 'exists') return countedOf(part.filter, undefined);
  if (part.is === 'controls') return countedOf(part.what, whoseOf(part.who));
  if (part.is === 'near victory') return [{ what: 'points', whose: whoseOf(part.who) }];
  if (part.is !== 'outdoes') return [];
  if (part.of === 'points' || part.of === 'xp') return [{ what: part.of, whose: 'anyone' }];
  if (part.of === 'cards in hand') return [{ what: 'hand', whose: 'anyone' }];
  return countedOf(part.of, 'anyone');
};

const COUNTING: ReadonlySet<unknown> = new Set(['count', 'highest', 'lowest', 'total', 'different', 'tags among']);

const whoseBySide = (side: Filter['side']): Counted['whose'] => {
  if (side === undefined) return 'anyone';
  return side === 'enemy' || side === 'not yours' ? 'others' : 'own';
};

/** Of a filter, where it is of something that a scenario need not list. */
const countedOf = (filter: unknown, whose: Counted['whose'] | undefined): readonly Counted[] => {
  if (!isFilter(filter)) return [];
  const { types, where, side } = filter;

  if (types.includes('rune')) return [{ what: 'runes', whose: whose ?? whoseBySide(side) }];
  if (where?.kind !== 'zone' || (where.zone !== 'hand' && where.zone !== 'trash')) return [];
  return [{ what: where.zone, whose: where.of === 'any' ? 'anyone' : whoseOf(where.of) }];
};

const isFilter = (part: unknown): part is Filter =>
  typeof part === 'object' && part !== null && 'types' in part && Array.isArray(part.types);

const whoseOf = (who: unknown): Counted['whose'] => OWN_AND_OTHERS.get(who) ?? 'anyone';

const OWN_AND_OTHERS: ReadonlyMap<unknown, Counted['whose']> = new Map<Who, Counted['whose']>([
  ['you', 'own'],
  ['opponents', 'others'],
  ['an opponent', 'others'],
  ['each other player', 'others'],
]);
